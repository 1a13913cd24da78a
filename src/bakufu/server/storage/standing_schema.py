"""The database schema of standing: results of games, ratings and how they came about.

A row of `results` is written in the transaction of the move that ends a game, together with one of
`ended_games`. A background task deletes the latter in the transaction that counts the game, so that each game
is counted exactly once. Nobody but a person has a rating.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, false

from bakufu.server.storage.people_schema import metadata

__all__ = ["ended_games", "metadata", "rating_history", "ratings", "results"]

# One row for every seat of a table whose game has ended by its rules.
results = Table(
    "results",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(8), nullable=False),  # a class of paces: live, days, none
    Column("person", String(16)),  # at the end; null: a guest, a bot, somebody who has left
    Column("name", String(40), nullable=False),  # of the seat
    Column("bot", String(40)),  # at the seat of a bot; not that of a stand-in
    Column("clan", String(40)),  # whose side the seat played, where the game has sides
    Column("place", Integer, nullable=False),  # from 1 on; whoever shares a place has the same
    Column("points", Integer, nullable=False),
    Column("stood_in", Boolean, nullable=False),  # a bot has played for the player, for some time at least
    Column("left", Boolean, nullable=False),  # and did so at the end
    Column("resigned", Boolean, nullable=False),
    Column("newcomer", Boolean, nullable=False),  # has taken the seat over from somebody else
    Column("clock_losses", Integer, nullable=False),  # how often the player's time was up
    Column("rated", Boolean, nullable=False),  # whether the game counts for ratings, as far as is known
    Column("unrated", String(20)),  # why it does not: see docs/ratings.md
    Column("shown", Boolean, nullable=False, server_default=false()),  # in the profile of its person
    Column("move_seconds", Float),  # half of the player's moves took longer
    Column("ended_at", Float, nullable=False),
    Index("results_by_person", "person", "shown", "ended_at"),
)

# Games that are still to be counted, in the order in which they ended.
ended_games = Table(
    "ended_games",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ended_at", Float, nullable=False),
    Index("ended_games_in_order", "ended_at", "table_id"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("pace", String(8), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("sure", Float, nullable=False),  # the rating that we are sure of: the order of leaderboards
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("provisional", Boolean, nullable=False),
    Column("changed_at", Float, nullable=False),
    Index("ratings_in_order", "game", "players", "pace", "provisional", "sure"),
)

# What each rated game did to the rating of each person. Never changed, but nameless when the person goes.
rating_history = Table(
    "rating_history",
    metadata,
    Column("table_id", String(16), primary_key=True),  # the row stays when the table goes
    Column("seat", Integer, primary_key=True),
    Column("person", String(16), ForeignKey("persons.id", ondelete="SET NULL")),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("number", Integer, nullable=False),  # of this person's rated games of this class
    Column("rank", Integer, nullable=False),  # among those who were rated; who has left is last
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ended_at", Float, nullable=False),
    Index("rating_history_by_person", "person", "game", "players", "pace", "number"),
    Index("rating_history_by_time", "person", "ended_at"),
)
