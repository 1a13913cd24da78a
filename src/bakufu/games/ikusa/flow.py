"""The course of the game: which moves are legal now, and what follows a move.

Each phase knows its own rules; this module only knows which phase is asked.
"""

from __future__ import annotations

from bakufu.engine.chance import Chance
from bakufu.engine.events import Log
from bakufu.games.ikusa import losses, setup
from bakufu.games.ikusa.moves import CANCEL, LOSSES, ORDER
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
from bakufu.games.ikusa.state import (
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
    NOBODY,
    PICK_BATTLE,
    PLACE_ARMY,
    PLACE_RECOVERED,
    PLACE_UNIT,
    SEND_NINJA,
    SEND_SPY,
    SPLIT_PILE,
    STAGE_ARMIES,
    STAGE_BUILD,
    STAGE_C,
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
    STOP_OR_REPEAT,
    TAKE_LOSSES,
    TAKE_MARKER,
    TAKE_REVENGE,
    Rules,
    State,
    changed,
    clan_of,
)
from bakufu.games.ikusa.tables import LOSS_ORDERS


def new_game(rules: Rules, chance: Chance, log: Log | None) -> State:
    state = setup.begin(rules, chance, log)
    go_on(state, chance, log)
    return state


def legal_moves(state: State, player: int) -> list[int]:
    clan = clan_of(state, player)
    return [] if clan < 0 else clan_moves(state, clan)


def clan_moves(state: State, clan: int) -> list[int]:
    """What a clan that owes a move may answer."""
    decision = state.decision
    if decision == FINAL_FORCES:
        return final.legal_marches(state, clan)
    if decision == MOVE_ARMIES or decision == FINAL_ARMIES:
        return march.legal_moves(state, clan)
    if decision == DECLARE_BATTLE:
        return war.legal_declarations(state, clan)
    if decision == TAKE_LOSSES:
        return losses.legal_losses(state, clan)
    if decision == CHOOSE_PARTY:
        return march.legal_parties(state)
    if decision == STOP_OR_REPEAT:
        return combat.legal_calls()
    if decision == FILL_BIN:
        return plan.legal_fillings(state, clan)
    if decision == BUY_UNIT:
        return levy.legal_purchases(state, clan)
    if decision == PLACE_UNIT:
        return levy.legal_places(state, clan)
    if decision == DEPLOY_RONIN:
        return ronin.legal_deployments(state, clan)
    if decision == PICK_BATTLE:
        return combat.legal_battles(state)
    if decision == AFTER_BATTLE:
        return combat.legal_after(state)
    if decision == TAKE_MARKER:
        return order.legal_markers(state)
    if decision == BUILD_SITE:
        return build.legal_sites(state, clan)
    if decision == SEND_NINJA:
        return ninja.legal_answers(state, clan)
    return _rare_moves(state, clan)


def _rare_moves(state: State, clan: int) -> list[int]:
    decision = state.decision
    if decision == ADD_SPEARMEN:
        return setup.legal_reinforcements(state, clan)
    if decision == PLACE_ARMY:
        return setup.legal_musters(state, clan)
    if decision == CLAIM_PROVINCE:
        return setup.legal_claims(state)
    if decision == ASSIGN_UNIT:
        return setup.legal_assignments(state, clan)
    if decision == SPLIT_PILE:
        return setup.legal_splits(state, clan)
    if decision == SEND_SPY:
        return plan.legal_spies(state, clan)
    if decision == NAME_SUCCESSOR:
        return plan.legal_successors(state, clan)
    if decision == TAKE_REVENGE:
        return ninja.legal_revenges(state)
    if decision == PLACE_RECOVERED:
        return takeover.legal_places(state)
    if decision == ABSORB_UNITS:
        return takeover.legal_units(state)
    return []


def free_moves(state: State, player: int) -> list[int]:
    """What a player may do without being asked (Q-14, Q-26): standing orders and preferred losses."""
    if state.decision == GAME_OVER:
        return []
    rules = state.rules
    moves: list[int] = []
    own = [clan for clan in range(rules.clans) if rules.player_of[clan] == player and state.alive[clan]]
    if state.ninja in own and clan_of(state, player) == NOBODY:
        moves = ninja.legal_orders(state, state.ninja)
    if own and state.decision != TAKE_LOSSES:
        now = state.losses[own[0]]
        moves += [LOSSES + wish for wish in range(len(LOSS_ORDERS)) if wish != now]
    return moves


