"""Actions 8 and 9, and winning (sections 18 and 19)."""

from __future__ import annotations

import pytest

from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.phases.winter import income
from bakufu.games.ikusa.tables import PROVINCES
from tests.games.ikusa.playing import new_game
from tests.games.ikusa.table import FAR, Table, hold, text, war

# -- actions 8 and 9 -----------------------------------------------------------------------------------


@pytest.mark.rule("I-REM-01")
def test_all_ronin_go_back_at_the_end_of_a_round() -> None:
    table = Table(text("2.winter.go_on", "kai=blue/3p2r?", "blue.circle=kai/2g1r", "izu=orange/3p1r")).go()
    assert table.state.ronin_pool == 30 and table["kai"] == "blue/3p" and table.state.hidden_forces == 0


@pytest.mark.rule("I-INC-01")
@pytest.mark.rule("I-INC-01", example=1)
@pytest.mark.rule("I-INC-02")
@pytest.mark.rule("I-INC-02", example=1)
@pytest.mark.parametrize(("provinces", "koku"), [(26, 8), (1, 3), (8, 3), (9, 3), (11, 3), (12, 4), (34, 11)])
def test_a_third_of_the_provinces_but_at_least_three(provinces: int, koku: int) -> None:
    assert income(provinces) == koku
    land = [p for p in PROVINCES if p not in ("oki", "sado", "tsushima")]
    table = Table(text("2.winter.go_on", "variant=long", hold("blue", land[: provinces - 1]))).go()
    assert table.provinces("blue") == provinces and table.state.koku[0] == koku


@pytest.mark.rule("I-INC-02")
def test_without_a_daimyo_there_is_no_least_income() -> None:
    land = " ".join(f"{clan}.hexagon={FAR[clan]} {FAR[clan]}={clan}/1p" for clan in ("blue", "orange"))
    table = Table(f"ikusa/3 at=2.winter.go_on order=blue,orange {land}").go()
    assert table.state.koku == [3, 3, 0]


@pytest.mark.rule("Q-04")
@pytest.mark.parametrize("clans", [3, 4, 5])
def test_thirty_koku_are_always_enough(clans: int) -> None:
    """Nobody has won yet, so nobody has 35 provinces; the dearest way to share 68 costs 30 koku."""

    def dearest(left: int, seats: int, most: int) -> int:
        if not seats:
            return 0
        shares = range(1, min(most, left - seats + 1) + 1)
        return max(income(share) + dearest(left - share, seats - 1, share) for share in shares)

    assert dearest(len(PROVINCES), clans, 34) <= 30
    assert clans < 5 or dearest(len(PROVINCES), clans, 34) == 30


@pytest.mark.rule("I-INC-03")
def test_empty_provinces_pay_nobody() -> None:
    land = [p for p in PROVINCES if p not in ("oki", "sado", "tsushima")]
    table = Table(text("2.winter.go_on", hold("blue", land[:11]))).go()
    assert table.state.koku == [4, 3, 3]


# -- victory -------------------------------------------------------------------------------------------


def reason(table: Table) -> tuple[object, str | None]:
    """Why the game ended and by which rule, as its last event says."""
    assert table.log[-1].key == "game-over"
    return table.log[-1].facts["reason"], table.log[-1].rule


def nearly(variant: str, round: int = 2, *words: str) -> Table:
    land = [p for p in PROVINCES if p not in ("kai", "suruga", "oki", "sado", "tsushima", "mutsu")]
    words = (f"variant={variant}", hold("blue", land[:32]), "suruga=blue/2b", *words)
    return war("d_pf", *words, round=round, players=4)


@pytest.mark.rule("I-WIN-01")
def test_the_35th_province_wins_at_once() -> None:
    table = nearly("standard")
    assert table.provinces("blue") == 34 and GAME.outcome(table.state) is None
    table.do("blue", ["march", "suruga", "kai", "bowman", "pf"])
    assert table.state.winners == [0] and table.state.scores == [35, 1, 1, 1] and table.acting == []
    assert reason(table) == ("goal", "I-WIN-01")


@pytest.mark.rule("I-WIN-02")
@pytest.mark.rule("I-WIN-02", example=1)
def test_in_the_longer_game_the_end_of_the_round_decides() -> None:
    table = nearly("long")
    table.do("blue", ["march", "suruga", "kai", "bowman", "pf"], ["end"])
    assert table.provinces("blue") == 35 and GAME.outcome(table.state) is None
    # One of the 35 is lost before the round ends.
    words = [
        "variant=long",
        "turn=3 order=blue,orange,green,red",
        "battles=mino:pf:owari",
        "mino=red/1b",
        "owari=blue/1p",
    ]
    land = [p for p in PROVINCES if p not in ("mino", "owari", "oki", "sado", "tsushima", "mutsu")]
    table = Table(text("2.c.go_on", *words, hold("blue", land[:33]), players=4), dice=[1])
    assert table.provinces("blue") == 35
    table.go().do("red", ["end"], ["end"])
    assert table.provinces("blue") == 34 and table.state.round == 3 and GAME.outcome(table.state) is None


