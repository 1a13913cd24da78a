"""Shogun's rulebook calls things by the names of the game, in every language."""

from __future__ import annotations

import pytest

from bakufu.engine.errors import Refused
from bakufu.engine.rulebook import rulebook
from bakufu.games.shogun import tables as shogun
from bakufu.i18n import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_actions_cards_and_events_have_the_names_of_the_game(lang: str) -> None:
    words, rules = Words(lang, "shogun"), rulebook("shogun", lang).rules
    for action in shogun.ACTIONS:
        assert words.name("action", action) in rules["S-PLAN-02"].text
    specials = ["chest", "rice", "six_armies", "attack", "defense"]
    for number, special in enumerate(specials, start=3):
        assert rules[f"S-SPEC-{number:02}"].text.startswith(f"*{words.name('special', special)}*")
    for event in shogun.EVENTS:
        line = next(x for x in rules["S-EVT-03"].text.splitlines() if x.startswith(f"| {event.upper()} "))
        assert words.name("eventcard", event).lower() in line.lower()


# -- asking for a language ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "lang"), [("nl", "nl"), ("zh", "zh-Hans"), ("ZH-hans", "zh-Hans"), ("en", "en")]
)
def test_a_book_is_found_by_the_name_of_its_language(name: str, lang: str) -> None:
    assert rulebook("shogun", name).lang == lang


def test_without_a_language_the_book_is_english() -> None:
    assert rulebook("shogun") is rulebook("shogun", "en")


@pytest.mark.parametrize("name", ["fr", "", "zh-Hant", "../rules", "n"])
def test_an_unknown_language_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(Refused) as caught:
        rulebook("shogun", name)
    assert caught.value.refusal.key == "language-unknown"
    assert caught.value.refusal.facts["languages"] == "en, nl, zh-Hans"
