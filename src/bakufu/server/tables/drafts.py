"""A seat's draft: moves that are put together but not handed in, so that another device can go on with them.

Only the seat itself ever gets it. It belongs to one question of the game: when the seat moves, or is asked
something else, it is gone. A draft may be incomplete and in any order. Its preview tells what the rules say
of each move, what may follow, and what it would cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Move
from bakufu.engine.preview import preview
from bakufu.engine.views import Viewer
from bakufu.server.protocol import Draft
from bakufu.server.storage.db import from_json, to_json
from bakufu.server.tables.store import TableStore, seat_of
from bakufu.server.tables.table import Table


async def save(store: TableStore, table_id: str, token: str, seen: int, moves: Sequence[Any]) -> Draft:
    """Keep these moves for the seat; none: forget those that are kept. `seen` as with moves."""

    def change(table: Table) -> Draft:
        seat = seat_of(table, token)
        session = table.session
        if session is None or table.status != "playing":
            raise Refused("table-not-playing", table=table_id, status=table.status)
        if table.is_stale(seat, seen):
            raise Refused("command-stale", seen=seen, now=table.seqs[seat])
        if moves and seat not in table.to_act():
            raise Refused("draft-nothing-asked")
        draft = to_json(session.read_run(list(moves))) if moves else None
        if draft != table.seats[seat].draft:
            table.set_seat(seat, draft=draft)
        return draft_of(table, seat)

    return await store.transaction(table_id, change)


async def load(store: TableStore, table_id: str, token: str) -> Draft:
    table = await store.get(table_id)
    return draft_of(table, seat_of(table, token))


def draft_of(table: Table, viewer: Viewer) -> Draft:
    """The draft that this viewer may see: its own."""
    if viewer is None:
        return Draft(moves=[])
    kept = table.seats[viewer].draft
    moves: list[Move] = from_json(kept) if kept is not None else []
    session = table.session
    if session is None or table.status != "playing":
        return Draft(moves=moves)
    return Draft(moves=moves, preview=preview(session.game, session.view(viewer), moves))


def forget(table: Table, asked: Sequence[object]) -> None:
    """The drafts of the seats that are no longer asked what they were `asked` before a command."""
    for seat, before in enumerate(asked):
        if table.questions[seat] is not before and table.seats[seat].draft is not None:
            table.set_seat(seat, draft=None)
