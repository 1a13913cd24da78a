"""Channels in the database: push subscriptions, e-mail addresses, webhooks; and each person's wishes."""

from __future__ import annotations

import re
import secrets
from base64 import urlsafe_b64decode
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.engine.errors import Refused, safe_repr
from bakufu.engine.ids import Seat
from bakufu.server.notices import wishes as wishes_
from bakufu.server.notices.messages import AddChannel, AddedChannel, ChannelInfo, PushTarget
from bakufu.server.notices.noted import guest
from bakufu.server.notices.wishes import Wishes
from bakufu.server.people.persons import PeopleStore
from bakufu.server.people.tokens import new_id
from bakufu.server.storage import db
from bakufu.server.storage.notices_schema import channels, notice_settings
from bakufu.server.storage.people_schema import emails

CHANNELS_MOST = 20  # of one person
OF_SEAT_MOST = 5  # devices of a guest's seat
WEBHOOKS = ("generic", "discord", "slack", "ntfy")
POINT_BYTES = 65  # an uncompressed point of the curve P-256
AUTH_BYTES = 16
_BASE64 = re.compile(r"[A-Za-z0-9_-]+={0,2}")


async def wishes(people: PeopleStore, person: str) -> Wishes | None:
    """What a person wishes; None as long as they have said nothing."""
    wanted = select(notice_settings.c.settings).where(notice_settings.c.person == person)
    async with people.reading() as connection:
        return read_wishes(await connection.scalar(wanted))


def read_wishes(kept: str | None) -> Wishes | None:
    return msgspec.json.decode(kept.encode(), type=Wishes) if kept is not None else None


async def save_wishes(people: PeopleStore, person: str, wished: Wishes) -> Wishes:
    text = db.to_json(wishes_.checked(wished))
    async with people.changing() as connection:
        await _put_wishes(connection, person, text, replace=True)
    return wished


async def _put_wishes(connection: AsyncConnection, person: str, text: str, replace: bool) -> None:
    mine = notice_settings.c.person == person
    found = await connection.execute(
        update(notice_settings).where(mine).values(settings=text if replace else notice_settings.c.settings)
    )
    if not found.rowcount:
        await connection.execute(insert(notice_settings).values(person=person, settings=text))


async def of_recipient(connection: AsyncConnection, recipient: str) -> list[Row[Any]]:
    wanted = select(channels).where(channels.c.recipient == recipient).order_by(channels.c.created_at)
    return list(await connection.execute(wanted))


async def infos(people: PeopleStore, person: str) -> list[ChannelInfo]:
    async with people.reading() as connection:
        return [info(row) for row in await of_recipient(connection, person)]


def info(row: Row[Any]) -> ChannelInfo:
    """A channel as its person sees it. A push subscription shows no more than the device it is of."""
    return ChannelInfo(
        id=row.id,
        kind=row.kind,
        target="" if row.kind == "push" else row.target,
        target_digest=row.target_digest,
        name=row.name,
        enabled=row.enabled,
        failing=row.failures > 0,
        created_at=row.created_at,
        used_at=row.used_at,
    )


async def addresses(people: PeopleStore, person: str) -> list[str]:
    """The confirmed e-mail addresses of a person."""
    async with people.reading() as connection:
        found = await connection.execute(select(emails.c.address).where(emails.c.person == person))
        return sorted(row.address for row in found)


async def add(people: PeopleStore, person: str, wish: AddChannel, device: str, first: Wishes) -> AddedChannel:
    """Add a channel of a person, or renew it. `first`: their wishes, if they have not said any yet."""
    secret = ""
    if wish.kind == "push":
        if wish.push is None:
            raise Refused("notice-address-malformed", address="-")
        target, kept = wish.push.endpoint, push_secrets(wish.push)
    elif wish.kind == "email":
        target, kept = wish.target.lower(), "{}"
        if target not in await addresses(people, person):
            raise Refused("notice-email-unconfirmed", address=safe_repr(target[:100]))
    else:
        target, secret = wish.target, "bakufu_" + secrets.token_urlsafe(32)
        kept = db.to_json({"secret": secret})
    row = _row(person, wish.kind, target, kept, device) | {"person": person}
    async with people.changing() as connection:
        await _put_wishes(connection, person, db.to_json(wishes_.checked(first)), replace=False)
        added = await _put(connection, row, CHANNELS_MOST, people.now())
    return AddedChannel(id=added, secret=secret if wish.kind == "generic" else "")


