"""People who look for a game; the seat of a table's host."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("host_seat", sa.Integer()))
    op.create_table(
        "waiting",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), unique=True),
        sa.Column("token", sa.String(64), unique=True),
        sa.Column("seat_token", sa.String(64)),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("wish", sa.Text(), nullable=False),
        sa.Column("notify", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("seen_at", sa.Float(), nullable=False),
        sa.Column("bots_at", sa.Float()),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("seat", sa.Integer()),
        sa.Column("paired_at", sa.Float()),
        sa.Column("notice_at", sa.Float()),
    )
    op.create_index("ix_waiting_table_id", "waiting", ["table_id"])
    op.create_index("ix_waiting_notice_at", "waiting", ["notice_at"])
    op.create_index("waiting_by_time", "waiting", ["since"])
    op.create_index("waiting_by_address", "waiting", ["address"])
