"""Web Push: encrypted for one browser (aes128gcm), signed with the server's VAPID key."""

from __future__ import annotations

import asyncio
import time
from base64 import urlsafe_b64encode
from functools import lru_cache
from urllib.parse import urlsplit

from bakufu.server.notices.server_keys import VAPID, ServerKeys
from bakufu.server.notices.web_post import Undelivered, WebPost

KEPT_FOR = 24 * 3600  # seconds that a push service keeps a notice for a device that is off
SIGNED_FOR = 12 * 3600  # seconds; push services accept at most a day


class Push:
    def __init__(self, keys: ServerKeys, post: WebPost, contact: str) -> None:
        self.keys = keys
        self.web = post
        self.contact = contact  # whom a push service may write to: mailto:… or https://…
        self._public: str | None = None
        self._signed: dict[str, tuple[float, str]] = {}  # by push service: until when, and the header

    async def public_key(self) -> str:
        """The key that browsers subscribe with."""
        if self._public is None:
            self._public = await asyncio.to_thread(_public_key, await self._private())
        return self._public

    async def _private(self) -> str:
        """The libraries are large: they are imported beside the event loop, and so are keys made."""
        await asyncio.to_thread(_imported)
        return await self.keys.get(VAPID, _new_key)

    async def send(
        self, endpoint: str, p256dh: str, auth: str, payload: bytes, topic: str, urgent: bool
    ) -> None:
        """Deliver it to the push service, or raise `Undelivered`."""
        private = await self._private()
        try:
            body = _encrypted(endpoint, p256dh, auth, payload)
        except ValueError:  # no point of the curve: no browser made this subscription
            raise Undelivered("the keys of the subscription are wrong", gone=True) from None
        headers = {
            "Authorization": self._authorization(private, endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Urgency": "high" if urgent else "normal",
        }
        if topic:
            headers["Topic"] = topic  # a newer one replaces it while the device is off
        await self.web.post(endpoint, body, headers)

    def _authorization(self, private: str, endpoint: str) -> str:
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        now = time.time()
        kept = self._signed.get(audience)
        if kept is None or kept[0] < now + SIGNED_FOR / 2:
            if len(self._signed) > 1000:
                self._signed.clear()
            kept = self._signed[audience] = (
                now + SIGNED_FOR,
                _authorization(private, audience, self.contact, int(now + SIGNED_FOR)),
            )
        return kept[1]


# The libraries are imported when they are first needed: a server that sends nothing starts without them.


def _new_key() -> str:
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    number: int = vapid.private_key.private_numbers().private_value
    return urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode()


def _public_key(private: str) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    key = Vapid02.from_raw(private.encode()).public_key
    point: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).rstrip(b"=").decode()


def _authorization(private: str, audience: str, contact: str, until: int) -> str:
    from py_vapid import Vapid02

    claims = {"aud": audience, "exp": until, "sub": contact}
    header: str = Vapid02.from_raw(private.encode()).sign(claims)["Authorization"]
    return header


@lru_cache(maxsize=1)
def _imported() -> type:
    from pywebpush import WebPusher

    found: type = WebPusher
    return found


def _encrypted(endpoint: str, p256dh: str, auth: str, payload: bytes) -> bytes:
    subscription = {"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}}
    body: bytes = _imported()(subscription).encode(payload, content_encoding="aes128gcm")["body"]
    return body
