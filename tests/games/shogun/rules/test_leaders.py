"""Section 11.3: Military Leaders (S-ML), and their part of section 7."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu.engine.events import Event
from bakufu.games.shogun.tables import CLANS, PROVINCES, RICE_YIELD, TAX
from tests.games.shogun.playing import new_game
from tests.games.shogun.rules.given import attack, row, specials
from tests.games.shogun.table import Table
from tests.games.shogun.vectors import vectors

# Shinano and Suruga are neighbours of Kai, Aki and Noto are not.
MOVING = "at=y1.spring.moving.go_on order=red,blue,yellow"


def table_of(words: str, players: int = 3, options: str = "") -> Table:
    return Table(f"shogun/{players} modules=leaders {options} {words}")


def leader(table: Table, clan: str) -> str | None:
    here = table.state.modules.leader[CLANS.index(clan)]
    return None if here < 0 else PROVINCES[here]


def statues(table: Table, clan: str) -> list[str]:
    return [PROVINCES[p] for p in table.state.modules.statues[CLANS.index(clan)]]


# -- set-up


@pytest.mark.rule("S-ML-01")
def test_everybody_has_a_leader_and_six_statues() -> None:
    state = new_game(5, modules="leaders", setup="fixed")
    assert state.modules.leader == [-1] * 5
    assert state.modules.tokens == [6] * 5


@pytest.mark.rule("S-ML-02")
@pytest.mark.rule("A-59")
def test_after_a_fixed_set_up_leaders_come_after_the_first_turn_order() -> None:
    table = table_of(
        "at=y1.spring.placing.go_on order=blue,red,yellow"
        " kai=red2 mino=red1 omi=blue1 noto=blue2 aki=yellow9",
        options="setup=fixed",
    ).go()
    assert (table.decision, table.acting) == ("place_leader", ["blue"])
    table.do("blue", ["leader", "omi"])
    assert table.legal("red") == [["leader", "kai"], ["leader", "mino"]]
    refusal = table.refused("red", ["leader", "omi"])
    assert (refusal.key, refusal.rule) == ("leader-not-yours", "S-ML-02")
    table.do("red", ["leader", "mino"])
    assert table.events("leader-placed") == [
        Event("leader-placed", {"seat": seat, "province": province}, rule="S-ML-02")
        for seat, province in ((1, "omi"), (0, "mino"), (2, "aki"))
    ]


@pytest.mark.rule("S-ML-02")
@pytest.mark.parametrize("at", ["y1.summer", "y2.spring"])
def test_leaders_are_placed_so_only_in_the_first_spring(at: str) -> None:
    words = f"at={at}.placing.go_on kai=red2 mino=red1 events=EV01!"
    table = table_of(words, options="setup=fixed").go()
    assert table.decision != "place_leader" and not table.events("leader-placed")


@pytest.mark.rule("S-ML-03")
def test_in_the_draft_a_leader_may_enter_each_new_province() -> None:
    draft = "at=y1.spring.draft.draft_group up=kai,mino red.groups=5,4 blue.groups=5,4 yellow.groups=5,4"
    table = table_of(f"{draft} act=red taken=omi").do("red", ["group", 4])
    assert (table.decision, table.acting) == ("draft_leader", ["red"])
    assert table.legal("red") == [["decline"], ["leader", "omi"]]
    refusal = table.refused("red", ["leader", "kai"])
    assert (refusal.key, refusal.rule) == ("leader-only-here", "S-ML-03")
    table.do("red", ["leader", "omi"])
    assert leader(table, "red") == "omi"
    assert (table.decision, table.acting) == ("draft_take", ["blue"])
    assert table.events("leader-placed")[0].rule == "S-ML-03"


@pytest.mark.rule("S-ML-03")
def test_a_leader_who_stands_already_is_not_asked_about_again() -> None:
    draft = "at=y1.spring.draft.draft_group up=kai,mino red.groups=5,4 blue.groups=5,4 yellow.groups=5"
    table = table_of(f"{draft} act=red taken=omi noto=red2 red.leader=noto").do("red", ["group", 4])
    assert (table.decision, table.acting) == ("draft_take", ["blue"])


@pytest.mark.rule("S-ML-03")
def test_in_the_last_province_he_must_be_placed() -> None:
    draft = "at=y1.spring.draft.draft_group up=kai,mino red.groups=4 blue.groups=5 yellow.groups=5"
    table = table_of(f"{draft} act=red taken=omi").do("red", ["group", 4])
    assert leader(table, "red") == "omi"
    assert (table.decision, table.acting) == ("draft_take", ["blue"])


@pytest.mark.rule("S-ML-03")
def test_who_declines_goes_on_with_the_draft() -> None:
    draft = "at=y1.spring.draft.draft_group up=kai,mino red.groups=5,4 blue.groups=5,4 yellow.groups=5,4"
    table = table_of(f"{draft} act=red taken=omi").do("red", ["group", 4]).do("red", ["decline"])
    assert leader(table, "red") is None and table.state.origin == -1
    assert (table.decision, table.acting) == ("draft_take", ["blue"])


# -- what he improves


@pytest.mark.rule("S-ML-04", example=1)
@pytest.mark.rule("S-MOD-07")
@pytest.mark.parametrize(("action", "chests"), [("theater", 0), ("temple", 1), ("castle", 2)])
def test_buildings_are_one_chest_cheaper(action: str, chests: int) -> None:
    table = table_of(f"kai=red1 red.leader=kai chests={chests},0,0").act("red", action, "kai")
    assert table.events("built") and table.chests("red") == 0
    elsewhere = table_of(f"kai=red1 mino=red1 red.leader=mino chests={chests},0,0").act("red", action, "kai")
    assert not elsewhere.events("built")


@pytest.mark.rule("S-ML-04")
def test_a_rivals_leader_improves_nothing() -> None:
    table = table_of("kai=red1 mino=blue1 blue.leader=mino").act("red", "taxes", "kai")
    assert table.chests("red") == 5


@pytest.mark.rule("S-ML-04")
@pytest.mark.parametrize(
    ("action", "armies", "price"), [("deploy_5", 6, 3), ("deploy_3", 4, 2), ("deploy_1", 2, 1)]
)
def test_deployments_bring_one_army_more_for_the_same_price(action: str, armies: int, price: int) -> None:
    table = table_of("noto=red1 red.leader=noto chests=9,0,0").act("red", action, "noto")
    assert (table["noto"], table.chests("red")) == (f"red{1 + armies}", 9 - price)


@pytest.mark.rule("S-DEPLOY-03")
@pytest.mark.rule("A-58")
def test_with_a_leader_deploy_1_brings_two_armies_and_any_number_moves_on() -> None:
    table = table_of("kai=red2 suruga=red1 red.leader=kai chests=4,0,0,0", players=4)
    table.act("red", "deploy_1", "kai")
    assert (table["kai"], table.decision) == ("red4", "move_on")
    assert [move for move in table.legal("red") if move[0] == "move"] == [
        ["move", "suruga", number] for number in (1, 2, 3)
    ]


@pytest.mark.rule("S-ML-04")
@pytest.mark.rule("S-DEPLOY-06")
@pytest.mark.parametrize(("supply", "placed"), [(6, 6), (5, 5), (4, 0)])
def test_the_leaders_army_is_a_bonus_that_never_makes_an_action_fail(supply: int, placed: int) -> None:
    table = table_of(f"noto=red1 red.leader=noto chests=9,0,0 loose=red{61 - supply}")
    table.act("red", "deploy_5", "noto")
    assert table["noto"] == f"red{1 + placed}"
    assert table.chests("red") == (6 if placed else 9)


def vector_table(vector: dict[str, Any], province: str, words: str) -> Table:
    event = f"events={vector['event']}!" if vector["event"] else ""
    leads = "red.leader=" + province if vector["leader"] else ""
    return table_of(f"{province}=red1 {event} {leads} {words}", 4)


def led(topic: str) -> list[dict[str, Any]]:
    return [vector for vector in vectors(topic) if vector.get("leader")]


@pytest.mark.rule("S-MOD-02", example=2)
@pytest.mark.rule("S-MOD-03", example=2)
@pytest.mark.parametrize("vector", led("tax"), ids=str)
def test_taxes_with_a_leader(vector: dict[str, Any]) -> None:
    province = PROVINCES[TAX.index(vector["card"])]
    table = vector_table(vector, province, specials(red="chest") if vector["special"] else "")
    assert table.act("red", "taxes", province).chests("red") == vector["expect"]


@pytest.mark.rule("S-MOD-04", example=2)
@pytest.mark.parametrize("vector", led("rice"), ids=str)
def test_rice_with_a_leader(vector: dict[str, Any]) -> None:
    province = PROVINCES[RICE_YIELD.index(vector["card"])]
    table = vector_table(vector, province, specials(red="rice") if vector["special"] else "")
    assert table.act("red", "rice", province).rice("red") == vector["expect"]


@pytest.mark.rule("S-MOD-05", example=2)
@pytest.mark.rule("S-MOD-06", example=2)
@pytest.mark.parametrize("vector", led("deploy"), ids=str)
def test_deployments_with_a_leader(vector: dict[str, Any]) -> None:
    six = specials(red="six_armies") if vector["six"] else ""
    table = vector_table(vector, "noto", f"chests=9,0,0,0 {six}").act("red", vector["action"], "noto")
    if table.decision == "deploy_six":
        table.do("red", table.legal("red")[-1])
    assert table["noto"] == f"red{1 + vector['expect']}"


ALL_THREE = f"noto=red1 red.leader=noto chests=9,0,0 events=EV12! {specials(red='six_armies')}"


@pytest.mark.rule("S-MOD-05", example=2)
def test_small_levies_cut_what_the_leader_brings_and_six_armies_come_after_them() -> None:
    table = table_of(ALL_THREE).act("red", "deploy_5", "noto")
    assert table.legal("red") == [["deploy", 3], ["deploy", 6]]


@pytest.mark.rule("A-20")
@pytest.mark.rule("S-MOD-05", example=2)
def test_with_a_leader_who_comes_last_both_numbers_of_six_armies_are_one_more() -> None:
    table = table_of(ALL_THREE, options="leader_modifier=additive_last").act("red", "deploy_5", "noto")
    assert table.legal("red") == [["deploy", 4], ["deploy", 7]]
    refusal = table.refused("red", ["deploy", 6])
    assert refusal.facts == {"armies": 6, "least": 4, "most": 7}


@pytest.mark.rule("A-10")
@pytest.mark.rule("S-DEPLOY-06")
@pytest.mark.parametrize(
    ("supply", "options", "numbers"),
    [(7, "", [3, 6]), (6, "", [3, 6]), (5, "", [3]), (3, "", [3]),
     (7, "leader_modifier=additive_last", [4, 7]), (6, "leader_modifier=additive_last", [4, 6]),
     (5, "leader_modifier=additive_last", [4]), (3, "leader_modifier=additive_last", [3]),
     (5, "short_supply=as_far_as_possible", [3, 5]),
     (5, "short_supply=as_far_as_possible leader_modifier=additive_last", [4, 5])],
)  # fmt: skip
def test_a_short_supply_under_small_levies_with_six_armies_and_a_leader(
    supply: int, options: str, numbers: list[int]
) -> None:
    """The leader's army is limited to the supply; the 6 of the card is all or nothing."""
    table = table_of(f"{ALL_THREE} loose=red{61 - supply}", options=options).act("red", "deploy_5", "noto")
    if len(numbers) > 1:
        assert table.legal("red") == [["deploy", number] for number in numbers]
    else:
        assert (table.decision, table["noto"]) == ("go_on", f"red{1 + numbers[0]}")


