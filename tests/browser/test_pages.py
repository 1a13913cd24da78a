"""The pages around the games: three languages, small to load, and without a fault that axe would find."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Response, expect

from bakufu.i18n import Words
from tests.browser import axe
from tests.browser.ambient import expects
from tests.browser.conftest import House, NewPage, opened
from tests.games.ikusa.playing import LETTER

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")
START = 90_000  # bytes of the first load of the start page, packed
BUDGET = 265_000  # of a table that is the first thing opened
BOTH = 350_000  # of everything that a player of both games ever fetches to play


@pytest.mark.parametrize("lang", ["en", "nl", "zh-Hans"])
def test_the_start_page_speaks_three_languages(new_page: NewPage, lang: str) -> None:
    page = new_page(lang=lang)
    expect(page.locator("main")).to_contain_text(Words(lang).say("web-lobby-play-now"))
    assert page.evaluate("() => document.documentElement.lang") == lang
    assert not re.search(r"\bweb-[a-z]", page.inner_text("body")), "a key instead of its words"


def test_no_key_stands_where_words_belong(house: House, new_page: NewPage) -> None:
    """Also where somebody begins, when the page has not fetched the words of the games yet."""
    page = new_page(lang="nl")
    for place in ("lobby", "create", "learn", "learn/ikusa", "rules", "settings", "me", "sign-in/x"):
        page.goto("about:blank")
        page.goto(f"{house.address}/#/{place}")
        page.wait_for_selector("main")
        page.wait_for_load_state("networkidle")
        assert not re.findall(r"\b(?:web|shogun|ikusa)-[a-z][\w.-]*", page.inner_text("body")), place


def test_one_click_starts_a_game_against_bots(new_page: NewPage) -> None:
    page = new_page()
    page.locator("main button.main, main a.main").first.click()
    page.wait_for_selector("#decision")


def test_a_start_with_free_seats_says_what_is_missing(house: House, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{house.address}/#/create")
    page.locator("form .main").last.click()
    page.wait_for_selector("#seats-title")
    page.get_by_role("button", name=EN.say("web-lobby-start")).click(force=True)  # greyed: it says why not
    expect(page.locator("[role=alert]")).to_have_text(EN.say("refusal-seats-open", open=3))
    table = page.url.rpartition("/")[2]
    key = json.loads(page.evaluate("table => localStorage.getItem(`bakufu.key.${table}`)", table))
    house.call("POST", f"/api/tables/{table}/join", {"name": "Guest", "invite": key["invite"]})
    expect(page.locator("[role=alert]")).to_have_count(0)  # it was said of the seats as they were


def test_the_host_of_a_full_table_gets_the_link_for_spectators_and_no_reproach(
    house: House, new_page: NewPage
) -> None:
    page = new_page()
    page.goto(f"{house.address}/#/create")
    page.get_by_label(EN.say("web-lobby-host-plays")).uncheck()
    for seat in page.locator("main form li select").all():
        seat.select_option("random")
    page.locator("form .main").last.click()
    expect(page.get_by_label(EN.say("web-lobby-watch-link"))).to_have_value(re.compile("#/t/"))
    expect(page.get_by_text(EN.say("web-lobby-full-watch"))).to_have_count(0)


def test_an_invitation_that_only_this_machine_can_open_says_so(house: House, new_page: NewPage) -> None:
    """The server listens on 127.0.0.1: friends elsewhere cannot come by that link."""
    page = new_page()
    page.goto(f"{house.address}/#/create")
    page.locator("form .main").last.click()
    invitation = page.locator("section[aria-labelledby=invite-title]")
    expect(invitation.locator("[role=note]")).to_contain_text(EN.say("web-lobby-reach-restart"))
    port = house.address.rpartition(":")[2]
    again = f"bakufu serve --host 0.0.0.0 --port {port} --db …"  # this server has neither the usual ones
    expect(invitation.locator("[role=note] code")).to_have_text(again)


def test_a_search_that_finds_no_rule_says_what_to_try(house: House, new_page: NewPage) -> None:
    page = new_page()
    for game, letter in (("shogun", "S"), ("ikusa", "I")):
        page.goto(f"{house.address}/#/rules/{game}")
        page.get_by_role("searchbox").fill("helicopter ")
        none = EN.say("web-rules-none", wanted="helicopter", example="@")
        said = page.locator("main [role=status]")
        rule = re.compile(rf"{letter}-[A-Z0-9]+-\d\d")
        expect(said).to_contain_text(none.split("@")[0])
        expect(said).to_contain_text(rule)  # until then it is still the book before
        found = rule.search(said.inner_text())
        assert found is not None, said.inner_text()
        page.get_by_role("searchbox").fill(found[0])
        expect(page.locator(f"main [id='{found[0]}']")).to_be_visible()


@pytest.mark.parametrize("width", [1280, 390])
def test_an_address_with_nothing_there_leads_to_the_start_page(
    house: House, new_page: NewPage, width: int
) -> None:
    page = new_page(width, 800)
    expects(page, 404, "/nothing")
    page.goto(f"{house.address}/nothing")
    expect(page.locator("main")).to_contain_text(EN.say("server-page-unknown"))
    assert not axe.faults(page, "nothing here")
    page.get_by_role("link", name=EN.say("web-play-home")).click()
    expect(page.get_by_role("button", name=EN.say("web-lobby-play-now"))).to_be_visible()
    page.goto(f"{house.address}/#/t/")
    expect(page.get_by_role("status").first).to_have_text(EN.say("web-lobby-unknown-page"))
    page.goto(f"{house.address}/#/learn/chess")
    expect(page.get_by_role("alert")).to_have_text(EN.say("web-learn-unknown", wanted="chess"))
    page.goto(f"{house.address}/#/rules/shogun/XX-1")
    expect(page.get_by_role("alert")).to_have_text(EN.say("web-rules-unknown", rule="XX-1"))


@pytest.mark.parametrize("lang", ["en", "nl", "zh-Hans"])
def test_a_table_of_ikusa_is_opened_by_the_letter_of_the_rulebook(
    house: House, new_page: NewPage, lang: str
) -> None:
    """Every option that goes by the letter stands on the page, and the table has what was chosen."""
    page, words = new_page(lang=lang), Words(lang, "ikusa")
    page.goto(f"{house.address}/#/create")
    page.locator("select").filter(has=page.locator("option[value=ikusa]")).select_option("ikusa")
    page.locator("details summary", has_text=words.say("ikusa-options-rulings")).click()
    for option, value in LETTER.items():
        key = f"ikusa-option-{option.replace('_', '-')}"
        page.locator(f"#{key}").select_option(value)
        chosen = page.locator(f"#{key} option:checked")
        expect(chosen).to_have_text(words.say(f"{key}.{value.replace('_', '-')}"))
    page.locator("form .main").last.click()
    page.wait_for_selector("#seats-title")
    table = page.url.rpartition("/")[2]
    options = house.call("GET", f"/api/tables/{table}")["options"]
    assert LETTER.items() <= options.items()


def loaded(page: Page, address: str, wait_for: str) -> dict[str, tuple[int, str]]:
    """What a browser that has nothing yet fetches for a page: bytes on the wire, and how they were packed."""
    answers: list[Response] = []

    def heard(answer: Response) -> None:
        answers.append(answer)

    page.goto("about:blank")
    page.route("**/*", lambda route: route.continue_())  # which keeps the browser from using its copies
    page.on("response", heard)
    page.goto(address)
    page.wait_for_selector(wait_for)
    page.wait_for_load_state("networkidle")
    return {
        answer.url: (answer.request.sizes()["responseBodySize"], answer.headers.get("content-encoding", ""))
        for answer in answers
    }


@pytest.fixture(scope="session")
def empty_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server without open tables: the words of those that a page lists would be fetched, too."""
    with opened(tmp_path_factory.mktemp("empty") / "bakufu.db") as house:
        yield house


