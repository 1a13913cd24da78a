"""Endpoints for clubs."""

from __future__ import annotations

from bakufu.engine.errors import Refused
from bakufu.server.clubs import clubs, membership, results
from bakufu.server.clubs.messages import Club, ClubCard, ClubMade, ClubResult, MyClub
from bakufu.server.http.endpoints.endpoint import TOKEN_MOST, ApiCall, check_new_table_limit, take
from bakufu.server.people.messages import Done
from bakufu.server.people.sessions import SignedIn
from bakufu.server.protocol import TableInfo
from bakufu.server.tables import lobby
from bakufu.server.tables.tokens import ID_LENGTH, ID_LETTERS


def _club(call: ApiCall) -> str:
    """The id in the path; what can be none is like one that is nobody's."""
    text = str(call.request.path_params["club"])
    if len(text) != ID_LENGTH or not set(text) <= set(ID_LETTERS):
        raise Refused("club-members-only")
    return text


def _invite(call: ApiCall) -> str:
    """The invitation that was sent; what can be none is like a wrong one."""
    invite: str = call.body.invite
    return invite if invite.isascii() and len(invite) <= TOKEN_MOST else ""


async def _member(call: ApiCall) -> tuple[SignedIn, str]:
    me, club = await call.me(), _club(call)
    if not await call.context.clubs.is_member(club, me.id):
        raise Refused("club-members-only")
    return me, club


async def my_clubs(call: ApiCall) -> list[MyClub]:
    return await clubs.my_clubs(call.context.people, (await call.me()).id)


async def found(call: ApiCall) -> ClubMade:
    me = await call.me()
    check_new_table_limit(call)
    return await clubs.found(call.context.people, me, call.body.name)


async def look(call: ApiCall) -> Club:
    return await clubs.look(call.context.people, await call.me(), _club(call))


async def card(call: ApiCall) -> ClubCard:
    take(call, call.context.sign_in_limit, "club")
    return await clubs.card(call.context.people, _club(call), _invite(call))


async def join(call: ApiCall) -> Club:
    me, club = await call.me(), _club(call)
    take(call, call.context.sign_in_limit, "club")
    return await membership.join(call.context.people, me, club, _invite(call))


async def leave(call: ApiCall) -> Done:
    await membership.leave(call.context.people, call.store, await call.me(), _club(call))
    return Done()


async def remove(call: ApiCall) -> Club:
    me, club = await call.me(), _club(call)
    return await membership.remove(call.context.people, call.store, me, club, call.choice("name") or "")


async def hand_over(call: ApiCall) -> Club:
    return await membership.hand_over(call.context.people, await call.me(), _club(call), call.body.name)


async def rename(call: ApiCall) -> Club:
    return await clubs.rename(call.context.people, await call.me(), _club(call), call.body.name)


async def close(call: ApiCall) -> Done:
    await clubs.close(call.context.people, call.store, await call.me(), _club(call))
    return Done()


async def invite(call: ApiCall) -> ClubMade:
    return await clubs.invite(call.context.people, await call.me(), _club(call))


async def revoke(call: ApiCall) -> Club:
    return await clubs.revoke(call.context.people, await call.me(), _club(call))


async def club_tables(call: ApiCall) -> list[TableInfo]:
    _, club = await _member(call)
    page, limit = call.number("page"), call.number("limit")
    return await lobby.tables(call.store, call.choice("status"), None, page, limit, club=club)


async def club_results(call: ApiCall) -> list[ClubResult]:
    _, club = await _member(call)
    return await results.results(call.context.people, club)
