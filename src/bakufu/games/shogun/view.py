"""The view: what a seat may know (S-INFO), as data for clients and bots.

HIDDEN stands where a secret lies: another player's planned card, a face-down action card. Which cubes
stick firmly in the tower is unknown to everybody, so it is in no view.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from bakufu.engine.bits import has_bit
from bakufu.engine.game import HIDDEN
from bakufu.games.shogun.codes import KINDS_OF, space_of
from bakufu.games.shogun.ids import Seat
from bakufu.games.shogun.modules import view as module_view
from bakufu.games.shogun.modules.view import ChambersView, CourtView, LeadersView, SamuraiView
from bakufu.games.shogun.rules import MANUAL
from bakufu.games.shogun.stages import (
    STAGE_PLANNING,
)
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import (
    NO_CARD,
    PROVINCES,
)


class DraftView(msgspec.Struct, frozen=True):
    """The draft is played with open cards; only the order of the pile is unknown, to everybody."""

    face_up: list[int]
    pile: list[int]
    under: list[int]  # put under the pile, in this order
    groups: list[list[int]]
    seen: list[list[int]]  # by seat: the face-up cards at its last blind draw
    cycled: bool
    taken: int


class FightView(msgspec.Struct, frozen=True):
    """A battle or revolt that waits for a decision."""

    purpose: int
    province: int
    seat: int  # who attacks, or whose province revolts
    attacking_armies: int
    extra_defenders: int
    income: int
    thrown: list[int]


class Board(msgspec.Struct, frozen=True):
    """The table as one viewer sees it. Provinces, cards and seats are indices (see `tables`)."""

    year: int
    season: int
    stage: int
    decision: int
    # the map
    owner: list[int]
    armies: list[int]
    buildings: list[tuple[int, ...]]  # by province: the kinds that stand there
    markers: list[int]
    # by colour: the seats, then the farmers
    supply: list[int]
    tray: list[int]
    # HIDDEN where the next throw is one of a real tower, 0 once it has been thrown: nobody takes back the
    # attack whose result they have seen.
    next_throw: int
    inside: list[int] | None  # None where the table hides the tower's content
    # by seat
    chests: list[int]
    rice: list[int]
    vp: list[int]
    special: list[int]
    cards: list[int]  # number of cards in hand and on the board
    # cards on display
    events: list[int]  # where each of the 12 event cards is
    action_row: list[int]
    special_at: list[int]
    taken_by: list[int]
    choosers: list[int]
    order: list[int]
    action: int
    turn: int
    stock: list[int]
    # boards: by seat, the card on each space; None while that seat's planning is secret altogether
    plans: list[list[int] | None]
    steps: int  # spaces the viewer has filled in their planning run
    hand: list[int]  # the viewer's own cards that are not on their board
    gained_provinces: list[int]  # provinces whose cards were gained this round
    origin: int
    fight: FightView | None
    revolts: list[int]
    extra_farmers: int
    draft: DraftView | None
    # the modules in play
    court: CourtView | UnsetType = UNSET
    samurai: SamuraiView | UnsetType = UNSET
    leaders: LeadersView | UnsetType = UNSET
    chambers: ChambersView | UnsetType = UNSET


def board_of(state: State, seat: Seat | None) -> Board:
    """S-INFO-01: what everybody sees; S-INFO-02: HIDDEN or nothing where others may not look (A-41, A-45)."""
    # Lists that a state replaces and never changes in place are shared, the others copied (see State).
    return Board(
        year=state.year,
        season=state.season,
        stage=state.stage,
        decision=state.decision,
        owner=state.owner[:],
        armies=state.armies[:],
        buildings=[KINDS_OF[bits] for bits in state.buildings],
        markers=state.markers,
        supply=state.supply[:],
        tray=state.tray[:],
        next_throw=HIDDEN if state.rules.tower_model == MANUAL and not state.thrown else 0,
        inside=[a + b for a, b in zip(state.loose_in_tower, state.firm_in_tower)]
        if state.rules.show_tower_counts
        else None,
        chests=state.chests[:],
        rice=state.rice[:],
        vp=state.vp,
        special=state.special,
        cards=[state.owner.count(s) + len(state.rules.cards) for s in range(state.rules.players)],
        events=state.event_at,
        action_row=state.action_row,  # a face-down card is HIDDEN there as well
        special_at=state.special_at,
        taken_by=state.taken_by,
        choosers=state.choosers,
        order=state.order,
        action=state.action,
        turn=state.turn,
        stock=state.stock,
        plans=[plan_seen(state, s, seat) for s in range(state.rules.players)],
        steps=0 if seat is None or state.stage != STAGE_PLANNING else state.plan_step[seat],
        hand=[] if seat is None else hand_of(state, seat),
        gained_provinces=[p for p in range(len(PROVINCES)) if has_bit(state.gained_this_round, p)]
        if state.gained_this_round
        else [],
        origin=state.origin,
        fight=_fight_of(state),
        revolts=state.revolts,
        extra_farmers=state.extra_farmers,
        draft=_draft_of(state),
        court=module_view.court_of(state.rules, state.modules),
        samurai=module_view.samurai_of(state),
        leaders=module_view.leaders_of(state.rules, state.modules),
        chambers=module_view.chambers_of(state.rules, state.modules),
    )


def boards_of(state: State) -> list[Board]:
    """What everybody sees: spectators, then each seat. They share what is open to all."""
    public = board_of(state, None)
    held: list[list[int]] = [[] for _ in range(state.rules.players)]
    for province, owner in enumerate(state.owner):
        if owner >= 0:
            held[owner].append(province)
    boards = [public]
    for seat, cards in enumerate(held):
        row = state.plan[space_of(seat, 0) : space_of(seat, state.rules.spaces)]
        plans = public.plans[:]
        plans[seat] = row
        cards.extend(state.rules.cards)
        boards.append(
            msgspec.structs.replace(
                public,
                plans=plans,
                steps=state.plan_step[seat] if state.stage == STAGE_PLANNING else 0,
                hand=[card for card in cards if card not in row],
            )
        )
    return boards


def plan_seen(state: State, seat: Seat, viewer: Seat | None) -> list[int] | None:
    """The board of a seat: the viewer's own in full, another's as far as revealed (S-PLAN-01, S-ACT-04)."""
    row = state.plan[space_of(seat, 0) : space_of(seat, state.rules.spaces)]
    if viewer == seat:
        return row
    if state.stage == STAGE_PLANNING:
        return None  # not even how far it has come
    shown = state.shown[seat]
    return [card if card == NO_CARD or has_bit(shown, space) else HIDDEN for space, card in enumerate(row)]


def hand_of(state: State, seat: Seat) -> list[int]:
    """The seat's cards that do not lie on its board."""
    row = state.plan[space_of(seat, 0) : space_of(seat, state.rules.spaces)]
    cards = [p for p in range(len(PROVINCES)) if state.owner[p] == seat]
    cards.extend(state.rules.cards)
    return [card for card in cards if card not in row]


def _fight_of(state: State) -> FightView | None:
    if state.purpose == 0:
        return None
    return FightView(
        state.purpose,
        state.battle_province,
        state.fighting_seat,
        state.attacking_armies,
        state.extra_defenders,
        state.income,
        state.thrown[:],
    )


def _draft_of(state: State) -> DraftView | None:
    draft = state.draft
    if draft is None:
        return None
    return DraftView(
        face_up=draft.face_up[:],
        pile=draft.pile[:],
        under=draft.under[:],
        groups=[sizes[:] for sizes in draft.groups],
        seen=[pair[:] for pair in draft.seen],
        cycled=bool(draft.cycled),
        taken=draft.taken,
    )
