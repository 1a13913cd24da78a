"""S-STATE: what holds at every moment of a game."""

from __future__ import annotations

from collections import Counter

import pytest

from bakufu.engine.errors import Refused
from bakufu.games.shogun import GAME
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import PROVINCES
from tests.games.shogun.playing import board, random_game
from tests.games.shogun.table import Table

GAMES = [(3, 11), (4, 12), (5, 13)]
CHEST_CARDS = range(45, 50)  # in a view: the cards behind the 45 provinces


def _province_cards(state: State, seat: int) -> list[int]:
    """The province cards that a seat sees in the hand and on the board, in both places together."""
    seen = board(state, seat)
    on_board = [card for card in seen.plans[seat] or [] if card < len(PROVINCES)]
    return sorted([*(card for card in seen.hand if card not in CHEST_CARDS), *on_board])


@pytest.mark.rule("S-STATE-01")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_province_is_a_seats_exactly_while_his_armies_stand_there_and_he_has_its_card(
    players: int, seed: int
) -> None:
    for state in random_game(players, seed):
        for seat in range(players):
            held = [p for p in range(len(PROVINCES)) if state.owner[p] == seat]
            assert all(state.armies[p] > 0 for p in held)
            assert _province_cards(state, seat) == held
        assert all(state.armies[p] == 0 for p in range(len(PROVINCES)) if state.owner[p] < 0)


@pytest.mark.rule("S-STATE-01")
def test_the_conqueror_has_the_card_and_the_loser_has_it_no_more() -> None:
    table = Table("shogun/3 kai=red4 musashi=blue2").act("red", "battle_a", "kai")
    table.do("red", ["attack", "musashi", 3]).tray(red=3, blue=1)
    assert table["musashi"] == "red2'"
    assert PROVINCES.index("musashi") in _province_cards(table.state, 0)
    assert _province_cards(table.state, 1) == []


@pytest.mark.rule("S-STATE-02")
@pytest.mark.parametrize(
    ("red", "blue", "holder"), [(3, 2, "red1'"), (2, 3, "blue1"), (2, 2, "neutral"), (0, 0, "neutral")]
)
def test_after_a_battle_the_contested_province_holds_armies_of_one_player_at_most(
    red: int, blue: int, holder: str
) -> None:
    table = Table("shogun/3 kai=red4 musashi=blue3").act("red", "battle_a", "kai")
    table.do("red", ["attack", "musashi", 3]).tray(red=red, blue=blue)
    assert table["musashi"] == holder
    on_the_map = {"red": 1 + (holder == "red1'"), "blue": int(holder == "blue1")}
    for clan, armies in on_the_map.items():
        assert table.supply(clan) + table.in_tower(clan) == 62 - armies


@pytest.mark.rule("S-STATE-02")
def test_a_position_cannot_put_two_players_into_one_province() -> None:
    with pytest.raises(Refused) as refused:
        GAME.read("shogun/3 kai=red3 kai=blue2")
    assert refused.value.refusal.facts["word"] == "kai=blue2"


@pytest.mark.rule("S-STATE-03")
def test_a_province_that_loses_its_last_army_is_neutral_and_bare() -> None:
    table = Table("shogun/3 kai=red4 musashi=blue2ct*2").act("red", "battle_a", "kai")
    table.do("red", ["attack", "musashi", 3]).tray(red=1, blue=1)
    musashi = PROVINCES.index("musashi")
    assert table["musashi"] == "neutral"
    assert (table.state.buildings[musashi], table.state.markers[musashi]) == (0, 0)


@pytest.mark.rule("S-STATE-03")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_no_neutral_province_ever_holds_a_building_or_a_marker(players: int, seed: int) -> None:
    became_neutral = False
    owned: set[int] = set()
    for state in random_game(players, seed):
        neutral = {p for p in range(len(PROVINCES)) if state.owner[p] < 0}
        became_neutral |= bool(neutral & owned)
        owned = set(range(len(PROVINCES))) - neutral
        assert not any(state.armies[p] or state.buildings[p] or state.markers[p] for p in neutral)
    assert became_neutral, "this game shows nothing: choose another seed"


@pytest.mark.rule("S-STATE-04")
@pytest.mark.parametrize("tower_model", ["physics", "two_thirds", "manual"])
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_no_cube_is_ever_lost_or_made(players: int, seed: int, tower_model: str) -> None:
    for state in random_game(players, seed, tower_model=tower_model):
        if state.thrown:
            continue  # cubes are on their way through a real tower
        for seat in range(players):
            on_board = sum(a for a, owner in zip(state.armies, state.owner, strict=True) if owner == seat)
            on_the_way = state.attacking_armies if state.fighting_seat == seat else 0
            if state.extra_defenders and state.owner[state.battle_province] == seat:
                on_the_way += state.extra_defenders
            inside = state.loose_in_tower[seat] + state.firm_in_tower[seat]
            assert state.supply[seat] + on_board + state.tray[seat] + inside + on_the_way == 62
        assert state.supply[5] + state.tray[5] + state.loose_in_tower[5] + state.firm_in_tower[5] == 20


@pytest.mark.rule("S-STATE-05")
def test_farmers_who_hold_a_neutral_province_go_to_their_supply_not_onto_the_map() -> None:
    table = Table("shogun/3 kai=red4").act("red", "battle_a", "kai")
    table.do("red", ["attack", "musashi", 3]).tray(red=0, farmers=1)
    assert table["musashi"] == "neutral"
    assert sum(table.state.armies) == 1
    assert table.supply("farmers") == 20


@pytest.mark.rule("S-STATE-05")
def test_a_position_cannot_put_farmers_on_the_map() -> None:
    with pytest.raises(Refused):
        GAME.read("shogun/3 kai=farmers2")


@pytest.mark.rule("S-STATE-06")
@pytest.mark.rule("A-46")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_used_province_card_is_in_exactly_one_place(players: int, seed: int) -> None:
    used = set(range(len(PROVINCES)))
    for state in random_game(players, seed):
        used = {p for p in range(len(PROVINCES)) if state.owner[p] != -2}
        places = Counter(p for p in used if state.owner[p] == -1)  # the open neutral supply
        for seat in range(players):
            places.update(_province_cards(state, seat))
        assert places == Counter(used)
    assert len(used) == (37 if players == 3 else 45)
