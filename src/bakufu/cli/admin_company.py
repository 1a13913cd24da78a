"""`bakufu admin` for good company: reports, bans, lines, names, moderators, the audit log."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

from bakufu.cli.admin import DEFAULT, PAGE, cell_table, on, print_json, when
from bakufu.cli.admin_outbox import admin
from bakufu.cli.arguments import WHOLE
from bakufu.cli.language import use_language
from bakufu.cli.terminal import console as plain_console
from bakufu.engine.errors import Refused, safe_repr

__all__ = ["admin"]

T = TypeVar("T")
HOURS_OF_DAY = 24.0
DAYS_MOST = 5 * 365


@admin.command
def reports(
    *, db: str = DEFAULT, closed: bool = False, close: int = 0, json: bool = False, lang: str = "en"
) -> None:
    """List the reports that wait, with the lines around what was reported.

    Parameters
    ----------
    db
        Where the data is.
    closed
        Those that are closed.
    close
        Close the report with this number.
    json
        Print JSON.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.company import reports as kept
    from bakufu.server.company.audit import HOST

    words = use_language(lang)
    if close:
        with_people(db, lambda people: kept.close(people, HOST, close))
        print(words.say("cli-admin-report-closed", report=close))
        return
    found = with_people(db, lambda people: kept.listed(people, closed, words.lang, most=PAGE))
    if json:
        print_json(found)
        return
    for one in found:
        print(
            words.say(
                "cli-admin-report",
                report=one.id,
                name=one.name,
                table=one.table,
                reporter=one.reporter or "-",
                at=when(one.at),
                reason=one.reason,
                before=one.before,
            )
        )
        if one.words:
            print(f"  “{one.words}”")
        for line in one.lines:
            print(f"  {'>' if line.reported else ' '} {line.number} {when(line.at)} {line.name}: {line.text}")
    print(words.say("cli-admin-reports", number=len(found)))


@admin.command
def ban(
    *,
    db: str = DEFAULT,
    person: str = "",
    range: str = "",
    report: int = 0,
    of: str = "person",
    days: float = 7.0,
    why: str = "",
    lang: str = "en",
) -> None:
    """Ban an account, a range of addresses, or whom a report is about. Running servers know within seconds.

    Parameters
    ----------
    db
        Where the data is.
    person
        The name of an account.
    range
        A range of addresses, such as 203.0.113.0/24 or 2001:db8::/48.
    report
        The number of a report: whom it is about is banned.
    of
        With a report: person (the account), address, or network (the range around the address).
    days
        For how many days.
    why
        The reason, which the banned person reads.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.company import desk
    from bakufu.server.company.audit import HOST
    from bakufu.server.company.messages import MakeBan

    words = use_language(lang)
    if sum(map(bool, (person, range, report))) != 1:
        raise Refused("ban-whom")
    if of not in ("person", "address", "network"):
        raise Refused("ban-of", given=safe_repr(of))
    if not 0.001 <= days <= DAYS_MOST:
        raise Refused("ban-days", given=safe_repr(days), most=DAYS_MOST)
    kind: Any = "cidr" if range else "person" if person else of
    wish = MakeBan(
        of=kind, report=report or None, name=person, cidr=range, hours=days * HOURS_OF_DAY, reason=why[:200]
    )
    number = with_people(db, lambda people: desk.make_ban(people, HOST, wish))
    print(words.say("cli-admin-banned", ban=number))


@admin.command
def unban(ban: Annotated[int, WHOLE], /, *, db: str = DEFAULT, lang: str = "en") -> None:
    """End a ban before its time.

    Parameters
    ----------
    ban
        The number of the ban, as `bakufu admin bans` lists it.
    db
        Where the data is.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.company import bans as kept
    from bakufu.server.company.audit import HOST

    words = use_language(lang)
    with_people(db, lambda people: kept.lift(people, HOST, ban))
    print(words.say("cli-admin-unbanned", ban=ban))


