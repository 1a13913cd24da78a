"""The options of a table (section 12.4, the base game)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bakufu.engine.errors import Refusal
from bakufu.engine.game import Option

LEAST_PLAYERS: Final = 3  # S-SETUP-01
MOST_PLAYERS: Final = 5

# The default stands first.
OPTIONS: Final[tuple[Option, ...]] = (
    Option("board", ("sun", "moon"), "S-SETUP-02"),
    Option("setup", ("draft", "fixed"), "S-SETUP-07"),
    Option("optional_battle_move", ("false", "true"), "S-MOVE-08"),
    Option("overbid", ("forbid", "treat_as_zero"), "S-BID-03"),
    Option("bank", ("unlimited", "finite_135"), "S-COMP-08"),
    Option("revolt_markers", ("unlimited", "finite_42"), "S-COMP-10"),
    Option("revolt_income", ("keep", "forfeit"), "S-YIELD-05"),
    Option("final_tie", ("shared", "turn_order"), "S-GAME-02"),
    Option("draft_start", ("random", "seat"), "S-DRAFT-03"),
    Option("draft_seat", ("1", "2", "3", "4", "5"), "S-DRAFT-03"),
    Option("fixed_columns", ("random", "by_seat"), "S-FIXED-03"),
    Option("show_tower_counts", ("true", "false"), "S-INFO-03"),
    Option("tower_model", ("physics", "two_thirds", "manual"), "S-TOWER-06"),
)

DEFAULTS: Final[dict[str, str]] = {option.name: option.default for option in OPTIONS}


def check(players: int, options: Mapping[str, str]) -> Refusal | None:
    """What does not go together."""
    if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
        facts: dict[str, str | int] = {"players": players, "least": LEAST_PLAYERS, "most": MOST_PLAYERS}
        return Refusal("players", "S-SETUP-01", facts)
    if options["setup"] == "fixed" and options["board"] == "moon":
        return Refusal("fixed-on-moon", "S-FIXED-01")
    if options["draft_start"] == "seat" and int(options["draft_seat"]) > players:
        return Refusal("draft-seat", "S-DRAFT-03", {"seat": options["draft_seat"], "players": players})
    return None
