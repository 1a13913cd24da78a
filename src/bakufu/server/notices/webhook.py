"""Webhooks: the same notice in the form that each kind of receiver reads.

Names of tables and people are chosen by people, so each form escapes them, and none of them can call a whole
channel (`@everyone`).
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import msgspec

from bakufu.engine.errors import Refused, safe_repr
from bakufu.server.notices.texts import Text
from bakufu.server.notices.web_post import WebPost

DISCORD_HOSTS = ("discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com")
SLACK_HOSTS = ("hooks.slack.com", "hooks.slack-gov.com")
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()@:<])")


def check_target(kind: str, url: str, loopback: bool) -> None:
    """Refuse an address that this kind of receiver never has."""
    host = urlsplit(url).hostname or ""
    if loopback:
        return
    if kind == "discord" and host not in DISCORD_HOSTS:
        raise Refused("notice-webhook-host", kind="Discord", host=safe_repr(host))
    if kind == "slack" and host not in SLACK_HOSTS:
        raise Refused("notice-webhook-host", kind="Slack", host=safe_repr(host))
    if kind == "ntfy" and not urlsplit(url).path.strip("/"):
        raise Refused("notice-webhook-host", kind="ntfy", host=safe_repr(host))


async def send(
    web: WebPost, kind: str, url: str, secret: str, text: Text, id: str, facts: Mapping[str, Any], now: float
) -> None:
    """Deliver it, or raise `Undelivered`. `id` is the same at every try."""
    if kind == "ntfy":
        url, topic = _ntfy(url)
        await web.post(url, _json(_ntfy_body(topic, text)), _JSON)
    elif kind == "discord":
        await web.post(url, _json(_discord_body(text)), _JSON)
    elif kind == "slack":
        await web.post(url, _json({"text": _slack_text(text)}), _JSON)
    else:
        body = _json({"id": id, **facts, "title": text.title, "body": text.body, "url": text.link})
        await web.post(url, body, {**_JSON, **signature(secret, id, body, int(now))})


def signature(secret: str, id: str, body: bytes, timestamp: int) -> dict[str, str]:
    """The headers by which a receiver knows that a notice is from this server, and is not an old one."""
    signed = hmac.new(secret.encode(), f"{timestamp}.".encode() + body, sha256).hexdigest()
    return {
        "X-Bakufu-Id": id,
        "X-Bakufu-Timestamp": str(timestamp),
        "X-Bakufu-Signature": f"sha256={signed}",
    }


_JSON = {"Content-Type": "application/json"}


def _json(value: object) -> bytes:
    return msgspec.json.encode(value)


def _ntfy(url: str) -> tuple[str, str]:
    """The server and the topic: JSON is published at the root, as headers cannot carry every letter."""
    base, _, topic = url.rstrip("/").rpartition("/")
    return base + "/", topic


def _ntfy_body(topic: str, text: Text) -> dict[str, Any]:
    body: dict[str, Any] = {"topic": topic, "title": text.title, "message": text.body or text.title}
    return body | ({"click": text.link} if text.link else {})


def _discord_body(text: Text) -> dict[str, Any]:
    lines = [f"**{_markdown(text.title)}**", _markdown(text.body)]
    if text.link:
        lines.append(f"<{text.link}>")
    content = "\n".join(line for line in lines if line)
    return {"content": content[:2000], "allowed_mentions": {"parse": []}}


def _markdown(text: str) -> str:
    return _MARKDOWN.sub(r"\\\1", text)


def _slack_text(text: Text) -> str:
    lines = [_slack(text.title), _slack(text.body)]
    if text.link:
        lines.append(f"<{text.link}>")
    return "\n".join(line for line in lines if line)


def _slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
