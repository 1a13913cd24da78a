"""Positions and tables that differ only in what one viewer must not know, and all that a viewer can look at.

Non-interference: whatever a viewer can see or ask must be the same bytes in both. A `Leak` names the door
through which a secret came.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import msgspec

from bakufu.engine.barrier import NoChance
from bakufu.engine.bits import has_bit
from bakufu.engine.chance import Chance, Seeded
from bakufu.engine.errors import Refused
from bakufu.engine.events import Log, visible
from bakufu.engine.export import write_export
from bakufu.engine.game import HIDDEN, Game
from bakufu.engine.session import Session
from bakufu.engine.views import Viewer
from bakufu.games.shogun.codes import plan_card, plan_code, plan_space, space_of
from bakufu.games.shogun.moves import PLAN
from bakufu.games.shogun.phases import planning
from bakufu.games.shogun.stages import CARDS_ON_BOARDS, STAGE_PLANNING
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import AUCTION, NO_CARD, PROVINCES, SPACE_STRIDE
from bakufu.games.shogun.view import plan_seen

# Numbers behind the first move of each kind, to ask about moves of every kind, whatever the question is.
BEHIND = (0, 1, 3, 7, 31, 47, 65, 130, 2000)
NO_MOVE = 99_999_999


class Leak(AssertionError):
    """A viewer could tell two tables apart that must look alike to them."""


# -- what a viewer can look at ---------------------------------------------------------------------------


def seen(game: Game[Any], state: Any, viewer: Viewer) -> dict[str, bytes]:
    """Everything that a position tells a viewer, by the door it comes through."""
    view = game.view(state, viewer)
    doors = {"view": msgspec.json.encode(view), "to_act": msgspec.json.encode(game.to_act(state))}
    if viewer is not None:
        legal = game.legal(state, viewer)
        doors["legal"] = msgspec.json.encode(legal)
        doors["out of turn"] = msgspec.json.encode(game.out_of_turn_moves(state, viewer))
        asked = [*_moves_to_ask_about(game), *legal[:3]]
        doors["why_not"] = msgspec.json.encode([game.why_not(state, viewer, move) for move in asked])
    return doors


def _moves_to_ask_about(game: Game[Any]) -> list[int]:
    return [*(kind.base + further for kind in game.moves.kinds for further in BEHIND), NO_MOVE]


def seen_at_table(session: Session, viewer: Viewer, bad_input: bool = True) -> dict[str, bytes]:
    """Everything that a table tells a viewer; with bad input a seeded chance may have drawn in vain."""
    doors = seen(session.game, session.state, viewer)
    export = session.export(viewer)
    doors["events"] = msgspec.json.encode(session.events(viewer))
    doors["events since"] = msgspec.json.encode(session.events(viewer, 5))
    doors["export"] = write_export(export) if not hasattr(export, "moves") else b"the game is over"
    if viewer is not None:
        doors["undo"] = msgspec.json.encode(session.can_undo(viewer))
    if viewer is not None and bad_input:
        doors["refusals"] = "\n".join(refused(session, viewer)).encode()
    return doors


def refused(session: Session, seat: int) -> Iterator[str]:
    """The texts of refusals for all kinds of bad input, runs that go too far among them."""
    legal = session.game.legal(session.state, seat)
    inputs: list[object] = [[], "x", ["plan"], [NO_MOVE], NO_MOVE, ["plan", "bid", "nowhere"], [[]]]
    twice = [legal[0], legal[0]] if legal else [0, 1]
    if not accepted(session.fork(), seat, twice):  # who may decline one thing may decline the next as well
        inputs.append(twice)
    inputs.append([*run_of(session, seat), NO_MOVE])
    for given in inputs:
        state = session.state
        try:
            session.apply_run(seat, given)
        except Refused as why:
            yield str(why)
        else:
            raise AssertionError(f"{given} was accepted")
        assert session.state is state


def accepted(session: Session, seat: int, run: list[int]) -> bool:
    try:
        session.apply_run(seat, run)
    except Refused:
        return False
    return True


def run_of(session: Session, seat: int) -> list[int]:
    """The rest of a seat's planning run in Shogun, always the first legal card; elsewhere one legal move."""
    state = session.state
    if not isinstance(state, State) or state.stage != STAGE_PLANNING or seat not in state.acting:
        return session.game.legal(state, seat)[:1]
    state, run = state.copy(), []
    while seat in state.acting and state.stage == STAGE_PLANNING:
        run.append(session.game.legal(state, seat)[0])
        planning.place(state, seat, run[-1], NoChance(), None)
    return run


def compare(one: dict[str, bytes], other: dict[str, bytes], viewer: Viewer, secret: str) -> None:
    for door, observed in one.items():
        if other[door] != observed:
            raise Leak(f"{door} tells {'a spectator' if viewer is None else f'seat {viewer}'} of {secret}")


