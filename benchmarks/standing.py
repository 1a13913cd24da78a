"""How fast pages come from a full database: `python -m benchmarks.standing`.

A SQLite file is filled with persons, finished games with their results and ratings, and a lobby. Then the
requests of the start page, the lobby, profiles and leaderboards are asked one after the other, in the same
process. What is measured is the time from the request to its answer, and the processor time of it, which on
a busy machine says more.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, NamedTuple

import httpx
import structlog

from bakufu.engine import registry
from bakufu.engine.options import complete
from bakufu.engine.registry import game
from bakufu.server.http.app import make_app
from bakufu.server.http.context import Context
from bakufu.server.people.tokens import session_digest
from bakufu.server.settings import Settings, with_limits
from bakufu.server.standing.skill import GAMES_LEAST, Skill, new_skill
from bakufu.server.storage import db
from bakufu.server.storage.people_schema import persons, sessions
from bakufu.server.storage.schema import seats, tables
from bakufu.server.storage.standing_schema import rating_history, ratings, results
from bakufu.server.tables.names import name_key

WANTED = 0.1  # seconds at the 95th percentile
DAY = 86_400.0
NOW = time.time()
KINDS = [(name, pace) for name in registry.games() for pace in ("live", "days")]
SYLLABLES = ["ba", "ke", "di", "fo", "gu", "ha", "me", "ni", "po", "ru"]
TOKEN = "session.of-the-benchmark"


class Size(NamedTuple):
    persons: int
    games: int
    waiting: int = 200
    playing: int = 1000


class Filling:
    """Rows by table, written a few thousand at a time."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.rows: dict[str, list[tuple[Any, ...]]] = {}
        self.columns: dict[str, tuple[str, ...]] = {}

    def add(self, table: str, **row: Any) -> None:
        self.columns.setdefault(table, tuple(row))
        waiting = self.rows.setdefault(table, [])
        waiting.append(tuple(row.values()))
        if len(waiting) >= 5000:
            self.write(table)

    def write(self, table: str) -> None:
        names = self.columns[table]
        columns, marks = ", ".join(f'"{name}"' for name in names), ", ".join("?" * len(names))
        self.connection.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", self.rows[table])
        self.rows[table].clear()

    def finish(self) -> None:
        for table in self.rows:
            self.write(table)
        self.connection.execute("COMMIT")
        self.connection.execute("ANALYZE")