@pytest.mark.rule("A-10")
@pytest.mark.parametrize(("supply", "armies"), [(7, 6), (6, 6), (5, 5)])
def test_six_armies_and_a_leader_never_place_more_than_six(supply: int, armies: int) -> None:
    words = f"noto=red1 red.leader=noto chests=9,0,0 {specials(red='six_armies')} loose=red{61 - supply}"
    table = table_of(words).act("red", "deploy_5", "noto")
    assert (table.decision, table["noto"]) == ("go_on", f"red{1 + armies}")


@pytest.mark.rule("A-20")
@pytest.mark.parametrize(("option", "taxes", "rice"), [("improved_base", 6, 5), ("additive_last", 7, 6)])
def test_a_table_may_let_the_leader_come_last(option: str, taxes: int, rice: int) -> None:
    given = f"leader_modifier={option}"
    words = f"settsu=red1 red.leader=settsu events=EV07! {specials(red='chest')}"
    assert table_of(words, options=given).act("red", "taxes", "settsu").chests("red") == taxes
    low = PROVINCES[RICE_YIELD.index(2)]
    words = f"{low}=red1 red.leader={low} events=EV10! {specials(red='rice')}"
    assert table_of(words, options=given).act("red", "rice", low).rice("red") == rice


@pytest.mark.rule("A-20")
@pytest.mark.parametrize(
    ("event", "special", "action", "armies"),
    [("", "", "deploy_5", 6), ("EV12", "", "deploy_5", 3), ("EV12", "six_armies", "deploy_5", 6),
     ("", "six_armies", "deploy_5", 6), ("EV12", "", "deploy_3", 2), ("", "", "deploy_3", 4),
     ("EV12", "", "deploy_1", 2)],
)  # fmt: skip
def test_a_leader_who_comes_first_is_cut_by_small_levies(
    event: str, special: str, action: str, armies: int
) -> None:
    words = f"events={event}! " if event else ""
    words += specials(red=special) if special else ""
    table = table_of(f"noto=red1 red.leader=noto chests=9,0,0 {words}")
    table.act("red", action, "noto")
    if table.decision == "deploy_six":
        table.do("red", table.legal("red")[-1])
    assert table["noto"] == f"red{1 + armies}"


