"""Armies that attack again, and how daimyos learn (sections 15.5 and 15.6)."""

from __future__ import annotations

import pytest

from bakufu.games.ikusa.tables import PROVINCES, TRACKS
from tests.games.ikusa.table import Table, hold, war
from tests.games.ikusa.war_table import at_level, story

TRACK = TRACKS["slow"]


def army(level: int, *words: str, units: str = "3b", dice: list[int] | None = None) -> Table:
    """Blue's army in Wakasa attacks Tango."""
    told = f"blue.circle=wakasa/{units}/{at_level(level)}"
    return war("c", "battles=wakasa:circle:tango", told, *words, dice=dice or []).go()


# -- attacking more than once --------------------------------------------------------------------------------


@pytest.mark.rule("I-EXPC-01")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_an_army_makes_as_many_attacks_as_its_level(level: int) -> None:
    targets = ["tamba", "echizen", "omi"]
    table = army(level, "tango=orange/5p", *(f"{target}=orange/5p" for target in targets))
    table.do("blue", ["call_off"])
    for target in targets[: level - 1]:
        assert table.decision == "after_battle"
        table.do("blue", ["attack", target], ["call_off"])
    assert table.stage == "d"


@pytest.mark.rule("I-EXPC-01")
@pytest.mark.rule("Q-25")
def test_an_army_without_a_declared_battle_makes_no_attack() -> None:
    table = war("b", f"blue.circle=wakasa/3b/{at_level(4)}", "tango=orange/1p").do("blue", ["end"])
    assert table.stage == "d"


@pytest.mark.rule("I-EXPC-01")
@pytest.mark.rule("Q-25")
def test_further_attacks_go_at_enemy_and_empty_neighbours_of_the_army() -> None:
    words = ("tango=orange/1p", "tamba=orange/1p", "omi=blue/1p", "kawachi=orange/1p")
    table = army(2, *words, dice=[6])
    assert table.legal("blue", "attack") == [["attack", "echizen"], ["attack", "tamba"]]
    assert table.refused("blue", ["attack", "kawachi"]).key == "not-adjacent"
    assert table.refused("blue", ["attack", "omi"]).key == "attack-own"


@pytest.mark.rule("I-EXPC-02")
def test_after_a_success_the_army_has_four_choices() -> None:
    table = army(2, "wakasa=blue/1p", "tango=orange/1p", "tamba=orange/1p", "tajima=orange/1p", dice=[6])
    assert table.decision == "after_battle" and table.acting == ["blue"]
    assert table.legal("blue") == [
        ["advance"],
        ["wait"],
        ["attack", "omi"],
        ["attack", "echizen"],
        ["attack", "tamba"],
    ]
    waiting = Table(table.state.copy()).do("blue", ["wait"])
    assert waiting.stage == "d" and waiting["blue.circle"].startswith("wakasa")
    staying = Table(table.state.copy()).do("blue", ["attack", "tamba"])
    assert staying.decision == "stop_or_repeat" and staying["blue.circle"].startswith("wakasa")
    table.do("blue", ["advance"])
    assert table["blue.circle"].startswith("tango/3b") and table["tango"] == "blue"
    assert ["attack", "tajima"] in table.legal("blue") and ["wait"] in table.legal("blue")
    assert not table.can("blue", ["advance"])
    moved_on = Table(table.state.copy()).do("blue", ["attack", "tajima"])
    assert moved_on.decision == "stop_or_repeat" and moved_on.state.origin == table.state.army_at[0]
    table.do("blue", ["wait"])
    assert table.stage == "d"


@pytest.mark.rule("I-EXPC-02")
def test_the_beaten_province_is_entered_and_not_attacked_again() -> None:
    table = army(2, "wakasa=blue/1p", "tango=orange/1p", dice=[6])
    refusal = table.refused("blue", ["attack", "tango"])
    assert (refusal.key, refusal.rule) == ("attack-beaten", "I-EXPC-02")


@pytest.mark.rule("I-EXPC-02")
def test_a_province_left_behind_may_be_attacked_later_as_an_empty_one() -> None:
    table = army(3, "wakasa=blue/1p", "tango=orange/1p", "tamba=orange/1p", dice=[6])
    table.do("blue", ["attack", "tamba"], ["call_off"])
    assert not table.can("blue", ["advance"])  # that chance is over
    assert table.can("blue", ["attack", "tango"])


