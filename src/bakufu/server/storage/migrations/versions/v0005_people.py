"""Persons: passkeys, e-mail addresses, sessions, recovery codes; whose seats and tables are whose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("name_key", sa.String(length=80), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("seen_at", sa.Float(), nullable=False),
        sa.Column("deleted_at", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("name_key"),
    )
    _create_ways_in()
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("device", sa.String(length=80), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("seen_at", sa.Float(), nullable=False),
        sa.Column("expires_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("digest"),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
    op.create_index(op.f("ix_sessions_expires_at"), "sessions", ["expires_at"], unique=False)
    op.create_table(
        "challenges",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("purpose", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("expires_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_index(op.f("ix_challenges_expires_at"), "challenges", ["expires_at"], unique=False)
    _extend_tables()


def _create_ways_in() -> None:
    """What a person signs in with."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary(length=1024), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("public_key", sa.LargeBinary(length=4096), nullable=False),
        sa.Column("sign_count", sa.Integer(), nullable=False),
        sa.Column("label", sa.String(length=80), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("used_at", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_passkeys_person"), "passkeys", ["person"], unique=False)
    op.create_table(
        "emails",
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("verified_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("address"),
    )
    op.create_index(op.f("ix_emails_person"), "emails", ["person"], unique=False)
    op.create_table(
        "email_links",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("purpose", sa.String(length=10), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("expires_at", sa.Float(), nullable=False),
        sa.Column("used_at", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_index("email_links_by_address", "email_links", ["address", "created_at"], unique=False)
    op.create_index("email_links_by_expiry", "email_links", ["expires_at"], unique=False)
    op.create_index(op.f("ix_email_links_person"), "email_links", ["person"], unique=False)
    op.create_table(
        "recovery_codes",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_index(op.f("ix_recovery_codes_person"), "recovery_codes", ["person"], unique=False)


def _extend_tables() -> None:
    """Who holds a seat or hosts a table."""
    op.add_column("tables", sa.Column("host_person", sa.String(length=16), nullable=True))
    op.add_column("tables", sa.Column("host_keys", sa.Text(), nullable=True))
    op.add_column(
        "tables", sa.Column("accounts_required", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index(op.f("ix_tables_host_person"), "tables", ["host_person"], unique=False)
    op.add_column("seats", sa.Column("person", sa.String(length=16), nullable=True))
    op.add_column("seats", sa.Column("keys", sa.Text(), nullable=True))
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
