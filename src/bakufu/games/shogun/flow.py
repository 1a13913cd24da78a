"""The course of the game: which moves are legal now, and what follows a move.

Each phase knows its own rules; this module only knows which phase is asked.
"""

from __future__ import annotations

from bakufu.engine.chance import Chance
from bakufu.engine.events import Log
from bakufu.games.shogun import battle, setup
from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.modules import hooks
from bakufu.games.shogun.moves import EXTRA
from bakufu.games.shogun.phases import actions, auction, draft, layout, planning, winter
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.state import (
    BATTLE_MOVE,
    CHOOSE_REVOLT,
    DEPLOY_SIX,
    DRAFT_GROUP,
    DRAFT_TAKE,
    ENTER_TOWER,
    EXTRA_ATTACK,
    EXTRA_DEFENSE,
    GO_ON,
    MOVE_ON,
    PLAN_CARD,
    STAGE_ACTIONS,
    STAGE_CLEAN_UP,
    STAGE_LAYOUT,
    STAGE_LOADING,
    STAGE_ORDER,
    STAGE_SCORING,
    STAGE_WINTER,
    TAKE_SPECIAL,
    State,
)


def new_game(rules: Rules, chance: Chance, log: Log | None) -> State:
    state = setup.begin(rules, chance, log)
    go_on(state, chance, log)
    return state


def legal_moves(state: State, seat: Seat) -> list[int]:
    if seat not in state.acting:
        return []
    decision = state.decision
    if decision == PLAN_CARD:
        return planning.legal_cards(state, seat)
    if decision == BATTLE_MOVE or decision == MOVE_ON:
        return actions.legal_marches(state, seat)
    if decision == TAKE_SPECIAL:
        return auction.legal_specials(state)
    if decision == DRAFT_TAKE:
        return draft.legal_takes(state, seat)
    if decision == DRAFT_GROUP:
        return draft.legal_groups(state, seat)
    if decision == EXTRA_ATTACK or decision == EXTRA_DEFENSE:
        return [EXTRA, EXTRA + 1]  # he may
    if decision == DEPLOY_SIX:
        return actions.legal_deployments(state, seat)
    if decision == CHOOSE_REVOLT:
        return winter.legal_revolts(state)
    if decision == ENTER_TOWER:
        return battle.legal_entries(state)
    return hooks.legal_moves(state, seat)


def apply_move(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    """Carry out a legal move, then go on to the next decision."""
    carry_out(state, seat, move, chance, log)
    if state.decision == GO_ON:
        go_on(state, chance, log)


def carry_out(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    """The move itself."""
    decision = state.decision
    if decision == PLAN_CARD:
        planning.place(state, seat, move, log)
    elif decision == BATTLE_MOVE or decision == MOVE_ON:
        actions.march(state, seat, move, chance, log)
    elif decision == TAKE_SPECIAL:
        auction.take_special(state, seat, move, log)
    elif decision == DRAFT_TAKE:
        draft.take(state, seat, move, chance, log)
    elif decision == DRAFT_GROUP:
        draft.send_group(state, seat, move, log)
    elif decision == EXTRA_ATTACK:
        battle.answer_attacker(state, move == EXTRA + 1, chance, log)
    elif decision == EXTRA_DEFENSE:
        battle.answer_defender(state, move == EXTRA + 1, chance, log)
    elif decision == DEPLOY_SIX:
        actions.deploy(state, seat, move, log)
    elif decision == CHOOSE_REVOLT:
        winter.choose(state, move, chance, log)
    elif decision == ENTER_TOWER:
        battle.enter(state, move, chance, log)
    else:
        hooks.carry_out(state, seat, move, log)


def go_on(state: State, chance: Chance, log: Log | None) -> None:
    """Everything that follows by itself, step by step of the round (S-ROUND-02)."""
    while state.decision == GO_ON:
        stage = state.stage
        if stage == STAGE_ACTIONS:
            actions.step(state, chance, log)
        elif stage == STAGE_ORDER:
            auction.determine_order(state, chance, log)
        elif stage == STAGE_LAYOUT:
            layout.begin_round(state, chance, log)
        elif stage == STAGE_WINTER:
            winter.step(state, chance, log)
        elif stage == STAGE_CLEAN_UP:
            actions.clean_up(state)
        elif stage == STAGE_SCORING:
            winter.end_year(state, chance, log)
        elif stage == STAGE_LOADING:
            setup.load_tower(state, chance, log)
        else:
            hooks.step(state, log)
