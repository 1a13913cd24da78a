"""The round: special cards, marches, extra armies, revolts."""

from __future__ import annotations

from math import exp
from random import Random

from bakufu.bots.notes import POINTS, note, notebook, remark
from bakufu.games.shogun.bots.easy.evaluation import ARMY, CHEST, NEEDED_RICE, EasyEvaluation
from bakufu.games.shogun.bots.remarks import revolt_remark, special_part
from bakufu.games.shogun.codes import march_armies, march_target
from bakufu.games.shogun.ids import Move
from bakufu.games.shogun.moves import ATTACK, DEPLOY, EXTRA, MOVE, REVOLT, TAKE
from bakufu.games.shogun.state import NEUTRAL
from bakufu.games.shogun.tables import (
    BATTLE_A,
    BATTLE_B,
    CHEST_CARD,
    DEPLOY_5,
    RICE,
    SPECIAL_ATTACK,
    SPECIAL_CHEST,
    SPECIAL_DEFENSE,
    SPECIAL_RICE,
    SPECIAL_SIX,
    TAXES,
)


def take_special(evaluation: EasyEvaluation, rng: Random) -> int:
    board = evaluation.board
    own = board.plans[evaluation.me] or []
    orders = [space for space, card in enumerate(own) if card < CHEST_CARD]
    threatened = sum(evaluation.risk(p, board.armies[p]) for p in evaluation.mine)
    values = {
        SPECIAL_CHEST: CHEST if TAXES in orders else 0.0,
        SPECIAL_RICE: NEEDED_RICE if RICE in orders else 0.0,
        SPECIAL_SIX: 1.5 * ARMY if DEPLOY_5 in orders else 0.0,
        SPECIAL_ATTACK: 0.35 * sum(space in orders for space in (BATTLE_A, BATTLE_B)),
        SPECIAL_DEFENSE: 0.15 * threatened,
    }
    move = max(evaluation.legal, key=lambda move: values[move - TAKE])
    notes = notebook()
    if notes is not None:
        note(POINTS, {move: values[move - TAKE] for move in evaluation.legal})
        notes.parts = {special_part(move - TAKE): values[move - TAKE]}
    return move


def deploy_six(evaluation: EasyEvaluation, rng: Random) -> int:
    remark("deploy-six")
    return max(evaluation.legal) if evaluation.board.supply[evaluation.me] else DEPLOY


def march(evaluation: EasyEvaluation, rng: Random) -> int:
    """The best of staying, moving to a province in danger, and attacking."""
    seeming = {
        move: _march_value(evaluation, move) * exp(evaluation.value_error()) for move in evaluation.legal
    }
    chosen = max(evaluation.legal, key=lambda move: seeming[move])
    notes = notebook()
    if notes is not None:
        note(POINTS, seeming)
        notes.parts = _march_parts(evaluation, chosen)
        notes.parts["error"] = seeming[chosen] - sum(notes.parts.values())
        notes.idle = chosen < MOVE
        if chosen >= ATTACK:
            target, armies = march_target(chosen - ATTACK), march_armies(chosen - ATTACK)
            notes.win = evaluation.attack_wins(evaluation.me, armies, target)
    return chosen


def _march_parts(evaluation: EasyEvaluation, move: Move) -> dict[str, float]:
    """The terms of `_march_value`, without the error."""
    board = evaluation.board
    if move < MOVE:
        return {}
    code = move - (ATTACK if move >= ATTACK else MOVE)
    target, armies = march_target(code), march_armies(code)
    left = board.armies[board.origin] - armies
    home = evaluation.danger(board.origin, left + armies) - evaluation.danger(board.origin, left)
    if move < ATTACK:
        there = board.armies[target]
        safer = evaluation.danger(target, there) - evaluation.danger(target, there + armies)
        return {"safety": safer, "home": home, "effort": -0.001 * armies}
    win = evaluation.attack_wins(evaluation.me, armies, target)
    land = win * evaluation.province(target)
    return {
        "land": land,
        "rival": 0.25 * land if board.owner[target] != NEUTRAL else 0.0,
        "hunger": -win * NEEDED_RICE * 0.5 if evaluation.rice_needed > 0 else 0.0,
        "losses": -(1 - win) * armies * ARMY * 1.5,
        "home": 0.5 * home,
    }


def _march_value(evaluation: EasyEvaluation, move: Move) -> float:
    board = evaluation.board
    origin = board.origin
    if move < MOVE:
        return 0.0
    code = move - (ATTACK if move >= ATTACK else MOVE)
    target, armies = march_target(code), march_armies(code)
    left = board.armies[origin] - armies
    if move >= ATTACK:
        return evaluation.attack(origin, armies, target, left)
    there = board.armies[target]
    safer = evaluation.danger(origin, left + armies) + evaluation.danger(target, there)
    safer -= evaluation.danger(origin, left) + evaluation.danger(target, there + armies)
    return safer - 0.001 * armies  # without a reason nobody marches


def extra(evaluation: EasyEvaluation, rng: Random) -> int:
    remark("extra")
    return EXTRA + 1


def choose_revolt(evaluation: EasyEvaluation, rng: Random) -> int:
    """The best guarded first: it clears the tray of farmers for the others."""
    move = max(evaluation.legal, key=lambda move: evaluation.board.armies[move - REVOLT])
    notes = notebook()
    if notes is not None:
        revolt_remark(notes, evaluation.board.armies, evaluation.legal, move)
    return move
