"""Real dice in Ikusa (Q-59): what people have thrown is entered by keys, by finger and with the mouse."""

from __future__ import annotations

import json
import re
import time
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bakufu.engine.record import read_record
from bakufu.engine.replay import replay
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.phases import dice
from bakufu.games.ikusa.stages import ENTER_DICE
from bakufu.games.ikusa.state import State
from bakufu.games.ikusa.tables import COMBAT_VALUE, UNITS
from bakufu.i18n import Words
from tests.browser import axe, narrow
from tests.browser.conftest import House, NewPage
from tests.browser.warlord import Warlord

pytestmark = pytest.mark.timeout(1800)
RECORD = Path(__file__).parents[1] / "records" / "ikusa" / "3p-standard-8-6-dice-v3.json"
EN = Words("en", "ikusa")

ENDS = ("battle-won", "battle-lost", "battle-undecided", "called-off")

Throws = tuple[tuple[int, int], ...]  # units and number of dice


def kinds(state: State) -> list[tuple[int, int]]:
    """What the one who is asked throws: units and number of dice; nothing where he has begun."""
    if state.decision != ENTER_DICE or state.thrown or state.attempt:
        return []
    return [(unit, number) for clan, unit, number in dice.throws(state) if clan == state.acting[0]]


@cache
def throw_of(least: int) -> tuple[int, int, Throws]:
    """A position where somebody throws for several kinds of units: its number, the seat, the throw."""
    for place, step in enumerate(replay(read_record(RECORD)), start=1):
        found = kinds(step.after)
        if len(found) > 1 and sum(number for _, number in found) >= least:
            return place, GAME.to_act(step.after)[0], tuple(found)
    raise LookupError(least)


def open_throw(house: House, page: Page, least: int) -> tuple[Throws, str, str]:
    """A seat that is asked for its dice: the throw, the table, the token."""
    place, seat, found = throw_of(least)
    wish = {"position": place, "seat": seat, "name": "Anna", "bots": ["random"], "entropy": ""}
    made: dict[str, Any] = house.call("POST", f"/api/tables/{house.record(RECORD)}/play-on", wish)
    table, token = made["table"]["id"], made["token"]
    page.goto(f"{house.address}/#/t/{table}/seat/{token}")
    page.wait_for_selector("#decision [data-decision=enter_dice]")
    return found, table, token


def hits(throw: Throws, shown: list[int]) -> int:
    """As many as the rules count."""
    left = iter(shown)
    return sum(next(left) <= COMBAT_VALUE[unit] for unit, number in throw for _ in range(number))


