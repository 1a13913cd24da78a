"""Whether the words of a position text fit together, so that whoever reads one can play on from it."""

from __future__ import annotations

from bakufu.games.ikusa import flow, invariants
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.stages import (
    ABSORB_UNITS,
    AFTER_BATTLE,
    CHOOSE_PARTY,
    GAME_OVER,
    GO_ON,
    PLACE_RECOVERED,
    SEND_NINJA,
    SEND_SPY,
    STAGE_TURN,
    STOP_OR_REPEAT,
    TAKE_LOSSES,
    TAKE_REVENGE,
)
from bakufu.games.ikusa.state import FIELDS, State

# The fields without which a question makes no sense.
_NEEDED: dict[int, tuple[str, ...]] = {
    CHOOSE_PARTY: ("party_army", "party_to"),
    TAKE_LOSSES: ("battle_province", "origin"),
    STOP_OR_REPEAT: ("battle_province", "origin"),
    AFTER_BATTLE: ("attacking_army", "battle_province"),
    SEND_SPY: ("ninja",),
    SEND_NINJA: ("ninja",),
    TAKE_REVENGE: ("revenge_on",),
    PLACE_RECOVERED: ("recovering",),
    ABSORB_UNITS: ("party_army",),
}
_WORD_OF = {field.name: field.word for field in FIELDS}


def contradiction(state: State) -> str | None:
    """The word to blame, or the rule that the position breaks; None where a game can go on from it."""
    faults = [fault for fault in invariants.broken(state) if not fault.startswith("nobody acts")]
    if faults:
        return faults[0].partition(":")[0] if faults[0].startswith("I-") else "at"
    clans = range(state.rules.clans)
    named = [*state.acting, *state.order]
    if not all(clan in clans for clan in named) or state.acting != sorted(set(state.acting)):
        return "act, order"
    if (state.decision in (GO_ON, GAME_OVER)) != (not state.acting):
        return "at, act"
    if state.stage > STAGE_TURN and not 0 <= state.turn < len(state.order):
        return "turn"
    for name in _NEEDED.get(state.decision, ()):
        if getattr(state, name) < 0:
            return _WORD_OF[name]
    try:
        asked = all(flow.clan_moves(state, clan) for clan in state.acting)
    except (IndexError, ValueError, KeyError, AssertionError):  # a word that the question needs is missing
        asked = False
    return None if asked else DECISIONS[state.decision]
