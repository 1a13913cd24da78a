"""The kinds of notices. Other parts of the server add theirs with `register`, and the words to the messages.

A kind has two messages: `notice-NAME` (the title) and `notice-NAME.body`. Both may use only what everybody
may know: the name of the table, the round, and the facts that the notice was noted with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bakufu.engine.bits import has_bit
from bakufu.server.storage.rows import SeatRow, TableRow
from bakufu.server.tables.voting import is_asked_in, is_person, open_votes


def always(row: TableRow, seat: SeatRow | None) -> bool:
    return True


def is_asked(row: TableRow, seat: SeatRow | None) -> bool:
    """Whether everybody sees that the player of this seat owes a move, in person and now."""
    if seat is None or row.status != "playing" or row.paused_at is not None or not is_person(seat):
        return False
    return has_bit(row.to_act, seat.seat)


def is_open(row: TableRow, seat: SeatRow | None) -> bool:
    return row.status in ("waiting", "playing")


def is_playing(row: TableRow, seat: SeatRow | None) -> bool:
    return row.status == "playing"


def is_replaced(row: TableRow, seat: SeatRow | None) -> bool:
    """Whether a bot plays the seat, and its player can take it back."""
    return row.status == "playing" and seat is not None and seat.bot is not None and not seat.resigned


def is_asked_to_vote(row: TableRow, seat: SeatRow | None) -> bool:
    return seat is not None and any(is_asked_in(vote, seat) for vote in open_votes(row))


def is_waiting(row: TableRow, seat: SeatRow | None) -> bool:
    return row.status == "waiting"


def is_scheduled(row: TableRow, seat: SeatRow | None) -> bool:
    """Whether the table is still to start by itself."""
    return row.status == "waiting" and row.starts_at is not None


def has_rematch(row: TableRow, seat: SeatRow | None) -> bool:
    return row.rematch is not None


class Kind(NamedTuple):
    name: str
    holds: Callable[[TableRow, SeatRow | None], bool] = always  # otherwise it has become pointless
    patient: bool = False  # may come later, or once a day, if the person wishes that
    newest_only: bool = False  # a newer one about the same seat replaces one that was not sent yet


KINDS: dict[str, Kind] = {}


def register(kind: Kind) -> None:
    assert kind.name not in KINDS, kind.name
    KINDS[kind.name] = kind


TEST = "test"
TURN = "turn"
STARTED = "started"
OVER = "over"
CLOCK = "clock"
NUDGE = "nudge"
REPLACED = "replaced"
JOINED = "joined"
VOTE = "vote"
SOON = "soon"
LATE = "late"
MOVED = "moved"
REMATCH = "rematch"

register(Kind(TURN, is_asked, patient=True, newest_only=True))
register(Kind(STARTED, is_playing, patient=True))
register(Kind(OVER, patient=True))
register(Kind(CLOCK, is_asked, newest_only=True))
register(Kind(NUDGE, is_asked, newest_only=True))
register(Kind(REPLACED, is_replaced, newest_only=True))
register(Kind(JOINED, is_open, patient=True))
register(Kind(VOTE, is_asked_to_vote, newest_only=True))
register(Kind(SOON, is_scheduled, newest_only=True))
register(Kind(LATE, is_scheduled, newest_only=True))
register(Kind(MOVED, is_waiting, newest_only=True))
register(Kind(REMATCH, has_rematch, newest_only=True))
