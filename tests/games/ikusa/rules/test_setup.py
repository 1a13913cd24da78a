"""Set-up for 3 to 5 players, for two, and quick-play (sections 4, 20 and 21)."""

from __future__ import annotations

from collections import Counter

import pytest

from bakufu.engine.events import Log
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.bodies import force_size
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.state import (
    State,
)
from bakufu.games.ikusa.tables import BODY, FIGURES, PROVINCES, SPEARMAN
from tests.games.ikusa.playing import at_decision, new_game, until
from tests.games.ikusa.table import Table, hold, text, war


def on_board(state: State, clan: int) -> int:
    return sum(state.force_units[p * BODY + SPEARMAN] for p in range(68) if state.owner[p] == clan)


@pytest.mark.rule("I-SET-01")
def test_every_player_has_one_colour_from_three_players_on() -> None:
    assert new_game(3).rules.player_of == [0, 1, 2]
    assert new_game(5).rules.clans == 5


@pytest.mark.rule("I-SET-02")
@pytest.mark.rule("I-SET-02", example=1)
def test_the_tray_after_the_army_cards_are_filled() -> None:
    state = new_game(4)
    for clan in range(4):
        tray = state.tray[clan * FIGURES : (clan + 1) * FIGURES]
        assert tray[:3] == [6, 6, 3]
        assert tray[SPEARMAN] + on_board(state, clan) == 36
        for army in range(3 * clan, 3 * clan + 3):
            assert state.army_units[army * BODY : army * BODY + BODY] == [1, 1, 2, 0, 0]
            assert state.experience[army] == 0


@pytest.mark.rule("I-SET-03")
@pytest.mark.rule("I-SET-03", example=1)
@pytest.mark.rule("I-SET-04")
@pytest.mark.parametrize(("players", "each", "left"), [(3, 22, 2), (4, 17, 0), (5, 13, 3)])
def test_cards_are_dealt_evenly_and_the_rest_lies_empty(players: int, each: int, left: int) -> None:
    state = new_game(players)
    assert state.provinces == [each] * players
    empty = [p for p in range(68) if state.owner[p] < 0]
    assert len(empty) == left and all(force_size(state, p) == 0 for p in empty)


@pytest.mark.rule("I-SET-03")
def test_the_deal_is_a_shuffle() -> None:
    assert new_game(4, 1).owner != new_game(4, 2).owner


@pytest.mark.rule("I-SET-05")
def test_one_spearman_stands_in_every_dealt_province() -> None:
    state = new_game(5)
    assert all(state.force_units[p * BODY + SPEARMAN] == 1 for p in range(68) if state.owner[p] >= 0)


@pytest.mark.rule("I-SET-06")
def test_the_order_of_the_set_up_is_drawn() -> None:
    orders = {tuple(new_game(4, seed).order) for seed in range(12)}
    assert len(orders) > 5 and all(sorted(order) == [0, 1, 2, 3] for order in orders)


@pytest.mark.rule("I-SET-07")
@pytest.mark.rule("I-SET-07", example=1)
@pytest.mark.parametrize(("players", "koku"), [(5, 4), (4, 5), (3, 7)])
def test_a_third_of_the_cards_in_koku(players: int, koku: int) -> None:
    assert at_decision(players, "fill_bin").koku == [koku] * players


@pytest.mark.rule("I-SET-08")
@pytest.mark.rule("I-SET-08", example=1)
@pytest.mark.rule("I-SET-08", example=2)
@pytest.mark.parametrize(("players", "board", "tray"), [(3, 34, 2), (4, 29, 7), (5, 25, 11)])
def test_twelve_spearmen_go_two_by_two_to_provinces_with_one(players: int, board: int, tray: int) -> None:
    state = at_decision(players, "place_army")
    for clan in range(players):
        sizes = Counter(force_size(state, p) for p in range(68) if state.owner[p] == clan)
        assert sizes[3] == 6 and sizes[1] == state.provinces[clan] - 6
        assert on_board(state, clan) == board and state.tray[clan * FIGURES + SPEARMAN] == tray


