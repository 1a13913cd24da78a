"""A process that counts games until it is killed: `python -m tests.server.counting_worker DATABASE`."""

from __future__ import annotations

import asyncio
import sys
import time

from bakufu.server.people.persons import PeopleStore
from bakufu.server.standing.counting import count_next
from bakufu.server.storage import db


async def work(database: str) -> None:
    people = PeopleStore(db.open_engine(database), time.time)
    while True:
        while await count_next(people) is not None:
            pass
        await asyncio.sleep(0.01)


if __name__ == "__main__":
    asyncio.run(work(sys.argv[1]))
