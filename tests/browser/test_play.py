"""Games in a real browser, from the first page to the points: by clicks, by finger and by keys.

A whole game repeats itself: six seasons ask the same questions. A usual run plays the first and the last by
hand, and what lies between them by calls or not at all; `make nightly` plays all six.
"""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from bakufu.games.shogun.stages import (
    STAGE_ACTIONS,
    STAGE_COURT,
    STAGE_ORDER,
    STAGE_PLACING,
    STAGE_PLANNING,
    STAGE_SAMURAI,
)
from bakufu.games.shogun.tables import BOX, NO_CARD, SPACES
from bakufu.i18n import Words
from tests.browser import axe
from tests.browser.conftest import House, NewPage
from tests.browser.player import AUCTION, Player, Typist
from tests.browser.positions import Caller, last_season, last_season_by_calls, sit
from tests.browser.watching import Traffic, play_a_season, play_out

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")
LESSONS = (
    *("welcome", "draft", "group", "round", "planning", "bid", "event", "specials", "actions", "build"),
    *("levy", "deploy", "battle", "tower", "revolt", "winter", "scoring", "over"),
)


def leaks(traffic: Traffic, seat: int) -> list[str]:
    """Cards of other seats that this one has seen before they were turned over."""
    found = []
    for viewer, board in traffic.boards():
        if viewer != seat:
            found.append(f"the view of seat {viewer}")
        stage = board["stage"]
        turned = {AUCTION, *(board["action_row"][: board["action"] + 1] if stage == STAGE_ACTIONS else ())}
        if stage in (STAGE_COURT, STAGE_ACTIONS):
            turned |= set(range(BOX + 1, len(SPACES)))
        for other, plan in enumerate(board["plans"]):
            if other == seat or plan is None:
                continue
            if stage == STAGE_PLANNING:
                found.append(f"the sheet of {other} while all plan: {plan}")
            elif stage in (STAGE_ORDER, STAGE_PLACING, STAGE_SAMURAI, STAGE_COURT, STAGE_ACTIONS):
                for space, card in enumerate(plan):
                    if card >= 0 and card != NO_CARD and space not in turned:
                        found.append(f"card {card} of {other} at space {space}")
    return found


SEASONS = pytest.mark.parametrize("seasons", [2, pytest.param(6, marks=pytest.mark.nightly)])


# At speed 4 the stage director shows everything, four times as fast as to others; at 0 nothing.
SPEEDS = pytest.mark.parametrize("speed", ["0", pytest.param("4", marks=pytest.mark.nightly)])


@pytest.mark.parametrize(("seasons", "browsers"), [(2, 2), pytest.param(6, 4, marks=pytest.mark.nightly)])
def test_four_people_draft_plan_fight_and_finish_a_game_by_clicks(
    house: House, new_page: NewPage, seasons: int, browsers: int
) -> None:
    """From the form of a new table to the points; and nothing but its own view reaches a browser.

    Who has no browser here plays by calls.
    """
    names = ("Anna", "Bo", "Cas", "Dirk")
    pages = [new_page() for _ in names[:browsers]]
    traffic = [Traffic(page) for page in pages]
    host = pages[0]
    host.get_by_role("link", name=EN.say("web-lobby-create")).click()
    host.get_by_label(EN.say("web-lobby-your-name")).fill(names[0])
    host.locator("form .main").click()
    invitation = host.get_by_label(EN.say("web-lobby-invite-link")).input_value()
    table, _, invite = invitation.rpartition("#/t/")[2].split("/")
    for page, name in zip(pages[1:], names[1:]):
        page.goto(invitation)
        page.get_by_label(EN.say("web-lobby-your-name")).fill(name)
        page.get_by_role("button", name=EN.say("web-lobby-sit-down")).click()
        expect(page.get_by_role("button", name=EN.say("web-lobby-leave"))).to_be_visible()
    absent = [
        {"entropy": f"drawn by {name}", **_joined(house, table, name, invite)} for name in names[browsers:]
    ]
    expect(host.locator("button.lack")).to_have_count(0)  # with a free seat it would only say why not
    host.get_by_role("button", name=EN.say("web-lobby-start"), exact=True).click()
    players = [Player(page, seed) for seed, page in enumerate(pages)]
    for page in pages:
        page.wait_for_selector("#decision", state="attached")
    keys = [own_key(page) for page in pages] + absent
    callers = [Caller(house, table, key["token"], host) for key in absent]
    for number, key in enumerate(keys):
        house.call("PUT", f"/api/tables/{table}/notes", {"text": f"secret thought {number}"}, key["token"])

    if seasons < 6:
        play_a_season(players, callers)
        for page in pages:  # nobody looks on meanwhile
            page.goto("about:blank")
        last_season_by_calls(house, table, [key["token"] for key in keys])
        for page, key in zip(pages, keys):
            sit(page, house, table, key["token"])
    play_out([*players, *callers])

    for player in players:
        done = player.answered
        assert done["plan"] >= seasons and done["draft"] >= 8 and done["special"] >= seasons - 1, done
        for name in names:
            expect(player.page.locator("main")).to_contain_text(name)
    assert sum(player.answered.get("target", 0) for player in players) > 0, "nobody has marched"
    outcome = house.call("GET", f"/api/tables/{table}")["outcome"]
    assert len(outcome["scores"]) == 4 and outcome["winners"]

    for seat, seen in enumerate(traffic):
        assert len(seen.boards()) > 16 * seasons, "the traffic was read"
        assert leaks(seen, seat) == []
        text = "\n".join(seen.frames)
        for other, key in enumerate(keys):
            if other != seat:
                assert f"secret thought {other}" not in text
                assert key["token"] not in text and key["entropy"] not in before_the_end(seen)
        assert keys[0]["host"] not in text or seat == 0
        assert '"secret"' not in before_the_end(seen)


