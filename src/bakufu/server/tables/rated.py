"""What a table needs to be opened as rated; docs/ratings.md says why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bakufu.engine.errors import Refused
from bakufu.server.protocol import CreateTable
from bakufu.server.tables.paces import NO_CLOCK

PEOPLE_LEAST: Final = 2
# By convention, the value of an option with which people throw themselves and enter what the dice show.
REAL_THROWS: Final = "manual"


def check_rated(wish: CreateTable, options: Mapping[str, str]) -> None:
    """Refuse a rated table whose games would not be fair to compare."""
    if not wish.rated:
        return
    if wish.visibility != "open":
        raise Refused("rated-not-open")
    if wish.pace == NO_CLOCK:
        raise Refused("rated-no-clock")
    if wish.timeout == "wait":
        raise Refused("rated-waits")
    if wish.advice:
        raise Refused("rated-advice")
    if REAL_THROWS in options.values():
        raise Refused("rated-real-throws")
    people = wish.players if wish.seats is None else sum(seat.kind == "open" for seat in wish.seats)
    check_people(people)


def check_people(people: int) -> None:
    if people < PEOPLE_LEAST:
        raise Refused("rated-people", least=PEOPLE_LEAST)
