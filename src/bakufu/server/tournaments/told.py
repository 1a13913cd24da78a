"""The notices of tournaments: a round begins and your table is ready; the tournament is over."""

from __future__ import annotations

from typing import Any

from bakufu.server.notices import kinds
from bakufu.server.notices.kinds import Kind
from bakufu.server.storage.db import to_json
from bakufu.server.tournaments.rows import EntrantRow, RoundSeat, RoundTable, Tournament

ROUND = "round"
STANDINGS = "standings"

kinds.register(Kind(ROUND, kinds.is_playing))
kinds.register(Kind(STANDINGS, patient=True))


def round_begins(
    tournament: Tournament, tables: list[RoundTable], seats: list[RoundSeat], now: float
) -> list[dict[str, Any]]:
    """The rows for everybody with an account who has a table in the new round."""
    ids = {table.number: table.table_id for table in tables}
    return [
        _row(
            tournament,
            held,
            ids[seat.number],
            ROUND,
            now,
            round=seat.round,
            number=seat.number,
            seat=seat.seat,
        )
        for seat in seats
        if seat.number is not None and (held := tournament.entrant(seat.entrant)) is not None and held.person
    ]


def finished(tournament: Tournament, now: float) -> list[dict[str, Any]]:
    """The rows for everybody with an account who has played: about the last table at which they sat."""
    ids = {(table.round, table.number): table.table_id for table in tournament.tables}
    last: dict[int, RoundSeat] = {}
    for seat in tournament.seats:
        if seat.seat is not None:
            last[seat.entrant] = seat  # in the order of rounds
    found = []
    for number, seat in last.items():
        held = tournament.entrant(number)
        if held is not None and held.person and seat.number is not None:
            table_id = ids[seat.round, seat.number]
            found.append(_row(tournament, held, table_id, STANDINGS, now, seat=seat.seat))
    return found


def _row(
    tournament: Tournament,
    entrant: EntrantRow,
    table_id: str,
    kind: str,
    now: float,
    *,
    seat: int | None,
    **facts: int,
) -> dict[str, Any]:
    said = {"name": tournament.row.name, "tournament": tournament.id, **facts, "part": {}}
    return {
        "recipient": entrant.person,
        "person": entrant.person,
        "table_id": table_id,
        "seat": seat,
        "kind": kind,
        "facts": to_json(said),
        "created_at": now,
    }
