"""WebSocket clients that cost next to nothing: they share the machine with the server that is measured.

Frames are cut out of the stream by hand, what is not needed is not decoded, and a seat decodes five fields
of an update.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections import deque
from functools import partial
from random import Random
from typing import Any

import msgspec

HOST = "127.0.0.1"
CATCH_UP = 0.1  # seconds that the pacer may make up for after a pause
TICK = 0.005  # seconds


class Outcome(msgspec.Struct):
    winners: list[int]


class View(msgspec.Struct):
    legal: list[int]
    to_act: list[int]
    outcome: Outcome | None


class FromServer(msgspec.Struct):
    """What a seat needs of a message; the rest is skipped."""

    type: str
    seq: int | None = None
    view: View | None = None
    id: str | None = None
    words: str | None = None


DECODER = msgspec.json.Decoder(FromServer)


def frame(text: bytes) -> bytes:
    """A short client's frame; with a mask of zeros the text stays as it is."""
    if len(text) < 126:
        return bytes((0x81, 0x80 | len(text))) + b"\0\0\0\0" + text
    return b"\x81\xfe" + len(text).to_bytes(2, "big") + b"\0\0\0\0" + text


class Wire(asyncio.Protocol):
    """A connection that says `hello` after the handshake, answers pings, and counts what it is sent."""

    def __init__(self, path: str, hello: bytes) -> None:
        self.path = path
        self.hello = hello
        self.buffer = b""
        self.open = False
        self.lost = False
        self.transport: Any = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("no handshake"))

    def say(self, text: bytes) -> None:
        self.transport.write(frame(text))

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        at = 0
        if not self.open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(data[:end].decode("latin-1")))
                self.transport.close()
                return
            self.open, at = True, end + 4
            self.say(self.hello)
            self.opened.set_result(None)
        size = len(data)
        while size - at >= 2:
            start, length = at + 2, data[at + 1]
            if length == 126:
                start = at + 4
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == 127:
                start = at + 10
                length = int.from_bytes(data[at + 2 : start], "big")
            end = start + length
            if end > size or start > size:
                break
            kind = data[at] & 15
            if kind == 1:
                self.received += 1
                self.heard(data, start, end)
            elif kind == 9:
                self.transport.write(bytes((0x8A, 0x80 | length)) + b"\0\0\0\0" + data[start:end])
            at = end
        self.buffer = data[at:]

    def heard(self, data: bytes, start: int, end: int) -> None:
        """A message; who only watches reads on."""


class Figures:
    def __init__(self) -> None:
        self.acks: list[float] = []
        self.deliveries: list[float] = []
        self.ended = 0  # seats that have seen the end of their game
        self.refused: dict[str, int] = {}

    def clear(self) -> None:
        self.acks.clear()
        self.deliveries.clear()


class Pacer:
    """Lets so many moves a second through, evenly; everything at once when there is no rate."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.ready: deque[Seat] = deque()
        self.going = True

    def ask(self, seat: Seat) -> None:
        if self.rate:
            self.ready.append(seat)
        else:
            seat.move()

    async def run(self) -> None:
        due, last = 0.0, time.perf_counter()
        while self.going:
            await asyncio.sleep(TICK)
            now = time.perf_counter()
            due = min(due + (now - last) * self.rate, CATCH_UP * self.rate)
            last = now
            while due >= 1 and self.ready:
                due -= 1
                self.ready.popleft().move()


class Seat(Wire):
    """Plays a legal move at random whenever it owes one, as a random bot would."""

    def __init__(self, hello: bytes, number: int, table: list[Seat], figures: Figures, pacer: Pacer) -> None:
        super().__init__("/ws", hello)
        self.number = number
        self.table = table  # all seats of the table
        self.figures = figures
        self.pacer = pacer
        self.rng = Random(hello)
        self.view: View | None = None
        self.seq = -1
        self.acked = 0  # the seat's number after its last move
        self.count = 0
        self.sent_at: float | None = None
        self.asking = False
        self.over = False
        self.outstanding: deque[float] = deque()  # when others sent what we have not been told yet

    def heard(self, data: bytes, start: int, end: int) -> None:
        message = DECODER.decode(memoryview(data)[start:end])
        if message.type == "update":
            self._update(message)
        elif message.type == "ack" and self.sent_at is not None:
            self.figures.acks.append(time.perf_counter() - self.sent_at)
            self.sent_at = None
            self.acked = message.seq or 0
        elif message.type == "refuse":
            words = message.words or "?"
            self.figures.refused[words] = self.figures.refused.get(words, 0) + 1
            self.sent_at = None
        idle = self.sent_at is None and not self.asking and not self.over
        if idle and self.view is not None and self.view.legal and self.seq >= self.acked:
            self.asking = True
            self.pacer.ask(self)

    def _update(self, message: FromServer) -> None:
        now, seq = time.perf_counter(), message.seq or 0
        for _ in range(min(len(self.outstanding), seq - self.seq)):
            self.figures.deliveries.append(now - self.outstanding.popleft())
        self.view, self.seq = message.view, seq
        if self.view is not None and self.view.to_act == [self.number]:
            self.outstanding.clear()  # all that came before is known; something was for other eyes only
        if self.view is not None and self.view.outcome is not None and not self.over:
            self.over = True
            self.figures.ended += 1

    def move(self) -> None:
        view = self.view
        self.asking = False
        if view is None or not view.legal or self.lost:
            return
        self.count += 1
        move = self.rng.choice(view.legal)
        self.sent_at = time.perf_counter()
        self.say(b'{"type":"moves","id":"%d","seen":%d,"moves":[%d]}' % (self.count, self.seq, move))
        if view.to_act == [self.number]:  # then nobody else can move before this is done
            for other in self.table:
                if other is not self and not other.over:
                    other.outstanding.append(self.sent_at)


def _itself(wire: Wire) -> Wire:
    return wire


async def open_all(port: int, wires: list[Wire], at_once: int = 50) -> None:
    loop = asyncio.get_running_loop()
    for place in range(0, len(wires), at_once):
        some = wires[place : place + at_once]
        await asyncio.gather(*(loop.create_connection(partial(_itself, wire), HOST, port) for wire in some))
        await asyncio.wait_for(asyncio.gather(*(wire.opened for wire in some)), 60)


def milliseconds(times: list[float]) -> dict[str, float]:
    if len(times) < 2:
        return {}
    cuts = statistics.quantiles(times, n=100)
    return {"p50": round(cuts[49] * 1e3, 1), "p99": round(cuts[98] * 1e3, 1), "max": round(max(times) * 1e3)}
