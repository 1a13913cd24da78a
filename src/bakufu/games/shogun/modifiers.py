"""The order of modifiers (S-MOD): printed value, then military leader, then event, then special card.

With the option `leader_modifier` = additive_last (ruling A-20), the default of rules version 1, the leader
comes last. Without that module no leader stands anywhere.
"""

from __future__ import annotations

from typing import Final

from bakufu.games.shogun.ids import Action, Province, Seat
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import (
    ARMIES_DEPLOYED,
    COST,
    DEPLOY_5,
    EVENT_KIND,
    EVENT_VALUE,
    RICE_MAX,
    RICE_MIN,
    RICE_YIELD,
    SIX_ARMIES,
    SMALL_LEVIES,
    SMALL_LEVY,
    SPECIAL_CHEST,
    SPECIAL_RICE,
    SPECIAL_SIX,
    TAX,
    TAX_MAX,
    TAX_MIN,
    THEATER,
)

TAX_CEILING: Final[int] = EVENT_VALUE[EVENT_KIND.index(TAX_MAX)]
TAX_FLOOR: Final[int] = EVENT_VALUE[EVENT_KIND.index(TAX_MIN)]
RICE_FLOOR: Final[int] = EVENT_VALUE[EVENT_KIND.index(RICE_MIN)]
NO_CEILING: Final = 99
RICE_CEILING: Final[int] = EVENT_VALUE[EVENT_KIND.index(RICE_MAX)]


def taxes(state: State, seat: Seat, province: Province) -> int:
    """S-MOD-01, S-MOD-03, S-EVT-08, S-EVT-09, S-SPEC-03."""
    ceiling = TAX_CEILING if state.event == TAX_MAX else NO_CEILING
    floor = TAX_FLOOR if state.event == TAX_MIN else 0
    return _improved(state, seat, province, TAX[province], floor, ceiling, SPECIAL_CHEST)


def rice(state: State, seat: Seat, province: Province) -> int:
    """S-MOD-04, S-EVT-10, S-SPEC-04."""
    ceiling = RICE_CEILING if state.event == RICE_MAX else NO_CEILING
    floor = RICE_FLOOR if state.event == RICE_MIN else 0
    return _improved(state, seat, province, RICE_YIELD[province], floor, ceiling, SPECIAL_RICE)


def _improved(
    state: State, seat: Seat, province: Province, amount: int, floor: int, ceiling: int, special: int
) -> int:
    """A printed yield with the leader, within the limits of the event, and with the special card.

    An event limits what the leader has improved (S-MOD-02, A-20). Only yields, levies and prices ask where he
    stands: he improves no battle, revolt, court box, favor or winter (S-ML-05).
    """
    leads = state.modules.leader[seat] == province  # S-ML-04: his own leader, at this moment
    if leads and state.rules.improved_base:
        amount, leads = amount + 1, False
    amount = max(floor, min(amount, ceiling))
    if state.special[seat] == special:
        amount += 1
    return amount + 1 if leads else amount


def levy(state: State, action: Action) -> int:
    """The compulsory number of a deployment (S-MOD-05, S-MOD-06, S-EVT-11)."""
    return SMALL_LEVY[action] if state.event == SMALL_LEVIES else ARMIES_DEPLOYED[action]


def usual_levy(state: State, seat: Seat, action: Action, province: Province) -> int:
    """With the leader one more, as far as the supply reaches (S-ML-04, ruling A-10)."""
    number = levy(state, action)
    if state.modules.leader[seat] != province:
        return number
    if state.rules.improved_base and number < ARMIES_DEPLOYED[action]:
        return number  # small levies come after the leader
    return max(number, min(number + 1, state.supply[seat]))


def largest_levy(state: State, seat: Seat, action: Action, province: Province) -> int:
    """With 6 Armies a Deploy 5 may become 6 where the supply holds 6 (S-SPEC-05, ruling A-10).

    With the option `short_supply` = as_far_as_possible it may become as many of the 6 as there are.
    """
    number = usual_levy(state, seat, action, province)
    if action != DEPLOY_5 or state.special[seat] != SPECIAL_SIX:
        return number
    if state.rules.all_or_nothing and state.supply[seat] < SIX_ARMIES:
        return number
    most = SIX_ARMIES
    if state.modules.leader[seat] == province and not state.rules.improved_base:
        most += 1
    return max(number, min(most, state.supply[seat]))


def price(state: State, seat: Seat, action: Action, province: Province) -> int:
    """S-MOD-07: events and special cards never change a price; a leader makes a building cheaper."""
    if action <= THEATER and state.modules.leader[seat] == province:
        return COST[action] - 1
    return COST[action]
