"""Secrecy on the wire over whole games.

Two ways to look. A game of every kind is played twice, with the same secret answers entered in different ways
and free moves that are taken back again: everything that reaches the viewers must be the same, message by
message. And at moments of other games of Shogun the others' hidden cards are dealt anew: then everything that
can be asked must be answered with the same bytes (`test_leaks_every_game` does so for all games).
"""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest
import structlog

from bakufu.engine import registry
from bakufu.engine.errors import Refused
from bakufu.engine.fair import TableChance
from bakufu.engine.session import Session
from bakufu.engine.views import Viewer, viewers
from bakufu.games.shogun import GAME
from bakufu.games.shogun.stages import STAGE_ACTIONS, STAGE_ORDER, STAGE_PLANNING, STAGE_WINTER
from bakufu.games.shogun.tables import PROVINCES
from bakufu.server import logs
from bakufu.server.bots.worker import decide
from bakufu.server.protocol import Moves, Undo
from bakufu.server.tables import chat, commands, drafts, history, lobby
from tests.leaks import secrets
from tests.server.running import RemoteTable, Running, running
from tests.server.test_leaks import Clock, Tap, difference
from tools.fuzz import plan_of

LOOKS = 3  # times at which everybody asks everything
STEPS_MOST = 400  # answers in a game; most games of Shogun have fewer
SAID, NOTED = "tonight we march on the capital", "never trust seat one"
SECRET = b"\x07" * 32
GAME_NUMBER = 3  # a random game in which winter asks something


