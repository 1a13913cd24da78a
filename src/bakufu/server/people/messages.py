"""Messages of the HTTP API about persons. They are sent only to the person whom they are about."""

from __future__ import annotations

from typing import Any, Literal

from bakufu.server.protocol import Message

Language = Literal["en", "nl", "zh-Hans"]


class ChangeMe(Message, frozen=True, kw_only=True):
    """What is not given stays as it is."""

    name: str | None = None
    language: Language | None = None
    settings: dict[str, Any] | None = None


class Me(Message, frozen=True, kw_only=True):
    """The person who is signed in."""

    name: str
    language: str
    settings: dict[str, Any]
    created_at: float
    session: str  # the id of the session that asks
