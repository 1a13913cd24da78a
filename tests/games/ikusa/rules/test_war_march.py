"""The turn of a clan, garrisons, and phase A: armies march (sections 12 and 13)."""

from __future__ import annotations

import pytest

from bakufu.games.ikusa import GAME
from tests.games.ikusa.playing import random_game
from tests.games.ikusa.table import PHASES, Table, text, war
from tests.games.ikusa.war_table import at_level, story

# -- the frame -----------------------------------------------------------------------------------------------


@pytest.mark.rule("I-WAR-01")
def test_a_clan_completes_its_four_phases_before_the_next_begins() -> None:
    table = Table(text("2.turn.go_on", "order=orange,blue,green", "turn=-1")).go()
    met = []
    while table.stage != "plan":
        met.append((table.acting[0], table.stage))
        table.do(table.acting[0], ["end"])
    assert met == [(clan, phase) for clan in ("orange", "blue", "green") for phase in ("a", "b", "d", "d_pf")]
    assert [event.facts["seat"] for event in table.events("turn")] == [1, 0, 2]
    assert all(event.rule == "I-WAR-01" for event in table.events("turn"))


@pytest.mark.rule("I-WAR-01")
def test_a_clan_that_is_out_has_no_turn() -> None:
    table = Table(text("2.turn.go_on", "turn=-1", "orange.circle=none")).go()
    assert table.acting == ["blue"]
    for _ in range(4):
        table.do("blue", ["end"])
    assert table.acting == ["green"] and table.stage == "a"


@pytest.mark.rule("I-WAR-01")
def test_after_the_last_turn_the_round_ends() -> None:
    table = Table(text(f"2.{PHASES['d_pf']}", "turn=2 act=green")).do("green", ["end"])
    assert table.stage == "plan" and table.state.round == 3


@pytest.mark.rule("I-WAR-01")
def test_the_moment_names_the_round_the_phase_and_the_clan() -> None:
    assert GAME.time_label(war("b", "kai=blue/2p").state) == "r2/b/blue"


# -- ownership -----------------------------------------------------------------------------------------------


@pytest.mark.rule("I-OWN-01")
def test_a_province_is_owned_exactly_while_units_stand_in_it() -> None:
    for state in random_game(3, 5):
        assert not [fault for fault in GAME.broken_invariants(state) if "I-OWN-01" in fault]
        if state.round == 4:
            break


@pytest.mark.rule("I-OWN-02")
def test_units_move_among_friends_and_attack_others() -> None:
    table = war("a", "blue.circle=kai/1g", "kai=blue/1p", "suruga=orange/1p", "sagami=blue/1p")
    assert table.can("blue", ["step", "circle", "sagami"])
    assert table.refused("blue", ["step", "circle", "suruga"]).rule == "I-MOVE-03"
    table.do("blue", ["end"])
    assert table.can("blue", ["declare", "kai", "pf", "suruga"])
    assert table.refused("blue", ["declare", "kai", "pf", "sagami"]).rule == "I-OWN-02"


# -- garrisons -----------------------------------------------------------------------------------------------


@pytest.mark.rule("I-GAR-01")
@pytest.mark.rule("I-MOVE-05")
def test_an_army_that_leaves_a_province_without_a_force_leaves_a_garrison() -> None:
    table = war("a", "blue.circle=yamashiro/1b2p", "omi=blue/1p")
    table.do("blue", ["step", "circle", "omi"])
    assert table.decision == "choose_party" and table["blue.circle"] == "yamashiro/1b2p"
    assert table.refused("blue", ["go"]).rule == "I-MOVE-05"  # at least one unit
    table.do("blue", ["leave", "spearman"])
    assert table["blue.circle"] == "yamashiro/1b2p"  # before it goes
    table.do("blue", ["go"])
    assert table["yamashiro"] == "blue/1p"
    assert table["blue.circle"] == "omi/1b1p"
    assert table.decision == "move_armies" and table.acting == ["blue"]


