"""The options of a table (section 12.4), those of the modules last; and those of the older rules versions."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain, combinations, permutations
from typing import Final

from bakufu.engine.errors import Refusal
from bakufu.engine.game import Option, defaults
from bakufu.games.shogun.tables import (
    CHAMBER_COLUMNS,
    CHAMBER_ROWS,
    FAVOR_AMOUNTS,
    FAVOR_BUILDINGS,
    FAVOR_PEACES,
    LINES,
    MODULES,
    RICE_TRACK,
)

RULES_VERSION: Final = 2  # the newest; see docs/decisions/0010-shogun-rules-2.md

LEAST_PLAYERS: Final = 3  # S-SETUP-01
MOST_PLAYERS: Final = 5

NO_MODULES: Final = "none"
DRAFT: Final = ("setup", "draft")
FIXED: Final = ("setup", "fixed")
COURT: Final = ("modules", "court")
LEADERS: Final = ("modules", "leaders")
CHAMBERS: Final = ("modules", "chambers")
MODULE_SETS: Final[tuple[str, ...]] = (
    NO_MODULES,
    *(
        ",".join(chosen)
        for chosen in chain.from_iterable(combinations(MODULES, n) for n in range(1, len(MODULES) + 1))
    ),
)
PEACE_ORDERS: Final[tuple[str, ...]] = tuple(",".join(order) for order in permutations(FAVOR_PEACES))
BUILDING_ORDERS: Final[tuple[str, ...]] = tuple(",".join(order) for order in permutations(FAVOR_BUILDINGS))
LINE_POINTS: Final[tuple[str, ...]] = (  # which points the lines of the chamber board may well show
    "1,1,2,2,3,3",
    "3,3,2,2,1,1",
    "1,2,3,3,2,1",
    "1,2,3,1,2,3",
    "3,2,1,3,2,1",
)


def _numbers(values: list[int]) -> str:
    return ",".join(str(value) for value in values)


def _favor(kind: str, rule: str) -> Option:
    """What the three favor cards of a kind give: printed on the cards, which we have not seen."""
    return Option(
        f"favor_{kind}",
        (_numbers(FAVOR_AMOUNTS[kind]),),
        rule,
        quiet=True,
        numbers=(len(FAVOR_AMOUNTS[kind]), 0, 20),
        estimate=True,
        after=COURT,
        group="court",
    )


def _chambers(name: str, points: list[int]) -> Option:
    assert LINE_POINTS[0] == _numbers(points)
    return Option(
        name,
        LINE_POINTS,
        "S-CH-08",
        quiet=True,
        numbers=(LINES, 0, 9),
        estimate=True,
        after=CHAMBERS,
        group="chambers",
    )


# Of the newest version. The default stands first.
OPTIONS: Final[tuple[Option, ...]] = (
    Option("board", ("sun", "moon"), "S-SETUP-02"),
    Option("setup", ("draft", "fixed"), "S-SETUP-07"),
    Option("optional_battle_move", ("false", "true"), "S-MOVE-08", group="rulings"),
    Option("overbid", ("forbid", "treat_as_zero"), "S-BID-03", group="rulings"),
    Option("bank", ("unlimited", "finite_135"), "S-COMP-08", group="rulings"),
    Option("revolt_markers", ("unlimited", "finite_42"), "S-COMP-10", group="rulings"),
    Option("revolt_income", ("keep", "forfeit"), "S-YIELD-05", group="rulings"),
    Option("final_tie", ("shared", "turn_order"), "S-GAME-02", group="rulings"),
    Option("draft_start", ("random", "seat"), "S-DRAFT-03", after=DRAFT, group="setup"),
    Option(
        "draft_seat",
        ("1", "2", "3", "4", "5"),
        "S-DRAFT-03",
        after=("draft_start", "seat"),
        group="setup",
        least_players=(1, 2, 3, 4, 5),
    ),
    Option("fixed_columns", ("random", "by_seat"), "S-FIXED-03", after=FIXED, group="setup"),
    Option("show_tower_counts", ("true", "false"), "S-INFO-03", group="tower"),
    Option("tower_model", ("physics", "two_thirds", "manual"), "S-TOWER-06", group="tower"),
    Option(
        "short_supply", ("all_or_nothing", "as_far_as_possible"), "S-DEPLOY-06", quiet=True, group="rulings"
    ),
    Option("rice_track", ("open", str(RICE_TRACK)), "S-YIELD-06", quiet=True, group="rulings"),
    Option("modules", MODULE_SETS, "S-X-01", quiet=True, several=True),
    Option("court_conversion", ("exact", "up_to"), "S-TC-14", quiet=True, after=COURT, group="court"),
    _favor("chests", "S-TC-21"),
    _favor("armies", "S-TC-22"),
    _favor("rice", "S-TC-24"),
    _favor("points", "S-TC-24"),
    Option(
        "favor_buildings", BUILDING_ORDERS, "S-TC-25", quiet=True, estimate=True, after=COURT, group="court"
    ),
    Option("favor_peace", PEACE_ORDERS, "S-TC-27", quiet=True, estimate=True, after=COURT, group="court"),
    Option(
        "leader_modifier",
        ("improved_base", "additive_last"),
        "S-MOD-01",
        quiet=True,
        after=LEADERS,
        group="leaders",
    ),
    Option(
        "leader_moves_after_winter", ("false", "true"), "S-ML-06", quiet=True, after=LEADERS, group="leaders"
    ),
    Option(
        "leader_far_move", ("free", "only_if_needed"), "S-ML-07", quiet=True, after=LEADERS, group="leaders"
    ),
    Option(
        "statues_per_province",
        ("unlimited", "one_per_player"),
        "S-ML-07",
        quiet=True,
        after=LEADERS,
        group="leaders",
    ),
    _chambers("chamber_rows", CHAMBER_ROWS),
    _chambers("chamber_columns", CHAMBER_COLUMNS),
)

# How version 1 differed. What was no option then has the one value that it meant.
_IN_VERSION_1: Final[dict[str, Option]] = {
    "short_supply": Option(
        "short_supply", ("as_far_as_possible",), "S-DEPLOY-06", quiet=True, group="rulings"
    ),
    "rice_track": Option("rice_track", ("open",), "S-YIELD-06", quiet=True, group="rulings"),
    "favor_peace": Option(
        "favor_peace", PEACE_ORDERS[:1], "S-TC-27", quiet=True, estimate=True, after=COURT, group="court"
    ),
    "leader_modifier": Option(
        "leader_modifier",
        ("additive_last", "improved_base"),
        "S-MOD-01",
        quiet=True,
        after=LEADERS,
        group="leaders",
    ),
}

OPTIONS_OF: Final[dict[int, tuple[Option, ...]]] = {
    1: tuple(_IN_VERSION_1.get(option.name, option) for option in OPTIONS),
    RULES_VERSION: OPTIONS,
}
DEFAULTS_OF: Final[dict[int, dict[str, str]]] = {
    version: defaults(options) for version, options in OPTIONS_OF.items()
}
DEFAULTS: Final[dict[str, str]] = DEFAULTS_OF[RULES_VERSION]


def check(players: int, options: Mapping[str, str], version: int = RULES_VERSION) -> Refusal | None:
    """What does not go together."""
    if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
        facts: dict[str, str | int] = {"players": players, "least": LEAST_PLAYERS, "most": MOST_PLAYERS}
        return Refusal("players", "S-SETUP-01", facts)
    if options["setup"] == "fixed" and options["board"] == "moon":  # S-FIXED-01
        return Refusal("fixed-on-moon", "S-FIXED-01")
    if options["draft_start"] == "seat" and int(options["draft_seat"]) > players:
        return Refusal("draft-seat", "S-DRAFT-03", {"seat": options["draft_seat"], "players": players})
    for option in OPTIONS_OF[version]:
        if option.after is None or options.get(option.name, option.default) == option.default:
            continue
        name, module = option.after
        if name == "modules" and module not in options[name].split(","):
            facts = {"option": option.name, "module": module}
            return Refusal("option-without-module", "S-X-01", facts)
    return None