def test_the_first_load_is_small_and_packed(empty_house: House, new_page: NewPage) -> None:
    """The start page under 90 kB, a table with its board under 265 kB, in a browser that has nothing yet."""
    house = empty_house
    table, _ = house.table(humans=1, players=3)
    pages = (("/", "main button.main", START), (f"/#/t/{table}", "#decision", BUDGET))
    for path, wait_for, most in pages:
        files = loaded(new_page(address=house.address), house.address + path, wait_for)
        total = sum(size for size, _ in files.values())
        assert len(files) > 5 and total > 50_000, f"not all files were counted: {files}"
        assert total < most, f"{path}: {total} bytes: {files}"
        plain = [url for url, (_, packed) in files.items() if url.endswith((".js", ".css")) and not packed]
        assert not plain, "sent as they are"


@pytest.mark.parametrize("lang", ["en", "nl", "zh-Hans"])
def test_both_games_together_stay_small(house: House, new_page: NewPage, lang: str) -> None:
    """The client of both games: what the start page and a table of either fetch, each file counted once. What
    the server tells about games and tables is not of the client."""
    tables = [house.table(humans=1, players=3, game=game)[0] for game in ("shogun", "ikusa")]
    files: dict[str, int] = {}
    for path, wait_for in (("/", "main button.main"), *((f"/#/t/{table}", "#map") for table in tables)):
        for url, (size, _) in loaded(new_page(lang=lang), house.address + path, wait_for).items():
            if "/api/" not in url:
                files[url] = max(size, files.get(url, 0))
    total = sum(files.values())
    assert sum("client" in url for url in files) >= 2, "both clients were counted"
    assert total < BOTH, f"{total} bytes: {files}"


