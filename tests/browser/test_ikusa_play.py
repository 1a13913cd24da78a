"""Ikusa in a real browser, decision by decision and as whole games: by clicks, by finger and by keys."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from bakufu.engine.game import HIDDEN
from bakufu.engine.record import read_record
from bakufu.engine.replay import replay
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.moves import FIGHT, MARCH
from bakufu.games.ikusa.stages import STAGE_ARMIES, STAGE_PLAN, STAGE_TURN
from bakufu.games.ikusa.state import State
from bakufu.games.ikusa.tables import PROVINCE_INDEX, PROVINCES
from bakufu.i18n import Words
from tests.browser import axe
from tests.browser.conftest import House, NewPage
from tests.browser.standing import HastyCaller, by_calls, ninja_waits
from tests.browser.warlord import LOOK, Scribe, Warlord
from tests.browser.watching import Traffic, play_out

pytestmark = pytest.mark.timeout(1800)
RECORDS = Path(__file__).parents[1] / "records" / "ikusa"
ELIMINATION = Path(__file__).parent / "records" / "ikusa-elimination.json"
EN = Words("en", "ikusa")


def at(house: House, record: Path, place: int, seat: int) -> tuple[str, str]:
    """A table that goes on from a position of a recorded game, and the token of the one who plays on."""
    wish = {"position": place, "seat": seat, "name": "Anna", "bots": ["random"], "entropy": ""}
    made: dict[str, Any] = house.call("POST", f"/api/tables/{house.record(record)}/play-on", wish)
    return made["table"]["id"], made["token"]


@cache
def asked(record: str, decision: str, nth: int = 0) -> tuple[int, int]:
    """The position of a recorded game where this is asked for the nth time, and the seat that is asked."""
    for place, step in enumerate(replay(read_record(RECORDS / f"{record}.json")), start=1):
        state: State = step.after
        if DECISIONS[state.decision] == decision:
            if nth == 0:
                return place, GAME.to_act(state)[0]
            nth -= 1
    raise LookupError(decision)


def sit(house: House, page: Page, table: str, token: str, kind: type[Warlord] = Warlord) -> Warlord:
    warlord = kind(page, seed=4)
    warlord.open(house.address, table, token)
    page.wait_for_selector("#decision [data-decision]:not([data-decision=''])")
    return warlord


def until(player: Warlord, done: Callable[[], bool], most: int = 80) -> None:
    """He goes on answering, so often at most, until this holds; while others are asked, he waits for them."""
    late = time.monotonic() + 1200
    while time.monotonic() < late:
        if done():
            return
        if most and player.answer():
            most -= 1
        else:
            player.page.wait_for_timeout(50)
    raise AssertionError(f"it did not come to that: {player.answered}")


def leaks(traffic: Traffic, seat: int) -> list[str]:
    """What others had hidden and this seat has been sent all the same."""
    found = []
    for viewer, board in traffic.boards():
        if viewer != seat:
            found.append(f"the view of seat {viewer}")
        for other in range(len(board["alive"])):
            if other == seat:
                continue
            planning = board["stage"] == STAGE_PLAN and board["alive"][other] and board["spied_clan"] != other
            if planning and set(board["bins"][other]) != {HIDDEN}:
                found.append(f"the bins of {other}: {board['bins'][other]}")
            if board["drafted"][other]:
                found.append(f"what {other} has chosen")
            if any(set(stack) != {HIDDEN} for stack in board["stacks"][other]):
                found.append(f"where the ronin of {other} lie")
            if (
                board["stage"] >= STAGE_TURN
                and board["ninja"] == other
                and board["orders"] not in ([], [HIDDEN])
            ):
                found.append(f"the order to the ninja of {other}")
        found += [f"a stack in {place}" for place in board["hidden_forces"] if board["owner"][place] != seat]
    return found


# Whole games


@pytest.mark.parametrize("browsers", [2, pytest.param(4, marks=pytest.mark.nightly)])
def test_four_people_play_from_the_set_up_to_victory_by_clicks(
    house: House, new_page: NewPage, browsers: int
) -> None:
    """Enough provinces win at once, before any limit; and nothing but its own view reaches a browser.

    Who has no browser here plays by calls.
    """
    table, tokens = house.table(humans=4, game="ikusa", options={"goal": "plus_2"})
    pages = [new_page() for _ in range(browsers)]
    traffic = [Traffic(page) for page in pages]
    players = [Warlord(page, seed) for seed, page in enumerate(pages)]
    for player, token in zip(players, tokens):
        player.open(house.address, table, token)
    callers = [HastyCaller(house, table, token, pages[0]) for token in tokens[browsers:]]

    play_out([*players, *callers])

    done = {name for player in players for name in player.answered}
    assert done >= {"add_spearmen", "place_army", "fill_bin", "buy_unit", "place_unit", "declare_battle"}, (
        done
    )
    outcome = house.call("GET", f"/api/tables/{table}")["outcome"]
    enough = 68 // 4 + 2
    assert outcome["winners"] == [seat for seat, count in enumerate(outcome["scores"]) if count >= enough]
    (winner,) = outcome["winners"]
    facts = {
        "seats": ("Anna", "Bo", "Cas", "Dirk")[winner],
        "count": outcome["scores"][winner],
        "goal": enough,
    }
    rounds = house.call("GET", f"/api/tables/{table}/view", token=tokens[0])["view"]["board"]["round"]
    for page in pages:
        expect(page.locator("main .why")).to_have_text(
            EN.say("web-ikusa-end-why-goal", **facts, round=rounds)
        )
    for seat, seen in enumerate(traffic):
        assert len(seen.boards()) > 50, "the traffic was read"
        assert leaks(seen, seat) == []


def test_two_people_have_two_colours_each(house: House, new_page: NewPage) -> None:
    """They split their piles in secret and plan for each colour; the panel says which one is asked."""
    table, tokens = house.table(humans=2, players=2, game="ikusa")
    players = [Warlord(new_page(), seed) for seed, _ in enumerate(tokens)]
    for player, token in zip(players, tokens, strict=True):
        player.open(house.address, table, token)
    for player in players:
        player.page.wait_for_selector("[data-decision=split_pile]")
        assert player.answer()
    by_calls(house, table, tokens, lambda board: board["round"] == 1)
    colours: set[str] = set()
    late = time.monotonic() + 1200
    while len(colours) < 4 and time.monotonic() < late:
        for player in players:
            if player.page.evaluate(LOOK) == "fill_bin":
                colours.add(player.page.locator("#decision .clan").inner_text().strip())
                player.answer()
        players[0].page.wait_for_timeout(50)
    assert colours == {EN.name("clan", clan) for clan in ("blue", "orange", "green", "red")}


def test_quick_play_deals_stronger_armies_out(house: House, new_page: NewPage) -> None:
    """Claims, reinforcements, army cards, markers, and the first plan, by clicks among bots."""
    table, (token,) = house.table(humans=1, players=3, game="ikusa", options={"variant": "quick"})
    player = sit(house, new_page(), table, token)
    boards = {}

    def look(kind: str) -> None:
        """Before the first answer of its kind: what comes after the first plan is war."""
        boards[kind] = house.call("GET", f"/api/tables/{table}/view", token=token)["view"]["board"]

    player.first = look
    until(player, lambda: "fill_bin" in boards)
    assert player.answered["claim_province"] == 6 and player.answered["add_spearmen"] == 12
    assert player.answered["assign_unit"] >= 1 and player.answered["place_army"] == 3
    board = boards["fill_bin"]
    assert [sum(board["army_units"][column:15:5]) for column in range(3)] == [5, 5, 6]


def speeds(usual: str, at_night: str) -> pytest.MarkDecorator:
    """At speed 4 the stage director shows everything, four times as fast as to others; at 0 nothing."""
    return pytest.mark.parametrize("speed", [usual, pytest.param(at_night, marks=pytest.mark.nightly)])


@speeds("0", at_night="4")
def test_a_first_round_by_keys_alone(house: House, new_page: NewPage, speed: str) -> None:
    """Set-up, plan, levy, movement and battles without a pointer; axe looks at each kind of decision."""
    table, (token,) = house.table(humans=1, players=3, game="ikusa")
    page = new_page(speed=speed)
    page.evaluate("() => addEventListener('pointerdown', () => (window.touched = true), true)")
    faults: list[str] = []
    scribe = sit(house, page, table, token, Scribe)
    scribe.first = lambda kind: faults.extend(axe.faults(page, kind, ("light",)))
    until(scribe, lambda: "add_spearmen" in scribe.answered)
    by_calls(house, table, [token], lambda board: board["stage"] >= STAGE_ARMIES)
    page.wait_for_selector("[data-decision=place_army]")
    until(scribe, lambda: "place_army" in scribe.answered)
    by_calls(house, table, [token], lambda board: board["stage"] >= STAGE_PLAN)
    page.wait_for_selector("[data-decision=fill_bin]")
    until(scribe, lambda: scribe.answered.get("final_forces", 0) > 0)
    assert scribe.answered.keys() >= {
        "add_spearmen",
        "place_army",
        "fill_bin",
        "place_unit",
        "declare_battle",
    }
    assert not page.evaluate("() => 'touched' in window"), "a pointer was used"
    assert not faults, "\n".join(faults)


@speeds("4", at_night="0")
def test_a_round_on_a_phone_by_finger(house: House, new_page: NewPage, speed: str) -> None:
    """Nothing is wider than 390 px; axe looks at each kind of decision in the dark."""
    place, seat = asked("3p-standard-8-1", "fill_bin", 12)
    table, token = at(house, RECORDS / "3p-standard-8-1.json", place, seat)
    page = new_page(390, 780, touch=True, speed=speed)
    faults: list[str] = []

    def look(kind: str) -> None:
        faults.extend(axe.faults(page, f"phone, {kind}", ("dark",)))
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390, kind

    player = sit(house, page, table, token)
    player.touch, player.first = True, look
    until(player, lambda: player.answered.get("final_forces", 0) > 0)
    assert not faults, "\n".join(faults)


# Single decisions


def test_the_next_question_is_read_from_its_beginning(house: House, new_page: NewPage) -> None:
    """However far down the sheet of a phone the last one was answered."""
    place, seat = asked("4p-long-30-4", "declare_battle")
    page = new_page(390, 780, touch=True)
    sit(house, page, *at(house, RECORDS / "4p-long-30-4.json", place, seat))
    question = page.locator("#asked .question")
    before = question.inner_text()
    page.locator(".pane").evaluate("e => (e.scrollTop = e.scrollHeight)")
    assert page.locator(".pane").evaluate("e => e.scrollTop") > 0, "there is something to scroll"
    page.locator("#decision [data-end]").tap()
    expect(question).not_to_have_text(before)
    expect(page.locator("#asked .stamp")).to_be_in_viewport()
    page.wait_for_function("() => document.querySelector('.pane').scrollTop === 0")


def test_an_army_that_was_not_sent_off_is_not_forgotten(house: House, new_page: NewPage) -> None:
    """Where a goal is ticked and nobody has gone there, the end of the phase asks first."""
    place, seat = asked("4p-long-30-4", "move_armies", 3)
    page = new_page(390, 844, touch=True)
    sit(house, page, *at(house, RECORDS / "4p-long-30-4.json", place, seat))
    page.locator("#decision [data-step]").first.tap()
    page.locator("#decision [data-end]").tap()
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text(EN.say("web-ikusa-end-a"))
    question.get_by_role("button", name=EN.say("web-play-not-yet")).tap()
    expect(question).to_have_count(0)
    expect(page.locator("#decision .chosen .main")).to_be_visible()
    page.locator("#decision [data-end]").tap()
    question.get_by_role("button", name=EN.say("web-play-do-it")).tap()
    page.wait_for_selector("#decision [data-decision]:not([data-decision=move_armies])")


def test_a_click_far_away_walks_the_army_there(house: House, new_page: NewPage) -> None:
    """The way is shown while one looks at its end, gone in one go and taken back in one go."""
    player = sit(house, new_page(), *at(house, RECORDS / "3p-standard-8-1.json", 842, 1))
    page = player.page
    far = page.locator(f"#decision [data-far='{PROVINCE_INDEX['chikuzen']}']")
    far.focus()
    expect(page.locator("#map .way")).to_have_count(2)

    page.locator("#map [data-province=chikuzen]").dispatch_event("click")
    expect(page.locator("#map .way")).to_have_count(2)
    assert _circle(house, page) == "higo", "the first click only ticks"
    page.locator("#map [data-province=chikuzen]").dispatch_event("click")
    expect(page.locator("#decision .card h3")).to_contain_text("Chikuzen")
    assert _circle(house, page) == "chikuzen"

    page.locator("#decision .undo").click()
    expect(page.locator("#decision .card h3")).to_contain_text("Higo")
    assert _circle(house, page) == "higo"


def test_a_way_goes_on_when_the_garrison_is_chosen(house: House, new_page: NewPage) -> None:
    player = sit(house, new_page(), *at(house, RECORDS / "3p-standard-8-1.json", 843, 1))
    page = player.page
    page.locator(f"#decision [data-far='{PROVINCE_INDEX['chikuzen']}']").click()
    page.locator("#decision .chosen .main").click()
    page.wait_for_selector("[data-decision=choose_party]")
    player.answer()
    expect(page.locator("#decision .card h3")).to_contain_text("Chikuzen")
    assert _circle(house, page) == "chikuzen"


def _circle(house: House, page: Page) -> str:
    """Where the circle army of the second clan stands."""
    board = house.call("GET", _view(page), token=_token(page))["view"]["board"]
    return PROVINCES[board["army_at"][3]]


def test_equal_bids_are_settled_and_the_trays_of_others_are_hidden(house: House, new_page: NewPage) -> None:
    """Q-03, Q-45: a marker is named or the lot asked for; of others' figures the page knows nothing."""
    place, seat = asked("4p-standard-8-3-rulings", "settle_tie")
    player = sit(house, new_page(), *at(house, RECORDS / "4p-standard-8-3-rulings.json", place, seat))
    page = player.page
    expect(page.locator("#decision")).to_contain_text(EN.say("web-ikusa-tie-about"))
    assert page.locator("#decision .marker:not(.gone)").count() >= 2
    board = house.call("GET", _view(page), token=_token(page))["view"]["board"]
    assert board["tray"].count(HIDDEN) == 3 * 4
    page.locator("#decision .lot").click()
    page.wait_for_selector("#decision [data-decision]:not([data-decision=settle_tie])")
    page.get_by_role("tab", name="In words").click()
    expect(
        page.locator(".text-board table").first.get_by_text(EN.say("web-ikusa-tray-hidden"))
    ).to_have_count(3)


