"""Drafts: moves that a seat has prepared but not submitted, saved so that another device can continue.

Only the seat itself ever gets its draft. A draft belongs to one decision: when the seat moves, or is asked
something else, the draft is deleted; a run that the seat takes back becomes its draft again. It may be
incomplete and in any order. Its preview shows what the rules say about each move, what may follow, and what
it would cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Move, Seat
from bakufu.engine.preview import preview
from bakufu.engine.session import RUN_MOST
from bakufu.engine.views import Viewer
from bakufu.server.protocol import Draft
from bakufu.server.storage.db import from_json, to_json
from bakufu.server.tables.store import TableStore, check_not_resigned, seat_of
from bakufu.server.tables.table import Table


async def save(store: TableStore, table_id: str, token: str, seen: int, moves: Sequence[Any]) -> Draft:
    """Save these moves for the seat; an empty list deletes its draft. `seen` is the same as for moves."""

    def change(table: Table) -> Draft:
        seat = seat_of(table, token)
        session = table.session
        if session is None or table.status != "playing":
            raise Refused("table-not-playing", table=table_id, status=table.status)
        check_not_resigned(table, seat)
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
    """The draft of this viewer itself."""
    if viewer is None:
        return Draft(moves=[])
    kept = table.seats[viewer].draft
    moves: list[Move] = from_json(kept) if kept is not None else []
    session = table.session
    if session is None or table.status != "playing":
        return Draft(moves=moves)
    return Draft(moves=moves, preview=preview(session.game, session.view(viewer), moves))


def restore(table: Table, seat: Seat, taken_back: list[Move], draft: str | None) -> None:
    """Make a draft of the moves that a seat has taken back; what it had drafted after them follows."""
    moves = [*taken_back, *(from_json(draft) if draft is not None else [])]
    if seat in table.to_act():
        table.set_seat(seat, draft=to_json(moves[:RUN_MOST]))


def forget(table: Table, asked: Sequence[object]) -> None:
    """Delete the drafts of seats whose question has changed; `asked` is what was asked before the command."""
    for seat, before in enumerate(asked):
        if table.questions[seat] is not before and table.seats[seat].draft is not None:
            table.set_seat(seat, draft=None)
