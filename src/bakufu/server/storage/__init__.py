"""Storage: the database schema, migrations, row queries, and batched writes."""