def _joined(house: House, table: str, name: str, invite: str) -> dict[str, Any]:
    """What somebody keeps who sits down without a browser."""
    wish = {"name": name, "invite": invite, "entropy": f"drawn by {name}"}
    joined: dict[str, Any] = house.call("POST", f"/api/tables/{table}/join", wish)
    return joined


def told_by(page: Page) -> Any:
    """Ask a bot, and wait for what it says."""
    page.locator("#decision [data-ask]").click()
    page.locator("#decision .advice").wait_for()
    return page.locator("#decision .advice")


def test_a_bot_tells_what_it_would_do_and_it_can_be_done(house: House, new_page: NewPage) -> None:
    """In the draft it is played at once; while planning it is laid out, and can still be changed."""
    table, tokens = house.table(humans=1, players=3)
    page = new_page()
    player = Player(page)
    player.open(house.address, table, tokens[0])
    page.locator("#decision .cards .card").first.wait_for()
    told = told_by(page)
    expect(told.locator("li, .one")).not_to_have_count(0)
    if told.locator("summary").count():
        told.locator("summary").first.click()  # the whole reason is shown on demand
    expect(told.locator(".why").first).to_be_visible()
    assert axe.faults(page, "advice") == []
    seen = house.call("GET", f"/api/tables/{table}/view", token=tokens[0])["seq"]
    told.locator("[data-use]").click()
    expect(told).to_be_hidden()
    assert house.moved_on(table, tokens[0], seen)
    until = time.monotonic() + 1200
    while page.locator("#decision [data-hand]").count() == 0 and time.monotonic() < until:
        if not player.answer():
            page.wait_for_timeout(40)
    told = told_by(page)
    expect(told.locator("li")).to_have_count(11)
    told.locator("[data-use]").click()
    expect(page.locator("#decision")).to_contain_text(EN.say("web-shogun-play-complete"))
    page.reload()
    expect(page.locator("#decision")).to_contain_text(EN.say("web-shogun-play-complete"))
    page.locator(".planning .end .main").click()
    expect(page.locator("#decision [data-hand]")).to_have_count(0)


def test_where_advice_is_forbidden_nobody_is_asked(house: House, new_page: NewPage) -> None:
    table, tokens = house.table(humans=1, players=3, advice=False)
    page = new_page()
    Player(page).open(house.address, table, tokens[0])
    page.locator("#decision .cards .card").first.wait_for()
    expect(page.locator("#decision [data-ask]")).to_have_count(0)
    page.get_by_role("button", name=EN.say("web-lobby-menu")).click()
    expect(page.get_by_text(EN.say("web-lobby-advice-not-allowed"))).to_be_visible()


def own_key(page: Page) -> dict[str, Any]:
    """What this browser keeps of its table."""
    kept = page.evaluate(
        "() => Object.entries(localStorage).find(([name]) => name.startsWith('bakufu.key.'))[1]"
    )
    key: dict[str, Any] = json.loads(kept)
    return key


