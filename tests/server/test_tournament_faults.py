"""Tournaments across kills and several processes: each step is done once, and nothing is lost."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from bakufu.server.storage import schema
from tests.server.running import Program, bearer, http_client, program
from tests.server.tournament import PEOPLE, Arena, Clock, arena

STEPS = ["created", "started", "round", "round-over", "round", "round-over", "finished"]
POINTS_MOST = 60  # places at which a process may die; a tournament passes fewer


class Killed(Exception):
    """The process ends here."""


class Fate:
    """Lets the process die at the n-th place: before or after a transaction of the schedule."""

    def __init__(self, place: int) -> None:
        self.left = place

    def pass_by(self) -> None:
        self.left -= 1
        if self.left == 0:
            raise Killed

    def await_at(self, cup: Arena) -> None:
        commit, change = cup.store.commit, cup.tables.transaction

        async def mortal_commit(draft: Any) -> bool:
            self.pass_by()
            done = await commit(draft)
            self.pass_by()
            return done

        async def mortal_change(table_id: str, what: Any) -> Any:
            self.pass_by()
            done = await change(table_id, what)
            self.pass_by()
            return done

        cup.store.commit = mortal_commit  # type: ignore[method-assign]
        cup.schedule.store.transaction = mortal_change  # type: ignore[method-assign, assignment]


async def goes_on(cup: Arena, seconds: float) -> None:
    """Let time pass, until the process dies if it does."""
    with suppress(Killed):
        await cup.wait(seconds)


async def one_tournament(database: str, place: int) -> bool:
    """Two rounds with a no-show and a deadline, and one death; whether the process died at all."""
    clock, fate = Clock(), Fate(place)
    async with arena(database, clock) as cup:
        await cup.open(4, starts_at=int(clock.at) + 60, no_show_minutes=10, round_minutes=30, break_minutes=5)
        fate.await_at(cup)
        await goes_on(cup, 60)
        async with arena(database, clock) as other:  # the schedule of another process goes on
            other.id, other.tokens = cup.id, cup.tokens
            fate.await_at(other)
            for _ in range(2):
                await goes_on(other, 600)  # no-shows
                await goes_on(other, 1200)  # the deadline
                async with arena(database, clock) as third:
                    third.id = cup.id
                    await third.wait(15)
                    await third.play_round()
                    fate.await_at(third)
                    await goes_on(third, 1)
                    await goes_on(third, 1)
                await goes_on(other, 301)
                await goes_on(other, 1)
            await other.schedule.advance(cup.id)
        tournament = await cup.now()
        assert await cup.log() == STEPS, place
        assert tournament.row.status == "finished"
        assert [(table.round, table.number) for table in tournament.tables] == [
            (1, 1),
            (1, 2),
            (2, 1),
            (2, 2),
        ]
        assert sorted((seat.round, seat.entrant) for seat in tournament.seats) == [
            (part, entrant) for part in (1, 2) for entrant in (1, 2, 3, 4)
        ]
        assert all(seat.no_show for seat in tournament.seats), "nobody has come"
        async with cup.people.reading() as connection:
            assert await connection.scalar(select(func.count()).select_from(schema.tables)) == 4
        return fate.left <= 0


@pytest.mark.parametrize("every", [6, pytest.param(1, marks=pytest.mark.nightly)])
async def test_a_process_that_dies_at_any_step_gets_to_the_same_state(own_database: str, every: int) -> None:
    for place in range(1, POINTS_MOST, every):
        if not await one_tournament(own_database, place):
            assert place > 20
            return
        await emptied(own_database)
    raise AssertionError("a tournament has more steps than that")


async def emptied(database: str) -> None:
    async with arena(database) as cup, cup.tables.engine.begin() as connection:
        for table in ("tournaments", "tables"):
            await connection.exec_driver_sql(f"DELETE FROM {table}")


async def test_several_processes_begin_a_round_once(own_database: str) -> None:
    clock = Clock()
    async with (
        arena(own_database, clock) as one,
        arena(own_database, clock) as two,
        arena(own_database, clock) as three,
    ):
        await one.open(8, wanted=4, least=3, starts_at=int(clock.at) + 60)
        two.id = three.id = one.id
        await asyncio.gather(one.wait(60), two.schedule.advance(one.id), three.schedule.advance(one.id))
        await asyncio.gather(*(cup.schedule.advance(one.id) for cup in (one, two, three)))
        assert await one.log() == ["created", "started", "round"]
        assert len((await one.now()).tables) == 2
        for table in await one.playing():
            await one.tables.get(table.table_id)
        await one.play_round()
        clock.at += 1
        await asyncio.gather(*(cup.schedule.advance(one.id) for cup in (one, two, three)))
        clock.at += 300
        await asyncio.gather(*(cup.schedule.advance(one.id) for cup in (one, two, three)))
        assert (await one.log()).count("round") == 2 and len((await one.now()).tables) == 4


async def test_people_who_enter_at_the_same_time_get_numbers_of_their_own(own_database: str) -> None:
    async with arena(own_database) as one, arena(own_database) as two:
        await one.open()
        two.id, two.invite = one.id, one.invite
        numbers = await asyncio.gather(*((one, two)[n % 2].enter(name) for n, name in enumerate(PEOPLE)))
        assert sorted(numbers) == list(range(1, 13))


# -- real processes ------------------------------------------------------------------------------------


async def test_eight_players_and_two_rounds_while_the_server_is_killed_twice(
    new_database: str, tmp_path: Path
) -> None:
    """From opening to final standings: the guests never come, so bots play; with SIGKILL in both rounds."""
    server = await program(new_database, "--limits", "0")
    wish = {
        "name": "Autumn cup", "game": "shogun", "rounds": 2, "wanted": 4, "bot": "random", "pace": "live",
        "no_show_minutes": 1, "break_minutes": 0, "round_minutes": 1,
    }  # fmt: skip
    async with http_client(server.url) as http:
        made = (await http.post("/api/tournaments", json=wish)).json()
        path, director = f"/api/tournaments/{made['info']['id']}", made["director_token"]
        for name in PEOPLE[:8]:
            entered = await http.post(path + "/entrants", json={"name": name})
            assert entered.status_code == 200, entered.text
        for act in ("start", "finish-round"):
            body = {"action": act, "round": int(act != "start")}
            answer = await http.post(path + "/acts", json=body, headers=bearer(director))
            assert answer.status_code == 200, answer.text
    for part in (1, 2):
        await until(server, path, lambda page, part=part: page["info"]["round"] == part)
        await server.stop(signal.SIGKILL)
        server = await program(new_database, "--limits", "0")
        if part == 2:
            async with http_client(server.url) as http:
                body = {"action": "finish-round", "round": 2}
                answer = await http.post(path + "/acts", json=body, headers=bearer(director))
                assert answer.status_code == 200, answer.text
    page = await until(server, path, lambda page: page["info"]["status"] == "finished")
    await server.stop()
    assert [table["status"] for table in page["tables"]] == ["over"] * 4
    assert [(table["round"], table["number"]) for table in page["tables"]] == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert len(page["standings"]) == 8 and all(len(row["cells"]) == 2 for row in page["standings"])
    assert [row["rank"] for row in page["standings"]] == sorted(row["rank"] for row in page["standings"])
    kinds = [line["kind"] for line in page["log"] if line["kind"] != "finish-round"]
    assert kinds == STEPS


async def until(server: Program, path: str, wanted: Any) -> Any:
    """The page of the tournament, once this is true of it."""
    async with asyncio.timeout(500), http_client(server.url) as http:
        while True:
            page = (await http.get(path)).json()
            if wanted(page):
                return page
            await asyncio.sleep(0.3)
