"""Resampling: a full state that fits a view. What lies hidden is dealt at random among what is possible."""

from __future__ import annotations

from random import Random

import msgspec

from bakufu.engine.bits import bits_of, with_bit
from bakufu.engine.fields import OWN
from bakufu.engine.game import HIDDEN
from bakufu.games.shogun import tower
from bakufu.games.shogun.codes import plan_card, plan_space, space_of
from bakufu.games.shogun.ids import Seat
from bakufu.games.shogun.modules import view as module_view
from bakufu.games.shogun.moves import PLAN
from bakufu.games.shogun.phases import planning
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.stages import (
    ACTIONS_DONE,
    CARDS_ON_BOARDS,
    EVENT_ACTIVE,
    STAGE_ACTIONS,
    STAGE_COURT,
    STAGE_PLANNING,
)
from bakufu.games.shogun.state import FIELDS, Draft, State
from bakufu.games.shogun.tables import (
    ACTION_COUNT,
    ARMIES_EACH,
    AUCTION,
    COLOURS,
    EVENT_COUNT,
    EVENT_KIND,
    FARMERS,
    FARMERS_ALL,
    NO_CARD,
    PROVINCES,
    SPACE_COUNT,
    SPACE_STRIDE,
)
from bakufu.games.shogun.view import Board, DraftView

# Of the state: what the board tells everybody as it is.
OPEN_FIELDS = [
    field.name
    for field in FIELDS
    if field.known == "open" and field.view == OWN and not field.parts and field.name != "buildings"
]


def resample(
    board: Board | dict[str, object], rules: Rules, seat: Seat | None, to_act: list[int], rng: Random
) -> State:
    """A full state that looks like this view: secrets are dealt at random among what is possible."""
    if isinstance(board, dict):  # a view that came over the wire
        board = msgspec.convert(board, Board)
    state = State(rules)
    _copy_public(state, board)
    state.acting = to_act[:]
    _deal_tower(state, rng)
    _deal_plans(state, board, seat, rng)
    if board.draft is not None:
        state.draft = _draft_from(board.draft)
    return state


def _copy_public(state: State, board: Board) -> None:
    for name in OPEN_FIELDS:
        value = getattr(board, name)
        setattr(state, name, value[:] if isinstance(value, list) else value)
    state.modules = module_view.modules_from(
        state.rules, board.court, board.samurai, board.leaders, board.chambers
    )
    state.buildings = [bits_of(kinds) for kinds in board.buildings]
    state.event_at = board.events[:]
    for card in range(EVENT_COUNT):
        if board.events[card] == EVENT_ACTIVE:
            state.event = EVENT_KIND[card]
    state.gained_this_round = bits_of(board.gained_provinces)
    if board.fight is not None:
        fight = board.fight
        state.purpose, state.battle_province, state.fighting_seat = fight.purpose, fight.province, fight.seat
        state.attacking_armies, state.extra_defenders, state.income = (
            fight.attacking_armies,
            fight.extra_defenders,
            fight.income,
        )
        state.thrown = fight.thrown[:]


def _deal_tower(state: State, rng: Random) -> None:
    """The number inside follows from what is outside (S-INFO-03); the grip of each cube is a guess."""
    for colour in range(COLOURS):
        if colour != FARMERS and colour >= state.rules.players:
            continue
        held = (FARMERS_ALL if colour == FARMERS else ARMIES_EACH) - tower.outside(state, colour)
        loose = tower.likely_loose(state.rules.tower_model, held, rng)
        state.loose_in_tower[colour] = loose
        state.firm_in_tower[colour] = held - loose


def _deal_plans(state: State, board: Board, viewer: Seat | None, rng: Random) -> None:
    if state.stage != STAGE_PLANNING and state.stage not in CARDS_ON_BOARDS:
        return
    secret_run = state.stage == STAGE_PLANNING
    if secret_run:
        state.hands = [[] for _ in range(state.rules.players)]
    for seat in range(state.rules.players):
        pool = [
            p for p in range(len(PROVINCES)) if board.owner[p] == seat and p not in board.gained_provinces
        ]
        pool.extend(state.rules.cards)
        if secret_run:
            _deal_open_plan(state, board, seat, viewer, pool, rng)
            continue
        seen = board.plans[seat] or []
        secret = [card for card in pool if card not in seen]
        rng.shuffle(secret)
        for space, card in enumerate(seen):
            state.plan[space_of(seat, space)] = secret.pop() if card == HIDDEN else card
        state.shown[seat] = shown_by_now(state, seat)


def shown_by_now(state: State, seat: Seat) -> int:
    """Which spaces of a seat are revealed follows from where the round stands."""
    shown = bits_of([AUCTION])
    at_court = state.stage == STAGE_COURT and state.turn > 0  # all boxes are opened at once
    if state.rules.court and (at_court or state.stage in (STAGE_ACTIONS, *ACTIONS_DONE)):
        shown |= bits_of(range(SPACE_COUNT, SPACE_STRIDE))
    if state.stage in ACTIONS_DONE:
        return shown | bits_of(range(ACTION_COUNT))
    if state.stage != STAGE_ACTIONS:
        return shown
    place = state.order.index(seat)
    for field in range(state.action + 1):
        if field < state.action or place < state.turn:
            shown = with_bit(shown, state.action_row[field])
    return shown


def _deal_open_plan(
    state: State, board: Board, seat: Seat, viewer: Seat | None, pool: list[int], rng: Random
) -> None:
    """While planning goes on: the viewer's own run as it is, a finished seat's sheet at random."""
    own = board.plans[seat]
    finished = seat not in state.acting
    state.hands[seat] = sorted(pool)
    if seat == viewer and own is not None:
        for space in range(state.rules.spaces):
            state.plan[space_of(seat, space)] = own[space]
        state.plan_step[seat] = board.steps
        state.hands[seat] = [card for card in sorted(pool) if card not in own]
    elif finished:
        _plan_at_random(state, seat, rng)


def _plan_at_random(state: State, seat: Seat, rng: Random) -> None:
    for _ in range(state.rules.spaces):
        move = rng.choice(planning.legal_cards(state, seat))
        space, card = plan_space(move - PLAN), plan_card(move - PLAN)
        state.plan[space_of(seat, space)] = card
        if card != NO_CARD:
            state.hands[seat].remove(card)
        state.plan_step[seat] += 1


def _draft_from(view: DraftView) -> Draft:
    draft = Draft()
    draft.face_up = view.face_up[:]
    draft.pile = view.pile[:]
    draft.under = view.under[:]
    draft.groups = [sizes[:] for sizes in view.groups]
    draft.seen = [pair[:] for pair in view.seen]
    draft.cycled = int(view.cycled)
    draft.taken = view.taken
    return draft
