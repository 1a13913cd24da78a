"""Events: what happened, and who may know it.

An event carries keys and values, never words; the message files turn it into a log line
(`event-<key>`), the clients into an animation. `audience` is None for everybody, else the seats that
may know it. A list of events is the log of a game; simulations pass None and pay nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bakufu.engine.ids import Seat

# A sequence and not two kinds of lists: what travels as JSON must be told apart on the other side.
EventValue = str | int | Sequence[int | str]
Facts = dict[str, EventValue]


class Event(msgspec.Struct, frozen=True):
    key: str
    facts: Facts = msgspec.field(default_factory=dict)
    audience: tuple[int, ...] | None = None
    rule: str = ""


Log = list[Event]


def rewound(count: int) -> Event:
    """The operator of the server has taken the game back to here, `count` times so far."""
    return Event("rewound", {"count": count})


def visible(events: Log, seat: Seat | None) -> Log:
    """The events that this seat (None: a spectator) may know."""
    return [
        event for event in events if event.audience is None or (seat is not None and seat in event.audience)
    ]