def test_a_second_load_fetches_nothing_again(new_page: NewPage) -> None:
    assets = """() => performance.getEntriesByType('resource')
      .filter(({ name, responseEnd }) => name.includes('/assets/') && responseEnd > 0)
      .map(({ name, transferSize, encodedBodySize }) => [name, transferSize, encodedBodySize])"""
    page = new_page()
    page.wait_for_selector("main button.main")
    page.wait_for_load_state("networkidle")  # also what is fetched in advance
    first = {name for name, _, _ in page.evaluate(assets)}  # a busy page fetches some of it later
    page.reload()
    page.wait_for_selector("main button.main")
    again = [asset for asset in page.evaluate(assets) if asset[0] in first]
    assert len(again) > 5
    for name, sent, size in again:
        assert sent < 900 or sent < size, f"{name} came again, {sent} bytes of {size}"


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_no_fault_with_the_pages_around_a_game(house: House, new_page: NewPage, width: int) -> None:
    page = new_page(width, 800, touch=width < 800)
    faults: list[str] = []
    expects(page, 404, "/api/tables/aaaaaaaaaa")
    expects(page, 403, "/link")
    wish = {"game": "shogun", "players": 4, "host_name": "Anna", "name": "A table", "visibility": "open"}
    waiting = house.call("POST", "/api/tables", wish)
    seat = f"#/t/{waiting['table']['id']}/seat/{waiting['token']}"
    pages = {
        "start": ("#/", "#lobby-title"),
        "create": ("#/create", "form .main"),
        "lobby": ("#/lobby", "#lobby-title"),
        "first game": ("#/learn", "ol"),
        "settings": ("#/settings", ".settings"),
        "joining": (f"#/t/{waiting['table']['id']}", "#join-form-title"),
        "waiting room": (seat, "#seats-title"),
        "no such table": ("#/t/aaaaaaaaaa", "[role=alert]"),
        "no such replay": ("#/replay/aaaaaaaaaa", "[role=alert]"),
        "an old link": (f"#/t/{waiting['table']['id']}/seat/{'A' * 43}", "[role=alert]"),
    }
    for name, (path, wait_for) in pages.items():
        page.goto("about:blank")
        page.goto(f"{house.address}/{path}")
        page.wait_for_selector(wait_for)
        faults += axe.faults(page, name)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width, name
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_no_fault_with_the_rules(house: House, new_page: NewPage, width: int) -> None:
    """The whole book by day on a desk; what a search finds, by day and by night on a phone."""
    page = new_page(width, 800)
    page.goto(f"{house.address}/#/rules/S-BAT-01")
    expect(page.locator("[id='S-BAT-01']")).to_be_in_viewport()
    if width < 800:
        page.get_by_role("searchbox").fill("tower")
        page.wait_for_selector("[role=status]")
    faults = axe.faults(page, "rules", ("light", "dark") if width < 800 else ("light",))
    assert not faults, "\n".join(faults)
