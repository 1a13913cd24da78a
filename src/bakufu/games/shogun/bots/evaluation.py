"""Position evaluation for Shogun bots: values in victory points, and risks.

It reads a full state, but only what its seat may know: no unrevealed card of another's board, and of the
tower only the number of cubes inside. Its numbers are weights (see `weights`), but for those of the rules.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from bakufu.engine.bits import has_bit
from bakufu.games.shogun.bots.regions import RegionValues
from bakufu.games.shogun.bots.weights import Weights
from bakufu.games.shogun.codes import march_code
from bakufu.games.shogun.ids import Province, Seat
from bakufu.games.shogun.odds import chances
from bakufu.games.shogun.phases.winter import provisions
from bakufu.games.shogun.rules import TOWER_MODELS
from bakufu.games.shogun.stages import EVENT_SHOWN, STAGE_ACTIONS
from bakufu.games.shogun.state import NEUTRAL, State
from bakufu.games.shogun.tables import (
    BATTLE_A,
    BATTLE_B,
    BITS,
    CASTLE,
    CASTLE_DEFENSE,
    COLOURS,
    EVENT_COUNT,
    FARMERS,
    NEUTRAL_TWO_FARMERS,
    NOBODY,
    POINTS_MOST,
    PROVINCES,
    RICE_LOSS,
    RICE_YIELD,
    SPECIAL_ATTACK,
    SPECIAL_DEFENSE,
    TAX,
    THEATER,
    WINTER,
    YEARS,
)

LARGEST: Final = 120  # cubes of a throw
KINDS: Final = THEATER + 1
LOOSE_OUT: Final[list[list[float]]] = [
    [chances(size, model)[1] for size in range(LARGEST + 1)] for model in TOWER_MODELS
]
THROUGH: Final[list[float]] = [chances(1, model)[0] for model in TOWER_MODELS]


class Evaluation:
    """Evaluation of a position for one seat."""

    def __init__(self, state: State, me: Seat, weights: Weights) -> None:
        rules = state.rules
        self.state = state
        self.me = me
        self.weights = weights
        self.players = rules.players
        self.neighbours: list[list[int]] = rules.neighbours
        self.region: list[int] = rules.region
        self.scorings = YEARS + 1 - state.year  # how many scorings are still to come
        self.rounds_this_year = max(0, WINTER - state.season)  # this one included
        self.rounds = self.rounds_this_year + WINTER * (self.scorings - 1)
        self.mine = [p for p in range(len(PROVINCES)) if state.owner[p] == me]
        self.in_tray = sum(state.tray[c] for c in range(COLOURS) if state.tray[c] > 0)
        self.cubes_inside = [state.loose_in_tower[c] + state.firm_in_tower[c] for c in range(COLOURS)]
        self.through = THROUGH[rules.tower_model]
        self.loose_out = LOOSE_OUT[rules.tower_model]
        self.counts = self._count_buildings()
        self.leading = self._leader()
        self.exposure = weights.attacked * self._battles_to_come()
        # The modules: the province of the own leader, and the value of regions.
        self.has_modules = weights.modules and rules.has_modules
        self.leader = state.modules.leader[me] if self.has_modules and rules.leaders else NOBODY
        self.region_values = RegionValues(state, me, self.rounds, weights) if self.has_modules else None
        self.risks: dict[int, float] = {}
        self.holdings: dict[int, float] = {}
        self.winter_cost_now = self._starving(0, 0)
        self.cost_of_one_more_province = weights.winter_cost * self.winter_cost(1, 0)  # in winter

    def _count_buildings(self) -> list[list[int]]:
        """By region and kind: the buildings of each seat."""
        counts = [[0] * self.players for _ in range(KINDS * (1 + max(self.region)))]
        state = self.state
        for p in range(len(PROVINCES)):
            bits = state.buildings[p]
            owner = state.owner[p]
            if bits and owner >= 0:
                for kind in range(KINDS):
                    if has_bit(bits, kind):
                        counts[self.region[p] * KINDS + kind][owner] += 1
        return counts

    def _leader(self) -> int:
        """The rival who would win if all was scored now."""
        state = self.state
        totals = state.vp.copy()
        for p in range(len(PROVINCES)):
            if state.owner[p] >= 0:
                totals[state.owner[p]] += 1 + BITS[state.buildings[p]]
        totals[self.me] = -1
        return totals.index(max(totals))

    def _battles_to_come(self) -> float:
        """The share of a round's battles that can still come before the last scoring; 1 in earlier rounds."""
        state = self.state
        if self.rounds > 1 or state.stage != STAGE_ACTIONS:
            return 1.0
        done = state.action_row[: state.action]
        turns = 0
        for battle in (BATTLE_A, BATTLE_B):
            if state.action_row[state.action] == battle:
                turns += self.players - state.turn
            elif battle not in done:
                turns += self.players - 1
        return turns / (2.0 * (self.players - 1))

    # -- the tower -------------------------------------------------------------------------------------

    def attack_chance(self, attacker: Seat, armies: int, target: Province, defenders: int) -> float:
        """The chance that these armies of a seat take a province from these defenders."""
        state = self.state
        owner = state.owner[target]
        if state.special[attacker] == SPECIAL_ATTACK and state.supply[attacker] > 0:
            armies += 1
        farmers = 0
        if owner == NEUTRAL:
            defenders = 0
            farmers = 2 if state.event == NEUTRAL_TWO_FARMERS else 1
        else:
            if state.special[owner] == SPECIAL_DEFENSE and state.supply[owner] > 0:
                defenders += 1
            if state.event == CASTLE_DEFENSE and has_bit(state.buildings[target], CASTLE):
                defenders += 1
        size = armies + defenders + farmers + self.in_tray
        through, loose = self.through, self.loose_out[min(size, LARGEST)]
        sure, shaky = through * (1 - through), loose * (1 - loose)
        tray, inside = state.tray, self.cubes_inside
        cubes = armies + max(0, tray[attacker])
        mean = cubes * through + inside[attacker] * loose
        variance = cubes * sure + inside[attacker] * shaky
        if owner >= 0:
            cubes = defenders + max(0, tray[owner])
            mean -= cubes * through + inside[owner] * loose
            variance += cubes * sure + inside[owner] * shaky
        if owner == NEUTRAL or state.markers[target] == 0:
            cubes = farmers + max(0, tray[FARMERS])
            mean -= cubes * through + inside[FARMERS] * loose
            variance += cubes * sure + inside[FARMERS] * shaky
        return chance_above_zero(mean - 0.5, variance)

    def revolt_lost(self, province: Province, farmers: int, armies: int) -> float:
        """The chance to lose an own province to these farmers from the supply."""
        state = self.state
        size = armies + farmers + self.in_tray
        through, loose = self.through, self.loose_out[min(size, LARGEST)]
        farmers += max(0, state.tray[FARMERS])
        armies += max(0, state.tray[self.me])
        inside = self.cubes_inside
        mean = (farmers - armies) * through + (inside[FARMERS] - inside[self.me]) * loose
        variance = (farmers + armies) * through * (1 - through)
        variance += (inside[FARMERS] + inside[self.me]) * loose * (1 - loose)
        return chance_above_zero(mean + 0.5, variance)

    # -- provinces -------------------------------------------------------------------------------------

    def points(self, province: Province, seat: Seat) -> float:
        """What a province and its buildings score for this seat, once: its own points and majorities."""
        bits = self.state.buildings[province]
        value = 1.0 + BITS[bits]
        if bits:
            mine = self.state.owner[province] == seat
            for kind in range(KINDS):
                if has_bit(bits, kind):
                    row = self.counts[self.region[province] * KINDS + kind]
                    value += self.majority_step(row, seat, POINTS_MOST[kind], -1 if mine else 1)
        return value

    def majority_step(self, row: list[int], seat: Seat, value: int, step: int) -> float:
        """The change of a majority by one building more or less; close majorities count in part."""
        before = lead(row, seat, value, self.weights.contest)
        row[seat] += step
        after = lead(row, seat, value, self.weights.contest)
        row[seat] -= step
        return abs(after - before)

    def holding(self, province: Province) -> float:
        """The value for this seat of holding a province until the end."""
        found = self.holdings.get(province)
        if found is None:
            weights = self.weights
            coming = self.rounds - 1
            found = self.scorings * self.points(province, self.me)
            found += coming * (weights.card + weights.yields * (TAX[province] + RICE_YIELD[province]))
            self.holdings[province] = found
        return found

    def new_region(self, province: Province) -> float:
        """The value of one more province in its region, for Samurai and Chambers."""
        return self.region_values.gain[self.region[province]] if self.region_values is not None else 0.0

    def rivals_loss(self, province: Province) -> float:
        """The value for this seat of another player losing a province."""
        owner = self.state.owner[province]
        if owner < 0:
            return 0.0
        weights = self.weights
        share = weights.rival + (weights.leader if owner == self.leading else 0.0)
        return share * self.scorings * self.points(province, owner)

    def risk(self, province: Province, armies: int) -> float:
        """The chance that a neighbour takes a province with these armies."""
        key = march_code(province, armies)
        found = self.risks.get(key)
        if found is None:
            state = self.state
            safe = 1.0
            for q in self.neighbours[province]:
                owner = state.owner[q]
                if owner >= 0 and owner != self.me and state.armies[q] > 1:
                    chance = self.chance_against(owner, state.armies[q] - 1, province, armies)
                    safe *= 1.0 - self.exposure * chance * chance
            found = 1.0 - safe
            self.risks[key] = found
        return found

    def chance_against(self, attacker: Seat, armies: int, province: Province, defenders: int) -> float:
        """`attack_chance` on an own province, or on one that we are about to take."""
        owner = self.state.owner[province]
        if owner == self.me:
            return self.attack_chance(attacker, armies, province, defenders)
        edge = (armies - defenders) * self.through - 1.0
        return chance_above_zero(edge - 0.5, 2.0 + 0.25 * (armies + defenders))

    def danger(self, province: Province, armies: int) -> float:
        """The expected loss in a province with these armies."""
        return self.risk(province, armies) * self.holding(province)

    # -- marches ---------------------------------------------------------------------------------------

    def attack(self, origin: Province, armies: int, target: Province, left: int) -> float:
        """The value of an attack, with `left` armies staying behind."""
        weights = self.weights
        defenders = self.state.armies[target]
        win = self.attack_chance(self.me, armies, target, defenders)
        survivors = max(1, int((armies - defenders) * self.through))
        prize = self.holding(target) * (1.0 - weights.keep * self.risk(target, survivors)) + self.rivals_loss(
            target
        )
        prize += self.new_region(target) - self.cost_of_one_more_province
        prize += weights.neutral * (1.0 - win) * self.rivals_loss(target)
        value = win * prize - (armies - win * survivors) * weights.army * weights.losses
        return value - (self.danger(origin, left) - self.danger(origin, left + armies))

    def transfer_value(self, origin: Province, armies: int, target: Province, left: int) -> float:
        """The value of moving armies to an own province: less danger, or closer to the border."""
        there = self.state.armies[target]
        safer = self.danger(origin, left + armies) + self.danger(target, there)
        safer -= self.danger(origin, left) + self.danger(target, there + armies)
        if self.rounds > 1:
            front = self.border_share(target) - self.border_share(origin)
            safer += self.weights.front * armies * front
        return safer - 0.001 * armies

    def border_share(self, province: Province) -> float:
        """1 in a province that borders others' provinces, 0 inland."""
        owner = self.state.owner
        for q in self.neighbours[province]:
            if owner[q] != self.me:
                return 1.0
        return 0.0

    def best_march(self, origin: Province, armies: int) -> float:
        """The best Battle/Move from a province with these armies; below 0 if all of them do harm."""
        if armies < 2:
            return 0.0
        best = -99.0
        sizes = {armies - 1, max(1, armies - 2), (armies + 1) // 2}
        for q in self.neighbours[origin]:
            for size in sizes:
                if size >= armies:
                    continue
                if self.state.owner[q] == self.me:
                    value = self.transfer_value(origin, size, q, armies - size)
                else:
                    value = self.attack(origin, size, q, armies - size)
                best = max(best, value)
        return best if best > -99.0 else 0.0

    def best_transfer(self, origin: Province, armies: int) -> float:
        """The best move from a province with these armies to an own neighbour; 0 for none."""
        best = 0.0
        for q in self.neighbours[origin]:
            if self.state.owner[q] == self.me:
                for size in {armies - 1, armies // 2}:
                    if size > 0:
                        best = max(best, self.transfer_value(origin, size, q, armies - size))
        return best

    # -- winter ----------------------------------------------------------------------------------------

    def winter_cost(self, more_provinces: int, more_rice: int) -> float:
        """The winter cost of one more province, or of less rice: expected losses to hungry farmers."""
        return self._starving(more_provinces, more_rice) - self.winter_cost_now

    def _starving(self, more_provinces: int, more_rice: int) -> float:
        state = self.state
        weights = self.weights
        coming = weights.rice_coming * max(0, self.rounds_this_year - 1)
        rice = state.rice[self.me] + more_rice + coming
        provinces = len(self.mine) + more_provinces
        total, cards = 0.0, 0
        for card in range(EVENT_COUNT):
            if state.event_at[card] == EVENT_SHOWN:
                cards += 1
                total += self._missing_costs(provinces - max(0.0, rice - RICE_LOSS[card]))
        return total / cards if cards else self._missing_costs(provinces + 3.0 - rice)

    def _missing_costs(self, missing: float) -> float:
        """By the table of provisions, interpolated; a spare bag of rice has a small value."""
        if missing <= 0:
            return 0.02 * missing
        whole = int(missing)
        part = missing - whole
        return (1 - part) * self._revolts_cost(whole) + part * self._revolts_cost(whole + 1)

    def _revolts_cost(self, missing: int) -> float:
        revolts, farmers = provisions(missing)
        lost = min(0.9, 0.12 + 0.2 * farmers)
        return revolts * lost * self.weights.hungry_province * self.scorings


def chance_above_zero(mean: float, variance: float) -> float:
    """The chance that a normal distribution with this mean and variance is above 0."""
    return 0.5 * (1.0 + erf(mean / sqrt(2.0 * max(variance, 0.05))))


def lead(row: list[int], seat: Seat, value: int, contest: float) -> float:
    """What a majority is worth to a seat now, and a little for being only one building behind."""
    own = row[seat]
    if own == 0:
        return 0.0
    best = 0
    equals = 0
    for other in range(len(row)):
        if other != seat:
            if row[other] > best:
                best, equals = row[other], 1
            elif row[other] == best:
                equals += 1
    if own > best:
        return value + contest * min(1, own - best - 1)
    if own == best:
        return value - 1.0
    return contest if own == best - 1 else 0.0
