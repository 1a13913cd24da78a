"""The watch that stands beside every browser test and reports what a person would stumble over.

Errors and warnings of the page, answers of 400 or above, controls that are offered and then refused, raw
message keys, words and controls that are cut or covered, and pages that do not rest when they are left alone.
A test that provokes a refusal announces it, as narrowly as it can: `expects(page, 409, "/join")`. What was
announced must come.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response

from tests.browser.idle import SETTLE, Idle, Requests, left_alone
from tests.browser.message_keys import message_ids, plain_tokens, rule_tokens

HERE = Path(__file__).parent
FIRST_ERROR = 400  # of the status codes of HTTP
ALONE = 5.0  # seconds that every page is left alone after its test
ENOUGH_PAGES = 10  # of finished tests, that are left alone at once
MOST_REQUESTS = 2  # that it may make meanwhile
MOST_FRAMES = 12  # animation frames in a second; more are a picture that never rests
ANSWERED = re.compile(r"Failed to load resource: the server responded with a status of")


@dataclass(frozen=True)
class Incident:
    """Something that happened on a page: its kind, what an announcement has to name, and how to tell it."""

    kind: str
    name: str
    story: str


@dataclass
class Announcement:
    kind: str
    pattern: str
    optional: bool
    came: bool = False

    def covers(self, incident: Incident) -> bool:
        hit = incident.kind == self.kind and re.search(self.pattern, incident.name) is not None
        self.came = self.came or hit
        return hit


@dataclass
class Watched:
    """One page under the watch."""

    page: Page
    requests: Requests
    incidents: list[Incident] = field(default_factory=list)
    announced: list[Announcement] = field(default_factory=list)

    def listen(self) -> None:
        self.page.on("pageerror", lambda error: self.note("error", str(error), f"page error: {error}"))
        self.page.on("console", self._console)
        self.page.on("response", self._response)
        self.page.on("crash", lambda _: self.note("crash", "", "the page crashed"))

    def note(self, kind: str, name: str, story: str) -> None:
        self.incidents.append(Incident(kind, name, story))

    def _console(self, message: ConsoleMessage) -> None:
        # The browser's own line about an answer of 400 or above: the answer itself is judged.
        if message.type in ("error", "warning") and not ANSWERED.match(message.text):
            self.note("console", message.text, f"console {message.type}: {message.text}")

    def _response(self, response: Response) -> None:
        if response.status >= FIRST_ERROR:
            told = f"{response.status} {response.url}"
            self.note(
                "response", told, f"{response.request.method} {response.url} answered {response.status}"
            )

    def reported(self, kind: str, text: str) -> None:
        """What ambient.js noticed on the page."""
        fact: Any = json.loads(text)
        if kind == "refusal":
            cause = f"a click on {fact['control']}" if fact["control"] else "the page itself"
            self.note("refusal", fact["key"], f"{cause} was refused: {fact['key']} ({fact['words']})")
        elif kind == "alert":
            self.note("refusal", fact["text"], f"a click on {fact['control']} was refused: {fact['text']}")
        elif kind == "key":
            self.note("key", fact["key"], f"raw message key {fact['key']!r} in the {fact['where']}")
        else:
            self.note("layout", fact, fact)

    def unannounced(self) -> list[str]:
        """Stories of all that happened and was not announced."""
        faults: dict[str, None] = {}
        for incident in self.incidents:
            covered = [announcement.covers(incident) for announcement in self.announced]
            if not any(covered):
                faults[f"{_place(self.page)}: {incident.story}"] = None
        return list(faults)

    def judge(self) -> list[str]:
        """Stories of all that was not announced, and all announcements that nothing came of."""
        faults = dict.fromkeys(self.unannounced())
        for announcement in self.announced:
            if not announcement.came and not announcement.optional:
                faults[f"announced, but it did not come: {announcement.kind} {announcement.pattern}"] = None
        return list(faults)


PAGES: WeakKeyDictionary[Page, Watched] = WeakKeyDictionary()


def expects(page: Page, status: int, path: str, optional: bool = False) -> None:
    """Announce an answer of this status to a request whose address ends or goes on with this path."""
    _announce(page, "response", rf"^{status} .*{re.escape(path)}", optional)


def expects_refusal(page: Page, name: str, optional: bool = False) -> None:
    """Announce a refusal over the socket by its key, or one that the page itself shows by its words."""
    _announce(page, "refusal", re.escape(name), optional)


def expects_raw_key(page: Page, key: str, optional: bool = False) -> None:
    """Announce a key that stands on the page because nobody has words for it."""
    _announce(page, "key", key, optional)


def expects_console(page: Page, text: str, optional: bool = False) -> None:
    """Announce an error or a warning on the console by a part of its text."""
    _announce(page, "console", re.escape(text), optional)


def _announce(page: Page, kind: str, pattern: str, optional: bool) -> None:
    PAGES[page].announced.append(Announcement(kind, pattern, optional))


class Watch:
    """Over all contexts and pages of one test."""

    def __init__(self) -> None:
        self.contexts: list[BrowserContext] = []
        self.pages: list[Watched] = []
        self.rested = False

    def over(self, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
        """Watch everything that the browser opens, whether by `new_context` or by `new_page`."""
        make = browser.new_context  # Playwright's own `new_page` makes its context without this method

        def new_context(**wishes: Any) -> BrowserContext:
            context = make(**wishes)
            self.add(context)
            return context

        def new_page(**wishes: Any) -> Page:
            return new_context(**wishes).new_page()

        monkeypatch.setattr(browser, "new_context", new_context)
        monkeypatch.setattr(browser, "new_page", new_page)

    def add(self, context: BrowserContext) -> None:
        self.contexts.append(context)
        context.expose_binding("ambientReport", self._report)
        context.add_init_script(_script())
        context.on("page", self._open)

    def _open(self, page: Page) -> None:
        watched = Watched(page, Requests(page))
        watched.listen()
        PAGES[page] = watched
        self.pages.append(watched)

    def _report(self, source: dict[str, Any], kind: str, text: str) -> None:
        watched = PAGES.get(source["page"])
        if watched is not None:
            watched.reported(kind, text)

    def open_pages(self) -> list[Watched]:
        return [watched for watched in self.pages if not watched.page.is_closed() and _is_ours(watched.page)]

    def rest(self, seconds: float = ALONE, most: int = MOST_REQUESTS, settle: float = SETTLE) -> list[Idle]:
        """Leave all open pages alone; more requests than `most`, or growth that goes on, are faults."""
        return rest_together([self], seconds, most, settle)

    def unannounced(self) -> list[str]:
        return [fault for watched in self.pages for fault in watched.unannounced()]

    def faults(self) -> list[str]:
        return [fault for watched in self.pages for fault in watched.judge()]

    def close(self) -> None:
        for context in self.contexts:
            context.close()


def rest_together(
    watches: Sequence[Watch],
    seconds: float = ALONE,
    most: int = MOST_REQUESTS,
    settle: float = SETTLE,
) -> list[Idle]:
    """Leave the open pages of several tests alone at once, so that the time is spent once."""
    for watch in watches:
        watch.rested = True
    pages = [watched for watch in watches for watched in watch.open_pages()]
    for watched in pages:
        watched.page.evaluate("() => void window.ambient?.finish()")
    idle = left_alone([(watched.page, watched.requests) for watched in pages], seconds, settle)
    # On a busy machine the end of a page may be drawn late: what grows once has only been finished.
    suspects = [watched for watched, rest in zip(pages, idle, strict=True) if rest.growth()]
    again = left_alone([(watched.page, watched.requests) for watched in suspects], seconds, settle)
    grown = {rest.page: rest.growth() for rest in again}
    for watched, rest in zip(pages, idle, strict=True):
        for fault in [*grown.get(watched.page, []), *restless(rest, most)]:
            watched.note("rest", fault, f"left alone for {seconds:g} s: {fault}")
    for watched in pages:
        watched.page.evaluate("() => window.ambient?.finished")
    return idle


class Finished:
    """Pages of finished tests that stay open until there are enough to be left alone together.

    A fault is told by the test after which they rested; its first words are the test that it belongs to.
    """

    def __init__(self) -> None:
        self.tests: list[tuple[str, Watch]] = []

    def add(self, test: str, watch: Watch) -> None:
        self.tests.append((test, watch))

    def enough(self) -> bool:
        return sum(len(watch.pages) for _, watch in self.tests) >= ENOUGH_PAGES

    def rest(self) -> list[str]:
        tests, self.tests = self.tests, []
        rest_together([watch for _, watch in tests])
        faults = [f"{test}: {fault}" for test, watch in tests for fault in watch.faults()]
        for _, watch in tests:
            watch.close()
        return faults


def restless(idle: Idle, most: int) -> list[str]:
    """What a page did and should not have done while it was left alone, beside growing."""
    found = []
    if len(idle.sent) > most:
        found.append(f"{len(idle.sent)} requests, such as {', '.join(sorted(set(idle.sent))[:4])}")
    frames = idle.after.frames - idle.before.frames
    if not idle.received and frames > MOST_FRAMES * idle.seconds:
        found.append(f"{frames} animation frames")
    return found


@cache
def _script() -> str:
    tokens = {"messageIds": message_ids(), "plainTokens": plain_tokens(), "ruleTokens": rule_tokens()}
    layout = (HERE / "layout.js").read_text(encoding="utf-8")
    ambient = (HERE / "ambient.js").read_text(encoding="utf-8")
    return f"{layout}\n{ambient.replace('/*SETTINGS*/', json.dumps(tokens))}"


def _is_ours(page: Page) -> bool:
    return page.url.startswith("http")


def _place(page: Page) -> str:
    return page.url.partition("//")[2].partition("/")[2] or page.url