# -- the same position with other secrets ----------------------------------------------------------------


def regripped(state: State, viewer: Viewer, rng: Random) -> State:
    """How the cubes sit in the tower: nobody knows."""
    twin = state.copy()
    inside = [loose + firm for loose, firm in zip(state.loose_in_tower, state.firm_in_tower, strict=True)]
    twin.loose_in_tower = [
        rng.randint(0, held) for held in inside
    ]  # new lists: copies of a state share the old ones
    twin.firm_in_tower = [held - loose for held, loose in zip(inside, twin.loose_in_tower, strict=True)]
    return twin


def swapped(state: State, viewer: Viewer, rng: Random) -> State:
    """Two hidden cards of another seat that has finished its plan change places (never the bid)."""
    twin = state.copy()
    for seat in range(state.rules.players):
        cells = hidden_cells(state, seat, viewer)
        if len(cells) > 1:
            one, other = rng.sample(cells, 2)
            twin.plan[one], twin.plan[other] = state.plan[other], state.plan[one]
    return twin


def redealt(state: State, viewer: Viewer, rng: Random) -> State:
    """All hidden cards of the others are dealt anew, with those that they kept in hand."""
    twin = state.copy()
    for seat in range(state.rules.players):
        cells = hidden_cells(state, seat, viewer)
        cards = [state.plan[cell] for cell in cells] + (hidden_hand(state, seat) if cells else [])
        rng.shuffle(cards)
        for cell, card in zip(cells, cards, strict=False):
            twin.plan[cell] = card
        if cells and state.hands:
            twin.hands[seat] = sorted(cards[len(cells) :])
    return twin


def replanned(state: State, viewer: Viewer, rng: Random) -> State:
    """While all plan: others are further on or less far, with other cards; who is ready has another sheet."""
    if state.stage != STAGE_PLANNING:
        return redealt(state, viewer, rng)
    twin = state.copy()
    for seat in range(state.rules.players):
        if seat == viewer:
            continue
        row = space_of(seat, 0)
        twin.plan[row : row + SPACE_STRIDE] = [NO_CARD] * SPACE_STRIDE
        twin.hands[seat] = own_cards(state, seat)
        twin.plan_step[seat] = 0
        ready = seat not in state.acting
        for _ in range(state.rules.spaces if ready else rng.randrange(state.rules.spaces)):
            move = rng.choice(planning.legal_cards(twin, seat))
            space, card = plan_space(move - PLAN), plan_card(move - PLAN)
            if card != NO_CARD:
                twin.hands[seat].remove(card)
                twin.plan[row + space] = card
            twin.plan_step[seat] += 1
    return twin


SECRETS: list[Callable[[State, Viewer, Random], State]] = [regripped, swapped, redealt, replanned]


def hidden_cells(state: State, seat: int, viewer: Viewer) -> list[int]:
    """The places of `plan` where this seat has a card that the viewer must not know."""
    if seat == viewer or (state.stage != STAGE_PLANNING and state.stage not in CARDS_ON_BOARDS):
        return []
    if state.stage == STAGE_PLANNING and seat in state.acting:
        return []
    row = space_of(seat, 0)
    if state.stage == STAGE_PLANNING:
        spaces = [s for s in range(state.rules.spaces) if s != AUCTION]
        return [row + s for s in spaces if state.plan[row + s] != NO_CARD]
    known = plan_seen(state, seat, viewer)
    assert known is not None
    return [row + space for space, card in enumerate(known) if card == HIDDEN]


def own_cards(state: State, seat: int) -> list[int]:
    cards = [
        p for p in range(len(PROVINCES)) if state.owner[p] == seat and not has_bit(state.gained_this_round, p)
    ]
    return [*cards, *state.rules.cards]


def hidden_hand(state: State, seat: int) -> list[int]:
    row = state.plan[space_of(seat, 0) : space_of(seat, state.rules.spaces)]
    return [card for card in own_cards(state, seat) if card not in row]


# -- the same next moves ---------------------------------------------------------------------------------


def walk(
    game: Game[Any], state: State, twin: State, viewer: Viewer, secret: str, rng: Random, most: int
) -> int:
    """Make the same moves in both while the secret stays one; how many were made."""
    state, twin = state.copy(), twin.copy()
    cells = [cell for cell, card in enumerate(state.plan) if card != twin.plan[cell]]
    before = {cell: (state.plan[cell], twin.plan[cell]) for cell in cells}
    other_grip = state.loose_in_tower != twin.loose_in_tower
    for made in range(most):
        movers = [s for s in state.acting if s == viewer or not runs_differ(state, twin, s)]
        if not movers:
            return made
        seat = rng.choice(movers)
        move = rng.choice(game.legal(state, seat))
        seed = rng.randrange(2**30)
        logs: tuple[Log, Log] = ([], [])
        game.apply(state, seat, move, Seeded(seed), logs[0])
        if other_grip and any(event.key == "throw" for event in logs[0]):
            return made
        revealed = any(state.plan[cell] != before[cell][0] or is_shown(state, cell) for cell in cells)
        if revealed:
            return made
        game.apply(twin, seat, move, Seeded(seed), logs[1])
        if any(twin.plan[cell] != before[cell][1] for cell in cells):
            return (
                made  # S-CARD-02: there the card of a lost province lay on the board, and is given up openly
            )
        observed = [msgspec.json.encode(visible(log, viewer)) for log in logs]
        compare({"events": observed[0]}, {"events": observed[1]}, viewer, secret)
        compare(seen(game, state, viewer), seen(game, twin, viewer), viewer, secret)
    return most


