"""The page of the unsubscribe link in e-mails; mail programs post to it in one click (RFC 8058)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from bakufu.i18n import Words
from bakufu.server.http.context import Context, preferred_language
from bakufu.server.notices import channel_rows


def route(context: Context) -> Route:
    return Route("/unsubscribe/{token}", _unsubscribe(context), methods=["GET", "POST"])


def _unsubscribe(context: Context) -> Callable[[Request], Awaitable[Response]]:
    async def unsubscribe(request: Request) -> Response:
        """Ask first, as programs follow links in mails; only a post switches the mails off."""
        words = Words(preferred_language(request.headers.get("accept-language", "")))
        channel = await context.notices.keys.channel_of(str(request.path_params["token"]))
        if channel is None:
            return _page(words, "notice-mail-stop-unknown", 404)
        if request.method == "POST":
            await channel_rows.switch_off(context.people, channel)
            return _page(words, "notice-mail-stopped")
        return _page(words, "notice-mail-stop-ask", button=True)

    return unsubscribe


def _page(words: Words, key: str, status: int = 200, button: bool = False) -> Response:
    """A page without scripts. Its form names its own origin, which the check of origins wants to see."""
    stop, home = escape(words.say("notice-mail-stop")), escape(words.say("web-play-home"))
    form = f'<form method="post"><button class="button">{stop}</button></form>' if button else ""
    return HTMLResponse(
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="referrer" content="same-origin"><meta name="color-scheme" content="light dark">'
        '<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/start.css">'
        "<title>Bakufu</title></head>"
        f'<body><main id="starting" class="failed"><h1>Bakufu</h1><p>{escape(words.say(key))}</p>{form}'
        f'<p><a href="/">{home}</a></p></main></body></html>',
        status,
    )
