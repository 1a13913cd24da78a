"""The database schema: tables, seats, the history of commands, table events, chat and notes.

Persons and what belongs to them are in `people_schema`.

`entries` is the history: one row for every command that changed a game, with the key `(table_id, seq)`. No
row is ever changed or deleted; even a rewind is a new row. `tables.version` counts every change of a table,
its seats and its chat: of two commands that saw the same version, only one can claim the next.

A change of this file needs a migration; a test compares the two.
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
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON, complete
    Column("visibility", String(10), nullable=False),  # open, unlisted, link, club
    Column("spectators", Boolean, nullable=False),
    Column("advice", Boolean, nullable=False),  # whether players may ask bots what they would do
    Column("pace", String(20), nullable=False),
    Column("timeout", String(10), nullable=False),  # wait, bot, vote
    Column("status", String(10), nullable=False),  # waiting, playing, over, cancelled
    Column("version", Integer, nullable=False),  # number of changes of any kind: an optimistic lock
    Column("seq", Integer, nullable=False),  # number of entries
    Column("to_act", Integer, nullable=False),  # bit s: seat s owes a move
    Column("shown_by", Float, nullable=False, server_default="0"),  # when clients will have shown it all
    Column("shown_lines", Integer, nullable=False, server_default="0"),  # of the public log that this counts
    Column("paused_at", Float),  # since when nobody may move and the clocks stand still
    Column("votes", Text),  # JSON: the votes that are open
    Column("wake_at", Float, index=True),  # when a vote or a pause ends by itself
    Column("host", String(64), nullable=False),  # digest of the host's token
    Column("host_seat", Integer),  # where the host sits, if at the table; gone once somebody else sits there
    Column("host_person", String(16), index=True),  # the person who has the host's rights, if any
    Column("host_keys", Text),  # JSON: the keys of that person's devices, see `tables/keys.py`
    Column("accounts_required", Boolean, nullable=False, server_default=false()),  # only persons may sit down
    Column("rated", Boolean, nullable=False, server_default=false()),  # opened to count for ratings
    Column("invite", String(64), nullable=False),  # digest of the invitation, for tables by link
    Column("secret", LargeBinary(32), nullable=False),
    Column("record", Text),  # an imported game; the entries go on from its end
    Column("deal", Text),  # JSON: the set-up that was taken over from another game
    Column("digest", String(64)),  # of the position after the last entry: what an upgrade must still reach
    Column("outcome", Text),  # JSON, once over
    Column("origin", String(16)),  # the table of which this is a rematch or clone
    Column("rematch", String(16)),  # the table at which the same people play again
    Column("club", String(16), index=True),  # whose members alone see it, see `clubs_schema`
    Column("starts_at", Float, index=True),  # when it is to start by itself; null: when its host starts it
    Column("schedule_step", Integer, nullable=False, server_default="0"),  # what was told, see `schedule`
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Column("ended_at", Float),
    Column("changed_at", Float, nullable=False),
    Column("chat_edits", Integer, nullable=False, server_default="0"),  # changes of older lines of chat
    Column("spectator_chat", Integer, nullable=False, server_default="0"),  # the same of the spectators' chat
    Index("tables_by_status", "status", "visibility", "created_at"),
    Index("tables_by_change", "changed_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(6), nullable=False),  # open, human, bot
    Column("name", String(40), nullable=False),
    Column("token", String(64), index=True),  # digest of the seat's own secret link
    Column("person", String(16), index=True),  # whose seat it is; null: a guest's
    Column("keys", Text),  # JSON: the keys of that person's devices, see `tables/keys.py`
    Column("bot", String(40)),  # the bot that plays it now, if any
    Column("entropy", String(256), nullable=False),
    Column("bank", Float, nullable=False),  # seconds left, besides the increment of each move
    Column("due_at", Float, index=True),  # when its time is up; null while it owes nothing
    Column("reminded", Boolean, nullable=False),
    Column("draft", Text),  # JSON: moves that it has not submitted yet
    Column("subscribed", Boolean, nullable=False, server_default=false()),  # a guest's device wants notices
    Column("offered", Boolean, nullable=False, server_default=false()),  # a newcomer may take it
    Column("resigned", Boolean, nullable=False, server_default=false()),  # its player has given up for good
    Column("held_until", Float, index=True),  # until then only this player of the game before may take it
    Column("held_for", String(40)),  # that player's name
    Column("held_person", String(16), index=True),  # and person, if they have an account
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # run, undo, rewind
    Column("seat", Integer, nullable=False),
    Column("moves", Text, nullable=False),  # JSON: moves in JSON form; for a rewind, the number of the entry
    Column("draws", Text, nullable=False),  # JSON: the outcomes of the last move's draws
    Column("touched", Integer, nullable=False),  # bit s: seat s saw it; bit `players`: so did spectators
    Column("command", String(64)),  # the sender's own id: the same command never acts twice
    Column("at", Float, nullable=False),
    Index("entries_by_command", "table_id", "seat", "command", unique=True),
)

# What happens at a table besides moves: who plays for whom, votes, pauses, nudges. Never changed or deleted.
table_events = Table(
    "table_events",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),  # whom it is about
    Column("actor", String(8), nullable=False),  # who did it: a seat, "host", or "" for the server itself
    Column("facts", Text, nullable=False),  # JSON
    Column("moves", Integer, nullable=False),  # moves of the game by then; secret while it is played
    Column("lines", Text, nullable=False),  # JSON: the length of each viewer's log by then, spectators last
    Column("command", String(64)),  # the sender's own id: the same command never acts twice
    Column("at", Float, nullable=False),
    Index("table_events_by_command", "table_id", "actor", "command", unique=True),
)

# When a player's page was last open: written when it closes, and now and then in between.
last_seen = Table(
    "last_seen",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)

# Persons whose seats newcomers have taken during a game. What they said and did there still is theirs.
former_holders = Table(
    "former_holders",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the table event with which the newcomer came
    Column("seat", Integer, nullable=False),
    Column("person", String(16), nullable=False, index=True),
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),  # null: a spectator
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(20), nullable=False, server_default=""),  # a ready one, by its key
    Column("gone", Boolean, nullable=False, server_default=false()),  # deleted by a moderator
    Column("reactions", Text),  # JSON: by sign, the seats
    Column("edit", Integer, nullable=False, server_default="0"),  # `tables.chat_edits` at the last change
    Column("at", Float, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)
