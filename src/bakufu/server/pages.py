"""What a browser gets: the web client when it has been built, and a plain page that says what this is."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

import bakufu
from bakufu.engine import registry
from bakufu.server.http import ENDPOINTS


def routes(folder: Path | None = None) -> list[BaseRoute]:
    """The built client under /, as far as it is there; it finds its way inside by itself."""
    folder = folder or Path(str(files("bakufu"))) / "web" / "static"
    index = folder / "index.html"
    if not index.is_file():
        return [Route("/", _plain)]

    async def client(request: Request) -> Response:
        return FileResponse(index)

    found: list[BaseRoute] = [Route("/", client), Route("/t/{table}", client)]
    return [*found, Mount("/", StaticFiles(directory=folder))]


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
