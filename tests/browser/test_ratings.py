"""A rated game ends: its page, the profile and the leaderboard show what it did to the ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from bakufu.server.people.persons import PeopleStore
from bakufu.server.protocol import CreateTable, JoinTable
from bakufu.server.standing.skill import GAMES_LEAST, Skill
from bakufu.server.storage import db, writes
from bakufu.server.storage.standing_schema import ratings
from bakufu.server.tables import lobby
from bakufu.server.tables.keys import Holder
from tests.browser import axe
from tests.browser.conftest import House, NewPage, opened
from tests.server.persons import Somebody, somebody
from tests.server.playing import PlayedTable, open_store

EN = Words("en")
NAMES = ("Tomoe", "Kaede", "Aki")
BEFORE = Skill(25.0, 5.0)


class Prepared(NamedTuple):
    house: House
    who: list[Somebody]
    table: str
    tokens: list[str]


@pytest.fixture
def prepared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Prepared]:
    monkeypatch.setattr(writes, "SYNCHRONOUS", "OFF")
    path = tmp_path / "rated.db"
    with ThreadPoolExecutor(1) as thread:  # Playwright keeps an event loop running in this one
        who, table = thread.submit(asyncio.run, nearly_over(f"sqlite:///{path}")).result()
    with opened(path) as house:
        yield Prepared(house, who, table.id, table.tokens)


async def nearly_over(database: str) -> tuple[list[Somebody], PlayedTable]:
    """Three persons with nine rated games each, and a rated game before its last move."""
    engine = db.open_engine(database)
    await db.upgrade(engine)
    await engine.dispose()
    async with open_store(database) as store:
        people = PeopleStore(store.engine, store.now)
        who = [await somebody(people, name) for name in NAMES]
        for one in who:
            row = {"person": one.id, "game": "shogun", "players": 3, "pace": "live"}
            row |= {"mu": BEFORE.mu, "sigma": BEFORE.sigma, "sure": BEFORE.sure, "provisional": True}
            row |= {"games": GAMES_LEAST - 1, "wins": 3, "changed_at": store.now()}
            await store.write([store.writer.sql.insert(ratings, row)])
        wish = CreateTable(game="shogun", players=3, rated=True, pace="live", timeout="bot", advice=False)
        made = await lobby.create(store, wish)
        tokens = []
        for one in who:
            asked = JoinTable(name=one.name)
            holder = Holder(one.id, one.session, one.name)
            tokens.append((await lobby.join(store, made.table.id, asked, holder)).token)
        await lobby.start(store, made.table.id, made.host_token)
        table = PlayedTable(store, made.table.id, made.host_token, made.invite, tokens)
        await until_the_last_move(table)
        return who, table


async def until_the_last_move(table: PlayedTable) -> None:
    rng = Random(3)
    while True:
        loaded = await table.loaded()
        seat = loaded.to_act()[0]
        fork = loaded.fork()
        assert fork.session is not None
        move = rng.choice(fork.session.game.legal(fork.session.state, seat))
        fork.command("run", seat, [move], None, 0.0)
        if fork.status == "over":
            return
        await table.move(seat, move)


def sign_in(page: Page, who: Somebody) -> None:
    page.evaluate(
        "([token, name]) => { localStorage.setItem('bakufu.session', token);"
        " localStorage.setItem('bakufu.session.name', name); }",
        [who.token, who.name],
    )


def end_by_calls(prepared: Prepared) -> None:
    """The last move, or the few that it takes."""
    where = f"/api/tables/{prepared.table}"
    while (info := prepared.house.call("GET", where))["status"] == "playing":
        token = prepared.tokens[next(one["seat"] for one in info["seats"] if one["to_act"])]
        update = prepared.house.call("GET", f"{where}/view", token=token)
        command = {"id": f"n{update['seq']}", "seen": update["seq"], "moves": update["view"]["legal"][:1]}
        prepared.house.call("POST", f"{where}/moves", command, token)


def test_a_rated_game_ends_and_the_profile_and_the_leaderboard_show_it(
    prepared: Prepared, new_page: NewPage
) -> None:
    house, who = prepared.house, prepared.who
    page = new_page(address=house.address)
    sign_in(page, who[0])
    page.goto(f"{house.address}/#/t/{prepared.table}")
    page.reload()
    expect(page.locator("main").first).to_be_visible()
    end_by_calls(prepared)
    changes = page.locator("section", has=page.get_by_role("heading", name=EN.say("web-standing-changes")))
    for name in NAMES:
        expect(changes.get_by_role("link", name=name)).to_be_visible()
    assert not axe.faults(page, "the end of a rated game")

    changes.get_by_role("link", name="Tomoe").click()
    expect(page.get_by_role("heading", name="Tomoe", level=1)).to_be_visible()
    expect(
        page.get_by_text(EN.say("web-standing-record-line", games=1, wins=0)).or_(
            page.get_by_text(EN.say("web-standing-record-line", games=1, wins=1))
        )
    ).to_be_visible()
    expect(page.locator(f'a[href="#/replay/{prepared.table}"]')).to_be_visible()
    assert not axe.faults(page, "a profile")

    page.goto(f"{house.address}/#/leaderboard/shogun/3/live")
    for name in NAMES:
        expect(page.get_by_role("cell", name=name)).to_be_visible()
    assert not axe.faults(page, "a leaderboard")

    page.goto(f"{house.address}/#/me")
    public = page.get_by_label(EN.say("web-standing-mine-public"))
    with page.expect_response(lambda one: one.request.method == "PUT" and one.url.endswith("/api/me")):
        public.click()
    expect(public).not_to_be_checked()
    page.goto(f"{house.address}/#/leaderboard/shogun/3/live")
    expect(page.get_by_role("cell", name="Kaede")).to_be_visible()
    expect(page.get_by_role("cell", name="Tomoe")).to_have_count(0)
