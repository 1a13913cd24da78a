"""Refusals of the actions and of winter."""

from __future__ import annotations

from typing import Final

from bakufu.engine.errors import Fact, Refusal
from bakufu.games.shogun import modifiers
from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.moves import ATTACK, MOVES
from bakufu.games.shogun.phases import actions, battle
from bakufu.games.shogun.refusals.forms import Explain
from bakufu.games.shogun.stages import MOVE_ON
from bakufu.games.shogun.state import CLOSED, State
from bakufu.games.shogun.tables import ACTIONS, NEIGHBOURS, PROVINCES


def _deploy(state: State, seat: Seat, move: Move) -> Refusal:
    action = state.action_row[state.action]
    facts: dict[str, Fact] = {
        "armies": MOVES.decode(move)[1],
        "least": modifiers.usual_levy(state, seat, action, state.origin),
        "most": modifiers.largest_levy(state, seat, action, state.origin),
    }
    return Refusal("deploy-number", "S-MOD-05", facts)


def _march(state: State, seat: Seat, move: Move) -> Refusal:
    target = PROVINCES.index(str(MOVES.decode(move)[1]))
    armies = int(MOVES.decode(move)[2])
    names: dict[str, Fact] = {"origin": PROVINCES[state.origin], "target": PROVINCES[target]}
    if state.owner[target] == CLOSED:
        return Refusal("closed", "S-SETUP-04", names)
    if target not in NEIGHBOURS[state.origin]:
        return Refusal("not-adjacent", "S-MOVE-04", names)
    own = state.owner[target] == seat
    if own and move >= ATTACK:
        return Refusal("attack-own", "S-MOVE-06", names)
    if not own and state.decision == MOVE_ON:
        return Refusal("move-foreign", "S-DEPLOY-05", names)
    if not own and move < ATTACK:
        return Refusal("move-is-attack", "S-MOVE-06", names)
    if not own and not actions.attackable(state, target, 0):
        return Refusal("temple-peace", "S-EVT-07", names)
    action = state.action_row[state.action]
    if not own and not actions.attackable(state, target, actions.shielded(state, action)):
        names["defender"] = state.owner[target]
        names["action"] = ACTIONS[action]
        return Refusal("protected", "S-TC-27", names)
    names["armies"] = armies
    names["most"] = state.armies[state.origin] - 1
    return Refusal("march-number", "S-MOVE-01", names)


def _pass(state: State, seat: Seat, move: Move) -> Refusal:
    return Refusal("must-move", "S-MOVE-08", {"origin": PROVINCES[state.origin]})


def _revolt(state: State, seat: Seat, move: Move) -> Refusal:
    drawn = ",".join(PROVINCES[p] for p in state.revolts)
    return Refusal("no-revolt-there", "S-WIN-04", {"province": MOVES.decode(move)[1], "revolts": drawn})


def _tower(state: State, seat: Seat, move: Move) -> Refusal:
    entries = battle.legal_entries(state, seat)
    due = MOVES.decode(entries[0])[1]
    form = MOVES.decode(move)
    if form[1] != due:
        return Refusal("tower-order", "S-TOWER-02", {"colour": form[1], "due": due})
    facts: dict[str, Fact] = {"colour": due, "cubes": form[2], "most": len(entries) - 1}
    return Refusal("tower-number", "S-STATE-04", facts)


EXPLAIN: Final[dict[str, Explain]] = {
    "deploy": _deploy,
    "move": _march,
    "attack": _march,
    "pass": _pass,
    "revolt": _revolt,
    "tower": _tower,
}
