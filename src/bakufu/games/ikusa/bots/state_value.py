"""State value for a clan when its turn is over: land, units, daimyos, and what is in danger."""

from __future__ import annotations

from bakufu.games.ikusa.bots.evaluation import VICTORY, Evaluation
from bakufu.games.ikusa.bots.weights import Weights
from bakufu.games.ikusa.codes import first_army
from bakufu.games.ikusa.ids import Clan
from bakufu.games.ikusa.stages import (
    GAME_OVER,
)
from bakufu.games.ikusa.state import (
    State,
)
from bakufu.games.ikusa.tables import ARMIES_EACH, BODY, PROVINCE_COUNT


def state_value(state: State, clan: Clan, weights: Weights) -> float:
    """What the position is worth, in provinces."""
    rules = state.rules
    mine = rules.player_of[clan]
    if state.decision == GAME_OVER:
        return VICTORY / len(state.winners) if mine in state.winners else -VICTORY
    if not state.alive[clan]:
        return -VICTORY
    evaluation = Evaluation(state, clan, weights)
    value = _own(evaluation)
    lands = [0.0] * rules.clans  # units by clan
    for p in range(PROVINCE_COUNT):
        if state.owner[p] >= 0:
            lands[state.owner[p]] += evaluation.value_of(state.force_units, p * BODY)
    for other in range(rules.clans):
        if not evaluation.foe[other] or not state.alive[other]:
            continue
        pressing = (
            1.0
            + weights.leader
            * max(0.0, evaluation.points[rules.player_of[other]] / rules.provinces_to_win - 0.65)
            / 0.35
        )
        value -= weights.deny * state.provinces[other] * pressing
        value -= weights.foe_units * lands[other]
        for army in range(first_army(other), first_army(other + 1)):
            if state.army_at[army] >= 0:
                value -= weights.foe_units * evaluation.value_of(state.army_units, army * BODY)
                value -= weights.daimyo + weights.level * (evaluation.level(army) - 1)
    return value


def _own(evaluation: Evaluation) -> float:
    """The own side: what stands, less what one must expect to lose."""
    state, weights = evaluation.state, evaluation.weights
    value = 0.0
    for p in evaluation.own:
        army = evaluation.army_in[p]
        value += evaluation.land(p) + evaluation.value_of(state.force_units, p * BODY)
        value -= evaluation.loss(p, evaluation.units[p], evaluation.hits[p], army)
        value -= weights.front * evaluation.front(p) * evaluation.regulars(p)
    for army in range(evaluation.first, evaluation.first + ARMIES_EACH):
        if state.army_at[army] >= 0:
            units = evaluation.army_number(army) - 1 + state.struck_down[army]
            value += evaluation.value_of(state.army_units, army * BODY) + weights.in_army * units
            value += weights.own_daimyo + weights.level * (evaluation.level(army) - 1)
            value += weights.experience * state.experience[army] - (weights.lone if units == 0 else 0.0)
    return value * (0.7 + 0.3 * evaluation.land_value_factor())
