"""The ninja, phases A to C, and the battles."""

from __future__ import annotations

from bakufu.bots.ikusa.easy.mind import CHEAPEST, DARE, GO_ON_WITH, WORTH, EasyMind
from bakufu.games.ikusa.codes import (
    army_of,
    battle_body,
    battle_origin,
    battle_target,
    body_of_army,
    clan_of_army,
    first_army,
    loss_body,
    loss_unit,
    pick_number,
    pick_unit,
    step_number,
    step_province,
)
from bakufu.games.ikusa.moves import (
    ADVANCE,
    ATTACK,
    CALL_OFF,
    DECLARE,
    END,
    FIGHT,
    HOLD,
    LOSE,
    PICK,
    REPEAT,
    REVENGE,
    STEP,
    STRIKE,
    WAIT,
)
from bakufu.games.ikusa.stages import (
    TAKE_REVENGE,
)
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import (
    BODY,
    DAIMYO,
)


def threat(mind: EasyMind, k: int) -> float:
    """How much an enemy army is worth killing the daimyo of: alone he is out at once."""
    board = mind.board
    units = sum(board.army[k * BODY : k * BODY + BODY])
    return board.provinces[clan_of_army(k)] + units + (20 if units == 0 else 0)


def send_ninja(mind: EasyMind) -> int:
    base = REVENGE if mind.board.decision == TAKE_REVENGE else STRIKE
    return mind.best(lambda move: -1 if HOLD <= move < HOLD + 3 else threat(mind, move - base))


def move_armies(mind: EasyMind) -> int:
    """Phase A: take units along, and go to where the enemy is."""
    board = mind.board

    def worth(move: int) -> float:
        if move == END:
            return 0
        if STRIKE <= move < STRIKE + 15:
            return 0.5
        if move >= PICK:
            number, unit = pick_number(move - PICK), pick_unit(move - PICK)
            here = board.army_at[army_of(mind.me, number)]
            return 2 + WORTH[unit] / 10 if mind.force(here) > 1 else -1
        number, target = step_number(move - STEP), step_province(move - STEP)
        here = board.army_at[army_of(mind.me, number)]
        return 1 if mind.front(target) < mind.front(here) else -1

    return mind.best(worth)


def declare(mind: EasyMind) -> int:
    """The best of the good attacks; a provincial force risks its province and wants more."""

    def worth(move: int) -> float:
        if move <= END:
            return 0.01 if move == END else 0
        code = move - DECLARE
        origin, body, target = battle_origin(code), battle_body(code), battle_target(code)
        if mind.board.owner[target] == NOBODY:
            return -1
        dare = DARE if body else DARE + 0.1
        return mind.win(origin, body, target) - dare

    return mind.best(worth)


def take_losses(mind: EasyMind) -> int:
    if loss_unit(mind.legal[0] - LOSE) == DAIMYO:  # one of two daimyos who stand together
        first = first_army(mind.me) - 1
        return min(mind.legal, key=lambda move: mind.board.levels[first + loss_body(move - LOSE)])
    return min(mind.legal, key=lambda move: (CHEAPEST.index(loss_unit(move - LOSE)), move))


def stop_or_repeat(mind: EasyMind) -> int:
    board = mind.board
    return REPEAT if mind.win(board.origin, board.body, board.at) > GO_ON_WITH else CALL_OFF


def after_battle(mind: EasyMind) -> int:
    board = mind.board
    here = board.army_at[board.series]
    body = body_of_army(board.series)

    def worth(move: int) -> float:
        if move == WAIT:
            return 0
        if move >= FIGHT:  # a provincial force, who may as well fight when the army is done
            return -1
        if move == ADVANCE:
            return 0.2
        target = move - ATTACK
        if board.owner[target] == NOBODY:
            return 0.1 if board.levels[board.series] - board.attacks > 1 else -1
        return mind.win(here, body, target) - DARE

    return mind.best(worth)
