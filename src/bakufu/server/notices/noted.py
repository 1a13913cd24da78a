"""What to tell whom of a change of a table, from what everybody may know of the table before and after it.

This is a function of public information alone (and of who the persons in the seats are), so a notice cannot
tell more than the table shows. The rows that it makes are written in the transaction of the change itself:
a notice is neither lost nor sent for a change that did not happen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bakufu.engine.events import EventValue, Log
from bakufu.engine.ids import Seat
from bakufu.server.notices import kinds
from bakufu.server.storage.db import from_json, to_json
from bakufu.server.storage.rows import EventRow, SeatRow
from bakufu.server.tables.schedule import TOLD_LATE
from bakufu.server.tables.table import Table
from bakufu.server.tables.voting import is_asked_in, open_votes

PART = "round"  # the public event that begins a part of any game: its facts name the round, or the season


class Noted(NamedTuple):
    """A notice for the player of a seat, or for the host (None)."""

    kind: str
    seat: Seat | None
    facts: dict[str, EventValue]


def rows(before: Table, after: Table, now: float) -> list[dict[str, Any]]:
    """The rows for everybody who is told anything: one of each kind for each recipient."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    part: dict[str, EventValue] | None = None
    for one in noted(before, after):
        recipient = _recipient(after, one.seat)
        if recipient is None or (recipient[0], one.kind) in found:
            continue
        if part is None:
            part = _part(after)
        name, person = recipient
        found[name, one.kind] = {
            "recipient": name,
            "person": person,
            "seat": one.seat,
            "kind": one.kind,
            "facts": to_json({**one.facts, "part": part}),
            "created_at": now,
        }
    return list(found.values())


def noted(before: Table, after: Table) -> Iterator[Noted]:
    """Everything that this change gives reason to tell."""
    started = before.status == "waiting" and after.status == "playing"
    ended = before.status == "playing" and after.status in ("over", "cancelled")
    happened = after.events[len(before.events) :]
    for old, new in zip(before.seats, after.seats, strict=True):
        seat = new.seat
        if _joined(before, old, new):
            free = sum(one.kind == "open" for one in after.seats)
            yield Noted(kinds.JOINED, None, {"name": new.name, "free": free})
        if not _has_player(new):
            continue
        if ended:
            yield Noted(kinds.OVER, seat, {})
        elif kinds.is_asked(after.row, new) and not kinds.is_asked(before.row, old):
            yield Noted(kinds.TURN, seat, {})
        elif started:
            yield Noted(kinds.STARTED, seat, {})
        if new.reminded and not old.reminded and kinds.is_asked(after.row, new):
            yield Noted(kinds.CLOCK, seat, {})
        asked_for = any(event.kind == "bot-in" and event.actor == str(seat) for event in happened)
        replaced = before.status == "playing" and old.bot is None and kinds.is_replaced(after.row, new)
        if replaced and not asked_for:
            yield Noted(kinds.REPLACED, seat, {})
    yield from _of_schedule(before, after)
    yield from _of_events(after, happened)


def _of_schedule(before: Table, after: Table) -> Iterator[Noted]:
    """What there is to tell of the time at which a table starts, to its host, too."""
    if after.status != "waiting":
        return
    kind = None
    if after.row.starts_at != before.row.starts_at:
        kind = kinds.MOVED
    elif after.row.schedule_step > before.row.schedule_step:
        kind = kinds.LATE if after.row.schedule_step == TOLD_LATE else kinds.SOON
    if kind is None:
        return
    for seat in after.seats:
        is_host = seat.person is not None and seat.person == after.row.host_person
        if _has_player(seat) and not (kind == kinds.MOVED and is_host):
            yield Noted(kind, seat.seat, {})
    if kind != kinds.MOVED:
        yield Noted(kind, None, {})


def _of_events(table: Table, events: Sequence[EventRow]) -> Iterator[Noted]:
    """What the new events of a table give reason to tell, as far as it is still so after them."""
    opened = {event.number for event in events if event.kind == "vote-opened"}
    asked = [vote for vote in open_votes(table.row) if vote.number in opened]
    for seat in table.seats:
        vote = next((vote for vote in asked if is_asked_in(vote, seat)), None)
        if _has_player(seat) and vote is not None:
            about = table.seats[vote.seat].name if vote.seat is not None else ""
            yield Noted(kinds.VOTE, seat.seat, {"about": vote.kind.replace("_", "-"), "name": about})
    for event in events:
        if event.kind == "nudge" and event.seat is not None and _has_player(table.seats[event.seat]):
            yield Noted(kinds.NUDGE, event.seat, _of_nudge(table, event))
        elif event.kind == "rematch":
            yield from _of_rematch(table, event)
        elif event.kind == "joined" and event.seat is not None:
            newcomer = table.seats[event.seat]
            if newcomer.person is None or newcomer.person != table.row.host_person:
                yield Noted(kinds.JOINED, None, {"name": newcomer.name, "free": -1})


def _of_nudge(table: Table, event: EventRow) -> dict[str, EventValue]:
    """Who nudges: the name for the notice, and the seat for whoever has muted or blocked them."""
    if not event.actor.isdigit():
        return {"name": ""}
    seat = int(event.actor)
    return {"name": table.seats[seat].name, "by": seat}


def _of_rematch(table: Table, event: EventRow) -> Iterator[Noted]:
    asker = "host" if event.seat is None else "player"
    for seat in table.seats:
        if _has_player(seat) and seat.seat != event.seat:
            facts: dict[str, EventValue] = {"by": asker, "name": str(from_json(event.facts)["name"])}
            yield Noted(kinds.REMATCH, seat.seat, facts)


def _has_player(seat: SeatRow) -> bool:
    return seat.kind == "human" and (seat.person is not None or seat.subscribed)


def _joined(before: Table, old: SeatRow, new: SeatRow) -> bool:
    if before.status != "waiting" or old.kind != "open" or new.kind != "human":
        return False
    return before.row.host_person is not None and new.person != before.row.host_person


def _recipient(table: Table, seat: Seat | None) -> tuple[str, str | None] | None:
    """The recipient, and which person that is, if any."""
    if seat is None:
        person = table.row.host_person
        return (person, person) if person is not None else None
    held = table.seats[seat]
    if held.person is not None:
        return held.person, held.person
    return guest(table.id, seat), None


def guest(table_id: str, seat: Seat) -> str:
    """A guest at a seat, as a recipient."""
    return f"{table_id}/{seat}"


def _part(table: Table) -> dict[str, EventValue]:
    """The facts of the round that the table is in, as a spectator sees it; empty where there is none yet."""
    return _last_facts(table.session.log) if table.session is not None else {}


def _last_facts(log: Log) -> dict[str, EventValue]:
    for event in reversed(log):
        if event.key == PART and event.audience is None:
            return dict(event.facts)
    return {}
