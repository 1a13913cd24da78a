"""Phase C: battles, the combat sequence, walls, invasions, experience (section 15)."""

from __future__ import annotations

import pytest

from bakufu.engine.events import Event
from bakufu.engine.game import HIDDEN
from bakufu.games.ikusa.losses import bonus_left
from bakufu.games.ikusa.phases.combat import may_enter_after
from bakufu.games.ikusa.tables import PROVINCE_INDEX, TRACKS
from tests.games.ikusa.playing import board
from tests.games.ikusa.table import Table, war


def battle(attack: str, defend: str, *words: str, dice: list[int] | None = None) -> Table:
    """The provincial force of Yamato attacks that of Kawachi."""
    fight = ["battles=yamato:pf:kawachi", f"yamato=blue/{attack}", f"kawachi=orange/{defend}"]
    return war("c", *fight, *words, dice=dice or []).go()


def rolls(table: Table) -> list[tuple[int, str]]:
    return [(int(str(event.facts["seat"])), str(event.facts["unit"])) for event in table.events("rolled")]


def dice_of(event: Event) -> int:
    dice = event.facts["dice"]
    assert isinstance(dice, list)
    return len(dice)


# -- frame ---------------------------------------------------------------------------------------------


@pytest.mark.rule("I-CMB-01")
def test_declared_battles_are_fought_in_any_order() -> None:
    words = [
        "battles=kai:pf:suruga,izu:pf:suruga,yamato:pf:kawachi",
        "kai=blue/2p",
        "izu=blue/1p",
        "yamato=blue/1p",
    ]
    table = war("c", *words, "suruga=orange/5p", "kawachi=orange/1p").go()
    assert table.decision == "pick_battle" and len(table.legal("blue")) == 3
    assert table.refused("blue", ["fight", "kai", "pf", "kawachi"]).rule == "I-CMB-01"
    table.do("blue", ["fight", "yamato", "pf", "kawachi"])
    assert table.decision == "stop_or_repeat" and len(table.state.battles) == 2


@pytest.mark.rule("I-CMB-02")
def test_an_army_finishes_all_its_battles_first() -> None:
    words = ["battles=kai:circle:suruga,izu:pf:suruga", "blue.circle=kai/1g/h4", "kai=blue/1p", "izu=blue/1p"]
    table = war("c", *words, "suruga=orange/1p", "sagami=orange/3p", dice=[1]).go()
    table.do("blue", ["fight", "kai", "circle", "suruga"])
    assert table.decision == "after_battle"
    assert table.refused("blue", ["fight", "izu", "pf", "suruga"]).key == "wrong-kind"


@pytest.mark.rule("I-CMB-03")
def test_all_units_of_the_attacking_body_fight_and_only_they() -> None:
    words = ["battles=kai:pf:suruga", "blue.circle=kai/3b", "kai=blue/2p1s1r", "suruga=orange/4p"]
    table = war("c", *words).go()
    blue = [
        (event.facts["unit"], dice_of(event)) for event in table.events("rolled") if event.facts["seat"] == 0
    ]
    assert blue == [("swordsman", 1), ("ronin", 1), ("spearman", 2)]


@pytest.mark.rule("I-CMB-04")
def test_army_force_and_ronin_defend_together() -> None:
    words = ["battles=kai:pf:suruga", "kai=blue/5p", "suruga=orange/3p1r", "orange.circle=suruga/1b2g1r"]
    table = war("c", *words).go()
    orange = {str(e.facts["unit"]): dice_of(e) for e in table.events("rolled") if e.facts["seat"] == 1}
    assert orange == {"bowman": 1, "gunner": 2, "daimyo": 1, "ronin": 2, "spearman": 3}


@pytest.mark.rule("I-CMB-05")
@pytest.mark.rule("I-EXPC-06")
def test_a_force_or_a_level_1_army_attacks_once_and_stays() -> None:
    table = battle("2p", "1p", "blue.circle=tosa/1g", dice=[1])
    assert table["kawachi"] == "empty" and table["yamato"] == "blue/2p" and table.stage == "d"
    words = [
        "battles=kai:circle:suruga",
        "blue.circle=kai/1g",
        "kai=blue/1p",
        "suruga=orange/1p",
        "sagami=orange/1p",
    ]
    table = war("c", *words, dice=[1]).go()
    assert table["suruga"] == "empty" and table["blue.circle"].startswith("kai") and table.stage == "d"


