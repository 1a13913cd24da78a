"""S-SETUP: what lies on the table before the first round."""

from __future__ import annotations

import pytest

from bakufu.engine.errors import Refused
from bakufu.engine.events import Log
from bakufu.games.shogun import GAME
from bakufu.games.shogun.options import DEFAULTS
from bakufu.games.shogun.stages import STAGE_PLANNING
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import CARDS, PROVINCES
from tests.games.shogun.playing import board, new_game, random_game
from tests.games.shogun.table import Table

SUN_CLOSED = ["izumo", "iwami", "sanuki", "tosa", "echigo", "mutsu", "kazusa", "awa-boso"]
MOON_CLOSED = ["iwami", "aki", "mutsu", "shimotsuke", "iyo", "tosa", "hitachi", "shimosa"]


def _loading(players: int) -> Table:
    """A fixed set-up whose players load a real tower: the cubes are in the air."""
    table = Table(new_game(players, setup="fixed", fixed_columns="by_seat", tower_model="manual"))
    assert table.decision == "enter_tower"
    return table


def _first_round(players: int, **options: str) -> State:
    """The first planning after a random draft, or at once after a fixed set-up."""
    for state in random_game(players, 1, None, **options):
        if state.stage == STAGE_PLANNING:
            return state
    raise AssertionError("nobody ever planned")


