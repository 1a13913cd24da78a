"""The tables in memory and in the database, and the one way to change them.

Every command is one transaction: check, apply, append, commit, then tell. The `(table, seq)` key of the
entries is the lock: when another process was faster, the table is loaded again and the command is tried
once more. What was not committed has not happened: a table in memory that a failed commit left behind is
thrown away.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bakufu.engine.errors import Refused, shown
from bakufu.engine.views import Viewer
from bakufu.server import store
from bakufu.server.live import Live
from bakufu.server.protocol import Update
from bakufu.server.tokens import fits

T = TypeVar("T")
Told = Callable[[str], Awaitable[None]]
InTransaction = Callable[[AsyncConnection, str], Awaitable[None]]

ATTEMPTS = 5  # at a table that others change at the same moment
TABLES_KEPT = 2000  # in memory; the rest is in the database


class Rooms:
    def __init__(
        self,
        engine: AsyncEngine,
        bots: Callable[[str], list[str]] = lambda game: [],
        now: Callable[[], float] = time.time,
    ) -> None:
        self.engine = engine
        self.bots = bots
        self.now = now
        self.told: list[Told] = []  # called with the id of every table that has changed
        self.in_transaction: InTransaction | None = None  # to tell other processes
        self._lives: OrderedDict[str, Live] = OrderedDict()

    # Loading

    async def live(self, table_id: str) -> Live:
        live = self._lives.get(table_id)
        if live is None:
            async with self.engine.connect() as connection:
                row = await store.table_row(connection, table_id)
                seats = await store.seat_rows(connection, table_id)
                entries = await store.entry_rows(connection, table_id)
                live = Live(row, seats, entries, await store.chat_rows(connection, table_id))
            live = self._lives.setdefault(table_id, live)
        self._lives.move_to_end(table_id)
        while len(self._lives) > TABLES_KEPT:
            self._lives.popitem(last=False)
        return live

    def forget(self, table_id: str) -> None:
        """The copy in memory may be wrong or old; the database is right."""
        self._lives.pop(table_id, None)

    def forget_all(self) -> None:
        self._lives.clear()

    def knows(self, table_id: str) -> bool:
        return table_id in self._lives

    async def catch_up(self, table_id: str) -> None:
        """Another process has changed this table."""
        self.forget(table_id)
        await self.tell(table_id)

    async def tell(self, table_id: str) -> None:
        for told in self.told:
            await told(table_id)

    # Changing

    async def transaction(self, table_id: str, act: Callable[[AsyncConnection, Live], Awaitable[T]]) -> T:
        """Do something to a table, whole or not at all, and tell those who watch it.

        `act` refuses before it changes anything in memory; whatever else goes wrong, the copy in memory is
        thrown away.
        """
        for _ in range(ATTEMPTS):
            live = await self.live(table_id)
            async with live.lock:
                if self._lives.get(table_id) is not live:
                    continue  # thrown away while we waited
                try:
                    async with self.engine.begin() as connection:
                        result = await act(connection, live)
                        if self.in_transaction is not None:
                            await self.in_transaction(connection, table_id)
                except Refused:
                    raise
                except (store.Conflict, IntegrityError):
                    self.forget(table_id)
                    continue
                except BaseException:
                    self.forget(table_id)
                    raise
            await self.tell(table_id)
            return result
        raise Refused("table-busy", table=table_id)

    async def change_table(self, connection: AsyncConnection, live: Live, **columns: Any) -> None:
        """A change beside the game. The table's number guards it too."""
        await store.change_table(connection, live.id, live.seq, changed_at=self.now(), **columns)
        live.row = await store.table_row(connection, live.id)
        live.status = live.row.status

    async def change_seat(self, connection: AsyncConnection, live: Live, seat: int, **columns: Any) -> None:
        await store.change_seat(connection, live.id, seat, **columns)
        await store.change_table(connection, live.id, live.seq, changed_at=self.now())
        for name, value in columns.items():
            setattr(live.seats[seat], name, value)

    # Looking

    async def viewer(self, table_id: str, token: str | None) -> Viewer:
        """Whose eyes a token gives: a seat's, or a spectator's without one."""
        live = await self.live(table_id)
        if token is not None:
            return seat_of(live, token)
        if not live.row.spectators:
            raise Refused("no-spectators", table=table_id)
        return None

    async def update(self, table_id: str, token: str | None, seen: int = 0, events: int = 0) -> Update:
        viewer = await self.viewer(table_id, token)
        return (await self.live(table_id)).update_for(viewer, seen, events)

    def check_bot(self, game: str, bot: str | None) -> None:
        if bot is None or bot not in self.bots(game):
            raise Refused("bot-unknown", bot=shown(bot), game=game, bots=", ".join(self.bots(game)))


def seat_of(live: Live, token: str) -> int:
    """The seat that a token opens."""
    for seat in live.seats:
        if fits(token, seat.token):
            return seat.seat
    raise Refused("token-wrong", table=live.id)
