"""What there is to look at in a game of Shogun: each kind of decision, from positions of recorded games, and
what lies around it. For `tools.screenshots`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from playwright.sync_api import Page

from bakufu.engine.record import read_record
from bakufu.engine.replay import replay
from bakufu.games.shogun import GAME
from bakufu.games.shogun.decisions import DECISIONS
from bakufu.games.shogun.state import State
from tests.browser.conftest import RECORDS, House
from tests.browser.player import AUCTION, CHEST_CARD, Player

FOUR = "4p-defaults-1027"
RICH = "4p-defaults-4"
FIVE = "5p-defaults-7"
CLOSE = "5p-treat-as-zero-24"
HELD = "4p-without-show-tower-counts-34"
MOON = "4p-moon-5"
TOWER = "4p-fixed-manual-22"
BOX = "5p-court-samurai-leaders-chambers-55"
FAVORS = "3p-court-51"

Act = Callable[[Page], None]


class Scene(NamedTuple):
    """The first time after so many moves of a recorded game that this is asked, and what is done then."""

    record: str
    decision: str
    after: int = 0
    then: Act | None = None


def lay(page: Page) -> None:
    """Half a plan: five provinces, a chest card as the bid."""
    player = Player(page)
    cards = player.cards("card")
    spaces = [space for space in player.cards("space") if space != AUCTION]
    provinces = [card for card in cards if card < CHEST_CARD]
    for card, space in zip(provinces[:5], spaces[1:], strict=False):
        player.lay(card, space)
    player.lay(next(card for card in cards if card > CHEST_CARD), AUCTION)


def hand_in(page: Page) -> None:
    Player(page).act("plan", 1)


def target(page: Page) -> None:
    page.locator("#decision [data-target].attack").first.click()


def attack(page: Page) -> None:
    target(page)
    page.locator("#decision .chosen .main").click()
    page.locator("#map section.settled").wait_for()


def revolt(page: Page) -> None:
    page.locator("#decision li button.what").first.click()
    page.locator("#map section.settled").wait_for()


def scored(page: Page) -> None:
    """Winter is over: where everybody's points came from."""
    page.locator("#decision .main").click()
    page.locator("[data-hand]").wait_for()
    while page.locator("#map .skip").count():
        page.locator("#map .skip").click()
    page.locator("#decision [aria-haspopup=dialog]").first.click()


def refused(page: Page) -> None:
    page.locator("#decision .barred").first.click(force=True)
    page.locator("#decision [role=alert], #decision .refused").first.wait_for()


def advice(page: Page) -> None:
    page.locator("[data-ask]").click()
    page.locator("[data-use]").wait_for(timeout=30_000)
    page.locator("[data-use]").scroll_into_view_if_needed()


def tab(name: str) -> Act:
    """A tab that there is on a phone may be no tab on a desk, where everything lies open."""

    def act(page: Page) -> None:
        for found in page.locator(f"[data-tab={name}]").all():
            found.click()

    return act


def card(page: Page) -> None:
    """The card of a province, as a tap on the map shows it."""
    page.locator("#map [data-province=owari]").dispatch_event("click")


SCENES = {
    "draft": Scene(FOUR, "draft_take", 16),
    "group": Scene(FOUR, "draft_group", 16),
    "plan": Scene(FOUR, "plan", 64),
    "plan-laid": Scene(RICH, "plan", 288, lay),
    "plan-advice": Scene(FIVE, "plan", 260, advice),
    "special": Scene(FOUR, "take_special", 280),
    "deploy": Scene(FOUR, "deploy_six", 280),
    "move-on": Scene(FOUR, "move_on", 220),
    "march": Scene(RICH, "battle_move", 285),
    "attack": Scene(RICH, "battle_move", 285, target),
    "why-not": Scene(FOUR, "move_on", 220, refused),
    "extra-attack": Scene(CLOSE, "extra_attack", 266),
    "extra-defense": Scene(HELD, "extra_defense", 237),
    "battle": Scene(RICH, "battle_move", 337, attack),
    "tower": Scene(TOWER, "enter_tower", 200),
    "revolts": Scene(FOUR, "choose_revolt", 408),
    "revolt": Scene(FOUR, "choose_revolt", 408, revolt),
    "year": Scene(FOUR, "choose_revolt", 242, scored),
    "province": Scene(RICH, "battle_move", 285, card),
    "moon": Scene(MOON, "battle_move", 330),
    "log": Scene(FOUR, "battle_move", 290, tab("log")),
    "table": Scene(FIVE, "battle_move", 260, tab("table")),
    "seats": Scene(FIVE, "battle_move", 260, tab("seats")),
    "chat": Scene(FIVE, "battle_move", 260, tab("chat")),
    "notes": Scene(FIVE, "battle_move", 260, tab("notes")),
    "words": Scene(FIVE, "battle_move", 260, tab("text")),
    "box-leader": Scene(BOX, "draft_leader", 10),
    "box-plan": Scene(BOX, "plan", 380),
    "box-benefit": Scene(BOX, "take_benefit", 340),
    "box-favor": Scene(BOX, "take_favor", 340),
    "box-cancel": Scene(BOX, "cancel_event", 340),
    "box-apply": Scene(FAVORS, "apply_favor", 200),
    "box-exchange": Scene(BOX, "exchange_marker", 460),
    "box-move": Scene(BOX, "move_leader", 460),
    "box-statue": Scene(BOX, "leave_statue", 460),
    "box-boards": Scene(BOX, "take_benefit", 340, tab("boards")),
}


@cache
def position(scene: Scene) -> tuple[int, int]:
    """How many moves were made there, and whose turn it is. Where there is only one answer nobody asks."""
    for place, step in enumerate(replay(read_record(RECORDS / f"{scene.record}.json")), start=1):
        state: State = step.after
        if place >= scene.after and DECISIONS[state.decision] == scene.decision:
            seat = GAME.to_act(state)[0]
            if len(GAME.legal(state, seat)) > 1:
                return place, seat
    raise LookupError(scene)


def stand(page: Page, house: House, scene: Scene, imported: dict[str, str]) -> None:
    """A table of Anna's that goes on from there."""
    if scene.record not in imported:
        imported[scene.record] = house.recorded(scene.record)
    place, seat = position(scene)
    wish = {"position": place, "seat": seat, "name": "Anna", "bots": ["easy"], "entropy": ""}
    made = house.call("POST", f"/api/tables/{imported[scene.record]}/play-on", wish)
    page.goto("about:blank")
    page.goto(f"{house.address}/#/t/{made['table']['id']}/seat/{made['token']}")
    page.locator("#decision .stamp").wait_for()
    page.wait_for_load_state("networkidle")
    if scene.then is not None:
        scene.then(page)