@pytest.mark.rule("I-EXPC-03")
@pytest.mark.parametrize("level", [1, 2])
def test_with_no_attack_left_the_army_stays_even_after_a_success(level: int) -> None:
    table = army(level, "wakasa=blue/1p", "tango=orange/1p", "tamba=orange/1p", dice=[6, 12, 12, 6])
    if level == 2:
        table.do("blue", ["attack", "tamba"])
    assert table["tamba" if level == 2 else "tango"] == "empty"
    assert table.stage == "d" and table["blue.circle"].startswith("wakasa")


@pytest.mark.rule("I-EXPC-04")
def test_moving_in_takes_the_card_at_once() -> None:
    table = army(2, "wakasa=blue/1p", "tango=orange/1p/c", dice=[6, 6, 6, 6, 12, 12, 6])
    table.do("blue", ["repeat"])
    cards = table.provinces("blue")
    table.do("blue", ["advance"])
    assert table.provinces("blue") == cards + 1 and table["tango"] == "blue//c"
    assert story(table)[-2:] == [
        "army-moved seat=0 army=blue_circle origin=wakasa target=tango (I-MOVE-01)",
        "conquered seat=0 province=tango (I-OWN-03)",
    ]


@pytest.mark.rule("I-EXPC-04")
@pytest.mark.rule("I-GAR-02")
def test_the_province_left_behind_needs_a_garrison() -> None:
    table = army(2, "tango=orange/1p", dice=[6], units="2b1p").do("blue", ["advance"])
    assert table.decision == "choose_party" and table["tango"] == "empty"
    table.do("blue", ["leave", "spearman"], ["go"])
    assert table["wakasa"] == "blue/1p" and table["blue.circle"].startswith("tango/2b")
    assert table.decision == "after_battle"


@pytest.mark.rule("I-EXPC-04")
def test_a_daimyo_alone_cannot_move_in_from_a_province_without_a_force() -> None:
    table = army(2, "tango=orange/1p", dice=[6], units="")
    assert table.refused("blue", ["advance"]).rule == "I-EXPC-04"
    with_force = army(2, "wakasa=blue/1p", "tango=orange/1p", dice=[6], units="")
    assert with_force.can("blue", ["advance"])


@pytest.mark.rule("I-EXPC-04")
@pytest.mark.rule("I-WIN-01")
def test_moving_in_can_win_the_game() -> None:
    """Q-39: after every card taken."""
    held = [name for name in PROVINCES if name not in ("tango", "sado", "oki")][:34]
    table = army(2, hold("blue", held), "tango=orange/1p", dice=[6])
    assert table.provinces("blue") == 34
    table.do("blue", ["advance"])
    assert table.decision == "game_over" and table.state.winners == [0]


@pytest.mark.rule("I-EXPC-05")
def test_an_attack_on_an_empty_province_is_an_attack_without_a_battle() -> None:
    table = army(2, "wakasa=blue/1p")
    assert table.events("rolled") == [] and table.decision == "after_battle"
    assert story(table) == ["no-battle seat=0 army=blue_circle target=tango (I-EXPC-05)"]
    assert table.can("blue", ["advance"])
    table.do("blue", ["advance"])
    assert table["tango"] == "blue" and table.can("blue", ["attack", "tajima"])
    table.do("blue", ["wait"])
    assert table.events("experience") == []


@pytest.mark.rule("I-EXPC-05")
def test_the_last_attack_on_an_empty_province_does_not_let_the_army_in() -> None:
    table = army(2, "wakasa=blue/1p", "tango=orange/1p", dice=[6]).do("blue", ["attack", "tamba"])
    assert table.stage == "d" and table["tamba"] == "empty"
    assert table["blue.circle"].startswith("wakasa")


@pytest.mark.rule("I-EXPC-06")
def test_a_force_and_a_beginner_cannot_enter_an_empty_province_before_phase_d() -> None:
    table = war("c", "battles=wakasa:pf:tango", "wakasa=blue/2p").go()
    assert table.stage == "d" and table["tango"] == "empty"
    assert story(table) == ["lapsed seat=0 origin=wakasa target=tango (I-DECL-06)"]
    table.do("blue", ["end"], ["march", "wakasa", "tango", "spearman", "pf"])
    assert table["tango"] == "blue/1p"
    beginner = army(1, "wakasa=blue/1p")
    assert beginner.stage == "d" and beginner["tango"] == "empty"
    beginner.do("blue", ["step", "circle", "tango"])
    assert beginner["tango"] == "blue"


