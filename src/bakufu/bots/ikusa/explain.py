"""Why the levels `normal` and `hard` prefer a move: their own worths, and those of a battle taken apart."""

from __future__ import annotations

from typing import Final

from bakufu.bots.ikusa.mind import NEVER, Mind
from bakufu.bots.notes import PROVINCES, SCORE, Notes
from bakufu.games.ikusa.codes import battle_body, battle_origin, battle_target, pick_code
from bakufu.games.ikusa.moves import ATTACK, CALL_OFF, DECLARE, FIGHT, PICK, REPEAT
from bakufu.games.ikusa.stages import (
    ABSORB_UNITS,
    ADD_SPEARMEN,
    AFTER_BATTLE,
    ASSIGN_UNIT,
    BUY_UNIT,
    CHOOSE_PARTY,
    CLAIM_PROVINCE,
    DECLARE_BATTLE,
    FILL_BIN,
    MOVE_ARMIES,
    NAME_SUCCESSOR,
    PICK_BATTLE,
    PLACE_ARMY,
    PLACE_RECOVERED,
    SEND_SPY,
    SETTLE_TIE,
    SPLIT_PILE,
    STOP_OR_REPEAT,
    TAKE_LOSSES,
    TAKE_MARKER,
)
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import ARMIES_EACH, BINS, BODY

# Questions that are answered by a rule of thumb.
HABITS: Final = {
    TAKE_LOSSES: "take-losses",
    CHOOSE_PARTY: "choose-party",
    PICK_BATTLE: "pick-battle",
    BUY_UNIT: "buy-unit",
    SEND_SPY: "send-spy",
    ASSIGN_UNIT: "assign-unit",
    ABSORB_UNITS: "absorb-units",
    NAME_SUCCESSOR: "name-successor",
}
# Worths that are only compared: neighbours, counted with weights.
COMPARED: Final = (ADD_SPEARMEN, PLACE_ARMY, CLAIM_PROVINCE, SPLIT_PILE, PLACE_RECOVERED)
PICKS_END: Final = PICK + pick_code(ARMIES_EACH, 0)


def explain(notes: Notes, mind: Mind, move: int) -> None:
    """Write down what this mind, which rated its moves, thinks of its answer."""
    decision = mind.state.decision
    rated = mind.rated or {}
    if decision in HABITS:
        notes.habit = HABITS[decision]
    elif decision == TAKE_MARKER or decision == SETTLE_TIE:
        notes.habit = "marker-late" if mind.weights.late > 0.5 else "marker-early"
    elif decision == MOVE_ARMIES and PICK <= move < PICKS_END:
        notes.habit = "pick-up"
    elif decision == FILL_BIN:
        notes.habit = "fill-bin"
        notes.parts = {f"bin-{BINS[place].replace('_', '-')}": worth for place, worth in rated.items()}
    elif move in rated:
        notes.unit = SCORE if decision in COMPARED else PROVINCES
        notes.worths = {other: worth for other, worth in rated.items() if worth > NEVER / 2}
        _battle(notes, mind, decision, move)


def _battle(notes: Notes, mind: Mind, decision: int, move: int) -> None:
    """The chance that this mind gives the battle, and what its worth is made of."""
    state = mind.state
    if decision == DECLARE_BATTLE and move >= DECLARE:
        code = move - DECLARE
        origin, body, target = battle_origin(code), battle_body(code), battle_target(code)
    elif decision == AFTER_BATTLE and ATTACK <= move < FIGHT:
        origin, body, target = state.army_at[state.series], state.series - mind.first + 1, move - ATTACK
    elif decision == STOP_OR_REPEAT and move in (REPEAT, CALL_OFF):
        origin, body, target = state.origin, state.body, state.at
    else:
        return
    if state.owner[target] == NOBODY or not mind.is_foe(target):
        return
    notes.win, remaining = mind.exact_odds(origin, body, target)
    parts = battle_parts(mind, origin, body, target, notes.win, remaining)
    if abs(sum(parts.values()) - notes.worths.get(move, NEVER)) < 0.01:  # not where several attack together
        notes.parts = parts


def battle_parts(
    mind: Mind, origin: int, body: int, target: int, win: float, remaining: float
) -> dict[str, float]:
    """The terms of `Mind.body_attack` by exact odds."""
    state, weights = mind.state, mind.weights
    if body:
        army = mind.first + body - 1
        count, worth = mind.army_number(army), mind.worth_of(state.army, army * BODY)
        alone = mind.regulars(origin) == 0
        experience, stake = win * weights.experience, mind.army_stake(army)
    else:
        count = sum(state.pf[origin * BODY : origin * BODY + BODY])
        worth = mind.worth_of(state.pf, origin * BODY)
        alone = mind.army_in[origin] < 0
        experience = stake = 0.0
    stake += mind.land(origin) if alone else 0.0
    return {
        "spoils": win * mind.spoils(target, mind.can_enter(target)),
        "experience": experience,
        "losses": -(1.0 - remaining / max(1, count)) * worth,
        "stake": -(1 - win) * weights.stop * stake,
    }
