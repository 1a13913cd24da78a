"""The test vectors of the rules (`vectors.json`): numbers in, numbers out.

Vectors with a leader or a favor belong to modules that the game does not have yet.
"""

from __future__ import annotations

from typing import Any

import pytest

from bakufu.games.shogun.scoring import majority
from bakufu.games.shogun.tables import BUILDINGS, EVENTS, POINTS_MOST, PROVINCES, RICE_LOSS, RICE_YIELD, TAX
from tests.games.shogun.rules.given import attack, specials
from tests.games.shogun.table import Table
from tests.games.shogun.vectors import vectors

WINTER = "at=y1.winter.winter.go_on order=red,blue,yellow"


def of(topic: str, **wanted: str) -> Any:
    """The vectors of the base game on this topic, with the rule of each as its mark."""
    chosen = [
        vector
        for vector in vectors(topic)
        if not vector.get("leader")
        and not vector.get("favor")
        and all(vector.get(key) == value for key, value in wanted.items())
    ]
    assert chosen
    return pytest.mark.parametrize(
        "vector",
        [
            pytest.param(vector, marks=pytest.mark.rule(vector["rule"]), id=f"{vector['rule']}-{number}")
            for number, vector in enumerate(chosen)
        ],
    )


def event_word(vector: dict[str, Any]) -> str:
    return f"events={vector['event']}!" if vector["event"] else ""


@of("battle", kind="player")
def test_battle_between_players(vector: dict[str, Any]) -> None:
    tray, expect = vector["tray"], vector["expect"]
    markers = f"*{vector['markers']}" if vector["markers"] else ""
    table = attack(kozuke=f"yellow3{markers}", tower="red5,blue5,yellow5,farmers5")
    table.tray(
        blue=tray["attacker"], yellow=tray["defender"], farmers=tray["green"], red=tray.get("other", 0)
    )
    holder = {
        "attacker": f"blue{expect['in_province']}{markers}'",
        "defender": f"yellow{expect['in_province']}{markers}",
        "undecided": "neutral",
    }
    assert table["kozuke"] == holder[expect["result"]]
    assert table.in_tray("farmers") == expect["green_left"]
    assert table.in_tray("red") == tray.get("other", 0)


@of("battle", kind="neutral")
def test_battle_for_a_neutral_province(vector: dict[str, Any]) -> None:
    tray, expect = vector["tray"], vector["expect"]
    table = attack(kozuke="neutral").tray(blue=tray["attacker"], farmers=tray["green"])
    held = {"attacker": f"blue{expect['in_province']}'", "stays_neutral": "neutral"}
    assert table["kozuke"] == held[expect["result"]]
    assert table.in_tray("farmers") == expect["green_left"]


@of("battle", kind="revolt")
def test_battle_of_a_revolt(vector: dict[str, Any]) -> None:
    tray, expect = vector["tray"], vector["expect"]
    table = Table("shogun/4 kai=red4*1 loose=red5,farmers5").act("red", "rice", "kai")
    table.tray(red=tray["defender"], farmers=tray["green"])
    assert table["kai"] == {"put_down": f"red{expect['in_province']}*2", "lost": "neutral"}[expect["result"]]
    assert table.in_tray("farmers") == expect["green_left"]


@of("revolt_farmers")
def test_farmers_of_a_revolt(vector: dict[str, Any]) -> None:
    markers = f"*{vector['markers']}" if vector["markers"] else ""
    if vector["shortage"] is None:
        table = Table(f"shogun/3 kai=red4{markers}").act("red", "taxes", "kai")
    else:
        # All his provinces are hungry and all look alike, so that any of them may be drawn.
        names = PROVINCES[2 : 2 + vector["shortage"]]
        held = " ".join(f"{name}=red4{markers}" for name in names)
        table = Table(f"shogun/3 {WINTER} events=EV07 {held}").go()
        if table.decision == "choose_revolt":
            table.do("red", table.legal("red")[0])
    assert table.state.thrown[5] == vector["expect"]


@of("winter")
def test_winter(vector: dict[str, Any]) -> None:
    expect = vector["expect"]
    held = " ".join(
        f"{name}=red4" for name in ["aki", "bingo", "hida", "ise", "izu", "kai", "kii", "omi", "noto"]
    )
    held = " ".join(held.split()[: vector["provinces"]])
    event = EVENTS[RICE_LOSS.index(vector["loss"])]
    table = Table(f"shogun/3 {WINTER} events={event} {held} rice={vector['rice']},0,0").go()
    hungry = table.events("hungry")
    assert [event.facts["missing"] for event in hungry] == [expect["unsupplied"]] * bool(expect["unsupplied"])
    drawn = hungry[0].facts["revolts"] if hungry else []
    assert isinstance(drawn, list) and len(drawn) == expect["revolts"]
    if table.decision == "choose_revolt":
        table.do("red", table.legal("red")[0])
    assert table.state.thrown[5:] == ([expect["farmers"]] if hungry else [])


@of("tax")
def test_taxes(vector: dict[str, Any]) -> None:
    province = PROVINCES[TAX.index(vector["card"])]
    words = specials(red="chest") if vector["special"] else ""
    table = Table(f"shogun/4 {province}=red2 {event_word(vector)} {words}").act("red", "taxes", province)
    assert table.chests("red") == vector["expect"]


@of("rice")
def test_rice(vector: dict[str, Any]) -> None:
    province = PROVINCES[RICE_YIELD.index(vector["card"])]
    words = specials(red="rice") if vector["special"] else ""
    table = Table(f"shogun/4 {province}=red2 {event_word(vector)} {words}").act("red", "rice", province)
    assert table.rice("red") == vector["expect"]


@of("deploy")
def test_deployments(vector: dict[str, Any]) -> None:
    words = specials(red="six_armies") if vector["six"] else ""
    table = Table(f"shogun/4 noto=red1 chests=9,0,0,0 {event_word(vector)} {words}")
    table.act("red", vector["action"], "noto")
    if table.decision == "deploy_six":
        table.do("red", table.legal("red")[-1])
    assert table["noto"] == f"red{1 + vector['expect']}"


@of("majority")
def test_majorities(vector: dict[str, Any]) -> None:
    value = POINTS_MOST[BUILDINGS.index(vector["kind"])]
    assert majority(list(vector["counts"].values()), value) == list(vector["expect"].values())