@pytest.mark.rule("I-EXPC-07")
def test_after_a_call_off_the_army_attacks_elsewhere_or_waits() -> None:
    """Q-58: not the same province again in that round."""
    table = army(3, "tango=orange/5p", "tamba=orange/5p", "echizen=orange/5p").do("blue", ["call_off"])
    assert table.legal("blue") == [["wait"], ["attack", "omi"], ["attack", "echizen"], ["attack", "tamba"]]
    assert table.refused("blue", ["attack", "tango"]).rule == "I-EXPC-07"
    assert table.refused("blue", ["advance"]).key == "nothing-won"
    table.do("blue", ["attack", "tamba"], ["call_off"])
    assert table.legal("blue", "attack") == [["attack", "omi"], ["attack", "echizen"]]
    table.do("blue", ["wait"])
    assert table.events("experience") == []


@pytest.mark.rule("I-EXPC-07")
def test_another_body_may_still_attack_what_the_army_left_alone() -> None:
    words = ("battles=wakasa:circle:tango,tajima:square:tango", f"blue.circle=wakasa/1b/{at_level(2)}")
    table = war(
        "c", *words, f"blue.square=tajima/1b/{at_level(2)}", "tango=orange/5p", "harima=orange/1p"
    ).go()
    table.do("blue", ["fight", "wakasa", "circle", "tango"], ["call_off"], ["wait"])
    assert table.decision == "stop_or_repeat"  # the square has begun
    table.do("blue", ["call_off"])
    assert table.state.called_off_at == [table.state.battle_province]


@pytest.mark.rule("I-EXPC-07")
def test_without_anything_to_attack_the_army_is_not_asked() -> None:
    table = army(2, "tango=orange/5p", "tamba=blue/1p", "echizen=blue/1p", "omi=blue/1p")
    table.do("blue", ["call_off"])
    assert table.stage == "d"


@pytest.mark.rule("I-EXPC-07", example=1)
def test_example_c6() -> None:
    table = army(2, "wakasa=blue/2p", "tango=orange/1p", "tajima=orange/1p", dice=[6, 12, 12, 6])
    cards = table.provinces("blue")
    table.do("blue", ["advance"])
    assert table["tango"] == "blue" and table.provinces("blue") == cards + 1
    table.do("blue", ["attack", "tajima"])
    assert table["tajima"] == "empty" and table["blue.circle"].startswith("tango/3b")
    assert table.stage == "d" and table["wakasa"] == "blue/2p"


@pytest.mark.rule("I-EXPC-07", example=2)
def test_a_called_off_attack_a_success_and_an_empty_province() -> None:
    table = army(3, "wakasa=blue/1p", "tango=orange/5p", "tamba=orange/1p", dice=[12] * 9 + [6])
    table.do("blue", ["call_off"], ["attack", "tamba"], ["advance"], ["attack", "harima"])
    assert table.stage == "d" and table["harima"] == "empty"
    assert table["blue.circle"].startswith("tamba")


# -- experience ----------------------------------------------------------------------------------------------


@pytest.mark.rule("I-EXP-01")
def test_an_army_learns_from_a_battle_that_leaves_the_enemy_province_empty() -> None:
    table = war("c", "battles=wakasa:circle:tango", "blue.circle=wakasa/3b", "tango=orange/1p", dice=[6]).go()
    assert table.state.experience[0] == 1
    assert story(table)[-1] == f"experience seat=0 daimyo=blue_circle level={TRACK[1]} (I-EXP-03)"


@pytest.mark.rule("I-EXP-01")
def test_neither_a_provincial_force_nor_the_defenders_learn() -> None:
    table = war("c", "battles=yamato:pf:kawachi", "yamato=blue/3b", "kawachi=orange/1p", dice=[6]).go()
    assert table["kawachi"] == "empty" and not any(table.state.experience)
    held = war("c", "battles=yamato:pf:kawachi", "yamato=blue/1p", "orange.circle=kawachi/1b", dice=[6]).go()
    assert held["yamato"] == "empty" and not any(held.state.experience)


@pytest.mark.rule("I-EXP-02")
def test_no_experience_from_empty_or_called_off_targets_or_lost_battles() -> None:
    empty = army(2, "wakasa=blue/1p").do("blue", ["wait"])
    assert empty.level("blue.circle") == 2 and empty.events("experience") == []
    off = army(1, "tango=orange/5p").do("blue", ["call_off"])
    assert off.events("experience") == [] and off.state.experience[0] == 0


