"""Section 11.5: the modules together (S-X), and their places in the round (S-ROUND-03)."""

from __future__ import annotations

import pytest

from bakufu.engine.errors import Refused
from bakufu.engine.events import Event
from bakufu.engine.options import complete
from bakufu.games.shogun import GAME
from bakufu.games.shogun.options import MODULE_SETS
from bakufu.games.shogun.scoring import held, majorities
from bakufu.games.shogun.tables import CLOSED_3P, PROVINCES
from tests.games.shogun.playing import board, random_game
from tests.games.shogun.rules.given import attack, row
from tests.games.shogun.rules.test_samurai import in_regions
from tests.games.shogun.table import Table

ALL = "court,samurai,leaders,chambers"

# The events that tell of a module.
SIGNS = {
    "court": "favors-shown",
    "samurai": "samurai",
    "leaders": "leader-moved",
    "chambers": "chambers-drawn",
}


@pytest.mark.rule("S-X-01")
@pytest.mark.parametrize("modules", MODULE_SETS)
def test_every_combination_plays_what_was_chosen_and_nothing_else(modules: str) -> None:
    log: list[Event] = []
    players = 3 + len(modules) % 3
    for state in random_game(players, 2, log, modules=modules, board="moon"):
        assert GAME.broken_invariants(state) == []
    told = {event.key for event in log}
    assert {name for name, sign in SIGNS.items() if sign in told} == set(modules.split(",")) - {"none"}
    seen = board(state)
    parts = {name for name in SIGNS if hasattr(getattr(seen, name), "__struct_fields__")}
    assert parts == set(modules.split(",")) - {"none"}


@pytest.mark.rule("S-X-01")
def test_modules_are_named_in_any_order_and_have_one_name() -> None:
    assert complete(GAME, 3, {"modules": "chambers, court"})["modules"] == "court,chambers"
    assert "modules" not in complete(GAME, 3, {"modules": "none"})
    assert "modules" not in complete(GAME, 3, {})
    for wrong in ("castle", "court,court", "none,court", "court,", ""):
        with pytest.raises(Refused) as caught:
            complete(GAME, 3, {"modules": wrong})
        assert (caught.value.refusal.key, caught.value.refusal.rule) == ("option-bad-value", "S-X-01")


@pytest.mark.rule("S-X-01")
@pytest.mark.parametrize(
    ("option", "value", "module"),
    [("court_conversion", "up_to", "court"), ("favor_chests", "1,2,3", "court"),
     ("leader_far_move", "only_if_needed", "leaders"), ("chamber_rows", "1,1,1,1,1,1", "chambers")],
)  # fmt: skip
def test_an_option_of_a_module_needs_the_module(option: str, value: str, module: str) -> None:
    with pytest.raises(Refused) as caught:
        complete(GAME, 4, {option: value, "modules": "samurai"})
    refusal = caught.value.refusal
    assert (refusal.key, refusal.rule) == ("option-without-module", "S-X-01")
    assert refusal.facts == {"option": option, "module": module}
    assert complete(GAME, 4, {option: value, "modules": module})[option] == value


@pytest.mark.rule("S-X-01")
@pytest.mark.parametrize("value", ["1,2", "1,2,3,4", "1,2,x", "1,2,-3", "1,2,21", "1,2,3.5", "", "1,2,0003"])
def test_numbers_of_cards_must_be_three_small_numbers(value: str) -> None:
    with pytest.raises(Refused) as caught:
        complete(GAME, 4, {"favor_rice": value, "modules": "court"})
    refusal = caught.value.refusal
    assert (refusal.key, refusal.rule) == ("option-bad-numbers", "S-TC-24")
    assert (refusal.facts["count"], refusal.facts["least"], refusal.facts["most"]) == (3, 0, 20)


@pytest.mark.rule("S-X-01")
def test_numbers_have_one_form() -> None:
    assert complete(GAME, 4, {"favor_rice": "02, 9,20", "modules": "court"})["favor_rice"] == "2,9,20"
    assert "favor_rice" not in complete(GAME, 4, {"favor_rice": "2,3,4", "modules": "court"})


@pytest.mark.rule("S-ROUND-03")
@pytest.mark.rule("S-X-02")
@pytest.mark.rule("A-30")
def test_the_whole_order_of_a_round_with_all_modules() -> None:
    words = f"{in_regions('red', 5, 3)} {in_regions('blue', 2, 3, skip=1)} loose=red9,blue9,farmers9"
    table = Table(
        f"shogun/3 modules={ALL} setup=fixed at=y1.spring.layout.go_on"
        f" events=EV03,EV01,EV02,EV04 {words} hall=4,0,0"
    ).go()
    for _ in range(3000):
        if table.state.season > 0:
            break
        seat = table.state.acting[0]
        legal = GAME.legal(table.state, seat)
        GAME.apply(table.state, seat, legal[-1] if legal[-1] < 4096 else legal[0], table.chance, table.log)
    keys = [event.key for event in table.log]
    steps = [
        "round",
        "chambers-drawn",
        "actions-shown",
        "specials-shown",
        "favors-shown",
        "ready",
        "event",
        "bid",
        "turn-order",
        "leader-placed",
        "samurai",
        "no-conversion",
        "action",
        "chamber-region",
        "leader-moved",
    ]
    places = [keys.index(step) if step in keys else -1 for step in steps]
    assert -1 not in places[:11] and -1 not in places[12:], dict(zip(steps, places, strict=True))
    found = [place for place in places if place >= 0]
    assert found == sorted(found)
    assert keys.index("favor-taken") < keys.index("action")


