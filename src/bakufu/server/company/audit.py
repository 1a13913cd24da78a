"""The audit log: who has done what at the desk. Each line is written in the transaction of the act itself."""

from __future__ import annotations

from typing import Any, Literal

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bakufu.server.company.messages import Act
from bakufu.server.storage import company_schema, db
from bakufu.server.storage.writes import Sql, Write

Kind = Literal[
    "report-closed",
    "banned",
    "ban-lifted",
    "line-deleted",
    "renamed",
    "moderator-added",
    "moderator-removed",
]
HOST = "host"  # acts on the command line, or with the token of the settings


def _row(by: str, act: Kind, now: float, facts: dict[str, str | int | float]) -> dict[str, Any]:
    return {"by": by, "act": act, "facts": db.to_json(facts), "at": now}


async def note(
    connection: AsyncConnection, by: str, act: Kind, now: float, **facts: str | int | float
) -> None:
    """Write a line, in a transaction that has begun with a write."""
    await connection.execute(insert(company_schema.audit).values(_row(by, act, now, facts)))


def noted(sql: Sql, by: str, act: Kind, now: float, **facts: str | int | float) -> Write:
    """The same for a change of a table."""
    return sql.insert(company_schema.audit, _row(by, act, now, facts))


async def acts(engine: AsyncEngine, before: int | None = None, most: int = 100) -> list[Act]:
    """The newest lines first, a page at a time."""
    log = company_schema.audit
    wanted = select(log).order_by(log.c.id.desc()).limit(most)
    if before is not None:
        wanted = wanted.where(log.c.id < before)
    async with db.reading(engine) as connection:
        return [
            Act(id=row.id, by=row.by, act=row.act, facts=db.from_json(row.facts), at=row.at)
            for row in await connection.execute(wanted)
        ]
