"""The order of modifiers (S-MOD): printed value, then event, then special card."""

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
)

TAX_CEILING: Final[int] = EVENT_VALUE[EVENT_KIND.index(TAX_MAX)]
TAX_FLOOR: Final[int] = EVENT_VALUE[EVENT_KIND.index(TAX_MIN)]
RICE_FLOOR: Final[int] = EVENT_VALUE[EVENT_KIND.index(RICE_MIN)]
RICE_CEILING: Final[int] = EVENT_VALUE[EVENT_KIND.index(RICE_MAX)]


def taxes(state: State, seat: int, province: int) -> int:
    """S-MOD-03, S-EVT-08, S-EVT-09, S-SPEC-03."""
    amount = TAX[province]
    if state.event == TAX_MAX:
        amount = min(amount, TAX_CEILING)
    elif state.event == TAX_MIN:
        amount = max(amount, TAX_FLOOR)
    return amount + 1 if state.special[seat] == SPECIAL_CHEST else amount


def rice(state: State, seat: int, province: int) -> int:
    """S-MOD-04, S-EVT-10, S-SPEC-04."""
    amount = RICE_YIELD[province]
    if state.event == RICE_MIN:
        amount = max(amount, RICE_FLOOR)
    elif state.event == RICE_MAX:
        amount = min(amount, RICE_CEILING)
    return amount + 1 if state.special[seat] == SPECIAL_RICE else amount


def levy(state: State, action: int) -> int:
    """The compulsory number of a deployment (S-MOD-05, S-MOD-06, S-EVT-11)."""
    return SMALL_LEVY[action] if state.event == SMALL_LEVIES else ARMIES_DEPLOYED[action]


def largest_levy(state: State, seat: int, action: int) -> int:
    """With 6 Armies a Deploy 5 may become 6, as far as the supply reaches (S-SPEC-05, ruling A-10)."""
    number = levy(state, action)
    if action == DEPLOY_5 and state.special[seat] == SPECIAL_SIX:
        return max(number, min(SIX_ARMIES, state.supply[seat]))
    return number


def price(state: State, seat: int, action: int, province: int) -> int:
    """S-MOD-07: events and special cards never change a price."""
    return COST[action]
