"""Cases that the rules meet only rarely: what is told, what stays secret, and why a move is refused."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu.engine import registry
from bakufu.games.ikusa import GAME
from tests.games.ikusa.table import Table, text, war
from tests.games.ikusa.war_table import at_level, story


def reason(table: Table, move: list[Any], clan: str = "blue") -> tuple[str, str]:
    refusal = table.refused(clan, move)
    return refusal.key, refusal.rule


# -- what is told and what is not -----------------------------------------------------------------------


def eliminated(*ronin: str) -> Table:
    """Orange loses its last daimyo; its hidden ronin lie in one of two provinces."""
    words = ["battles=yamato:pf:kawachi", "yamato=blue/2p", "orange.circle=kawachi"]
    return war("c", *words, *ronin, dice=[12, 4])


@pytest.mark.rule("I-RONIN-04")
@pytest.mark.rule("I-ELIM-02")
def test_the_hidden_ronin_of_an_eliminated_clan_go_without_a_word_about_where_they_were() -> None:
    in_kai = eliminated("kai=orange/3p2r?", "izu=orange/3p").go()
    in_izu = eliminated("kai=orange/3p", "izu=orange/3p2r?").go()
    assert story(in_kai) == story(in_izu)
    assert "ronin-paid-off seat=1 ronin=2 (I-ELIM-02)" in story(in_kai)
    assert in_kai.state.ronin_pool == 30 and in_kai["kai"] == "blue/3p"


@pytest.mark.rule("I-RONIN-04")
def test_the_hidden_ronin_of_clans_that_fall_together_are_not_betrayed_either() -> None:
    def fallen(*ronin: str) -> list[str]:
        words = ["battles=yamato:circle:kawachi", "blue.circle=yamato", "orange.circle=kawachi"]
        return story(war("c", *words, *ronin, players=4, dice=[6, 6]).go())

    assert fallen("iga=blue/3p2r?", "ise=blue/3p") == fallen("iga=blue/3p", "ise=blue/3p2r?")


@pytest.mark.rule("I-RES-01")
@pytest.mark.rule("I-EXP-01")
def test_nobody_is_said_to_win_a_battle_in_which_both_sides_fall() -> None:
    table = war("c", "battles=yamato:pf:kawachi", "yamato=blue/1p", "kawachi=orange/1p", dice=[1, 1]).go()
    assert table["yamato"] == table["kawachi"] == "empty"
    assert story(table)[-1] == "battle-undecided seat=0 target=kawachi (I-RES-02)"


@pytest.mark.rule("I-EXP-01")
def test_an_army_that_falls_with_the_defenders_has_not_won() -> None:
    words = ["blue.circle=yamato", "yamato=blue/2p", "blue.square=kai/1p", "kawachi=orange/1s"]
    table = war("c", "battles=yamato:circle:kawachi", *words, dice=[6, 5]).go()
    assert table["blue.circle"] == "none" and table["yamato"] == "blue/2p"
    assert [event.key for event in table.log if event.key.startswith("battle-")] == ["battle-undecided"]


# -- the right reason -----------------------------------------------------------------------------------


@pytest.mark.rule("I-SEQ-05")
def test_a_unit_that_is_not_in_the_battle_cannot_be_lost_whatever_else_may() -> None:
    words = ["yamato=blue/1p1s", "blue.circle=yamato/1b", "kawachi=orange/1p"]
    table = war("c", "battles=yamato:pf:kawachi", *words, dice=[12, 12, 4]).go()
    assert reason(table, ["lose", "pf", "bowman"]) == ("no-such-loss", "I-SEQ-05")
    assert reason(table, ["lose", "circle", "bowman"]) == ("no-such-loss", "I-SEQ-05")


@pytest.mark.rule("I-RONIN-08")
def test_a_unit_that_must_stay_for_its_ronin_is_refused_for_them() -> None:
    words = ["yamato=blue/1p", "kawachi=orange/2p1r", "orange.circle=kawachi/1g1r"]
    table = war("c", "battles=yamato:pf:kawachi", *words, dice=[12, 12, 12, 12, 4]).go()
    assert table.legal("orange") == [["lose", "pf", "ronin"], ["lose", "circle", "ronin"]]
    assert reason(table, ["lose", "pf", "spearman"], "orange") == ("ronin-first", "I-RONIN-08")
    assert reason(table, ["lose", "pf", "gunner"], "orange") == ("no-such-loss", "I-SEQ-05")


@pytest.mark.rule("I-FIN-05")
def test_a_full_force_is_refused_to_final_movement_by_the_rule_of_final_movement() -> None:
    table = war("d_pf", "yamato=blue/3p", "kii=blue/5p", "blue.circle=iga/1p")
    assert reason(table, ["march", "yamato", "kii", "spearman", "pf"]) == ("force-full", "I-FIN-05")
    assert reason(table, ["march", "yamato", "kii", "spearman", "circle"]) == ("army-not-there", "I-FIN-05")


@pytest.mark.rule("I-RONIN-05")
def test_a_ronin_who_may_follow_but_finds_no_room_is_told_so() -> None:
    table = war("a", "blue.circle=yamato", "yamato=blue/3p2r")
    assert reason(table, ["pick", "circle", "ronin"]) == ("ronin-alone", "I-RONIN-07")
    table.do("blue", ["pick", "circle", "spearman"], ["pick", "circle", "ronin"])
    assert reason(table, ["pick", "circle", "ronin"]) == ("ronin-limit", "I-RONIN-05")
    table = war("d_pf", "yamato=blue/4p3r", "kii=blue/1p")
    assert reason(table, ["march", "yamato", "kii", "ronin", "pf"]) == ("ronin-alone", "I-RONIN-07")
    table.do("blue", ["march", "yamato", "kii", "spearman", "pf"], ["march", "yamato", "kii", "ronin", "pf"])
    assert reason(table, ["march", "yamato", "kii", "ronin", "pf"]) == ("ronin-limit", "I-RONIN-05")


@pytest.mark.rule("I-RONIN-03")
def test_ronin_for_an_army_that_is_elsewhere_are_refused_by_the_rule_of_ronin() -> None:
    table = Table(text("2.ronin.go_on", "blue.bins=0,0,0,1,0", "kai=blue/3p", "blue.circle=izu/2p")).go()
    assert reason(table, ["deploy", "kai", "circle"]) == ("army-not-there", "I-RONIN-03")


@pytest.mark.rule("I-FIN-06")
def test_a_daimyo_alone_and_an_army_that_has_moved_have_each_their_own_reason() -> None:
    table = war("d", "blue.circle=yamato", "blue.square=kii/1p", "yamato=blue/1p", "ise=blue/1p")
    assert reason(table, ["split_off", "circle", "kawachi"]) == ("split-nobody", "I-FIN-06")
    table.do("blue", ["step", "square", "ise"], ["leave", "spearman"])
    assert reason(table, ["split_off", "square", "owari"]) == ("split-nobody", "I-FIN-06")


@pytest.mark.rule("I-FIN-04")
def test_a_unit_that_came_with_its_army_is_not_split_off_again() -> None:
    table = war("d", f"blue.circle=yamato/1g/{at_level(2)}", "yamato=blue/1p", "kii=blue/1p2b")
    table.do(
        "blue", ["step", "circle", "kii"], ["pick", "circle", "bowman"], ["split_off", "circle", "izumi"]
    )
    assert reason(table, ["leave", "gunner"]) == ("moved-already", "I-FIN-04")
    assert reason(table, ["leave", "swordsman"]) == ("no-such-unit", "I-GAR-01")


@pytest.mark.rule("I-ELIM-05")
def test_a_recovered_army_takes_what_is_there_and_fits() -> None:
    words = ["party_army=blue_square", "recovering=blue", "blue.circle=ise/1p", "blue.square=kai/4b"]
    table = Table(text("2.c.absorb_units", "act=blue", *words, "kai=blue/1s1p"))
    assert reason(table, ["absorb", "swordsman"]) == ("card-full", "I-COMP-06")
    assert reason(table, ["absorb", "gunner"]) == ("no-unit-there", "I-ELIM-05")
    assert reason(table, ["absorb", "ronin"]) == ("no-unit-there", "I-ELIM-05")


@pytest.mark.rule("I-NINJA-05")
def test_a_standing_order_is_refused_for_what_is_wrong_with_it() -> None:
    table = war("a", "ninja=orange")
    assert reason(table, ["order", "orange_hexagon", "end_b"], "orange") == ("no-target", "I-NINJA-05")
    assert reason(table, ["order", "green_circle", "end_b"], "orange") == ("no-target", "I-NINJA-05")
    first = war("a", "ninja=orange", round=1)
    assert reason(first, ["order", "blue_hexagon", "end_b"], "orange") == ("no-assassins-yet", "I-R1-01")


@pytest.mark.rule("I-SEQ-05")
def test_preferred_losses_are_refused_for_what_is_wrong_with_them() -> None:
    assert reason(war("a", "yamato=blue/1p"), ["losses", "ask"]) == ("losses-same", "I-SEQ-05")
    words = ["yamato=blue/1p1s", "kawachi=orange/1p"]
    battle = war("c", "battles=yamato:pf:kawachi", *words, dice=[12, 12, 4]).go()
    wish = ["losses", "spearman,gunner,ronin,swordsman,bowman"]
    assert reason(battle, wish, "green") == ("losses-now", "I-SEQ-05")
    out = (
        "ikusa/3 at=2.a.move_armies steps=0,0,0 act=blue order=blue,orange,green blue.hexagon=kai kai=blue/1p"
    )
    out += " orange.hexagon=izu izu=orange/1p blue.tray=18,18,18,71 green.tray=0,0,0,0"
    assert reason(Table(out), wish, "green") == ("you-are-out", "I-ELIM-02")


# -- two colours ----------------------------------------------------------------------------------------


@pytest.mark.rule("I-NINJA-04")
@pytest.mark.rule("Q-14")
def test_the_holder_may_give_an_order_while_his_other_colour_wages_war() -> None:
    words = ["yamato=blue/1p", "kii=blue/1p", "blue.circle=yamato/1p", "orange.hexagon=izu/1p"]
    table = war("a", "ninja=green", *words, players=2, ninja=[3])
    order = GAME.moves.encode(["order", "orange_hexagon", "moved_blue_circle"])
    assert (
        order in GAME.out_of_turn_moves(table.state, 0)
        and order in GAME.view(table.state, 0).board.legal_orders
    )
    assert GAME.out_of_turn_moves(table.state, 1) and order not in GAME.out_of_turn_moves(table.state, 1)
    GAME.apply(table.state, 0, order, table.chance, table.log)
    table.do("blue", ["step", "circle", "kii"])
    assert [event.facts["daimyo"] for event in table.events("strike")] == ["orange_hexagon"]
    assert table.acting == ["blue"]


# -- the rules of version 2 -----------------------------------------------------------------------------


def crowded() -> str:
    """Blue has levied a bowman, for whom there is no square, and a spearman, for whom there is one."""
    words = ["blue.bins=0,0,2,0,0", "blue.levied=1b1p", "kai=blue/5p", "izu=blue/5g", "blue.circle=kai/4s"]
    return text("2.place.go_on", *words)


@pytest.mark.rule("I-LEVY-06")
@pytest.mark.rule("Q-06")
def test_a_unit_without_a_place_goes_back_and_keeps_no_other_from_its_own() -> None:
    table = Table(crowded()).go()
    assert table.legal("blue") == [["place", "spearman", "kai", "circle"]]
    table.do("blue", ["place", "spearman", "kai", "circle"])
    assert table["blue.circle"] == "kai/4s1p" and table.tray("blue", "bowman") == 9
    assert "not-placed seat=0 units=[1, 0, 0, 0] (I-LEVY-06)" in story(table)


def lone_victor() -> str:
    """A daimyo alone beside an army whose own was struck down: his victory leaves nobody without a leader."""
    words = [f"blue.circle=yamato/{at_level(2)}", "blue.square=yamato/1p/down", "kawachi=orange/1p"]
    return text("2.c.go_on", "battles=yamato:circle:kawachi", *words)


@pytest.mark.rule("I-EXPC-04")
@pytest.mark.rule("Q-20")
def test_a_daimyo_alone_may_advance_where_another_own_army_keeps_the_province() -> None:
    table = Table(lone_victor(), dice=[6]).go().do("blue", ["advance"])
    assert table["yamato"] == "blue" and table["blue.square"] == "yamato/1p/down"
    assert table["blue.circle"].startswith("kawachi/") and table["kawachi"] == "blue"


def test_games_under_version_1_of_the_rules_go_on_under_it() -> None:
    old = registry.game("ikusa", 1)
    assert old.rules_version == 1 < GAME.rules_version
    placed = Table(old.read(crowded())).go()
    assert placed.stage != "place" and placed["blue.circle"] == "kai/4s"  # the bowman stood in the way
    stuck = Table(old.read(lone_victor()), dice=[6]).go()
    assert not stuck.can("blue", ["advance"])
    assert GAME.view(stuck.state, 0).rules_version == 1
