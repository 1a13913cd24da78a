"""The standings of a tournament as files to be saved."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bakufu.server.http.context import Context, preferred_language, words_of
from bakufu.server.tournaments import files

PATH = "/api/tournaments/{tournament}/standings."


def routes(context: Context) -> list[Route]:
    return [Route(PATH + kind, _file(context, kind), methods=["GET"]) for kind in ("csv", "json")]


def _file(context: Context, kind: str) -> Callable[[Request], Awaitable[Response]]:
    async def file(request: Request) -> Response:
        tournament_id = str(request.path_params["tournament"])
        tournament = await context.tournaments.store.load(tournament_id)
        headers = {"content-disposition": f'attachment; filename="standings-{tournament_id}.{kind}"'}
        if kind == "json":
            return Response(files.as_json(tournament), 200, headers, "application/json")
        asked = request.query_params.get("lang") or request.headers.get("accept-language", "")
        words = words_of(preferred_language(asked), "")
        text = files.as_csv(tournament, lambda key: words.say(f"web-tournaments-col-{key}"))
        return Response(text, 200, headers, "text/csv; charset=utf-8")

    return file
