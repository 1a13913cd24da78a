"""The table of decisions: what a seat is asked, by which rule, its legal moves and their effect.

A new decision is a number in `stages` and a row here; an explanation of what is refused is in `refusals`.
"""

from __future__ import annotations

from typing import Final

from bakufu.engine.decisions import Apply, DecisionRow, Legal, no_answer, nothing_asked
from bakufu.games.shogun.ids import Decision
from bakufu.games.shogun.modules import chambers, court, favors, leaders, samurai
from bakufu.games.shogun.phases import actions, auction, battle, draft, planning, winter
from bakufu.games.shogun.stages import (
    APPLY_FAVOR,
    BATTLE_MOVE,
    CANCEL_EVENT,
    CHOOSE_REVOLT,
    DEPLOY_SIX,
    DRAFT_GROUP,
    DRAFT_LEADER,
    DRAFT_TAKE,
    ENTER_TOWER,
    EXCHANGE_MARKER,
    EXTRA_ATTACK,
    EXTRA_DEFENSE,
    GAME_OVER,
    GO_ON,
    LEAVE_STATUE,
    MOVE_LEADER,
    MOVE_ON,
    PLACE_LEADER,
    PLAN_CARD,
    TAKE_BENEFIT,
    TAKE_FAVOR,
    TAKE_SPECIAL,
)
from bakufu.games.shogun.state import State

TABLE: Final[dict[Decision, DecisionRow[State]]] = {
    GO_ON: DecisionRow("go_on", "", (), nothing_asked, no_answer),
    DRAFT_TAKE: DecisionRow("draft_take", "S-DRAFT-04", ("draft", "cycle"), draft.legal_takes, draft.take),
    DRAFT_GROUP: DecisionRow("draft_group", "S-DRAFT-05", ("group",), draft.legal_groups, draft.send_group),
    PLAN_CARD: DecisionRow("plan", "S-PLAN-04", ("plan",), planning.legal_cards, planning.place),
    TAKE_SPECIAL: DecisionRow(
        "take_special", "S-ORDER-04", ("take",), auction.legal_specials, auction.take_special
    ),
    DEPLOY_SIX: DecisionRow(
        "deploy_six", "S-SPEC-05", ("deploy",), actions.legal_deployments, actions.deploy
    ),
    MOVE_ON: DecisionRow("move_on", "S-DEPLOY-03", ("stay", "move"), actions.legal_marches, actions.march),
    BATTLE_MOVE: DecisionRow(
        "battle_move", "S-MOVE-08", ("move", "attack", "pass"), actions.legal_marches, actions.march
    ),
    EXTRA_ATTACK: DecisionRow(
        "extra_attack", "S-SPEC-06", ("extra",), battle.legal_extras, battle.answer_attacker
    ),
    EXTRA_DEFENSE: DecisionRow(
        "extra_defense", "S-SPEC-07", ("extra",), battle.legal_extras, battle.answer_defender
    ),
    CHOOSE_REVOLT: DecisionRow("choose_revolt", "S-WIN-05", ("revolt",), winter.legal_revolts, winter.choose),
    ENTER_TOWER: DecisionRow("enter_tower", "S-TOWER-02", ("tower",), battle.legal_entries, battle.enter),
    GAME_OVER: DecisionRow("game_over", "", (), nothing_asked, no_answer),
    # Of the modules.
    DRAFT_LEADER: DecisionRow(
        "draft_leader", "S-ML-03", ("decline", "leader"), leaders.legal_claims, leaders.answer_claim
    ),
    PLACE_LEADER: DecisionRow(
        "place_leader", "S-ML-02", ("leader",), leaders.legal_places, leaders.answer_place
    ),
    TAKE_BENEFIT: DecisionRow(
        "take_benefit", "S-SA-02", ("decline", "benefit"), samurai.legal_benefits, samurai.take
    ),
    TAKE_FAVOR: DecisionRow("take_favor", "S-TC-16", ("decline", "favor"), court.legal_favors, court.take),
    CANCEL_EVENT: DecisionRow(
        "cancel_event", "S-TC-20", ("decline", "cancel"), favors.legal_cancels, favors.answer_cancel
    ),
    APPLY_FAVOR: DecisionRow(
        "apply_favor", "S-TC-18", ("apply",), favors.legal_provinces, favors.answer_province
    ),
    EXCHANGE_MARKER: DecisionRow(
        "exchange_marker", "S-CH-04", ("decline", "exchange"), chambers.legal_exchanges, chambers.exchange
    ),
    MOVE_LEADER: DecisionRow("move_leader", "S-ML-06", ("leader",), leaders.legal_moves, leaders.answer_move),
    LEAVE_STATUE: DecisionRow(
        "leave_statue", "S-ML-07", ("statue",), leaders.legal_statues, leaders.answer_statue
    ),
}

# The same by index, which is quicker.
DECISIONS: Final[list[str]] = [TABLE[number].name for number in range(len(TABLE))]
LEGAL: Final[list[Legal[State]]] = [TABLE[number].legal for number in range(len(TABLE))]
APPLY: Final[list[Apply[State]]] = [TABLE[number].apply for number in range(len(TABLE))]
