"""Every question of the game, and who answers it."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.games.ikusa.bots import assassin, final, opening, planning, war
from bakufu.games.ikusa.bots.mind import Mind
from bakufu.games.ikusa.ids import Decision
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


def answer(mind: Mind, legal: Sequence[int]) -> int:
    """What this mind does."""
    decision = mind.state.decision
    if decision in (MOVE_ARMIES, DECLARE_BATTLE, FINAL_ARMIES, FINAL_FORCES):
        return _at_war(mind, decision, legal)
    if decision == TAKE_LOSSES:
        return war.take_losses(mind, legal)
    if decision == CHOOSE_PARTY:
        return final.choose_party(mind, legal)
    if decision == STOP_OR_REPEAT:
        return war.stop_or_repeat(mind)
    if decision == PICK_BATTLE:
        return war.pick_battle(mind, legal)
    if decision == AFTER_BATTLE:
        return war.after_battle(mind, legal)
    if decision == FILL_BIN:
        return planning.fill_bin(mind, legal)
    if decision == BUY_UNIT:
        return planning.buy_unit(mind, legal)
    if decision == PLACE_UNIT:
        return planning.place_unit(mind, legal)
    if decision == DEPLOY_RONIN:
        return planning.deploy(mind, legal)
    if decision == TAKE_MARKER:
        return planning.take_marker(mind, legal)
    if decision == BUILD_SITE:
        return planning.build_site(mind, legal)
    return _rarely(mind, decision, legal)


def _at_war(mind: Mind, decision: Decision, legal: Sequence[int]) -> int:
    if mind.state.ninja == mind.me:
        struck = assassin.in_passing(mind, legal)
        if struck >= 0:
            return struck
    if decision == MOVE_ARMIES:
        return war.move_armies(mind, legal)
    if decision == DECLARE_BATTLE:
        return war.declare(mind, legal)
    if decision == FINAL_ARMIES:
        return final.final_armies(mind, legal)
    return final.final_forces(mind, legal)


def _rarely(mind: Mind, decision: Decision, legal: Sequence[int]) -> int:
    if decision == SEND_NINJA:
        return assassin.send(mind, legal)
    if decision == TAKE_REVENGE:
        return assassin.revenge(mind, legal)
    if decision == SETTLE_TIE:
        return planning.settle_tie(mind, legal)
    if decision == SEND_SPY:
        return planning.send_spy(mind, legal)
    if decision == ADD_SPEARMEN:
        return opening.reinforce(mind, legal)
    if decision == PLACE_ARMY:
        return opening.muster(mind, legal)
    if decision == CLAIM_PROVINCE:
        return opening.claim(mind, legal)
    if decision == ASSIGN_UNIT:
        return opening.assign(mind, legal)
    if decision == SPLIT_PILE:
        return opening.split_pile(mind, legal)
    if decision == NAME_SUCCESSOR:
        return opening.successor(mind, legal)
    if decision == PLACE_RECOVERED:
        return opening.recover(mind, legal)
    if decision == ABSORB_UNITS:
        return opening.absorb(mind, legal)
    return legal[0]
