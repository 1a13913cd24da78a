"""Evaluation weights of the bots of Ikusa, in provinces unless said otherwise.

A published version never changes; a better one gets the next number.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Weights(msgspec.Struct, frozen=True):
    # land
    province: float = 1.0
    castle: float = 0.6  # more of it where a castle stands
    fortress: float = 0.9
    deny: float = 0.35  # an enemy's province that becomes empty and that nobody of ours can enter
    leader: float = 1.2  # how much more it is worth to take from who is close to victory
    # units: bowman, swordsman, gunner, spearman, ronin
    bowman: float = 0.5
    swordsman: float = 0.36
    gunner: float = 0.34
    spearman: float = 0.24
    ronin: float = 0.08  # they leave at the end of the round anyway
    foe_units: float = 0.6  # an enemy's unit beside an own one
    # daimyos
    daimyo: float = 2.5  # an enemy's
    own_daimyo: float = 3.0
    estate: float = 0.75  # each province that is taken over with a clan's last daimyo
    own_estate: float = 0.5  # each own province that is lost with the own last daimyo
    level: float = 0.6  # of an army, each above the first
    experience: float = 0.45  # a step towards it
    # war
    min_win_chance: float = 0.45  # no attack is made that succeeds less often
    stop: float = 0.6  # how much of a defeat counts, as a battle can be called off
    attack_probability: float = 0.45  # how likely a neighbour attacks where he would surely win
    together: float = 0.8  # what bodies are worth that attack one after the other, beside one body
    together_least: float = 0.65  # no joint attack is made that succeeds less often
    sure: float = 0.92  # an attack that needs no more units
    min_gain_to_move: float = 0.15  # that an army's attack must be worth more elsewhere
    exposed: float = 0.25  # a unit in a province that may fall
    # standing
    prospect: float = 0.35  # what an army can attack next, where it comes to stand
    front: float = 0.05  # a unit that stands a step closer to the border
    nearer: float = 0.15  # an army
    conquest: float = 0.95  # an empty province that is walked into
    leave_to_forces: float = 0.5  # an army that goes where a provincial force could have gone
    in_army: float = 0.12  # a unit with an army, beside one in a provincial force
    well_in_army: float = 0.06  # more of it for all but spearmen
    lone: float = 0.6  # a daimyo without any unit
    garrison: float = 0.12  # what one more unit left behind must save
    # planning
    levy: float = 0.5  # a koku for the levy
    hire: float = 1.0  # what a koku's ronin bring to the best attack
    ninja: float = 0.22  # of what the daimyo is worth who would be struck
    order: float = 0.3  # the turn of one's choice
    late: float = 0.0  # above a half: the last turn of a round rather than the first
    build: float = 1.2  # of the danger that a wall takes away
    strike: float = 0.9  # what a strike must bring before the last chance for it
    bold: float = 0.5  # what a levied unit adds to an attack, beside what it saves
    # the set-up: spearmen beside weak enemies, own land, strong enemies
    begin_weak: float = 0.5
    begin_own: float = 0.35
    begin_strong: float = 0.15
    # armies beside the same, empty land and provincial forces; and other armies
    army_weak: float = 0.6
    army_own: float = 0.5
    army_strong: float = 0.25
    army_empty: float = 0.3
    army_force: float = 0.2
    army_foe: float = 0.8
    army_friend: float = 0.4


def interpolated(weights: Weights, goal: Weights, part: float) -> Weights:
    """Weights between two sets: `part` 0 is the first, 1 the goal, by geometric means."""
    changes: dict[str, float] = {}
    for name in weights.__struct_fields__:
        here, there = getattr(weights, name), getattr(goal, name)
        if here != there:
            changes[name] = round(here ** (1 - part) * there**part, 3)
    return msgspec.structs.replace(weights, **changes)


HARD: Final = Weights(
    province=0.635,
    fortress=1.197,
    swordsman=0.512,
    gunner=0.273,
    foe_units=0.488,
    daimyo=1.751,
    own_estate=0.401,
    level=0.456,
    experience=0.551,
    stop=0.769,
    together=0.542,
    together_least=0.503,
    front=0.066,
    nearer=0.23,
    conquest=0.771,
    leave_to_forces=0.667,
    garrison=0.195,
    levy=0.881,
    order=0.159,
    build=1.701,
    strike=0.759,
    bold=0.428,
    begin_own=0.471,
    army_weak=0.494,
    army_empty=0.353,
    army_force=0.12,
    army_foe=1.138,
)
NORMAL: Final = interpolated(Weights(), HARD, 0.08)
