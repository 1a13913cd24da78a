"""What a decision needs is in sight from 1280 px on, and a click means the same everywhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bakufu.games.shogun.tables import ACTIONS
from bakufu.i18n import LANGUAGES, Words
from tests.browser.axe import faults
from tests.browser.conftest import House, NewPage
from tests.browser.positions import box, decision_of, overlap, sit, standing

pytestmark = pytest.mark.timeout(1800)
EN = Words("en", "shogun")
SIZES = [(1280, 800), (1366, 768), (1440, 900), (1920, 1080)]
SHOGUN, IKUSA = "3p-fixed-3", "4p-long-30-4"


def at(page: Page, house: House, game: str, decision: str, record: str = "", least: int = 0) -> str:
    """The page at the first such question of a recorded game."""

    def wanted(state: object) -> bool:
        when = state.year if game == "shogun" else state.round  # type: ignore[attr-defined]
        return decision_of(game, state) == decision and when >= least

    record = record or (SHOGUN if game == "shogun" else IKUSA)
    table, token, _, _ = standing(house, game, record, wanted)
    sit(page, house, table, token)
    page.wait_for_selector(f"#decision [data-decision={decision}]")
    return table


def resize(page: Page, width: int, height: int) -> None:
    """The window has another size now, and the page has followed."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def in_sight(page: Page, selector: str) -> None:
    """Each of them, as a whole."""
    width, height = page.viewport_size["width"], page.viewport_size["height"]  # type: ignore[index]
    boxes = page.locator(selector).evaluate_all(
        "all => all.map((e) => e.getBoundingClientRect()).map((b) => [b.left, b.top, b.right, b.bottom])"
    )
    assert boxes, selector
    for left, top, right, bottom in boxes:
        assert left >= 0 and top >= 0 and right <= width + 1 and bottom <= height + 1, selector


def test_events_specials_turn_order_plan_log_and_seats_are_in_sight_during_the_actions(
    house: House, new_page: NewPage
) -> None:
    page = new_page()
    at(page, house, "shogun", "battle_move")
    for width, height in SIZES:
        resize(page, width, height)
        _shows_the_actions(page, width, height)


def _shows_the_actions(page: Page, width: int, height: int) -> None:
    strip = ".across .strip"
    expect(page.locator(f"{strip} [data-event]")).to_have_count(4)
    expect(page.locator(f"{strip} [data-event].active")).to_have_count(1)
    expect(page.locator(f"{strip} [data-special]")).to_have_count(5)
    expect(page.locator(f"{strip} [data-special].taken .crest")).to_have_count(3)
    expect(page.locator(f"{strip} [data-special].now")).to_have_count(1)
    expect(page.locator("[data-planned]")).to_have_count(len(ACTIONS))
    for what in (f"{strip} li", "[data-planned]", ".log"):
        in_sight(page, what)
    in_sight(page, ".top .strip li" if width < 1600 else ".left .seat")
    assert box(page, strip)["bottom"] - box(page, strip)["top"] <= 50, "one line"
    assert (box(page, "#map")["bottom"] - box(page, "#map")["top"]) / height > 0.5


@pytest.mark.parametrize(("game", "decision"), [("shogun", "plan"), ("ikusa", "fill_bin")])
def test_planning_leaves_most_of_the_height_to_the_map(
    house: House, new_page: NewPage, game: str, decision: str
) -> None:
    page = new_page()
    at(page, house, game, decision, least=2)
    for width, height in [*SIZES[:3], (1280, 720)]:
        resize(page, width, height)
        panel = box(page, "#decision")
        share = (panel["bottom"] - panel["top"]) / height
        assert share <= 0.40, (width, share)
        in_sight(page, "#decision .planning .end .main")
        in_sight(page, "#decision [data-ask]")
        in_sight(page, ".across .strip li")


def test_the_round_the_bins_and_the_pool_of_ikusa_are_in_sight(house: House, new_page: NewPage) -> None:
    page = new_page()
    at(page, house, "ikusa", "move_armies", least=2)
    for width, height in SIZES:
        resize(page, width, height)
        expect(page.locator(".across [data-bin-step]")).to_have_count(5)
        expect(page.locator(".across .order li")).to_have_count(4)
        expect(page.locator(".across .phase.now")).to_have_text("A" + EN.say("web-ikusa-stage-a"))
        expect(page.locator(".across [data-bin-step] .bid").first).to_be_visible()
        in_sight(page, ".across li")
        in_sight(page, ".top .strip li")
        in_sight(page, "#decision [data-end]")


