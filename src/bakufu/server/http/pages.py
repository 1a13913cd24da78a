"""Static files of the web client, with gzip and ETags; a plain page where no client has been built.

The page names its files under the mark of its build (`assets/0123456789ab/index.js`), so that browsers keep
them for good: a second visit asks for the page alone, and another build has other addresses.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

import bakufu
from bakufu.engine import registry
from bakufu.i18n import Words
from bakufu.server.http.routes import ENDPOINTS

PACKED_ALREADY = (".png", ".jpg", ".webp", ".woff2")
PAGE, ASSETS = "index.html", "assets"
BUILD = re.compile(rb'<meta name="build" content="([0-9a-f]+)"')
REVALIDATED, KEPT_FOR_GOOD = "no-cache", "public, max-age=31536000, immutable"


def routes(folder: Path | None = None) -> list[BaseRoute]:
    """Routes for the built client, or for a plain page without one. Nothing outside its folder is served.

    Each file and folder at its top level has its own route: one route for everything would hide that a path
    of the API exists but takes another method.
    """
    folder = folder or _built()
    if not (folder / PAGE).is_file():
        return [Route("/", _plain)]
    found: list[BaseRoute] = [Route("/", _file(folder / PAGE))]
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            found.append(Route(f"/{path.name}/{{name}}", _files(path)))
            found.append(Route(f"/{path.name}/{{build}}/{{name}}", _files(path)))
        else:
            found.append(Route(f"/{path.name}", _file(path)))
    return found


def paths(folder: Path | None = None) -> frozenset[str]:
    """The URL path of every file of the client."""
    folder = folder or _built()
    found = {f"/{path.relative_to(folder).as_posix()}" for path in folder.rglob("*") if path.is_file()}
    prefix = f"/{ASSETS}/"
    build = _build(folder)
    marked = {
        path.replace(prefix, f"{prefix}{build}/") for path in found if build and path.startswith(prefix)
    }
    return frozenset(found | marked | {"/"})


def _built() -> Path:
    return Path(str(files("bakufu"))) / "web" / "static"


class CachedFile(NamedTuple):
    """A file as it is sent, compressed for browsers that accept it, which is all of them."""

    plain: bytes
    packed: bytes | None
    etag: str
    kind: str


@lru_cache(maxsize=256)
def _cached_file(path: Path, changed: int) -> CachedFile:
    plain = path.read_bytes()
    if path.name == PAGE and (build := BUILD.search(plain)):
        plain = plain.replace(b'"./assets/', b'"./assets/' + build[1] + b"/")
    packed = None if path.suffix in PACKED_ALREADY else gzip.compress(plain, mtime=0)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return CachedFile(plain, packed, hashlib.sha256(plain).hexdigest()[:24], kind)


def _build(folder: Path) -> str:
    """The mark of the client's build, or nothing where it has none."""
    page = folder / PAGE
    return _mark_in(page, page.stat().st_mtime_ns) if page.is_file() else ""


@lru_cache(maxsize=16)
def _mark_in(page: Path, changed: int) -> str:
    found = BUILD.search(page.read_bytes())
    return found[1].decode() if found else ""


def _answer(request: Request, path: Path, caching: str = REVALIDATED) -> Response:
    """The file, or "not modified" if the browser's copy is current.

    Browsers may keep a copy but must revalidate it every time, so that they get the new files after an
    upgrade; unless the address names this build.
    """
    file = _cached_file(path, path.stat().st_mtime_ns)
    pack = file.packed is not None and "gzip" in request.headers.get("accept-encoding", "")
    etag = f'"{file.etag}-gzip"' if pack else f'"{file.etag}"'
    headers = {"cache-control": caching, "etag": etag, "vary": "Accept-Encoding"}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if etag in known or "*" in known:
        return Response(status_code=304, headers=headers)
    if pack and file.packed is not None:
        return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.plain, headers=headers, media_type=file.kind)


def _file(path: Path) -> Callable[[Request], Awaitable[Response]]:
    async def file(request: Request) -> Response:
        return _answer(request, path)

    return file


def _files(folder: Path) -> Callable[[Request], Awaitable[Response]]:
    async def file(request: Request) -> Response:
        name, build = request.path_params["name"], request.path_params.get("build")
        path = folder / name
        with os.scandir(folder) as files_there:
            if all(name != file.name for file in files_there) or not path.is_file():
                raise HTTPException(404)
        # Whoever asks for the files of another build gets ours, for now: an open page loads itself anew.
        is_current = build is not None and build == _build(folder.parent)
        return _answer(request, path, KEPT_FOR_GOOD if is_current else REVALIDATED)

    return file


def unknown(lang: str) -> Response:
    """The page for an address at which there is nothing, with the way to the start page."""
    words = Words(lang)
    nothing, home = words.say("server-page-unknown"), words.say("web-play-home")
    return HTMLResponse(
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark"><link rel="icon" href="/icon.svg">'
        '<link rel="stylesheet" href="/start.css"><title>Bakufu</title></head>'
        '<body><main id="starting" class="failed"><h1>Bakufu</h1>'
        f'<p>{escape(nothing)}</p><p><a href="/">{escape(home)}</a></p></main></body></html>',
        404,
    )


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
