"""The Big Box in a real browser: five players, all four modules, by clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bakufu.engine.registry import game
from bakufu.i18n import Words
from tests.browser import axe
from tests.browser.conftest import House, NewPage
from tests.browser.player import MODULES, Player
from tests.browser.positions import last_season, sit
from tests.browser.test_play import SEASONS, leaks, own_key
from tests.browser.watching import Traffic, play_a_season, play_out

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")
ALL = ("court", "samurai", "leaders", "chambers")


def open_with_all_modules(page: Page) -> None:
    """The form of a new table: five seats, four of them bots, every module ticked."""
    page.get_by_role("link", name=EN.say("web-lobby-create")).click()
    page.get_by_label(EN.say("web-lobby-your-name")).fill("Anna")
    page.locator(".segments label", has_text="5").click()
    for module in ALL:
        page.get_by_label(EN.say(f"shogun-module-{module}")).check()


def test_the_form_offers_the_rulings_that_a_table_may_choose(house: House, new_page: NewPage) -> None:
    """The usual reading stands first, an estimate is called one, and the table tells what is unusual."""
    page, words = new_page(), Words("en", "shogun")
    open_with_all_modules(page)
    for details in page.locator("form details").all():
        details.locator("summary").click()
    chosen = {
        "leader_modifier": "additive_last",
        "short_supply": "as_far_as_possible",
        "rice_track": "18",
        "favor_peace": "ab,a,b",
    }
    options = {option.name: option for option in game("shogun").options}
    for name, value in chosen.items():
        field = page.locator(".field", has=page.locator(f"#shogun-option-{name.replace('_', '-')}"))
        expect(field).to_contain_text(words.option(name).rstrip("."))
        select = field.locator("select")
        assert select.input_value() == options[name].default
        assert (field.locator(".estimate").count() > 0) == options[name].estimate
        select.select_option(value)
    page.locator("form .main").click()
    page.get_by_text(words.option_value("leader_modifier", "additive_last")).first.wait_for()
    info = house.call("GET", f"/api/tables/{own_key(page)['table']}")
    assert info["options"] | chosen == info["options"]
    assert info["unusual"] == {**chosen, "modules": ",".join(ALL)}
    for name, value in chosen.items():
        expect(page.locator("section[aria-labelledby=facts-title]")).to_contain_text(
            words.option_value(name, value)
        )


@SEASONS
def test_five_players_finish_a_game_with_all_modules_by_clicks(
    house: House, new_page: NewPage, seasons: int
) -> None:
    """From the form to the points: each board is answered on, looked at by axe, and tells nothing secret."""
    page = new_page()
    traffic = Traffic(page)
    faults: list[str] = []
    asked_why: list[str] = []

    def look(kind: str) -> None:
        if kind not in MODULES:
            return
        faults.extend(axe.faults(page, kind, ("light",)))
        if kind == "exchange":  # a chamber that is not open says why not
            page.locator("#decision [data-chamber].barred").first.click(force=True)
            rule = page.locator("#decision [role=alert] [data-rule-link]")
            asked_why.append(rule.get_attribute("data-rule-link") or "")

    open_with_all_modules(page)
    for seat in page.locator("section[aria-labelledby=who] ul select").all():
        seat.select_option("random")
    page.locator("form .main").click()
    page.get_by_role("button", name=EN.say("web-lobby-start"), exact=True).click()
    page.wait_for_selector("#decision", state="attached")
    table = own_key(page)["table"]
    options = house.call("GET", f"/api/tables/{table}")["options"]
    assert options["modules"] == ",".join(ALL)
    player = Player(page, seed=7, first=look)

    while not player.answered.get("plan"):
        if not player.answer():
            page.wait_for_timeout(40)
    page.locator("[data-tab=boards]").click()
    for board in ("court", "chambers", "leaders", "samurai"):
        expect(page.locator(".boards h3", has_text=EN.say(f"shogun-module-{board}"))).to_be_visible()
    faults += axe.faults(page, "the boards")
    page.locator("[data-tab=text]").click()
    expect(page.locator(".text-board")).to_contain_text(EN.say("shogun-module-samurai"))
    faults += axe.faults(page, "the boards in words", ("light",))

    if seasons < 6:
        play_a_season([player])
        table, token = last_season(house, "5p-court-samurai-leaders-chambers-55")
        sit(page, house, table, token)
    play_out([player])

    done = player.answered
    assert done["plan"] >= seasons and done["leader"] >= 2, done
    assert done.get("favor", 0) + done.get("exchange", 0) >= 1, done
    for source in ("statues", "trophies", "chambers"):
        expect(page.locator("main table").first).to_contain_text(EN.say(f"web-shogun-end-{source}"))
    points = [int(text) for text in page.locator("main table").first.locator("tr.total td").all_inner_texts()]
    assert sorted(points) == sorted(house.call("GET", f"/api/tables/{table}")["outcome"]["scores"])
    page.goto(f"{house.address}/#/replay/{table}/200")
    expect(page.locator(".boards .court")).to_be_visible()
    faults += axe.faults(page, "the replay", ("light",))
    assert leaks(traffic, 0) == []
    assert len(traffic.boards()) > 8 * seasons, "the traffic was read"
    assert all(rule == "S-CH-04" for rule in asked_why), asked_why
    assert not faults, "\n".join(faults)
