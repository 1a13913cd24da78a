"""The round: special cards, marches, extra armies, revolts."""

from __future__ import annotations

from math import exp
from random import Random

from bakufu.bots.notes import POINTS, note, note_habit
from bakufu.bots.shogun_simple.mind import ARMY, CHEST, NEEDED_RICE, SimpleMind
from bakufu.games.shogun.moves import ATTACK, DEPLOY, EXTRA, MOVE, REVOLT, TAKE
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


def take_special(mind: SimpleMind, rng: Random) -> int:
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
    note(POINTS, {move: worths[move - TAKE] for move in mind.legal})
    return max(mind.legal, key=lambda move: worths[move - TAKE])


def deploy_six(mind: SimpleMind, rng: Random) -> int:
    note_habit("deploy-six")
    return max(mind.legal) if mind.board.supply[mind.me] else DEPLOY


def march(mind: SimpleMind, rng: Random) -> int:
    """The best of staying, moving to a province in danger, and attacking."""
    seeming = {move: _march_worth(mind, move) * exp(mind.mood()) for move in mind.legal}
    note(POINTS, seeming)
    return max(mind.legal, key=lambda move: seeming[move])


def _march_worth(mind: SimpleMind, move: int) -> float:
    board = mind.board
    origin = board.origin
    if move < MOVE:
        return 0.0
    target, armies = divmod(move - (ATTACK if move >= ATTACK else MOVE), 64)
    left = board.armies[origin] - armies
    if move >= ATTACK:
        return mind.attack(origin, armies, target, left)
    there = board.armies[target]
    safer = mind.danger(origin, left + armies) + mind.danger(target, there)
    safer -= mind.danger(origin, left) + mind.danger(target, there + armies)
    return safer - 0.001 * armies  # without a reason nobody marches


def extra(mind: SimpleMind, rng: Random) -> int:
    note_habit("extra")
    return EXTRA + 1


def choose_revolt(mind: SimpleMind, rng: Random) -> int:
    """The best guarded first: it clears the tray of farmers for the others."""
    note_habit("revolt")
    return max(mind.legal, key=lambda move: mind.board.armies[move - REVOLT])
