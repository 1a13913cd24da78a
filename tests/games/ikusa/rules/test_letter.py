"""Options that go by the letter of the book where a ruling leaves it: Q-11, Q-17, Q-20, Q-24, Q-33, Q-36."""

from __future__ import annotations

import pytest

from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.tables import BODY, PROVINCE_INDEX, PROVINCES, RONIN
from tests.games.ikusa.table import Table, hold, text, war
from tests.games.ikusa.war_table import at_level, story

OPTIONS = {
    "struck_down": ("at_once", "end_of_round"),
    "garrison": ("last_out", "always"),
    "series": ("unbroken", "armies_only"),
    "spoils": ("regulars", "all"),
    "split_after_step": ("no", "yes"),
    "excess_ronin": ("dismissed", "forbidden"),
}


def test_the_rulings_are_the_defaults_and_stand_in_no_table_that_did_not_choose() -> None:
    known = {option.name: option for option in GAME.options}
    assert {name: known[name].values for name in OPTIONS} == OPTIONS
    assert all(known[name].quiet for name in OPTIONS)
    assert not set(OPTIONS) & set(war("a").state.rules.options)


def test_a_position_tells_the_options_and_reads_them() -> None:
    words = [
        f"{'battle_series' if name == 'series' else name}={values[1]}" for name, values in OPTIONS.items()
    ]
    state = war("a", *words).state
    assert {name: state.rules.options[name] for name in OPTIONS} == {
        name: values[1] for name, values in OPTIONS.items()
    }
    assert all(word in GAME.write(state) for word in words) and GAME.read(GAME.write(state)) == state


# -- struck_down (Q-17) ----------------------------------------------------------------------------------

LATE = "struck_down=end_of_round"
FORBIDDEN = "excess_ronin=forbidden"


def struck(*words: str, at: str = "2.a.move_armies steps=0,0,0 act=blue", **dice: list[int]) -> Table:
    """Blue's ninja is about to strike at orange's daimyo in Kawachi."""
    return Table(text(at, "ninja=blue", *words), **dice)


@pytest.mark.rule("I-ASSN-03")
@pytest.mark.rule("Q-17")
def test_a_daimyo_struck_down_while_alone_lies_there_until_the_round_ends() -> None:
    words = ["orange.circle=kawachi", "orange.square=iga/1p"]
    now = struck(*words, ninja=[8]).do("blue", ["strike", "orange_circle"])
    assert now["kawachi"] == "empty" and now["orange.circle"] == "none"
    late = struck(LATE, *words, ninja=[8]).do("blue", ["strike", "orange_circle"])
    assert late["kawachi"] == "orange" and late["orange.circle"] == "kawachi//down"
    assert "daimyo-doomed seat=1 daimyo=orange_circle by=0 (I-ASSN-04)" in story(late)
    while late.state.round == 2:
        late.pass_on()
    assert late["kawachi"] == "empty" and late["orange.circle"] == "none" and late.state.doomed == []
    assert late.acting == ["blue", "orange", "green"]


@pytest.mark.rule("I-ASSN-04")
@pytest.mark.rule("I-ELIM-02")
@pytest.mark.rule("Q-17")
def test_the_last_daimyo_is_out_and_his_clan_with_him_only_when_the_round_ends() -> None:
    """The clan still wages war; then whoever destroyed the rest of the army takes over."""
    words = [
        LATE, "battles=yamato:pf:kawachi", "yamato=blue/3p", "orange.circle=kawachi/1p/down", "iga=orange/2p",
    ]  # fmt: skip
    table = war("c", *words, dice=[1, 12, 12]).go()
    assert table["kawachi"] == "empty" and table["orange.circle"] == "none"
    assert table.state.alive == [1, 1, 1] and not table.events("eliminated")
    table.do("blue", ["end"], ["end"])
    assert table.acting == ["orange"]  # its turn comes as ever
    while table.state.round == 2 and not table.events("eliminated"):
        table.pass_on()
    assert [event.facts for event in table.events("eliminated")] == [
        {"seat": 1, "by": 0, "provinces": ["iga"]}
    ]
    assert table["iga"] == "blue/2p" and table.state.alive == [1, 0, 1]
    while table.decision in ("place_recovered", "absorb_units"):
        table.do("blue", table.legal("blue")[0])
    assert table.decision == "fill_bin" and table.state.koku[1] == 0