def test_a_thing_of_the_table_tells_its_rule_by_hover_focus_and_tap(house: House, new_page: NewPage) -> None:
    page = new_page()
    at(page, house, "shogun", "battle_move")
    tip = page.get_by_role("tooltip")
    page.locator(".across [data-event].active .tip").hover()
    expect(tip).to_contain_text(EN.about("eventcard", "EV08"))
    page.mouse.move(640, 400)
    expect(tip).to_have_count(0)
    page.keyboard.press("d")
    specials = page.locator(".across [data-special] .tip")
    specials.first.focus()
    page.keyboard.press("ArrowRight")  # the keyboard alone shows what has the focus
    expect(specials.nth(1)).to_be_focused()
    expect(tip).to_be_visible()
    expect(specials.nth(1)).to_have_attribute("aria-describedby", "tip")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    assert page.locator(".across .tip[tabindex='0']").count() == 1, "one stop of the Tab key"
    action = page.locator("ol.fields .tip").first
    action.click()
    expect(tip).to_contain_text(EN.about("action", "battle_a"))
    assert faults(page, "the table with a tooltip") == []


def test_a_seat_in_the_header_opens_its_card(house: House, new_page: NewPage) -> None:
    page = new_page()
    at(page, house, "shogun", "battle_move")
    page.locator(".top .chip").first.click()
    card = page.locator(".top [popover] .seat")
    expect(card).to_be_visible()
    expect(card.locator(".numbers li")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_opens_over_the_table_with_the_player_aid_first(
    house: House, new_page: NewPage, lang: str
) -> None:
    words = Words(lang)
    page = new_page(lang=lang)
    for game, decision, rule in (
        ("shogun", "battle_move", "S-ROUND-02"),
        ("ikusa", "move_armies", "I-ROUND-01"),
    ):
        at(page, house, game, decision)
        page.keyboard.press("?")
        help_ = page.locator("dialog[open]")
        expect(help_.locator(f"[id='{rule}']")).to_be_visible()
        expect(help_.locator("h2")).to_be_in_viewport(ratio=1)  # it begins at its beginning
        expect(help_).to_contain_text(words.say("web-play-keys"))
        aid, keys = help_.locator("[data-aid]").bounding_box(), help_.locator(".keys").bounding_box()
        assert aid and keys and aid["y"] < keys["y"]
        if lang == "en":
            assert faults(page, "help") == []
        page.keyboard.press("Escape")
        expect(help_).to_have_count(0)


def test_a_rule_opens_in_place_and_its_id_is_shown_only_when_it_is_wanted(
    house: House, new_page: NewPage
) -> None:
    page = new_page()
    at(page, house, "shogun", "battle_move")
    link = page.locator(".log [data-rule-link]").last
    rule = link.get_attribute("data-rule-link") or ""
    name = link.locator(".id")
    expect(name).to_be_hidden()
    link.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(name).to_be_visible()
    page.keyboard.press("Enter")
    reader = page.locator(".reader")
    expect(reader).to_be_visible()
    expect(reader.locator(f"[id='{rule}']")).to_be_visible()
    assert len(page.context.pages) == 1, "no other tab"
    assert faults(page, "a rule over the table") == []
    page.keyboard.press("Escape")
    expect(reader).to_have_count(0)
    expect(link).to_be_focused()


def test_a_plan_is_laid_space_first_or_card_first(house: House, new_page: NewPage) -> None:
    page = new_page()
    for by in ("space", "card", "map", "key"):
        at(page, house, "shogun", "plan")
        _lay_a_card(page, by)


def _lay_a_card(page: Page, by: str) -> None:
    card = page.locator("[data-card]").first
    number = card.get_attribute("data-card")
    space = page.locator("[data-space='3']")
    if by == "card":
        card.click()
        space.click()
    else:
        if by == "key":
            page.keyboard.press("2")
            space = page.locator("[data-space][aria-pressed=true]")
        else:
            space.click()
        expect(space).to_have_attribute("aria-pressed", "true")
        told = EN.say("web-shogun-play-space-chosen", space="@", about="").split("@")[0].strip()
        expect(page.locator("#asked")).to_contain_text(told)
        space = page.locator(f"[data-space='{space.get_attribute('data-space')}']")
        if by == "map":
            page.locator("#map .province").nth(int(number or 0)).dispatch_event("click")
        else:
            card.click()
    expect(space.locator(".face")).to_be_visible()
    expect(page.locator(f"[data-card='{number}']")).to_have_count(0)


LISTS = [
    ("shogun", "3p-defaults-1", "draft_take", ".cards .card"),
    ("shogun", SHOGUN, "take_special", ".specials button:not(.gone)"),
    ("ikusa", "3p-standard-30-2", "add_spearmen", "[data-province]"),
    ("ikusa", IKUSA, "build_site", "[data-province]"),
    ("ikusa", IKUSA, "place_unit", "[data-province]"),
    ("ikusa", "3p-standard-8-1", "move_armies", "[data-step]"),
]


def test_list_click_selects_and_second_action_confirms(house: House, new_page: NewPage) -> None:
    page = new_page(1280, 800)
    for one in LISTS:
        _tick_and_take(page, house, *one)


def _tick_and_take(page: Page, house: House, game: str, record: str, decision: str, item: str) -> None:
    table, token, _, _ = standing(house, game, record, lambda s: decision_of(game, s) == decision)
    sit(page, house, table, token)
    seq = house.call("GET", f"/api/tables/{table}/view", token=token)["seq"]
    page.locator(f"#decision {item}").first.click()
    take = page.locator("#decision .chosen .main, #decision .chosen .body").first
    expect(take).to_be_visible()
    in_sight(page, "#decision .chosen .main, #decision .chosen .body")
    mains = page.locator("#decision button.main:visible")
    assert mains.count() <= 1, "never two main buttons"
    page.wait_for_timeout(300)
    assert house.call("GET", f"/api/tables/{table}/view", token=token)["seq"] == seq
    if take.get_attribute("class") and "body" in (take.get_attribute("class") or ""):
        take.click()
    page.locator("#decision .chosen .main").click()
    assert house.moved_on(table, token, seq)


def test_the_end_of_a_long_list_is_never_below_the_fold(house: House, new_page: NewPage) -> None:
    page = new_page(1280, 800)
    for decision in ("declare_battle", "final_forces"):
        at(page, house, "ikusa", decision, least=2)
        expect(page.locator("#decision [data-origin]").first).to_be_visible()
        in_sight(page, "#decision [data-end]")
        in_sight(page, "#decision [data-ask]")


def test_provinces_with_an_army_stand_first_and_nobody_marches_with_none(
    house: House, new_page: NewPage
) -> None:
    page = new_page(1280, 800)
    at(page, house, "ikusa", "declare_battle", least=2)
    led = page.locator("#decision [data-origin]").evaluate_all(
        "all => all.map((e) => !!e.querySelector('svg'))"
    )
    assert led == sorted(led, reverse=True) and led[0]
    at(page, house, "ikusa", "final_forces", least=2)
    page.locator("#decision [data-origin]").first.click()
    page.locator("#decision .chosen [data-goal]").first.click()
    expect(page.locator("#decision .chosen .main")).to_contain_text("1")
    expect(page.locator("#decision .chosen .main")).to_be_enabled()


def test_a_phone_on_its_side_has_the_map_left_and_the_sheet_right(house: House, new_page: NewPage) -> None:
    page = new_page(844, 390, touch=True)
    for game, decision in (("shogun", "plan"), ("shogun", "battle_move"), ("ikusa", "move_armies")):
        at(page, house, game, decision)
        map_, sheet = box(page, "#map"), box(page, ".drawer")
        assert overlap(map_, sheet) == 0 and map_["right"] <= sheet["left"] + 1
        assert map_["bottom"] - map_["top"] > 300 and map_["right"] - map_["left"] > 300
        in_sight(page, ".top .strip li")
        if decision == "plan":
            in_sight(page, "#decision .planning .end .main")
            in_sight(page, "#decision [data-space='0']")
            in_sight(page, "#decision [data-hand] [data-card]:first-child")


def test_the_scores_are_in_the_header_from_600_px(house: House, new_page: NewPage) -> None:
    page = new_page(560, 1000, touch=True)
    at(page, house, "shogun", "battle_move")
    for width, there in ((560, False), (620, True), (820, True)):
        resize(page, width, 1000)
        expect(page.locator(".top .strip li")).to_have_count(3 if there else 0)
        if there:
            in_sight(page, ".top .strip .goods:not(.goods ~ .goods) b")


def test_who_waits_sees_the_cards_of_the_draft(house: House, new_page: NewPage) -> None:
    table, tokens = house.table(humans=2, players=3, options={"setup": "draft"})
    asked = house.call("GET", f"/api/tables/{table}/view", token=tokens[0])["view"]["to_act"]
    waiting = next(seat for seat in range(2) if seat not in asked)
    page = new_page()
    sit(page, house, table, tokens[waiting])
    shown = page.locator("#decision [data-face-up] li, #decision .cards .card")
    expect(shown.first).to_be_visible()
