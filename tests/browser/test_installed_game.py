"""A game in a package of its own is played in the browser, with its own words: `examples/dojo`, installed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.ambient import Watch
from tests.browser.conftest import House, opened
from tests.installed import install


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("installed")
    python, environment = install(folder)
    with opened(folder / "bakufu.db", environment=environment, python=python) as house:
        yield house


def test_an_installed_game_is_created_and_played_to_its_end(
    browser: Browser, house: House, watch: Watch
) -> None:
    page = browser.new_page(locale="en")
    page.goto(f"{house.address}/#/create")
    page.locator("select", has=page.locator("option[value=dojo]")).select_option(label="Dojo")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("combobox", name="Seat of Seat 2").select_option("normal")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start the game").click()
    for choice in ("Take the stance of the crane", "Stake 1 coin", "Roll the die and strike") * 2:
        page.get_by_role("button", name=choice, exact=True).click()
    expect(page.locator("body")).to_contain_text("Play again")
    watch.rest()  # while there is a server
    page.close()