# -- sequence ------------------------------------------------------------------------------------------


@pytest.mark.rule("I-SEQ-01")
@pytest.mark.rule("I-SEQ-02")
def test_the_steps_of_a_pass() -> None:
    words = [
        "battles=kai:circle:suruga",
        "blue.circle=kai/1b1s1g1p1r",
        "kai=blue/1p",
        "suruga=orange/1b1g1s1p1r",
    ]
    table = war("c", *words).go()
    assert rolls(table) == [
        (0, "bowman"), (1, "bowman"), (0, "gunner"), (1, "gunner"), (0, "daimyo"),
        (0, "swordsman"), (1, "swordsman"), (0, "ronin"), (1, "ronin"), (0, "spearman"), (1, "spearman"),
    ]  # fmt: skip
    assert table.decision == "stop_or_repeat"


@pytest.mark.rule("I-SEQ-02")
def test_a_kind_that_nobody_has_is_skipped() -> None:
    assert rolls(battle("2p", "1s")) == [(1, "swordsman"), (0, "spearman")]


@pytest.mark.rule("I-SEQ-03")
def test_units_lost_to_arrows_do_not_roll_and_those_lost_in_melee_have_rolled() -> None:
    table = battle("1b", "2p", dice=[6])
    assert [event.facts["dice"] for event in table.events("rolled")] == [
        [6],
        [12],
    ]  # one spearman is left to roll
    table = battle("1p", "1p", dice=[4, 4])
    assert table["yamato"] == "empty" and table["kawachi"] == "empty"


@pytest.mark.rule("I-SEQ-04")
def test_hits_beyond_the_units_are_lost() -> None:
    table = battle("3b", "1p", dice=[1, 1, 1])
    assert table["kawachi"] == "empty" and table.tray("orange", "spearman") == 36 - 1


@pytest.mark.rule("I-SEQ-05")
def test_each_side_chooses_its_own_losses_in_secret() -> None:
    table = battle("1s1p", "1s2p", dice=[1, 1])
    assert table.decision == "take_losses" and table.acting == ["blue", "orange"]
    table.do("blue", ["lose", "pf", "swordsman"])
    assert table.acting == ["orange"] and table["yamato"] == "blue/1s1p"
    assert board(table.state, 1).drafted[0] == [HIDDEN] and board(table.state, None).drafted[0] == [HIDDEN]
    table.do("orange", ["lose", "pf", "spearman"])
    assert table["yamato"] == "blue/1p" and table["kawachi"] == "orange/1s1p"


@pytest.mark.rule("I-SEQ-05")
def test_preferred_losses_are_taken_without_asking() -> None:
    table = war(
        "c", "losses=0,1,0", "battles=yamato:pf:kawachi", "yamato=blue/1b", "kawachi=orange/1s1g1p", dice=[1]
    )
    table.state.losses = [0, 0, 0]
    table.do("orange", ["losses", "gunner,spearman,ronin,swordsman,bowman"])
    table.go()
    assert table["kawachi"] == "orange/1s1p" and table.decision == "stop_or_repeat"


@pytest.mark.rule("I-SEQ-06")
@pytest.mark.rule("I-SEQ-06", example=1)
def test_the_daimyo_is_the_last_of_his_side() -> None:
    words = ["battles=kai:pf:suruga", "orange.circle=suruga/1g", "suruga=orange/1p", "orange.square=tosa"]
    table = war("c", *words, "kai=blue/2b", dice=[1, 1]).go()
    assert table["suruga"] == "orange" and table["orange.circle"] == "suruga/"
    table = war("c", *words, "kai=blue/3b", dice=[1, 1, 1]).go()
    assert table["suruga"] == "empty" and table["orange.circle"] == "none"


