"""Events: what happened in a game, and who may know it.

An event carries a key and values, never text; the message files turn it into a log line (`event-<key>`), the
clients into an animation. `audience` is None for everybody, else the seats that may know it. A list of events
is the log of a game; simulations pass None instead, which costs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bakufu.engine.ids import Seat

# One sequence type and not two kinds of lists, which could not be told apart after a trip through JSON.
EventValue = str | int | Sequence[int | str]
Facts = dict[str, EventValue]


class Event(msgspec.Struct, frozen=True):
    key: str
    facts: Facts = msgspec.field(default_factory=dict)
    audience: tuple[int, ...] | None = None
    rule: str = ""


Log = list[Event]


def rewound(count: int) -> Event:
    """The event that the operator of the server has rewound the game to here, `count` times so far."""
    return Event("rewound", {"count": count})


def visible(events: Log, seat: Seat | None) -> Log:
    """The events that this seat (None: a spectator) may know."""
    return [event for event in events if is_visible(event, seat)]


def is_visible(event: Event, seat: Seat | None) -> bool:
    return event.audience is None or (seat is not None and seat in event.audience)
