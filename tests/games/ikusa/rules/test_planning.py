"""The round and the actions before the war (sections 5 to 11)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from random import Random

import pytest

from bakufu.engine.chance import Seeded
from bakufu.engine.game import HIDDEN
from bakufu.engine.session import Session
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.answers import Answer
from bakufu.games.ikusa.phases.ninja import ninja_hirer
from bakufu.games.ikusa.phases.order import pick_groups
from bakufu.games.ikusa.stages import FILL_BIN, SEND_SPY, STAGES
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import BIN_COUNT, BOWMAN, CASTLE, PROVINCE_INDEX, PROVINCES
from tests.games.ikusa.playing import board, random_game, until
from tests.games.ikusa.purchases import EIGHT, after_order, can_buy, can_plan, levying, planning, ronin_taken
from tests.games.ikusa.table import Table, text, war

# -- the frame -----------------------------------------------------------------------------------------


@pytest.mark.rule("I-ROUND-01")
def test_the_actions_of_a_round_come_in_their_order() -> None:
    met: list[int] = []
    for state in random_game(4, 3):
        if state.round == 3:
            break
        if state.round == 2 and (not met or met[-1] != state.stage):
            met.append(state.stage)
    assert met[:1] == [STAGES.index("plan")]
    first = [stage for stage in met if STAGES.index("round") < stage < STAGES.index("turn")]
    assert first == sorted(first)


@pytest.mark.rule("I-ROUND-02")
def test_all_act_together_but_wage_war_one_after_another() -> None:
    many = {state.stage for state in random_game(4, 2) if len(state.acting) > 1}
    assert STAGES.index("plan") in many
    for state in random_game(4, 2):
        if state.stage > STAGES.index("turn") and len(state.acting) > 1:
            assert state.stage == STAGES.index("c")  # both sides choose casualties


@pytest.mark.rule("I-PLAN-01")
def test_who_would_keep_koku_back_hears_that_all_of_it_must_be_laid() -> None:
    """The last bin takes what the others leave, so nobody fills it: whoever tries has koku left."""
    refusal = planning("koku=7,5,5").refused("blue", ["plan", "ninja", 0])
    assert (refusal.key, refusal.rule, refusal.facts) == ("koku-kept-back", "I-PLAN-01", {"left": 7})


@pytest.mark.rule("I-ROUND-03")
@pytest.mark.rule("I-ASSN-05")
@pytest.mark.rule("I-ASSN-05", example=1)
def test_a_successor_is_appointed_before_planning() -> None:
    position = text("2.round.go_on", "blue.circle=kai/1b2g/h7/down", "kai=blue/1p")
    table = Table(position).go()
    assert table.level("blue.circle") == 3 and table.decision == "name_successor" and table.acting == ["blue"]
    guns = table.tray("blue", "gunner")
    table.do("blue", ["successor", "gunner"])
    assert table["blue.circle"] == "kai/1b1g" and table.level("blue.circle") == 1
    assert table.tray("blue", "gunner") == guns + 1
    assert table.decision == "fill_bin"


@pytest.mark.rule("I-ASSN-05")
@pytest.mark.rule("Q-18")
def test_a_successor_of_the_last_kind_needs_no_asking_and_may_stand_alone() -> None:
    position = text("2.round.go_on", "blue.circle=kai/1g/down", "kai=blue/1p")
    table = Table(position).go()
    assert table["blue.circle"] == "kai/" and table.decision == "fill_bin"


# -- plan ----------------------------------------------------------------------------------------------


@pytest.mark.rule("I-PLAN-01")
@pytest.mark.rule("I-PLAN-01", example=1)
def test_all_koku_are_divided() -> None:
    assert can_plan(5, [1, 2, 1, 1, 0]) and not can_plan(5, [1, 2, 1, 0, 0])
    table = planning("koku=5,5,5")
    table.do(
        "blue", ["plan", "turn_order", 1], ["plan", "build", 2], ["plan", "levy", 1], ["plan", "ronin", 0]
    )
    assert table.state.bins[:BIN_COUNT] == [1, 2, 1, 0, 1]
    assert table.acting == ["orange", "green"]
    assert table.refused("orange", ["plan", "turn_order", 6]).rule == "I-PLAN-01"


@pytest.mark.rule("I-PLAN-02")
def test_the_build_bin_holds_nothing_or_two() -> None:
    assert not can_plan(5, [1, 1, 3, 0, 0])
    table = planning("koku=5,5,5").do("blue", ["plan", "turn_order", 1])
    assert table.legal("blue") == [["plan", "build", 0], ["plan", "build", 2]]
    assert table.refused("blue", ["plan", "build", 1]).rule == "I-PLAN-02"
    table = planning("koku=2,5,5").do("blue", ["plan", "turn_order", 1])
    assert table.legal("blue") == [["plan", "build", 0]]


@pytest.mark.rule("I-PLAN-03")
def test_allocations_are_shown_at_the_same_moment() -> None:
    table = (
        planning("koku=5,5,1").do("blue", ["plan", "turn_order", 5]).do("orange", ["plan", "turn_order", 5])
    )
    assert board(table.state, 2).bins[0] == [HIDDEN] * BIN_COUNT
    assert board(table.state, None).bins[1] == [HIDDEN] * BIN_COUNT
    table.do("green", ["plan", "turn_order", 1])
    assert len(table.events("allocated")) == 3
    assert board(table.state, 2).bins[0][0] == 5


@pytest.mark.rule("I-PLAN-04")
def test_the_levy_bin_may_be_filled_beyond_use() -> None:
    table = planning("koku=9,3,3").do("blue", ["plan", "turn_order", 0], ["plan", "build", 0])
    assert ["plan", "levy", 9] in table.legal("blue")


@pytest.mark.rule("I-PLAN-05")
@pytest.mark.rule("I-SPY-01")
@pytest.mark.rule("I-SPY-02")
@pytest.mark.rule("Q-52")
def test_the_holder_of_an_unused_ninja_sees_one_tray_before_he_plans() -> None:
    table = planning("koku=3,4,5", "ninja=blue", act="orange,green")
    table.do("orange", ["plan", "turn_order", 4]).do(
        "green", ["plan", "turn_order", 0], ["plan", "build", 2], ["plan", "levy", 3]
    )
    assert table.decision == "send_spy" and table.acting == ["blue"]
    table.do("blue", ["spy", "green"])
    assert board(table.state, 0).bins[2] == [0, 2, 3, 0, 0]
    assert board(table.state, 0).bins[1] == [HIDDEN] * BIN_COUNT
    assert board(table.state, 1).bins[2] == [HIDDEN] * BIN_COUNT
    report = table.events("spy-report")[0]
    assert report.audience == (0,) and table.events("spied")[0].audience is None
    assert table.decision == "fill_bin" and table.acting == ["blue"]


@pytest.mark.rule("I-SPY-02")
@pytest.mark.rule("Q-52")
def test_a_seen_tray_may_not_be_changed() -> None:
    table = planning("koku=3,4,5", "ninja=blue", act="orange,green")
    table.do("orange", ["plan", "turn_order", 4]).do("green", ["plan", "turn_order", 5]).do(
        "blue", ["spy", "green"]
    )
    assert table.refused("green", ["plan", "turn_order", 0]).key == "not-your-turn"


@pytest.mark.rule("I-SPY-02")
@pytest.mark.rule("Q-52")
def test_locks_are_final_once_the_holder_is_asked_and_not_before() -> None:
    rng = Random(2)
    session = Session.start(GAME, 3, {}, ["Ada", "Bo", "Cy"], Seeded(4))
    while session.state.ninja != 0:  # all koku of the first go for the ninja, those of the others elsewhere
        seat = rng.choice(session.to_act())
        legal = GAME.legal(session.state, seat)
        filled = legal[-1] if seat else legal[0]
        session.apply_run(seat, filled if session.state.decision == FILL_BIN else rng.choice(legal))
    while session.state.decision != FILL_BIN:
        seat = session.to_act()[0]
        session.apply_run(seat, rng.choice(GAME.legal(session.state, seat)))
    for seat in (1, 2):
        assert session.state.decision == FILL_BIN
        while seat in session.to_act():
            session.apply_run(seat, GAME.legal(session.state, seat)[-1])
        assert (session.can_undo(seat) is None) == (seat == 1)
    assert session.state.decision == SEND_SPY and session.can_undo(1) is not None
    assert [view.board.spied_clan for view in session.views()] == [NOBODY] * 4


@pytest.mark.rule("I-SPY-03")
def test_the_ninja_returns_after_the_holders_plan_whether_or_not_he_spied() -> None:
    for answer in (["decline"], ["spy", "orange"]):
        table = planning("koku=3,1,1", "ninja=blue", act="orange,green")
        table.do(
            "orange",
            ["plan", "turn_order", 0],
            ["plan", "build", 0],
            ["plan", "levy", 0],
            ["plan", "ronin", 0],
        )
        table.do("green", ["plan", "turn_order", 1]).do("blue", answer, ["plan", "turn_order", 3])
        assert table.state.spied_clan == -1 and table.events("allocated")
        assert table.state.ninja in (-1, 1)  # orange bid for it again in the same round


# -- turn order ----------------------------------------------------------------------------------------


def ordering(bids: list[int]) -> Table:
    clans = ["blue", "orange", "green", "red"][: len(bids)]
    bins = " ".join(f"{clan}.bins={bid},0,1,0,0" for clan, bid in zip(clans, bids))
    position = text("2.order.go_on", bins, players=len(bids))
    return Table(position).go()


@pytest.mark.rule("I-ORDER-01")
@pytest.mark.rule("I-ORDER-05")
@pytest.mark.rule("I-ORDER-05", example=1)
def test_the_highest_bid_chooses_first_and_any_marker() -> None:
    assert pick_groups([3, 1, 1, 0]) == [[0], [1, 2]]
    table = ordering([3, 1, 1, 0])
    assert table.acting == ["blue"]
    assert table.legal("blue") == [["take", 1], ["take", 2], ["take", 3], ["take", 4]]
    table.do("blue", ["take", 4])
    second = table.acting[0]
    assert second in ("orange", "green")
    assert table.refused(second, ["take", 4]).rule == "I-ORDER-01"
    table.do(second, ["take", 1])
    third = table.acting[0]
    assert {second, third} == {"orange", "green"}
    table.do(third, ["take", 2])
    assert table.state.marker[3] == 3 and table.state.marker[0] == 4
    assert table.state.order == sorted(range(4), key=lambda clan: table.state.marker[clan])


@pytest.mark.rule("I-ORDER-02")
def test_equal_bids_are_ordered_by_lot() -> None:
    table = ordering([1, 1, 0])
    assert "order-tie" in table.chance.asked
    assert "order-tie" not in ordering([2, 1, 0]).chance.asked


@pytest.mark.rule("I-ORDER-03")
@pytest.mark.rule("I-ORDER-05", example=2)
def test_without_bids_all_markers_are_drawn() -> None:
    assert pick_groups([0, 0, 0, 0]) == []
    table = ordering([0, 0, 0, 0])
    assert table.chance.asked.count("order-marker") == 3 and sorted(table.state.marker) == [1, 2, 3, 4]


@pytest.mark.rule("I-ORDER-04")
def test_markers_lie_open_and_the_bids_are_gone() -> None:
    table = ordering([2, 0, 0])
    table.do("blue", ["take", 2])
    assert sorted(board(table.state, None).marker) == [1, 2, 3]
    assert table.state.koku == [0, 0, 0]


# -- build ---------------------------------------------------------------------------------------------


@pytest.mark.rule("I-BUILD-01")
@pytest.mark.rule("I-BUILD-02")
@pytest.mark.rule("I-BUILD-03")
@pytest.mark.rule("Q-07")
def test_two_koku_build_a_castle_or_make_a_fortress_of_one() -> None:
    table = after_order("build", "blue.bins=0,2,0,0,0", "kai=blue/1p/c", "izu=blue/1p", "suruga=orange/1p/c")
    assert table.decision == "build_site"
    assert table.refused("blue", ["build", "castle", "kai"]).rule == "I-BUILD-02"
    assert table.refused("blue", ["build", "fortress", "izu"]).rule == "I-BUILD-03"
    assert table.refused("blue", ["build", "fortress", "suruga"]).key == "not-your-province"
    table.do("blue", ["build", "fortress", "kai"])
    assert table["kai"] == "blue/1p/f" and table.state.bins[1] == 0
    assert table.decision != "build_site"


@pytest.mark.rule("I-BUILD-03")
def test_a_fortress_is_not_built_on_again() -> None:
    table = after_order("build", "blue.bins=0,2,0,0,0", "kai=blue/1p/f", "izu=blue/1p", "suruga=blue/1p/c")
    sites = table.legal("blue", "build")
    assert ["build", "fortress", "suruga"] in sites and ["build", "castle", "izu"] in sites
    assert not [site for site in sites if site[2] == "kai"]


@pytest.mark.rule("I-COMP-03")
def test_with_five_fortresses_no_base_is_left() -> None:
    fortresses = [f"{p}=orange/1p/f" for p in ("mikawa", "totomi", "suruga", "sagami")]
    table = after_order("build", "blue.bins=0,2,0,0,0", "kai=blue/1p/c", "izu=blue/1p", *fortresses)
    assert ["build", "fortress", "kai"] in table.legal("blue", "build")
    table = after_order(
        "build", "blue.bins=0,2,0,0,0", "kai=blue/1p/c", "izu=blue/1p", "owari=orange/1p/f", *fortresses
    )
    assert {site[1] for site in table.legal("blue", "build")} == {"castle"}


@pytest.mark.rule("I-BUILD-01")
@pytest.mark.rule("Q-05")
def test_sites_are_chosen_in_secret_and_shown_together() -> None:
    table = after_order(
        "build", "blue.bins=0,2,0,0,0", "orange.bins=0,2,0,0,0", "kai=blue/1p", "izu=orange/1p"
    )
    assert table.acting == ["blue", "orange"]
    table.do("blue", ["build", "castle", "kai"])
    seen = board(table.state, 1)
    assert seen.castle[PROVINCE_INDEX["kai"]] == 0 and seen.drafted[0] == [] and seen.kept_back[0] == HIDDEN
    assert board(table.state, 0).drafted[0] == [Answer(building=CASTLE, province=PROVINCE_INDEX["kai"])]
    table.do("orange", ["build", "castle", "izu"])
    assert table["kai"] == "blue/1p/c" and table["izu"] == "orange/1p/c"


@pytest.mark.rule("I-BUILD-04")
@pytest.mark.rule("I-BUILD-04", example=1)
def test_where_castles_are_short_the_marker_decides_and_the_koku_are_lost() -> None:
    fortresses = [f"{p}=red/1p/f" for p in PROVINCES[:5]]
    castles = [f"{p}=red/1p/c" for p in PROVINCES[5:9]]
    table = Table(
        text(
            "2.build.go_on",
            "order=green,orange,red,blue",
            "marker=4,2,1,3",
            "orange.bins=0,2,0,0,0",
            "blue.bins=0,2,0,0,0",
            *fortresses,
            *castles,
            "kai=blue/1p",
            "izu=orange/1p",
            players=4,
        )
    ).go()
    assert table.acting == ["orange"]
    table.do("orange", ["build", "castle", "izu"])
    assert table["izu"] == "orange/1p/c" and [event.facts["seat"] for event in table.events("not-built")] == [
        0
    ]
    assert table.state.bins[1] == 0


@pytest.mark.rule("I-BUILD-05")
def test_a_castle_stays_when_its_province_changes_hands() -> None:
    table = war("d_pf", "kai=none//c", "suruga=blue/2p").do(
        "blue", ["march", "suruga", "kai", "spearman", "pf"]
    )
    assert table["kai"] == "blue/1p/c"


# -- levy ----------------------------------------------------------------------------------------------


@pytest.mark.rule("I-LEVY-01")
@pytest.mark.rule("I-LEVY-01", example=1)
@pytest.mark.rule("I-LEVY-02")
def test_three_koku_buy_three_bundles_from_the_tray() -> None:
    assert can_buy(3, [1, 1, 1, 3]) and not can_buy(2, [1, 1, 1, 3])
    table = levying(3, EIGHT)
    bowmen = table.tray("blue", "bowman")
    units = ["bowman", "swordsman", "gunner", "spearman", "spearman", "spearman"]
    table.do("blue", *[["levy", unit] for unit in units])
    assert table.decision == "place_unit"
    assert table.events("levied")[0].facts["units"] == [1, 1, 1, 3]
    assert table.tray("blue", "bowman") == bowmen - 1
    for _ in range(6):
        table.do("blue", table.legal("blue")[0])
    assert table.state.bins[2] == 0


BUNDLES = [(1, 0, 0, 0), (0, 2, 0, 0), (0, 1, 1, 0), (0, 0, 2, 0), (0, 0, 0, 3)]
PURCHASES = [wanted for wanted in product(range(2), range(3), range(3), range(5)) if sum(wanted) <= 8]


@pytest.mark.rule("I-LEVY-01")
@pytest.mark.rule("Q-06")
@pytest.mark.parametrize("wanted", PURCHASES, ids=str)
def test_every_purchase_costs_the_fewest_bundles_that_hold_it(wanted: tuple[int, ...]) -> None:
    least = next(koku for koku in range(9) if any(covers(some, wanted) for some in bundles(koku)))
    assert can_buy(least, list(wanted))
    assert least == 0 or not can_buy(least - 1, list(wanted))


def bundles(koku: int) -> Iterator[tuple[int, ...]]:
    """What so many bundles of one koku each hold, in every mixture."""
    for some in combinations_with_replacement(BUNDLES, koku):
        yield tuple(map(sum, zip(*some))) or (0, 0, 0, 0)


def covers(some: tuple[int, ...], wanted: tuple[int, ...]) -> bool:
    return all(have >= want for have, want in zip(some, wanted))


@pytest.mark.rule("I-LEVY-02")
@pytest.mark.rule("Q-06")
def test_koku_for_a_part_of_a_bundle_are_gone_too() -> None:
    table = levying(2, EIGHT).do("blue", ["levy", "spearman"], ["done"])
    table.do("blue", table.legal("blue")[0])
    assert table.state.bins[2] == 0 and sum(table.state.koku) == 0


@pytest.mark.rule("I-LEVY-03")
@pytest.mark.rule("I-LEVY-03", example=1)
def test_no_more_units_than_provinces() -> None:
    assert not can_buy(4, [0, 0, 0, 9])
    table = levying(4, EIGHT)
    assert table.provinces("blue") == 8
    table.do("blue", *[["levy", "spearman"]] * 8)
    assert table.decision == "place_unit"


@pytest.mark.rule("I-LEVY-04")
@pytest.mark.rule("Q-05")
def test_all_buy_before_anybody_places_and_nobody_sees_it_before() -> None:
    table = after_order("levy", "blue.bins=0,0,1,0,0", "orange.bins=0,0,1,0,0", EIGHT)
    assert table.acting == ["blue", "orange"]
    table.do("blue", ["levy", "bowman"])
    assert table.acting == ["orange"] and table.events("levied") == []
    seen = board(table.state, 1)
    assert seen.drafted[0] == [] and seen.kept_back == [HIDDEN, 0, 0] and sum(seen.levied) == 0
    assert board(table.state, 0).drafted[0] == [Answer(unit=BOWMAN)]
    table.do("orange", ["levy", "spearman"])
    assert table.decision == "place_unit" and table.acting == ["blue", "orange"]


@pytest.mark.rule("I-LEVY-05")
@pytest.mark.rule("I-LEVY-05", example=1)
def test_one_levied_unit_a_province_also_where_an_army_stands() -> None:
    table = levying(2, "blue.circle=kai/1g", "kai=blue/1p", "izu=blue/1p")
    table.do("blue", ["levy", "gunner"], ["levy", "spearman"])
    table.do("blue", ["place", "gunner", "kai", "circle"])
    refusal = table.refused("blue", ["place", "spearman", "kai", "pf"])
    assert refusal.rule == "I-LEVY-05"
    table.do("blue", ["place", "spearman", "izu", "pf"])
    assert table["blue.circle"] == "kai/2g" and table["izu"] == "blue/2p" and table["kai"] == "blue/1p"
    assert [(told.facts["units"], told.facts["provinces"]) for told in table.events("placed")] == [
        ([0, 0, 1, 0], ["kai"]),
        ([0, 0, 0, 1], ["izu"]),
    ]


@pytest.mark.rule("I-LEVY-06")
@pytest.mark.rule("I-LEVY-06", example=1)
def test_a_full_force_takes_no_levied_unit_and_an_army_alone_may_get_a_force() -> None:
    table = levying(1, "kai=blue/5p", "blue.circle=izu/1g")
    table.do("blue", ["levy", "spearman"], ["levy", "spearman"])
    assert table.refused("blue", ["place", "spearman", "kai", "pf"]).rule == "I-LEVY-06"
    assert {tuple(move) for move in table.legal("blue")} == {
        ("place", "spearman", "izu", "pf"),
        ("place", "spearman", "izu", "circle"),
    }
    spearmen = table.tray("blue", "spearman")
    table.do("blue", ["place", "spearman", "izu", "pf"])
    assert table["izu"] == "blue/1p"
    assert table.tray("blue", "spearman") == spearmen + 1  # the second one fits nowhere


@pytest.mark.rule("I-LEVY-07")
def test_neither_daimyos_nor_ronin_can_be_levied() -> None:
    table = levying(3, EIGHT)
    assert {move[1] for move in table.legal("blue", "levy")} == {"bowman", "swordsman", "gunner", "spearman"}


# -- ronin ---------------------------------------------------------------------------------------------


@pytest.mark.rule("I-RONIN-01")
@pytest.mark.rule("I-RONIN-01", example=1)
def test_two_ronin_for_a_koku() -> None:
    table = after_order("ronin", "blue.bins=0,0,0,3,0", "kai=blue/5p", "izu=blue/5p")
    assert table.state.hired[0] == 6 and table.state.ronin_pool == 24 and table.state.bins[3] == 0


@pytest.mark.rule("I-RONIN-02")
@pytest.mark.rule("Q-08")
def test_a_short_pool_serves_the_markers_in_order() -> None:
    table = after_order(
        "ronin",
        "blue.bins=0,0,0,14,0",
        "orange.bins=0,0,0,2,0",
        "green.bins=0,0,0,1,0",
        *[f"{p}=blue/5p" for p in ("kai", "izu", "suruga", "sagami", "totomi", "mikawa", "owari")],
        "mino=orange/5p",
    )
    assert table.state.hired == [28, 2, 0] and table.state.ronin_pool == 0
    assert table.state.bins[13] == 0
    table = after_order(
        "ronin",
        "order=green,orange,blue",
        "blue.bins=0,0,0,14,0",
        "orange.bins=0,0,0,2,0",
        "green.bins=0,0,0,1,0",
        *[f"{p}=blue/5p" for p in ("kai", "izu", "suruga", "sagami", "totomi", "mikawa", "owari")],
        "mino=orange/5p",
    )
    assert table.state.hired == [24, 4, 2] and table.state.ronin_pool == 0


@pytest.mark.rule("I-RONIN-03")
@pytest.mark.rule("I-RONIN-04")
@pytest.mark.rule("Q-09")
def test_ronin_are_deployed_in_secret_and_only_the_stacks_are_seen() -> None:
    table = after_order("ronin", "blue.bins=0,0,0,3,0", "kai=blue/5p", "izu=blue/5p", "blue.circle=izu/2g")
    for move in (
        (["deploy", "kai", "pf"],) * 2 + (["deploy", "izu", "pf"],) * 3 + (["deploy", "izu", "circle"],)
    ):
        table.do("blue", move)
    assert table["izu"] == "blue/5p3r?" and table["blue.circle"] == "izu/2g1r?"
    seen = board(table.state, 1)
    assert [len(stack) for stack in seen.stacks[0]] == [4, 2]
    assert {place for stack in seen.stacks[0] for place in stack} == {HIDDEN}
    assert sum(seen.force_units[4::5]) == 0 and sum(seen.army_units[4::5]) == 0 and seen.hidden_forces == []
    own = board(table.state, 0)
    assert own.stacks[0] == [[PROVINCE_INDEX["izu"]] * 4, [PROVINCE_INDEX["kai"]] * 2]
    assert table.events("ronin-deployed")[0].facts == {"seat": 0, "stacks": [4, 2]}


@pytest.mark.rule("I-RONIN-05")
@pytest.mark.rule("I-RONIN-05", example=1)
@pytest.mark.rule("I-RONIN-05", example=2)
@pytest.mark.parametrize(
    ("army", "force", "most"), [(10, 0, 9), (0, 5, 4), (11, 3, 12), (1, 1, 0), (1, 0, 0), (0, 1, 0)]
)
def test_a_body_holds_one_ronin_fewer_than_regular_units(army: int, force: int, most: int) -> None:
    assert ronin_taken(army, force) == most


@pytest.mark.rule("I-RONIN-05")
@pytest.mark.rule("Q-08")
def test_ronin_that_fit_nowhere_go_back() -> None:
    table = after_order("ronin", "blue.bins=0,0,0,2,0", "kai=blue/2p", "blue.circle=izu/1g", "izu=blue/1p")
    table.do("blue", ["deploy", "kai", "pf"])
    assert table.refused("blue", ["deploy", "kai", "pf"]).rule == "I-RONIN-05"
    table.do("blue", ["deploy", "izu", "circle"])
    assert table.state.ronin_pool == 28 and table.decision != "deploy_ronin"


# -- ninja ---------------------------------------------------------------------------------------------


@pytest.mark.rule("I-NINJA-01")
@pytest.mark.rule("I-NINJA-02")
@pytest.mark.rule("I-NINJA-02", example=1)
@pytest.mark.parametrize(("bids", "hirer"), [([2, 2, 1], -1), ([2, 1, 1], 0), ([0, 0, 0], -1)])
def test_strictly_the_most_koku_hire_the_ninja(bids: list[int], hirer: int) -> None:
    assert ninja_hirer(bids) == hirer
    bins = " ".join(f"{clan}.bins=0,0,0,0,{bid}" for clan, bid in zip(("blue", "orange", "green"), bids))
    table = after_order("ninja", bins if any(bids) else "")
    assert table.state.ninja == hirer and not any(table.state.bins)


@pytest.mark.rule("I-NINJA-03")
def test_who_holds_the_ninja_is_open_and_nothing_need_be_said_about_his_use() -> None:
    table = after_order("ninja", "blue.bins=0,0,0,0,1")
    assert board(table.state, 2).ninja == 0 and board(table.state, 2).orders == [HIDDEN]


@pytest.mark.rule("I-R1-01")
def test_in_round_1_nobody_strikes() -> None:
    state = until(4, lambda s: s.ninja >= 0 and s.round == 1 and STAGES[s.stage] == "a", seed=2)
    table = Table(state)
    assert all(move[0] != "strike" for clan in table.acting for move in table.legal(clan))
    for state in random_game(4, 2):
        if state.round > 1:
            break
        assert not any(state.struck_down)
