"""What remains of a game: exports, imported records, and tables that follow another one."""

from __future__ import annotations

from sqlalchemy import insert

from bakufu.engine.errors import Refused
from bakufu.engine.record import Record, read_record, write_record
from bakufu.engine.replay import verify
from bakufu.engine.session import write_export
from bakufu.server import lobby, schema, store
from bakufu.server.protocol import Created, CreateTable, Imported, SeatWish
from bakufu.server.rooms import Rooms
from bakufu.server.tokens import digest, fits, new_table_id, new_token


async def export(rooms: Rooms, table_id: str, token: str | None) -> bytes:
    """The whole record of a finished game; of a running one what this viewer may know."""
    viewer = await rooms.viewer(table_id, token)
    live = await rooms.live(table_id)
    if live.session is None:
        raise Refused("table-not-started", table=table_id)
    exported = live.session.export(viewer)
    return write_record(exported) if isinstance(exported, Record) else write_export(exported)


async def import_record(rooms: Rooms, data: bytes) -> Imported:
    """A finished game as a table of its own, to be looked at by everybody who has the link."""
    record = read_record(data)
    checked = verify(record)
    if checked.outcome is None:
        raise Refused("record-not-over")
    table_id, host_token, now = new_table_id(), new_token(), rooms.now()
    async with rooms.engine.begin() as connection:
        await connection.execute(
            insert(schema.tables).values(
                id=table_id,
                name="",
                game=record.game,
                rules_version=record.rules_version,
                players=record.players,
                options=store.to_json(record.options),
                visibility="unlisted",
                spectators=True,
                pace="none",
                timeout="wait",
                status="over",
                seq=0,
                host=digest(host_token),
                invite=digest(new_token()),
                secret=bytes.fromhex(record.secret) if record.secret else b"",
                record=write_record(record).decode(),
                digest=record.final.digest if record.final else None,
                outcome=store.to_json(checked.outcome),
                created_at=now,
                started_at=now,
                ended_at=now,
                changed_at=now,
            )
        )
        await connection.execute(
            insert(schema.seats),
            [
                {
                    "table_id": table_id,
                    "seat": seat,
                    "kind": "human",
                    "name": name,
                    "entropy": "",
                    "bank": 0.0,
                    "reminded": False,
                }
                for seat, name in enumerate(record.seats)
            ],
        )
    return Imported(table=(await rooms.live(table_id)).info(), host_token=host_token)


async def rematch(rooms: Rooms, table_id: str, host_token: str) -> Created:
    """A new table with the same settings; bots sit down again, the others are invited."""
    live = await rooms.live(table_id)
    row = live.row
    if not fits(host_token, row.host):
        raise Refused("not-the-host", table=table_id)
    seats = [SeatWish(kind="bot", bot=seat.bot) if seat.kind == "bot" else SeatWish() for seat in live.seats]
    wish = CreateTable(
        game=row.game,
        players=row.players,
        options=live.options,
        name=row.name,
        visibility=row.visibility,
        spectators=row.spectators,
        pace=row.pace,
        timeout=row.timeout,
        seats=seats,
    )
    return await lobby.create(rooms, wish, origin=table_id)
