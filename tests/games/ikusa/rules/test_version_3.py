"""What version 3 of the rules mends, and that games under the older versions go on as they were."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from bakufu.engine import registry
from bakufu.games.ikusa import GAME, losses
from bakufu.games.ikusa.options import DEFAULTS, edges
from bakufu.games.ikusa.tables import PROVINCE_INDEX
from tests.games.ikusa.table import Table, text, war
from tests.games.ikusa.war_table import at_level, story

OLD = registry.game("ikusa", 2)

# -- experience of an army that fell ---------------------------------------------------------------------

FELL_AND_RETURNED = (
    "ikusa/3 at=2.c.go_on order=blue,orange,green battles=wakasa:circle:tango blue.circle=wakasa/h4"
    " blue.square=kai/1b orange.circle=tango mino=orange/2p green.circle=oki/1p"
)


def hole(table: Table, army: str) -> int:
    """The hole on the experience track, from 1."""
    mark = next((part for part in table[army].split("/") if part.startswith("h")), "h1")
    return int(mark[1:])


@pytest.mark.rule("I-EXP-01")
@pytest.mark.rule("I-ELIM-03")
@pytest.mark.rule("Q-31")
def test_a_daimyo_who_fell_with_his_enemy_and_returns_gains_no_experience() -> None:
    table = Table(FELL_AND_RETURNED, dice=[1, 1]).go()
    assert table.decision == "place_recovered"
    table.do("blue", ["recover", "mino"]).do("blue", ["done"])
    assert table["blue.circle"].startswith("mino") and hole(table, "blue.circle") == 1
    assert not table.events("experience") and table.events("battle-undecided")


@pytest.mark.rule("I-EXP-03")
def test_nor_does_an_earlier_victory_of_the_lost_army_count_for_the_one_that_returns() -> None:
    words = FELL_AND_RETURNED.replace("h4", at_level(2)) + " yamashiro=orange/1p"
    words = words.replace("wakasa:circle:tango", "wakasa:circle:omi").replace("yamashiro", "omi")
    table = Table(words, dice=[1, 12, 1, 1]).go().do("blue", ["attack", "tango"])
    table.do("blue", ["recover", "mino"], ["done"])
    assert hole(table, "blue.circle") == 1 and not table.events("experience")


def test_under_version_2_he_gained_experience() -> None:
    table = Table(OLD.read(FELL_AND_RETURNED), dice=[1, 1]).go().do("blue", ["recover", "mino"], ["done"])
    assert hole(table, "blue.circle") == 2


# -- two daimyos in one province -------------------------------------------------------------------------


def two_daimyos(*words: str, dice: list[int], third: str = "") -> str:
    """Orange's armies could not part, and green's or blue's attack finds both in Kawachi."""
    armies = [f"orange.circle=kawachi/{at_level(2)}", f"orange.square=kawachi/{at_level(3)}", third]
    return text("2.c.go_on", "battles=yamato:pf:kawachi", "yamato=blue/3p", *armies, *words)


@pytest.mark.rule("I-SEQ-05")
@pytest.mark.rule("I-SEQ-06")
def test_of_two_daimyos_in_one_province_their_owner_chooses_who_falls() -> None:
    table = Table(two_daimyos(dice=[]), dice=[12, 12, 1, 12, 12]).go()
    assert table.decision == "take_losses" and table.acting == ["orange"]
    assert table.legal("orange") == [["lose", "circle", "daimyo"], ["lose", "square", "daimyo"]]
    table.do("orange", ["lose", "square", "daimyo"])
    assert table["orange.square"] == "none" and table["orange.circle"] == f"kawachi//{at_level(2)}"
    assert "losses seat=1 province=kawachi units=[0, 0, 0, 0, 0, 1] (I-SEQ-05)" in story(table)


@pytest.mark.rule("I-SEQ-06")
@pytest.mark.rule("Q-26")
def test_all_other_units_fall_unasked_before_a_daimyo_is_chosen() -> None:
    table = Table(two_daimyos("kawachi=orange/1p", dice=[]), dice=[12, 12, 1, 1, 12]).go()
    assert table.acting == ["orange"] and len(table.legal("orange")) == 2
    table.do("orange", ["lose", "circle", "daimyo"])
    assert table["kawachi"] == "orange" and table["orange.square"] != "none"


def test_of_three_daimyos_two_are_chosen_one_after_the_other() -> None:
    third = "orange.hexagon=kawachi"
    table = Table(two_daimyos(third=third, dice=[]), dice=[12, 12, 12, 1, 1, 12]).go()
    table.do("orange", ["lose", "square", "daimyo"])
    assert table.legal("orange") == [["lose", "circle", "daimyo"], ["lose", "hexagon", "daimyo"]]
    table.do("orange", ["lose", "hexagon", "daimyo"])
    assert table["orange.circle"].startswith("kawachi")
    assert (table["orange.square"], table["orange.hexagon"]) == ("none", "none")


@pytest.mark.rule("I-SEQ-06")
def test_a_daimyo_is_no_loss_while_other_units_stand() -> None:
    words = ["battles=yamato:pf:kawachi", "yamato=blue/2s", "orange.circle=kawachi/1b1s"]
    table = war("c", *words, dice=[12, 12, 1, 12]).go()
    refusal = table.refused("orange", ["lose", "circle", "daimyo"])
    assert (refusal.key, refusal.rule) == ("daimyo-last", "I-SEQ-06")


def test_under_version_2_the_first_daimyo_fell_unasked() -> None:
    table = Table(OLD.read(two_daimyos(dice=[])), dice=[12, 12, 1, 12, 12]).go()
    assert table["orange.circle"] == "none" and table["orange.square"] != "none"
    assert not [move for move in table.legal("orange") if move[0] == "lose"]


