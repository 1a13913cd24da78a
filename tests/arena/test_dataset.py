"""Datasets: what a seat saw and did and what came of it; nothing lost or twice, nothing it could not know."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from bakufu.arena import dataset, extras
from bakufu.arena.crash import Crashed
from bakufu.arena.dataset import INFO_FILE, OLD_INFO_FILE, make, missing, read, record_of
from bakufu.arena.dataset_rows import schema
from bakufu.arena.game_run import play_to_the_end
from bakufu.arena.tournament import Tournament, new_tournament
from bakufu.bots import registry as bot_registry
from bakufu.engine import registry
from bakufu.engine.encoding import encoding_of
from bakufu.engine.errors import Refused
from bakufu.engine.registry import game
from bakufu.engine.replay import replay, verify

PAGE = Path(__file__).parents[2] / "docs" / "dataset.md"


def _tournament(name: str = "shogun", players: int = 3, **options: str) -> Tournament:
    return new_tournament(name, players, options, ["easy", "random"], seed=5)


@pytest.fixture(autouse=True)
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "FILE_GAMES", 2)


TABLES = pytest.mark.parametrize(
    "tournament",
    [
        _tournament(modules="court,samurai,leaders,chambers"),
        _tournament("ikusa", 2, round_limit="8"),
    ],
    ids=["shogun", "ikusa"],
)


@TABLES
def test_a_game_can_be_played_again_from_its_rows(tournament: Tournament, tmp_path: Path) -> None:
    """The rows alone give back the game, its end and every position as the seat that decided saw it."""
    make(tournament, 1, tmp_path)
    rows = read(tmp_path).to_pylist()
    rules = game(tournament.game)
    encoding = encoding_of(rules)
    record = record_of(tmp_path, 0)
    assert record.final is not None and record.final.outcome is not None
    assert record.final.outcome.scores == rows[0]["scores"]
    again = replay(record)
    rng = Random(1)
    for row, step in zip(rows, again, strict=True):
        view = rules.view(step.before, row["seat"])
        assert row["features"] == encoding.encode(view)
        assert [encoding.actions[action] for action in row["legal"]] == view.legal
        assert encoding.actions[row["action"]] == row["move"] == step.move
        if row["decision"] % 25 == 0:  # other secrets that fit the view make the same row
            twin = rules.resample(view, rng)
            assert encoding.encode(rules.view(twin, row["seat"])) == row["features"]


@TABLES
def test_games_are_those_of_the_arena(tournament: Tournament, tmp_path: Path) -> None:
    make(tournament, 2, tmp_path)
    table = read(tmp_path, ["number", "scores", "winners", "bots", "decisions"]).to_pylist()
    for number in range(2):
        played = play_to_the_end(game(tournament.game), tournament, number)
        rows = [row for row in table if row["number"] == number]
        assert rows[0]["scores"] == played.scores and rows[0]["winners"] == played.winners
        assert rows[0]["bots"].split(",") == played.seats
        assert rows[0]["decisions"] == len(rows) == sum(played.decisions)


def test_shares_and_scores_are_those_of_the_seat(tmp_path: Path) -> None:
    make(_tournament(), 2, tmp_path)
    for row in read(tmp_path).to_pylist():
        won = 1 / len(row["winners"]) if row["seat"] in row["winners"] else 0
        assert row["share"] == pytest.approx(won) and row["score"] == row["scores"][row["seat"]]
        assert row["bot"] == row["bots"].split(",")[row["seat"]]


def test_an_interrupted_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Full files stay as they are; half a file is forgotten; in the end it is the dataset of one run."""
    tournament = _tournament()
    whole = make(tournament, 5, tmp_path / "whole")
    make(tournament, 2, tmp_path / "cut")
    kept = tmp_path / "cut" / whole[0].name
    before = kept.stat().st_mtime_ns
    for left in (f"_{whole[1].name}.part", f"{whole[1].name}.part"):  # the second is a name of old
        (tmp_path / "cut" / left).write_bytes(b"half")
    heard: list[int] = []
    again = make(tournament, 5, tmp_path / "cut", progress=heard.append)
    assert [path.name for path in again] == [path.name for path in whole]
    assert kept.stat().st_mtime_ns == before and heard == [2, 1, 1, 1]
    assert read(tmp_path / "cut").equals(read(tmp_path / "whole"))
    assert not list((tmp_path / "cut").glob("*.part"))


