"""Notices in a browser: the app has a page of its own, settings are kept."""

from __future__ import annotations

import asyncio
import json
import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from bakufu.server.people import persons, sessions
from bakufu.server.people.persons import PeopleStore
from bakufu.server.storage import db
from tests.browser import axe
from tests.browser.ambient import expects_console, expects_refusal
from tests.browser.conftest import House, NewPage, opened

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")


def register(page: Page) -> None:
    """Register the worker as the page does."""
    page.evaluate(
        "navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' })"
        ".then(() => navigator.serviceWorker.ready).then(() => true)"
    )


def test_without_a_server_the_app_says_so_and_with_one_nothing_is_masked(
    tmp_path: Path, new_page: NewPage
) -> None:
    with opened(tmp_path / "bakufu.db") as own:
        page = new_page(address=own.address)
        register(page)
        page.reload()
        assert page.evaluate("navigator.serviceWorker.controller !== null")
        expect(page.locator("main h1").first).to_be_visible()
        served = urlopen(own.address + "/", timeout=60).read().decode()
        build = re.search(r'name="build" content="(\w+)"', served)
        assert build is not None
        # A page that the worker controls is the server's, byte for byte, and so are its files.
        assert page.evaluate("fetch('./').then((one) => one.text())") == served
        assert page.evaluate("caches.keys()") == ["bakufu-offline"]
        kept = page.evaluate(
            "caches.open('bakufu-offline').then((one) => one.keys())"
            ".then((all) => all.map(({ url }) => new URL(url).pathname))"
        )
        assert sorted(kept) == ["/icon.svg", "/offline.html", "/start.css"]
    expects_console(page, "ERR_CONNECTION_REFUSED", optional=True)
    page.goto(own.address + "/")
    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    page.goto("about:blank")


def test_the_manifest_names_files_that_are_there(house: House) -> None:
    manifest = json.loads(urlopen(house.address + "/manifest.webmanifest", timeout=60).read())
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = urlopen(f"{house.address}/{icon['src'].removeprefix('./')}", timeout=60)
        assert answer.headers["content-type"] == icon["type"]
        assert answer.headers["cache-control"] == "no-cache"
        if icon["type"] == "image/png":
            width = int.from_bytes(answer.read()[16:20], "big")
            assert icon["sizes"] == f"{width}x{width}"


def signed_in(database: Path) -> str:
    """The token of somebody who has an account on this server."""

    async def make() -> str:
        engine = db.open_engine(f"sqlite:///{database}")
        people = PeopleStore(engine, time.time)
        async with people.changing() as connection:
            person = await persons.create(connection, "Tomoe", "en", people.now())
            opened_session = await sessions.open_session(connection, person.id, "Chrome", people.now())
        await engine.dispose()
        return opened_session.token

    with ThreadPoolExecutor() as threads:  # Playwright has an event loop of its own here
        return threads.submit(lambda: asyncio.run(make())).result()


@pytest.mark.parametrize("width", [390, 1280])
def test_the_settings_of_notices_are_kept(width: int, tmp_path: Path, new_page: NewPage) -> None:
    with opened(tmp_path / "bakufu.db", flags=["--url", "https://games.example"]) as own:
        token = signed_in(tmp_path / "bakufu.db")
        page = new_page(width=width, address=own.address, session=token)
        page.goto(own.address + "/#/me")
        panel = page.locator("section", has=page.get_by_role("heading", name=EN.say("web-notices-title")))
        expect(panel.get_by_text(EN.say("web-notices-email-no-mail"))).to_be_visible()
        panel.get_by_text(EN.say("web-notices-add-webhook")).click()
        panel.get_by_label(EN.say("web-notices-webhook-kind")).select_option("generic")
        panel.get_by_label(EN.say("web-notices-webhook-address")).fill("https://example.org/hook")
        panel.get_by_role("button", name=EN.say("web-notices-webhook-add"), exact=True).click()
        expect(panel.locator("code")).to_contain_text("bakufu_")
        expect(panel.get_by_text("https://example.org/hook").first).to_be_visible()
        panel.get_by_label(EN.say("web-notices-when-daily")).check()
        panel.get_by_label(EN.say("web-notices-daily-at")).fill("18:30")
        panel.get_by_label(EN.say("web-notices-kind-over")).uncheck()
        panel.get_by_role("button", name=EN.say("web-notices-save"), exact=True).click()
        expect(panel.get_by_text(EN.say("web-notices-saved"))).to_be_visible()
        assert axe.faults(page, "section") == []
        page.reload()
        expect(panel.get_by_label(EN.say("web-notices-daily-at"))).to_have_value("18:30")
        expect(panel.get_by_label(EN.say("web-notices-kind-over"))).not_to_be_checked()
        expect(panel.locator("code")).to_have_count(0)
        panel.get_by_role("button", name=EN.say("web-notices-remove")).click()
        panel.get_by_role("button", name=EN.say("web-notices-remove"), exact=True).click()
        expect(panel.get_by_text(EN.say("web-notices-none"))).to_be_visible()
        page.goto("about:blank")


def test_a_guest_is_asked_for_permission_only_by_a_click(house: House, new_page: NewPage) -> None:
    """This browser reaches no push service, so it says that it cannot; nothing is asked before the click."""
    table, (token, *_) = house.table(humans=1)
    page = new_page()
    page.add_init_script(
        "globalThis.asked = 0; const ask = Notification.requestPermission.bind(Notification);"
        "Notification.requestPermission = () => { globalThis.asked += 1; return ask(); };"
    )
    page.context.grant_permissions(["notifications"], origin=house.address)
    page.goto(f"{house.address}/#/t/{table}/seat/{token}")
    page.reload()
    page.wait_for_selector("#decision")
    page.get_by_role("button", name=EN.say("web-lobby-menu")).click()
    button = page.get_by_role("button", name=EN.say("web-tell-me"))
    expect(button).to_be_enabled()
    assert page.evaluate("globalThis.asked") == 0
    expects_refusal(page, EN.say("web-tell-unsupported"), optional=True)
    expects_console(page, "Chrome currently does not support the Push API", optional=True)
    button.click()
    expect(page.get_by_role("alert").or_(page.get_by_text(EN.say("web-tell-told")))).to_be_visible()
    assert page.evaluate("globalThis.asked") == 1
