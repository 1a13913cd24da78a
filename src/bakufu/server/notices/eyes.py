"""Whether a table is open before the eyes of a seat's player: then nobody needs to be told."""

from __future__ import annotations

from bakufu.engine.ids import Seat
from bakufu.server.tables.presence import GONE_AFTER, PresenceRegistry

SOON = GONE_AFTER  # seconds until it is certain whether somebody comes back


class Eyes:
    """What presence knows, at all server processes: a page counts only while it can be seen.

    Presence shows a seat as here for some seconds after its page was closed or hidden, or the server was
    started, because a reload is no absence. A notice must not be dropped for that: it waits so long, and
    then goes out unless the page is back.
    """

    def __init__(self, presence: PresenceRegistry) -> None:
        self.presence = presence

    def are_on(self, table_id: str, seat: Seat) -> bool:
        return self.presence.is_looking(table_id, seat)

    async def may_be_back_soon(self, table_id: str, seat: Seat) -> bool:
        return await self.presence.may_be_back_soon(table_id, seat)
