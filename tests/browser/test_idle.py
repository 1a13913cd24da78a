"""Every kind of page left open for a minute: it asks for little, does not grow, and works on afterwards.

All pages are open at once, so that the minute is spent once. With `-rP` the measures are printed as a table.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from bakufu.engine.registry import games
from bakufu.i18n import Words
from tests.browser import standing
from tests.browser.ambient import Watch
from tests.browser.conftest import House, NewPage
from tests.browser.idle import Idle
from tests.browser.test_people import keep_with_passkey

pytestmark = pytest.mark.timeout(1800)
MINUTE = 60.0
MOST_REQUESTS = 12
EN = Words("en")
Return = Callable[[], None]


def start(house: House, page: Page, own: int) -> Return:
    """The start page of a browser that has a seat at so many tables."""
    seats = [house.table(humans=2) for _ in range(own)]
    keys = [{"table": table, "seat": 0, "token": tokens[0], "at": 1} for table, tokens in seats]
    script = (
        "keys => keys.forEach((key) => localStorage.setItem(`bakufu.key.${key.table}`, JSON.stringify(key)))"
    )
    page.evaluate(script, keys)
    page.reload()
    if own:
        expect(page.locator("section[aria-labelledby=own-title] li")).to_have_count(own)

    def back() -> None:
        page.get_by_role("link", name=EN.say("web-lobby-create")).first.click()
        expect(page.locator("form .main")).to_be_visible()

    return back


def lobby(house: House, page: Page) -> Return:
    page.goto(f"{house.address}/#/lobby")
    page.wait_for_selector("#lobby-title")

    def back() -> None:
        """A table that is opened now is told at once, and a click opens it."""
        house.call(
            "POST", "/api/tables", {"game": "shogun", "players": 3, "host_name": "Late", "name": "Lately"}
        )
        page.get_by_role("link", name="Lately").first.click()
        expect(page.locator("#seats-title")).to_be_visible()

    return back


def waiting(house: House, page: Page, game: str) -> Return:
    wish = {"game": game, "players": 3, "host_name": "Anna", "visibility": "unlisted"}
    made = house.call("POST", "/api/tables", wish)
    page.goto(f"{house.address}/#/t/{made['table']['id']}/seat/{made['token']}")
    page.wait_for_selector("#seats-title")
    return lambda: say_something(page)


def playing(house: House, page: Page, game: str) -> Return:
    """A table where somebody else is to move."""
    table, tokens = house.table(humans=3, players=3, game=game)
    views = [house.call("GET", f"/api/tables/{table}/view", token=token) for token in tokens]
    idler = next(token for token, view in zip(tokens, views, strict=True) if not view["view"]["legal"])
    mover, view = next(
        (token, view) for token, view in zip(tokens, views, strict=True) if view["view"]["legal"]
    )
    page.goto(f"{house.address}/#/t/{table}/seat/{idler}")
    page.wait_for_selector("#map [data-province]")

    def back() -> None:
        """The move of another is shown, and the own word is heard."""
        before = page.locator(".log .entry").count()
        move = {"id": "one", "seen": view["seq"], "moves": view["view"]["legal"][:1]}
        house.call("POST", f"/api/tables/{table}/moves", move, mover)
        expect(page.locator(".log .entry")).not_to_have_count(before)
        page.get_by_role("tab", name=EN.say("web-play-tab-chat")).click()
        say_something(page)

    return back


def say_something(page: Page) -> None:
    line = page.get_by_label(EN.say("web-lobby-chat-write"))
    line.fill("I am back")
    line.press("Enter")
    expect(page.get_by_role("log").filter(has_text="I am back").first).to_be_visible()


def over(house: House, game: str) -> str:
    return house.recorded() if game == "shogun" else standing.recorded(house, standing.FOUR)


def end(house: House, page: Page, game: str) -> Return:
    page.goto(f"{house.address}/#/t/{over(house, game)}")
    page.wait_for_selector("h1#winner")

    def back() -> None:
        page.get_by_role("button", name=EN.say("web-play-final-board")).click()
        expect(page.locator("#map [data-province]").first).to_be_visible()

    return back


def replayed(house: House, page: Page, game: str) -> Return:
    page.goto(f"{house.address}/#/replay/{over(house, game)}/100")
    page.wait_for_selector(".replay [data-province]")

    def back() -> None:
        page.get_by_role("button", name=EN.say("web-replay-on")).click()
        expect(page).to_have_url(re.compile(r"/101/spectator$"))

    return back


def rules(house: House, page: Page, game: str) -> Return:
    page.goto(f"{house.address}/#/rules/{game}")
    page.get_by_role("searchbox").wait_for()

    def back() -> None:
        page.get_by_role("searchbox").fill("battle")
        expect(page.get_by_role("status").first).to_be_visible()

    return back


def searching(house: House, page: Page) -> Return:
    """Somebody who looks for a game that nobody else wants."""
    page.goto(f"{house.address}/#/find")
    page.locator("form button.main").click()
    expect(page.get_by_text(EN.say("web-finding-alone"))).to_be_visible()

    def back() -> None:
        page.get_by_role("button", name=EN.say("web-finding-stop")).click()
        expect(page.locator("form button.main")).to_be_visible()

    return back


def account(house: House, page: Page) -> Return:
    """The start page of somebody who is signed in and has no table in this browser."""
    named = house.address.replace("127.0.0.1", "localhost")
    keep_with_passkey(page, named, "Idle Hands")
    page.goto(f"{named}/#/")
    page.get_by_role("link", name=EN.say("web-keep-account")).wait_for()

    def back() -> None:
        page.get_by_role("link", name=EN.say("web-keep-account")).click()
        expect(page.get_by_role("heading", name=EN.say("web-people-devices"))).to_be_visible()

    return back


def as_table(names: list[str], idle: list[Idle]) -> str:
    """The measures as a table."""
    lines = [_line("page", "requests", "listeners", "nodes", "timers", "heap, kB")]
    for name, rest in zip(names, idle, strict=True):
        a, b = rest.before, rest.after
        lines.append(
            _line(
                name,
                str(len(rest.sent)),
                f"{a.listeners}→{b.listeners}",
                f"{a.nodes}→{b.nodes}",
                f"{a.intervals + a.timeouts}→{b.intervals + b.timeouts}",
                f"{a.heap // 1000}→{b.heap // 1000}",
            )
        )
    return "\n".join(lines)


def _line(name: str, *cells: str) -> str:
    return f"{name:<22}" + "".join(f"{cell:>14}" for cell in cells)


def test_a_page_left_open_for_a_minute_asks_for_little_and_works_on(
    house: House, new_page: NewPage, watch: Watch
) -> None:
    pages: dict[str, Return] = {}
    for own in (0, 1, 12):
        pages[f"start, {own} own tables"] = start(house, new_page(), own)
    pages["lobby"] = lobby(house, new_page())
    pages["searching"] = searching(house, new_page())
    pages["start, signed in"] = account(house, new_page())
    for game in games():
        for kind in (waiting, playing, replayed, end, rules):
            pages[f"{kind.__name__}, {game}"] = kind(house, new_page(), game)

    idle = watch.rest(MINUTE, most=MOST_REQUESTS)

    table = as_table(list(pages), idle)
    sys.stdout.write(f"\n{table}\n")
    asked = {
        name: rest.sent for name, rest in zip(pages, idle, strict=True) if len(rest.sent) > MOST_REQUESTS
    }
    assert not asked, f"{json.dumps(asked, indent=1)}\n{table}"
    assert not watch.faults(), f"{watch.faults()}\n{table}"
    for back in pages.values():
        back()
