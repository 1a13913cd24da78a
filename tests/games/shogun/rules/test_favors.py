"""Section 11.1: the 21 favor cards of Tenno's Court."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bakufu.engine.events import Event
from bakufu.games.shogun import GAME
from bakufu.games.shogun.tables import PROVINCES
from tests.games.shogun.playing import board
from tests.games.shogun.rules.given import row, specials
from tests.games.shogun.table import Table


def favor(number: int, words: str = "", players: int = 4, options: str = "", cost: int = 2) -> Table:
    """Red has taken this favor card."""
    others = [n for n in (1, 2, 3) if n != number]
    shown = f"{number}@{cost}," + ",".join(f"{n}-" for n in others[:2])
    if "events=" not in words:
        words += " events=EV03!,EV01,EV02,EV04"
    table = Table(
        f"shogun/{players} modules=court {options} at=y1.spring.court.go_on favors={shown}"
        f" hall={','.join(['7'] + ['0'] * (players - 1))} {words}"
    )
    return table.go().do("red", ["favor", number])


def place(table: Table, number: int) -> int:
    return table.state.modules.favor_at[number - 1]


GONE = 1


# -- how a favor is used


@pytest.mark.rule("S-TC-18")
@pytest.mark.parametrize("number", [2, 3, 5, 6, 8, 9, 13, 14, 15, 16, 19, 20])
def test_a_favor_is_applied_at_once_and_leaves_the_game(number: int) -> None:
    assert place(favor(number, "kai=red2"), number) == GONE


@pytest.mark.rule("S-TC-18")
@pytest.mark.rule("A-24")
@pytest.mark.parametrize(
    ("number", "words"),
    [(7, "noto=red2n"), (17, ""), (21, "kai=blue2"), (12, "kai=red62"), (1, "events=EV01,EV02,EV03,EV04")],
)
def test_a_favor_that_cannot_be_applied_is_lost(number: int, words: str) -> None:
    table = favor(number, words)
    assert place(table, number) == GONE
    assert table.state.modules.officials[0] == 2  # paid all the same
    assert table.events("favor-in-vain") == [
        Event("favor-in-vain", {"seat": 0, "favor": number}, rule="S-TC-18")
    ]


# -- 1


@pytest.mark.rule("S-TC-20")
@pytest.mark.rule("S-MOD-09")
def test_card_1_may_cancel_the_event_for_everybody() -> None:
    table = favor(1, f"events=EV07!,EV01,EV02,EV03 settsu=blue2 blue.plan=taxes:settsu {row('taxes')}")
    assert table.decision == "cancel_event" and table.state.modules.favor == 1
    assert table.legal("red") == [["decline"], ["cancel"]]
    table.do("red", ["cancel"])
    assert table.events("event-cancelled")[0] == Event(
        "event-cancelled", {"seat": 0, "event": "EV07"}, rule="S-TC-20"
    )
    assert table.events("taxes")[0].facts["amount"] == 7  # not 5: it is over for the rest of the round
    assert place(table, 1) == GONE and 2 not in table.state.event_at


@pytest.mark.rule("S-TC-20")
def test_who_takes_card_1_may_let_the_event_stand() -> None:
    table = favor(1, f"events=EV07!,EV01,EV02,EV03 settsu=blue2 blue.plan=taxes:settsu {row('taxes')}")
    table.do("red", ["decline"])
    assert table.events("event-stays")[0] == Event("event-stays", {"seat": 0}, rule="S-TC-20")
    assert table.events("taxes")[0].facts["amount"] == 5
    assert place(table, 1) == GONE


@pytest.mark.rule("S-TC-20")
def test_the_cancelled_card_is_gone_and_the_others_stay() -> None:
    table = favor(1, "events=EV07!,EV01,EV02,EV03")
    table.do("red", ["cancel"])
    assert table.state.event_at[6] == 3
    assert [table.state.event_at[card] for card in (0, 1, 2)] == [1, 1, 1]


# -- chests, armies, rice, points


@pytest.mark.rule("S-TC-21")
@pytest.mark.parametrize(("number", "chests"), [(2, 3), (9, 5), (16, 7)])
def test_chests(number: int, chests: int) -> None:
    table = favor(number)
    assert table.chests("red") == chests
    assert table.events("benefit") == [
        Event("benefit", {"seat": 0, "benefit": "chests", "amount": chests}, rule="S-TC-21")
    ]


@pytest.mark.rule("S-TC-21")
def test_a_finite_bank_pays_what_it_has() -> None:
    table = favor(16, "chests=100,20,10,0", options="bank=finite_135")
    assert table.chests("red") == 105


@pytest.mark.rule("S-TC-22")
@pytest.mark.parametrize(("number", "armies"), [(3, 3), (8, 4), (14, 5)])
def test_armies_into_the_tray(number: int, armies: int) -> None:
    table = favor(number)
    assert (table.in_tray("red"), table.supply("red")) == (armies, 62 - armies)
    assert table.events("benefit")[0].rule == "S-TC-22"


@pytest.mark.rule("S-TC-22")
def test_armies_into_the_tray_as_far_as_the_supply_reaches() -> None:
    table = favor(14, "kai=red60")
    assert (table.in_tray("red"), table.supply("red")) == (2, 0)
    assert table.events("benefit")[0].facts["amount"] == 2


@pytest.mark.rule("S-TC-24")
@pytest.mark.parametrize(("number", "rice"), [(5, 2), (15, 3), (20, 4)])
def test_rice(number: int, rice: int) -> None:
    table = favor(number)
    assert table.rice("red") == rice
    assert table.events("benefit")[0].rule == "S-TC-24"


@pytest.mark.rule("S-TC-24")
@pytest.mark.parametrize(("number", "points"), [(6, 1), (13, 2), (19, 3)])
def test_points(number: int, points: int) -> None:
    table = favor(number)
    assert table.state.vp == [points, 0, 0, 0]
    assert table.events("benefit")[0].rule == "S-TC-24"


@pytest.mark.parametrize(
    ("option", "number", "amount"),
    [("favor_chests=1,2,9", 16, 9), ("favor_armies=1,6,2", 8, 6), ("favor_rice=5,1,1", 5, 5),
     ("favor_points=0,4,1", 13, 4)],
)  # fmt: skip
def test_a_table_puts_in_the_numbers_of_its_own_cards(option: str, number: int, amount: int) -> None:
    assert favor(number, options=option).events("benefit")[0].facts["amount"] == amount


# -- 4


@pytest.mark.rule("S-TC-23")
def test_card_4_calms_a_province_of_ones_own() -> None:
    table = favor(4, "kai=red2*2 mino=red1*1 omi=red1 noto=blue1*3")
    assert table.decision == "apply_favor" and table.state.modules.favor == 4
    assert sorted(table.legal("red")) == [["apply", "kai"], ["apply", "mino"]]
    refusal = table.refused("red", ["apply", "omi"])
    assert (refusal.key, refusal.rule) == ("favor-no-marker", "S-TC-23")
    refusal = table.refused("red", ["apply", "noto"])
    assert (refusal.key, refusal.rule) == ("favor-own-only", "S-TC-23")
    table.do("red", ["apply", "kai"])
    assert (table["kai"], table["mino"]) == ("red2*1", "red1*1")
    assert place(table, 4) == GONE and table.state.modules.favor == 0
    assert table.events("favor-calmed")[0] == Event(
        "favor-calmed", {"seat": 0, "province": "kai", "markers": 1}, rule="S-TC-23"
    )


@pytest.mark.rule("S-TC-23")
def test_where_only_one_province_is_restless_it_is_calmed_at_once() -> None:
    table = favor(4, "kai=red2*1 noto=blue1*3")
    assert (table["kai"], table["noto"], place(table, 4)) == ("red2", "blue1*3", GONE)


@pytest.mark.rule("S-TC-23", example=1)
@pytest.mark.rule("A-56")
def test_a_kept_card_4_stops_the_next_marker_and_is_gone() -> None:
    table = favor(4, f"kai=red2 mino=red2 red.plan=taxes:kai,rice:mino {row('taxes', 'rice')}")
    assert table.events("favor-kept")[0] == Event("favor-kept", {"seat": 0, "favor": 4}, rule="S-TC-23")
    assert table.chests("red") == 5  # the taxes of Kai
    assert table.events("marker-parried") == [
        Event("marker-parried", {"seat": 0, "province": "kai"}, rule="S-TC-23")
    ]
    markers = [event.facts["province"] for event in table.events("marker")]
    assert markers == ["mino"]  # only the next one
    assert place(table, 4) == GONE


@pytest.mark.rule("S-TC-23")
def test_a_kept_card_4_does_not_help_others() -> None:
    table = favor(4, f"kai=red2 mino=blue2 blue.plan=taxes:mino {row('taxes')}")
    assert [event.facts["province"] for event in table.events("marker")] == ["mino"]
    assert place(table, 4) == 8


@pytest.mark.rule("S-X-08")
def test_a_kept_card_4_also_stops_the_marker_after_a_revolt_and_in_a_later_round() -> None:
    kept = "favors=" + ",".join(["4:red", *(f"{number}-" for number in range(5, 19))])
    table = Table(
        f"shogun/3 modules=court at=y2.summer.actions.go_on kai=red4*1 loose=red9,farmers9"
        f" {kept} red.plan=taxes:kai {row('taxes')}"
    ).go()
    table.tray(red=4)
    assert table.events("revolt-put-down") and table.events("marker-parried")
    assert not table.events("marker")


@pytest.mark.rule("S-TC-23")
def test_where_markers_have_run_out_the_kept_card_stays() -> None:
    table = favor(
        4,
        f"kai=red2 mino=blue2*42 red.plan=taxes:kai {row('taxes')}",
        options="revolt_markers=finite_42",
    )
    assert place(table, 4) == 8 and not table.events("marker-parried")


# -- 7, 17, 21


@pytest.mark.rule("S-TC-25")
@pytest.mark.parametrize(
    ("number", "building", "sign"), [(7, "theater", "n"), (17, "temple", "t"), (21, "castle", "c")]
)
def test_a_free_building(number: int, building: str, sign: str) -> None:
    table = favor(number, "kai=red2 mino=red2 omi=blue2 chests=4,0,0,0")
    assert sorted(table.legal("red")) == [["apply", "kai"], ["apply", "mino"]]
    assert table.refused("red", ["apply", "omi"]).rule == "S-TC-25"
    table.do("red", ["apply", "mino"])
    assert (table["mino"], table.chests("red")) == (f"red2{sign}", 4)
    built = table.events("built")[0]
    assert (built.facts, built.rule) == ({"seat": 0, "building": building, "province": "mino"}, "S-TC-25")


@pytest.mark.rule("S-TC-25")
def test_a_free_building_needs_a_space_and_none_of_its_kind() -> None:
    # Mino has one space, Aki two.
    table = favor(21, "mino=red1t aki=red1c kai=red1 noto=red1")
    assert sorted(table.legal("red")) == [["apply", "kai"], ["apply", "noto"]]
    assert table.refused("red", ["apply", "mino"]).rule == "S-BUILD-04"
    assert table.refused("red", ["apply", "aki"]).rule == "S-BUILD-05"


@pytest.mark.rule("S-TC-25")
def test_where_only_one_province_has_room_it_is_built_there() -> None:
    table = favor(7, "mino=red1t kai=red1")
    assert table["kai"] == "red1n" and place(table, 7) == GONE


@pytest.mark.rule("A-25")
@pytest.mark.rule("S-TC-25")
def test_a_table_says_which_buildings_its_cards_show() -> None:
    table = favor(7, "kai=red1", options="favor_buildings=castle,temple,theater")
    assert table["kai"] == "red1c"


@pytest.mark.rule("S-X-03")
@pytest.mark.rule("A-26")
@pytest.mark.parametrize(("event", "markers"), [("EV01", "*1"), ("EV03", "*2")])
def test_a_free_theater_calms_under_that_event(event: str, markers: str) -> None:
    table = favor(7, f"kai=red2*2 events={event}!,EV04,EV05,EV06")
    assert table["kai"] == f"red2n{markers}"


@pytest.mark.rule("S-X-03")
def test_a_free_theater_does_not_calm_once_the_event_is_cancelled() -> None:
    table = Table(
        "shogun/4 modules=court at=y1.spring.court.go_on favors=7@3,1@2,2- hall=7,6,0,0"
        " events=EV01!,EV02,EV03,EV04 mino=red1 kai=blue2*2"
    ).go()
    table.do("red", ["favor", 1]).do("red", ["cancel"]).do("blue", ["favor", 7])
    assert table["kai"] == "blue2n*2"


@pytest.mark.rule("S-X-04")
def test_a_leader_changes_nothing_about_a_free_building() -> None:
    table = Table(
        "shogun/4 modules=court,leaders at=y1.spring.court.go_on favors=21@4,1-,2- hall=7,0,0,0"
        " events=EV03!,EV01,EV02,EV04 kai=red1 red.leader=kai chests=5,0,0,0"
    ).go()
    table.do("red", ["favor", 21])
    assert (table["kai"], table.chests("red")) == ("red1c", 5)


# -- 12


@pytest.mark.rule("S-TC-26")
def test_card_12_puts_three_armies_into_a_province_of_ones_own() -> None:
    table = favor(12, "kai=red2 mino=blue2")
    table.do("red", ["apply", "kai"])
    assert (table["kai"], table.supply("red"), place(table, 12)) == ("red5", 57, GONE)
    assert table.events("favor-armies")[0] == Event(
        "favor-armies", {"seat": 0, "province": "kai", "armies": 3}, rule="S-TC-26"
    )


@pytest.mark.rule("S-TC-26")
@pytest.mark.rule("S-X-05")
def test_card_12_takes_a_neutral_province_without_a_battle() -> None:
    table = favor(12, "kai=red2 mino=blue2")
    assert ["apply", "noto"] in table.legal("red")
    refusal = table.refused("red", ["apply", "mino"])
    assert (refusal.key, refusal.rule) == ("favor-foreign", "S-TC-26")
    table.do("red", ["apply", "noto"])
    assert not table.events("throw")
    assert table.events("favor-settled")[0].facts == {"seat": 0, "province": "noto", "armies": 3}


@pytest.mark.rule("S-X-05")
@pytest.mark.rule("A-57")
def test_statues_stay_in_a_province_that_card_12_takes() -> None:
    table = Table(
        "shogun/4 modules=court,leaders at=y1.spring.court.go_on favors=12@2,1-,2- hall=7,0,0,0"
        " events=EV03!,EV01,EV02,EV04 kai=red2 mino=blue2 blue.leader=mino blue.statues=noto"
    )
    table.go().do("red", ["favor", 12]).do("red", ["apply", "noto"])
    assert table["noto"] == "red3"
    assert [PROVINCES[p] for p in table.state.modules.statues[1]] == ["noto"]


@pytest.mark.rule("S-X-05")
@pytest.mark.rule("S-CARD-03")
def test_the_card_of_a_province_won_at_court_goes_to_the_hand() -> None:
    table = favor(12, f"kai=red2 {row('battle_a')} red.plan=battle_a:kai")
    table.do("red", ["apply", "noto"])
    assert table["noto"] == "red3'"
    assert PROVINCES.index("noto") in board(table.state, 0).hand


@pytest.mark.rule("S-TC-26")
@pytest.mark.rule("S-GAME-03")
def test_card_12_brings_a_player_without_provinces_back() -> None:
    table = favor(12, "mino=blue2")
    table.do("red", ["apply", "kai"])
    assert table.state.owner.count(0) == 1


@pytest.mark.rule("S-TC-26")
@pytest.mark.rule("A-24")
def test_card_12_places_what_the_supply_holds() -> None:
    table = favor(12, "kai=red60")
    table.do("red", ["apply", "kai"])
    assert table["kai"] == "red62"


@pytest.mark.rule("S-X-14")
def test_no_favor_opens_a_closed_province() -> None:
    table = favor(12, "kai=red2", players=3)
    refusal = table.refused("red", ["apply", "iwami"])
    assert (refusal.key, refusal.rule) == ("favor-closed", "S-X-14")


# -- 10, 11, 18


def march(number: int, action: str, words: str = "", options: str = "") -> Table:
    """Red is protected by this card; Blue, beside him, marches from Shinano."""
    plan = f"{row(action)} blue.plan={action}:shinano order=red,blue,yellow,purple"
    return favor(number, f"kozuke=red2 shinano=blue5 {plan} {words}", options=options)


@pytest.mark.rule("S-TC-27")
@pytest.mark.parametrize(
    ("number", "action", "safe"),
    [(10, "battle_a", True), (10, "battle_b", False), (11, "battle_a", False), (11, "battle_b", True),
     (18, "battle_a", True), (18, "battle_b", True)],
)  # fmt: skip
def test_who_holds_a_card_of_peace_cannot_be_attacked(number: int, action: str, safe: bool) -> None:
    table = march(number, action)
    attacks = [move[1] for move in table.legal("blue") if move[0] == "attack"]
    assert ("kozuke" in attacks) != safe
    if safe:
        refusal = table.refused("blue", ["attack", "kozuke", 2])
        assert (refusal.key, refusal.rule) == ("protected", "S-TC-27")
        assert refusal.facts["defender"] == 0 and refusal.facts["action"] == action
    letters = {10: "a", 11: "b", 18: "ab"}[number]
    assert table.events("favor-peace") == [
        Event("favor-peace", {"seat": 0, "against": letters}, rule="S-TC-27")
    ]


@pytest.mark.rule("A-25")
@pytest.mark.rule("S-TC-27")
@pytest.mark.parametrize(
    ("number", "action", "safe"),
    [(10, "battle_a", True), (10, "battle_b", True), (11, "battle_a", True), (11, "battle_b", False),
     (18, "battle_a", False), (18, "battle_b", True)],
)  # fmt: skip
def test_a_table_may_say_which_card_protects_against_what(number: int, action: str, safe: bool) -> None:
    table = march(number, action, options="favor_peace=ab,a,b")
    attacks = [move[1] for move in table.legal("blue") if move[0] == "attack"]
    assert ("kozuke" in attacks) != safe
    assert [e.facts["against"] for e in table.events("favor-peace")] == [{10: "ab", 11: "a", 18: "b"}[number]]
    text = GAME.write(table.state)
    again = GAME.read(text)
    assert again.modules.shield == table.state.modules.shield and GAME.write(again) == text
    view = GAME.view(table.state, 1)
    assert GAME.resample(view, Random(1)).modules.shield == table.state.modules.shield


@pytest.mark.rule("A-12")
@pytest.mark.rule("S-TC-24")
def test_a_favor_brings_no_more_rice_than_the_track_counts() -> None:
    table = favor(20, "rice=16,0,0,0 kai=red1", options="rice_track=18")
    assert table.rice("red") == 18
    assert [event.facts["amount"] for event in table.events("benefit")] == [2]


@pytest.mark.rule("S-TC-27")
def test_protection_is_seen_and_ends_with_the_round() -> None:
    table = march(18, "castle", "purple.plan=castle:chest_0")
    assert place(table, 18) == GONE or table.state.season == 1
    while table.decision != "plan":
        clan = table.acting[0]
        table.do(clan, table.legal(clan)[0])
    assert (place(table, 18), table.state.modules.shield) == (GONE, [0, 0])


@pytest.mark.rule("S-TC-27")
def test_a_kept_card_4_outlives_the_clean_up() -> None:
    table = Table(
        "shogun/3 modules=court at=y1.spring.cleaning.go_on events=EV01,EV02,EV03 order=red,blue,yellow"
        " kai=red1 favors=4:red,10:blue,1-"
    ).go()
    assert (place(table, 4), place(table, 10)) == (8, GONE)


@pytest.mark.rule("S-X-07")
@pytest.mark.rule("S-MOVE-09")
def test_with_another_target_the_march_must_be_made_and_without_one_it_is_skipped() -> None:
    table = march(10, "battle_a")
    assert table.legal("blue") and table.refused("blue", ["pass"]).rule == "S-MOVE-08"
    around = "musashi=red2 sagami=red2 shinano=red2 suruga=red2 totomi=red2 kai=blue5"
    table = favor(10, f"{around} {row('battle_a')} blue.plan=battle_a:kai")
    assert table.decision != "battle_move"
    (skipped,) = table.events("skipped")
    assert (skipped.facts["reason"], skipped.facts["province"]) == ("no-target", "kai")


@pytest.mark.rule("S-X-07")
def test_temple_peace_and_a_favor_add_up() -> None:
    table = march(11, "battle_a", "events=EV06!,EV01,EV02,EV04 etchu=yellow1t")
    attacks = {move[1] for move in table.legal("blue") if move[0] == "attack"}
    assert "etchu" not in attacks and "kozuke" in attacks
    assert table.refused("blue", ["attack", "etchu", 1]).rule == "S-EVT-07"


@pytest.mark.rule("S-X-06")
def test_armies_put_into_the_tray_are_thrown_with_the_next_battle() -> None:
    words = f"kozuke=blue2 shinano=red5 {row('battle_a')} red.plan=battle_a:shinano loose=red5,blue5"
    table = favor(14, words)
    table.do("red", ["attack", "kozuke", 2])
    assert table.state.thrown[0] == 2 + 5
    table.tray(red=7, blue=1)
    assert table["kozuke"] == "red6"


@pytest.mark.rule("S-TC-22")
def test_the_special_card_of_the_round_does_not_change_a_favor() -> None:
    table = favor(9, specials(red="chest"))
    assert table.chests("red") == 5


def test_a_wrong_answer_to_a_favor_names_its_rule() -> None:
    asked: list[tuple[int, str, list[Any], str]] = [
        (1, "kai=red2 events=EV07!,EV01,EV02,EV03", ["apply", "kai"], "S-TC-20"),
        (12, "kai=red2", ["favor", 2], "S-TC-18"),
    ]
    for number, words, move, rule in asked:
        refusal = favor(number, words).refused("red", move)
        assert (refusal.key, refusal.rule) == ("wrong-kind", rule)
