"""S-LAYOUT: the action cards of a round."""

from __future__ import annotations

import pytest

from bakufu.engine.events import Log
from bakufu.engine.game import HIDDEN
from bakufu.games.shogun.stages import STAGE_ACTIONS
from bakufu.games.shogun.tables import ACTIONS
from tests.games.shogun.playing import board, new_game, play_out, random_game
from tests.games.shogun.table import Table

FIVE_OPEN = "row=battle_a,battle_b,castle,temple,theater,?,?,?,?,?"


def _known(table: Table, seat: int | None = None) -> list[str]:
    return [ACTIONS[action] for action in board(table.state, seat).action_row if action != HIDDEN]


@pytest.mark.rule("S-LAYOUT-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_five_of_ten_action_cards_lie_open_and_five_face_down(players: int) -> None:
    row = board(new_game(players, setup="fixed")).action_row
    assert len(row) == 10
    assert HIDDEN not in row[:5]
    assert len(set(row[:5])) == 5
    assert row[5:] == [HIDDEN] * 5


@pytest.mark.rule("S-LAYOUT-01")
def test_the_cards_are_shuffled_so_any_card_can_lie_on_any_open_field() -> None:
    fields: list[set[int]] = [set() for _ in range(5)]
    for seed in range(120):
        for field, action in enumerate(board(new_game(3, seed, setup="fixed")).action_row[:5]):
            fields[field].add(action)
    assert fields == [set(range(10))] * 5


def _layouts(log: Log) -> list[list[object]]:
    """By round: the action cards in the order in which they were seen."""
    layouts: list[list[object]] = []
    for event in log:
        if event.key == "actions-shown":
            actions = event.facts["actions"]
            assert isinstance(actions, list)
            layouts.append([*actions])
        elif event.key == "action-shown":
            layouts[-1].append(event.facts["action"])
    return layouts


@pytest.mark.rule("S-LAYOUT-01")
def test_every_action_round_has_its_own_layout_of_all_ten_cards() -> None:
    log: Log = []
    play_out(3, 31, log)
    layouts = _layouts(log)
    assert len(layouts) == 6
    assert all(sorted(map(str, layout)) == sorted(ACTIONS) for layout in layouts)
    assert len({str(layout) for layout in layouts}) == 6


@pytest.mark.rule("S-LAYOUT-02")
def test_actions_are_carried_out_in_the_order_of_the_layout() -> None:
    log: Log = []
    play_out(4, 31, log)
    done = [event.facts["action"] for event in log if event.key == "action"]
    assert done == [action for layout in _layouts(log) for action in layout]


@pytest.mark.rule("S-LAYOUT-02")
def test_an_open_card_never_changes_its_place_during_the_round() -> None:
    before: tuple[tuple[int, int], list[int]] = ((0, 0), [])
    for state in random_game(4, 32):
        row = board(state).action_row
        if before[0] == (state.year, state.season) and row:
            for old, now in zip(before[1], row, strict=True):
                assert old in (HIDDEN, now)
        if row:
            before = ((state.year, state.season), row)


@pytest.mark.rule("S-LAYOUT-02")
def test_nobody_sees_a_face_down_card() -> None:
    state = new_game(4, setup="fixed")
    for seat in (None, 0, 1, 2, 3):
        assert board(state, seat).action_row[5:] == [HIDDEN] * 5


@pytest.mark.rule("S-LAYOUT-03", example=1)
def test_after_each_of_the_first_five_actions_one_more_card_is_known() -> None:
    """Red decides in actions 1, 2, 6 and 10; before them 0, 1, 5 and 9 actions are done."""
    table = Table(
        f"shogun/3 {FIVE_OPEN} chests=9,9,9 mikawa=red3 mino=red3 totomi=red3 suruga=red1"
        " red.plan=battle_a:mikawa,battle_b:mino,deploy_1:totomi",
        action_card=[4],  # the first face-down card is Deploy/Move 1
    ).go()
    assert _known(table) == ["battle_a", "battle_b", "castle", "temple", "theater"]
    table.do("red", ["move", "mino", 1])
    assert len(_known(table)) == 6
    table.do("red", ["move", "mikawa", 1])
    assert table.decision == "move_on"
    assert _known(table)[5] == "deploy_1"
    assert len(_known(table)) == 10


@pytest.mark.rule("S-LAYOUT-03")
@pytest.mark.parametrize("players", [3, 5])
def test_the_number_of_known_cards_follows_from_the_actions_done(players: int) -> None:
    seen = set()
    for seed in (33, 34):
        for state in random_game(players, seed):
            if state.stage == STAGE_ACTIONS:
                assert len(_known(Table(state))) == min(10, 5 + state.action)
                seen.add(state.action)
    assert len(seen) >= 8, "these games show too little: choose other seeds"


@pytest.mark.rule("S-LAYOUT-03")
def test_the_next_card_is_turned_up_only_when_all_players_have_finished_the_action() -> None:
    table = Table(
        f"shogun/3 {FIVE_OPEN} mikawa=red3 mino=red3 kai=blue3 suruga=blue3"
        " red.plan=battle_a:mikawa blue.plan=battle_a:kai"
    ).go()
    table.do("red", ["move", "mino", 1])
    assert table.acting == ["blue"]
    assert len(_known(table)) == 5
