"""Features of a seat in a position, as numbers: the inputs of the learned state value."""

from __future__ import annotations

from typing import Final

from bakufu.engine.bits import has_bit
from bakufu.games.shogun.bots.chambers import board_value
from bakufu.games.shogun.bots.evaluation import KINDS, Evaluation, lead
from bakufu.games.shogun.bots.regions import ENOUGH, counts_of, rule_of, samurai_to_come
from bakufu.games.shogun.state import NEUTRAL
from bakufu.games.shogun.tables import (
    BITS,
    BUILDING_SPACES,
    CASTLE,
    NOBODY,
    POINTS_MOST,
    RICE_YIELD,
    TAX,
    TEMPLE,
    THEATER,
)

NAMES: Final = (
    "one",
    "provinces",
    "castles",
    "temples",
    "theaters",
    "majorities",
    "safe",
    "close",
    "chests",
    "rice",
    "hunger",
    "armies",
    "stacks",
    "danger",
    "spaces",
    "taxes",
    "best_tax",
    "harvest",
    "markers",
    "neutrals",
    "exposed",
    "tower",
)
NAMES_OF_MODULES: Final = (
    "court",
    "hall",
    "officials",
    "samurai",
    "regions",
    "rewards",
    "leaders",
    "statues",
    "trophies",
    "statues_to_come",
    "leader_at_risk",
    "chambers",
    "markers",
    "regions_ruled",
    "promised",
)


def counted(evaluation: Evaluation, modules: bool) -> list[float]:
    """All that is counted of a seat."""
    return features(evaluation) + of_modules(evaluation) if modules else features(evaluation)


def features(evaluation: Evaluation) -> list[float]:
    state, me = evaluation.state, evaluation.me
    castles = temples = theaters = spaces = taxes = harvest = best = 0
    armies = neutrals = markers = exposed = 0
    stacks = danger = 0.0
    for p in evaluation.mine:
        bits = state.buildings[p]
        castles += has_bit(bits, CASTLE)
        temples += has_bit(bits, TEMPLE)
        theaters += has_bit(bits, THEATER)
        spaces += BUILDING_SPACES[p] - BITS[bits]
        markers += state.markers[p]
        if state.markers[p] == 0:
            taxes += TAX[p]
            harvest += RICE_YIELD[p]
            best = max(best, TAX[p])
        number = state.armies[p]
        armies += number
        stacks += max(0, number - 3)
        danger += evaluation.danger(p, number)
        threatened = False
        for q in evaluation.neighbours[p]:
            if state.owner[q] == NEUTRAL:
                neutrals += 1
            elif state.owner[q] != me and state.armies[q] > number:
                threatened = True
        exposed += threatened
    majorities = safe = close = 0.0
    for place, row in enumerate(evaluation.counts):
        value = POINTS_MOST[place % KINDS]
        now = lead(row, me, value, 0.0)
        majorities += now
        rest = max(row[other] for other in range(evaluation.players) if other != me)
        if now > 0 and row[me] > rest + 1:
            safe += value
        elif now == 0 and row[me] == rest - 1:
            close += value
    return [
        1.0,
        float(len(evaluation.mine)),
        float(castles),
        float(temples),
        float(theaters),
        majorities,
        safe,
        close,
        float(state.chests[me]),
        float(min(12, state.rice[me])),
        evaluation.winter_cost_now,
        float(armies),
        stacks,
        danger,
        float(spaces),
        float(taxes),
        float(best),
        float(harvest),
        float(markers),
        float(neutrals),
        float(exposed),
        float(evaluation.cubes_inside[me]),
    ]


def of_modules(evaluation: Evaluation) -> list[float]:
    """The same of the modules of the Big Box; nothing of those that are not in the game."""
    state, me = evaluation.state, evaluation.me
    rules, modules = state.rules, state.modules
    row = [0.0] * len(NAMES_OF_MODULES)
    if rules.court:
        row[0:3] = 1.0, float(modules.hall[me]), float(modules.officials[me])
    counts = counts_of(state)
    if rules.samurai:
        stands = sum(region[me] > 0 for region in counts)
        rewards = ENOUGH[stands] * samurai_to_come(state, me, evaluation.rounds, evaluation.weights)
        row[3:6] = 1.0, float(stands), rewards
    if rules.leaders:
        here = modules.leader[me]
        row[6:9] = 1.0, float(len(modules.statues[me])), float(len(modules.trophies[me]))
        if here != NOBODY:
            row[9:11] = (
                float(min(evaluation.rounds, modules.tokens[me])),
                evaluation.risk(here, state.armies[here]),
            )
    if rules.chambers:
        ruled = sum(rule_of(region, me, 0) for region in counts)
        row[11:15] = 1.0, float(modules.chambers.count(me)), evaluation.rounds * ruled, board_value(state, me)
    return row