@pytest.mark.rule("I-GAR-01")
@pytest.mark.rule("I-RONIN-07")
def test_neither_the_daimyo_nor_ronin_alone_are_a_garrison() -> None:
    table = war("a", "blue.circle=yamashiro/3p3r", "omi=blue/1p").do("blue", ["step", "circle", "omi"])
    assert table.refused("blue", ["leave", "ronin"]).rule == "I-RONIN-05"
    table.do("blue", ["leave", "spearman"])
    assert not table.can("blue", ["leave", "ronin"])  # beside one regular unit none is allowed
    assert table.legal("blue") == [["go"], ["leave", "spearman"]]
    table.do("blue", ["leave", "spearman"])
    assert table.can("blue", ["leave", "ronin"])


@pytest.mark.rule("I-GAR-01")
@pytest.mark.rule("I-RONIN-08")
def test_ronin_stay_with_a_garrison_and_those_that_are_too_many_for_the_army_go() -> None:
    """Q-11: the owner shares them out; every body keeps to its limit."""
    table = war("a", "blue.circle=yamashiro/4p4r", "omi=blue/1p").do("blue", ["step", "circle", "omi"])
    table.do("blue", *[["leave", "spearman"]] * 2, ["leave", "ronin"])
    assert not table.can("blue", ["leave", "ronin"])
    pool = table.state.ronin_pool
    table.do("blue", ["go"])
    assert table["yamashiro"] == "blue/2p1r"
    assert table["blue.circle"] == "omi/2p2r"  # three regular units with the daimyo
    assert table.state.ronin_pool == pool + 1


@pytest.mark.rule("I-MOVE-05")
@pytest.mark.rule("I-UNIT-07")
def test_a_garrison_has_at_most_five_units() -> None:
    table = war("a", "blue.circle=yamashiro/7p", "omi=blue/1p").do("blue", ["step", "circle", "omi"])
    table.do("blue", *[["leave", "spearman"]] * 5)  # nothing more can be chosen: it goes
    assert table["yamashiro"] == "blue/5p" and table["blue.circle"] == "omi/2p"
    table = war("a", "blue.circle=yamashiro/6p2r", "omi=blue/1p").do("blue", ["step", "circle", "omi"])
    table.do("blue", *[["leave", "spearman"]] * 5)  # a ronin might still stay behind
    assert table.refused("blue", ["leave", "spearman"]).rule == "I-UNIT-07"


@pytest.mark.rule("I-GAR-02")
@pytest.mark.rule("I-GAR-02", example=1)
def test_an_army_drops_nothing_where_a_force_stands() -> None:
    table = war("a", "blue.circle=yamashiro/1b2p", "yamashiro=blue/1g", "omi=blue/1p")
    table.do("blue", ["step", "circle", "omi"])
    assert table.decision == "move_armies"
    assert table["yamashiro"] == "blue/1g" and table["blue.circle"] == "omi/1b2p"


@pytest.mark.rule("I-GAR-02")
@pytest.mark.rule("I-GAR-02", example=2)
def test_a_daimyo_alone_cannot_leave_a_province_without_a_force() -> None:
    table = war("a", "blue.circle=yamashiro", "omi=blue/1p")
    assert table.refused("blue", ["step", "circle", "omi"]).key == "needs-garrison"
    assert table.legal("blue") == [["end"]]


@pytest.mark.rule("I-GAR-02")
def test_an_army_splits_off_units_in_phase_a_only_as_a_garrison() -> None:
    table = war("a", "blue.circle=yamashiro/1b2p", "yamashiro=blue/1g")
    assert table.legal("blue", "split_off") == [] and not table.can("blue", ["split_off", "circle", "omi"])


# -- steps ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("I-MOVE-01")
def test_armies_move_and_provincial_forces_do_not() -> None:
    table = war("a", "blue.circle=yamashiro/1b", "yamashiro=blue/2p", "omi=blue/1p")
    assert {move[0] for move in table.legal("blue")} == {"end", "step", "pick"}
    table.do("blue", ["step", "circle", "omi"])
    assert table["blue.circle"] == "omi/1b"
    assert story(table) == [
        "army-moved seat=0 army=blue_circle origin=yamashiro target=omi (I-MOVE-01)",
    ]


