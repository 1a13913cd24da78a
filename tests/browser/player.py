"""Somebody who plays by clicks: looks what is asked, and answers it with the mouse or the finger."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, TimeoutError

PATIENCE = 3_000  # ms

LOOK = """() => {
  const d = document.querySelector('#decision');
  const count = (s) => [...(d?.querySelectorAll(s) ?? [])].filter((e) => !e.disabled).length;
  return {
    asked: !!d?.querySelector('.stamp'), plan: count('[data-hand]'), draft: count('.cards .card'),
    group: count('.group'), special: count('.specials button'), chosen: count('.chosen'),
    target: count('[data-target]'), extra: count('.answers'), tower: count('form input'),
    generic: count('.choices button'), revolt: count('li > button strong'),
  };
}"""


class Player:
    def __init__(self, page: Page, seed: int = 1, touch: bool = False) -> None:
        self.page = page
        self.rng = Random(seed)
        self.touch = touch
        self.answered: dict[str, int] = {}
        self.missed = 0

    def open(self, address: str, table: str, token: str) -> None:
        self.page.goto(f"{address}/#/t/{table}/seat/{token}")
        self.page.wait_for_selector("#decision", state="attached")

    def answer(self) -> bool:
        """Answer what is asked now, if anything; whether there was something."""
        look = self.page.evaluate(LOOK)
        if not look["asked"]:
            return False
        kinds = (
            "plan",
            "draft",
            "group",
            "special",
            "chosen",
            "target",
            "extra",
            "tower",
            "generic",
            "revolt",
        )
        for kind in kinds:
            if look[kind]:
                getattr(self, f"_{kind}")()
                self.answered[kind] = self.answered.get(kind, 0) + 1
                return True
        return False

    def press(self, what: Locator) -> None:
        """What was seen a moment ago may have been answered since: then it is looked at again."""
        try:
            what.tap(timeout=PATIENCE) if self.touch else what.click(timeout=PATIENCE)
        except TimeoutError:
            self.missed += 1

    def _in(self, what: str) -> Locator:
        return self.page.locator(f"#decision {what}")

    def cards(self, name: str) -> list[int]:
        found = self.page.evaluate(
            f"() => [...document.querySelectorAll('[data-{name}]')].map(e => +e.dataset.{name})"
        )
        return [int(value) for value in found]

    def _plan(self) -> None:
        """Chest card 0 as the bid, the other cards in any order."""
        cards, spaces = self.cards("card"), self.cards("space")
        bid = min(card for card in cards if card >= 45)
        cards.remove(bid)
        self.rng.shuffle(cards)
        for space in [space for space in spaces if space != 10]:
            if cards:
                self.lay(cards.pop(), space)
        self.lay(bid, 10)
        self.press(self.page.locator(".planning .end .main"))
        self.page.wait_for_function("() => !document.querySelector('#decision [data-hand]')")

    def lay(self, card: int, space: int) -> None:
        self.press(self.page.locator(f"[data-card='{card}']"))
        self.press(self.page.locator(f"[data-space='{space}']"))

    def _draft(self) -> None:
        self.press(self._any(self._in(".cards .card")))

    def _group(self) -> None:
        self.press(self._any(self._in(".group")))

    def _special(self) -> None:
        self.press(self._any(self._in(".specials button:not(.gone)")))

    def _target(self) -> None:
        self.press(self._any(self._in("[data-target]")))

    def _chosen(self) -> None:
        self.press(self._in(".chosen button.main"))

    def _extra(self) -> None:
        self.press(self._in(".answers .main"))

    def _tower(self) -> None:
        """A real tower that lets everything through."""
        for field in self._in("form input").all():
            thrown = re.findall(r"\d+", field.locator("xpath=ancestor::label").inner_text())
            field.fill(str(min(int(field.get_attribute("max") or 0), int(thrown[0]))))
        self.press(self._in("form .main"))

    def _generic(self) -> None:
        self.press(self._any(self._in(".choices button")))

    def _revolt(self) -> None:
        self.press(self._any(self._in("li > button")))

    def _any(self, found: Locator) -> Locator:
        return found.nth(self.rng.randrange(max(1, found.count())))
