"""Somebody who plays Ikusa: looks what is asked, and answers it with the mouse, the finger or the keys."""

from __future__ import annotations

from playwright.sync_api import ElementHandle, Locator, TimeoutError

from tests.browser.player import Player

LOOK = """() => {
  const d = document.querySelector('#decision [data-decision]');
  return d?.dataset.decision ?? '';
}"""
SETTLED = """before => {
  const d = document.querySelector('#decision');
  const busy = d?.querySelector('[aria-busy=true]');
  return !busy && (d?.innerText ?? '') !== before;
}"""
# The server has judged the draft of a levy, or that question has been answered.
JUDGED = "() => !document.querySelector('#decision .bundles[aria-busy=true]')"
# How often Tab should be pressed to come there: a good guess, after which one looks where the focus is.
STEPS = """goal => {
  const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const reached = (e) => e.tabIndex >= 0 && !e.disabled && e.checkVisibility();
  const all = [...document.querySelectorAll(stops)].filter(reached);
  const here = all.indexOf(document.activeElement);
  return here < 0 ? 0 : Math.max(0, all.indexOf(goal) - here);
}"""
ENABLED = ":not(:disabled):not(.barred):not(.gone)"


class Warlord(Player):
    """Plays at random, but attacks where he can: a game must end."""

    brisk_after = 99  # plans after which he only wants to get on
    spend: tuple[int, ...] = (0, 1, 2, 2, 2, 3, 4)  # the bins that koku go to, at random
    leaves = ""  # a decision that he does not answer

    def answer(self) -> bool:
        decision = self.page.evaluate(LOOK)
        if not decision or decision == self.leaves:
            return False
        if self.first is not None and decision not in self.answered:
            self.first(decision)
        before = self.seen()
        self.act(decision, 0)
        self.answered[decision] = self.answered.get(decision, 0) + 1
        self.settle(decision, before)
        return True

    @property
    def brisk(self) -> bool:
        return self.answered.get("fill_bin", 0) >= self.brisk_after

    def act(self, kind: str, choices: int) -> None:
        getattr(self, f"_{kind}", self._generic)()

    # What the page shows

    def seen(self) -> str:
        return str(self.page.evaluate("() => document.querySelector('#decision')?.innerText ?? ''"))

    def settle(self, decision: str, before: str) -> None:
        """Until the page shows what came of it; what somebody else has ended meanwhile is looked at again."""
        try:
            self.page.wait_for_function(SETTLED, arg=before, timeout=self.patience)
        except TimeoutError:
            self.missed += 1

    def there(self, what: str) -> int:
        return self._in(what).count()

    def press_any(self, what: str) -> bool:
        found = self._in(what + ENABLED)
        if not found.count():
            return False
        self.press(self._any(found))
        return True

    def main(self) -> Locator:
        return self._in("button.main:not(:disabled)").last

    # Set-up

    def _add_spearmen(self) -> None:
        self.press_any("[data-province]")
        self.press(self._in(".chosen .main"))

    _claim_province = _place_army = _place_recovered = _add_spearmen

    def _split_pile(self) -> None:
        for _ in range(3):
            self.press_any("[data-province][aria-pressed=false]")
        self.press(self._in(".end button").first)
        self.press(self._in(".end .main"))

    def _assign_unit(self) -> None:
        self.press_any(".card")
        self.press(self._in(".end button"))

    # Planning

    def _fill_bin(self) -> None:
        """Koku into bins until none is left."""
        for _ in range(40):
            if self.there(".planning .end .main:not(.lack)"):
                break
            bin_ = 0 if self.brisk else self.rng.choice(self.spend)
            self.press(self._in(f"[data-space='{bin_}'] .into"))
        self.press(self._in(".planning .end .main"))

    def _send_spy(self) -> None:
        self.press_any(".tray")

    def _take_marker(self) -> None:
        self.press_any(".marker")
        if self.there(".chosen .main"):
            self.press(self._in(".chosen .main"))

    _settle_tie = _take_marker

    _build_site = _add_spearmen

    def _buy_unit(self) -> None:
        for _ in range(30):
            self.page.wait_for_function(JUDGED)
            if not self.press_any(".more"):
                break
        self.press(self._in(".end .main"))

    def _place_unit(self) -> None:
        if self.there(".chosen .main"):
            self.press(self._in(".chosen .main"))
            return
        self.press_any("[data-province]")
        if self.there(".chosen .body"):
            self.press_any(".chosen .body")

    _deploy_ronin = _place_unit

    def _name_successor(self) -> None:
        self.press_any(".units button")

    _absorb_units = _name_successor

    # War

    def _move_armies(self) -> None:
        stays = self.there(f"[data-end]{ENABLED}") > 0 and (self.brisk or self.rng.random() < 0.4)
        if stays or not (self.press_any("[data-step]") or self.press_any("[data-pick]")):
            self.press(self._in("[data-end]"))
        elif self.there(".both button"):
            self.press_any(".both button")

    def _final_armies(self) -> None:
        """Every army into what lies empty, then on."""
        for army in range(0 if self.brisk else self.there(".army")):
            self.press(self._in(".army").nth(army))
            if self.press_any(".goals [data-step].empty"):
                if self.there(".both button"):
                    self.press(self._in(".both button").first)
                return
        self.press(self._in("[data-end]"))

    def _choose_party(self) -> None:
        self.press_any(".more")
        self.press(self._in(".card .end .main"))

    def _declare_battle(self) -> None:
        """Armies first, each against the weakest neighbour that it can reach; then some of the others."""
        led = "[data-origin]:has(svg)"
        if self.brisk or self.there(".declared li") >= 4 or not self.there("[data-origin]"):
            self.press(self._in("[data-end]"))
            return
        self.press_any(led if self.there(led) else "[data-origin]")
        if self.there(".bodies button:has(.shape)"):
            self.press(self._in(".bodies button:has(.shape)").first)
        goals = self._in("[data-goal]")
        if not goals.count():  # what was declared before ends the phase, and the page shows it only now
            return
        weakest = min(range(goals.count()), key=lambda n: self._defenders(goals.nth(n)))
        self.press(goals.nth(weakest))
        self.press(self._in(".chosen .main"))

    def _defenders(self, goal: Locator) -> int:
        """As the button says; an empty province is nothing to fight for."""
        return int(goal.inner_text().split()[-1]) if goal.locator("b").count() else 99

    def _pick_battle(self) -> None:
        self.press_any("[data-fight]")

    def _take_losses(self) -> None:
        for _ in range(12):
            if not self.press_any(".more"):
                break
        self.press(self._in(".end .main"))

    def _enter_dice(self) -> None:
        """What lies on the table is tapped, die by die."""
        for _ in range(self.there("input[data-die]")):
            self.press_any(".numbers button:not(.back)")
        self.press(self._in(".end .main"))

    def _stop_or_repeat(self) -> None:
        self.press(self._in(".choices button").first)

    def _after_battle(self) -> None:
        self.press(self._in(".choices [data-move]").first)

    def _final_forces(self) -> None:
        """Empty provinces first; then the turn ends."""
        if self.brisk or not self.press_any(".list .empty"):
            self.press(self._in("[data-end]"))
            return
        self.press_any("[data-origin]")
        self.press_any(".chosen .more")
        self.press(self._in(".chosen .main"))

    def _send_ninja(self) -> None:
        self.press_any("[data-daimyo]")
        self.press(self._in(".chosen .main"))

    _take_revenge = _send_ninja


