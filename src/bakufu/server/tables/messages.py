"""Messages about rematches, and about times at which tables start."""

from __future__ import annotations

from bakufu.engine.ids import Seat
from bakufu.server.message import Message
from bakufu.server.protocol import TableInfo


class AskRematch(Message, frozen=True, kw_only=True):
    """Play again with the same people: whoever asks first makes the table, the others sit down there."""

    entropy: str = ""


class Rematch(Message, frozen=True, kw_only=True):
    """The table of a rematch, and your seat there; null where somebody else has it by now.

    Only whoever asked first gets the host's token and the invitation.
    """

    table: TableInfo
    seat: Seat | None
    token: str | None
    host_token: str | None
    invite: str | None


class SetSchedule(Message, frozen=True, kw_only=True):
    """When the table is to start by itself; null: when its host starts it."""

    starts_at: float | None
