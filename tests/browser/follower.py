"""Somebody who asks "What would you do?" at every decision and does what the bot says."""

from __future__ import annotations

from playwright.sync_api import Page, TimeoutError

from tests.browser.conftest import House
from tests.browser.player import PATIENCE, Player

ASKED = "#decision [data-ask]:not(:disabled)"
ANSWERED = "#decision .advice [data-use]:not(:disabled)"
READY = "#decision .end .main:not(:disabled):not(.lack)"  # hands in the plan that was laid out
REFUSED = "#decision [role=alert]"


class Follower(Player):
    """Of any game: the page has the same button for all of them."""

    def __init__(self, page: Page, house: House, table: str, token: str, bot: str = "") -> None:
        super().__init__(page)
        self.house, self.table, self.token, self.bot = house, table, token, bot
        self.accepted = 0
        self.clicks = 0
        self.repeated = 0  # advice with the same move twice
        self.refused: list[str] = []
        self.open(house.address, table, token)

    def answer(self) -> bool:
        if not self.page.locator(ASKED).count():
            return False
        if self.bot and self.page.locator("#decision .whom select").count():
            self.page.locator("#decision .whom select").select_option(self.bot)
        seen = self._seq()
        if not self._pressed(ASKED) or not self._advised():
            return True  # the question was answered by itself meanwhile
        # One line a move, equal ones together.
        lines = self.page.locator("#decision .advice li summary, #decision .advice .one").all_inner_texts()
        planning = self.page.locator("#decision .planning").count() > 0
        if not self._pressed(ANSWERED) or (planning and not self._pressed(READY)):
            return True
        if not self.house.moved_on(self.table, self.token, seen):
            told = " / ".join(self.page.locator(REFUSED).all_inner_texts())
            self.refused.append(
                f"{lines} was not played: {told or self.page.locator('#decision').inner_text()}"
            )
        self.accepted += 1
        self.repeated += any(" × " in line for line in lines)
        return True

    def _seq(self) -> int:
        return int(self.house.call("GET", f"/api/tables/{self.table}/view", token=self.token)["seq"])

    def _pressed(self, what: str) -> bool:
        try:
            self.page.locator(what).first.click(timeout=PATIENCE)
        except TimeoutError:
            self.missed += 1
            return False
        self.clicks += 1
        return True

    def _advised(self) -> bool:
        """Whether the bot has answered; that it could not is a fault."""
        try:
            self.page.locator(f"{ANSWERED}, {REFUSED}").first.wait_for()
        except TimeoutError:
            self.missed += 1
            return False
        alerts = self.page.locator(REFUSED).all_inner_texts()
        self.refused += alerts
        return not alerts
