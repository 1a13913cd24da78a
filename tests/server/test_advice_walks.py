"""Whole games played by accepting advice at every decision: every acceptance is played."""

from __future__ import annotations

import pytest

from tools.advice_walks import Walk, patient, walk, walks

pytestmark = pytest.mark.timeout(600)  # a busy machine may take its time


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def of_the_suite() -> list[Walk]:
    """One game of each kind of table; `easy` and `normal` in turn."""
    return [one for place, one in enumerate(walks(1, ["easy", "normal"], short=True)) if place % 4 in (0, 3)]


@pytest.mark.parametrize("wanted", of_the_suite(), ids=str)
async def test_every_piece_of_advice_is_played(database: str, wanted: Walk) -> None:
    async with patient(database) as server:
        walked = await walk(server, wanted)
    assert walked.refused == []
    assert walked.accepted > 20 and walked.runs
