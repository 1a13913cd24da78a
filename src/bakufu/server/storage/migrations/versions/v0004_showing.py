"""By when clients have shown everything at the latest, so that clocks can wait for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shown_by", sa.Float(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("shown_lines", sa.Integer(), nullable=False, server_default="0"))