def test_the_ninja_strikes_as_an_assassin(house: House, new_page: NewPage) -> None:
    """A daimyo is chosen on a card, and what the dice said is told in the panel."""
    place, seat = asked("4p-long-30-4", "send_ninja")
    player = sit(house, new_page(), *at(house, RECORDS / "4p-long-30-4.json", place, seat))
    page = player.page
    page.locator("#decision [data-daimyo]").first.click()
    page.locator("#decision .chosen .main").click()
    tidings = page.locator("#decision .tidings")
    expect(tidings).to_contain_text("I-NINJA-05")
    board = house.call("GET", _view(page), token=_token(page))["view"]["board"]
    assert board["ninja"] != seat, "he is gone after the attempt"


def test_the_ninja_waits_with_a_standing_order(house: House, new_page: NewPage) -> None:
    """Outside of one's turn: whom he strikes and when. It can be taken back, and nobody else learns of it."""
    table, tokens = ninja_waits(house)
    page, other = new_page(), new_page()
    page.goto(f"{house.address}/#/t/{table}/seat/{tokens[0]}")
    traffic = Traffic(other)
    other.goto(f"{house.address}/#/t/{table}/seat/{tokens[1]}")
    order = page.locator("#decision details.order").filter(has_text=EN.say("web-ikusa-order-about"))
    order.locator("summary").click()
    order.locator("select").last.select_option(label=EN.name("trigger", "end_d"))
    order.locator(".give").click()
    expect(order.locator(".given")).to_contain_text(EN.name("trigger", "end_d"))
    assert len(house.call("GET", _view(page), token=tokens[0])["view"]["board"]["orders"]) == 2
    order.get_by_role("button", name=EN.move(["cancel"], [])).click()
    expect(order.locator(".given")).to_have_count(0)
    assert traffic.boards() and leaks(traffic, 1) == []


