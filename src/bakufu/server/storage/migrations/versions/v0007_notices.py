"""Notices: settings, channels, what is to be told, the outbox; keys of the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("subscribed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(length=40), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.create_table(
        "notice_settings",
        sa.Column(
            "person", sa.String(length=16), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("settings", sa.Text(), nullable=False),
    )
    _create_channels()
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("recipient", sa.String(length=40), nullable=False),
        _person(),
        _table(),
        sa.Column("seat", sa.Integer()),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_notices_person", "notices", ["person"])
    op.create_index("ix_notices_table_id", "notices", ["table_id"])
    _create_outbox()


def _create_channels() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=16), primary_key=True),
        sa.Column("recipient", sa.String(length=40), nullable=False),
        _person(),
        _table(),
        sa.Column("seat", sa.Integer()),
        sa.Column("seat_token", sa.String(length=64)),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("target_digest", sa.String(length=64), nullable=False),
        sa.Column("secrets", sa.Text(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=False),
        sa.Column("enabled", sa.Boolean(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("used_at", sa.Float()),
        sa.UniqueConstraint("recipient", "target_digest", name="channels_once"),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_index("ix_channels_table_id", "channels", ["table_id"])


def _create_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("notice", sa.Integer(), nullable=False),
        sa.Column(
            "channel",
            sa.String(length=16),
            sa.ForeignKey("channels.id", ondelete="CASCADE"),
            nullable=False,
        ),
        _table(),
        sa.Column("seat", sa.Integer()),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("digest", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("unless_seen", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("first_due", sa.Float(), nullable=False),
        sa.Column("due_at", sa.Float(), nullable=False),
        sa.Column("lease_until", sa.Float(), nullable=False, server_default="0"),
        sa.Column("lease_by", sa.String(length=32)),
        sa.Column("attempts", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("error", sa.String(length=200), nullable=False, server_default=""),
        sa.Column("dead_at", sa.Float()),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"])
    op.create_index("ix_outbox_dead_at", "outbox", ["dead_at"])
    op.create_index("outbox_of_channel", "outbox", ["channel", "notice"])
    op.create_index("outbox_by_due", "outbox", ["due_at"])


def _person() -> sa.Column[str]:
    return sa.Column("person", sa.String(length=16), sa.ForeignKey("persons.id", ondelete="CASCADE"))


def _table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(length=16), sa.ForeignKey("tables.id", ondelete="CASCADE"))
