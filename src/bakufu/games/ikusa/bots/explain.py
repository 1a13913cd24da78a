"""Why the levels `normal` and `hard` prefer a move: the terms of their own values, and their rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bakufu.bots.notes import PROVINCES as IN_PROVINCES
from bakufu.bots.notes import SCORE, Notes, Remark
from bakufu.games.ikusa.bots import explain_parts as parts_of
from bakufu.games.ikusa.bots.evaluation import RULED_OUT, Evaluation
from bakufu.games.ikusa.bots.explain_rules import RULES
from bakufu.games.ikusa.bots.explain_war import explain_battle, explain_march
from bakufu.games.ikusa.bots.planning import wall
from bakufu.games.ikusa.bots.strength import WALL_HIT
from bakufu.games.ikusa.codes import (
    march_unit,
    pick_unit,
    site_building,
    site_province,
)
from bakufu.games.ikusa.ids import Move
from bakufu.games.ikusa.moves import BUILD, END, HOLD, MARCH, PICK, REPEAT, REVENGE, STRIKE, WAIT
from bakufu.games.ikusa.stages import (
    ADD_SPEARMEN,
    AFTER_BATTLE,
    BUILD_SITE,
    CLAIM_PROVINCE,
    DECLARE_BATTLE,
    DEPLOY_RONIN,
    FINAL_ARMIES,
    FINAL_FORCES,
    MOVE_ARMIES,
    PLACE_ARMY,
    PLACE_RECOVERED,
    PLACE_UNIT,
    SEND_NINJA,
    SPLIT_PILE,
    STOP_OR_REPEAT,
)
from bakufu.games.ikusa.tables import BONUS, PROVINCES, RONIN

# Worths that are only compared: neighbours, counted with weights.
COMPARED: Final = (ADD_SPEARMEN, PLACE_ARMY, CLAIM_PROVINCE, SPLIT_PILE, PLACE_RECOVERED)
PARTS: Final[dict[int, Callable[[Evaluation, int], dict[str, float]]]] = {
    ADD_SPEARMEN: parts_of.reinforce,
    PLACE_ARMY: parts_of.muster,
    CLAIM_PROVINCE: parts_of.claim,
    PLACE_RECOVERED: parts_of.recover,
    PLACE_UNIT: parts_of.place_unit,
    DEPLOY_RONIN: parts_of.deploy,
}
# To do nothing: what anything else must bring.
IDLE: Final[dict[int, float]] = {DECLARE_BATTLE: 0.05, FINAL_ARMIES: 0.08, FINAL_FORCES: 0.02}
EQUAL: Final = 1e-6


def explain(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move, usual: Move) -> None:
    """Note why the bot with this evaluation, which has rated its moves, prefers its answer.

    `usual`: what it would do without simulations.
    """
    decision = evaluation.state.decision
    if decision in RULES:
        RULES[decision](notes, evaluation, legal, move)
    elif STRIKE <= move < REPEAT or decision == SEND_NINJA:
        _ninja(notes, evaluation, legal, move)
    elif decision == MOVE_ARMIES:
        explain_march(notes, evaluation, legal, move, usual)
    else:
        _rated(notes, evaluation, legal, move)
    _simulated(notes, move, usual)


def _rated(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    decision = evaluation.state.decision
    rated = dict(evaluation.rated or {})
    if decision in IDLE:
        rated.pop(END, None)
        if move == END:
            rated[END] = IDLE[decision]
    notes.unit = SCORE if decision in COMPARED else IN_PROVINCES
    notes.values = {other: value for other, value in rated.items() if value > RULED_OUT / 2}
    if move in (END, WAIT):
        notes.idle = True
    elif decision == SPLIT_PILE:
        notes.parts = parts_of.split_pile(evaluation, move, list(legal))
    elif decision in PARTS:
        notes.parts = PARTS[decision](evaluation, move)
    elif decision == BUILD_SITE:
        _build(notes, evaluation, move)
    elif decision == FINAL_ARMIES:
        _final_armies(notes, evaluation, legal, move)
    elif decision == FINAL_FORCES:
        _final_forces(notes, evaluation, move)
    if decision in (DECLARE_BATTLE, AFTER_BATTLE, STOP_OR_REPEAT):
        explain_battle(notes, evaluation, legal, move)


def _build(notes: Notes, evaluation: Evaluation, move: Move) -> None:
    """The danger before and after."""
    province, building = site_province(move - BUILD), site_building(move - BUILD)
    units, hits = evaluation.units[province], evaluation.hits[province]
    more = BONUS[building] - BONUS[building - 1]
    harder = WALL_HIT[building] - (WALL_HIT[building - 1] if building > 1 else 0.0)
    notes.parts = {"safety": wall(evaluation, province, building)}
    notes.remarks.append(
        Remark(
            "build",
            {
                "province": PROVINCES[province],
                "before": round(100 * evaluation.risk(province, units, hits)),
                "after": round(100 * evaluation.risk(province, units + more, hits + harder)),
            },
        )
    )


def _final_armies(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    if PICK <= move < PICK + 24 and pick_unit(move - PICK) == RONIN:
        notes.unit, notes.values = "", {}
        notes.remarks.append(Remark("ronin-along"))
    elif move in notes.values:
        notes.parts = parts_of.final_armies(evaluation, move)
        if END not in legal:
            notes.remarks.append(Remark("must-part"))


def _final_forces(notes: Notes, evaluation: Evaluation, move: Move) -> None:
    if march_unit(move - MARCH) == RONIN:
        notes.unit, notes.values = "", {}
        notes.remarks.append(Remark("ronin-march"))
    else:
        notes.parts = parts_of.final_forces(evaluation, move)


def _ninja(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    """A strike, or to wait for a better one."""
    rated = {one: value for one, value in (evaluation.rated or {}).items() if one != HOLD and one in legal}
    strikes = {one: value for one, value in rated.items() if STRIKE <= one < REPEAT}
    notes.unit, notes.values = IN_PROVINCES, strikes
    if STRIKE <= move < REPEAT:
        base = REVENGE if move >= REVENGE else STRIKE
        notes.parts = parts_of.strike(evaluation, move - base)
        return
    notes.unit, notes.values = "", {}
    best = max(strikes, key=lambda one: strikes[one], default=-1)
    if best < 0 or strikes[best] <= 0:
        notes.remarks.append(Remark("ninja-no-target"))
    else:
        facts = {"move": best, "value": strikes[best], "least": evaluation.weights.strike}
        notes.remarks.append(Remark("ninja-waits", {**facts}))


def _simulated(notes: Notes, move: Move, usual: Move) -> None:
    """Where simulations overruled the first estimate, or did not speak clearly enough for another move."""
    simulated = notes.simulated
    if simulated is None:
        return
    if move != usual:
        notes.remarks = [one for one in notes.remarks if not one.name.startswith(("army-", "ninja-"))]
        notes.despite = Remark("simulated", {"move": usual, "gap": -simulated.gaps.get(usual, 0.0)})
        return
    ahead = max(simulated.gaps, key=lambda other: simulated.gaps[other], default=move)
    if simulated.gaps.get(ahead, 0.0) > EQUAL:
        notes.despite = Remark("not-clear", {"move": ahead, "gap": simulated.gaps[ahead]})
