"""Action 2, Turn order (section 7)."""

from __future__ import annotations

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Log
from bakufu.engine.lists import changed
from bakufu.games.ikusa.ids import Clan, Move
from bakufu.games.ikusa.moves import AGREE, LOT, TAKE
from bakufu.games.ikusa.setup import shuffle
from bakufu.games.ikusa.stages import (
    SETTLE_TIE,
    STAGE_BUILD,
    TAKE_MARKER,
)
from bakufu.games.ikusa.state import (
    State,
    ask,
    close_decision,
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
    """Who has bid takes a marker, the highest bid first; what is left then goes by lot. All lie open, and the
    koku are gone, whatever they brought (I-ORDER-04).
    """
    clans = living(state)
    free = markers_left(state)
    for clan in _choosers(state, chance):
        if state.marker[clan] == 0:
            if _tied(state, clan):
                ask(state, SETTLE_TIE, clan)
                return
            if len(free) > 1:
                ask(state, TAKE_MARKER, clan)
                return
            _take(state, clan, free.pop(), log)
    others = [clan for clan in clans if state.marker[clan] == 0]
    for clan in others:  # I-ORDER-03
        marker = free.pop(chance.below(len(free), "order-marker"))
        _take(state, clan, marker, log)
    state.order = sorted(clans, key=lambda clan: state.marker[clan])  # I-ORDER-05
    if log is not None:
        log.append(Event("turn-order", {"seats": state.order[:]}, rule="I-ORDER-05"))
    state.stage = STAGE_BUILD


def _groups(state: State) -> list[list[int]]:
    return pick_groups(
        [max(0, state.bins[clan * BIN_COUNT + BIN_ORDER]) for clan in range(state.rules.clans)]
    )


def _choosers(state: State, chance: Chance) -> list[int]:
    """Q-03: all ties are drawn at once; where they may be settled, `order` holds those drawn so far."""
    if state.rules.agreement:
        return [
            clan for group in _groups(state) for clan in ([c for c in state.order if c in group] or group)
        ]
    if not state.order and not any(state.marker):
        choosers: list[int] = []
        for group in _groups(state):
            shuffle(group, chance, "order-tie")
            choosers.extend(group)
        state.order = choosers
    return state.order


def _tied(state: State, clan: Clan) -> list[int]:
    """I-ORDER-02: those with the bid of this clan, itself among them, while they may still settle it."""
    if not state.rules.agreement or clan in state.order:
        return []
    return next((group for group in _groups(state) if clan in group and len(group) > 1), [])


def markers_left(state: State) -> list[int]:
    """Q-46: as many markers as living clans."""
    return [number for number in range(1, state.alive.count(1) + 1) if number not in state.marker]


def legal_markers(state: State, clan: Clan) -> list[int]:
    return [TAKE + number - 1 for number in markers_left(state)]


def take(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    _take(state, clan, move - TAKE + 1, log)
    close_decision(state)


def legal_agreements(state: State, clan: Clan) -> list[int]:
    return [*(AGREE + number - 1 for number in markers_left(state)), LOT] if _tied(state, clan) else []


def agree(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    """I-ORDER-02: each of the tied names a free marker, the last makes it an agreement; or it is the lot.

    What was named lies before its clan from then on, and goes back if somebody asks for the lot.
    """
    group = _tied(state, clan)
    if move == LOT:
        for other in group:
            state.marker = changed(state.marker, other, 0)
        if log is not None:
            log.append(Event("tie-lot", {"seat": clan}, rule="I-ORDER-02"))
        shuffle(group, chance, "order-tie")
        state.order = [*state.order, *group]
    else:
        marker = move - AGREE + 1
        state.marker = changed(state.marker, clan, marker)
        if log is not None:
            log.append(Event("tie-named", {"seat": clan, "marker": marker}, rule="I-ORDER-02"))
            if clan == group[-1]:
                log.append(Event("tie-settled", {"seats": group}, rule="I-ORDER-02"))
    close_decision(state)


def _take(state: State, clan: Clan, marker: int, log: Log | None) -> None:
    state.marker = changed(state.marker, clan, marker)
    if log is not None:
        log.append(Event("marker-taken", {"seat": clan, "marker": marker}, rule="I-ORDER-01"))
