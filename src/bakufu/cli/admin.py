"""`bakufu admin`: administration of a server's tables, also while the server is running."""

from __future__ import annotations

import asyncio
import json as json_text
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from cyclopts import App, Parameter
from rich.table import Table

from bakufu.cli.arguments import WHOLE, at_least
from bakufu.cli.language import Current, sentence, use_language
from bakufu.cli.terminal import Exit
from bakufu.cli.terminal import console as plain_console
from bakufu.engine.errors import Refused, safe_repr

T = TypeVar("T")
DEFAULT = "sqlite:///bakufu.db"
PAGE = 50  # lines of a list
DIFFERS = 1  # exit code of a check that found something
STATUSES = ("waiting", "playing", "over", "cancelled")

admin = App(name="admin", help="Look after the tables of a server, also while it is running.")
admin.default_parameter = Parameter(negative=())


def on(db: str, act: Callable[[Any], Awaitable[T]]) -> T:
    """Do something with the database at this address, which must already exist."""
    # Only these commands need the server: the others start faster without it.
    from sqlalchemy.engine import make_url

    from bakufu.server.http import runner
    from bakufu.server.storage.db import open_engine, upgrade

    engine = open_engine(db)
    file = make_url(db).database
    if engine.dialect.name == "sqlite" and not (file and Path(file).is_file()):
        raise Refused("database-missing", file=file if file and file.isprintable() else safe_repr(file))

    async def run() -> T:
        try:
            await upgrade(engine)
            return await act(engine)
        finally:
            await engine.dispose()

    with runner.database_usable(db):
        return asyncio.run(run())


