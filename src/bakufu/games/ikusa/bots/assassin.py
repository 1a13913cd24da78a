"""The ninja: choice of the target and the moment of a strike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.games.ikusa.bots.evaluation import Evaluation
from bakufu.games.ikusa.bots.strength import chance
from bakufu.games.ikusa.codes import battle_body, battle_origin, battle_target, body_of_army, clan_of_army
from bakufu.games.ikusa.ids import Army, Province
from bakufu.games.ikusa.moves import HOLD, REVENGE, STRIKE
from bakufu.games.ikusa.stages import (
    STAGE_B_END,
    STAGE_C,
    STAGE_TURN,
)
from bakufu.games.ikusa.state import (
    active,
)
from bakufu.games.ikusa.tables import BODY, FIGURES, STRIKE_MOST

SUCCEEDS = STRIKE_MOST / 12
STRUCK_DOWN: Final = 0.25  # value of a daimyo being out of action for the rest of the round


def strike_value(evaluation: Evaluation, army: Army) -> float:
    """The value of striking this daimyo now."""
    if is_alone(evaluation, army):
        return SUCCEEDS * evaluation.daimyo_value(army)  # he is out at once
    return SUCCEEDS * (
        evaluation.weights.level * (evaluation.level(army) - 1)
        + STRUCK_DOWN
        + attack_stopped(evaluation, army)
    )


def is_alone(evaluation: Evaluation, army: Army) -> bool:
    """Whether the daimyo has no other unit on the card but ronin."""
    return not sum(evaluation.state.army_units[army * BODY : army * BODY + FIGURES])


def attack_stopped(evaluation: Evaluation, army: Army) -> float:
    """The loss that we avoid if this army's declared battles against us are not fought."""
    state = evaluation.state
    saved = 0.0
    waging = state.stage >= STAGE_TURN and state.turn >= 0 and active(state) == clan_of_army(army)
    if waging and state.stage in (STAGE_B_END, STAGE_C):
        for battle in state.battles:
            its = battle_origin(battle) == state.army_at[army] and battle_body(battle) == body_of_army(army)
            if its and state.owner[battle_target(battle)] == evaluation.clan:
                saved += cost_of_attack(evaluation, army, battle_target(battle))
    return saved


def cost_of_attack(evaluation: Evaluation, army: Army, province: Province) -> float:
    """The expected loss in a declared attack of this army."""
    win = chance(
        evaluation.army_number(army),
        evaluation.army_hits(army),
        evaluation.units[province],
        evaluation.hits[province],
    )
    army = evaluation.army_in[province]
    return win * (evaluation.land(province) + (evaluation.army_stake(army) if army >= 0 else 0.0))


def choose_strike(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """Strike if the value is high or this is the last chance; otherwise wait."""
    state = evaluation.state
    best_move, best_value = HOLD, 0.0
    evaluation.rate(HOLD, 0.0)
    for move in legal:
        if STRIKE <= move < REVENGE:
            value = strike_value(evaluation, move - STRIKE)
            evaluation.rate(move, value)
            if value > best_value:
                best_move, best_value = move, value
    last = state.turn == len(state.order) - 1 and state.stage == STAGE_TURN
    bar = 0.2 if last else evaluation.weights.strike
    return best_move if best_value > bar else HOLD


def strike_in_own_phase(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """A strike during an own phase that cannot wait, or -1."""
    if legal[0] < STRIKE or legal[0] >= REVENGE:
        return -1
    best_move, best_value = -1, evaluation.weights.strike
    for move in legal:
        if not STRIKE <= move < REVENGE:
            break
        value = strike_value(evaluation, move - STRIKE)
        evaluation.rate(move, value)
        if value > best_value:
            best_move, best_value = move, value
    return best_move


def revenge(evaluation: Evaluation, legal: Sequence[int]) -> int:
    if evaluation.rated is not None:
        for move in legal:
            evaluation.rated[move] = strike_value(evaluation, move - REVENGE)
    return max(legal, key=lambda move: strike_value(evaluation, move - REVENGE))