@pytest.mark.rule("S-ML-05")
@pytest.mark.rule("S-REV-07")
def test_leaders_do_not_fight() -> None:
    table = attack(words="modules=leaders blue.leader=shinano yellow.leader=kozuke")
    assert table.state.thrown[:3] == [0, 4, 3]
    table = table_of("kai=red4*1 red.leader=kai loose=red5,farmers5").act("red", "taxes", "kai")
    assert table.state.thrown[0] == 4


@pytest.mark.rule("S-ML-05")
def test_court_boxes_get_no_leader_bonus() -> None:
    table = Table(
        "shogun/3 modules=court,leaders at=y1.spring.court.go_on events=EV03! kai=red3 red.leader=kai"
        " red.plan=convert_3:kai"
    ).go()
    assert table["kai"] == "red3"


# -- he moves on


@pytest.mark.rule("S-ML-06")
def test_after_an_action_round_every_leader_must_move() -> None:
    table = table_of(f"{MOVING} kai=red1 aki=red1 noto=red1 red.leader=kai").go()
    assert (table.decision, table.acting) == ("move_leader", ["red"])
    assert table.legal("red") == [["leader", "aki"], ["leader", "noto"]]
    refusal = table.refused("red", ["leader", "kai"])
    assert (refusal.key, refusal.rule) == ("leader-must-move", "S-ML-06")
    assert table.refused("red", ["leader", "mino"]).rule == "S-ML-06"
    table.do("red", ["leader", "noto"])
    assert leader(table, "red") == "noto"
    moved = Event("leader-moved", {"seat": 0, "origin": "kai", "target": "noto"}, rule="S-ML-06")
    assert table.events("leader-moved") == [moved]


