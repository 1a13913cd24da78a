"""What can be counted of a seat in a position, as numbers: what the outlook is learned from."""

from __future__ import annotations

from typing import Final

from bakufu.engine.bits import has_bit
from bakufu.games.shogun.bots.chambers import promised
from bakufu.games.shogun.bots.mind import KINDS, Mind, lead
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


def counted(mind: Mind, modules: bool) -> list[float]:
    """All that is counted of a seat."""
    return features(mind) + of_modules(mind) if modules else features(mind)


def features(mind: Mind) -> list[float]:
    state, me = mind.state, mind.me
    castles = temples = theaters = spaces = taxes = harvest = best = 0
    armies = neutrals = markers = exposed = 0
    stacks = danger = 0.0
    for p in mind.mine:
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
        danger += mind.danger(p, number)
        threatened = False
        for q in mind.neighbours[p]:
            if state.owner[q] == NEUTRAL:
                neutrals += 1
            elif state.owner[q] != me and state.armies[q] > number:
                threatened = True
        exposed += threatened
    majorities = safe = close = 0.0
    for place, row in enumerate(mind.counts):
        value = POINTS_MOST[place % KINDS]
        now = lead(row, me, value, 0.0)
        majorities += now
        rest = max(row[other] for other in range(mind.players) if other != me)
        if now > 0 and row[me] > rest + 1:
            safe += value
        elif now == 0 and row[me] == rest - 1:
            close += value
    return [
        1.0,
        float(len(mind.mine)),
        float(castles),
        float(temples),
        float(theaters),
        majorities,
        safe,
        close,
        float(state.chests[me]),
        float(min(12, state.rice[me])),
        mind.full,
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
        float(mind.held[me]),
    ]


def of_modules(mind: Mind) -> list[float]:
    """The same of the modules of the Big Box; nothing of those that are not in the game."""
    state, me = mind.state, mind.me
    rules, modules = state.rules, state.modules
    row = [0.0] * len(NAMES_OF_MODULES)
    if rules.court:
        row[0:3] = 1.0, float(modules.hall[me]), float(modules.officials[me])
    counts = counts_of(state)
    if rules.samurai:
        stands = sum(region[me] > 0 for region in counts)
        rewards = ENOUGH[stands] * samurai_to_come(state, me, mind.rounds, mind.weights)
        row[3:6] = 1.0, float(stands), rewards
    if rules.leaders:
        here = modules.leader[me]
        row[6:9] = 1.0, float(len(modules.statues[me])), float(len(modules.trophies[me]))
        if here != NOBODY:
            row[9:11] = float(min(mind.rounds, modules.tokens[me])), mind.risk(here, state.armies[here])
    if rules.chambers:
        ruled = sum(rule_of(region, me, 0) for region in counts)
        row[11:15] = 1.0, float(modules.chambers.count(me)), mind.rounds * ruled, promised(state, me)
    return row
