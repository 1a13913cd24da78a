"""Positions as numbers: of one size, within their bounds, and made of nothing but the view."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest

from bakufu.engine import registry
from bakufu.engine.encoding import encoding_of
from bakufu.engine.errors import Refused
from bakufu.engine.views import Viewer
from bakufu.envs.features import bounds, expand, expanded_size, observation
from bakufu.envs.table import EnvTable
from tests.envs.tables import TABLES, positions
from tools import encoding_tables

EVERY_TABLE = pytest.mark.parametrize(("game", "players", "options"), TABLES)


@EVERY_TABLE
def test_every_number_is_within_the_bounds_of_its_block(
    game: str, players: int, options: dict[str, str]
) -> None:
    table = EnvTable(game, players, options)
    low, high = bounds(table.encoding)
    for _, state in positions(table, seed=3, every=7):
        for seat in range(players):
            numbers = observation(table.encoding, table.game.view(state, seat))
            assert numbers.shape == (table.encoding.size,)
            wrong = np.flatnonzero((numbers < low) | (numbers > high))
            assert not len(wrong), _block_at(table, int(wrong[0]))


def _block_at(table: EnvTable, place: int) -> str:
    return next(name for name, where in table.encoding.places.items() if where.start <= place < where.stop)


@EVERY_TABLE
def test_every_legal_move_is_an_action(game: str, players: int, options: dict[str, str]) -> None:
    table = EnvTable(game, players, options)
    for seat, state in positions(table, seed=4):
        assert all(move in table.encoding.action_of for move in table.game.legal(state, seat))


@EVERY_TABLE
def test_what_a_seat_must_not_know_does_not_change_its_observation(
    game: str, players: int, options: dict[str, str]
) -> None:
    """Every secret is dealt anew in a way that fits the seat's view: its numbers stay the same."""
    table = EnvTable(game, players, options)
    rng = Random(5)
    redealt = 0
    for _, state in positions(table, seed=5, every=11):
        for seat in range(players):
            view = table.game.view(state, seat)
            twin = table.game.resample(view, rng)
            redealt += twin != state
            told = table.encoding.encode(table.game.view(twin, seat))
            assert told == table.encoding.encode(view), _differs(table, told, table.encoding.encode(view))
    assert redealt > 10  # there were secrets to deal


def _differs(table: EnvTable, one: list[int], other: list[int]) -> str:
    return _block_at(table, next(place for place, (a, b) in enumerate(zip(one, other)) if a != b))


def test_a_view_that_came_over_the_wire_has_the_same_numbers() -> None:
    for game in ("shogun", "ikusa"):
        table = EnvTable(game)
        for seat, state in positions(table, seed=6, every=60):
            view = table.game.view(state, seat)
            sent = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
            assert table.encoding.encode(sent) == table.encoding.encode(view)


def test_seats_are_counted_from_the_viewer() -> None:
    table = EnvTable("shogun", 4, {"setup": "fixed"})
    table.deal(1)
    owner = table.encoding.places["owner"]
    mine = [table.encoding.encode(table.view(seat))[owner].count(0) for seat in range(4)]
    counted = [table.state.owner.count(seat) for seat in range(4)]
    assert mine == counted and min(counted) > 0


def test_expanding_scales_numbers_and_spreads_categories() -> None:
    table = EnvTable("shogun", 4)
    table.deal(2)
    numbers = np.stack([observation(table.encoding, table.view(seat)) for seat in range(4)])
    expanded = expand(table.encoding, numbers)
    assert expanded.shape == (4, expanded_size(table.encoding)) and expanded.dtype == np.float32
    assert expanded.min() >= 0 and expanded.max() <= 1
    categories = sum(block.size for block in table.encoding.blocks if block.category)
    numbers_only = np.concatenate(
        [
            (numbers[:, place] - block.low) / (block.high - block.low)
            for block, place in zip(table.encoding.blocks, table.encoding.places.values(), strict=True)
            if not block.category
        ],
        axis=1,
    )
    assert np.allclose(expanded.sum(axis=1), categories + numbers_only.sum(axis=1), atol=1e-2)
    assert (expand(table.encoding, numbers[1]) == expanded[1]).all()


def test_numbers_by_name_are_all_the_numbers() -> None:
    table = EnvTable("ikusa", 3)
    table.deal(1)
    numbers = table.encoding.encode(table.view(0))
    named = table.encoding.named(numbers)
    assert [number for block in named.values() for number in block] == numbers
    assert named["players"] == [3] and named["provinces"] == [22, 22, 22, 0, 0]


@pytest.mark.parametrize("game", ["ikusa", "shogun"])
def test_actions_are_the_moves_in_ascending_order(game: str) -> None:
    encoding = encoding_of(registry.game(game))
    assert encoding.actions == sorted(set(encoding.actions))
    decoded = [registry.game(game).moves.decode(move) for move in encoding.actions[::37]]
    assert all(registry.game(game).moves.encode(form) in encoding.action_of for form in decoded)


def test_a_game_without_an_encoding_is_refused() -> None:
    bare: Any = SimpleNamespace(id="bare")
    with pytest.raises(Refused, match="game-no-encoding"):
        encoding_of(bare)


def test_a_spectator_has_no_numbers() -> None:
    table = EnvTable("shogun")
    table.deal(1)
    nobody: Viewer = None
    with pytest.raises(AssertionError, match="spectator"):
        table.encoding.encode(table.game.view(table.state, nobody))


def test_the_layouts_are_documented_as_they_are() -> None:
    page = encoding_tables.PAGE.read_text(encoding="utf-8")
    assert encoding_tables.written(page) == page, "run tools/encoding_tables.py"
