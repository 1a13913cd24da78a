"""The watch itself: every fault that it is there for is planted on a small page, and reported."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

from tests.browser.ambient import Finished, Watch, expects, expects_console, expects_refusal

pytestmark = pytest.mark.timeout(1800)
PAGE = "<!doctype html><html lang=en><title>x</title><link rel=icon href=data:,><body>{}</body></html>"
REFUSE = '{"type":"refuse","id":"1","refusal":{"key":"not-your-turn"},"words":"Not your turn."}'
Planted = Callable[[str], Page]


@pytest.fixture(autouse=True)
def watch() -> Iterator[Watch]:
    """In place of the one that fails a test: here its faults are what is asked for."""
    watch = Watch()
    yield watch
    watch.close()


@pytest.fixture
def planted(browser: Browser, watch: Watch) -> Iterator[Planted]:
    """A page with this body; its server refuses whatever lies below /no and every word over its socket."""
    bodies: list[str] = []

    def answer(_: ServerConnection, request: Request) -> Response | None:
        if "upgrade" in request.headers:
            return None
        page = PAGE.format(bodies[-1]).encode()
        headers = Headers(
            {"content-type": "text/html", "content-length": str(len(page)), "connection": "close"}
        )
        return Response(409 if "/no" in request.path else 200, "", headers, page)

    def refuse(socket: ServerConnection) -> None:
        for _ in socket:
            socket.send(REFUSE)

    with serve(refuse, "127.0.0.1", 0, process_request=answer) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        address = f"http://127.0.0.1:{server.socket.getsockname()[1]}/"

        def make(body: str) -> Page:
            bodies.append(body)
            context = browser.new_context(viewport={"width": 800, "height": 600})
            watch.add(context)
            page = context.new_page()
            page.goto(address)
            return page

        yield make
        watch.close()
        server.shutdown()
        thread.join(20)


def look(watch: Watch, seconds: float = 0.2) -> list[str]:
    watch.rest(seconds, settle=0.5)
    return watch.faults()


def test_a_good_page_has_no_fault(watch: Watch, planted: Planted) -> None:
    """With a well-known address of words, a scroll area, an ellipsis, and a control that says why not."""
    page = planted(
        """<h1>A real-time game</h1><button onclick="fetch('/yes')">Do it</button>
        <button aria-disabled=true onclick="document.body.insertAdjacentHTML('beforeend',
          '<p role=alert>Not your turn.</p>')">Why not</button>
        <div style="overflow:auto;height:40px;width:90px"><p style="width:400px">Long words that scroll</p>
          <p>and more</p><button>Below</button></div>
        <p style="width:60px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Long words</p>
        <p class=visually-hidden style="position:absolute;width:1px;overflow:hidden">Read aloud</p>"""
    )
    page.get_by_text("Do it").click()
    page.get_by_text("Why not").click(force=True)
    assert look(watch) == []


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("<script>null.x</script>", "page error"),
        ("<script>console.error('broken')</script>", "console error: broken"),
        ("<script>console.warn('odd')</script>", "console warning: odd"),
        ("<script>fetch('/no')</script>", "/no answered 409"),
        ("<img alt='' src=/no.png>", "answered 409"),
        ("<p>not-your-province</p>", "raw message key 'not-your-province'"),
        ("<p>Sorry: web-lobby-create!</p>", "raw message key 'web-lobby-create'"),
        ("<p>seat_lost</p>", "raw message key 'seat_lost'"),
        ("<p>Sorry: command_stale</p>", "raw message key 'command_stale'"),
        ("<p>Move {$count} armies</p>", "raw message key"),
        ("<p>Move { $count } armies</p>", "raw message key"),
        ("<p>You have NaN koku</p>", "raw message key"),
        ("<p>undefined</p>", "raw message key"),
        ("<p>[object Object]</p>", "raw message key"),
        ("<button title=table-unknown>x</button>", "raw message key 'table-unknown' in the title"),
        ("<button aria-label=table-unknown>x</button>", "raw message key 'table-unknown' in the aria-label"),
        ("<div style='width:1000px'>wide</div>", "the page scrolls sideways"),
        ("<div class=game style='height:2000px'></div>", "the table itself scrolls"),
        (
            "<p style='overflow:hidden;width:40px;white-space:nowrap'>Words that are cut</p>",
            "cut: the words of p",
        ),
        ("<div style='overflow:hidden;height:20px'><p>One</p><p>Two</p></div>", "cut: the words of p"),
        ("<div style='overflow:hidden;width:30px'><button>A control</button></div>", "cut: button"),
        ("<button style='position:fixed;top:590px'>Below the edge</button>", "cut: button"),
        (
            "<button>Covered</button><div style='position:absolute;inset:0;background:#fff'></div>",
            'covered: button "Covered"',
        ),
        (
            "<button>Covered</button><div style='position:fixed;inset:0;background:#fff'>A notice</div>",
            'covered: button "Covered"',
        ),
        (
            "<style>p { position: absolute; top: 9px }</style><p>Some words</p><p>And others</p>",
            "written over each other",
        ),
    ],
)
def test_a_fault_on_the_page_is_reported(watch: Watch, planted: Planted, body: str, fault: str) -> None:
    planted(body)
    found = look(watch)
    assert any(fault in story for story in found), found


@pytest.mark.parametrize(
    "opened",
    [lambda browser: browser.new_page(locale="en"), lambda browser: browser.new_context().new_page()],
    ids=["new_page", "new_context"],
)
def test_every_way_to_open_a_page_is_watched(
    watch: Watch,
    planted: Planted,
    browser: Browser,
    monkeypatch: pytest.MonkeyPatch,
    opened: Callable[[Browser], Page],
) -> None:
    address = planted("<script>console.error('broken')</script>").url
    watch.close()
    assert len(watch.pages) == 1
    watch.over(browser, monkeypatch)
    opened(browser).goto(address)
    assert len(watch.pages) == 2
    assert any("broken" in story for story in watch.pages[1].unannounced())


def test_what_comes_and_goes_is_seen(watch: Watch, planted: Planted) -> None:
    """A key that stands there only until the words have come."""
    page = planted(
        "<p id=late>shogun-title</p><script>setTimeout(() => (late.textContent = 'Shogun'), 50)</script>"
    )
    page.get_by_text("Shogun", exact=True).wait_for()
    assert any("raw message key 'shogun-title'" in story for story in look(watch))


SOCKET = """<script>
  const socket = new WebSocket(`ws://${location.host}/`);
  const ask = () => socket.send(JSON.stringify({ id: '1', type: 'moves' }));
