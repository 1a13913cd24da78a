"""Two daimyos of one player stand in one province, and one of them falls: their owner clicks who."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bakufu.i18n import Words
from tests.browser.conftest import House, NewPage
from tests.browser.engine_table import EngineTable
from tests.games.ikusa.table import Table, text
from tests.games.ikusa.war_table import at_level

ORANGE = 1  # the seat
CIRCLE, SQUARE = 3, 4  # Orange's armies in the numbers of the board
EN = Words("en", "ikusa")


def two_daimyos_under_attack() -> Table:
    """Blue's three spearmen have hit once, and nobody else of Orange's is left to fall."""
    words = [
        "battles=yamato:pf:kawachi",
        "yamato=blue/3p",
        f"orange.circle=kawachi/{at_level(2)}",
        f"orange.square=kawachi/{at_level(3)}",
    ]
    return Table(text("2.c.go_on", *words), dice=[12, 12, 1, 12, 12]).go()


@pytest.mark.rule("I-SEQ-06")
@pytest.mark.parametrize("width", [1280, 360])
def test_the_owner_of_two_daimyos_clicks_who_falls(house: House, new_page: NewPage, width: int) -> None:
    page = new_page(width=width, height=740)
    table = EngineTable(page, house, two_daimyos_under_attack(), ORANGE)
    decision = page.locator("#decision")
    expect(decision.locator("[data-daimyo]")).to_have_count(2)
    assert decision.locator(".main").count() == 0, "nobody falls before he is chosen"
    decision.locator(f"[data-daimyo='{CIRCLE}']").click()
    decision.locator(f"[data-daimyo='{SQUARE}']").click()  # thought better of
    expect(decision.locator(f"[data-daimyo='{SQUARE}']")).to_have_attribute("aria-pressed", "true")
    expect(decision.locator(f"[data-daimyo='{CIRCLE}']")).to_have_attribute("aria-pressed", "false")
    decision.locator(".chosen .main").click()
    expect(decision.locator("[data-daimyo]")).to_have_count(0)
    assert table.moves == [["lose", "square", "daimyo"]]
    assert table.position["orange.square"] == "none"
    assert table.position["orange.circle"] == f"kawachi//{at_level(2)}"