def test_the_ninja_looks_into_a_tray_as_a_spy(house: House, new_page: NewPage) -> None:
    """The tray of one opponent is shown to the spy before he plans, as it is revealed afterwards."""
    place, seat = asked("3p-standard-8-1", "send_spy")
    player = sit(house, new_page(), *at(house, RECORDS / "3p-standard-8-1.json", place, seat))
    page = player.page
    page.locator("#decision .tray").first.click()
    spied = page.locator("#decision .spied")
    expect(spied).to_be_visible()
    shown = [int(koku) for koku in spied.locator("li b").all_inner_texts()]
    board = house.call("GET", _view(page), token=_token(page))["view"]["board"]
    assert shown == board["bins"][board["spied_clan"]]
    hidden = [bins for clan, bins in enumerate(board["bins"]) if clan not in (seat, board["spied_clan"])]
    assert all(bins == [HIDDEN] * 5 for bins in hidden)


def test_a_naval_invasion_against_a_castle_is_a_table_of_dice(house: House, new_page: NewPage) -> None:
    """First the defenders alone, then both with the walls; every die of the log lies on the table."""
    player = sit(house, new_page(), *at(house, RECORDS / "3p-standard-30-2.json", 218, 1))
    page = player.page
    suo, bungo = PROVINCE_INDEX["suo"], PROVINCE_INDEX["bungo"]
    page.locator(f"#decision [data-origin='{bungo}']").click()
    page.locator(f"#decision [data-goal='{suo}']").click()
    expect(page.locator("#decision .odds")).to_be_visible()
    page.locator("#decision .chosen .main").click()
    page.locator("#decision [data-end]").click()
    battle = page.locator("section.battle")
    expect(battle).to_contain_text(EN.say("web-ikusa-invasion-of", province="suo"))
    until(player, lambda: battle.get_by_role("group").get_by_role("button").count() > 1 or _ended(page), 12)
    dice = battle.locator("table svg text")
    assert dice.count() > 0 and all(1 <= int(die) <= 12 for die in dice.all_text_contents())


