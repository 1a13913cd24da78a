"""The state of a game of Ikusa: ints and lists of ints, nothing else.

A clan is one colour set (the rulebook's seat: its own tray, army card, cards and koku). A player has one
clan; with two players each has two (I-2P-01, `codes.player_of`).

`force_units` holds the provincial forces, five counts each: bowmen, swordsmen, gunners, spearmen, ronin.
`army_units` holds the army cards in the same way; the daimyo stands while `army_at` names a province and
`struck_down` is 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from bakufu.engine.fields import Field, names
from bakufu.engine.pickles import fields_of, rebuilt
from bakufu.games.ikusa.ids import Battle, Clan, Decision, Seat
from bakufu.games.ikusa.rules import Rules
from bakufu.games.ikusa.stages import GO_ON, NO_FIGHT, NO_PARTY, STAGE_SPEARMEN
from bakufu.games.ikusa.tables import (
    ARMY_COUNT,
    BIN_COUNT,
    BODY,
    CLANS,
    FIGURES,
    FIGURES_EACH,
    PROVINCE_COUNT,
    RONIN_ALL,
)

NOBODY: Final = -1

# Lists that are asked for at every turn; shared, for nobody changes them.
NO_MOVES: Final[list[int]] = []
ONLY: Final[list[list[int]]] = [[clan] for clan in range(len(CLANS))]

_OF_ARMY: Final = "<clan>.<army>"  # the word of an army

# Every field once: whether a copy has its own, and where others meet it again. The notation writes the fields
# of `codec.fields` and what stands in the words of clans, armies and provinces.
FIELDS: Final = (
    Field("acting", known="secret", notation="act"),
    Field("alive", notation=None, why="a clan is in the game while it has a daimyo (I-ELIM-02)"),
    Field("army_at", copied=True, notation=_OF_ARMY),
    Field("army_units", copied=True, known="secret", notation=_OF_ARMY, encoding="armies"),
    Field("attempt"),
    Field("attacking_army", notation="series"),
    Field("attacks", encoding="fight_counts"),
    Field("battle_province", notation="target", encoding="fight_at"),
    Field("battles", copied=True, encoding="attackers"),
    Field("bins", copied=True, known="secret", notation="<clan>.bins"),
    Field("body", encoding="fight_body"),
    Field("bonus"),
    Field("called_off_at", notation="shunned"),
    Field("castle", notation="<province>"),
    Field("decision", notation="at"),
    Field("doomed"),
    Field("drafted", copied=True, known="secret", notation="<clan>.drafted", encoding="run_places"),
    Field("experience", notation=_OF_ARMY),
    Field("fight"),
    Field("followed_march", notation="escort"),
    Field("force_sizes", True, "derived", None, None, None, "the regular units of `force_units`"),
    Field("force_units", copied=True, known="secret", notation="<province>", encoding="forces"),
    Field("hidden_armies", known="secret", notation=_OF_ARMY),
    Field("hidden_forces", known="secret", notation="<province>"),
    Field("hired"),
    Field("hits_attacker", encoding="fight_counts"),
    Field("hits_defender", encoding="fight_counts"),
    Field("immovable", copied=True, notation="fixed"),
    Field("koku"),
    Field("lands", False, "cache", None, None, None, "the provinces of `owner`, by clan"),
    Field("levied", notation="<clan>.levied"),
    Field("listed_moves", True, "cache", None, None, None, "legal moves that were listed before"),
    Field("losses", known="secret"),
    Field("marker"),
    Field("may_enter", notation="prize"),
    Field("moved_units", copied=True, notation="moved"),
    Field("ninja"),
    Field("order"),
    Field("orders", known="secret", notation="standing", encoding="order_army"),
    Field("origin", encoding="fight_origin"),
    Field("owner", copied=True, notation="<province>"),
    Field("party", notation="party_units"),
    Field("party_army"),
    Field("party_for", notation="party"),
    Field("party_to"),
    Field("passes", encoding="fight_counts"),
    Field("pile"),
    Field("prompts_off", known="secret", notation="quiet"),
    Field("provinces", copied=True, notation=None, why="counted from `owner`"),
    Field("recovering"),
    Field("revenge_on"),
    Field("ronin_pool", notation=None, why="those that are nowhere else"),
    Field("round", notation="at"),
    Field("rules", known="derived", view=None, notation=None, encoding=None, why="made of the options"),
    Field("scores", view=None, encoding=None, why="the outcome of the view tells it"),
    Field("spied_clan", known="secret", notation="spied"),
    Field("stage", notation="at"),
    Field("steps"),
    Field("struck_down", notation=_OF_ARMY),
    Field("success"),
    Field("thrown"),
    Field("tray", copied=True, known="secret", notation="<clan>.tray"),
    Field("turn"),
    Field("winners", view=None, encoding=None, why="the outcome of the view tells it"),
)
# A compiled class has no `__slots__` to ask.
STATE_NAMES: Final = names(FIELDS)
_COMPARED: Final = [field.name for field in FIELDS if field.known in ("open", "secret")]


@mypyc_attr(allow_interpreted_subclasses=True)  # compiled too, `__new__` then leaves `__init__` alone
class State:
    """A position. See the module's text for the conventions.

    `FIELDS` says what is changed in place, and so copied; all else is replaced, so that copies can share it.
    """

    __slots__ = STATE_NAMES

    def __init__(self, rules: Rules) -> None:
        clans = rules.clans
        self.rules = rules
        # The map.
        self.owner: list[int] = [NOBODY] * PROVINCE_COUNT
        self.castle: list[int] = [0] * PROVINCE_COUNT  # 1 castle, 2 fortress
        self.force_units: list[int] = [0] * (PROVINCE_COUNT * BODY)
        self.hidden_forces = 0  # bit p: the ronin of the provincial force there lie face down
        self.provinces: list[int] = [0] * clans  # how many each clan owns
        # Armies, by index 3 * clan + number.
        self.army_units: list[int] = [0] * (ARMY_COUNT * BODY)
        self.army_at: list[int] = [NOBODY] * ARMY_COUNT
        self.struck_down: list[int] = [0] * ARMY_COUNT  # 1: the daimyo was assassinated this round
        # Army, clan, and so on: a daimyo who was struck down, has no unit left and is out when the round ends
        # (Q-17, option `struck_down`), and to whom it is put down; the latest last.
        self.doomed: list[int] = []
        self.experience: list[int] = [rules.first_hole] * ARMY_COUNT
        self.hidden_armies = 0  # bit n: the ronin of army n lie face down
        # Supplies.
        self.tray: list[int] = FIGURES_EACH * clans  # I-COMP-01
        self.ronin_pool = RONIN_ALL  # in the pool
        self.koku: list[int] = [0] * clans
        self.alive: list[int] = [1] * clans
        # Planning.
        self.bins: list[int] = [0] * (clans * BIN_COUNT)
        self.marker: list[int] = [0] * clans  # turn-order marker, 0: none
        self.order: list[int] = []  # clans in the order of their markers
        self.ninja = NOBODY  # the clan that holds the ninja
        self.spied_clan = NOBODY  # the clan whose bins the holder has seen
        self.orders: list[int] = []  # the holder's standing order: army, trigger
        self.prompts_off = 0  # the holder wants no prompts: 1 for this turn, 2 for this round
        self.losses: list[int] = [0] * clans  # the preferred order of losses, 0: ask
        self.levied: list[int] = [0] * (clans * FIGURES)  # bought, not yet placed
        self.hired: list[int] = [0] * clans  # ronin hired, not yet deployed
        self.drafted: list[list[int]] = [[] for _ in range(clans)]  # a secret run, not yet committed
        self.pile: list[int] = []  # two players: by province, whose pile its card lies in
        # Where the game stands.
        self.round = 0
        self.stage = STAGE_SPEARMEN
        self.decision = GO_ON
        self.acting: list[int] = []  # the clans that owe a move
        self.turn = 0  # index in `order`; during set-up a count of turns
        # War.
        self.steps: list[int] = []  # steps made in this phase, by army of the active clan
        self.battles: list[Battle] = []  # declared, as codes (see `codes.battle_code`)
        self.bonus: list[int] = []  # province, bonus units left, and so on: of this attacker's turn
        self.fight = NO_FIGHT
        self.battle_province = self.origin = NOBODY  # the province attacked, and the attacker's
        self.body = 0
        self.passes = 0  # fought in this battle
        self.hits_attacker = self.hits_defender = 0  # losses that a side has to take
        self.attacking_army = NOBODY  # the army whose battles go on
        self.attacks = self.success = 0  # attacks that it has used, and whether one of them was a success
        self.may_enter = NOBODY  # the province that it may move into
        self.called_off_at: list[int] = []  # provinces that it has called an attack off from
        # Real dice: what the dice of the throw under way show, as far as they were entered, in the
        # order of `dice.throws`; and a ninja whose die is awaited: the army, and the clan that sent him.
        self.thrown: list[int] = []
        self.attempt: list[int] = []
        self.party_for = NO_PARTY
        self.party_army = self.party_to = NOBODY
        self.party: list[int] = []  # the units chosen so far
        self.followed_march = NOBODY  # provincial ronin may follow this last movement of their body
        self.immovable: list[
            int
        ] = []  # phase D, as `force_units` without ronin: units that may not move any more
        self.moved_units: list[int] = []  # phase D: units that have moved with their army, by army and unit
        # The clan that the avenger may strike, and the one that places recovered daimyos.
        self.revenge_on = self.recovering = NOBODY
        self.scores: list[int] = []
        self.winners: list[int] = []
        # By province: the regular units of the provincial force. `bodies.add_units` sees to it.
        self.force_sizes: list[int] = [0] * PROVINCE_COUNT
        # By clan: the provinces that it owns; empty: not known. `bodies.land_of` knows.
        self.lands: list[list[int]] = []
        # The legal moves of a long phase, kept up to date from move to move; empty: not known.
        self.listed_moves: list[int] = []

    def copy(self) -> State:
        """A copy to play on. It shares the lists that are only ever replaced, never changed in place."""
        other = State.__new__(State)
        other.rules = self.rules
        other.owner = self.owner.copy()
        other.castle = self.castle
        other.force_units = self.force_units.copy()
        other.hidden_forces = self.hidden_forces
        other.provinces = self.provinces.copy()
        other.army_units = self.army_units.copy()
        other.army_at = self.army_at.copy()
        other.doomed, other.struck_down = self.doomed, self.struck_down
        other.experience = self.experience
        other.hidden_armies = self.hidden_armies
        other.tray = self.tray.copy()
        other.ronin_pool = self.ronin_pool
        other.koku = self.koku
        other.alive = self.alive
        other.bins = self.bins.copy()
        other.marker = self.marker
        other.order = self.order
        other.ninja = self.ninja
        other.spied_clan = self.spied_clan
        other.orders = self.orders
        other.prompts_off = self.prompts_off
        other.losses = self.losses
        other.levied = self.levied
        other.hired = self.hired
        other.drafted = self.drafted.copy()
        other.pile = self.pile
        other.round = self.round
        other.stage = self.stage
        other.decision = self.decision
        other.acting = self.acting
        other.turn = self.turn
        other.steps = self.steps
        other.battles = self.battles.copy()
        other.bonus = self.bonus
        other.fight = self.fight
        other.battle_province, other.origin = self.battle_province, self.origin
        other.body = self.body
        other.passes = self.passes
        other.hits_attacker, other.hits_defender = self.hits_attacker, self.hits_defender
        other.attacking_army = self.attacking_army
        other.attacks, other.success = self.attacks, self.success
        other.may_enter = self.may_enter
        other.called_off_at = self.called_off_at
        other.attempt, other.thrown = self.attempt, self.thrown
        other.party_for = self.party_for
        other.party_army, other.party_to = self.party_army, self.party_to
        other.party = self.party
        other.followed_march = self.followed_march
        other.immovable = self.immovable.copy()
        other.moved_units = self.moved_units.copy()
        other.revenge_on = self.revenge_on
        other.recovering = self.recovering
        other.scores = self.scores
        other.winners = self.winners
        other.force_sizes = self.force_sizes.copy()
        other.lands = self.lands
        other.listed_moves = self.listed_moves.copy()
        return other

    def __copy__(self) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt, (State, (self.rules,), fields_of(self, STATE_NAMES))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and as_tuple(self) == as_tuple(other)


def as_tuple(state: State) -> tuple[object, ...]:
    """Everything that makes a position what it is, for comparing."""
    rules = state.rules
    fields = [getattr(state, name) for name in _COMPARED]
    return (rules.players, rules.options, rules.version, fields)


def active(state: State) -> Clan:
    """The clan that wages war now."""
    return state.order[state.turn]


def clan_of(state: State, player: Seat) -> Clan:
    """The clan for which this player owes a move; NOBODY for none."""
    rules = state.rules
    if not rules.two:
        return player if player in state.acting else NOBODY
    for clan in state.acting:
        if rules.player_of[clan] == player:
            return clan
    return NOBODY


def ask(state: State, decision: Decision, clan: Clan) -> None:
    state.decision = decision
    state.acting = ONLY[clan]
    state.listed_moves = NO_MOVES


def close_decision(state: State) -> None:
    state.decision = GO_ON
    state.acting = NO_MOVES


def finish_run(state: State, clan: Clan) -> bool:
    """End this clan's secret run. Returns True if its player owes no more answers: then others may know."""
    state.acting = [other for other in state.acting if other != clan]
    return not state.rules.two or clan_of(state, state.rules.player_of[clan]) == NOBODY


def living(state: State) -> list[Clan]:
    return [clan for clan, alive in enumerate(state.alive) if alive]
