"""S-COMP: what is in the box, and what happens when it runs out."""

from __future__ import annotations

from collections import Counter

import pytest

from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refused
from bakufu.engine.game import HIDDEN
from bakufu.games.shogun import GAME, tower
from bakufu.games.shogun.tables import CARDS, PROVINCES
from tests.games.shogun.playing import board, new_game
from tests.games.shogun.table import Table


@pytest.mark.rule("S-COMP-01")
def test_both_sides_of_the_board_show_five_regions_of_nine_provinces_grouped_differently() -> None:
    sun = GAME.read("shogun/4 board=sun").rules.region
    moon = GAME.read("shogun/4 board=moon").rules.region
    for side in (sun, moon):
        assert sorted(Counter(side).values()) == [9] * 5
    assert sun != moon


@pytest.mark.rule("S-COMP-02", example=1)
def test_53_cards_make_45_on_each_side() -> None:
    for side in ("sun", "moon"):
        draft = board(new_game(4, board=side)).draft
        assert draft is not None
        assert len({*draft.face_up, *draft.pile}) == len(draft.face_up) + len(draft.pile) == 45
    sun = GAME.read("shogun/4 board=sun").rules.region
    moon = GAME.read("shogun/4 board=moon").rules.region
    common = sum(sun[p] == moon[p] for p in range(len(PROVINCES)))  # the same card serves both sides
    assert (common, 45 - common) == (37, 8)
    assert common + 8 + 8 == 53


@pytest.mark.rule("S-COMP-03")
def test_a_province_card_says_what_its_province_yields_and_how_much_it_can_hold() -> None:
    """Kai: 5 chests, 3 rice, 1 building space."""
    table = Table("shogun/3 kai=red3 chests=10,0,0")
    table.act("red", "castle", "kai").act("red", "temple", "kai")
    assert table["kai"] == "red3c"  # the only space is taken
    assert table.chests("red") == 7
    table.act("red", "taxes", "kai")
    assert table.chests("red") == 12
    table = Table("shogun/3 kai=red3").act("red", "rice", "kai")
    assert table.rice("red") == 3


@pytest.mark.rule("S-COMP-04")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_every_player_has_one_chest_card_of_each_value(seat: int) -> None:
    state = new_game(5, setup="fixed")
    chest_cards = [CARDS[card] for card in board(state, seat).hand if card >= len(PROVINCES)]
    assert chest_cards == ["chest_0", "chest_1", "chest_2", "chest_3", "chest_4"]


@pytest.mark.rule("S-COMP-04")
def test_a_chest_card_and_a_province_card_look_alike_from_behind() -> None:
    table = Table(
        "shogun/3 at=y1.spring.order.go_on events=EV01,EV02 chests=5,5,5 kai=red3"
        " red.plan=bid:chest_1,castle:chest_2,temple:kai"
    ).go()
    others_view = board(table.state, 1).plans[0]
    assert others_view is not None
    assert others_view[0] == others_view[1] == HIDDEN


@pytest.mark.rule("S-COMP-05")
def test_five_special_ten_action_and_twelve_event_cards_and_a_daimyo_card_for_everybody() -> None:
    state = new_game(5, setup="fixed")
    seen = board(state)
    assert len(seen.special_at) == len(set(seen.special_at)) == 5
    assert len(seen.action_row) == 10
    assert len(seen.events) == 12
    assert seen.taken_by == [-1] * 5  # a Daimyo card on each of five spaces at most


@pytest.mark.rule("S-COMP-06")
def test_a_player_without_cubes_in_his_supply_cannot_deploy() -> None:
    """62 armies are all there are: with 58 on the map, Deploy 5 is skipped."""
    table = Table("shogun/3 kai=red58 chests=9,0,0").act("red", "deploy_5", "kai")
    assert table["kai"] == "red58"
    assert table.chests("red") == 9
    table = Table("shogun/3 kai=red57 chests=9,0,0").act("red", "deploy_5", "kai")
    assert table["kai"] == "red62"
    assert table.supply("red") == 0


@pytest.mark.rule("S-COMP-06")
def test_a_position_cannot_have_a_63rd_army() -> None:
    with pytest.raises(Refused) as refused:
        GAME.read("shogun/3 kai=red60 tray=red2 firm=red1")
    assert refused.value.refusal.key == "position-cubes"
    assert refused.value.refusal.facts["colour"] == "red"