@pytest.mark.rule("I-WIN-02")
def test_in_the_longer_game_35_at_the_end_of_the_round_win() -> None:
    table = nearly("long")
    table.do("blue", ["march", "suruga", "kai", "bowman", "pf"], ["end"])
    for clan in ("orange", "green", "red"):
        table.do(clan, ["end"], ["end"], ["end"], ["end"])
    assert table.state.winners == [0]
    assert reason(table) == ("goal", "I-WIN-02")


@pytest.mark.rule("Q-40")
def test_the_last_player_wins_at_once() -> None:
    words = ["battles=kai:pf:suruga", "kai=blue/1b", "orange.circle=suruga", "blue.circle=izu"]
    table = Table("ikusa/3 at=2.c.go_on order=blue,orange izu=blue/1p " + " ".join(words), dice=[1]).go()
    assert table.state.winners == [0]
    assert reason(table) == ("last", "Q-40")


@pytest.mark.rule("Q-39")
def test_the_round_limit_of_a_table_ends_the_game_for_most_provinces() -> None:
    table = Table(text("8.winter.go_on", "round_limit=8", "kai=blue/1p")).go()
    assert table.state.winners == [0] and table.state.scores == [2, 1, 1]
    assert reason(table) == ("limit", "Q-39")


@pytest.mark.rule("Q-39")
def test_by_a_house_rule_for_a_first_game_nobody_wins_before_round_4() -> None:
    """Blue owns 35 provinces in round 3 and plays on; when round 4 ends with 35 of them, he wins."""
    names = [p for p in PROVINCES if p not in (*FAR.values(), "kai", "suruga", "hida")]
    words = [hold("blue", names[:33]), "kai=blue/1p", "order=blue,orange,green"]
    early = Table(text("3.winter.go_on", *words, "suruga=blue/1p", "goal=round_4")).go()
    assert early.provinces("blue") >= 35 and GAME.outcome(early.state) is None
    late = Table(text("4.winter.go_on", *words, "suruga=blue/1p", "goal=round_4")).go()
    assert late.state.winners == [0] and reason(late) == ("goal", "Q-39")


@pytest.mark.rule("Q-39")
@pytest.mark.parametrize(("at", "over"), [(3, False), (4, True)])
def test_by_that_house_rule_the_35th_province_wins_at_once_from_round_4_on(at: int, over: bool) -> None:
    table = nearly("standard", at, "goal=round_4")
    table.do("blue", ["march", "suruga", "kai", "bowman", "pf"])
    assert table.provinces("blue") == 35
    assert (GAME.outcome(table.state) is not None) == over


@pytest.mark.rule("I-WIN-01")
def test_a_house_rule_lets_a_few_more_provinces_than_at_the_start_win_at_once() -> None:
    """Three players begin with 22 provinces each; two more win."""
    names = [p for p in PROVINCES if p not in (*FAR.values(), "kai", "suruga")]
    table = war("d_pf", hold("blue", names[:21]), "goal=plus_2", "kai=blue/2p")
    assert table.provinces("blue") == 23
    table.do("blue", ["march", "kai", "suruga", "spearman", "pf"])
    assert table.decision == "game_over" and table.state.winners == [0]


@pytest.mark.rule("I-2P-05")
@pytest.mark.parametrize(("players", "win"), [(2, 38), (3, 26), (4, 21), (5, 17)])
def test_the_house_rule_counts_from_what_the_players_begin_with(players: int, win: int) -> None:
    assert new_game(players, goal="plus_4").rules.provinces_to_win == win


@pytest.mark.rule("I-WIN-02")
def test_two_with_as_many_provinces_as_a_house_rule_asks_play_on() -> None:
    """Only a house rule makes it possible; the round limit still ends the game for both."""
    names = [p for p in PROVINCES if p not in FAR.values()]
    blue, orange = hold("blue", names[:23]), hold("orange", names[23:46])
    words = (blue, orange, "variant=long", "goal=plus_2")
    table = Table(text("3.winter.go_on", *words)).go()
    assert table.provinces("blue") == table.provinces("orange") == 24
    assert table.decision == "fill_bin" and table.state.round == 4
    table = Table(text("8.winter.go_on", *words, "round_limit=8")).go()
    assert table.state.winners == [0, 1]
