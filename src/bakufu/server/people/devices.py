"""Devices of a person: list them, and sign them out with everything that they opened."""

from __future__ import annotations

from sqlalchemy import select

from bakufu.engine.errors import Refused, safe_repr
from bakufu.server.people import seats, sessions
from bakufu.server.people.messages import Device
from bakufu.server.people.persons import PeopleStore
from bakufu.server.people.sessions import SignedIn
from bakufu.server.storage import people_schema
from bakufu.server.tables.store import TableStore

# In the order in which they are looked for: most browsers name others, too.
_BROWSERS = ("Edg", "OPR", "SamsungBrowser", "Firefox", "FxiOS", "CriOS", "Chrome", "Safari")
_NAMES = {"Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung", "FxiOS": "Firefox", "CriOS": "Chrome"}
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "CrOS", "Mac OS X", "Linux")
_SYSTEM_NAMES = {"CrOS": "ChromeOS", "Mac OS X": "macOS"}


def device_of(user_agent: str) -> str:
    """A short name of a browser and its system, such as `Firefox · Windows`; "" for anything unknown."""
    text = user_agent[:500]
    browser = next((_NAMES.get(name, name) for name in _BROWSERS if f"{name}/" in text), "")
    system = next((_SYSTEM_NAMES.get(name, name) for name in _SYSTEMS if name in text), "")
    return " · ".join(part for part in (browser, system) if part)


async def devices(people: PeopleStore, me: SignedIn) -> list[Device]:
    """All devices on which this person is signed in, this one first, then by their last use."""
    found = people_schema.sessions
    wanted = (
        select(found)
        .where(found.c.person == me.id, found.c.expires_at > people.now())
        .order_by(found.c.id != me.session, found.c.seen_at.desc(), found.c.id)
    )
    async with people.reading() as connection:
        return [
            Device(
                id=row.id,
                name=row.device,
                created_at=row.created_at,
                seen_at=row.seen_at,
                this=row.id == me.session,
            )
            for row in await connection.execute(wanted)
        ]


async def sign_out(
    people: PeopleStore, tables: TableStore, person: str, only: frozenset[str] | None = None
) -> None:
    """Sign out these devices of a person, or all (None), and close what they have open."""
    ended = await sessions.expire(people, person, only)
    if only is not None and not ended:
        raise Refused("device-unknown", device=safe_repr(", ".join(sorted(only))))
    await seats.take_keys(tables, person, ended)
    await sessions.remove(people, ended)


async def sign_out_others(people: PeopleStore, tables: TableStore, me: SignedIn) -> None:
    others = frozenset(device.id for device in await devices(people, me) if not device.this)
    if others:
        await sign_out(people, tables, me.id, others)
