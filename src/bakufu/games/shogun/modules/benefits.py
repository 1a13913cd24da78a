"""Benefits of Samurai and favors: chests, rice, armies into the tray, points."""

from __future__ import annotations

from typing import Final

from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.shogun.ids import Seat
from bakufu.games.shogun.phases import actions
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import BENEFITS

CHESTS: Final = 0
RICE: Final = 1
ARMIES: Final = 2
POINTS: Final = 3


def grant(state: State, seat: Seat, kind: int, amount: int, rule: str, log: Log | None) -> None:
    """Chests, rice, armies into the tray or points: as far as bank, rice track and supply reach.

    Rulings A-07, A-12, A-24, A-55.
    """
    if kind == CHESTS:
        amount = actions.limited_by_bank(state, amount)
        state.chests[seat] += amount
    elif kind == RICE:
        amount = actions.limited_by_track(state, seat, amount)
        state.rice[seat] += amount
    elif kind == ARMIES:
        amount = min(amount, state.supply[seat])
        state.supply[seat] -= amount
        state.tray[seat] += amount  # S-X-06: they take part in the next throw
    else:
        state.vp = changed(state.vp, seat, state.vp[seat] + amount)
    if log is not None:
        facts: Facts = {"seat": seat, "benefit": BENEFITS[kind], "amount": amount}
        log.append(Event("benefit", facts, rule=rule))
