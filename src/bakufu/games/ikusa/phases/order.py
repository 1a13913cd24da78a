"""Action 2, Turn order (section 7)."""

from __future__ import annotations

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Log
from bakufu.games.ikusa.moves import TAKE
from bakufu.games.ikusa.setup import shuffle
from bakufu.games.ikusa.stages import (
    STAGE_BUILD,
    TAKE_MARKER,
)
from bakufu.games.ikusa.state import (
    State,
    answered,
    ask,
    changed,
    living,
)
from bakufu.games.ikusa.tables import BIN_COUNT, BIN_ORDER


def pick_groups(bids: list[int]) -> list[list[int]]:
    """I-ORDER-01: who chooses, the highest bid first; equal bids stand together, no bid chooses nothing."""
    return [
        [clan for clan, bid in enumerate(bids) if bid == value]
        for value in sorted({bid for bid in bids if bid > 0}, reverse=True)
    ]


def step(state: State, chance: Chance, log: Log | None) -> None:
    """The first time the choosing order is drawn; then the bidders take markers; the rest is drawn by lot."""
    clans = living(state)
    if not state.order and not any(state.marker):
        bids = [max(0, state.bins[clan * BIN_COUNT + BIN_ORDER]) for clan in range(state.rules.clans)]
        choosers: list[int] = []
        for group in pick_groups(bids):
            shuffle(group, chance, "order-tie")
            choosers.extend(group)
        state.order = choosers
    free = markers_left(state)
    for clan in state.order:
        if state.marker[clan] == 0:
            if len(free) > 1:
                ask(state, TAKE_MARKER, clan)
                return
            _take(state, clan, free.pop(), log)
    others = [clan for clan in clans if state.marker[clan] == 0]
    for clan in others:  # I-ORDER-03
        marker = free.pop(chance.below(len(free), "order-marker"))
        _take(state, clan, marker, log)
    state.order = sorted(clans, key=lambda clan: state.marker[clan])
    if log is not None:
        log.append(Event("turn-order", {"seats": state.order[:]}, rule="I-ORDER-05"))
    state.stage = STAGE_BUILD


def markers_left(state: State) -> list[int]:
    """Q-46: as many markers as living clans."""
    return [number for number in range(1, len(living(state)) + 1) if number not in state.marker]


def legal_markers(state: State, clan: int) -> list[int]:
    return [TAKE + number - 1 for number in markers_left(state)]


def take(state: State, clan: int, move: int, chance: Chance, log: Log | None) -> None:
    _take(state, clan, move - TAKE + 1, log)
    answered(state)


def _take(state: State, clan: int, marker: int, log: Log | None) -> None:
    state.marker = changed(state.marker, clan, marker)
    if log is not None:
        log.append(Event("marker-taken", {"seat": clan, "marker": marker}, rule="I-ORDER-01"))
