"""Before the game: create a table, sit down, leave, start; and the list of open tables."""

from __future__ import annotations

import secrets

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.engine import options as table_options
from bakufu.engine import registry
from bakufu.engine.errors import Refused, shown
from bakufu.engine.fair import SECRET_BYTES, check_entropy
from bakufu.engine.record import NAME_MOST, is_name
from bakufu.server import clocks, paces, schema, store
from bakufu.server.live import Live
from bakufu.server.protocol import Created, CreateTable, Joined, JoinTable, SeatWish, TableInfo
from bakufu.server.rooms import Rooms, seat_of
from bakufu.server.tokens import digest, fits, new_table_id, new_token

TITLE_MOST = 80  # characters of a table's name


async def create(rooms: Rooms, wish: CreateTable, origin: str | None = None) -> Created:
    game = registry.game(wish.game)
    options = table_options.complete(game, wish.players, wish.options)
    wishes = _wishes(rooms, wish)
    pace = paces.pace(wish.pace)
    if len(wish.name) > TITLE_MOST or not (wish.name == "" or wish.name.isprintable()):
        raise Refused("table-name", most=TITLE_MOST)
    table_id, host_token, invite = new_table_id(), new_token(), new_token()
    now = rooms.now()
    async with rooms.engine.begin() as connection:
        await connection.execute(
            insert(schema.tables).values(
                id=table_id,
                name=wish.name,
                game=game.id,
                rules_version=game.rules_version,
                players=wish.players,
                options=store.to_json(options),
                visibility=wish.visibility,
                spectators=wish.spectators,
                pace=wish.pace,
                timeout=wish.timeout,
                status="waiting",
                seq=0,
                host=digest(host_token),
                invite=digest(invite),
                secret=secrets.token_bytes(SECRET_BYTES),
                origin=origin,
                created_at=now,
                changed_at=now,
            )
        )
        bank = pace.start if pace is not None else 0.0
        await connection.execute(
            insert(schema.seats),
            [
                {
                    "table_id": table_id,
                    "seat": number,
                    "kind": seat.kind,
                    "name": _bot_name(number, seat),
                    "bot": seat.bot,
                    "entropy": "",
                    "bank": bank,
                    "reminded": False,
                }
                for number, seat in enumerate(wishes)
            ],
        )
    joined: Joined | None = None
    if wish.host_name is not None:
        joined = await join(
            rooms, table_id, JoinTable(name=wish.host_name, invite=invite, entropy=wish.entropy)
        )
    return Created(
        table=(await rooms.live(table_id)).info(),
        host_token=host_token,
        invite=invite,
        seat=joined.seat if joined else None,
        token=joined.token if joined else None,
    )


def _wishes(rooms: Rooms, wish: CreateTable) -> list[SeatWish]:
    wishes = wish.seats if wish.seats is not None else [SeatWish()] * wish.players
    if len(wishes) != wish.players:
        raise Refused("seats-wrong-number", given=len(wishes), players=wish.players)
    for seat in wishes:
        if seat.kind == "bot":
            rooms.check_bot(wish.game, seat.bot)
    if wish.host_name is not None and all(seat.kind == "bot" for seat in wishes):
        raise Refused("table-full", table="")
    return wishes


def _bot_name(number: int, seat: SeatWish) -> str:
    return f"{seat.bot} {number + 1}" if seat.kind == "bot" else ""


async def join(rooms: Rooms, table_id: str, wish: JoinTable) -> Joined:
    if not is_name(wish.name):
        raise Refused("seat-name-malformed", name=shown(wish.name), most=NAME_MOST)
    check_entropy(wish.entropy)
    token = new_token()

    async def act(connection: AsyncConnection, live: Live) -> int:
        _check_waiting(live)
        if live.row.visibility == "link" and not fits(wish.invite, live.row.invite):
            raise Refused("invitation-wrong", table=table_id)
        if any(seat.name == wish.name for seat in live.seats):
            raise Refused("seat-name-taken", name=wish.name)
        free = [seat.seat for seat in live.seats if seat.kind == "open"]
        if not free:
            raise Refused("table-full", table=table_id)
        if wish.seat is not None and wish.seat not in free:
            raise Refused("seat-taken", seat=wish.seat)
        seat = free[0] if wish.seat is None else wish.seat
        await rooms.change_seat(
            connection, live, seat, kind="human", name=wish.name, token=digest(token), entropy=wish.entropy
        )
        return seat

    seat = await rooms.transaction(table_id, act)
    return Joined(table=(await rooms.live(table_id)).info(), seat=seat, token=token)


async def leave(rooms: Rooms, table_id: str, token: str) -> TableInfo:
    async def act(connection: AsyncConnection, live: Live) -> None:
        seat = seat_of(live, token)
        _check_waiting(live)
        await rooms.change_seat(
            connection, live, seat, kind="open", name="", token=None, entropy="", bot=None
        )

    await rooms.transaction(table_id, act)
    return (await rooms.live(table_id)).info()


async def start(rooms: Rooms, table_id: str, host_token: str) -> TableInfo:
    async def act(connection: AsyncConnection, live: Live) -> None:
        if not fits(host_token, live.row.host):
            raise Refused("not-the-host", table=table_id)
        _check_waiting(live)
        missing = sum(seat.kind == "open" for seat in live.seats)
        if missing:
            raise Refused("seats-open", open=missing)
        try:
            live.begin()
            await rooms.change_table(
                connection, live, status="playing", started_at=rooms.now(), digest=live.digest()
            )
            await clocks.ask(connection, live, [], live.to_act(), rooms.now())
        except BaseException:
            rooms.forget(table_id)
            raise

    await rooms.transaction(table_id, act)
    return (await rooms.live(table_id)).info()


def _check_waiting(live: Live) -> None:
    if live.status != "waiting":
        raise Refused("table-started", table=live.id)


async def tables(
    rooms: Rooms, status: str = "waiting", game: str | None = None, page: int = 0, limit: int = 50
) -> list[TableInfo]:
    """Open tables, the last changed first."""
    wanted = (
        select(schema.tables.c.id)
        .where(schema.tables.c.status == status, schema.tables.c.visibility == "open")
        .order_by(schema.tables.c.changed_at.desc(), schema.tables.c.id)
        .limit(limit)
        .offset(page * limit)
    )
    if game is not None:
        wanted = wanted.where(schema.tables.c.game == game)
    async with rooms.engine.connect() as connection:
        ids = [row.id for row in await connection.execute(wanted)]
    return [(await rooms.live(table_id)).info() for table_id in ids]