@pytest.mark.rule("I-RES-02")
@pytest.mark.rule("Q-57")
def test_an_attack_on_a_daimyo_who_lies_alone_meets_nobody_not_even_on_the_walls() -> None:
    words = [LATE, "battles=yamato:circle:kawachi", f"blue.circle=yamato/1p/{at_level(2)}", "doomed=3,0"]
    words += ["orange.circle=kawachi/down", "kawachi=orange//c", "orange.square=iga/1p"]
    table = war("c", *words).go()
    assert not table.events("rolled") and not table.events("battle")
    assert table["kawachi"] == "none//c" and table["orange.circle"] == "none"
    assert table.events("walk-over") and table.events("battle-won")
    table.do("blue", ["advance"], ["leave", "spearman"])
    assert table["blue.circle"].startswith("kawachi") and table["yamato"] == "blue/1p"


@pytest.mark.rule("I-FIN-05")
def test_nobody_joins_a_daimyo_who_is_out_when_the_round_ends() -> None:
    words = [LATE, "blue.circle=yamato/down", "doomed=0,1", "blue.square=kii/1p", "kawachi=blue/2p"]
    table = war("d_pf", *words)
    assert table.can("blue", ["march", "kawachi", "yamato", "spearman", "pf"])
    refusal = table.refused("blue", ["march", "kawachi", "yamato", "spearman", "circle"])
    assert (refusal.key, refusal.rule) == ("daimyo-doomed", "I-ASSN-04")


@pytest.mark.rule("I-ELIM-03")
@pytest.mark.rule("Q-35")
def test_who_eliminates_another_does_not_get_back_a_daimyo_who_is_not_out_yet() -> None:
    words = [LATE, "battles=yamato:pf:kawachi", "yamato=blue/3p", "orange.circle=kawachi", "iga=orange/2p"]
    words += ["blue.circle=kii/1p", "blue.square=shima/down", "doomed=1,2"]
    table = war("c", *words, dice=[12, 1, 12, 12]).go()
    assert table.decision == "place_recovered"
    table.do("blue", ["recover", "iga"], ["done"])
    assert table["blue.hexagon"] == "iga/" and table["blue.square"] == "shima//down"
    assert table.decision != "place_recovered"


@pytest.mark.rule("Q-32")
def test_two_who_put_an_end_to_each_other_in_one_round_inherit_nothing() -> None:
    words = ["doomed=3,0,0,1", "blue.circle=yamato/down", "orange.circle=kawachi/down"]
    words += ["kii=blue/3p", "iga=orange/3p", "green.circle=izu/1p", "suruga=green/1p"]
    position = text("2.winter.go_on", LATE, "order=blue,orange,green,red", *words, players=4)
    table = Table(position).go()
    assert table.state.alive == [0, 0, 1, 1] and table["kii"] == table["iga"] == "empty"
    assert [event.facts["seat"] for event in table.events("fell-together")] == [1, 0]
    assert table.decision == "fill_bin"


@pytest.mark.rule("I-WIN-02")
@pytest.mark.rule("I-ELIM-07")
def test_provinces_are_counted_after_those_who_are_out_have_gone() -> None:
    free = [name for name in PROVINCES if name not in ("kawachi", "izu", "oki", "sado", "tsushima", "mutsu")]
    words = ["variant=long", LATE, "doomed=3,0", "orange.circle=kawachi/down", hold("blue", free[:34])]
    words += [f"{free[40]}=orange/1p", "blue.circle=izu/1p", "green.circle=oki/1p"]
    table = Table(text("2.winter.go_on", *words)).go()
    assert table.decision == "game_over" and table.state.winners == [0]


