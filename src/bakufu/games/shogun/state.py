"""Game state of Shogun: ints and lists of ints, nothing else. `FIELDS` lists what it holds.

`Rules` holds what was agreed before the game and never changes; a copy of a state shares it. `ModuleState`
is what the modules of the Big Box keep.
Cubes are counted by colour: seats 0-4, then the farmers (5). Provinces are indices of `tables.PROVINCES`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from bakufu.engine.fields import Field, names
from bakufu.engine.pickles import fields_of, rebuilt
from bakufu.games.shogun.codes import space_of
from bakufu.games.shogun.ids import Decision, Seat
from bakufu.games.shogun.modules.state import MODULE_FIELDS, MODULE_NAMES, ModuleState
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.stages import EVENT_PILE, FOR_NOTHING, GO_ON, STAGE_DRAFT
from bakufu.games.shogun.tables import (
    ARMIES_EACH,
    COLOURS,
    EVENT_COUNT,
    FARMERS,
    FARMERS_ALL,
    NO_CARD,
    NO_EVENT,
    NOBODY,
    PROVINCES,
    TILES,
)

# Owners that are no seat.
NEUTRAL: Final = -1
CLOSED: Final = -2

UNKNOWN: Final = -2  # a face-down action card: not drawn yet (see docs/decisions/0002); HIDDEN in views

DRAFT_FIELDS: Final = (
    Field("cycled", view="draft.cycled", encoding="draft_cycled"),
    Field("groups", copied=True, view="draft.groups", notation="<clan>.groups", encoding="draft_groups"),
    Field(
        "pile", copied=True, view="draft.pile", notation=None, encoding="draft_pile", why="what is not taken"
    ),
    Field("seen", copied=True, view="draft.seen", notation="<clan>.seen", encoding="draft_seen"),
    Field("taken", view="draft.taken", encoding="draft_taken"),
    Field("under", copied=True, view="draft.under", encoding="draft_under"),
    Field("face_up", copied=True, view="draft.face_up", notation="up", encoding="draft_face_up"),
)
FIELDS: Final = (
    Field("acting", view=None, notation="act", encoding="to_act", why="the view tells it beside the board"),
    Field("action", notation="field"),
    Field("action_row", notation="row"),
    Field("armies", copied=True, notation="<province>"),
    Field("attacking_armies", view="fight.attacking_armies", notation="force", encoding="fight"),
    Field("battle_province", view="fight.province", notation="target", encoding="fight_province"),
    Field("modules", copied=True, parts=MODULE_FIELDS),
    Field("buildings", notation="<province>", encoding="castle"),
    Field("chests", copied=True),
    Field("choosers"),
    Field("decision", notation="at"),
    Field("draft", copied=True, parts=DRAFT_FIELDS),
    Field("event", known="derived", view=None, notation=None, encoding=None, why="event_at tells which"),
    Field("event_at", view="events", notation="events", encoding="events"),
    Field("extra_defenders", view="fight.extra_defenders", notation="guard", encoding="fight"),
    Field("extra_farmers"),
    Field("fighting_seat", view="fight.seat", notation="by", encoding="fight_seat"),
    Field(
        "gained_this_round",
        view="gained_provinces",
        notation="<province>",
        encoding="gained_provinces",
    ),
    Field(
        "hands",
        copied=True,
        known="secret",
        view="hand",
        notation=None,
        encoding="hand",
        why="the own cards that do not lie on the board",
    ),
    Field("income", view="fight.income", encoding="fight"),
    Field("markers", notation="<province>"),
    Field("order"),
    Field("origin"),
    Field("owner", copied=True, notation="<province>"),
    Field("plan", copied=True, known="secret", view="plans", notation="<clan>.plan", encoding="plans"),
    Field("plan_step", copied=True, known="secret", view="steps", notation="<clan>.step", encoding="steps"),
    Field("purpose", view="fight.purpose", notation="for"),
    Field("revolts"),
    Field("rice", copied=True),
    Field("rules", known="derived", view=None, notation=None, encoding=None, why="made of the options"),
    Field("season", notation="at"),
    Field(
        "shown",
        copied=True,
        known="derived",
        view=None,
        notation=None,
        encoding=None,
        why="follows from where the round stands",
    ),
    Field("special", notation="specials"),
    Field("special_at", notation="specials"),
    Field("stage", notation="at"),
    Field("stock", notation=None, why="the tiles that are not on the map"),
    Field("supply", copied=True, notation=None, why="the cubes that are nowhere else (S-STATE-04)"),
    Field("taken_by", notation="specials"),
    Field("thrown", view="fight.thrown"),
    Field("firm_in_tower", known="secret", view="inside", notation="firm", encoding="inside"),
    Field("loose_in_tower", known="secret", view="inside", notation="loose", encoding="inside"),
    Field("tray", copied=True),
    Field("turn"),
    Field("vp", encoding="points"),
    Field("year", notation="at"),
)
# A compiled class has no `__slots__` to ask.
DRAFT_NAMES: Final = names(DRAFT_FIELDS)
STATE_NAMES: Final = names(FIELDS)


class Draft:
    """The claiming of start provinces; gone once all groups stand on the map.

    The lists within `groups` and `seen` are replaced and never changed in place: copies share them.
    """

    __slots__ = DRAFT_NAMES

    def __init__(self) -> None:
        self.face_up: list[int] = []  # the two face-up cards
        self.pile: list[int] = []  # face-down cards in no order: one is drawn when it is turned up
        self.under: list[int] = []  # cards put under the pile; they come out last, in this order
        self.groups: list[list[int]] = []  # by seat: the sizes of the groups still on the board
        self.seen: list[list[int]] = []  # by seat: the face-up cards at its last blind draw
        self.cycled = 0  # 1 when the seat to act has already cycled this turn
        self.taken = NOBODY  # the card that waits for its army group

    def copy(self) -> Draft:
        other = Draft()
        other.face_up = self.face_up.copy()
        other.pile = self.pile.copy()
        other.under = self.under.copy()
        other.groups = self.groups.copy()
        other.seen = self.seen.copy()
        other.cycled = self.cycled
        other.taken = self.taken
        return other

    def __copy__(self) -> Draft:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt, (Draft, (), fields_of(self, DRAFT_NAMES))


@mypyc_attr(allow_interpreted_subclasses=True)  # compiled too, `__new__` then leaves `__init__` alone
class State:
    """A position. See the module's text for the conventions.

    Most lists change seldom. They are replaced and never changed in place (`engine.lists`), so that copies
    can share them. Changed in place are only those that `FIELDS` calls copied; of the hands the outer list.
    """

    __slots__ = STATE_NAMES

    def __init__(self, rules: Rules) -> None:
        n = len(PROVINCES)
        self.rules = rules
        # The map.
        self.owner: list[int] = [NEUTRAL] * n  # S-SETUP-08: what nobody takes at set-up stays neutral
        self.armies: list[int] = [0] * n  # all of the owner's (S-STATE-02)
        self.buildings: list[int] = [0] * n
        self.markers: list[int] = [0] * n
        # Supplies (S-SETUP-05), tracks, tower. By colour: 0-4 the seats, 5 the farmers.
        self.supply: list[int] = [ARMIES_EACH if c < rules.players else 0 for c in range(COLOURS)]
        self.supply[FARMERS] = FARMERS_ALL
        self.tray: list[int] = [0] * COLOURS
        self.loose_in_tower: list[int] = [0] * COLOURS
        self.firm_in_tower: list[int] = [0] * COLOURS
        self.chests: list[int] = [0] * rules.players
        self.rice: list[int] = [0] * rules.players  # S-SETUP-10, A-36: everybody begins with 0
        self.vp: list[int] = [0] * rules.players
        self.stock: list[int] = TILES[:]
        # Cards on display.
        self.event_at: list[int] = [EVENT_PILE] * EVENT_COUNT
        self.event = NO_EVENT  # the kind of event in force
        self.action_row: list[int] = []  # action cards by field; UNKNOWN while face down
        self.special_at: list[int] = []  # special card by space
        self.taken_by: list[int] = []  # seat whose Daimyo card lies on the space
        # Planning boards. `shown[seat]` has bit s set once the card on space s is revealed.
        self.plan: list[int] = [NO_CARD] * space_of(rules.players, 0)
        self.plan_step: list[int] = [0] * rules.players
        self.shown: list[int] = [0] * rules.players
        self.hands: list[list[int]] = []  # cards not placed yet; only while planning
        self.special: list[int] = [NOBODY] * rules.players  # by seat
        self.gained_this_round = 0  # bit p: the card of province p was gained in this round (S-CARD-03)
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
        self.battle_province = NOBODY  # province fought over
        self.fighting_seat = NOBODY  # attacker, or owner in a revolt
        self.origin = NOBODY
        self.attacking_armies = 0  # attacking armies, off the map
        self.extra_defenders = 0  # extra defenders from supply
        self.income = 0  # what rice or taxes brought, in case it is forfeited
        self.extra_farmers = 0  # winter: farmers from the provisions table
        self.revolts: list[int] = []  # winter: provinces whose revolt is still to come
        self.thrown: list[int] = []  # a throw whose result is entered by hand, by colour
        self.draft: Draft | None = None
        self.modules = ModuleState(rules.players)

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
        other.loose_in_tower = self.loose_in_tower
        other.firm_in_tower = self.firm_in_tower
        other.chests = self.chests.copy()
        other.rice = self.rice.copy()
        other.vp = self.vp
        other.stock = self.stock
        other.event_at = self.event_at
        other.event = self.event
        other.action_row = self.action_row
        other.special_at = self.special_at
        other.taken_by = self.taken_by
        other.plan = self.plan.copy()
        other.plan_step = self.plan_step.copy()
        other.shown = self.shown.copy()
        other.hands = self.hands.copy()
        other.special = self.special
        other.gained_this_round = self.gained_this_round
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
        other.battle_province = self.battle_province
        other.fighting_seat = self.fighting_seat
        other.origin = self.origin
        other.attacking_armies = self.attacking_armies
        other.extra_defenders = self.extra_defenders
        other.income = self.income
        other.extra_farmers = self.extra_farmers
        other.revolts = self.revolts
        other.thrown = self.thrown
        draft = self.draft
        other.draft = draft.copy() if draft is not None else None
        other.modules = self.modules.copy() if self.rules.has_modules else self.modules
        return other

    def __copy__(self) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt, (State, (self.rules,), fields_of(self, STATE_NAMES))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and as_tuple(self) == as_tuple(other)


def go_to_next_stage(state: State) -> None:
    """The stage is over; what follows depends on the chosen modules."""
    state.stage = state.rules.after[state.stage]
    state.decision = GO_ON
    state.acting = []
    state.turn = 0


def ask(state: State, decision: Decision, seat: Seat) -> None:
    state.decision = decision
    state.acting = [seat]


def close_decision(state: State) -> None:
    state.decision = GO_ON
    state.acting = []


def as_tuple(state: State) -> tuple[object, ...]:
    """Everything that makes a position what it is, for comparing."""
    draft = state.draft
    return (
        state.rules.players,
        state.rules.options,
        state.rules.version,
        [getattr(state, name) for name in STATE_NAMES if name not in ("rules", "draft", "modules")],
        None if draft is None else [getattr(draft, name) for name in DRAFT_NAMES],
        [getattr(state.modules, name) for name in MODULE_NAMES] if state.rules.has_modules else None,
    )
