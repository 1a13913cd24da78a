"""Where a game of Shogun stands: ints and lists of ints, nothing else.

`Rules` holds what was agreed before the game and never changes; a copy of a state shares it.
Cubes are counted by colour: seats 0-4, then the farmers (5). Provinces are indices of `tables.PROVINCES`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from bakufu.games.shogun.tables import (
    ARMIES_EACH,
    BOARDS,
    CLOSED_3P,
    COLOURS,
    EVENT_COUNT,
    FARMERS,
    FARMERS_ALL,
    NEIGHBOURS,
    NO_CARD,
    NO_EVENT,
    PROVINCES,
    REGION,
    SPACE_STRIDE,
    TILES,
)

# Owners that are no seat.
NEUTRAL: Final = -1
CLOSED: Final = -2

NOBODY: Final = -1
UNKNOWN: Final = -2  # a face-down action card: not drawn yet (see docs/decisions/0002); HIDDEN in views

# What the game waits for.
GO_ON: Final = 0  # nothing: the next step follows by itself
DRAFT_TAKE: Final = 1
DRAFT_GROUP: Final = 2
PLAN_CARD: Final = 3
TAKE_SPECIAL: Final = 4
DEPLOY_SIX: Final = 5
MOVE_ON: Final = 6
BATTLE_MOVE: Final = 7
EXTRA_ATTACK: Final = 8
EXTRA_DEFENSE: Final = 9
CHOOSE_REVOLT: Final = 10
ENTER_TOWER: Final = 11
GAME_OVER: Final = 12
DECISIONS: Final[list[str]] = [
    "go_on",
    "draft_take",
    "draft_group",
    "plan",
    "take_special",
    "deploy_six",
    "move_on",
    "battle_move",
    "extra_attack",
    "extra_defense",
    "choose_revolt",
    "enter_tower",
    "game_over",
]

# The step that follows when nothing is waited for.
STAGE_DRAFT: Final = 0
STAGE_LOADING: Final = 1
STAGE_LAYOUT: Final = 2
STAGE_PLANNING: Final = 3
STAGE_ORDER: Final = 4
STAGE_ACTIONS: Final = 5
STAGE_WINTER: Final = 6
STAGE_SCORING: Final = 7
STAGE_OVER: Final = 8
STAGES: Final[list[str]] = [
    "draft",
    "loading",
    "layout",
    "planning",
    "order",
    "actions",
    "winter",
    "scoring",
    "over",
]

# Where an event card is.
EVENT_PILE: Final = 0
EVENT_SHOWN: Final = 1
EVENT_ACTIVE: Final = 2
EVENT_GONE: Final = 3

# What a throw is for.
FOR_NOTHING: Final = 0
FOR_LOADING: Final = 1
FOR_BATTLE: Final = 2
FOR_REVOLT: Final = 3

TOWER_MODELS: Final[list[str]] = ["physics", "two_thirds", "manual"]
PHYSICS: Final = 0
TWO_THIRDS: Final = 1
MANUAL: Final = 2

# What a position and its draft are made of. (A compiled class has no `__slots__` to ask.)
STATE_FIELDS: Final = (
    "acting",
    "action",
    "armies",
    "at",
    "buildings",
    "by",
    "chests",
    "choosers",
    "decision",
    "draft",
    "event",
    "event_at",
    "extra_farmers",
    "firm",
    "force",
    "fresh",
    "guard",
    "hands",
    "income",
    "loose",
    "markers",
    "order",
    "origin",
    "owner",
    "plan",
    "plan_at",
    "purpose",
    "revolts",
    "rice",
    "row",
    "rules",
    "season",
    "shown",
    "special",
    "special_at",
    "stage",
    "stock",
    "supply",
    "taken_by",
    "thrown",
    "tray",
    "turn",
    "vp",
    "year",
)
DRAFT_FIELDS: Final = ("cycled", "groups", "pile", "seen", "taken", "under", "up")


class Rules:
    """The agreed options, and what follows from them. Shared by all copies of a state."""

    def __init__(self, players: int, options: Mapping[str, str], version: int = 1) -> None:
        self.players = players
        self.options: dict[str, str] = dict(options)
        self.version = version
        self.board = BOARDS.index(options["board"])
        self.fixed_setup = options["setup"] == "fixed"
        self.optional_battle_move = options["optional_battle_move"] == "true"
        self.overbid_is_zero = options["overbid"] == "treat_as_zero"
        self.bank_finite = options["bank"] == "finite_135"
        self.markers_finite = options["revolt_markers"] == "finite_42"
        self.forfeit_income = options["revolt_income"] == "forfeit"
        self.tie_by_turn_order = options["final_tie"] == "turn_order"
        self.draft_seat = int(options["draft_seat"]) - 1 if options["draft_start"] == "seat" else NOBODY
        self.columns_by_seat = options["fixed_columns"] == "by_seat"
        self.show_tower_counts = options["show_tower_counts"] == "true"
        self.tower_model = TOWER_MODELS.index(options["tower_model"])
        self.region: list[int] = REGION[self.board]
        self.closed: list[int] = CLOSED_3P[self.board] if players == 3 else []  # S-SETUP-03
        # S-SETUP-04: nothing ever enters a closed province, so it is nobody's neighbour.
        self.neighbours: list[list[int]] = [
            [] if p in self.closed else [q for q in NEIGHBOURS[p] if q not in self.closed]
            for p in range(len(PROVINCES))
        ]


class Draft:
    """The claiming of start provinces; gone once all groups stand on the map.

    The lists within `groups` and `seen` are replaced and never changed in place: copies share them.
    """

    __slots__ = DRAFT_FIELDS

    def __init__(self) -> None:
        self.up: list[int] = []  # the two face-up cards
        self.pile: list[int] = []  # face-down cards in no order: one is drawn when it is turned up
        self.under: list[int] = []  # cards put under the pile; they come out last, in this order
        self.groups: list[list[int]] = []  # by seat: the sizes of the groups still on the board
        self.seen: list[list[int]] = []  # by seat: the face-up cards at its last blind draw
        self.cycled = 0  # 1 when the seat to act has already cycled this turn
        self.taken = NOBODY  # the card that waits for its army group

    def copy(self) -> Draft:
        other = Draft()
        other.up = self.up.copy()
        other.pile = self.pile.copy()
        other.under = self.under.copy()
        other.groups = self.groups.copy()
        other.seen = self.seen.copy()
        other.cycled = self.cycled
        other.taken = self.taken
        return other


@mypyc_attr(allow_interpreted_subclasses=True)  # compiled too, `__new__` then leaves `__init__` alone
class State:
    """A position. See the module's text for the conventions.

    Most lists change seldom. They are replaced and never changed in place (see `changed`), so that copies can
    share them. Changed in place are only owner, armies, supply, tray, chests, rice, plan, plan_at, shown and
    the outer list of the hands.
    """

    __slots__ = STATE_FIELDS

    def __init__(self, rules: Rules) -> None:
        n = len(PROVINCES)
        self.rules = rules
        # The map.
        self.owner: list[int] = [NEUTRAL] * n
        self.armies: list[int] = [0] * n
        self.buildings: list[int] = [0] * n
        self.markers: list[int] = [0] * n
        # Supplies, tracks, tower. By colour: 0-4 the seats, 5 the farmers.
        self.supply: list[int] = [ARMIES_EACH if c < rules.players else 0 for c in range(COLOURS)]
        self.supply[FARMERS] = FARMERS_ALL
        self.tray: list[int] = [0] * COLOURS
        self.loose: list[int] = [0] * COLOURS
        self.firm: list[int] = [0] * COLOURS
        self.chests: list[int] = [0] * rules.players
        self.rice: list[int] = [0] * rules.players
        self.vp: list[int] = [0] * rules.players
        self.stock: list[int] = TILES[:]
        # Cards on display.
        self.event_at: list[int] = [EVENT_PILE] * EVENT_COUNT
        self.event = NO_EVENT  # the kind of event in force
        self.row: list[int] = []  # action cards by field; UNKNOWN while face down
        self.special_at: list[int] = []  # special card by space
        self.taken_by: list[int] = []  # seat whose Daimyo card lies on the space
        # Planning boards. `shown[seat]` has bit s set once the card on space s is revealed.
        self.plan: list[int] = [NO_CARD] * (rules.players * SPACE_STRIDE)
        self.plan_at: list[int] = [0] * rules.players
        self.shown: list[int] = [0] * rules.players
        self.hands: list[list[int]] = []  # cards not placed yet; only while planning
        self.special: list[int] = [NOBODY] * rules.players  # by seat
        self.fresh = 0  # bit p: the card of province p was gained in this round (S-CARD-03)
        # Where the game stands.
        self.year = 1
        self.season = 0
        self.stage = STAGE_DRAFT
        self.decision = GO_ON
        self.acting: list[int] = []  # the seats that owe a move
        self.choosers: list[int] = []  # seats that still take a special card, in order
        self.order: list[int] = []  # turn order of the round
        self.action = 0  # field of the action row, 0-9
        self.turn = 0  # index in the turn order of the next seat
        # The fight that is going on.
        self.purpose = FOR_NOTHING
        self.at = NOBODY  # province fought over
        self.by = NOBODY  # attacker, or owner in a revolt
        self.origin = NOBODY
        self.force = 0  # attacking armies, off the map
        self.guard = 0  # extra defenders from supply
        self.income = 0  # what rice or taxes brought, in case it is forfeited
        self.extra_farmers = 0  # winter: farmers from the provisions table
        self.revolts: list[int] = []  # winter: provinces whose revolt is still to come
        self.thrown: list[int] = []  # a throw whose result is entered by hand, by colour
        self.draft: Draft | None = None

    def copy(self) -> State:
        """A copy to play on. It shares the lists that are only ever replaced, never changed in place."""
        other = State.__new__(State)
        other.rules = self.rules
        other.owner = self.owner.copy()
        other.armies = self.armies.copy()
        other.buildings = self.buildings
        other.markers = self.markers
        other.supply = self.supply.copy()
        other.tray = self.tray.copy()
        other.loose = self.loose
        other.firm = self.firm
        other.chests = self.chests.copy()
        other.rice = self.rice.copy()
        other.vp = self.vp
        other.stock = self.stock
        other.event_at = self.event_at
        other.event = self.event
        other.row = self.row
        other.special_at = self.special_at
        other.taken_by = self.taken_by
        other.plan = self.plan.copy()
        other.plan_at = self.plan_at.copy()
        other.shown = self.shown.copy()
        other.hands = self.hands.copy()
        other.special = self.special
        other.fresh = self.fresh
        other.year = self.year
        other.season = self.season
        other.stage = self.stage
        other.decision = self.decision
        other.acting = self.acting
        other.choosers = self.choosers
        other.order = self.order
        other.action = self.action
        other.turn = self.turn
        other.purpose = self.purpose
        other.at = self.at
        other.by = self.by
        other.origin = self.origin
        other.force = self.force
        other.guard = self.guard
        other.income = self.income
        other.extra_farmers = self.extra_farmers
        other.revolts = self.revolts
        other.thrown = self.thrown
        draft = self.draft
        other.draft = draft.copy() if draft is not None else None
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and as_tuple(self) == as_tuple(other)


def changed(values: list[int], place: int, value: int) -> list[int]:
    """The same list but for one place; copies of the state go on sharing the old one."""
    other = values.copy()
    other[place] = value
    return other


def as_tuple(state: State) -> tuple[object, ...]:
    """Everything that makes a position what it is, for comparing."""
    draft = state.draft
    return (
        state.rules.players,
        state.rules.options,
        state.rules.version,
        [getattr(state, name) for name in STATE_FIELDS if name not in ("rules", "draft")],
        None if draft is None else [getattr(draft, name) for name in DRAFT_FIELDS],
    )
