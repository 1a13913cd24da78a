"""How many notices a second one server process sends: `python -m benchmarks.notices`.

People sit at tables, each with a push subscription or a webhook at a receiver on this machine. Their
notices are noted in the database; what is measured is everything after that: planning, encrypting, signing,
sending, and writing down what became of them.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import insert, update

from bakufu.server.metrics import Metrics
from bakufu.server.notices import channel_rows, rates
from bakufu.server.notices.messages import AddChannel, PushTarget
from bakufu.server.notices.service import Notices
from bakufu.server.notices.wishes import Wishes
from bakufu.server.people import persons
from bakufu.server.people.persons import PeopleStore
from bakufu.server.protocol import CreateTable
from bakufu.server.settings import Settings
from bakufu.server.storage import db
from bakufu.server.storage.notices_schema import notices
from bakufu.server.storage.schema import seats
from bakufu.server.tables import lobby
from bakufu.server.tables.presence import PresenceRegistry
from bakufu.server.tables.store import TableStore

WANTED = 50  # a second
PEOPLE = 100
SYLLABLES = ["ba", "ke", "di", "fo", "gu", "ha", "me", "ni", "po", "ru"]  # of names that differ enough
ANSWER = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"
# Any point of the curve will do: nobody decrypts here.
POINT = "BCbvzr0O6eNKZpGH4Ys6kSKy9zOUW2Scyfn5Ien52tgSkCOL3pzHuzMNFQxncE3SWucFUgV0S28xv0BwdFhy0OY"


class Receiver:
    """Counts what arrives."""

    def __init__(self) -> None:
        self.count = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
        await reader.readexactly(int(length))
        self.count += 1
        writer.write(ANSWER)
        await writer.drain()
        writer.close()


async def measure(database: str, each: int) -> float:
    """Notices a second, with `each` notices for everybody."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    engine = db.open_engine(database)
    await db.upgrade(engine)
    store = TableStore(engine)
    people = PeopleStore(engine, time.time)
    settings = Settings(database=database, url="https://games.example", notices_to_loopback=True)
    log = structlog.get_logger()
    sender = Notices(settings, people, store, PresenceRegistry(store, log), Metrics(), log)
    unlimited = rates.Rate(1e9, 1e9, time.time)  # a person gets less, and each service its share
    sender.dispatcher._channel_rate = sender.dispatcher._host_rate = unlimited
    sender.dispatcher._hosts = rates.AtOnce(1000)
    try:
        await _fill(store, people, url, each)
        began = time.perf_counter()
        await sender.dispatcher.drain()
        seconds = time.perf_counter() - began
    finally:
        await store.close()
        server.close()
    assert receiver.count == PEOPLE * each, receiver.count
    return receiver.count / seconds


async def _fill(store: TableStore, people: PeopleStore, url: str, each: int) -> None:
    everybody: list[dict[str, Any]] = []
    table = ""
    for number in range(PEOPLE):
        if number % 3 == 0:
            table = (await lobby.create(store, CreateTable(game="shogun", players=3))).table.id
        async with people.changing() as connection:
            name = f"{SYLLABLES[number // 10]}{SYLLABLES[number % 10]}ka"
            person = await persons.create(connection, name, "en", time.time())
            mine = (seats.c.table_id == table, seats.c.seat == number % 3)
            await connection.execute(update(seats).where(*mine).values(person=person.id))
        keys = PushTarget(endpoint=f"{url}/{number}", p256dh=POINT, auth="MDEyMzQ1Njc4OWFiY2RlZg")
        push = AddChannel(kind="push", push=keys)
        hook = AddChannel(kind="generic", target=f"{url}/{number}")
        await channel_rows.add(people, person.id, push if number % 2 else hook, "", Wishes(night=False))
        row = {"recipient": person.id, "person": person.id, "table_id": table, "seat": number % 3}
        everybody.append({**row, "kind": "over", "facts": "{}", "created_at": time.time()})
    async with store.engine.begin() as connection:
        await connection.execute(insert(notices), everybody * each)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=10, help="notices for each of the people")
    parser.add_argument("--database", default="", help="an empty database; a new SQLite file when not given")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or f"sqlite:///{Path(folder) / 'notices.db'}"
        rate = asyncio.run(measure(database, asked.each))
    print(f"{rate:.0f} notices a second; {WANTED} are wanted")


if __name__ == "__main__":
    main()