@pytest.mark.rule("S-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 2, 6, -3])
def test_fewer_than_three_or_more_than_five_cannot_play(players: int) -> None:
    refusal = GAME.check(players, DEFAULTS)
    assert refusal is not None
    assert refusal.rule == "S-SETUP-01"


@pytest.mark.rule("S-SETUP-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_four_or_five_can_play(players: int) -> None:
    assert GAME.check(players, DEFAULTS) is None
    assert board(new_game(players)).chests == [board(new_game(players)).chests[0]] * players


@pytest.mark.rule("S-SETUP-02")
@pytest.mark.parametrize("side", ["sun", "moon"])
def test_the_chosen_side_says_to_which_region_a_province_belongs(side: str) -> None:
    """Kai's two cards: its sun card says yellow, its moon card red. Only the chosen one is in the game."""
    state = new_game(4, board=side)
    alone = {"sun": "izu", "moon": "mino"}[side]  # printed yellow and red on both sides
    region = state.rules.region
    assert region[PROVINCES.index("kai")] == region[PROVINCES.index(alone)]
    other = {"sun": "mino", "moon": "izu"}[side]
    assert region[PROVINCES.index("kai")] != region[PROVINCES.index(other)]


@pytest.mark.rule("S-SETUP-03", example=1)
@pytest.mark.parametrize(("players", "in_play"), [(3, 37), (4, 45), (5, 45)])
def test_37_provinces_are_in_play_with_three_players_and_45_with_more(players: int, in_play: int) -> None:
    draft = board(new_game(players)).draft
    assert draft is not None
    assert len(draft.face_up) + len(draft.pile) == in_play


@pytest.mark.rule("S-SETUP-03")
@pytest.mark.parametrize(("side", "names"), [("sun", SUN_CLOSED), ("moon", MOON_CLOSED)])
def test_these_eight_provinces_are_closed_with_three_players_and_open_with_four(
    side: str, names: list[str]
) -> None:
    closed = [PROVINCES[p] for p, owner in enumerate(board(new_game(3, board=side)).owner) if owner == -2]
    assert closed == sorted(names)
    assert -2 not in board(new_game(4, board=side)).owner


@pytest.mark.rule("S-SETUP-04")
@pytest.mark.rule("A-37")
def test_a_closed_province_cannot_be_attacked() -> None:
    table = Table("shogun/3 bingo=red5").act("red", "battle_a", "bingo")
    assert table.refused("red", ["attack", "iwami", 1]).rule == "S-SETUP-04"
    assert {move[1] for move in table.legal("red")} == {"aki", "bitchu", "hoki"}
    table = Table("shogun/4 bingo=red5").act("red", "battle_a", "bingo")
    assert {move[1] for move in table.legal("red")} == {"aki", "bitchu", "hoki", "iwami", "izumo"}


@pytest.mark.rule("S-SETUP-04")
def test_a_closed_province_cannot_be_crossed_so_its_far_side_is_out_of_reach() -> None:
    """On the sun side the closed Sanuki lies between Harima and Awa-Shikoku."""
    table = Table("shogun/3 harima=red5").act("red", "battle_a", "harima")
    assert table.refused("red", ["attack", "sanuki", 1]).rule == "S-SETUP-04"
    assert table.refused("red", ["attack", "awa-shikoku", 1]).rule == "S-MOVE-04"


@pytest.mark.rule("S-SETUP-04")
@pytest.mark.parametrize(("side", "names"), [("sun", SUN_CLOSED), ("moon", MOON_CLOSED)])
def test_no_army_can_be_put_into_a_closed_province(side: str, names: list[str]) -> None:
    for name in names:
        with pytest.raises(Refused):
            GAME.read(f"shogun/3 board={side} {name}=red1")
        assert GAME.read(f"shogun/4 board={side} {name}=red1").armies[PROVINCES.index(name)] == 1


@pytest.mark.rule("S-SETUP-04")
@pytest.mark.parametrize("side", ["sun", "moon"])
def test_nothing_ever_happens_in_a_closed_province(side: str) -> None:
    names = SUN_CLOSED if side == "sun" else MOON_CLOSED
    closed = [PROVINCES.index(name) for name in names]
    for seed in (1, 2):
        for state in random_game(3, seed, board=side):
            assert all(state.owner[p] == -2 and state.armies[p] == 0 for p in closed)


@pytest.mark.rule("S-SETUP-05")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_has_an_empty_board_62_armies_a_daimyo_card_and_five_chest_cards(players: int) -> None:
    seen = board(new_game(players))
    assert seen.supply[:players] == [62] * players
    assert seen.plans == [[50] * 11] * players  # 50: no card
    for seat in range(players):
        own = board(new_game(players), seat)
        assert [CARDS[card] for card in own.hand] == [f"chest_{value}" for value in range(5)]


@pytest.mark.rule("S-SETUP-06", example=1)
@pytest.mark.parametrize(("players", "each", "total"), [(3, 18, 54), (4, 15, 60), (5, 12, 60)])
@pytest.mark.parametrize("setup", ["draft", "fixed"])
def test_starting_money(players: int, each: int, total: int, setup: str) -> None:
    chests = board(new_game(players, setup=setup)).chests
    assert chests == [each] * players
    assert sum(chests) == total


@pytest.mark.rule("S-SETUP-07")
def test_start_provinces_are_drafted_or_dealt_as_the_group_chooses() -> None:
    drafted = Table(new_game(4, setup="draft"))
    assert drafted.decision == "draft_take"
    assert all(owner == -1 for owner in drafted.state.owner)
    dealt = Table(new_game(4, setup="fixed"))
    assert dealt.decision == "plan"
    assert sum(owner >= 0 for owner in dealt.state.owner) == 32


@pytest.mark.rule("S-SETUP-08", example=1)
@pytest.mark.parametrize("setup", ["draft", "fixed"])
@pytest.mark.parametrize(("players", "neutral"), [(3, 10), (4, 13), (5, 10)])
def test_provinces_left_over_are_neutral(players: int, neutral: int, setup: str) -> None:
    assert board(_first_round(players, setup=setup)).owner.count(-1) == neutral


@pytest.mark.rule("S-SETUP-08")
def test_a_province_left_over_can_be_conquered_later() -> None:
    table = Table("shogun/3 kai=red4").act("red", "battle_a", "kai")
    table.do("red", ["attack", "musashi", 3]).tray(red=3, farmers=1)
    assert table["musashi"] == "red2'"


@pytest.mark.rule("S-SETUP-09")
@pytest.mark.parametrize(("players", "placed"), [(3, 27), (4, 25), (5, 23)])
@pytest.mark.parametrize("setup", ["draft", "fixed"])
def test_armies_that_are_not_placed_are_the_supply(players: int, placed: int, setup: str) -> None:
    state = _first_round(players, setup=setup)
    for seat in range(players):
        on_map = sum(state.armies[p] for p in range(len(PROVINCES)) if state.owner[p] == seat)
        assert on_map == placed
        assert state.supply[seat] == 62 - placed - state.loose_in_tower[seat] - state.firm_in_tower[seat]


@pytest.mark.rule("S-SETUP-10")
@pytest.mark.rule("A-36")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_points_and_rice_start_at_0(players: int) -> None:
    seen = board(_first_round(players))
    assert seen.vp == seen.rice == [0] * players


@pytest.mark.rule("S-SETUP-11", example=1)
@pytest.mark.parametrize(("players", "cubes"), [(3, 31), (4, 38), (5, 45)])
def test_seven_armies_of_everybody_and_ten_farmers_load_the_tower_in_one_throw(
    players: int, cubes: int
) -> None:
    log: Log = []
    new_game(players, log=log, setup="fixed")
    throws = [event.facts["thrown"] for event in log if event.key == "throw"]
    assert throws == [[7] * players + [0] * (5 - players) + [10]]
    assert isinstance(throws[0], list)
    assert sum(throws[0]) == cubes


@pytest.mark.rule("S-SETUP-11")
def test_after_a_draft_the_tower_is_loaded_as_well() -> None:
    log: Log = []
    for state in random_game(4, log=log):
        if state.stage == STAGE_PLANNING:
            break
    keys = [event.key for event in log]
    assert keys.count("throw") == 1
    assert keys.index("throw") > max(i for i, key in enumerate(keys) if key == "draft-group")


@pytest.mark.rule("S-SETUP-12", example=1)
def test_what_falls_out_during_loading_goes_back_to_its_owner() -> None:
    """Blue placed 23 of 62, throws 7, and 2 fall out."""
    table = _loading(5)
    assert table.supply("blue") == 39 - 7
    table.tray(blue=2, farmers=4)
    assert (table.supply("blue"), table.in_tower("blue"), table.in_tray("blue")) == (34, 5, 0)
    on_map = sum(table.state.armies[p] for p, owner in enumerate(table.state.owner) if owner == 1)
    assert on_map == 23


@pytest.mark.rule("S-SETUP-12")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_tray_is_empty_when_play_starts(players: int) -> None:
    assert board(_first_round(players)).tray == [0] * 6


@pytest.mark.rule("S-SETUP-13")
def test_ten_farmers_and_those_that_fell_out_are_the_farmer_supply() -> None:
    table = _loading(4).tray(farmers=3)
    assert (table.supply("farmers"), table.in_tower("farmers")) == (13, 7)


@pytest.mark.rule("S-SETUP-13")
def test_the_chests_that_nobody_took_are_the_bank() -> None:
    """With a finite bank of 135, three players hold 54 at the start, so 81 are there to be collected."""
    state = new_game(3, setup="fixed", bank="finite_135", fixed_columns="by_seat")
    state.chests[1] += 81 - 2
    table = Table(state).act("red", "taxes", "suruga")  # its card says 7
    assert table.chests("red") == 18 + 2


@pytest.mark.rule("S-SETUP-14")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_four_of_twelve_events_lie_open_and_eight_in_the_pile(players: int) -> None:
    events = board(_first_round(players)).events
    assert (events.count(1), events.count(0)) == (4, 8)


@pytest.mark.rule("S-SETUP-14")
def test_the_events_of_the_first_year_are_drawn_by_lot() -> None:
    shown = {
        card
        for seed in range(40)
        for card, place in enumerate(new_game(3, seed, setup="fixed").event_at)
        if place == 1
    }
    assert shown == set(range(12))
