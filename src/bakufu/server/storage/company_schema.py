"""The database schema of good company: spectators' chat, blocks, reports, bans, moderators, the audit log.

No network address is stored. `address_key` and `network_key` are keyed hashes of an address and of its range
(/24, or /48 for IPv6), see `company/addresses.py`; only a ban of a range that the host has typed is in plain
text.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, false

from bakufu.server.storage.people_schema import metadata


def _of_table() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _person(name: str, ondelete: str, index: bool = True, nullable: bool = True) -> Column[str]:
    target = ForeignKey("persons.id", ondelete=ondelete)
    return Column(name, String(16), target, nullable=nullable, index=index)


spectator_lines = Table(
    "spectator_lines",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("author", String(16), nullable=False),  # of one table: cannot be followed to another
    _person("person", "SET NULL"),
    Column("seat", Integer),  # a player's, after the end
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(20), nullable=False, server_default=""),
    Column("gone", Boolean, nullable=False, server_default=false()),
    Column("reactions", Text),  # JSON: by sign, the authors
    Column("edit", Integer, nullable=False, server_default="0"),
    Column("at", Float, nullable=False),
)

# From where somebody has joined a table or spoken there, so that a report can lead to a ban.
origins = Table(
    "origins",
    metadata,
    _of_table(),
    Column("who", String(24), primary_key=True),  # "seat 3", "host", or the author of spectators' lines
    Column("address_key", String(32), primary_key=True),
    Column("network_key", String(32), nullable=False),
    Column("at", Float, nullable=False, index=True),
)

# Whom somebody does not want to read (mute) or to meet (block).
blocks = Table(
    "blocks",
    metadata,
    Column("id", String(16), primary_key=True),
    _person("person", "CASCADE", nullable=False),
    Column("kind", String(5), nullable=False),  # mute, block
    _person("other", "CASCADE"),  # null: a guest, known by the seat alone
    Column("table_id", String(16)),  # where it was said
    Column("who", String(24), nullable=False),  # as in `origins`; "" where a name was typed
    Column("name", String(40), nullable=False),  # as it was seen then: never that of the account behind it
    Column("at", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), nullable=False),  # without a foreign key: it outlasts the table
    Column("table_name", String(80), nullable=False),
    Column("kind", String(6), nullable=False),  # line, player, name
    Column("room", String(10), nullable=False),  # table, spectators
    Column("line", Integer),
    Column("who", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    _person("person", "SET NULL"),
    Column("address_key", String(32)),
    Column("network_key", String(32)),
    Column("reason", String(12), nullable=False),
    Column("words", Text, nullable=False),
    Column("snapshot", Text, nullable=False),  # JSON: the lines around, as they were
    Column("reporter", String(64), nullable=False),  # who cannot report the same twice
    Column("reporter_name", String(40), nullable=False),
    _person("reporter_person", "SET NULL"),
    Column("at", Float, nullable=False),
    Column("closed_at", Float, index=True),
    Column("closed_by", String(40), nullable=False, server_default=""),
    Index("reports_once", "table_id", "room", "who", "line", "reporter"),
    sqlite_autoincrement=True,
)

bans = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True),
    _person("person", "CASCADE"),
    Column("address_key", String(32)),
    Column("network_key", String(32)),
    Column("cidr", String(50)),  # a range that the host has typed
    Column("name", String(50), nullable=False),  # whom it is about, for the desk
    Column("reason", String(200), nullable=False),
    Column("report", Integer),
    Column("by", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False, index=True),
    Column("lifted_at", Float),
    sqlite_autoincrement=True,
)

moderators = Table(
    "moderators",
    metadata,
    Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("by", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

# Everything that moderators have done. Rows are never changed.
audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("by", String(40), nullable=False),  # the name of a moderator, or "host"
    Column("act", String(20), nullable=False),
    Column("facts", Text, nullable=False),  # JSON
    Column("at", Float, nullable=False, index=True),
    sqlite_autoincrement=True,
    implicit_returning=False,
)

# Work that one of several processes does now and then.
chores = Table(
    "chores",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("due_at", Float, nullable=False),
)