@admin.command
def bans(*, db: str = DEFAULT, json: bool = False, lang: str = "en") -> None:
    """List the bans, the newest first.

    Parameters
    ----------
    db
        Where the data is.
    json
        Print JSON.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.company import bans as kept

    use_language(lang)
    found = with_people(db, kept.all_bans)
    if json:
        print_json(found)
        return
    table = cell_table(
        "cli-admin-col-number",
        "cli-admin-col-what",
        "cli-admin-col-name",
        "cli-admin-col-until",
        "cli-admin-col-lifted",
        "cli-admin-col-by",
        "cli-admin-col-why",
    )
    for one in found[:PAGE]:
        lifted = when(one.lifted_at) if one.lifted_at is not None else "-"
        table.add_row(str(one.id), one.of, one.name, when(one.until), lifted, one.by, one.reason or "-")
    plain_console().print(table)


@admin.command(name="delete-line")
def delete_line(
    table: str,
    line: Annotated[int, WHOLE],
    /,
    *,
    db: str = DEFAULT,
    spectators: bool = False,
    lang: str = "en",
) -> None:
    """Delete a line of chat; what remains says that a line was deleted.

    Parameters
    ----------
    table
        The id of the table.
    line
        The number of the line.
    db
        Where the data is.
    spectators
        A line of the spectators' chat.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.company import desk
    from bakufu.server.company.audit import HOST

    words = use_language(lang)
    room = "spectators" if spectators else "table"
    with_store(db, lambda people, store: desk.delete_line(store, HOST, table, room, line))
    print(words.say("cli-admin-line-deleted", line=line, table=table))


@admin.command
def rename(
    table: str, seat: Annotated[int, WHOLE], name: str = "", /, *, db: str = DEFAULT, lang: str = "en"
) -> None:
    """Give the player of a seat another name; an account that is called the same gets it, too.

    Parameters
    ----------
    table
        The id of the table.
    seat
        The seat, counted from 0 as in `bakufu admin show`.
    name
        The new name; without one the seat is called `guest N`.
    db
        Where the data is.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.company import desk
    from bakufu.server.company.audit import HOST

    words = use_language(lang)
    fresh = with_store(db, lambda people, store: desk.rename(people, store, HOST, table, seat, name))
    print(words.say("cli-admin-renamed", name=fresh))


@admin.command
def moderators(
    act: str = "list", name: str = "", /, *, db: str = DEFAULT, json: bool = False, lang: str = "en"
) -> None:
    """List the moderators, or add or remove one: `bakufu admin moderators add NAME`.

    Parameters
    ----------
    act
        What to do: list, add or remove.
    name
        The name of an account.
    db
        Where the data is.
    json
        Print JSON.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.company import moderators as kept
    from bakufu.server.company.audit import HOST

    words = use_language(lang)
    if act not in ("list", "add", "remove") or bool(name) == (act == "list"):
        raise Refused("moderators-act", given=safe_repr(" ".join([act, name]).strip()))
    if act == "add":
        print(words.say("cli-admin-moderator-added", name=with_people(db, lambda p: kept.add(p, HOST, name))))
    elif act == "remove":
        gone = with_people(db, lambda people: kept.remove(people, HOST, name))
        print(words.say("cli-admin-moderator-removed", name=gone))
    else:
        found = with_people(db, kept.listed)
        if json:
            print_json(found)
            return
        for one in found:
            print(one)
        print(words.say("cli-admin-moderators", number=len(found)))


@admin.command
def audit(*, db: str = DEFAULT, json: bool = False, lang: str = "en") -> None:
    """List what moderators have done, the newest first.

    Parameters
    ----------
    db
        Where the data is.
    json
        Print JSON.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.company import audit as log

    use_language(lang)
    found = on(db, lambda engine: log.acts(engine, most=1000 if json else PAGE))
    if json:
        print_json(found)
        return
    table = cell_table(
        "cli-admin-col-number",
        "cli-admin-col-at",
        "cli-admin-col-by",
        "cli-admin-col-what",
        "cli-admin-col-facts",
    )
    for one in found:
        facts = ", ".join(f"{name}={value}" for name, value in one.facts.items())
        table.add_row(str(one.id), when(one.at), one.by, one.act, facts)
    plain_console().print(table)


def with_people(db: str, act: Callable[[Any], Awaitable[T]]) -> T:
    return with_store(db, lambda people, store: act(people))


def with_store(db: str, act: Callable[[Any, Any], Awaitable[T]]) -> T:
    """Do something with the persons and tables of a database, also while servers use it."""
    from bakufu.server.people.persons import PeopleStore
    from bakufu.server.tables.store import TableStore

    async def run(engine: Any) -> T:
        store = TableStore(engine)
        store.writer.sender = "admin"
        try:
            return await act(PeopleStore(engine, time.time), store)
        finally:
            await store.writer.close()

    return on(db, run)
