"""The ASGI application (Starlette): routes, request handling, background tasks, health and metrics."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import func, select
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from bakufu.engine.errors import Refused
from bakufu.server.bots.players import BotPlayers
from bakufu.server.company import reports
from bakufu.server.company.retention import RetentionTask
from bakufu.server.http import pages, tournament_files, unsubscribe, websocket
from bakufu.server.http.company_checks import check_request
from bakufu.server.http.context import Context
from bakufu.server.http.endpoints.endpoint import ApiCall, Endpoint, read_query
from bakufu.server.http.middleware import RequestMiddleware, not_found
from bakufu.server.http.openapi import document
from bakufu.server.http.routes import ENDPOINTS
from bakufu.server.metrics import may_read
from bakufu.server.people.cleaning import CleaningTask
from bakufu.server.protocol import CreateTable
from bakufu.server.settings import Settings
from bakufu.server.standing.counting import CountingTask
from bakufu.server.storage import db, schema
from bakufu.server.storage.notify import Notifier
from bakufu.server.storage.writes import DATABASE_ERRORS
from bakufu.server.tables.schedule import ScheduleTask
from bakufu.server.tables.timeouts import TimeoutTask

HEALTHY_WITHIN = 5.0  # seconds for the database to answer


def make_app(settings: Settings, client: Path | None = None) -> Starlette:
    """Make the whole server. `client`: the folder of the built web client; None: the installed one."""
    context = Context(settings)
    routes: list[BaseRoute] = [
        *(_route(context, path) for path in dict.fromkeys(endpoint.path for endpoint in ENDPOINTS)),
        Route("/healthz", _healthz(context)),
        Route("/metrics", _metrics(context)),
        Route("/openapi.json", _openapi),
        unsubscribe.route(context),
        *tournament_files.routes(context),
        WebSocketRoute("/ws", _socket(context)),
        *pages.routes(client),
    ]
    app = Starlette(routes=routes, lifespan=_lifespan(context), exception_handlers={HTTPException: not_found})
    app.router.redirect_slashes = False  # a wrong address is an error, not a redirect
    app.state.context = context
    app.add_middleware(RequestMiddleware, context=context, files=pages.paths(client))
    return app


def _lifespan(context: Context) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await db.upgrade(context.store.engine)
        bots = BotPlayers(context.store, context.bot_pool, context.metrics, context.log)
        running = [
            asyncio.create_task(TimeoutTask(context.store, context.broadcaster, context.log).run()),
            asyncio.create_task(context.lobby.run()),
            asyncio.create_task(context.notices.dispatcher.run()),
            asyncio.create_task(bots.run()),
            asyncio.create_task(CleaningTask(context.people, context.store, context.log).run()),
            asyncio.create_task(context.presence.run()),
            asyncio.create_task(context.pairing.run()),
            asyncio.create_task(CountingTask(context.people, context.metrics, context.log).run()),
            asyncio.create_task(context.tournaments.schedule.run()),
            asyncio.create_task(ScheduleTask(context.store, context.log).run()),
            asyncio.create_task(context.company.bans.run()),
            asyncio.create_task(
                RetentionTask(
                    context.people, context.store, context.settings.keep, context.metrics, context.log
                ).run()
            ),
        ]
        if context.store.engine.dialect.name == "postgresql":
            store, presence = context.store, context.presence
            notifier = Notifier(store.engine, store.writer, context.broadcaster, context.log, presence)
            presence.sender = notifier
            running.append(asyncio.create_task(notifier.run()))
        context.log.info("started")
        yield
        context.stopping.set()
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await context.links.close()
        await bots.stop()
        await context.notices.dispatcher.stop()
        await context.presence.stop()
        await context.store.close()
        context.log.info("stopped")

    return lifespan


def _route(context: Context, path: str) -> Route:
    """One route with all methods of a path, so that other methods are refused with the list of these."""
    handlers = {
        endpoint.method: _handler(context, endpoint) for endpoint in ENDPOINTS if endpoint.path == path
    }

    async def handle(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await handlers[method](request)

    return Route(path, handle, methods=list(handlers))


def _handler(context: Context, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    decoder = None
    if endpoint.body is not None and endpoint.body is not msgspec.Raw:
        decoder = msgspec.json.Decoder(endpoint.body)

    async def handle(request: Request) -> Response:
        try:
            return await answered(request)
        except Refused as why:
            why.game = why.game or game_asked(context, request)
            raise

    async def answered(request: Request) -> Response:
        query = read_query(endpoint, request)
        body = None
        if decoder is not None:
            try:
                body = decoder.decode(await request.body())
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Refused("message-malformed", problem=str(error)[:200]) from None
        if endpoint.method != "GET":
            await check_request(context, request)
        if endpoint.refresh_first and "table" in request.path_params:
            await context.store.refresh(str(request.path_params["table"]))
        if isinstance(body, CreateTable):
            request.state.game = body.game
        answer = await endpoint.run(ApiCall(context, request, body, query))
        if isinstance(answer, Response):  # a file
            return answer
        return Response(msgspec.json.encode(answer), media_type="application/json")

    return handle


def game_asked(context: Context, request: Request) -> str:
    """The game that a request is about, so that a refusal can use the game's messages."""
    table = request.path_params.get("table")
    if table is not None:
        return context.store.game_of(str(table))
    return str(getattr(request.state, "game", ""))


async def _openapi(request: Request) -> Response:
    return Response(document(), media_type="application/json")


def _healthz(context: Context) -> Callable[[Request], Awaitable[Response]]:
    async def healthz(request: Request) -> Response:
        if context.stopping.is_set():
            return JSONResponse({"status": "stopping"}, 503)
        try:
            async with asyncio.timeout(HEALTHY_WITHIN), context.store.engine.connect() as connection:
                await connection.execute(select(schema.tables.c.id).limit(1))
        except (*DATABASE_ERRORS, TimeoutError):
            return JSONResponse({"status": "database away"}, 503)
        return JSONResponse({"status": "ok"})

    return healthz


def _metrics(context: Context) -> Callable[[Request], Awaitable[Response]]:
    async def metrics(request: Request) -> Response:
        address = request.client.host if request.client else "-"
        if not may_read(address, request.headers, context.settings.metrics_token):
            raise Refused("metrics-private")
        status = schema.tables.c.status
        async with context.store.engine.connect() as connection:
            counts = await connection.execute(select(status, func.count()).group_by(status))
            tables = {row[0]: row[1] for row in counts}
        looking = await context.pairing.waiting.looking()
        outbox = (await context.notices.outbox.counts())._asdict()
        tournaments = await context.tournaments.store.counts()
        desk = {"reports": await reports.waiting(context.people), "bans": len(context.company.bans)}
        return Response(
            context.metrics.text(
                tables, len(context.broadcaster.watchers), outbox, looking, tournaments, desk
            ),
            media_type=CONTENT_TYPE_LATEST,
        )

    return metrics


def _socket(context: Context) -> Callable[[WebSocket], Awaitable[None]]:
    async def socket(connection: WebSocket) -> None:
        await websocket.serve(connection, context)

    return socket