# -- a sea line beside a land border ---------------------------------------------------------------------


@pytest.mark.rule("I-MAP-03")
@pytest.mark.rule("I-DECL-07")
def test_a_sea_line_beside_a_land_border_makes_no_attack_a_naval_invasion() -> None:
    words = ["sea_ise_owari=true", "battles=ise:pf:owari", "ise=blue/2p", "owari=orange/2p"]
    table = war("c", *words).go()
    assert table.events("battle") and not table.events("invasion")
    ise, owari = PROVINCE_INDEX["ise"], PROVINCE_INDEX["owari"]
    options = {**DEFAULTS, "sea_ise_owari": "true"}
    neighbours, sea = edges(options, GAME.rules_version)
    assert owari in neighbours[ise] and owari not in sea[ise] and ise not in sea[owari]
    assert owari in edges(options, 2)[1][ise]


def test_under_version_2_the_sea_line_came_first() -> None:
    words = ["sea_ise_owari=true", "battles=ise:pf:owari", "ise=blue/2p", "owari=orange/2p"]
    table = Table(OLD.read(text("2.c.go_on", *words))).go()
    assert table.events("invasion")


# -- losses of which only the order is free --------------------------------------------------------------


@pytest.mark.rule("I-RONIN-08")
@pytest.mark.rule("Q-26")
def test_losses_of_which_only_the_order_is_free_are_not_asked() -> None:
    """Two spearmen and a ronin take two hits: one spearman must be left, in whatever order the others go."""
    words = ["battles=yamato:pf:kawachi", "yamato=blue/3s", "kawachi=orange/2p1r"]
    table = war("c", *words, dice=[1, 1, 12]).go()
    assert table.decision == "stop_or_repeat" and table["kawachi"] == "orange/1p"
    old = Table(OLD.read(text("2.c.go_on", *words)), dice=[1, 1, 12]).go()
    assert old.decision == "take_losses" and old.acting == ["orange"]


@pytest.mark.rule("I-RONIN-08")
def test_the_rest_of_a_choice_is_not_asked_once_it_is_forced() -> None:
    """Both bodies at their limit: after a regular unit of each their ronin must follow."""
    words = ["battles=yamato:pf:kawachi", "yamato=blue/5s", "kawachi=orange/2p1r"]
    words.append("orange.circle=kawachi/1b1s2r")
    table = war("c", *words, dice=[12, 12, 1, 1, 1, 1, 12]).go()
    assert table.acting == ["orange"]
    table.do("orange", ["lose", "circle", "bowman"], ["lose", "pf", "spearman"])
    assert table["kawachi"] == "orange/1p" and table["orange.circle"] == "kawachi/1s1r"


@pytest.mark.rule("I-SEQ-05")
def test_where_units_can_be_chosen_the_owner_is_still_asked() -> None:
    words = ["battles=yamato:pf:kawachi", "yamato=blue/3s", "kawachi=orange/1p1g1r"]
    table = war("c", *words, dice=[12, 1, 1, 12]).go()
    assert table.acting == ["orange"]


def ways_to_lose(bodies: list[tuple[list[int], int]], hits: int) -> set[tuple[int, ...]]:
    """All sets of so many losses that leave every body within the ronin limit, one by one (Q-27)."""
    kinds = [range(count + 1) for units, _ in bodies for count in units]
    found = set()
    for lost in product(*kinds):
        if sum(lost) == hits:
            left = [
                ([have - gone for have, gone in zip(units, lost[5 * n : 5 * n + 5])], leader)
                for n, (units, leader) in enumerate(bodies)
            ]
            if all(units[4] <= max(0, sum(units[:4]) + leader - 1) for units, leader in left):
                found.add(lost)
    return found


@pytest.mark.rule("I-SEQ-05")
@pytest.mark.rule("Q-26")
def test_losses_are_asked_exactly_where_there_is_more_than_one_way_to_take_them() -> None:
    """Against all ways, counted out: an army and a provincial force in one province."""
    rng, asked, spared = Random(6), 0, 0
    for _ in range(150):
        army = [rng.randrange(2), rng.randrange(2), rng.randrange(2), rng.randrange(2)]
        force = [rng.randrange(2), 0, rng.randrange(2), 1 + rng.randrange(2)]
        army.append(rng.randint(0, sum(army)))
        force.append(rng.randint(0, sum(force) - 1))
        most = sum(army) + sum(force)
        hits = rng.randint(1, most)
        told = ["".join(f"{n}{letter}" for n, letter in zip(units, "bsgpr") if n) for units in (army, force)]
        words = [f"orange.circle=kawachi/{told[0]}", f"kawachi=orange/{told[1]}", "yamato=blue/5s"]
        words += ["fight=melee", "body=pf", "origin=yamato", "target=kawachi"]
        state = GAME.read(text("2.c.go_on", *words))
        state.hits_defender = hits
        losses.open_losses(state, losses.counts(state, 0), losses.counts(state, 1), None)
        ways = ways_to_lose([(army, 1), (force, 0)], hits)
        assert (state.acting == [1]) == (len(ways) > 1), (told, hits, ways)
        asked, spared = asked + (len(ways) > 1), spared + (len(ways) == 1)
    assert asked > 50 and spared > 5


def test_games_under_version_2_of_the_rules_go_on_under_it() -> None:
    assert (GAME.rules_version, OLD.rules_version) == (3, 2)
    state = OLD.read(FELL_AND_RETURNED)
    assert OLD.view(state, 0).rules_version == 2
