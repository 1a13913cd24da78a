"""Commands of a running game: moves and undo, each one entry of the table's history.

Every move takes the same path: a transport *submits* the message (`http.context`), the table carries it out
as a *command* (here), and the engine *applies* it (`engine.session`).
"""

from __future__ import annotations

from typing import Any

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Move, Seat
from bakufu.server.protocol import Ack, Moves, Undo
from bakufu.server.tables import clocks, drafts, votes
from bakufu.server.tables.store import TableStore, check_not_resigned, seat_of
from bakufu.server.tables.table import Table

COMMAND_ID_MOST = 64


async def command(store: TableStore, table_id: str, token: str, message: Moves | Undo) -> Ack:
    """Carry out a command of a seat. Idempotent: the same id acts only once, and the answer says so."""
    command_id = message.id
    if not 0 < len(command_id) <= COMMAND_ID_MOST or not command_id.isprintable():
        raise Refused("command-id", most=COMMAND_ID_MOST)

    def change(table: Table) -> Ack:
        seat = seat_of(table, token)
        if (seat, command_id) in table.acknowledged:
            return Ack(id=command_id, seq=table.acknowledged[seat, command_id], repeated=True)
        check_not_resigned(table, seat)
        if isinstance(message, Undo) and table.seats[seat].bot is not None:
            raise Refused("seat-played-by-bot", seat=seat)  # its moves are not the player's to take back
        ack = _command(table, seat, command_id, message, store.now())
        _settle_votes(store, table)
        return ack

    return await store.transaction(table_id, change)


async def command_of_bot(store: TableStore, table_id: str, seat: Seat, seen: int, moves: list[Any]) -> Ack:
    """Carry out the moves of a bot's seat."""

    def change(table: Table) -> Ack:
        if table.seats[seat].bot is None:
            raise Refused("seat-is-human", seat=seat)
        ack = _command(table, seat, None, Moves(id="", seen=seen, moves=moves), store.now())
        _settle_votes(store, table)
        return ack

    return await store.transaction(table_id, change)


def _settle_votes(store: TableStore, table: Table) -> None:
    """A vote about a player whose time is up ends when that player moves after all."""
    if table.row.votes is not None:
        votes.settle(table, store.now(), votes.first_bot(store, table))


def _command(table: Table, seat: Seat, command_id: str | None, message: Moves | Undo, now: float) -> Ack:
    if table.status != "playing":
        raise Refused("table-not-playing", table=table.id, status=table.status)
    if table.row.paused_at is not None:
        raise Refused("table-paused", table=table.id)
    if table.is_stale(seat, message.seen):
        raise Refused("command-stale", seen=message.seen, now=table.seqs[seat])
    to_act, questions, draft = table.to_act(), table.questions[:], table.seats[seat].draft
    lines = table.log_lengths[table.players]
    taken_back: list[Move] = []
    if isinstance(message, Moves):
        table.command("run", seat, message.moves, command_id, now)
    elif message.run:
        taken_back = table.take_back_run(seat, command_id, now)
    else:
        table.command("undo", seat, [], command_id, now)
    drafts.forget(table, questions)
    if taken_back:
        drafts.restore(table, seat, taken_back, draft)
    clocks.update(table, to_act, table.to_act(), now)
    if isinstance(message, Moves):
        clocks.wait_for_showing(table, to_act, questions, lines, now)
    return Ack(id=command_id or "", seq=table.seqs[seat])