@pytest.mark.rule("I-MOVE-01")
def test_any_of_the_armies_may_move_and_none_must() -> None:
    table = war(
        "a",
        *("blue.circle=yamashiro/1b", "blue.square=mino/1s", "blue.hexagon=kai/1g"),
        *("yamashiro=blue/1p", "mino=blue/1p", "kai=blue/1p"),
        *("omi=blue/1p", "owari=blue/1p", "sagami=blue/1p"),
    )
    steps = [["step", "circle", "omi"], ["step", "square", "owari"], ["step", "hexagon", "sagami"]]
    assert all(table.can("blue", step) for step in steps)
    table.do("blue", steps[2], steps[0])
    assert (table["blue.circle"], table["blue.square"], table["blue.hexagon"]) == (
        "omi/1b",
        "mino/1s",
        "sagami/1g",
    )
    table.do("blue", ["end"])
    assert table.stage == "b"


@pytest.mark.rule("I-MOVE-01")
@pytest.mark.rule("I-MAP-05")
def test_a_step_goes_to_a_neighbour() -> None:
    table = war("a", "blue.circle=yamashiro/1b", "yamashiro=blue/1p", "omi=blue/1p", "wakasa=blue/1p")
    assert table.refused("blue", ["step", "circle", "wakasa"]).key == "not-adjacent"
    assert table.legal("blue", "step") == [["step", "circle", "omi"]]


@pytest.mark.rule("I-MOVE-01")
def test_a_sea_line_carries_armies() -> None:
    table = war("a", "blue.circle=izumi/1b", "izumi=blue/1p", "awaji=blue/1p")
    table.do("blue", ["step", "circle", "awaji"])
    assert table["blue.circle"] == "awaji/1b"


PATH = ("yamashiro=blue/1p", "omi=blue/1p", "wakasa=blue/1p", "tango=blue/1p", "tajima=blue/1p")
KAI = ("kai=blue/1p", "sagami=blue/1p")
WAY = [["step", "circle", province] for province in ("omi", "wakasa", "tango", "tajima")]


@pytest.mark.rule("I-MOVE-02")
@pytest.mark.rule("I-MOVE-02", example=1)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_an_army_makes_as_many_steps_as_its_level_or_fewer(level: int) -> None:
    table = war("a", f"blue.circle=yamashiro/1b/{at_level(level)}", *PATH)
    for step in WAY[:level]:
        assert table.can("blue", ["end"])
        table.do("blue", step)
    back = WAY[level - 2] if level > 1 else ["step", "circle", "yamashiro"]
    refusal = table.refused("blue", back)
    assert (refusal.key, refusal.rule, refusal.facts["level"]) == ("no-steps", "I-MOVE-02", level)
    assert table.legal("blue", "step") == []


@pytest.mark.rule("I-MOVE-02")
@pytest.mark.rule("Q-21")
def test_each_army_has_its_own_steps_and_they_may_alternate() -> None:
    """Q-21: steps of different armies may be interleaved."""
    table = war("a", f"blue.circle=yamashiro/1b/{at_level(2)}", "blue.square=kai/1s", *KAI, *PATH)
    table.do("blue", ["step", "circle", "omi"], ["step", "square", "sagami"], ["step", "circle", "wakasa"])
    assert table["blue.circle"].startswith("wakasa") and table["blue.square"] == "sagami/1s"
    assert table.legal("blue", "step") == []


@pytest.mark.rule("I-MOVE-03")
def test_no_step_enters_an_empty_or_an_enemy_province() -> None:
    table = war("a", "blue.circle=yamashiro/1b", "yamashiro=blue/1p", "omi=orange/1p")
    assert table.refused("blue", ["step", "circle", "omi"]).rule == "I-MOVE-03"  # orange's
    assert table.refused("blue", ["step", "circle", "iga"]).rule == "I-MOVE-03"  # empty
    assert table.legal("blue", "step") == []


# -- armies that meet ----------------------------------------------------------------------------------------

TWO = ("blue.circle=yamashiro/1b", "blue.square=omi/1s", "yamashiro=blue/1p", "omi=blue/1p")


