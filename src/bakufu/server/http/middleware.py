"""HTTP middleware: request id, size and rate limits, origin check, security headers, CORS, error responses.

It writes one log line for each request and turns every error into a refusal with a message: no stack trace
and no error page of a library ever leaves the server.
"""

from __future__ import annotations

import asyncio
import secrets
from urllib.parse import urlsplit

import structlog
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bakufu.engine.errors import Refused, safe_repr
from bakufu.server.http import pages
from bakufu.server.http.context import Context, preferred_language
from bakufu.server.http.routes import refusal_response
from bakufu.server.settings import Settings
from bakufu.server.storage.writes import DATABASE_ERRORS

SECURITY_HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
OUR_FAULT = (IntegrityError, DataError, ProgrammingError)  # the database is there, but our query is wrong
SLOW = 1.0  # seconds; a request that takes longer, unless it is a long poll, is logged as a warning
LONG_POLLS = ("/view", "/finding/mine")


class RequestMiddleware:
    def __init__(self, app: ASGIApp, context: Context, files: frozenset[str] = frozenset()) -> None:
        self.app = app
        self.context = context
        self.files = files  # paths of the web client, which are exempt from the rate limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        answer = ResponseSender(send, response_headers(self.context.settings, request.headers))
        started = self.context.now()
        with structlog.contextvars.bound_contextvars(request=answer.id):
            try:
                await self._handle(request, scope, receive, answer)
            finally:
                self._log(request, scope, answer, self.context.now() - started)

    async def _handle(self, request: Request, scope: Scope, receive: Receive, answer: ResponseSender) -> None:
        try:
            # A page without one of its files is useless, and files cost little, so they are never refused.
            if request.url.path not in self.files:
                check_rate(self.context, request.client.host if request.client else "-")
            check_origin_of(request.method, request.headers, self.context.settings)
            if request.method == "OPTIONS" and "access-control-request-method" in request.headers:
                await Response(status_code=204)(scope, receive, answer.send)
                return
            limited = LimitedBody(receive, self.context.settings)
            limited.check_length(request.headers.get("content-length"))
            await self.app(scope, limited.receive, answer.send)
        except ClientDisconnect:
            return
        except Exception as error:
            if answer.status:
                self._fault(request, error)
                raise  # a part of the response is already sent, so all we can do is close the connection
            response = self._refusal(request, error)
            await response(scope, receive, answer.send)

    def _refusal(self, request: Request, error: Exception) -> Response:
        lang = preferred_language(request.headers.get("accept-language", ""))
        if isinstance(error, Refused):
            return refusal_response(self.context, lang, error)
        if isinstance(error, DATABASE_ERRORS) and not isinstance(error, OUR_FAULT):
            self.context.log.error("database-away", error=error)
            return refusal_response(self.context, lang, Refused("database-away"))
        self._fault(request, error)
        return refusal_response(self.context, lang, Refused("server-failed"))

    def _fault(self, request: Request, error: Exception) -> None:
        self.context.metrics.failed.inc()
        self.context.log.error("request-failed", method=request.method, error=error)

    def _log(self, request: Request, scope: Scope, answer: ResponseSender, seconds: float) -> None:
        # Log the route and not the path, which a client can fill with anything.
        route = getattr(scope.get("route"), "path", "-")
        self.context.metrics.seconds.labels(route).observe(seconds)
        log = self.context.log
        slow = seconds > SLOW and not route.endswith(LONG_POLLS)
        quiet = answer.status < 400 and request.method in ("GET", "HEAD")
        level = log.warning if slow else log.debug if quiet else log.info
        level(
            "request", method=request.method, route=route, status=answer.status, ms=round(seconds * 1000, 1)
        )


class ResponseSender:
    """Sends a response with our headers, wherever it was made."""

    def __init__(self, send: Send, headers: dict[str, str]) -> None:
        self._send = send
        self.id = secrets.token_hex(8)
        self.headers = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        self.headers.append((b"x-request-id", self.id.encode()))
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            given = list(message.get("headers", ()))
            kept = {name for name, _ in given} & {b"cache-control"}  # files have their own caching rules
            message = {**message, "headers": given + [pair for pair in self.headers if pair[0] not in kept]}
        await self._send(message)


class LimitedBody:
    """A request body with limits on its size, however it is sent, and on the time it takes."""

    def __init__(self, receive: Receive, settings: Settings) -> None:
        self._receive = receive
        self.most = settings.body_most
        self.within = settings.body_within
        self.bytes = 0
        self.whole = False

    def check_length(self, length: str | None) -> None:
        if length is None:
            return
        if not (length.isascii() and length.isdigit()) or len(length) > 15 or int(length) > self.most:
            raise Refused("message-too-large", bytes=safe_repr(length).strip("'"), most=self.most)

    async def receive(self) -> Message:
        if self.whole:
            return await self._receive()  # waits for the client to hang up
        try:
            async with asyncio.timeout(self.within):
                message = await self._receive()
        except TimeoutError:
            raise Refused("body-slow", seconds=int(self.within)) from None
        self.bytes += len(message.get("body", b""))
        self.whole = not message.get("more_body", False)
        if self.bytes > self.most:
            raise Refused("message-too-large", bytes=self.bytes, most=self.most)
        return message


def check_rate(context: Context, address: str) -> None:
    if not context.request_limit.take(address):
        context.metrics.limited.labels("requests").inc()
        raise Refused("too-fast", again_after=context.request_limit.again_after(address))


def check_origin_of(method: str, headers: Headers, settings: Settings) -> None:
    """Refuse changes by pages of other sites; browsers send the origin of the page."""
    origin = headers.get("origin")
    if origin is None or method in ("GET", "HEAD"):
        return
    if not is_own_origin(origin, headers, settings):
        raise Refused("origin-foreign", origin=safe_repr(origin))


def is_own_origin(origin: str, headers: Headers, settings: Settings) -> bool:
    try:
        return urlsplit(origin).netloc == headers.get("host") or origin.lower() in settings.origins
    except ValueError:
        return False


def response_headers(settings: Settings, asked: Headers) -> dict[str, str]:
    """Security headers, plus CORS for the configured origins."""
    headers = {**SECURITY_HEADERS, "cache-control": "no-store", "vary": "Accept-Language, Origin"}
    if settings.https:
        headers["strict-transport-security"] = "max-age=31536000"
    origin = asked.get("origin", "").lower()
    if origin and origin in settings.origins:
        headers |= {
            "access-control-allow-origin": origin,
            "access-control-allow-methods": "GET, POST, PUT, DELETE",
            "access-control-allow-headers": (
                "authorization, bakufu-session, content-type, accept-language, x-browser"
            ),
            "access-control-max-age": "600",
            "cross-origin-resource-policy": "cross-origin",
        }
    return headers


def not_found(request: Request, error: Exception) -> Response:
    """The refusal for an unknown path, or for a method that a path does not have."""
    context: Context = request.app.state.context
    lang = preferred_language(request.headers.get("accept-language", ""))
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        allowed = (error.headers or {}).get("Allow", "")
        response = refusal_response(context, lang, Refused("method-unknown", allowed=allowed))
        response.headers["allow"] = allowed
        return response
    if wants_page(request):
        return pages.unknown(lang)
    return refusal_response(context, lang, Refused("page-unknown"))


def wants_page(request: Request) -> bool:
    """Whether a person's browser opens this path, not a program; the API always answers in JSON."""
    reading = request.method in ("GET", "HEAD") and not request.url.path.startswith("/api")
    return reading and "text/html" in request.headers.get("accept", "")