</script>"""


@pytest.mark.parametrize(
    "control", ["<button onclick='ask()'>Go</button>", "<a href='#x' onclick='ask()'>Go</a>"]
)
def test_an_offered_control_that_is_refused_is_reported(watch: Watch, planted: Planted, control: str) -> None:
    page = planted(SOCKET + control)
    page.wait_for_function("() => socket.readyState === 1")
    page.get_by_text("Go").click()
    page.wait_for_timeout(100)
    assert any("was refused: not-your-turn" in story and '"Go"' in story for story in look(watch))


def test_a_refusal_that_the_page_shows_by_itself_is_reported(watch: Watch, planted: Planted) -> None:
    page = planted("<button onclick=\"document.body.innerHTML += '<p role=alert>No.</p>'\">Go</button>")
    page.get_by_text("Go").click()
    assert any('a click on button "Go" was refused: No.' in story for story in look(watch))


DRAGGED = """<i id=coin style="display:block;width:40px;height:40px">A coin</i>
<p data-space=1 %s style="width:90px;height:40px">A bin</p>
<p id=sea style="width:90px;height:40px">The sea</p>
<script>
  let carries = false;
  coin.onpointerdown = () => (carries = true);
  addEventListener('pointerup', () => { if (carries) ask(); carries = false; });
