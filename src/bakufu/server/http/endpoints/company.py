"""Endpoints of good company at a table: reactions, the spectators' chat, reports, mute and block."""

from __future__ import annotations

from bakufu.engine.errors import Refused
from bakufu.server.company import blocks, reports, spectators
from bakufu.server.company.blocks import seat_key
from bakufu.server.company.messages import (
    Hidden,
    React,
    Report,
    SaySpectator,
    Shunned,
    ShunTarget,
    SpectatorLines,
)
from bakufu.server.company.reports import Reporter
from bakufu.server.company.spectators import Spectator
from bakufu.server.http.company_checks import masked, take_chat
from bakufu.server.http.endpoints.endpoint import ApiCall, bearer_token, check_table_id, take
from bakufu.server.people.messages import Done
from bakufu.server.people.tokens import is_session
from bakufu.server.tables import chat
from bakufu.server.tables.store import viewer_of
from bakufu.server.tables.table import Table

BROWSER = "x-browser"  # a secret of a spectator's browser, by which its lines are one guest's
BROWSER_LEAST, BROWSER_MOST = 16, 64


async def spectator(call: ApiCall, table: Table, must_speak: bool = False) -> Spectator:
    """Who looks at a table: a player, an account, or a guest with the secret of their browser."""
    token = bearer_token(call.request)
    is_member = await call.store.is_member(table, token)
    if is_session(token):
        me = await call.me()
        viewer_of(table, None, is_member)
        return Spectator(await call.context.company.author(table.id, f"person {me.id}"), me)
    seat = viewer_of(table, token, is_member)
    if seat is not None:
        return Spectator(await call.context.company.author(table.id, seat_key(seat)), None, seat)
    secret = call.request.headers.get(BROWSER, "")
    if not secret and not must_speak:
        return Spectator("", None)
    if not BROWSER_LEAST <= len(secret) <= BROWSER_MOST or not secret.isascii():
        raise Refused("browser-missing", least=BROWSER_LEAST, most=BROWSER_MOST)
    return Spectator(await call.context.company.author(table.id, f"browser {secret}"), None)


def _key(table: Table, who: Spectator) -> str:
    """By what somebody is counted."""
    if who.seat is not None:
        return f"{table.id} {seat_key(who.seat)}"
    return who.me.id if who.me is not None else f"{table.id} {who.author}"


async def read_spectators(call: ApiCall) -> SpectatorLines:
    table = await call.store.get(call.table)
    who = await spectator(call, table)
    return await spectators.since(call.store, table, who, call.number("after"), call.lang)


async def say_spectator(call: ApiCall) -> Done:
    table, wish = await call.store.get(call.table), call.body
    assert isinstance(wish, SaySpectator)
    who = await spectator(call, table, must_speak=True)
    spectators.check_outside(table, who.seat, who.me)
    take_chat(call.context, _key(table, who), call.address)
    text = masked(call.context, wish.text)
    name = await spectators.name_of(call.store, table, who, masked(call.context, wish.name))
    if wish.room == "table":
        line = await chat.add_guest_line(call.store, table.id, name, text, wish.phrase)
        await call.context.company.note_origin(table.id, f"line {line.number}", call.address)
        return Done()
    await spectators.say(call.store, table.id, who, name, text, wish.phrase)
    origin = seat_key(who.seat) if who.seat is not None else who.author
    await call.context.company.note_origin(table.id, origin, call.address)
    return Done()


async def react(call: ApiCall) -> Done:
    wish: React = call.body
    table = await call.store.get(call.table)
    who = await spectator(call, table, must_speak=True)
    take_chat(call.context, _key(table, who), call.address)
    if wish.room == "spectators":
        await spectators.react(call.store, table.id, who, wish.line, wish.sign, wish.on)
        return Done()
    if who.seat is None:
        raise Refused("table-chat-players", table=table.id)
    await chat.react(call.store, table.id, call.token, wish.line, wish.sign, wish.on)
    return Done()


async def report(call: ApiCall) -> Done:
    wish: Report = call.body
    table = await call.store.get(call.table)
    who = await spectator(call, table, must_speak=True)
    if wish.room == "spectators":
        spectators.check_outside(table, who.seat, who.me)
    take(call, call.context.report_limit, "reports")
    key = _key(table, who)
    if not call.context.chat_each_limit.take(f"report {key}"):
        raise Refused("too-fast", again_after=call.context.chat_each_limit.again_after(f"report {key}"))
    if who.seat is not None:
        reporter = Reporter(key, table.seats[who.seat].name, table.seats[who.seat].person)
    elif who.me is not None:
        reporter = Reporter(key, who.me.person.name, who.me.id)
    else:
        reporter = Reporter(key, "")
    await reports.report(call.context.people, table, wish, reporter)
    return Done()


# -- mute and block, with an account -------------------------------------------------------------------


async def shun(call: ApiCall) -> Done:
    wish: ShunTarget = call.body
    me = await call.me()
    table = await call.store.known_table(check_table_id(wish.table), bearer_token(call.request))
    people = call.context.people
    if wish.seat is not None:
        if wish.seat >= table.players:
            raise Refused("seat-unknown", seat=wish.seat, players=table.players)
        seat = table.seats[wish.seat]
        if seat.kind != "human":
            raise Refused("report-no-person")
        await blocks.shun(people, me.id, wish.kind, table, seat_key(wish.seat), seat.person, seat.name)
        return Done()
    spoken = await spectators.author_row(call.store, table.id, wish.author)
    await blocks.shun(people, me.id, wish.kind, table, wish.author, spoken.person, spoken.name)
    return Done()


async def my_blocks(call: ApiCall) -> list[Shunned]:
    return await blocks.mine(call.context.people, (await call.me()).id)


async def lift(call: ApiCall) -> Done:
    await blocks.lift(call.context.people, (await call.me()).id, call.choice("id") or "")
    return Done()


async def hidden(call: ApiCall) -> Hidden:
    me = await call.me()
    table = await call.store.known_table(call.table, bearer_token(call.request))
    return await blocks.hidden(call.context.people, me.id, table)
