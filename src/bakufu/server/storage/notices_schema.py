"""The database schema of notices: whom to tell of what, over which channels, and the outbox.

A row of `notices` is written in the transaction of the change that causes it. Later it is turned into rows of
`outbox`, one for each channel of its recipient, in one transaction that also deletes it.

A recipient is a person, or a guest at a seat (`TABLE/SEAT`), who has channels for this seat alone.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from bakufu.server.storage.people_schema import metadata


def _of_person(index: bool = True) -> Column[str]:
    """The person to whom it belongs, and with whom it goes; none for a guest's."""
    return Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), index=index)


def _of_table(index: bool = True) -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), index=index)


server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),  # made on first use; secret
)

notice_settings = Table(
    "notice_settings",
    metadata,
    Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("settings", Text, nullable=False),  # JSON
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("recipient", String(40), nullable=False),
    _of_person(),
    _of_table(),
    Column("seat", Integer),
    Column("seat_token", String(64)),  # a guest's: ends when the seat has another link
    Column("kind", String(10), nullable=False),  # push, email, generic, discord, slack, ntfy
    Column("target", Text, nullable=False),  # an address of the web, or of e-mail
    Column("target_digest", String(64), nullable=False),
    Column("secrets", Text, nullable=False),  # JSON: keys of a push subscription, or of a webhook
    Column("name", String(80), nullable=False),  # such as the browser and system of a device
    Column("language", String(16), nullable=False),  # a guest's; a person has their own
    Column("enabled", Boolean, nullable=False),
    Column("failures", Integer, nullable=False, server_default="0"),  # dead letters one after the other
    Column("created_at", Float, nullable=False),
    Column("used_at", Float),
    UniqueConstraint("recipient", "target_digest", name="channels_once"),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("recipient", String(40), nullable=False),
    _of_person(),
    _of_table(),
    Column("seat", Integer),
    Column("kind", String(20), nullable=False),
    Column("facts", Text, nullable=False),  # JSON: public facts alone
    Column("created_at", Float, nullable=False),
    sqlite_autoincrement=True,  # the numbers give the order, so none is used twice
    implicit_returning=False,
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("notice", Integer, nullable=False),  # gives the order of a channel
    Column("channel", String(16), ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    _of_table(),
    Column("seat", Integer),
    Column("kind", String(20), nullable=False),
    Column("facts", Text, nullable=False),
    Column("digest", Boolean, nullable=False, server_default=false()),  # together with others, once a day
    Column("unless_seen", Boolean, nullable=False, server_default=false()),
    Column("created_at", Float, nullable=False),
    Column("first_due", Float, nullable=False),  # when it was to be sent; those before it go first
    Column("due_at", Float, nullable=False),  # when it is tried next
    Column("lease_until", Float, nullable=False, server_default="0"),
    Column("lease_by", String(32)),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("error", String(200), nullable=False, server_default=""),
    Column("dead_at", Float, index=True),
    Index("outbox_of_channel", "channel", "notice"),
    Index("outbox_by_due", "due_at"),
    sqlite_autoincrement=True,
    implicit_returning=False,
)