@pytest.mark.rule("I-SET-08")
def test_a_province_is_reinforced_only_once() -> None:
    table = Table(new_game(4))
    clan = table.acting[0]
    province = table.legal(clan)[0][1]
    table.do(clan, ["reinforce", province])
    while table.acting != [clan]:
        table.do(table.acting[0], table.legal(table.acting[0])[0])
    assert table.refused(clan, ["reinforce", province]).rule == "I-SET-08"


@pytest.mark.rule("I-SET-09")
def test_army_markers_go_one_at_a_time_to_own_provinces_without_one() -> None:
    table = Table(at_decision(4, "place_army"))
    clan = table.acting[0]
    province = table.legal(clan)[0][2]
    table.do(clan, ["muster", "circle", province])
    assert table.acting != [clan]
    while table.acting != [clan]:
        table.do(table.acting[0], table.legal(table.acting[0])[0])
    assert table.refused(clan, ["muster", "square", province]).key == "army-there"
    other = next(p for p in range(68) if table.state.owner[p] not in (-1, table.state.acting[0]))
    assert table.refused(clan, ["muster", "square", PROVINCES[other]]).key == "not-your-province"


@pytest.mark.rule("I-SET-10")
def test_after_the_set_up_round_1_begins_with_planning() -> None:
    state = at_decision(4, "fill_bin")
    assert state.round == 1 and state.marker == [0, 0, 0, 0] and state.order == []


@pytest.mark.rule("I-SET-11")
@pytest.mark.rule("Q-44")
def test_the_game_knows_no_move_that_gives_anything_away_or_binds_anybody() -> None:
    kinds = {kind.name for kind in GAME.moves.kinds}
    assert not kinds & {"give", "trade", "ally", "truce", "treaty"}


# -- two players ---------------------------------------------------------------------------------------


@pytest.mark.rule("I-2P-01")
def test_two_players_have_two_clans_each() -> None:
    state = at_decision(2, "fill_bin")
    assert state.rules.player_of == [0, 1, 0, 1]
    assert GAME.to_act(state) == [0, 1] and state.acting == [0, 1, 2, 3]
    assert state.koku == [5, 5, 5, 5]


@pytest.mark.rule("I-2P-02")
@pytest.mark.rule("I-2P-02", example=1)
def test_each_player_splits_34_cards_into_17_and_17() -> None:
    state = new_game(2)
    assert DECISIONS[state.decision] == "split_pile" and len(GAME.legal(state, 0)) == 34
    state = at_decision(2, "fill_bin")
    assert state.provinces == [17, 17, 17, 17] and state.koku == [5, 5, 5, 5]
    assert [on_board(state, clan) for clan in range(4)] == [29, 29, 29, 29]
    table = Table(until(2, lambda s: len(s.marker) == 4 and all(s.marker)))
    assert sorted(table.state.marker) == [1, 2, 3, 4]


@pytest.mark.rule("I-2P-03")
@pytest.mark.rule("I-2P-04")
def test_the_two_clans_of_a_player_neither_fight_nor_meet() -> None:
    table = war("b", "kai=blue/2p", "suruga=green/1p", "izu=orange/1p", "sagami=blue/1p", players=2)
    refusal = table.refused("blue", ["declare", "kai", "pf", "suruga"])
    assert (refusal.key, refusal.rule) == ("attack-own", "I-2P-03")
    table = war("d_pf", "kai=blue/2p", "suruga=green/1p", players=2)
    assert table.refused("blue", ["march", "kai", "suruga", "spearman", "pf"]).key == "not-friendly"


@pytest.mark.rule("I-2P-05")
def test_fifty_provinces_of_both_clans_win_at_the_end_of_a_round() -> None:
    land = [p for p in PROVINCES if p not in ("sado", "oki", "mutsu", "tsushima", "kai")]
    words = [f"{p}={'blue' if i % 2 else 'green'}/1p" for i, p in enumerate(land[:48])]
    table = war("d_pf", "turn=3 order=orange,red,green,blue", *words, players=2)
    assert table.provinces("blue") + table.provinces("green") == 50
    table.do("blue", ["end"])
    assert GAME.outcome(table.state) is not None and table.state.winners == [0]
    assert table.state.scores[0] == 50


