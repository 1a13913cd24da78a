"""Section 11.4: Chambers (S-CH)."""

from __future__ import annotations

import pytest

from bakufu.engine.events import Event, Facts
from bakufu.games.shogun.modules.chambers import won
from bakufu.games.shogun.tables import CHAMBER_COLUMNS, CHAMBER_ROWS, REGIONS
from tests.games.shogun.playing import new_game, random_game
from tests.games.shogun.rules.test_samurai import in_regions
from tests.games.shogun.table import Table

UP, DOWN, BAG = 5, 6, 7
TILES = "tiles=green,red,purple,yellow,brown"
EXCHANGE = "at=y1.spring.chambers.go_on events=EV01,EV02,EV03"
OPEN = "chambers=oooooo/....../....../....../....../......"

# Five players A-E and the neutral one (.): the sums are those of the rulebook.
GRID = ["ABB.BC", "...DDE", "DDEDDD", "BDDEBC", "B.CCCA", "AA..AA"]
TERMS = [[3, 0, 2], [1, 1, 0, 2], [3, 2], [2, 1, 0, 1, 2], []]


def board_of(grid: list[str]) -> list[int]:
    return ["ABCDE.".index(sign) if sign != "." else DOWN for sign in "".join(grid)]


def exchange(words: str, players: int = 3, at: str = EXCHANGE) -> Table:
    return Table(f"shogun/{players} modules=chambers {at} {OPEN} {words}").go()


# -- set-up and draw


@pytest.mark.rule("S-CH-01")
@pytest.mark.rule("S-CH-02")
def test_at_the_beginning_36_markers_are_in_the_bag_and_five_tiles_in_a_row() -> None:
    state = new_game(4, modules="chambers")
    assert state.modules.chambers == [BAG] * 36
    assert sorted(state.modules.tiles) == [0, 1, 2, 3, 4]


@pytest.mark.rule("S-CH-02")
def test_the_region_tiles_are_shuffled_and_told() -> None:
    rows = {tuple(new_game(4, seed, modules="chambers").modules.tiles) for seed in range(20)}
    assert len(rows) > 10
    log: list[Event] = []
    state = new_game(4, 1, log, modules="chambers")
    told = Event("region-tiles", {"regions": [REGIONS[tile] for tile in state.modules.tiles]}, rule="S-CH-02")
    assert log[0] == told


@pytest.mark.rule("S-CH-03")
@pytest.mark.rule("A-27")
def test_six_chambers_open_in_each_of_six_action_rounds() -> None:
    log: list[Event] = []
    for state in random_game(3, 3, log, modules="chambers", setup="fixed"):
        rounds = (
            3 * (state.year - 1) + min(3, state.season + 1) - (state.year == 2 and state.season == 3 and 0)
        )
        assert 36 - state.modules.chambers.count(BAG) == 6 * rounds
    drawn = [event.facts["chambers"] for event in log if event.key == "chambers-drawn"]
    assert len(drawn) == 6
    spaces = [space for six in drawn if isinstance(six, list) for space in six]
    assert len(set(spaces)) == 36
    assert BAG not in state.modules.chambers and UP not in state.modules.chambers


@pytest.mark.rule("S-CH-03")
def test_the_draw_comes_first_and_lies_face_up_on_its_own_spaces() -> None:
    table = Table(
        "shogun/3 modules=chambers at=y1.spring.layout.go_on events=EV01,EV02,EV03,EV04",
        chamber=[35, 0, 6, 0, 0, 0],
    ).go()
    open_ = [space for space, marker in enumerate(table.state.modules.chambers) if marker == UP]
    assert open_ == [0, 1, 2, 3, 7, 35]
    keys = [event.key for event in table.log]
    assert keys[:3] == ["round", "chambers-drawn", "actions-shown"]
    assert table.log[1].facts == {"chambers": ["1-1", "1-2", "1-3", "1-4", "2-2", "6-6"]}
    assert table.log[1].rule == "S-CH-03"


# -- the exchange


