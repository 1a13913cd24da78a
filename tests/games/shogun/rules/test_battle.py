"""Sections 8.2 to 8.4: battles against players and neutral provinces (S-BAT)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bakufu.games.shogun.tables import PROVINCES
from tests.games.shogun.rules.given import attack, row, specials
from tests.games.shogun.table import Table

# -- participants ---------------------------------------------------------------------------------------


@pytest.mark.rule("S-BAT-01")
def test_the_attacker_throws_all_armies_he_moved_in() -> None:
    table = attack(sent=4, tower="black1")
    assert table.state.thrown[1] == 4


@pytest.mark.rule("S-BAT-01")
@pytest.mark.parametrize(("answer", "thrown"), [("yes", 5), ("no", 4)])
@pytest.mark.parametrize("kozuke", ["yellow3", "neutral"])
def test_the_attacker_may_add_the_army_of_his_special_card(answer: str, thrown: int, kozuke: str) -> None:
    table = attack(sent=4, kozuke=kozuke, words=specials(blue="attack"), tower="black1")
    assert (table.decision, table.acting) == ("extra_attack", ["blue"])
    supply = table.supply("blue")
    table.do("blue", ["extra", answer])
    assert table.state.thrown[1] == thrown
    assert table.supply("blue") == supply - (thrown - 4)


@pytest.mark.rule("S-BAT-01")
def test_with_an_empty_supply_the_extra_attacker_is_missing() -> None:
    table = attack(sent=4, words=specials(blue="attack"), tower="blue56")
    assert table.supply("blue") == 0
    assert table.decision == "enter_tower"


@pytest.mark.rule("S-BAT-01")
def test_the_last_army_of_the_supply_may_join_the_attack() -> None:
    table = attack(sent=4, words=specials(blue="attack"), tower="blue55")
    table.do("blue", ["extra", "yes"])
    assert (table.state.thrown[1], table.supply("blue")) == (5, 0)


@pytest.mark.rule("S-BAT-02")
def test_the_defender_throws_all_armies_of_the_province() -> None:
    table = attack(kozuke="yellow3", words="musashi=yellow4", tower="black1")
    assert table.state.thrown[2] == 3
    assert table["musashi"] == "yellow4"


@pytest.mark.rule("S-BAT-02")
@pytest.mark.parametrize(("kozuke", "event", "thrown"), [("yellow3c", "EV04", 4), ("yellow3c", "EV05", 4)])
def test_the_castle_event_adds_a_defender(kozuke: str, event: str, thrown: int) -> None:
    table = attack(kozuke=kozuke, words=f"events={event}!", tower="black1")
    assert table.state.thrown[2] == thrown
    assert table.supply("yellow") == 62 - 4


@pytest.mark.rule("S-BAT-02")
@pytest.mark.parametrize(("kozuke", "event"), [("yellow3tn", "EV04"), ("yellow3c", "EV03")])
def test_no_extra_defender_without_the_castle_or_without_the_event(kozuke: str, event: str) -> None:
    table = attack(kozuke=kozuke, words=f"events={event}!", tower="black1")
    assert table.state.thrown[2] == 3


@pytest.mark.rule("S-BAT-02")
def test_the_castle_army_of_an_empty_supply_is_missing() -> None:
    table = attack(kozuke="yellow3c", words="events=EV04!", tower="yellow59")
    assert (table.state.thrown[2], table.supply("yellow")) == (3, 0)


@pytest.mark.rule("S-BAT-02")
@pytest.mark.parametrize(("answer", "thrown"), [("yes", 4), ("no", 3)])
def test_the_defender_may_add_the_army_of_his_special_card(answer: str, thrown: int) -> None:
    table = attack(kozuke="yellow3", words=specials(yellow="defense"), tower="black1")
    assert (table.decision, table.acting) == ("extra_defense", ["yellow"])
    table.do("yellow", ["extra", answer])
    assert table.state.thrown[2] == thrown
    assert table.supply("yellow") == 62 - thrown


@pytest.mark.rule("S-BAT-02")
def test_the_special_cards_of_others_do_not_matter() -> None:
    table = attack(words=specials(yellow="attack", blue="defense"), tower="black1")
    assert table.decision == "enter_tower"


@pytest.mark.rule("S-BAT-02")
def test_with_an_empty_supply_the_extra_defender_is_missing() -> None:
    table = attack(kozuke="yellow3", words=specials(yellow="defense"), tower="yellow59")
    assert table.decision == "enter_tower"


@pytest.mark.rule("S-BAT-02")
def test_the_last_army_of_the_supply_may_join_the_defense() -> None:
    table = attack(kozuke="yellow3", words=specials(yellow="defense"), tower="yellow58")
    table.do("yellow", ["extra", "yes"])
    assert (table.state.thrown[2], table.supply("yellow")) == (4, 0)


@pytest.mark.rule("S-BAT-02")
def test_the_last_army_of_the_supply_must_join_in_a_castle() -> None:
    table = attack(kozuke="yellow3c", words="events=EV04!", tower="yellow58")
    assert (table.state.thrown[2], table.supply("yellow")) == (4, 0)


@pytest.mark.rule("S-BAT-03")
@pytest.mark.parametrize(("event", "farmers"), [("EV08", 1), ("EV03", 2)])
def test_a_neutral_province_is_defended_by_1_farmer_or_2_with_the_event(event: str, farmers: int) -> None:
    table = attack(kozuke="neutral", words=f"events={event}!", tower="black1")
    assert table.state.thrown[5] == farmers
    assert table.supply("farmers") == 20 - farmers


@pytest.mark.rule("S-BAT-03")
@pytest.mark.parametrize(("inside", "thrown"), [(20, 0), (19, 1), (18, 2)])
def test_farmers_join_as_far_as_their_supply_reaches(inside: int, thrown: int) -> None:
    table = attack(kozuke="neutral", words="events=EV03!", tower=f"farmers{inside}")
    assert table.state.thrown[5] == thrown
    assert table.supply("farmers") == 0


@pytest.mark.rule("S-BAT-04")
@pytest.mark.parametrize("event", ["EV08", "EV03"])
@pytest.mark.parametrize("kozuke", ["yellow3", "yellow3*2"])
def test_no_farmer_of_the_supply_joins_a_battle_between_players(kozuke: str, event: str) -> None:
    table = attack(kozuke=kozuke, words=f"events={event}! tray=farmers2", tower="black1")
    assert table.state.thrown[5] == 2
    assert table.supply("farmers") == 18


# -- counting -------------------------------------------------------------------------------------------


@pytest.mark.rule("S-BAT-05")
def test_green_cubes_help_the_defender_of_a_province_without_markers() -> None:
    table = attack(kozuke="yellow3").tray(blue=3, yellow=1, farmers=3)
    assert table["kozuke"] == "yellow1"


@pytest.mark.rule("S-BAT-05")
def test_without_green_cubes_only_own_cubes_defend() -> None:
    table = attack(kozuke="yellow3").tray(blue=3, yellow=1)
    assert table["kozuke"] == "blue2'"


@pytest.mark.rule("S-BAT-06")
@pytest.mark.parametrize("markers", [1, 2])
def test_with_a_marker_green_cubes_do_not_count_and_stay(markers: int) -> None:
    table = attack(kozuke=f"yellow3*{markers}").tray(blue=3, yellow=1, farmers=3)
    assert (table["kozuke"], table.in_tray("farmers")) == (f"blue2*{markers}'", 3)


@pytest.mark.rule("S-BAT-07")
def test_in_a_neutral_province_all_green_cubes_are_the_defense() -> None:
    table = attack(kozuke="neutral").tray(blue=4, farmers=3)
    assert table["kozuke"] == "blue1'"


@pytest.mark.rule("S-BAT-08")
def test_more_attackers_may_survive_than_were_sent() -> None:
    table = attack(sent=1, kozuke="yellow3").tray(blue=5, yellow=1)
    assert table["kozuke"] == "blue4'"


@pytest.mark.rule("S-BAT-08")
def test_more_defenders_may_survive_than_stood_there() -> None:
    table = attack(sent=1, kozuke="yellow1").tray(blue=1, yellow=5)
    assert table["kozuke"] == "yellow4"


# -- outcome --------------------------------------------------------------------------------------------


@pytest.mark.rule("S-BAT-09", example=1)
def test_the_battle_of_kozuke() -> None:
    table = attack(
        sent=4, kozuke="yellow3", words="musashi=yellow2", tower="red1,farmers1"
    )  # 4 blue and 3 yellow are thrown
    blue, yellow, farmers = (table.supply(colour) for colour in ("blue", "yellow", "farmers"))
    table.tray(blue=3, yellow=1, farmers=1, red=1)
    assert table["kozuke"] == "blue1'"
    assert table.supply("blue") == blue + 2
    assert table.supply("yellow") == yellow + 1
    assert table.supply("farmers") == farmers + 1
    assert (table.in_tray("red"), sum(table.state.tray)) == (1, 1)


@pytest.mark.rule("S-BAT-09")
def test_the_conqueror_takes_the_card() -> None:
    table = attack(words="yellow.plan=taxes:kozuke").tray(blue=3)
    assert table.state.plan.count(PROVINCES.index("kozuke")) == 0
    assert table["kozuke"] == "blue3'"


@pytest.mark.rule("S-BAT-10")
@pytest.mark.rule("A-39")
def test_a_conquered_province_keeps_buildings_and_markers() -> None:
    table = attack(kozuke="yellow3cn*2").tray(blue=3, yellow=1)
    assert table["kozuke"] == "blue2cn*2'"


@pytest.mark.rule("S-BAT-11", example=1)
@pytest.mark.rule("A-02")
def test_farmers_are_lost_before_armies() -> None:
    table = attack(kozuke="yellow3")
    farmers, yellow, blue = (table.supply(colour) for colour in ("farmers", "yellow", "blue"))
    table.tray(blue=3, yellow=2, farmers=2)
    assert (table["kozuke"], table.in_tray("farmers")) == ("yellow1", 0)
    assert table.supply("farmers") == farmers + 2
    assert table.supply("yellow") == yellow + 1
    assert table.supply("blue") == blue + 3


@pytest.mark.rule("S-BAT-11", example=2)
@pytest.mark.rule("A-02")
def test_farmers_that_are_left_go_to_the_supply_too() -> None:
    table = attack(kozuke="yellow3")
    farmers = table.supply("farmers")
    table.tray(blue=1, yellow=2, farmers=3)
    assert (table["kozuke"], table.in_tray("farmers")) == ("yellow2", 0)
    assert table.supply("farmers") == farmers + 3


@pytest.mark.rule("S-BAT-11", example=3)
def test_with_a_marker_the_defender_loses_armies_and_the_farmers_stay() -> None:
    table = attack(kozuke="yellow3*1").tray(blue=1, yellow=2, farmers=3)
    assert (table["kozuke"], table.in_tray("farmers")) == ("yellow1*1", 3)


@pytest.mark.rule("S-BAT-11")
def test_a_province_that_was_held_keeps_everything() -> None:
    table = attack(kozuke="yellow3cn*2", words="yellow.plan=taxes:kozuke").tray(blue=1, yellow=2)
    assert table["kozuke"] == "yellow1cn*2"
    assert PROVINCES.index("kozuke") in table.state.plan


@pytest.mark.rule("S-BAT-12")
@given(attackers=st.integers(0, 5), own=st.integers(1, 5), farmers=st.integers(0, 5))
@settings(max_examples=40, deadline=None)
def test_a_winning_defender_has_at_least_one_army_left(attackers: int, own: int, farmers: int) -> None:
    table = attack(sent=4, kozuke="yellow3").tray(blue=attackers, yellow=own, farmers=farmers)
    if own + farmers > attackers:
        left = own - max(0, attackers - farmers)
        assert left >= 1
        assert table["kozuke"] == f"yellow{left}"
    else:
        assert not table["kozuke"].startswith("yellow")


@pytest.mark.rule("S-BAT-13", example=1)
def test_equal_strength_is_undecided_and_the_province_neutral() -> None:
    table = attack(kozuke="yellow3").tray(blue=2, yellow=1, farmers=1)
    assert (table["kozuke"], sum(table.state.tray)) == ("neutral", 0)


@pytest.mark.rule("S-BAT-13", example=2)
@pytest.mark.rule("A-31")
def test_farmers_alone_do_not_hold_a_players_province() -> None:
    table = attack(kozuke="yellow3").tray(blue=1, farmers=2)
    assert (table["kozuke"], sum(table.state.tray)) == ("neutral", 0)


@pytest.mark.rule("S-BAT-13", example=3)
def test_nothing_against_nothing_is_undecided() -> None:
    table = attack(kozuke="yellow3").tray()
    assert table["kozuke"] == "neutral"


@pytest.mark.rule("S-BAT-13", example=3)
def test_nothing_against_nothing_with_a_marker_leaves_the_farmers_in_the_tray() -> None:
    table = attack(kozuke="yellow3*1").tray(farmers=2)
    assert (table["kozuke"], table.in_tray("farmers")) == ("neutral", 2)


@pytest.mark.rule("S-BAT-13")
def test_an_undecided_battle_razes_the_province_and_frees_its_card() -> None:
    table = attack(kozuke="yellow3cn*2", words="yellow.plan=taxes:kozuke").tray(blue=2, yellow=2)
    assert table["kozuke"] == "neutral"
    kozuke = PROVINCES.index("kozuke")
    assert (table.state.buildings[kozuke], table.state.markers[kozuke]) == (0, 0)
    assert kozuke not in table.state.plan


@pytest.mark.rule("S-BAT-13")
def test_all_cubes_of_an_undecided_battle_go_to_their_supplies() -> None:
    table = attack(kozuke="yellow3")
    blue, yellow, farmers = (table.supply(colour) for colour in ("blue", "yellow", "farmers"))
    table.tray(blue=3, yellow=2, farmers=1)
    supplies = [table.supply(colour) for colour in ("blue", "yellow", "farmers")]
    assert supplies == [blue + 3, yellow + 2, farmers + 1]


@pytest.mark.rule("S-BAT-14", example=1)
def test_a_neutral_province_is_held_by_as_many_farmers() -> None:
    table = attack(kozuke="neutral")
    blue, farmers = table.supply("blue"), table.supply("farmers")
    table.tray(blue=2, farmers=2)
    assert (table["kozuke"], sum(table.state.tray)) == ("neutral", 0)
    assert (table.supply("blue"), table.supply("farmers")) == (blue + 2, farmers + 2)


@pytest.mark.rule("S-BAT-14", example=1)
def test_a_neutral_province_falls_to_more_attackers_than_farmers() -> None:
    table = attack(kozuke="neutral").tray(blue=3, farmers=1)
    assert (table["kozuke"], table.in_tray("farmers")) == ("blue2'", 0)


@pytest.mark.rule("S-BAT-14")
def test_a_neutral_province_stays_neutral_when_nothing_comes_out() -> None:
    table = attack(kozuke="neutral").tray()
    assert table["kozuke"] == "neutral"


@pytest.mark.rule("S-BAT-15")
@pytest.mark.parametrize("kozuke", ["yellow3", "neutral"])
@pytest.mark.parametrize("attackers", [1, 3, 5])
def test_no_green_cube_is_left_where_farmers_counted(kozuke: str, attackers: int) -> None:
    table = attack(kozuke=kozuke).tray(blue=attackers, farmers=3)
    assert table.in_tray("farmers") == 0


@pytest.mark.rule("S-BAT-15")
@pytest.mark.parametrize("attackers", [0, 1, 2])
def test_all_green_cubes_stay_where_farmers_did_not_count(attackers: int) -> None:
    table = attack(kozuke="yellow3*1").tray(blue=attackers, yellow=1, farmers=3)
    assert table.in_tray("farmers") == 3


@pytest.mark.rule("S-BAT-16")
@pytest.mark.parametrize("attackers", [0, 2, 5])
def test_armies_that_stayed_behind_are_never_affected(attackers: int) -> None:
    table = attack(sent=4, kozuke="yellow3").tray(blue=attackers, yellow=2)
    assert table["shinano"] == "blue2"


@pytest.mark.rule("S-BAT-16")
@pytest.mark.parametrize("kozuke", ["yellow3", "neutral"])
def test_a_battle_leaves_nothing_behind(kozuke: str) -> None:
    table = attack(kozuke=kozuke, tower="black1").tray(blue=3)
    state = table.state
    assert (table.decision, table.acting, state.thrown) == ("go_on", [], [])
    assert (state.purpose, state.battle_province, state.fighting_seat, state.origin) == (0, -1, -1, -1)
    assert (state.attacking_armies, state.extra_defenders) == (0, 0)


@pytest.mark.rule("S-BAT-16")
def test_the_round_goes_on_after_a_battle() -> None:
    table = Table(
        f"shogun/3 {row('battle_a', 'battle_b')} events=EV08!,EV07,EV12 kai=red5 suruga=red4 shinano=blue2 "
        "red.plan=battle_a:kai,battle_b:suruga"
    ).go()
    table.do("red", ["attack", "shinano", 4]).tray(red=1, blue=2)
    assert (table.decision, table.acting) == ("battle_move", ["red"])
    assert ["move", "kai", 3] in table.legal("red")