@pytest.mark.rule("I-MOVE-04")
def test_an_army_passes_through_the_province_of_another() -> None:
    table = war("a", f"blue.circle=yamashiro/1b/{at_level(2)}", *TWO[1:], "wakasa=blue/1p")
    table.do("blue", ["step", "circle", "omi"])
    assert table.refused("blue", ["end"]).key == "armies-together"
    table.do("blue", ["step", "circle", "wakasa"], ["end"])
    assert table["blue.circle"].startswith("wakasa/1b") and table["blue.square"] == "omi/1s"


@pytest.mark.rule("I-MOVE-04")
@pytest.mark.rule("I-UNIT-09")
def test_an_army_stops_where_another_stood_if_that_one_moves_out() -> None:
    table = war("a", *TWO, "wakasa=blue/1p").do("blue", ["step", "circle", "omi"])
    assert not table.can("blue", ["end"])
    table.do("blue", ["step", "square", "wakasa"], ["end"])
    assert table["blue.circle"] == "omi/1b" and table["blue.square"] == "wakasa/1s"


@pytest.mark.rule("I-MOVE-04")
def test_an_army_does_not_enter_where_neither_could_leave_again() -> None:
    dead_end = ("blue.circle=omi/1b", "omi=blue/1p", "wakasa=blue/1p", "blue.square=wakasa/1s")
    table = war("a", *dead_end).do("blue", ["step", "circle", "wakasa"])  # they may change places
    assert table.legal("blue", "step") == [["step", "square", "omi"]] and not table.can("blue", ["end"])
    down = (*dead_end[:3], "blue.square=wakasa/1s/down")
    assert not war("a", *down).can("blue", ["step", "circle", "wakasa"])


@pytest.mark.rule("I-MOVE-04")
def test_an_army_whose_steps_are_used_up_blocks_its_province() -> None:
    table = Table(
        text("2.a.move_armies steps=0,1,0", "act=blue", *TWO, "wakasa=blue/1p"),
    )
    assert table.refused("blue", ["step", "circle", "omi"]).key == "armies-meet"
    assert not table.can("blue", ["step", "circle", "omi"])


@pytest.mark.rule("I-MOVE-04")
def test_three_armies_may_move_up_one_after_the_other() -> None:
    three = ("blue.hexagon=wakasa/1g", "wakasa=blue/1p")
    assert war("a", *TWO, *three).can("blue", ["step", "circle", "omi"])  # round about: all change places
    table = war("a", *TWO, *three, "tango=blue/1p")
    table.do("blue", ["step", "circle", "omi"], ["step", "square", "wakasa"])
    assert not table.can("blue", ["end"])
    table.do("blue", ["step", "hexagon", "tango"], ["end"])
    assert table["blue.square"] == "wakasa/1s"


@pytest.mark.rule("I-MOVE-04")
@pytest.mark.rule("I-MOVE-05")
def test_while_another_army_stays_nothing_may_be_dropped() -> None:
    """Q-20: dropping would be a hidden exchange of units; the last army out must leave a garrison."""
    table = war(
        "a", "blue.circle=yamashiro/1b", "blue.square=omi/1s1p", "yamashiro=blue/1p", "wakasa=blue/1p"
    )
    table.do("blue", ["step", "circle", "omi"], ["step", "square", "wakasa"])
    assert table["blue.square"] == "wakasa/1s1p"  # no party was asked for
    assert table["omi"] == "blue" and table["blue.circle"] == "omi/1b"


@pytest.mark.rule("I-MOVE-04")
@pytest.mark.rule("I-ASSN-02")
def test_armies_pass_through_the_place_of_a_leaderless_army_but_do_not_stop() -> None:
    down = ("blue.square=omi/1s/down", "yamashiro=blue/1p", "wakasa=blue/1p")
    assert not war("a", "blue.circle=yamashiro/1b", *down).can("blue", ["step", "circle", "omi"])
    table = war("a", f"blue.circle=yamashiro/1b/{at_level(2)}", *down).do("blue", ["step", "circle", "omi"])
    assert not table.can("blue", ["end"])
    table.do("blue", ["step", "circle", "wakasa"], ["end"])


# -- pick-ups ------------------------------------------------------------------------------------------------


