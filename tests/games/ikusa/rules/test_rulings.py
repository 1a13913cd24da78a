"""Rulings that offer a choice: how ties are settled (Q-03), and who sees the figures in the trays (Q-45)."""

from __future__ import annotations

from random import Random

import pytest

from bakufu.bots.registry import bot
from bakufu.engine.game import HIDDEN
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.stages import TAKE_MARKER
from bakufu.games.ikusa.tables import FIGURES, FIGURES_EACH
from tests.games.ikusa.playing import at_decision, board, random_game
from tests.games.ikusa.table import Table, text, war
from tests.games.ikusa.war_table import story

CLANS = ["blue", "orange", "green", "red", "black"]


def tied(*bids: int, ties: str = "agreement", players: int = 0, words: str = "") -> Table:
    """The markers are about to be taken."""
    bins = " ".join(f"{clan}.bins={bid},0,1,0,0" for clan, bid in zip(CLANS, bids))
    players = players or len(bids)
    return Table(text("2.order.go_on", f"ties={ties}", bins, words, players=players)).go()


# -- equal bids ----------------------------------------------------------------------------------------


@pytest.mark.rule("Q-03")
@pytest.mark.rule("I-ORDER-02")
def test_unless_the_table_wants_it_otherwise_the_lot_orders_equal_bids_at_once() -> None:
    table = tied(1, 1, 0, ties="lot")
    assert table.decision == "take_marker" and table.chance.asked == ["order-tie"]
    assert GAME.options[[option.name for option in GAME.options].index("ties")].default == "lot"


@pytest.mark.rule("Q-03")
@pytest.mark.rule("I-ORDER-02")
def test_equal_bids_may_settle_who_gets_which_marker() -> None:
    table = tied(2, 2, 2, 0)
    assert table.decision == "settle_tie" and table.acting == ["blue"]
    table.do("blue", ["agree", 3])
    assert board(table.state, 3).marker == [3, 0, 0, 0]  # everybody hears it
    assert table.acting == ["orange"]
    assert table.refused("orange", ["agree", 3]).rule == "I-ORDER-02"
    table.do("orange", ["agree", 1]).do("green", ["agree", 4])
    assert table.state.marker == [3, 1, 4, 2]  # red had no bid and draws what is left
    assert "order-tie" not in table.chance.asked
    assert story(table)[:4] == [
        "tie-named seat=0 marker=3 (I-ORDER-02)",
        "tie-named seat=1 marker=1 (I-ORDER-02)",
        "tie-named seat=2 marker=4 (I-ORDER-02)",
        "tie-settled seats=[0, 1, 2] (I-ORDER-02)",
    ]


@pytest.mark.rule("Q-03")
@pytest.mark.rule("I-ORDER-02")
def test_whoever_of_them_asks_for_the_lot_ends_the_talks() -> None:
    table = tied(2, 2, 2, 0).do("blue", ["agree", 1]).do("orange", ["lot"])
    assert table.chance.asked == ["order-tie"] * 2
    assert table.state.marker == [0, 0, 0, 0] and table.decision == "take_marker"
    first = table.acting[0]
    assert table.legal(first) == [["take", 1], ["take", 2], ["take", 3], ["take", 4]]
    for marker in (2, 1, 3):
        table.do(table.acting[0], ["take", marker])
    assert table.state.marker[CLANS.index(first)] == 2 and table.state.marker[3] == 4
    assert story(table)[1] == "tie-lot seat=1 (I-ORDER-02)"


@pytest.mark.rule("Q-03")
def test_the_lot_gives_every_tied_clan_its_chance() -> None:
    firsts = set()
    for seed in range(20):
        state = tied(1, 1, 0).state
        table = Table(state)
        table.chance.rest = type(table.chance.rest)(seed)
        firsts.add(table.do("blue", ["lot"]).acting[0])
    assert firsts == {"blue", "orange"}


@pytest.mark.rule("Q-03")
@pytest.mark.rule("I-ORDER-01")
def test_the_higher_bid_still_chooses_before_those_who_are_tied() -> None:
    table = tied(1, 3, 1)
    assert table.acting == ["orange"] and table.decision == "take_marker"
    table.do("orange", ["take", 1])
    assert table.acting == ["blue"] and table.decision == "settle_tie"
    assert table.legal("blue") == [["agree", 2], ["agree", 3], ["lot"]]
    table.do("blue", ["agree", 3]).do("green", ["agree", 2])
    assert table.state.marker == [3, 1, 2]


@pytest.mark.rule("Q-03")
def test_every_tie_is_settled_by_itself() -> None:
    table = tied(2, 1, 2, 1).do("blue", ["agree", 4]).do("green", ["lot"])
    for _ in range(2):
        table.do(table.acting[0], table.legal(table.acting[0])[0])
    assert table.decision == "settle_tie" and table.acting == ["orange"]
    table.do("orange", ["agree", 3]).do("red", ["agree", 4])
    assert table.state.marker[1] == 3 and table.state.marker[3] == 4
    assert sorted(table.state.marker) == [1, 2, 3, 4]


@pytest.mark.rule("Q-03")
@pytest.mark.rule("Q-42")
def test_two_clans_of_one_player_are_tied_like_any_others() -> None:
    table = tied(1, 0, 1, 0, players=2)
    table.do("blue", ["agree", 2])
    assert table.acting == ["green"]
    table.do("green", ["agree", 1])
    assert table.state.marker[0] == 2 and table.state.marker[2] == 1


