"""The key of a guest who looks for a game, and the token of the seat that follows from it.

The server keeps digests alone. It can still give a guest the token of their seat, whenever they ask for it
and however often: the token follows from the key, which the guest sends, and from the id of the search.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

WAITING = "waiting."  # a full stop is in no token of a seat, and sessions begin with another word


def new_waiting_key() -> str:
    return WAITING + secrets.token_urlsafe(24)


def is_waiting_key(token: str | None) -> bool:
    return token is not None and token.startswith(WAITING)


def waiting_digest(key: str) -> str:
    return sha256(b"bakufu-waiting/1\0" + key.encode()).hexdigest()


def seat_token(key: str, search: str) -> str:
    """The token of the seat that this search of a guest leads to."""
    made = hmac.digest(key.encode(), b"bakufu-paired-seat/1\0" + search.encode(), sha256)
    return urlsafe_b64encode(made[:24]).decode()
