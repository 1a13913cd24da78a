"""The table of decisions: what a clan is asked, by which rule, its legal moves and their effect.

A new decision is a number in `stages` and a row here; an explanation of what is refused is in `refusals`.
"""

from __future__ import annotations

from typing import Final

from bakufu.engine.decisions import Apply, DecisionRow, Legal, no_answer, nothing_asked
from bakufu.games.ikusa import losses, setup
from bakufu.games.ikusa.ids import Decision
from bakufu.games.ikusa.phases import (
    build,
    combat,
    dice,
    final,
    levy,
    march,
    ninja,
    order,
    plan,
    ronin,
    takeover,
    war,
)
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
    GAME_OVER,
    GO_ON,
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
from bakufu.games.ikusa.state import State

TABLE: Final[dict[Decision, DecisionRow[State]]] = {
    GO_ON: DecisionRow("go_on", "", (), nothing_asked, no_answer),
    SPLIT_PILE: DecisionRow("split_pile", "I-2P-02", ("split",), setup.legal_splits, setup.split),
    ADD_SPEARMEN: DecisionRow(
        "add_spearmen", "I-SET-08", ("reinforce",), setup.legal_reinforcements, setup.reinforce
    ),
    CLAIM_PROVINCE: DecisionRow("claim_province", "I-QP-03", ("claim",), setup.legal_claims, setup.claim),
    ASSIGN_UNIT: DecisionRow("assign_unit", "I-QP-06", ("assign",), setup.legal_assignments, setup.assign),
    PLACE_ARMY: DecisionRow("place_army", "I-SET-09", ("muster",), setup.legal_musters, setup.muster),
    NAME_SUCCESSOR: DecisionRow(
        "name_successor", "I-ASSN-05", ("successor",), plan.legal_successors, plan.name_successor
    ),
    FILL_BIN: DecisionRow("fill_bin", "I-PLAN-01", ("plan",), plan.legal_fillings, plan.fill),
    SEND_SPY: DecisionRow("send_spy", "I-SPY-02", ("spy", "decline"), plan.legal_spies, plan.spy),
    TAKE_MARKER: DecisionRow("take_marker", "I-ORDER-01", ("take",), order.legal_markers, order.take),
    BUILD_SITE: DecisionRow("build_site", "I-BUILD-01", ("build",), build.legal_sites, build.build),
    BUY_UNIT: DecisionRow("buy_unit", "I-LEVY-01", ("levy", "done"), levy.legal_purchases, levy.buy),
    PLACE_UNIT: DecisionRow("place_unit", "I-LEVY-05", ("place",), levy.legal_places, levy.place),
    DEPLOY_RONIN: DecisionRow(
        "deploy_ronin", "I-RONIN-03", ("deploy",), ronin.legal_deployments, ronin.deploy
    ),
    MOVE_ARMIES: DecisionRow(
        "move_armies", "I-MOVE-01", ("step", "pick", "end", "strike"), march.legal_moves, war.act
    ),
    CHOOSE_PARTY: DecisionRow("choose_party", "I-GAR-01", ("leave", "go"), march.legal_parties, march.choose),
    DECLARE_BATTLE: DecisionRow(
        "declare_battle", "I-DECL-01", ("declare", "end", "strike"), war.legal_declarations, war.declare
    ),
    PICK_BATTLE: DecisionRow("pick_battle", "I-CMB-01", ("fight",), combat.legal_battles, combat.pick),
    TAKE_LOSSES: DecisionRow("take_losses", "I-SEQ-05", ("lose",), losses.legal_losses, losses.lose),
    STOP_OR_REPEAT: DecisionRow(
        "stop_or_repeat", "I-SEQ-10", ("repeat", "call_off"), combat.legal_calls, combat.call
    ),
    AFTER_BATTLE: DecisionRow(
        "after_battle", "I-EXPC-02", ("advance", "wait", "attack"), combat.legal_after, combat.after
    ),
    FINAL_ARMIES: DecisionRow(
        "final_armies", "I-FIN-02", ("step", "pick", "split_off", "end", "strike"), march.legal_moves, war.act
    ),
    FINAL_FORCES: DecisionRow(
        "final_forces", "I-FIN-04", ("march", "end", "strike"), final.legal_marches, final.move
    ),
    SEND_NINJA: DecisionRow(
        "send_ninja", "I-NINJA-04", ("strike", "hold"), ninja.legal_answers, ninja.answer
    ),
    TAKE_REVENGE: DecisionRow(
        "take_revenge", "I-NINJA-06", ("revenge",), ninja.legal_revenges, ninja.take_revenge
    ),
    PLACE_RECOVERED: DecisionRow(
        "place_recovered", "I-ELIM-04", ("recover",), takeover.legal_places, takeover.place
    ),
    ABSORB_UNITS: DecisionRow(
        "absorb_units", "I-ELIM-05", ("absorb", "done"), takeover.legal_units, takeover.absorb
    ),
    GAME_OVER: DecisionRow("game_over", "", (), nothing_asked, no_answer),
    SETTLE_TIE: DecisionRow(
        "settle_tie", "I-ORDER-02", ("agree", "lot"), order.legal_agreements, order.agree
    ),
    ENTER_DICE: DecisionRow("enter_dice", "I-COMP-08", ("die", "draw_dice"), dice.legal_entries, dice.enter),
}

# The same by index, which is quicker.
DECISIONS: Final[list[str]] = [TABLE[number].name for number in range(len(TABLE))]
LEGAL: Final[list[Legal[State]]] = [TABLE[number].legal for number in range(len(TABLE))]
APPLY: Final[list[Apply[State]]] = [TABLE[number].apply for number in range(len(TABLE))]
