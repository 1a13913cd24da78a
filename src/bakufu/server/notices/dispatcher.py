"""The background task that plans and sends notices.

It plans new notices (who gets them over which channel, and when), claims what is due, sends many at once, and
writes down what became of them. Everything that matters is in the database: see `outbox`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace
from sqlalchemy.engine import Row

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.server.company.blocks import hidden_nudges
from bakufu.server.logs import Outage
from bakufu.server.metrics import Metrics
from bakufu.server.notices import noted, recipients
from bakufu.server.notices.delivery import Deliverer, host_of
from bakufu.server.notices.eyes import SOON, Eyes
from bakufu.server.notices.kinds import NUDGE
from bakufu.server.notices.outbox import DEAD_KEPT, Failure, Outbox, Results
from bakufu.server.notices.rates import AtOnce, Rate
from bakufu.server.notices.recipients import still_holds
from bakufu.server.notices.web_post import Undelivered
from bakufu.server.notices.wishes import Plan, awake_at, plan
from bakufu.server.storage import db
from bakufu.server.tables.table import Table

EVERY = 2.0  # seconds between looks at the database, when nothing wakes us
IN_FLIGHT = 64  # deliveries at the same time
OF_HOST = 16  # of these to the same host
HOST_PER_SECOND, HOST_BURST = 100.0, 200.0
CHANNEL_PER_SECOND, CHANNEL_BURST = 60 / 3600, 30.0
BUSY_PAUSE = 1.0
TOGETHER = 0.01
CLEAN_EVERY = 3600.0


class Dispatcher:
    def __init__(self, outbox: Outbox, deliverer: Deliverer, eyes: Eyes, metrics: Metrics, log: Any) -> None:
        self.outbox = outbox
        self.deliverer = deliverer
        self.eyes = eyes
        self.metrics = metrics
        self.log = log
        self.woken = asyncio.Event()
        self.seen: set[tuple[str, int]] = set()  # seats whose page was looked at since the last round
        self._noted = False  # whether a command has noted anything that may not be committed yet
        self._flying: set[asyncio.Task[None]] = set()
        self._results = Results()
        self._cleaned_at = 0.0
        self.dead_kept = DEAD_KEPT
        self._hosts = AtOnce(OF_HOST)
        self._host_rate = Rate(HOST_PER_SECOND, HOST_BURST, outbox.now)
        self._channel_rate = Rate(CHANNEL_PER_SECOND, CHANNEL_BURST, outbox.now)

    # What wakes it

    def notices_of(self, before: Table, after: Table, now: float) -> list[Mapping[str, Any]]:
        """For the table store: what to tell of a change."""
        rows = noted.rows(before, after, now)
        self._noted |= bool(rows)
        return list(rows)

    async def table_changed(self, table_id: str) -> None:
        if self._noted:
            self._noted = False
            self.woken.set()

    def looked(self, table_id: str, seat: int) -> None:
        """A page of this seat can be seen from now on."""
        self.seen.add((table_id, seat))

    # The task

    async def run(self) -> None:
        outage = Outage(self.log, "notices")
        while True:
            try:
                pause = await self.round()
                outage.over()
            except Exception as error:  # the database is away: try again
                outage.failed(error)
                pause = EVERY
            await self._wait(pause)

    async def _wait(self, pause: float) -> None:
        waiting = asyncio.create_task(self.woken.wait())
        try:
            await asyncio.wait({waiting, *self._flying}, timeout=pause, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
        self.woken.clear()
        await asyncio.sleep(TOGETHER)  # what comes in the meantime shares the transactions of the next round

    async def round(self) -> float:
        """Plan, write down results, and claim; return for how many seconds there is nothing else to do."""
        await self._write_results()
        if self.seen:
            seen, self.seen = self.seen, set()
            await self.outbox.seen(seen)
        while await self.plan():
            pass
        now = self.outbox.now()
        if now - self._cleaned_at > CLEAN_EVERY:
            self._cleaned_at = now
            await self.outbox.forget_dead(self.dead_kept)
        due = await self.outbox.next_due()
        free = IN_FLIGHT - len(self._flying)
        if due is None or due > now or not free:
            return EVERY
        claimed = await self.outbox.claim(free)
        for row in claimed:
            task = asyncio.create_task(self._send(row))
            self._flying.add(task)
            task.add_done_callback(self._flying.discard)
        # Rows that are due and cannot be claimed wait for one before them, or for another process's lease.
        return 0.02 if claimed else EVERY

    async def drain(self) -> None:
        """Send everything that is due now; for tests and benchmarks."""
        while True:
            await self.round()
            if not self._flying and not self._results:
                return
            if self._flying:
                await asyncio.wait(self._flying, return_when=asyncio.FIRST_COMPLETED)

    async def stop(self) -> None:
        """Finish what is under way: what is not finished is sent again later."""
        if self._flying:
            await asyncio.wait(self._flying, timeout=3.0)
        for task in self._flying:
            task.cancel()
        try:
            await self._write_results()
        except Refused as why:
            self.log.warning("notices-refused", refusal=why.refusal.key)

    # Planning

    async def plan(self) -> bool:
        """Turn the oldest notices into rows of the outbox; False when there were none."""
        rows = await self.outbox.noted()
        if not rows:
            return False
        engine, now = self.outbox.engine, self.outbox.now()
        known = await recipients.recipients(engine, {row.recipient for row in rows})
        async with db.reading(engine) as connection:
            tables = await recipients.at_tables(connection, {row.table_id for row in rows})
            hidden = await hidden_nudges(connection, [row for row in rows if row.kind == NUDGE])
        planned: list[dict[str, Any]] = []
        for row in rows:
            recipient, table = known.get(row.recipient), tables.get(row.table_id or "")
            if recipient is None or row.id in hidden:
                continue
            when = plan(recipient.wishes, row.kind, now)
            if when is None or (not when.digest and self._is_before_eyes(row, table)):
                continue
            if not when.digest and await self._may_be_back_soon(row, table):
                when = replace(when, due_at=max(when.due_at, now + SOON))
            planned += [
                _planned(row, channel, when)
                for channel in recipient.channels
                if still_holds(row.kind, table, row.seat, channel)
            ]
        await self.outbox.plan([row.id for row in rows], planned)
        return True

    def _is_before_eyes(self, row: Row[Any], table: recipients.AtTable | None) -> bool:
        """Whether the table is open in a page that its player sees; for the host, at their own seat."""
        return table is not None and any(
            self.eyes.are_on(table.row.id, seat) for seat in _seats_of(row, table)
        )

    async def _may_be_back_soon(self, row: Row[Any], table: recipients.AtTable | None) -> bool:
        if table is not None:
            for seat in _seats_of(row, table):
                if await self.eyes.may_be_back_soon(table.row.id, seat):
                    return True
        return False

    # Sending

    async def _send(self, row: Row[Any]) -> None:
        try:
            await self._send_claimed(row)
        except Undelivered as failed:
            self._failed(row, failed)
        except Refused as why:  # the database is away; the lease ends by itself
            self.log.warning("notice-refused", refusal=why.refusal.key)
        except Exception as error:
            self.log.error("notice-failed", error=error)
            self._failed(row, Undelivered(f"server: {type(error).__name__}"))

    async def _send_claimed(self, row: Row[Any]) -> None:
        together = [row, *(await self.outbox.companions(row) if row.digest else [])]
        found = await recipients.delivery(
            self.outbox.engine, row.channel, {one.table_id for one in together if one.table_id}
        )
        now = self.outbox.now()
        if found is None:
            self._results.pointless.append(row)
            return
        told = [one for one in together if self._is_worth_telling(one, found)]
        if not told:
            self._results.pointless.extend(together)
            return
        awake = awake_at(found.wishes, now)
        if awake > now:
            self._results.postponed.append((row, awake, True))
            return
        host = host_of(found.channel)
        wait = self._channel_rate.wait(found.channel.id) or self._host_rate.wait(host)
        if wait or not self._hosts.enter(host):
            self._results.postponed.append((row, now + (wait or BUSY_PAUSE), False))
            return
        try:
            await self.deliverer.deliver(told, found, now)
        except Undelivered as failed:
            self._count(found.channel.kind, failed)
            self._failed(row, failed, found.channel.kind == "push")
            return
        finally:
            self._hosts.leave(host)
        self._count(found.channel.kind, None)
        self._results.delivered.extend(together)

    def _is_worth_telling(self, row: Row[Any], found: recipients.Delivery) -> bool:
        table = found.tables.get(row.table_id or "")
        if not still_holds(row.kind, table, row.seat, found.channel):
            return False
        return not self._is_before_eyes(row, table)

    def _count(self, kind: str, failed: Undelivered | None) -> None:
        how = "sent" if failed is None else "gone" if failed.gone else "final" if failed.final else "again"
        self.metrics.notices.labels(kind, how).inc()

    def _failed(self, row: Row[Any], failed: Undelivered, is_push: bool = False) -> None:
        """Note a failure. Only a push service says for good that an address is gone."""
        gone = failed.gone and is_push
        self._results.failed.append(Failure(row, failed.why, failed.final, gone, failed.after))

    async def _write_results(self) -> None:
        results, self._results = self._results, Results()
        if not results:
            return
        try:
            await self.outbox.finish(results)
        except Refused:
            self._results.put_back(results)
            raise


def _seats_of(row: Row[Any], table: recipients.AtTable) -> list[Seat]:
    """The seats where the recipient would see what there is to tell."""
    if row.seat is not None:
        return [row.seat]
    host = table.row.host_person
    return [seat.seat for seat in table.seats if host is not None and seat.person == host]


def _planned(row: Row[Any], channel: Row[Any], when: Plan) -> dict[str, Any]:
    return {
        "notice": row.id,
        "channel": channel.id,
        "table_id": row.table_id,
        "seat": row.seat,
        "kind": row.kind,
        "facts": row.facts,
        "digest": when.digest,
        "unless_seen": when.unless_seen,
        "created_at": row.created_at,
        "first_due": when.due_at,
        "due_at": when.due_at,
    }