@pytest.mark.rule("Q-32")
def test_if_all_put_an_end_to_each_other_most_provinces_before_win() -> None:
    words = ["doomed=3,2,0,1,6,0", "blue.circle=yamato/down", "orange.circle=kawachi/down"]
    words += ["green.circle=izu/down", "iga=orange/1p", "ise=orange/1p", "kii=blue/1p"]
    table = Table(text("2.winter.go_on", LATE, "order=blue,orange,green", *words)).go()
    assert table.decision == "game_over"
    assert (table.state.scores, table.state.winners) == ([2, 3, 1], [1])


@pytest.mark.rule("I-ELIM-02")
@pytest.mark.rule("I-ELIM-03")
def test_two_who_are_out_when_the_round_ends_are_taken_over_one_after_the_other() -> None:
    """Orange falls to blue, green to red, who was the last to strike it; both get their own daimyos back."""
    first = PROVINCES[0]
    words = ["doomed=3,0,6,0,7,3", f"orange.circle={first}/down", "iga=orange/1p", "blue.circle=kii/1p"]
    words += ["green.circle=izu/down", "green.square=kai/down", "suruga=green/2p", "red.circle=mutsu/1p"]
    position = text("2.winter.go_on", LATE, "order=blue,orange,green,red", *words, players=4)
    table = Table(position).go()
    assert table[first] == "empty" and table["iga"] == "blue/1p" and table.state.alive == [1, 0, 1, 1]
    while table.acting == ["blue"] and table.decision in ("place_recovered", "absorb_units"):
        table.do("blue", table.legal("blue")[0])
    assert table["suruga"] == "red/2p" and table.state.alive == [1, 0, 0, 1] and table.acting == ["red"]
    while table.decision in ("place_recovered", "absorb_units"):
        table.do("red", table.legal("red")[0])
    assert table.decision == "fill_bin" and table.acting == ["blue", "red"] and table.state.doomed == []


# -- garrison (Q-20) -------------------------------------------------------------------------------------


def passing(*words: str) -> Table:
    """Blue's circle came through Kawachi, where its square stands; no provincial force is there."""
    table = war(
        "a", *words, f"blue.circle=yamato/2p/{at_level(2)}", "yamato=blue/1p", "blue.square=kawachi/1p"
    )
    return table.do("blue", ["step", "circle", "kawachi"])


@pytest.mark.rule("I-MOVE-04")
@pytest.mark.rule("Q-20")
def test_while_another_army_stays_none_is_left_behind_unless_the_table_goes_by_the_letter() -> None:
    table = passing("izumi=blue/1p").do("blue", ["step", "circle", "izumi"])
    assert table.decision == "move_armies" and table["kawachi"] == "blue"
    letter = passing("garrison=always", "izumi=blue/1p").do("blue", ["step", "circle", "izumi"])
    assert letter.decision == "choose_party"
    letter.do("blue", ["leave", "spearman"], ["go"])
    assert letter["kawachi"] == "blue/1p" and letter["blue.circle"].startswith("izumi/1p")


@pytest.mark.rule("I-MOVE-05")
@pytest.mark.rule("I-MOVE-04")
def test_by_the_letter_an_army_without_units_cannot_join_another_that_cannot_leave_one_either() -> None:
    words = [f"blue.circle=yamato/{at_level(2)}", "yamato=blue/1p", "blue.square=kawachi", "izumi=blue/1p"]
    assert war("a", *words).can("blue", ["step", "circle", "kawachi"])
    refusal = war("a", "garrison=always", *words).refused("blue", ["step", "circle", "kawachi"])
    assert (refusal.key, refusal.rule) == ("armies-meet", "I-MOVE-04")