@pytest.mark.rule("I-2P-05")
def test_with_two_players_35_provinces_do_not_win() -> None:
    land = [p for p in PROVINCES if p not in ("sado", "oki", "mutsu", "tsushima", "kai")]
    table = war("d_pf", hold("blue", land[:40]), players=2)
    table.do("blue", ["end"])
    assert GAME.outcome(table.state) is None


@pytest.mark.rule("I-2P-06")
def test_a_variant_is_not_for_two() -> None:
    refusal = GAME.check(2, {**new_game(2).rules.options, "variant": "quick"})
    assert refusal is not None and refusal.rule == "I-2P-05"


# -- quick-play ----------------------------------------------------------------------------------------


@pytest.mark.rule("I-QP-01")
@pytest.mark.rule("I-QP-02")
@pytest.mark.parametrize(("players", "dealt"), [(5, 7), (4, 11), (3, 16)])
def test_quick_play_deals_fewer_cards(players: int, dealt: int) -> None:
    state = new_game(players, variant="quick")
    assert state.provinces == [dealt] * players
    assert [on_board(state, clan) for clan in range(players)] == [dealt] * players


@pytest.mark.rule("I-QP-03")
@pytest.mark.rule("Q-41")
def test_a_claim_then_two_spearmen_and_never_more_than_three() -> None:
    table = Table(new_game(4, variant="quick"))
    clan = table.acting[0]
    assert table.decision == "claim_province"
    claimed = table.legal(clan)[0][1]
    table.do(clan, ["claim", claimed])
    assert table[claimed] == f"{clan}/1p"
    table.do(clan, ["reinforce", claimed], ["reinforce", claimed])
    assert table[claimed] == f"{clan}/3p" and table.acting != [clan]
    assert [(event.key, event.rule) for event in table.log] == [
        ("claimed", "I-QP-03"),
        ("reinforced", "I-QP-03"),
        ("reinforced", "I-QP-03"),
    ]
    other = table.acting[0]
    assert table.refused(other, ["claim", claimed]).key == "occupied"


@pytest.mark.rule("I-QP-04")
@pytest.mark.rule("I-QP-04", example=1)
@pytest.mark.parametrize(
    ("players", "provinces", "board", "tray", "free"),
    [(5, 13, 25, 11, 3), (4, 17, 29, 7, 0), (3, 22, 34, 2, 2)],
)
def test_what_quick_play_comes_to(players: int, provinces: int, board: int, tray: int, free: int) -> None:
    state = at_decision(players, "place_army", variant="quick")
    assert state.provinces == [provinces] * players
    assert [on_board(state, clan) for clan in range(players)] == [board] * players
    assert state.tray[SPEARMAN::FIGURES] == [tray] * players
    assert state.owner.count(-1) == free


@pytest.mark.rule("I-QP-05")
@pytest.mark.rule("I-QP-06")
@pytest.mark.rule("I-QP-06", example=1)
def test_sixteen_units_are_spread_over_three_armies_of_level_2() -> None:
    state = at_decision(4, "place_army", variant="quick")
    for clan in range(4):
        cards = [
            state.army_units[army * BODY : army * BODY + FIGURES] for army in range(3 * clan, 3 * clan + 3)
        ]
        assert [sum(column) for column in zip(*cards)] == [5, 5, 6, 0]
        assert all(2 <= card[0] + card[1] <= 4 for card in cards)
    assert {state.rules.track[hole] for hole in state.experience} == {2}
    assert state.rules.track.index(2) == state.experience[0]


@pytest.mark.rule("I-QP-06")
def test_a_fifth_samurai_finds_no_square() -> None:
    table = Table(at_decision(3, "assign_unit", variant="quick"))
    table.do("blue", *[["assign", "circle"]] * 4)
    assert table.refused("blue", ["assign", "circle"]).rule == "I-COMP-06"