</script>"""


def carry(page: Page, goal: str) -> None:
    """Drag the coin there by the mouse."""
    page.wait_for_function("() => socket.readyState === 1")
    for selector, act in (("#coin", page.mouse.down), (goal, page.mouse.up)):
        place = page.locator(selector).bounding_box()
        assert place is not None
        page.mouse.move(place["x"] + 9, place["y"] + 9, steps=3)
        act()
    page.wait_for_timeout(100)


def test_a_drag_to_an_offered_place_that_is_refused_is_reported(watch: Watch, planted: Planted) -> None:
    carry(planted(SOCKET + DRAGGED % ""), "[data-space]")
    (fault,) = look(watch)
    assert "was refused: not-your-turn" in fault and '"A bin", where something was dropped' in fault


@pytest.mark.parametrize(("place", "goal"), [("aria-disabled=true", "[data-space]"), ("", "#sea")])
def test_a_drag_to_a_place_that_is_not_offered_may_be_refused(
    watch: Watch, planted: Planted, place: str, goal: str
) -> None:
    carry(planted(SOCKET + DRAGGED % place), goal)
    assert look(watch) == []


def test_a_control_that_only_says_why_not_may_be_refused(watch: Watch, planted: Planted) -> None:
    page = planted(f"{SOCKET}<button aria-disabled=true onclick='ask()'>Go</button>")
    page.wait_for_function("() => socket.readyState === 1")
    page.get_by_text("Go").click(force=True)
    page.wait_for_timeout(100)
    assert look(watch) == []


def test_what_was_announced_is_no_fault_and_must_come(watch: Watch, planted: Planted) -> None:
    page = planted(
        f"{SOCKET}<button onclick='ask()'>Go</button><button onclick=\"fetch('/no/undo')\">Undo</button>"
    )
    page.wait_for_function("() => socket.readyState === 1")
    expects_refusal(page, "not-your-turn")
    expects(page, 409, "/undo")
    expects_console(page, "as planned")
    assert len(watch.faults()) == 3, "announced, and nothing came"
    page.get_by_text("Go").click()
    page.get_by_text("Undo").click()
    page.evaluate("() => console.error('as planned')")
    page.wait_for_timeout(100)
    assert look(watch) == []
    page.evaluate("() => fetch('/no/other')")
    page.wait_for_timeout(100)
    assert len(watch.faults()) == 1, "an announcement covers what it names, and nothing else"


@pytest.mark.parametrize(
    ("script", "fault"),
    [
        ("setInterval(() => fetch('/yes'), 50)", "requests, such as GET"),
        ("setInterval(() => socket.readyState === 1 && socket.send('x'), 50)", "requests, such as sent"),
        ("setInterval(() => setInterval(() => 0, 9999), 100)", "intervals grew"),
        ("setInterval(() => setTimeout(() => 0, 99999), 20)", "timeouts grew"),
        ("setInterval(() => addEventListener('resize', () => 0), 50)", "listeners grew"),
        (
            "setInterval(() => document.body.append(...[...'x'.repeat(99)].map(() => new Text('x'))), 100)",
            "nodes grew",
        ),
        (
            "const turn = () => requestAnimationFrame(turn); requestAnimationFrame(turn)",
            "animation frames",
        ),
    ],
)
def test_a_page_that_does_not_rest_is_reported(
    watch: Watch, planted: Planted, script: str, fault: str
) -> None:
    planted(f"<p>A page</p>{SOCKET}<script>{script}</script>")
    found = look(watch, 1.5)
    assert any(fault in story for story in found), found


def test_every_page_of_a_context_is_watched(watch: Watch, planted: Planted) -> None:
    """Also a second tab, and a page that a link opens."""
    page = planted("<a href=/other target=_blank>Open</a><p>not-your-province</p>")
    with page.context.expect_page() as opening:
        page.get_by_text("Open").click()
    opening.value.wait_for_load_state()
    page.context.new_page().goto(page.url + "third")
    assert len([story for story in look(watch) if "raw message key" in story]) == 3


def test_a_fault_of_a_finished_test_is_told_with_its_name(browser: Browser, planted: Planted) -> None:
    """Pages of finished tests rest together, also those of a test that had nothing to hide so far."""
    finished, restless, calm = Finished(), Watch(), Watch()
    address = planted(f"<p>A page</p>{SOCKET}<script>setInterval(() => fetch('/yes'), 50)</script>").url
    finished.add("test_restless", restless)
    restless.add(disturbed := browser.new_context())
    disturbed.new_page().goto(address)
    assert not restless.unannounced(), "while it runs, nobody counts"
    finished.add("test_calm", calm)
    calm.add(quiet := browser.new_context())
    quiet.new_page()
    (fault,) = finished.rest()
    assert fault.startswith("test_restless: ") and "requests, such as GET" in fault
    assert finished.rest() == [], "each page rests once"
