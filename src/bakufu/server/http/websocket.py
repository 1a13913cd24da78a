"""WebSocket connections: each watches one table as one viewer, or the lobby.

The client says hello (table, its token, what it has already seen), then sends moves; the server sends
updates, chat, acknowledgements and refusals. To reconnect, the client says hello again with the numbers it
has and gets exactly what it lacks. Dead peers are found by the pings of the protocol itself (`runner.py`); a
client that cannot see those sends `ping` and waits for `pong`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import uniform
from typing import Literal

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bakufu.engine.errors import Refused, safe_repr
from bakufu.server.absence_protocol import Visible
from bakufu.server.http.company_checks import person_of, say_at_table
from bakufu.server.http.context import Context, draft_in_words, preferred_language
from bakufu.server.http.endpoints.endpoint import check_table_id, check_token
from bakufu.server.http.limits import TokenBucket
from bakufu.server.http.middleware import check_rate, is_own_origin, response_headers
from bakufu.server.http.routes import refusal_response
from bakufu.server.protocol import (
    Ack,
    Bye,
    FromClient,
    Hello,
    Moves,
    Ping,
    Pong,
    Reminder,
    SaveDraft,
    Say,
    Shown,
    Undo,
    WatchLobby,
)
from bakufu.server.storage.db import to_json
from bakufu.server.storage.writes import DATABASE_ERRORS
from bakufu.server.tables import clocks, drafts, votes
from bakufu.server.tables.broadcast import Watcher
from bakufu.server.tables.keys import key_used
from bakufu.server.tables.lobby_broadcast import LobbyWatcher
from bakufu.server.tables.phrases import line_in
from bakufu.server.tables.presence import Guest
from bakufu.server.tables.store import viewer_of

FRAME_MOST = 64 * 1024  # bytes of a message from a client
BROWSER_MOST = 40  # letters
STRIKES_MOST = 50  # consecutive messages over the rate limit before we close the connection

# Close codes; our own begin with 4.
GOING_AWAY = 1012  # the server stops or starts again: come back
TRY_AGAIN = 4000  # come back
REFUSED = 4400  # the first message was refused: do not come back with the same one
NOT_YOURS = 4403  # the token does not open the seat any more
QUIET = 4408  # there was no first message
TOO_FAST = 4429

Reason = Literal["stopping", "quiet", "slow", "too-fast", "failed", "seat-lost"]
CODES: dict[Reason, int] = {
    "stopping": GOING_AWAY,
    "quiet": QUIET,
    "slow": TRY_AGAIN,
    "too-fast": TOO_FAST,
    "failed": TRY_AGAIN,
    "seat-lost": NOT_YOURS,
}
DIRECT_WRITE = "bakufu.write"  # the ASGI extension for direct writes, if the server has one
SEAT_LOST = ("link-renewed", "seat-lost", "device-signed-out", "club-members-only")
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class CloseConnection(Exception):
    """Close the connection for this reason."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


async def serve(socket: WebSocket, context: Context) -> None:
    """Serve one connection, from its handshake to its end."""
    address = socket.client.host if socket.client else "-"
    try:
        _check_handshake(socket, context, address)
    except Refused as why:
        await socket.send_denial_response(_denial(socket, context, why))
        return
    connection = Connection(socket, context)
    context.connections.add(connection)
    try:
        await connection.run()
    finally:
        context.connections.discard(connection)
        context.socket_limit.leave(address)


def _check_handshake(socket: WebSocket, context: Context, address: str) -> None:
    check_rate(context, address)
    origin = socket.headers.get("origin")  # only browsers send one
    if origin is not None and not is_own_origin(origin, socket.headers, context.settings):
        raise Refused("origin-foreign", origin=safe_repr(origin))
    if not context.socket_limit.enter(address):
        context.metrics.limited.labels("sockets").inc()
        raise Refused("too-many-sockets")


