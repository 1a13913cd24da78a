"""The part of the position notation that all games share."""

from __future__ import annotations

import pytest

from bakufu.engine.errors import Refused
from bakufu.engine.game import Option
from bakufu.engine.notation import one_of, read_opening, split_words

OPTIONS = (Option("board", ("sun", "moon")), Option("series", ("short", "long")))
USUAL = {"board": "sun", "series": "short"}
WORDS = {"series": "battle_series"}


def test_an_opening_tells_the_table_and_leaves_the_position() -> None:
    text = "toy/3 board=moon at=spring battle_series=long series=2"
    opening = read_opening(text, "toy", range(2, 5), OPTIONS, USUAL, lambda name: WORDS.get(name, name))
    assert opening.players == 3
    assert opening.options == {"board": "moon", "series": "long"}
    assert opening.words == {"at": "spring", "series": "2"}


@pytest.mark.parametrize("text", ["", "toy", "toy/1", "toy/5", "toy/03", "other/3", "toy/3x at=spring"])
def test_a_head_names_the_game_and_a_possible_number_of_players(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_opening(text, "toy", range(2, 5), OPTIONS, USUAL)
    assert refused.value.refusal.key == "position-head"


@pytest.mark.parametrize("word", ["board=mars", "at", "at=", "at=1 at=2"])
def test_a_word_that_cannot_be_understood_is_named(word: str) -> None:
    with pytest.raises(Refused) as refused:
        read_opening(f"toy/3 {word}", "toy", range(2, 5), OPTIONS, USUAL)
    assert refused.value.refusal.key == "position-word"
    assert refused.value.refusal.facts == {"word": word.split()[-1]}


def test_words_are_split_by_key() -> None:
    assert split_words(["kai=red5", "at=a=b"]) == {"kai": "red5", "at": "a=b"}


@pytest.mark.parametrize("value", ["", "green"])
def test_a_value_is_one_of_the_names(value: str) -> None:
    assert one_of("red", ["", "red"], "act") == "red"
    with pytest.raises(Refused):
        one_of(value, ["", "red"], "act")
