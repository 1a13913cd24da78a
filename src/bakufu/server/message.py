"""The base of all messages between clients and server."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

NUMBER_MOST = 2**31 - 1
Number = Annotated[int, Meta(ge=0, le=NUMBER_MOST)]  # limited, because clients may send anything


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=False):
    """Unknown fields are refused: a misspelt one must not be ignored silently."""
