"""Module 3, Military Leaders (S-ML): where a leader stands an action is better; he leaves statues behind.

What he improves is in `modifiers`.
"""

from __future__ import annotations

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.shogun.ids import Move, Province, Seat
from bakufu.games.shogun.moves import DECLINE, LEADER, STATUE
from bakufu.games.shogun.phases import draft
from bakufu.games.shogun.stages import DRAFT_LEADER, LEAVE_STATUE, MOVE_LEADER, PLACE_LEADER
from bakufu.games.shogun.state import State, ask, close_decision, go_to_next_stage
from bakufu.games.shogun.tables import NOBODY, POINTS_STATUE, POINTS_TROPHY, PROVINCES


def provinces_of(state: State, seat: Seat) -> list[int]:
    return [p for p in range(len(PROVINCES)) if state.owner[p] == seat]


# -- the first place -----------------------------------------------------------------------------------


def claimed(state: State, seat: Seat, province: Province, log: Log | None) -> bool:
    """S-ML-03: in the draft he may be put into each new province; in the last one he must."""
    assert state.draft is not None
    if state.modules.leader[seat] != NOBODY:
        return False
    if not state.draft.groups[seat]:
        place_leader(state, seat, province, "S-ML-03", log)
        return False
    state.origin = province
    ask(state, DRAFT_LEADER, seat)
    return True


def legal_claims(state: State, seat: Seat) -> list[int]:
    return [DECLINE, LEADER + state.origin]


