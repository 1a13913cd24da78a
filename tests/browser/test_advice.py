"""Whole games in which somebody follows every piece of advice by clicks: each must be played."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, NewPage
from tests.browser.follower import Follower
from tests.browser.positions import decision_of, sit, standing
from tests.browser.watching import play_out

pytestmark = pytest.mark.timeout(1800)
# With modules a game asks all that it asks without; all other tables are of `make walks`.
WALKS = [
    ("shogun", 4, {"modules": "court,samurai,leaders,chambers"}),
    ("ikusa", 2, {"goal": "plus_2"}),
    pytest.param("shogun", 3, {}, marks=pytest.mark.nightly),
    pytest.param("ikusa", 3, {"goal": "plus_4"}, marks=pytest.mark.nightly),
]


@pytest.mark.parametrize(("game", "players", "options"), WALKS)
def test_a_whole_game_is_played_by_following_advice(
    house: House, new_page: NewPage, game: str, players: int, options: dict[str, str]
) -> None:
    table, tokens = house.table(humans=1, players=players, bot="easy", game=game, options=options)
    follower = Follower(new_page(), house, table, tokens[0])
    play_out([follower], seconds=800)
    assert not follower.refused, "\n".join(follower.refused)
    assert follower.accepted > 5  # one piece of advice may hold a whole turn
    assert follower.missed <= max(5, follower.accepted // 4), (
        "nearly every question was still asked when answered"
    )
    if game == "ikusa":
        assert follower.repeated, "advice with the same move twice was among it"


def test_only_the_first_move_of_the_advice_is_played(house: House, new_page: NewPage) -> None:
    table, token, seat, _ = standing(
        house, "ikusa", "3p-standard-8-1", lambda s: decision_of("ikusa", s) == "move_armies"
    )
    advice = house.call("GET", f"/api/tables/{table}/advice", token=token)
    seen = house.call("GET", f"/api/tables/{table}/view", token=token)["seq"]
    assert len(advice["moves"]) > 1
    page, sent = new_page(), []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame))))
    sit(page, house, table, token)
    page.locator("#decision [data-ask]").click()
    page.locator("#decision [data-use-first]").click()
    assert house.moved_on(table, token, seen)
    expect(page.locator("#decision .advice")).to_have_count(0)
    played = [message["moves"] for message in sent if message["type"] == "moves"]
    assert played == [[advice["moves"][0]["move"]]]
    view = house.call("GET", f"/api/tables/{table}/view", token=token)["view"]
    assert seat in view["to_act"], "what the advice went on with is still to be decided"


def test_a_table_with_two_options_that_read_the_same_is_in_the_list(house: House, new_page: NewPage) -> None:
    """Two borders less: both read "they are not adjacent"."""
    wish = {"land_izumi_settsu": "false", "land_kawachi_tamba": "false"}
    house.call(
        "POST",
        "/api/tables",
        {"game": "ikusa", "players": 3, "host_name": "Anna", "name": "Fewer borders", "options": wish},
    )
    page = new_page()
    page.goto(house.address + "/#/lobby")
    expect(page.get_by_text("Fewer borders")).to_be_visible()


def test_an_advised_plan_takes_the_refusal_of_the_empty_one_away(house: House, new_page: NewPage) -> None:
    table, (token,) = house.table(humans=1, players=3, options={"setup": "fixed"})
    page = new_page()
    page.goto(f"{house.address}/#/t/{table}/seat/{token}")
    page.wait_for_selector("[data-hand]")
    page.locator("#decision .end .main").click(force=True)  # greyed: it says why not
    expect(page.locator("#decision .refused")).to_be_visible()
    page.locator("#decision [data-ask]").click()
    page.locator("#decision .advice [data-use]").click()
    expect(page.locator("#decision .refused")).to_have_count(0)
