from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bakufu.engine import registry
from bakufu.engine.errors import Refusal, Refused
from bakufu.engine.game import Game, Option
from bakufu.engine.options import complete
from tests.engine.tables import refusal
from tests.engine.toy import DOJO


def test_options_that_are_not_given_take_their_defaults() -> None:
    assert complete(DOJO, 3, {"gifts": "off"}) == {"length": "short", "gifts": "off"}


def test_an_unknown_option_names_the_nearest_and_lists_all() -> None:
    with pytest.raises(Refused) as caught:
        complete(DOJO, 3, {"lenght": "long"})
    assert refusal(caught).key == "option-unknown"
    assert refusal(caught).facts == {
        "game": "dojo", "name": "'lenght'", "nearest": "length", "names": "length, gifts",
    }  # fmt: skip


def test_a_bad_value_lists_the_good_ones_with_the_rule() -> None:
    with pytest.raises(Refused) as caught:
        complete(DOJO, 3, {"length": "endless"})
    assert refusal(caught).key == "option-bad-value"
    assert refusal(caught).rule == "D-OPT-01"
    assert refusal(caught).facts["values"] == "short, long"


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_too_few_or_too_many_players_are_told_the_range(players: int) -> None:
    with pytest.raises(Refused) as caught:
        complete(DOJO, players, {})
    assert refusal(caught).facts == {"game": "dojo", "given": players, "low": 2, "high": 4}


def test_the_game_has_the_last_word_on_the_whole_table() -> None:
    with pytest.raises(Refused) as caught:
        complete(DOJO, 4, {"length": "long"})
    assert (refusal(caught).key, refusal(caught).rule) == ("dojo-too-long", "D-OPT-01")


@pytest.mark.parametrize(
    ("players", "given"), [("3", {}), (True, {}), (3.0, {}), (3, {"length": 1}), (3, {7: "long"})]
)
def test_values_of_the_wrong_type_are_refused(players: Any, given: Any) -> None:
    with pytest.raises(Refused):
        complete(DOJO, players, given)


def games() -> Iterator[tuple[str, int]]:
    for name in registry.games():
        game = registry.game(name)
        yield from ((name, players) for players in range(game.min_players, game.max_players + 1))


@pytest.mark.parametrize(("name", "players"), list(games()))
def test_what_is_offered_to_so_many_players_is_accepted(name: str, players: int) -> None:
    """Or it goes with no table at all, however many play there: an island that no sea line leads to."""
    game = registry.game(name)
    for option in game.options:
        for value in option.offered(players):
            wish = {**_chosen_before(game, option), option.name: value}
            assert _refused(game, players, wish) == _refused(game, game.max_players, wish)


@pytest.mark.parametrize(("name", "players"), list(games()))
def test_what_is_not_offered_to_so_many_players_is_refused(name: str, players: int) -> None:
    game = registry.game(name)
    for option in game.options:
        assert option.default in option.offered(players)
        for value in {*option.values} - {*option.offered(players)}:
            with pytest.raises(Refused):
                complete(game, players, {**_chosen_before(game, option), option.name: value})


def test_only_seats_of_the_table_may_claim_the_first_province() -> None:
    seat = next(option for option in registry.game("shogun").options if option.name == "draft_seat")
    assert seat.offered(3) == ("1", "2", "3")
    assert seat.offered(5) == ("1", "2", "3", "4", "5")


def test_two_players_are_offered_the_standard_game_alone() -> None:
    variant = next(option for option in registry.game("ikusa").options if option.name == "variant")
    assert variant.offered(2) == ("standard",)
    assert variant.offered(3) == ("standard", "quick", "long")


@pytest.mark.parametrize("name", registry.games())
def test_a_long_list_of_options_is_told_apart_by_headings(name: str) -> None:
    """A page shows those without a heading at once, and few people read more than five."""
    assert len([option for option in registry.game(name).options if not option.group]) <= 5


def _refused(game: Game[Any], players: int, wish: dict[str, str]) -> Refusal | None:
    try:
        complete(game, players, wish)
    except Refused as refused:
        return refused.refusal
    return None


def _chosen_before(game: Game[Any], option: Option) -> dict[str, str]:
    """What must be chosen elsewhere for this option to mean anything."""
    if option.after is None:
        return {}
    name, value = option.after
    other = next(known for known in game.options if known.name == name)
    return {**_chosen_before(game, other), name: value}
