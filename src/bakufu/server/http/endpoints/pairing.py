"""Endpoints for finding a game: one's own search, also by long poll, and what the lobby tells of tables."""

from __future__ import annotations

import asyncio

from bakufu.engine import registry
from bakufu.server.http.endpoints.endpoint import ApiCall, bearer_token, check_new_table_limit, check_table_id
from bakufu.server.http.limits import rate_limit_key
from bakufu.server.pairing.lengths import all_expected, lengths_of
from bakufu.server.pairing.lobby_facts import lobby_facts
from bakufu.server.pairing.messages import FindGame, Finding, FindingInfo, GameLengths, LobbyFacts
from bakufu.server.pairing.tokens import is_waiting_key, new_waiting_key
from bakufu.server.pairing.waiting import Newcomer, Owner
from bakufu.server.people.sessions import SignedIn


async def info(call: ApiCall) -> FindingInfo:
    games = [
        GameLengths(game=game, option=lengths_of(game).option, expected=all_expected(game))
        for game in registry.games()
    ]
    return FindingInfo(looking=await call.context.pairing.waiting.looking(), games=games)


async def mine(call: ApiCall) -> Finding:
    """How the search stands: at once, or as soon as it has ended (at most `wait` seconds later)."""
    owner, wait = _owner(call, await call.me_or_none()), call.number("wait")
    pairing = call.context.pairing
    if wait:
        ending = asyncio.create_task(pairing.wait_for_end(owner, wait))
        stopping = asyncio.create_task(call.context.stopping.wait())
        try:
            with call.context.metrics.polls.track_inprogress():
                await asyncio.wait({ending, stopping}, return_when=asyncio.FIRST_COMPLETED)
            if ending.done():
                ending.result()
        finally:
            ending.cancel()
            stopping.cancel()
    return await pairing.finding(owner)


async def begin(call: ApiCall) -> Finding:
    check_new_table_limit(call)
    me, pairing = await call.me_or_none(), call.context.pairing
    owner, wanted = _owner(call, me), call.body
    assert isinstance(wanted, FindGame)
    given = None
    if owner.person is None and owner.key is None:
        given = new_waiting_key()
        owner = Owner(None, given)
    who = Newcomer(
        owner,
        me.person.name if me is not None else wanted.name,
        await pairing.digest("browser " + wanted.browser) if wanted.browser else "",
        await pairing.digest("address " + rate_limit_key(call.address)),
        wanted.known,
    )
    if await pairing.waiting.begin(who, wanted.wish):
        call.context.metrics.pairing.labels(wanted.wish.game, "began").inc()
        await pairing.round()
    return await pairing.finding(owner, given)


async def stop(call: ApiCall) -> Finding:
    owner, pairing = _owner(call, await call.me_or_none()), call.context.pairing
    row = await pairing.waiting.own(owner)
    if row is not None and await pairing.waiting.stop(owner):
        call.context.metrics.pairing.labels(row.game, "stopped").inc()
    return await pairing.finding(owner)


async def agree_to_bots(call: ApiCall) -> Finding:
    owner = _owner(call, await call.me_or_none())
    await call.context.pairing.agree_to_bots(owner)
    return await call.context.pairing.finding(owner)


async def lobby(call: ApiCall) -> list[LobbyFacts]:
    ids = [check_table_id(one) for one in (call.choice("ids") or "").split(",") if one]
    return await lobby_facts(call.store, call.context.presence, ids)


def _owner(call: ApiCall, me: SignedIn | None) -> Owner:
    """Whose search: a person's, or that of a guest's key. Any other token is nobody's."""
    if me is not None:
        return Owner(me.id, None)
    token = bearer_token(call.request)
    return Owner(None, token if is_waiting_key(token) else None)
