"""Somebody who plays: looks what is asked, and answers it with the mouse, the finger or the keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from random import Random

from playwright.sync_api import Locator, Page, TimeoutError

PATIENCE = 5_000  # ms: long enough for a busy machine, and then it was answered by something else
AUCTION = 10
CHEST_CARD = 45

LOOK = """() => {
  const d = document.querySelector('#decision');
  const count = (s) => [...(d?.querySelectorAll(s) ?? [])].filter((e) => !e.disabled).length;
  return {
    asked: !!d?.querySelector('.stamp'), plan: count('[data-hand]'), draft: count('.cards .card'),
    group: count('.group'), special: count('.specials button:not(.gone)'), chosen: count('.chosen .main'),
    target: count('[data-target]'), extra: count('.answers .main'), tower: count('form input'),
    generic: count('.choices button'), revolt: count('li button.what'),
    leader: count('[data-choice=leader]'), statue: count('[data-choice=statue]'),
    benefit: count('[data-choice=benefit]'), favor: count('[data-choice=favor]'),
    cancel: count('[data-choice=cancel]'), apply: count('[data-choice=apply]'),
    exchange: count('[data-choice=exchange]'),
  };
}"""
MODULES = ("leader", "statue", "benefit", "favor", "cancel", "apply", "exchange")  # questions of the Big Box
KINDS = (
    *("plan", "chosen", "draft", "group", "special", "target", "extra", "tower", "generic", "revolt"),
    *MODULES,
)


def go_to(page: Page, link: str) -> None:
    """Open a table in this page, which may show another one now: that one has gone when this returns."""
    before = page.query_selector("#decision")
    page.goto(link)
    if before:
        before.wait_for_element_state("hidden")
    page.wait_for_selector("#decision", state="attached")


class Player:
    """By clicks, or by taps of a finger."""

    once = ""  # a kind of decision that is not answered a second time
    patience = PATIENCE

    def __init__(
        self, page: Page, seed: int = 1, touch: bool = False, first: Callable[[str], None] | None = None
    ) -> None:
        self.page = page
        self.rng = Random(seed)
        self.touch = touch
        self.first = first  # called when a kind of decision comes for the first time
        self.answered: dict[str, int] = {}
        self.missed = 0

    def open(self, address: str, table: str, token: str) -> None:
        go_to(self.page, f"{address}/#/t/{table}/seat/{token}")

    def answer(self) -> bool:
        """Answer what is asked now, if anything; whether there was something."""
        look = self.page.evaluate(LOOK)
        if not look["asked"] or (look.get(self.once) and self.once in self.answered):
            return False
        for kind in KINDS:
            if look[kind]:
                if self.first is not None and kind not in self.answered:
                    self.first(kind)
                self.act(kind, look[kind])
                self.answered[kind] = self.answered.get(kind, 0) + 1
                return True
        return False

    def act(self, kind: str, choices: int) -> None:
        if kind in MODULES:
            self.press(self._any(self._in(f"[data-choice={kind}]")))
        else:
            getattr(self, f"_{kind}")()

    def press(self, what: Locator) -> None:
        """What was seen a moment ago may have been answered since: then it is looked at again."""
        try:
            what.tap(timeout=self.patience) if self.touch else what.click(timeout=self.patience)
        except TimeoutError:
            self.missed += 1

    def understand(self, lesson: str) -> None:
        """Press the button on the card of this lesson, and wait until it has gone.

        A tap is heard a moment later, and a second one would close the card that comes next, unread.
        """
        self.press(self.page.locator(f".coach[data-lesson={lesson}] .main"))
        with suppress(TimeoutError):
            self.page.locator(f".coach[data-lesson={lesson}]").wait_for(state="detached", timeout=PATIENCE)

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
        bid = min(card for card in cards if card >= CHEST_CARD)
        cards.remove(bid)
        self.rng.shuffle(cards)
        for space in [space for space in spaces if space != AUCTION]:
            if cards:
                self.lay(cards.pop(), space)
        self.lay(bid, AUCTION)
        self.press(self.page.locator(".planning .end .main"))
        self._handed_in()

    def _handed_in(self) -> None:
        try:
            self.page.wait_for_function("() => !document.querySelector('#decision [data-hand]')")
        except TimeoutError:
            raise AssertionError(f"still planning: {self._in('.decision').inner_text()}") from None

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
            thrown = re.findall(r"\d+", field.locator("xpath=ancestor::div[1]").inner_text())
            field.fill(str(min(int(field.get_attribute("max") or 0), int(thrown[0]))))
        self.press(self._in("form .main"))

    def _generic(self) -> None:
        self.press(self._any(self._in(".choices button")))

    def _revolt(self) -> None:
        self.press(self._any(self._in("li button.what")))

    def _any(self, found: Locator) -> Locator:
        return found.nth(self.rng.randrange(max(1, found.count())))


class Typist(Player):
    """By keys alone: the page is looked at, and nothing but the keyboard is touched."""

    def keys(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def focus(self) -> str:
        """What has the focus, in a form that can be looked for."""
        return str(
            self.page.evaluate(
                """() => {
                  const { tagName, type, className, dataset } = document.activeElement;
                  return [tagName, type, className, JSON.stringify(dataset)].join(' ');
                }"""
            )
        )

    def tab_to(self, what: str, most: int = 60) -> None:
        """Tab until the focus is there."""
        for _ in range(most):
            if self.page.evaluate("s => document.activeElement.matches(s)", what):
                return
            self.keys("Tab")
        raise AssertionError(f"Tab does not lead to {what}; the focus is at {self.focus()}")

    def act(self, kind: str, choices: int) -> None:
        if kind == "plan":
            self._plan()
        elif kind == "chosen":
            self._press_there("#decision .chosen .main")  # it has the focus already, unless something took it
        elif kind == "revolt":
            self.keys("d")
            self._press_there("#decision li button.what")
        else:
            step = self.rng.randrange(choices) if kind in ("draft", "group", "target", "generic") else 0
            self.keys("d", *["Tab"] * step, "Enter")
        self.page.wait_for_timeout(20)

    def _press_there(self, what: str) -> None:
        """What was seen a moment ago may have been answered since: then it is looked at again."""
        there = f"() => document.querySelector({f'{what}:not(:disabled)'!r}) !== null"
        try:
            self.tab_to(what)
            self.keys("Enter")
        except AssertionError:
            if self.page.evaluate(there):
                raise
            self.missed += 1

    def _plan(self) -> None:
        """Enter takes a card, a digit lays it, b bids it; the focus goes on to the next card by itself."""
        spaces = [f"{number}" for number in range(10)]
        self.rng.shuffle(spaces)
        self.keys("d")
        bid = False
        for card in self.cards("card"):
            if card >= CHEST_CARD and not bid:
                self.keys("Enter", "b")
                bid = True
            elif spaces:
                self.keys("Enter", spaces.pop())
        self.tab_to(".planning .end .main")
        self.keys("Enter")
        self._handed_in()