@pytest.mark.rule("S-CH-04")
def test_the_first_of_each_region_may_exchange_tile_by_tile() -> None:
    words = f"{in_regions('red', 2)} {in_regions('blue', 5, skip=1)} tiles=brown,red,green,yellow,purple"
    table = exchange(words.replace("blue1", "blue1", 1) + " order=red,blue,yellow")
    seen = []
    while table.decision == "exchange_marker":
        seen.append((table.events("chamber-region")[-1].facts["region"], table.acting[0]))
        table.do(table.acting[0], ["decline"])
    assert seen == [
        ("brown", "blue"),
        ("red", "red"),
        ("green", "red"),
        ("yellow", "blue"),
        ("purple", "blue"),
    ]
    assert len(table.events("exchange-declined")) == 5


@pytest.mark.rule("S-CH-04")
def test_an_exchange_puts_an_own_marker_there() -> None:
    table = exchange(f"{in_regions('red', 1)} {TILES}")
    assert table.legal("red") == [["decline"], *([["exchange", 1, column] for column in range(1, 7)])]
    refusal = table.refused("red", ["exchange", 2, 1])
    assert (refusal.key, refusal.rule) == ("chamber-not-open", "S-CH-04")
    assert refusal.facts == {"row": 2, "column": 1}
    table.do("red", ["exchange", 1, 3])
    assert table.state.modules.chambers[:6] == [DOWN, DOWN, 0, DOWN, DOWN, DOWN]
    assert table.events("exchanged") == [Event("exchanged", {"seat": 0, "chamber": "1-3"}, rule="S-CH-04")]
    told = Event("chamber-region", {"seat": 0, "region": "green"}, rule="S-CH-04")
    assert table.events("chamber-region") == [told]


@pytest.mark.rule("S-CH-05", example=1)
def test_of_several_the_earlier_in_turn_order_is_first() -> None:
    for order, first in (("red,blue,yellow", "red"), ("yellow,blue,red", "blue")):
        words = f"{in_regions('red', 1)} {in_regions('red', 1, skip=1)} {in_regions('blue', 1, skip=2)}"
        words += f" {in_regions('blue', 1, skip=3)} {in_regions('yellow', 1, skip=4)} {TILES} order={order}"
        assert exchange(words).acting == [first]


@pytest.mark.rule("S-CH-05")
def test_more_provinces_beat_the_turn_order() -> None:
    words = f"{in_regions('red', 1)} {in_regions('blue', 1, skip=1)} {in_regions('blue', 1, skip=2)}"
    assert exchange(f"{words} {TILES} order=red,blue,yellow").acting == ["blue"]


@pytest.mark.rule("S-CH-05")
def test_an_empty_region_is_skipped() -> None:
    table = exchange(f"{in_regions('red', 1)} tiles=brown,red,purple,yellow,green")
    assert [event.facts["region"] for event in table.events("chamber-region")] == ["green"]


@pytest.mark.rule("S-CH-06")
def test_who_is_first_in_several_regions_exchanges_several_times() -> None:
    table = exchange(f"{in_regions('red', 5)} {TILES}")
    for column in range(1, 6):
        table.do("red", ["exchange", 1, column])
    assert table.state.modules.chambers[:6] == [0, 0, 0, 0, 0, DOWN]


@pytest.mark.rule("S-CH-06")
@pytest.mark.rule("A-60")
def test_without_own_markers_left_nobody_exchanges() -> None:
    full = "chambers=111111/111111/111xxx/xxxxxx/xxxxxx/oooooo"
    table = Table(
        f"shogun/3 modules=chambers at=y2.fall.chambers.go_on events=EV01 {full}"
        f" {in_regions('red', 1)} {in_regions('blue', 2, skip=1)} {TILES} order=red,blue,yellow"
    ).go()
    assert [event.facts["seat"] for event in table.events("chamber-region")] == [1]


@pytest.mark.rule("S-CH-06")
def test_without_an_open_chamber_nobody_is_asked() -> None:
    table = Table(
        f"shogun/3 modules=chambers {EXCHANGE} {OPEN.replace('o', 'x')} {in_regions('red', 3)} {TILES}"
    ).go()
    assert not table.events("chamber-region")