def _denial(socket: WebSocket, context: Context, why: Refused) -> Response:
    response = refusal_response(context, preferred_language(socket.headers.get("accept-language", "")), why)
    response.headers.update(response_headers(context.settings, socket.headers))
    return response


class Connection:
    def __init__(self, socket: WebSocket, context: Context) -> None:
        self.socket = socket
        self.context = context
        self.settings = context.settings
        self.lang = "en"
        self.token: str | None = None
        self.watcher: Watcher | None = None
        self.guest: Guest | None = None
        self.lobby: LobbyWatcher | None = None
        self.bucket = TokenBucket(self.settings.moves_per_second, self.settings.moves_burst, context.now)
        self.strikes = 0
        self.address = socket.client.host if socket.client else "-"
        self.bans_changed = asyncio.Event()
        self.sending = asyncio.Lock()
        self.write: Callable[[bytes], bool] | None = socket.scope.get("extensions", {}).get(DIRECT_WRITE)

    async def run(self) -> None:
        await self.socket.accept()
        self.lang = preferred_language(self.socket.headers.get("accept-language", ""))
        try:
            if await self._handshake():
                with self.context.metrics.sockets.labels(
                    "lobby" if self.lobby else "table"
                ).track_inprogress():
                    await self._run_tasks()
        except WebSocketDisconnect:
            pass
        except CloseConnection as end:
            await self._bye(end.reason)
        except Exception as error:
            if isinstance(error, DATABASE_ERRORS) or (
                isinstance(error, Refused) and error.refusal.key == "database-away"
            ):
                self.context.log.error("database-away", error=error)
            else:
                self.context.metrics.failed.inc()
                self.context.log.error("socket-failed", error=error)
            await self._bye("failed")
        finally:
            if self.watcher is not None:
                self.context.broadcaster.leave(self.watcher)
            if self.guest is not None:
                await self.context.presence.leave(self.guest)
            if self.lobby is not None:
                self.context.lobby.leave(self.lobby)

    # The first message

    async def _handshake(self) -> bool:
        """Read the first message; False if it ends the connection."""
        try:
            async with asyncio.timeout(self.settings.hello_within):
                first = await self._receive()
            if isinstance(first, Hello):
                await self._hello(first)
            elif isinstance(first, WatchLobby):
                self.lang = first.lang
                self.lobby = LobbyWatcher(first.game, first.status)
                self.context.lobby.watch(self.lobby)
            else:
                raise Refused("hello-first")
        except TimeoutError:
            raise CloseConnection("quiet") from None
        except Refused as why:
            await self._refuse(why, None)
            if why.refusal.key == "database-away":  # the message was fine, so the client should come back
                raise CloseConnection("failed") from None
            await self._close(REFUSED)
            return False
        return True

    async def _hello(self, hello: Hello) -> None:
        self.lang = hello.lang
        if hello.token is not None:
            check_token(hello.token)
        store = self.context.store
        await store.refresh(check_table_id(hello.table))
        table = await store.get(hello.table)
        is_member = await store.is_member(table, hello.token)
        viewer = viewer_of(table, hello.token, is_member)
        await self._check_ban(person_of(table, hello.token))
        seat = table.seats[viewer] if viewer is not None else None
        key = key_used(seat.keys, hello.token) if seat is not None and hello.token is not None else None
        self.token = hello.token
        self.watcher = Watcher(
            hello.table,
            viewer,
            hello.seen,
            hello.events,
            hello.chat,
            seat,
            hello.beats,
            key,
            hello.presence,
            hello.table_events,
            hello.token if is_member else None,
            hello.chat_edits,
        )
        self.context.broadcaster.watch(self.watcher)
        if len(hello.browser) > BROWSER_MOST:
            raise Refused("message-malformed", problem=f"`browser` has more than {BROWSER_MOST} letters")
        self.guest = Guest(hello.table, viewer, hello.browser, hello.visible)

    # The conversation

    async def _run_tasks(self) -> None:
        """Receive and send at the same time; when either ends, both do."""
        tasks = [
            asyncio.create_task(self._receive_messages()),
            asyncio.create_task(self._send_lobby() if self.lobby else self._send_updates()),
            asyncio.create_task(self._close_when_stopping()),
            asyncio.create_task(self._close_when_banned()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        errors = [result for result in results if isinstance(result, Exception)]
        for error in sorted(errors, key=lambda error: isinstance(error, WebSocketDisconnect), reverse=True):
            raise error

    async def _close_when_stopping(self) -> None:
        await self.context.stopping.wait()
        raise CloseConnection("stopping")

    async def _check_ban(self, person: str | None) -> None:
        await self.context.company.check_not_banned(person, self.address)

    async def _close_when_banned(self) -> None:
        while True:
            await self.bans_changed.wait()
            self.bans_changed.clear()
            seat = self.watcher.seat if self.watcher is not None else None
            if self.watcher is None:
                continue  # the lobby may be read
            try:
                await self._check_ban(seat.person if seat is not None else None)
            except Refused as why:
                await self._refuse(why, None)
                await self._close(NOT_YOURS)
                raise WebSocketDisconnect(NOT_YOURS) from None

    async def _receive(self) -> FromClient:
        """The next message; `Refused` when it is malformed or exceeds the rate limit."""
        frame = await self.socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1005))
        self._check_rate()
        data: str | bytes = frame.get("text") or frame.get("bytes") or ""
        if len(data) > FRAME_MOST:
            raise Refused("message-too-large", bytes=len(data), most=FRAME_MOST)
        try:
            message = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("message-malformed", problem=str(error)[:200]) from None
        if isinstance(message, SaveDraft | Say) and message.id is None:  # optional only over HTTP
            raise Refused("message-malformed", problem="Object missing required field `id`")
        return message

    def _check_rate(self) -> None:
        if self.bucket.take():
            self.strikes = 0
            return
        self.context.metrics.limited.labels("messages").inc()
        self.strikes += 1
        if self.strikes > STRIKES_MOST:
            raise CloseConnection("too-fast")
        raise Refused("too-fast")

    async def _receive_messages(self) -> None:
        if self.guest is not None:  # only now: the first update does not wait for it
            await self.context.presence.enter(self.guest)
            await self._look_back()
        while True:
            sent_id: str | None = None
            try:
                message = await self._receive()
                sent_id = getattr(message, "id", None)
                await self._handle(message)
            except Refused as why:
                await self._refuse(why, sent_id)

    async def _handle(self, message: FromClient) -> None:
        if isinstance(message, Ping):
            await self._send(Pong(), "pong")
            return
        if isinstance(message, Hello | WatchLobby):
            raise Refused("hello-once")
        if isinstance(message, Visible) and self.guest is not None:
            await self.context.presence.set_visible(self.guest, message.visible)
            await self._look_back()
            return
        if self.token is None or self.watcher is None or self.watcher.viewer is None:
            raise Refused("spectators-only-watch")
        table = self.watcher.table_id
        if isinstance(message, Moves | Undo):
            await self._send(await self.context.submit(table, self.token, message), "ack")
        elif isinstance(message, SaveDraft):
            await self._save_draft(message, self.watcher, self.token)
        elif isinstance(message, Shown):
            await clocks.confirm_shown(self.context.store, table, self.token, message.seq)
            await self._send(Ack(id=message.id, seq=message.seq), "ack")
        elif isinstance(message, Say):
            await self._add_chat_line(message, table, self.token)

    async def _look_back(self) -> None:
        """A player who looks at the table again is not replaced."""
        watcher, guest = self.watcher, self.guest
        if watcher is None or watcher.viewer is None or guest is None or not guest.visible or not self.token:
            return
        if votes.is_asked_about(await self.context.store.get(watcher.table_id), watcher.viewer):
            await votes.came_back(self.context.store, watcher.table_id, self.token)

    async def _save_draft(self, message: SaveDraft, watcher: Watcher, token: str) -> None:
        """Save a draft and answer with its preview; the seat's other devices get it by the broadcast."""
        watcher.saving = True
        try:
            draft = await drafts.save(
                self.context.store, watcher.table_id, token, message.seen, message.moves
            )
            watcher.draft = to_json(draft.moves) if draft.moves else None
        finally:
            watcher.saving = False
            watcher.woken.set()
        table = await self.context.store.get(watcher.table_id)
        await self._send(draft_in_words(self.lang, table.row.game, draft), "draft")
        await self._send(Ack(id=message.id or "", seq=message.seen), "ack")

    async def _add_chat_line(self, message: Say, table: str, token: str) -> None:
        line = await say_at_table(self.context, table, token, message, self.address)
        await self._send(Ack(id=message.id or "", seq=line.number), "ack")

    async def _send_updates(self) -> None:
        watcher = self.watcher
        assert watcher is not None
        try:
            while True:
                await watcher.woken.wait()
                watcher.woken.clear()
                await self._send_pending(watcher)
        except Refused as why:
            if why.refusal.key not in SEAT_LOST:
                raise
            await self._refuse(why, None)
            raise CloseConnection("seat-lost") from None

    async def _send_pending(self, watcher: Watcher) -> None:
        broadcaster = self.context.broadcaster
        table = await broadcaster.table_for(watcher)
        # Both before anything is sent: meanwhile this client may save a draft that this copy lacks.
        update = broadcaster.next_update(watcher, table)
        draft = broadcaster.next_draft(watcher, table)
        if update is not None:
            await self._send_bytes(update, "update")
        if draft is not None:
            await self._send(draft_in_words(self.lang, table.row.game, draft), "draft")
        if watcher.reminder:
            watcher.reminder = False
            await self._send(Reminder(), "reminder")
        for line in broadcaster.next_chat(watcher, table):
            await self._send(line_in(self.lang, line), "chat")
        spectators = broadcaster.next_spectator_chat(watcher, table)
        if spectators is not None:
            await self._send(spectators, "spectator-chat")
        for event in broadcaster.next_events(watcher, table):
            await self._send(event, "table-event")
        presence = broadcaster.next_presence(watcher)
        if presence is not None:
            await self._send_bytes(presence, "presence")

    async def _send_lobby(self) -> None:
        watcher = self.lobby
        assert watcher is not None
        while True:
            await watcher.woken.wait()
            watcher.woken.clear()
            news = self.context.lobby.next_update(watcher)
            if news is not None:
                await self._send_bytes(news, "lobby")

    # Sending

    async def _refuse(self, why: Refused, sent_id: str | None) -> None:
        if self.watcher is not None:
            why.game = why.game or self.context.store.game_of(self.watcher.table_id)
        await self._send(self.context.refuse(self.lang, why, sent_id), "refuse")

    async def _send(self, message: msgspec.Struct, kind: str) -> None:
        await self._send_bytes(msgspec.json.encode(message), kind)

    async def _send_bytes(self, data: bytes, kind: str) -> None:
        """Send to the client; one that does not read in time is dropped."""
        if self.write is None or self.sending.locked() or not self.write(data):
            try:
                async with asyncio.timeout(self.settings.send_within), self.sending:
                    if self.socket.application_state == WebSocketState.CONNECTED:
                        await self.socket.send_text(data.decode())
            except TimeoutError:
                raise CloseConnection("slow") from None
        self.context.metrics.sent_of(kind).inc()

    async def _bye(self, reason: Reason) -> None:
        """Send the last message. A client that is too slow to read it is cut off with the connection."""
        self.context.metrics.dropped.labels(reason).inc()
        again = (
            None if reason in ("quiet", "too-fast", "seat-lost") else round(uniform(0.2, 3.0), 1)
        )  # not all at once
        try:
            async with asyncio.timeout(1.0):
                await self._send(Bye(reason=reason, again_after=again), "bye")
                await self._close(CODES[reason])
        except (TimeoutError, CloseConnection, WebSocketDisconnect):
            return

    async def _close(self, code: int) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            await self.socket.close(code)
