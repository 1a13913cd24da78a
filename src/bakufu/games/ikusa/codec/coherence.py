"""Validates that the words of a position text are consistent, so that a game can continue from it."""

from __future__ import annotations

from bakufu.games.ikusa import flow, invariants
from bakufu.games.ikusa.bodies import is_enemy
from bakufu.games.ikusa.codes import army_count, clan_of_army
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.phases import dice
from bakufu.games.ikusa.stages import (
    ABSORB_UNITS,
    AFTER_BATTLE,
    CHOOSE_PARTY,
    ENTER_DICE,
    FIGHT_FIRST,
    FIGHT_MELEE,
    FIGHT_RANGED,
    GAME_OVER,
    GO_ON,
    PLACE_RECOVERED,
    SEND_NINJA,
    SEND_SPY,
    STAGE_C,
    STAGE_TURN,
    STOP_OR_REPEAT,
    TAKE_LOSSES,
    TAKE_REVENGE,
)
from bakufu.games.ikusa.state import FIELDS, State, active
from bakufu.games.ikusa.tables import DIE

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
    fault = _dice_fault(state)
    if fault is not None:
        return fault
    try:
        asked = all(flow.clan_moves(state, clan) for clan in state.acting)
    except (IndexError, ValueError, KeyError, AssertionError):  # a word that the question needs is missing
        asked = False
    return None if asked else DECISIONS[state.decision]


def _dice_fault(state: State) -> str | None:
    """Q-59: dice are entered only where people throw them, in a battle or for a ninja, by whoever is due."""
    if state.decision != ENTER_DICE:
        return "thrown" if state.thrown else "attempt" if state.attempt else None
    if not state.rules.real_dice or len(state.acting) != 1:
        return "at, act"
    if not all(1 <= die <= DIE for die in state.thrown):
        return "thrown"
    if state.attempt:
        return None if _is_attempt(state) and not state.thrown else "attempt"
    if state.stage != STAGE_C or state.fight not in (FIGHT_FIRST, FIGHT_RANGED, FIGHT_MELEE):
        return "fight"
    if min(state.battle_province, state.origin) < 0 or not is_enemy(
        state, active(state), state.battle_province
    ):
        return "target, origin"
    throwers = [clan for clan, _, number in dice.throws(state) for _ in range(number)]
    return None if throwers[len(state.thrown) :][:1] == state.acting else "thrown, act"


def _is_attempt(state: State) -> bool:
    """A standing daimyo, a hirer who is somebody else, and the one of them whose die is awaited."""
    player_of = state.rules.player_of
    if len(state.attempt) != 2:
        return False
    army, hirer = state.attempt
    if not (0 <= army < army_count(state.rules.clans) and 0 <= hirer < state.rules.clans):
        return False
    victim = clan_of_army(army)
    stands = state.army_at[army] >= 0 and not state.struck_down[army]
    return stands and player_of[victim] != player_of[hirer] and state.acting[0] in (hirer, victim)
