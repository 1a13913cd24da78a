"""Good company: reactions and tombstones, spectators' chat, blocks, reports, bans, moderators, audit log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def _table() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


def _person(name: str, ondelete: str, nullable: bool = True) -> sa.Column[str]:
    return sa.Column(name, sa.String(16), sa.ForeignKey("persons.id", ondelete=ondelete), nullable=nullable)


def _spoken() -> list[sa.Column[object]]:
    """What lines of both rooms have."""
    return [
        sa.Column("phrase", sa.String(20), nullable=False, server_default=""),
        sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("reactions", sa.Text()),
        sa.Column("edit", sa.Integer(), nullable=False, server_default="0"),
    ]


def upgrade() -> None:
    for name in ("chat_edits", "spectator_chat"):
        op.add_column("tables", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    for column in _spoken():
        op.add_column("messages", column)
    op.create_table(
        "spectator_lines",
        _table(),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("author", sa.String(16), nullable=False),
        _person("person", "SET NULL"),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        *_spoken(),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("ix_spectator_lines_person", "spectator_lines", ["person"])
    op.create_table(
        "origins",
        _table(),
        sa.Column("who", sa.String(24), primary_key=True),
        sa.Column("address_key", sa.String(32), primary_key=True),
        sa.Column("network_key", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("ix_origins_at", "origins", ["at"])
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(16), primary_key=True),
        _person("person", "CASCADE", nullable=False),
        sa.Column("kind", sa.String(5), nullable=False),
        _person("other", "CASCADE"),
        sa.Column("table_id", sa.String(16)),
        sa.Column("who", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("ix_blocks_person", "blocks", ["person"])
    op.create_index("ix_blocks_other", "blocks", ["other"])
    _create_desk()


def _create_desk() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("table_name", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("room", sa.String(10), nullable=False),
        sa.Column("line", sa.Integer()),
        sa.Column("who", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        _person("person", "SET NULL"),
        sa.Column("address_key", sa.String(32)),
        sa.Column("network_key", sa.String(32)),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("snapshot", sa.Text(), nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("reporter_name", sa.String(40), nullable=False),
        _person("reporter_person", "SET NULL"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("closed_at", sa.Float()),
        sa.Column("closed_by", sa.String(40), nullable=False, server_default=""),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_index("ix_reports_reporter_person", "reports", ["reporter_person"])
    op.create_index("ix_reports_closed_at", "reports", ["closed_at"])
    op.create_index("reports_once", "reports", ["table_id", "room", "who", "line", "reporter"])
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer(), primary_key=True),
        _person("person", "CASCADE"),
        sa.Column("address_key", sa.String(32)),
        sa.Column("network_key", sa.String(32)),
        sa.Column("cidr", sa.String(50)),
        sa.Column("name", sa.String(50), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("report", sa.Integer()),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("lifted_at", sa.Float()),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_bans_person", "bans", ["person"])
    op.create_index("ix_bans_until", "bans", ["until"])
    op.create_table(
        "moderators",
        sa.Column("person", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_audit_at", "audit", ["at"])
    op.create_table(
        "chores",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("due_at", sa.Float(), nullable=False),
    )
