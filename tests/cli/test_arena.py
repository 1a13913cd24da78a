"""`bakufu arena`: results as words, as JSON and in a folder that can go on."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bakufu.cli.main import run

PLAIN = ["arena", "--game", "shogun", "--bots", "easy,random", "--seed", "3"]


def test_json_holds_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*PLAIN, "--games", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 3 and found["equal"] == pytest.approx(1 / 3)
    assert [bot["bot"] for bot in found["bots"]] == ["easy", "random"]
    assert found["bots"][0]["wins"]["number"] == 3
    assert {"low", "high", "mu", "sigma"} == set(found["bots"][0]["rating"])
    assert found["crosstable"]["easy"]["random"]["number"] == 3


def test_a_folder_goes_on_and_holds_the_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = ["--folder", str(tmp_path / "cup")]
    assert run([*PLAIN, "--games", "2", *folder]) == 0
    before = (tmp_path / "cup" / "games.jsonl").read_bytes()
    assert run([*PLAIN, "--games", "3", *folder]) == 0
    after = (tmp_path / "cup" / "games.jsonl").read_bytes()
    assert after.startswith(before) and after.count(b"\n") == before.count(b"\n") + 1
    assert json.loads((tmp_path / "cup" / "results.json").read_bytes())["games"] == 3
    assert (tmp_path / "cup" / "results.svg").read_text().startswith("<svg")
    assert "OpenSkill" in capsys.readouterr().out


OWN = """
def clever(view, rng):
    return view.legal[0]

def silly(view, rng):
    return -1

def scribbler(view, rng):
    move = view.legal[0]
    view.legal.clear()
    view.board.armies[:] = [9] * len(view.board.armies)
    view.board.order.reverse()
    return move

def seer(view, rng):
    rng.seed(0)
    return view.legal[0]

def leaves(view, rng):
    raise SystemExit(3)

number = 3
"""


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module of the user's own in the folder where the command is given."""
    (tmp_path / "my_bots.py").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield
    sys.modules.pop("my_bots", None)


@pytest.mark.usefixtures("own_bots")
def test_a_bot_of_ones_own_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*PLAIN[:3], "--bots", "my_bots:clever,random", "--games", "3", "--jobs", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["faults"] == [] and {bot["bot"] for bot in found["bots"]} == {"my_bots:clever", "random"}


@pytest.mark.usefixtures("own_bots")
def test_a_bot_that_writes_on_its_view_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """It plays the very games of one that does the same without writing, on its view or its generator."""
    found = []
    for name in ("clever", "scribbler", "seer"):
        assert run([*PLAIN[:3], "--bots", f"my_bots:{name},easy", "--games", "3", "--json"]) == 0
        result = json.loads(capsys.readouterr().out)
        found.append([seat["points"] for seat in result["seats"]])
        assert result["faults"] == []
    assert found[0] == found[1] == found[2]


@pytest.mark.usefixtures("own_bots")
def test_a_bot_that_leaves_the_program_is_named_where_it_ends_everything(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Also while the record of the broken game is made, for which it is asked once more."""
    assert run(["sim", "shogun", "--bots", "my_bots:leaves", "--games", "2"]) != 0
    assert "Game 0: my_bots:leaves raised SystemExit: 3." in capsys.readouterr().err


def test_a_module_that_leaves_the_program_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "leaving_bots.py").write_text("raise SystemExit(4)", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert run(["sim", "shogun", "--bots", "leaving_bots:clever"]) == 2
    assert "'SystemExit: 4'" in capsys.readouterr().err


@pytest.mark.usefixtures("own_bots")
def test_of_many_faults_ten_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*PLAIN[:3], "--bots", "my_bots:silly,random", "--games", "12"]) == 0
    printed = capsys.readouterr().out
    assert printed.count("my_bots:silly answered -1, which is not a legal move") == 10
    assert "2 more faults" in printed


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize("name", ["my_bots:nothing", "my_bots:number", "no_such_module_here:clever"])
def test_a_bot_of_ones_own_that_is_none_is_named(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*PLAIN[:3], "--bots", f"{name},random"]) == 2
    printed = capsys.readouterr()
    assert f"'{name}'" in printed.err and printed.err.count("\n") == 1


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--games", "0"], "--games"),
        (["--limit", "0"], "--limit"),
        (["--bots", "clever"], "no bot"),
        (["--faults", "ignore"], "forfeit, replay"),
        (["--players", "9"], "players"),
        (["--on", "moon"], "processes, ray"),
    ],
)
def test_bad_input_is_one_sentence(more: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*PLAIN, *more] if "--bots" not in more else ["arena", "--game", "shogun", *more]
    assert run(arguments) == 2
    printed = capsys.readouterr()
    assert said in printed.err and printed.err.count("\n") == 1
    assert printed.out == ""