# Plays games in a process of its own, slowly, and writes each of them down as soon as it is over.
SLOW = """
import sys, time
from pathlib import Path
from bakufu.arena import dataset
from bakufu.arena.tournament import new_tournament
from bakufu.bots import registry
dataset.SAVE_SECONDS, dataset.FILE_GAMES = 0.0, 10
def slow(view, rng):
    time.sleep(0.0005)
    return view.legal[int(rng.random() * len(view.legal))]
registry._ANY_GAME["slow"] = slow
tournament = new_tournament("shogun", 3, {}, ["slow", "random"], seed=5)
dataset.make(tournament, 20, Path(sys.argv[1]), jobs=int(sys.argv[2]))
"""


def _drawn(view: Any, rng: Random) -> int:
    return int(view.legal[int(rng.random() * len(view.legal))])


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_that_is_killed_has_kept_its_games(
    jobs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed without warning in the middle of its first file; in the end it is the dataset of one run."""
    monkeypatch.setattr(dataset, "FILE_GAMES", 10)
    monkeypatch.setitem(bot_registry._ANY_GAME, "slow", _drawn)
    killed = tmp_path / "killed"
    process = subprocess.Popen([sys.executable, "-c", SLOW, str(killed), str(jobs)], start_new_session=True)
    while not (there := sorted(killed.glob("games-*.parquet"))) and process.poll() is None:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert there, "nothing was written before the end"
    numbers = set(read(killed, ["number"])["number"].to_pylist())
    assert 0 < len(numbers) < 10  # none of its files is full
    tournament = new_tournament("shogun", 3, {}, ["slow", "random"], seed=5)
    heard: list[int] = []
    whole = make(tournament, 20, tmp_path / "whole")
    again = make(tournament, 20, killed, progress=heard.append)
    assert heard[0] == len(numbers) and sum(heard) == 20
    assert [path.read_bytes() for path in again] == [path.read_bytes() for path in whole]
    assert sorted(path.name for path in killed.iterdir()) == [INFO_FILE, *(path.name for path in whole)]


def test_a_file_that_is_there_twice_is_read_once_and_goes_when_the_run_goes_on(tmp_path: Path) -> None:
    """Killed between the writing of a longer file and the end of the shorter one."""
    [longer] = make(_tournament(), 2, tmp_path)
    shorter = longer.with_name("games-0000000-0000000.parquet")
    make(_tournament(), 1, tmp_path / "one")[0].rename(shorter)
    rows = read(tmp_path, ["number", "decision"]).to_pylist()
    assert len({(row["number"], row["decision"]) for row in rows}) == len(rows)
    assert make(_tournament(), 2, tmp_path) == [longer]
    assert not shorter.exists()


def test_more_games_are_added_to_a_file_that_is_not_full(tmp_path: Path) -> None:
    make(_tournament(), 3, tmp_path / "grown")
    grown = make(_tournament(), 4, tmp_path / "grown")
    whole = make(_tournament(), 4, tmp_path / "whole")
    assert [path.name for path in grown] == [path.name for path in whole]
    assert [path.read_bytes() for path in grown] == [path.read_bytes() for path in whole]


def test_the_folder_is_read_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines under "Reading", as they stand there, on a folder with half a file of a run under way."""
    make(new_tournament("shogun", 3, {}, ["random"]), 18, tmp_path / "games")
    (tmp_path / "games" / "_games-0000018-0000019.parquet.part").write_bytes(b"half")
    monkeypatch.chdir(tmp_path)
    code = PAGE.read_text(encoding="utf-8").split("## Reading")[1].split("```python")[1].split("```")[0]
    found: dict[str, Any] = {}
    exec(code, found)
    assert found["x"].shape == (len(read(tmp_path / "games")), encoding_of(game("shogun")).size)
    assert (tmp_path / "game17.json").exists()


def test_dataset_of_an_older_version_can_be_continued(tmp_path: Path) -> None:
    """Its description had a name that stood in the way of whoever read the folder as one table."""
    make(_tournament(), 1, tmp_path)
    (tmp_path / INFO_FILE).rename(tmp_path / OLD_INFO_FILE)
    make(_tournament(), 1, tmp_path)
    assert (tmp_path / INFO_FILE).exists() and not (tmp_path / OLD_INFO_FILE).exists()
    (tmp_path / INFO_FILE).rename(tmp_path / OLD_INFO_FILE)
    with pytest.raises(Refused, match="dataset-other"):
        make(_tournament(board="moon"), 1, tmp_path)


def test_a_game_of_older_rules_is_told_again_under_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {"round_limit": "8", "goal": "plus_2"}
    with monkeypatch.context() as of_old:
        of_old.setitem(registry._added, "ikusa", game("ikusa", 1))
        make(new_tournament("ikusa", 3, options, ["random"]), 1, tmp_path)
    record = record_of(tmp_path, 0)
    assert record.rules_version == 1 and verify(record).outcome is not None


def test_two_processes_write_what_one_does(tmp_path: Path) -> None:
    make(_tournament(), 5, tmp_path / "one")
    make(_tournament(), 5, tmp_path / "two", jobs=2)
    assert read(tmp_path / "two").equals(read(tmp_path / "one"))


@pytest.mark.parametrize(
    ("files", "games", "left"),
    [
        (set(), 5, [(0, 1), (2, 3), (4, 4)]),
        ({(0, 1), (2, 2)}, 6, [(3, 3), (4, 5)]),
        ({(2, 3)}, 4, [(0, 1)]),
        ({(0, 9)}, 4, []),
    ],
)
def test_what_no_file_holds_is_missing(
    files: set[tuple[int, int]], games: int, left: list[tuple[int, int]]
) -> None:
    assert list(missing(files, games)) == left


def test_another_dataset_is_left_alone(tmp_path: Path) -> None:
    make(_tournament(), 1, tmp_path)
    with pytest.raises(Refused, match="dataset-other"):
        make(_tournament(board="moon"), 1, tmp_path)


@pytest.mark.parametrize("content", [b"", b"PAR1 nonsense PAR1"])
def test_a_damaged_file_is_named(content: bytes, tmp_path: Path) -> None:
    [path] = make(_tournament(), 1, tmp_path)
    path.write_bytes(content)
    with pytest.raises(Refused, match=f"dataset-damaged.*{path.name}"):
        make(_tournament(), 2, tmp_path)


def test_a_parquet_file_of_somebody_else_is_named(tmp_path: Path) -> None:
    [path] = make(_tournament(), 1, tmp_path)
    pq.write_table(pa.table({"x": [1]}), path)
    with pytest.raises(Refused, match="dataset-damaged"):
        read(tmp_path)


def test_a_damaged_description_is_named(tmp_path: Path) -> None:
    make(_tournament(), 1, tmp_path)
    (tmp_path / INFO_FILE).write_text("{")
    with pytest.raises(Refused, match=r"dataset-damaged.*dataset\.json"):
        make(_tournament(), 1, tmp_path)


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused, match="dataset-folder"):
        make(_tournament(), 1, tmp_path / "file")