def log_of(house: House, table: str, token: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while part := house.call("GET", f"/api/tables/{table}/log?events={len(found)}", token=token):
        found += part
    return found


def number(page: Page, die: int) -> Locator:
    return page.get_by_role("button", name=EN.say("web-ikusa-die-shows", number=die), exact=True)


def boxes(page: Page) -> list[str]:
    return [box.input_value() for box in page.locator("#decision input[data-die]").all()]


def told(house: House, table: str, token: str, wanted: str, begun: int, within: float = 120.0) -> str:
    """The first line of the log with these words since it was so long."""
    late = time.monotonic() + within
    while time.monotonic() < late:
        for line in log_of(house, table, token)[begun:]:
            if wanted in line["words"]:
                return str(line["words"])
        time.sleep(0.1)
    raise AssertionError(f"the log does not say: {wanted}")


def lines(throw: Throws, shown: list[int]) -> list[str]:
    """What the log says of each kind of units."""
    left = iter(shown)
    return [
        f"Anna rolls {EN.join([str(next(left)) for _ in range(number)])} ({EN.name('unit', UNITS[unit])})"
        for unit, number in throw
    ]


def test_dice_are_typed_corrected_and_handed_in_by_the_keys_alone(house: House, new_page: NewPage) -> None:
    page = new_page()
    throw, table, token = open_throw(house, page, 5)
    count = sum(number for _, number in throw)
    box = page.locator("#decision input[data-die]")
    expect(box).to_have_count(count)
    box.first.focus()
    page.keyboard.type("7")
    expect(box.nth(1)).to_be_focused()
    page.keyboard.type("11")  # no other number begins so: the next die is due
    expect(box.nth(2)).to_be_focused()
    page.keyboard.type("1")
    expect(box.nth(2)).to_be_focused()  # a 10, 11 or 12 could come of it
    page.keyboard.type("5")
    assert boxes(page)[:4] == ["7", "11", "1", "5"]
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    assert boxes(page)[:4] == ["7", "11", "", ""]
    page.keyboard.press("ArrowLeft")
    page.keyboard.type("2")
    shown = [7, 2, *[12] * (count - 2)]
    page.keyboard.type("12" * (count - 2))
    assert boxes(page) == [str(die) for die in shown]
    expect(page.locator("#decision .end output")).to_have_text(
        EN.say("web-ikusa-dice-hits", count=hits(throw, shown))
    )
    expect(page.locator("#decision .end .main")).to_be_focused()
    begun = len(log_of(house, table, token))
    page.keyboard.press("Enter")
    for line in lines(throw, shown):
        told(house, table, token, line, begun)


def test_what_is_missing_is_said_and_nothing_is_handed_in(house: House, new_page: NewPage) -> None:
    page = new_page()
    throw, table, token = open_throw(house, page, 5)
    count = sum(number for _, number in throw)
    page.locator("#decision input[data-die]").first.focus()
    page.keyboard.type("34")
    main = page.locator("#decision .end .main")
    expect(main).to_have_text(EN.say("web-ikusa-dice-lack", count=count - 2))
    main.click()
    expect(page.locator("#decision input[data-die='2']")).to_be_focused()
    board = house.call("GET", f"/api/tables/{table}/view", token=token)["view"]["board"]
    assert board["thrown"] == []
    begun = len(log_of(house, table, token))
    page.locator("#decision .draw").click()  # the two that were thrown count, the others are drawn
    told(house, table, token, f"Anna lets the program draw {count - 2} dice", begun)
    told(house, table, token, lines(throw[:1], [3])[0], begun)


def test_a_list_of_numbers_can_be_pasted(house: House, new_page: NewPage) -> None:
    page = new_page()
    throw, _, _ = open_throw(house, page, 5)
    page.locator("#decision input[data-die]").first.focus()
    page.evaluate(
        """() => {
          const data = new DataTransfer();
          data.setData("text", "3, 12 and 1");
          document.activeElement.dispatchEvent(
            new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        }"""
    )
    assert boxes(page)[:3] == ["3", "12", "1"]
    assert throw


def test_a_battle_with_the_finger_on_a_narrow_phone(house: House, new_page: NewPage) -> None:
    """Throw after throw, until the battle is over; its board shows each die that was entered."""
    page = new_page(narrow.WIDTH, narrow.HEIGHT, touch=True)
    throw, table, token = open_throw(house, page, 5)
    assert narrow.faults(page, "real dice") == []
    assert axe.faults(page, "real dice") == []
    shown = [7 + die % 6 for die in range(sum(number for _, number in throw))]  # no hit, and so no end
    for die in shown:
        number(page, die).tap()
    assert boxes(page) == [str(die) for die in shown]
    page.get_by_role("button", name=EN.say("web-ikusa-dice-back")).tap()
    assert boxes(page)[-1] == ""
    number(page, shown[-1]).tap()
    assert axe.faults(page, "real dice, entered") == []
    begun = len(log_of(house, table, token))
    page.locator("#decision .end .main").tap()
    for line in lines(throw, shown):
        told(house, table, token, line, begun)
    rolled = page.locator(".battle td .visually-hidden")
    expect(rolled.filter(has_text=re.compile(rf"^rolled {shown[0]}, "))).not_to_have_count(0)
    warlord = Warlord(page, seed=4)
    for _ in range(2000):
        if any(line["key"] in ENDS for line in log_of(house, table, token)[begun:]):
            return
        if not warlord.answer():
            page.wait_for_timeout(50)
    raise AssertionError(f"the battle does not end: {warlord.answered}")


def test_the_die_of_a_ninja_is_thrown_and_entered(house: House, new_page: NewPage) -> None:
    steps = enumerate(replay(read_record(RECORD)), start=1)
    place, state = next((place, step.after) for place, step in steps if step.after.attempt)
    wish = {
        "position": place,
        "seat": GAME.to_act(state)[0],
        "name": "Anna",
        "bots": ["random"],
        "entropy": "",
    }
    made: dict[str, Any] = house.call("POST", f"/api/tables/{house.record(RECORD)}/play-on", wish)
    table, token = made["table"]["id"], made["token"]
    page = new_page()
    page.goto(f"{house.address}/#/t/{table}/seat/{token}")
    expect(page.locator("#decision form")).to_contain_text(EN.say("web-ikusa-dice-strike"))
    expect(page.locator("#decision input[data-die]")).to_have_count(1)
    begun = len(log_of(house, table, token))
    number(page, 8).click()
    assert "hit" in str(page.locator("#decision input[data-die]").get_attribute("class"))
    page.locator("#decision .end .main").click()
    assert "rolls 8" in told(house, table, token, "strikes at", begun)


def at_one_screen(page: Page, table: str, tokens: list[str], seat: int) -> None:
    """This browser holds all seats, several people share it, and this one has the screen."""
    others = [{"seat": other, "token": token} for other, token in enumerate(tokens) if other != seat]
    key = {"table": table, "seat": seat, "token": tokens[seat], "others": others, "shared": True}
    page.evaluate(
        "([name, key]) => localStorage.setItem(name, key)", [f"bakufu.key.{table}", json.dumps(key)]
    )


def test_at_one_screen_the_dice_of_both_sides_are_entered_without_a_curtain(
    house: House, new_page: NewPage
) -> None:
    """What lies on the table is no secret: whoever has the screen enters it for both."""
    table, tokens = house.table(humans=2, players=2, game="ikusa", options={"dice": "manual"})
    rng = Random(5)
    for number_of_move in range(3000):
        updates = [house.call("GET", f"/api/tables/{table}/view", token=token) for token in tokens]
        board = updates[0]["view"]["board"]
        sides = {clan % 2 for clan, _, _ in board["throws"]}
        if len(sides) == 2 and not board["thrown"]:
            break
        seat = next(seat for seat, update in enumerate(updates) if update["view"]["legal"])
        moves = [rng.choice(updates[seat]["view"]["legal"])]
        command = {"id": str(number_of_move), "seen": updates[seat]["seq"], "moves": moves}
        house.call("POST", f"/api/tables/{table}/moves", command, tokens[seat])
    attacker = board["throws"][0][0] % 2
    page = new_page(390, 844, touch=True)
    page.goto(house.address)
    at_one_screen(page, table, tokens, 1 - attacker)
    page.goto(f"{house.address}/#/t/{table}")
    # Nobody looks for them behind a tab.
    expect(page.locator("#decision input[data-die]").first).to_be_visible()
    page.goto(house.address)
    at_one_screen(page, table, tokens, attacker)
    page.goto(f"{house.address}/#/t/{table}")
    begun = len(log_of(house, table, tokens[0]))
    for side in (attacker, 1 - attacker):
        count = sum(dice for clan, _, dice in board["throws"] if clan % 2 == side)
        heading = page.locator("#decision h3", has_text="The dice of")
        expect(heading).to_have_count(int(side != attacker))  # both sides may throw equally many
        expect(page.locator("#decision input[data-die]")).to_have_count(count)
        for _ in range(count):
            number(page, 12).tap()
        if side != attacker:
            assert axe.faults(page, "the dice of a neighbour") == []
        page.locator("#decision .end .main").tap()
    told(house, table, tokens[0], "rolls 12", begun)
    expect(page.locator("#decision input[data-die]")).to_have_count(0)
