"""The database schema of tournaments: entrants, the tables and seats of each round, and a public log.

`tournaments.version` counts every change: of two processes that saw the same version, only one can write
what comes next. All that a step changes, also the rows of new tables, is written in one transaction with it.

The rows name tables and persons' seats without a foreign key to `tables`: standings outlast the games.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from bakufu.server.storage.people_schema import metadata

__all__ = [
    "metadata",
    "tournament_entrants",
    "tournament_log",
    "tournament_seats",
    "tournament_tables",
    "tournaments",
]


def _of_tournament() -> Column[str]:
    return Column(
        "tournament", String(16), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )


tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("about", Text, nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON, as they were wished
    Column("rounds", Integer, nullable=False),
    Column("wanted", Integer, nullable=False),  # players at a table
    Column("least", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column(
        "fill", String(10), nullable=False
    ),  # bots, uneven, byes: when the number of entrants does not fit
    Column("bot", String(40), nullable=False),  # that fills seats
    Column("pace", String(20), nullable=False),
    Column("visibility", String(10), nullable=False),  # open, invite
    Column("accounts_required", Boolean, nullable=False),
    Column("entrants_most", Integer, nullable=False),
    Column("late", Integer, nullable=False),  # the last round that somebody may still enter for
    Column("status", String(10), nullable=False),  # announced, open, running, finished, called_off
    Column("round", Integer, nullable=False),  # 0 before the start
    Column("opens_at", Float),
    Column("starts_at", Float),  # null: the director starts it
    Column("round_seconds", Float, nullable=False),
    Column("break_seconds", Float, nullable=False),
    Column("no_show_seconds", Float, nullable=False),
    Column("no_shows_at", Float),  # of the round that is played: when empty seats are looked for
    Column("deadline_at", Float),  # of the round that is played
    Column("next_at", Float),  # between two rounds: when the next one begins
    Column("wake_at", Float, index=True),  # when the schedule must look again
    Column("director", String(64), nullable=False),  # digest of the director's token
    Column("director_person", String(16), index=True),
    Column("invite", String(64), nullable=False),  # digest of the invitation
    Column("seed", LargeBinary(32), nullable=False),  # of the draws of pairings: shown from the start on
    Column("events", Integer, nullable=False),  # rows of the log
    Column("version", Integer, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Column("ended_at", Float),
    Index("tournaments_by_status", "status", "created_at"),
)

tournament_entrants = Table(
    "tournament_entrants",
    metadata,
    _of_tournament(),
    Column("number", Integer, primary_key=True),  # from 1, in the order of entering
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), nullable=False),  # the same for names that look alike
    Column("person", String(16), index=True),  # null: a guest
    Column("token", String(64)),  # digest of a guest's token
    Column("entropy", String(256), nullable=False),  # added to the draws of the entrant's tables
    Column("status", String(10), nullable=False),  # in, out, removed, banned
    Column("entered_at", Float, nullable=False),
    UniqueConstraint("tournament", "name_key", name="tournament_entrants_name"),
    UniqueConstraint("tournament", "person", name="tournament_entrants_person"),
)

tournament_tables = Table(
    "tournament_tables",
    metadata,
    _of_tournament(),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, the leaders' table first
    Column("table_id", String(16), nullable=False, unique=True),
    Column("players", Integer, nullable=False),
    Column("status", String(10), nullable=False),  # playing, over, void
    Column("result", Text),  # JSON by seat, once over
    Column("ended_at", Float),
)

tournament_seats = Table(
    "tournament_seats",
    metadata,
    _of_tournament(),
    Column("round", Integer, primary_key=True),
    Column("entrant", Integer, primary_key=True),
    Column("number", Integer),  # of the table; null: a bye
    Column("seat", Integer),  # null: a bye, or replaced by somebody else
    Column("no_show", Boolean, nullable=False, server_default=false()),
)

tournament_log = Table(
    "tournament_log",
    metadata,
    _of_tournament(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("actor", String(10), nullable=False),  # director, entrant, or "" for the schedule
    Column("facts", Text, nullable=False),  # JSON
    Column("at", Float, nullable=False),
)