@pytest.mark.rule("S-ML-06")
def test_leaders_move_in_turn_order_and_the_lonely_one_stays() -> None:
    words = "order=yellow,red,blue kai=red1 aki=red1 noto=red1 mino=blue1 omi=yellow1 ise=yellow1 kii=yellow1"
    table = table_of(
        f"at=y1.spring.moving.go_on {words} red.leader=kai blue.leader=mino yellow.leader=omi"
    ).go()
    asked = []
    while table.decision in ("move_leader", "leave_statue"):
        asked.append(table.acting[0])
        table.do(table.acting[0], table.legal(table.acting[0])[0])
    assert list(dict.fromkeys(asked)) == ["yellow", "red"]
    assert leader(table, "blue") == "mino"


@pytest.mark.rule("S-ML-06")
def test_with_one_other_province_he_goes_there_by_himself() -> None:
    table = table_of(f"{MOVING} kai=red1 aki=red1 red.leader=kai").go()
    assert leader(table, "red") == "aki" and not table.events("statue")


@pytest.mark.rule("S-ML-06")
def test_leaders_move_six_times_in_a_game_and_not_after_winter() -> None:
    table = table_of(
        "at=y1.winter.scoring.go_on order=red,blue,yellow kai=red1 aki=red1 noto=red1 red.leader=kai"
    ).go()
    assert table.decision == "plan" and leader(table, "red") == "kai"


