"""The options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from bakufu.engine.errors import Refusal
from bakufu.engine.game import Option
from bakufu.games.ikusa.tables import BORDERS, LAND, PROVINCE_COUNT, PROVINCES, SEA

RULES_VERSION: Final = 3  # the newest; what the older ones do otherwise stands in docs/decisions/0007

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5

# A house rule for teaching and for short games: so many provinces more than at the start win.
GOALS: Final[dict[str, int]] = {"plus_8": 8, "plus_4": 4, "plus_2": 2}
# And one for a first game: as many as in the book, but they win only from that round on.
LATE_GOALS: Final[dict[str, int]] = {"round_4": 4}

# The default stands first. The round limit is no rule of the book: it ends a game that would not end, and
# most provinces win. The doubtful borders come from `borders.toml`.
OPTIONS: Final[tuple[Option, ...]] = (
    Option("variant", ("standard", "quick", "long"), "I-WIN-01", least_players=(2, 3, 3)),  # I-2P-05
    Option("experience", ("slow", "fast"), "I-EXP-05"),
    Option("round_limit", ("30", "20", "12", "8"), "I-ROUND-01", group="length"),
    Option("goal", ("book", *GOALS, *LATE_GOALS), "I-WIN-01", quiet=True, group="length"),
    Option("dice", ("drawn", "manual"), "I-COMP-08", quiet=True, group="dice"),
    Option("ties", ("lot", "agreement"), "I-ORDER-02", quiet=True, group="rulings"),
    Option("trays", ("open", "hidden"), "I-COMP-05", quiet=True, group="rulings"),
    # Where a ruling leaves the letter of the book, a table may go by the letter.
    Option("struck_down", ("at_once", "end_of_round"), "I-ASSN-04", quiet=True, group="rulings"),
    Option("garrison", ("last_out", "always"), "I-MOVE-05", quiet=True, group="rulings"),
    Option("series", ("unbroken", "armies_only"), "I-CMB-02", quiet=True, group="rulings"),
    Option("spoils", ("regulars", "all"), "I-ELIM-02", quiet=True, group="rulings"),
    Option("split_after_step", ("no", "yes"), "I-FIN-06", quiet=True, group="rulings"),
    Option("excess_ronin", ("dismissed", "forbidden"), "I-RONIN-08", quiet=True, group="rulings"),
    *(
        Option(
            name,
            ("true", "false") if default else ("false", "true"),
            "I-MAP-03" if sea else "I-MAP-02",
            group="borders",
        )
        for name, _, _, sea, default in BORDERS
    ),
)

DEFAULTS: Final[dict[str, str]] = {option.name: option.default for option in OPTIONS}


def edges(options: Mapping[str, str], version: int) -> tuple[list[list[int]], list[list[int]]]:
    """By province: the neighbours of the table's map, and those that only a sea line leads to."""
    return edges_of(borders(options), version)


def borders(options: Mapping[str, str]) -> tuple[bool, ...]:
    """Which of the doubtful borders this table has."""
    return tuple(options[name] == "true" for name, _, _, _, _ in BORDERS)


@lru_cache(maxsize=32)  # few tables have other borders
def edges_of(chosen: tuple[bool, ...], version: int) -> tuple[list[list[int]], list[list[int]]]:
    """Before version 3 of the rules a sea line beside a land border made every attack naval."""
    land = [set(row) for row in LAND]
    sea = [set(row) for row in SEA]
    for (_, a, b, by_sea, _), is_there in zip(BORDERS, chosen):
        rows = sea if by_sea else land
        for one, other in ((a, b), (b, a)):
            if is_there:
                rows[one].add(other)
            else:
                rows[one].discard(other)
    neighbours = [sorted(land[p] | sea[p]) for p in range(PROVINCE_COUNT)]
    return neighbours, [sorted(sea[p] - land[p] if version > 2 else sea[p]) for p in range(PROVINCE_COUNT)]


def check(players: int, options: Mapping[str, str]) -> Refusal | None:
    """What does not go together."""
    if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
        facts: dict[str, str | int] = {"players": players, "least": LEAST_PLAYERS, "most": MOST_PLAYERS}
        return Refusal("players", "I-SET-01", facts)
    if players == LEAST_PLAYERS and options["variant"] != "standard":
        return Refusal("two-players-standard", "I-2P-05", {"variant": options["variant"]})
    neighbours, _ = edges(options, RULES_VERSION)
    for province, row in enumerate(neighbours):
        if not row:
            return Refusal("cut-off", "I-MAP-03", {"province": PROVINCES[province]})
    return None
