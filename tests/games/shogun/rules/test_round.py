"""S-ROUND: the course of the two years."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest

from bakufu.engine.events import Event, Log
from bakufu.games.shogun import GAME
from tests.games.shogun.playing import play_out, random_game
from tests.games.shogun.table import Table

# The six steps of an action round, by the events that tell of them.
STEPS = {
    "actions-shown": 1,
    "specials-shown": 2,
    "ready": 3,
    "event": 4,
    "bid": 5,
    "special-taken": 5,
    "turn-order": 5,
    "action": 6,
}


def _rounds(log: Log) -> list[list[Event]]:
    """The events of each action round, from its announcement to the next one's, winter or the end."""
    rounds: list[list[Event]] = []
    for event in log:
        if event.key == "round":
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    return rounds


@pytest.mark.rule("S-ROUND-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_years_of_spring_summer_fall_and_winter(players: int) -> None:
    log: Log = []
    play_out(players, 21, log)
    course = []
    for event in log:
        if event.key == "round":
            course.append((event.facts["year"], event.facts["season"]))
        elif event.key == "winter":
            course.append((course[-1][0], "winter"))
    years = [(year, season) for year in (1, 2) for season in ("spring", "summer", "fall", "winter")]
    assert course == years
    assert log[-1].key == "game-over"


@pytest.mark.rule("S-ROUND-01")
def test_points_are_scored_in_both_winters_and_at_no_other_time() -> None:
    log: Log = []
    play_out(3, 22, log)
    scored = [i for i, event in enumerate(log) if event.key == "scored"]
    winters = [i for i, event in enumerate(log) if event.key == "winter"]
    springs = [i for i, event in enumerate(log) if event.facts.get("season") == "spring"]
    assert len(scored) == 2 * 3
    assert winters[0] < scored[0] <= scored[2] < springs[1]
    assert winters[1] < scored[3]


@pytest.mark.rule("S-ROUND-02")
@pytest.mark.parametrize("players", [3, 5])
def test_the_six_steps_of_every_action_round_come_in_their_order(players: int) -> None:
    log: Log = []
    play_out(players, 23, log)
    rounds = _rounds(log)
    assert len(rounds) == 6
    for events in rounds:
        steps = [STEPS[event.key] for event in events if event.key in STEPS]
        assert [step for step, _ in groupby(steps)] == [1, 2, 3, 4, 5, 6]
        keys = [event.key for event in events]
        assert keys.count("event") == 1
        assert keys.count("ready") == keys.count("bid") == keys.count("special-taken") == players
        assert keys.count("action") == 10


@pytest.mark.rule("S-ROUND-03")
def test_without_modules_nothing_is_asked_between_planning_turn_order_and_actions() -> None:
    """(4), (6), (7) of the full order follow on each other: no leader, samurai or court comes between."""
    asked = [Table(state).decision for state in random_game(4, 24)]
    course = [decision for decision, _ in groupby(asked)]
    in_rounds = {"plan", "take_special", "move_on", "battle_move", "deploy_six"}
    in_battles = {"extra_attack", "extra_defense", "choose_revolt"}
    assert set(course) <= {"draft_take", "draft_group", "game_over"} | in_rounds | in_battles
    assert course.count("plan") == 6
    assert all(after == "take_special" for before, after in pairwise(course) if before == "plan")


@pytest.mark.rule("S-ROUND-04")
def test_after_fall_comes_winter() -> None:
    table = Table("shogun/3 at=y1.fall.actions.go_on field=10 turn=3 events=EV07,EV01! rice=9,9,9").go()
    assert [event.key for event in table.log if event.key in ("round", "winter")] == ["winter", "round"]
    assert GAME.time_label(table.state) == "y2/spring"


@pytest.mark.rule("S-ROUND-04")
@pytest.mark.parametrize(("season", "following"), [("spring", "summer"), ("summer", "fall")])
def test_after_spring_and_summer_comes_another_action_round(season: str, following: str) -> None:
    table = Table(
        f"shogun/3 at=y1.{season}.actions.go_on field=10 turn=3 events=EV07,EV02,EV01! rice=9,9,9"
    ).go()
    assert not table.events("winter")
    assert GAME.time_label(table.state) == f"y1/{following}"
    assert table.decision == "plan"
