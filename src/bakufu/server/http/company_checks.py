"""Checks before somebody joins, speaks or reports: bans, limits by person and address, the word filter."""

from __future__ import annotations

from starlette.requests import Request

from bakufu.engine.errors import Refused
from bakufu.server.company.blocks import seat_key
from bakufu.server.http.context import Context
from bakufu.server.http.endpoints.endpoint import bearer_token
from bakufu.server.people.sessions import signed_in
from bakufu.server.people.tokens import is_session
from bakufu.server.protocol import ChatLine, Say
from bakufu.server.tables import chat
from bakufu.server.tables.keys import opens_seat
from bakufu.server.tables.store import seat_of
from bakufu.server.tables.table import Table
from bakufu.server.tables.tokens import digest

# What a banned person may still do: look after their own data, and leave a game to the others.
FREE = ("/api/me", "/api/sign-in", "/api/moderation")
FREE_ENDS = ("/leave", "/resign", "/bot")


async def check_request(context: Context, request: Request) -> None:
    """Refuse a request that changes something, from somebody who is banned."""
    bans, path = context.company.bans, request.url.path
    await bans.loaded()
    if not len(bans) or path.startswith(FREE) or path.endswith(FREE_ENDS):
        return
    address = request.client.host if request.client else "-"
    await context.company.check_not_banned(await _person(context, request), address)


async def _person(context: Context, request: Request) -> str | None:
    """Whose session, seat or table the token of a request opens."""
    token = bearer_token(request)
    if token is None:
        return None
    if is_session(token):
        return (await signed_in(context.people, token)).id
    if "table" not in request.path_params:
        return None
    table = await context.store.get(str(request.path_params["table"]))
    return person_of(table, token)


def person_of(table: Table, token: str | None) -> str | None:
    """The person whose seat a token opens, if it opens one."""
    if token is None:
        return None
    given = digest(token)
    return next((seat.person for seat in table.seats if opens_seat(seat, given)), None)


def take_chat(context: Context, who: str, address: str) -> None:
    """Count a line or a reaction against the limits of its address, and of whoever sends it."""
    for limit, key in ((context.chat_each_limit, who), (context.chat_limit, address)):
        if not limit.take(key):
            context.metrics.limited.labels("chat").inc()
            raise Refused("too-fast", again_after=limit.again_after(key))


def masked(context: Context, text: str) -> str:
    shown = context.company.masked(text)
    if shown != text:
        context.metrics.masked.inc()
    return shown


async def say_at_table(context: Context, table_id: str, token: str, message: Say, address: str) -> ChatLine:
    """A line of a player, from either transport."""
    table = await context.store.get(table_id)
    seat = seat_of(table, token)
    await context.company.check_not_banned(table.seats[seat].person, address)
    take_chat(context, f"{table_id} {seat_key(seat)}", address)
    text = masked(context, message.text)
    line = await chat.add_line(context.store, table_id, token, text, message.phrase)
    await context.company.note_origin(table_id, seat_key(seat), address)
    return line
