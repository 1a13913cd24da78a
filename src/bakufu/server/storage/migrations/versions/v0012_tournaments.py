"""Tournaments: entrants, tables and seats of each round, the public log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    _create_tournaments()
    _create_entrants()
    _create_rounds()


def _create_tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=16), primary_key=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("wanted", sa.Integer(), nullable=False),
        sa.Column("least", sa.Integer(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("fill", sa.String(length=10), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("pace", sa.String(length=20), nullable=False),
        sa.Column("visibility", sa.String(length=10), nullable=False),
        sa.Column("accounts_required", sa.Boolean(), nullable=False),
        sa.Column("entrants_most", sa.Integer(), nullable=False),
        sa.Column("late", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("opens_at", sa.Float()),
        sa.Column("starts_at", sa.Float()),
        sa.Column("round_seconds", sa.Float(), nullable=False),
        sa.Column("break_seconds", sa.Float(), nullable=False),
        sa.Column("no_show_seconds", sa.Float(), nullable=False),
        sa.Column("no_shows_at", sa.Float()),
        sa.Column("deadline_at", sa.Float()),
        sa.Column("next_at", sa.Float()),
        sa.Column("wake_at", sa.Float()),
        sa.Column("director", sa.String(length=64), nullable=False),
        sa.Column("director_person", sa.String(length=16)),
        sa.Column("invite", sa.String(length=64), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=False),
        sa.Column("events", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("started_at", sa.Float()),
        sa.Column("ended_at", sa.Float()),
    )
    op.create_index("ix_tournaments_wake_at", "tournaments", ["wake_at"])
    op.create_index("ix_tournaments_director_person", "tournaments", ["director_person"])
    op.create_index("tournaments_by_status", "tournaments", ["status", "created_at"])


def _create_entrants() -> None:
    op.create_table(
        "tournament_entrants",
        _tournament(),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("name_key", sa.String(length=80), nullable=False),
        sa.Column("person", sa.String(length=16)),
        sa.Column("token", sa.String(length=64)),
        sa.Column("entropy", sa.String(length=256), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("entered_at", sa.Float(), nullable=False),
        sa.UniqueConstraint("tournament", "name_key", name="tournament_entrants_name"),
        sa.UniqueConstraint("tournament", "person", name="tournament_entrants_person"),
    )
    op.create_index("ix_tournament_entrants_person", "tournament_entrants", ["person"])


def _create_rounds() -> None:
    op.create_table(
        "tournament_tables",
        _tournament(),
        sa.Column("round", sa.Integer(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("table_id", sa.String(length=16), nullable=False, unique=True),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("result", sa.Text()),
        sa.Column("ended_at", sa.Float()),
    )
    op.create_table(
        "tournament_seats",
        _tournament(),
        sa.Column("round", sa.Integer(), primary_key=True),
        sa.Column("entrant", sa.Integer(), primary_key=True),
        sa.Column("number", sa.Integer()),
        sa.Column("seat", sa.Integer()),
        sa.Column("no_show", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "tournament_log",
        _tournament(),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("actor", sa.String(length=10), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )


def _tournament() -> sa.Column[str]:
    return sa.Column(
        "tournament",
        sa.String(length=16),
        sa.ForeignKey("tournaments.id", ondelete="CASCADE"),
        primary_key=True,
    )