@pytest.mark.rule("I-MOVE-06")
def test_an_army_takes_units_where_it_starts_moving_or_not() -> None:
    table = war("a", "blue.circle=yamashiro/1b", "yamashiro=blue/2p1g")
    table.do("blue", ["pick", "circle", "spearman"], ["pick", "circle", "spearman"])
    assert table["blue.circle"] == "yamashiro/1b2p" and table["yamashiro"] == "blue/1g"
    assert story(table) == ["picked-up seat=0 province=yamashiro units=[0, 0, 0, 1, 0] (I-MOVE-06)"] * 2
    table.do("blue", ["end"])
    assert table.stage == "b"


@pytest.mark.rule("I-MOVE-06")
def test_an_army_takes_units_in_every_province_that_it_enters() -> None:
    table = war("a", f"blue.circle=yamashiro/1b/{at_level(2)}", *PATH[:2], "wakasa=blue/2g")
    table.do("blue", ["step", "circle", "omi"], ["pick", "circle", "spearman"])
    assert table["omi"] == "blue"
    table.do("blue", ["step", "circle", "wakasa"], ["leave", "spearman"], ["go"])
    assert table["omi"] == "blue/1p"
    table.do("blue", ["pick", "circle", "gunner"])
    assert table["blue.circle"].startswith("wakasa/1b1g") and table["wakasa"] == "blue/1g"


@pytest.mark.rule("I-MOVE-06")
@pytest.mark.rule("I-COMP-06")
def test_a_pick_up_needs_a_free_square_of_its_kind() -> None:
    table = war("a", "blue.circle=yamashiro/3b1s9p", "yamashiro=blue/1b1s1g1p")
    assert table.refused("blue", ["pick", "circle", "bowman"]).key == "card-full"
    assert not table.can("blue", ["pick", "circle", "swordsman"])
    table.do("blue", ["pick", "circle", "gunner"])
    assert not table.can("blue", ["pick", "circle", "spearman"])


@pytest.mark.rule("I-MOVE-06")
def test_an_army_takes_nothing_from_afar_and_nothing_that_is_not_there() -> None:
    table = war("a", "blue.circle=yamashiro/1b", "yamashiro=blue/1p", "omi=blue/2g")
    assert table.refused("blue", ["pick", "circle", "gunner"]).key == "no-unit-there"
    assert table.legal("blue", "pick") == [["pick", "circle", "spearman"]]


@pytest.mark.rule("I-MOVE-06")
@pytest.mark.rule("I-RONIN-06")
@pytest.mark.rule("Q-10")
def test_a_pick_up_turns_up_the_ronin_and_they_may_follow() -> None:
    """Q-10, Q-11: a pick-up counts as moving; ronin go with regular units of their body."""
    table = war("a", "blue.circle=yamashiro/1b", "yamashiro=blue/3p2r?")
    assert not table.can("blue", ["pick", "circle", "ronin"])  # not before their units
    table.do("blue", ["pick", "circle", "spearman"])
    assert table["yamashiro"] == "blue/2p2r"
    table.do("blue", ["pick", "circle", "ronin"])
    assert table["yamashiro"] == "blue/2p1r" and table["blue.circle"] == "yamashiro/1b1p1r"
    assert table.can("blue", ["pick", "circle", "ronin"])
    assert story(table)[0] == "ronin-revealed seat=0 province=yamashiro ronin=2 (I-RONIN-06)"


@pytest.mark.rule("I-MOVE-06")
@pytest.mark.rule("I-RONIN-08")
def test_ronin_that_do_not_follow_and_are_too_many_go_back_to_the_pool() -> None:
    table = war("a", "blue.circle=yamashiro/1b", "yamashiro=blue/3p2r")
    pool = table.state.ronin_pool
    table.do("blue", ["pick", "circle", "spearman"], ["end"])
    assert table["yamashiro"] == "blue/2p1r" and table["blue.circle"] == "yamashiro/1b1p"
    assert table.state.ronin_pool == pool + 1
    assert not table.can("blue", ["pick", "circle", "ronin"])