@pytest.mark.rule("I-MOVE-05")
def test_by_the_letter_an_army_keeps_the_unit_that_it_needs_to_get_away_again() -> None:
    words = [
        "garrison=always",
        f"blue.circle=yamato/2p/{at_level(2)}",
        "blue.square=kawachi",
        "izumi=blue/1p",
    ]
    table = war("a", *words).do("blue", ["step", "circle", "kawachi"], ["leave", "spearman"])
    assert table["yamato"] == "blue/1p" and table["blue.circle"].startswith("kawachi/1p")
    table.do("blue", ["step", "circle", "izumi"], ["leave", "spearman"])
    assert table["kawachi"] == "blue/1p" and table["blue.circle"].startswith("izumi/")


@pytest.mark.rule("I-EXPC-04")
def test_by_the_letter_a_daimyo_alone_does_not_advance_past_another_army() -> None:
    words = [f"blue.circle=yamato/{at_level(2)}", "blue.square=yamato/1p/down", "kawachi=orange/1p"]
    position = ["battles=yamato:circle:kawachi", *words]
    assert war("c", *position, dice=[6]).go().can("blue", ["advance"])
    letter = war("c", "garrison=always", *position, dice=[6]).go()
    assert not letter.can("blue", ["advance"])


def together(phase: str, steps: str, *words: str) -> Table:
    """Blue's circle and square share Kawachi on the way; so many steps each has made."""
    moved = " moved=0,0,0,0,0,0,0,0,0,0,0,0" if phase == "d" else ""
    decision = "final_armies" if phase == "d" else "move_armies"
    at = f"2.{phase}.{decision} steps={steps}{moved} act=blue"
    return Table(text(at, "garrison=always", "izumi=blue/1p", *words))


@pytest.mark.rule("I-MOVE-06")
@pytest.mark.rule("I-UNIT-09")
def test_by_the_letter_the_unit_by_which_another_army_can_leave_is_not_picked_up() -> None:
    """Circle has made its step; without the spearman square, who has no unit, could not leave either."""
    words = ["blue.circle=kawachi/1p", "blue.square=kawachi", "kawachi=blue/1p"]
    table = together("a", "1,0,0", *words)
    refusal = table.refused("blue", ["pick", "circle", "spearman"])
    assert (refusal.key, refusal.rule) == ("armies-together", "I-UNIT-09")
    assert table.can("blue", ["pick", "square", "spearman"])  # he can leave it behind again
    table.do("blue", ["pick", "square", "spearman"], ["step", "square", "izumi"], ["leave", "spearman"])
    assert table["kawachi"] == "blue/1p" and table["blue.square"].startswith("izumi")
    two = together("a", "1,0,0", *words[:2], "kawachi=blue/2p")
    assert two.can("blue", ["pick", "circle", "spearman"])


@pytest.mark.rule("I-FIN-06")
@pytest.mark.rule("I-UNIT-09")
def test_by_the_letter_the_last_unit_that_lets_armies_part_is_not_split_off() -> None:
    table = together("d", "0,0,0", "blue.circle=kawachi/1p", "blue.square=kawachi")
    refusal = table.refused("blue", ["split_off", "circle", "settsu"])
    assert (refusal.key, refusal.rule) == ("armies-together", "I-UNIT-09")
    two = together("d", "0,0,0", "blue.circle=kawachi/2p", "blue.square=kawachi")
    two.do("blue", ["split_off", "circle", "settsu"], ["leave", "spearman"])
    assert two["settsu"] == "blue/1p"  # the other one was not asked for: it has to stay
    two.do("blue", ["step", "circle", "izumi"], ["leave", "spearman"])
    assert two["kawachi"] == "blue/1p"


