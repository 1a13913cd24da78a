"""A player vanishes, the others vote and play on, the player comes back; pauses, nudges, free seats."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from tests.browser.axe import faults
from tests.browser.conftest import House, NewPage, opened
from tests.browser.positions import sit

pytestmark = pytest.mark.timeout(1800)
EN = Words("en", "shogun")

# The same server, to which two seconds without a page are an absence.
IMPATIENT = """
from bakufu.server.tables import presence, voting

presence.GONE_AFTER = presence.HIDDEN_AFTER = 1.0
voting.TIMES["live"] = voting.TIMES["live"]._replace(absent=1.0)
"""


@pytest.fixture(scope="session")  # its pages rest together with those of other tests
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("quick")
    (folder / "sitecustomize.py").write_text(IMPATIENT)
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    with opened(folder / "bakufu.db", environment={**os.environ, "PYTHONPATH": path}) as house:
        yield house


def live_table(house: House, **wish: Any) -> tuple[str, list[str], str]:
    """A live table of Anna, Bo and Cas, who plan, their tokens, and the host's."""
    asked = {"game": "shogun", "players": 3, "host_name": "Anna", "visibility": "open", "pace": "live"}
    options = {"setup": "fixed"}
    made = house.call("POST", "/api/tables", {**asked, "options": options, **wish})
    table = made["table"]["id"]
    joined = [house.call("POST", f"/api/tables/{table}/join", {"name": name}) for name in ("Bo", "Cas")]
    tokens = [made["token"], *(one["token"] for one in joined)]
    house.call("POST", f"/api/tables/{table}/start", {}, made["host_token"])
    return table, tokens, made["host_token"]


def at_table(page: Page, house: House, table: str, token: str) -> None:
    sit(page, house, table, token)
    page.wait_for_selector("#decision")


def dot(page: Page, seat: int) -> Any:
    return page.locator(f".top [data-seat='{seat}'] [data-presence]")


def menu(page: Page) -> Any:
    page.get_by_role("button", name=EN.say("web-lobby-menu")).click()
    return page.get_by_role("dialog", name=EN.say("web-lobby-menu"))


def vote(page: Page, choice: str) -> None:
    page.locator("[data-vote]").get_by_role("button", name=EN.say(f"web-company-choice-{choice}")).click()


def log_line(page: Page, message: str, **facts: str) -> None:
    """The log has this line."""
    if not page.locator(".log").is_visible():
        page.get_by_role("tab", name=EN.say("web-play-log"), exact=True).click()
    line = EN.say(message, **facts)
    expect(page.locator("[data-table-event]", has_text=re.compile(re.escape(line))).first).to_be_visible()


def test_a_player_vanishes_the_table_goes_on_by_vote_and_the_player_comes_back(
    quick: House, new_page: NewPage
) -> None:
    table, tokens, _ = live_table(quick)
    anna, bo, cas = (new_page(address=quick.address) for _ in range(3))
    for page, token in zip((anna, bo, cas), tokens, strict=True):
        at_table(page, quick, table, token)
    expect(dot(anna, 2)).to_have_attribute("data-presence", "here")
    cas.goto("about:blank")
    for page in (anna, bo):
        expect(dot(page, 2)).to_have_attribute("data-presence", "gone")
        expect(dot(page, 0)).to_have_attribute("data-presence", "here")
    menu(anna).get_by_role("button", name=EN.say("web-company-ask-replace-bot", name="Cas")).first.click()
    expect(anna.locator("[data-vote]")).to_contain_text(
        EN.say("web-company-vote-replace", by="Anna", name="Cas")
    )
    expect(anna.locator("[data-vote] button")).to_have_count(0)
    vote(bo, "bot")
    bot_name = EN.say("web-lobby-bot", name=EN.say("bot-normal"))
    for page in (anna, bo):
        expect(page.locator(".top [data-seat='2'] [data-stand-in]")).to_have_attribute(
            "title", EN.say("web-company-bot-for", name="Cas")
        )
        log_line(page, "web-company-event-bot-in", reason="vote", bot=bot_name, name="Cas")
    # Who looks in later, or again, sees it too.
    anna.reload()
    expect(anna.locator(".top [data-seat='2'] [data-stand-in]")).to_have_count(1)
    log_line(anna, "web-company-event-bot-in", reason="vote", bot=bot_name, name="Cas")
    at_table(cas, quick, table, tokens[2])
    cas.get_by_role("button", name=EN.say("web-lobby-take-back")).first.click()
    expect(anna.locator(".top [data-seat='2'] [data-stand-in]")).to_have_count(0)
    expect(dot(anna, 2)).to_have_attribute("data-presence", "here")
    log_line(anna, "web-company-event-bot-out", name="Cas")


