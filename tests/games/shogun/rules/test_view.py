"""What a view tells so that nobody who reads it needs to know a rule or a packing."""

from __future__ import annotations

from random import Random

import pytest

from bakufu.games.shogun import GAME
from bakufu.games.shogun.modules.chambers import won
from bakufu.games.shogun.modules.state import FACE_DOWN, FACE_UP, FAVOR_GONE, FAVOR_HELD, IN_BAG
from bakufu.games.shogun.modules.view import (
    ChambersView,
    CourtView,
    OfferedFavor,
    SamuraiView,
    cells_of,
    places_of,
)
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import (
    BUILDINGS,
    CASTLE,
    CHAMBER_MARKERS_EACH,
    CHAMBERS,
    FAVORS,
    LINES,
    PROVINCES,
    TEMPLE,
    THEATER,
)
from tests.games.shogun.playing import board, new_game

KAI, OMI = PROVINCES.index("kai"), PROVINCES.index("omi")


def with_modules(modules: str, **options: str) -> State:
    return new_game(3, 1, None, setup="fixed", modules=modules, **options)


def court(state: State) -> CourtView:
    seen = board(state, None).court
    assert isinstance(seen, CourtView)
    return seen


def chambers(cells: dict[int, int], **options: str) -> ChambersView:
    state = with_modules("chambers", **options)
    state.modules.chambers = [cells.get(space, IN_BAG) for space in range(CHAMBERS)]
    seen = board(state, None).chambers
    assert isinstance(seen, ChambersView)
    assert cells_of(seen) == state.modules.chambers
    return seen


@pytest.mark.rule("S-BUILD-04")
def test_the_view_lists_the_buildings_of_each_province() -> None:
    state = with_modules("none")
    state.buildings = [0] * len(PROVINCES)
    state.buildings[KAI], state.buildings[OMI] = 1 << CASTLE, 1 << TEMPLE | 1 << THEATER
    seen = board(state, None).buildings
    assert (seen[KAI], seen[OMI]) == ((CASTLE,), (TEMPLE, THEATER))
    assert sum(map(len, seen)) == 3
    assert GAME.resample(GAME.view(state, None), Random(1)).buildings == state.buildings


@pytest.mark.rule("S-TC-16")
@pytest.mark.rule("S-TC-19")
def test_the_view_tells_what_each_favor_costs_and_whose_the_others_are() -> None:
    state = with_modules("court")
    at = [0] * FAVORS
    at[2], at[11], at[19], at[3], at[0] = 2, 3, 4, FAVOR_HELD + 2, FAVOR_GONE
    state.modules.favor_at = at
    seen = court(state)
    assert seen.offer == [OfferedFavor(20, 4), OfferedFavor(12, 3), OfferedFavor(3, 2)]
    assert (seen.held, seen.gone) == ([[], [], [4]], [1])
    assert places_of(seen) == at


@pytest.mark.rule("S-TC-21")
@pytest.mark.rule("S-TC-22")
@pytest.mark.rule("S-TC-24")
def test_the_view_tells_what_favor_cards_give_and_whether_that_is_our_estimate() -> None:
    usual = court(with_modules("court")).cards
    assert (usual[8].amount, usual[8].estimate) == (5, True)
    assert (usual[11].amount, usual[11].estimate) == (3, False)  # S-TC-26: printed in the rulebook
    own = court(with_modules("court", favor_chests="1,2,3")).cards
    assert (own[8].amount, own[8].estimate) == (2, False)


@pytest.mark.rule("S-TC-25")
@pytest.mark.rule("S-TC-27")
def test_the_view_tells_what_favor_cards_build_and_protect_from() -> None:
    usual = court(with_modules("court")).cards
    assert (usual[20].building, usual[20].estimate) == (CASTLE, True)
    assert (usual[9].protects, usual[9].estimate, usual[17].protects) == ("a", True, "ab")
    orders = ",".join(BUILDINGS)
    own = court(with_modules("court", favor_buildings=orders, favor_peace="ab,a,b")).cards
    assert (own[20].building, own[20].estimate) == (THEATER, False)
    assert (own[9].protects, own[17].protects) == ("ab", "b")


@pytest.mark.rule("S-CH-08")
@pytest.mark.rule("S-CH-09")
def test_the_view_tells_who_is_ahead_on_each_line_of_the_chambers() -> None:
    """A-28: the chambers turned down count as one more player, who belongs to nobody."""
    seen = chambers({0: 1, 1: 1, 2: FACE_DOWN, LINES: FACE_DOWN, 2 * LINES: FACE_UP})
    assert seen.ahead[:3] == [[1], [-1], []] and seen.ahead[LINES] == [1, -1]
    assert (seen.face_up, seen.face_down) == ([2 * LINES], [2, LINES])
    points = won(cells_of(seen), 3, seen.row_points, seen.column_points)
    assert [len(lines) for lines in points] == [sum(seat in line for line in seen.ahead) for seat in range(3)]


@pytest.mark.rule("S-CH-06")
def test_the_view_tells_how_many_markers_each_seat_has_left() -> None:
    seen = chambers({0: 1, 1: 1, 2: 0})
    assert seen.left == [CHAMBER_MARKERS_EACH - 1, CHAMBER_MARKERS_EACH - 2, CHAMBER_MARKERS_EACH]
    assert seen.estimate
    printed = ",".join(map(str, seen.row_points))
    assert not chambers({}, chamber_rows=printed[::-1], chamber_columns=printed[::-1]).estimate


@pytest.mark.rule("S-SA-02")
def test_the_view_tells_in_which_regions_each_seat_stands() -> None:
    state = with_modules("samurai")
    seen = board(state, None).samurai
    assert isinstance(seen, SamuraiView)
    for seat, regions in enumerate(seen.regions):
        held = {state.rules.region[p] for p, owner in enumerate(state.owner) if owner == seat}
        assert regions == sorted(held) and regions