@pytest.mark.rule("A-21")
def test_a_table_may_let_leaders_move_after_winter_too() -> None:
    table = table_of(
        "at=y1.winter.scoring.go_on order=red,blue,yellow kai=red1 shinano=red1 noto=red1 red.leader=kai",
        options="leader_moves_after_winter=true",
    ).go()
    assert table.decision == "move_leader"
    table.do("red", ["leader", "shinano"]).do("red", ["statue", "yes"])
    assert (leader(table, "red"), statues(table, "red")) == ("shinano", ["kai"])
    assert table.decision == "plan"


@pytest.mark.rule("S-ML-07", example=1)
def test_from_an_adjacent_province_he_may_leave_a_statue() -> None:
    words = f"{MOVING} settsu=red1 yamato=red1 noto=red1 red.leader=settsu"
    table = table_of(words).go().do("red", ["leader", "yamato"])
    assert (table.decision, table.legal("red")) == ("leave_statue", [["statue", "no"], ["statue", "yes"]])
    table.do("red", ["statue", "yes"])
    assert (statues(table, "red"), table.state.modules.tokens[0]) == (["settsu"], 5)
    placed = Event("statue", {"seat": 0, "province": "settsu", "tokens": 5}, rule="S-ML-07")
    assert table.events("statue") == [placed]
    table = table_of(words).go().do("red", ["leader", "noto"])
    assert table.decision != "leave_statue" and statues(table, "red") == []


@pytest.mark.rule("S-ML-07")
def test_he_may_leave_none() -> None:
    table = table_of(f"{MOVING} settsu=red1 yamato=red1 noto=red1 red.leader=settsu").go()
    table.do("red", ["leader", "yamato"]).do("red", ["statue", "no"])
    assert (statues(table, "red"), table.state.modules.tokens[0], table.state.modules.left) == ([], 6, -1)


@pytest.mark.rule("S-ML-07")
def test_sea_routes_count_as_adjacent() -> None:
    table = table_of(f"{MOVING} shima=red1 izu=red1 red.leader=shima").go()
    assert table.decision == "leave_statue"


@pytest.mark.rule("S-ML-07")
def test_without_tokens_there_is_no_statue() -> None:
    six = "red.statues=mino,mino,mino,noto,noto,noto"
    table = table_of(f"{MOVING} settsu=red1 yamato=red1 red.leader=settsu {six}").go()
    assert leader(table, "red") == "yamato" and table.decision != "leave_statue"


@pytest.mark.rule("S-ML-07")
@pytest.mark.rule("A-22")
@pytest.mark.parametrize(
    ("option", "targets"), [("free", ["aki", "shinano"]), ("only_if_needed", ["shinano"])]
)
def test_a_table_may_keep_leaders_from_going_far(option: str, targets: list[str]) -> None:
    words = f"{MOVING} kai=red1 shinano=red1 aki=red1 red.leader=kai"
    table = table_of(words, options=f"leader_far_move={option}").go()
    if option == "free":
        assert [move[1] for move in table.legal("red")] == targets
    else:
        assert leader(table, "red") == "shinano"


@pytest.mark.rule("A-22")
def test_a_far_move_is_refused_while_a_near_one_is_there() -> None:
    words = f"{MOVING} kai=red1 shinano=red1 suruga=red1 aki=red1 red.leader=kai"
    table = table_of(words, options="leader_far_move=only_if_needed").go()
    refusal = table.refused("red", ["leader", "aki"])
    assert (refusal.key, refusal.rule) == ("leader-near-first", "S-ML-07")


@pytest.mark.rule("A-23")
@pytest.mark.parametrize(("option", "asked"), [("unlimited", True), ("one_per_player", False)])
def test_a_table_may_allow_one_statue_for_each_player_in_a_province(option: str, asked: bool) -> None:
    words = f"{MOVING} settsu=red1 yamato=red1 red.leader=settsu red.statues=settsu"
    table = table_of(words, options=f"statues_per_province={option}").go()
    assert (table.decision == "leave_statue") == asked


# -- statues and trophies


@pytest.mark.rule("S-ML-08")
def test_statues_stay_when_the_province_is_conquered_or_neutral() -> None:
    table = attack(words="modules=leaders yellow.statues=kozuke").tray(blue=4, yellow=1)
    assert table["kozuke"].startswith("blue") and statues(table, "yellow") == ["kozuke"]
    table = attack(words="modules=leaders yellow.statues=kozuke").tray(blue=2, yellow=2)
    assert table["kozuke"] == "neutral" and statues(table, "yellow") == ["kozuke"]


