"""A table for people who have been paired: made, filled and started in one transaction.

The same transaction takes them out of those who wait. It does everything or nothing, so nobody is lost or
seated twice, whenever a process ends; and of two processes that have found groups for the same people, one
finds them gone and does nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import insert, select, update
from sqlalchemy.engine import Row

from bakufu.engine import options as table_options
from bakufu.engine import registry
from bakufu.engine.errors import Refused
from bakufu.engine.fair import SECRET_BYTES
from bakufu.engine.record import NAME_MOST
from bakufu.server.pairing.lengths import lengths_of
from bakufu.server.pairing.matching import Group
from bakufu.server.pairing.waiting import HERE_WITHIN, WaitingStore
from bakufu.server.storage import db, schema
from bakufu.server.storage.pairing_schema import waiting
from bakufu.server.storage.rows import SeatRow, TableRow
from bakufu.server.tables import clocks, lobby, paces
from bakufu.server.tables.names import guest_name
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.table import Table
from bakufu.server.tables.tokens import digest, new_table_id, new_token

NOTICE_AFTER = 20.0  # seconds in which somebody whose page was open a moment ago may come to the table


class _Late(Exception):
    """Somebody of the group does not wait any more."""


async def seat(
    store: TableStore, waiting_store: WaitingStore, group: Group, rows: Mapping[str, Row[Any]]
) -> str | None:
    """Make the table of this group; None if one has stopped looking, or another process was faster."""
    now = store.now()
    table, seated = _started(store, group, rows, now)
    ids = sorted(seated.values())
    free = waiting.c.id.in_(ids) & waiting.c.table_id.is_(None)
    # Skip what another process is about to take: waiting for each other, both would stand still.
    mine = select(waiting.c.id).where(free).order_by(waiting.c.id).with_for_update(skip_locked=True)
    try:
        async with waiting_store.changing() as connection:
            await connection.execute(insert(schema.tables).values(asdict(table.row)))
            await connection.execute(insert(schema.seats), [asdict(one) for one in table.seats])
            claimed = (
                update(waiting)
                .where(waiting.c.id.in_(mine), waiting.c.table_id.is_(None))
                .values(table_id=table.id, paired_at=now)
            )
            if (await connection.execute(claimed)).rowcount != len(ids):
                raise _Late
            for number, search in seated.items():
                row = rows[search]
                away = now - row.seen_at > HERE_WITHIN
                notice_at = None if row.person is None else now if away else now + NOTICE_AFTER
                values = {"seat": number, "notice_at": notice_at, "browser": "", "address": ""}
                await connection.execute(update(waiting).where(waiting.c.id == search).values(values))
    except _Late:
        return None
    return table.id


def _started(
    store: TableStore, group: Group, rows: Mapping[str, Row[Any]], now: float
) -> tuple[Table, dict[int, str]]:
    """The table as it will be written, and the search of each seat that a person plays."""
    game = registry.game(group.game)
    option = lengths_of(group.game).option
    chosen = {option: group.form.length} if option else {}
    row = TableRow(
        id=new_table_id(),
        name="",
        game=game.id,
        rules_version=game.rules_version,
        players=group.form.players,
        options=db.to_json(table_options.complete(game, group.form.players, chosen)),
        visibility="open",
        spectators=True,
        advice=False,  # among strangers, nobody lets a bot think for them
        pace=group.pace,
        timeout="bot",
        status="waiting",
        version=0,
        seq=0,
        to_act=0,
        host=digest(new_token()),  # nobody has it: this table has no host
        invite=digest(new_token()),
        secret=secrets.token_bytes(SECRET_BYTES),
        created_at=now,
        changed_at=now,
    )
    # The seats are drawn: they must not tell who has waited longest, and nobody shall have the better one.
    numbers = list(range(group.form.players))
    SystemRandom().shuffle(numbers)
    seated = {number: one.id for number, one in zip(numbers, group.seekers, strict=False)}
    table = Table(row, _seats(store, row, seated, rows), []).fork()
    table.set_table(status="playing", started_at=now)
    table.start_session()
    table.set_table(**table.position())
    clocks.update(table, [], table.to_act(), now)
    return table, seated


def _seats(
    store: TableStore, row: TableRow, seated: Mapping[int, str], rows: Mapping[str, Row[Any]]
) -> list[SeatRow]:
    pace = paces.pace(row.pace)
    bank = pace.start if pace is not None else 0.0
    bot = next(iter(store.bots(row.game)), None)
    names = _names(row.players, seated, rows, bot)
    seats = []
    for number in range(row.players):
        search = rows[seated[number]] if number in seated else None
        seats.append(
            SeatRow(
                table_id=row.id,
                seat=number,
                kind="human" if search is not None else "bot",
                name=names[number],
                token=search.seat_token if search is not None else None,
                person=search.person if search is not None else None,
                bot=bot if search is None else None,
                bank=bank,
            )
        )
    return seats


def _names(
    players: int, seated: Mapping[int, str], rows: Mapping[str, Row[Any]], bot: str | None
) -> dict[int, str]:
    """Names that can be told apart: persons keep theirs, and guests get a number where they look alike."""
    names = {number: lobby.bot_name(number, bot) for number in range(players) if number not in seated}
    guests_last = sorted(seated.items(), key=lambda pair: (rows[pair[1]].person is None, pair[0]))
    for number, search in guests_last:
        names[number] = _distinct(rows[search].name, list(names.values()))
    return names


def _distinct(name: str, others: Sequence[str]) -> str:
    for count in range(1, len(others) + 2):
        numbered = name if count == 1 else f"{name[: NAME_MOST - 3]} {count}"
        try:
            return guest_name(numbered, others)
        except Refused as why:
            if why.refusal.key != "seat-name-taken":
                raise
    raise AssertionError(f"no name for {name!r} among {others}")
