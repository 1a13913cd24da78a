"""What a browser gets: the web client when it has been built, and a plain page that says what this is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

import bakufu
from bakufu.engine import registry
from bakufu.server.http import ENDPOINTS

KEPT = {"cache-control": "no-cache"}


def routes(folder: Path | None = None) -> list[BaseRoute]:
    """The built client, as far as it is there; else a plain page. Nothing outside its folder is served.

    Each file and folder at its top has a route of its own: a route for all would hide that a path of the
    API exists but takes another method.
    """
    folder = folder or Path(str(files("bakufu"))) / "web" / "static"
    if not (folder / "index.html").is_file():
        return [Route("/", _plain)]
    found: list[BaseRoute] = [Route("/", _file(folder / "index.html"))]
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            found.append(Mount(f"/{path.name}", Fresh(directory=path)))
        else:
            found.append(Route(f"/{path.name}", _file(path)))
    return found


class Fresh(StaticFiles):
    """Files that a browser may keep, but asks about: after an upgrade it gets the new ones."""

    def file_response(self, *arguments: Any, **more: Any) -> Response:
        response = super().file_response(*arguments, **more)
        response.headers.update(KEPT)
        return response


def _file(path: Path) -> Callable[[Request], Awaitable[Response]]:
    async def file(request: Request) -> Response:
        return FileResponse(path, headers=KEPT)

    return file


async def _plain(request: Request) -> Response:
    rows = "".join(
        f"<tr><td>{endpoint.method}</td><td><code>{escape(endpoint.path)}</code></td>"
        f"<td>{escape(endpoint.summary)}</td></tr>"
        for endpoint in ENDPOINTS
    )
    games = escape(", ".join(registry.games()))
    return HTMLResponse(
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Bakufu</title></head>'
        "<body><h1>Bakufu</h1>"
        f"<p>This server holds tables for board games of feudal Japan ({games}); version "
        f"{escape(bakufu.__version__)}. The web client is not part of this installation; programs can play "
        'here over HTTP and WebSocket. The whole interface: <a href="/openapi.json">openapi.json</a>.</p>'
        f"<table><tr><th>Method</th><th>Path</th><th>What it does</th></tr>{rows}"
        "<tr><td>GET</td><td><code>/ws</code></td><td>Play and watch over WebSocket</td></tr></table>"
        "</body></html>"
    )
