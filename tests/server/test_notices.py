"""What is noted of a change of a table, for whom, when it is sent, and when it is not."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select

from bakufu.engine.errors import Refused
from bakufu.server.notices import channel_rows
from bakufu.server.notices.rates import Rate
from bakufu.server.notices.wishes import Wishes, awake_at, checked, plan
from bakufu.server.protocol import CreateTable, JoinTable
from bakufu.server.settings import check_night
from bakufu.server.storage import db
from bakufu.server.storage.notices_schema import channels, notices, outbox
from bakufu.server.tables import lobby
from bakufu.server.tables.presence import GONE_AFTER
from bakufu.server.tables.seating import substitute_bot
from tests.server.noticing import AWAKE, NOON, URL, Browser, Clock, House, Receiver, receiver
from tests.server.persons import Somebody
from tests.server.playing import NAMES, PLAN, PlayedTable, open_store, seated


async def rows(house: House, table: Any) -> list[Any]:
    async with db.reading(house.store.engine) as connection:
        return list(await connection.execute(select(table).order_by(table.c.id)))


def kinds(got: Receiver) -> list[str]:
    return [one.json["kind"] for one in got.got]


async def waiting_table(house: House, *names: str, **options: Any) -> PlayedTable:
    """A table before the start, with these persons in its seats and a webhook for each."""
    table = await seated(house.store, players=len(names), start=False, **options)
    for seat, name in enumerate(names):
        await house.sit(table, seat, await house.person(name))
    return table


async def test_a_turn_is_noted_in_the_transaction_of_the_move_and_sent_once(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        table = await waiting_table(house, "Tomoe", "Yuki")
        held = (await table.loaded()).seats[1].person
        assert held is not None
        await house.webhook(Somebody(held, "", "", ""), hook.url)
        await lobby.start(store, table.id, table.host)
        assert [row.kind for row in await rows(house, notices)] == ["turn", "turn"]
        await house.send()
        assert kinds(hook) == ["turn"]  # the other person has no way to be told
        assert await rows(house, notices) == [] and await rows(house, outbox) == []
        await house.send()
        assert len(hook.got) == 1


async def started(house: House, hook: Receiver, wishes: Wishes = AWAKE, **options: Any) -> PlayedTable:
    """A started table; the person at seat 1 has a webhook and these wishes, and was told of the start."""
    table = await seated(house.store, start=False, **options)
    for seat, name in enumerate(("Tomoe", "Yuki")):
        who = await house.person(name)
        await house.sit(table, seat, who)
        if seat == 1:
            await house.webhook(who, hook.url)
            await channel_rows.save_wishes(house.people, who.id, wishes)
    await lobby.start(house.store, table.id, table.host)
    return table


async def test_a_turn_that_was_taken_before_the_notice_went_out_is_not_told(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        table = await started(house, hook)
        await table.move(1, *PLAN)
        await house.send()
        assert hook.got == [] and await rows(house, outbox) == []


async def test_nothing_is_told_of_a_table_that_is_before_ones_eyes(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        table = await started(house, hook)
        await house.page(table, 1, visible=False)
        await house.page(table, 1)
        await house.send()
        assert hook.got == [] and await rows(house, outbox) == []


async def test_an_open_page_that_is_hidden_holds_no_notice_back(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        await house.page(await started(house, hook), 1, visible=False)
        await house.send()
        assert kinds(hook) == ["turn"]


@pytest.mark.parametrize("how", ["hidden", "closed"])
async def test_a_notice_waits_for_a_page_that_was_there_a_moment_ago_and_then_goes_out(
    database: str, how: str
) -> None:
    """It is not dropped: whoever has just left has not seen that it is their turn."""
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        table = await started(house, hook)
        page = await house.page(table, 1)
        if how == "hidden":
            await house.presence.set_visible(page, False)
        else:
            await house.presence.leave(page)
        await house.send()
        assert hook.got == []
        clock.at += GONE_AFTER
        await house.send()
        assert kinds(hook) == ["turn"]


async def test_a_notice_is_dropped_when_the_page_was_only_reloaded(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        table = await started(house, hook)
        await house.presence.leave(await house.page(table, 1))
        await house.send()
        await house.page(table, 1)
        clock.at += GONE_AFTER
        await house.send()
        assert hook.got == [] and await rows(house, outbox) == []


@pytest.mark.parametrize("visible", [True, False])
async def test_a_page_that_is_open_at_another_process_counts_if_it_can_be_seen(
    database: str, visible: bool
) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house, other = House(store, clock), House(store, clock)
        store.notices_of = house.dispatcher.notices_of
        table = await started(house, hook)
        await other.page(table, 1, visible)
        said = msgspec.json.encode(other.presence.rooms[table.id].known)
        await house.presence.presence_told("other", table.id, said)
        await house.send()
        assert kinds(hook) == ([] if visible else ["turn"])


async def test_another_seats_open_page_changes_nothing(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        table = await started(house, hook)
        await house.page(table, 0)
        await house.page(table, None)
        await house.send()
        assert kinds(hook) == ["turn"]


async def test_a_later_notice_waits_and_is_dropped_when_the_table_is_seen(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        table = await started(house, hook, Wishes(when="later", night=False))
        await house.send()
        assert hook.got == [] and len(await rows(house, outbox)) == 1
        await house.presence.leave(await house.page(table, 1))
        clock.at += 16 * 60
        await house.send()
        assert hook.got == [] and await rows(house, outbox) == []


async def test_a_later_notice_goes_out_after_a_quarter_of_an_hour(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        await started(house, hook, Wishes(when="later", night=False))
        clock.at += 14 * 60
        await house.send()
        clock.at += 15 * 60 + 1
        await house.send()
        assert kinds(hook) == ["turn"]


async def test_a_digest_tells_everything_of_the_day_in_one_message(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        daily = Wishes(when="daily", daily_at=18 * 60, night=False)
        await started(house, hook, daily, name="Monday")
        other = await seated(store, start=False, name="Friends")
        held = (await rows(house, channels))[0].person
        await store.transaction(other.id, lambda one: one.set_seat(0, person=held))
        await lobby.start(store, other.id, other.host)
        await house.send()
        assert hook.got == []
        clock.at += 6 * 3600 + 1
        await house.send()
        assert len(hook.got) == 1
        told = hook.got[0].json
        assert told["kind"] == "digest" and told["title"] == "2 notices of today" and told["waiting"] == 2
        assert "Monday" in told["body"] and "Friends" in told["body"]
        assert await rows(house, outbox) == []


async def test_at_night_a_notice_waits_for_the_morning(database: str) -> None:
    async with open_store(database, clock := Clock(NOON + 11 * 3600)) as store, receiver() as hook:
        house = House(store, clock)
        await started(house, hook, Wishes(zone="UTC"))
        await house.send()
        assert hook.got == []
        clock.at = NOON + 20 * 3600 + 1  # 8 o'clock
        await house.send()
        assert kinds(hook) == ["turn"]


async def test_kinds_and_channels_can_be_switched_off(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        await started(house, hook, Wishes(off=["turn"], night=False))
        await house.send()
        assert hook.got == []
        held = (await rows(house, channels))[0]
        await channel_rows.save_wishes(house.people, held.person, AWAKE)
        await channel_rows.switch(house.people, held.person, held.id, False)
        await seated_again(house, held.person)
        await house.send()
        assert hook.got == []
        await channel_rows.switch(house.people, held.person, held.id, True)
        await seated_again(house, held.person)
        await house.send()
        assert kinds(hook) == ["turn"]


async def seated_again(house: House, person: str) -> PlayedTable:
    table = await seated(house.store, start=False)
    await house.store.transaction(table.id, lambda one: one.set_seat(0, person=person))
    await lobby.start(house.store, table.id, table.host)
    return table


async def test_time_that_runs_out_is_told_at_four_fifths_of_the_clock(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        table = await started(house, hook, Wishes(off=["turn"], night=False), pace="days")
        store.now = clock
        await store.transaction(table.id, lambda one: one.set_seat(1, reminded=True))
        await house.send()
        assert kinds(hook) == ["clock"]


async def test_a_bot_in_ones_seat_is_told(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        table = await started(house, hook, Wishes(off=["turn"], night=False), pace="days", timeout="bot")
        due = (await table.loaded()).seats[1].due_at
        assert due is not None
        clock.at = due + 1
        await substitute_bot(store, table.id, 1, "random", due)
        await house.send()
        assert kinds(hook) == ["replaced"]


async def test_the_end_of_the_game_is_told(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        table = await started(house, hook, Wishes(off=["turn"], night=False))
        await table.play_on()
        await house.send()
        assert kinds(hook) == ["over"]


async def test_the_host_is_told_who_sits_down(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        host = await house.person("Tomoe")
        await house.webhook(host, hook.url)
        made = await lobby.create(store, CreateTable(game="dojo", players=2))
        await store.transaction(made.table.id, lambda one: one.set_table(host_person=host.id))
        await lobby.join(store, made.table.id, JoinTable(name=NAMES[0], entropy="e", invite=made.invite))
        await house.send()
        assert kinds(hook) == ["joined"] and NAMES[0] in hook.got[0].json["title"]


async def test_a_guest_is_told_on_the_device_that_asked_until_the_link_is_renewed(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as service:
        house = House(store, clock)
        table = await seated(store, start=False)
        browser = Browser(service.url + "/device")
        token = (await table.loaded()).seats[0].token
        assert token is not None
        await channel_rows.add_guest(house.people, table.id, 0, token, browser.subscription, "nl")
        await store.transaction(table.id, lambda one: one.set_seat(0, subscribed=True))
        await lobby.start(store, table.id, table.host)
        await house.send()
        told = browser.read(service.got[0])
        assert told["title"].startswith("Jij bent aan de beurt") and told["url"] == f"#/t/{table.id}"
        await table.plan_all()
        await store.transaction(table.id, lambda one: one.set_seat(0, token="0" * 64))
        await table.at(store).loaded()
        await house.send()
        assert len(service.got) == 1


async def test_the_link_of_a_notice_names_the_table_and_opens_nothing(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        table = await started(house, hook)
        await house.send()
        assert hook.got[0].json["url"] == f"{URL}/#/t/{table.id}"
        body = hook.got[0].body.decode()
        loaded = await table.loaded()
        secrets = [*table.tokens, table.host, table.invite, *(str(seat.token) for seat in loaded.seats)]
        assert not any(secret in body for secret in secrets)


@pytest.mark.parametrize(
    ("at", "zone", "awake"),
    [
        ("2027-01-15 21:59", "Europe/Amsterdam", "2027-01-16 07:00"),
        ("2027-01-15 20:59", "Europe/Amsterdam", "2027-01-15 20:59"),
        ("2027-01-15 06:59", "Europe/Amsterdam", "2027-01-15 07:00"),
        ("2027-01-15 07:00", "Europe/Amsterdam", "2027-01-15 07:00"),
        ("2027-03-27 23:00", "Europe/Amsterdam", "2027-03-28 06:00"),  # the clocks go forward that night
        ("2027-01-15 12:00", "Asia/Tokyo", "2027-01-15 12:00"),
        ("2027-01-15 14:00", "Asia/Tokyo", "2027-01-15 23:00"),
    ],
)
def test_the_night_is_that_of_the_reader(at: str, zone: str, awake: str) -> None:
    assert awake_at(Wishes(zone=zone), _utc(at)) == _utc(awake)


def test_a_night_may_lie_within_one_day_and_none_may_be_wished() -> None:
    nap = Wishes(night_from=13 * 60, night_until=14 * 60)
    assert awake_at(nap, _utc("2027-01-15 13:30")) == _utc("2027-01-15 14:00")
    assert awake_at(nap, _utc("2027-01-15 14:00")) == _utc("2027-01-15 14:00")
    assert awake_at(Wishes(night=False), _utc("2027-01-15 03:00")) == _utc("2027-01-15 03:00")


def test_what_is_urgent_is_never_kept_for_a_digest() -> None:
    daily = Wishes(when="daily", night=False)
    assert plan(daily, "clock", NOON) == plan(AWAKE, "clock", NOON)
    turn = plan(daily, "turn", NOON)
    assert turn is not None and turn.digest


def _utc(text: str) -> float:
    return datetime.strptime(text, "%Y-%m-%d %H:%M").replace(tzinfo=UTC).timestamp()


def test_a_zone_that_the_machine_forgot_counts_as_utc() -> None:
    assert awake_at(Wishes(zone="Mars/Olympus"), _utc("2027-01-15 23:00")) == _utc("2027-01-16 08:00")


@pytest.mark.parametrize(
    ("text", "night"),
    [("22:00-08:00", (1320, 480)), ("00:30-06:05", (30, 365)), ("none", None)],
)
def test_the_host_sets_the_night(text: str, night: tuple[int, int] | None) -> None:
    assert check_night(text) == night


@pytest.mark.parametrize("text", ["", "22-8", "24:00-08:00", "22:00", "22:60-08:00", "22:00-08:00 "])
def test_a_night_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        check_night(text)


def test_a_rate_gives_its_burst_and_then_its_pace() -> None:
    clock = Clock()
    rate = Rate(per_second=0.5, burst=3, now=clock)
    assert [rate.wait("a") for _ in range(4)] == [0, 0, 0, 2.0]
    assert rate.wait("b") == 0
    clock.at += 2
    assert (rate.wait("a"), rate.wait("a")) == (0, 2.0)


async def test_a_channel_gets_so_many_at_once_and_the_rest_later_in_order(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        house.dispatcher._channel_rate = Rate(per_second=0.1, burst=2, now=clock)
        table = await started(house, hook, Wishes(off=["turn"], night=False))
        who = (await table.loaded()).seats[1].person
        note = {"recipient": who, "person": who, "table_id": table.id, "seat": 1, "kind": "over"}
        async with house.outbox_change() as connection:
            for _ in range(4):
                await connection.execute(insert(notices).values(**note, facts="{}", created_at=clock()))
        await house.send()
        assert len(hook.got) == 2 and len(await rows(house, outbox)) == 2
        clock.at += 10
        await house.send()
        assert len(hook.got) == 3
        clock.at += 10
        await house.send()
        ids = [int(got.json["id"].partition("-")[2]) for got in hook.got]
        assert len(ids) == 4 and ids == sorted(ids)


async def test_a_night_without_a_length_is_refused() -> None:
    """It would look like a wish, and be none."""
    with pytest.raises(Refused) as why:
        checked(Wishes(night=True, night_from=480, night_until=480))
    assert why.value.refusal.key == "night-empty"
    checked(Wishes(night=False, night_from=480, night_until=480))