def _ended(page: Page) -> bool:
    return page.locator("section.battle .result").count() > 0


def test_an_elimination_is_told_and_the_lost_daimyo_comes_back(house: House, new_page: NewPage) -> None:
    """The army takes the last daimyo of a clan; its land changes hands, and an own daimyo is placed again."""
    player = sit(house, new_page(), *at(house, ELIMINATION, 325, 1))
    page = player.page
    before = house.call("GET", _view(page), token=_token(page))["view"]["board"]
    ise, iga = PROVINCE_INDEX["ise"], PROVINCE_INDEX["iga"]
    page.locator(f"#decision [data-origin='{ise}']").click()
    army = page.locator("#decision .bodies button").nth(1)
    if army.count():
        army.click()
    page.locator(f"#decision [data-goal='{iga}']").click()
    page.locator("#decision .chosen .main").click()
    page.locator("#decision [data-end]").click()
    player.leaves = "place_recovered"  # it may come while he looks for something to answer
    until(player, lambda: page.locator("[data-decision=place_recovered]").count() > 0, 200)
    expect(page.locator("section.battle, #decision .tidings").first).to_contain_text("Iga")
    expect(page.locator(".game")).to_contain_text(_eliminated(before, iga))
    player.leaves = ""
    seen = house.call("GET", _view(page), token=_token(page))["seq"]
    assert player.answer(), "the daimyo is placed"
    assert house.moved_on(_key(page)["table"], _token(page), seen)
    after = house.call("GET", _view(page), token=_token(page))["view"]["board"]
    victim = before["owner"][iga]
    assert after["alive"][victim] == 0 and after["provinces"][victim] == 0
    assert after["provinces"][1] > before["provinces"][1]