@pytest.mark.rule("I-RONIN-08")
@pytest.mark.rule("I-MOVE-04")
def test_ronin_who_may_not_be_dismissed_keep_an_army_from_joining_another() -> None:
    words = [
        f"blue.circle=yamato/1p1r/{at_level(2)}",
        "yamato=blue/1p",
        "blue.square=kawachi",
        "izumi=blue/1p",
    ]
    assert war("a", "garrison=always", *words).can("blue", ["step", "circle", "kawachi"])
    refusal = war("a", "garrison=always", FORBIDDEN, *words).refused("blue", ["step", "circle", "kawachi"])
    assert (refusal.key, refusal.rule) == ("armies-meet", "I-MOVE-04")


# -- series (Q-24) ---------------------------------------------------------------------------------------

SERIES = [
    "battles=yamato:circle:kawachi,yamato:pf:iga,kii:square:shima", f"blue.circle=yamato/2b/{at_level(2)}",
    "yamato=blue/3p", "kawachi=orange/1p", "iga=orange/2p", "blue.square=kii/2p", "shima=orange/1p",
    "settsu=orange/1p", "izumi=orange/1p",
]  # fmt: skip


@pytest.mark.rule("I-CMB-02")
@pytest.mark.rule("Q-24")
def test_by_the_letter_a_provincial_force_may_fight_between_the_battles_of_an_army() -> None:
    unbroken = war("c", *SERIES, dice=[1, 12]).go().do("blue", ["fight", "yamato", "circle", "kawachi"])
    assert unbroken.decision == "after_battle" and not unbroken.legal("blue", "fight")
    table = war("c", "battle_series=armies_only", *SERIES, dice=[1, 12, 1, 12, 12, 12, 12]).go()
    table.do("blue", ["fight", "yamato", "circle", "kawachi"])
    assert table.legal("blue", "fight") == [["fight", "yamato", "pf", "iga"]]
    refusal = table.refused("blue", ["fight", "kii", "square", "shima"])
    assert (refusal.key, refusal.rule) == ("series-first", "I-CMB-02")
    table.do("blue", ["fight", "yamato", "pf", "iga"])
    assert table.decision == "stop_or_repeat" and table["iga"] == "orange/1p"
    table.do("blue", ["call_off"])
    # Back with the army: it may still advance, and attack what the force has weakened.
    assert table.decision == "after_battle" and not table.legal("blue", "fight")
    assert table.can("blue", ["advance"]) and table.can("blue", ["attack", "iga"])
    table.do("blue", ["attack", "iga"])
    assert table.events("battle")[-1].facts["body"] == "circle" and table.state.attacks in (0, 2)


@pytest.mark.rule("I-EXP-03")
def test_the_experience_of_the_army_comes_after_its_last_battle_and_not_for_those_of_the_force() -> None:
    table = war("c", "battle_series=armies_only", *SERIES, dice=[1, 12, 1, 1, 12, 12, 12]).go()
    table.do("blue", ["fight", "yamato", "circle", "kawachi"], ["fight", "yamato", "pf", "iga"])
    assert table["iga"] == "empty" and not table.events("experience")
    table.do("blue", ["wait"])
    assert [event.facts["daimyo"] for event in table.events("experience")] == ["blue_circle"]


@pytest.mark.rule("I-EXPC-07")
@pytest.mark.rule("Q-58")
def test_what_a_force_calls_off_in_between_the_army_may_still_attack() -> None:
    table = war("c", "battle_series=armies_only", *SERIES, dice=[1]).go()
    table.do("blue", ["fight", "yamato", "circle", "kawachi"], ["fight", "yamato", "pf", "iga"], ["call_off"])
    assert table.state.called_off_at == [] and table.can("blue", ["attack", "iga"])


# -- spoils (Q-33) ---------------------------------------------------------------------------------------

SPOILS = [
    "battles=yamato:pf:kawachi", "yamato=blue/3p", "orange.circle=kawachi", "iga=orange/3p2r?",
    "ise=orange/2p1r", "blue.circle=kii/1p",
]  # fmt: skip


