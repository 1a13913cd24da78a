"""Endpoints about tournaments: the list, a page, entering, one's seat, and the director's acts."""

from __future__ import annotations

from bakufu.engine.errors import Refused
from bakufu.server.http.endpoints.endpoint import ApiCall, bearer_token, check_new_table_limit, check_table_id
from bakufu.server.people import seats
from bakufu.server.people.messages import Done
from bakufu.server.tables.keys import Holder
from bakufu.server.tournaments import acts, entering, opening
from bakufu.server.tournaments.entering import Asker
from bakufu.server.tournaments.infos import info_of, page_of
from bakufu.server.tournaments.messages import (
    CreatedTournament,
    EnteredTournament,
    SeatAtTable,
    TournamentInfo,
    TournamentInvitation,
    TournamentPage,
)


async def tournaments(call: ApiCall) -> list[TournamentInfo]:
    over = call.choice("when") == "over"
    found = await call.context.tournaments.store.listed(
        call.choice("game"), over, call.number("page"), call.number("limit")
    )
    return [info_of(row, entrants) for row, entrants in found]


async def create(call: ApiCall) -> CreatedTournament:
    check_new_table_limit(call)
    me = await call.me_or_none()
    call.request.state.game = call.body.game
    holder = Holder(me.id, me.session, me.person.name) if me is not None else None
    return await opening.create(call.context.tournaments.store, call.store, call.body, holder)


async def page(call: ApiCall) -> TournamentPage:
    return await _page(call, await _asker(call))


async def enter(call: ApiCall) -> EnteredTournament:
    asker = await _asker(call)
    if asker.me is None:
        check_new_table_limit(call)  # a stranger could fill a tournament with guests
    return await entering.enter(call.context.tournaments.store, _id(call), call.body, asker)


async def withdraw(call: ApiCall) -> Done:
    await entering.withdraw(call.context.tournaments.store, _id(call), await _known(call))
    return Done()


async def own_seat(call: ApiCall) -> SeatAtTable:
    asker, table = await _known(call), check_table_id(call.choice("table") or "")
    store = call.context.tournaments.store
    found = await entering.own_seat(store, call.store, _id(call), table, asker)
    await seats.check_still_signed_in(call.context.people, call.store, asker.me, table)
    return found


async def act(call: ApiCall) -> TournamentPage:
    asker = await _known(call)
    await acts.Director(call.context.tournaments.schedule, _id(call), call.body, asker).act()
    return await _page(call, asker)


async def new_invite(call: ApiCall) -> TournamentInvitation:
    asker = await _known(call)
    invite = await acts.new_invite(call.context.tournaments.store, _id(call), asker)
    return TournamentInvitation(invite=invite)


def _id(call: ApiCall) -> str:
    return str(call.request.path_params["tournament"])


async def _asker(call: ApiCall) -> Asker:
    return Asker(await call.me_or_none(), bearer_token(call.request))


async def _known(call: ApiCall) -> Asker:
    asker = await _asker(call)
    if asker.me is None and asker.token is None:
        raise Refused("token-missing")
    return asker


async def _page(call: ApiCall, asker: Asker) -> TournamentPage:
    store = call.context.tournaments.store
    tournament = await store.load(_id(call))
    return page_of(tournament, await store.log(tournament.id), entering.you(tournament, asker))