@pytest.mark.rule("S-COMP-07")
@pytest.mark.rule("A-09")
@pytest.mark.parametrize(("in_supply", "thrown"), [(2, 2), (1, 1), (0, 0)])
def test_only_the_farmers_that_are_left_join_a_battle(in_supply: int, thrown: int) -> None:
    """The event asks for two farmers in a neutral province."""
    table = Table(f"shogun/3 events=EV03! kai=red4 firm=farmers{20 - in_supply}")
    table.act("red", "battle_a", "kai").do("red", ["attack", "musashi", 2])
    assert table.state.thrown[5] == thrown
    assert table.supply("farmers") == in_supply - thrown


@pytest.mark.rule("S-COMP-08", example=1)
@pytest.mark.parametrize(("players", "bank"), [(3, 81), (4, 75), (5, 75)])
def test_135_chests_less_those_of_the_players_are_in_the_bank(players: int, bank: int) -> None:
    assert 35 * 1 + 20 * 5 == 135
    assert 135 - sum(board(new_game(players)).chests) == bank


@pytest.mark.rule("S-COMP-08")
def test_the_bank_never_runs_dry() -> None:
    table = Table("shogun/3 kai=red3 chests=100,35,0").act("red", "taxes", "kai")
    assert table.chests("red") == 105


TILES = [("castle", "c", 28, 3), ("temple", "t", 26, 2), ("theater", "n", 26, 1)]


@pytest.mark.rule("S-COMP-09")
@pytest.mark.parametrize(("action", "letter", "tiles", "price"), TILES)
def test_without_a_tile_nothing_is_built_and_nothing_paid(
    action: str, letter: str, tiles: int, price: int
) -> None:
    built = [name for name in PROVINCES if name != "kai"][:tiles]
    position = "shogun/4 kai=red1 chests=9,0,0,0 " + " ".join(f"{name}=blue1{letter}" for name in built)
    table = Table(position).act("red", action, "kai")
    assert table["kai"] == "red1"
    assert table.chests("red") == 9
    assert table.events("skipped")[0].rule == "S-COMP-09"
    one_less = position.replace(f"{built[0]}=blue1{letter}", f"{built[0]}=blue1")
    table = Table(one_less).act("red", action, "kai")
    assert table["kai"] == f"red1{letter}"
    assert table.chests("red") == 9 - price


@pytest.mark.rule("S-COMP-10")
def test_a_43rd_revolt_marker_is_found_when_42_lie_on_the_map() -> None:
    table = Table("shogun/3 kai=red3 mino=blue3*42").act("red", "taxes", "kai")
    assert table["kai"] == "red3*1"


@pytest.mark.rule("S-COMP-11")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_has_one_place_on_the_point_track_and_one_on_the_rice_track(players: int) -> None:
    seen = board(new_game(players))
    assert len(seen.vp) == len(seen.rice) == players


@pytest.mark.rule("S-COMP-12")
@pytest.mark.parametrize("model", ["physics", "two_thirds"])
def test_the_tower_keeps_cubes_and_lets_go_of_earlier_ones(model: str) -> None:
    state = GAME.read(f"shogun/3 tower_model={model}")
    chance = Seeded(5)
    kept, released = [], False
    for colour in [0, 1] * 50:
        state.tray = [0] * 6
        inside = [tower.inside(state, c) for c in range(6)]
        thrown = [0] * 6
        thrown[colour] = 6
        tower.throw(state, thrown, chance)
        released |= state.tray[1 - colour] > 0  # a colour that nobody threw this time
        kept.append(tower.inside(state, colour) - inside[colour])
        for c in range(6):
            assert state.tray[c] + tower.inside(state, c) == thrown[c] + inside[c]
    assert max(kept) > 0
    assert len(set(kept)) > 2  # unpredictable
    assert released


@pytest.mark.rule("S-COMP-13")
def test_the_seats_are_red_blue_yellow_purple_and_black() -> None:
    position = "shogun/5 aki=red1 bingo=blue1 hoki=yellow1 ise=purple1 kai=black1"
    assert GAME.read(position).owner.count(-1) == 40
    for clan in ("green", "white", "orange"):
        with pytest.raises(Refused):
            GAME.read(f"shogun/5 aki={clan}1")
