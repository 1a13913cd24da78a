"""Pages that are left alone: what they ask for meanwhile, and whether they grow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from playwright.sync_api import CDPSession, Page, WebSocket

QUIET = 0.5  # seconds in which nothing changes: the page has come to rest
SETTLE = 20.0  # seconds that it may take; a page that asks without end is measured all the same
SOME_NODES = 100  # of a page: a line of the log that came late
MEGABYTE = 1_000_000


class Requests:
    """Everything that a page sends, over HTTP and over its sockets; and how much came over the sockets."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str] = []
        self.received = 0
        page.on("request", lambda request: self.sent.append(f"{request.method} {request.url}"))
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        self.sent.append(f"opened {socket.url}")
        socket.on("framesent", lambda data: self.sent.append(f"sent {str(data)[:60]}"))
        socket.on("framereceived", self._receive)

    def _receive(self, data: str | bytes) -> None:
        self.received += '"pong"' not in str(data)[:40]


@dataclass(frozen=True)
class Size:
    """How large a page is at one moment."""

    listeners: int
    nodes: int
    heap: int
    intervals: int
    timeouts: int
    frames: int  # animation frames asked for since the page was loaded


@dataclass(frozen=True)
class Idle:
    """A page before and after it was left alone."""

    page: Page
    seconds: float
    before: Size
    after: Size
    sent: tuple[str, ...]
    received: int

    def growth(self) -> list[str]:
        """What there is more of afterwards; where news came over the socket, only its timers may not grow."""
        names = ["intervals"] if self.received else ["intervals", "listeners"]
        rates = [(name, getattr(self.before, name), getattr(self.after, name)) for name in names]
        grown = [f"{name} grew from {old} to {new}" for name, old, new in rates if new > old]
        if self.after.timeouts > self.before.timeouts + 2:
            grown.append(f"timeouts grew from {self.before.timeouts} to {self.after.timeouts}")
        if not self.received and self.after.nodes > self.before.nodes + SOME_NODES:
            grown.append(f"nodes grew from {self.before.nodes} to {self.after.nodes}")
        if not self.received and self.after.heap > self.before.heap + MEGABYTE:
            grown.append(f"the heap grew from {self.before.heap} to {self.after.heap} bytes")
        return grown


def left_alone(pages: Sequence[tuple[Page, Requests]], seconds: float, settle: float = SETTLE) -> list[Idle]:
    """All pages at once, so that the time is spent once; first they come to rest."""
    if not pages:
        return []
    clock = pages[0][0]
    _come_to_rest(clock, pages, settle)
    sessions = [page.context.new_cdp_session(page) for page, _ in pages]
    before = [size(page, session) for (page, _), session in zip(pages, sessions, strict=True)]
    starts = [(len(requests.sent), requests.received) for _, requests in pages]
    clock.wait_for_timeout(seconds * 1000)
    ends = [(tuple(requests.sent), requests.received) for _, requests in pages]
    idle = [
        _measured(
            Idle(page, seconds, old, size(page, session, False), sent[count:], received - heard), session
        )
        for (page, _), session, old, (count, heard), (sent, received) in zip(
            pages, sessions, before, starts, ends, strict=True
        )
    ]
    for session in sessions:
        session.detach()
    return idle


def _measured(idle: Idle, session: CDPSession) -> Idle:
    """Without its garbage where that matters: a page that has not grown with it has not grown without it."""
    return replace(idle, after=size(idle.page, session)) if idle.growth() else idle


def _come_to_rest(clock: Page, pages: Sequence[tuple[Page, Requests]], settle: float) -> None:
    """Until each page has once stood still; on a busy machine they seldom do so all at the same time."""
    waited = 0.0
    moving = [(page, requests, _stand(page, requests)) for page, requests in pages]
    while moving and waited < settle:
        clock.wait_for_timeout(QUIET * 1000)
        waited += QUIET
        now = [(page, requests, seen, _stand(page, requests)) for page, requests, seen in moving]
        moving = [(page, requests, stand) for page, requests, seen, stand in now if stand != seen]


def _stand(page: Page, requests: Requests) -> str:
    """How much the page has asked, heard and drawn. A busy page answers late, and is waited for."""
    drawn = page.evaluate("() => document.getElementsByTagName('*').length")
    return f"{len(requests.sent)} {requests.received} {drawn}"


def size(page: Page, session: CDPSession, collected: bool = True) -> Size:
    """With or without the garbage that has not been collected yet."""
    session.send("Performance.enable")
    if collected:
        session.send("HeapProfiler.collectGarbage")
    found = {
        metric["name"]: int(metric["value"]) for metric in session.send("Performance.getMetrics")["metrics"]
    }
    timers = page.evaluate("() => window.ambient?.timers() ?? { intervals: 0, timeouts: 0, frames: 0 }")
    return Size(
        listeners=found["JSEventListeners"],
        nodes=found["Nodes"],
        heap=found["JSHeapUsedSize"],
        **timers,
    )
