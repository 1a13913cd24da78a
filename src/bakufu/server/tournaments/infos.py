"""What everybody may know of a tournament, as messages.

Of a game that runs it tells only who sits where: a result comes when the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from bakufu.server.storage import db
from bakufu.server.tournaments.messages import (
    CrosstableCell,
    EntrantInfo,
    RoundSeatInfo,
    RoundTableInfo,
    StandingInfo,
    TournamentInfo,
    TournamentLine,
    TournamentPage,
    YouThere,
)
from bakufu.server.tournaments.points import Played
from bakufu.server.tournaments.rows import LogRow, RoundTable, Tournament, TournamentRow


def commitment(seed: bytes) -> str:
    """What is published before entries close, so that nobody can choose the lots afterwards."""
    return sha256(b"bakufu-tournament/1\0" + seed).hexdigest()


def info_of(row: TournamentRow, entrants: int) -> TournamentInfo:
    same = {name: getattr(row, name) for name in TournamentInfo.__struct_fields__ if hasattr(row, name)}
    return TournamentInfo(
        **{
            **same,
            "options": db.from_json(row.options),
            "entrants": entrants,
            "commitment": commitment(row.seed),
            "seed": row.seed.hex() if row.started_at is not None else None,
        }
    )


def page_of(tournament: Tournament, log: Sequence[LogRow], you: YouThere) -> TournamentPage:
    return TournamentPage(
        info=info_of(tournament.row, len(tournament.active())),
        entrants=[
            EntrantInfo(
                number=one.number,
                name=one.name,
                status=one.status,  # type: ignore[arg-type]
                account=one.person is not None,
            )
            for one in tournament.entrants
        ],
        byes=[seat.entrant for seat in tournament.seats_of(tournament.row.round) if seat.number is None],
        tables=[_table(tournament, table) for table in tournament.tables],
        standings=standing_infos(tournament),
        log=[
            TournamentLine(
                number=line.number,
                kind=line.kind,
                actor=line.actor,  # type: ignore[arg-type]
                facts=db.from_json(line.facts),
                at=line.at,
            )
            for line in log
        ],
        you=you,
    )


def _table(tournament: Tournament, table: RoundTable) -> RoundTableInfo:
    results = table.results
    mine = {
        seat.seat: seat
        for seat in tournament.seats
        if (seat.round, seat.number) == (table.round, table.number) and seat.seat is not None
    }
    seats = []
    for number in range(table.players):
        held = mine.get(number)
        result = results[number] if number < len(results) else None
        seats.append(
            RoundSeatInfo(
                entrant=held.entrant if held is not None else None,
                no_show=held is not None and held.no_show,
                place=result.place if result is not None else None,
                points=result.points if result is not None else None,
                score=result.score if result is not None else None,
            )
        )
    return RoundTableInfo(
        round=table.round,
        number=table.number,
        table=table.table_id,
        status=table.status,  # type: ignore[arg-type]
        seats=seats,
    )


def standing_infos(tournament: Tournament) -> list[StandingInfo]:
    names = {one.number: one.name for one in tournament.entrants}
    cells: dict[int, list[CrosstableCell]] = {}
    for one in tournament.played():
        cells.setdefault(one.entrant, []).append(_cell(one))
    return [
        StandingInfo(
            rank=row.rank,
            entrant=row.entrant,
            name=names[row.entrant],
            points=row.points,
            opponents=row.opponents,
            share=row.share,
            wins=row.wins,
            cells=sorted(cells.get(row.entrant, []), key=lambda cell: cell.round),
        )
        for row in tournament.standings()
    ]


def _cell(one: Played) -> CrosstableCell:
    place = one.result.place if one.result is not None and one.kind == "played" else 0
    return CrosstableCell(
        round=one.round,
        kind=one.kind,
        table=one.table,
        place=place,
        points=one.points,
        company=list(one.company),
    )
