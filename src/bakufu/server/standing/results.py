"""The results of a game: one row for every seat, written in the transaction of the move that ends the game.

What the rows say follows from the table alone, before and after that move, so this asks the database nothing.
What needs more (ratings, how long moves took) is counted afterwards: see `counting`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec

from bakufu.engine import registry
from bakufu.engine.game import Outcome
from bakufu.engine.ids import Seat
from bakufu.engine.plugin import WebData
from bakufu.server.storage.db import from_json
from bakufu.server.storage.rows import EventRow, SeatRow, TableRow
from bakufu.server.storage.standing_schema import ended_games, results
from bakufu.server.storage.writes import Sql, Write
from bakufu.server.tables.paces import pace_class
from bakufu.server.tables.table import Table

# Why a game does not count for ratings; docs/ratings.md has a paragraph about each.
CASUAL: Final = "casual"  # the table was not opened for it
CONTINUED: Final = "continued"  # it went on from another game
REWOUND: Final = "rewound"  # the host of the server has turned it back
FEW_PEOPLE: Final = "few-people"  # fewer than two persons have played it
SAME_PEOPLE: Final = "same-people"  # the same people have met too often


class ResultWriter:
    """The consequence of a table's change: its results, if the change ended the game."""

    def __init__(self, sql: Sql) -> None:
        self.sql = sql

    def __call__(self, before: Table, after: Table, now: float) -> list[Write]:
        if before.status != "playing" or after.status != "over":
            return []
        row = {"table_id": after.id, "ended_at": after.row.ended_at}
        return [
            *(self.sql.insert(results, values) for values in result_rows(after)),
            self.sql.insert(ended_games, row),
        ]


def result_rows(table: Table) -> Iterator[dict[str, Any]]:
    """The results of all seats of a game that is over."""
    row = table.row
    assert row.outcome is not None
    outcome = msgspec.json.decode(row.outcome, type=Outcome)
    unrated = why_not_rated(table)
    for seat, place in zip(table.seats, places(outcome), strict=True):
        yield {
            "table_id": table.id,
            "seat": seat.seat,
            "game": row.game,
            "players": row.players,
            "pace": pace_class(row.pace),
            "person": seat.person,
            "name": seat.name,
            "bot": seat.bot if seat.kind == "bot" else None,
            "clan": clan_of(row.game, seat.seat),
            "place": place,
            "points": outcome.scores[seat.seat],
            **_conduct(seat, table.events),
            "rated": unrated is None,
            "unrated": unrated,
            "shown": False,
            "ended_at": row.ended_at,
        }


def places(outcome: Outcome) -> list[int]:
    """The place of each seat: the winners first, then by points; whoever has the same shares a place."""
    order = [
        (seat not in outcome.winners, 0 if seat in outcome.winners else -points)
        for seat, points in enumerate(outcome.scores)
    ]
    return [1 + sum(other < own for other in order) for own in order]


def why_not_rated(table: Table) -> str | None:
    """Why this game does not count, as far as the table itself shows; None: it does."""
    assert table.session is not None
    if not table.row.rated:
        return CASUAL
    if table.row.record is not None or table.row.deal is not None:
        return CONTINUED
    if table.session.rewinds:
        return REWOUND
    return None


def is_public(row: TableRow) -> bool:
    """Whether anybody may look at the table without having been told of it."""
    return row.visibility == "open" and row.spectators


def _conduct(seat: SeatRow, events: tuple[EventRow, ...]) -> dict[str, Any]:
    """What is noted of the player who had the seat at the end, since they sat down."""
    own = [event for event in events if event.seat == seat.seat]
    arrived = max((event.number for event in own if event.kind == "joined"), default=0)
    since = [event for event in own if event.number > arrived]
    is_human = seat.kind == "human"
    return {
        "stood_in": is_human and any(event.kind == "bot-in" for event in since),
        "left": is_human and (seat.bot is not None or seat.resigned),
        "resigned": seat.resigned,
        "newcomer": arrived > 0,
        "clock_losses": sum(_is_clock_loss(event) for event in since) if is_human else 0,
    }


def _is_clock_loss(event: EventRow) -> bool:
    """Whether the time of the event's player was up: a bot took over, or the others were asked."""
    facts = from_json(event.facts)
    if event.kind == "bot-in":
        return bool(facts.get("reason") == "clock")
    return event.kind == "vote-opened" and bool(facts.get("about") == "absent")


def clan_of(game: str, seat: Seat) -> str | None:
    """The side that a seat plays, as the game names it; None for a game without sides."""
    sides = _sides(game)
    return sides[seat] if seat < len(sides) else None


@cache
def _sides(game: str) -> tuple[str, ...]:
    data: WebData | None = registry.plugin(game).load("web")
    return data.colours if data is not None else ()