def test_a_folder_without_games_is_named(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="dataset-empty"):
        read(tmp_path / "nowhere")


def test_a_game_that_is_not_there_is_named(tmp_path: Path) -> None:
    make(_tournament(), 1, tmp_path)
    with pytest.raises(Refused, match="dataset-no-game"):
        record_of(tmp_path, 7)


def test_a_bot_that_breaks_stops_the_run_and_leaves_what_was_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[Any] = []

    def stumbles(view: Any, rng: Random) -> int:
        calls.append(view)
        if len(calls) > 600:
            raise ValueError("tired")
        return int(view.legal[0])

    monkeypatch.setitem(bot_registry._ANY_GAME, "bad", stumbles)
    tournament = new_tournament("shogun", 3, {}, ["bad", "random"], seed=5)
    with pytest.raises(Crashed, match="tired"):
        make(tournament, 99, tmp_path)
    numbers = set(read(tmp_path, ["number"])["number"].to_pylist())
    assert numbers == set(range(len(numbers))) and numbers  # all games before the one that broke, and no more


def test_without_the_extra_its_name_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def nothing(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(extras, "import_module", nothing)
    with pytest.raises(Refused, match=r"extra-missing.*pyarrow.*dataset"):
        make(_tournament(), 1, tmp_path)


def test_every_column_is_documented() -> None:
    page = PAGE.read_text(encoding="utf-8")
    told = [line.split("`")[1] for line in page.splitlines() if line.startswith("| `")]
    assert told == schema(_tournament()).names
