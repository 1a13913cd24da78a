"""Nobody looks ahead for nothing: what a move brings to light can neither be taken back nor be looked at in
a run that is refused, and neither answer tells anything that the seat does not see.

Two states that look the same to a seat are given the same move. Where the seat can tell them apart afterwards
it has learnt something by that move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from bakufu.engine.barrier import may_stand_before_others
from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refusal, Refused
from bakufu.engine.events import Log, visible
from bakufu.engine.fair import Recording
from bakufu.engine.game import Game, View
from bakufu.engine.session import Session
from tests.contract.tables import Table, game, played, start, tables

TABLES = [table for table in tables() if table.seed < 2]  # the default options and a mixture, for every size
each_table = pytest.mark.parametrize("table", TABLES, ids=str)

PLACES = 10  # in a game, at which everybody's moves are tried
LAST = 6  # and, of each question, the first so often that one of several is the last to answer it
MOVES_TRIED = 2  # of each kind, by a seat
SAMPLES = 2  # other states that look the same
ORDERS = 3  # for each of them: so many secret free moves of others


def indistinguishable_states(game: Game[Any], state: Any, seat: int, rng: Random) -> Iterator[Any]:
    """Other full states that look the same to this seat: other secrets, and other secret orders."""
    view = game.view(state, seat)
    for origin in (state, *(game.resample(view, rng) for _ in range(SAMPLES))):
        if game.view(origin, seat) == view:
            yield origin
            others = [
                one for one in range(view.players) if one != seat and game.out_of_turn_moves(origin, one)
            ]
            for _ in range(ORDERS if others else 0):
                other = with_secret_orders(game, origin, seat, view.players, rng)
                if game.view(other, seat) == view:
                    yield other


def with_secret_orders(game: Game[Any], state: Any, seat: int, players: int, rng: Random) -> Any:
    """The same state after some free moves of the others, which nobody but themselves sees."""
    other = state.copy()
    for one in range(players):
        free = game.out_of_turn_moves(other, one) if one != seat else []
        if free:
            game.apply(other, one, rng.choice(free), Seeded(1))
    return other


def seen_after(game: Game[Any], state: Any, seat: int, move: int) -> tuple[View, Log] | None:
    """What the seat sees of this move; None when something is drawn."""
    after, log, chance = state.copy(), Log(), Recording(Seeded(1))
    game.apply(after, seat, move, chance, log)
    return None if chance.outcomes() else (game.view(after, seat), visible(log, seat))


def some_moves(game: Game[Any], state: Any, seat: int, rng: Random) -> list[int]:
    """A few moves of each kind that the seat may make."""
    moves = game.legal(state, seat)
    rng.shuffle(moves)
    count: Counter[object] = Counter()
    found = []
    for move in moves:
        kind = game.moves.decode(move)[0]
        count[kind] += 1
        if count[kind] <= MOVES_TRIED:
            found.append(move)
    return found


def places(table: Table, walk: int = 0) -> Iterator[tuple[list[Session], int, int, Random]]:
    """Moments of a random game: sessions that look the same to a seat, the seat, and a move of its own.

    Each `walk` is another game at this table.
    """
    session = start(table)
    rng = Random(f"secrecy {table} {walk}" if walk else f"secrecy {table}")
    share = PLACES / len(played(table).session.moves)
    before: list[int] = []
    looked: Counter[frozenset[object]] = Counter()  # at questions, which differ by the kinds of their moves
    while seats := session.to_act():
        game, state = session.game, session.state
        last = len(seats) == 1 and len(before) > 1  # of several, who may see what they did
        before = seats if not last else before
        question = frozenset(game.moves.decode(move)[0] for move in game.legal(state, seats[0]))
        looked[question] += last
        if (looked[question] <= LAST) if last else rng.random() < share:
            for seat in seats:
                alike = [at(session, one) for one in indistinguishable_states(game, state, seat, rng)]
                for one in alike:
                    one.views()  # made once: the forks, one for each move, have them too
                for move in some_moves(game, state, seat, rng):
                    yield alike, seat, move, rng
        for seat in range(table.players):  # secret orders are given now and then
            free = session.game.out_of_turn_moves(session.state, seat)
            if free and rng.random() < 0.1:
                session.apply_run(seat, rng.choice(free))
        seat = rng.choice(session.to_act())
        session.apply_run(seat, rng.choice(game.legal(session.state, seat)))
        if last and session.to_act() != seats:
            before = []


def at(session: Session, state: Any) -> Session:
    """The same table, had the others other secrets."""
    table = session.fork()
    table.state = state
    return table


def answer(session: Session, seat: int, run: list[int]) -> Refusal | None:
    try:
        session.fork().apply_run(seat, run)
    except Refused as why:
        return why.refusal
    return None


class Faults(NamedTuple):
    """By kind of move, what a seat learns for nothing; and how many moves were tried, or taught anything."""

    taken_back: Counter[str]
    looked_ahead: Counter[str]
    told_by_undo: Counter[str]
    told_by_refusal: Counter[str]
    tried: int
    learnt: int


def faults(table: Table, walk: int = 0) -> Faults:
    found = Faults(Counter(), Counter(), Counter(), Counter(), 0, 0)
    tried = learnt = 0
    for alike, seat, move, rng in places(table, walk):
        tried += 1
        game = alike[0].game
        kind = str(game.moves.decode(move)[0])
        told = [seen_after(game, one.state, seat, move) for one in alike]
        sessions = [one.fork() for one in alike]
        # Refused runs.
        wrong = rng.choice(game.moves.kinds).base
        answers = [answer(one, seat, [move, wrong]) for one in sessions]
        found.told_by_refusal[kind] += any(why != answers[0] for why in answers)
        # Taking back.
        undone: list[Refusal | None] = []
        for one in sessions:
            one.apply_run(seat, move)
            undone.append(one.can_undo(seat))
        for first, second in zip(range(len(alike)), range(1, len(alike)), strict=False):
            same = told[first] == told[second] is not None
            found.told_by_undo[kind] += same and undone[first] != undone[second]
        if None not in told and all(one == told[0] for one in told):
            continue
        learnt += 1
        found.taken_back[kind] += None in undone
        found.looked_ahead[kind] += may_stand_before_others(game, alike[0].view(seat), move)
    return found._replace(tried=tried, learnt=learnt)


@pytest.mark.thorough
@each_table
def test_nobody_learns_for_nothing(table: Table) -> None:
    """What a move brought to light is not taken back; one that could do so stands before no other in a run;
    and neither what can be taken back nor the refusal of a run tells anything hidden.
    """
    found = faults(table)
    assert found.tried > found.learnt > 0, "else this proves nothing"
    assert not +found.taken_back
    assert not +found.looked_ahead
    assert not +found.told_by_undo
    assert not +found.told_by_refusal


def doors(game: Game[Any], state: Any, seat: int, asked: list[int]) -> dict[str, bytes]:
    """Everything that a seat can look at or ask about a position."""
    told = {
        "view": game.view(state, seat),
        "to_act": game.to_act(state),
        "legal": game.legal(state, seat),
        "free": game.out_of_turn_moves(state, seat),
        "why_not": [game.why_not(state, seat, move) for move in asked],
        "outcome": game.outcome(state),
    }
    return {door: msgspec.json.encode(answer) for door, answer in told.items()}


@pytest.mark.thorough
@each_table
def test_states_that_look_the_same_are_told_apart_by_no_door(table: Table) -> None:
    rng = Random(11)
    known = game(table.game)
    for state in played(table).positions[::4]:
        for seat in range(table.players):
            asked = [rng.randint(kind.base, kind.last) for kind in known.moves.kinds for _ in range(3)]
            told = [
                doors(known, one, seat, asked) for one in indistinguishable_states(known, state, seat, rng)
            ]
            for door, answer in told[0].items():
                assert all(other[door] == answer for other in told), door


WALKS = 6  # at each table; some faults concern a move that is seldom the last of several
PLANTED = {"build", "levy", "done", "place", "end"}  # kinds of moves that could show what others hide


@pytest.mark.thorough
def test_a_game_that_forgets_its_secrets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last to commit, and who could be struck by an order, would look and take back.

    Every fault concerns one move, so this also says what is found where only one kind of move forgets.
    """
    taken_back: Counter[str] = Counter()
    looked_ahead: Counter[str] = Counter()
    told: Counter[str] = Counter()
    monkeypatch.setattr("bakufu.games.ikusa.meta.Ikusa.depends_on_secrets", lambda *_: False)
    chosen = [table for table in TABLES if table.game == "ikusa" and table.players in (3, 4)]
    for walk, table in product(range(WALKS), sorted(chosen, key=lambda table: -table.seed)):
        wrong = faults(table, walk)
        taken_back += wrong.taken_back
        looked_ahead += wrong.looked_ahead
        told += wrong.told_by_refusal
        if all(taken_back[kind] and looked_ahead[kind] for kind in PLANTED):
            break
    for kind in sorted(PLANTED):
        assert taken_back[kind] and looked_ahead[kind], kind
    assert {"done", "end"} <= {*told}