@pytest.mark.rule("I-SEQ-07")
@pytest.mark.rule("I-DEF-03")
def test_bonus_units_fall_first_and_roll_with_their_kind() -> None:
    table = battle("3b", "1s/c", dice=[1, 1, 1])
    assert table["kawachi"] == "orange/1s/c" and bonus_left(table.state, PROVINCE_INDEX["kawachi"]) == 1
    assert rolls(table) == [(0, "bowman"), (1, "swordsman"), (1, "spearman")]


@pytest.mark.rule("I-SEQ-08")
@pytest.mark.rule("I-RONIN-08")
@pytest.mark.rule("I-RONIN-08", example=1)
def test_with_three_spearmen_and_two_ronin_a_ronin_falls_first() -> None:
    table = battle("1b", "3p2r", dice=[1])
    assert table["kawachi"] == "orange/3p1r"


@pytest.mark.rule("I-RONIN-08", example=2)
def test_beside_a_daimyo_and_a_spearman_the_ronin_must_go() -> None:
    words = ["battles=kai:pf:suruga", "orange.circle=suruga/1p1r", "kai=blue/1b"]
    assert war("c", *words, dice=[1]).go()["orange.circle"] == "suruga/1p"


@pytest.mark.rule("I-RONIN-08", example=3)
def test_two_hits_on_daimyo_two_spearmen_and_two_ronin() -> None:
    words = ["battles=kai:pf:suruga", "orange.circle=suruga/2p2r", "kai=blue/2b"]
    table = war("c", *words, dice=[1, 1]).go()
    assert table.legal("orange") == [["lose", "circle", "spearman"], ["lose", "circle", "ronin"]]
    table.do("orange", ["lose", "circle", "spearman"])
    assert table["orange.circle"] == "suruga/1p1r"
    table = (
        war("c", *words, dice=[1, 1])
        .go()
        .do("orange", ["lose", "circle", "ronin"], ["lose", "circle", "ronin"])
    )
    assert table["orange.circle"] == "suruga/2p"


