"""The lobby: create, join, leave, start and cancel tables, and list the open ones."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace
from sqlalchemy import select

from bakufu.engine import options as table_options
from bakufu.engine import registry
from bakufu.engine.errors import Refused
from bakufu.engine.fair import SECRET_BYTES, check_entropy
from bakufu.engine.ids import Seat
from bakufu.engine.session import Deal
from bakufu.server.protocol import Created, CreateTable, Joined, JoinTable, SeatWish, TableInfo
from bakufu.server.storage import db, schema
from bakufu.server.storage.rows import SeatRow, TableRow
from bakufu.server.tables import paces, schedule, standins, votes
from bakufu.server.tables.club_access import CLUB, check_may_sit
from bakufu.server.tables.keys import Holder, check_host, with_key
from bakufu.server.tables.rated import check_rated
from bakufu.server.tables.sitting import FREE, NOT_HELD, sit_down
from bakufu.server.tables.store import TableStore, seat_of
from bakufu.server.tables.table import Table, info_of
from bakufu.server.tables.tokens import digest, new_table_id, new_token, token_matches

TITLE_MOST = 80  # characters of a table's name


class NewTable(NamedTuple):
    """A table that is not written yet, with its tokens."""

    row: TableRow
    seats: list[SeatRow]
    host_token: str
    invite: str
    seat: Seat | None  # of the host
    token: str | None

    def created(self) -> Created:
        return Created(
            table=info_of(self.row, self.seats),
            host_token=self.host_token,
            invite=self.invite,
            seat=self.seat,
            token=self.token,
        )


async def create(
    store: TableStore,
    request: CreateTable,
    origin: str | None = None,
    deal: Deal | None = None,
    holder: Holder | None = None,
) -> Created:
    """Open a table. Only a member opens one for a club."""
    made = new_table(store, request, origin, deal, holder)
    await check_may_sit(store.clubs, made.row, holder.person if holder is not None else None)
    await store.write(new_rows(store, made.row, made.seats))
    return made.created()


def new_table(
    store: TableStore,
    request: CreateTable,
    origin: str | None = None,
    deal: Deal | None = None,
    holder: Holder | None = None,
    wanted: Seat | None = None,
) -> NewTable:
    """The rows of a new table, where the host sits on the wanted seat or on the first open one."""
    game = registry.game(request.game)
    options = table_options.complete(game, request.players, request.options)
    seats_wanted = _seats_wanted(store, request)
    pace = paces.pace(request.pace)
    if request.timeout == "vote" and pace is None:
        raise Refused("timeout-without-clock")
    check_title(request.name)
    check_rated(request, options)
    of_club = request.visibility == CLUB
    if of_club != (request.club is not None):
        raise Refused("club-visibility")
    schedule.check_time(request.starts_at, store.now())
    table_id, host_token, invite, token = new_table_id(), new_token(), new_token(), new_token()
    now = store.now()
    row = TableRow(
        id=table_id,
        name=request.name,
        game=game.id,
        rules_version=game.rules_version,
        players=request.players,
        options=db.to_json(options),
        visibility=request.visibility,
        spectators=request.spectators,
        advice=request.advice,
        pace=request.pace,
        timeout=request.timeout,
        status="waiting",
        version=0,
        seq=0,
        to_act=0,
        host=digest(host_token) if holder is None else digest(new_token()),
        host_person=holder.person if holder is not None else None,
        host_keys=with_key(None, holder.session, host_token) if holder is not None else None,
        accounts_required=request.accounts_required or request.rated or of_club,
        rated=request.rated,
        club=request.club,
        starts_at=request.starts_at,
        invite=digest(invite),
        secret=secrets.token_bytes(SECRET_BYTES),
        deal=db.to_json(deal._asdict()) if deal is not None else None,
        origin=origin,
        created_at=now,
        changed_at=now,
    )
    bank = pace.start if pace is not None else 0.0
    seats = [
        SeatRow(
            table_id=table_id,
            seat=number,
            kind=seat.kind,
            name=bot_name(number, seat.bot) if seat.kind == "bot" else "",
            bot=seat.bot,
            bank=bank,
        )
        for number, seat in enumerate(seats_wanted)
    ]
    host_seat = None
    if request.host_name is not None:
        host_seat = _free_seat(seats, wanted, table_id)
        taken = seated(row, seats, host_seat, request.host_name, token, request.entropy, holder)
        seats[host_seat] = replace(seats[host_seat], **taken)
        row = replace(row, host_seat=host_seat)
    return NewTable(row, seats, host_token, invite, host_seat, token if host_seat is not None else None)


def check_title(title: str) -> None:
    if len(title) > TITLE_MOST or not (title == "" or title.isprintable()):
        raise Refused("table-name", most=TITLE_MOST)


def new_rows(store: TableStore, row: TableRow, seats: Sequence[SeatRow]) -> list[Any]:
    """The writes for a whole new table."""
    sql = store.writer.sql
    writes = [sql.insert(schema.tables, _columns(row))]
    return writes + [sql.insert(schema.seats, _columns(seat)) for seat in seats]


def _columns(row: TableRow | SeatRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _seats_wanted(store: TableStore, request: CreateTable) -> list[SeatWish]:
    seats_wanted = request.seats if request.seats is not None else [SeatWish()] * request.players
    if len(seats_wanted) != request.players:
        raise Refused("seats-wrong-number", given=len(seats_wanted), players=request.players)
    for number, seat in enumerate(seats_wanted):
        if seat.kind == "bot":
            store.check_bot(request.game, seat.bot)
        elif seat.bot is not None:
            raise Refused("seat-open-with-bot", seat=number)
    return seats_wanted


def bot_name(number: int, bot: str | None) -> str:
    return f"{bot} {number + 1}"


def _free_seat(
    seats: Sequence[SeatRow], wanted: int | None, table_id: str, held: Callable[[SeatRow], bool] | None = None
) -> int:
    """The wanted seat or the first free one; `held` says which ones are not free for whoever asks."""
    open_seats = [seat for seat in seats if seat.kind == "open"]
    if not open_seats:
        raise Refused("table-full", table=table_id)
    free = [seat.seat for seat in open_seats if held is None or not held(seat)]
    kept = {seat.seat for seat in open_seats} - set(free)
    if not free or wanted in kept:
        raise Refused("seats-held", table=table_id)
    if wanted is None:
        return free[0]
    if wanted >= len(seats):
        raise Refused("seat-unknown", seat=wanted, players=len(seats))
    if wanted not in free:
        raise Refused("seat-taken", seat=wanted)
    return wanted


def held_from(seat: SeatRow, person: str | None, now: float) -> bool:
    """Whether the seat is held for somebody else, who played before."""
    if seat.held_until is None or seat.held_until <= now:
        return False
    return seat.held_person is None or seat.held_person != person


def seated(
    row: TableRow,
    seats: Sequence[SeatRow],
    seat: Seat,
    name: str,
    token: str,
    entropy: str,
    holder: Holder | None,
) -> dict[str, Any]:
    """The columns of a seat that is taken before the start, when its guest still adds to the draws."""
    columns = sit_down(row, seats, seat, name, token, holder)
    check_entropy(entropy)
    return columns | {"entropy": entropy}


async def join(store: TableStore, table_id: str, request: JoinTable, holder: Holder | None = None) -> Joined:
    """Take a free seat before the start, or one that is offered at a running game."""
    token = new_token()
    person = holder.person if holder is not None else None
    await check_may_sit(store.clubs, (await store.get(table_id)).row, person)

    def held(seat: SeatRow) -> bool:
        return held_from(seat, person, store.now())

    def change(table: Table) -> tuple[int, TableInfo]:
        if table.status != "playing":
            _check_waiting(table)
        if table.row.visibility == "link" and not token_matches(request.invite, table.row.invite):
            raise Refused("invitation-wrong", table=table_id)
        if table.status == "playing":
            now = store.now()
            seat = standins.seat_newcomer(table, request.seat, request.name, token, holder, now)
            votes.settle(table, now, votes.first_bot(store, table))
            return seat, table.info()
        seat = _free_seat(table.seats, request.seat, table_id, held)
        taken = seated(table.row, table.seats, seat, request.name, token, request.entropy, holder)
        table.set_seat(seat, **taken)
        return seat, table.info()

    seat, info = await store.transaction(table_id, change)
    return Joined(table=info, seat=seat, token=token)


async def leave(store: TableStore, table_id: str, token: str) -> TableInfo:
    def change(table: Table) -> TableInfo:
        seat = seat_of(table, token)
        _check_waiting(table)
        _free(table, seat)
        return table.info()

    return await store.transaction(table_id, change)


def _free(table: Table, seat: Seat) -> None:
    table.set_seat(seat, **FREE)
    if table.row.host_seat == seat:
        table.set_table(host_seat=None)
    table.changes.devices_deleted.append(seat)


# -- actions of the host -------------------------------------------------------------------------------


async def start(store: TableStore, table_id: str, host_token: str) -> TableInfo:
    def change(table: Table) -> TableInfo:
        check_host(table.row, host_token)
        _check_waiting(table)
        missing = sum(seat.kind == "open" for seat in table.seats)
        if missing:
            raise Refused("seats-open", open=missing)
        schedule.begin(table, store.now())
        return table.info()

    return await store.transaction(table_id, change)


async def cancel(store: TableStore, table_id: str, host_token: str) -> TableInfo:
    """Cancel the table before the start, as its host."""

    def change(table: Table) -> TableInfo:
        check_host(table.row, host_token)
        _check_waiting(table)
        table.set_table(status="cancelled", ended_at=store.now())
        return table.info()

    return await store.transaction(table_id, change)


async def seat_bot(
    store: TableStore, table_id: str, host_token: str, seat: Seat | None, bot: str
) -> TableInfo:
    """Put a bot into a free seat, as the host."""

    def change(table: Table) -> TableInfo:
        check_host(table.row, host_token)
        _check_waiting(table)
        store.check_bot(table.row.game, bot)
        free = _free_seat(table.seats, seat, table_id)
        table.set_seat(free, kind="bot", name=bot_name(free, bot), bot=bot, **NOT_HELD)
        return table.info()

    return await store.transaction(table_id, change)


async def free_seat(store: TableStore, table_id: str, host_token: str, seat: Seat) -> TableInfo:
    """Free a seat before the start, as the host: a bot's, or that of a guest who does not come."""

    def change(table: Table) -> TableInfo:
        check_host(table.row, host_token)
        _check_waiting(table)
        if not 0 <= seat < table.players:
            raise Refused("seat-unknown", seat=seat, players=table.players)
        if table.seats[seat].kind != "open" or table.seats[seat].held_until is not None:
            _free(table, seat)
        return table.info()

    return await store.transaction(table_id, change)


