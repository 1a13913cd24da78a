"""The course of the game: which moves are legal now, and what follows a move.

Each phase knows its own rules; this module only knows which phase is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bakufu.engine.chance import Chance
from bakufu.engine.events import Log
from bakufu.games.ikusa import losses, setup
from bakufu.games.ikusa.ids import Clan, Move, Seat
from bakufu.games.ikusa.moves import CANCEL, LOSSES
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
    winter,
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
    DECISIONS,
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
    STAGE_A,
    STAGE_A_END,
    STAGE_ARMIES,
    STAGE_B,
    STAGE_B_END,
    STAGE_BUILD,
    STAGE_C,
    STAGE_D,
    STAGE_D_END,
    STAGE_D_FORCES,
    STAGE_LEVY,
    STAGE_NINJA,
    STAGE_ORDER,
    STAGE_PLACE,
    STAGE_PLAN,
    STAGE_RONIN,
    STAGE_ROUND,
    STAGE_SPEARMEN,
    STAGE_TURN,
    STAGE_WINTER,
    STAGES,
    STOP_OR_REPEAT,
    TAKE_LOSSES,
    TAKE_MARKER,
    TAKE_REVENGE,
)
from bakufu.games.ikusa.state import (
    Rules,
    State,
    changed,
    clan_of,
)
from bakufu.games.ikusa.tables import LOSS_ORDERS

FREE_END: Final = LOSSES + len(LOSS_ORDERS)  # the moves that need no decision end here

# Of every decision: what lists its moves, and what carries one out. All have the same form, whether or not
# they need the clan or chance.
Listing = Callable[[State, int], list[int]]
Answer = Callable[[State, int, int, Chance, Log | None], None]
Step = Callable[[State, Chance, Log | None], None]

_OF_DECISION: Final[dict[int, tuple[Listing, Answer]]] = {
    SPLIT_PILE: (setup.legal_splits, setup.split),
    ADD_SPEARMEN: (setup.legal_reinforcements, setup.reinforce),
    CLAIM_PROVINCE: (setup.legal_claims, setup.claim),
    ASSIGN_UNIT: (setup.legal_assignments, setup.assign),
    PLACE_ARMY: (setup.legal_musters, setup.muster),
    NAME_SUCCESSOR: (plan.legal_successors, plan.name_successor),
    FILL_BIN: (plan.legal_fillings, plan.fill),
    SEND_SPY: (plan.legal_spies, plan.spy),
    TAKE_MARKER: (order.legal_markers, order.take),
    SETTLE_TIE: (order.legal_agreements, order.agree),
    BUILD_SITE: (build.legal_sites, build.build),
    BUY_UNIT: (levy.legal_purchases, levy.buy),
    PLACE_UNIT: (levy.legal_places, levy.place),
    DEPLOY_RONIN: (ronin.legal_deployments, ronin.deploy),
    MOVE_ARMIES: (march.legal_moves, war.act),
    CHOOSE_PARTY: (march.legal_parties, march.choose),
    DECLARE_BATTLE: (war.legal_declarations, war.declare),
    PICK_BATTLE: (combat.legal_battles, combat.pick),
    TAKE_LOSSES: (losses.legal_losses, losses.lose),
    STOP_OR_REPEAT: (combat.legal_calls, combat.call),
    AFTER_BATTLE: (combat.legal_after, combat.after),
    FINAL_ARMIES: (march.legal_moves, war.act),
    FINAL_FORCES: (final.legal_marches, final.move),
    SEND_NINJA: (ninja.legal_answers, ninja.answer),
    TAKE_REVENGE: (ninja.legal_revenges, ninja.take_revenge),
    PLACE_RECOVERED: (takeover.legal_places, takeover.place),
    ABSORB_UNITS: (takeover.legal_units, takeover.absorb),
}
# What a stage does of itself, without a decision. I-ROUND-02: only from STAGE_TURN on clan by clan.
_OF_STAGE: Final[dict[int, Step]] = {
    STAGE_SPEARMEN: setup.step_spearmen,
    STAGE_ARMIES: setup.step_armies,
    STAGE_ROUND: plan.begin_round,
    STAGE_PLAN: plan.step,
    STAGE_ORDER: order.step,
    STAGE_BUILD: build.step,
    STAGE_LEVY: levy.open_buying,
    STAGE_PLACE: levy.open_placing,
    STAGE_RONIN: ronin.hire,
    STAGE_NINJA: ninja.hire,
    STAGE_TURN: war.begin_turn,
    STAGE_A: war.ask_marches,
    STAGE_A_END: war.end_marches,
    STAGE_B: war.ask_declarations,
    STAGE_B_END: war.end_declarations,
    STAGE_C: combat.step,
    STAGE_D: war.ask_final_armies,
    STAGE_D_FORCES: war.ask_final_forces,
    STAGE_D_END: war.end_turn,
    STAGE_WINTER: winter.step,
}


def _nothing(state: State, clan: Clan) -> list[int]:
    """Nobody is asked anything."""
    return []


def _no_answer(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    raise AssertionError("nobody was asked")


def _no_step(state: State, chance: Chance, log: Log | None) -> None:
    raise AssertionError("this stage waits for a decision")


# The same by index, which is quicker.
_UNASKED: Final = (_nothing, _no_answer)
LISTS: Final[list[Listing]] = [_OF_DECISION.get(d, _UNASKED)[0] for d in range(len(DECISIONS))]
ANSWERS: Final[list[Answer]] = [_OF_DECISION.get(d, _UNASKED)[1] for d in range(len(DECISIONS))]
STEPS: Final[list[Step]] = [_OF_STAGE.get(stage, _no_step) for stage in range(len(STAGES))]


def new_game(rules: Rules, chance: Chance, log: Log | None) -> State:
    state = setup.begin(rules, chance, log)
    go_on(state, chance, log)
    return state


def clan_moves(state: State, clan: Clan) -> list[int]:
    """What a clan that owes a move may answer."""
    return LISTS[state.decision](state, clan)


def free_moves(state: State, player: Seat) -> list[int]:
    """What a player may do without being asked (Q-14, Q-26): standing orders and preferred losses."""
    if state.decision == GAME_OVER:
        return []
    rules = state.rules
    moves: list[int] = []
    own = [clan for clan in range(rules.clans) if rules.player_of[clan] == player and state.alive[clan]]
    if state.ninja in own and clan_of(state, player) != state.ninja:  # his other clan may be asked
        moves = ninja.legal_orders(state, state.ninja)
    if own and state.decision != TAKE_LOSSES:
        now = state.losses[own[0]]
        moves += [LOSSES + wish for wish in range(len(LOSS_ORDERS)) if wish != now]
    return moves


def apply_free(state: State, player: Seat, move: Move) -> None:
    """A move that nobody was asked for: from `ORDER` on, before `FREE_END`."""
    if move <= CANCEL:
        ninja.give_order(state, move)
        return
    for clan in range(state.rules.clans):
        if state.rules.player_of[clan] == player:
            state.losses = changed(state.losses, clan, move - LOSSES)


def carry_out(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    """The move itself."""
    ANSWERS[state.decision](state, clan, move, chance, log)


def go_on(state: State, chance: Chance, log: Log | None) -> None:
    """Everything that follows by itself."""
    while state.decision == GO_ON:
        if state.recovering >= 0:
            takeover.step(state)
        else:
            STEPS[state.stage](state, chance, log)