def _eliminated(board: dict[str, Any], province: int) -> re.Pattern[str]:
    words = Words("en", "ikusa", ["Anna", "Bo", "Cas"])
    line = words.event("eliminated", {"seat": board["owner"][province], "by": 1})
    return re.compile(re.sub(r"Anna|Bo|Cas", r"[^.]+", line))


@pytest.mark.parametrize("record", ["2p-standard-30-6", "3p-standard-8-1", "4p-long-30-4", "5p-quick-8-1"])
def test_every_rare_question_has_controls_of_its_own(house: House, new_page: NewPage, record: str) -> None:
    """After a battle, a successor, revenge, a recovered daimyo and his units: none is left to plain lists."""
    page = new_page()
    found = 0
    for decision in ("after_battle", "name_successor", "take_revenge", "place_recovered", "absorb_units"):
        try:
            place, seat = asked(record, decision)
        except LookupError:
            continue
        player = sit(house, page, *at(house, RECORDS / f"{record}.json", place, seat))
        assert page.evaluate(LOOK) == decision
        assert page.locator("#decision form.narrowed").count() == 0
        assert player.answer()
        found += 1
    assert found > 0


def test_by_the_letter_a_provincial_force_fights_between_the_battles_of_an_army(
    house: House, new_page: NewPage
) -> None:
    """Q-24, `series` = armies_only: its battle is offered beside the attacks of the army and can be begun."""
    record = "5p-quick-8-3-letter-v3"
    place, seat = next(
        (place, GAME.to_act(step.after)[0])
        for place, step in enumerate(replay(read_record(RECORDS / f"{record}.json")), start=1)
        if DECISIONS[step.after.decision] == "after_battle"
        and any(FIGHT <= move < MARCH for move in GAME.legal(step.after, GAME.to_act(step.after)[0]))
    )
    page = new_page()
    sit(house, page, *at(house, RECORDS / f"{record}.json", place, seat))
    battle = page.locator("#decision [data-fight]").first
    move = int(battle.get_attribute("data-move") or 0)
    battle.click()
    page.locator(f"#decision [data-fight][data-move='{move}']").wait_for(state="detached")
    assert page.locator("#decision .refused").count() == 0


