"""Secrecy on the wire: whatever reaches a viewer is the same, byte for byte and in the same order, whatever
the others plan in secret and however they enter it.

The same game is played twice with the same secret and entropy. Only what the viewer must not know differs: in
one evening another seat hands in its plan at once, in the other it enters a different plan card by card and
takes cards back on the way. Everything that the viewer gets until the plans are shown is recorded: frames,
bodies, headers, errors, exports, of every call that there is.
"""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from bakufu.engine import registry
from bakufu.engine.game import View
from bakufu.server.bots.worker import decide
from bakufu.server.http.routes import ENDPOINTS
from bakufu.server.tables.broadcast import Broadcaster
from bakufu.server.tables.table import Table
from tests.server.running import RemoteTable, Running, bearer, running

PLANNERS = (1, 2)  # the seats that plan while seat 0 and a spectator look on
SLOTS = 14  # moments at which something is done
LOOKS = (0, 6, 13)  # of these, those after which the viewers ask everything that they can ask
IGNORED_HEADERS = ("date", "x-request-id")  # of no meaning
COMPANY = {"presence": True, "table_events": 0}  # what a page asks for besides
EVERYBODY_HERE = re.compile(rb'"presence".*"seat":0,"where":"here".*"spectators":1').search
MINUTES = 600.0  # that advice may take on a busy machine: a refusal would tell two evenings apart


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class Clock:
    def __init__(self) -> None:
        self.seconds = 1_800_000_000.0

    def __call__(self) -> float:
        return self.seconds


class Tap:
    """Everything that reaches one viewer, over a socket and over HTTP."""

    def __init__(self, server: Running, table: RemoteTable, seat: int | None) -> None:
        self.server = server
        self.table = table
        self.token = None if seat is None else table.tokens[seat]
        self.heard: list[bytes] = []
        self.frames = 0

    async def listen(self) -> None:
        async with self.server.socket(
            {"type": "hello", "table": self.table.id, "token": self.token, "beats": True, **COMPANY},
            max_queue=None,
        ) as socket:
            while True:
                frame = await socket.connection.recv()
                self.heard.append(frame.encode() if isinstance(frame, str) else frame)
                self.frames += 1

    async def listen_to_the_lobby(self) -> None:
        async with self.server.socket({"type": "lobby"}, max_queue=None) as socket:
            while True:
                frame = await socket.connection.recv()
                self.heard.append(frame.encode() if isinstance(frame, str) else frame)

    async def look(self) -> None:
        """Ask everything that can be asked, and some things that are refused."""
        for endpoint in ENDPOINTS:
            if endpoint.method == "GET":
                await self.call("GET", endpoint.path.replace("{table}", self.table.id))
        path = self.table.path
        await self.call("GET", "/api/tables?status=playing")
        await self.call("GET", path + "/view?seen=3&events=2")
        await self.call("GET", path + "/replay?beats=1")
        await self.call("POST", path + "/moves", {"id": "x", "seen": 10_000, "moves": [0]})
        await self.call("POST", path + "/moves", {"id": "x", "seen": 0, "moves": [99_999]})
        await self.call("POST", path + "/undo", {"id": "x", "seen": 10_000})
        await self.call("GET", "/metrics")

    async def call(self, method: str, path: str, body: Any = None) -> None:
        answer = await self.server.http.request(method, path, json=body, headers=bearer(self.token))
        assert answer.status_code < 500, answer.text
        headers = [item for item in answer.headers.multi_items() if item[0] not in IGNORED_HEADERS]
        content = answer.content
        own_port = str(self.server.http.base_url.port).encode()  # a new one each evening
        for before in (b"--port ", b"http://localhost:"):  # the command for the host, where passkeys work
            content = content.replace(before + own_port, before + b"8000")
        content = re.sub(rb'"push_key":"[\w-]+"', b'"push_key":""', content)  # every database has its own
        self.heard.append(repr((method, path, answer.status_code, headers)).encode() + content)


async def all_there(taps: Sequence[Tap]) -> None:
    """Until each has been told that the others are there: how many messages that took is no secret."""
    for tap in taps:
        while not (any(map(EVERYBODY_HERE, tap.heard)) and any(b'"view"' in frame for frame in tap.heard)):
            await asyncio.sleep(0.02)
    for tap in taps:
        tap.heard.clear()


async def settled(*taps: Tap) -> None:
    """Until nothing more comes."""
    before = -1
    while before != (before := sum(tap.frames for tap in taps)):
        await asyncio.sleep(0.05)


async def told_of_the_present(server: Running, lobby: Tap) -> None:
    """Until who watches the lobby has heard how it is now; it looks by itself once a second."""
    while not lobby.heard:
        await asyncio.sleep(0.05)
    await server.context.lobby.refresh()
    before = -1
    while before != (before := len(lobby.heard)):
        await asyncio.sleep(0.3)


