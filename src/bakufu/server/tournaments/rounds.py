"""Make a round: pair who is there, and write tables, seats and notices with the tournament's own change."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import asdict

from bakufu.engine import options as table_options
from bakufu.engine import registry
from bakufu.engine.fair import SECRET_BYTES
from bakufu.server.storage import db, schema
from bakufu.server.storage.rows import SeatRow, TableRow
from bakufu.server.storage.tournaments_schema import tournament_seats, tournament_tables
from bakufu.server.tables import clocks, paces
from bakufu.server.tables.lobby import bot_name
from bakufu.server.tables.table import Table
from bakufu.server.tables.tokens import digest, new_table_id, new_token
from bakufu.server.tournaments import told
from bakufu.server.tournaments.pairing import Entrant, Pairing, pair
from bakufu.server.tournaments.rows import EntrantRow, RoundSeat, RoundTable, Tournament, TournamentRow
from bakufu.server.tournaments.store import Draft


class NewRound(NamedTuple):
    """A round that is ready to be written."""

    number: int
    tables: list[RoundTable]
    seats: list[RoundSeat]
    games: list[Table]


def new_round(tournament: Tournament, now: float) -> NewRound:
    """Pair the next round and set up its games. It takes a while for a large field, and changes nothing."""
    row = tournament.row
    number = row.round + 1
    pairing = pair(history(tournament), row.sizes, row.seed, number)
    return _set_up(tournament, number, pairing, now)


def history(tournament: Tournament) -> list[Entrant]:
    """Those who are paired, with what they have played so far."""
    points = {row.entrant: row.points for row in tournament.standings()}
    bots_at = _tables_with_bots(tournament)
    found = []
    for one in tournament.active():
        met: Counter[int] = Counter()
        seats, byes, with_bots = [], 0, 0
        for seat, company in _rounds_of(tournament, one.number):
            if seat.number is None:
                byes += 1
            elif seat.seat is not None:
                seats.append(seat.seat)
                met.update(company)
                with_bots += (seat.round, seat.number) in bots_at
        found.append(Entrant(one.number, points[one.number], met, tuple(seats), byes, with_bots))
    return found


def _rounds_of(tournament: Tournament, entrant: int) -> list[tuple[RoundSeat, tuple[int, ...]]]:
    mine = [seat for seat in tournament.seats if seat.entrant == entrant]
    company = {one.round: one.company for one in tournament.played() if one.entrant == entrant}
    return [(seat, company[seat.round]) for seat in mine]


def _tables_with_bots(tournament: Tournament) -> set[tuple[int, int]]:
    people = Counter((seat.round, seat.number) for seat in tournament.seats if seat.seat is not None)
    return {
        (table.round, table.number)
        for table in tournament.tables
        if people[table.round, table.number] < table.players
    }


# -- the games -----------------------------------------------------------------------------------------


def _set_up(tournament: Tournament, number: int, pairing: Pairing, now: float) -> NewRound:
    row = tournament.row
    entrants = {one.number: one for one in tournament.entrants}
    tables, games = [], []
    seats = [RoundSeat(tournament=row.id, round=number, entrant=one) for one in pairing.byes]
    for place, order in enumerate(pairing.tables, 1):
        players = [entrants[one] if one is not None else None for one in order]
        game = started(row, number, place, players, now)
        games.append(game)
        tables.append(
            RoundTable(tournament=row.id, round=number, number=place, table_id=game.id, players=len(order))
        )
        seats += [
            RoundSeat(tournament=row.id, round=number, entrant=one, number=place, seat=seat)
            for seat, one in enumerate(order)
            if one is not None
        ]
    return NewRound(number, tables, seats, games)


def started(
    row: TournamentRow, round: int, number: int, players: Sequence[EntrantRow | None], now: float
) -> Table:
    """A table whose game has just begun. Nobody hosts it: the director has acts of their own."""
    game = registry.game(row.game)
    options = table_options.complete(game, len(players), db.from_json(row.options))
    table_id = new_table_id()
    pace = paces.pace(row.pace)
    waiting = TableRow(
        id=table_id,
        name=f"{row.name} · {round}.{number}",
        game=game.id,
        rules_version=game.rules_version,
        players=len(players),
        options=db.to_json(options),
        visibility="unlisted",
        spectators=True,
        advice=False,
        pace=row.pace,
        timeout="bot",
        status="waiting",
        version=0,
        seq=0,
        to_act=0,
        host=digest(new_token()),
        accounts_required=row.accounts_required,
        invite=digest(new_token()),
        secret=secrets.token_bytes(SECRET_BYTES),
        created_at=now,
        changed_at=now,
    )
    bank = pace.start if pace is not None else 0.0
    seats = [_seat(table_id, seat, held, row.bot, bank) for seat, held in enumerate(players)]
    table = Table(waiting, seats, [])
    table.set_table(status="playing", started_at=now)
    table.start_session()
    table.set_table(**table.position())
    clocks.update(table, [], table.to_act(), now)
    return table


def _seat(table_id: str, seat: int, held: EntrantRow | None, bot: str, bank: float) -> SeatRow:
    if held is None:
        return SeatRow(table_id=table_id, seat=seat, kind="bot", name=bot_name(seat, bot), bot=bot, bank=bank)
    return SeatRow(
        table_id=table_id,
        seat=seat,
        kind="human",
        name=held.name,
        person=held.person,
        entropy=held.entropy,
        bank=bank,
    )


# -- writing -------------------------------------------------------------------------------------------


def write(draft: Draft, made: NewRound) -> None:
    """Begin the round: everything in the one transaction that also moves the tournament on."""
    now, row = draft.now, draft.row
    draft.set(
        status="running",
        round=made.number,
        next_at=None,
        deadline_at=now + row.round_seconds,
        no_shows_at=now + row.no_show_seconds,
        wake_at=now + min(row.round_seconds, row.no_show_seconds),
    )
    if row.started_at is None:
        draft.set(started_at=now)
    draft.note("round", round=made.number, tables=len(made.tables))
    draft.insert(schema.tables, [asdict(game.row) for game in made.games])
    draft.insert(schema.seats, [asdict(seat) for game in made.games for seat in game.seats])
    draft.insert(tournament_tables, _rows(made.tables))
    draft.insert(tournament_seats, _rows(made.seats))
    draft.tell(told.round_begins(draft.before, made.tables, made.seats, now))


def _rows(rows: Sequence[RoundTable | RoundSeat]) -> list[dict[str, Any]]:
    return [asdict(row) for row in rows]
