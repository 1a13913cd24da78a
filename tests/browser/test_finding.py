"""Two strangers press "Find me a game", and play at the same table."""

from __future__ import annotations

import re
import urllib.request

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from tests.browser import axe
from tests.browser.conftest import House, NewPage

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")


def look_for_a_game(page: Page, name: str) -> None:
    """From the start page: a game of two, live."""
    page.get_by_role("link", name=EN.say("web-lobby-find")).click()
    main = page.locator("main", has=page.get_by_role("heading", name=EN.say("web-lobby-find")))
    main.locator("label", has_text="Ikusa").click()
    main.get_by_label("2", exact=True).check()
    main.get_by_label(EN.say("web-lobby-your-name")).fill(name)


def test_two_strangers_find_each_other_and_play(house: House, new_page: NewPage) -> None:
    one, other = new_page(name="Aya"), new_page(width=390, height=800, name="Ben")
    look_for_a_game(one, "Aya")
    one.get_by_text(EN.say("web-finding-with-whom")).click()
    assert axe.faults(one, "the form") == []
    one.locator("form button.main").click()
    searching = one.locator("section", has=one.get_by_text(EN.say("web-finding-alone")))
    expect(searching).to_be_visible()
    assert axe.faults(one, "the search") == []

    # It survives a reload, and goes on beside other pages.
    one.reload()
    expect(searching).to_be_visible()
    one.goto(house.address + "/#/settings")
    expect(one.get_by_role("link", name=EN.say("web-finding-on", game="ikusa"))).to_be_visible()
    one.goto(house.address + "/#/lobby")

    look_for_a_game(other, "Ben")
    expect(other.get_by_text("1 person is looking")).to_be_visible()
    assert axe.faults(other, "the form on a phone") == []
    other.set_viewport_size({"width": 1280, "height": 800})
    other.locator("form button.main").click()
    for page in (one, other):
        expect(page).to_have_url(re.compile(r"#/t/\w{10}$"))
        page.wait_for_selector("#decision")
    assert one.url == other.url
    table = one.url.rpartition("/")[2]
    info = house.call("GET", f"/api/tables/{table}")
    assert info["status"] == "playing"
    assert sorted(seat["name"] for seat in info["seats"]) == ["Aya", "Ben"]

    # Each plays a seat of their own, and the search is over.
    keys = [
        page.evaluate("id => JSON.parse(localStorage['bakufu.key.' + id])", table) for page in (one, other)
    ]
    assert sorted(key["seat"] for key in keys) == [0, 1]
    legal = [
        house.call("GET", f"/api/tables/{table}/view", token=key["token"])["view"]["legal"] for key in keys
    ]
    assert any(legal)
    one.goto(house.address + "/#/find")
    expect(one.locator("form button.main")).to_be_visible()
    one.goto("about:blank")
    other.goto("about:blank")


def test_after_a_while_bots_are_offered_and_the_lobby_tells_of_tables(
    house: House, new_page: NewPage
) -> None:
    """The offer stands at once for somebody who comes back to a search that has waited long enough."""
    page = new_page(name="Aya")
    page.clock.install()
    look_for_a_game(page, "Aya")
    page.locator("form button.main").click()
    expect(page.get_by_text(EN.say("web-finding-alone"))).to_be_visible()
    expect(page.get_by_role("button", name=EN.say("web-finding-bots-now"))).to_have_count(0)
    page.clock.fast_forward(61_000)
    expect(page.get_by_role("button", name=EN.say("web-finding-bots-now"))).to_be_visible()
    page.get_by_role("button", name=EN.say("web-finding-stop")).click()
    expect(page.locator("form button.main")).to_be_visible()

    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
    wish = {"game": "shogun", "players": 3, "host_name": "Emi", "name": "Far away", "pace": "days"}
    made = house.call("POST", "/api/tables", {**wish, "seats": seats})
    page.goto(house.address + "/#/lobby")
    card = page.locator("li", has=page.get_by_text("Far away"))
    expect(card.get_by_text(EN.say("web-finding-with-bots", count=1))).to_be_visible()
    expect(card.get_by_text(EN.say("web-finding-host-gone"))).to_be_visible()
    expect(card.get_by_text(re.compile("takes about \\d+ days"))).to_be_visible()
    request = urllib.request.Request(
        f"{house.address}/api/tables/{made['table']['id']}",
        headers={"authorization": f"Bearer {made['host_token']}"},
        method="DELETE",
    )
    urllib.request.urlopen(request, timeout=60).close()
    page.goto("about:blank")
