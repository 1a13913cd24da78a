"""Dice that people throw at a real table: what is thrown now, by whom, and what it shows (ruling Q-59).

The program waits in the midst of a step of battle, or of an attempt by a ninja. Each side enters its own
dice, one value after the other. Then the game goes on as if it had drawn them.
"""

from __future__ import annotations

from typing import Final

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Log
from bakufu.games.ikusa.ids import Clan, Move
from bakufu.games.ikusa.moves import DIE_SHOWS, DRAW_DICE
from bakufu.games.ikusa.phases import ninja, sequence
from bakufu.games.ikusa.phases.sequence import Throw
from bakufu.games.ikusa.stages import ENTER_DICE, FIGHT_FIRST, FIGHT_MELEE, FIGHT_RANGED
from bakufu.games.ikusa.state import NOBODY, State, ask, close_decision
from bakufu.games.ikusa.tables import DIE, MELEE, RANGED

ENTRIES: Final = [*(DIE_SHOWS + number for number in range(DIE)), DRAW_DICE]
SEQUENCE: Final = [*RANGED, *MELEE]

# What is thrown apart from each other, as in `unthrown`.
KINDS_OF_THROWS: Final = 5
_STEPS: Final = {FIGHT_FIRST: 0, FIGHT_RANGED: 1, FIGHT_MELEE: 2}
_STRIKE: Final = 3
_REVENGE: Final = 4


class Entered(Chance):
    """Answers with what the dice of the table show, in the order in which the rules ask for them."""

    def __init__(self, shown: list[int]) -> None:
        self._left = shown[::-1]

    def draw_below(self, n: int, why: str) -> int:
        return self._left.pop() - 1


def throws(state: State) -> list[Throw]:
    """All dice that are thrown at this moment, in the order in which they are entered."""
    if state.decision != ENTER_DICE:
        return []
    if state.attempt:
        return [(state.acting[0], NOBODY, 1)]
    return sequence.throws(state)


def throw_under_way(state: State) -> int:
    """Which of the throws lies on the table; NOBODY: none."""
    if state.decision != ENTER_DICE:
        return NOBODY
    if state.attempt:
        return _STRIKE if state.acting[0] == state.attempt[1] else _REVENGE
    return _STEPS[state.fight]


def dice_left(state: State, clan: Clan) -> int:
    """How many dice of the clan that is asked are still to be entered."""
    known, left = len(state.thrown), 0
    for thrower, _, dice in throws(state):
        if thrower == clan:
            left += max(0, dice - known)
        known = max(0, known - dice)
    return left


def legal_entries(state: State, clan: Clan) -> list[int]:
    """I-COMP-08: a die shows 1 to 12. Or the program draws: for whoever has no dice at hand."""
    return ENTRIES.copy()


def enter(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    left = dice_left(state, clan)
    if move == DRAW_DICE:
        if log is not None:
            log.append(Event("dice-drawn", {"seat": clan, "count": left}, rule="Q-59"))
        why = {_STRIKE: "ninja", _REVENGE: "revenge"}.get(throw_under_way(state), "combat")
        state.thrown = [*state.thrown, *(chance.below(DIE, why) + 1 for _ in range(left))]
    else:
        state.thrown = [*state.thrown, move - DIE_SHOWS + 1]
        if left > 1:
            return
    due = throws(state)
    if due[-1][0] != clan:
        ask(state, ENTER_DICE, due[-1][0])  # the defender enters his after those of the attacker
        return
    shown = _as_asked_for(due, state.thrown)
    state.thrown = []
    close_decision(state)
    if state.attempt:
        ninja.settle(state, clan, shown[0], log)
    else:
        sequence.settle(state, Entered(shown), log)


def _as_asked_for(due: list[Throw], entered: list[int]) -> list[int]:
    """The rules roll kind by kind, attacker before defender; people enter one side, then the other."""
    by_throw = []
    start = 0
    for place, (_, unit, dice) in enumerate(due):
        order = SEQUENCE.index(unit) if unit != NOBODY else 0
        by_throw.append((order, place, entered[start : start + dice]))
        start += dice
    return [die for _, _, dice in sorted(by_throw) for die in dice]
