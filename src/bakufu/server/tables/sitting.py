"""Sitting down: the name that somebody takes at a table, and what opens the seat from then on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.server.storage.rows import SeatRow, TableRow
from bakufu.server.tables.keys import Holder, with_key
from bakufu.server.tables.names import guest_name
from bakufu.server.tables.tokens import digest

NOT_HELD: dict[str, Any] = {"held_until": None, "held_for": None, "held_person": None}

FREE: dict[str, Any] = {
    "kind": "open",
    "name": "",
    "token": None,
    "person": None,
    "keys": None,
    "entropy": "",
    "bot": None,
    "subscribed": False,
    **NOT_HELD,
}


def sit_down(
    row: TableRow, seats: Sequence[SeatRow], seat: Seat, name: str, token: str, holder: Holder | None
) -> dict[str, Any]:
    """The columns of a seat that a guest or a person takes; whatever opened it before does so no more.

    The token becomes the link of a guest, or a key of the person's device. A person's seat has no link until
    they make one, so that signing the device out takes everything away that it had.
    """
    if row.accounts_required:
        _check_account(row, seats, holder)
        name = holder.name if holder is not None else name  # the name that nobody else can have
    return {
        "kind": "human",
        "name": guest_name(name, [one.name for one in seats if one.seat != seat]),
        "token": digest(token) if holder is None else None,
        "person": holder.person if holder is not None else None,
        "keys": with_key(None, holder.session, token) if holder is not None else None,
        "subscribed": False,
        **NOT_HELD,
    }


def _check_account(row: TableRow, seats: Sequence[SeatRow], holder: Holder | None) -> None:
    """At a table that asks for accounts, only persons sit down, and each only once."""
    if holder is None:
        raise Refused("account-required", table=row.id)
    if any(seat.person == holder.person for seat in seats):
        raise Refused("seat-yours-already", table=row.id)
