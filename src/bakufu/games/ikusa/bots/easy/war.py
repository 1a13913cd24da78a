"""The ninja, phases A to C, and the battles."""

from __future__ import annotations

from bakufu.bots.notes import Facts, Remark, remark
from bakufu.games.ikusa.bots.easy.evaluation import (
    ATTACK_ABOVE,
    CHEAPEST,
    CONTINUE_ABOVE,
    WORTH,
    EasyEvaluation,
)
from bakufu.games.ikusa.codes import (
    army_of,
    battle_parts,
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
    DRAW_DICE,
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


def threat(evaluation: EasyEvaluation, army: Army) -> float:
    """How much an enemy army is worth killing the daimyo of: alone he is out at once."""
    board = evaluation.board
    units = sum(board.army_units[army * BODY : army * BODY + BODY])
    return board.provinces[clan_of_army(army)] + units + (20 if units == 0 else 0)


def draw_dice(evaluation: EasyEvaluation) -> int:
    remark("draw-dice")
    return DRAW_DICE


def send_ninja(evaluation: EasyEvaluation) -> int:
    base = REVENGE if evaluation.board.decision == TAKE_REVENGE else STRIKE

    def say(move: Move) -> Remark:
        if HOLD <= move < HOLD + 3:
            return Remark("ninja-no-target")
        army = move - base
        units = sum(evaluation.board.army_units[army * BODY : army * BODY + BODY])
        clan = clan_of_army(army)
        facts: Facts = {
            "daimyo": ARMIES[army],
            "clan": CLANS[clan],
            "count": evaluation.board.provinces[clan],
        }
        return Remark("easy-strike-alone" if units == 0 else "easy-strike", {**facts, "number": units})

    return evaluation.best_move(
        lambda move: -1 if HOLD <= move < HOLD + 3 else threat(evaluation, move - base), say
    )


def move_armies(evaluation: EasyEvaluation) -> int:
    """Phase A: take units along, and go to where the enemy is."""
    board = evaluation.board

    def value(move: Move) -> float:
        if move == END:
            return 0
        if STRIKE <= move < STRIKE + 15:
            return 0.5
        if move >= PICK:
            number, unit = pick_number(move - PICK), pick_unit(move - PICK)
            here = board.army_at[army_of(evaluation.clan, number)]
            return 2 + WORTH[unit] / 10 if evaluation.force(here) > 1 else -1
        number, target = step_number(move - STEP), step_province(move - STEP)
        here = board.army_at[army_of(evaluation.clan, number)]
        return 1 if evaluation.front(target) < evaluation.front(here) else -1

    def say(move: Move) -> Remark:
        if move == END:
            return Remark("easy-armies-end")
        if STRIKE <= move < STRIKE + 15:
            return Remark("easy-strike-now")
        if move >= PICK:
            return Remark("easy-pick-spare")
        number, target = step_number(move - STEP), step_province(move - STEP)
        here = board.army_at[army_of(evaluation.clan, number)]
        if evaluation.front(target) >= evaluation.front(here):
            return Remark("easy-must-step")
        steps: Facts = {"from": evaluation.front(here), "to": evaluation.front(target)}
        return Remark("easy-to-border", {"origin": PROVINCES[here], "target": PROVINCES[target], **steps})

    return evaluation.best_move(value, say)


def declare(evaluation: EasyEvaluation) -> int:
    """The best of the good attacks; a provincial force risks its province and wants more."""

    def value(move: Move) -> float:
        if move <= END:
            return 0.01 if move == END else 0
        code = move - DECLARE
        origin, body, target = battle_parts(code)
        if evaluation.board.owner[target] == NOBODY:
            return -1
        dare = ATTACK_ABOVE if body else ATTACK_ABOVE + 0.1
        return evaluation.noisy_win_chance(origin, body, target) - dare

    def say(move: Move) -> Remark:
        army, force = round(100 * ATTACK_ABOVE), round(100 * ATTACK_ABOVE) + 10
        if move < DECLARE:
            return Remark("easy-no-attack", {"army-least": army, "force-least": force})
        code = move - DECLARE
        origin, body, target = battle_parts(code)
        facts: Facts = {"target": PROVINCES[target], "win": evaluation.guess(origin, body, target)}
        return Remark("easy-attack", {**facts, "least": army if body else force})

    return evaluation.best_move(value, say)


def take_losses(evaluation: EasyEvaluation) -> int:
    remark("lose-daimyo" if loss_unit(evaluation.legal[0] - LOSE) == DAIMYO else "easy-lose")
    if loss_unit(evaluation.legal[0] - LOSE) == DAIMYO:  # one of two daimyos who stand together
        first = first_army(evaluation.clan) - 1
        return min(evaluation.legal, key=lambda move: evaluation.board.levels[first + loss_body(move - LOSE)])
    return min(evaluation.legal, key=lambda move: (CHEAPEST.index(loss_unit(move - LOSE)), move))


def stop_or_repeat(evaluation: EasyEvaluation) -> int:
    board = evaluation.board
    goes_on = evaluation.noisy_win_chance(board.origin, board.body, board.battle_province) > CONTINUE_ABOVE
    guess = evaluation.guess(board.origin, board.body, board.battle_province)
    remark("easy-fight-on" if goes_on else "easy-call-off", win=guess, least=round(100 * CONTINUE_ABOVE))
    return REPEAT if goes_on else CALL_OFF


def after_battle(evaluation: EasyEvaluation) -> int:
    board = evaluation.board
    here = board.army_at[board.attacking_army]
    body = body_of_army(board.attacking_army)

    def value(move: Move) -> float:
        if move == WAIT:
            return 0
        if move >= FIGHT:  # a provincial force, who may as well fight when the army is done
            return -1
        if move == ADVANCE:
            return 0.2
        target = move - ATTACK
        if board.owner[target] == NOBODY:
            return 0.1 if board.levels[board.attacking_army] - board.attacks > 1 else -1
        return evaluation.noisy_win_chance(here, body, target) - ATTACK_ABOVE

    def say(move: Move) -> Remark:
        if move == WAIT:
            return Remark("easy-wait", {"least": round(100 * ATTACK_ABOVE)})
        if move >= FIGHT:
            return Remark("force-first", {"target": PROVINCES[battle_target(move - FIGHT)]})
        if move == ADVANCE:
            return Remark("easy-advance")
        target = move - ATTACK
        if board.owner[target] == NOBODY:
            return Remark("open-road", {"target": PROVINCES[target]})
        facts: Facts = {"target": PROVINCES[target], "win": evaluation.guess(here, body, target)}
        return Remark("easy-attack", {**facts, "least": round(100 * ATTACK_ABOVE)})

    return evaluation.best_move(value, say)
