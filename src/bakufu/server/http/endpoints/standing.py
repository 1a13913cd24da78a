"""Endpoints about standing: leaderboards, profiles, and what a game did to ratings."""

from __future__ import annotations

from bakufu.server.http.endpoints.endpoint import ApiCall, bearer_token
from bakufu.server.standing import leaderboards, profiles
from bakufu.server.standing.messages import Leaderboard, PlayedGame, Profile, TableRatings


async def leaderboard(call: ApiCall) -> Leaderboard:
    return await leaderboards.leaderboard(
        call.context.people,
        call.choice("game") or "",
        call.number("players"),
        call.choice("pace") or leaderboards.RATED_PACES[0],
        call.number("page"),
        call.number("limit"),
    )


async def profile(call: ApiCall) -> Profile:
    return await profiles.profile(call.context.people, call.choice("name") or "", await _asker(call))


async def profile_games(call: ApiCall) -> list[PlayedGame]:
    name, page, limit = call.choice("name") or "", call.number("page"), call.number("limit")
    return await profiles.games(call.context.people, name, await _asker(call), page, limit)


async def table_ratings(call: ApiCall) -> TableRatings:
    await call.store.known_table(call.table, bearer_token(call.request))
    return await leaderboards.table_ratings(call.context.people, call.table, await _asker(call))


async def _asker(call: ApiCall) -> str | None:
    me = await call.me_or_none()
    return me.id if me is not None else None