@pytest.mark.rule("S-ML-09")
def test_a_leader_takes_the_others_statues_as_trophies() -> None:
    words = "blue.statues=aki,aki,noto yellow.statues=aki red.statues=aki"
    table = table_of(f"{MOVING} kai=red1 aki=red1 red.leader=kai {words}").go()
    assert leader(table, "red") == "aki"
    assert table.state.modules.trophies == [[1, 1, 2], [], []]
    assert (statues(table, "red"), statues(table, "blue"), statues(table, "yellow")) == (
        ["aki"],
        ["noto"],
        [],
    )
    assert table.events("trophy") == [
        Event("trophy", {"seat": 0, "owner": 1, "province": "aki", "count": 2}, rule="S-ML-09"),
        Event("trophy", {"seat": 0, "owner": 2, "province": "aki", "count": 1}, rule="S-ML-09"),
    ]


@pytest.mark.rule("S-ML-10", example=1)
def test_a_leader_lost_in_spring_is_back_before_the_second_year() -> None:
    table = attack(words="modules=leaders yellow.leader=kozuke mino=yellow1").tray(blue=4, yellow=1)
    assert leader(table, "yellow") is None
    lost = Event("leader-lost", {"seat": 2, "province": "kozuke"}, rule="S-ML-10")
    assert table.events("leader-lost") == [lost]
    table = table_of(
        "at=y1.summer.moving.go_on order=red,blue,yellow kai=red1 aki=red1 events=EV01,EV02"
    ).go()
    assert table.decision == "plan"
    table = table_of(
        "at=y1.winter.scoring.go_on order=yellow,red,blue kai=red1 aki=red1 noto=yellow1 blue.statues=noto"
    ).go()
    assert (table.decision, table.acting, table.state.year) == ("place_leader", ["red"], 2)
    assert leader(table, "yellow") == "noto"
    assert table.events("leader-placed")[0].rule == "S-ML-10"
    assert table.state.modules.trophies[2] == [1]
    table.do("red", ["leader", "aki"])
    assert table.decision == "plan" and statues(table, "red") == []
    assert table.events("leader-placed")[1].rule == "S-ML-10"


@pytest.mark.rule("S-ML-10")
def test_a_leader_is_also_lost_when_the_province_becomes_neutral() -> None:
    table = attack(words="modules=leaders yellow.leader=kozuke").tray(blue=2, yellow=2)
    assert leader(table, "yellow") is None
    table = table_of("kai=red2*1 red.leader=kai loose=red5,farmers5").act("red", "taxes", "kai")
    table.tray(red=1, farmers=2)
    assert leader(table, "red") is None


@pytest.mark.rule("S-ML-10")
def test_a_leader_elsewhere_stays() -> None:
    table = attack(words="modules=leaders yellow.leader=mino mino=yellow1").tray(blue=4, yellow=1)
    assert leader(table, "yellow") == "mino" and not table.events("leader-lost")


@pytest.mark.rule("S-ML-11", example=1)
def test_at_the_end_statues_and_trophies_are_a_point_each() -> None:
    words = "red.statues=aki,aki,mino,noto red.trophies=blue,blue,yellow aki=blue1"
    table = table_of(f"at=y2.winter.scoring.go_on order=red,blue,yellow {words}").go()
    assert table.state.vp == [7, 1, 0]
    assert table.events("scored-leaders")[0] == Event(
        "scored-leaders", {"seat": 0, "statues": 4, "trophies": 3, "total": 7}, rule="S-ML-11"
    )


@pytest.mark.rule("S-ML-11")
def test_after_the_first_year_they_are_worth_nothing_yet() -> None:
    words = "red.statues=aki,mino red.trophies=blue"
    table = table_of(f"at=y1.winter.scoring.go_on order=red,blue,yellow {words}").go()
    assert table.state.vp == [0, 0, 0]


@pytest.mark.rule("S-X-15")
def test_the_leader_goes_before_the_card_passes() -> None:
    table = attack(
        words=f"modules=leaders yellow.leader=kozuke yellow.plan=battle_b:kozuke {row('battle_a')}"
    ).tray(blue=4, yellow=1)
    keys = [event.key for event in table.log]
    assert keys.index("leader-lost") < keys.index("card-surrendered") < keys.index("battle-won")
