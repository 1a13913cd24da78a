"""Positions that no recorded game reaches: the engine answers the page in the server's place.

The table itself is a real one of the server; what it shows of the game, and what becomes of a move, comes
from a position of the engine instead, over the page's own socket.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from bakufu.games.ikusa import GAME
from tests.browser.conftest import House
from tests.games.ikusa.table import Table


class EngineTable:
    """Ikusa on one page: a seat of a table, standing where the test wants it."""

    def __init__(self, page: Page, house: House, position: Table, seat: int) -> None:
        self.position, self.seat = position, seat
        self.moves: list[list[Any]] = []  # those that the page sent
        self._update: dict[str, Any] = {}
        players = GAME.view(position.state, seat).players
        table, tokens = house.table(humans=players, players=players, game="ikusa")
        page.route_web_socket(lambda url: url.endswith("/ws"), self._connect)
        page.goto(f"{house.address}/#/t/{table}/seat/{tokens[seat]}")
        page.wait_for_selector("#decision .stamp")

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: self._from_server(socket, str(message)))
        socket.on_message(lambda message: self._from_page(socket, server, str(message)))

    def _from_server(self, socket: WebSocketRoute, message: str) -> None:
        told = json.loads(message)
        if told["type"] == "update" and told["view"] is not None:
            self._update = told
            self._show(socket)
        else:
            socket.send(message)

    def _from_page(self, socket: WebSocketRoute, server: WebSocketRoute, message: str) -> None:
        asked = json.loads(message)
        if asked["type"] != "moves":
            server.send(message)
            return
        for move in asked["moves"]:
            self.moves.append(GAME.moves.decode(move))
            assert GAME.why_not(self.position.state, self.seat, move) is None
            GAME.apply(self.position.state, self.seat, move, self.position.chance, self.position.log)
        self._update["seq"] += 1
        socket.send(
            json.dumps({"type": "ack", "id": asked["id"], "seq": self._update["seq"], "repeated": False})
        )
        self._show(socket)

    def _show(self, socket: WebSocketRoute) -> None:
        view = msgspec.to_builtins(GAME.view(self.position.state, self.seat))
        socket.send(json.dumps({**self._update, "view": view, "events": [], "events_from": 0, "undo": False}))
