"""The rules of a table: its options, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from bakufu.engine.bits import bits_of
from bakufu.engine.chance import Chance
from bakufu.engine.events import Log
from bakufu.engine.options import without_quiet_defaults
from bakufu.games.shogun.options import DEFAULTS_OF, OPTIONS_OF
from bakufu.games.shogun.tables import (
    BOARDS,
    BUILDINGS,
    CHEST_CARD,
    CLOSED_3P,
    DICE_CARD,
    DICE_CARDS,
    NEIGHBOURS,
    NO_CARD,
    NOBODY,
    PROVINCES,
    REGION,
    RICE_TRACK,
    SPACE_COUNT,
    SPACE_STRIDE,
)

if TYPE_CHECKING:
    from bakufu.games.shogun.state import State

TOWER_MODELS: Final[list[str]] = ["physics", "two_thirds", "manual"]
PHYSICS: Final = 0
TWO_THIRDS: Final = 1
MANUAL: Final = 2

NO_END: Final = 1 << 20  # of the rice track: more than anybody will ever have


class Hooks:
    """Where the chosen modules join in. In the base game nobody does."""

    def __init__(self) -> None:
        self.set_up: list[Callable[[State, Chance, Log | None], None]] = []
        # A province was claimed in the draft; True: there is something to decide before it goes on.
        self.claimed: list[Callable[[State, int, int, Log | None], bool]] = []
        self.loaded: list[Callable[[State, Log | None], None]] = []  # the loading lies in the tray
        self.round_begins: list[Callable[[State, Chance, Log | None], None]] = []
        self.cards_shown: list[Callable[[State, Chance, Log | None], None]] = []  # all but the modules' own
        self.lost: list[Callable[[State, int, Log | None], None]] = []  # its owner loses a province
        # A revolt marker is due; True: it is not placed.
        self.marker_due: list[Callable[[State, int, Log | None], bool]] = []
        self.cleaned_up: list[Callable[[State], None]] = []
        self.year_begins: list[Callable[[State, Log | None], None]] = []
        self.game_ends: list[Callable[[State, Log | None], None]] = []


class Rules:
    """The agreed options, and what follows from them. Shared by all copies of a state."""

    def __init__(self, players: int, options: Mapping[str, str], version: int) -> None:
        self.players = players
        self.options: dict[str, str] = without_quiet_defaults(OPTIONS_OF[version], options)
        self.version = version
        self.board = BOARDS.index(options["board"])
        self.fixed_setup = options["setup"] == "fixed"
        self.optional_battle_move = options["optional_battle_move"] == "true"
        self.overbid_is_zero = options["overbid"] == "treat_as_zero"
        self.bank_finite = options["bank"] == "finite_135"
        self.markers_finite = options["revolt_markers"] == "finite_42"
        self.forfeit_income = options["revolt_income"] == "forfeit"
        self.tie_by_turn_order = options["final_tie"] == "turn_order"
        self.draft_seat = (
            int(options["draft_seat"]) - 1 if options["draft_start"] == "seat" else NOBODY
        )
        self.columns_by_seat = options["fixed_columns"] == "by_seat"
        self.show_tower_counts = options["show_tower_counts"] == "true"
        self.tower_model = TOWER_MODELS.index(options["tower_model"])
        self.region: list[int] = REGION[self.board]  # S-SETUP-02
        self.closed: list[int] = CLOSED_3P[self.board] if players == 3 else []  # S-SETUP-03
        # S-SETUP-04, A-37: nothing ever enters a closed province, so it is nobody's neighbour.
        self.neighbours: list[list[int]] = [
            [] if p in self.closed else [q for q in NEIGHBOURS[p] if q not in self.closed]
            for p in range(len(PROVINCES))
        ]
        meant = {**DEFAULTS_OF[version], **options}  # quiet options are not told where they are the default
        self.all_or_nothing = meant["short_supply"] == "all_or_nothing"
        self.rice_most = RICE_TRACK if meant["rice_track"] == str(RICE_TRACK) else NO_END
        self._choose_modules(meant)

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle holds what was agreed; the rest follows from it."""
        return Rules, (self.players, self.options, self.version)

    def __deepcopy__(self, memo: object) -> Rules:
        return self  # nobody changes them

    def _choose_modules(self, options: Mapping[str, str]) -> None:
        names = options["modules"].split(",")  # S-X-01: any of them together
        self.court = "court" in names
        self.samurai = "samurai" in names
        self.leaders = "leaders" in names
        self.chambers = "chambers" in names
        self.has_modules = self.court or self.samurai or self.leaders or self.chambers
        # Planning: how many spaces, and which cards everybody has besides provinces (S-TC-06).
        self.spaces = SPACE_STRIDE if self.court else SPACE_COUNT
        self.cards: list[int] = list(range(CHEST_CARD, NO_CARD))  # S-COMP-04, S-SETUP-05
        if self.court:
            self.cards.extend(range(DICE_CARD, DICE_CARD + DICE_CARDS))
        self.up_to = options["court_conversion"] == "up_to"
        self.favor_chests = _numbers(options["favor_chests"])
        self.favor_armies = _numbers(options["favor_armies"])
        self.favor_rice = _numbers(options["favor_rice"])
        self.favor_points = _numbers(options["favor_points"])
        # which card is which.
        self.favor_buildings = [BUILDINGS.index(name) for name in options["favor_buildings"].split(",")]
        self.favor_peaces = options["favor_peace"].split(",")
        self.favor_shields = [_actions(letters) for letters in self.favor_peaces]
        self.improved_base = options["leader_modifier"] == "improved_base"
        self.moves_after_winter = options["leader_moves_after_winter"] == "true"
        self.far_if_needed = options["leader_far_move"] == "only_if_needed"
        self.one_statue = options["statues_per_province"] == "one_per_player"
        self.row_points = _numbers(options["chamber_rows"])
        self.column_points = _numbers(options["chamber_columns"])
        # Where the modules join the round; `after`: which stage follows a stage (see `hooks`).
        self.hooks = Hooks()
        self.after: dict[int, int] = {}
        from bakufu.games.shogun.modules import hooks  # the modules know the rules: too late at the top

        hooks.join(self)


def _actions(letters: str) -> int:
    """Against which actions a card of peace protects: 1 Battle/Move A, 2 Battle/Move B."""
    return bits_of(["ab".index(letter) for letter in letters])


def _numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]
