"""The tournaments of a server: read them, and change them, completely or not at all.

A change begins with a claim: it makes version n + 1 of the tournament, and whoever comes second with the same
version starts again from what is there now. So whatever runs by itself happens once, in however many
processes, and a process that is killed in the middle of a change has changed nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace
from sqlalchemy import Table as SqlTable
from sqlalchemy import and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.engine.errors import Refused, safe_repr
from bakufu.server.storage import db
from bakufu.server.storage.notices_schema import notices
from bakufu.server.storage.tournaments_schema import (
    tournament_entrants,
    tournament_log,
    tournament_seats,
    tournament_tables,
    tournaments,
)
from bakufu.server.storage.writes import DATABASE_ERRORS
from bakufu.server.tables.tokens import ID_LENGTH, ID_LETTERS
from bakufu.server.tournaments.rows import (
    EntrantRow,
    LogRow,
    RoundSeat,
    RoundTable,
    Tournament,
    TournamentRow,
)

T = TypeVar("T")
ATTEMPTS = 25
LOG_SHOWN = 200
BY_SCHEDULE = ""
DIRECTOR = "director"
ENTRANT = "entrant"


class Draft:
    """A change of a tournament: `row` is how it will be, and the rest is what is written with it."""

    def __init__(self, before: Tournament, now: float) -> None:
        self.before = before
        self.now = now
        self.row = before.row
        self.columns: dict[str, Any] = {}
        self.writes: list[Any] = []  # statements

    def set(self, **columns: Any) -> None:
        self.row = replace(self.row, **columns)
        self.columns |= columns

    def insert(self, table: SqlTable, rows: Sequence[Mapping[str, Any]]) -> None:
        if rows:
            self.writes.append(insert(table).values(list(rows)))

    def update(self, table: SqlTable, where: Mapping[str, Any], **columns: Any) -> None:
        same = [table.c[name] == value for name, value in where.items()]
        self.writes.append(update(table).where(*same).values(columns))

    def set_entrant(self, number: int, **columns: Any) -> None:
        self.update(tournament_entrants, {"tournament": self.before.id, "number": number}, **columns)

    def note(self, kind: str, actor: str = BY_SCHEDULE, **facts: str | int) -> None:
        """Add a line to the public log."""
        self.set(events=self.row.events + 1)
        line = {"tournament": self.before.id, "number": self.row.events, "kind": kind, "actor": actor}
        self.insert(tournament_log, [{**line, "facts": db.to_json(facts), "at": self.now}])

    def tell(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Note notices, which are sent later."""
        self.insert(notices, rows)

    def __bool__(self) -> bool:
        return bool(self.columns or self.writes)


