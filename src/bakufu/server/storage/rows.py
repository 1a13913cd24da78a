"""Database rows of a table as structs, and the changes of a command to be written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bakufu.engine.ids import Seat
from bakufu.server.protocol import ChatLine
from bakufu.server.storage import schema
from bakufu.server.storage.notices_schema import channels, notices
from bakufu.server.storage.writes import Sql, Write


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    game: str
    rules_version: int
    players: int
    options: str
    visibility: str
    spectators: bool
    advice: bool
    pace: str
    timeout: str
    status: str
    version: int
    seq: int
    to_act: int
    shown_by: float = 0.0
    shown_lines: int = 0
    paused_at: float | None = None
    votes: str | None = None
    wake_at: float | None = None
    host: str
    host_seat: Seat | None = None
    host_person: str | None = None
    host_keys: str | None = None
    accounts_required: bool = False
    rated: bool = False
    invite: str
    secret: bytes
    record: str | None = None
    deal: str | None = None
    digest: str | None = None
    outcome: str | None = None
    origin: str | None = None
    rematch: str | None = None
    club: str | None = None
    starts_at: float | None = None
    schedule_step: int = 0
    created_at: float
    started_at: float | None = None
    ended_at: float | None = None
    changed_at: float
    chat_edits: int = 0
    spectator_chat: int = 0


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: who plays it, and its clock."""

    table_id: str
    seat: Seat
    kind: str
    name: str
    token: str | None = None
    person: str | None = None
    keys: str | None = None
    bot: str | None = None
    entropy: str = ""
    bank: float = 0.0
    due_at: float | None = None
    reminded: bool = False
    draft: str | None = None
    subscribed: bool = False
    offered: bool = False
    resigned: bool = False
    held_until: float | None = None
    held_for: str | None = None
    held_person: str | None = None


class EntryRow(msgspec.Struct, frozen=True, kw_only=True):
    """One command of the history, as another process sends it."""

    seq: int
    kind: str
    seat: Seat
    moves: str
    draws: str
    touched: int
    command: str | None = None
    at: float


class EventRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened at a table besides moves; see the columns of `schema.table_events`."""

    number: int
    kind: str
    seat: Seat | None = None
    actor: str = ""
    facts: str
    moves: int
    lines: str
    command: str | None = None
    at: float


class RemoteChanges(msgspec.Struct, frozen=True, kw_only=True):
    """The changes of one command, for other processes: one that has the version before needs no query."""

    table: dict[str, Any]
    seats: dict[int, dict[str, Any]]
    entries: list[EntryRow]
    messages: list[ChatLine]
    events: list[EventRow] = []


def chat_columns(line: ChatLine) -> dict[str, Any]:
    """A new line of chat as it is stored and sent to other processes."""
    columns = {
        "number": line.number,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "at": line.at,
    }
    return {**columns, "phrase": line.phrase} if line.phrase else columns


class Changes:
    """What a command changes, written completely or not at all."""

    def __init__(self) -> None:
        self.table: dict[str, Any] = {}
        self.seats: dict[int, dict[str, Any]] = {}
        self.entries: list[Mapping[str, Any]] = []
        self.messages: list[Mapping[str, Any]] = []
        self.notices: list[Mapping[str, Any]] = []  # what follows from the rest: whom to tell of it
        self.more: list[Write] = []  # of rows that are not kept in memory
        self.events: list[EventRow] = []
        self.former_holders: list[Mapping[str, Any]] = []
        self.notes_deleted: list[Seat] = []
        self.devices_deleted: list[Seat] = []  # of guests, which were told when it was the turn of a seat

    def __bool__(self) -> bool:
        return bool(self.table or self.seats or self.entries or self.messages or self.events)

    def encode_remote(self, version: int, now: float) -> bytes | None:
        """The changes as `RemoteChanges`; None for those that must be looked up: a start or a rewind."""
        if "started_at" in self.table or any(entry["kind"] == "rewind" for entry in self.entries):
            return None
        table = {**self.table, "version": version, "changed_at": now}
        changes = {"table": table, "seats": self.seats, "entries": self.entries, "messages": self.messages}
        if self.events:
            changes["events"] = self.events
        return msgspec.json.encode(changes)

    def writes(self, sql: Sql, table_id: str, version: int, now: float) -> list[Write]:
        """The writes; the first one claims the next version, and fails if the table has a newer one."""
        columns = {**self.table, "version": version + 1, "changed_at": now}
        where = {"id": table_id, "version": version}
        writes = [sql.update(schema.tables, where, columns, claim=True)]
        writes += [sql.insert(schema.entries, {"table_id": table_id, **entry}) for entry in self.entries]
        for seat, changed in self.seats.items():
            writes.append(sql.update(schema.seats, {"table_id": table_id, "seat": seat}, changed))
        writes += [sql.insert(schema.messages, {"table_id": table_id, **line}) for line in self.messages]
        writes += [sql.insert(notices, {"table_id": table_id, **one}) for one in self.notices]
        for event in self.events:
            writes.append(
                sql.insert(schema.table_events, {"table_id": table_id, **msgspec.structs.asdict(event)})
            )
        for one in self.former_holders:
            writes.append(sql.insert(schema.former_holders, {"table_id": table_id, **one}))
        for seat in self.notes_deleted:
            writes.append(sql.delete(schema.notes, {"table_id": table_id, "seat": seat}))
        for seat in self.devices_deleted:
            writes.append(sql.delete(channels, {"table_id": table_id, "seat": seat}))
        return writes + self.more