class Scribe(Warlord):
    """By keys alone: the page is looked at, and nothing but the keyboard is touched."""

    MOST = 400  # steps of Tab around the whole page

    def press(self, what: Locator) -> None:
        """Tab until the focus is there, then Enter."""
        try:
            goal = what.element_handle(timeout=self.patience)
        except TimeoutError:
            self.missed += 1
            return
        keyboard = self.page.keyboard
        if not self._has_focus(goal):
            keyboard.press("d")
        for _ in range(self.page.evaluate(STEPS, goal)):
            keyboard.press("Tab")
        for _ in range(self.MOST):
            if self._has_focus(goal):
                keyboard.press("Enter")
                return
            keyboard.press("Tab")
        if goal.evaluate("e => e.isConnected && !e.disabled"):
            raise AssertionError(f"Tab does not lead to {what}")
        self.missed += 1  # it was answered by something else meanwhile

    def _has_focus(self, goal: ElementHandle) -> bool:
        return bool(self.page.evaluate("e => document.activeElement === e", goal))

    def _fill_bin(self) -> None:
        """Digits put koku into the bins; with Shift they take them out again."""
        self.page.keyboard.press("Digit1")
        self.page.keyboard.press("Shift+Digit1")
        for koku in range(40):  # units and ronin in turn
            if self.there(".planning .end .main:not(.lack)"):
                break
            self.page.keyboard.press(f"Digit{3 + koku % 2}")
        self.press(self._in(".planning .end .main"))
