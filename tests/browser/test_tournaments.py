"""A tournament in the browser: opened, entered by a link, played, and its standings, wide and narrow."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from tests.browser import axe
from tests.browser.conftest import House, NewPage

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")
WIDE = {"width": 1280, "height": 900}
NARROW = {"width": 390, "height": 844}


def button(page: Page, key: str) -> None:
    page.get_by_role("button", name=EN.say(key), exact=True).click()


def fits(page: Page) -> bool:
    """Whether nothing but a table in its own frame is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_tournament_is_opened_entered_and_has_standings(house: House, new_page: NewPage) -> None:
    director, guest = new_page(), new_page()
    director.set_viewport_size(WIDE)  # type: ignore[arg-type]
    guest.set_viewport_size(NARROW)  # type: ignore[arg-type]
    director.goto(f"{house.address}/#/lobby")
    director.get_by_role("link", name=EN.say("web-lobby-tournaments")).click()
    director.get_by_role("link", name=EN.say("web-tournaments-open-one")).click()
    director.get_by_label(EN.say("web-tournaments-make-name"), exact=True).fill("Spring cup")
    entry = director.get_by_label(EN.say("web-tournaments-make-entry"))
    entry.select_option("invite")
    button(director, "web-tournaments-make")
    invite = director.get_by_label(EN.say("web-tournaments-invite-link"), exact=True).input_value()

    guest.goto(invite)
    guest.get_by_label(EN.say("web-tournaments-name"), exact=True).fill("Tomoe")
    button(guest, "web-tournaments-enter")
    expect(guest.get_by_text(EN.say("web-tournaments-entered"), exact=True)).to_be_visible()
    assert invite.rpartition("/")[2] not in guest.url, "the address has forgotten the invitation"
    cup, secret = invite.split("/")[-2:]
    for name in ("Benkei", "Chiyo", "Dōgen", "Ennin", "Fuhito"):
        house.call("POST", f"/api/tournaments/{cup}/entrants", {"name": name, "invite": secret})

    director.reload()
    button(director, "web-tournaments-act-start")
    expect(director.get_by_text(EN.say("web-tournaments-round-of", round=1, rounds=3)).first).to_be_visible()
    page = house.call("GET", f"/api/tournaments/{cup}")
    assert [len(table["seats"]) for table in page["tables"]] == [3, 3]

    guest.reload()
    button(guest, "web-tournaments-to-table")
    expect(guest.locator("#decision")).to_be_attached()
    assert "#/t/" in guest.url
    guest.go_back()

    director.on("dialog", lambda dialog: dialog.accept())
    for number in (1, 2):
        title = EN.say("web-tournaments-table", number=number)
        panel = director.locator("section", has=director.locator("#director"))
        panel.get_by_text(title, exact=True).first.click()
        panel.get_by_role("button", name=EN.say("web-tournaments-act-void")).first.click()
        expect(panel.get_by_text(title, exact=True)).to_have_count(0)
    expect(director.get_by_role("button", name=EN.say("web-tournaments-act-next-round"))).to_be_visible()
    rows = director.locator("section", has=director.locator("#standings")).locator("tbody tr")
    expect(rows).to_have_count(6)
    for at in (WIDE, NARROW):
        director.set_viewport_size(at)  # type: ignore[arg-type]
        assert fits(director)
        faults = axe.faults(director, "the page of a tournament")
    assert not faults, faults
    guest.reload()
    expect(guest.get_by_text("Tomoe").first).to_be_visible()
    assert fits(guest)