def answer_claim(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    close_decision(state)
    state.origin = NOBODY
    if move != DECLINE:
        place_leader(state, seat, move - LEADER, "S-ML-03", log)
    draft.pass_on(state, seat)


def place_all(state: State, chance: Chance, log: Log | None) -> None:
    """S-ML-02: in the first spring after a fixed set-up, in turn order."""
    if state.year > 1 or state.season > 0:
        go_to_next_stage(state)
        return
    while state.turn < state.rules.players:
        seat = state.order[state.turn]
        state.turn += 1
        if _come(state, seat, "S-ML-02", log):
            return
    go_to_next_stage(state)


def _come(state: State, seat: Seat, rule: str, log: Log | None) -> bool:
    """Place a leader who is off the map; True if the owner must choose where."""
    places = provinces_of(state, seat)
    if state.modules.leader[seat] != NOBODY or not places:
        return False
    if len(places) > 1:
        ask(state, PLACE_LEADER, seat)
        return True
    place_leader(state, seat, places[0], rule, log)
    return False


def legal_places(state: State, seat: Seat) -> list[int]:
    return [LEADER + province for province in provinces_of(state, seat)]


def answer_place(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    close_decision(state)
    place_leader(state, seat, move - LEADER, "S-ML-10" if state.year > 1 else "S-ML-02", log)


def place_leader(state: State, seat: Seat, province: Province, rule: str, log: Log | None) -> None:
    state.modules.leader = changed(state.modules.leader, seat, province)
    if log is not None:
        log.append(Event("leader-placed", {"seat": seat, "province": PROVINCES[province]}, rule=rule))
    _take_trophies(state, seat, province, log)


def _take_trophies(state: State, seat: Seat, province: Province, log: Log | None) -> None:
    """S-ML-09: the others' statues here are his; his own stay."""
    modules = state.modules
    for other in range(state.rules.players):
        count = modules.statues[other].count(province)
        if other == seat or count == 0:
            continue
        modules.statues = _with(modules.statues, other, [p for p in modules.statues[other] if p != province])
        modules.trophies = _with(modules.trophies, seat, sorted([*modules.trophies[seat], *[other] * count]))
        if log is not None:
            facts: Facts = {"seat": seat, "owner": other, "province": PROVINCES[province], "count": count}
            log.append(Event("trophy", facts, rule="S-ML-09"))


def _with(lists: list[list[int]], seat: Seat, value: list[int]) -> list[list[int]]:
    other = lists.copy()
    other[seat] = value
    return other


# -- after each action round ---------------------------------------------------------------------------


def move_all(state: State, chance: Chance, log: Log | None) -> None:
    """S-ML-06, in turn order, until somebody has a choice."""
    while state.turn < state.rules.players:
        seat = state.order[state.turn]
        state.turn += 1
        if _set_out(state, seat, log):
            return
    go_to_next_stage(state)


def destinations(state: State, seat: Seat) -> list[int]:
    """Where the leader of a seat can go (S-ML-06, S-ML-07, ruling A-22)."""
    here = state.modules.leader[seat]
    places = [province for province in provinces_of(state, seat) if province != here]
    if state.rules.far_if_needed:
        near = [province for province in places if province in state.rules.neighbours[here]]
        return near or places
    return places


def _set_out(state: State, seat: Seat, log: Log | None) -> bool:
    """A leader must move on; True when his owner has something to decide."""
    if state.modules.leader[seat] == NOBODY:
        return False
    places = destinations(state, seat)
    if len(places) > 1:
        ask(state, MOVE_LEADER, seat)
        return True
    if not places:
        return False
    return _move(state, seat, places[0], log)


def legal_moves(state: State, seat: Seat) -> list[int]:
    return [LEADER + province for province in destinations(state, seat)]


def answer_move(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    close_decision(state)
    _move(state, seat, move - LEADER, log)


def _move(state: State, seat: Seat, target: Province, log: Log | None) -> bool:
    """S-ML-07: from a neighbouring province he may leave a statue; True when that is to be decided."""
    modules = state.modules
    here = modules.leader[seat]
    modules.leader = changed(modules.leader, seat, target)
    if log is not None:
        facts: Facts = {"seat": seat, "origin": PROVINCES[here], "target": PROVINCES[target]}
        log.append(Event("leader-moved", facts, rule="S-ML-06"))
    _take_trophies(state, seat, target, log)
    if target not in state.rules.neighbours[here] or modules.tokens[seat] == 0:
        return False
    if state.rules.one_statue and here in modules.statues[seat]:  # ruling A-23
        return False
    modules.left = here
    ask(state, LEAVE_STATUE, seat)
    return True


def legal_statues(state: State, seat: Seat) -> list[int]:
    return [STATUE, STATUE + 1]


def answer_statue(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    close_decision(state)
    modules = state.modules
    if move == STATUE + 1:
        modules.tokens = changed(modules.tokens, seat, modules.tokens[seat] - 1)
        modules.statues = _with(modules.statues, seat, sorted([*modules.statues[seat], modules.left]))
        if log is not None:
            facts: Facts = {"seat": seat, "province": PROVINCES[modules.left], "tokens": modules.tokens[seat]}
            log.append(Event("statue", facts, rule="S-ML-07"))
    modules.left = NOBODY


# -- losses, returns, points ---------------------------------------------------------------------------


def lost(state: State, province: Province, log: Log | None) -> None:
    """S-ML-10, S-X-15: with the province its owner loses his leader; statues stay (S-ML-08)."""
    owner = state.owner[province]
    if state.modules.leader[owner] == province:
        state.modules.leader = changed(state.modules.leader, owner, NOBODY)
        if log is not None:
            log.append(Event("leader-lost", {"seat": owner, "province": PROVINCES[province]}, rule="S-ML-10"))


def return_all(state: State, chance: Chance, log: Log | None) -> None:
    """S-ML-10, S-X-11: after winter, in fall's turn order; the others move on only by ruling A-21."""
    while state.turn < state.rules.players:
        seat = state.order[state.turn]
        state.turn += 1
        if state.modules.leader[seat] == NOBODY:
            if _come(state, seat, "S-ML-10", log):
                return
        elif state.rules.moves_after_winter and _set_out(state, seat, log):
            return
    go_to_next_stage(state)


def score(state: State, log: Log | None) -> None:
    """S-ML-11: statues on the map, whoever owns the province, and trophies."""
    totals = state.vp.copy()
    for seat in range(state.rules.players):
        statues = POINTS_STATUE * len(state.modules.statues[seat])
        trophies = POINTS_TROPHY * len(state.modules.trophies[seat])
        totals[seat] += statues + trophies
        if log is not None:
            facts: Facts = {"seat": seat, "statues": statues, "trophies": trophies, "total": totals[seat]}
            log.append(Event("scored-leaders", facts, rule="S-ML-11"))
    state.vp = totals
