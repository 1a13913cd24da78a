"""One HTTP POST to an address that was checked: no redirects, a small answer, a time limit.

It connects to the checked IP address itself, and shows the certificate's check the name.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from bakufu.engine.errors import Refused
from bakufu.server.notices import address_guard
from bakufu.server.notices.address_guard import Target

WITHIN = 15.0  # seconds for everything
HEAD_MOST = 8 * 1024  # bytes of the answer's head; its body is not read
OK = range(200, 300)


class Undelivered(Exception):
    """It did not arrive. `gone`: the address does not exist any more; `final`: trying again is useless."""

    def __init__(
        self,
        why: str,
        *,
        final: bool = False,
        gone: bool = False,
        after: float = 0.0,
        refused: Refused | None = None,
    ) -> None:
        super().__init__(why)
        self.refused = refused  # the address itself, before anything was sent
        self.why = why[:200]
        self.final = final or gone
        self.gone = gone
        self.after = after  # seconds that the other side asked us to wait


class Answer(NamedTuple):
    status: int
    headers: Mapping[str, str]


class WebPost:
    """Posts to public addresses; to this machine only where the host allows it, for tests."""

    def __init__(self, loopback: bool = False, resolve: address_guard.Resolve | None = None) -> None:
        self.loopback = loopback
        self.resolve = resolve

    def check(self, url: str) -> None:
        """Refuse an address that can never be sent to."""
        address_guard.read_url(url, self.loopback)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Deliver the body, or raise `Undelivered`."""
        try:
            target = await address_guard.checked(url, self.loopback, self.resolve)
        except Refused as why:
            final = why.refusal.key != "notice-host-unknown"  # names may be away for a moment
            raise Undelivered(why.refusal.key, final=final, refused=why) from None
        try:
            async with asyncio.timeout(WITHIN):
                answer = await _exchange(target, body, headers)
        except TimeoutError:
            raise Undelivered("timeout") from None
        except ssl.SSLError as error:
            raise Undelivered(f"tls: {error.reason}") from None
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
            raise Undelivered(f"connection: {type(error).__name__}") from None
        return _judged(answer)


def _judged(answer: Answer) -> Answer:
    status = answer.status
    if status in OK:
        return answer
    why = f"status {status}"
    if status in (404, 410):
        raise Undelivered(why, gone=True)
    if status in (408, 425, 429) or status >= 500:
        wait = answer.headers.get("retry-after", "")
        raise Undelivered(why, after=float(wait) if wait.isascii() and wait.isdigit() else 0.0)
    raise Undelivered(why, final=True)  # also redirects, which are not followed


async def _exchange(target: Target, body: bytes, headers: Mapping[str, str]) -> Answer:
    reader, writer = await asyncio.open_connection(
        target.ip,
        target.port,
        ssl=_tls() if target.secure else None,
        server_hostname=target.host if target.secure else None,
        limit=HEAD_MOST,
    )
    try:
        writer.write(_request(target, body, headers))
        await writer.drain()
        head = await reader.readuntil(b"\r\n\r\n")
        return _read_head(head)
    finally:
        writer.close()


def _request(target: Target, body: bytes, headers: Mapping[str, str]) -> bytes:
    host = f"[{target.host}]" if ":" in target.host else target.host
    usual = 443 if target.secure else 80
    lines = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {host}" if target.port == usual else f"Host: {host}:{target.port}",
        "User-Agent: Bakufu",
        "Connection: close",
        f"Content-Length: {len(body)}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    if any("\r" in line or "\n" in line for line in lines):
        raise ValueError("a line break in a header")
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def _read_head(head: bytes) -> Answer:
    first, *lines = head.decode("latin-1").split("\r\n")
    version, _, rest = first.partition(" ")
    if not version.startswith("HTTP/1.") or not rest[:3].isdigit():
        raise ValueError("not HTTP")
    headers = {}
    for line in lines:
        name, _, value = line.partition(":")
        headers[name.strip().lower()] = value.strip()
    return Answer(int(rest[:3]), headers)


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()  # reads the certificates of the machine, so only when it is needed