def test_players_pause_go_on_and_ask_for_more_time(quick: House, new_page: NewPage) -> None:
    table, tokens, _ = live_table(quick)
    anna, bo = new_page(address=quick.address), new_page(390, 844, address=quick.address)
    at_table(anna, quick, table, tokens[0])
    at_table(bo, quick, table, tokens[1])
    menu(anna).locator("[data-ask]").get_by_role("button", name=EN.say("web-company-ask-pause")).click()
    vote(bo, "yes")
    for page in (anna, bo):
        expect(page.locator("[data-paused]")).to_be_visible()
        expect(page.locator("#decision[inert]")).to_have_count(1)
        assert not faults(page, "the pause")
    anna.locator("[data-paused]").get_by_role("button", name=EN.say("web-company-go-on")).click()
    vote(bo, "yes")
    for page in (anna, bo):
        expect(page.locator("[data-paused]")).to_have_count(0)
        expect(page.locator("#decision[inert]")).to_have_count(0)
    before = quick.call("GET", f"/api/tables/{table}")["seats"]
    menu(bo).locator("[data-ask] button", has_text="More time").click()
    expect(anna.locator("[data-vote=extend]")).to_be_visible()
    assert not faults(anna, "a vote")
    vote(anna, "yes")
    expect(anna.locator("[data-vote]")).to_have_count(0)
    after = quick.call("GET", f"/api/tables/{table}")["seats"]
    assert [new["due_at"] - old["due_at"] for old, new in zip(before, after, strict=True)] == [300.0] * 3
    log_line(anna, "web-company-event-extended", name="everybody", more="5 minutes")


def test_a_nudge_is_seen_by_whom_the_table_waits_for(quick: House, new_page: NewPage) -> None:
    table, tokens, _ = live_table(quick)
    anna, bo = new_page(address=quick.address), new_page(address=quick.address)
    at_table(anna, quick, table, tokens[0])
    at_table(bo, quick, table, tokens[1])
    anna.locator(".top [data-seat='1'] button.chip").click()
    anna.locator("#seat-1").get_by_role("button", name=EN.say("web-company-nudge")).click()
    expect(anna.locator("#seat-1")).to_contain_text(EN.say("web-company-nudged", name="Bo"))
    expect(bo.locator("[data-nudge]")).to_contain_text(EN.say("web-company-nudge-told", by="Anna"))


def test_a_stranger_finds_the_free_seat_of_a_running_game_and_takes_it(
    quick: House, new_page: NewPage
) -> None:
    table, tokens, host = live_table(quick, name="A game in need")
    anna, stranger = new_page(address=quick.address), new_page(address=quick.address)
    at_table(anna, quick, table, tokens[0])
    quick.call("POST", f"/api/tables/{table}/resign", {"id": "r"}, tokens[2])
    quick.call("POST", f"/api/tables/{table}/host", {"id": "o", "action": "offer", "seat": 2}, host)
    log_line(anna, "web-company-event-resigned", name="Cas")
    log_line(anna, "web-company-event-offered", name="Cas")
    stranger.goto(f"{quick.address}/#/lobby")
    card = stranger.locator("article", has_text="A game in need").first
    expect(card).to_contain_text(EN.say("web-company-free-tag"))
    card.get_by_role("link").click()
    free = stranger.locator("[data-free-seat]")
    free.get_by_role("button", name=EN.say("web-company-take"), exact=True).click()
    expect(free).to_contain_text(EN.say("web-company-free-about"))
    free.get_by_role("textbox").fill("Fumi")
    free.get_by_role("button", name=EN.say("web-company-take-seat", name="Cas")).click()
    expect(stranger.locator("[data-free-seat]")).to_have_count(0)
    expect(stranger.locator("#decision")).not_to_contain_text(EN.say("web-play-spectator"))
    log_line(anna, "web-company-event-joined", name="Fumi", was="Cas")
    expect(anna.locator(".top [data-seat='2']")).to_contain_text("Fumi")


def test_a_game_that_was_called_off_says_so(quick: House, new_page: NewPage) -> None:
    table, tokens, _ = live_table(quick)
    anna = new_page(390, 844, address=quick.address)
    at_table(anna, quick, table, tokens[0])
    for seat in (1, 2):
        quick.call("POST", f"/api/tables/{table}/resign", {"id": "r"}, tokens[seat])
    dialog = menu(anna)
    resign = dialog.locator("[data-resign]")
    button = resign.get_by_role("button", name=EN.say("web-company-resign"), exact=True)
    button.dblclick()  # the second click answers nothing
    expect(resign).to_contain_text(EN.say("web-company-resign-ask"))
    resign.get_by_role("button", name=EN.say("web-company-not-now")).click()
    expect(button).to_be_focused()
    button.press("Enter")
    resign.get_by_role("button", name=EN.say("web-company-resign-sure")).click()
    banner = anna.locator("[data-called-off]")
    expect(banner).to_contain_text(EN.say("web-company-called-off"))
    expect(anna.locator("#map")).to_be_visible()  # the last board stays, and asks nothing
    expect(anna.locator("#decision .asked, #decision .undo")).to_have_count(0)
    assert not faults(anna, "a game that was called off")
    banner.get_by_role("link", name=EN.say("web-replay-title")).click()
    anna.wait_for_url(re.compile("#/replay/"))
