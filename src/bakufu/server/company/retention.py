"""Retention: what is deleted after how many days. Once an hour, by one process; safe to end at any point.

The hour is claimed in the database, so of several processes one does the work. Each step deletes what is too
old and nothing else, so a step that was interrupted is finished the next time.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from sqlalchemy import delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from bakufu.engine.errors import Refused
from bakufu.server.logs import Outage
from bakufu.server.metrics import Metrics
from bakufu.server.people.persons import PeopleStore
from bakufu.server.settings import DAY, Keep
from bakufu.server.storage import company_schema, schema
from bakufu.server.storage.rows import Changes, SeatRow, TableRow
from bakufu.server.storage.writes import DATABASE_ERRORS, StaleVersion
from bakufu.server.tables.store import TableStore

EVERY = 3600.0  # seconds
LOOK_EVERY = 300.0  # seconds between looks whether it is time
TABLES_AT_ONCE = 2000  # in an hour
NAME = "retention"
FINISHED = ("over", "cancelled")


class RetentionTask:
    def __init__(
        self, people: PeopleStore, store: TableStore, keep: Keep, metrics: Metrics, log: Any
    ) -> None:
        self.people = people
        self.store = store
        self.keep = keep
        self.metrics = metrics
        self.log = log

    async def run(self) -> None:
        outage = Outage(self.log, "retention")
        while True:
            try:
                if await self.claim():
                    await self.clean()
                outage.over()
            except (*DATABASE_ERRORS, Refused) as error:
                outage.failed(error)
            await asyncio.sleep(LOOK_EVERY)

    async def claim(self) -> bool:
        """Whether this process is the one that cleans now."""
        chores, now = company_schema.chores, self.people.now()
        due = (chores.c.name == NAME) & (chores.c.due_at <= now)
        try:
            async with self.people.changing() as connection:
                taken = await connection.execute(update(chores).where(due).values(due_at=now + EVERY))
                if taken.rowcount:
                    return True
                if await connection.scalar(select(chores.c.name).where(chores.c.name == NAME)) is not None:
                    return False
                await connection.execute(insert(chores).values(name=NAME, due_at=now + EVERY))
                return True
        except IntegrityError:
            return False  # another process was faster

    async def clean(self) -> dict[str, int]:
        """Delete what is too old, and return how much of what."""
        keep, found = self.keep, {}
        steps = {
            "chat": (keep.chat, self._chat),
            "tables": (keep.tables, self._guest_tables),
            "reports": (keep.reports, self._reports),
            "audit": (keep.audit, self._audit),
            "origins": (keep.origins, self._origins),
            "seen": (keep.seen, self._seen),
        }
        for name, (days, step) in steps.items():
            if days > 0:
                found[name] = await step(self.people.now() - days * DAY)
                self.metrics.cleaned.labels(name).inc(found[name])
        if any(found.values()):
            self.log.info("cleaned", **found)
        return found

    async def _finished(self, before: float, *wheres: Any) -> list[str]:
        tables = schema.tables.c
        ended = func.coalesce(tables.ended_at, tables.created_at)
        wanted = select(tables.id).where(tables.status.in_(FINISHED), ended < before, *wheres)
        async with self.people.reading() as connection:
            return [
                row.id for row in await connection.execute(wanted.order_by(tables.id).limit(TABLES_AT_ONCE))
            ]

    async def _chat(self, before: float) -> int:
        """The chat of finished tables, in both rooms."""
        said, watched, tables = schema.messages.c, company_schema.spectator_lines.c, schema.tables.c
        has_chat = or_(
            exists(select(said.number).where(said.table_id == tables.id)),
            exists(select(watched.number).where(watched.table_id == tables.id)),
        )
        found = await self._finished(before, has_chat)
        for table_id in found:
            try:
                await self.store.change_rows(table_id, self._without_chat)
            except Refused as why:
                if why.refusal.key != "table-unknown":
                    raise  # otherwise it was deleted in the meantime
        return len(found)

    def _without_chat(self, row: TableRow, seats: list[SeatRow]) -> Changes:
        changes, sql = Changes(), self.store.writer.sql
        changes.table["chat_edits"] = row.chat_edits + 1  # so that every process reads the chat again
        for rows in (schema.messages, company_schema.spectator_lines):
            changes.more.append(sql.delete(rows, {"table_id": row.id}))
        return changes

    async def _guest_tables(self, before: float) -> int:
        """Finished games in which nobody had an account."""
        seats, former, tables = schema.seats.c, schema.former_holders.c, schema.tables.c
        found = await self._finished(
            before,
            tables.host_person.is_(None),
            ~exists(select(seats.seat).where(seats.table_id == tables.id, seats.person.is_not(None))),
            ~exists(select(former.number).where(former.table_id == tables.id)),
        )
        for table_id in found:
            gone = self.store.writer.sql.delete(schema.tables, {"id": table_id}, claim=True)
            with suppress(StaleVersion):  # it is gone already
                await self.store.writer.commit(table_id, [gone])
            self.store.forget(table_id)
        return len(found)

    async def _reports(self, before: float) -> int:
        reports, bans = company_schema.reports.c, company_schema.bans.c
        async with self.people.changing() as connection:
            gone = await connection.execute(delete(company_schema.reports).where(reports.closed_at < before))
            await connection.execute(delete(company_schema.bans).where(bans.until < before))
            return int(gone.rowcount)

    async def _audit(self, before: float) -> int:
        return await self._older(company_schema.audit, before)

    async def _origins(self, before: float) -> int:
        return await self._older(company_schema.origins, before)

    async def _seen(self, before: float) -> int:
        """When players were last seen at tables that are finished."""
        seen, tables = schema.last_seen, schema.tables.c
        finished = select(tables.id).where(tables.status.in_(FINISHED))
        async with self.people.changing() as connection:
            gone = await connection.execute(
                delete(seen).where(seen.c.at < before, seen.c.table_id.in_(finished))
            )
            return int(gone.rowcount)

    async def _older(self, rows: Any, before: float) -> int:
        async with self.people.changing() as connection:
            gone = await connection.execute(delete(rows).where(rows.c.at < before))
            return int(gone.rowcount)