async def add_guest(
    people: PeopleStore, table_id: str, seat: Seat, token: str, subscription: PushTarget, lang: str
) -> None:
    """Add a device of a guest's seat. `token`: the digest of the link that the seat has now."""
    row = _row(guest(table_id, seat), "push", subscription.endpoint, push_secrets(subscription), "", lang)
    row |= {"table_id": table_id, "seat": seat, "seat_token": token}
    async with people.changing() as connection:
        old = (channels.c.recipient == row["recipient"], channels.c.seat_token != token)
        await connection.execute(delete(channels).where(*old))
        await _put(connection, row, OF_SEAT_MOST, people.now())


def _row(
    recipient: str, kind: str, target: str, kept: str, name: str, language: str = "en"
) -> dict[str, Any]:
    return {
        "id": new_id(),
        "recipient": recipient,
        "kind": kind,
        "target": target,
        "target_digest": target_digest(target),
        "secrets": kept,
        "name": name[:80],
        "language": language,
        "enabled": True,
        "failures": 0,
    }


async def _put(connection: AsyncConnection, row: dict[str, Any], most: int, now: float) -> str:
    """Insert a channel, or renew the one with the same target; return its id."""
    same = (
        channels.c.recipient == row["recipient"],
        channels.c.target_digest == row["target_digest"],
    )
    renewed = {key: row[key] for key in ("kind", "secrets", "name", "enabled", "failures", "language")}
    renewed["seat_token"] = row.get("seat_token")
    found = await connection.execute(update(channels).where(*same).values(renewed).returning(channels.c.id))
    old = found.scalar()
    if old is not None:
        return str(old)
    count = await connection.scalar(
        select(func.count()).select_from(channels).where(channels.c.recipient == row["recipient"])
    )
    if (count or 0) >= most:
        raise Refused("notice-channels-most", most=most)
    try:
        await connection.execute(insert(channels).values(**row, created_at=now))
    except IntegrityError:
        raise Refused("database-away") from None  # the same device twice at the same moment: ask again
    return str(row["id"])


async def switch(people: PeopleStore, person: str, channel: str, enabled: bool) -> None:
    mine = (channels.c.person == person, channels.c.id == channel)
    async with people.changing() as connection:
        found = await connection.execute(update(channels).where(*mine).values(enabled=enabled, failures=0))
        if not found.rowcount:
            raise Refused("notice-channel-unknown", channel=safe_repr(channel))


async def remove(people: PeopleStore, person: str, channel: str) -> None:
    async with people.changing() as connection:
        found = await connection.execute(
            delete(channels).where(channels.c.person == person, channels.c.id == channel)
        )
        if not found.rowcount:
            raise Refused("notice-channel-unknown", channel=safe_repr(channel))


async def remove_guest(people: PeopleStore, recipient: str) -> None:
    async with people.changing() as connection:
        await connection.execute(delete(channels).where(channels.c.recipient == recipient))


async def switch_off(people: PeopleStore, channel: str) -> None:
    """Switch a channel off, as its unsubscribe link does; it makes no difference whether it still exists."""
    async with people.changing() as connection:
        await connection.execute(update(channels).where(channels.c.id == channel).values(enabled=False))


def target_digest(target: str) -> str:
    return sha256(target.encode()).hexdigest()


def push_secrets(subscription: PushTarget) -> str:
    """The keys of a subscription, checked for their form, as they are stored."""
    for text, length in ((subscription.p256dh, POINT_BYTES), (subscription.auth, AUTH_BYTES)):
        if _bytes(text) != length:
            raise Refused("notice-push-malformed")
    return db.to_json({"p256dh": subscription.p256dh, "auth": subscription.auth})


def _bytes(text: str) -> int:
    """How many bytes a text in Base64 has; -1 when it is none."""
    if not _BASE64.fullmatch(text):
        return -1
    try:
        return len(urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4)))
    except ValueError:
        return -1
