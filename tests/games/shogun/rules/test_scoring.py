"""Section 10.4: scoring (S-SCORE)."""

from __future__ import annotations

import pytest

from bakufu.games.shogun.tables import PROVINCES, REGION, REGIONS
from tests.games.shogun.table import Table

# One province of every region of the sun board that has three building spaces or two.
IN_GREEN, IN_RED, IN_PURPLE, IN_YELLOW, IN_BROWN = "izumo", "omi", "iyo", "izu", "etchu"


def points(words: str, players: int = 4) -> list[int]:
    """The points of everybody in such a winter."""
    return Table(f"shogun/{players} at=y1.winter.scoring.go_on {words}").go().state.vp


@pytest.mark.rule("S-SCORE-01")
def test_each_province_is_a_point() -> None:
    assert points("kai=red9 ise=blue1 mino=blue2 aki=blue3") == [1, 3, 0, 0]


@pytest.mark.rule("S-SCORE-01")
def test_each_building_is_a_point() -> None:
    # In the red region Blue has more of everything, in the brown one Red.
    alone = points("omi=red1ctn hida=blue1ct mikawa=blue1n wakasa=blue1ct owari=blue1n harima=blue1")
    assert alone[0] == 1 + 3


@pytest.mark.rule("S-SCORE-01")
def test_points_add_up_over_the_years() -> None:
    assert points("kai=red2 vp=20,11,0,0") == [21, 11, 0, 0]


@pytest.mark.rule("S-SCORE-01")
def test_a_province_lost_in_a_winter_revolt_does_not_score() -> None:
    table = Table(
        "shogun/3 at=y1.winter.winter.go_on order=red,blue,yellow events=EV07 kai=red2 "
        "suruga=red2c rice=1,0,0",
        revolt=[1],
    ).go()
    table.tray(farmers=1)
    assert table["suruga"] == "neutral"
    assert table.state.vp == [1, 0, 0]


@pytest.mark.rule("S-SCORE-02")
@pytest.mark.parametrize(("tile", "value"), [("c", 3), ("t", 2), ("n", 1)])
@pytest.mark.parametrize("province", [IN_GREEN, IN_RED, IN_PURPLE, IN_YELLOW, IN_BROWN])
def test_the_most_of_a_kind_in_a_region(province: str, tile: str, value: int) -> None:
    assert points(f"{province}=red1{tile}") == [1 + 1 + value, 0, 0, 0]


@pytest.mark.rule("S-SCORE-02")
def test_the_most_is_counted_region_by_region() -> None:
    # Two castles of Red in two regions, two of Blue in one of them.
    green = [name for name in PROVINCES if REGIONS[REGION[0][PROVINCES.index(name)]] == "green"]
    assert {"aki", "bingo", "hoki"} <= set(green)
    assert points("aki=red1c etchu=red1c bingo=blue1c hoki=blue1c") == [2 + 2 + 3, 2 + 2 + 3, 0, 0]


@pytest.mark.rule("S-SCORE-02")
@pytest.mark.parametrize(("board", "value"), [("sun", 3 + 3), ("moon", 3)])
def test_regions_are_those_of_the_board(board: str, value: int) -> None:
    # Kai is yellow under the sun and red under the moon; Mino is red on both.
    assert points(f"board={board} kai=red1c mino=red1c") == [2 + 2 + value, 0, 0, 0]


@pytest.mark.rule("S-SCORE-03")
@pytest.mark.parametrize(("tile", "value"), [("c", 2), ("t", 1), ("n", 0)])
def test_tied_players_get_one_point_less_each(tile: str, value: int) -> None:
    assert points(f"aki=red1{tile} bingo=blue1{tile}") == [2 + value, 2 + value, 0, 0]


@pytest.mark.rule("S-SCORE-03")
def test_a_tie_of_three_is_worth_the_same() -> None:
    assert points("aki=red1c bingo=blue1c hoki=yellow1c") == [4, 4, 4, 0]


@pytest.mark.rule("S-SCORE-04")
def test_without_a_building_there_is_no_majority() -> None:
    assert points("aki=red1 bingo=red1 hoki=blue1") == [2, 1, 0, 0]


@pytest.mark.rule("S-SCORE-04", example=1)
def test_one_region_with_ties_and_a_majority() -> None:
    # castles red 2, blue 2, yellow 1; temples red 1; theaters blue 1, yellow 1
    got = points("aki=red1ct bingo=red1c hoki=blue1cn bitchu=blue1c izumo=yellow1cn")
    assert got == [2 + 3 + 2 + 2, 2 + 3 + 2, 1 + 2, 0]


@pytest.mark.rule("S-SCORE-04", example=2)
def test_a_score_of_20() -> None:
    # Five theaters tie with Blue's for nothing; one castle stands alone; one temple ties.
    red = "aki=red1cn omi=red1tn iyo=red1n izu=red1n etchu=red1n kai=red1 mino=red1 ise=red1 noto=red1"
    blue = "bingo=blue1n echizen=blue1tn kii=blue1n sagami=blue1n kaga=blue1n"
    assert points(f"{red} {blue}")[0] == 9 + 7 + 3 + 1
