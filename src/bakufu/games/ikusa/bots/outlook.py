"""How the table looks to a clan when its turn is over: land, units, daimyos, and what is in danger."""

from __future__ import annotations

from bakufu.games.ikusa.bots.mind import VICTORY, Mind
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


def outlook(state: State, clan: Clan, weights: Weights) -> float:
    """What the position is worth, in provinces."""
    rules = state.rules
    mine = rules.player_of[clan]
    if state.decision == GAME_OVER:
        return VICTORY / len(state.winners) if mine in state.winners else -VICTORY
    if not state.alive[clan]:
        return -VICTORY
    mind = Mind(state, clan, weights)
    worth = _own(mind)
    lands = [0.0] * rules.clans  # units by clan
    for p in range(PROVINCE_COUNT):
        if state.owner[p] >= 0:
            lands[state.owner[p]] += mind.worth_of(state.force_units, p * BODY)
    for other in range(rules.clans):
        if not mind.foe[other] or not state.alive[other]:
            continue
        pressing = (
            1.0 + weights.leader * max(0.0, mind.points[rules.player_of[other]] / rules.win - 0.65) / 0.35
        )
        worth -= weights.deny * state.provinces[other] * pressing
        worth -= weights.foe_units * lands[other]
        for army in range(first_army(other), first_army(other + 1)):
            if state.army_at[army] >= 0:
                worth -= weights.foe_units * mind.worth_of(state.army_units, army * BODY)
                worth -= weights.daimyo + weights.level * (mind.level(army) - 1)
    return worth


def _own(mind: Mind) -> float:
    """The own side: what stands, less what one must expect to lose."""
    state, weights = mind.state, mind.weights
    worth = 0.0
    for p in mind.own:
        army = mind.army_in[p]
        worth += mind.land(p) + mind.worth_of(state.force_units, p * BODY)
        worth -= mind.loss(p, mind.units[p], mind.hits[p], army)
        worth -= weights.front * mind.front(p) * mind.regulars(p)
    for army in range(mind.first, mind.first + ARMIES_EACH):
        if state.army_at[army] >= 0:
            units = mind.army_number(army) - 1 + state.struck_down[army]
            worth += mind.worth_of(state.army_units, army * BODY) + weights.in_army * units
            worth += weights.own_daimyo + weights.level * (mind.level(army) - 1)
            worth += weights.experience * state.experience[army] - (weights.lone if units == 0 else 0.0)
    return worth * (0.7 + 0.3 * mind.hunger())
