"""Results of games, ratings and their history; tables played for ratings; profiles that can be hidden."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("persons", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))
    _results()
    op.create_table(
        "ended_games",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("ended_at", sa.Float(), nullable=False),
    )
    op.create_index("ended_games_in_order", "ended_games", ["ended_at", "table_id"])
    _ratings()


def _results() -> None:
    op.create_table(
        "results",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("clan", sa.String(40)),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("stood_in", sa.Boolean(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("newcomer", sa.Boolean(), nullable=False),
        sa.Column("clock_losses", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("unrated", sa.String(20)),
        sa.Column("shown", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("move_seconds", sa.Float()),
        sa.Column("ended_at", sa.Float(), nullable=False),
    )
    op.create_index("results_by_person", "results", ["person", "shown", "ended_at"])


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer(), primary_key=True),
        sa.Column("pace", sa.String(8), primary_key=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("sure", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("provisional", sa.Boolean(), nullable=False),
        sa.Column("changed_at", sa.Float(), nullable=False),
    )
    op.create_index("ratings_in_order", "ratings", ["game", "players", "pace", "provisional", "sure"])
    op.create_table(
        "rating_history",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("persons.id", ondelete="SET NULL")),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=False),
        sa.Column("sigma_before", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("ended_at", sa.Float(), nullable=False),
    )
    op.create_index(
        "rating_history_by_person", "rating_history", ["person", "game", "players", "pace", "number"]
    )
    op.create_index("rating_history_by_time", "rating_history", ["person", "ended_at"])