def id_of(kind: str, number: int) -> str:
    """An id in the letters of all ids."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    text = ""
    while len(text) < (10 if kind == "t" else 11):
        text = letters[number % len(letters)] + text
        number //= len(letters)
    return text if kind == "t" else "z" + text


def name_of(number: int) -> str:
    return "".join(SYLLABLES[int(digit)] for digit in f"{number:05}").capitalize()


def fill(path: Path, size: Size, rng: Random) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA synchronous=OFF")
    connection.execute("BEGIN")
    filling = Filling(connection)
    for number in range(size.persons):
        _person(filling, number)
    filling.add(
        sessions.name,
        id="session1", digest=session_digest(TOKEN), person=id_of("p", 0), device="", created_at=NOW,
        seen_at=NOW, expires_at=NOW + DAY,
    )  # fmt: skip
    options = {name: db.to_json(complete(game(name), 4, {})) for name in registry.games()}
    skills: dict[tuple[int, str, str], list[Any]] = {}
    for number in range(size.games):
        _game(filling, number, size, rng, options, skills)
    for number in range(size.waiting + size.playing):
        status = "waiting" if number < size.waiting else "playing"
        kind = (registry.default_game(), "live", status)
        _table(filling, size.games + number, *kind, NOW - number, options, [None] * 4)
    for (person, name, pace), (skill, games, wins) in skills.items():
        filling.add(
            ratings.name,
            person=id_of("p", person), game=name, players=4, pace=pace, mu=skill.mu, sigma=skill.sigma,
            sure=skill.sure, games=games, wins=wins, provisional=games < GAMES_LEAST, changed_at=NOW,
        )  # fmt: skip
    filling.finish()
    connection.close()


def _person(filling: Filling, number: int) -> None:
    name = name_of(number)
    filling.add(
        persons.name,
        id=id_of("p", number), name=name, name_key=name_key(name), language="en", settings="{}",
        created_at=NOW - 400 * DAY, seen_at=NOW, hidden=number % 50 == 49,
    )  # fmt: skip


def _table(
    filling: Filling,
    number: int,
    name: str,
    pace: str,
    status: str,
    at: float,
    options: dict[str, str],
    who: list[int | None],
) -> None:
    over = status == "over"
    host = id_of("p", who[0]) if who[0] is not None else None
    outcome = db.to_json({"scores": [40, 30, 20, 10], "winners": [0]}) if over else None
    filling.add(
        tables.name,
        id=id_of("t", number), name="", game=name, rules_version=game(name).rules_version, players=4,
        options=options[name], visibility="open", spectators=True, advice=True, pace=pace, timeout="bot",
        status=status, version=1, seq=0, to_act=0, host="h", host_person=host, invite="i", secret=b"\1" * 32,
        outcome=outcome, rated=over, created_at=at - 3600, started_at=at - 3500,
        ended_at=at if over else None, changed_at=at,
    )  # fmt: skip
    for seat, one in enumerate(who):
        filling.add(
            seats.name,
            table_id=id_of("t", number), seat=seat, kind="human" if one is not None else "open",
            name=name_of(one) if one is not None else "", person=id_of("p", one) if one is not None else None,
            entropy="", bank=0.0, reminded=False,
        )  # fmt: skip


def _game(
    filling: Filling,
    number: int,
    size: Size,
    rng: Random,
    options: dict[str, str],
    skills: dict[tuple[int, str, str], list[Any]],
) -> None:
    """A finished game; some people play far more than others."""
    name, pace = rng.choice(KINDS)
    who: set[int] = set()
    while len(who) < 4:
        who.add(int(size.persons * rng.random() ** 1.5))
    at, table = NOW - (size.games - number) * 300.0, id_of("t", number)
    order = rng.sample(sorted(who), 4)
    _table(filling, number, name, pace, "over", at, options, list(order))
    for seat, one in enumerate(order):
        known = skills.setdefault((one, name, pace), [new_skill(), 0, 0])
        was: Skill = known[0]
        now = Skill(was.mu + rng.uniform(-0.5, 0.5), max(1.0, was.sigma * 0.97))
        known[:] = [now, known[1] + 1, known[2] + (seat == 0)]
        filling.add(
            results.name,
            table_id=table, seat=seat, game=name, players=4, pace=pace, person=id_of("p", one),
            name=name_of(one), clan="red", place=seat + 1, points=40 - 10 * seat, stood_in=False,
            left=rng.random() < 0.02, resigned=False, newcomer=False, clock_losses=0, rated=True,
            shown=True, move_seconds=rng.uniform(5, 500), ended_at=at,
        )  # fmt: skip
        filling.add(
            rating_history.name,
            table_id=table, seat=seat, person=id_of("p", one), game=name, players=4, pace=pace,
            number=known[1], rank=seat + 1, mu_before=was.mu, sigma_before=was.sigma, mu=now.mu,
            sigma=now.sigma, ended_at=at,
        )  # fmt: skip


# -- asking --------------------------------------------------------------------------------------------


def requests(size: Size, rng: Random, count: int) -> dict[str, Iterator[tuple[str, str | None]]]:
    """The paths of each kind of page, with the token if somebody is signed in."""

    def repeated(path: str, token: str | None = None) -> Iterator[tuple[str, str | None]]:
        return iter([(path, token)] * count)

    def people(path: str) -> Iterator[tuple[str, str | None]]:
        who = [0, *(int(size.persons * rng.random() ** 1.5) for _ in range(count - 1))]
        return iter([(path.format(name=name_of(one)), None) for one in who if one % 50 != 49])

    def boards() -> Iterator[tuple[str, str | None]]:
        for _ in range(count):
            name, pace = rng.choice(KINDS)
            page = rng.choice([0, 0, 0, 1, 5, 40])
            yield f"/api/leaderboard?game={name}&players=4&pace={pace}&page={page}&limit=25", None

    return {
        "start page: games": repeated("/api/games"),
        "start page: my tables": repeated("/api/me/tables?limit=12", TOKEN),
        "start page: who I am": repeated("/api/me", TOKEN),
        "lobby: waiting": repeated("/api/tables?status=waiting&limit=50"),
        "lobby: finished": repeated("/api/tables?status=over&limit=21"),
        "lobby: finished, page 100": repeated("/api/tables?status=over&limit=21&page=100"),
        "profile": people("/api/profile?name={name}"),
        "profile: games": people("/api/profile/games?name={name}&limit=10"),
        "profile: of who plays most": repeated(f"/api/profile?name={name_of(0)}"),
        "leaderboard": boards(),
    }


class Taken(NamedTuple):
    wall: float
    processor: float


async def ask(client: httpx.AsyncClient, path: str, token: str | None) -> Taken:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    began, spent = time.perf_counter(), time.process_time()
    answer = await client.get(path, headers=headers)
    taken = Taken(time.perf_counter() - began, time.process_time() - spent)
    assert answer.status_code == 200, (path, answer.status_code, answer.text[:300])
    return taken


async def measure(path: Path, size: Size, rng: Random, count: int) -> dict[str, list[Taken]]:
    app = make_app(with_limits(Settings(database=f"sqlite:///{path}"), 1_000_000))
    context: Context = app.state.context
    found: dict[str, list[Taken]] = {}
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app), base_url="http://127.0.0.1", timeout=600
    ) as client:
        for name, asked in requests(size, rng, count).items():
            wanted = list(asked)
            await ask(client, *wanted[0])
            found[name] = [await ask(client, *one) for one in wanted]
    found["lobby: live list"] = []
    for _ in range(count // 4):
        began, spent = time.perf_counter(), time.process_time()
        await context.lobby.refresh()
        found["lobby: live list"].append(Taken(time.perf_counter() - began, time.process_time() - spent))
    await context.store.close()
    return found


def report(found: dict[str, list[Taken]]) -> bool:
    print(f"{'milliseconds':32}{'p50':>8}{'p95':>8}{'p50 cpu':>10}{'p95 cpu':>10}")
    good = True
    for name, taken in found.items():
        wall = quantiles([one.wall for one in taken], n=20)
        cpu = quantiles([one.processor for one in taken], n=20)
        good &= cpu[18] < WANTED
        line = [f"{1000 * value:.1f}" for value in (wall[9], wall[18], cpu[9], cpu[18])]
        print(f"{name:32}{line[0]:>8}{line[1]:>8}{line[2]:>10}{line[3]:>10}")
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--persons", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--requests", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    rng, size = Random(given.seed), Size(given.persons, given.games)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "standing.db"

        async def made() -> None:
            engine = db.open_engine(f"sqlite:///{path}")
            await db.upgrade(engine)
            await engine.dispose()

        asyncio.run(made())
        began = time.perf_counter()
        fill(path, size, rng)
        mib = path.stat().st_size / 2**20
        seconds = time.perf_counter() - began
        print(f"{size.persons:,} persons, {size.games:,} games: {mib:.0f} MiB, filled in {seconds:.0f} s")
        good = report(asyncio.run(measure(path, size, rng, given.requests)))
    print("every page under 100 ms" if good else "TOO SLOW: a page took 100 ms or more")
    raise SystemExit(not good)


if __name__ == "__main__":
    main()