@pytest.mark.rule("I-SEQ-09")
def test_casualties_go_to_the_tray_and_ronin_to_the_pool() -> None:
    table = battle("3b", "3p2r", dice=[1, 1, 1])
    while table.decision == "take_losses":
        table.do("orange", table.legal("orange")[0])
    lost = 5 - sum(int(c) for c in table["kawachi"] if c.isdigit())
    assert lost == 3
    on_board = sum(table.state.pf[i] for i in range(3, 340, 5) if table.state.owner[i // 5] == 1)
    assert table.tray("orange", "spearman") + on_board == 36


@pytest.mark.rule("I-SEQ-10")
def test_after_a_pass_the_attacker_repeats_or_calls_off() -> None:
    table = battle("2p", "2p")
    assert table.acting == ["blue"] and table.legal("blue") == [["repeat"], ["call_off"]]
    passes = len(table.events("rolled"))
    table.do("blue", ["repeat"])
    assert len(table.events("rolled")) == 2 * passes


# -- results -------------------------------------------------------------------------------------------


@pytest.mark.rule("I-RES-01")
def test_a_battle_ends_after_step_3_when_a_side_is_gone() -> None:
    table = battle("1g1p", "1s", dice=[4])
    assert rolls(table) == [(0, "gunner")]


@pytest.mark.rule("I-RES-02")
def test_the_victors_stay_where_they_are() -> None:
    table = battle("2p", "1p", dice=[1])
    assert table["kawachi"] == "empty" and table["yamato"] == "blue/2p"


@pytest.mark.rule("I-RES-03")
@pytest.mark.rule("I-RES-03", example=1)
def test_attackers_that_are_wiped_out_lose_their_province() -> None:
    table = battle("3p", "3b", dice=[1, 1, 1])
    assert table["yamato"] == "empty" and table["kawachi"] == "orange/3b"


@pytest.mark.rule("I-RES-04")
@pytest.mark.rule("I-RES-04", example=1)
def test_example_c1() -> None:
    table = battle("2p", "1s1p", dice=[3, 4, 9, 8])
    assert table.decision == "take_losses" and table.acting == ["orange"]  # blue has two alike
    table.do("orange", ["lose", "pf", "spearman"])
    assert table["yamato"] == "blue/1p" and table["kawachi"] == "orange/1s"
    table.do("blue", ["call_off"])
    assert table["yamato"] == "blue/1p" and table["kawachi"] == "orange/1s" and table.stage == "d"


@pytest.mark.rule("I-RES-04", example=2)
def test_example_c2() -> None:
    words = ["battles=yamashiro:pf:kawachi", "yamashiro=blue/1g1p", "kawachi=orange/1s"]
    table = war("c", *words, dice=[2]).go()
    assert table["kawachi"] == "empty" and rolls(table) == [(0, "gunner")]
    assert table.provinces("orange") == 1


# -- walls and invasions -------------------------------------------------------------------------------


@pytest.mark.rule("I-DEF-01")
def test_a_castle_adds_four_spearmen() -> None:
    table = battle("1p", "1b/c")
    assert [dice_of(e) for e in table.events("rolled") if e.facts["unit"] == "spearman"] == [1, 4]


@pytest.mark.rule("I-DEF-02")
def test_a_fortress_has_five_ronin_instead() -> None:
    table = battle("1p", "1b/f")
    orange = {str(e.facts["unit"]): dice_of(e) for e in table.events("rolled") if e.facts["seat"] == 1}
    assert orange == {"bowman": 1, "ronin": 5}
    assert table.state.ronin == 30


@pytest.mark.rule("I-DEF-04")
def test_bonus_units_count_for_no_limit() -> None:
    table = battle("1p", "3p2r/f")
    assert table["kawachi"] == "orange/3p2r/f"


@pytest.mark.rule("I-DEF-05")
@pytest.mark.rule("I-DEF-05", example=1)
def test_examples_c3_to_c5() -> None:
    words = ["battles=wakasa:pf:tango,wakasa:circle:tango", "blue.circle=wakasa/2b2g2p", "wakasa=blue/3p1r"]
    table = war("c", *words, "tango=orange/1p/c").go()
    # Ronin and one of three spearmen hit; so do two of orange's five.
    table.chance.scripts["combat"] = [5, 4, 12, 12, 4, 4, 12, 12, 12]
    table.do("blue", ["fight", "wakasa", "pf", "tango"])
    assert bonus_left(table.state, PROVINCE_INDEX["tango"]) == 2 and table["tango"] == "orange/1p/c"
    table.do("blue", ["lose", "pf", "spearman"])  # then the ronin must go
    assert table["wakasa"] == "blue/2p" or table["wakasa"] == "blue/2p1r"
    while table.decision == "take_losses":
        table.do("blue", ["lose", "pf", "ronin"])
    assert table["wakasa"] == "blue/2p"
    # The army meets the two that are left: arrows and guns kill all three, and nobody rolls against it.
    table.chance.scripts["combat"] = [6, 6, 4, 12]
    table.do("blue", ["call_off"])
    assert table["tango"] == "none//c" and table.provinces("orange") == 1


@pytest.mark.rule("I-DEF-05")
def test_the_next_attacker_meets_a_full_set_again() -> None:
    table = battle("3b", "1s/c", dice=[1, 1, 1]).do("blue", ["call_off"])
    table.do("blue", ["end"], ["end"])
    assert table.acting == ["orange"] and table.state.bonus == []


@pytest.mark.rule("I-NAV-01")
@pytest.mark.rule("I-NAV-02")
@pytest.mark.rule("I-NAV-03")
@pytest.mark.rule("I-NAV-04")
@pytest.mark.rule("I-NAV-04", example=1)
def test_across_the_sea_the_defenders_strike_first_without_their_wall() -> None:
    words = ["battles=nagato:pf:buzen", "nagato=blue/4p", "buzen=orange/1b2p/c"]
    table = war("c", *words, dice=[6, 4, 5]).go()
    first = table.events("rolled")
    assert [(e.facts["seat"], e.facts["unit"], e.facts["hits"]) for e in first[:2]] == [
        (1, "bowman", 1),
        (1, "spearman", 1),
    ]
    assert table["nagato"] == "blue/2p"
    later = {(e.facts["seat"], e.facts["unit"]): dice_of(e) for e in first[2:]}
    assert later == {(1, "bowman"): 1, (0, "spearman"): 2, (1, "spearman"): 6}


@pytest.mark.rule("I-NAV-03")
def test_an_invader_may_be_gone_before_he_rolls() -> None:
    table = war("c", "battles=nagato:pf:buzen", "nagato=blue/1p", "buzen=orange/1b", dice=[1]).go()
    assert table["nagato"] == "empty" and rolls(table) == [(1, "bowman")]


# -- experienced armies --------------------------------------------------------------------------------


SERIES = [
    "blue.circle=wakasa/4g/h4",
    "wakasa=blue/1p",
    "tango=orange/1p",
    "tajima=orange/1p",
    "echizen=orange/1p",
]


def series(*words: str, dice: list[int]) -> Table:
    return war("c", "battles=wakasa:circle:tango", *(words or SERIES), dice=dice).go()


@pytest.mark.rule("I-EXPC-01")
@pytest.mark.rule("I-EXPC-02")
def test_after_a_success_an_army_with_attacks_left_has_four_choices() -> None:
    table = series(dice=[1])
    assert table.decision == "after_battle"
    kinds = {move[0] for move in table.legal("blue")}
    assert kinds == {"advance", "wait", "attack"} and table.can("blue", ["attack", "echizen"])
    assert may_enter_after(2, 1)
    table.do("blue", ["attack", "echizen"])  # announced only now
    assert table.state.attacks == 2


@pytest.mark.rule("I-EXPC-01")
def test_without_a_declared_battle_an_army_makes_no_attack() -> None:
    table = war("c", *SERIES).go()
    assert table.stage == "d"


@pytest.mark.rule("I-EXPC-03")
def test_without_an_attack_left_the_army_stays() -> None:
    assert not may_enter_after(2, 2) and not may_enter_after(1, 1) and not may_enter_after(3, 3)
    table = series(dice=[1, 12, 12, 12])
    table.chance.scripts["combat"] = [1]
    table.do("blue", ["attack", "echizen"])
    assert table["echizen"] == "empty" and table["blue.circle"].startswith("wakasa") and table.stage == "d"


@pytest.mark.rule("I-EXPC-04")
def test_moving_in_takes_the_card_and_leaves_a_garrison() -> None:
    table = series("blue.circle=wakasa/4g/h4", "tango=orange/1p", dice=[1])
    table.do("blue", ["advance"])
    assert table.decision == "choose_party"
    table.do("blue", ["leave", "gunner"], ["go"])
    assert table["wakasa"] == "blue/1g" and table["blue.circle"].startswith("tango/3g")
    assert table.state.owner[PROVINCE_INDEX["tango"]] == 0


@pytest.mark.rule("I-EXPC-05")
def test_an_attack_on_an_empty_province_is_no_battle_but_counts() -> None:
    table = series("blue.circle=wakasa/4g/h4", "wakasa=blue/1p", dice=[])
    assert table.decision == "after_battle" and table.state.attacks == 1 and not table.events("rolled")
    table.do("blue", ["advance"])
    assert table.state.owner[PROVINCE_INDEX["tango"]] == 0
    table.pass_on()
    assert table["blue.circle"] == "tango/4g/h4"  # no experience


@pytest.mark.rule("I-EXPC-06")
def test_a_force_declared_against_an_empty_province_does_nothing_in_phase_c() -> None:
    table = war("c", "battles=kai:pf:suruga", "kai=blue/2p").go()
    assert table.stage == "d" and table["suruga"] == "empty" and table.events("lapsed")


@pytest.mark.rule("I-EXPC-07")
def test_a_called_off_attack_counts_and_is_not_repeated() -> None:
    table = series(dice=[]).do("blue", ["call_off"])
    assert table.decision == "after_battle" and table.state.attacks == 1
    assert table.refused("blue", ["attack", "tango"]).rule == "I-EXPC-07"
    assert table.refused("blue", ["advance"]).rule == "I-EXPC-03"
    assert table.can("blue", ["attack", "echizen"])


@pytest.mark.rule("I-EXPC-07", example=1)
def test_example_c6() -> None:
    table = series(dice=[1])
    table.do("blue", ["advance"])
    assert table["blue.circle"].startswith("tango") and table["wakasa"] == "blue/1p"
    table.chance.scripts["combat"] = [1]
    table.do("blue", ["attack", "tajima"])
    assert table["tajima"] == "empty" and table["blue.circle"].startswith("tango/4g") and table.stage == "d"


@pytest.mark.rule("I-EXPC-07", example=2)
def test_a_third_attack_on_an_empty_province_brings_nothing() -> None:
    words = ["blue.circle=wakasa/4g/h7", "wakasa=blue/1p", "tango=orange/2p", "echizen=orange/1p"]
    table = series(*words, dice=[]).do("blue", ["call_off"])
    table.chance.scripts["combat"] = [1]
    table.do("blue", ["attack", "echizen"], ["advance"])
    empty = next(move for move in table.legal("blue", "attack") if table[move[1]] == "empty")
    table.do("blue", empty)
    assert table.stage == "d" and table["blue.circle"].startswith("echizen") and table[empty[1]] == "empty"


# -- experience ----------------------------------------------------------------------------------------


@pytest.mark.rule("I-EXP-01")
def test_only_an_attacking_army_that_empties_an_enemy_province_succeeds() -> None:
    table = series("blue.circle=wakasa/4g", "wakasa=blue/1p", "tango=orange/1p", dice=[1])
    assert table["blue.circle"] == "wakasa/4g/h2"
    words = ["battles=kai:pf:suruga", "kai=blue/1p", "orange.circle=suruga/2b"]
    table = war("c", *words, dice=[1]).go()
    assert table["kai"] == "empty" and table["orange.circle"] == "suruga/2b"  # defending never counts


@pytest.mark.rule("I-EXP-02")
def test_called_off_and_empty_targets_bring_no_experience() -> None:
    table = series("blue.circle=wakasa/4g", "wakasa=blue/1p", "tango=orange/2p", dice=[]).do(
        "blue", ["call_off"]
    )
    assert table["blue.circle"] == "wakasa/4g"


@pytest.mark.rule("I-EXP-03")
@pytest.mark.rule("I-EXP-03", example=1)
def test_three_wins_in_one_turn_move_the_marker_one_hole() -> None:
    words = [
        "blue.circle=wakasa/4g/h7",
        "wakasa=blue/1p",
        "tango=orange/1p",
        "echizen=orange/1p",
        "omi=orange/1p",
    ]
    table = series(*words, dice=[1])
    for target in ("echizen", "omi"):
        table.chance.scripts["combat"] = [1]
        table.do("blue", ["attack", target])
    assert table["blue.circle"] == "wakasa/4g/h8"


@pytest.mark.rule("I-EXP-03")
def test_at_the_last_hole_the_marker_stays() -> None:
    table = series("blue.circle=wakasa/4g/h10", "wakasa=blue/1p", "tango=orange/1p", dice=[1]).do(
        "blue", ["wait"]
    )
    assert table["blue.circle"] == "wakasa/4g/h10" and table.level("blue.circle") == 4


@pytest.mark.rule("I-EXP-04")
@pytest.mark.rule("I-EXP-04", example=1)
def test_a_new_level_gives_no_attack_but_steps_in_phase_d() -> None:
    words = [
        "blue.circle=wakasa/4g/h6",
        "wakasa=blue/1p",
        "tango=orange/1p",
        "echizen=orange/1p",
        "omi=orange/1p",
    ]
    table = series(*words, dice=[1])
    table.chance.scripts["combat"] = [1]
    table.do("blue", ["attack", "echizen"])
    assert table.stage == "d" and table.level("blue.circle") == 3  # no third attack
    assert table.state.steps == [0, 0, 0]
    for target in ("echizen", "wakasa", "tango"):
        table.do("blue", ["step", "circle", target])
        if table.decision == "choose_party":
            table.do("blue", ["leave", "gunner"], ["go"])
    assert table.state.steps == [3, 0, 0]


@pytest.mark.rule("I-EXP-05")
def test_levels_run_from_one_to_four_on_both_tracks() -> None:
    for track in TRACKS.values():
        assert track[0] == 1 and track[-1] == 4 and track == sorted(track) and set(track) == {1, 2, 3, 4}
        assert track.count(1) > 1 and track.count(2) > 1
