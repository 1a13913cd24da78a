"""Clubs and their tables; times at which tables start; rematches with seats that are held."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("name_key", sa.String(80), nullable=False, unique=True),
        sa.Column("invite", sa.String(64)),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("joined_at", sa.Float(), nullable=False),
    )
    op.create_index("ix_club_members_person", "club_members", ["person"])
    op.add_column("tables", sa.Column("rematch", sa.String(16)))
    op.add_column("tables", sa.Column("club", sa.String(16)))
    op.add_column("tables", sa.Column("starts_at", sa.Float()))
    op.add_column("tables", sa.Column("schedule_step", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("ix_tables_club", "tables", ["club"])
    op.create_index("ix_tables_starts_at", "tables", ["starts_at"])
    op.add_column("seats", sa.Column("held_until", sa.Float()))
    op.add_column("seats", sa.Column("held_for", sa.String(40)))
    op.add_column("seats", sa.Column("held_person", sa.String(16)))
    op.create_index("ix_seats_held_until", "seats", ["held_until"])
    op.create_index("ix_seats_held_person", "seats", ["held_person"])
