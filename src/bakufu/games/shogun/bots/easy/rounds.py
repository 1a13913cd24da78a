"""The round: special cards, marches, extra armies, revolts."""

from __future__ import annotations

from math import exp
from random import Random

from bakufu.bots.notes import POINTS, note, notebook, remark
from bakufu.games.shogun.bots.easy.mind import ARMY, CHEST, NEEDED_RICE, EasyMind
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


def take_special(mind: EasyMind, rng: Random) -> int:
    board = mind.board
    own = board.plans[mind.me] or []
    orders = [space for space, card in enumerate(own) if card < CHEST_CARD]
    threatened = sum(mind.risk(p, board.armies[p]) for p in mind.mine)
    worths = {
        SPECIAL_CHEST: CHEST if TAXES in orders else 0.0,
        SPECIAL_RICE: NEEDED_RICE if RICE in orders else 0.0,
        SPECIAL_SIX: 1.5 * ARMY if DEPLOY_5 in orders else 0.0,
        SPECIAL_ATTACK: 0.35 * sum(space in orders for space in (BATTLE_A, BATTLE_B)),
        SPECIAL_DEFENSE: 0.15 * threatened,
    }
    move = max(mind.legal, key=lambda move: worths[move - TAKE])
    notes = notebook()
    if notes is not None:
        note(POINTS, {move: worths[move - TAKE] for move in mind.legal})
        notes.parts = {special_part(move - TAKE): worths[move - TAKE]}
    return move


def deploy_six(mind: EasyMind, rng: Random) -> int:
    remark("deploy-six")
    return max(mind.legal) if mind.board.supply[mind.me] else DEPLOY


def march(mind: EasyMind, rng: Random) -> int:
    """The best of staying, moving to a province in danger, and attacking."""
    seeming = {move: _march_worth(mind, move) * exp(mind.mood()) for move in mind.legal}
    chosen = max(mind.legal, key=lambda move: seeming[move])
    notes = notebook()
    if notes is not None:
        note(POINTS, seeming)
        notes.parts = _march_parts(mind, chosen)
        notes.parts["error"] = seeming[chosen] - sum(notes.parts.values())
        notes.idle = chosen < MOVE
        if chosen >= ATTACK:
            target, armies = march_target(chosen - ATTACK), march_armies(chosen - ATTACK)
            notes.win = mind.attack_wins(mind.me, armies, target)
    return chosen


def _march_parts(mind: EasyMind, move: Move) -> dict[str, float]:
    """The terms of `_march_worth`, without the error."""
    board = mind.board
    if move < MOVE:
        return {}
    code = move - (ATTACK if move >= ATTACK else MOVE)
    target, armies = march_target(code), march_armies(code)
    left = board.armies[board.origin] - armies
    home = mind.danger(board.origin, left + armies) - mind.danger(board.origin, left)
    if move < ATTACK:
        there = board.armies[target]
        safer = mind.danger(target, there) - mind.danger(target, there + armies)
        return {"safety": safer, "home": home, "effort": -0.001 * armies}
    win = mind.attack_wins(mind.me, armies, target)
    land = win * mind.province(target)
    return {
        "land": land,
        "rival": 0.25 * land if board.owner[target] != NEUTRAL else 0.0,
        "hunger": -win * NEEDED_RICE * 0.5 if mind.rice_needed > 0 else 0.0,
        "losses": -(1 - win) * armies * ARMY * 1.5,
        "home": 0.5 * home,
    }


def _march_worth(mind: EasyMind, move: Move) -> float:
    board = mind.board
    origin = board.origin
    if move < MOVE:
        return 0.0
    code = move - (ATTACK if move >= ATTACK else MOVE)
    target, armies = march_target(code), march_armies(code)
    left = board.armies[origin] - armies
    if move >= ATTACK:
        return mind.attack(origin, armies, target, left)
    there = board.armies[target]
    safer = mind.danger(origin, left + armies) + mind.danger(target, there)
    safer -= mind.danger(origin, left) + mind.danger(target, there + armies)
    return safer - 0.001 * armies  # without a reason nobody marches


def extra(mind: EasyMind, rng: Random) -> int:
    remark("extra")
    return EXTRA + 1


def choose_revolt(mind: EasyMind, rng: Random) -> int:
    """The best guarded first: it clears the tray of farmers for the others."""
    move = max(mind.legal, key=lambda move: mind.board.armies[move - REVOLT])
    notes = notebook()
    if notes is not None:
        revolt_remark(notes, mind.board.armies, mind.legal, move)
    return move
