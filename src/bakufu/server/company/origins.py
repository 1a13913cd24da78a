"""From where somebody has joined a table or spoken there, as hashes, so that a report can lead to a ban."""

from __future__ import annotations

from collections import OrderedDict

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.company.addresses import Origin
from bakufu.server.storage import company_schema
from bakufu.server.tables.store import TableStore

AGAIN_AFTER = 24 * 3600.0  # seconds: a fresh time for the same place is written once a day
KEPT = 20_000  # that are known to be written
origins = company_schema.origins


class Origins:
    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._written: OrderedDict[tuple[str, str, str], float] = OrderedDict()

    async def note(self, table_id: str, who: str, origin: Origin | None) -> None:
        if origin is None:
            return
        key, now = (table_id, who, origin.address_key), self.store.now()
        if now - self._written.get(key, -AGAIN_AFTER) < AGAIN_AFTER:
            return
        where = {"table_id": table_id, "who": who, "address_key": origin.address_key}
        values = {"network_key": origin.network_key, "at": now}
        await self.store.write([self.store.writer.sql.upsert(origins, where, values)])
        self._written[key] = now
        while len(self._written) > KEPT:
            self._written.popitem(last=False)


async def last_origin(connection: AsyncConnection, table_id: str, who: str) -> Origin | None:
    """From where somebody at a table came last."""
    found = await connection.execute(
        select(origins.c.address_key, origins.c.network_key)
        .where(origins.c.table_id == table_id, origins.c.who == who)
        .order_by(origins.c.at.desc())
        .limit(1)
    )
    row = found.first()
    return Origin(row.address_key, row.network_key) if row is not None else None
