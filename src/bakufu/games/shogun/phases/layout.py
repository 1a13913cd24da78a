"""Steps 1 and 2 of an action round: action cards (S-LAYOUT) and special cards (S-SPEC).

What the modules lay out comes before (S-CH-03) and after (S-TC-05), as S-ROUND-03 says.
"""

from __future__ import annotations

from typing import Final

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Log
from bakufu.games.shogun.phases import planning
from bakufu.games.shogun.setup import shuffle
from bakufu.games.shogun.state import UNKNOWN, State
from bakufu.games.shogun.tables import ACTION_COUNT, ACTIONS, NOBODY, SEASONS, SPECIAL_COUNT, SPECIALS

FACE_UP: Final = 5


def begin_round(state: State, chance: Chance, log: Log | None) -> None:
    if log is not None:
        log.append(Event("round", {"year": state.year, "season": SEASONS[state.season]}, rule="S-ROUND-01"))
    state.order = []
    for begin in state.rules.hooks.round_begins:
        begin(state, chance, log)
    pile = list(range(ACTION_COUNT))
    shown = [pile.pop(chance.below(len(pile), "action-card")) for _ in range(FACE_UP)]  # S-LAYOUT-01
    state.action_row = shown + [UNKNOWN] * len(pile)
    state.special_at = list(range(SPECIAL_COUNT))  # S-SPEC-01
    shuffle(state.special_at, chance, "special-card")
    state.taken_by = [NOBODY] * SPECIAL_COUNT
    if log is not None:
        log.append(
            Event(
                "actions-shown",
                {"actions": [ACTIONS[a] for a in state.action_row[:FACE_UP]]},
                rule="S-LAYOUT-01",
            )
        )
        log.append(
            Event("specials-shown", {"specials": [SPECIALS[s] for s in state.special_at]}, rule="S-SPEC-01")
        )
    for lay_out in state.rules.hooks.cards_shown:
        lay_out(state, chance, log)
    planning.open_planning(state)


def reveal_next(state: State, done: int, chance: Chance, log: Log | None) -> None:
    """S-LAYOUT-03: after the k-th action the first face-down card is turned up."""
    field = FACE_UP + done - 1
    if field < ACTION_COUNT:
        if state.action_row[field] == UNKNOWN:  # a position may be written with the whole row open
            _turn_up(state, field, chance)
        if log is not None:
            log.append(
                Event("action-shown", {"action": ACTIONS[state.action_row[field]]}, rule="S-LAYOUT-03")
            )


def _turn_up(state: State, field: int, chance: Chance) -> None:
    """S-LAYOUT-02: any card not open yet is as likely. The order was never stored, so nobody can look."""
    row = state.action_row.copy()
    lies_open = [False] * ACTION_COUNT
    for action in row:
        if action != UNKNOWN:
            lies_open[action] = True
    hidden = [action for action in range(ACTION_COUNT) if not lies_open[action]]
    row[field] = hidden[chance.below(len(hidden), "action-card")]
    state.action_row = row