@pytest.mark.rule("Q-03")
def test_what_is_no_answer_to_a_tie_is_refused_with_the_rule() -> None:
    table = tied(1, 1, 0)
    assert table.refused("blue", ["take", 1]).rule == "I-ORDER-02"
    assert table.refused("orange", ["agree", 1]).key == "not-your-turn"
    assert table.refused("blue", ["agree", 5]).rule == "I-ORDER-02"
    assert tied(2, 1, 0).refused("blue", ["lot"]).rule == "I-ORDER-01"


@pytest.mark.rule("Q-03")
def test_a_bot_settles_for_what_it_wants_or_asks_for_the_lot() -> None:
    table = tied(1, 1, 0)
    decide = bot("normal", "ikusa")
    wanted = decide(GAME.view(table.state, 0), Random(1))
    assert GAME.moves.decode(wanted)[0] == "agree"
    GAME.apply(table.state, 0, wanted, table.chance)
    view = GAME.view(table.state, 1)
    answer = decide(view, Random(1))
    assert GAME.moves.decode(answer) == ["lot"]


@pytest.mark.rule("Q-03")
def test_a_position_in_the_middle_of_the_talks_can_be_written_down() -> None:
    table = tied(2, 2, 2, 0).do("blue", ["agree", 2])
    again = GAME.read(GAME.write(table.state))
    assert again == table.state and DECISIONS[again.decision] == "settle_tie"
    assert at_decision(4, "settle_tie", ties="agreement").decision != TAKE_MARKER


# -- trays behind the screens --------------------------------------------------------------------------


@pytest.mark.rule("Q-45")
def test_trays_army_cards_levels_and_koku_are_open_to_all() -> None:
    table = war("a", "koku=3,4,5", "orange.circle=kai/2b3p/h5", "kai=orange/1g")
    for viewer in (0, 2, None):
        seen = board(table.state, viewer)
        assert seen.tray == table.state.tray and seen.koku == [3, 4, 5]
        assert seen.army_units == table.state.army_units and seen.levels[3] == 2


@pytest.mark.rule("Q-45")
def test_a_table_may_hide_the_trays_and_nothing_else() -> None:
    words = ("koku=3,4,5", "orange.circle=kai/2b3p", "kai=orange/1g")
    hidden, plain = war("a", "trays=hidden", *words), war("a", *words)
    for viewer in (0, 1, 2):
        seen, usual = board(hidden.state, viewer), board(plain.state, viewer)
        own = slice(viewer * FIGURES, (viewer + 1) * FIGURES)
        assert seen.tray[own] == usual.tray[own]
        assert seen.tray.count(HIDDEN) == 2 * FIGURES
        assert (seen.army_units, seen.koku, seen.force_units, seen.levied) == (
            usual.army_units,
            usual.koku,
            usual.force_units,
            usual.levied,
        )
    assert set(board(hidden.state, None).tray) == {HIDDEN}


@pytest.mark.rule("Q-45")
def test_with_two_players_both_own_trays_are_seen() -> None:
    table = war("a", "trays=hidden", players=2)
    seen = board(table.state, 1).tray
    assert [seen[clan * FIGURES] == HIDDEN for clan in range(4)] == [True, False, True, False]


@pytest.mark.rule("Q-45")
def test_when_the_game_is_over_the_trays_are_shown() -> None:
    table = Table(text("8.winter.go_on", "round_limit=8", "trays=hidden", "kai=blue/1p")).go()
    assert table.decision == "game_over" and board(table.state, None).tray == table.state.tray


@pytest.mark.rule("Q-45")
@pytest.mark.parametrize("players", [2, 4])
def test_who_imagines_hidden_trays_counts_the_figures(players: int) -> None:
    """Nobody is out yet: what does not stand anywhere lies in the tray."""
    for number, state in enumerate(random_game(players, 6, trays="hidden")):
        if number % 97 == 0 and all(state.alive):
            for viewer in (0, None):
                assert GAME.resample(GAME.view(state, viewer), Random(number)).tray == state.tray
        if state.round > 4:
            break


@pytest.mark.rule("Q-45")
def test_inherited_figures_are_counted_too() -> None:
    """Green is out and somebody has its figures; the sum is known, and own figures are."""
    words = ("trays=hidden", "green.circle=none", "blue.circle=kai/1b", "orange.circle=izu/1b")
    blue, orange = [17, 18, 18, 72], [8, 9, 9, 36]
    table = war(
        "a", *words, "order=blue,orange", f"blue.tray={','.join(map(str, blue))}", "green.tray=0,0,0,0"
    )
    assert table.state.tray == [*blue, *orange, 0, 0, 0, 0]
    for seed in range(6):
        for viewer in (0, 1, None):
            again = GAME.resample(GAME.view(table.state, viewer), Random(seed))
            assert GAME.broken_invariants(again) == []
            if viewer is not None:
                assert again.tray == table.state.tray
            assert sum(again.tray[3::FIGURES]) == 3 * FIGURES_EACH[3]


@pytest.mark.rule("Q-45")
@pytest.mark.rule("Q-03")
def test_old_tables_do_not_know_these_options() -> None:
    """Quiet options: a table that leaves them alone has the options that it always had."""
    assert not {"ties", "trays"} & set(war("a").state.rules.options)
    table = war("a", "trays=hidden", "ties=agreement")
    assert table.state.rules.options["trays"] == "hidden" and "ties=agreement" in GAME.write(table.state)