def test_a_greyed_choice_answers_why_not(house: House, new_page: NewPage) -> None:
    """A unit beyond the koku and a province of somebody else: each names its rule."""
    place, seat = asked("3p-standard-8-1", "buy_unit")
    page = new_page()
    sit(house, page, *at(house, RECORDS / "3p-standard-8-1.json", place, seat))
    more = page.locator("#decision .more:not(.barred)")
    judged = page.locator("#decision .bundles[aria-busy=false]")
    for _ in range(40):
        judged.wait_for()
        if not more.count():
            break
        more.first.click()
    page.locator("#decision .more.barred").first.click(force=True)
    rule = page.locator(".refused [data-rule-link]")
    expect(rule).to_have_attribute("data-rule-link", re.compile(r"I-(LEVY|COMP)-\d\d"))
    place, seat = asked("3p-standard-8-1", "add_spearmen")
    sit(house, page, *at(house, RECORDS / "3p-standard-8-1.json", place, seat))
    board = house.call("GET", _view(page), token=_token(page))["view"]["board"]
    foreign = next(name for name, index in PROVINCE_INDEX.items() if board["owner"][index] != seat)
    page.locator(f"#map [data-province={foreign}]").dispatch_event("click")
    expect(rule).to_have_attribute("data-rule-link", "I-SET-08")


def test_who_is_ready_with_koku_left_hears_why_he_is_not(house: House, new_page: NewPage) -> None:
    place, seat = asked("3p-standard-8-1", "fill_bin")
    page = new_page()
    sit(house, page, *at(house, RECORDS / "3p-standard-8-1.json", place, seat))
    ready = page.locator("#decision .planning .end .main")
    ready.click(force=True)
    expect(page.locator("#decision .refused [data-rule-link]")).to_have_attribute(
        "data-rule-link", "I-PLAN-01"
    )
    page.get_by_role("button", name=EN.say("web-ikusa-rest-levy")).click()
    expect(page.locator("#decision .refused")).to_have_count(0)
    ready.click()
    page.wait_for_selector("#decision .planning.ready, #decision:not(:has(.planning))")


