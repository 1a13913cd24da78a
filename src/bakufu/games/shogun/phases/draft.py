"""Claiming the start provinces (S-DRAFT): take a card, then send an army group there."""

from __future__ import annotations

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.moves import CYCLE, DRAFT, GROUP
from bakufu.games.shogun.stages import DRAFT_GROUP, DRAFT_TAKE, GO_ON, STAGE_LOADING
from bakufu.games.shogun.state import NEUTRAL, Draft, State
from bakufu.games.shogun.tables import ARMY_GROUPS, NOBODY, PROVINCES

FROM_PILE = 2  # the third source of a card, after the two face-up ones


def open_draft(state: State, chance: Chance, log: Log | None) -> None:
    """S-DRAFT-01: pile and two face-up cards; S-DRAFT-02: army groups; S-DRAFT-03: start player."""
    players = state.rules.players
    draft = Draft()
    draft.pile = [p for p in range(len(PROVINCES)) if state.owner[p] == NEUTRAL]
    draft.groups = [ARMY_GROUPS[players][:] for _ in range(players)]
    draft.seen = [[] for _ in range(players)]
    draft.face_up = [turn_up(draft, chance), turn_up(draft, chance)]
    first = state.rules.draft_seat
    if first == NOBODY:
        first = chance.below(players, "draft-start")
    state.draft = draft
    state.decision = DRAFT_TAKE
    state.acting = [first]
    if log is not None:
        log.append(Event("draft-opens", {"seat": first, "cards": _names(draft.face_up)}, rule="S-DRAFT-01"))


def turn_up(draft: Draft, chance: Chance) -> int:
    """The top card of the pile. Its order was never stored: any card of the pile is as likely."""
    if draft.pile:
        return draft.pile.pop(chance.below(len(draft.pile), "province-card"))
    return draft.under.pop(0)


def may_cycle(draft: Draft, seat: Seat) -> bool:
    """S-DRAFT-07: the same two cards lay there at this seat's previous turn, and not cycled yet."""
    return not draft.cycled and sorted(draft.face_up) == draft.seen[seat]


def legal_takes(state: State, seat: Seat) -> list[int]:
    draft = state.draft
    assert draft is not None
    moves = [DRAFT, DRAFT + 1, DRAFT + FROM_PILE]
    if may_cycle(draft, seat):
        moves.append(CYCLE)
    return moves


def legal_groups(state: State, seat: Seat) -> list[int]:
    draft = state.draft
    assert draft is not None
    return sorted({GROUP + size for size in draft.groups[seat]})


def take(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    """S-DRAFT-04, S-DRAFT-06."""
    draft = state.draft
    assert draft is not None
    if move == CYCLE:
        _cycle(draft, seat, chance, log)
        return
    source = move - DRAFT
    if source == FROM_PILE:
        draft.taken = turn_up(draft, chance)
        draft.seen[seat] = sorted(draft.face_up)
    else:
        draft.taken = draft.face_up[source]
        draft.face_up[source] = turn_up(draft, chance)
        draft.seen[seat] = []
    draft.cycled = 0
    state.decision = DRAFT_GROUP
    if log is not None:
        key = "draft-blind" if source == FROM_PILE else "draft-open"
        log.append(Event(key, {"seat": seat, "card": PROVINCES[draft.taken]}, rule="S-DRAFT-04"))


def _cycle(draft: Draft, seat: Seat, chance: Chance, log: Log | None) -> None:
    """The two cards go under the pile before the new ones are turned up."""
    draft.under.extend(draft.face_up)
    draft.face_up = [turn_up(draft, chance), turn_up(draft, chance)]
    draft.cycled = 1
    if log is not None:
        log.append(Event("draft-cycle", {"seat": seat, "cards": _names(draft.face_up)}, rule="S-DRAFT-07"))


def send_group(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    """S-DRAFT-05."""
    draft = state.draft
    assert draft is not None
    size = move - GROUP
    province = draft.taken
    left = draft.groups[seat].copy()
    left.remove(size)
    draft.groups[seat] = left
    state.owner[province] = seat
    state.armies[province] = size
    state.supply[seat] -= size
    draft.taken = NOBODY
    if log is not None:
        facts: Facts = {
            "seat": seat,
            "province": PROVINCES[province],
            "armies": size,
        }
        log.append(Event("draft-group", facts, rule="S-DRAFT-05"))
    for claimed in state.rules.hooks.claimed:
        if claimed(state, seat, province, log):
            return
    pass_on(state, seat)


def pass_on(state: State, seat: Seat) -> None:
    """The next seat clockwise; S-DRAFT-08 ends the draft."""
    draft = state.draft
    assert draft is not None
    following = (seat + 1) % state.rules.players
    if draft.groups[following]:
        state.decision = DRAFT_TAKE
        state.acting = [following]
    else:
        state.draft = None
        state.acting = []
        state.decision = GO_ON
        state.stage = STAGE_LOADING


def _names(cards: list[int]) -> list[str]:
    return [PROVINCES[card] for card in cards]
