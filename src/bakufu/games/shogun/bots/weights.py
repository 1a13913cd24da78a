"""Evaluation weights of the bots, in victory points unless said otherwise.

A published version never changes; a better one gets the next number.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Weights(msgspec.Struct, frozen=True):
    # provinces
    card: float = 0.0668  # one more card to plan with, a round
    yields: float = 0.022  # a chest or bag that a province can bring, a round
    rival: float = 1.25  # a point that a rival loses
    contest: float = 0.282  # a building that makes a majority safer, or nearly takes one
    leader: float = 0.255  # more of it, if he leads
    attacked: float = 0.782  # chance that a neighbour attacks where they would surely win
    keep: float = 1.18  # weight of that danger for a newly conquered province
    # armies
    army: float = 0.144
    losses: float = 0.69  # armies spent in an attack, beside armies that stand
    front: float = 0.0489  # an army that stands at a border and not behind it
    prospects: float = 0.345  # what new armies can attack from the next round on
    later: float = 0.579  # a march is planned now and decided later, on another board
    neutral: float = 0.0094  # a battle that ends with a rival's province in nobody's hands
    guard: float = 1.07  # how much of the danger that new armies take away counts
    build: float = 0.806  # a new building's points
    # money, rice and winter
    chest: float = 0.549
    rice_coming: float = 2.22  # bags, for each round still to come in the year
    hungry_province: float = 1.99  # points in a province that hungry farmers take
    winter_cost: float = 0.453  # of that, charged to one who conquers another province
    marker: float = 0.134  # a revolt marker, beside the danger at once
    # planning
    saving: float = 0.381  # how much of a chest's worth is charged to who spends it
    unpaid: float = 0.828  # how likely an order is paid for that needs income of an action still face down
    bid: float = 0.155  # of the chests that the sheet leaves over, offered for the turn order
    early: float = 0.114  # an early place in the turn order, for each march
    one_attacker: float = 0.833  # the special cards of battle: for each march, and for each threat
    one_defender: float = 0.509
    money_slope: float = 0.28  # how fast chests lose their worth towards the end
    # the draft
    group_neutral: float = 0.349  # a neutral neighbour beside a rival, when groups are sent out
    group_scale: float = 2.93  # neighbours that ask for the largest group
    start_tax: float = 0.114
    start_rice: float = 0.307
    start_spaces: float = 0.372
    start_friend: float = 0.535
    start_foe: float = 0.585
    start_region: float = 0.297
    # the modules of the Big Box
    official: float = 0.25  # one who can still ask for a favor in another round
    sent: float = 0.35  # an army that leaves its province for the court
    peace: float = 0.12  # of all dangers, for each Battle/Move in which nobody can attack
    rivals_officials: float = 1.0  # who come to the hall unseen, for each rival
    samurai: float = 0.6  # of the rewards still to come, to who stands in enough regions
    chamber: float = 0.6  # a marker on the chamber board
    statue: float = 1.0
    modules: bool = True  # whether the modules are evaluated


NORMAL: Final = Weights()
HARD: Final = NORMAL  # it searches with the same weights
BASE_GAME: Final = Weights(modules=False)  # for `easy`, whose second look at a march forgets the modules