def test_a_bin_says_why_it_takes_no_more_and_needs_no_network_to_be_filled(
    house: House, new_page: NewPage
) -> None:
    place, seat = asked("3p-standard-8-1", "fill_bin")
    page = new_page()
    sit(house, page, *at(house, RECORDS / "3p-standard-8-1.json", place, seat))
    counts = page.locator("#decision .bin output")
    build = page.locator("#decision [data-space='1'] .into")
    build.click()
    expect(counts).to_have_text(["0", "2", "0", "0", "0"])
    build.click(force=True)
    expect(page.locator("#decision .refused [data-rule-link]")).to_have_attribute(
        "data-rule-link", "I-PLAN-02"
    )
    page.context.set_offline(True)
    page.locator("#decision [data-space='2'] .into").click()
    expect(counts).to_have_text(["0", "2", "1", "0", "0"], timeout=1000)
    page.get_by_role("button", name=EN.say("web-ikusa-rest-levy")).click()
    page.context.set_offline(False)
    page.locator("#decision .planning .end .main").click()
    page.wait_for_selector("#decision .planning.ready, #decision:not(:has(.planning))")


def test_a_province_that_cannot_be_chosen_answers_why_not(house: House, new_page: NewPage) -> None:
    """Wherever the map is asked: a click beside what is lit names the rule."""
    page = new_page()
    silent = []
    for record, decision in (
        ("5p-quick-8-1", "claim_province"),
        ("4p-long-30-4", "place_army"),
        ("4p-long-30-4", "build_site"),
        ("4p-long-30-4", "place_unit"),
        ("4p-long-30-4", "deploy_ronin"),
        ("4p-long-30-4", "move_armies"),
        ("4p-long-30-4", "declare_battle"),
        ("5p-quick-8-1", "after_battle"),
        ("4p-long-30-4", "final_armies"),
        ("4p-long-30-4", "final_forces"),
        ("4p-long-30-4", "place_recovered"),
    ):
        place, seat = asked(record, decision)
        sit(house, page, *at(house, RECORDS / f"{record}.json", place, seat))
        page.locator("#map .province:not(.pickable)").last.dispatch_event("click")
        try:
            page.locator("#decision .refused [data-rule-link]").wait_for()
        except TimeoutError:
            silent.append(decision)
            continue
        rule = page.locator("#decision .refused [data-rule-link]").first.get_attribute("data-rule-link")
        assert re.fullmatch(r"I-[A-Z0-9]+-\d\d", rule or "")
    assert silent == []


def test_koku_are_dragged_from_the_pool_to_a_bin_and_on_to_another(house: House, new_page: NewPage) -> None:
    place, seat = asked("4p-long-30-4", "fill_bin")
    page = new_page()
    sit(house, page, *at(house, RECORDS / "4p-long-30-4.json", place, seat))

    def drag(origin: str, target: str) -> None:
        for what, press in ((origin, page.mouse.down), (target, page.mouse.up)):
            box = page.locator(f"#decision {what}").bounding_box()
            assert box is not None
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
            press()

    counts = page.locator("#decision .bin output")
    drag(".loose", "[data-space='2'] .into")
    expect(counts).to_have_text(["0", "0", "1", "0", "0"])
    drag("[data-space='2'] .into", "[data-space='4'] .into")
    expect(counts).to_have_text(["0", "0", "0", "0", "1"])
    drag("[data-space='4'] .into", ".pool strong")
    expect(counts).to_have_text(["0", "0", "0", "0", "0"])


def test_standing_casualties_are_kept_by_the_server(house: House, new_page: NewPage) -> None:
    place, seat = asked("3p-standard-8-1", "declare_battle")
    page = new_page()
    sit(house, page, *at(house, RECORDS / "3p-standard-8-1.json", place, seat))
    page.locator("#decision summary").last.click()
    page.get_by_role("button", name=EN.say("web-ikusa-losses-by-order")).click()
    expect(page.locator("#decision .order ol li")).to_have_count(5)
    page.reload()
    page.wait_for_selector("#decision summary")
    assert house.call("GET", _view(page), token=_token(page))["view"]["board"]["losses"] > 0


def _key(page: Page) -> dict[str, Any]:
    """What this browser keeps of the table that it shows."""
    table = re.search(r"#/t/([^/]+)", page.url)
    assert table is not None
    kept: dict[str, Any] = json.loads(
        page.evaluate("name => localStorage.getItem(name)", f"bakufu.key.{table[1]}")
    )
    return kept


def _token(page: Page) -> str:
    return str(_key(page)["token"])


def _view(page: Page) -> str:
    return f"/api/tables/{_key(page)['table']}/view"
