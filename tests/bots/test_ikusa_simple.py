"""The simple bot for Ikusa plays well, legally, and from its view alone."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bakufu.arena.simulate import new_match, play, play_piece
from bakufu.bots.ikusa_simple import decide
from bakufu.bots.registry import bots
from bakufu.engine.chance import Seeded
from bakufu.engine.game import View
from bakufu.engine.options import complete
from bakufu.engine.registry import game

IKUSA = game("ikusa")


def test_it_beats_random_play_clearly() -> None:
    match = new_match("ikusa", 4, {}, ["simple", "random", "random", "random"], seed=1, rotate=True)
    tally = play_piece(match, 0, 8)
    assert tally.bot_wins["simple"] >= 7


@pytest.mark.parametrize(
    ("players", "variant"), [(2, "standard"), (3, "quick"), (4, "long"), (5, "standard")]
)
def test_it_plays_every_kind_of_table_to_the_end(players: int, variant: str) -> None:
    match = new_match("ikusa", players, {"variant": variant, "round_limit": "8"}, ["simple"], seed=2)
    _, outcome = play(IKUSA, match, 0)
    assert outcome.winners


def test_a_view_over_the_wire_gives_the_same_move() -> None:
    chance = Seeded(3)
    state = IKUSA.new(3, complete(IKUSA, 3, {}), chance)
    for _ in range(150):
        seat = IKUSA.to_act(state)[0]
        view = IKUSA.view(state, seat)
        sent = msgspec.json.decode(msgspec.json.encode(view), type=View)
        move = decide(view, Random(1))
        assert move in view.legal and move == decide(sent, Random(1))
        IKUSA.apply(state, seat, move, chance)


def test_it_is_among_the_bots_of_ikusa() -> None:
    assert bots("ikusa")[0] == "simple"
