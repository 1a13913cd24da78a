"""The database: its form, its upgrades, and what happens when it does not do its work."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.engine.errors import Refused
from bakufu.server import storage
from bakufu.server.protocol import JoinTable
from bakufu.server.storage import db, schema, writes
from bakufu.server.tables import admin, lobby
from bakufu.server.tables.table import Table
from tests.server.playing import PLAN, memory, open_store, refused, seated
from tests.server.postgres import Postgres

AFTER_NEWEST = f"{int(db.NEWEST) + 1:04}"
NEXT = f'''"""A new column."""

import sqlalchemy as sa
from alembic import op

revision = "{AFTER_NEWEST}"
down_revision = "{db.NEWEST}"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("colour", sa.String(10), nullable=False, server_default="red"))
'''


async def test_the_migrations_make_what_the_schema_says(database: str) -> None:
    for module in iter_modules(storage.__path__):  # each room of the server has a schema of its own
        if module.name.endswith("schema"):
            import_module(f"{storage.__name__}.{module.name}")
    engine = db.open_engine(database)

    def compare(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async with engine.connect() as connection:
        assert await connection.run_sync(compare) == []
    await engine.dispose()


def test_the_newest_form_is_that_of_the_last_migration() -> None:
    assert ScriptDirectory.from_config(db.migrations()).get_current_head() == db.NEWEST


async def test_a_database_of_the_first_form_is_brought_to_the_newest(new_database: str) -> None:
    """With a table in it, as that form had it: without the columns that came later."""
    url = new_database
    engine = db.open_engine(url)
    await db.upgrade(engine, "0001")
    async with open_store(url) as store:
        row = {
            "id": "abcdefghjk", "name": "", "game": "dojo", "rules_version": 2, "players": 2, "options": "{}",
            "visibility": "open", "spectators": True, "pace": "none", "timeout": "wait", "status": "waiting",
            "version": 3, "seq": 0, "to_act": 0, "host": "h", "invite": "i", "secret": b"\x01" * 32,
            "created_at": 1.0, "changed_at": 1.0,
        }  # fmt: skip
        seat = {"kind": "open", "name": "", "entropy": "", "bank": 0.0, "reminded": False}
        sql = store.writer.sql
        await store.write(
            [sql.insert(schema.tables, row)]
            + [sql.insert(schema.seats, {"table_id": row["id"], "seat": n, **seat}) for n in (0, 1)]
        )
        await db.upgrade(engine)
        joined = await lobby.join(store, "abcdefghjk", JoinTable(name="Aya"))
        assert joined.seat == 0
        assert (await store.get("abcdefghjk")).seats[0].draft is None
        assert (await store.get("abcdefghjk")).row.advice
    await engine.dispose()


async def test_an_upgrade_keeps_every_table_and_its_game(
    own_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(own_database) as before:
        table = await seated(before)
        await table.plan_all()
        known = memory(await table.loaded())
    later = tmp_path / "migrations"
    shutil.copytree(Path(db.__file__).parent / "migrations", later)
    (later / "versions" / f"v{AFTER_NEWEST}_colour.py").write_text(NEXT)
    config = db.migrations()
    config.set_main_option("script_location", str(later))
    monkeypatch.setattr(db, "migrations", lambda: config)
    monkeypatch.setattr(db, "NEWEST", AFTER_NEWEST)
    engine = db.open_engine(own_database)
    await db.upgrade(engine)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT colour FROM tables"))).scalars().all() == ["red"]
        # What this version's own code would read.
        row = await connection.execute(text("SELECT version, seq FROM tables"))
        assert tuple(row.one()) == (known["row"].version, known["row"].seq)
        assert len(await db.entry_rows(connection, table.id)) == 2
        assert await db.seat_rows(connection, table.id) == known["seats"]
    await engine.dispose()


async def test_a_database_of_a_newer_version_is_refused(own_database: str) -> None:
    engine = db.open_engine(own_database)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    refusal = await refused(db.upgrade(engine))
    assert (refusal.key, refusal.facts) == ("database-newer", {"revision": "'9999'"})
    await engine.dispose()


async def test_two_processes_may_upgrade_at_the_same_moment(new_database: str) -> None:
    engines = [db.open_engine(new_database) for _ in range(3)]
    await asyncio.gather(*(db.upgrade(engine) for engine in engines))
    assert await admin.list_tables(engines[0]) == []
    for engine in engines:
        await engine.dispose()


async def test_a_connection_waits_while_another_one_writes_a_new_sqlite_file(tmp_path: Path) -> None:
    """SQLite refuses the switch to WAL at once here: two servers may start on one new file."""
    other = sqlite3.connect(tmp_path / "new.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    engine = db.open_engine(f"sqlite:///{tmp_path}/new.db")
    waiting = asyncio.create_task(_journal_mode(engine))
    await asyncio.sleep(0.5)
    assert not waiting.done()
    other.execute("COMMIT")
    assert await waiting == "wal"
    other.close()
    await engine.dispose()


async def _journal_mode(engine: AsyncEngine) -> object:
    async with engine.connect() as connection:
        return await connection.scalar(text("PRAGMA journal_mode"))


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("nonsense", "database-url"),
        ("mysql://localhost/x", "database-kind"),
        ("sqlite://", "database-url"),
        ("sqlite:///:memory:", "database-url"),
    ],
)
def test_an_address_that_cannot_hold_tables_is_refused(url: str, key: str) -> None:
    with pytest.raises(Refused) as caught:
        db.open_engine(url)
    assert caught.value.refusal.key == key


async def test_a_batch_with_a_bad_write_harms_no_other_command(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        sql = store.writer.sql
        bad = sql.insert(schema.notes, {"table_id": "nowhere", "seat": 0, "text": "x"})
        good = sql.insert(schema.notes, {"table_id": table.id, "seat": 0, "text": "x"})
        results = await asyncio.gather(
            *(store.writer.commit("", [write]) for write in (good, bad)),
            table.move(0, *PLAN),
            return_exceptions=True,
        )
        assert [isinstance(result, Exception) for result in results] == [False, True, False]
        assert (await table.loaded()).seq == 1


async def test_what_waits_together_is_written_in_one_transaction(database: str) -> None:
    async with open_store(database) as store:
        tables = [await seated(store) for _ in range(8)]
        runs = []
        run = store.writer._driver.run

        async def counting(batches: Any, sender: str | None) -> list[bool]:
            runs.append(len(batches))
            return await run(batches, sender)

        store.writer._driver.run = counting  # type: ignore[method-assign]
        await asyncio.gather(*(table.move(0, *PLAN) for table in tables))
        assert sum(runs) == 8 and len(runs) < 8


# -- a database that does not do its work --------------------------------------------------------------


async def test_a_locked_file_is_refused_clearly_and_works_again(
    tmp_path: Path, upgraded_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writes, "BUSY_SECONDS", 0.05)
    file = tmp_path / "busy.db"
    shutil.copy(upgraded_file, file)
    async with open_store(f"sqlite:///{file}") as store:
        table = await seated(store)
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert (await refused(table.move(0, *PLAN, seen=0, id="mine"))).key == "database-away"
        other.execute("ROLLBACK")
        other.close()
        ack = await table.move(0, *PLAN, seen=0, id="mine")
        assert not ack.repeated and (await table.loaded()).seq == 1


async def test_a_full_disk_is_refused_clearly_and_nothing_is_lost(
    tmp_path: Path, upgraded_file: Path
) -> None:
    file = tmp_path / "full.db"
    shutil.copy(upgraded_file, file)
    async with open_store(f"sqlite:///{file}") as store:
        table = await seated(store)
        driver: Any = store.writer._driver
        pages = driver._connection.execute("PRAGMA page_count").fetchone()[0]
        driver._connection.execute(f"PRAGMA max_page_count = {pages}")
        acknowledged = 0
        refusal = None
        while refusal is None:

            def act(loaded: Table, words: str = "x" * 100 * acknowledged) -> None:
                loaded.set_table(outcome=words)

            try:
                await store.transaction(table.id, act)
                acknowledged += 1
            except Refused as why:
                refusal = why.refusal.key
        assert refusal == "database-away"
        driver._connection.execute("PRAGMA max_page_count = 1000000")
        store.forget_all()
        assert (await table.loaded()).row.outcome == ("x" * 100 * (acknowledged - 1) or None)


async def test_a_database_that_goes_away_comes_back_with_every_acknowledged_move(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bakufu.server.tables.store.AGAIN_AFTER", 0.05)
    url = postgres.create("goes_away", template="upgraded")
    async with open_store(url) as store:
        table = await seated(store)
        announced: list[str] = []
        await table.move(0, *PLAN, id="first")

        async def on_change(table_id: str) -> None:
            announced.append(table_id)

        store.on_change.append(on_change)
        postgres.stop()
        try:
            assert (await refused(table.move(1, *PLAN, seen=0, id="second"))).key == "database-away"
            store.forget_all()
            assert (await refused(store.get(table.id))).key == "database-away"
        finally:
            postgres.start()
        async with asyncio.timeout(120):
            while not announced:  # by itself, for those who watch and for bots
                await asyncio.sleep(0.02)
        loaded = await table.loaded()
        assert loaded.acknowledged.keys() == {(0, "first")} and loaded.seq == 1
        assert not (await table.move(1, *PLAN, id="second")).repeated
        assert (await table.loaded()).seq == 2


async def test_a_connection_that_died_in_silence_is_replaced_without_anybody_noticing(
    postgres: Postgres,
) -> None:
    async with open_store(postgres.create("restarted", template="upgraded")) as store:
        table = await seated(store)
        await table.move(0, *PLAN)
        postgres.stop()
        postgres.start()
        await table.move(1, *PLAN)
        assert (await table.loaded()).seq == 2