@pytest.fixture
def two(
    kind: str, database: str, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[tuple[str, str]]:
    """Two databases of the same kind."""
    if kind == "sqlite":
        shutil.copy(database.removeprefix("sqlite:///"), tmp_path / "second.db")
        yield database, f"sqlite:///{tmp_path / 'second.db'}"
    else:
        postgres = request.getfixturevalue("postgres")
        yield database, postgres.create("second", template="upgraded")
        postgres.drop("second")


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both evenings have the same secret of the draws."""
    monkeypatch.setattr("secrets.token_bytes", lambda n: SECRET[:n])


@pytest.fixture
def logged(tmp_path: Path) -> Iterator[Path]:
    """The log says everything that it can, to this file."""
    before = logging.getLogger().handlers[:]
    logs.configure("debug")
    path = tmp_path / "log"
    with path.open("w", encoding="utf-8") as file:
        structlog.configure(
            logger_factory=structlog.WriteLoggerFactory(file), cache_logger_on_first_use=False
        )
        yield path
        structlog.reset_defaults()
    logging.getLogger().handlers = before


def with_known_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same ids and tokens from now on."""
    ids = iter(letter * 10 for letter in "abcdefgh")
    tokens = iter(f"token-{number:026}" for number in range(100))
    monkeypatch.setattr("bakufu.server.tables.lobby.new_table_id", lambda: next(ids))
    monkeypatch.setattr("bakufu.server.tables.lobby.new_token", lambda: next(tokens))


# -- a whole game, entered in two ways -----------------------------------------------------------------


class Listener(Tap):
    """A tap that knows how far it has heard."""

    seq = -1

    async def listen(self) -> None:
        hello = {"type": "hello", "table": self.table.id, "token": self.token, "beats": True}
        async with self.server.socket(hello, max_queue=None, max_size=None) as socket:
            while True:
                frame = await socket.connection.recv()
                self.heard.append(frame.encode() if isinstance(frame, str) else frame)
                message = json.loads(frame)
                if message["type"] == "update":
                    self.seq = message["seq"]


class Evening:
    def __init__(self, server: Running, table: RemoteTable, sneaky: bool) -> None:
        self.store = server.context.store
        self.table = table
        self.sneaky = sneaky
        self.rng = Random(11)  # of the decisions that everybody sees
        self.commands = 0
        self.steps = 0
        self.secret_steps = 0
        self.out_of_turn_moves = 0

    async def do(self, seat: int, moves: list[int]) -> None:
        loaded = await self.store.get(self.table.id)
        self.commands += 1
        command = Moves(id=f"c{self.commands}", seen=loaded.seqs[seat], moves=moves)
        await commands.command(self.store, self.table.id, self.table.tokens[seat], command)

    async def undo(self, seat: int) -> None:
        loaded = await self.store.get(self.table.id)
        self.commands += 1
        command = Undo(id=f"c{self.commands}", seen=loaded.seqs[seat])
        await commands.command(self.store, self.table.id, self.table.tokens[seat], command)

    async def session(self) -> Session:
        found = (await self.store.get(self.table.id)).session
        assert found is not None
        return found

    async def run_of(self, seat: int) -> list[int]:
        """What this seat answers; the same in both evenings."""
        session = await self.session()
        seed = 1000 * self.secret_steps + seat
        return decide(session.game.id, "random", msgspec.json.encode(session.view(seat)), seed)

    async def answer_in_secret(self, seats: list[int]) -> None:
        """The others while seat 0 looks on, then seat 0. Who is ready first is for all to see."""
        self.secret_steps += 1
        others = [seat for seat in seats if seat != 0]
        if 0 not in seats:  # the last of them is seen by everybody
            others.pop()
        runs = {seat: await self.run_of(seat) for seat in others}
        if self.sneaky:
            for seat in reversed(others):
                for number, move in enumerate(runs[seat][:-1]):
                    await self.place(seat, number, move, runs[seat])
        for seat in others:
            await self.do(seat, runs[seat][-1:] if self.sneaky else runs[seat])

    async def place(self, seat: int, number: int, move: int, run: list[int]) -> None:
        """A move of the run; first another one, a draft, notes and a wrong move, now and then."""
        session = await self.session()
        legal = session.game.legal(session.state, seat)
        if number % 3 == 0:
            if seat in played_on(session, seat, legal[0]).to_act():
                await self.do(seat, legal[:1])
                await self.undo(seat)
            seen = (await self.store.get(self.table.id)).seqs[seat]
            token = self.table.tokens[seat]
            await drafts.save(self.store, self.table.id, token, seen, run[number:])
            await chat.write_notes(self.store, self.table.id, token, f"{NOTED} {number} {self.steps}")
            with pytest.raises(Refused):
                await self.do(seat, [99_999])
        await self.do(seat, [move])

    async def give_an_order_and_take_it_back(self) -> None:
        """A free move of somebody else, which nobody else may notice."""
        session = await self.session()
        for seat in (1, 2):
            free = session.game.out_of_turn_moves(session.state, seat)
            if free:
                await self.do(seat, [Random(self.steps).choice(free)])
                await self.undo(seat)
                self.out_of_turn_moves += 1

    async def step(self) -> None:
        self.steps += 1
        session = await self.session()
        if self.sneaky and self.steps % 4 == 0:
            await self.give_an_order_and_take_it_back()
        seats = session.to_act()
        if len(seats) > 1:
            await self.answer_in_secret(seats)
            return
        await self.do(seats[0], [self.rng.choice(session.game.legal(session.state, seats[0]))])


def played_on(session: Session, seat: int, move: int) -> Session:
    after = session.fork()
    after.apply_run(seat, move)
    return after


async def heard(evening: Evening, listeners: list[Listener]) -> None:
    """Until everybody has heard what they may hear."""
    loaded = await evening.store.get(evening.table.id)
    async with asyncio.timeout(120):
        for listener, viewer in zip(listeners, (0, None), strict=True):
            while listener.seq != loaded.seqs[loaded.viewer_index(viewer)]:
                await asyncio.sleep(0.001)


async def played(
    database: str, monkeypatch: pytest.MonkeyPatch, sneaky: bool, game: str
) -> tuple[dict[str, list[bytes]], Evening]:
    """What each viewer got in a whole game, or in its first part."""
    with_known_names(monkeypatch)
    clock = Clock()
    async with running(database, metrics_token="the host's") as server:
        server.context.store.now = clock
        options = {"setup": "fixed"} if game == GAME.id else {}
        table = await server.table(game=game, options=options)
        other = await server.table()
        evening = Evening(server, table, sneaky)
        listeners = [Listener(server, table, 0), Listener(server, table, None)]
        strangers = [Tap(server, table, None), Tap(server, table, None)]
        strangers[0].token, strangers[1].token = other.tokens[0], table.host
        tasks = [asyncio.create_task(listener.listen()) for listener in listeners]
        while (await evening.store.get(table.id)).status == "playing" and evening.steps < STEPS_MOST:
            await heard(evening, listeners)
            if evening.steps % (STEPS_MOST // LOOKS) == 7:
                await chat.add_line(evening.store, table.id, table.tokens[1], SAID)
                for tap in [*listeners, *strangers]:
                    await tap.look()
            await evening.step()
        await heard(evening, listeners)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    names = ("seat 0", "spectator", "token of another table", "host")
    return {name: tap.heard for name, tap in zip(names, [*listeners, *strangers], strict=True)}, evening


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", registry.games())
async def test_what_anybody_gets_in_a_game_does_not_depend_on_how_others_answer_in_secret(
    game: str, two: tuple[str, str], monkeypatch: pytest.MonkeyPatch, logged: Path
) -> None:
    """Count, order, numbers and bytes of the messages; and the log of it all tells nothing either."""
    honest, _ = await played(two[0], monkeypatch, False, game)
    sneaky, evening = await played(two[1], monkeypatch, True, game)
    assert {who: found for who in honest if (found := difference(honest[who], sneaky[who]))} == {}
    assert len(honest["spectator"]) > 100 and evening.secret_steps > 5
    assert evening.out_of_turn_moves or game == GAME.id  # which has no free moves
    assert not any(b'"legal"' in answers for answers in honest["token of another table"])
    log = logged.read_text(encoding="utf-8")
    assert log.count("\n") > 100
    words = [SAID, NOTED, "token-", SECRET.hex(), *(f'"{name}"' for name in PROVINCES)]
    assert [word for word in words if word in log] == []


# -- other cards in the same places --------------------------------------------------------------------


def moments(number: int, share: float) -> Iterator[Session]:
    """A random game at some of its moments, of every kind."""
    plan = plan_of(GAME, 1600, number)
    rng = plan.choices()
    chance = TableChance(SECRET, plan.players)
    session = Session.start(GAME, plan.players, plan.options, "ABCDE"[: plan.players], chance)
    seen: set[int] = set()
    while acting := session.to_act():
        stage = session.state.stage
        winter = stage == STAGE_WINTER  # hardly anything is decided then
        if stage not in seen or rng.random() < (0.5 if winter else share):
            seen.add(stage)
            yield session
        seat = rng.choice(acting)
        session.apply_run(seat, rng.choice(GAME.legal(session.state, seat)))


@asynccontextmanager
async def import_session(
    server: Running, session: Session, name: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[RemoteTable]:
    """A table at which this game goes on."""
    monkeypatch.setattr(history, "new_table_id", lambda: name)
    monkeypatch.setattr(history, "new_token", lambda: f"invitation of {name}")
    tokens = [f"token-{seat}-of-{name}" for seat in range(session.players)]
    store = server.context.store
    row, seats = history.rows_of(session.record(), Clock()(), f"host of {name}", tokens)
    await store.write(lobby.new_rows(store, row, seats))
    yield RemoteTable(server, name, f"host of {name}", "", tokens, "")
    store.forget(name)


async def everything_sent(server: Running, table: RemoteTable, viewer: Viewer) -> list[bytes]:
    tap = Tap(server, table, viewer)
    async with server.socket(table.hello(viewer, beats=True), max_size=None) as socket:
        frame = await socket.connection.recv()
        tap.heard.append(frame if isinstance(frame, bytes) else frame.encode())
    await tap.look()
    return tap.heard


async def distinguishable(
    two: tuple[str, str], monkeypatch: pytest.MonkeyPatch, share: float, blind: bool = True
) -> tuple[set[int], list[str]]:
    """The stages that were looked at, and where two tables can be told apart that must look alike.

    `blind` False: what is dealt anew is what the viewer must know, the viewer's own cards among them.
    """
    stages: set[int] = set()
    found = []
    names = iter(f"{letter}{other}" * 5 for letter in "abcdefgh" for other in "jkmnpqrs")
    rng = Random(1)
    async with running(two[0], metrics_token="x") as one, running(two[1], metrics_token="x") as other:
        for session in moments(GAME_NUMBER, share):
            stages.add(session.state.stage)
            viewer = rng.choice(viewers(session.players)) if blind else rng.randrange(session.players)
            name, answers = next(names), []
            for server in (one, other):
                chance = TableChance(SECRET, session.players)
                twin = secrets.other_table(session, 0, viewer if blind else None, rng, chance)
                async with import_session(server, twin, name, monkeypatch) as table:
                    answers.append(await everything_sent(server, table, viewer))
            if differs := difference(*answers):
                found.append(f"{GAME.time_label(session.state)}, {viewer}: {differs}")
    return stages, found


async def test_nothing_that_can_be_asked_tells_of_hidden_cards_at_any_stage(
    two: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stages, found = await distinguishable(two, monkeypatch, 0.02)
    assert found == []
    assert {STAGE_PLANNING, STAGE_ORDER, STAGE_ACTIONS, STAGE_WINTER} <= stages


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_cards_that_somebody_may_know_would_be_noticed(
    two: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: the viewer's own cards differ too."""
    _, found = await distinguishable(two, monkeypatch, 0.02, blind=False)
    assert found
