"""The pages around a game of Shogun, and how to get to each of them. For `tools.screenshots`."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.conftest import House
from tests.browser.player import Player
from tools.shogun_scenes import FIVE, FOUR, Scene, stand

Way = Callable[[Page, House], None]
WAITING = {"game": "shogun", "players": 4, "name": "Sekigahara", "host_name": "Anna"}


def go(page: Page, house: House, place: str) -> None:
    page.goto("about:blank")
    page.goto(f"{house.address}/{place}")
    page.wait_for_load_state("networkidle")


def at(place: str) -> Way:
    return lambda page, house: go(page, house, place)


def over(then: str = "") -> Way:
    """The end of a game, from this part of the page on."""

    def way(page: Page, house: House) -> None:
        go(page, house, f"#/t/{house.recorded(FIVE)}")
        page.locator("details.panel button").wait_for()
        if then == "fair":
            page.locator("details.panel button").click()
            page.locator("details.panel li.good").first.wait_for()
        if then:
            page.locator({"luck": "#luck", "fair": "details.panel"}[then]).evaluate("e => e.scrollIntoView()")
            page.evaluate("scrollBy(0, -70)")

    return way


def lobby(page: Page, house: House) -> None:
    for name, host, wish in (
        ("Kyoto", "Bo", {"players": 3}),
        ("Beginners welcome", "Cas", {"players": 5}),
        ("Big Box", "Emi", {"options": {"modules": "court,samurai"}}),
    ):
        house.call("POST", "/api/tables", {**WAITING, "name": name, "host_name": host, **wish})
    go(page, house, "#/lobby")


def waiting(page: Page, house: House) -> None:
    """A table as its host opens it, with a guest, a bot and a seat that waits for somebody."""
    go(page, house, "#/create")
    page.locator("main.sheet form .main, main.sheet button.main").last.click()
    page.wait_for_selector("#invite-title")
    table = page.url.split("/t/")[1]
    house.call("POST", f"/api/tables/{table}/join", {"name": "Bo"})
    page.locator(".columns li").nth(1).filter(has_text="Bo").wait_for()


def join(page: Page, house: House) -> None:
    """What a guest sees who has got an invitation."""
    made = house.call("POST", "/api/tables", {**WAITING, "host_name": "Chiyo", "visibility": "link"})
    go(page, house, f"#/t/{made['table']['id']}/invite/{made['invite']}")


def coach(lesson: int) -> Way:
    """The guided first game at this lesson of its beginning."""

    def way(page: Page, house: House) -> None:
        go(page, house, "#/learn")
        page.locator("main.sheet .main").click()
        for _ in range(lesson):
            page.locator(".coach .main").click()
        page.locator(".coach").wait_for()
        page.mouse.move(1, 1)  # and no province is looked at

    return way


def ready(page: Page, house: House) -> None:
    """A plan that is handed in, while somebody else still plans."""
    table, tokens = house.table(humans=2, bot="easy", name="Sekigahara", options={"setup": "fixed"})
    player = Player(page, touch=False)
    player.open(house.address, table, tokens[0])
    page.locator("[data-hand]").wait_for()
    player.answer()


def watch(page: Page, house: House) -> None:
    """A guest without a seat, while somebody else thinks."""
    stand(page, house, Scene(FOUR, "battle_move", 290), {})
    go(page, house, page.url[page.url.index("#") :])
    page.evaluate(
        "Object.keys(localStorage).filter(k => k.includes('key.')).forEach(k => localStorage.removeItem(k))"
    )
    page.reload()
    page.wait_for_load_state("networkidle")


def opened(button: str) -> Way:
    def way(page: Page, house: House) -> None:
        stand(page, house, Scene(FIVE, "battle_move", 260), {})
        page.locator(button).click()

    return way


def gone(page: Page, house: House) -> None:
    """A link that was made anew."""
    table, tokens = house.table(humans=1)
    house.call("POST", f"/api/tables/{table}/link", {}, tokens[0])
    go(page, house, f"#/t/{table}/seat/{tokens[0]}")


PAGES: dict[str, Way] = {
    "start": at("#/"),
    "lobby": lobby,
    "create": at("#/create"),
    "learn": at("#/learn"),
    "rules": at("#/rules/S-BAT-01"),
    "settings": at("#/settings"),
    "waiting": waiting,
    "join": join,
    "coach": coach(0),
    "coach-draft": coach(1),
    "ready": ready,
    "watch": watch,
    "menu": opened(".opener"),
    "keys": opened(".help"),
    "end": over(),
    "end-luck": over("luck"),
    "end-fair": over("fair"),
    "replay": lambda page, house: go(page, house, f"#/replay/{house.recorded(FIVE)}/400"),
    "gone": gone,
    "no-table": at("#/t/nosuchtable"),
}
