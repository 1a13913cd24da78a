"""The game that docs/add-a-game.md builds step by step can be installed and played as it is printed there."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

from tests.installed import ROOT, install

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def written_down(folder: Path) -> Path:
    """The package, with what the page prints, in the order of its steps."""
    blocks = BLOCK.findall((ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8"))
    project, *_ = [text for kind, text in blocks if kind == "toml"]
    plugin, rules, bots = [text for kind, text in blocks if kind == "python"]
    [words] = [text for kind, text in blocks if kind == "ftl"]
    code = folder / "src" / "pebbles"
    (code / "messages" / "en").mkdir(parents=True)
    (folder / "pyproject.toml").write_text(project, encoding="utf-8")
    (code / "__init__.py").touch()
    (code / "plugin.py").write_text(plugin.replace(")", ', bots="pebbles.bots:LEVELS")'), encoding="utf-8")
    (code / "rules.py").write_text(rules, encoding="utf-8")
    (code / "bots.py").write_text(bots, encoding="utf-8")
    (code / "messages" / "en" / "game.ftl").write_text(words, encoding="utf-8")
    return folder


def test_the_game_of_the_page_is_played(tmp_path: Path) -> None:
    python, environment = install(tmp_path, written_down(tmp_path / "pebbles"))

    def bakufu(*arguments: str) -> str:
        command = [python, "-m", "bakufu", *arguments]
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    assert "How many pebbles there are at the start." in bakufu("games")
    asked = ("sim", "pebbles", "--players", "3", "--games", "20", "--bots", "normal", "--json")
    assert json.loads(bakufu(*asked))["games"] == 20
    told = bakufu("play", "pebbles", "--players", "2", "--humans", "0", "--seed", "1")
    assert "are left." in told and "The end" in told
