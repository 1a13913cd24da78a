"""The server's tests run on both databases: a SQLite file, and a real PostgreSQL server.

A test that asks for `database` gets the address of an empty, upgraded database. Tests are coroutines
where they need to be.
"""

from __future__ import annotations

import asyncio
import inspect
import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from bakufu.engine import registry
from bakufu.server.storage import db, writes
from tests.engine.toy import DOJO
from tests.server.postgres import Postgres, private_postgres

SECONDS_MOST = 600  # for what hangs, not for what is slow on a busy machine
_numbers = count()


# Every usual test run holds these on both databases. The others run on PostgreSQL in `make nightly`, except
# where a test asks for it by its own parameters.
ON_BOTH = {
    "test_commands.py",
    "test_counting.py",
    "test_db.py",
    "test_notices_outbox.py",
    "test_pairing_processes.py",
    "test_people.py",
    "test_processes.py",
    "test_workers.py",
}


@pytest.hookimpl(tryfirst=True)  # before the choice by marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    assert all((here / name).is_file() for name in ON_BOTH), "a file of ON_BOTH has another name now"
    for item in items:
        if here not in item.path.parents:
            continue
        if item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(SECONDS_MOST))
        if item.path.name not in ON_BOTH and _runs_again_on_postgresql(item):
            item.add_marker(pytest.mark.nightly)


def _runs_again_on_postgresql(item: pytest.Item) -> bool:
    """Whether this is the second of the two runs that the fixture `kind` makes of a test."""
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    asked = any("kind" in str(mark.args[0]) for mark in item.iter_markers("parametrize"))
    return parameters.get("kind") == "postgresql" and not asked


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine gets an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(pyfuncitem.obj(**given))
    return True


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is installed; and a file need not survive a power cut in the middle of the tests."""
    monkeypatch.setitem(registry._added, DOJO.id, DOJO)
    monkeypatch.setattr(writes, "SYNCHRONOUS", "OFF")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for each worker process of the tests, with an upgraded database to copy."""
    with private_postgres() as server:
        asyncio.run(_upgraded(server.create("upgraded")))
        server.create("tests", template="upgraded")
        yield server


@pytest.fixture(scope="session")
def upgraded_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An upgraded SQLite file to copy."""
    path = tmp_path_factory.mktemp("sqlite") / "upgraded.db"
    asyncio.run(_upgraded(f"sqlite:///{path}"))
    return path


async def _upgraded(url: str) -> None:
    engine = db.open_engine(url)
    await db.upgrade(engine)
    await engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """Which of the two databases this run of the test has."""
    return str(request.param)


@pytest.fixture
def database(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty, upgraded database, whose form no test may change."""
    if kind == "sqlite":
        return _copied_file(request, tmp_path)
    return str(request.getfixturevalue("postgres_database"))


@pytest.fixture
def postgres_database(postgres: Postgres) -> str:
    """The same for a test that is about PostgreSQL."""
    asyncio.run(_emptied(postgres.url("tests")))
    return postgres.url("tests")


@pytest.fixture
def own_database(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The same, of this test's own."""
    if kind == "sqlite":
        yield _copied_file(request, tmp_path)
    else:
        server: Postgres = request.getfixturevalue("postgres")
        name = f"own{next(_numbers)}"
        yield server.create(name, template="upgraded")
        server.drop(name)


@pytest.fixture
def new_database(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database of this test's own that has no tables at all yet."""
    if kind == "sqlite":
        yield f"sqlite:///{tmp_path / 'new.db'}"
    else:
        server: Postgres = request.getfixturevalue("postgres")
        name = f"new{next(_numbers)}"
        yield server.create(name)
        server.drop(name)


def _copied_file(request: pytest.FixtureRequest, folder: Path) -> str:
    shutil.copy(request.getfixturevalue("upgraded_file"), folder / "bakufu.db")
    return f"sqlite:///{folder / 'bakufu.db'}"


async def _emptied(url: str) -> None:
    """Quicker than a new database. A process that died in the last test may hold a lock for a moment."""
    connection = await asyncpg.connect(url, timeout=120, command_timeout=120)
    await connection.execute("TRUNCATE tables, persons, email_links, challenges, tournaments CASCADE")
    await connection.close()