@pytest.mark.rule("S-CH-07", example=1)
def test_afterwards_open_chambers_are_turned_and_the_first_tile_becomes_the_last() -> None:
    table = exchange(f"{in_regions('red', 1)} {TILES}").do("red", ["exchange", 1, 1])
    assert [REGIONS[tile] for tile in table.state.modules.tiles] == [
        "red",
        "purple",
        "yellow",
        "brown",
        "green",
    ]
    facts: Facts = {"count": 5, "regions": ["red", "purple", "yellow", "brown", "green"]}
    assert table.events("chambers-turned") == [Event("chambers-turned", facts, rule="S-CH-07")]
    assert table.state.modules.chambers[:6] == [0, DOWN, DOWN, DOWN, DOWN, DOWN]
    assert table.state.modules.tile == 0


# -- points


@pytest.mark.rule("S-CH-08")
@pytest.mark.rule("S-CH-09", example=1)
def test_the_lines_of_the_example() -> None:
    found = won(board_of(GRID), 5, CHAMBER_ROWS, CHAMBER_COLUMNS)
    assert found == TERMS
    assert [sum(terms) for terms in found] == [5, 4, 5, 6, 0]


@pytest.mark.rule("S-CH-08")
def test_the_most_markers_in_a_row_or_column_win_its_points() -> None:
    board = [BAG] * 36
    board[30:33] = [1, 1, 0]  # the last row, worth 3; the columns are worth 1, 1 and 2
    assert won(board, 3, CHAMBER_ROWS, CHAMBER_COLUMNS) == [[2], [3, 1, 1], []]


@pytest.mark.rule("S-CH-09")
@pytest.mark.rule("A-28")
@pytest.mark.parametrize(
    ("row", "terms"),
    [([0, 0, 1, 1, BAG, BAG], ([2], [2])), ([0, DOWN, BAG, BAG, BAG, BAG], ([2], [])),
     ([0, DOWN, DOWN, BAG, BAG, BAG], ([], [])), ([0, 0, 1, DOWN, BAG, BAG], ([3], []))],
)  # fmt: skip
def test_ties_cost_a_point_also_with_the_neutral_player(
    row: list[int], terms: tuple[list[int], list[int]]
) -> None:
    board = [BAG] * 30 + row
    found = won(board, 2, [0, 0, 0, 0, 0, 3], [0] * 6)
    assert ([term for term in found[0] if term], [term for term in found[1] if term]) == terms


@pytest.mark.rule("S-CH-09")
def test_a_tied_line_worth_nothing_takes_nothing_away() -> None:
    found = won([0, 1] + [BAG] * 34, 2, [0] * 6, [0] * 6)
    assert found == [[0, 0], [0, 0]]


@pytest.mark.rule("S-CH-08")
def test_at_the_end_of_the_game_the_lines_are_scored() -> None:
    board = "chambers=111111/xxxxxx/xxxxxx/xxxxxx/xxxxxx/2xxxxx"
    words = f"at=y2.winter.scoring.go_on order=red,blue,yellow {board}"
    table = Table(f"shogun/3 modules=chambers {words}").go()
    assert table.state.vp == [1, 0, 0]
    facts: Facts = {"seat": 0, "lines": 1, "sum": 1, "total": 1}
    assert table.events("scored-chambers")[0] == Event("scored-chambers", facts, rule="S-CH-08")


@pytest.mark.rule("S-CH-08")
def test_a_table_puts_in_the_points_of_its_own_board() -> None:
    board = "chambers=111111/x1xxxx/x1xxxx/x1xxxx/xxxxxx/2xxxxx"
    words = f"at=y2.winter.scoring.go_on order=red,blue,yellow {board}"
    options = "chamber_rows=4,1,1,1,1,1 chamber_columns=1,5,1,1,1,1"
    table = Table(f"shogun/3 modules=chambers {options} {words}").go()
    assert table.state.vp == [9, 0, 0]


@pytest.mark.rule("S-CH-08")
def test_after_the_first_year_nothing_is_scored() -> None:
    board = "chambers=111111/111111/111xxx/....../....../......"
    words = f"at=y1.winter.scoring.go_on order=red,blue,yellow {board}"
    assert Table(f"shogun/3 modules=chambers {words}").go().state.vp == [0, 0, 0]
