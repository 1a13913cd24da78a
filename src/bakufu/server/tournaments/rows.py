"""Database rows of a tournament as structs, and a snapshot of a whole tournament."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bakufu.engine.ids import Seat
from bakufu.server.tournaments.points import Played, SeatResult, Standing, standings
from bakufu.server.tournaments.sizes import Sizes

RESULTS = msgspec.json.Decoder(list[SeatResult])


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    about: str
    game: str
    options: str
    rounds: int
    wanted: int
    least: int
    most: int
    fill: str
    bot: str
    pace: str
    visibility: str
    accounts_required: bool
    entrants_most: int
    late: int
    status: str
    round: int = 0
    opens_at: float | None = None
    starts_at: float | None = None
    round_seconds: float
    break_seconds: float
    no_show_seconds: float
    no_shows_at: float | None = None
    deadline_at: float | None = None
    next_at: float | None = None
    wake_at: float | None = None
    director: str
    director_person: str | None = None
    invite: str
    seed: bytes
    events: int = 0
    version: int = 0
    created_at: float
    started_at: float | None = None
    ended_at: float | None = None

    @property
    def sizes(self) -> Sizes:
        return Sizes(self.wanted, self.least, self.most, self.fill)  # type: ignore[arg-type]


class EntrantRow(msgspec.Struct, frozen=True, kw_only=True):
    tournament: str
    number: int
    name: str
    name_key: str
    person: str | None = None
    token: str | None = None
    entropy: str = ""
    status: str = "in"
    entered_at: float


class RoundTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round."""

    tournament: str
    round: int
    number: int
    table_id: str
    players: int
    status: str = "playing"
    result: str | None = None
    ended_at: float | None = None

    @property
    def results(self) -> list[SeatResult]:
        return RESULTS.decode(self.result) if self.result is not None else []


class RoundSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What an entrant does in a round. Without a table: a bye. A table without a seat: was replaced there."""

    tournament: str
    round: int
    entrant: int
    number: int | None = None
    seat: Seat | None = None
    no_show: bool = False


class LogRow(msgspec.Struct, frozen=True, kw_only=True):
    tournament: str
    number: int
    kind: str
    actor: str
    facts: str
    at: float


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament at one moment."""

    row: TournamentRow
    entrants: Sequence[EntrantRow]
    tables: Sequence[RoundTable]
    seats: Sequence[RoundSeat]

    @property
    def id(self) -> str:
        return self.row.id

    def entrant(self, number: int) -> EntrantRow | None:
        return next((one for one in self.entrants if one.number == number), None)

    def tables_of(self, round: int) -> list[RoundTable]:
        return [table for table in self.tables if table.round == round]

    def seats_of(self, round: int) -> list[RoundSeat]:
        return [seat for seat in self.seats if seat.round == round]

    def active(self) -> list[EntrantRow]:
        """Those who are paired."""
        return [one for one in self.entrants if one.status == "in"]

    def still_playing(self) -> list[RoundTable]:
        return [table for table in self.tables_of(self.row.round) if table.status == "playing"]

    def played(self) -> list[Played]:
        """What everybody did in each round."""
        tables = {(table.round, table.number): (table, table.results) for table in self.tables}
        company: dict[tuple[int, int | None], list[int]] = {}
        for seat in self.seats:
            company.setdefault((seat.round, seat.number), []).append(seat.entrant)
        found = []
        for seat in self.seats:
            if seat.number is None:
                found.append(Played(seat.round, seat.entrant, "bye"))
                continue
            table, results = tables[seat.round, seat.number]
            others = tuple(one for one in company[seat.round, seat.number] if one != seat.entrant)
            found.append(_played(seat, table, results, others))
        return found

    def standings(self) -> list[Standing]:
        banned = [one.number for one in self.entrants if one.status == "banned"]
        return standings([one.number for one in self.entrants], self.played(), banned)


def _played(
    seat: RoundSeat, table: RoundTable, results: Sequence[SeatResult], others: tuple[int, ...]
) -> Played:
    result = results[seat.seat] if seat.seat is not None and seat.seat < len(results) else None
    if seat.seat is None:
        kind = "replaced"
    elif seat.no_show:
        kind = "no-show"
    elif table.status == "playing":
        kind = "playing"
    elif result is not None and result.resigned:
        kind = "resigned"
    else:
        kind = "void" if table.status == "void" else "played"
    return Played(seat.round, seat.entrant, kind, table.number, seat.seat, result, others)  # type: ignore[arg-type]
