"""The database schema of persons: their passkeys, e-mail addresses, devices, and what signs them in.

A person is somebody who keeps their games beyond one browser; guests have no row here. Of everything that
opens something (sessions, links by e-mail, recovery codes, challenges) only a digest is stored.

Seats and tables name their person (`seats.person`, `tables.host_person`) without a foreign key: a game stays
when its person goes.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    false,
)

from bakufu.server.storage.schema import metadata

__all__ = [
    "challenges",
    "email_links",
    "emails",
    "metadata",
    "passkeys",
    "persons",
    "recovery_codes",
    "sessions",
]


def _of_person() -> Column[str]:
    """The column of what belongs to a person and goes with them."""
    return Column(
        "person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True
    )


persons = Table(
    "persons",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), nullable=False, unique=True),  # the same for names that look alike
    Column("language", String(16), nullable=False),
    Column("settings", Text, nullable=False),  # JSON: the client's preferences, the same on every device
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),  # to the hour
    Column("deleted_at", Float),  # being deleted; the row goes last
    Column("hidden", Boolean, nullable=False, server_default=false()),  # has no public profile
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary(1024), primary_key=True),  # the credential id that the authenticator chose
    _of_person(),
    Column("public_key", LargeBinary(4096), nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("label", String(80), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("used_at", Float),
)

emails = Table(
    "emails",
    metadata,
    Column("address", String(254), primary_key=True),  # in lower case; only addresses that were confirmed
    _of_person(),
    Column("verified_at", Float, nullable=False),
)

email_links = Table(
    "email_links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("purpose", String(10), nullable=False),  # sign-in, add
    Column("address", String(254), nullable=False),
    Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), index=True),  # for `add`
    Column("created_at", Float, nullable=False),
    Column("expires_at", Float, nullable=False),
    Column("used_at", Float),
    Index("email_links_by_address", "address", "created_at"),
    Index("email_links_by_expiry", "expires_at"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),  # names the device in lists and keys; opens nothing
    Column("digest", String(64), nullable=False, unique=True),
    _of_person(),
    Column("device", String(80), nullable=False),  # browser and system, as the browser names itself
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),  # to the hour
    Column("expires_at", Float, nullable=False, index=True),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    _of_person(),
    Column("created_at", Float, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("purpose", String(10), nullable=False),  # create, add, sign-in
    Column("person", String(16)),  # the person to be created or to be given a passkey
    Column("expires_at", Float, nullable=False, index=True),
)