@pytest.mark.rule("I-EXP-02")
def test_no_experience_when_an_earlier_attack_of_another_body_had_emptied_the_target() -> None:
    words = ("battles=wakasa:pf:tango,wakasa:circle:tango", "wakasa=blue/2p", "tango=orange/1p")
    for level in (1, 2):
        table = war("c", *words, f"blue.circle=wakasa/2b/{at_level(level)}", dice=[1]).go()
        table.do("blue", ["fight", "wakasa", "pf", "tango"])
        if level == 2:
            table.do("blue", ["wait"])
        assert table.stage == "d" and table.events("experience") == []


@pytest.mark.rule("I-EXP-03")
@pytest.mark.rule("I-EXP-03", example=1)
def test_three_victories_in_one_turn_move_the_marker_one_hole() -> None:
    words = ("wakasa=blue/1p", "tango=orange/1p", "tamba=orange/1p", "echizen=orange/1p")
    table = army(3, *words, dice=[6, 12, 12, 6, 12, 12, 6])
    before = table.state.experience[0]
    table.do("blue", ["attack", "tamba"])
    assert table.state.experience[0] == before  # not before all its battles are over
    table.do("blue", ["attack", "echizen"])
    assert table.state.experience[0] == before + 1
    assert len(table.events("experience")) == 1


@pytest.mark.rule("I-EXP-03")
def test_each_army_learns_for_itself() -> None:
    words = ("battles=wakasa:circle:tango,omi:square:mino", "blue.circle=wakasa/2b", "blue.square=omi/2b")
    table = war("c", *words, "tango=orange/1p", "mino=orange/5p", dice=[6]).go()
    table.do("blue", ["fight", "wakasa", "circle", "tango"], ["call_off"])
    assert table.state.experience[:3] == [1, 0, 0]


@pytest.mark.rule("I-EXP-03")
def test_a_victory_followed_by_a_call_off_still_counts() -> None:
    table = army(2, "tango=orange/1p", "tamba=orange/5p", dice=[6])
    before = table.state.experience[0]
    table.do("blue", ["attack", "tamba"], ["call_off"])
    assert table.state.experience[0] == before + 1


@pytest.mark.rule("I-EXP-04")
def test_a_level_gained_gives_no_further_attack() -> None:
    last = len(TRACK) - TRACK[::-1].index(1) - 1  # the last hole marked 1
    words = (f"blue.circle=wakasa/3b/h{last + 1}", "battles=wakasa:circle:tango", "tango=orange/1p")
    table = war("c", *words, "tamba=orange/1p", dice=[6]).go()
    assert table.level("blue.circle") == 2 and table.stage == "d"


@pytest.mark.rule("I-EXP-04", example=1)
def test_it_counts_for_the_final_movement() -> None:
    last = len(TRACK) - TRACK[::-1].index(2) - 1
    words = (f"blue.circle=wakasa/3b/h{last + 1}", "battles=wakasa:circle:tango", "tango=orange/1p")
    table = war("c", *words, "wakasa=blue/1p", "omi=blue/1p", "iga=blue/1p", "ise=blue/1p", dice=[6]).go()
    table.do("blue", ["wait"])
    assert table.level("blue.circle") == 3
    table.do("blue", *(["step", "circle", province] for province in ("omi", "iga", "ise")))
    assert not table.legal("blue", "step")


@pytest.mark.rule("I-EXP-05")
def test_levels_run_from_one_to_four_and_end_there() -> None:
    """Q-02: at the last hole the marker stays."""
    for track in TRACKS.values():
        assert track == sorted(track) and set(track) == {1, 2, 3, 4}
        assert track.count(1) > 1 and track.count(2) > 1  # a level takes several successful rounds
    words = (f"blue.circle=wakasa/3b/h{len(TRACK)}", "battles=wakasa:circle:tango", "tango=orange/1p")
    table = war("c", *words, dice=[6]).go()
    table.do("blue", ["wait"])
    assert table.state.experience[0] == len(TRACK) - 1 and table.level("blue.circle") == 4
    assert table.events("experience") == []


@pytest.mark.rule("I-EXP-03")
@pytest.mark.rule("Q-02")
def test_the_track_is_an_option() -> None:
    hole = at_level(2, "fast")
    table = war("c", "experience=fast", f"blue.circle=wakasa/3b/{hole}")
    assert table.level("blue.circle") == 2 and hole != at_level(2)
