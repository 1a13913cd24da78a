"""The database schema of clubs: their names, their invitations, and who is a member.

The tables of a club name it in `tables.club`, without a foreign key: a game stays when its club is closed.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table

from bakufu.server.storage.people_schema import metadata

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), nullable=False, unique=True),  # the same for names that look alike
    Column("invite", String(64)),  # digest of the invitation; null: there is none
    Column("version", Integer, nullable=False),  # number of changes: whoever changes it first has the row
    Column("created_at", Float, nullable=False),
)

members = Table(
    "club_members",
    metadata,
    Column("club", String(16), ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("role", String(10), nullable=False),  # owner, member
    Column("joined_at", Float, nullable=False),
)
