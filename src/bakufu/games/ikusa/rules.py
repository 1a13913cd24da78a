"""The rules of a table: its options, and what follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bakufu.engine.options import without_quiet_defaults
from bakufu.games.ikusa.border_moves import border_moves
from bakufu.games.ikusa.codes import player_of
from bakufu.games.ikusa.options import GOALS, LATE_GOALS, OPTIONS, RULES_VERSION
from bakufu.games.ikusa.tables import PROVINCE_COUNT, QUICK_LEVEL, QUICK_WIN, TRACKS, WIN, WIN_TWO


class Rules:
    """The agreed options, and what follows from them. Shared by all copies of a state."""

    def __init__(self, players: int, options: Mapping[str, str], version: int = RULES_VERSION) -> None:
        self.players = players
        self.options: dict[str, str] = without_quiet_defaults(OPTIONS, options)
        self.version = version
        self.clans = 4 if players == 2 else players
        self.two = players == 2
        self.quick = options["variant"] == "quick"
        self.long = options["variant"] == "long"
        self.round_limit = int(options["round_limit"])
        self.track: list[int] = TRACKS[options["experience"]]
        self.first_hole = self.track.index(QUICK_LEVEL) if self.quick else 0  # I-QP-05
        self.provinces_to_win = WIN_TWO if self.two else QUICK_WIN[players] if self.quick else WIN
        goal = options.get("goal", "book")
        if goal in GOALS:
            self.provinces_to_win = PROVINCE_COUNT // players + GOALS[goal]
        self.late_goal = goal in LATE_GOALS
        self.first_winning_round = LATE_GOALS.get(goal, 1)  # from then on enough provinces win
        self.real_dice = options.get("dice", "drawn") == "manual"
        self.won_at_round_end = self.two or self.long  # why: `victory.check_at_once`
        self.victory = "quick" if self.quick else "round_end" if self.won_at_round_end else "at_once"
        self.agreement = options.get("ties", "lot") == "agreement"
        self.hidden_trays = options.get("trays", "open") == "hidden"
        self.late_removal = options.get("struck_down", "at_once") == "end_of_round"
        self.garrison_always = options.get("garrison", "last_out") == "always"
        self.forces_between = options.get("series", "unbroken") == "armies_only"
        self.captures_ronin = options.get("spoils", "regulars") == "all"
        self.split_after_step = options.get("split_after_step", "no") == "yes"
        self.excess_forbidden = options.get("excess_ronin", "dismissed") == "forbidden"
        made = border_moves(options, version)
        self.neighbours: list[list[int]] = made.neighbours
        self.sea: list[list[int]] = made.sea
        self.border_ways: list[str] = made.ways
        # Ready-made moves to the neighbours of a province, in their order.
        self.attacks: list[list[tuple[int, int]]] = made.attacks  # by post, each with its target
        self.marches: list[list[list[int]]] = made.marches  # by `kinds_index`, then by neighbour
        # By clan: who plays it.
        self.player_of: list[int] = [player_of(clan, players) for clan in range(self.clans)]
        # By clan and the owner of a province: whether that is an enemy; last, at -1, nobody, who is none.
        self.foes: list[list[bool]] = [
            [*(other != player for other in self.player_of), False] for player in self.player_of
        ]

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle holds what was agreed; the rest follows from it."""
        return rules_of, (self.players, self.options, self.version)

    def __deepcopy__(self, memo: object) -> Rules:
        return self  # nobody changes them


@lru_cache(maxsize=32)
def _rules(players: int, options: tuple[tuple[str, str], ...], version: int) -> Rules:
    return Rules(players, dict(options), version)


def rules_of(players: int, options: Mapping[str, str], version: int) -> Rules:
    """The rules of a table. Nobody changes them, so tables that have agreed on the same share them."""
    return _rules(players, tuple(sorted(options.items())), version)