@pytest.mark.rule("I-ELIM-02")
@pytest.mark.rule("Q-33")
def test_by_the_letter_the_ronin_of_an_eliminated_clan_are_taken_over_too() -> None:
    table = war("c", *SPOILS, dice=[12, 1, 12, 12]).go()
    assert table["iga"] == "blue/3p" and table["ise"] == "blue/2p" and table.state.ronin_pool == 30
    letter = war("c", "spoils=all", *SPOILS, dice=[12, 1, 12, 12]).go()
    assert letter["iga"] == "blue/3p2r?" and letter["ise"] == "blue/2p1r" and letter.state.ronin_pool == 27
    assert "ronin-captured seat=0 owner=1 ronin=3 (I-ELIM-02)" in story(letter)


@pytest.mark.rule("I-RONIN-04")
def test_captured_ronin_who_lie_face_down_are_known_to_their_new_owner_alone() -> None:
    table = war("c", "spoils=all", *SPOILS, dice=[12, 1, 12, 12])
    iga = PROVINCE_INDEX["iga"]
    assert GAME.view(table.state, 0).board.stacks[1] == [[-2, -2]]
    state = table.go().state
    mine, others = GAME.view(state, 0).board, GAME.view(state, 2).board
    assert mine.hidden_forces == [iga] and mine.stacks[0] == [[iga, iga]]
    assert (
        others.stacks[0] == [[-2, -2]]
        and others.hidden_forces == []
        and others.force_units[iga * BODY + RONIN] == 0
    )


# -- split_after_step (Q-36) -----------------------------------------------------------------------------


@pytest.mark.rule("I-FIN-06")
@pytest.mark.rule("Q-36")
def test_by_the_letter_units_of_an_army_that_has_stepped_may_be_split_off() -> None:
    words = ["blue.circle=yamato/2p", "yamato=blue/1p", "kawachi=blue/1p"]
    table = war("d", *words).do("blue", ["step", "circle", "kawachi"])
    refusal = table.refused("blue", ["split_off", "circle", "izumi"])
    assert (refusal.key, refusal.rule) == ("split-moved", "I-FIN-06")
    letter = war("d", "split_after_step=yes", *words).do("blue", ["step", "circle", "kawachi"])
    letter.do("blue", ["split_off", "circle", "izumi"], ["leave", "spearman"], ["go"])
    assert letter["izumi"] == "blue/1p" and letter["blue.circle"] == "kawachi/1p"
    assert not letter.legal("blue", "step")
    letter.do("blue", ["end"])  # and those units have moved: they stay
    assert not [move for move in letter.legal("blue", "march") if move[1] == "izumi"]


# -- excess_ronin (Q-11) ---------------------------------------------------------------------------------


@pytest.mark.rule("I-RONIN-08")
@pytest.mark.rule("Q-11")
def test_an_army_with_all_the_ronin_it_may_lead_leaves_no_garrison() -> None:
    words = ["blue.circle=yamato/2p2r", "kawachi=blue/1p"]
    table = war("a", *words).do("blue", ["step", "circle", "kawachi"], ["leave", "spearman"], ["go"])
    assert table["blue.circle"] == "kawachi/1p1r" and table.state.ronin_pool == 29  # one was dismissed
    refusal = war("a", FORBIDDEN, *words).refused("blue", ["step", "circle", "kawachi"])
    assert (refusal.key, refusal.rule) == ("excess-ronin", "I-RONIN-08")
    held = war("a", FORBIDDEN, *words, "yamato=blue/1p")
    assert held.can("blue", ["step", "circle", "kawachi"])  # nobody has to stay behind


