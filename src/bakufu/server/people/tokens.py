"""Tokens of persons: sessions, links by e-mail, recovery codes. Only digests are stored.

Each kind has a form and a digest of its own, so that none can ever be taken for another, or for a seat's.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from bakufu.server.tables.tokens import ID_LETTERS

SESSION = "session."  # a full stop is in no token of a seat
LINK = "link."
ID_LETTERS_OF_PERSON = 12
CODE_GROUPS = 4
CODE_GROUP = 5  # letters: about 98 bits in a whole code


def new_session_token() -> str:
    return SESSION + secrets.token_urlsafe(24)


def new_link_token() -> str:
    return LINK + secrets.token_urlsafe(24)


def new_id() -> str:
    """The id of a person or a session; longer than a table's, and like it no secret."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LETTERS_OF_PERSON))


def new_recovery_code() -> str:
    letters = ["".join(secrets.choice(ID_LETTERS) for _ in range(CODE_GROUP)) for _ in range(CODE_GROUPS)]
    return "-".join(letters)


def is_session(token: str | None) -> bool:
    return token is not None and token.startswith(SESSION)


def session_digest(token: str) -> str:
    return _digest(b"session", token)


def link_digest(token: str) -> str:
    return _digest(b"link", token)


def code_digest(code: str) -> str:
    """The same however the code is typed: in capitals, with spaces, without its hyphens."""
    return _digest(b"code", "".join(letter for letter in code.lower() if letter in ID_LETTERS))


def _digest(kind: bytes, token: str) -> str:
    return sha256(b"bakufu-" + kind + b"/1\0" + token.encode()).hexdigest()
