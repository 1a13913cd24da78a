"""In the middle of a game: reload, lost network, another language, why not, a guest who watches, two tabs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from tests.browser import axe
from tests.browser.ambient import Watch
from tests.browser.conftest import House, NewPage
from tests.browser.player import CHEST_CARD, Player

pytestmark = pytest.mark.timeout(1800)
EN, NL, ZH = Words("en"), Words("nl"), Words("zh-Hans")


def planning(house: House, page: Page, **wish: str) -> tuple[Player, str, str]:
    """A player who has all cards in the hand."""
    table, (token,) = house.table(humans=1, options={"setup": "fixed"})
    player = Player(page)
    player.open(house.address, table, token)
    page.wait_for_selector("[data-hand]")
    return player, table, token


def test_a_reload_in_the_middle_of_planning_loses_no_card(house: House, new_page: NewPage) -> None:
    player, _, _ = planning(house, new_page())
    hand, first = player.cards("card"), player.cards("space")[0]
    player.lay(hand[0], first)
    player.page.reload()
    player.page.wait_for_selector("[data-hand]")
    assert player.cards("card") == hand[1:]


PLACES = "all => all.map((e) => [+e.dataset.card, e.offsetLeft, e.offsetWidth])"


def drag(page: Page, origin: str, target: str) -> None:
    for what, press in ((origin, page.mouse.down), (target, page.mouse.up)):
        box = page.locator(f"#decision {what}").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        press()


def test_cards_are_dragged_to_a_space_to_another_and_back_to_the_hand(
    house: House, new_page: NewPage
) -> None:
    """Every drag is checked like a click: an offered place must not be refused."""
    player, _, _ = planning(house, new_page())
    page, hand, spaces = player.page, player.cards("card"), player.cards("space")
    card = next(card for card in hand if card < CHEST_CARD)
    places = page.locator("[data-card]").evaluate_all(PLACES)
    drag(page, f"[data-card='{card}']", f"[data-space='{spaces[0]}']")
    page.wait_for_function("card => !document.querySelector(`[data-card='${card}']`)", arg=card)
    left = [place for place in places if place[0] != card]
    assert page.locator("[data-card]").evaluate_all(PLACES) == left, "the next card is where it was"
    drag(page, f"[data-space='{spaces[0]}']", f"[data-space='{spaces[1]}']")
    drag(page, f"[data-space='{spaces[1]}']", "[data-hand]")
    page.wait_for_selector(f"[data-card='{card}']")
    assert sorted(player.cards("card")) == sorted(hand)


def test_a_plan_on_a_phone_stays_where_it_is(house: House, new_page: NewPage) -> None:
    """The hand scrolls sideways; the sheet around it does not, even when a card out of sight is chosen."""
    page = new_page(width=390, height=780, touch=True)
    planning(house, page)
    page.locator("[data-card]").last.focus()
    pane = page.locator(".pane")
    assert pane.evaluate("e => [e.scrollWidth - e.clientWidth, e.scrollLeft]") == [0, 0]


def test_a_lost_network_is_said_and_nothing_is_lost(house: House, new_page: NewPage) -> None:
    player, _, _ = planning(house, new_page())
    page = player.page
    hand, first = player.cards("card"), player.cards("space")[0]
    page.context.set_offline(True)
    player.lay(hand[0], first)
    assert player.cards("card") == hand[1:], "cards can be laid without a network"
    page.get_by_role("tab", name=EN.say("web-play-tab-chat")).click()
    page.get_by_label(EN.say("web-lobby-chat-write")).fill("half a sentence")
    page.context.set_offline(False)
    assert player.answer(), "and the plan is handed in when it is back"
    assert page.get_by_label(EN.say("web-lobby-chat-write")).input_value() == "half a sentence"
    page.reload()
    page.wait_for_selector("#decision")
    page.get_by_role("tab", name=EN.say("web-play-tab-chat")).click()
    expect(page.get_by_label(EN.say("web-lobby-chat-write"))).to_have_value("half a sentence")


def test_the_language_changes_in_the_middle_of_a_game(house: House, new_page: NewPage) -> None:
    """Everything on the screen speaks the new language at once, and the card in play stays where it lies."""
    player, _, _ = planning(house, new_page())
    page = player.page
    hand, first = player.cards("card"), player.cards("space")[0]
    player.lay(hand[0], first)
    page.get_by_role("button", name=EN.say("web-lobby-menu")).click()
    menu = page.locator("dialog[open]")
    for lang, words in (("nl", NL), ("zh-Hans", ZH)):
        menu.locator("select").first.select_option(lang)
        expect(menu.locator("h2").first).to_have_text(words.say("web-lobby-menu"))
        expect(page.locator(".planning .end .main")).to_have_text(words.say("web-play-ready"))
        expect(page.locator(".log")).to_contain_text(words.say("web-shogun-play-before"))
        assert page.evaluate("() => document.documentElement.lang") == lang
        assert player.cards("card") == hand[1:]
    assert not re.search(r"\b(web|shogun)-[a-z]", page.inner_text("body")), "a key instead of its words"


def test_a_greyed_choice_answers_why_not_and_leads_to_the_rule(house: House, new_page: NewPage) -> None:
    table, (token,) = house.table(humans=1, options={"draft_start": "seat", "draft_seat": "1"})
    page = new_page()
    player = Player(page)
    player.open(house.address, table, token)
    page.locator("#decision .greyed").click(
        force=True
    )  # nobody exchanges the open cards with all groups in hand
    refused = page.locator(".refused")
    expect(refused).to_be_visible()
    link = refused.locator("[data-rule-link]")
    rule = link.get_attribute("data-rule-link") or ""
    assert re.fullmatch(r"S-[A-Z]+-\d\d", rule)
    link.click()
    expect(page.locator(f"[data-rule='{rule}']")).to_be_in_viewport()
    expect(refused).to_be_visible()  # the table is still there


def test_a_guest_watches_without_a_seat(house: House, new_page: NewPage) -> None:
    """He sees the board move by move, no hand and no sheet, and has nothing to press."""
    table, (token,) = house.table(humans=1, players=3, options={"setup": "fixed"})
    player, guest = Player(new_page()), new_page()
    player.open(house.address, table, token)
    guest.goto(f"{house.address}/#/t/{table}")
    guest.wait_for_selector("#decision")
    expect(guest.locator("#decision")).to_contain_text(EN.say("web-play-spectator"))
    lines = guest.locator(".log .entry").count()
    player.page.wait_for_selector("[data-hand]")
    expect(guest.locator("[data-hand]")).to_have_count(0)
    assert player.answer()
    guest.wait_for_function("known => document.querySelectorAll('.log .entry').length > known", arg=lines)
    assert guest.locator("#decision button:not(:disabled)").count() == 0


def test_two_tabs_on_one_seat_are_told_and_both_stay_live(
    house: House, new_page: NewPage, watch: Watch
) -> None:
    player, table, _ = planning(house, new_page())
    second = player.page.context.new_page()
    second.goto(f"{house.address}/#/t/{table}")
    second.wait_for_selector("[data-hand]")
    for page in (player.page, second):
        expect(page.get_by_text(EN.say("web-play-two-tabs"))).to_be_visible()
    player.page.bring_to_front()  # a tab behind another is slow
    hand, first = player.cards("card"), player.cards("space")[0]
    player.lay(hand[0], first)
    second.wait_for_function("card => !document.querySelector(`[data-card='${card}']`)", arg=hand[0])
    assert player.answer()
    second.wait_for_function("() => !document.querySelector('#decision [data-hand]')")
    watch.rest()  # before one of the pages is closed
    second.close()
    expect(player.page.get_by_text(EN.say("web-play-two-tabs"))).to_be_hidden()


def test_a_seat_that_a_bot_plays_says_so_and_can_be_taken_back(house: House, new_page: NewPage) -> None:
    """Not only in the menu, where it was handed over: who comes back later sees it beside the game."""
    table, (token, _) = house.table(humans=2, options={"setup": "fixed"})
    page = new_page()
    page.goto(f"{house.address}/#/t/{table}/seat/{token}")
    page.wait_for_selector("[data-hand]")
    house.call("POST", f"/api/tables/{table}/bot", {"bot": "random"}, token)
    banner = page.get_by_role("status").filter(has_text=EN.say("web-lobby-take-back"))
    expect(banner).to_be_visible()
    banner.get_by_role("button").click()
    expect(banner).to_be_hidden()


@pytest.mark.parametrize(("width", "speed"), [(1280, "2"), (390, "0")])
def test_the_end_of_a_year_tells_where_its_points_came_from(
    house: House, new_page: NewPage, width: int, speed: str
) -> None:
    """By itself where the game is shown move by move; from the plan and the log whenever one wants."""
    wish = {"position": 242, "seat": 0, "name": "Anna", "bots": ["random"], "entropy": ""}
    made = house.call("POST", f"/api/tables/{house.recorded('4p-defaults-1027')}/play-on", wish)
    page = new_page(width, 800, speed=speed)
    page.goto(f"{house.address}/#/t/{made['table']['id']}/seat/{made['token']}")
    page.locator("#decision .main").click()  # the last revolt of the winter
    points, told = EN.say("web-shogun-board-year-points", year=1), page.locator("dialog[open]")
    if speed != "0":  # the next year waits for the reader
        expect(told).to_contain_text(points)
        assert page.locator("[data-hand]").count() == 0
        page.keyboard.press("Escape")
        expect(told).to_have_count(0)
    page.wait_for_selector("[data-hand]")
    page.locator("#decision").get_by_role("button", name=points).click()
    expect(told.get_by_role("row", name=re.compile("^green region"))).to_contain_text("castle 2")
    totals = told.get_by_role("row", name=re.compile("^Total")).get_by_role("cell")
    view = house.call("GET", f"/api/tables/{made['table']['id']}/view", token=made["token"])["view"]
    assert sorted(map(int, totals.all_inner_texts())) == sorted(view["board"]["vp"])
    assert not axe.faults(page, "the points of a year")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name=EN.say("web-play-log")).click()
    page.locator(".log summary").nth(-2).click()
    page.locator(".log").get_by_role("button", name=points).click()
    expect(told).to_contain_text(points)


def test_a_replay_tells_where_the_points_of_a_year_came_from(house: House, new_page: NewPage) -> None:
    table = house.recorded("4p-defaults-1027")
    page = new_page()
    page.goto(f"{house.address}/#/replay/{table}/300")
    summary = page.locator("summary", has_text=EN.say("web-shogun-board-year-points", year=1))
    summary.click()
    expect(page.get_by_role("row", name=re.compile("^green region"))).to_be_visible()
