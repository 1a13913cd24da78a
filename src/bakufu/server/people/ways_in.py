"""The ways in which a person signs in: list them, and remove one, but never the last."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from typing import Any

from sqlalchemy import Delete, Table, delete, func, select, update

from bakufu.engine.errors import Refused, safe_repr
from bakufu.server.people.messages import EmailInfo, PasskeyInfo, WaysIn
from bakufu.server.people.persons import PeopleStore
from bakufu.server.storage.people_schema import emails, passkeys, persons, recovery_codes


async def ways_in(people: PeopleStore, person: str) -> WaysIn:
    async with people.reading() as connection:
        keys = await connection.execute(
            select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created_at)
        )
        addresses = await connection.execute(
            select(emails).where(emails.c.person == person).order_by(emails.c.verified_at)
        )
        count = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.person == person)
        return WaysIn(
            passkeys=[
                PasskeyInfo(id=_name(row.id), label=row.label, created_at=row.created_at, used_at=row.used_at)
                for row in keys
            ],
            emails=[EmailInfo(address=row.address, verified_at=row.verified_at) for row in addresses],
            codes=await connection.scalar(count) or 0,
        )


async def remove_passkey(people: PeopleStore, person: str, name: str) -> None:
    try:
        credential_id = urlsafe_b64decode(name + "=" * (-len(name) % 4))
    except (Error, ValueError):
        raise Refused("passkey-not-yours", passkey=safe_repr(name)) from None
    mine = delete(passkeys).where(passkeys.c.id == credential_id, passkeys.c.person == person)
    await _remove(people, person, mine, Refused("passkey-not-yours", passkey=safe_repr(name)))


async def remove_email(people: PeopleStore, person: str, address: str) -> None:
    mine = delete(emails).where(emails.c.address == address.lower(), emails.c.person == person)
    await _remove(people, person, mine, Refused("email-not-yours", address=safe_repr(address)))


async def _remove(people: PeopleStore, person: str, mine: Delete, unknown: Refused) -> None:
    """Remove it, unless nothing would be left; then nothing is changed."""
    async with people.changing() as connection:
        # Of two removals at the same time, the second must see the first.
        await connection.execute(update(persons).where(persons.c.id == person).values(id=person))
        if (await connection.execute(mine)).rowcount == 0:
            raise unknown
        left = [await connection.scalar(_any_of(table, person)) for table in (passkeys, emails)]
        if not any(left):  # recovery codes are for emergencies, and can be used up
            raise Refused("last-way-in")


def _any_of(table: Table, person: str) -> Any:
    return select(func.count()).select_from(table).where(table.c.person == person)


def _name(id: bytes) -> str:
    return urlsafe_b64encode(id).decode().rstrip("=")
