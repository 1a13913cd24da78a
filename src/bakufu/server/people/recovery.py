"""Recovery codes: each signs in once, where every passkey and mailbox is lost."""

from __future__ import annotations

from sqlalchemy import delete, insert

from bakufu.engine.errors import Refused
from bakufu.server.people.persons import PeopleStore
from bakufu.server.people.tokens import code_digest, new_recovery_code
from bakufu.server.storage.people_schema import recovery_codes

CODES = 8
LETTERS_MOST = 60  # of what somebody types


async def new_codes(people: PeopleStore, person: str) -> list[str]:
    """New codes, shown once; those before stop working."""
    codes = [new_recovery_code() for _ in range(CODES)]
    now = people.now()
    rows = [{"digest": code_digest(code), "person": person, "created_at": now} for code in codes]
    async with people.changing() as connection:
        await connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
        await connection.execute(insert(recovery_codes), rows)
    return codes


async def use_code(people: PeopleStore, code: str) -> str:
    """Whose code this is; it never works again."""
    used = delete(recovery_codes).where(recovery_codes.c.digest == code_digest(code[:LETTERS_MOST]))
    async with people.changing() as connection:
        row = (await connection.execute(used.returning(recovery_codes.c.person))).first()
    if row is None:
        raise Refused("code-wrong")
    return str(row.person)
