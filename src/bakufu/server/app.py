"""The application: routes, what surrounds every request, and what runs beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from urllib.parse import urlsplit

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from bakufu.engine.errors import Refused
from bakufu.server import store
from bakufu.server.bots import Bots
from bakufu.server.context import Context
from bakufu.server.http import ENDPOINTS, Call, Endpoint, refusal_response
from bakufu.server.notify import Notifier
from bakufu.server.openapi import document
from bakufu.server.settings import Settings
from bakufu.server.sockets import Connection
from bakufu.server.ticker import Ticker

SECURITY_HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def make_app(settings: Settings) -> Starlette:
    context = Context(settings)
    routes: list[BaseRoute] = [
        Route(endpoint.path, _handler(context, endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS
    ]
    routes += [
        Route("/healthz", _healthz(context)),
        Route("/metrics", _metrics(context)),
        Route("/openapi.json", lambda _: Response(document(), media_type="application/json")),
        WebSocketRoute("/ws", _socket(context)),
    ]
    app = Starlette(routes=routes, lifespan=_lifespan(context))
    app.state.context = context
    app.add_middleware(Surround, context=context)
    return app


def _lifespan(context: Context) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.create_all(context.rooms.engine)
        bots = Bots(context.rooms, context.settings.bot_processes, context.log)
        running = [asyncio.create_task(Ticker(context.rooms, context.hub, context.log).run())]
        if context.rooms.engine.dialect.name == "postgresql":
            running.append(asyncio.create_task(Notifier(context.rooms, context.hub, context.log).run()))
        await _wake_bots(context, bots)
        yield
        context.stopping.set()
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await bots.stop()
        await context.rooms.engine.dispose()

    return lifespan


async def _wake_bots(context: Context, bots: Bots) -> None:
    """After a start: bots that owed a move when the server went down."""
    async with context.rooms.engine.connect() as connection:
        waiting = await store.tables_with_bots(connection)
    for table_id in waiting:
        with suppress(Refused):
            await bots.changed(table_id)


def _handler(context: Context, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    decoder = None
    if endpoint.body is not None and endpoint.body is not msgspec.Raw:
        decoder = msgspec.json.Decoder(endpoint.body)

    async def handle(request: Request) -> Response:
        lang = request.headers.get("accept-language", "en").split(",")[0].split(";")[0].strip() or "en"
        try:
            body = None
            if decoder is not None:
                try:
                    body = decoder.decode(await request.body())
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                    raise Refused("message-malformed", problem=str(error)[:200]) from None
            with context.metrics.seconds.labels(endpoint.path).time():
                answer = await endpoint.run(Call(context, request, body))
        except Refused as why:
            return refusal_response(context, lang, why)
        return Response(msgspec.json.encode(answer), media_type="application/json")

    return handle


def _healthz(context: Context) -> Callable[[Request], Awaitable[Response]]:
    async def healthz(request: Request) -> Response:
        try:
            async with context.rooms.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (DBAPIError, OSError):
            return JSONResponse({"status": "database away"}, 503)
        return JSONResponse({"status": "ok"})

    return healthz


def _metrics(context: Context) -> Callable[[Request], Awaitable[Response]]:
    async def metrics(request: Request) -> Response:
        return Response(generate_latest(context.metrics.registry), media_type=CONTENT_TYPE_LATEST)

    return metrics


def _socket(context: Context) -> Callable[[WebSocket], Awaitable[None]]:
    async def socket(websocket: WebSocket) -> None:
        if not _own_origin(websocket, context.settings):
            await websocket.close(4403)
            return
        context.metrics.sockets.inc()
        try:
            await Connection(websocket, context).run()
        finally:
            context.metrics.sockets.dec()

    return socket


def _own_origin(websocket: WebSocket, settings: Settings) -> bool:
    """A browser says where its page comes from; another site's page may not use our sockets."""
    origin = websocket.headers.get("origin")
    if origin is None:
        return True  # not a browser
    return urlsplit(origin).netloc == websocket.headers.get("host") or origin in settings.origins


class Surround:
    """Around every request: size and rate limits, security headers, and no stack trace for a stranger."""

    def __init__(self, app: Callable[..., Awaitable[None]], context: Context) -> None:
        self.app = app
        self.context = context

    async def __call__(
        self, scope: dict[str, object], receive: object, send: Callable[..., Awaitable[None]]
    ) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        started = False

        async def with_headers(message: dict[str, object]) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = message.setdefault("headers", [])
                assert isinstance(headers, list)
                headers += [(name.encode(), value.encode()) for name, value in self._headers().items()]
            await send(message)

        try:
            self._check(request)
            await self.app(scope, receive, with_headers)
        except Refused as why:
            await refusal_response(self.context, "en", why)(scope, receive, with_headers)  # type: ignore[arg-type]
        except Exception as error:
            self.context.log.error("request-failed", path=request.url.path, error=repr(error))
            if not started:
                answer = refusal_response(self.context, "en", Refused("server-failed"))
                answer.status_code = 503 if isinstance(error, (DBAPIError, OSError)) else 500
                await answer(scope, receive, with_headers)  # type: ignore[arg-type]

    def _check(self, request: Request) -> None:
        address = request.client.host if request.client else "-"
        if not self.context.requests.take(address):
            self.context.metrics.limited.inc()
            raise Refused("too-fast")
        length = request.headers.get("content-length", "0")
        most = self.context.settings.body_most
        if not length.isdigit() or int(length) > most:
            raise Refused("message-too-large", bytes=length, most=most)

    def _headers(self) -> dict[str, str]:
        if self.context.settings.https:
            return {**SECURITY_HEADERS, "strict-transport-security": "max-age=31536000"}
        return SECURITY_HEADERS