def runs_differ(state: State, twin: State, seat: int) -> bool:
    """Whether a seat is at another place of its planning, so that it cannot make the same move in both."""
    if state.stage != STAGE_PLANNING:
        return False
    row = slice(space_of(seat, 0), space_of(seat, state.rules.spaces))
    return state.plan_step[seat] != twin.plan_step[seat] or state.plan[row] != twin.plan[row]


def is_shown(state: State, cell: int) -> bool:
    seat, space = divmod(cell, SPACE_STRIDE)
    return has_bit(state.shown[seat], space)


# -- the same table with other secrets -------------------------------------------------------------------


def other_table(
    session: Session, seed: int, viewer: Viewer, rng: Random, chance: Chance | None = None
) -> Session:
    """A table with the same chance where the others planned other things in this round, at other moments.

    What has been revealed by now is the same, and so is the order in which the seats were ready.
    """
    moves = [(made.seat, session.game.moves.encode(made.move)) for made in session.moves]
    state: State = session.state
    first = last = len(moves)
    if state.stage == STAGE_PLANNING or state.stage in CARDS_ON_BOARDS:
        while last and moves[last - 1][1] >= 1024 and state.stage != STAGE_PLANNING:
            last -= 1
        first = last
        while first and moves[first - 1][1] < 1024:
            first -= 1
        moves[first:last] = plans_anew(state, moves[first:last], viewer, rng)
    if chance is None:
        twin = begun(session, seed, moves[:first])
        moves = moves[first:]
    else:
        twin = Session.start(session.game, session.players, session.options, session.seats, chance)
    for seat, move in moves:
        twin.apply_run(seat, move)
    if state.stage == STAGE_PLANNING:
        others = [seat for seat in state.acting if seat != viewer]
        for seat in others:
            for _ in range(rng.randrange(state.rules.spaces)):
                twin.apply_run(seat, rng.choice(session.game.legal(twin.state, seat)))
    return twin


# The last beginning of a game that was played again: its game, players, options, seed and moves.
_begun: list[tuple[tuple[object, ...], list[tuple[int, int]], Session]] = []


def begun(session: Session, seed: int, moves: list[tuple[int, int]]) -> Session:
    """A table with the chance of this one after these moves, played on from the last that was asked for."""
    table = (session.game, session.players, session.options, seed)
    known, made, twin = _begun.pop() if _begun else ((), [], session)
    if known != table or made != moves[: len(made)]:
        made = []
        twin = Session.start(session.game, session.players, session.options, session.seats, Seeded(seed))
    for seat, move in moves[len(made) :]:
        twin.apply_run(seat, move)
    _begun.append((table, moves, twin))
    fork = twin.fork()
    fork.chance = deepcopy(twin.chance)
    return fork


def plans_anew(
    state: State, moves: list[tuple[int, int]], viewer: Viewer, rng: Random
) -> list[tuple[int, int]]:
    """The planning of a round with hidden cards swapped and private moves made at other moments."""
    runs: dict[int, list[int]] = {}
    for seat, move in moves:
        runs.setdefault(seat, []).append(move)
    seats = [seat for seat, _ in moves]
    finished = [seat for seat, run in runs.items() if len(run) == state.rules.spaces]
    ready = sorted(finished, key=lambda seat: -seats[::-1].index(seat))
    for seat, run in runs.items():
        cells = hidden_cells(state, seat, viewer)
        spaces = {cell - space_of(seat, 0) for cell in cells}
        at = [i for i, move in enumerate(run) if plan_space(move - PLAN) in spaces]
        cards = [plan_card(run[i]) for i in at]
        rng.shuffle(cards)
        for i, card in zip(at, cards, strict=True):
            run[i] = plan_code(plan_space(run[i]), card)
    order: list[tuple[int, int]] = []
    early = [seat for seat in ready for _ in range(state.rules.spaces - 1)]
    rng.shuffle(early)
    order += [(seat, runs[seat].pop(0)) for seat in early]
    order += [(seat, runs[seat].pop(0)) for seat in ready]
    if viewer is not None and viewer not in ready:
        order += [(viewer, move) for move in runs.get(viewer, [])]
    return order  # who is not ready begins anew, elsewhere
