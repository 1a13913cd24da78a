"""Advice walks by clicks for the whole matrix: every game, number of players, variant and adviser.

Far too long for every test run: pyproject.toml leaves them out there (`-m "not matrix"`), and `make walks`
runs them. Each walk prints its figures; `-rP` shows them. The sample for every day is in `test_advice.py`.
"""

from __future__ import annotations

import sys
import time

import pytest

from tests.browser.conftest import House, NewPage
from tests.browser.follower import Follower
from tests.browser.watching import play_out
from tools.advice_walks import Walk, walks

SECONDS = 2400  # for one game on a busy machine, with an adviser that thinks a second for each answer

pytestmark = [pytest.mark.matrix, pytest.mark.timeout(SECONDS + 300)]


@pytest.mark.parametrize("wanted", list(walks(1, [])), ids=str)
def test_a_whole_game_is_played_by_clicking_advice(house: House, new_page: NewPage, wanted: Walk) -> None:
    table, tokens = house.table(
        humans=1, players=wanted.players, bot="easy", game=wanted.game, options=dict(wanted.options)
    )
    follower = Follower(new_page(), house, table, tokens[0], bot=wanted.bot)
    began = time.monotonic()
    try:
        play_out([follower], seconds=SECONDS)
    finally:
        minutes = (time.monotonic() - began) / 60
        sys.stdout.write(
            f"{wanted}: {follower.accepted} pieces of advice, {follower.clicks} clicks, "
            f"{follower.missed} missed, {len(follower.refused)} refused, {minutes:.1f} minutes\n"
        )
    assert not follower.refused
    assert follower.accepted > 5  # one piece of advice may hold a whole turn
    assert follower.missed <= max(5, follower.accepted // 4), (
        "nearly every question was still asked when answered"
    )
