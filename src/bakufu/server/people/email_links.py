"""Links by e-mail: each signs in once, within minutes, or adds an address to a person.

Whoever asks for a link learns nothing about the address: the answer is given before anything is looked up,
and the rest happens in the background. A link that adds an address works only for the person who asked.
"""

from __future__ import annotations

from html import escape
from typing import Literal, NamedTuple

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.engine.errors import Refused
from bakufu.i18n import Words
from bakufu.server.mail import Mail
from bakufu.server.people import persons
from bakufu.server.people.persons import PeopleStore
from bakufu.server.people.sessions import OpenedSession, open_session
from bakufu.server.people.tokens import link_digest, new_link_token
from bakufu.server.storage.people_schema import email_links, emails

LASTS = 15 * 60.0  # seconds
KEPT = 24 * 3600.0  # how long it is known that a link was sent, so that nobody is flooded
SOON_MOST = 3  # links to one address within the time that a link lasts
DAY_MOST = 10
EMAILS_MOST = 5  # of one person

Purpose = Literal["sign-in", "add"]
# What a mail says: its subject, its sentence, and the words of the link.
TEXTS: dict[Purpose, tuple[str, str, str]] = {
    "sign-in": ("mail-sign-in-subject", "mail-sign-in", "mail-sign-in-button"),
    "add": ("mail-add-subject", "mail-add", "mail-add-button"),
}


class AskedLink(NamedTuple):
    """A wish for a link."""

    address: str
    purpose: Purpose
    person: str | None  # who wants to add the address
    lang: str
    site: str  # the public address of this server


class _TooMany(Exception):
    """This address has had many links, so the new one is not kept."""


async def prepare(people: PeopleStore, asked: AskedLink) -> Mail | None:
    """The mail with a new link; None if this address has had many of them."""
    try:
        return await _new_link(people, asked)
    except _TooMany:
        return None


async def _new_link(people: PeopleStore, asked: AskedLink) -> Mail:
    now, token = people.now(), new_link_token()
    async with people.changing() as connection:
        if connection.dialect.name == "postgresql":  # one after the other, or they would not count each other
            await connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(asked.address))))
        await connection.execute(
            insert(email_links).values(
                digest=link_digest(token),
                purpose=asked.purpose,
                address=asked.address,
                person=asked.person,
                created_at=now,
                expires_at=now + LASTS,
            )
        )
        sent = select(func.count()).select_from(email_links).where(email_links.c.address == asked.address)
        soon = await connection.scalar(sent.where(email_links.c.created_at > now - LASTS)) or 0
        day = await connection.scalar(sent.where(email_links.c.created_at > now - KEPT)) or 0
        if soon > SOON_MOST or day > DAY_MOST:
            raise _TooMany
    return mail(asked, f"{asked.site}/#/sign-in/{token}")


def mail(asked: AskedLink, link: str) -> Mail:
    words = Words(asked.lang)
    subject, why, button = (words.say(key) for key in TEXTS[asked.purpose])
    minutes = words.say("mail-lasts", minutes=int(LASTS // 60))
    ignore = words.say("mail-ignore")
    return Mail(
        to=asked.address,
        subject=subject,
        text=f"{why}\n\n{link}\n\n{minutes} {ignore}\n",
        html=f'<!doctype html><html lang="{words.lang}"><body><p>{escape(why)}</p>'
        f'<p><a href="{escape(link)}">{escape(button)}</a></p>'
        f"<p>{escape(minutes)} {escape(ignore)}</p></body></html>",
    )


class UsedLink(NamedTuple):
    purpose: Purpose
    session: OpenedSession | None  # for a link that signs in


async def use(
    people: PeopleStore, token: str, me: str | None, name: str | None, lang: str, device: str
) -> UsedLink:
    """Use a link. A refusal leaves it as it was, so that somebody can answer what is asked.

    `me` is who is signed in already; `name` is for somebody who is new here.
    """
    now = people.now()
    used = (
        update(email_links)
        .where(
            email_links.c.digest == link_digest(token),
            email_links.c.used_at.is_(None),
            email_links.c.expires_at > now,
        )
        .values(used_at=now)
        .returning(email_links.c.purpose, email_links.c.address, email_links.c.person)
    )
    try:
        async with people.changing() as connection:
            link = (await connection.execute(used)).first()
            if link is None:
                raise Refused("link-used-up")
            owner = await connection.scalar(select(emails.c.person).where(emails.c.address == link.address))
            if link.purpose == "add":
                if me is None or me != link.person:
                    raise Refused("link-of-another")
                if owner is not None and owner != me:
                    raise Refused("email-taken")
            if owner is None:
                owner = link.person
                if owner is None:
                    if name is None:
                        raise Refused("person-name-needed")
                    owner = (await persons.create(connection, name, lang, now)).id
                await _keep(connection, owner, link.address, now)
            session = None
            if link.purpose == "sign-in":
                session = await open_session(connection, owner, device, now)
            return UsedLink(link.purpose, session)
    except IntegrityError:  # the same address at the same time
        raise Refused("email-taken") from None


async def _keep(connection: AsyncConnection, person: str, address: str, now: float) -> None:
    count = select(func.count()).select_from(emails).where(emails.c.person == person)
    if (await connection.scalar(count) or 0) >= EMAILS_MOST:
        raise Refused("emails-too-many", most=EMAILS_MOST)
    await connection.execute(insert(emails).values(address=address, person=person, verified_at=now))
