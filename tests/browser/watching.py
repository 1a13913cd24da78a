"""Looking on while games are played in browsers: until when, and what reaches whom."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.player import LOOK, Player


def is_over(page: Page) -> bool:
    return page.locator("h1#winner").count() > 0


def play_out(players: Sequence[Player], seconds: float = 1500) -> None:
    """Everybody answers in turn until everybody sees who has won."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        busy = [player.answer() for player in players]
        if not any(busy):
            if all(is_over(player.page) for player in players):
                return
            players[0].page.wait_for_timeout(40)
    raise AssertionError(f"the game did not end: {[player.answered for player in players]}")


def play_a_season(players: Sequence[Player], callers: Sequence[Player] = (), seconds: float = 1500) -> None:
    """Everybody answers in turn until all who have a page have planned and are asked to plan again."""
    until = time.monotonic() + seconds
    for player in players:
        player.once = "plan"
    while time.monotonic() < until:
        busy = [player.answer() for player in (*players, *callers)]
        if not any(busy):
            if all(_plans_again(player) for player in players):
                for player in players:
                    player.once = ""
                return
            players[0].page.wait_for_timeout(40)
    raise AssertionError(f"the season did not end: {[player.answered for player in players]}")


def _plans_again(player: Player) -> bool:
    return "plan" in player.answered and player.page.evaluate(LOOK)["plan"] > 0


class Traffic:
    """All that reaches a page over its sockets and calls."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", lambda ws: ws.on("framereceived", lambda data: self.frames.append(str(data))))
        page.on("response", self._response)

    def _response(self, response: Any) -> None:
        if "/api/" in response.url and response.ok:
            self.frames.append(response.text())

    def boards(self) -> list[tuple[int, dict[str, Any]]]:
        """The seat and the board of each update."""
        updates = [json.loads(frame) for frame in self.frames if '"view":{' in frame]
        return [(update["view"]["seat"], update["view"]["board"]) for update in updates if update.get("view")]