def before_the_end(traffic: Traffic) -> str:
    """What came while the game went on; afterwards the draws are opened for everybody to check."""
    return "\n".join(frame for frame in traffic.frames if '"status":"over"' not in frame)


class Viewer(Typist):
    """Watches a part of what others do, and skips the rest by key."""

    skipped = 0

    def answer(self) -> bool:
        if self.page.locator("[data-stage]").count() and self.rng.random() < 0.1:
            self.keys("s")
            self.skipped += 1
        return super().answer()


@pytest.mark.parametrize(
    ("seasons", "speed"),
    [(2, "4"), *(pytest.param(6, speed, marks=pytest.mark.nightly) for speed in ("0", "4"))],
)
def test_a_game_by_keys_alone(house: House, new_page: NewPage, seasons: int, speed: str) -> None:
    """From the start page to the points without a mouse; each kind of decision is looked at by axe."""
    page = new_page(speed=speed)
    page.evaluate("() => addEventListener('pointerdown', () => (window.touched = true), true)")
    faults: list[str] = []
    typist = Viewer(page, seed=5, first=lambda kind: faults.extend(axe.faults(page, kind)))
    typist.tab_to("form.now input[autocomplete]")
    page.keyboard.type("Kei")
    typist.tab_to("form.now input[type=radio]")
    typist.keys("ArrowLeft")
    typist.tab_to("form.now .main")
    typist.keys("Enter")
    page.wait_for_selector("#decision", state="attached")

    if seasons < 6:
        play_a_season([typist])
        table, token = last_season(house, "3p-defaults-1")
        sit(page, house, table, token)
    play_out([typist])

    assert typist.answered["plan"] >= seasons and typist.answered["draft"] >= 6, typist.answered
    assert typist.answered.get("target", 0) + typist.answered.get("generic", 0) > 0, typist.answered
    assert (typist.skipped > 0) is (speed != "0")
    faults += axe.faults(page, "the end")
    assert not page.evaluate("() => 'touched' in window"), "a pointer was used"
    assert not faults, "\n".join(faults)


TOWER = "#map section[data-over-map]"

# The titles of all lessons that lay open, noted by the page itself: a busy machine may hear a tap so late
# that a second one closes the next card before the test has looked at it.
NOTE_LESSONS = """() => {
  window.lessons = new Set();
  const look = () => {
    const open = document.querySelector('.coach:has(.main) h2');
    if (open) window.lessons.add(open.innerText);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  look();
}"""


@SPEEDS
def test_a_guided_first_game_on_a_phone_by_finger(new_page: NewPage, speed: str) -> None:
    """Every lesson comes and is read; nothing is wider than 390 px; axe looks at each kind of decision."""
    page = new_page(390, 780, touch=True, speed=speed)
    faults: list[str] = []

    def read_lessons() -> None:
        while page.locator(f".coach, {TOWER}").count():
            if not page.locator(".coach").count():  # others wait until the tower has gone
                pupil.press(page.locator(f"{TOWER} .skip"))
                page.wait_for_timeout(100)
                continue
            try:  # folded while its place is looked for, or while there is none for it
                page.wait_for_selector(".coach .main", timeout=2000)
            except TimeoutError:
                return
            lesson = page.locator(".coach").get_attribute("data-lesson")
            pupil.understand(str(lesson))

    def look(kind: str) -> None:
        faults.extend(axe.faults(page, f"phone, {kind}"))
        page.wait_for_timeout(600)  # the guide looks at the page now and then
        read_lessons()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390, kind

    class Pupil(Player):
        def answer(self) -> bool:
            read_lessons()
            return super().answer()

    page.get_by_role("link", name=EN.say("web-learn-title")).tap()
    page.get_by_role("button", name=EN.say("web-learn-start")).tap()
    page.wait_for_selector(".coach")  # the question may come after what others do
    page.evaluate(NOTE_LESSONS)
    pupil = Pupil(page, seed=2, touch=True, first=look)

    play_out([pupil])

    faults += axe.faults(page, "phone, the end")
    pupil.answer()
    lessons = [EN.say(f"web-shogun-learn-{lesson}.title") for lesson in LESSONS]
    read = page.evaluate("() => [...window.lessons]")
    assert [lesson for lesson in lessons if lesson not in read] == []
    assert page.locator(".coach").count() == 0, "and then the guide is silent"
    assert not faults, "\n".join(faults)
