"""Phase D and after: what lies empty is taken, and units follow to the border."""

from __future__ import annotations

from bakufu.bots.notes import Facts, Remark, remark
from bakufu.games.ikusa.bots.easy.evaluation import CHEAPEST, WORTH, EasyEvaluation
from bakufu.games.ikusa.codes import (
    army_of,
    march_origin,
    march_target,
    march_unit,
    pick_number,
    pick_unit,
    step_number,
    step_province,
)
from bakufu.games.ikusa.ids import Move, Province
from bakufu.games.ikusa.moves import (
    DONE,
    END,
    GO,
    LEAVE,
    MARCH,
    PICK,
    SPLIT_OFF,
    STEP,
    SUCCESSOR,
)
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import (
    BODY,
    FIGURES,
    PROVINCES,
    RONIN,
)


def choose_party(evaluation: EasyEvaluation) -> int:
    """One unit, the cheapest, is enough to hold a province."""
    remark("easy-party")
    if GO in evaluation.legal:
        return GO
    return min(evaluation.legal, key=lambda move: CHEAPEST.index(move - LEAVE))


def final_armies(evaluation: EasyEvaluation) -> int:
    """Take what lies empty, rather with a part than with the whole army."""
    board = evaluation.board

    def value(move: Move) -> float:
        if move <= END:
            return 0
        if move >= PICK:
            return _move_value(evaluation, move)
        base = SPLIT_OFF if move >= SPLIT_OFF else STEP
        number, target = step_number(move - base), step_province(move - base)
        army = army_of(evaluation.clan, number)
        units = sum(board.army_units[army * BODY : army * BODY + FIGURES])
        if base == SPLIT_OFF:
            return 3 if units > 3 else 1
        if board.owner[target] == NOBODY:
            return 2 if units > 1 or evaluation.force(board.army_at[army]) else -1
        return -1

    def say(move: Move) -> Remark:
        if move <= END:
            return Remark("easy-final-end")
        if move >= PICK:
            return Remark("easy-pick-spare")
        target = step_province(move - (SPLIT_OFF if move >= SPLIT_OFF else STEP))
        if board.owner[target] != NOBODY:
            return Remark("easy-must-step")
        return Remark("easy-take-empty", {"target": PROVINCES[target]})

    return evaluation.best_move(value, say)


def _move_value(evaluation: EasyEvaluation, move: Move) -> float:
    number, unit = pick_number(move - PICK), pick_unit(move - PICK)
    here = evaluation.board.army_at[army_of(evaluation.clan, number)]
    return 0.5 + WORTH[unit] / 10 if evaluation.force(here) > 1 else -1


def final_forces(evaluation: EasyEvaluation) -> int:
    """Into empty provinces; otherwise from the quiet inland towards the border."""
    board = evaluation.board
    fronts: dict[int, int] = {}

    def front(province: Province) -> int:
        if province not in fronts:
            fronts[province] = evaluation.front(province)
        return fronts[province]

    def value(move: Move) -> float:
        if move <= END:
            return 0
        code = move - MARCH
        origin, target, unit = march_origin(code), march_target(code), march_unit(code)
        if board.owner[target] == NOBODY:
            return 3 - WORTH[unit] / 10
        if unit == RONIN:
            return 0.5
        return 1 if front(target) < front(origin) and evaluation.force(origin) > 1 else -1

    def say(move: Move) -> Remark:
        if move <= END:
            return Remark("easy-final-end")
        code = move - MARCH
        origin, target = march_origin(code), march_target(code)
        if board.owner[target] == NOBODY:
            return Remark("easy-take-empty", {"target": PROVINCES[target]})
        if march_unit(code) == RONIN:
            return Remark("ronin-march")
        steps: Facts = {"from": front(origin), "to": front(target)}
        return Remark("easy-to-border", {"origin": PROVINCES[origin], "target": PROVINCES[target], **steps})

    return evaluation.best_move(value, say)


def successor(evaluation: EasyEvaluation) -> int:
    remark("successor")
    return min(evaluation.legal, key=lambda move: CHEAPEST.index(move - SUCCESSOR))


def absorb(evaluation: EasyEvaluation) -> int:
    board = evaluation.board
    here = board.army_at[board.party_army]
    remark("easy-absorb")
    return evaluation.legal[-1] if evaluation.force(here) > 1 else DONE
