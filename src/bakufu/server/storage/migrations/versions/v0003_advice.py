"""Whether players may ask bots for advice; at older tables they may."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("advice", sa.Boolean(), nullable=False, server_default=sa.true()))
