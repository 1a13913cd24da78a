"""Good company in the browser: signs, phrases, the spectators' chat, a report, and the moderators' desk."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from tests.browser import axe
from tests.browser.conftest import NewPage, opened
from tests.browser.positions import sit

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")
TOKEN = "the-token-of-the-moderators"
NASTY = "You are bad <img src=x onerror=alert(1)>"


def open_chat(page: Page) -> None:
    page.get_by_role("tab", name=EN.say("web-play-tab-chat")).click()
    expect(page.get_by_role("log", name=EN.say("web-lobby-chat"))).to_be_visible()


def test_from_a_bad_line_to_the_desk_and_back(tmp_path: Path, new_page: NewPage) -> None:
    environment = {**os.environ, "BAKUFU_MODERATOR_TOKEN": TOKEN}
    with opened(tmp_path / "bakufu.db", environment=environment) as own:
        table, (anna, bo) = own.table(humans=2)
        page = new_page(address=own.address)
        sit(page, own, table, anna)
        open_chat(page)
        page.get_by_role("button", name=EN.say("web-chat-phrases")).click()
        page.get_by_role("button", name=EN.say("web-chat-phrase-good-luck")).click()
        own.call("POST", f"/api/tables/{table}/chat", {"phrase": "hello"}, bo)
        own.call("POST", f"/api/tables/{table}/chat", {"text": NASTY}, bo)
        own.call("POST", f"/api/tables/{table}/reactions", {"line": 1, "sign": "cheers"}, bo)
        log = page.get_by_role("log", name=EN.say("web-lobby-chat"))
        expect(log).to_contain_text(NASTY)  # as text
        expect(log).to_contain_text(EN.say("web-chat-phrase-hello"))
        cheers = EN.say("web-chat-sign-count", sign=EN.say("web-chat-sign-cheers"), count=1)
        expect(log.get_by_role("button", name=cheers)).to_be_visible()

        hello, bad = log.locator("[data-line='2']"), log.locator("[data-line='3']")
        tools = EN.say("web-chat-tools", name="Bo")
        hello.get_by_role("button", name=tools).click()
        hello.get_by_role("button", name=EN.say("web-chat-sign-like"), exact=True).click()
        like = EN.say("web-chat-sign-count", sign=EN.say("web-chat-sign-like"), count=1)
        expect(hello.get_by_role("button", name=like, pressed=True)).to_be_visible()

        spectator = new_page(width=390, height=800, address=own.address)
        spectator.goto(f"{own.address}/#/t/{table}")
        open_chat(spectator)
        spectator.get_by_role("button", name=EN.say("web-chat-room-spectators")).click()
        spectator.get_by_label(EN.say("web-lobby-your-name")).fill("Mei")
        spectator.get_by_label(EN.say("web-lobby-chat-write")).fill("Anna should go north")
        spectator.get_by_role("button", name=EN.say("web-lobby-chat-send")).click()
        watching = spectator.get_by_role("log", name=EN.say("web-lobby-chat"))
        expect(watching).to_contain_text("Anna should go north")
        assert axe.faults(spectator, "spectators' chat") == []
        expect(page.get_by_role("button", name=EN.say("web-chat-room-spectators"))).to_have_count(0)

        bad.get_by_role("button", name=tools).click()
        bad.get_by_role("button", name=EN.say("web-chat-report")).click()
        form = page.get_by_role("dialog")
        form.get_by_label(EN.say("web-chat-report-words")).fill("Please look")
        form.get_by_role("button", name=EN.say("web-chat-report-send")).click()
        expect(form.get_by_role("status")).to_have_text(EN.say("web-chat-report-sent"))
        form.get_by_role("button", name=EN.say("web-play-close")).click()
        bad.get_by_role("button", name=EN.say("web-chat-mute")).click()
        expect(bad).to_contain_text(EN.say("web-chat-hidden", name="Bo"))
        expect(log).not_to_contain_text("You are bad")
        bad.get_by_role("button", name=EN.say("web-chat-unhide")).click()
        expect(bad).to_contain_text("You are bad")

        desk = new_page(address=own.address)
        desk.goto(f"{own.address}/#/moderation")
        desk.get_by_label(EN.say("web-desk-token")).fill(TOKEN)
        desk.get_by_role("button", name=EN.say("web-desk-enter"), exact=True).click()
        report = desk.locator("[data-report='1']")
        expect(report).to_contain_text("Please look")
        expect(report).to_contain_text(NASTY)
        assert axe.faults(desk, "desk") == []
        desk.set_viewport_size({"width": 390, "height": 800})
        report.get_by_role("button", name=EN.say("web-desk-delete")).click()
        expect(bad).to_contain_text(EN.say("web-chat-gone"))
        report.get_by_role("button", name=EN.say("web-desk-close")).click()
        expect(desk.locator("[data-report]")).to_have_count(0)
        desk.get_by_role("button", name=EN.say("web-desk-part-bans")).click()
        desk.get_by_label(EN.say("web-desk-ban-what")).select_option("cidr")
        desk.get_by_label(EN.say("web-desk-range")).fill("203.0.113.0/24")
        desk.get_by_role("button", name=EN.say("web-desk-ban"), exact=True).click()
        expect(desk.get_by_text("203.0.113.0/24")).to_be_visible()
        assert axe.faults(desk, "bans") == []
        desk.get_by_role("button", name=EN.say("web-desk-part-audit")).click()
        expect(desk.locator("main ol li")).to_have_count(3)
        for one in (page, spectator, desk):
            one.goto("about:blank")
