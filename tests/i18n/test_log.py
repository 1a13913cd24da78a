"""Whole games, told in all languages without a word missing."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refusal
from bakufu.engine.events import Event
from bakufu.games.shogun import GAME
from bakufu.games.shogun.options import DEFAULTS
from bakufu.i18n import Words
from tests.i18n.source import LANGS

GAMES: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (4, {"setup": "fixed", "revolt_income": "forfeit", "optional_battle_move": "true"}),
    (5, {"board": "moon", "overbid": "treat_as_zero", "show_tower_counts": "false"}),
    (3, {"tower_model": "manual", "final_tie": "turn_order"}),
    (4, {"modules": "court,samurai,leaders,chambers", "setup": "fixed"}),
    (3, {"modules": "court,leaders", "leader_far_move": "only_if_needed"}),
]


@cache
def played(number: int) -> tuple[list[Event], list[int], list[Refusal]]:
    """A random game: its log, its moves, and the refusals of random moves on the way."""
    players, options = GAMES[number]
    chance, rng = Seeded(number), Random(number)
    kinds = GAME.moves.kinds
    log: list[Event] = []
    moves: list[int] = []
    refusals: list[Refusal] = []
    state = GAME.new(players, {**DEFAULTS, **options}, chance, log)
    while acting := GAME.to_act(state):
        seat = rng.choice(acting)
        for _ in range(3):
            kind = rng.choice(kinds)
            wild = rng.randint(kind.base, kind.last)
            refusal = GAME.why_not(state, rng.randrange(players), wild)
            refusals += [refusal] if refusal else []
        move = rng.choice(GAME.legal(state, seat))
        GAME.apply(state, seat, move, chance, log)
        moves.append(move)
    return log, moves, refusals


@pytest.mark.parametrize("number", range(len(GAMES)))
@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game_is_told_without_a_fallback(lang: str, number: int) -> None:
    log, moves, refusals = played(number)
    words = Words(lang, "shogun", strict=True)
    lines = [words.event(event.key, event.facts, event.rule) for event in log]
    for move in set(moves):
        form = GAME.moves.decode(move)
        names = [argument.name for argument in GAME.moves.by_name[str(form[0])].arguments]
        lines.append(words.move(form, names))
    lines += [words.refusal(refusal.key, refusal.rule, refusal.facts) for refusal in refusals]
    for line in lines:
        assert line == line.strip() and "{" not in line and "_" not in line and "  " not in line, line


def test_these_games_tell_of_nearly_everything_that_can_happen() -> None:
    """Else the test above would prove little."""
    keys = {event.key for number in range(len(GAMES)) for event in played(number)[0]}
    assert len(keys) >= 40
    assert len({refusal.key for number in range(len(GAMES)) for refusal in played(number)[2]}) >= 15
