"""Play over WebSocket: one connection watches one table through one viewer's eyes.

The client says hello (table, its token, what it has already seen), then sends moves; the server sends
updates, chat, acknowledgements and refusals. After a lost connection the client says hello again with the
numbers it has and gets exactly what it lacks.
"""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bakufu.engine.errors import Refused
from bakufu.server import play, talk
from bakufu.server.context import Context
from bakufu.server.hub import Watcher
from bakufu.server.limits import Bucket
from bakufu.server.protocol import Ack, Command, Message, Refuse, TakeBack

FRAME_MOST = 64 * 1024  # bytes of a message from a client
HELLO_WITHIN = 10.0  # seconds
QUIET_MOST = 90.0  # seconds without a word from the client: it sends a ping every 30

TRY_AGAIN = 4000  # close codes of our own: reconnect later,
REFUSED = 4400  # the hello was refused: do not come back with the same one,
TOO_FAST = 4429
GOING_AWAY = 1001


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    table: str
    token: str | None = None
    seen: int = 0
    events: int = 0
    chat: int = 0
    lang: str = "en"


class Moves(Message, frozen=True, kw_only=True, tag="moves"):
    id: str
    seen: int
    moves: list[object]


class Undo(Message, frozen=True, kw_only=True, tag="undo"):
    id: str
    seen: int


class Chat(Message, frozen=True, kw_only=True, tag="chat"):
    id: str
    text: str


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    pass


class Pong(Message, frozen=True, kw_only=True):
    type: Literal["pong"] = "pong"


class Reminder(Message, frozen=True, kw_only=True):
    """Most of your time for this decision is gone."""

    type: Literal["reminder"] = "reminder"


FromClient = Hello | Moves | Undo | Chat | Ping
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Connection:
    def __init__(self, socket: WebSocket, context: Context) -> None:
        self.socket = socket
        self.context = context
        self.lang = "en"
        self.token: str | None = None
        self.watcher: Watcher | None = None
        self.bucket = Bucket(context.settings.moves_per_second, context.settings.moves_burst, context.now)
        self.sending = asyncio.Lock()

    async def run(self) -> None:
        """From the handshake to the end."""
        await self.socket.accept()
        try:
            if await self._hello():
                await self._converse()
        except WebSocketDisconnect:
            pass
        finally:
            if self.watcher is not None:
                self.context.hub.leave(self.watcher)

    async def _hello(self) -> bool:
        try:
            hello = await asyncio.wait_for(self._receive(), HELLO_WITHIN)
            if not isinstance(hello, Hello):
                raise Refused("hello-first")
            self.lang = hello.lang
            viewer = await self.context.rooms.viewer(hello.table, hello.token)
        except TimeoutError:
            await self._close(REFUSED)
            return False
        except Refused as why:
            await self.refuse(why, None)
            await self._close(REFUSED)
            return False
        self.token = hello.token
        self.watcher = Watcher(hello.table, viewer, hello.seen, hello.events, hello.chat)
        self.context.hub.watch(self.watcher)
        return True

    async def _converse(self) -> None:
        """Listen and tell at the same time; when either ends, both do."""
        listening = asyncio.create_task(self._listen())
        telling = asyncio.create_task(self._tell())
        leaving = asyncio.create_task(self.context.stopping.wait())
        done, pending = await asyncio.wait((listening, telling, leaving), return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        if leaving in done:
            await self._close(GOING_AWAY)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect):
                self.context.log.error("socket-failed", error=repr(error))
                await self._close(TRY_AGAIN)

    async def _receive(self) -> FromClient:
        """The next message; `Refused` when it cannot be understood."""
        frame = await self.socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1005))
        data = frame.get("text") or frame.get("bytes") or ""
        if len(data) > FRAME_MOST:
            raise Refused("message-too-large", bytes=len(data), most=FRAME_MOST)
        try:
            return DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("message-malformed", problem=str(error)[:200]) from None

    async def _listen(self) -> None:
        while True:
            sent_id: str | None = None
            try:
                message = await asyncio.wait_for(self._receive(), QUIET_MOST)
                if not self.bucket.take():
                    self.context.metrics.limited.inc()
                    raise Refused("too-fast")
                sent_id = getattr(message, "id", None)
                await self._handle(message)
            except TimeoutError:
                await self._close(TRY_AGAIN)
                return
            except Refused as why:
                await self.refuse(why, sent_id)

    async def _handle(self, message: FromClient) -> None:
        assert self.watcher is not None
        table = self.watcher.table_id
        if isinstance(message, Ping):
            await self._send(Pong())
            return
        if isinstance(message, Hello):
            raise Refused("hello-once")
        if self.token is None:
            raise Refused("spectators-only-watch")
        rooms = self.context.rooms
        if isinstance(message, Moves):
            command = Command(id=message.id, seen=message.seen, moves=message.moves)
            await self._send(await play.submit(rooms, table, self.token, command))
        elif isinstance(message, Undo):
            await self._send(
                await play.undo(rooms, table, self.token, TakeBack(id=message.id, seen=message.seen))
            )
        else:
            line = await talk.say(rooms, table, self.token, message.text)
            await self._send(Ack(id=message.id, seq=line.number))

    async def _tell(self) -> None:
        watcher = self.watcher
        assert watcher is not None
        while True:
            await watcher.woken.wait()
            watcher.woken.clear()
            update = await self.context.hub.next_update(watcher)
            if update is not None:
                await self._send(update)
            if watcher.reminder:
                watcher.reminder = False
                await self._send(Reminder())
            for line in await self.context.hub.next_chat(watcher):
                await self._send(line)

    async def refuse(self, why: Refused, sent_id: str | None) -> None:
        await self._send(Refuse(refusal=why.refusal, words=self.context.words(self.lang, why), id=sent_id))

    async def _send(self, message: msgspec.Struct) -> None:
        async with self.sending:
            if self.socket.application_state == WebSocketState.CONNECTED:
                await self.socket.send_text(msgspec.json.encode(message).decode())

    async def _close(self, code: int) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            await self.socket.close(code)