@pytest.mark.rule("I-RONIN-08")
@pytest.mark.rule("I-GAR-01")
def test_a_garrison_takes_along_the_ronin_that_the_army_could_not_keep() -> None:
    table = war("a", FORBIDDEN, "blue.circle=yamato/3p2r", "kawachi=blue/1p")
    table.do("blue", ["step", "circle", "kawachi"], ["leave", "spearman"], ["leave", "spearman"])
    refusal = table.refused("blue", ["go"])
    assert (refusal.key, refusal.rule) == ("excess-ronin", "I-RONIN-08")
    table.do("blue", ["leave", "ronin"], ["go"])
    assert table["yamato"] == "blue/2p1r" and table["blue.circle"] == "kawachi/1p1r"


@pytest.mark.rule("I-FIN-06")
@pytest.mark.rule("I-RONIN-08")
def test_such_an_army_splits_nobody_off_either() -> None:
    words = ["blue.circle=yamato/2p2r", "yamato=blue/1p"]
    assert war("d", *words).can("blue", ["split_off", "circle", "kawachi"])
    refusal = war("d", FORBIDDEN, *words).refused("blue", ["split_off", "circle", "kawachi"])
    assert (refusal.key, refusal.rule) == ("excess-ronin", "I-RONIN-08")


@pytest.mark.rule("I-MOVE-06")
@pytest.mark.rule("I-RONIN-08")
def test_ronin_who_would_be_too_many_must_follow_the_units_that_were_picked_up() -> None:
    table = war("a", FORBIDDEN, "blue.circle=yamato/1p", "yamato=blue/3p2r", "kawachi=blue/1p")
    table.do("blue", ["pick", "circle", "spearman"])
    assert table.legal("blue") == [["pick", "circle", "spearman"], ["pick", "circle", "ronin"]]
    for move in (["end"], ["step", "circle", "kawachi"]):
        refusal = table.refused("blue", move)
        assert (refusal.key, refusal.rule) == ("ronin-must-follow", "I-RONIN-08")
    table.do("blue", ["pick", "circle", "ronin"])
    assert table["yamato"] == "blue/2p1r" and table.can("blue", ["end"]) and table.state.ronin_pool == 28


@pytest.mark.rule("I-FIN-04")
@pytest.mark.rule("I-RONIN-08")
def test_a_force_with_all_the_ronin_it_may_lead_does_not_split_into_an_empty_province() -> None:
    words = ["yamato=blue/3p2r", "kii=blue/2p1r"]
    assert war("d_pf", *words).can("blue", ["march", "yamato", "kawachi", "spearman", "pf"])
    table = war("d_pf", FORBIDDEN, *words)
    refusal = table.refused("blue", ["march", "yamato", "kawachi", "spearman", "pf"])
    assert (refusal.key, refusal.rule) == ("force-ronin", "I-RONIN-08")
    table.do("blue", ["march", "yamato", "kii", "spearman", "pf"])  # there is room for a ronin with them
    assert table.legal("blue") == [
        ["march", "yamato", "kii", "spearman", "pf"],
        ["march", "yamato", "kii", "ronin", "pf"],
    ]
    table.do("blue", ["march", "yamato", "kii", "ronin", "pf"])
    assert table["yamato"] == "blue/2p1r" and table["kii"] == "blue/3p2r" and table.can("blue", ["end"])


@pytest.mark.rule("I-FIN-07")
@pytest.mark.rule("Q-37")
def test_a_whole_force_may_go_with_all_of_its_ronin_where_an_army_stays() -> None:
    table = war("d_pf", FORBIDDEN, "yamato=blue/2p1r", "blue.circle=yamato/1p")
    march = ["march", "yamato", "kawachi", "spearman", "pf"]
    table.do("blue", march)
    assert table.legal("blue") == [march]  # half of it cannot stay
    table.do("blue", march, ["march", "yamato", "kawachi", "ronin", "pf"])
    assert table["kawachi"] == "blue/2p1r" and table["yamato"] == "blue"


