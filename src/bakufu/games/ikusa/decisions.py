"""The table of decisions: what a clan is asked, by which rule, its legal moves and their effect.

A new decision is a number in `stages` and a row here; an explanation of what is refused is in `refusals`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from bakufu.engine.chance import Chance
from bakufu.engine.events import Log
from bakufu.games.ikusa import losses, setup
from bakufu.games.ikusa.ids import Clan, Move
from bakufu.games.ikusa.phases import (
    build,
    combat,
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

# All have the same form, whether or not they need the clan or chance.
Legal = Callable[[State, int], list[int]]
Apply = Callable[[State, int, int, Chance, Log | None], None]


class Decision(NamedTuple):
    """A question to a clan."""

    name: str
    rule: str  # that puts the question
    kinds: tuple[str, ...]  # of moves that can answer it
    legal: Legal  # lists them
    apply: Apply  # carries one out


def _nothing(state: State, clan: Clan) -> list[int]:
    """Nobody is asked anything."""
    return []


def _no_answer(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    raise AssertionError("nobody was asked")


TABLE: Final[dict[int, Decision]] = {
    GO_ON: Decision("go_on", "", (), _nothing, _no_answer),
    SPLIT_PILE: Decision("split_pile", "I-2P-02", ("split",), setup.legal_splits, setup.split),
    ADD_SPEARMEN: Decision(
        "add_spearmen", "I-SET-08", ("reinforce",), setup.legal_reinforcements, setup.reinforce
    ),
    CLAIM_PROVINCE: Decision("claim_province", "I-QP-03", ("claim",), setup.legal_claims, setup.claim),
    ASSIGN_UNIT: Decision("assign_unit", "I-QP-06", ("assign",), setup.legal_assignments, setup.assign),
    PLACE_ARMY: Decision("place_army", "I-SET-09", ("muster",), setup.legal_musters, setup.muster),
    NAME_SUCCESSOR: Decision(
        "name_successor", "I-ASSN-05", ("successor",), plan.legal_successors, plan.name_successor
    ),
    FILL_BIN: Decision("fill_bin", "I-PLAN-01", ("plan",), plan.legal_fillings, plan.fill),
    SEND_SPY: Decision("send_spy", "I-SPY-02", ("spy", "decline"), plan.legal_spies, plan.spy),
    TAKE_MARKER: Decision("take_marker", "I-ORDER-01", ("take",), order.legal_markers, order.take),
    BUILD_SITE: Decision("build_site", "I-BUILD-01", ("build",), build.legal_sites, build.build),
    BUY_UNIT: Decision("buy_unit", "I-LEVY-01", ("levy", "done"), levy.legal_purchases, levy.buy),
    PLACE_UNIT: Decision("place_unit", "I-LEVY-05", ("place",), levy.legal_places, levy.place),
    DEPLOY_RONIN: Decision("deploy_ronin", "I-RONIN-03", ("deploy",), ronin.legal_deployments, ronin.deploy),
    MOVE_ARMIES: Decision(
        "move_armies", "I-MOVE-01", ("step", "pick", "end", "strike"), march.legal_moves, war.act
    ),
    CHOOSE_PARTY: Decision("choose_party", "I-GAR-01", ("leave", "go"), march.legal_parties, march.choose),
    DECLARE_BATTLE: Decision(
        "declare_battle", "I-DECL-01", ("declare", "end", "strike"), war.legal_declarations, war.declare
    ),
    PICK_BATTLE: Decision("pick_battle", "I-CMB-01", ("fight",), combat.legal_battles, combat.pick),
    TAKE_LOSSES: Decision("take_losses", "I-SEQ-05", ("lose",), losses.legal_losses, losses.lose),
    STOP_OR_REPEAT: Decision(
        "stop_or_repeat", "I-SEQ-10", ("repeat", "call_off"), combat.legal_calls, combat.call
    ),
    AFTER_BATTLE: Decision(
        "after_battle", "I-EXPC-02", ("advance", "wait", "attack"), combat.legal_after, combat.after
    ),
    FINAL_ARMIES: Decision(
        "final_armies", "I-FIN-02", ("step", "pick", "split_off", "end", "strike"), march.legal_moves, war.act
    ),
    FINAL_FORCES: Decision(
        "final_forces", "I-FIN-04", ("march", "end", "strike"), final.legal_marches, final.move
    ),
    SEND_NINJA: Decision("send_ninja", "I-NINJA-04", ("strike", "hold"), ninja.legal_answers, ninja.answer),
    TAKE_REVENGE: Decision(
        "take_revenge", "I-NINJA-06", ("revenge",), ninja.legal_revenges, ninja.take_revenge
    ),
    PLACE_RECOVERED: Decision(
        "place_recovered", "I-ELIM-04", ("recover",), takeover.legal_places, takeover.place
    ),
    ABSORB_UNITS: Decision(
        "absorb_units", "I-ELIM-05", ("absorb", "done"), takeover.legal_units, takeover.absorb
    ),
    GAME_OVER: Decision("game_over", "", (), _nothing, _no_answer),
    SETTLE_TIE: Decision("settle_tie", "I-ORDER-02", ("agree", "lot"), order.legal_agreements, order.agree),
}

# The same by index, which is quicker.
DECISIONS: Final[list[str]] = [TABLE[number].name for number in range(len(TABLE))]
LEGAL: Final[list[Legal]] = [TABLE[number].legal for number in range(len(TABLE))]
APPLY: Final[list[Apply]] = [TABLE[number].apply for number in range(len(TABLE))]