@pytest.mark.rule("I-RONIN-08")
def test_a_daimyo_alone_takes_no_more_ronin_than_his_new_units_allow() -> None:
    table = war("a", "blue.circle=yamashiro", "yamashiro=blue/4p3r")
    table.do("blue", ["pick", "circle", "spearman"], ["pick", "circle", "ronin"])
    assert not table.can("blue", ["pick", "circle", "ronin"])  # the daimyo and one spearman: one ronin
    table.do("blue", ["pick", "circle", "spearman"], ["pick", "circle", "ronin"], ["end"])
    assert table["blue.circle"] == "yamashiro/2p2r" and table["yamashiro"] == "blue/2p1r"


@pytest.mark.rule("I-RONIN-08")
def test_the_ronin_follow_only_the_army_that_took_their_units() -> None:
    table = war(
        "a",
        *("blue.circle=yamashiro/3p", "yamashiro=blue/3p2r", "blue.square=omi/3p", "omi=blue/3g2r"),
    )
    table.do("blue", ["pick", "circle", "spearman"])
    assert table.legal("blue", "pick") == [
        ["pick", "circle", "spearman"],
        ["pick", "circle", "ronin"],
        ["pick", "square", "gunner"],
    ]
    table.do("blue", ["pick", "square", "gunner"])  # the first ronin have missed their chance
    assert table["yamashiro"] == "blue/2p1r" and table["omi"] == "blue/2g2r"
    assert table.can("blue", ["pick", "square", "ronin"]) and not table.can(
        "blue", ["pick", "circle", "ronin"]
    )


@pytest.mark.rule("I-RONIN-08")
def test_a_step_also_ends_the_chance_of_ronin_to_follow() -> None:
    table = war("a", "blue.circle=yamashiro/1b", "yamashiro=blue/3p2r", "omi=blue/1p")
    table.do("blue", ["pick", "circle", "spearman"], ["step", "circle", "omi"])
    assert table["yamashiro"] == "blue/2p1r"
    assert story(table)[1] == "ronin-dismissed seat=0 province=yamashiro ronin=1 (I-RONIN-08)"


@pytest.mark.rule("I-RONIN-06")
def test_a_step_turns_up_the_ronin_of_the_army_only() -> None:
    table = war("a", "blue.circle=yamashiro/1b1r?", "yamashiro=blue/2p1r?", "omi=blue/2p1r?")
    table.do("blue", ["step", "circle", "omi"])
    assert table["blue.circle"] == "omi/1b1r"
    assert table["yamashiro"] == "blue/2p1r?" and table["omi"] == "blue/2p1r?"


@pytest.mark.rule("I-MOVE-07")
def test_who_takes_the_whole_force_must_leave_a_garrison_to_move_on() -> None:
    table = war("a", "blue.circle=yamashiro", "yamashiro=blue/1p", "omi=blue/1p")
    table.do("blue", ["pick", "circle", "spearman"], ["step", "circle", "omi"])
    assert table.decision == "choose_party"
    table.do("blue", ["leave", "spearman"])  # the only choice
    assert table["yamashiro"] == "blue/1p" and table["blue.circle"] == "omi/"


@pytest.mark.rule("I-MOVE-07", example=1)
def test_example_a() -> None:
    table = war(
        "a",
        f"blue.circle=yamashiro/1b1s2g3p/{at_level(2)}",
        *("omi=blue/1b1p", "wakasa=blue/1p", "tango=orange/1p"),
    )
    table.do("blue", ["step", "circle", "omi"], ["leave", "gunner"], ["leave", "spearman"], ["go"])
    table.do("blue", ["pick", "circle", "bowman"], ["step", "circle", "wakasa"])
    assert table["yamashiro"] == "blue/1g1p" and table["omi"] == "blue/1p"
    assert table["blue.circle"] == f"wakasa/2b1s1g2p/{at_level(2)}"
    assert not table.legal("blue", "step")
    assert "garrison seat=0 province=yamashiro units=[0, 0, 1, 1, 0] (I-GAR-01)" in story(table)


@pytest.mark.rule("I-MOVE-08")
def test_an_army_without_a_leader_neither_moves_nor_picks_up() -> None:
    table = war("a", "blue.circle=yamashiro/1b/down", "yamashiro=blue/1p", "omi=blue/1p")
    refusal = table.refused("blue", ["step", "circle", "omi"])
    assert (refusal.key, refusal.rule) == ("leaderless", "I-MOVE-08")
    assert table.legal("blue") == [["end"]]
