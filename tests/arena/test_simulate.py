"""Simulated games: the same numbers give the same games, however they are played."""

from __future__ import annotations

from random import Random

import pytest

from bakufu.arena import simulate as arena
from bakufu.arena.simulate import Tally, chunks, play, play_chunk
from bakufu.arena.tournament import Tournament, new_simulation
from bakufu.bots import registry as bot_registry
from bakufu.engine.errors import Refused
from bakufu.engine.game import Outcome, View
from bakufu.engine.registry import game

SHOGUN = game("shogun")


def _match(*bots: str, rotate: bool = False, players: int = 3) -> Tournament:
    return new_simulation("shogun", players, {}, bots, seed=7, rotate=rotate)


def test_any_game_can_be_played_again_alone() -> None:
    match = _match()
    together = play_chunk(match, 0, 4)
    alone = Tally.empty(match)
    for number in (3, 1, 0, 2):
        alone.add(match.seats(number), *play(SHOGUN, match, number))
    assert alone == together


def test_games_of_one_match_differ() -> None:
    match = _match()
    assert len({str(play(SHOGUN, match, number)) for number in range(5)}) == 5


def test_random_bots_with_views_play_the_same_games_as_the_fast_way(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = play(SHOGUN, _match(), 1)
    monkeypatch.setattr(arena, "RANDOM", "nobody")  # so that no seat takes the fast way
    assert play(SHOGUN, _match("random"), 1) == fast


def test_chunks_cover_every_game_once() -> None:
    for games in (1, 7, 100):
        for jobs in (1, 3):
            numbers = [n for first, after in chunks(games, jobs) for n in range(first, after)]
            assert numbers == list(range(games))


def test_rotation_gives_every_bot_every_seat() -> None:
    match = _match("easy@1", "random", "random", rotate=True)
    assert [match.seats(number).index("easy@1") for number in range(3)] == [0, 2, 1]


def test_a_shared_victory_counts_in_equal_parts() -> None:
    tally = Tally.empty(_match("random"))
    tally.add(["random"] * 3, 10, Outcome(scores=[30, 30, 5], winners=[0, 1]))
    assert [float(won) for won in tally.wins] == [0.5, 0.5, 0]
    assert tally.shared == 1


def test_a_bot_gets_a_view_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[type, type, int | None]] = []

    def spy(view: View, rng: Random) -> int:
        seen.append((type(view), type(rng), view.seat))
        return view.legal[0]

    monkeypatch.setitem(bot_registry._ANY_GAME, "spy", spy)
    decisions, _ = play(SHOGUN, _match("spy"), 0)
    assert len(seen) == decisions
    assert {(view, rng) for view, rng, _ in seen} == {(View, Random)}
    assert {seat for _, _, seat in seen} == {0, 1, 2}


def test_a_bot_that_answers_nonsense_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bot_registry._ANY_GAME, "mad", lambda view, rng: -1)
    with pytest.raises(RuntimeError, match="the bot mad"):
        play(SHOGUN, _match("mad"), 0)


def test_the_wrong_number_of_bots_is_refused() -> None:
    with pytest.raises(Refused, match="bots-wrong-number"):
        _match("easy@1", "random")
