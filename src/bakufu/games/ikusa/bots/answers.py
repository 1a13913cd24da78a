"""Dispatch of each decision to the function that answers it."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.games.ikusa.bots import army_moves, assassin, final, opening, planning, war
from bakufu.games.ikusa.bots.evaluation import Evaluation
from bakufu.games.ikusa.ids import Decision
from bakufu.games.ikusa.moves import DRAW_DICE
from bakufu.games.ikusa.stages import (
    ABSORB_UNITS,
    ADD_SPEARMEN,
    AFTER_BATTLE,
    ASSIGN_UNIT,
    BUILD_SITE,
    BUY_UNIT,
    CHOOSE_PARTY,
    CLAIM_PROVINCE,
    DECLARE_BATTLE,
    DEPLOY_RONIN,
    ENTER_DICE,
    FILL_BIN,
    FINAL_ARMIES,
    FINAL_FORCES,
    MOVE_ARMIES,
    NAME_SUCCESSOR,
    PICK_BATTLE,
    PLACE_ARMY,
    PLACE_RECOVERED,
    PLACE_UNIT,
    SEND_NINJA,
    SEND_SPY,
    SETTLE_TIE,
    SPLIT_PILE,
    STOP_OR_REPEAT,
    TAKE_LOSSES,
    TAKE_MARKER,
    TAKE_REVENGE,
)


def answer(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """The move that the bot with this evaluation makes."""
    decision = evaluation.state.decision
    if decision in (MOVE_ARMIES, DECLARE_BATTLE, FINAL_ARMIES, FINAL_FORCES):
        return _at_war(evaluation, decision, legal)
    if decision == TAKE_LOSSES:
        return war.take_losses(evaluation, legal)
    if decision == CHOOSE_PARTY:
        return final.choose_party(evaluation, legal)
    if decision == STOP_OR_REPEAT:
        return war.stop_or_repeat(evaluation)
    if decision == PICK_BATTLE:
        return war.pick_battle(evaluation, legal)
    if decision == AFTER_BATTLE:
        return war.after_battle(evaluation, legal)
    if decision == FILL_BIN:
        return planning.fill_bin(evaluation, legal)
    if decision == BUY_UNIT:
        return planning.buy_unit(evaluation, legal)
    if decision == PLACE_UNIT:
        return planning.place_unit(evaluation, legal)
    if decision == DEPLOY_RONIN:
        return planning.deploy(evaluation, legal)
    if decision == TAKE_MARKER:
        return planning.take_marker(evaluation, legal)
    if decision == BUILD_SITE:
        return planning.build_site(evaluation, legal)
    if decision == ENTER_DICE:
        return DRAW_DICE
    return _rarely(evaluation, decision, legal)


def _at_war(evaluation: Evaluation, decision: Decision, legal: Sequence[int]) -> int:
    if evaluation.state.ninja == evaluation.clan:
        struck = assassin.strike_in_own_phase(evaluation, legal)
        if struck >= 0:
            return struck
    if decision == MOVE_ARMIES:
        return army_moves.move_armies(evaluation, legal)
    if decision == DECLARE_BATTLE:
        return war.declare(evaluation, legal)
    if decision == FINAL_ARMIES:
        return final.final_armies(evaluation, legal)
    return final.final_forces(evaluation, legal)


def _rarely(evaluation: Evaluation, decision: Decision, legal: Sequence[int]) -> int:
    if decision == SEND_NINJA:
        return assassin.choose_strike(evaluation, legal)
    if decision == TAKE_REVENGE:
        return assassin.revenge(evaluation, legal)
    if decision == SETTLE_TIE:
        return planning.settle_tie(evaluation, legal)
    if decision == SEND_SPY:
        return planning.send_spy(evaluation, legal)
    if decision == ADD_SPEARMEN:
        return opening.reinforce(evaluation, legal)
    if decision == PLACE_ARMY:
        return opening.muster(evaluation, legal)
    if decision == CLAIM_PROVINCE:
        return opening.claim(evaluation, legal)
    if decision == ASSIGN_UNIT:
        return opening.assign(evaluation, legal)
    if decision == SPLIT_PILE:
        return opening.split_pile(evaluation, legal)
    if decision == NAME_SUCCESSOR:
        return opening.successor(evaluation, legal)
    if decision == PLACE_RECOVERED:
        return opening.recover(evaluation, legal)
    if decision == ABSORB_UNITS:
        return opening.absorb(evaluation, legal)
    return legal[0]
