"""Evaluation weights of the bots of Ikusa, in provinces unless said otherwise.

A published version never changes; a better one gets the next number.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Weights(msgspec.Struct, frozen=True):
    # land
    province: float = 1.0
    castle: float = 0.6  # added for a castle
    fortress: float = 0.9  # added for a fortress
    deny: float = 0.35  # emptying an enemy's province that no own unit can enter
    leader: float = 1.2  # extra weight for taking from a clan close to victory
    # units: bowman, swordsman, gunner, spearman, ronin
    bowman: float = 0.5
    swordsman: float = 0.36
    gunner: float = 0.34
    spearman: float = 0.24
    ronin: float = 0.08  # they leave at the end of the round anyway
    foe_units: float = 0.6  # an enemy's unit, relative to an own one
    # daimyos
    daimyo: float = 2.5  # an enemy's
    own_daimyo: float = 3.0
    estate: float = 0.75  # each province taken over with a clan's last daimyo
    own_estate: float = 0.5  # each own province lost with the own last daimyo
    level: float = 0.6  # each experience level of an army above the first
    experience: float = 0.45  # a step towards it
    # war
    min_win_chance: float = 0.45  # no attack below this chance
    defeat_share: float = 0.6  # share of a defeat that counts, as a battle can be called off
    attack_probability: float = 0.45  # chance that a neighbour attacks where they would surely win
    joint_attack_factor: float = (
        0.8  # combined strength of successive attackers, relative to one body of the same size
    )
    joint_win_chance_least: float = 0.65  # no joint attack below this chance
    sure_win_chance: float = 0.92  # above this chance an attack needs no more units
    min_gain_to_move: float = 0.15  # how much better an attack from elsewhere must be
    exposed: float = 0.25  # a unit in a province that may fall
    # positions
    prospect: float = 0.35  # the best attack that a stop allows next turn
    front: float = 0.05  # a unit one step closer to the border
    army_closer_to_front: float = 0.15  # an army one step closer to the border
    conquest: float = 0.95  # factor for land taken by moving into an empty province
    leave_to_forces: float = 0.5  # an army that takes what a provincial force could have taken
    in_army: float = 0.12  # a unit in an army rather than in a provincial force
    well_in_army: float = 0.06  # added to that for all but spearmen
    lone: float = 0.6  # a daimyo without any unit
    garrison: float = 0.12  # least saving for which one more unit is left behind
    # planning
    levy: float = 0.5  # a koku for the levy
    hire: float = 1.0  # factor for what a koku's ronin add to the best attack
    ninja: float = 0.22  # factor for the value of the daimyo who would be struck
    order: float = 0.3  # choosing the place in the turn order
    prefer_last_turn: float = 0.0  # above 0.5, bid for the last turn instead of the first
    build: float = 1.2  # factor for the danger that a castle removes
    strike: float = 0.9  # least value of a strike before the last chance for it
    attack_bonus_of_levy: float = 0.5  # factor for what a levied unit adds to an attack
    # set-up: spearmen next to weak enemies, own land, strong enemies
    begin_weak: float = 0.5
    begin_own: float = 0.35
    begin_strong: float = 0.15
    # set-up: armies next to the same, to empty land, forces and other armies
    army_weak: float = 0.6
    army_own: float = 0.5
    army_strong: float = 0.25
    army_empty: float = 0.3
    army_force: float = 0.2
    army_foe: float = 0.8
    army_friend: float = 0.4


def interpolated(weights: Weights, target: Weights, share: float) -> Weights:
    """Weights between two sets: `share` 0 is the first, 1 the goal, by geometric means."""
    changes: dict[str, float] = {}
    for name in weights.__struct_fields__:
        from_value, to_value = getattr(weights, name), getattr(target, name)
        if from_value != to_value:
            changes[name] = round(from_value ** (1 - share) * to_value**share, 3)
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
    defeat_share=0.769,
    joint_attack_factor=0.542,
    joint_win_chance_least=0.503,
    front=0.066,
    army_closer_to_front=0.23,
    conquest=0.771,
    leave_to_forces=0.667,
    garrison=0.195,
    levy=0.881,
    order=0.159,
    build=1.701,
    strike=0.759,
    attack_bonus_of_levy=0.428,
    begin_own=0.471,
    army_weak=0.494,
    army_empty=0.353,
    army_force=0.12,
    army_foe=1.138,
)
NORMAL: Final = interpolated(Weights(), HARD, 0.08)
