"""The pictures of Ikusa: its decisions, its end and its replay."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import House
from tests.browser.standing import FOUR, QUICK, TWO, asked, ninja_waits, recorded
from tools.camera import take
from tools.shogun_scenes import tab

# Decision -> the recorded game and the round to look at.
PHASES = {
    "split_pile": (TWO, 0),
    "add_spearmen": (FOUR, 0),
    "claim_province": (QUICK, 0),
    "assign_unit": (QUICK, 0),
    "place_army": (FOUR, 0),
    "name_successor": (TWO, 2),
    "fill_bin": (FOUR, 3),
    "send_spy": (TWO, 2),
    "take_marker": (FOUR, 2),
    "build_site": (FOUR, 2),
    "buy_unit": (FOUR, 2),
    "place_unit": (FOUR, 2),
    "deploy_ronin": (FOUR, 2),
    "send_ninja": (FOUR, 2),
    "take_revenge": (FOUR, 2),
    "move_armies": (FOUR, 2),
    "choose_party": (FOUR, 2),
    "declare_battle": (FOUR, 2),
    "pick_battle": (FOUR, 1),
    "take_losses": (FOUR, 2),
    "stop_or_repeat": (FOUR, 2),
    "after_battle": (QUICK, 1),
    "final_armies": (FOUR, 2),
    "final_forces": (FOUR, 2),
    "place_recovered": (FOUR, 3),
    "absorb_units": (FOUR, 3),
}


ORDER = "standing_order"  # no decision: what one may do while others decide

# What comes of a click there: the name of the picture, and where.
FURTHER = {
    "send_spy": ("spied", "#decision .tray"),
    "declare_battle": ("odds", "#decision [data-origin]"),
    "final_forces": ("province", "#map [data-province=settsu]"),
}


def give_order(page: Page) -> None:
    """The ninja is told whom to strike and when; the order stands there, with what else could be ordered."""
    tab("play")(page)
    orders = page.locator("#decision details.order:has(.fields)")
    orders.locator("summary").click()
    orders.locator(".give").click()
    orders.locator(".given").wait_for()
    orders.evaluate("e => e.scrollIntoView({block: 'end'})")


def pictures(page: Page, house: House, prefix: str, out: Path, only: list[str]) -> None:
    """The decisions of Ikusa, its end and its replay; or only some of them."""
    over = recorded(house, FOUR)
    places = {"end": f"#/t/{over}", "replay": f"#/replay/{over}/700", "learn": "#/learn/ikusa"}
    for decision, (record, round_) in PHASES.items():
        if only and decision not in only:
            continue
        table, token = asked(house, decision, record, round_)
        places[decision] = f"#/t/{table}/seat/{token}"
    if not only or ORDER in only:
        table, tokens = ninja_waits(house)
        places[ORDER] = f"#/t/{table}/seat/{tokens[0]}"
    for name, place in places.items():
        if only and name not in only:
            continue
        page.goto("about:blank")
        page.goto(f"{house.address}/{place}")
        page.wait_for_load_state("networkidle")
        if name == ORDER:
            give_order(page)
        take(page, out / f"{prefix}-{name}.jpg")
        if name in FURTHER:
            then, what = FURTHER[name]
            page.locator(what).first.dispatch_event("click")
            take(page, out / f"{prefix}-{then}.jpg")
