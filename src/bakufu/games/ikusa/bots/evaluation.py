"""Position evaluation for one clan: strengths, threats, and the value of an attack.

Every decision gets a new evaluation. Values are in provinces.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bakufu.games.ikusa.bots.fronts import fronts
from bakufu.games.ikusa.bots.strength import (
    DAIMYO_HIT,
    RONIN_HIT,
    WALL_HIT,
    chance,
    expected_hits,
    expected_loss_share,
    unit_count,
)
from bakufu.games.ikusa.bots.weights import Weights
from bakufu.games.ikusa.codes import army_count, clan_of_army, first_army
from bakufu.games.ikusa.ids import Army, Body, Clan, Move, Province
from bakufu.games.ikusa.losses import bonus_left
from bakufu.games.ikusa.odds import odds
from bakufu.games.ikusa.stages import STOP_OR_REPEAT
from bakufu.games.ikusa.state import NOBODY, State
from bakufu.games.ikusa.tables import (
    BODY,
    BONUS,
    DAIMYO,
    PROVINCE_COUNT,
    RONIN,
)

RULED_OUT: Final = -99.0
VICTORY: Final = 60.0  # the game itself, in provinces
HIDDEN_WITH_ARMY: Final = 0.3  # expected share of a clan's face-down ronin in a province with an army
HIDDEN_ELSEWHERE: Final = 0.04  # the same in a province without one


class AttackStop(NamedTuple):
    """A province from which an army could attack; one of them is where it stands now."""

    army: Army
    stop: Province
    step: Move  # the move that leads there; NOBODY to stay
    target: Province  # of its best attack from there; NOBODY: there is none
    attack: float  # the value of that attack
    home: float  # expected loss in the province where the army stands now


class Evaluation:
    def __init__(self, state: State, clan: Clan, weights: Weights, exact: bool = False) -> None:
        self.state = state
        self.clan = clan
        self.weights = weights
        self.exact = exact  # battles are judged by exact odds
        self.landed: bool = state.decision == STOP_OR_REPEAT  # the one first strike (I-NAV-01) is over
        rules = state.rules
        self.neighbours: list[list[int]] = rules.neighbours
        self.sea: list[list[int]] = rules.sea
        mine = rules.player_of[clan]
        self.foe: list[bool] = [player != mine for player in rules.player_of]
        self.foe.append(False)  # owner -1
        self.first = first_army(clan)
        self.unit_value: list[float] = [
            weights.bowman,
            weights.swordsman,
            weights.gunner,
            weights.spearman,
            weights.ronin,
        ]
        self.hidden: list[float] = [0.0] * (rules.clans + 1)  # face-down ronin of others, by clan
        self.points: list[int] = [0] * rules.players
        for other in range(rules.clans):
            self.points[rules.player_of[other]] += state.provinces[other]
        self.own = [p for p in range(PROVINCE_COUNT) if state.owner[p] == clan]
        self.army_in: list[int] = [NOBODY] * PROVINCE_COUNT
        self.units: list[float] = [0.0] * PROVINCE_COUNT  # defenders: their number, and their expected hits
        self.hits: list[float] = [0.0] * PROVINCE_COUNT
        self._count()
        self.threat_units: list[float] = []
        self.threat_hits: list[float] = []
        self.fronts: list[int] = []
        # Value of each move; filled only while notes are taken.
        self.rated: dict[int, float] | None = None
        self.attack_stops: list[AttackStop] = []  # the same for armies that move

    def rate(self, move: Move, value: float) -> None:
        if self.rated is not None:
            self.rated[move] = value

    # -- strengths -------------------------------------------------------------------------------

    def _count(self) -> None:
        state = self.state
        owner, force_units, castle, army_units = (
            state.owner,
            state.force_units,
            state.castle,
            state.army_units,
        )
        units, hits = self.units, self.hits
        for p in range(PROVINCE_COUNT):
            if owner[p] >= 0:
                i = p * BODY
                units[p] = unit_count(force_units, i)
                hits[p] = expected_hits(force_units, i)
                if castle[p]:
                    units[p] += BONUS[castle[p]]
                    hits[p] += WALL_HIT[castle[p]]
        for army in range(army_count(state.rules.clans)):
            p = state.army_at[army]
            if p >= 0:
                self.army_in[p] = army
                units[p] += self.army_number(army)
                hits[p] += expected_hits(army_units, army * BODY) + (
                    0.0 if state.struck_down[army] else DAIMYO_HIT
                )
        for i in range(0, len(state.bonus), 2):  # walls that were breached in this turn
            p = state.bonus[i]
            if owner[p] >= 0 and castle[p]:
                fallen = BONUS[castle[p]] - state.bonus[i + 1]
                units[p] -= fallen
                hits[p] -= fallen * WALL_HIT[castle[p]] / BONUS[castle[p]]

    def add_expected_hidden_ronin(self, hidden: list[int]) -> None:
        """Add each clan's face-down ronin as expected values, mostly to provinces with armies."""
        owner = self.state.owner
        for p in range(PROVINCE_COUNT):
            clan = owner[p]
            if clan >= 0 and hidden[clan]:
                share = HIDDEN_WITH_ARMY if self.army_in[p] >= 0 else HIDDEN_ELSEWHERE
                self.units[p] += hidden[clan] * share
                self.hits[p] += hidden[clan] * share * RONIN_HIT
                self.hidden[clan] = float(hidden[clan])

    def army_number(self, army: Army) -> int:
        return unit_count(self.state.army_units, army * BODY) + 1 - self.state.struck_down[army]

    def army_hits(self, army: Army) -> float:
        return expected_hits(self.state.army_units, army * BODY) + (
            0.0 if self.state.struck_down[army] else DAIMYO_HIT
        )

    def value_of(self, units: list[int], first: int) -> float:
        row = self.unit_value
        return (
            units[first] * row[0]
            + units[first + 1] * row[1]
            + units[first + 2] * row[2]
            + units[first + 3] * row[3]
            + units[first + 4] * row[4]
        )

    def regulars(self, province: Province) -> int:
        """The provincial force without its ronin."""
        force_units, i = self.state.force_units, province * BODY
        return force_units[i] + force_units[i + 1] + force_units[i + 2] + force_units[i + 3]

    def is_foe(self, province: Province) -> bool:
        return self.foe[self.state.owner[province]]

    def level(self, army: Army) -> int:
        return self.state.rules.track[self.state.experience[army]]

    def daimyos(self, clan: Clan) -> int:
        at, first = self.state.army_at, first_army(clan)
        return (at[first] >= 0) + (at[first + 1] >= 0) + (at[first + 2] >= 0)

    # -- danger -----------------------------------------------------------------------------------------

    def look_around(self) -> None:
        """Find, for each own or empty province, the largest force that one enemy clan can attack it with."""
        if self.threat_units:
            return
        clans = self.state.rules.clans
        best_units = [0.0] * PROVINCE_COUNT
        best_hits = [0.0] * PROVINCE_COUNT
        for clan in range(clans):
            if self.foe[clan] and self.state.alive[clan]:
                self._threat_of(clan, best_units, best_hits)
        self.threat_units, self.threat_hits = best_units, best_hits

    def _threat_of(self, clan: Clan, best_units: list[float], best_hits: list[float]) -> None:
        state, neighbours, own_clan = self.state, self.neighbours, self.clan
        factor = self.weights.joint_attack_factor
        owner, force_units = state.owner, state.force_units
        units = [0.0] * PROVINCE_COUNT
        hits = [0.0] * PROVINCE_COUNT
        for q in range(PROVINCE_COUNT):
            if owner[q] != clan:
                continue
            near = [p for p in neighbours[q] if owner[p] == own_clan or owner[p] == NOBODY]
            if near:
                count, force_hits = unit_count(force_units, q * BODY), expected_hits(force_units, q * BODY)
                if count:
                    sea = self.sea[q]
                    for p in near:
                        share = factor if p not in sea else 0.5 * factor
                        units[p] += share * count
                        hits[p] += share * force_hits
        for army in range(first_army(clan), first_army(clan + 1)):
            if state.army_at[army] >= 0 and not state.struck_down[army]:
                count, army_hits = self.army_number(army), self.army_hits(army)
                reached: set[int] = set()
                for q in self.within(army, clan, self.level(army)):
                    reached.update(neighbours[q])
                for p in reached:
                    if owner[p] == own_clan or owner[p] == NOBODY:
                        units[p] += count
                        hits[p] += army_hits
        for p in range(PROVINCE_COUNT):
            if units[p] * hits[p] > best_units[p] * best_hits[p]:
                best_units[p], best_hits[p] = units[p], hits[p]

    def within(self, army: Army, clan: Clan, steps: int) -> list[int]:
        """The provinces of its own clan that an army can reach in this number of steps."""
        owner = self.state.owner
        found = [self.state.army_at[army]]
        ring = found
        for _ in range(steps):
            ring = [q for p in ring for q in self.neighbours[p] if owner[q] == clan and q not in found]
            found = found + list(dict.fromkeys(ring))
        return found

    def risk(self, province: Province, units: float, hits: float) -> float:
        """The chance that an own province with these defenders falls before the next turn."""
        self.look_around()
        return self.weights.attack_probability * chance(
            self.threat_units[province], self.threat_hits[province], units, hits
        )

    def land(self, province: Province) -> float:
        weights, castle = self.weights, self.state.castle[province]
        return weights.province + (weights.castle if castle == 1 else weights.fortress if castle else 0.0)

    def army_stake(self, army: Army) -> float:
        """What an own army is worth apart from its units."""
        weights = self.weights
        stake = weights.own_daimyo + weights.level * (self.level(army) - 1)
        left = self.daimyos(self.clan)
        if left == 1:
            stake += 3.0 + weights.own_estate * self.state.provinces[self.clan]
        elif left == 2:
            stake += 1.0
        return stake

    def cost_of_leaving_units(self, army: Army, units: int) -> float:
        """What it costs an own army to leave this number of units behind."""
        weights = self.weights
        return weights.in_army * units + (weights.lone if self.army_number(army) <= units + 1 else 0.0)

    def loss(self, province: Province, units: float, hits: float, army: Army) -> float:
        """The expected loss here with these defenders, `army` among them (-1: none)."""
        danger = self.risk(province, units, hits)
        if danger < 0.001:
            return 0.0
        stake = self.land(province) + self.weights.exposed * units
        if army >= 0:
            stake += self.army_stake(army)
        return danger * stake

    def front(self, province: Province) -> int:
        """Distance to the border: 0 in a border province, else the number of steps."""
        if not self.fronts:
            self.fronts = fronts(self.state.owner, self.clan, self.own, self.foe, self.neighbours)
        return self.fronts[province]

    # -- the value of an attack ------------------------------------------------------------------------

    def conquest_value(self, target: Province, entered: bool) -> float:
        """The value of destroying all defenders of an enemy province; `entered`: and of moving in."""
        state, weights = self.state, self.weights
        clan = state.owner[target]
        rules = state.rules
        theirs = self.points[rules.player_of[clan]] / rules.provinces_to_win
        pressing = 1.0 + weights.leader * max(0.0, theirs - 0.65) / 0.35
        value = (weights.deny + (self.land(target) * self.land_value_factor() if entered else 0.0)) * pressing
        value += weights.foe_units * self.value_of(state.force_units, target * BODY)
        army = self.army_in[target]
        if army >= 0:
            value += weights.foe_units * self.value_of(state.army_units, army * BODY)
            value += self.daimyo_value(army) * pressing
        return value

    def daimyo_value(self, army: Army) -> float:
        """The value of an enemy daimyo's death."""
        weights, state = self.weights, self.state
        value = weights.daimyo + weights.level * (self.level(army) - 1)
        victim = clan_of_army(army)
        left = self.daimyos(victim)
        if left > 1:
            return value + (1.0 if left == 2 else 0.0)
        rules = state.rules
        mine = self.points[rules.player_of[self.clan]] + state.provinces[victim]
        if rules.quick:  # I-QP-10: the game ends
            rest = max(
                points
                for player, points in enumerate(self.points)
                if player not in (rules.player_of[self.clan], rules.player_of[victim])
            )
            return VICTORY if mine >= rest else -VICTORY
        if mine >= rules.provinces_to_win:
            return VICTORY
        return value + weights.estate * state.provinces[victim] + 1.5 * (3 - self.daimyos(self.clan))

    def land_value_factor(self) -> float:
        """A factor that grows as our own side comes close to victory: then land counts for more."""
        rules = self.state.rules
        return (
            1.0 + 1.5 * max(0.0, self.points[rules.player_of[self.clan]] / rules.provinces_to_win - 0.7) / 0.3
        )

    def can_enter(self, target: Province) -> bool:
        """Whether an own force or army could move in at the end of the turn."""
        owner = self.state.owner
        for q in self.neighbours[target]:
            if owner[q] == self.clan and (
                self.regulars(q) > 1
                or (self.army_in[q] >= 0 and self.regulars(q) + self.army_number(self.army_in[q]) > 1)
            ):
                return True
        return False

    def is_naval(self, origin: Province, target: Province) -> bool:
        """Whether an attack begins with the defenders' first strike."""
        return target in self.sea[origin] and not self.landed

    def after_first_strike(
        self, origin: Province, target: Province, units: float, hits: float
    ) -> tuple[float, float]:
        """The attackers that are left to fight: by sea the defenders strike first."""
        if not self.is_naval(origin, target):
            return units, hits
        castle = self.state.castle[target]
        fallen = (self.hits[target] - WALL_HIT[castle]) * 0.9
        left = max(0.0, units - fallen)
        return left, hits * left / units if units else 0.0

    def attack(
        self,
        origin: Province,
        army: Army,
        target: Province,
        units: float,
        hits: float,
        value: float,
        alone: bool,
    ) -> float:
        """The estimated value of an attack by this army, or by a provincial force (-1).

        `value` is that of the attackers' units; `alone`: the origin is lost with them.
        """
        left, hits_left = self.after_first_strike(origin, target, units, hits)
        win = chance(left, hits_left, self.units[target], self.hits[target])
        if win < self.weights.min_win_chance:
            return RULED_OUT
        lost = 1.0 - left / units if units else 0.0
        lost += (1.0 - lost) * expected_loss_share(
            left, hits_left, self.units[target], self.hits[target], win
        )
        return self._judge(origin, army, target, win, lost, value, alone)

    def _judge(
        self,
        origin: Province,
        army: Army,
        target: Province,
        win: float,
        lost: float,
        value: float,
        alone: bool,
    ) -> float:
        weights = self.weights
        gain = win * self.conquest_value(target, self.can_enter(target))
        defeat = self.land(origin) if alone else 0.0
        if army >= 0:
            gain += win * weights.experience
            defeat += self.army_stake(army)
        return gain - lost * value - (1 - win) * weights.defeat_share * defeat

    def body_attack(self, origin: Province, body: Body, target: Province) -> float:
        """The value of an attack by a body with its present units."""
        state = self.state
        if body:
            army = self.first + body - 1
            first, units = army * BODY, state.army_units
            count, hits = self.army_number(army), self.army_hits(army)
            alone = self.regulars(origin) == 0
        else:
            army = -1
            first, units = origin * BODY, state.force_units
            count, hits = unit_count(units, first), expected_hits(units, first)
            alone = self.army_in[origin] < 0
        value = self.value_of(units, first)
        rough = self.attack(origin, army, target, count, hits, value, alone)
        if not self.exact:
            return rough
        left, hits_left = self.after_first_strike(origin, target, count, hits)
        if (
            chance(left, hits_left, self.units[target], self.hits[target])
            < self.weights.min_win_chance - 0.15
        ):
            return RULED_OUT
        win, remaining = self.exact_odds(origin, body, target)
        if win < self.weights.min_win_chance:
            return RULED_OUT
        return self._judge(origin, army, target, win, 1.0 - remaining / count, value, alone)

    def exact_odds(self, origin: Province, body: Body, target: Province) -> tuple[float, float]:
        """The chance to win, and the mean number of attackers left; expected hidden ronin defend, too."""
        state = self.state
        attack = [0] * (BODY + 1)
        if body:
            army = self.first + body - 1
            attack[:BODY] = state.army_units[army * BODY : army * BODY + BODY]
            attack[DAIMYO] = 1 - state.struck_down[army]
        else:
            attack[:BODY] = state.force_units[origin * BODY : origin * BODY + BODY]
        defend = [*state.force_units[target * BODY : target * BODY + BODY], 0]
        army = self.army_in[target]
        if army >= 0:
            for unit in range(BODY):
                defend[unit] += state.army_units[army * BODY + unit]
            defend[DAIMYO] = 1 - state.struck_down[army]
        clan = state.owner[target]
        if self.hidden[clan]:
            share = HIDDEN_WITH_ARMY if army >= 0 else HIDDEN_ELSEWHERE
            regulars = sum(defend) - defend[RONIN]
            defend[RONIN] += min(int(self.hidden[clan] * share + 0.5), max(0, regulars - 1 - defend[RONIN]))
        building = state.castle[target]
        bonus = BONUS[building]
        if building and target in state.bonus[::2]:
            bonus = bonus_left(state, target)
        found = odds(tuple(attack), tuple(defend), building, bonus, self.is_naval(origin, target))
        return found.win, found.attackers_left
