"""The database schema of pairing: who looks for a game, and the table that they got.

There is one row for each person, and for each guest's browser token; a new search replaces it. `table_id` is
null while somebody waits: pairing sets it in the transaction that also makes the table. Of the guest's token,
the browser and the address only digests are stored; the latter two only as long as somebody waits.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, false

from bakufu.server.storage.people_schema import metadata

waiting = Table(
    "waiting",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), unique=True),
    Column("token", String(64), unique=True),  # of a guest
    Column("seat_token", String(64)),  # digest of the token that will open a guest's seat
    Column("browser", String(64), nullable=False),
    Column("address", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("wish", Text, nullable=False),  # JSON
    Column("notify", Boolean, nullable=False, server_default=false()),  # goes on while the page is closed
    Column("since", Float, nullable=False),
    Column("seen_at", Float, nullable=False),  # when its page last asked
    Column("bots_at", Float),  # since when its player agrees to play with bots
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("seat", Integer),
    Column("paired_at", Float),
    Column("notice_at", Float, index=True),  # when a person who has not come by then is told
    Index("waiting_by_time", "since"),
    Index("waiting_by_address", "address"),
)
