"""Export and import of records, and clones of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from bakufu.bots import registry as bot_registry
from bakufu.engine import registry
from bakufu.engine.bits import bits_of
from bakufu.engine.errors import Refused
from bakufu.engine.export import write_export
from bakufu.engine.options import carried_over
from bakufu.engine.record import Record, read_record, write_record
from bakufu.engine.replay import Verified, verify
from bakufu.engine.session import Deal, Session
from bakufu.server.protocol import CheckedRecord, Created, CreateTable, Imported, SeatWish
from bakufu.server.storage import db
from bakufu.server.storage.rows import SeatRow, TableRow
from bakufu.server.tables import lobby, table_events
from bakufu.server.tables.keys import Holder, check_host, with_key
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.table import Table
from bakufu.server.tables.tokens import digest, new_table_id, new_token

ENDED = ("over", "cancelled")


async def export(store: TableStore, table_id: str, token: str | None) -> bytes:
    """The whole record of a finished game; for a running game, what this viewer may know."""
    viewer = await store.viewer(table_id, token)
    table = await store.get(table_id)
    if table.session is None:
        raise Refused("table-not-started", table=table_id)
    exported = record_of(table) if table.status in ENDED else table.session.export(viewer)
    return write_record(exported) if isinstance(exported, Record) else write_export(exported)


def record_of(table: Table) -> Record:
    """The whole record of a table's game, with the bots at its end and all seats that changed hands."""
    assert table.session is not None
    record = table.session.record()
    bots = [seat.bot for seat in table.seats]
    if record.bots:
        bots = [bot or noted for bot, noted in zip(bots, record.bots, strict=True)]
    hands = [*record.hands, *table_events.hands_of(table)]
    return msgspec.structs.replace(record, bots=bots if any(bots) else [], hands=hands)


async def import_record(store: TableStore, data: bytes, holder: Holder | None = None) -> Imported:
    """Make a table from a finished game, which everybody with the link can look at."""
    # Replaying takes a while, so it does not run on the event loop.
    record, found = await asyncio.to_thread(checked, data)
    if found.outcome is None or not found.final:
        raise Refused("record-not-over")
    host_token = new_token()
    row, seats = rows_of(record, store.now(), host_token, holder=holder)
    await store.write(lobby.new_rows(store, row, seats))
    own = found.draws - found.taken_over if found.commitment else 0
    return Imported(
        table=(await store.get(row.id)).info(),
        host_token=host_token,
        checked=CheckedRecord(
            moves=found.moves,
            draws=own,
            draws_as_recorded=found.draws - own,
            rewinds=found.rewinds,
        ),
    )


def checked(data: bytes) -> tuple[Record, Verified]:
    """Replay a record, and return it with the result of the check."""
    record = read_record(data)
    try:
        return record, verify(record)
    except Refused as why:
        why.game = record.game
        raise


def rows_of(
    record: Record,
    now: float,
    host_token: str,
    tokens: Sequence[str] = (),
    holder: Holder | None = None,
) -> tuple[TableRow, list[SeatRow]]:
    """The rows of a table that continues a record, with these tokens for its seats; the holder hosts it."""
    assert record.final is not None
    over = record.final.outcome is not None
    to_act = [] if over else Session.resume(record).to_act()
    row = TableRow(
        id=new_table_id(),
        name="",
        game=record.game,
        rules_version=record.rules_version,
        players=record.players,
        options=db.to_json(record.options),
        visibility="unlisted",
        spectators=True,
        advice=True,
        pace="none",
        timeout="wait",
        status="over" if over else "playing",
        version=0,
        seq=0,
        to_act=bits_of(to_act),
        host=digest(host_token) if holder is None else digest(new_token()),
        host_person=holder.person if holder is not None else None,
        host_keys=with_key(None, holder.session, host_token) if holder is not None else None,
        invite=digest(new_token()),
        secret=bytes.fromhex(record.secret) if record.secret else b"",
        record=write_record(record).decode(),
        digest=record.final.digest,
        outcome=db.to_json(record.final.outcome) if over else None,
        created_at=now,
        started_at=now,
        ended_at=now if over else None,
        changed_at=now,
    )
    bots = record.bots or [None] * record.players
    if not over:  # the bots that continue the game must be known here
        known = bot_registry.bots(record.game)
        named = [bot_registry.successor(bot, record.game) if bot else None for bot in bots]
        bots = [bot if bot in known else None for bot in named]
    seats = [
        SeatRow(
            table_id=row.id,
            seat=seat,
            kind="human" if bots[seat] is None else "bot",
            name=name,
            bot=bots[seat],
            token=digest(tokens[seat]) if tokens else None,
        )
        for seat, name in enumerate(record.seats)
    ]
    return row, seats


async def clone(store: TableStore, table_id: str, host_token: str, holder: Holder | None = None) -> Created:
    """The same deal again: the set-up of a finished game, with everything after it drawn anew.

    The secret is new, because the old game's secret has been revealed. The new record names the commitment of
    the old game, so that anybody can compare the set-up with the old record.
    """
    table = await _hosted(store, table_id, host_token)
    if table.session is None or table.status not in ENDED:
        raise Refused("clone-not-over", table=table_id)
    record = record_of(table)
    # For a deal copied twice, this names the game it first came from.
    commitment = record.deal or record.commitment
    if commitment is None:
        raise Refused("clone-no-commitment", table=table_id)
    wish = msgspec.structs.replace(same_settings(table), rated=False)  # its set-up is known already
    deal = Deal(commitment, record.setup_draws)
    return await lobby.create(store, wish, origin=table_id, deal=deal, holder=holder)


async def _hosted(store: TableStore, table_id: str, host_token: str) -> Table:
    table = await store.get(table_id)
    check_host(table.row, host_token)
    return table


def same_settings(table: Table) -> CreateTable:
    """The request for a table like this one.

    It has the newest rules. Where a default has changed in the meantime, it keeps the value of the old table.
    """
    row = table.row
    bots = [seat.bot if seat.kind == "bot" else None for seat in table.seats]
    played = registry.game(row.game, row.rules_version)
    return CreateTable(
        game=row.game,
        players=row.players,
        options=carried_over(played, registry.game(row.game), table.options),
        name=row.name,
        visibility=row.visibility,  # type: ignore[arg-type]
        spectators=row.spectators,
        advice=row.advice,
        accounts_required=row.accounts_required,
        rated=row.rated,
        club=row.club,
        pace=row.pace,
        timeout=row.timeout,  # type: ignore[arg-type]
        seats=[SeatWish(kind="bot", bot=bot) if bot else SeatWish() for bot in bots],
    )
