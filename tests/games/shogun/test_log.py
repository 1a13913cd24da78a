"""The log of a game: what happened, with which facts and by which rule. Words come from these facts alone."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu.engine.chance import Seeded
from bakufu.engine.events import Event, Facts
from bakufu.games.shogun import GAME
from bakufu.games.shogun.codec import read
from bakufu.games.shogun.options import DEFAULTS
from bakufu.games.shogun.phases import actions
from bakufu.games.shogun.tables import PROVINCES
from tests.games.shogun.rules.given import attack, row, specials, taxes
from tests.games.shogun.table import Table

EVENTS = "events=EV08!,EV07,EV12"
WINTER = "at=y1.winter.winter.go_on order=red,blue,yellow events=EV12"


def entry(key: str, rule: str, **facts: Any) -> Event:
    return Event(key, facts, rule=rule)


def thrown(cubes: list[int], out: list[int], before: list[int], inside: list[int]) -> Event:
    return entry("throw", "S-TOWER-01", thrown=cubes, out=out, before=before, inside=inside)


# -- actions --------------------------------------------------------------------------------------------


def test_the_beginning_of_an_action_and_who_does_nothing() -> None:
    table = Table(
        f"shogun/3 {row('temple', 'rice')} order=blue,red,yellow {EVENTS} red.plan=temple:chest_3"
    ).go()
    assert table.log[:5] == [
        entry("action", "S-ACT-01", action="temple", number=1),
        entry("no-action", "S-ACT-05", seat=1, card="none"),
        entry("no-action", "S-ACT-05", seat=0, card="chest_3"),
        entry("no-action", "S-ACT-05", seat=2, card="none"),
        entry("action-shown", "S-LAYOUT-03", action="deploy_5"),
    ]
    assert table.log[5] == entry("action", "S-ACT-01", action="rice", number=2)
    assert [event.facts["number"] for event in table.events("action")] == list(range(1, 11))


@pytest.mark.parametrize(
    ("action", "rule"), [("castle", "S-BUILD-01"), ("temple", "S-BUILD-02"), ("theater", "S-BUILD-03")]
)
def test_a_building(action: str, rule: str) -> None:
    table = Table("shogun/3 kai=red1 chests=3,0,0").act("red", action, "kai")
    assert table.log == [entry("built", rule, seat=0, building=action, province="kai")]


def test_a_theater_that_calms() -> None:
    table = Table("shogun/3 kai=red1*3 chests=3,0,0 events=EV01!").act("red", "theater", "kai")
    assert table.log[1:] == [entry("calmed", "S-EVT-04", province="kai", markers=2)]


@pytest.mark.parametrize(
    ("action", "words", "rule", "facts"),
    [
        ("castle", "kai=red1 chests=2,0,0", "S-BUILD-06", {"reason": "no-money", "price": 3, "chests": 2}),
        (
            "castle",
            "kai=red1c chests=3,0,0",
            "S-BUILD-05",
            {"reason": "building-there", "building": "castle"},
        ),
        ("temple", "kai=red1c chests=3,0,0", "S-BUILD-04", {"reason": "no-space", "spaces": 1}),
        ("deploy_3", "kai=red1 chests=1,0,0", "S-ACT-03", {"reason": "no-money", "price": 2, "chests": 1}),
        (
            "deploy_3",
            "kai=red1 loose=red59 chests=2,0,0",
            "S-DEPLOY-06",
            {"reason": "no-armies", "armies": 3, "supply": 2},
        ),
        ("battle_b", "kai=red1", "S-MOVE-07", {"reason": "too-few-armies"}),
    ],
)
def test_a_skipped_action_says_why(action: str, words: str, rule: str, facts: dict[str, Any]) -> None:
    table = Table(f"shogun/3 {words}").act("red", action, "kai")
    assert table.log == [entry("skipped", rule, seat=0, action=action, province="kai", **facts)]


def test_a_skipped_action_for_want_of_a_tile() -> None:
    full = " ".join(f"{province}=blue1n" for province in PROVINCES[:26])
    table = Table(f"shogun/4 {full} suruga=red1 chests=3,0,0,0").act("red", "theater", "suruga")
    facts: Facts = {"seat": 0, "action": "theater", "province": "suruga", "reason": "no-tile"}
    facts["building"] = "theater"
    assert table.log == [Event("skipped", facts, rule="S-COMP-09")]


def test_a_skipped_march_for_want_of_a_target() -> None:
    table = Table("shogun/4 noto=red4 etchu=blue1t kaga=blue1t events=EV06!").act("red", "battle_a", "noto")
    facts: Facts = {"seat": 0, "action": "battle_a", "province": "noto", "reason": "no-target"}
    assert table.log == [Event("skipped", facts, rule="S-MOVE-09")]


def test_the_obstacle_of_a_building_names_the_province() -> None:
    state = read("shogun/3 kai=red1c chests=3,0,0")
    kai = PROVINCES.index("kai")
    there = actions.obstacle(state, 0, 0, kai)
    full = actions.obstacle(state, 0, 1, kai)
    assert there is not None and there.facts == {"province": "kai", "building": "castle"}
    assert full is not None and full.facts == {"province": "kai", "spaces": 1}


@pytest.mark.parametrize(
    ("action", "armies", "rule"),
    [("deploy_5", 5, "S-DEPLOY-01"), ("deploy_3", 3, "S-DEPLOY-02"), ("deploy_1", 1, "S-DEPLOY-03")],
)
def test_a_deployment(action: str, armies: int, rule: str) -> None:
    table = Table("shogun/3 kai=red1 chests=3,0,0").act("red", action, "kai")
    assert table.log == [entry("deployed", rule, seat=0, province="kai", armies=armies)]


def test_a_deployment_of_six() -> None:
    table = Table(f"shogun/3 kai=red1 chests=3,0,0 {specials(red='six_armies')}").act(
        "red", "deploy_5", "kai"
    )
    table.do("red", ["deploy", 6])
    assert table.log == [entry("deployed", "S-DEPLOY-01", seat=0, province="kai", armies=6)]


def test_a_move() -> None:
    table = (
        Table("shogun/3 kai=red4 suruga=red1").act("red", "battle_a", "kai").do("red", ["move", "suruga", 2])
    )
    assert table.log == [entry("moved", "S-MOVE-06", seat=0, armies=2, origin="kai", target="suruga")]


def test_who_stays_says_nothing() -> None:
    table = (
        Table("shogun/3 kai=red4 suruga=red1 chests=1,0,0").act("red", "deploy_1", "kai").do("red", ["stay"])
    )
    assert [event.key for event in table.log] == ["deployed"]


def test_a_pass_where_passing_is_allowed() -> None:
    table = (
        Table("shogun/3 optional_battle_move=true kai=red4").act("red", "battle_a", "kai").do("red", ["pass"])
    )
    assert table.log == [entry("passed", "A-04", seat=0)]


# -- yields and revolts ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "amount", "rule"), [("rice", 3, "S-YIELD-01"), ("taxes", 5, "S-YIELD-02")]
)
def test_a_yield_and_its_marker(action: str, amount: int, rule: str) -> None:
    table = Table("shogun/3 kai=red4").act("red", action, "kai")
    assert table.log == [
        entry(action, rule, seat=0, province="kai", amount=amount),
        entry("marker", "S-YIELD-04", province="kai", markers=1),
    ]


def test_a_revolt_that_is_put_down() -> None:
    table = taxes("red4*2", tower="red1").tray(red=3, farmers=1)
    assert table.log == [
        entry("taxes", "S-YIELD-02", seat=0, province="kai", amount=5),
        entry("revolt", "S-REV-01", seat=0, province="kai", armies=4, farmers=2),
        thrown([4, 0, 0, 0, 0, 2], [3, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 1]),
        entry(
            "revolt-put-down",
            "S-REV-05",
            seat=0,
            province="kai",
            own=3,
            farmers=1,
            left=2,
            lost=1,
            other_lost=1,
        ),
        entry("marker", "S-YIELD-04", province="kai", markers=3),
    ]


def test_a_revolt_that_is_lost() -> None:
    table = taxes("red4*1", "red.plan=taxes:kai").tray(red=1, farmers=2)
    assert table.log[-1] == entry(
        "revolt-lost", "S-REV-06", seat=0, province="kai", own=1, farmers=2, left=0, lost=1, other_lost=1
    )


@pytest.mark.parametrize(("action", "amount"), [("rice", 3), ("taxes", 5)])
def test_a_forfeited_yield(action: str, amount: int) -> None:
    table = Table("shogun/3 revolt_income=forfeit kai=red1*1 chests=1,0,0 rice=1,0,0").act(
        "red", action, "kai"
    )
    table.tray()
    assert table.log[-1] == entry(f"{action}-forfeited", "A-11", seat=0, amount=amount)


# -- battles --------------------------------------------------------------------------------------------


def test_a_battle_that_is_won() -> None:
    table = attack(sent=4, kozuke="yellow3", tower="blue1,red1", words="yellow.plan=taxes:kozuke")
    table.tray(blue=3, yellow=1, red=1)
    names = {"seat": 1, "origin": "shinano", "target": "kozuke"}
    assert table.log == [
        entry("attack", "S-MOVE-06", **names, armies=4, defender=2),
        thrown([0, 4, 3, 0, 0, 0], [1, 3, 1, 0, 0, 0], [1, 1, 0, 0, 0, 0], [0, 2, 2, 0, 0, 0]),
        entry("card-surrendered", "S-CARD-02", seat=2, card="kozuke", space="taxes"),
        entry(
            "battle-won",
            "S-BAT-09",
            seat=1,
            province="kozuke",
            attack=3,
            own=1,
            farmers=0,
            left=2,
            lost=1,
            other_lost=1,
            defender=2,
        ),
    ]


def test_a_battle_that_is_lost() -> None:
    table = attack().tray(blue=3, yellow=2, farmers=2)
    facts = {"seat": 1, "province": "kozuke", "attack": 3, "own": 2, "farmers": 2, "left": 1, "defender": 2}
    facts |= {"lost": 3, "other_lost": 1}
    assert table.log[-1] == entry("battle-lost", "S-BAT-11", **facts)


def test_a_battle_that_stays_undecided() -> None:
    table = attack().tray(blue=3, yellow=1, farmers=2)
    facts = {"seat": 1, "province": "kozuke", "attack": 3, "own": 1, "farmers": 2, "left": 0, "defender": 2}
    facts |= {"lost": 3, "other_lost": 1}
    assert table.log[-1] == entry("battle-undecided", "S-BAT-13", **facts)


def test_farmers_that_do_not_count_are_not_in_the_result() -> None:
    table = attack(kozuke="yellow3*1").tray(blue=3, yellow=1, farmers=2)
    assert (table.log[-1].key, table.log[-1].facts["farmers"]) == ("battle-won", 0)


def test_a_neutral_province_is_conquered() -> None:
    table = attack(sent=2, kozuke="neutral").tray(blue=3, farmers=1)
    assert table.log[0] == entry(
        "attack-neutral", "S-MOVE-06", seat=1, origin="shinano", target="kozuke", armies=2
    )
    facts = {"seat": 1, "province": "kozuke", "attack": 3, "own": 0, "farmers": 1, "left": 2}
    facts |= {"lost": 1, "other_lost": 1}
    assert table.log[-1] == entry("neutral-conquered", "S-BAT-09", **facts)


def test_a_neutral_province_holds() -> None:
    table = attack(sent=2, kozuke="neutral").tray(blue=1, farmers=1)
    facts = {"seat": 1, "province": "kozuke", "attack": 1, "own": 0, "farmers": 1, "left": 0}
    facts |= {"lost": 1, "other_lost": 1}
    assert table.log[-1] == entry("neutral-held", "S-BAT-14", **facts)


def test_extra_armies() -> None:
    table = attack(kozuke="yellow3c", words=f"events=EV04! {specials(blue='attack', yellow='defense')}")
    table.do("blue", ["extra", "yes"]).do("yellow", ["extra", "yes"])
    assert table.log[1:] == [
        entry("extra-attacker", "S-SPEC-06", seat=1),
        entry("castle-defender", "S-EVT-06", seat=2, province="kozuke"),
        entry("extra-defender", "S-SPEC-07", seat=2),
    ]


def test_a_refused_extra_army_is_not_in_the_log() -> None:
    table = attack(words=specials(blue="attack", yellow="defense"))
    table.do("blue", ["extra", "no"]).do("yellow", ["extra", "no"])
    assert [event.key for event in table.log] == ["attack"]


@pytest.mark.parametrize("model", ["physics", "two_thirds"])
def test_the_throw_of_a_model_adds_up(model: str) -> None:
    table = attack(words=f"tower_model={model} tray=red2", tower="blue3,yellow3,farmers3,red1")
    facts = table.events("throw")[0].facts
    cubes, out, before, inside = (facts[key] for key in ("thrown", "out", "before", "inside"))
    assert isinstance(cubes, list) and isinstance(out, list)
    assert isinstance(before, list) and isinstance(inside, list)
    assert cubes == [2, 4, 3, 0, 0, 0]
    assert before == [1, 3, 3, 0, 0, 3]
    assert [int(b) + int(c) for b, c in zip(before, cubes, strict=True)] == [
        int(i) + int(o) for i, o in zip(inside, out, strict=True)
    ]


@pytest.mark.rule("A-48")
@pytest.mark.parametrize("model", ["physics", "manual"])
def test_a_table_may_keep_the_content_of_the_tower_out_of_the_log(model: str) -> None:
    table = attack(words=f"tower_model={model} show_tower_counts=false")
    if model == "manual":
        table.tray(blue=1)
    assert set(table.events("throw")[0].facts) == {"thrown", "out"}


# -- winter ---------------------------------------------------------------------------------------------


def scored(seat: int, most: dict[int, int] | None = None, **facts: int) -> Event:
    """Of all regions, and in each of castles, temples and theaters, who gets what for the most."""
    shares = [(most or {}).get(place, 0) for place in range(15)]
    sums = dict.fromkeys(("provinces", "buildings", "majorities", "points", "total"), 0) | facts
    return entry("scored", "S-SCORE-01", seat=seat, most=shares, **sums)


def test_a_winter() -> None:
    table = Table(
        f"shogun/3 {WINTER} kai=red4 suruga=red2 ise=blue1 aki=yellow1 bingo=yellow2 rice=2,2,0",
        revolt=[0, 1],
    ).go()
    table.tray(red=4).tray(yellow=2, farmers=1)
    assert [event for event in table.log if event.key != "throw"][:9] == [
        entry("winter", "S-WIN-01", event="EV12", loss=1),
        entry("hungry", "S-WIN-03", seat=0, provinces=2, rice=1, missing=1, revolts=["kai"]),
        entry("revolt", "S-REV-01", seat=0, province="kai", armies=4, farmers=1),
        entry(
            "revolt-put-down",
            "S-REV-05",
            seat=0,
            province="kai",
            own=4,
            farmers=0,
            left=4,
            lost=0,
            other_lost=0,
        ),
        entry("fed", "S-WIN-02", seat=1, provinces=1, rice=1),
        entry("hungry", "S-WIN-03", seat=2, provinces=2, rice=0, missing=2, revolts=["bingo"]),
        entry("revolt", "S-REV-01", seat=2, province="bingo", armies=2, farmers=2),
        entry(
            "revolt-put-down",
            "S-REV-05",
            seat=2,
            province="bingo",
            own=2,
            farmers=1,
            left=1,
            lost=1,
            other_lost=1,
        ),
        scored(0, provinces=2, points=2, total=2),
    ]


def test_the_points_of_a_winter() -> None:
    table = Table("shogun/3 at=y1.winter.scoring.go_on aki=red1ct bingo=blue1c vp=5,0,0").go()
    here = 3 * table.state.rules.region[PROVINCES.index("aki")]
    assert table.events("scored") == [
        scored(0, provinces=1, buildings=2, majorities=4, most={here: 2, here + 1: 2}, points=7, total=12),
        scored(1, provinces=1, buildings=1, majorities=2, most={here: 2}, points=4, total=4),
        scored(2),
    ]


def test_the_new_year_and_its_events() -> None:
    table = Table(
        "shogun/3 at=y1.winter.scoring.go_on kai=red1 events=EV01-,EV12", event_card=[0, 0, 0, 0]
    ).go()
    assert table.events("events-shown") == [
        entry("events-shown", "S-SETUP-14", events=["EV02", "EV03", "EV04", "EV05"])
    ]
    assert table.events("round") == [entry("round", "S-ROUND-01", year=2, season="spring")]


def test_the_end_of_the_game() -> None:
    table = Table("shogun/3 at=y2.winter.scoring.go_on kai=red1 aki=blue1 vp=3,3,1").go()
    assert table.log[-1] == entry("game-over", "S-GAME-01", winners=[0, 1], points=[4, 4, 1])


@pytest.mark.parametrize(
    ("words", "chests", "decided", "winners"),
    [
        ("vp=3,3,1 chests=2,5,9", 5, "chests", [1]),
        ("vp=3,3,1 chests=5,5,9", 5, "nothing", [0, 1]),
        ("vp=3,3,1 chests=5,5,9 final_tie=turn_order order=blue,yellow,red", 5, "order", [1]),
    ],
)
@pytest.mark.rule("S-GAME-02")
def test_what_broke_a_tie(words: str, chests: int, decided: str, winners: list[int]) -> None:
    table = Table(f"shogun/3 at=y2.winter.scoring.go_on {words}").go()
    told = entry("tie", "S-GAME-02", seats=[0, 1], points=3, chests=chests, decided=decided, winners=winners)
    assert table.log[-2] == told
    assert not Table("shogun/3 at=y2.winter.scoring.go_on vp=4,3,1").go().events("tie")


# -- without a log --------------------------------------------------------------------------------------


def test_a_game_without_a_log_runs_the_same() -> None:
    """Simulations pass no log; the course of the game must not depend on it."""
    options = {**DEFAULTS, "setup": "fixed"}
    log: list[Event] = []
    with_log, without = GAME.new(3, options, Seeded(2), log), GAME.new(3, options, Seeded(2))
    one, other, player = Seeded(3), Seeded(3), Seeded(9)
    while GAME.outcome(with_log) is None:
        seat = GAME.to_act(with_log)[0]
        legal = GAME.legal(with_log, seat)
        move = legal[player.below(len(legal), "move")]
        GAME.apply(with_log, seat, move, one, log)
        GAME.apply(without, seat, move, other)
    assert with_log == without
    assert log
