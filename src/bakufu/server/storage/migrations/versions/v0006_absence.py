"""Absent players: pauses, votes, offered seats, table events, and when a player was last seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def _table_id() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


def upgrade() -> None:
    op.add_column("tables", sa.Column("paused_at", sa.Float()))
    op.add_column("tables", sa.Column("votes", sa.Text()))
    op.add_column("tables", sa.Column("wake_at", sa.Float()))
    op.create_index("ix_tables_wake_at", "tables", ["wake_at"])
    op.add_column("seats", sa.Column("offered", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("resigned", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "table_events",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("actor", sa.String(8), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("command", sa.String(64)),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("table_events_by_command", "table_events", ["table_id", "actor", "command"], unique=True)
    op.create_table(
        "last_seen",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
    )
