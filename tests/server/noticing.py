"""Notices for tests: persons with channels at tables, and real receivers on loopback."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import http_ece
import structlog
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.metrics import Metrics
from bakufu.server.notices import channel_rows
from bakufu.server.notices.messages import AddChannel, PushTarget
from bakufu.server.notices.service import Notices
from bakufu.server.notices.wishes import Wishes
from bakufu.server.people.persons import PeopleStore
from bakufu.server.settings import Settings
from bakufu.server.tables.presence import Guest, PresenceRegistry
from bakufu.server.tables.store import TableStore
from tests.server.persons import Somebody, somebody
from tests.server.playing import PlayedTable

NOON = 1_800_014_400.0  # 15 January 2027, 12:00 UTC
URL = "https://games.example"
AWAKE = Wishes(night=False)


class Clock:
    def __init__(self, at: float = NOON) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


class Got(NamedTuple):
    """One request that a receiver got."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """A real HTTP server on loopback: it keeps what it gets, and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answer: Callable[[Got], bytes] = lambda got: reply(201)
        self.port = 0
        self.arrived = asyncio.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {
                name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)
            }
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            got = Got(head[0].split(" ")[1], headers, body)
            self.got.append(got)
            self.arrived.set()
            writer.write(self.answer(got))
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


def reply(status: int, **headers: str) -> bytes:
    lines = [f"HTTP/1.1 {status} Whatever", "Content-Length: 0"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    made = Receiver()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()


class Browser:
    """A browser's side of Web Push: it decrypts what the push service passes on."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = PushTarget(endpoint=endpoint, p256dh=base64(point), auth=base64(self.auth))

    def read(self, got: Got) -> Any:
        plain = http_ece.decrypt(got.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return json.loads(plain)


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def unbase64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def vapid_claims(got: Got, public_key: str) -> Any:
    """The claims of a push message, after checking its signature against the server's key."""
    scheme, _, rest = got.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and parts["k"] == public_key
    head, claims, signature = parts["t"].split(".")
    raw = unbase64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64(public_key))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return json.loads(unbase64(claims))


class House:
    """What one server process has of tables, persons and notices."""

    def __init__(self, store: TableStore, clock: Clock, **settings: Any) -> None:
        self.store = store
        self.clock = clock
        self.people = PeopleStore(store.engine, clock)
        log = structlog.get_logger("test")
        self.presence = PresenceRegistry(store, log)
        chosen = Settings(notices_to_loopback=True, url=URL, **settings)
        self.notices = Notices(chosen, self.people, store, self.presence, Metrics(), log)
        self.dispatcher = self.notices.dispatcher

    async def person(self, name: str, wishes: Wishes = AWAKE) -> Somebody:
        made = await somebody(self.people, name)
        await channel_rows.save_wishes(self.people, made.id, wishes)
        return made

    async def sit(self, table: PlayedTable, seat: int, who: Somebody) -> None:
        await self.store.transaction(table.id, lambda one: one.set_seat(seat, person=who.id))

    async def webhook(self, who: Somebody, url: str, kind: str = "generic") -> str:
        """Add a webhook, and return its secret."""
        wish = AddChannel(kind=kind, target=url)  # type: ignore[arg-type]
        return (await channel_rows.add(self.people, who.id, wish, "", AWAKE)).secret

    async def page(self, table: PlayedTable, seat: int | None, visible: bool = True) -> Guest:
        """Open a page of the table."""
        guest = Guest(table.id, seat, "", visible)
        await self.presence.enter(guest)
        return guest

    async def send(self) -> None:
        """Plan and send everything that is due."""
        await self.dispatcher.drain()

    async def push(self, who: Somebody, browser: Browser) -> None:
        wish = AddChannel(kind="push", push=browser.subscription)
        await channel_rows.add(self.people, who.id, wish, "Firefox · Linux", AWAKE)

    @asynccontextmanager
    async def outbox_change(self) -> AsyncIterator[AsyncConnection]:
        async with self.notices.outbox.changing() as connection:
            yield connection
