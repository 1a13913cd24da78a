"""Run the server with uvicorn: one process or several workers on one port, and a graceful shutdown."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
import socket
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from types import FrameType
from typing import NamedTuple

import uvicorn
from sqlalchemy.engine import make_url
from uvicorn.config import STARTUP_FAILURE
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from bakufu.engine.errors import Refused, safe_repr
from bakufu.server import logs
from bakufu.server.http.app import make_app
from bakufu.server.http.context import Context
from bakufu.server.http.websocket import DIRECT_WRITE, FRAME_MOST
from bakufu.server.metrics import SHARED
from bakufu.server.settings import Settings
from bakufu.server.storage import db
from bakufu.server.storage.private_files import create_private
from bakufu.server.storage.writes import DATABASE_ERRORS

STOPS = (signal.SIGTERM, signal.SIGINT)
BACKLOG = 2048  # connections that wait to be accepted
BYE_WITHIN = 3.0  # seconds to announce the shutdown on all sockets
STOP_WITHIN = 10  # seconds for open requests to end
ABORT_AFTER = 5.0  # seconds after our last message; then a client that does not read it is cut off
COLLECT_AFTER = (20_000, 20, 20)  # garbage collection: objects, and collections of the younger generation
LOOK_EVERY = 0.2  # seconds between checks of the worker processes
RESTART_AFTER = 1.0  # seconds; a worker process that keeps dying must not keep the machine busy


class SocketProtocol(WebSocketsSansIOProtocol):
    """Aborts connections after a while: a peer that no longer reads would keep our buffers for ever."""

    def write_text(self, data: bytes) -> bool:
        """Write a whole message straight to the transport; False if it has to go the usual way.

        Most messages are one text for many clients, and the usual way costs several times as much as the
        network.
        """
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return False
        length = len(data)
        if length < 126:
            head = bytes((0x81, length))
        elif length < 0x10000:
            head = b"\x81\x7e" + length.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + length.to_bytes(8, "big")
        self.transport.write(head + data)
        return True

    async def run_asgi(self) -> None:
        extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
        extensions[DIRECT_WRITE] = self.write_text
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(ABORT_AFTER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(ABORT_AFTER, self.transport.abort)


class Server(uvicorn.Server):
    """A uvicorn server that says goodbye on every socket and ends the long polls before it stops."""

    def __init__(self, config: uvicorn.Config, context: Context, ready: Callable[[], object]) -> None:
        super().__init__(config)
        self.context = context
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As in uvicorn, but without raising the signal again: a requested stop is not a failure."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in STOPS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        self.context.stopping.set()
        until = time.monotonic() + BYE_WITHIN
        while self.context.connections and time.monotonic() < until:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)


def server(settings: Settings, ready: Callable[[], object] = lambda: None) -> Server:
    """Make the server; it calls `ready` when everything has started and requests are answered."""
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        ws=SocketProtocol,
        ws_max_size=FRAME_MOST,
        ws_ping_interval=settings.ping_every,
        ws_ping_timeout=settings.ping_every,
        # No compression: the length of a message would depend on earlier ones, and could reveal what views
        # hide.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_WITHIN,
    )
    return Server(config, app.state.context, ready)


def bind(host: str, port: int) -> socket.socket:
    """Bind the port, before anything else is started."""
    try:
        family, kind, number, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, number)
    except OSError as error:
        raise Refused("host-unknown", host=safe_repr(host), problem=error.strerror or "-") from None
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
    except OSError as error:
        listener.close()
        raise Refused("port-taken", host=host, port=str(port), problem=error.strerror or "-") from None
    return listener


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def prepare(settings: Settings, workers: int) -> str:
    """Check and set up the database before the first connection; return where the data is."""
    engine = db.open_engine(settings.database)
    url = make_url(settings.database)
    where = url.render_as_string(hide_password=True)
    if url.get_backend_name() == "sqlite" and workers > 1:
        raise Refused("workers-need-postgresql", workers=workers)

    if url.get_backend_name() == "sqlite":
        _check_file(url.database or ":memory:", where)

    async def set_up() -> None:
        try:
            await db.create_all(engine)
        finally:
            await engine.dispose()

    with database_usable(settings.database):
        asyncio.run(set_up())
    if url.get_backend_name() == "sqlite":
        return os.path.abspath(url.database or "")  # noqa: PTH100 - shown to a person, so links are not resolved
    return where


@contextmanager
def database_usable(database: str) -> Iterator[None]:
    """Turn database errors into a refusal of one sentence, without the password."""
    try:
        yield
    except DATABASE_ERRORS as error:
        cause = getattr(error, "orig", None) or error
        where = make_url(database).render_as_string(hide_password=True)
        raise Refused("database-unusable", url=where, problem=_first_line(cause)) from None


def _check_file(path: str, where: str) -> None:
    """Check that the file can be written, without leaving a thread behind when it cannot."""
    create_private(path)
    try:
        with closing(sqlite3.connect(path, timeout=30)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("CREATE TABLE IF NOT EXISTS bakufu_can_write (x)")
            connection.rollback()
    except sqlite3.Error as error:
        raise Refused("database-unusable", url=where, problem=_first_line(error)) from None


def _first_line(error: BaseException) -> str:
    text = str(error.__cause__ or error).strip().splitlines()
    return (text[0] if text else type(error).__name__)[:200].rstrip(".")


def run(
    settings: Settings, listener: socket.socket, workers: int, level: str, ready: Callable[[], object]
) -> None:
    """Serve until a signal stops it. `ready` is called once, when all processes have started."""
    if workers == 1:
        _serve(settings, listener, level, ready)
    else:
        WorkerProcesses(settings, listener, workers, level, ready).run()


def _serve(settings: Settings, listener: socket.socket, level: str, ready: Callable[[], object]) -> None:
    logs.configure(level)
    instance = server(settings, ready)
    # Every move makes some hundred objects that are soon freed by reference counting. With the default
    # thresholds, looking for cycles would take a quarter of the time of a move, and more with more tables.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    instance.run(sockets=[listener])


def _serve_as_worker(settings: Settings, listener: socket.socket, level: str, started: Event) -> None:
    _serve(settings, listener, level, started.set)


class WorkerProcess(NamedTuple):
    process: BaseProcess
    started: Event


class WorkerProcesses:
    """Several worker processes on one port. One that dies is replaced; all are stopped together."""

    def __init__(
        self,
        settings: Settings,
        listener: socket.socket,
        number: int,
        level: str,
        ready: Callable[[], object],
    ) -> None:
        self.arguments = (settings, listener, level)
        self.number = number
        self.ready = ready
        self.workers: list[WorkerProcess] = []
        self.began = False  # whether all have been running at the same time
        self.stopping = False

    def run(self) -> None:
        logs.configure(self.arguments[2])
        for number in STOPS:
            signal.signal(number, self._stop)
        with tempfile.TemporaryDirectory(prefix="bakufu-metrics-") as folder:
            os.environ[SHARED] = folder
            while not self.stopping:
                while len(self.workers) < self.number and not self.stopping:
                    self.workers.append(self._start())
                wait([worker.process.sentinel for worker in self.workers], timeout=LOOK_EVERY)
                self._begin()
                self._reap()
            self._end()  # also a process that was started while the signal arrived
            for worker in self.workers:
                worker.process.join()
        if not self.began:
            sys.exit(STARTUP_FAILURE)

    def _start(self) -> WorkerProcess:
        context = multiprocessing.get_context("spawn")
        started = context.Event()
        process = context.Process(target=_serve_as_worker, args=(*self.arguments, started))
        process.start()
        return WorkerProcess(process, started)

    def _begin(self) -> None:
        if not self.began and all(worker.started.is_set() for worker in self.workers):
            self.began = True
            self.ready()

    def _reap(self) -> None:
        """Remove the processes that have died, so that they are replaced."""
        dead = [worker for worker in self.workers if not worker.process.is_alive()]
        for worker in dead:
            self.workers.remove(worker)
            if not self.stopping:
                code = worker.process.exitcode
                print(f'{{"event": "worker-died", "exit": {code}}}', file=sys.stderr, flush=True)  # noqa: T201
        if dead and not self.stopping:
            if self.began:
                time.sleep(RESTART_AFTER)
            else:
                self.stopping = True  # a process that cannot even start would fail every time

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.stopping = True
        self._end()

    def _end(self) -> None:
        for worker in self.workers:
            if worker.process.is_alive() and worker.process.pid is not None:
                os.kill(worker.process.pid, signal.SIGTERM)
