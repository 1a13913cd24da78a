"""The game loop: every registered game, as a bare position and as a session."""

from __future__ import annotations

from random import Random

import pytest

from bakufu.bots import at_random
from bakufu.engine import registry
from bakufu.engine.chance import Seeded
from bakufu.engine.game import View
from bakufu.engine.options import complete
from bakufu.engine.playing import Position, decisions, play_at_random, play_out, turns

of_every_game = pytest.mark.parametrize("name", registry.games())
PLAYERS = 3


def _position(name: str, seed: int = 5) -> Position:
    game = registry.game(name)
    return Position.new(game, PLAYERS, complete(game, PLAYERS, {}), Seeded(seed))


@of_every_game
def test_a_game_is_played_to_its_end(name: str) -> None:
    position, rng = _position(name), Random(1)
    made = list(decisions(position, lambda seat, view: at_random.decide(view, rng)))
    assert position.to_act() == [] and position.outcome().winners
    assert {decision.seat for decision in made} == set(range(PLAYERS))
    assert all(decision.view.seat == decision.seat for decision in made)


@of_every_game
def test_random_play_without_views_is_the_same_game(name: str) -> None:
    slow, fast = _position(name), _position(name)
    rng = Random(1)
    number = play_out(slow, lambda seat, view: at_random.decide(view, rng))
    assert play_at_random(fast, Random(1)) == number
    assert fast.outcome() == slow.outcome()
    assert slow.game.write(slow.state) == fast.game.write(fast.state)


@of_every_game
def test_a_decision_is_seen_before_it_is_applied(name: str) -> None:
    position = _position(name)
    before = position.game.write(position.state)
    first = next(decisions(position, lambda seat, view: view.legal[0]))
    assert position.game.write(position.state) == before
    assert first.move in first.view.legal


@of_every_game
def test_what_a_decider_raises_ends_the_game_where_it_was(name: str) -> None:
    position, asked = _position(name), 0

    def gives_up(seat: int, view: View) -> int:
        nonlocal asked
        asked += 1
        if asked == 4:
            raise RuntimeError("enough")
        return view.legal[0]

    with pytest.raises(RuntimeError, match="enough"):
        play_out(position, gives_up)
    again = _position(name)
    for _ in range(3):
        seat = again.to_act()[0]
        again.apply(seat, again.view(seat).legal[0])
    assert position.game.write(position.state) == again.game.write(again.state)


def test_whoever_is_chosen_is_asked_until_nobody_owes_a_move() -> None:
    waiting = [[0, 2], [2], []]
    assert list(turns(lambda: waiting.pop(0), max)) == [2, 2]
