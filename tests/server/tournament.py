"""Tournaments for tests, at the server's heart: the toy game, and a clock that the test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import structlog

from bakufu.bots import registry as bots
from bakufu.server.people.persons import PeopleStore
from bakufu.server.people.sessions import SignedIn, signed_in
from bakufu.server.storage import db
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.table import Table
from bakufu.server.tournaments import acts, entering, opening
from bakufu.server.tournaments.entering import Asker
from bakufu.server.tournaments.infos import page_of
from bakufu.server.tournaments.messages import (
    CreateTournament,
    DirectorActs,
    EnterTournament,
    TournamentPage,
)
from bakufu.server.tournaments.rows import RoundTable, Tournament
from bakufu.server.tournaments.schedule import Schedule
from bakufu.server.tournaments.service import Tournaments
from bakufu.server.tournaments.store import TournamentStore
from tests.server.persons import somebody

PEOPLE = ["Aya", "Ben", "Cho", "Dai", "Emi", "Fuyu", "Goro", "Hana", "Iku", "Jun", "Kei", "Mio"]
START = 1_800_000_000.0


class Clock:
    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> float:
        return self.at


class Arena:
    """What one server process has of tournaments, with one tournament of guests."""

    def __init__(self, store: TableStore, clock: Clock) -> None:
        self.tables = store
        self.clock = clock
        service = Tournaments(store, structlog.get_logger("test"))
        self.store: TournamentStore = service.store
        self.schedule: Schedule = service.schedule
        self.people = PeopleStore(store.engine, clock)
        self.id = self.director = self.invite = ""
        self.tokens: dict[int, str] = {}
        self.rng = Random(1)

    async def open(self, entrants: int = 0, **wish: Any) -> None:
        made = await opening.create(self.store, self.tables, CreateTournament(**{**_WISH, **wish}), None)
        assert made.director_token is not None
        self.id, self.director, self.invite = made.info.id, made.director_token, made.invite
        for name in PEOPLE[:entrants]:
            await self.enter(name)

    async def enter(self, name: str, token: str | None = None, **more: Any) -> int:
        wish = EnterTournament(**{"name": name, "invite": self.invite, **more})
        entered = await entering.enter(self.store, self.id, wish, Asker(None, token))
        if entered.token is not None:
            self.tokens[entered.entrant] = entered.token
        return entered.entrant

    async def person(self, name: str) -> SignedIn:
        who = await somebody(self.people, name)
        return await signed_in(self.people, who.token)

    async def act(self, action: str, token: str | None = None, **more: Any) -> None:
        wish = {"round": (await self.now()).row.round, **more}
        asker = Asker(None, token or self.director)
        await acts.Director(self.schedule, self.id, DirectorActs(action=action, **wish), asker).act()  # type: ignore[arg-type]

    async def now(self) -> Tournament:
        return await self.store.load(self.id)

    async def page(self, token: str | None = None) -> TournamentPage:
        tournament = await self.now()
        you = entering.you(tournament, Asker(None, token))
        return page_of(tournament, await self.store.log(self.id), you)

    async def log(self) -> list[str]:
        return [line.kind for line in await self.store.log(self.id)]

    async def wait(self, seconds: float) -> None:
        """Let time pass, and the schedule do what is due then."""
        self.clock.at += seconds
        for due in await self.store.due():
            await self.schedule.advance(due)

    # At the tables

    async def playing(self) -> list[RoundTable]:
        return (await self.now()).still_playing()

    async def seat(self, entrant: int, table_id: str) -> tuple[int, str]:
        """The seat of an entrant, opened with what is theirs."""
        asker = Asker(None, self.tokens[entrant])
        found = await entering.own_seat(self.store, self.tables, self.id, table_id, asker)
        return found.seat, found.token

    async def come(self) -> None:
        """Everybody opens their seat."""
        now = await self.now()
        for held in now.seats_of(now.row.round):
            if held.seat is not None and held.entrant in self.tokens:
                table = next(one for one in now.tables_of(held.round) if one.number == held.number)
                await self.seat(held.entrant, table.table_id)

    async def play_round(self) -> None:
        """All games of the round to their end: guests and bots move at random."""
        for table in await self.playing():
            await play(self.tables, table.table_id, self.rng)


_WISH: dict[str, Any] = {"name": "Spring cup", "game": "dojo", "rounds": 2, "wanted": 2, "bot": "random"}


async def play(store: TableStore, table_id: str, rng: Random, most: int = 10_000) -> None:
    """Random moves for whoever owes one, as the bot of that seat, until the game is over."""
    for number in range(most):
        table = await store.get(table_id)
        if table.status != "playing":
            return
        seat = rng.choice(table.to_act())
        assert table.session is not None
        move = rng.choice(table.session.game.legal(table.session.state, seat))

        def change(fork: Table, seat: int = seat, move: int = move, number: int = number) -> None:
            fork.command("run", seat, [move], f"r{number}", store.now())

        await store.transaction(table_id, change)


@asynccontextmanager
async def arena(database: str, clock: Clock | None = None) -> AsyncIterator[Arena]:
    clock = clock or Clock()
    store = TableStore(db.open_engine(database), bots.bots, clock)
    try:
        yield Arena(store, clock)
    finally:
        await store.close()
