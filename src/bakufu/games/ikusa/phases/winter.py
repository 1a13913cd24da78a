"""Actions 8 and 9, and the end of a round (sections 18 and 19)."""

from __future__ import annotations

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Log
from bakufu.games.ikusa import victory
from bakufu.games.ikusa.bodies import dismiss_army, dismiss_force
from bakufu.games.ikusa.stages import (
    STAGE_ROUND,
)
from bakufu.games.ikusa.state import (
    State,
    living,
)
from bakufu.games.ikusa.tables import (
    BODY,
    INCOME_DIVISOR,
    INCOME_LEAST,
    RONIN,
    RONIN_ALL,
)


def income(provinces: int) -> int:
    """I-INC-01: a third of the cards (I-INC-03), never less than three for who has a daimyo (I-INC-02)."""
    return max(provinces // INCOME_DIVISOR, INCOME_LEAST)


def step(state: State, chance: Chance, log: Log | None) -> None:
    remove_ronin(state, log)
    koku = [0] * state.rules.clans
    for clan in living(state):
        koku[clan] = income(state.provinces[clan])
        if log is not None:
            log.append(Event("collected", {"seat": clan, "koku": koku[clan]}, rule="I-INC-01"))
    state.koku = koku
    state.stage = STAGE_ROUND
    if not state.doomed:  # else after those have gone whose daimyo is out now
        victory.check_at_round_end(state, log)


def remove_ronin(state: State, log: Log | None) -> None:
    """I-REM-01: all of them, turned up or not; nobody learns where the hidden ones were."""
    if state.ronin_pool == RONIN_ALL:
        return
    number = RONIN_ALL - state.ronin_pool
    for province, left in enumerate(state.force_units[RONIN::BODY]):
        if left:
            dismiss_force(state, province, left, None)
    for army, left in enumerate(state.army_units[RONIN::BODY]):
        if left:
            dismiss_army(state, army, left, None)
    if log is not None:
        log.append(Event("ronin-removed", {"ronin": number}, rule="I-REM-01"))
