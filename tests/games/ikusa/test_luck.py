"""The luck of a game: hits of the dice against their expectation, and battles with their odds."""

from __future__ import annotations

from pathlib import Path

import pytest

from bakufu.engine.events import Log
from bakufu.engine.odds import Luck
from bakufu.engine.record import read_record
from bakufu.engine.replay import Replay
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.state import State
from tests.games.ikusa.table import war

RECORD = Path(__file__).parents[2] / "records" / "ikusa" / "2p-standard-8-1.json"


@pytest.fixture(scope="module")
def game() -> tuple[Luck, Log]:
    """The report of a recorded game, and its whole log."""
    replay = Replay(read_record(RECORD))
    frames: list[tuple[State, Log]] = [(replay.state.copy(), list(replay.log))]
    frames.extend((step.after, step.events) for step in replay)
    return GAME.luck(frames, 2, replay.options), list(replay.log)


def test_hits_and_dice_of_each_clan_are_those_of_the_log(game: tuple[Luck, Log]) -> None:
    report, log = game
    rolls = [event.facts for event in log if event.key == "rolled"]
    assert report.counted == "hits" and len(report.seats) == 4
    for one in report.seats:
        own = [facts for facts in rolls if facts["seat"] == one.seat]
        assert one.wins == sum(int(str(facts["hits"])) for facts in own)
        assert one.fights == sum(len(facts["dice"]) for facts in own if isinstance(facts["dice"], list))
        assert 0 <= one.expected <= one.fights


def test_every_battle_fought_to_its_end_is_told_with_its_odds(game: tuple[Luck, Log]) -> None:
    report, log = game
    results = {"battle-won": "win", "battle-undecided": "undecided", "battle-lost": "lose"}
    ends = [results[event.key] for event in log if event.key in results]
    assert len(report.fights) == len(ends) > 5
    for fight, result in zip(report.fights, ends, strict=True):
        assert fight.win + fight.undecided + fight.lose == pytest.approx(1, abs=2e-4)
        assert fight.result == result


def test_who_is_left_after_a_battle() -> None:
    table = war("c", "losses=64,64,0", "battles=kai:pf:suruga", "kai=blue/3p", "suruga=orange/1p")
    table.chance.scripts["combat"] = [1, 12, 12, 1]
    before = table.state.copy()
    table.go()
    report = GAME.luck([(before, []), (table.state, table.log)], 4, {})
    (fight,) = report.fights
    assert (fight.result, fight.left, fight.kind) == ("win", 2, "battle")
    assert [(one.wins, one.fights) for one in report.seats[:2]] == [(1, 3), (1, 1)]
    assert report.seats[0].expected == pytest.approx(1)
