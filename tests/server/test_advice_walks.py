"""Whole games played by accepting advice at every decision: every acceptance is played."""

from __future__ import annotations

import pytest

from tools.advice_walks import Walk, patient, walk, walks

pytestmark = pytest.mark.timeout(600)  # a busy machine may take its time
SEARCH = 0.05  # seconds for a question: whether advice can be played does not hang on how good it is


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def of_the_suite() -> list[Walk]:
    """One game of each kind of table; `easy` and `normal` in turn."""
    return [one for place, one in enumerate(walks(1, ["easy", "normal"], short=True)) if place % 4 in (0, 3)]


def searching() -> list[Walk]:
    """`hard` at the largest table of each game, with the largest set of its modules."""
    largest = {one.game: one for one in walks(1, ["hard"], short=True)}
    return list(largest.values())


@pytest.mark.parametrize("wanted", of_the_suite(), ids=str)
async def test_every_piece_of_advice_is_played(database: str, wanted: Walk) -> None:
    async with patient(database) as server:
        walked = await walk(server, wanted)
    assert walked.refused == []
    assert walked.accepted > 20 and walked.runs


@pytest.mark.parametrize("wanted", searching(), ids=str)
async def test_every_piece_of_advice_of_a_bot_that_searches_is_played(
    database: str, monkeypatch: pytest.MonkeyPatch, wanted: Walk
) -> None:
    monkeypatch.setattr("bakufu.server.bots.pool.ANSWER_WITHIN", SEARCH)
    async with patient(database) as server:
        walked = await walk(server, wanted)
    assert walked.refused == []
    assert walked.accepted > 20 and walked.runs
