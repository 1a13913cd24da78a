"""A phone of 360 pixels: nothing scrolls sideways, nothing is cut off, everything can be hit with a finger.

In Dutch, whose words are the longest; the pages around a game in Chinese, too, which breaks anywhere.
"""

from __future__ import annotations

import time

import pytest

from tests.browser.ambient import expects
from tests.browser.conftest import House, NewPage
from tests.browser.narrow import HEIGHT, WIDTH, faults, faults_of_tabs
from tests.browser.player import Player
from tests.browser.standing import FOUR, asked, recorded
from tools.ikusa_pictures import PHASES

WAITING = {
    "game": "shogun",
    "players": 4,
    "host_name": "Anna",
    "visibility": "unlisted",
    "seats": [{"kind": "open"}] * 4,
}


@pytest.mark.parametrize("lang", ["nl", "zh-Hans"])
def test_the_pages_around_a_game(house: House, new_page: NewPage, lang: str) -> None:
    over = house.recorded()
    waiting = house.call("POST", "/api/tables", WAITING)
    pages = ["", "lobby", "create", "settings", "rules/S-BAT-01", "learn/shogun", "learn/ikusa", f"t/{over}"]
    pages += [f"replay/{over}/100", f"t/{waiting['table']['id']}/seat/{waiting['token']}", "t/nowhere"]
    page = new_page(width=WIDTH, height=HEIGHT, lang=lang, touch=True)
    found = []
    expects(page, 404, "/api/tables/nowhere")
    for place in pages:
        page.goto("about:blank")
        page.goto(f"{house.address}/#/{place}")
        page.wait_for_load_state("networkidle")
        found += faults(page, place)
        if place.startswith("replay"):
            found += faults_of_tabs(page, place)
    assert not found, "\n".join(found)


def test_a_game_of_shogun(house: House, new_page: NewPage) -> None:
    """The first of each kind of question, and what lies behind the tabs, until the second plan."""
    page = new_page(width=WIDTH, height=HEIGHT, lang="nl", touch=True)
    table, (token,) = house.table(1, 4, "easy")
    found: list[str] = []
    player = Player(page, seed=3, touch=True, first=lambda kind: found.extend(faults(page, kind)))
    player.open(house.address, table, token)
    until = time.monotonic() + 1200
    while player.answered.get("plan", 0) < 2:
        assert time.monotonic() < until, player.answered
        if not player.answer():
            page.wait_for_timeout(60)
    found += faults_of_tabs(page, "table")
    assert not found, "\n".join(found)
    assert {"draft", "plan"} <= set(player.answered)


def test_every_question_of_ikusa(house: House, new_page: NewPage) -> None:
    page = new_page(width=WIDTH, height=HEIGHT, lang="nl", touch=True)
    found = []
    for decision, (record, round_) in PHASES.items():
        table, token = asked(house, decision, record, round_)
        page.goto(f"{house.address}/#/t/{table}/seat/{token}")
        page.wait_for_selector(f"#decision:has(.stamp) [data-decision={decision}]")
        found += faults(page, decision)
        if decision in ("fill_bin", "take_losses"):
            found += faults_of_tabs(page, decision)
    page.goto(f"{house.address}/#/replay/{recorded(house, FOUR)}/700")
    page.wait_for_load_state("networkidle")
    found += faults(page, "replay")
    assert not found, "\n".join(found)
