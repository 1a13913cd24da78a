"""Every test of the server runs on both databases: a SQLite file, and a real PostgreSQL server.

A test that asks for `database` gets the address of a new, empty, upgraded database. Tests are coroutines
where they need to be; each ends within a minute or fails.
"""

from __future__ import annotations

import asyncio
import inspect
import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from bakufu.server import store
from tests.server.postgres import Postgres, private_postgres

SECONDS_MOST = 60
_numbers = count()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(SECONDS_MOST))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine gets an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(pyfuncitem.obj(**given))
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for each worker process of the tests, with an upgraded database to copy."""
    with private_postgres() as server:
        asyncio.run(_upgraded(server.create("upgraded")))
        yield server


@pytest.fixture(scope="session")
def upgraded_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An upgraded SQLite file to copy."""
    path = tmp_path_factory.mktemp("sqlite") / "upgraded.db"
    asyncio.run(_upgraded(f"sqlite:///{path}"))
    return path


async def _upgraded(url: str) -> None:
    engine = store.open_engine(url)
    await store.create_all(engine)
    await engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """Which of the two databases this run of the test has."""
    return str(request.param)


@pytest.fixture
def database(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database of this test's own, upgraded and empty."""
    if kind == "sqlite":
        file = tmp_path / "bakufu.db"
        shutil.copy(request.getfixturevalue("upgraded_file"), file)
        yield f"sqlite:///{file}"
    else:
        server: Postgres = request.getfixturevalue("postgres")
        name = f"test{next(_numbers)}"
        yield server.create(name, template="upgraded")
        server.drop(name)
