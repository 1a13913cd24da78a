"""Secret keys of the server itself, made on first use and kept in the database for all its processes."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.server.storage import db
from bakufu.server.storage.notices_schema import server_keys

VAPID = "vapid"
UNSUBSCRIBE = "unsubscribe"


class ServerKeys:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._known: dict[str, str] = {}

    async def get(self, name: str, make: Callable[[], str]) -> str:
        """The key of this name; made now if there is none. All processes get the same one."""
        if name not in self._known:
            value = await self._read(name)
            if value is None:
                try:
                    async with self.engine.begin() as connection:
                        await connection.execute(insert(server_keys).values(name=name, value=make()))
                except IntegrityError:
                    pass  # another process was faster
                value = await self._read(name)
                assert value is not None
            self._known[name] = value
        return self._known[name]

    async def _read(self, name: str) -> str | None:
        async with db.reading(self.engine) as connection:
            found: str | None = await connection.scalar(
                select(server_keys.c.value).where(server_keys.c.name == name)
            )
            return found

    async def unsubscribe_token(self, channel: str) -> str:
        """The token of a link that switches this channel off, and can do nothing else."""
        key = await self.get(UNSUBSCRIBE, lambda: secrets.token_urlsafe(32))
        return f"{channel}.{_signed(key, channel)}"

    async def channel_of(self, token: str) -> str | None:
        """The channel that an unsubscribe link names; None for a link that is not ours."""
        channel, _, given = token.partition(".")
        key = await self.get(UNSUBSCRIBE, lambda: secrets.token_urlsafe(32))
        right = hmac.compare_digest(_signed(key, channel).encode(), given.encode())
        return channel if right else None


def _signed(key: str, text: str) -> str:
    signed = hmac.digest(key.encode(), b"unsubscribe\0" + text.encode(), sha256)
    return urlsafe_b64encode(signed[:18]).decode()
