"""Finding a game: strangers get a table, wait through reloads and restarts, and are told by a notice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

from bakufu.server.pairing.service import PAIRED
from bakufu.server.pairing.waiting import GONE_AFTER, HERE_WITHIN, KEPT_LIVE, Owner
from bakufu.server.people import leaving
from bakufu.server.people.sessions import SignedIn, signed_in
from bakufu.server.storage import db
from bakufu.server.storage.pairing_schema import waiting
from tests.server.noticing import Clock, House, receiver
from tests.server.persons import somebody
from tests.server.playing import open_store, refused
from tests.server.running import running
from tests.server.searching import Process, audit, search


async def test_three_strangers_get_a_started_table_and_each_their_own_seat(database: str) -> None:
    async with running(database) as server:
        people = [(await search(server, name))[0] for name in ("Aya", "Ben", "Chō")]
        answers = [await one.mine() for one in people]
        assert {answer["state"] for answer in answers} == {"paired"}
        (table,) = {answer["table"] for answer in answers}
        assert sorted(answer["seat"] for answer in answers) == [0, 1, 2]
        for answer in answers:
            path = f"/api/tables/{table}"
            assert (await server.ask("GET", path + "/link", answer["token"]))["seat"] == answer["seat"]
            view = await server.ask("GET", path + "/view", answer["token"])
            assert view["table"]["status"] == "playing" and view["view"]["seat"] == answer["seat"]
        info = await server.ask("GET", f"/api/tables/{table}")
        assert {seat["name"] for seat in info["seats"]} == {"Aya", "Ben", "Chō"}
        assert (info["pace"], info["timeout"], info["advice"]) == ("live", "bot", False)


async def test_a_page_that_waits_is_told_at_once(database: str) -> None:
    async with running(database) as server:
        first, _ = await search(server, "Aya")
        polling = asyncio.create_task(first.mine(wait=25))
        for name in ("Ben", "Chō"):
            await search(server, name)
        async with asyncio.timeout(20):
            assert (await polling)["state"] == "paired"


async def test_a_search_survives_a_reload_and_a_restart(database: str) -> None:
    async with running(database) as server:
        first, answer = await search(server, "Aya")
        await search(server, "Ben")
        again = await first.mine()
        assert (again["state"], again["wish"]) == ("waiting", answer["wish"])
        assert again["waited"] >= answer["waited"] and again["key"] is None
    async with running(database) as server:
        await search(server, "Chō")
        mine = await first._replace(running=server).mine()
        assert mine["state"] == "paired"
        # The same answer as often as it is asked for: the first may have been lost.
        assert await first._replace(running=server).mine() == mine


async def test_a_person_gets_the_seat_and_the_keys_to_it_on_every_device(database: str) -> None:
    async with running(database) as server:
        who = await somebody(server.context.people, "Tomoe")
        person, _ = await search(server, "somebody else", who.token)
        for name in ("Ben", "Tomoe"):
            await search(server, name)
        mine = await person.mine()
        assert (mine["state"], mine["token"]) == ("paired", None)
        keys = await server.ask("POST", f"/api/tables/{mine['table']}/keys", who.token)
        assert [seat["seat"] for seat in keys["seats"]] == [mine["seat"]]
        names = {seat["seat"]: seat["name"] for seat in keys["table"]["seats"]}
        assert names[mine["seat"]] == "Tomoe" and sorted(names.values()) == ["Ben", "Tomoe", "Tomoe 2"]


async def test_whoever_has_stopped_is_not_paired(database: str) -> None:
    async with running(database) as server:
        first, _ = await search(server, "Aya")
        assert (await first.stop())["state"] == "none"
        await search(server, "Ben")
        _, answer = await search(server, "Chō")
        assert answer["state"] == "waiting" and answer["looking"] == {"dojo": 2}
        assert (await first.mine())["state"] == "none"


async def test_a_changed_wish_keeps_its_place_in_the_queue(database: str) -> None:
    async with open_store(database, clock := Clock()) as store:
        process = Process(store, clock)
        owner = await process.guest("Aya")
        clock.at += 30
        await process.begin(owner, "Aya", paces=["days"])
        found = await process.finding(owner)
        assert found.waited == 30 and found.wish is not None and found.wish.paces == ["days"]


async def test_a_table_that_was_found_is_not_lost_by_a_new_search(database: str) -> None:
    async with open_store(database, clock := Clock()) as store:
        process = Process(store, clock)
        owners = [await process.guest(name) for name in ("Aya", "Ben", "Chō")]
        (table,) = await process.pairing.round()
        assert not await process.begin(owners[0], "Aya"), "its page has not heard of the table yet"
        assert (await process.finding(owners[0])).table == table
        assert await process.begin(owners[0], "Aya", known=table)
        assert (await process.finding(owners[0])).state == "waiting"


# -- bots ----------------------------------------------------------------------------------------------


async def test_bots_are_offered_after_a_while_and_come_only_by_a_click(database: str) -> None:
    async with open_store(database, clock := Clock()) as store:
        process = Process(store, clock, bots_offered_after=60.0)
        first, other = await process.guest("Aya"), await process.guest("Ben")
        assert (await process.finding(first)).bots_after == 60
        early = await refused(process.pairing.agree_to_bots(first))
        assert (early.key, early.facts["seconds"]) == ("finding-bots-early", 61)
        clock.at += 60
        for owner in (first, other):
            await process.finding(owner)  # the page is open
        assert await process.pairing.round() == []
        await process.pairing.agree_to_bots(first)
        found = await process.finding(first)
        assert found.state == "paired" and found.table is not None
        assert (await process.finding(other)).state == "waiting", "who has not agreed waits on"
        seats = (await store.get(found.table)).seats
        assert sorted(seat.kind for seat in seats) == ["bot", "bot", "human"]
        await audit(store.engine)


async def test_two_who_agree_to_bots_play_together(database: str) -> None:
    async with open_store(database, clock := Clock()) as store:
        process = Process(store, clock, bots_offered_after=0.0)
        first, other = await process.guest("Aya"), await process.guest("Ben")
        rows = [await process.pairing.waiting.own(owner) for owner in (first, other)]
        for row in rows:
            assert row is not None
            await process.pairing.waiting.agree_to_bots(row.id)
        assert len(await process.pairing.round()) == 1
        assert (await process.finding(first)).table == (await process.finding(other)).table


async def test_over_days_bots_are_offered_much_later_and_never_to_who_wants_none(database: str) -> None:
    async with open_store(database, clock := Clock()) as store:
        process = Process(store, clock, bots_offered_after=60.0)
        slow, none = await process.guest("Aya", paces=["days"]), await process.guest("Ben", bots=False)
        assert (await process.finding(slow)).bots_after == 3600
        assert (await process.finding(none)).bots_after is None
        clock.at += 90
        assert (await refused(process.pairing.agree_to_bots(none))).key == "finding-no-bots"
        assert (await refused(process.pairing.agree_to_bots(Owner(None, "x")))).key == "finding-none"


# -- closed pages and notices --------------------------------------------------------------------------


async def test_nobody_is_paired_with_a_closed_page_which_ends_after_a_while(database: str) -> None:
    async with open_store(database, clock := Clock()) as store:
        process = Process(store, clock)
        gone = await process.guest("Aya")
        clock.at += HERE_WITHIN + 1
        for name in ("Ben", "Chō"):
            await process.guest(name)
        assert await process.pairing.round() == []
        assert (await process.finding(gone)).state == "waiting"  # its page is back
        assert len(await process.pairing.round()) == 1
        late = await process.guest("Dai")
        clock.at += GONE_AFTER + 1
        await process.pairing.round()
        assert (await process.finding(late)).state == "none"


async def test_a_person_who_wishes_a_notice_is_paired_while_away_and_told(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house, process = House(store, clock), Process(store, clock)
        who = await house.person("Tomoe")
        owner = Owner(who.id, None)
        no_way = await refused(process.begin(owner, "Tomoe", notify=True))
        assert no_way.key == "finding-notify-channel"
        await house.webhook(who, hook.url)
        await process.begin(owner, "Tomoe", notify=True)
        clock.at += GONE_AFTER + 60
        for name in ("Ben", "Chō"):
            await process.guest(name)
        assert len(await process.pairing.round()) == 1
        for _ in range(2):
            await process.pairing.tell()
            await house.send()
        assert [got.json["kind"] for got in hook.got] == [PAIRED]
        assert (await refused(process.guest("Dai", notify=True))).key == "finding-notify-account"
        await process.begin(owner, "Tomoe", notify=True, known=(await process.finding(owner)).table)
        clock.at += KEPT_LIVE + 1
        await process.pairing.round()
        assert (await process.finding(owner)).state == "none", "a live game is not for who left hours ago"


async def test_who_comes_to_the_table_is_not_told(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house, process = House(store, clock), Process(store, clock)
        here, closed = await house.person("Tomoe"), await house.person("Yuki")
        for who in (here, closed):
            await house.webhook(who, hook.url)
            await process.begin(Owner(who.id, None), who.name)
        await process.guest("Chō")
        assert len(await process.pairing.round()) == 1
        await process.finding(Owner(here.id, None))  # its page asks, and hears of the table
        clock.at += 30
        await process.pairing.tell()
        await house.send()
        assert [got.json["kind"] for got in hook.got] == [PAIRED]


async def test_leaving_ends_a_search_and_the_export_tells_of_it(database: str) -> None:
    async with running(database) as server:
        people, store = server.context.people, server.context.store
        who = await somebody(people, "Tomoe")
        await search(server, "", who.token)
        me: SignedIn = await signed_in(people, who.token)
        data = await leaving.everything(people, store, me)
        assert data.looking is not None and data.looking["wish"]["game"] == "dojo"
        await leaving.leave(people, store, me, "Tomoe")
        async with db.reading(store.engine) as connection:
            assert list(await connection.execute(select(waiting))) == []


# -- the lobby, and what is counted --------------------------------------------------------------------


async def test_the_lobby_tells_where_the_host_is_and_how_long_a_game_takes(database: str) -> None:
    async with running(database) as server:
        made = await server.ask(
            "POST",
            "/api/tables",
            body={"game": "ikusa", "players": 4, "host_name": "Aya", "pace": "live"},
        )
        table, token = made["table"]["id"], made["token"]

        async def facts(*ids: str) -> Any:
            return await server.ask("GET", "/api/lobby", params={"ids": ",".join(ids)})

        (before,) = await facts(table)
        assert before["host"] == "gone" and 60 < before["minutes"] < 240
        async with server.socket({"type": "hello", "table": table, "token": token}) as page:
            await page.next("update")
            assert (await facts(table))[0]["host"] == "here"
        hidden = await server.ask(
            "POST", "/api/tables", body={"game": "shogun", "players": 3, "visibility": "unlisted"}
        )
        assert await facts(hidden["table"]["id"]) == []
        assert (
            await facts(
                (await server.ask("POST", "/api/tables", body={"game": "shogun", "players": 3}))["table"][
                    "id"
                ]
            )
        )[0]["host"] is None, "a host without a seat is nowhere"
        await server.ask("POST", f"/api/tables/{table}/leave", token)
        assert (await facts(table))[0]["host"] is None


async def test_searches_are_counted_and_the_metrics_tell_no_names(database: str) -> None:
    async with running(database) as server:
        for name in ("Aya", "Ben", "Chō", "Dai"):
            await search(server, name)
        text = (await server.http.get("/metrics")).text
        assert 'bakufu_waiting{game="dojo"} 1.0' in text
        assert 'bakufu_pairing_total{game="dojo",what="paired"} 3.0' in text
        assert "Aya" not in text
        info = await server.ask("GET", "/api/finding")
        assert info["looking"] == {"dojo": 1}
        ikusa = next(game for game in info["games"] if game["game"] == "ikusa")
        assert ikusa["option"] == "variant" and ikusa["expected"]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"players": []}, "finding-nothing-chosen"),
        ({"players": [17]}, "finding-players"),
        ({"paces": []}, "finding-nothing-chosen"),
        ({"paces": ["none"]}, "finding-paces"),
        ({"languages": ["xx"]}, "finding-languages"),
        ({"lengths": ["quick"]}, "finding-lengths"),
        ({"game": "chess"}, "game-unknown"),
        ({"game": "ikusa", "players": [2], "lengths": ["quick"]}, "finding-no-form"),
    ],
)
async def test_a_wish_that_nobody_could_fulfil_is_refused(
    change: dict[str, Any], key: str, database: str
) -> None:
    async with open_store(database) as store:
        assert (await refused(Process(store).guest("Aya", **change))).key == key
