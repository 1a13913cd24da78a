"""Tournaments: everybody in every seat, faults named, nothing finished is lost."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from asyncio import CancelledError
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

from bakufu.arena import workers
from bakufu.arena.game_run import ATTEMPTS, GameResult, play_to_the_end
from bakufu.arena.journal import GAMES, Journal
from bakufu.arena.picture import picture
from bakufu.arena.ratings import ranks, ratings
from bakufu.arena.results import Results, results, share
from bakufu.arena.tournament import Tournament, new_tournament
from bakufu.arena.workers import play_all
from bakufu.bots import registry as bot_registry
from bakufu.engine.errors import Refused
from bakufu.engine.game import View
from bakufu.engine.registry import game

SHOGUN = game("shogun")


def _tournament(
    *bots: str, players: int = 3, faults: str = "forfeit", limit: float = 30.0, seed: int = 7
) -> Tournament:
    return new_tournament("shogun", players, {}, bots, seed, faults, limit)


def _all(tournament: Tournament, games: int, jobs: int = 1) -> list[GameResult]:
    played: list[GameResult] = []
    play_all(tournament, range(games), jobs, played.append)
    return sorted(played, key=lambda one: one.number)


def _without_times(played: list[GameResult]) -> list[GameResult]:
    return [msgspec.structs.replace(one, seconds=[], slowest=[]) for one in played]


def _game(number: int, scores: list[int], winners: list[int], **more: object) -> GameResult:
    nothing = {"decisions": [0] * 3, "seconds": [0.0] * 3, "slowest": [0.0] * 3}
    facts = {"seats": ["a", "b", "c"], "scores": scores, "winners": winners, **nothing, **more}
    return msgspec.convert({"number": number, **facts}, GameResult)


# -- who plays, and where ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(SHOGUN.min_players, SHOGUN.max_players + 1))
def test_every_bot_has_every_seat_equally_often(players: int) -> None:
    tournament = _tournament("easy@1", "random", players=players)
    seats = [tournament.seats(number) for number in range(3 * players)]
    assert Counter(row.index("easy@1") for row in seats) == dict.fromkeys(range(players), 3)


@pytest.mark.parametrize("players", range(SHOGUN.min_players, SHOGUN.max_players + 1))
def test_within_one_round_of_the_seats_every_bot_sits_on_each(players: int) -> None:
    tournament = _tournament(*["random", "hard:0.1s", "easy", "normal", "hard"][:players], players=players)
    rows = [tournament.seats(number) for number in range(players)]
    assert {frozenset(column) for column in zip(*rows)} == {frozenset(tournament.bots)}


def test_the_last_bot_named_takes_the_seats_that_are_left() -> None:
    assert sorted(_tournament("easy@1", "random", players=4).seats(0)) == ["easy@1"] + ["random"] * 3


def test_with_more_bots_than_seats_all_line_ups_play_equally_often() -> None:
    tournament = new_tournament("shogun", 3, {}, ["easy@1", "random", "random", "random"])
    easy = sum("easy@1" in tournament.seats(number) for number in range(12))
    assert easy == 9


def test_without_a_number_of_players_there_are_as_many_as_bots_within_the_rules() -> None:
    assert new_tournament("shogun", None, {}, ["random"]).players == 3
    assert new_tournament("shogun", None, {}, ["random"] * 9).players == 5


@pytest.mark.parametrize("limit", [0.0, -1.0, float("nan"), float("inf")])
def test_a_limit_that_no_clock_can_keep_is_refused(limit: float) -> None:
    with pytest.raises(Refused, match="arena-limit"):
        _tournament("random", limit=limit)


@pytest.mark.parametrize(
    ("bots", "faults", "key"),
    [
        ([], "forfeit", "arena-no-bots"),
        (["clever"], "forfeit", "bot-unknown"),
        (["random"], "ignore", "arena-faults-unknown"),
    ],
)
def test_a_tournament_that_makes_no_sense_is_refused(bots: list[str], faults: str, key: str) -> None:
    with pytest.raises(Refused, match=key):
        new_tournament("shogun", 3, {}, bots, 0, faults)


# -- playing -------------------------------------------------------------------------------------------


def test_the_same_games_come_from_one_process_and_from_two() -> None:
    tournament = _tournament("random")
    once = _without_times(_all(tournament, 6))
    assert [one.number for one in once] == list(range(6))
    assert _without_times(_all(tournament, 6, jobs=2)) == once


def _dies(view: View, rng: Random) -> int:
    os._exit(1)


def _raises(view: View, rng: Random) -> int:
    raise ZeroDivisionError("oops")


def _hangs(view: View, rng: Random) -> int:
    while True:
        try:
            time.sleep(1)
        except Exception:  # a stubborn one
            continue


def _clings(view: View, rng: Random) -> int:
    while True:
        try:
            time.sleep(1)
        except BaseException:  # the most stubborn one
            continue


FAULTY = {"raised": _raises, "illegal": lambda view, rng: -1, "late": _hangs}


@pytest.mark.parametrize("what", FAULTY)
def test_a_faulty_bot_is_named_and_forfeits_its_game(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bot_registry._ANY_GAME, "bad", FAULTY[what])
    tournament = _tournament("bad", "random", limit=0.2)
    [first, *rest] = _all(tournament, 2)
    assert len(rest) == 1  # the tournament goes on
    assert [(fault.bot, fault.what) for fault in first.faults] == [("bad", what)]
    assert first.faulty == first.seats.index("bad")
    assert first.faulty not in first.winners and len(first.winners) == 2


class _Wordless:
    def __repr__(self) -> str:
        raise OSError("nothing to say")


@pytest.mark.parametrize(
    ("answer", "detail"),
    [(np.array([3, 4]), "array([3, 4])"), (np.float64(3), "np.float64(3.0)"), (_Wordless(), "<_Wordless>")],
    ids=["array", "float", "wordless"],
)
def test_whatever_a_bot_answers_the_tournament_goes_on(
    answer: object, detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bot_registry._ANY_GAME, "bad", lambda view, rng: answer)
    played = play_to_the_end(SHOGUN, _tournament("bad", "random"), 0)
    assert [(fault.what, fault.detail) for fault in played.faults] == [("illegal", detail)]


def test_a_number_of_numpy_is_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bot_registry._ANY_GAME, "numpy", lambda view, rng: np.int64(view.legal[0]))
    assert not play_to_the_end(SHOGUN, _tournament("numpy", "random"), 0).faults


@pytest.mark.parametrize("answer", [None, "pass", [0], 0.5, True, -1, 10**9])
def test_an_answer_that_is_no_legal_move_is_named(answer: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bot_registry._ANY_GAME, "bad", lambda view, rng: answer)
    played = play_to_the_end(SHOGUN, _tournament("bad", "random"), 0)
    assert [(fault.what, fault.detail) for fault in played.faults] == [("illegal", repr(answer))]


class _Unspeakable(Exception):
    def __str__(self) -> str:
        raise ValueError("not even this")


@pytest.mark.parametrize(
    ("problem", "detail"),
    [
        (SystemExit(3), "SystemExit: 3"),
        (KeyboardInterrupt(), "KeyboardInterrupt"),
        (CancelledError(), "CancelledError"),
        (_Unspeakable(), "_Unspeakable"),
    ],
    ids=["exit", "interrupt", "cancelled", "unspeakable"],
)
def test_whatever_a_bot_raises_it_is_named(
    problem: BaseException, detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def raises(view: View, rng: Random) -> int:
        raise problem

    monkeypatch.setitem(bot_registry._ANY_GAME, "bad", raises)
    [played] = _all(_tournament("bad", "random"), 1)
    assert [(fault.bot, fault.what, fault.detail) for fault in played.faults] == [("bad", "raised", detail)]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 1.0)


@pytest.mark.usefixtures("impatient")
def test_a_bot_that_cannot_be_stopped_is_stopped_with_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """It catches whatever would end its thought: it is named all the same, and the tournament goes on."""
    monkeypatch.setitem(bot_registry._ANY_GAME, "bad", _clings)
    tournament = new_tournament("shogun", 3, {}, ["random", "random", "random", "bad"], seed=7, limit=0.5)
    hangs = next(number for number in range(99) if "bad" in tournament.seats(number))
    after = next(number for number in range(99) if "bad" not in tournament.seats(number))
    played: list[GameResult] = []
    play_all(tournament, [hangs, after], 1, played.append)
    assert [one.number for one in played] == [hangs, after]
    one, other = played
    assert [(fault.bot, fault.what, fault.detail) for fault in one.faults] == [("bad", "late", "0.5 s")]
    assert one.faulty == one.seats.index("bad") and len(one.winners) == 2
    assert not other.faults and sum(other.scores) > 0


@pytest.mark.usefixtures("impatient")
def test_a_fault_before_the_one_that_ended_the_process_is_told_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    mark = tmp_path / "raised"

    def first_raises_then_clings(view: View, rng: Random) -> int:
        if mark.exists():
            _clings(view, rng)
        mark.touch()
        raise ValueError("the first time")

    monkeypatch.setitem(bot_registry._ANY_GAME, "bad", first_raises_then_clings)
    [played] = _all(_tournament("bad", "random", faults="replay", limit=0.2), 1)
    assert [fault.what for fault in played.faults] == ["raised", "late", "late"]
    assert played.faulty == played.seats.index("bad")


@pytest.mark.usefixtures("impatient")
def test_a_game_is_replayed_after_a_bot_was_stopped_from_outside(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    mark = tmp_path / "hung"

    def clings_once(view: View, rng: Random) -> int:
        if not mark.exists():
            mark.touch()
            _clings(view, rng)
        return view.legal[0]

    monkeypatch.setitem(bot_registry._ANY_GAME, "bad", clings_once)
    [played] = _all(_tournament("bad", "random", faults="replay", limit=0.5), 1)
    assert [fault.what for fault in played.faults] == ["late"]
    assert played.faulty == -1 and sum(played.scores) > 0


def test_a_game_that_always_goes_wrong_is_forfeited_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bot_registry._ANY_GAME, "bad", _raises)
    played = play_to_the_end(SHOGUN, _tournament("bad", "random", faults="replay"), 0)
    assert len(played.faults) == ATTEMPTS and played.faulty == played.seats.index("bad")


def test_a_game_may_be_replayed_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def stumbles(view: View, rng: Random) -> int:
        calls.append(view)
        if len(calls) == 1:
            raise ValueError("the first time")
        return view.legal[0]

    monkeypatch.setitem(bot_registry._ANY_GAME, "bad", stumbles)
    played = play_to_the_end(SHOGUN, _tournament("bad", "random", faults="replay"), 0)
    assert [fault.detail for fault in played.faults] == ["ValueError: the first time"]
    assert played.faulty == -1 and sum(played.scores) > 0


def test_a_game_that_kills_its_process_twice_is_given_up_and_no_other_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(bot_registry._ANY_GAME, "bad", _dies)
    tournament = new_tournament("shogun", 3, {}, ["random", "random", "random", "bad"], seed=7)
    played = _all(tournament, 12, jobs=2)
    assert [one.number for one in played] == list(range(12))
    for one in played:
        assert ("bad" in one.seats) == (not one.winners)
        assert [fault.what for fault in one.faults] == (["died"] if "bad" in one.seats else [])


def test_a_process_that_is_killed_once_costs_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mark = tmp_path / "killed"

    def killed_once(view: View, rng: Random) -> int:
        if not mark.exists():
            mark.touch()
            os._exit(1)
        return view.legal[int(rng.random() * len(view.legal))]

    monkeypatch.setitem(bot_registry._ANY_GAME, "unlucky", killed_once)
    played = _without_times(_all(_tournament("unlucky"), 3))
    assert mark.exists()
    assert not any(one.faults for one in played)
    assert [one.scores for one in played] == [one.scores for one in _all(_tournament("random"), 3)]


@pytest.mark.skipif(sys.platform != "linux", reason="finds the processes in /proc")
@pytest.mark.parametrize("command", ["arena --game", "dataset --game", "sim"])
def test_no_process_outlives_a_command_that_is_killed(command: str, tmp_path: Path) -> None:
    """Nothing is left that would play on for nobody, not even to the end of a game that takes minutes."""
    words = [sys.executable, "-m", "bakufu", *command.split(), "shogun", "--bots", "hard", "--jobs", "2"]
    words += ["--games", "9000", *(["--folder", str(tmp_path)] if command != "sim" else [])]
    running = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    tasks = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    players: list[Path] = []
    while len(players) < 2:
        assert running.poll() is None
        time.sleep(0.05)
        players = [Path("/proc") / number for number in tasks.read_text().split()]
    time.sleep(0.5)  # they have begun
    running.kill()
    running.wait()
    end = time.monotonic() + 20
    while any(player.exists() for player in players):
        assert time.monotonic() < end
        time.sleep(0.05)


# -- the folder ----------------------------------------------------------------------------------------


def test_a_tournament_goes_on_where_it_was_even_after_a_torn_line(tmp_path: Path) -> None:
    tournament = _tournament("random")
    played = _all(tournament, 3)
    journal = Journal(tmp_path, tournament)
    for one in played:
        journal.add(one)
    journal.close()
    with (tmp_path / GAMES).open("ab") as file:
        file.write(b'{"number":3,"sea')
    again = Journal(tmp_path, tournament)
    assert list(again.played.values()) == played
    again.add(msgspec.structs.replace(played[0], number=3))
    again.close()
    third = Journal(tmp_path, tournament)
    assert sorted(third.played) == [0, 1, 2, 3]
    third.close()


def test_a_folder_that_another_version_of_a_bot_began_is_refused(tmp_path: Path) -> None:
    tournament = _tournament("normal")
    assert tournament.versions == {"normal": "normal@1"}
    Journal(tmp_path, msgspec.structs.replace(tournament, versions={"normal": "normal@2"})).close()
    with pytest.raises(Refused, match="arena-other-tournament"):
        Journal(tmp_path, tournament)


def test_a_folder_begun_under_other_rules_is_refused(tmp_path: Path) -> None:
    tournament = new_tournament("ikusa", 3, {}, ["random"])
    Journal(tmp_path, msgspec.structs.replace(tournament, rules_version=1)).close()
    with pytest.raises(Refused, match="arena-other-tournament"):
        Journal(tmp_path, tournament)


@pytest.mark.parametrize("untold", [{"versions": {}, "rules_version": 0}, {"rules_version": 0}])
def test_a_folder_of_old_that_names_no_versions_goes_on(tmp_path: Path, untold: dict[str, Any]) -> None:
    tournament = _tournament("normal")
    Journal(tmp_path, msgspec.structs.replace(tournament, **untold)).close()
    Journal(tmp_path, tournament).close()


def test_a_folder_of_another_tournament_is_refused(tmp_path: Path) -> None:
    Journal(tmp_path, _tournament("random")).close()
    with pytest.raises(Refused, match="arena-other-tournament"):
        Journal(tmp_path, _tournament("random", seed=8))


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    Journal(tmp_path, _tournament("random")).close()
    with (tmp_path / GAMES).open("ab") as file:
        file.write(b"nonsense\n")
    with pytest.raises(Refused) as caught:
        Journal(tmp_path, _tournament("random"))
    assert caught.value.refusal.facts["line"] == 2


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Refused, match="arena-folder"):
        Journal(tmp_path / "file", _tournament("random"))


# -- what it shows -------------------------------------------------------------------------------------


def test_wilsons_bounds_are_those_of_the_book() -> None:
    measure = share(25, 100)
    assert (measure.value, measure.low, measure.high) == pytest.approx((0.25, 0.1755, 0.3430), abs=1e-3)
    assert share(0, 10).low == 0 and share(0, 10).high == pytest.approx(0.2775, abs=1e-3)


def test_places_follow_victory_first_then_points() -> None:
    assert ranks(_game(0, [30, 30, 5], [1])) == [2, 1, 3]
    assert ranks(_game(0, [30, 30, 5], [0, 1])) == [1, 1, 3]
    assert ranks(_game(0, [0, 0, 0], [0, 2], faulty=1)) == [1, 3, 1]


def test_who_wins_more_is_rated_higher_and_surer_with_more_games() -> None:
    few = ratings(["a", "b", "c"], [_game(n, [30, 20, 10], [0]) for n in range(3)])
    many = ratings(["a", "b", "c"], [_game(n, [30, 20, 10], [0]) for n in range(30)])
    assert many["a"].mu > many["b"].mu > many["c"].mu
    assert many["a"].sigma < few["a"].sigma
    assert many["c"].high < many["a"].low


def _results(*played: GameResult) -> Results:
    tournament = msgspec.structs.replace(_tournament("random"), line_up=played[0].seats)
    return results(tournament, played)


def test_a_shared_victory_counts_in_equal_parts() -> None:
    found = {bot.bot: bot for bot in _results(_game(0, [30, 30, 5], [0, 1])).bots}
    assert [found[name].wins.value for name in "abc"] == [0.5, 0.5, 0]


def test_the_crosstable_counts_who_finished_before_whom() -> None:
    found = _results(_game(0, [30, 20, 10], [0]), _game(1, [10, 20, 30], [2]))
    assert found.crosstable["a"]["b"].value == 0.5
    assert found.crosstable["b"]["c"].number == 2
    assert [seat.points.value for seat in found.seats] == [20, 20, 20]


def test_the_crosstable_is_as_sure_as_its_games_are_many() -> None:
    """One against two of another: how the two finish behind it hangs together, and is no game more."""
    seats = ["a", "b", "b"]
    found = _results(_game(0, [30, 20, 10], [0], seats=seats), _game(1, [20, 10, 30], [2], seats=seats))
    assert found.crosstable["a"]["b"] == share(1.5, 2)
    assert found.crosstable["b"]["a"] == share(0.5, 2)


def test_a_forfeited_game_counts_as_a_victory_but_its_points_do_not() -> None:
    found = _results(_game(0, [30, 20, 10], [0]), _game(1, [0, 0, 0], [1, 2], faulty=0))
    points = {bot.bot: (bot.points.value, bot.points.number) for bot in found.bots}
    assert points == {"a": (30, 1), "b": (20, 1), "c": (10, 1)}
    assert {bot.bot: (bot.wins.value, bot.wins.number) for bot in found.bots} == {
        "a": (0.5, 2),
        "b": (0.25, 2),
        "c": (0.25, 2),
    }


def test_a_game_that_died_counts_for_nobody() -> None:
    found = _results(_game(0, [30, 20, 10], [0]), _game(1, [0, 0, 0], []))
    assert found.bots[0].wins.number == 1
    assert found.bots[0].points.value == 30


def test_a_long_name_does_not_run_into_its_bar() -> None:
    text = picture(_results(_game(0, [30, 20, 10], [0], seats=["my.own.bots:clever_one", "b", "c"])))
    words = [
        element.text or ""
        for element in ElementTree.fromstring(text).iter("{http://www.w3.org/2000/svg}text")
    ]
    assert "…ts:clever_one" in words and "my.own.bots:clever_one" not in words


def test_the_picture_is_well_formed_and_names_every_bot() -> None:
    text = picture(_results(_game(0, [30, 20, 10], [0])))
    root = ElementTree.fromstring(text)
    words = {element.text for element in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"a", "b", "c"} <= words