@pytest.mark.rule("I-NINJA-04")
@pytest.mark.rule("Q-11")
def test_an_assassin_may_still_keep_ronin_from_following_and_then_they_are_dismissed() -> None:
    words = [FORBIDDEN, "ninja=orange", "standing=0,0", "blue.circle=yamato/1p", "yamato=blue/3p2r"]
    table = war("a", *words, ninja=[1]).do("blue", ["pick", "circle", "spearman"])
    assert table["blue.circle"] == "yamato/2p/down" and table.can("blue", ["end"])
    table.do("blue", ["end"])
    assert table["yamato"] == "blue/2p1r" and table.state.ronin_pool == 29


@pytest.mark.rule("I-FIN-05")
@pytest.mark.rule("I-RONIN-08")
def test_ronin_follow_their_unit_into_an_army() -> None:
    table = war("d_pf", FORBIDDEN, "yamato=blue/3p2r", "blue.square=kii/1p1r", "blue.circle=ise/1b")
    table.do("blue", ["march", "yamato", "kii", "spearman", "square"])
    ronin = ["march", "yamato", "kii", "ronin", "square"]
    assert table.legal("blue") == [["march", "yamato", "kii", "spearman", "square"], ronin]
    table.do("blue", ronin)
    assert table["yamato"] == "blue/2p1r" and table["blue.square"] == "kii/2p2r"


@pytest.mark.rule("I-RONIN-07")
def test_ronin_who_are_not_too_many_may_follow_and_need_not() -> None:
    table = war("d_pf", FORBIDDEN, "yamato=blue/4p1r", "kii=blue/2p")
    assert not [move for move in table.legal("blue") if move[0] == "march" and move[3] == "ronin"]
    table.do("blue", ["march", "yamato", "kii", "spearman", "pf"])
    assert table.can("blue", ["end"]) and table.can("blue", ["march", "yamato", "kii", "ronin", "pf"])
    table.do("blue", ["march", "yamato", "kii", "ronin", "pf"])
    assert table["kii"] == "blue/3p1r" and table["yamato"] == "blue/3p"
    assert not [move for move in table.legal("blue") if move[0] == "march" and move[3] == "ronin"]


@pytest.mark.rule("I-COMP-06")
@pytest.mark.rule("Q-16")
@pytest.mark.parametrize(
    ("square", "holds", "may"),
    [("8p8r", True, True), ("9p9r", True, False), ("8p8r", False, False), ("9p8r", True, True)],
)
def test_a_whole_force_joins_an_army_without_a_head_if_all_of_it_has_room(
    square: str, holds: bool, may: bool
) -> None:
    """A daimyo who was struck down leads no ronin, so the army has one too many until more units come."""
    words = [FORBIDDEN, "yamato=blue/2p1r", f"blue.square=kii/{square}/down", "izu=blue/1p"]
    words.append("blue.circle=yamato" if holds else "blue.circle=izu")
    march = ["march", "yamato", "kii", "spearman", "square"]
    assert war("d_pf", *words).can("blue", march) == may


@pytest.mark.rule("I-UNIT-09")
def test_the_letter_holds_for_every_clan() -> None:
    """Orange's square and hexagon share Kawachi; its last unit there is needed to get away."""
    at = "2.d.final_armies steps=0,0,0 moved=0,0,0,0,0,0,0,0,0,0,0,0 act=orange"
    words = [
        "order=orange,blue,green",
        "garrison=always",
        "izumi=orange/1p",
        "orange.square=kawachi/1s",
        "orange.hexagon=kawachi",
    ]
    table = Table(text(at, *words))
    assert table.refused("orange", ["split_off", "square", "settsu"]).key == "armies-together"
    held = Table(text(at, *words, "kawachi=orange/1p"))
    assert held.can("orange", ["split_off", "square", "settsu"])
    held.do("orange", ["pick", "square", "spearman"])
    assert held.can("orange", ["step", "square", "izumi"]) and not held.can("orange", ["end"])
