"""Access tokens for seats, hosts and invitations. Only digests are stored."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without characters that are easily confused
ID_LENGTH = 10


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def digest(token: str) -> str:
    return sha256(b"bakufu-token/1\0" + token.encode()).hexdigest()


def token_matches(token: str | None, stored: str | None) -> bool:
    """Whether a token has this digest, compared in constant time."""
    return token is not None and stored is not None and hmac.compare_digest(digest(token), stored)
