"""The ninja, phases A to C, and the battles."""

from __future__ import annotations

from bakufu.bots.notes import Facts, Remark, remark
from bakufu.games.ikusa.bots.easy.mind import CHEAPEST, DARE, GO_ON_WITH, WORTH, EasyMind
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
from bakufu.games.ikusa.ids import Army, Move
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
    ARMIES,
    BODY,
    CLANS,
    DAIMYO,
    PROVINCES,
)


def threat(mind: EasyMind, army: Army) -> float:
    """How much an enemy army is worth killing the daimyo of: alone he is out at once."""
    board = mind.board
    units = sum(board.army[army * BODY : army * BODY + BODY])
    return board.provinces[clan_of_army(army)] + units + (20 if units == 0 else 0)


def send_ninja(mind: EasyMind) -> int:
    base = REVENGE if mind.board.decision == TAKE_REVENGE else STRIKE

    def say(move: Move) -> Remark:
        if HOLD <= move < HOLD + 3:
            return Remark("ninja-no-target")
        army = move - base
        units = sum(mind.board.army[army * BODY : army * BODY + BODY])
        clan = clan_of_army(army)
        facts: Facts = {"daimyo": ARMIES[army], "clan": CLANS[clan], "count": mind.board.provinces[clan]}
        return Remark("easy-strike-alone" if units == 0 else "easy-strike", {**facts, "number": units})

    return mind.best(lambda move: -1 if HOLD <= move < HOLD + 3 else threat(mind, move - base), say)


def move_armies(mind: EasyMind) -> int:
    """Phase A: take units along, and go to where the enemy is."""
    board = mind.board

    def worth(move: Move) -> float:
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

    def say(move: Move) -> Remark:
        if move == END:
            return Remark("easy-armies-end")
        if STRIKE <= move < STRIKE + 15:
            return Remark("easy-strike-now")
        if move >= PICK:
            return Remark("easy-pick-spare")
        number, target = step_number(move - STEP), step_province(move - STEP)
        here = board.army_at[army_of(mind.me, number)]
        if mind.front(target) >= mind.front(here):
            return Remark("easy-must-step")
        steps: Facts = {"from": mind.front(here), "to": mind.front(target)}
        return Remark("easy-to-border", {"origin": PROVINCES[here], "target": PROVINCES[target], **steps})

    return mind.best(worth, say)


def declare(mind: EasyMind) -> int:
    """The best of the good attacks; a provincial force risks its province and wants more."""

    def worth(move: Move) -> float:
        if move <= END:
            return 0.01 if move == END else 0
        code = move - DECLARE
        origin, body, target = battle_origin(code), battle_body(code), battle_target(code)
        if mind.board.owner[target] == NOBODY:
            return -1
        dare = DARE if body else DARE + 0.1
        return mind.win(origin, body, target) - dare

    def say(move: Move) -> Remark:
        army, force = round(100 * DARE), round(100 * DARE) + 10
        if move < DECLARE:
            return Remark("easy-no-attack", {"army-least": army, "force-least": force})
        code = move - DECLARE
        origin, body, target = battle_origin(code), battle_body(code), battle_target(code)
        facts: Facts = {"target": PROVINCES[target], "win": mind.guess(origin, body, target)}
        return Remark("easy-attack", {**facts, "least": army if body else force})

    return mind.best(worth, say)


def take_losses(mind: EasyMind) -> int:
    remark("lose-daimyo" if loss_unit(mind.legal[0] - LOSE) == DAIMYO else "easy-lose")
    if loss_unit(mind.legal[0] - LOSE) == DAIMYO:  # one of two daimyos who stand together
        first = first_army(mind.me) - 1
        return min(mind.legal, key=lambda move: mind.board.levels[first + loss_body(move - LOSE)])
    return min(mind.legal, key=lambda move: (CHEAPEST.index(loss_unit(move - LOSE)), move))


def stop_or_repeat(mind: EasyMind) -> int:
    board = mind.board
    goes_on = mind.win(board.origin, board.body, board.at) > GO_ON_WITH
    guess = mind.guess(board.origin, board.body, board.at)
    remark("easy-fight-on" if goes_on else "easy-call-off", win=guess, least=round(100 * GO_ON_WITH))
    return REPEAT if goes_on else CALL_OFF


def after_battle(mind: EasyMind) -> int:
    board = mind.board
    here = board.army_at[board.series]
    body = body_of_army(board.series)

    def worth(move: Move) -> float:
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

    def say(move: Move) -> Remark:
        if move == WAIT:
            return Remark("easy-wait", {"least": round(100 * DARE)})
        if move >= FIGHT:
            return Remark("force-first", {"target": PROVINCES[battle_target(move - FIGHT)]})
        if move == ADVANCE:
            return Remark("easy-advance")
        target = move - ATTACK
        if board.owner[target] == NOBODY:
            return Remark("open-road", {"target": PROVINCES[target]})
        facts: Facts = {"target": PROVINCES[target], "win": mind.guess(here, body, target)}
        return Remark("easy-attack", {**facts, "least": round(100 * DARE)})

    return mind.best(worth, say)
