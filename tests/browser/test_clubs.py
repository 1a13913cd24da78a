"""A club from its invite link to a table at a time; a rematch that one presses and the other joins."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from tests.browser.axe import faults
from tests.browser.conftest import House, NewPage
from tests.browser.test_people import keep_with_passkey

pytestmark = pytest.mark.timeout(1800)
EN = Words("en", "shogun")


def button(page: Page, key: str) -> None:
    page.get_by_role("button", name=EN.say(key), exact=True).first.click()


def test_a_guest_joins_a_club_by_its_link_and_sits_at_its_table_that_has_a_time(
    house: House, new_page: NewPage
) -> None:
    address = house.address.replace("127.0.0.1", "localhost")  # browsers make no passkeys for numbers
    anna, ben = new_page(address=address), new_page(address=address, width=390, height=800)
    keep_with_passkey(anna, address, "Anna of Edo")
    anna.goto(f"{address}/#/clubs")
    anna.get_by_label(EN.say("web-clubs-name")).fill("Edo Evenings")
    button(anna, "web-clubs-found-do")
    link = anna.get_by_label(EN.say("web-clubs-invite-link")).input_value()
    club = re.search(r"club/(\w+)", link)
    assert club is not None
    assert not faults(anna, "the page of a club")

    ben.goto(link)
    expect(ben.get_by_role("heading", name="Edo Evenings")).to_be_visible()
    assert not faults(ben, "a club for a guest")
    button(ben, "web-clubs-join-sign-in")
    name = ben.get_by_label(EN.say("web-lobby-your-name"))
    name.wait_for()
    devtools = ben.context.new_cdp_session(ben)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    name.fill("Ben of Edo")
    button(ben, "web-people-create")
    button(ben, "web-clubs-join")
    expect(ben.get_by_role("heading", name=re.compile(EN.say("web-clubs-members")))).to_be_visible()
    assert link.rpartition("/")[2] not in ben.url, "the address has forgotten the secret"

    anna.goto(f"{address}/#/create/club/{club[1]}")
    anna.get_by_label(EN.say("web-lobby-table-name")).fill("Friday night")
    anna.get_by_label(EN.say("web-clubs-later")).check()
    button(anna, "web-lobby-open-table")
    expect(anna.locator("[data-time] time")).to_be_visible()
    assert not faults(anna, "a waiting room with a time")
    with anna.expect_download() as download:
        button(anna, "web-clubs-calendar")
    assert download.value.suggested_filename.endswith(".ics")

    ben.reload()
    expect(ben.locator("[data-starts]")).to_be_visible()
    ben.get_by_role("link", name=re.compile("Friday night")).click()
    button(ben, "web-lobby-sit-down")
    expect(anna.get_by_text("Ben of Edo").first).to_be_visible()


def test_one_press_makes_a_rematch_and_the_other_sits_down_there(house: House, new_page: NewPage) -> None:
    table, tokens = house.table(humans=2, players=3)
    for token in tokens:
        house.call("POST", f"/api/tables/{table}/bot", {"bot": "random"}, token)
    until = time.monotonic() + 300
    while house.call("GET", f"/api/tables/{table}")["status"] != "over":
        assert time.monotonic() < until, "the bots do not come to an end"
        time.sleep(0.2)
    anna, bo = new_page(), new_page(width=390, height=800)
    for page, token in zip((anna, bo), tokens, strict=True):
        page.goto(f"{house.address}/#/t/{table}/seat/{token}")
    expect(bo.locator("[data-rematch] button")).to_be_visible()
    button(anna, "web-lobby-rematch")
    expect(anna.get_by_text(EN.say("web-clubs-held", name="Bo"))).to_be_visible()
    expect(bo.get_by_text(EN.say("web-clubs-rematch-asked", name="Anna"))).to_be_visible()
    assert not faults(bo, "a rematch that somebody asks for")
    button(bo, "web-lobby-sit-down")
    expect(anna.get_by_text(EN.say("web-lobby-ready-host"))).to_be_visible()
    expect(bo).to_have_url(anna.url)
    button(anna, "web-lobby-start")
    bo.wait_for_selector("#decision")
