"""The alembic environment: migrations run on the connection of `db.upgrade`, in its transaction."""

from __future__ import annotations

from alembic import context

from bakufu.server.storage import (  # each declares its tables
    clubs_schema,
    company_schema,
    notices_schema,
    pairing_schema,
    people_schema,
    standing_schema,
    tournaments_schema,
)

SCHEMAS = (
    people_schema,
    notices_schema,
    pairing_schema,
    standing_schema,
    clubs_schema,
    tournaments_schema,
    company_schema,
)

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SCHEMAS[0].metadata,
    transaction_per_migration=False,
    render_as_batch=True,  # SQLite alters a table by creating it again
)
context.run_migrations()