def _check_waiting(table: Table) -> None:
    if table.status == "cancelled":
        raise Refused("table-cancelled", table=table.id)
    if table.status != "waiting":
        raise Refused("table-started", table=table.id)


# -- the list ------------------------------------------------------------------------------------------


async def tables(
    store: TableStore,
    status: str | None = "waiting",
    game: str | None = None,
    page: int = 0,
    limit: int = 50,
    ids: Sequence[str] | None = None,
    clubs: Sequence[str] = (),
    club: str | None = None,
) -> list[TableInfo]:
    """Open tables, the newest first. Sorting by the last change would reveal private moves.

    `ids`: these tables instead, including unlisted ones: anybody who knows its id may look at a table, but
    those of clubs only who is in one of these `clubs`. `club`: the tables of this club instead.
    """
    tables = schema.tables
    shown = tables.c.visibility == "open"
    if club is not None:
        shown = (tables.c.visibility == CLUB) & (tables.c.club == club)
    elif ids is not None:
        shown = tables.c.id.in_(ids) & ((tables.c.visibility != CLUB) | tables.c.club.in_(clubs))
    wanted = (
        select(tables)
        .where(shown)
        .order_by(tables.c.created_at.desc(), tables.c.id)
        .limit(limit)
        .offset(page * limit)
    )
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    async with db.reading(store.engine) as connection:
        rows = [TableRow(**row._mapping) for row in await connection.execute(wanted)]
        found = await connection.execute(
            select(schema.seats)
            .where(schema.seats.c.table_id.in_([row.id for row in rows]))
            .order_by(schema.seats.c.seat)
        )
        seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        for seat in found:
            seats[seat.table_id].append(SeatRow(**seat._mapping))
    return [info_of(row, seats[row.id]) for row in rows]
