"""The golden playthroughs are what the rules give today. A change is reviewed as a diff of the texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import playthrough
from tools.playthrough import PLAYTHROUGHS, Playthrough


@pytest.mark.parametrize("played", PLAYTHROUGHS, ids=lambda played: played.name)
def test_a_playthrough_is_the_golden_one(played: Playthrough) -> None:
    difference = playthrough.difference(played)
    shown = difference[:6000]
    assert not difference, f"{shown}\n\nif this is meant: python -m tools.playthrough --update\n"


def test_the_texts_are_short_enough_to_review_and_none_is_forgotten() -> None:
    files = sorted(Path(__file__).parent.glob("*.txt"))
    assert [path.name for path in files] == sorted(f"{played.name}.txt" for played in PLAYTHROUGHS)
    assert all(path.stat().st_size < 200_000 for path in files)


def test_a_changed_text_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = PLAYTHROUGHS[3]._replace(moves=3)
    monkeypatch.setattr(playthrough, "FOLDER", tmp_path)
    text = playthrough.text_of(played)
    playthrough.path_of(played).write_text(text, encoding="utf-8")
    assert playthrough.difference(played) == ""
    playthrough.path_of(played).write_text(text.replace("chests=15", "chests=16"), encoding="utf-8")
    assert "-    position:" in playthrough.difference(played)


@pytest.mark.rule("S-PLAN-01")
def test_while_all_plan_a_private_move_changes_one_view_only() -> None:
    text = playthrough.text_of(PLAYTHROUGHS[3]._replace(moves=8))
    views = [line.split()[1:] for line in text.splitlines() if line.startswith("    views:")]
    assert all(len(changed) == 1 for changed in views[1:9])


def test_the_texts_show_every_phase_and_the_end_of_a_game() -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("*.txt"))
    for word in (
        "draft-blind", "draft-open", "attack", "battle-won", "battle-lost", "neutral-conquered",
        "revolt-put-down", "revolt-lost", "hungry", "scored", "the end:", "-forfeited", "winter",
        '["extra","yes"]', '["tower","farmers"',
    ):  # fmt: skip
        assert word in texts, word
