"""S-SPEC: the special cards."""

from __future__ import annotations

import pytest

from bakufu.games.shogun.stages import STAGE_PLANNING
from bakufu.games.shogun.tables import SPECIALS
from tests.games.shogun.playing import board, new_game, random_game
from tests.games.shogun.table import Table

ALL = ["chest", "rice", "six_armies", "attack", "defense"]


def _held(**holders: str) -> str:
    """The special cards with their takers, such as chest="red"."""
    return "specials=" + ",".join(card + (f":{holders[card]}" if card in holders else "") for card in ALL)


@pytest.mark.rule("S-SPEC-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_five_special_cards_lie_open_whatever_the_number_of_players(players: int) -> None:
    seen = board(new_game(players, setup="fixed"))
    assert sorted(SPECIALS[card] for card in seen.special_at) == sorted(ALL)


@pytest.mark.rule("S-SPEC-01")
def test_they_are_shuffled_every_round() -> None:
    spaces: list[set[int]] = [set() for _ in range(5)]
    for seed in range(60):
        for space, card in enumerate(board(new_game(3, seed, setup="fixed")).special_at):
            spaces[space].add(card)
    assert spaces == [set(range(5))] * 5
    rounds = {
        (state.year, state.season): tuple(state.special_at)
        for state in random_game(3, 41)
        if state.stage == STAGE_PLANNING
    }
    assert len(rounds) == 6
    assert len(set(rounds.values())) > 3


@pytest.mark.rule("S-SPEC-02")
def test_the_space_of_the_card_is_its_takers_place_in_turn_order() -> None:
    table = Table(
        "shogun/3 at=y1.spring.order.go_on events=EV01,EV02 chests=5,5,5 kai=red3 mino=red3"
        " specials=attack,rice,chest,defense,six_armies"
        " red.plan=bid:chest_3,battle_a:kai blue.plan=bid:chest_2 yellow.plan=bid:chest_1"
    ).go()
    table.do("red", ["take", "six_armies"]).do("blue", ["take", "attack"]).do("yellow", ["take", "chest"])
    assert [event.facts["seats"] for event in table.events("turn-order")] == [[1, 2, 0]]


@pytest.mark.rule("S-SPEC-02")
def test_the_privilege_lasts_for_this_round_only() -> None:
    """Red holds +1 War Chest in spring; in summer all five cards lie free again."""
    table = Table(
        f"shogun/3 at=y1.spring.actions.go_on {_held(chest='red')} events=EV01!,EV03,EV04"
        " row=castle,temple,theater,rice,deploy_5,deploy_3,deploy_1,battle_a,battle_b,taxes field=10"
        " kai=red3 mikawa=red3 red.plan=taxes:kai"
    ).go()
    assert table.chests("red") == 6
    assert table.decision == "plan"
    assert board(table.state).special == [-1] * 3
    assert board(table.state).taken_by == [-1] * 5
    table.act("red", "taxes", "mikawa")
    assert table.chests("red") == 6 + 6


@pytest.mark.rule("S-SPEC-03")
@pytest.mark.parametrize(("holder", "chests"), [("red", 6), ("blue", 5)])
def test_war_chest_brings_its_holder_one_more_from_taxes(holder: str, chests: int) -> None:
    table = Table(f"shogun/3 kai=red3 {_held(chest=holder)}").act("red", "taxes", "kai")
    assert table.chests("red") == chests


@pytest.mark.rule("S-SPEC-03")
def test_war_chest_does_nothing_for_rice() -> None:
    table = Table(f"shogun/3 kai=red3 {_held(chest='red')}").act("red", "rice", "kai")
    assert (table.rice("red"), table.chests("red")) == (3, 0)


@pytest.mark.rule("S-SPEC-04")
@pytest.mark.parametrize(("holder", "rice"), [("red", 4), ("blue", 3)])
def test_plus_one_rice_brings_its_holder_one_more_from_rice(holder: str, rice: int) -> None:
    table = Table(f"shogun/3 kai=red3 {_held(rice=holder)}").act("red", "rice", "kai")
    assert table.rice("red") == rice


@pytest.mark.rule("S-SPEC-04")
def test_plus_one_rice_does_nothing_for_taxes() -> None:
    table = Table(f"shogun/3 kai=red3 {_held(rice='red')}").act("red", "taxes", "kai")
    assert (table.rice("red"), table.chests("red")) == (0, 5)


@pytest.mark.rule("S-SPEC-05")
@pytest.mark.rule("A-15")
@pytest.mark.parametrize("armies", [5, 6])
def test_six_armies_lets_its_holder_place_five_or_six_for_three_chests(armies: int) -> None:
    table = Table(f"shogun/3 kai=red3 chests=4,0,0 {_held(six_armies='red')}").act("red", "deploy_5", "kai")
    assert table.legal("red") == [["deploy", 5], ["deploy", 6]]
    table.do("red", ["deploy", armies])
    assert table["kai"] == f"red{3 + armies}"
    assert table.chests("red") == 1


@pytest.mark.rule("S-SPEC-05")
def test_six_is_a_replacement_also_when_small_levies_would_place_three() -> None:
    table = Table(f"shogun/3 kai=red3 chests=3,0,0 events=EV12! {_held(six_armies='red')}")
    table.act("red", "deploy_5", "kai")
    assert table.legal("red") == [["deploy", 3], ["deploy", 6]]
    table.do("red", ["deploy", 6])
    assert table["kai"] == "red9"
    assert table.chests("red") == 0


@pytest.mark.rule("S-SPEC-05")
@pytest.mark.parametrize(("action", "armies", "price"), [("deploy_3", 3, 2), ("deploy_1", 1, 1)])
def test_six_armies_does_nothing_for_the_smaller_deployments(action: str, armies: int, price: int) -> None:
    table = Table(f"shogun/3 kai=red3 chests=3,0,0 {_held(six_armies='red')}").act("red", action, "kai")
    assert table.decision == "go_on"  # nothing is asked
    assert table["kai"] == f"red{3 + armies}"
    assert table.chests("red") == 3 - price


@pytest.mark.rule("S-SPEC-05")
def test_who_does_not_hold_six_armies_places_five() -> None:
    table = Table(f"shogun/3 kai=red3 chests=3,0,0 {_held(six_armies='blue')}").act("red", "deploy_5", "kai")
    assert table["kai"] == "red8"


@pytest.mark.rule("S-SPEC-06")
@pytest.mark.rule("A-15")
@pytest.mark.rule("A-35")
@pytest.mark.parametrize("action", ["battle_a", "battle_b"])
@pytest.mark.parametrize("target", ["musashi=blue2", ""])
@pytest.mark.parametrize(("answer", "thrown"), [("yes", 4), ("no", 3)])
def test_the_attacker_may_throw_one_more_from_his_supply(
    answer: str, thrown: int, target: str, action: str
) -> None:
    """With Battle/Move A and B, against a player and against a neutral province."""
    table = Table(f"shogun/3 kai=red4 {target} {_held(attack='red')}").act("red", action, "kai")
    table.do("red", ["attack", "musashi", 3])
    assert (table.decision, table.acting) == ("extra_attack", ["red"])
    supply = table.supply("red")
    table.do("red", ["extra", answer])
    assert table.state.thrown[0] == thrown
    assert table.supply("red") == supply - (thrown - 3)


@pytest.mark.rule("S-SPEC-06")
def test_the_extra_attacker_is_offered_at_each_attack_of_the_round() -> None:
    table = Table(f"shogun/3 kai=red4 mino=red4 {_held(attack='red')}").act("red", "battle_a", "kai")
    table.do("red", ["attack", "musashi", 3]).do("red", ["extra", "yes"]).tray(red=1)
    table.act("red", "battle_b", "mino").do("red", ["attack", "owari", 3])
    assert table.decision == "extra_attack"


@pytest.mark.rule("S-SPEC-06")
def test_a_move_into_ones_own_province_and_anothers_attack_offer_nothing() -> None:
    table = Table(f"shogun/3 kai=red4 musashi=red1 {_held(attack='red')}").act("red", "battle_a", "kai")
    table.do("red", ["move", "musashi", 2])
    assert table.decision == "go_on"
    table = Table(f"shogun/3 kai=red4 {_held(attack='blue')}").act("red", "battle_a", "kai")
    table.do("red", ["attack", "musashi", 3])
    assert table.decision == "enter_tower"


@pytest.mark.rule("S-SPEC-07")
@pytest.mark.parametrize("action", ["battle_a", "battle_b"])
@pytest.mark.parametrize(("answer", "thrown"), [("yes", 3), ("no", 2)])
def test_the_defender_may_throw_one_more_from_his_supply(answer: str, thrown: int, action: str) -> None:
    table = Table(f"shogun/3 kai=red4 musashi=blue2 {_held(defense='blue')}").act("red", action, "kai")
    table.do("red", ["attack", "musashi", 3])
    assert (table.decision, table.acting) == ("extra_defense", ["blue"])
    supply = table.supply("blue")
    table.do("blue", ["extra", answer])
    assert table.state.thrown[1] == thrown
    assert table.supply("blue") == supply - (thrown - 2)


@pytest.mark.rule("S-SPEC-07")
def test_the_extra_defender_is_offered_each_time_he_is_attacked() -> None:
    table = Table(f"shogun/3 kai=red4 mino=yellow4 musashi=blue2 owari=blue2 {_held(defense='blue')}")
    table.act("red", "battle_a", "kai").do("red", ["attack", "musashi", 3])
    table.do("blue", ["extra", "yes"]).tray(red=1, blue=3)
    table.act("yellow", "battle_a", "mino").do("yellow", ["attack", "owari", 3])
    assert (table.decision, table.acting) == ("extra_defense", ["blue"])


@pytest.mark.rule("S-SPEC-07")
def test_the_extra_defender_does_not_help_others_or_neutral_provinces() -> None:
    for target in ("musashi=yellow2", ""):
        table = Table(f"shogun/3 kai=red4 {target} {_held(defense='blue')}").act("red", "battle_a", "kai")
        table.do("red", ["attack", "musashi", 3])
        assert table.decision == "enter_tower"


@pytest.mark.rule("S-SPEC-07")
@pytest.mark.parametrize("action", ["rice", "taxes"])
def test_the_extra_defender_never_joins_a_revolt(action: str) -> None:
    table = Table(f"shogun/3 kai=red4*1 {_held(defense='red')}").act("red", action, "kai")
    assert table.decision == "enter_tower"
    assert table.state.thrown[0] == 4


@pytest.mark.rule("S-SPEC-08")
@pytest.mark.rule("A-06")
def test_without_a_supply_no_extra_attacker_is_offered_and_the_battle_goes_on() -> None:
    table = Table(f"shogun/3 kai=red62 {_held(attack='red')}").act("red", "battle_a", "kai")
    table.do("red", ["attack", "musashi", 3])
    assert table.decision == "enter_tower"
    assert table.state.thrown[0] == 3


@pytest.mark.rule("S-SPEC-08")
@pytest.mark.rule("A-06")
def test_without_a_supply_no_extra_defender_is_offered_and_the_battle_goes_on() -> None:
    table = Table(f"shogun/3 kai=red4 musashi=blue62 {_held(defense='blue')}").act("red", "battle_a", "kai")
    table.do("red", ["attack", "musashi", 3])
    assert table.decision == "enter_tower"
    assert table.state.thrown[1] == 62
