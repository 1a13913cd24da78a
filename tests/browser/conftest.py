"""A real server and a real browser for the tests of the web client."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.ambient import Finished, Watch
from tests.browser.machine import FLAGS, chromium

HERE = Path(__file__).parent
# The longest first, so that no worker is left alone with one of them at the end.
LONGEST = (
    "test_a_page_left_open_for_a_minute",
    "test_four_people",
    "test_five_players_finish",
    "test_a_whole_game",
    "test_a_guided_first_game",
    "test_a_game_by_keys",
    "test_a_first_round_by_keys",
    "test_every_question",
    "test_a_round_on_a_phone",
    "test_in_the_first_",
    "test_a_war_of_ikusa",
    "test_a_phone_shows",
    "test_what_the_modules",
    "test_winter_and_the_end",
)
RECORDS = HERE.parent / "records" / "shogun"
WAIT = 60_000  # ms: a test waits for what comes, and no test is about how soon it comes on a busy machine
expect.set_options(timeout=WAIT)


class House:
    """A server on loopback with a database of its own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._records: dict[Path, str] = {}

    def call(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=120) as answer:
            return json.load(answer)

    def moved_on(self, table: str, token: str, seen: int, within: float = 120.0) -> bool:
        """Whether something came after `seen`, asked again and again: a busy page sends late."""
        until = time.monotonic() + within
        while self.call("GET", f"/api/tables/{table}/view", token=token)["seq"] <= seen:
            if time.monotonic() > until:
                return False
            time.sleep(0.1)
        return True

    def recorded(self, name: str = "4p-fixed-6") -> str:
        """A table with a game that is over, from the collection of old records."""
        record = (RECORDS / f"{name}.json").read_bytes()
        request = urllib.request.Request(
            self.address + "/api/records", record, {"content-type": "application/json"}, method="POST"
        )
        with urllib.request.urlopen(request, timeout=120) as answer:
            return str(json.load(answer)["table"]["id"])

    def record(self, path: Path) -> str:
        """The table of a recorded game to play on from: one for all tests, as it stays as it is."""
        if path not in self._records:
            text = json.loads(path.read_text(encoding="utf-8"))
            self._records[path] = str(self.call("POST", "/api/records", text)["table"]["id"])
        return self._records[path]

    def table(self, humans: int, players: int = 4, bot: str = "random", **wish: Any) -> tuple[str, list[str]]:
        """A started table, and the tokens of its human seats."""
        seats = [{"kind": "open"}] * humans + [{"kind": "bot", "bot": bot}] * (players - humans)
        asked = {"game": "shogun", "players": players, "host_name": "Anna", "visibility": "unlisted"}
        made = self.call("POST", "/api/tables", {**asked, "seats": seats, **wish})
        table, tokens = made["table"]["id"], [made["token"]]
        tokens += [
            self.call("POST", f"/api/tables/{table}/join", {"name": name})["token"]
            for name in ("Bo", "Cas", "Dirk", "Emi")[: humans - 1]
        ]
        self.call("POST", f"/api/tables/{table}/start", {}, made["host_token"])
        return table, tokens


@contextmanager
def opened(
    data: Path,
    port: int = 0,
    environment: dict[str, str] | None = None,
    python: str = sys.executable,
    flags: Sequence[str] = (),
) -> Iterator[House]:
    """A server for as long as the block lasts."""
    command = [python, "-m", "bakufu", "serve", "--port", str(port), "--db", f"sqlite:///{data}", *flags]
    with subprocess.Popen(
        [*command, "--limits", "0", "--log", "error"], stdout=subprocess.PIPE, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http")).rstrip("/.")
        try:
            yield House(address)
        finally:
            server.terminate()
            server.wait(120)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("house") / "bakufu.db") as house:
        yield house


@pytest.fixture(scope="session")
def launched() -> Iterator[Callable[[], Browser]]:
    """The browser of this worker process, started again if it has crashed."""
    path = chromium()
    with sync_playwright() as playwright:
        browsers: list[Browser] = []

        def running() -> Browser:
            if not browsers or not browsers[-1].is_connected():
                browsers.append(playwright.chromium.launch(executable_path=path, args=FLAGS))
            return browsers[-1]

        yield running
        for browser in browsers:
            browser.close()


@pytest.fixture
def browser(launched: Callable[[], Browser]) -> Browser:
    return launched()


NewPage = Callable[..., Page]
FAILED = pytest.StashKey[bool]()
LAST = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright keeps an event loop running that other tests must not find."""
    items.sort(key=lambda item: (HERE in item.path.parents, not item.name.startswith(LONGEST)))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    item.stash[LAST] = nextitem is None


@pytest.fixture(scope="session")
def finished_tests() -> Finished:
    return Finished()


@pytest.fixture(autouse=True)
def finished(request: pytest.FixtureRequest, finished_tests: Finished) -> Iterator[Finished]:
    """Where a test leaves its pages; when there are enough, and after the last test, they rest together."""
    yield finished_tests
    if finished_tests.enough() or request.node.stash[LAST]:
        faults = finished_tests.rest()
        assert not faults, "\n".join(faults)


@pytest.fixture(autouse=True)
def watch(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, finished: Finished
) -> Iterator[Watch]:
    """Over every page of every test; see ambient.py. After the test its pages are left alone for a while."""
    watch = Watch()
    if "browser" in request.fixturenames:
        watch.over(request.getfixturevalue("browser"), monkeypatch)
    yield watch
    if request.node.stash.get(FAILED, False) or watch.rested or watch.unannounced():
        faults = watch.faults()
        watch.close()
        assert not faults, "\n".join(faults)
    else:
        finished.add(request.node.nodeid, watch)


@pytest.fixture
def new_page(browser: Browser, house: House) -> NewPage:
    """Pages in contexts of their own: other people, as far as the server can tell."""

    def make(
        width: int = 1280,
        height: int = 800,
        lang: str = "en",
        touch: bool = False,
        address: str = house.address,
        motion: bool = False,
        **prefs: str,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
        )
        keep = {"lang": lang, "speed": "0", **prefs}
        script = "".join(f"localStorage.setItem('bakufu.{k}', {json.dumps(v)});" for k, v in keep.items())
        fresh = "origin !== 'null' && !localStorage.getItem('bakufu.speed')"
        context.add_init_script(f"if ({fresh}) {{ {script} }}")
        page = context.new_page()
        page.set_default_timeout(WAIT)
        page.goto(address + "/")
        return page

    return make
