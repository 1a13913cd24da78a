"""Delivers one notice over one channel: finds its text, and hands it to push, e-mail or a webhook."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.engine import Row

from bakufu.server.mail import Mail
from bakufu.server.notices import email_notice, texts, webhook
from bakufu.server.notices.push import Push
from bakufu.server.notices.recipients import Delivery
from bakufu.server.notices.server_keys import ServerKeys
from bakufu.server.notices.web_post import Undelivered, WebPost
from bakufu.server.storage.db import from_json
from bakufu.server.storage.rows import TableRow

SendMail = Callable[[Mail], Awaitable[None]]
TITLE_MOST, BODY_MOST = 100, 600  # letters: push services take 4096 bytes with the encryption
URGENT = ("turn", "clock", "nudge", "vote", "soon")


class Sendable(Protocol):
    """What is sent: a row of the outbox, or a test."""

    @property
    def id(self) -> int | str: ...
    @property
    def kind(self) -> str: ...
    @property
    def facts(self) -> str: ...
    @property
    def table_id(self) -> str | None: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def created_at(self) -> float: ...


class Deliverer:
    """The three ways. `base`: the public address of this server with a slash at its end; "" if unknown."""

    def __init__(self, keys: ServerKeys, web: WebPost, push: Push, mail: SendMail | None, base: str) -> None:
        self.keys = keys
        self.web = web
        self.push = push
        self.mail = mail
        self.base = base

    async def deliver(self, rows: Sequence[Sendable], found: Delivery, now: float) -> None:
        """Send the rows in one message, or raise `Undelivered`."""
        channel, first = found.channel, rows[0]
        told = [texts.told(row.kind, row.facts, _row(found, row)) for row in rows]
        text = texts.text_of(found.language, told, self.base)
        kept = from_json(channel.secrets)
        if channel.kind == "push":
            payload = _push_payload(text, first, found.waiting)
            topic = sha256(f"{first.table_id} {first.kind}".encode()).hexdigest()[:30]
            await self.push.send(
                channel.target, kept["p256dh"], kept["auth"], payload, topic, first.kind in URGENT
            )
        elif channel.kind == "email":
            await self._mail(channel, found.language, text)
        else:
            table = _row(found, first)
            facts = {
                "kind": "digest" if len(rows) > 1 else first.kind,
                "table": table.name if table is not None else "",
                "table_id": table.id if table is not None else "",
                "game": table.game if table is not None else "",
                "seat": first.seat,
                "round": from_json(first.facts).get("part", {}),
                "waiting": found.waiting,
                "noted_at": first.created_at,
            }
            number = f"{channel.id}-{first.id}"
            await webhook.send(
                self.web, channel.kind, channel.target, kept["secret"], text, number, facts, now
            )

    async def _mail(self, channel: Row[Any], language: str, text: texts.Text) -> None:
        if self.mail is None or not self.base:
            raise Undelivered("mail is off")
        token = await self.keys.unsubscribe_token(channel.id)
        made = email_notice.mail(channel.target, language, text, self.base, f"{self.base}unsubscribe/{token}")
        try:
            await self.mail(made)
        except Exception as error:  # of any library, network or mail server
            code = getattr(error, "code", 0)
            why = f"mail: {type(error).__name__} {code or ''}".strip()
            raise Undelivered(why, final=isinstance(code, int) and 550 <= code < 560) from error


def host_of(channel: Row[Any]) -> str:
    """Where a channel leads to, for limits."""
    if channel.kind == "email":
        return "mail"
    return urlsplit(channel.target).hostname or ""


def _row(found: Delivery, row: Sendable) -> TableRow | None:
    table = found.tables.get(row.table_id or "")
    return table.row if table is not None else None


def _push_payload(text: texts.Text, first: Sendable, waiting: int) -> bytes:
    """What the service worker shows. The link is relative to the page of the worker."""
    link = texts.link_of("", first.table_id, from_json(first.facts)) if first.table_id else ""
    tag = f"bakufu.{first.table_id or first.kind}"
    return msgspec.json.encode(
        {
            "title": text.title[:TITLE_MOST],
            "body": text.body[:BODY_MOST],
            "url": link,
            "tag": tag,
            "waiting": waiting,
        }
    )
