"""What happens at a table besides moves: who plays for whom, votes, pauses, nudges.

Each is a row that is written in the transaction of the change itself. It notes after how many moves it
happened, for the record and the replay, and after which line of each viewer's log. The number of moves is
told to nobody while the game is played, because it would count private moves.
"""

from __future__ import annotations

from typing import Final, Literal

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.engine.record import Hand
from bakufu.engine.views import Viewer
from bakufu.server.absence_protocol import TableEvent
from bakufu.server.storage import db
from bakufu.server.storage.rows import EventRow
from bakufu.server.tables.table import Table

Kind = Literal[
    "bot-in",
    "bot-out",
    "offered",
    "withdrawn",
    "joined",
    "resigned",
    "paused",
    "resumed",
    "extended",
    "vote-opened",
    "vote-cast",
    "vote-closed",
    "called-off",
    "nudge",
    "rematch",
]
HOST: Final = "host"
SERVER: Final = ""
EVENTS_MOST = 2000  # at a table; then nothing more can be begun, and what must end still ends
COMMAND_ID_MOST = 64
PAGE = 500


def actor_of(seat: Seat) -> str:
    return str(seat)


def note(
    table: Table,
    kind: Kind,
    now: float,
    *,
    seat: Seat | None = None,
    actor: str = SERVER,
    command: str | None = None,
    **facts: str | int,
) -> int:
    """Note an event at a fork of a table, and return its number."""
    row = EventRow(
        number=last_number(table) + 1,
        kind=kind,
        seat=seat,
        actor=actor,
        facts=db.to_json(facts),
        moves=len(table.session.moves) if table.session is not None else 0,
        lines=db.to_json(table.log_lengths),
        command=command,
        at=now,
    )
    table.add_event(row)
    return row.number


def last_number(table: Table) -> int:
    return table.events[-1].number if table.events else 0


def check_command(table: Table, actor: str, command: str) -> bool:
    """Whether this command of the sender has been carried out already."""
    if not 0 < len(command) <= COMMAND_ID_MOST or not command.isprintable():
        raise Refused("command-id", most=COMMAND_ID_MOST)
    return any(event.actor == actor and event.command == command for event in table.events)


def check_room(table: Table) -> None:
    """Refuse to begin something at a table where too much has happened already."""
    if len(table.events) >= EVENTS_MOST:
        raise Refused("table-events-full", table=table.id, most=EVENTS_MOST)


# -- reading -------------------------------------------------------------------------------------------


def event_for(event: EventRow, index: int) -> TableEvent:
    """The event as a viewer gets it, with its place in that viewer's log."""
    return TableEvent(
        number=event.number,
        kind=event.kind,
        seat=event.seat,
        by=int(event.actor) if event.actor.isdigit() else None,
        facts=db.from_json(event.facts),
        line=db.from_json(event.lines)[index],
        at=event.at,
    )


def events_after(table: Table, viewer: Viewer, number: int) -> list[TableEvent]:
    """The events after this number, oldest first, a page at a time."""
    index = table.viewer_index(viewer)
    newer = [event for event in table.events if event.number > number]
    return [event_for(event, index) for event in newer[:PAGE]]


def hands_of(table: Table) -> list[Hand]:
    """Who played the seats that changed hands, for the record."""
    moves = len(table.session.moves) if table.session is not None else 0
    return [hand for seat in range(table.players) for hand in _hands_of_seat(table, seat, moves)]


def _hands_of_seat(table: Table, seat: Seat, moves: int) -> list[Hand]:
    changes = [
        one for one in table.events if one.seat == seat and one.kind in ("bot-in", "bot-out", "joined")
    ]
    if not changes:
        return []
    facts = [db.from_json(change.facts) for change in changes]
    was = next((fact["was"] for fact in facts if "was" in fact), table.seats[seat].name)
    hands = [Hand(seat, 0, None, was, None)]
    for change, fact in zip(changes, facts, strict=True):
        at = min(change.moves, moves)  # a rewind or an undo may have taken back what was played by then
        last = hands.pop()
        if at > last.start:
            hands.append(last._replace(end=at))
        name = fact.get("name", last.name)
        hands.append(Hand(seat, max(at, last.start), None, name, fact.get("bot")))
    return hands if len(hands) > 1 or hands[0].bot is not None else []