async def play_evening(
    database: str,
    monkeypatch: pytest.MonkeyPatch,
    sneaky: bool,
    planners: tuple[int, ...],
    look: bool,
    game: str,
) -> dict[str, list[bytes]]:
    """What each viewer got, from the start of planning until just before the plans are shown."""
    ids = iter(f"{letter}" * 10 for letter in "abcdefgh")
    tokens = iter(f"token-{number:026}" for number in range(100))
    monkeypatch.setattr("bakufu.server.tables.lobby.new_table_id", lambda: next(ids))
    for module in ("lobby", "history"):
        monkeypatch.setattr(f"bakufu.server.tables.{module}.new_token", lambda: next(tokens))
    monkeypatch.setattr("secrets.token_bytes", lambda n: b"\x07" * n)
    monkeypatch.setattr("bakufu.server.bots.advice.ANSWER_WITHIN", MINUTES)
    clock = Clock()
    async with running(database, metrics_token="the host's", bot_seconds=MINUTES) as server:
        server.context.store.now = clock
        table = await server.table(pace="days", game=game)
        await table.play_on(lambda update: len(update["view"]["to_act"]) == 3)
        taps = {"seat 0": Tap(server, table, 0), "spectator": Tap(server, table, None)}
        listening = [asyncio.create_task(tap.listen()) for tap in taps.values()]
        await all_there(list(taps.values()))
        lobby = Tap(server, table, None)
        listening.append(asyncio.create_task(lobby.listen_to_the_lobby()))
        for seat in planners:
            first, last = await plans(table, seat, game)
            assert first != last
            steps = card_by_card(table, seat, last) if sneaky else at_once(table, seat, first)
            for slot in range(SLOTS):
                clock.seconds += 60
                for step in steps[slot]:
                    await step()
                await settled(*taps.values())
                for tap in taps.values() if look and slot in LOOKS else ():
                    await tap.look()
        await told_of_the_present(server, lobby)
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        assert all(tap.frames >= 1 + len(planners) for tap in taps.values()), "they must see who is ready"
    # How often the lobby looked depends on the machine; what it told does not.
    return {**{name: tap.heard for name, tap in taps.items()}, "lobby": lobby.heard[-1:]}


async def plans(table: RemoteTable, seat: int, game: str) -> tuple[list[int], list[int]]:
    """Two whole plans for this seat, the second of several moves."""
    view = (await table.view(seat))["view"]
    data = msgspec.json.encode(msgspec.convert(view, View))
    first, *others = [decide(game, "random", data, seed) for seed in range(40)]
    return first, next(plan for plan in others if plan != first and len(plan) > 3)


Steps = list[list[Callable[[], Any]]]


def at_once(table: RemoteTable, seat: int, plan: list[int]) -> Steps:
    steps: Steps = [[] for _ in range(SLOTS)]
    steps[-1].append(lambda: table.move(seat, plan))
    return steps


def card_by_card(table: RemoteTable, seat: int, plan: list[int]) -> Steps:
    """A card a slot; every third is taken back and placed again; notes are written, nonsense is tried."""
    steps: Steps = [[] for _ in range(SLOTS)]
    assert len(plan) <= SLOTS
    for number, move in enumerate(plan):
        slot = SLOTS - 1 if number == len(plan) - 1 else number

        async def place(move: int = move) -> None:
            await table.move(seat, [move])

        async def take_back() -> None:
            await table.undo(seat)

        async def scribble(number: int = number) -> None:
            text = {"text": f"card {number}"}
            await table.running.ask("PUT", table.path + "/notes", table.tokens[seat], text)
            body = {"id": f"bad {number}", "seen": 0, "moves": [99_999]}
            await table.running.refused("POST", table.path + "/moves", table.tokens[seat], body)
            seen = (await table.view(seat))["seq"]
            draft = {"seen": seen, "moves": plan[number:]}
            await table.running.ask("PUT", table.path + "/draft", table.tokens[seat], draft)

        steps[slot].append(place)
        if number % 3 == 0 and number < len(plan) - 1:
            steps[slot] += [take_back, place, scribble]
    return steps


def difference(one: list[bytes], other: list[bytes]) -> str:
    """What can be told apart, in short; empty when nothing can."""
    for place, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            return f"message {place}: {a[max(0, at - 60) : at + 60]!r} and {b[max(0, at - 60) : at + 60]!r}"
    return "" if len(one) == len(other) else f"{len(one)} messages and {len(other)}"


async def compared(
    one: str,
    other: str,
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[], None] | None = None,
    game: str = "shogun",
) -> dict[str, str]:
    planners: tuple[int, ...] = PLANNERS
    look = True
    if plant is not None:
        plant()
        planners, look = PLANNERS[:1], False
    honest = await play_evening(one, monkeypatch, False, planners, look, game)
    sneaky = await play_evening(other, monkeypatch, True, planners, look, game)
    return {who: found for who in honest if (found := difference(honest[who], sneaky[who]))}


@pytest.fixture
def two(database: str, tmp_path: Any) -> tuple[str, str]:
    """Two databases: the one of this test, and a copy of it."""
    file = database.removeprefix("sqlite:///")
    shutil.copy(file, tmp_path / "second.db")
    return database, f"sqlite:///{tmp_path / 'second.db'}"


@pytest.mark.parametrize("game", registry.games())
async def test_nobody_can_tell_what_others_plan_or_how(
    game: str, two: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await compared(*two, monkeypatch, game=game) == {}


async def test_a_message_too_many_would_be_noticed(
    two: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: watchers are told of every change, also of those that they cannot see."""
    found = await compared(
        *two,
        monkeypatch,
        lambda: monkeypatch.setattr(Broadcaster, "is_behind", lambda self, watcher, loaded: True),
    )
    assert {"seat 0", "spectator"} <= set(found)


async def test_a_number_that_counts_private_moves_would_be_noticed(
    two: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: spectators are told the number of the table's whole history."""
    honest = Table.update_for

    def leaky(self: Any, viewer: Any, *rest: Any) -> Any:
        update = honest(self, viewer, *rest)
        return update if viewer is not None else msgspec.structs.replace(update, seq=self.row.seq)

    found = await compared(*two, monkeypatch, lambda: monkeypatch.setattr(Table, "update_for", leaky))
    assert set(found) == {"spectator"}
