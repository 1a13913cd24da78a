"""Whole games of Ikusa, told in all languages without a word missing."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refusal
from bakufu.engine.events import Event
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.options import DEFAULTS
from bakufu.i18n import Words
from tests.games.ikusa.playing import LETTER
from tests.i18n.source import LANGS

GAMES: list[tuple[int, str, dict[str, str]]] = [
    (2, "standard", {}),
    (3, "quick", {}),
    (4, "long", {}),
    (3, "standard", LETTER),
]
TOLD_MOST = 1500  # events and refusals of a game that are told, to be quick


@cache
def played(number: int) -> tuple[list[Event], list[int], list[Refusal]]:
    """A random game: its log, its moves, and the refusals of random moves on the way."""
    players, variant, options = GAMES[number]
    chance, rng = Seeded(number), Random(number)
    kinds = GAME.moves.kinds
    log: list[Event] = []
    moves: list[int] = []
    refusals: list[Refusal] = []
    state = GAME.new(players, {**DEFAULTS, **options, "variant": variant, "round_limit": "12"}, chance, log)
    while acting := GAME.to_act(state):
        seat = rng.choice(acting)
        kind = rng.choice(kinds)
        refusal = GAME.why_not(state, rng.randrange(players), rng.randint(kind.base, kind.last))
        refusals += [refusal] if refusal else []
        move = rng.choice(GAME.legal(state, seat))
        GAME.apply(state, seat, move, chance, log)
        moves.append(move)
    return log, moves, refusals


@pytest.mark.parametrize("number", range(len(GAMES)))
@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game_is_told_without_a_fallback(lang: str, number: int) -> None:
    log, moves, refusals = played(number)
    words = Words(lang, "ikusa", strict=True)
    lines = [words.event(event.key, event.facts, event.rule) for event in log[-TOLD_MOST:]]
    for move in sorted(set(moves))[:TOLD_MOST]:
        form = GAME.moves.decode(move)
        names = [argument.name for argument in GAME.moves.by_name[str(form[0])].arguments]
        lines.append(words.move(form, names))
    lines += [words.refusal(refusal.key, refusal.rule, refusal.facts) for refusal in refusals[:TOLD_MOST]]
    for line in lines:
        assert line == line.strip() and "{" not in line and "_" not in line and "  " not in line, line


def test_these_games_tell_of_nearly_everything_that_can_happen() -> None:
    """Else the test above would prove little."""
    keys = {event.key for number in range(len(GAMES)) for event in played(number)[0]}
    assert len(keys) >= 45, sorted(keys)
    assert len({refusal.key for number in range(len(GAMES)) for refusal in played(number)[2]}) >= 15


def test_out_of_turn_moves_have_words_too() -> None:
    words = Words("en", "ikusa", strict=True)
    order = ["order", "orange_circle", "moved_blue_square"]
    assert "once the blue square army has moved" in words.move(order, ["daimyo", "trigger"])
    preferred = ["losses", "spearman,gunner,ronin,swordsman,bowman"]
    assert (
        words.move(preferred, ["losses"])
        == "Preferred losses: spearman, gunner, ronin, swordsman, and bowman"
    )


def test_both_clans_of_a_player_are_called_by_both_names() -> None:
    words = Words("en", "ikusa", ["Ada", "Bo"], strict=True)
    assert [words.side(clan) for clan in range(4)] == ["Ada (Blue)", "Bo (Orange)", "Ada (Green)", "Bo (Red)"]
    assert words.seat(2) == "Ada (Green)" and words.seat(0) == "Ada"
    assert words.event("conquered", {"seat": 0, "province": "kai"}) == "Ada (Blue) conquers Kai."
    assert words.event("turn-order", {"seats": [2, 1]}) == "The turn order: Ada (Green) and Bo (Orange)."
    assert Words("zh-Hans", "ikusa", ["Ada", "Bo"]).side(1) == "Bo（橙方）"
    assert Words("nl", "ikusa").seat(2) == "Groen"


def test_a_player_who_bears_the_name_of_a_clan_is_not_named_twice() -> None:
    words = Words("en", "ikusa", ["Blue", "Bo"])
    assert words.side(0) == "Blue" and words.side(2) == "Blue (Green)"


def test_what_is_said_of_players_names_no_clan() -> None:
    words = Words("en", "ikusa", ["Ada", "Bo"], strict=True)
    assert words.event("ready", {"seat": 1}) == "Bo is ready."
    told = words.event("game-over", {"winners": [0], "points": [50, 18]})
    assert told == "Ada becomes Shogun! Provinces: Ada 50 and Bo 18."


def test_with_more_players_a_name_is_enough() -> None:
    words = Words("en", "ikusa", ["Ada", "Bo", "Cy"])
    assert (
        words.side(0) == "Ada"
        and words.event("conquered", {"seat": 2, "province": "kai"}) == "Cy conquers Kai."
    )
    assert not Words("en", "shogun").two_clans(2)


@pytest.mark.parametrize(
    ("count", "told"),
    [(1, "A ronin of Bo shows himself in Kai."), (2, "2 ronin of Bo show themselves in Kai.")],
)
def test_one_ronin_and_several(count: int, told: str) -> None:
    words = Words("en", "ikusa", ["Ada", "Bo", "Cy"])
    assert words.event("ronin-revealed", {"seat": 1, "province": "kai", "ronin": count}) == told
