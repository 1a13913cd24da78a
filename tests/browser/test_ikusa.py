"""Ikusa in the browser: the map and what lies around it, in every place where a board is shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from tests.browser import axe
from tests.browser.conftest import House, NewPage
from tests.browser.standing import FOUR, TWO, asked, by_calls, position, recorded, standing

pytestmark = pytest.mark.timeout(1800)
EN = Words("en", "ikusa")


def sit(page: Page, house: House, table: str, token: str) -> Page:
    page.goto(f"{house.address}/#/t/{table}/seat/{token}")
    page.wait_for_selector("#decision")
    page.wait_for_selector("#map [data-province]")
    return page


def test_the_start_page_starts_a_game_of_ikusa_with_one_click(new_page: NewPage) -> None:
    page = new_page()
    page.locator("label").filter(has_text="Ikusa").click()
    page.locator("main button.main").first.click()
    page.wait_for_selector("#map [data-province]")
    expect(page.locator("#map [data-province]")).to_have_count(68)
    expect(page.locator("header .strip [data-seat]")).to_have_count(4)
    expect(page.locator("#decision")).to_contain_text(EN.decision("add_spearmen"))


def test_the_map_shows_every_province_in_words_and_as_a_card(house: House, new_page: NewPage) -> None:
    """Who holds it, with what, and beside what; and a point is said to be no border."""
    page = sit(new_page(), house, *asked(house, "declare_battle"))
    kozuke = page.locator("[data-province=kozuke]")
    assert EN.name("province", "kozuke") in (kozuke.get_attribute("aria-label") or "")
    kozuke.dispatch_event("click")
    card = page.locator("#map article")
    expect(card).to_contain_text("Shinano")
    expect(card).to_contain_text("A point is not a border")
    page.locator("[data-province=iki]").dispatch_event("click")
    expect(card).to_contain_text(EN.say("web-board-by-sea"))
    expect(card).not_to_contain_text("A point is not a border")


def test_declared_battles_are_arrows_and_words(house: House, new_page: NewPage) -> None:
    page = sit(new_page(), house, *asked(house, "pick_battle", round_=1))
    arrows = page.locator("#map .arrow").count()
    assert arrows > 3
    page.get_by_role("tab", name="In words").click()
    expect(page.locator(".text-board h3", has_text="Declared battles")).to_be_visible()
    battles = page.locator(".text-board h3", has_text="Declared battles").locator("+ ul li")
    expect(battles).to_have_count(arrows)


def test_the_board_in_words_says_everything(house: House, new_page: NewPage) -> None:
    page = sit(new_page(), house, *asked(house, "move_armies"))
    page.get_by_role("tab", name="In words").click()
    tables = page.locator(".text-board table")
    expect(tables.nth(0).locator("tbody tr")).to_have_count(4)
    expect(tables.nth(1).locator("tbody tr")).to_have_count(12)
    expect(tables.nth(2).locator("tbody tr")).to_have_count(68)
    expect(tables.nth(2)).to_contain_text("spearm")


def test_own_ronin_are_seen_by_their_lord_alone(house: House, new_page: NewPage) -> None:
    """A guest sees that two stacks lie there, and how large they are, but not where."""
    table, token = standing(house, "3p-standard-8-5", 124, seat=1)
    stacks = {}
    for name, page in (("lord", sit(new_page(), house, table, token)), ("guest", new_page())):
        if name == "guest":
            page.goto(f"{house.address}/#/t/{table}")
        page.get_by_role("tab", name="In words").click()
        board = page.locator(".text-board")
        assert ("ronin in secret" in board.inner_text()) == (name == "lord")
        stacks[name] = board.locator("tbody").first.locator("td:last-child").nth(1).inner_text()
    assert stacks == {"lord": "1 (Kawachi), 1 (Inaba)", "guest": "1, 1"}


def test_two_players_lead_two_clans_each(house: House, new_page: NewPage) -> None:
    page = sit(new_page(), house, *asked(house, "fill_bin", TWO))
    page.get_by_role("tab", name="Table").click()
    clans = page.locator(".pane ul[aria-label] > li:has(.head)")
    expect(clans).to_have_count(4)
    expect(clans.filter(has_text="you")).to_have_count(2)
    expect(page.locator(".strip li.me")).to_have_count(2)
    names = page.locator(".strip .name").all_inner_texts()
    assert all(colour in name for name, colour in zip(names, ("Blue", "Orange", "Green", "Red"), strict=True))


def test_the_map_is_walked_by_keys(house: House, new_page: NewPage) -> None:
    page = sit(new_page(), house, *asked(house, "final_armies"))
    page.keyboard.press("m")
    first = page.evaluate("() => document.activeElement.dataset.province")
    assert first
    for arrow in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        page.keyboard.press(arrow)
    expect(page.locator("#map article")).to_be_visible()
    assert page.evaluate("() => document.activeElement.dataset.province")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text(EN.say("web-play-keys"))
    expect(page.locator("dialog[open]")).to_contain_text(EN.say("web-ikusa-skip"))
    expect(page.locator("dialog[open]")).not_to_contain_text(EN.say("web-shogun-play-key-escape"))


def test_a_game_is_watched_and_read(house: House, new_page: NewPage) -> None:
    """A guest sees the cards of every clan, the log grows, and no question is put to them."""
    table, tokens = house.table(humans=1, players=3, bot="normal", game="ikusa")  # bots alone are soon done
    page = new_page(width=1920, height=1080)
    page.goto(f"{house.address}/#/t/{table}")
    page.wait_for_selector("#map [data-province]")
    expect(page.locator(".mat .head")).to_have_count(3)
    expect(page.locator("#decision")).to_contain_text(EN.say("web-play-spectator"))
    assert page.locator("#decision [data-move]").count() == 0
    lines = page.locator(".log .entry").count()
    by_calls(house, table, tokens, lambda board: board["round"] > 0)
    page.wait_for_function("n => document.querySelectorAll('.log .entry').length > n", arg=lines)


def test_a_replay_shows_the_map_and_every_clan(house: House, new_page: NewPage) -> None:
    table = recorded(house, FOUR)
    page = new_page()
    place, _ = position(FOUR, "pick_battle", 1)
    page.goto(f"{house.address}/#/replay/{table}/{place}")
    page.wait_for_selector(".replay [data-province]")
    expect(page.locator(".replay h1")).to_contain_text("Round 1")
    expect(page.locator(".below .head")).to_have_count(4)
    page.keyboard.press("End")
    expect(page.locator(".replay .now")).to_contain_text("becomes Shogun")


def test_a_replay_jumps_by_what_the_game_calls_phases_and_rounds(house: House, new_page: NewPage) -> None:
    page = new_page(2000, 1000)
    place, _ = position(FOUR, "pick_battle", 1)
    page.goto(f"{house.address}/#/replay/{recorded(house, FOUR)}/{place}")
    when = page.locator(".replay h1")
    expect(when).to_contain_text(EN.say("web-ikusa-stage-c"))
    expect(page.locator(".keys")).to_have_text(EN.say("web-replay-keys", by="phase"))
    page.get_by_role("button", name=EN.say("web-replay-phase-on")).click()
    expect(when).to_contain_text(EN.say("web-ikusa-round", round=1))
    expect(when).not_to_contain_text(EN.say("web-ikusa-stage-c"))
    page.get_by_role("button", name=EN.say("web-replay-round-on")).click()
    expect(when).to_contain_text(EN.say("web-ikusa-round", round=2))


def test_the_end_says_who_won_and_why(house: House, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{house.address}/#/t/{recorded(house, FOUR)}")
    page.wait_for_selector("#course")
    expect(page.locator(".why")).to_contain_text("41 provinces")
    expect(page.locator("main")).to_contain_text("by Beni")


def test_a_guide_speaks_in_the_first_round(house: House, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{house.address}/#/learn/ikusa")
    page.get_by_role("button", name=EN.say("web-learn-start")).click()
    coach = page.locator(".coach")
    expect(coach).to_contain_text("three daimyos")
    coach.locator("button.main").click()
    expect(coach).to_contain_text("nobody wins before round 4")


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_no_fault_with_a_table(house: House, new_page: NewPage, width: int) -> None:
    page = new_page(width=width, height=800, touch=width < 800)
    sit(page, house, *asked(house, "pick_battle", round_=1))
    faults = []
    for name in ("Log", "Table", "In words", *(("Seats", "Decision") if width < 900 else ())):
        page.get_by_role("tab", name=name).click()
        faults += axe.faults(page, name)
    assert not faults, "\n".join(faults)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_no_fault_with_an_end_and_a_replay(house: House, new_page: NewPage, width: int) -> None:
    table = recorded(house, FOUR)
    page = new_page(width=width)
    page.goto(f"{house.address}/#/t/{table}")
    page.wait_for_selector("#course")
    faults = axe.faults(page, "end")
    page.goto(f"{house.address}/#/replay/{table}/500")
    page.wait_for_selector(".replay [data-province]")
    faults += axe.faults(page, "replay")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", ["en", "nl", "zh-Hans"])
def test_no_key_stands_where_words_belong(house: House, new_page: NewPage, lang: str) -> None:
    page = sit(new_page(width=1920, height=1080, lang=lang), house, *asked(house, "move_armies"))
    words = Words(lang, "ikusa")
    for name in ("table", "text"):
        page.get_by_role("tab", name=words.say(f"web-play-tab-{name}"), exact=True).click()
        text = page.inner_text("body")
        assert "web-" not in text and "ikusa-" not in text
        assert words.name("province", "mutsu") in text or name == "table"


def test_the_page_of_the_guided_game_has_its_words_at_once(house: House, new_page: NewPage) -> None:
    """Also for a browser that has spoken of no game yet."""
    page = new_page()
    page.goto(f"{house.address}/#/learn/ikusa")
    expect(page.locator("main")).to_contain_text(EN.say("web-ikusa-learn-intro"))
    assert "web-" not in page.inner_text("main")