@pytest.mark.rule("I-QP-07")
def test_armies_differ_so_any_of_them_may_be_placed_first_and_none_picks_up_units() -> None:
    table = Table(at_decision(4, "place_army", variant="quick"))
    clan = table.acting[0]
    assert {move[1] for move in table.legal(clan)} == {"circle", "square", "hexagon"}
    assert {move[0] for move in table.legal(clan)} == {"muster"}


@pytest.mark.rule("I-QP-08")
@pytest.mark.rule("I-QP-08", example=1)
@pytest.mark.parametrize(("players", "koku"), [(5, 4), (4, 5), (3, 7)])
def test_quick_play_begins_with_the_usual_koku(players: int, koku: int) -> None:
    assert at_decision(players, "fill_bin", variant="quick").koku == [koku] * players


@pytest.mark.rule("I-QP-09")
def test_successors_start_at_level_2_in_quick_play() -> None:
    table = Table(text("2.round.go_on", "variant=quick", "blue.circle=kai/1g1b/h9/down", "kai=blue/1p")).go()
    table.do("blue", ["successor", "gunner"])
    assert table.level("blue.circle") == 2 and table["blue.circle"] == "kai/1b"


@pytest.mark.rule("I-QP-10")
def test_quick_play_ends_with_the_first_elimination_for_most_provinces() -> None:
    table = war(
        "c",
        "variant=quick",
        "battles=kai:pf:suruga",
        "kai=blue/2p",
        "suruga=orange",
        "orange.circle=suruga",
        "izu=green/1p",
        "sagami=green/1p",
        "mikawa=orange/1p",
        dice=[12, 1],
    ).go()
    assert GAME.outcome(table.state) is not None
    assert table.state.scores == [3, 0, 3] and table.state.winners == [0]  # tied, the eliminator
    assert table.log[-1].rule == "I-QP-10"


@pytest.mark.rule("I-QP-10")
@pytest.mark.rule("Q-41")
def test_a_third_player_may_win_by_somebody_elses_elimination() -> None:
    table = war(
        "c",
        "variant=quick",
        "battles=kai:pf:suruga",
        "kai=blue/2p",
        "orange.circle=suruga",
        "izu=green/1p",
        "sagami=green/1p",
        "dewa=green/1p",
        dice=[12, 1],
    ).go()
    assert table.state.winners == [2]


@pytest.mark.rule("I-QP-10")
@pytest.mark.rule("Q-41")
def test_two_others_with_most_provinces_share_the_victory_over_the_eliminator() -> None:
    table = war(
        "c",
        *("variant=quick", "battles=kai:pf:suruga", "kai=blue/2p", "orange.circle=suruga"),
        *("izu=green/1p", "sagami=green/1p", "dewa=red/1p", "echigo=red/1p"),
        players=4,
        dice=[12, 1],
    ).go()
    assert table.state.scores == [2, 0, 3, 3] and table.state.winners == [2, 3]


@pytest.mark.rule("I-QP-11")
@pytest.mark.parametrize(("players", "goal"), [(5, 30), (4, 35), (3, 40)])
def test_quick_play_has_its_own_number_of_provinces(players: int, goal: int) -> None:
    land = [p for p in PROVINCES if p not in ("sado", "oki", "mutsu", "tsushima", "satsuma", "kai")]
    rest = [p for p in land if p != "suruga"]
    table = war("d_pf", "variant=quick", "suruga=blue/2p", hold("blue", rest[: goal - 3]), players=players)
    assert table.provinces("blue") == goal - 1
    table.do("blue", ["march", "suruga", "kai", "spearman", "pf"])
    assert table.state.winners == [0] and table.log[-1].rule == "I-QP-11"


@pytest.mark.rule("I-QP-12")
def test_the_first_round_limits_hold_in_quick_play() -> None:
    table = war("b", "variant=quick", "kai=blue/2p", "orange.circle=suruga/1g", "suruga=orange/1p", round=1)
    assert table.refused("blue", ["declare", "kai", "pf", "suruga"]).rule == "I-R1-02"


def test_a_log_of_the_set_up_tells_who_holds_what() -> None:
    log: Log = []
    new_game(4, 1, log)
    assert [event.key for event in log] == ["dealt"] * 4 + ["setup-order"]