@pytest.mark.rule("S-X-05")
def test_a_province_won_at_court_counts_for_the_chambers_but_not_for_the_samurai() -> None:
    words = f"{in_regions('red', 3)} {row('castle')} {in_regions('blue', 5, skip=1)}"
    table = Table(
        f"shogun/3 modules=court,samurai,chambers at=y1.spring.samurai.go_on events=EV03!,EV01,EV02,EV04"
        f" favors=21@4,20@3,12@2 hall=7,0,0 {words} order=red,blue,yellow tiles=brown,green,red,purple,yellow"
    ).go()
    assert not [event for event in table.events("samurai") if event.facts["seat"] == 0]
    while table.decision != "take_favor":
        table.do(table.acting[0], ["decline"])
    brown = next(
        p for p in range(len(PROVINCES)) if table.state.rules.region[p] == 4 and table.state.owner[p] == -1
    )
    table.do("red", ["favor", 12]).do("red", ["apply", PROVINCES[brown]])
    assert not [event for event in table.events("samurai") if event.facts["seat"] == 0]
    assert (table.decision, table.acting) == ("exchange_marker", ["red"])
    assert table.events("chamber-region")[0].facts == {"seat": 0, "region": "brown"}


@pytest.mark.rule("S-X-06")
def test_armies_of_a_samurai_count_in_the_next_battle_of_their_owner() -> None:
    table = attack(sent=2, words="modules=samurai tray=blue3")
    assert table.state.thrown[1] == 5
    table.tray(blue=5, yellow=2)
    assert table["kozuke"] == "blue3'"


@pytest.mark.rule("S-X-09")
def test_a_conversion_leaves_leader_and_majority_alone() -> None:
    table = Table(
        "shogun/3 modules=court,leaders at=y1.spring.court.go_on events=EV03! kai=red4 red.leader=kai"
        f" red.plan=convert_3:kai {row('castle')} mino=red1"
    ).go()
    assert table["kai"] == "red1" and not table.events("leader-lost")


@pytest.mark.rule("S-X-10")
@pytest.mark.rule("A-30")
def test_after_fall_exchange_and_leaders_come_before_winter() -> None:
    table = Table(
        "shogun/3 modules=leaders,chambers at=y1.fall.actions.go_on field=10 turn=3 order=red,blue,yellow"
        " events=EV12,EV01! kai=red1 shinano=red1 aki=red1 red.leader=kai rice=9,9,9"
    ).go()
    assert table.decision == "exchange_marker"
    while table.decision != "plan":
        clan = table.acting[0]
        table.do(clan, table.legal(clan)[0])
    keys = [event.key for event in table.log]
    steps = ["chamber-region", "chambers-turned", "leader-moved", "winter", "scored"]
    assert [key for key in dict.fromkeys(keys) if key in steps] == steps


@pytest.mark.rule("S-X-11")
def test_after_the_first_winter_piles_are_restored_and_then_leaders_return() -> None:
    table = Table(
        "shogun/3 modules=samurai,leaders at=y1.winter.scoring.go_on order=yellow,blue,red samurai=2,1,0"
        " kai=red1*1 mino=red1 noto=yellow1 aki=yellow1 events=EV12 rice=3,2,1"
    ).go()
    assert table.acting == ["yellow"]
    assert table.state.rice == [0, 0, 0] and table.state.markers == [0] * len(PROVINCES)
    assert table.state.order == [2, 1, 0]
    table.do("yellow", ["leader", "noto"])
    assert table.acting == ["red"]
    table.do("red", ["leader", "kai"])
    assert table.decision == "plan" and table.state.order == []
    keys = [event.key for event in table.log]
    steps = ["scored", "events-shown", "samurai-restored", "leader-placed", "round"]
    assert [key for key in dict.fromkeys(keys) if key in steps] == steps


@pytest.mark.rule("S-X-12")
def test_final_scoring_goes_winter_statues_chambers_winner() -> None:
    table = Table(
        "shogun/3 modules=leaders,chambers at=y2.winter.scoring.go_on order=red,blue,yellow kai=red1"
        " blue.statues=kai,mino chambers=3xxxxx/3xxxxx/3xxxxx/3xxxxx/xxxxxx/xxxxxx"
    ).go()
    keys = list(dict.fromkeys(event.key for event in table.log))
    assert keys == ["scored", "scored-leaders", "scored-chambers", "game-over"]
    assert table.state.vp == [1, 2, 1]
    outcome = GAME.outcome(table.state)
    assert outcome is not None and outcome.winners == [1]


@pytest.mark.rule("S-X-13")
def test_statues_leaders_and_markers_are_no_buildings() -> None:
    table = Table(
        "shogun/3 modules=leaders,chambers kai=red1c red.leader=kai red.statues=kai,mino blue.statues=mino"
    )
    assert held(table.state) == ([1, 0, 0], [1, 0, 0])
    assert majorities(table.state) == [3, 0, 0]
    assert table.state.stock == [27, 26, 26]


@pytest.mark.rule("S-X-14")
@pytest.mark.parametrize("side", ["sun", "moon"])
def test_with_three_players_closed_provinces_stay_out_of_everything(side: str) -> None:
    closed = set(CLOSED_3P[["sun", "moon"].index(side)])
    for state in random_game(3, 6, modules=ALL, board=side):
        assert closed.isdisjoint(state.modules.leader)
        for seat in range(3):
            for move in GAME.legal(state, seat):
                form = GAME.moves.decode(move)
                if form[0] in ("leader", "apply"):
                    assert PROVINCES.index(str(form[1])) not in closed