def apply_move(state: State, player: int, move: int, chance: Chance, log: Log | None) -> None:
    """Carry out a legal move, then go on to the next decision."""
    if ORDER <= move < LOSSES + len(LOSS_ORDERS):
        _apply_free(state, player, move)
        return
    carry_out(state, clan_of(state, player), move, chance, log)
    if state.decision == GO_ON:
        go_on(state, chance, log)


def _apply_free(state: State, player: int, move: int) -> None:
    if move <= CANCEL:
        ninja.give_order(state, move)
        return
    for clan in range(state.rules.clans):
        if state.rules.player_of[clan] == player:
            state.losses = changed(state.losses, clan, move - LOSSES)


def carry_out(state: State, clan: int, move: int, chance: Chance, log: Log | None) -> None:
    """The move itself."""
    decision = state.decision
    if decision == FINAL_FORCES:
        final.move(state, clan, move, chance, log)
    elif decision == MOVE_ARMIES or decision == FINAL_ARMIES:
        war.act(state, clan, move, chance, log)
    elif decision == DECLARE_BATTLE:
        war.declare(state, clan, move, chance, log)
    elif decision == TAKE_LOSSES:
        losses.lose(state, clan, move, log)
    elif decision == CHOOSE_PARTY:
        march.choose(state, move, chance, log)
    elif decision == STOP_OR_REPEAT:
        combat.call(state, move, chance, log)
    elif decision == FILL_BIN:
        plan.fill(state, clan, move, log)
    elif decision == BUY_UNIT:
        levy.buy(state, clan, move, log)
    elif decision == PLACE_UNIT:
        levy.place(state, clan, move, log)
    elif decision == DEPLOY_RONIN:
        ronin.deploy(state, clan, move, log)
    elif decision == PICK_BATTLE:
        combat.pick(state, move, log)
    elif decision == AFTER_BATTLE:
        combat.after(state, move, chance, log)
    elif decision == TAKE_MARKER:
        order.take(state, clan, move, log)
    elif decision == BUILD_SITE:
        build.build(state, clan, move, log)
    elif decision == SEND_NINJA:
        ninja.answer(state, clan, move, chance, log)
    else:
        _carry_out_rare(state, clan, move, chance, log)


def _carry_out_rare(state: State, clan: int, move: int, chance: Chance, log: Log | None) -> None:
    decision = state.decision
    if decision == ADD_SPEARMEN:
        setup.reinforce(state, clan, move, log)
    elif decision == PLACE_ARMY:
        setup.muster(state, clan, move, log)
    elif decision == CLAIM_PROVINCE:
        setup.claim(state, clan, move, log)
    elif decision == ASSIGN_UNIT:
        setup.assign(state, clan, move, log)
    elif decision == SPLIT_PILE:
        setup.split(state, clan, move, chance, log)
    elif decision == SEND_SPY:
        plan.spy(state, clan, move, log)
    elif decision == NAME_SUCCESSOR:
        plan.name_successor(state, clan, move, log)
    elif decision == TAKE_REVENGE:
        ninja.take_revenge(state, clan, move, log)
    elif decision == PLACE_RECOVERED:
        takeover.place(state, clan, move, log)
    elif decision == ABSORB_UNITS:
        takeover.absorb(state, clan, move, log)


def go_on(state: State, chance: Chance, log: Log | None) -> None:
    """Everything that follows by itself."""
    while state.decision == GO_ON:
        stage = state.stage
        if state.recovering >= 0:
            takeover.step(state)
        elif stage == STAGE_C:
            combat.step(state, chance, log)
        elif stage == STAGE_TURN:
            war.begin_turn(state, chance, log)
        elif STAGE_TURN < stage < STAGE_WINTER:
            war.step(state, chance, log)
        else:
            _step_round(state, chance, log)


def _step_round(state: State, chance: Chance, log: Log | None) -> None:
    """One of the actions that all clans perform together, or a part of the set-up."""
    stage = state.stage
    if stage == STAGE_PLAN:
        plan.step(state, log)
    elif stage == STAGE_ORDER:
        order.step(state, chance, log)
    elif stage == STAGE_BUILD:
        build.step(state, log)
    elif stage == STAGE_LEVY:
        levy.open_buying(state)
    elif stage == STAGE_PLACE:
        levy.open_placing(state, log)
    elif stage == STAGE_RONIN:
        ronin.hire(state, log)
    elif stage == STAGE_NINJA:
        ninja.hire(state, log)
    elif stage == STAGE_WINTER:
        winter.step(state, log)
    elif stage == STAGE_ROUND:
        plan.begin_round(state, log)
    elif stage == STAGE_SPEARMEN:
        setup.step_spearmen(state)
    elif stage == STAGE_ARMIES:
        setup.step_armies(state, log)