@admin.command
def check(*, db: str = DEFAULT, json: bool = False, lang: str = "en") -> None:
    """Replay every game on the installed rules, and list those that come out differently and are not served.

    Parameters
    ----------
    db
        Where the data is: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
    json
        Print JSON.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.tables import admin as tables_admin

    words = use_language(lang)
    count, differing = on(db, lambda engine: _checked(tables_admin, engine))
    if json:
        print_json([one._asdict() for one in differing])
    elif not differing:
        print(words.say("cli-admin-sound", number=count))
    else:
        print(words.say("cli-admin-differ", number=len(differing), all=count))
        table = cell_table(
            "cli-admin-col-table",
            "cli-admin-col-name",
            "cli-admin-col-status",
            "cli-admin-col-entry",
            "cli-admin-col-why",
        )
        for one in differing:
            use_language(lang, one.game)  # the refusal may be a message of the game
            table.add_row(one.table, one.name, one.status, str(one.entry), sentence(one.why))
        plain_console().print(table)
    if differing:
        raise Exit(DIFFERS)


async def _checked(tables_admin: Any, engine: Any) -> tuple[int, list[Any]]:
    return len(await tables_admin.list_tables(engine)), await tables_admin.check_tables(engine)


@admin.command(name="list")
def list_(
    *,
    db: str = DEFAULT,
    status: str | None = None,
    page: Annotated[int, WHOLE] = 1,
    json: bool = False,
    lang: str = "en",
) -> None:
    """List the tables, the newest first.

    Parameters
    ----------
    db
        Where the data is.
    status
        Only these: waiting, playing, over or cancelled.
    page
        The page, of 50 tables each.
    json
        Print JSON: all tables, without pages.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.tables import admin as tables_admin

    words = use_language(lang)
    at_least("--page", page, 1)
    if status is not None and status not in STATUSES:
        raise Refused("status-unknown", status=safe_repr(status), known=", ".join(STATUSES))
    found = on(db, lambda engine: tables_admin.list_tables(engine, status))
    if json:
        print_json(found)
        return
    table = cell_table(
        "cli-admin-col-table",
        "cli-admin-col-name",
        "cli-admin-col-status",
        "cli-admin-col-players",
        "cli-admin-col-seats",
        "cli-admin-col-created",
    )
    for info in found[(page - 1) * PAGE : page * PAGE]:
        seats = ", ".join(seat.name or "-" for seat in info.seats)
        table.add_row(info.id, info.name, info.status, str(info.players), seats, when(info.created_at))
    plain_console().print(table)
    pages = max(1, -(-len(found) // PAGE))
    print(words.say("cli-admin-page", number=len(found), page=page, pages=pages))


@admin.command
def show(
    table: str, /, *, db: str = DEFAULT, page: Annotated[int, WHOLE] = 1, json: bool = False, lang: str = "en"
) -> None:
    """Show a table and its whole history, with everything that is secret in it.

    Parameters
    ----------
    table
        The id of the table.
    db
        Where the data is.
    page
        The page of the history, of 50 entries each.
    json
        Print JSON: the whole history.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.tables import admin as tables_admin

    words = use_language(lang)
    at_least("--page", page, 1)
    found = on(db, lambda engine: tables_admin.show(engine, table))
    info = found.table
    if json:
        entries, events = ([one._asdict() for one in rows] for rows in (found.entries, found.events))
        print_json({"table": info, "entries": entries, "events": events})
        return
    options = ", ".join(f"{name}={value}" for name, value in info.options.items())
    facts = cell_table("cli-admin-col-what", "cli-admin-col-value")
    for key, value in (
        ("cli-admin-col-table", info.id),
        ("cli-admin-col-name", info.name),
        ("cli-admin-col-status", info.status),
        ("cli-admin-col-game", f"{info.game} {info.rules_version}"),
        ("cli-admin-col-options", options),
        ("cli-admin-col-seats", ", ".join(f"{seat.name or '-'} ({seat.kind})" for seat in info.seats)),
        ("cli-admin-col-created", when(info.created_at)),
        ("cli-admin-col-commitment", info.commitment),
    ):
        facts.add_row(_said(key), value)
    plain_console().print(facts)
    lines = cell_table(
        "cli-admin-col-entry",
        "cli-admin-col-at",
        "cli-admin-col-seat",
        "cli-admin-col-kind",
        "cli-admin-col-moves",
    )
    for entry in found.entries[(page - 1) * PAGE : page * PAGE]:
        moves = msgspec.json.encode(entry.moves).decode()
        kind = entry.kind if entry.stands else f"({entry.kind})"
        lines.add_row(str(entry.seq), when(entry.at), str(entry.seat), kind, moves)
    plain_console().print(lines)
    if found.events:
        plain_console().print(_events_shown(found.events[(page - 1) * PAGE : page * PAGE]))
    pages = max(1, -(-max(len(found.entries), len(found.events)) // PAGE))
    print(words.say("cli-admin-page", number=len(found.entries), page=page, pages=pages))


def _events_shown(events: list[Any]) -> Table:
    """What happened besides moves: who plays for whom, votes, pauses."""
    table = cell_table(
        "cli-admin-col-event",
        "cli-admin-col-at",
        "cli-admin-col-seat",
        "cli-admin-col-kind",
        "cli-admin-col-by",
        "cli-admin-col-facts",
    )
    for one in events:
        facts = ", ".join(f"{name}={value}" for name, value in one.facts.items())
        seat = "-" if one.seat is None else str(one.seat)
        table.add_row(str(one.number), when(one.at), seat, one.kind, one.actor or "-", facts)
    return table


@admin.command
def export(table: str, /, *, db: str = DEFAULT, out: str | None = None, lang: str = "en") -> None:
    """Write the whole record of a table. A running game is written with its secrets, to continue elsewhere.

    Parameters
    ----------
    table
        The id of the table.
    db
        Where the data is.
    out
        The file; without one the record is printed.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.storage.private_files import write_private
    from bakufu.server.tables import admin as tables_admin

    words = use_language(lang)
    data = on(db, lambda engine: tables_admin.export(engine, table))
    if out is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)  # the exact bytes, whatever the encoding of the output
        sys.stdout.buffer.flush()
        return
    try:
        write_private(out, data)
    except OSError as error:
        raise Refused("file-unwritable", path=safe_repr(out), problem=error.strerror or "-") from None
    print(words.say("cli-admin-exported", path=out))


@admin.command(name="import")
def import_(file: str, /, *, db: str = DEFAULT, json: bool = False, lang: str = "en") -> None:
    """Make a table from a record. A game that is not over continues, with new links for all seats.

    Parameters
    ----------
    file
        The record.
    db
        Where the data is.
    json
        Print JSON.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.tables import admin as tables_admin

    words = use_language(lang)
    try:
        data = Path(file).read_bytes()
    except OSError as error:
        raise Refused("file-unreadable", path=safe_repr(file), problem=error.strerror or "-") from None
    brought = on(db, lambda engine: tables_admin.import_record(engine, data))
    if json:
        print_json(brought._asdict())
        return
    print(words.say("cli-admin-imported", table=brought.table.id, token=brought.host_token))
    for seat, token in zip(brought.table.seats, brought.seat_tokens, strict=False):
        print(words.say("cli-admin-seat-token", name=seat.name, token=token))


@admin.command
def rewind(table: str, entry: Annotated[int, WHOLE], /, *, db: str = DEFAULT, lang: str = "en") -> None:
    """Rewind a game to where it stood after this entry; 0 is the set-up.

    Parameters
    ----------
    table
        The id of the table.
    entry
        The number of the last entry that stands, as `bakufu admin show` lists it.
    db
        Where the data is.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.tables import admin as tables_admin

    words = use_language(lang)
    info = on(db, lambda engine: tables_admin.rewind(engine, table, entry))
    print(words.say("cli-admin-rewound", table=info.id, entry=entry))


@admin.command
def end(table: str, /, *, db: str = DEFAULT, lang: str = "en") -> None:
    """Stop a table for good, without an outcome.

    Parameters
    ----------
    table
        The id of the table.
    db
        Where the data is.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.tables import admin as tables_admin

    words = use_language(lang)
    info = on(db, lambda engine: tables_admin.end(engine, table))
    print(words.say("cli-admin-ended", table=info.id))


@admin.command
def link(
    table: str,
    seat: Annotated[int, WHOLE],
    /,
    *,
    db: str = DEFAULT,
    url: str = "",
    yes: bool = False,
    json: bool = False,
    lang: str = "en",
) -> None:
    """Print a new secret link for a guest who has lost theirs. The old link stops working.

    Parameters
    ----------
    table
        The id of the table.
    seat
        The seat, counted from 0 as in `bakufu admin show`.
    db
        Where the data is.
    url
        The address of the server, for the whole link; without it only what comes after the address.
    yes
        Say that you mean it: whoever holds the old link loses the seat.
    json
        Print JSON.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.tables import admin as tables_admin

    words = use_language(lang)
    made = on(db, lambda engine: tables_admin.link(engine, table, seat, yes))
    path = f"{url.rstrip('/')}/#/t/{table}/seat/{made.token}"
    if json:
        print_json({"table": table, "seat": seat, "token": made.token, "link": path})
        return
    print(words.say("cli-admin-link", name=made.table.seats[seat].name, link=path))


@admin.command
def delete(table: str, /, *, db: str = DEFAULT, yes: bool = False, lang: str = "en") -> None:
    """Delete a table with its history, chat and notes. This cannot be undone.

    Parameters
    ----------
    table
        The id of the table.
    db
        Where the data is.
    yes
        Say that you mean it.
    lang
        The language: en, nl or zh.
    """
    from bakufu.server.tables import admin as tables_admin

    words = use_language(lang)
    if not yes:
        raise Refused("delete-not-meant", table=safe_repr(table))
    on(db, lambda engine: tables_admin.delete(engine, table))
    print(words.say("cli-admin-deleted", table=table))


def cell_table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(_said(column), overflow="fold")
    return table


def _said(key: str) -> str:
    return Current.words.say(key)


def when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def print_json(value: object) -> None:
    print(json_text.dumps(msgspec.to_builtins(value), indent=2))
