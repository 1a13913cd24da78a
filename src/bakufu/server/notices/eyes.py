"""Whether a table is open before the eyes of a seat's player: then nobody needs to be told."""

from __future__ import annotations

from bakufu.engine.ids import Seat
from bakufu.server.notices.dispatcher import IsOpen
from bakufu.server.tables.broadcast import Broadcaster


def open_pages(broadcaster: Broadcaster) -> IsOpen:
    """By the sockets of this process: a page that is open has one."""

    async def is_open(table_id: str, seat: Seat) -> bool:
        return any(watcher.viewer == seat for watcher in broadcaster.watchers.get(table_id, ()))

    return is_open
