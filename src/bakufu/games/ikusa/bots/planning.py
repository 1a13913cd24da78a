"""Actions 1 to 6: where the koku go, the turn order, walls, the levy, ronin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.games.ikusa.bots.evaluation import RULED_OUT, Evaluation
from bakufu.games.ikusa.bots.strength import HIT, RONIN_HIT, WALL_HIT, expected_hits, unit_count
from bakufu.games.ikusa.bots.war import may_attack
from bakufu.games.ikusa.codes import (
    army_count,
    bin_code,
    bin_kind,
    clan_of_army,
    placement_body,
    placement_province,
    placement_unit,
    post_body,
    post_province,
    site_building,
    site_province,
)
from bakufu.games.ikusa.ids import Army, Body, Move, Province
from bakufu.games.ikusa.moves import AGREE, BUILD, DECLINE, DEPLOY, DONE, LEVY, LOT, PLACE, PLAN, SPY
from bakufu.games.ikusa.phases import levy
from bakufu.games.ikusa.tables import (
    ARMIES_EACH,
    BIN_BUILD,
    BIN_COUNT,
    BIN_LEVY,
    BIN_NINJA,
    BIN_ORDER,
    BIN_RONIN,
    BODY,
    BONUS,
    BOWMAN,
    BUILD_COST,
    FIGURES,
    GUNNER,
    RONIN_PER_KOKU,
    SPEARMAN,
    SWORDSMAN,
)

RONIN_TRIES: Final = 4  # largest number of koku for ronin that is considered


# -- action 1 -------------------------------------------------------------------------------------------


def fill_bin(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """Fill the next bin from an allocation of all five bins."""
    due = bin_kind(legal[0] - PLAN)
    move = PLAN + bin_code(due, allocation(evaluation)[due])
    return move if move in legal else legal[-1]


def allocation(evaluation: Evaluation) -> list[int]:
    """Put each koku where it adds most; bins already filled do not change."""
    state, me = evaluation.state, evaluation.clan
    filled = state.bins[me * BIN_COUNT : (me + 1) * BIN_COUNT]
    bins = [max(0, koku) for koku in filled]
    left = state.koku[me] - sum(bins)
    if (
        filled[BIN_BUILD] < 0
        and left >= BUILD_COST + 3
        and best_site(evaluation)[1] * evaluation.weights.build > 2 * evaluation.weights.levy
    ):
        bins[BIN_BUILD] = BUILD_COST
        left -= BUILD_COST
    gains = ronin_gains(evaluation, min(RONIN_TRIES, left))
    ninja = ninja_value(evaluation)
    first = True
    while left:
        offers = [
            (_levy_value(evaluation, bins[BIN_LEVY]) + 0.001, BIN_LEVY),
            (
                evaluation.weights.hire * gains[bins[BIN_RONIN]] if bins[BIN_RONIN] < len(gains) else 0.0,
                BIN_RONIN,
            ),
            (ninja if bins[BIN_NINJA] < 2 else -1.0, BIN_NINJA),
            (evaluation.weights.order * (1 + max(gains, default=0.0)) / (1 + 3 * bins[BIN_ORDER]), BIN_ORDER),
        ]
        if (
            first and evaluation.rated is not None
        ):  # rated by bin instead of by move: the value of its next koku
            for value, offered in offers:
                evaluation.rate(offered, value)
        first = False
        place = max(offer for offer in offers if filled[offer[1]] < 0)[1]
        if place == BIN_NINJA:
            ninja *= 0.5
        bins[place] += 1
        left -= 1
    return bins


def _levy_value(evaluation: Evaluation, koku: int) -> float:
    """The value of one more koku for the levy: less once the tray or the provinces are used up."""
    state, me = evaluation.state, evaluation.clan
    tray = state.tray[me * FIGURES : (me + 1) * FIGURES]
    now = sum(levy_plan(koku, tray, state.provinces[me], evaluation))
    then = sum(levy_plan(koku + 1, tray, state.provinces[me], evaluation))
    return evaluation.weights.levy * min(3, then - now) / 2.0


def ronin_gains(evaluation: Evaluation, koku: int) -> list[float]:
    """What each further koku of ronin adds to the best attack or to the own daimyo most in danger."""
    best = [0.0] * (koku + 1)
    state = evaluation.state
    for army in range(evaluation.first, evaluation.first + ARMIES_EACH):
        here = state.army_at[army]
        if here < 0 or state.struck_down[army]:
            continue
        most = evaluation.army_number(army) - 1 - state.army_units[army * BODY + 4]
        for spent in range(koku + 1):
            more = min(most, RONIN_PER_KOKU * spent)
            best[spent] = max(best[spent], army_prospects(evaluation, army, here, float(more)))
    return [max(0.0, best[i + 1] - best[i]) for i in range(koku)]


def army_prospects(evaluation: Evaluation, army: Army, here: Province, ronin: float) -> float:
    """The best attack of an army from here or one step away with these ronin, less its expected loss."""
    state = evaluation.state
    units = evaluation.army_number(army) + ronin
    hits = evaluation.army_hits(army) + ronin * RONIN_HIT
    value = evaluation.value_of(state.army_units, army * BODY)
    best = 0.0
    stops = [here, *(q for q in evaluation.neighbours[here] if state.owner[q] == evaluation.clan)]
    for stop in stops:
        for target in evaluation.neighbours[stop]:
            if evaluation.is_foe(target) and may_attack(evaluation, target):
                best = max(best, evaluation.attack(stop, army, target, units, hits, value, False))
    return best - evaluation.loss(
        here, evaluation.units[here] + ronin, evaluation.hits[here] + ronin * RONIN_HIT, army
    )


def ninja_value(evaluation: Evaluation) -> float:
    """The value of the first koku for the ninja: that of the best daimyo to strike."""
    state = evaluation.state
    best = 0.0
    for army in range(army_count(state.rules.clans)):
        if state.army_at[army] >= 0 and evaluation.foe[clan_of_army(army)]:
            value = 0.8 + evaluation.weights.level * (evaluation.level(army) - 1)
            if evaluation.army_number(army) == 1:
                value = evaluation.daimyo_value(army)
            best = max(best, value)
    return evaluation.weights.ninja * best if state.round > 1 else 0.0


def send_spy(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """Spy on the clan with most provinces."""
    return max(legal, key=lambda move: -1 if move == DECLINE else evaluation.state.provinces[move - SPY])


def take_marker(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """The first turn, to attack before being attacked; or the last, to draw income from conquests."""
    return max(legal) if evaluation.weights.prefer_last_turn > 0.5 else min(legal)


def settle_tie(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """The preferred marker; asks for the lot if it is already named."""
    last = len(evaluation.state.alive) if evaluation.weights.prefer_last_turn > 0.5 else 1
    wanted = AGREE + min(last, sum(evaluation.state.alive)) - 1
    return wanted if wanted in legal else LOT


# -- action 3 -------------------------------------------------------------------------------------------


def best_site(evaluation: Evaluation) -> tuple[int, float]:
    """The province where a castle removes most danger, and how much."""
    site, best_value = -1, 0.0
    for p in evaluation.own:
        if evaluation.state.castle[p] == 0:
            value = wall(evaluation, p, 1)
            if value > best_value:
                site, best_value = p, value
    return site, best_value


def wall(evaluation: Evaluation, province: Province, building: int) -> float:
    units, hits = evaluation.units[province], evaluation.hits[province]
    army = evaluation.army_in[province]
    before = BONUS[building - 1]
    more = BONUS[building] - before
    harder = WALL_HIT[building] - (WALL_HIT[building - 1] if building > 1 else 0.0)
    return evaluation.loss(province, units, hits, army) - evaluation.loss(
        province, units + more, hits + harder, army
    )


def build_site(evaluation: Evaluation, legal: Sequence[int]) -> int:
    def value(move: Move) -> float:
        saved = wall(evaluation, site_province(move - BUILD), site_building(move - BUILD))
        evaluation.rate(move, saved)
        return saved

    return max(legal, key=value)


# -- action 4 -------------------------------------------------------------------------------------------


def levy_plan(koku: int, tray: Sequence[int], provinces: int, evaluation: Evaluation) -> list[int]:
    """Units to buy for these koku: pairs of swordsmen for armies first, then as many as possible."""
    bought = [0] * FIGURES
    armies = evaluation.daimyos(evaluation.clan)
    samurai = min(armies, armies_with_room(evaluation))
    for unit, most in (
        (SWORDSMAN, 2 * ((samurai + 1) // 2)),
        (SPEARMAN, 99),
        (SWORDSMAN, 99),
        (GUNNER, 99),
        (BOWMAN, 99),
    ):
        while bought[unit] < min(most, tray[unit]) and sum(bought) < provinces:
            bought[unit] += 1
            if levy.price(bought) > koku:
                bought[unit] -= 1
                break
    return bought


def armies_with_room(evaluation: Evaluation) -> int:
    """Armies with room for a samurai."""
    army_units, at = evaluation.state.army_units, evaluation.state.army_at
    return sum(
        1
        for army in range(evaluation.first, evaluation.first + ARMIES_EACH)
        if at[army] >= 0 and army_units[army * BODY + BOWMAN] + army_units[army * BODY + SWORDSMAN] < 4
    )


def buy_unit(evaluation: Evaluation, legal: Sequence[int]) -> int:
    state, me = evaluation.state, evaluation.clan
    bought = state.drafted[me]
    koku = state.bins[me * BIN_COUNT + BIN_LEVY]
    wanted = levy_plan(koku, state.tray[me * FIGURES : (me + 1) * FIGURES], state.provinces[me], evaluation)
    for unit in range(FIGURES):
        if bought[unit] < wanted[unit] and LEVY + unit in legal:
            return LEVY + unit
    for unit in (SPEARMAN, SWORDSMAN, GUNNER, BOWMAN):  # another bot or player has begun the purchase
        if LEVY + unit in legal:
            return LEVY + unit
    return DONE


def place_unit(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """Where one more unit saves or wins most."""
    best_move, best_value = legal[0], RULED_OUT
    for move in legal:
        code = move - PLACE
        unit, province, body = placement_unit(code), placement_province(code), placement_body(code)
        value = unit_gain(evaluation, province, body, HIT[unit], unit != SPEARMAN)
        evaluation.rate(move, value)
        if value > best_value:
            best_move, best_value = move, value
    return best_move


def unit_gain(evaluation: Evaluation, province: Province, body: Body, hit: float, good: bool) -> float:
    """The value of one more unit in a body: safety, attack and distance to the border."""
    units, hits = evaluation.units[province], evaluation.hits[province]
    army = evaluation.army_in[province]
    value = evaluation.loss(province, units, hits, army) - evaluation.loss(
        province, units + 1, hits + hit, army
    )
    value -= evaluation.weights.front * evaluation.front(province)
    if body:
        value += evaluation.weights.in_army + (evaluation.weights.well_in_army if good else 0.0)
    return value + evaluation.weights.attack_bonus_of_levy * (
        best_attack(evaluation, province, body, 1.0, hit) - best_attack(evaluation, province, body, 0.0, 0.0)
    )


def best_attack(evaluation: Evaluation, province: Province, body: Body, more: float, hit: float) -> float:
    state = evaluation.state
    if body:
        army = evaluation.first + body - 1
        units, hits = evaluation.army_number(army) + more, evaluation.army_hits(army) + hit
        value = evaluation.value_of(state.army_units, army * BODY)
    else:
        army = -1
        units = unit_count(state.force_units, province * BODY) + more
        hits = expected_hits(state.force_units, province * BODY) + hit
        value = evaluation.value_of(state.force_units, province * BODY)
        if not units:
            return 0.0
    best = 0.0
    for target in evaluation.neighbours[province]:
        if evaluation.is_foe(target) and may_attack(evaluation, target):
            best = max(best, evaluation.attack(province, army, target, units, hits, value, army < 0))
    return min(best, 4.0)


# -- action 5 -------------------------------------------------------------------------------------------


def deploy(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """Deploy ronin to the body whose attack or safety gains most, counting those drafted so far."""
    drafted = evaluation.state.drafted[evaluation.clan]
    best_move, best_value = legal[0], RULED_OUT
    for move in legal:
        code = move - DEPLOY
        province, body = post_province(code), post_body(code)
        already = float(drafted.count(code))
        units = evaluation.units[province] + drafted_in(drafted, province)
        hits = evaluation.hits[province] + drafted_in(drafted, province) * RONIN_HIT
        army = evaluation.army_in[province]
        value = evaluation.loss(province, units, hits, army) - evaluation.loss(
            province, units + 2, hits + 2 * RONIN_HIT, army
        )
        if body:
            own = evaluation.first + body - 1
            value += army_prospects(evaluation, own, province, already + 2) - army_prospects(
                evaluation, own, province, already
            )
            value += 0.05 + 0.01 * already
        else:
            value += best_attack(evaluation, province, 0, already + 2, (already + 2) * RONIN_HIT)
            value -= best_attack(evaluation, province, 0, already, already * RONIN_HIT)
        value -= evaluation.weights.front * evaluation.front(province)
        evaluation.rate(move, value)
        if value > best_value:
            best_move, best_value = move, value
    return best_move


def drafted_in(drafted: Sequence[int], province: Province) -> int:
    return sum(1 for code in drafted if post_province(code) == province)
