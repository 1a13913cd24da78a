"""Passkeys (WebAuthn): ask a browser to make or use one, and check its answer.

Every question holds a challenge that is answered once, within minutes. The library is imported when the first
passkey is asked for, in a thread, because that takes longer than all of a move.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from secrets import token_bytes
from typing import Any, Literal, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.engine.errors import Refused
from bakufu.server.people.persons import PeopleStore
from bakufu.server.people.tokens import new_id
from bakufu.server.storage.people_schema import challenges, passkeys, persons

ANSWER_WITHIN = 300.0  # seconds: somebody may have to look for their phone
PASSKEYS_MOST = 20  # of one person
LABEL_MOST = 80
NAME = "Bakufu"

Purpose = Literal["create", "add", "sign-in"]


class Site(NamedTuple):
    """Where a passkey is valid: its domain, and the web origins from which it may be used."""

    domain: str
    origins: Sequence[str]


class Proven(NamedTuple):
    """A new passkey that was checked, for this person."""

    person: str
    id: bytes
    public_key: bytes
    sign_count: int


async def load() -> None:
    """Import the library without holding up anybody's move."""
    await asyncio.to_thread(import_module, "webauthn")


async def ask(people: PeopleStore, site: Site, purpose: Purpose, name: str, person: str | None) -> Any:
    """The options for the browser, with a fresh challenge; `person` is whose passkey it will be."""
    await load()
    import webauthn
    from webauthn.helpers import structs

    challenge = token_bytes(32)
    person = person or (new_id() if purpose == "create" else None)
    async with people.changing() as connection:
        await connection.execute(
            insert(challenges).values(
                digest=sha256(challenge).hexdigest(),
                purpose=purpose,
                person=person,
                expires_at=people.now() + ANSWER_WITHIN,
            )
        )
    wait = int(ANSWER_WITHIN * 1000)
    if purpose == "sign-in":
        asked: Any = webauthn.generate_authentication_options(
            rp_id=site.domain, challenge=challenge, timeout=wait
        )
        return json.loads(webauthn.options_to_json(asked))
    assert person is not None
    known = await _ids(people, person)
    asked = webauthn.generate_registration_options(
        rp_id=site.domain,
        rp_name=NAME,
        user_id=person.encode(),
        user_name=name or NAME,
        user_display_name=name or NAME,
        challenge=challenge,
        timeout=wait,
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=one) for one in known],
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,  # it must find its person by itself
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
    )
    return json.loads(webauthn.options_to_json(asked))


async def _ids(people: PeopleStore, person: str) -> list[bytes]:
    async with people.reading() as connection:
        found = await connection.execute(select(passkeys.c.id).where(passkeys.c.person == person))
        return [row.id for row in found]


async def _use_challenge(
    people: PeopleStore, credential: dict[str, Any], purpose: Purpose
) -> tuple[bytes, Any]:
    """The challenge that this answers, which nobody can answer again, and the person that it was for."""
    await load()
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json

    try:
        answered = base64url_to_bytes(credential["response"]["clientDataJSON"])
        challenge = bytes(parse_client_data_json(answered).challenge)
    except Exception:  # the library raises anything on what is no answer of a browser
        raise Refused("passkey-malformed") from None
    used = delete(challenges).where(
        challenges.c.digest == sha256(challenge).hexdigest(),
        challenges.c.purpose == purpose,
        challenges.c.expires_at > people.now(),
    )
    async with people.changing() as connection:
        row = (await connection.execute(used.returning(challenges.c.person))).first()
    if row is None:
        raise Refused("passkey-too-late")
    return challenge, row.person


async def prove_new(people: PeopleStore, site: Site, purpose: Purpose, credential: dict[str, Any]) -> Proven:
    """Check a new passkey."""
    challenge, person = await _use_challenge(people, credential, purpose)
    from webauthn import verify_registration_response

    try:
        proof = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.domain,
            expected_origin=list(site.origins),
        )
    except Exception:
        raise Refused("passkey-wrong") from None
    return Proven(person, proof.credential_id, proof.credential_public_key, proof.sign_count)


async def keep(connection: AsyncConnection, proven: Proven, label: str, now: float) -> None:
    """Store a new passkey, in a transaction that has begun with a write."""
    count = select(func.count()).select_from(passkeys).where(passkeys.c.person == proven.person)
    if (await connection.scalar(count) or 0) >= PASSKEYS_MOST:
        raise Refused("passkeys-too-many", most=PASSKEYS_MOST)
    try:
        await connection.execute(
            insert(passkeys).values(
                id=proven.id,
                person=proven.person,
                public_key=proven.public_key,
                sign_count=proven.sign_count,
                label=label[:LABEL_MOST],
                created_at=now,
            )
        )
    except IntegrityError:  # an authenticator never makes the same one twice
        raise Refused("passkey-wrong") from None


async def add(people: PeopleStore, proven: Proven, label: str) -> None:
    """Give a person one more passkey."""
    now = people.now()
    here = update(persons).where(persons.c.id == proven.person, persons.c.deleted_at.is_(None))
    async with people.changing() as connection:
        if (await connection.execute(here.values(seen_at=now))).rowcount == 0:
            raise Refused("session-ended")
        await keep(connection, proven, label, now)


async def prove_known(people: PeopleStore, site: Site, credential: dict[str, Any]) -> str:
    """Whose passkey this is; `Refused` if it is nobody's, or the answer is not its own."""
    challenge, _ = await _use_challenge(people, credential, "sign-in")
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    try:
        credential_id = base64url_to_bytes(credential["rawId"])
    except Exception:
        raise Refused("passkey-malformed") from None
    async with people.reading() as connection:
        row = (await connection.execute(select(passkeys).where(passkeys.c.id == credential_id))).first()
    if row is None:
        raise Refused("passkey-unknown")
    try:
        proof = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.domain,
            expected_origin=list(site.origins),
            credential_public_key=row.public_key,
            credential_current_sign_count=row.sign_count,
        )
    except Exception:
        raise Refused("passkey-wrong") from None
    used = update(passkeys).where(passkeys.c.id == credential_id).values
    async with people.changing() as connection:
        await connection.execute(used(sign_count=proof.new_sign_count, used_at=people.now()))
    return str(row.person)
