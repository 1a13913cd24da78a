"""Keys of a person's devices: each device that is signed in opens its person's seats with a key of its own.

A seat is opened by the token of its link, or by a key. A key belongs to one session (one signed-in device)
and ends with it. Renewing the link leaves the keys as they are, so that a seat stays with its person, whoever
else once had the link. Only digests are stored, beside the seat; the same goes for the host's rights.
"""

from __future__ import annotations

import hmac
from typing import NamedTuple

import msgspec

from bakufu.engine.errors import Refused
from bakufu.server.storage.rows import SeatRow, TableRow
from bakufu.server.tables.tokens import digest, token_matches

KEYS_OF_SESSION = 4  # of one seat: two windows of a browser may ask at the same time
KEYS_MOST = 40  # of one seat; the oldest go first


class Holder(NamedTuple):
    """A person who sits down or opens a table, on one of their devices."""

    person: str
    session: str
    name: str


class Key(NamedTuple):
    session: str
    digest: str


_DECODER = msgspec.json.Decoder(list[Key])


def keys_of(kept: str | None) -> list[Key]:
    return _DECODER.decode(kept) if kept is not None else []


def with_key(kept: str | None, session: str, token: str) -> str:
    """The keys and one more."""
    keys = keys_of(kept)
    own = [key for key in keys if key.session == session]
    dropped = set(own[: max(0, len(own) - KEYS_OF_SESSION + 1)])
    keys = [key for key in keys if key not in dropped] + [Key(session, digest(token))]
    return msgspec.json.encode(keys[-KEYS_MOST:]).decode()


def without_sessions(kept: str | None, sessions: frozenset[str]) -> str | None:
    """The keys without those of these sessions."""
    left = [key for key in keys_of(kept) if key.session not in sessions]
    return msgspec.json.encode(left).decode() if left else None


def key_used(kept: str | None, token: str) -> str | None:
    """The digest of the key that this token is; None if it is none of them."""
    if kept is None:
        return None
    given = digest(token)
    return given if holds(kept, given) else None


def holds(kept: str | None, key: str) -> bool:
    """Whether the key with this digest is among them."""
    return any(hmac.compare_digest(key, one.digest) for one in keys_of(kept))


def opens_seat(seat: SeatRow, given: str) -> bool:
    """Whether the token with this digest opens the seat: its link's, or a key."""
    if seat.token is not None and hmac.compare_digest(given, seat.token):
        return True
    return seat.keys is not None and holds(seat.keys, given)


def is_host(row: TableRow, token: str | None) -> bool:
    """Whether a token has the host's rights: the host's own, or a key of the person who hosts."""
    if token is None:
        return False
    return token_matches(token, row.host) or key_used(row.host_keys, token) is not None


def check_host(row: TableRow, token: str) -> None:
    if not is_host(row, token):
        raise Refused("not-the-host", table=row.id)
