"""Tables with a clock that tests turn, and what players and the host can say about absent players."""

from __future__ import annotations

from itertools import count
from typing import Any

import structlog

from bakufu.server.absence_protocol import CastVote, HostDecides, OpenVote, Resign, SendNudge
from bakufu.server.protocol import JoinTable, TableInfo
from bakufu.server.storage import db
from bakufu.server.tables import absence, lobby, seating, votes
from bakufu.server.tables.broadcast import Broadcaster
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.timeouts import TimeoutTask
from tests.server.playing import PlayedTable

LOG: Any = structlog.get_logger()
_ids = count()


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def fresh_id() -> str:
    return f"a{next(_ids)}"


class Company:
    """What the people at a table do besides moves. `gone`: since when whose page has been closed."""

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        self.store: TableStore = table.store
        self.gone: dict[int, float] = {}
        self.timeouts = TimeoutTask(self.store, Broadcaster(self.store), LOG)

    async def ask(self, by: int, kind: str, id: str | None = None, **more: Any) -> TableInfo:
        wish = OpenVote(id=id or fresh_id(), kind=kind, **more)  # type: ignore[arg-type]
        return await votes.open_vote(self.store, self.table.id, self.table.tokens[by], wish, self.gone.get)

    async def vote(
        self, seat: int, choice: str, number: int | None = None, id: str | None = None
    ) -> TableInfo:
        if number is None:
            number = (await self.info()).votes[0].number
        ballot = CastVote(id=id or fresh_id(), vote=number, choice=choice)  # type: ignore[arg-type]
        return await votes.cast(self.store, self.table.id, self.table.tokens[seat], ballot)

    async def nudge(self, seat: int, other: int, id: str | None = None) -> TableInfo:
        wish = SendNudge(id=id or fresh_id(), seat=other)
        return await absence.nudge(self.store, self.table.id, self.table.tokens[seat], wish)

    async def resign(self, seat: int, id: str | None = None) -> TableInfo:
        return await absence.resign(
            self.store, self.table.id, self.table.tokens[seat], Resign(id=id or fresh_id())
        )

    async def host(self, action: str, id: str | None = None, **more: Any) -> TableInfo:
        wish = HostDecides(id=id or fresh_id(), action=action, **more)  # type: ignore[arg-type]
        return await absence.host_decides(self.store, self.table.id, self.table.host, wish, self.gone.get)

    async def hand_over(self, seat: int) -> TableInfo:
        return await seating.hand_over(self.store, self.table.id, self.table.tokens[seat], "random")

    async def take_back(self, seat: int) -> TableInfo:
        return await seating.take_back(self.store, self.table.id, self.table.tokens[seat])

    async def join(self, name: str, seat: int | None = None) -> int:
        """A newcomer takes an offered seat."""
        wish = JoinTable(name=name, seat=seat, invite=self.table.invite)
        joined = await lobby.join(self.store, self.table.id, wish)
        self.table.tokens[joined.seat] = joined.token
        return joined.seat

    async def info(self) -> TableInfo:
        return (await self.table.loaded()).info()

    async def tick(self) -> None:
        await self.timeouts.check_timeouts()
        await self.timeouts.wake_votes()

    async def told(self) -> list[tuple[str, int | None, dict[str, Any]]]:
        """The table events so far: kind, seat and facts."""
        events = (await self.table.loaded()).events
        return [(event.kind, event.seat, db.from_json(event.facts)) for event in events]

    async def kinds(self) -> list[str]:
        return [kind for kind, _, _ in await self.told()]
