"""The rules of votes alone, and that no sequence of votes, departures and returns leaves a table stuck."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bakufu.engine.errors import Refused
from bakufu.server.storage import db
from bakufu.server.storage.rows import SeatRow
from bakufu.server.tables import paces
from bakufu.server.tables.voting import RULES, TIMES, Vote, result
from tests.server.absence import Clock, Company
from tests.server.playing import open_store, seated


def seat_rows(people: int, bots: int = 0) -> list[SeatRow]:
    rows = [SeatRow(table_id="t", seat=seat, kind="human", name=str(seat)) for seat in range(people)]
    return rows + [
        SeatRow(table_id="t", seat=people + seat, kind="bot", name="", bot="random") for seat in range(bots)
    ]


def vote(kind: Any, ballots: dict[int, Any], seat: int | None = None) -> Vote:
    return Vote(number=1, kind=kind, seat=seat, opened_at=0.0, due_at=100.0, ballots=ballots)


def test_every_pace_has_its_times() -> None:
    assert set(TIMES) == {paces.NO_CLOCK, *paces.PACES}
    for times in TIMES.values():
        assert min(times.vote, times.pause, times.absent, times.again) > 0


def test_the_page_knows_how_much_time_an_extension_adds() -> None:
    units = {"MINUTE": 60.0, "DAY": 86400.0}
    text = (Path(__file__).parents[2] / "web/src/company/times.ts").read_text(encoding="utf-8")
    known = {
        pace: float(count or 1) * units[unit]
        for pace, count, unit in re.findall(r"  (\w+): (?:(\d+) \* )?(MINUTE|DAY),", text)
    }
    assert known == {pace: times.more for pace, times in TIMES.items() if times.more}


@pytest.mark.parametrize(
    ("kind", "ballots", "early", "late"),
    [
        ("pause", {}, None, "failed"),
        ("pause", {0: "yes"}, None, "failed"),
        ("pause", {0: "yes", 1: "yes"}, None, "failed"),  # half of four is not more than half
        ("pause", {0: "yes", 1: "yes", 2: "yes"}, "passed", "passed"),
        ("pause", {0: "no", 1: "no"}, "failed", "failed"),
        ("call_off", {0: "yes", 1: "yes", 2: "yes"}, None, "passed"),
        ("call_off", {0: "yes", 1: "yes"}, None, "failed"),
        ("call_off", {0: "yes", 1: "yes", 2: "yes", 3: "no"}, "failed", "failed"),
        ("call_off", {0: "no"}, "failed", "failed"),
        ("call_off", {0: "yes", 1: "yes", 2: "yes", 3: "yes"}, "passed", "passed"),
    ],
)
def test_what_four_people_decide(kind: str, ballots: dict[int, Any], early: Any, late: Any) -> None:
    asked, rows = vote(kind, ballots), seat_rows(4, bots=1)
    assert result(asked, rows, 99.0) == early
    assert result(asked, rows, 100.0) == late


@pytest.mark.parametrize(
    ("ballots", "early", "late"),
    [
        ({}, None, "bot"),
        ({0: "wait"}, None, "wait"),
        ({0: "wait", 1: "wait"}, "wait", "wait"),
        ({0: "offer", 1: "wait"}, None, "offer"),
        ({0: "offer", 1: "wait", 2: "bot"}, "bot", "bot"),
        ({0: "end", 1: "end"}, None, "bot"),
        ({0: "end", 1: "end", 2: "wait"}, "wait", "wait"),
        ({0: "end", 1: "end", 2: "end"}, "end", "end"),
    ],
)
def test_what_three_decide_about_the_fourth(ballots: dict[int, Any], early: Any, late: Any) -> None:
    asked, rows = vote("absent", ballots, seat=3), seat_rows(4)
    assert result(asked, rows, 99.0) == early
    assert result(asked, rows, 100.0) == late


@given(
    kind=st.sampled_from(sorted(RULES)),
    people=st.integers(1, 5),
    bots=st.integers(0, 4),
    data=st.data(),
)
def test_every_vote_has_ended_when_its_time_is_up(kind: Any, people: int, bots: int, data: Any) -> None:
    """And what nobody chose is never decided, but that a bot takes over by itself."""
    rows = seat_rows(people, bots)
    choices = RULES[kind].choices
    ballots = data.draw(st.dictionaries(st.integers(0, people - 1), st.sampled_from(choices)))
    seat = 0 if kind in ("absent", "replace") else None
    asked = vote(kind, ballots, seat)
    found = result(asked, rows, 100.0)
    assert found is not None
    chosen = {choice for who, choice in ballots.items() if who != seat}
    if found == "passed":
        assert "yes" in chosen
    elif found not in ("failed", "bot"):
        assert found in chosen


@given(ballots=st.dictionaries(st.integers(0, 9), st.sampled_from(["yes", "no"])))
def test_bots_strangers_and_the_one_it_is_about_do_not_count(ballots: dict[int, Any]) -> None:
    rows = seat_rows(3, bots=2)
    counted = {seat: choice for seat, choice in ballots.items() if seat < 3}
    assert result(vote("pause", ballots), rows, 50.0) == result(vote("pause", counted), rows, 50.0)


# -- no table gets stuck -------------------------------------------------------------------------------


async def do_something(at: Company, rng: Random, clock: Clock) -> None:
    """Anything that anybody could do, allowed or not."""
    info = await at.info()
    seat, other = rng.randrange(3), rng.randrange(3)
    number = info.votes[0].number if info.votes else 1
    action = rng.choice(["bot", "offer", "pause", "resume", "extend"])
    choice = rng.choice(["yes", "no", "bot", "wait", "offer", "end"])
    replace: dict[str, Any] = {"seat": other, "choice": rng.choice(["bot", "offer"])}
    whom: dict[str, Any] = {"seat": other} if action in ("bot", "offer") else {}
    chosen: Callable[[], Awaitable[object]] = rng.choice(
        [
            lambda: at.ask(seat, rng.choice(["pause", "resume", "extend", "call_off"])),
            lambda: at.ask(seat, "replace", **replace),
            lambda: at.vote(seat, choice, number),
            lambda: at.vote(seat, choice, number),
            lambda: at.hand_over(seat),
            lambda: at.take_back(seat),
            lambda: at.nudge(seat, other),
            lambda: at.host(action, **whom),
            lambda: at.join(rng.choice(["Fumi", "Gen", "Hana"])),
            lambda: at.table.play_on(rng.randrange(10**6), 1),
            lambda: at.resign(seat) if rng.random() < 0.1 else at.tick(),
        ]
    )
    await chosen()


async def end_of(at: Company, clock: Clock, rng: Random) -> None:
    """Nobody says anything any more: the table must go on by itself until bots play or the game is over."""
    await at.tick()
    for _ in range(40):
        loaded = await at.table.loaded()
        info = loaded.info()
        if info.status != "playing":
            return
        owing = [seat for seat in info.seats if seat.to_act]
        assert owing, "somebody owes a move, or the game is over"
        if info.paused_at is None and all(seat.bot for seat in owing):
            return  # the bots go on
        if info.paused_until is not None:
            ends = [info.paused_until]  # meanwhile everything else stands still
        else:
            ends = [vote.due_at for vote in info.votes]
            ends += [seat.due_at for seat in owing if seat.due_at is not None and not seat.bot]
        # What is over already (a pause that has just ended may leave it so) is found by the next tick.
        clock.now = min([end for end in ends if end > clock.now], default=clock.now)
        await at.tick()
        for vote in (await at.info()).votes:
            assert clock.now < vote.due_at or (await at.info()).paused_at is not None
    raise AssertionError("the table is stuck")


async def one_life(folder: Path, seed: int) -> None:
    rng, clock = Random(seed), Clock()
    timeout = rng.choice(["bot", "vote"])
    async with open_store(f"sqlite:///{folder / f'{seed}.db'}", clock) as store:
        await db.upgrade(store.engine)
        at = Company(await seated(store, 3, pace="live", timeout=timeout))
        for _ in range(rng.randrange(5, 40)):
            at.gone = {seat: clock.now - rng.choice([0, 1000]) for seat in range(3) if rng.random() < 0.5}
            clock.now += rng.choice([0, 1, 30, 400])
            try:
                await do_something(at, rng, clock)
                await at.tick()
            except Refused:
                pass
            loaded = await at.table.loaded()
            assert len({event.number for event in loaded.events}) == len(loaded.events)
        await end_of(at, clock, rng)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10**9))
def test_no_sequence_of_votes_departures_and_returns_leaves_a_table_stuck(tmp_path: Path, seed: int) -> None:
    asyncio.run(one_life(tmp_path, seed))
