"""The picture of the README is the board of the data files."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tools.board_picture import picture

ROOT = Path(__file__).parents[2]


def test_the_picture_of_the_readme_is_what_the_tool_draws_today() -> None:
    drawn = picture("sun")
    assert (ROOT / "docs" / "board.svg").read_text(encoding="utf-8") == drawn, (
        "draw it again: python tools/board_picture.py > docs/board.svg"
    )


@pytest.mark.parametrize("side", ["sun", "moon"])
def test_the_picture_names_all_provinces_and_gives_credit(side: str) -> None:
    texts = [element.text or "" for element in ET.fromstring(picture(side)).iter() if element.text]
    for name in ("Aki", "Awa-Shikoku", "Yamato", f"Shogun, {side} side"):
        assert name in texts
    assert any("Natural Earth" in text and "Geolonia" in text for text in texts)
