"""Endpoints of the moderators' desk: reports, bans, lines, names, the audit log."""

from __future__ import annotations

from bakufu.engine.errors import Refused
from bakufu.server.company import audit, bans, desk, reports
from bakufu.server.company.audit import HOST
from bakufu.server.company.messages import Act, BanInfo, DeleteLine, DeskInfo, MakeBan, Rename, ReportInfo
from bakufu.server.company.moderators import is_host, is_moderator
from bakufu.server.http.endpoints.endpoint import ApiCall, check_table_id
from bakufu.server.people.messages import Done
from bakufu.server.people.tokens import is_session


async def moderator(call: ApiCall) -> str:
    """The name under which whoever asks stands in the audit log; `Refused` if they are no moderator.

    After some wrong tokens an address has to wait, also with the right one, so that guessing tells nothing.
    """
    limit = call.context.moderator_limit
    if limit.is_empty(call.address):
        call.context.metrics.limited.labels("moderators").inc()
        raise Refused("too-fast", again_after=limit.again_after(call.address))
    if is_session(call.token):
        me = await call.me()
        if await is_moderator(call.context.people, me.id):
            return me.person.name
    elif is_host(call.token, call.context.settings.moderator_token):
        return HOST
    limit.take(call.address)
    raise Refused("not-a-moderator")


async def info(call: ApiCall) -> DeskInfo:
    name = await moderator(call)
    await call.context.company.bans.loaded()
    waiting = await reports.waiting(call.context.people)
    return DeskInfo(name=name, reports=waiting, bans=len(call.context.company.bans))


async def list_reports(call: ApiCall) -> list[ReportInfo]:
    await moderator(call)
    closed, page = bool(call.number("closed")), call.number("page")
    return await reports.listed(call.context.people, closed, call.lang, page)


async def close_report(call: ApiCall) -> Done:
    await reports.close(call.context.people, await moderator(call), call.body.report)
    return Done()


async def list_bans(call: ApiCall) -> list[BanInfo]:
    await moderator(call)
    return await bans.all_bans(call.context.people)


async def make_ban(call: ApiCall) -> Done:
    wish: MakeBan = call.body
    await desk.make_ban(call.context.people, await moderator(call), wish)
    await call.context.company.bans.refresh()
    return Done()


async def lift_ban(call: ApiCall) -> Done:
    await bans.lift(call.context.people, await moderator(call), call.body.ban)
    await call.context.company.bans.refresh()
    return Done()


async def delete_line(call: ApiCall) -> Done:
    by, wish = await moderator(call), call.body
    assert isinstance(wish, DeleteLine)
    await desk.delete_line(call.store, by, check_table_id(wish.table), wish.room, wish.line)
    return Done()


async def rename(call: ApiCall) -> Done:
    by, wish = await moderator(call), call.body
    assert isinstance(wish, Rename)
    await desk.rename(call.context.people, call.store, by, check_table_id(wish.table), wish.seat, wish.name)
    return Done()


async def log(call: ApiCall) -> list[Act]:
    await moderator(call)
    return await audit.acts(call.store.engine, call.number("before") or None)
