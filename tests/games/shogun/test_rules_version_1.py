"""Rules version 1: what was begun under it means what it meant, wherever it is kept.

Its default of `leader_modifier` was another one, and what has become an option since was settled:
`short_supply`, `rice_track`, `favor_peace`. A table tells quiet options only where they are not the default,
so every reader of its options must know under which version they were told.
"""

from __future__ import annotations

from random import Random

import pytest

from bakufu.engine import registry
from bakufu.engine.chance import Seeded
from bakufu.engine.encoding import encoding_of
from bakufu.engine.errors import Refused
from bakufu.engine.options import carried_over, complete, unusual
from bakufu.games.shogun import GAME
from tests.games.shogun.rules.given import specials
from tests.games.shogun.table import Table

OLD = registry.game("shogun", 1)
ALL = "court,samurai,leaders,chambers"
SINCE = {
    "short_supply": "as_far_as_possible",
    "rice_track": "open",
    "favor_peace": "a,b,ab",
    "leader_modifier": "additive_last",
}


def test_the_newest_version_is_the_second() -> None:
    assert (GAME.rules_version, registry.game("shogun").rules_version, OLD.rules_version) == (2, 2, 1)
    with pytest.raises(Refused):
        registry.game("shogun", 3)


def table(text: str, version: int) -> Table:
    return Table(registry.game("shogun", version).read(f"{text} tower_model=manual"))


# -- the rulings ---------------------------------------------------------------------------------------


@pytest.mark.rule("A-20")
def test_a_position_without_a_word_about_leaders_has_them_last() -> None:
    words = f"shogun/3 modules=leaders settsu=red1 red.leader=settsu events=EV07! {specials(red='chest')}"
    assert table(words, 1).act("red", "taxes", "settsu").chests("red") == 7
    assert table(words, 2).act("red", "taxes", "settsu").chests("red") == 6


@pytest.mark.rule("A-10")
def test_six_armies_went_as_far_as_the_supply() -> None:
    words = f"shogun/4 kai=red1 loose=red57 chests=3,0,0,0 events=EV12! {specials(red='six_armies')}"
    old = table(words, 1).act("red", "deploy_5", "kai")
    assert old.legal("red") == [["deploy", 3], ["deploy", 4]]
    assert table(words, 2).act("red", "deploy_5", "kai")["kai"] == "red4"


# -- options and texts ---------------------------------------------------------------------------------


def test_its_options_are_told_as_they_were() -> None:
    for modules in ("leaders", ALL):
        assert set(complete(OLD, 4, {"modules": modules})) & set(SINCE) == set()
        told = complete(OLD, 4, {"modules": modules, "leader_modifier": "improved_base"})
        assert told["leader_modifier"] == "improved_base"
        assert "leader_modifier" not in complete(
            GAME, 4, {"modules": modules, "leader_modifier": "improved_base"}
        )


@pytest.mark.parametrize(
    ("name", "value"), [("short_supply", "all_or_nothing"), ("rice_track", "18"), ("favor_peace", "ab,a,b")]
)
def test_what_it_did_not_offer_cannot_be_chosen_under_it(name: str, value: str) -> None:
    with pytest.raises(Refused) as caught:
        complete(OLD, 4, {"modules": ALL, name: value})
    assert caught.value.refusal.key == "option-bad-value"


@pytest.mark.parametrize("leaders", ["additive_last", "improved_base"])
@pytest.mark.parametrize("version", [1, 2])
def test_a_text_is_read_under_the_version_that_wrote_it(version: int, leaders: str) -> None:
    game = registry.game("shogun", version)
    state = game.new(4, complete(game, 4, {"modules": ALL, "leader_modifier": leaders}), Seeded(1))
    text = game.write(state)
    assert ("leader_modifier" in text) == (leaders != {1: "additive_last", 2: "improved_base"}[version])
    again = game.read(text)
    assert again == state and game.write(again) == text
    assert again.rules.improved_base == (leaders == "improved_base")
    # A state knows its version, whichever game object is asked.
    assert GAME.write(state) == OLD.write(state) == text


@pytest.mark.parametrize("version", [1, 2])
def test_a_view_tells_its_version_and_what_is_made_of_it_has_the_same_rules(version: int) -> None:
    game = registry.game("shogun", version)
    state = game.new(4, complete(game, 4, {"modules": ALL}), Seeded(1))
    for asked in (GAME, OLD):  # whoever is asked: a bot has the newest game at hand
        view = asked.view(state, 0)
        assert view.rules_version == version
        rules = asked.resample(view, Random(1)).rules
        assert (rules.version, rules.improved_base, rules.all_or_nothing) == (
            version,
            version == 2,
            version == 2,
        )


def test_learners_see_which_reading_a_table_has() -> None:
    """The same number for the same reading, whatever the version that left it out."""
    encoding = encoding_of(GAME)
    place = encoding.places["options"].start + [option.name for option in GAME.options].index(
        "leader_modifier"
    )
    found = {}
    for game in (OLD, GAME):
        for leaders in ("additive_last", "improved_base"):
            state = game.new(4, complete(game, 4, {"modules": ALL, "leader_modifier": leaders}), Seeded(1))
            found[game.rules_version, leaders] = encoding.encode(game.view(state, 0))[place]
    assert found[1, "additive_last"] == found[2, "additive_last"] == 1
    assert found[1, "improved_base"] == found[2, "improved_base"] == 0


# -- the same settings under the newest rules ----------------------------------------------------------


def test_the_options_of_an_old_table_mean_the_same_at_a_new_one() -> None:
    old = complete(OLD, 4, {"modules": ALL, "bank": "finite_135"})
    new = complete(GAME, 4, carried_over(OLD, GAME, old))
    assert new["leader_modifier"] == "additive_last" and new["short_supply"] == "as_far_as_possible"
    assert new["bank"] == "finite_135" and "favor_peace" not in new and "rice_track" not in new
    first = GAME.new(4, new, Seeded(1)).rules
    second = OLD.new(4, old, Seeded(1)).rules
    for name in (
        "improved_base",
        "all_or_nothing",
        "rice_most",
        "favor_shields",
        "favor_chests",
        "bank_finite",
    ):
        assert getattr(first, name) == getattr(second, name), name


def test_without_the_module_there_is_nothing_to_carry_over() -> None:
    new = complete(GAME, 4, carried_over(OLD, GAME, complete(OLD, 4, {})))
    assert "leader_modifier" not in new and "favor_peace" not in new


def test_what_is_unusual_at_a_table_is_told_against_the_tables_of_today() -> None:
    assert unusual(OLD, GAME, complete(OLD, 4, {"modules": "leaders"})) == {
        "short_supply": "as_far_as_possible", "modules": "leaders", "leader_modifier": "additive_last",
    }  # fmt: skip
    chosen = {"modules": "leaders", "leader_modifier": "improved_base"}
    assert "leader_modifier" not in unusual(OLD, GAME, complete(OLD, 4, chosen))
    assert unusual(GAME, GAME, complete(GAME, 4, chosen)) == {"modules": "leaders"}
