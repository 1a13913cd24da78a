"""The order of modifiers (S-MOD): printed value, then event, then special card, then military leader.

With the option `leader_modifier` = improved_base (ruling A-20) the leader improves the printed value instead.
Without that module no leader stands anywhere.
"""

from __future__ import annotations

from typing import Final

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
RICE_CEILING: Final[int] = EVENT_VALUE[EVENT_KIND.index(RICE_MAX)]


def led(state: State, seat: int, province: int) -> int:
    """S-ML-04: 1 where the seat's own leader stands."""
    return 1 if state.box.leader[seat] == province else 0


def taxes(state: State, seat: int, province: int) -> int:
    """S-MOD-03, S-EVT-08, S-EVT-09, S-SPEC-03."""
    amount = TAX[province]
    bonus = led(state, seat, province)
    if state.rules.improved_base:
        amount, bonus = amount + bonus, 0
    if state.event == TAX_MAX:
        amount = min(amount, TAX_CEILING)
    elif state.event == TAX_MIN:
        amount = max(amount, TAX_FLOOR)
    return amount + bonus + (1 if state.special[seat] == SPECIAL_CHEST else 0)


def rice(state: State, seat: int, province: int) -> int:
    """S-MOD-04, S-EVT-10, S-SPEC-04."""
    amount = RICE_YIELD[province]
    bonus = led(state, seat, province)
    if state.rules.improved_base:
        amount, bonus = amount + bonus, 0
    if state.event == RICE_MIN:
        amount = max(amount, RICE_FLOOR)
    elif state.event == RICE_MAX:
        amount = min(amount, RICE_CEILING)
    return amount + bonus + (1 if state.special[seat] == SPECIAL_RICE else 0)


def levy(state: State, action: int) -> int:
    """The compulsory number of a deployment (S-MOD-05, S-MOD-06, S-EVT-11)."""
    return SMALL_LEVY[action] if state.event == SMALL_LEVIES else ARMIES_DEPLOYED[action]


def usual_levy(state: State, seat: int, action: int, province: int) -> int:
    """With the leader one more, as far as the supply reaches (S-ML-04, ruling A-10)."""
    number = levy(state, action)
    if not led(state, seat, province):
        return number
    if state.rules.improved_base and number < ARMIES_DEPLOYED[action]:
        return number  # small levies come after the leader
    return max(number, min(number + 1, state.supply[seat]))


def largest_levy(state: State, seat: int, action: int, province: int) -> int:
    """With 6 Armies a Deploy 5 may become 6, as far as the supply reaches (S-SPEC-05, ruling A-10)."""
    number = usual_levy(state, seat, action, province)
    if action == DEPLOY_5 and state.special[seat] == SPECIAL_SIX:
        most = SIX_ARMIES if state.rules.improved_base else SIX_ARMIES + led(state, seat, province)
        return max(number, min(most, state.supply[seat]))
    return number


def price(state: State, seat: int, action: int, province: int) -> int:
    """S-MOD-07: events and special cards never change a price; a leader makes a building cheaper."""
    return COST[action] - led(state, seat, province) if action <= THEATER else COST[action]
