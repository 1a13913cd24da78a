"""Bans: of an account, of a hashed address or range, or of a range that the host has typed. All end.

Every process has the bans that hold in memory and looks for changes every two seconds, so a check costs
nothing; the process where a moderator acts knows at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.engine import Row

from bakufu.engine.errors import Refused
from bakufu.server.company import audit
from bakufu.server.company.addresses import Origin, is_in
from bakufu.server.company.messages import BanInfo, BanOf
from bakufu.server.logs import Outage
from bakufu.server.people.persons import PeopleStore
from bakufu.server.storage import company_schema
from bakufu.server.storage.writes import DATABASE_ERRORS

EVERY = 2.0  # seconds
bans = company_schema.bans


class Banned(NamedTuple):
    """Whom a ban is about: exactly one of these."""

    person: str | None = None
    address_key: str | None = None
    network_key: str | None = None
    cidr: str | None = None

    @property
    def of(self) -> BanOf:
        if self.person is not None:
            return "person"
        if self.cidr is not None:
            return "cidr"
        return "address" if self.address_key is not None else "network"


class BanList:
    def __init__(self, people: PeopleStore, log: Any) -> None:
        self.people = people
        self.log = log
        self.on_change: list[Callable[[], None]] = []  # called when other bans hold than before
        self._holding: list[Row[Any]] = []
        self._loaded = False

    async def run(self) -> None:
        outage = Outage(self.log, "bans")
        while True:
            try:
                await self.refresh()
                outage.over()
            except (*DATABASE_ERRORS, Refused) as error:
                outage.failed(error)
            await asyncio.sleep(EVERY)

    async def refresh(self) -> None:
        holds = (bans.c.lifted_at.is_(None)) & (bans.c.until > self.people.now())
        async with self.people.reading() as connection:
            found = list(await connection.execute(select(bans).where(holds).order_by(bans.c.id)))
        before = [row.id for row in self._holding]
        self._holding, self._loaded = found, True
        if [row.id for row in found] != before:
            for on_change in self.on_change:
                on_change()

    async def loaded(self) -> None:
        """Wait for the first look, so that nobody slips in while a server starts."""
        if not self._loaded:
            await self.refresh()

    def __len__(self) -> int:
        return len(self._holding)

    def check(self, person: str | None, origin: Origin | None, address: str) -> None:
        """Refuse whoever is banned, with the time when it ends."""
        if not self._holding:
            return
        now = self.people.now()
        found = [row for row in self._holding if row.until > now and _is_about(row, person, origin, address)]
        if found:
            until = max(row.until for row in found)
            raise Refused("banned", until=when(until), reason=found[-1].reason or "-")


def _is_about(row: Row[Any], person: str | None, origin: Origin | None, address: str) -> bool:
    if row.person is not None:
        return bool(row.person == person)
    if row.cidr is not None:
        return is_in(address, _network(row.cidr))
    if origin is None:
        return False
    return bool(origin.address_key == row.address_key or origin.network_key == row.network_key)


@cache
def _network(cidr: str) -> IPv4Network | IPv6Network:
    return ip_network(cidr)


def when(seconds: float) -> str:
    """A time as everybody reads it: a refusal does not know the reader's time zone."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")


async def ban(
    people: PeopleStore,
    by: str,
    whom: Banned,
    name: str,
    until: float,
    reason: str = "",
    report: int | None = None,
) -> int:
    row = {**whom._asdict(), "name": name, "reason": reason, "report": report, "by": by, "until": until}
    async with people.changing() as connection:
        made = await connection.execute(insert(bans).values({**row, "at": people.now()}))
        number = int(made.inserted_primary_key[0])  # type: ignore[index]
        facts = {"ban": number, "of": whom.of, "name": name, "until": when(until), "reason": reason or "-"}
        if report is not None:
            facts["report"] = report
        await audit.note(connection, by, "banned", people.now(), **facts)
    return number


async def lift(people: PeopleStore, by: str, number: int) -> None:
    holds = (bans.c.id == number) & bans.c.lifted_at.is_(None) & (bans.c.until > people.now())
    async with people.changing() as connection:
        done = await connection.execute(update(bans).where(holds).values(lifted_at=people.now()))
        if done.rowcount == 0:
            raise Refused("ban-unknown", ban=number)
        await audit.note(connection, by, "ban-lifted", people.now(), ban=number)


async def all_bans(people: PeopleStore, most: int = 200) -> list[BanInfo]:
    """Those that hold, and those that did, the newest first. No address and no hash is told."""
    async with people.reading() as connection:
        found = await connection.execute(select(bans).order_by(bans.c.id.desc()).limit(most))
        return [
            BanInfo(
                id=row.id,
                of=Banned(row.person, row.address_key, row.network_key, row.cidr).of,
                name=row.name,
                reason=row.reason,
                report=row.report,
                by=row.by,
                at=row.at,
                until=row.until,
                lifted_at=row.lifted_at,
            )
            for row in found
        ]