class TournamentStore:
    def __init__(self, engine: AsyncEngine, now: Callable[[], float]) -> None:
        self.engine = engine
        self.now = now
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def load(self, id: str) -> Tournament:
        async with db.reading(self.engine) as connection:
            found = await connection.execute(select(tournaments).where(tournaments.c.id == check_id(id)))
            row = found.first()
            if row is None:
                raise Refused("tournament-unknown", tournament=safe_repr(id))
            parts: list[Any] = [
                [
                    kind(**one._mapping)
                    for one in await connection.execute(
                        select(table).where(table.c.tournament == id).order_by(*table.primary_key.columns)
                    )
                ]
                for table, kind in (
                    (tournament_entrants, EntrantRow),
                    (tournament_tables, RoundTable),
                    (tournament_seats, RoundSeat),
                )
            ]
        entrants, tables, seats = parts
        return Tournament(row=TournamentRow(**row._mapping), entrants=entrants, tables=tables, seats=seats)

    async def log(self, id: str) -> list[LogRow]:
        """The last lines of the public log, oldest first."""
        number = tournament_log.c.number
        wanted = (
            select(tournament_log)
            .where(tournament_log.c.tournament == id)
            .order_by(number.desc())
            .limit(LOG_SHOWN)
        )
        async with db.reading(self.engine) as connection:
            return [LogRow(**row._mapping) for row in await connection.execute(wanted)][::-1]

    async def create(self, row: TournamentRow) -> None:
        draft = Draft(Tournament(row=row, entrants=[], tables=[], seats=[]), row.created_at)
        draft.note("created", DIRECTOR)
        try:
            async with self.engine.begin() as connection:
                values = {name: getattr(draft.row, name) for name in row.__struct_fields__}
                await connection.execute(insert(tournaments).values(values))
                for write in draft.writes:
                    await connection.execute(write)
        except DATABASE_ERRORS as error:
            raise Refused("database-away") from error

    async def change(self, id: str, change: Callable[[Draft], T]) -> T:
        """Change a tournament. `change` gets a draft, or refuses; it may be called again with a newer one."""
        lock = self._locks.setdefault(id, asyncio.Lock())  # those of this process wait for each other
        async with lock:
            for _ in range(ATTEMPTS):
                draft = Draft(await self.load(id), self.now())
                result = change(draft)
                if not draft or await self.commit(draft):
                    return result
        raise Refused("tournament-busy", tournament=id)

    async def commit(self, draft: Draft) -> bool:
        """Write a draft, completely or not at all; False if another change was faster."""
        row = draft.before.row
        version = {"version": row.version + 1, "events": draft.row.events}
        claim = update(tournaments).where(tournaments.c.id == row.id, tournaments.c.version == row.version)
        try:
            async with self.engine.begin() as connection:
                claimed = await connection.execute(claim.values({**draft.columns, **version}))
                if claimed.rowcount != 1:
                    return False
                for write in draft.writes:
                    await connection.execute(write)
        except IntegrityError:
            raise  # it breaks a rule of the schema: the caller knows which
        except DATABASE_ERRORS as error:
            raise Refused("database-away") from error
        return True

    # Many

    async def listed(
        self, game: str | None, over: bool, page: int, limit: int
    ) -> list[tuple[TournamentRow, int]]:
        """The open tournaments that are to come or run, or those that are over, with their entrants."""
        done = tournaments.c.status.in_(("finished", "called_off"))
        wanted = (
            select(tournaments)
            .where(tournaments.c.visibility == "open", done if over else ~done)
            .order_by(tournaments.c.created_at.desc(), tournaments.c.id)
            .limit(limit)
            .offset(page * limit)
        )
        if game is not None:
            wanted = wanted.where(tournaments.c.game == game)
        async with db.reading(self.engine) as connection:
            rows = [TournamentRow(**row._mapping) for row in await connection.execute(wanted)]
            entrants = tournament_entrants.c
            counts = await connection.execute(
                select(entrants.tournament, func.count())
                .where(entrants.tournament.in_([row.id for row in rows]), entrants.status == "in")
                .group_by(entrants.tournament)
            )
            known = {row[0]: row[1] for row in counts}
        return [(row, known.get(row.id, 0)) for row in rows]

    async def due(self) -> list[str]:
        """The tournaments at which something is to be done: a time has come, or a round is over."""
        playing = (
            select(tournament_tables.c.table_id)
            .where(tournament_tables.c.tournament == tournaments.c.id)
            .where(tournament_tables.c.round == tournaments.c.round, tournament_tables.c.status == "playing")
            .exists()
        )
        is_over = and_(tournaments.c.status == "running", tournaments.c.next_at.is_(None), ~playing)
        open_ones = tournaments.c.status.in_(("announced", "open", "running"))
        wanted = select(tournaments.c.id).where(open_ones, (tournaments.c.wake_at <= self.now()) | is_over)
        async with db.reading(self.engine) as connection:
            return [row.id for row in await connection.execute(wanted.order_by(tournaments.c.id))]

    async def counts(self) -> dict[str, int]:
        """How many tournaments there are of each status."""
        status = tournaments.c.status
        async with db.reading(self.engine) as connection:
            found = await connection.execute(select(status, func.count()).group_by(status))
            return {row[0]: row[1] for row in found}


def check_id(text: str) -> str:
    if len(text) != ID_LENGTH or not set(text) <= set(ID_LETTERS):
        raise Refused("tournament-unknown", tournament=safe_repr(text))
    return text
