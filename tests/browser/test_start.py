"""The start page left alone, a server that asks to wait, and files of the page that do not come."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest
from playwright.sync_api import Page, Request, Route, expect

from bakufu.i18n import LANGUAGES, Words
from tests.browser.ambient import expects
from tests.browser.conftest import House, NewPage

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")
IDLE = 5_000  # ms that a page is left alone
BUSY = {
    "type": "refuse",
    "refusal": {"key": "too-fast", "rule": "", "facts": {"again_after": 1}},
    "words": EN.say("refusal-too-fast"),
}


def own_tables(house: House, page: Page, count: int) -> list[str]:
    """Tables where this browser sits, as it remembers them."""
    tables = []
    for number in range(count):
        wish = {"game": "shogun", "players": 3, "host_name": "Anna", "name": f"Table {number}"}
        made = house.call("POST", "/api/tables", {**wish, "visibility": "link"})
        tables.append(made["table"]["id"])
        key = {"table": tables[-1], "seat": 0, "token": made["token"], "at": number}
        entry = [f"bakufu.key.{tables[-1]}", json.dumps(key)]
        page.evaluate("([name, key]) => localStorage.setItem(name, key)", entry)
    return tables


@pytest.mark.parametrize("count", [0, 1, 12])
def test_an_idle_start_page_asks_for_all_its_tables_at_once_and_calmly(
    house: House, new_page: NewPage, count: int
) -> None:
    """A minute of the page's own clock: one request for all own tables every 15 seconds."""
    page = new_page()
    own_tables(house, page, count)
    page.clock.install()
    asked: Counter[str] = Counter()

    def heard(request: Request) -> None:
        if "/api/tables" in request.url:
            asked[request.url] += 1

    page.on("request", heard)
    page.reload()
    expect(page.locator("#lobby-title")).to_be_visible()
    expect(page.locator("section:has(#own-title) li")).to_have_count(count)
    for _ in range(6):
        page.clock.run_for(10_000)
        page.wait_for_timeout(200)  # answers come over a real network, and on a busy machine late
        while page.evaluate("() => window.ambient.waiting()"):
            page.wait_for_timeout(50)
    page.wait_for_timeout(IDLE / 5)
    assert asked.total() <= 6, asked
    assert (asked.total() >= 4) == (count > 0), asked
    expect(page.locator("section:has(#own-title) li")).to_have_count(count)


def test_the_list_of_own_tables_never_loses_one(house: House, new_page: NewPage) -> None:
    """Nor does it show fewer and more in turn: one look after the other brings all of them."""
    page = new_page()
    tables = own_tables(house, page, 6)
    page.reload()
    rows = page.locator("section:has(#own-title) li")
    expect(rows).to_have_count(6)
    page.evaluate(
        """() => {
          window.counts = new Set();
          const look = () => {
            window.counts.add(document.querySelectorAll('section:has(#own-title) li').length);
            if (!window.enough) requestAnimationFrame(look);
          };
          look();
        }"""
    )
    page.wait_for_timeout(IDLE)
    assert page.evaluate("() => (window.enough = true) && [...window.counts]") == [6]
    hrefs = page.locator("section:has(#own-title) a").evaluate_all("all => all.map((a) => a.hash)")
    assert sorted(hrefs) == sorted(f"#/t/{table}" for table in tables)


def test_a_table_that_the_server_does_not_know_is_hidden_and_its_key_is_kept(
    house: House, new_page: NewPage
) -> None:
    """Another database is no reason to lose a seat: as soon as the table is there again, so is the list."""
    page = new_page()
    first, second = own_tables(house, page, 2)
    tokens = "() => Object.entries(localStorage).filter(([name]) => name.startsWith('bakufu.key.')).length"
    rows = page.locator("section:has(#own-title) li")

    def without_the_first(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=[info for info in answer.json() if info["id"] != first])

    page.route("**/api/tables?ids=*", without_the_first)
    page.reload()
    expect(rows).to_have_count(1)
    expect(rows.locator("a").first).to_have_attribute("href", re.compile(second))
    assert page.evaluate(tokens) == 2
    page.unroute("**/api/tables?ids=*")
    page.reload()
    expect(rows).to_have_count(2)
    assert json.loads(page.evaluate("(name) => localStorage.getItem(name)", f"bakufu.key.{first}"))["token"]


def refuse(route: Route) -> None:
    headers = {"retry-after": "1", "content-type": "application/json"}
    route.fulfill(status=429, headers=headers, body=json.dumps(BUSY))


@pytest.mark.parametrize("proxy", [False, True])
def test_a_server_that_asks_to_wait_is_waited_for(house: House, new_page: NewPage, proxy: bool) -> None:
    """Whether it is the server itself that refuses, or a proxy with a page of its own."""
    page = new_page()
    page.get_by_label(EN.say("web-lobby-your-name")).fill("Chiyo")
    refused: list[str] = []

    def busy(route: Route) -> None:
        if len(refused) >= 2:
            route.fallback()
            return
        refused.append(route.request.url)
        if proxy:
            route.fulfill(status=429, body="<html>Too Many Requests</html>")
        else:
            refuse(route)

    page.route("**/api/tables", busy)
    expects(page, 429, "/api/tables")
    page.get_by_role("button", name=EN.say("web-lobby-play-now")).click()
    expect(page.get_by_text(EN.say("web-lobby-held"))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.wait_for_selector("#decision")
    expect(page.get_by_text(EN.say("web-lobby-held"))).to_be_hidden()
    assert len(refused) == 2


STARTING = {
    "en": "Your seats and games",
    "nl": "Je plaatsen en spellen",
    "zh-Hans": "您的座位和对局",
}


@pytest.mark.parametrize(
    ("missing", "lang"),
    [
        *[("index.css", "en"), ("prefs.svelte.js", "nl"), ("web*.js", "zh-Hans")],
        *[("index.js", lang) for lang in LANGUAGES],
    ],
)
def test_a_file_of_the_page_that_does_not_come_never_leaves_an_empty_page(
    house: House, new_page: NewPage, missing: str, lang: str
) -> None:
    """In the reader's language where the page knows it; and it loads again by itself."""
    page = new_page(lang=lang)
    page.goto("about:blank")
    expects(page, 429, "/assets/")
    page.route(f"**/assets/*/{missing}", lambda route: route.fulfill(status=429, body=""))
    page.goto(f"{house.address}/#/rules")
    text = page.locator("#starting")
    if missing != "index.css":  # without its colours the page is still a page
        expect(text.get_by_text(STARTING[lang])).to_be_visible()
        assert sum(text.get_by_text(words).is_visible() for words in STARTING.values()) == 1
        assert text.evaluate("(e) => getComputedStyle(e).opacity") == "1"
    page.unroute(f"**/assets/*/{missing}")
    expect(page.locator(".sheet h1")).to_have_text(Words(lang).say("web-rules-title"))
    expect(text).to_have_count(0)


def test_a_browser_without_scripts_is_told_so(house: House, browser: object) -> None:
    context = browser.new_context(java_script_enabled=False)  # type: ignore[attr-defined]
    try:
        page = context.new_page()
        page.goto(house.address)
        for word in ("needs JavaScript", "heeft JavaScript nodig", "需要 JavaScript"):
            expect(page.get_by_text(re.compile(word))).to_be_visible()
    finally:
        context.close()
