"""What a person wishes to be told, and when: at once, later unless seen, once a day, never at night."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Annotated, Literal
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta

from bakufu.engine.errors import Refused, safe_repr
from bakufu.server.message import Message
from bakufu.server.notices.kinds import KINDS

LATER = 15 * 60.0  # seconds
DAY_MINUTES = 24 * 60
When = Literal["at-once", "later", "daily"]
Minutes = Annotated[int, Meta(ge=0, lt=DAY_MINUTES)]  # after midnight


class Wishes(Message, frozen=True, kw_only=True):
    """`off`: the kinds of notices that this person does not want."""

    when: When = "at-once"
    daily_at: Minutes = 8 * 60
    off: Annotated[list[str], Meta(max_length=50)] = msgspec.field(default_factory=list)
    night: bool = True  # whether nothing is sent at night
    night_from: Minutes = 22 * 60
    night_until: Minutes = 8 * 60
    zone: Annotated[str, Meta(max_length=60)] = "UTC"  # as in Europe/Amsterdam


class Plan(msgspec.Struct, frozen=True):
    """When a notice is due, and how."""

    due_at: float
    digest: bool = False  # together with others
    unless_seen: bool = False  # not if the table was open in the meantime


def checked(wishes: Wishes) -> Wishes:
    """Wishes that can be kept; `Refused` for a time zone or a kind that nobody knows."""
    zone_of(wishes.zone)
    if wishes.night and wishes.night_from == wishes.night_until:
        raise Refused("night-empty")
    for kind in wishes.off:
        if kind not in KINDS:
            raise Refused("notice-kind-unknown", kind=safe_repr(kind), known=", ".join(KINDS))
    return wishes


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, LookupError):
        raise Refused("zone-unknown", zone=safe_repr(name)) from None


def _zone(wishes: Wishes) -> tzinfo:
    """The zone that was wished; a machine that no longer knows it must not stop notices."""
    try:
        return zone_of(wishes.zone)
    except Refused:
        return UTC


def plan(wishes: Wishes, kind: str, now: float) -> Plan | None:
    """When to send a notice of this kind; None: not at all."""
    if kind in wishes.off:
        return None
    known = KINDS.get(kind)
    if known is None or not known.patient or wishes.when == "at-once":
        return Plan(awake_at(wishes, now))
    if wishes.when == "later":
        return Plan(awake_at(wishes, now + LATER), unless_seen=True)
    return Plan(_next(wishes, wishes.daily_at, now), digest=True)


def awake_at(wishes: Wishes, at: float) -> float:
    """This moment, or the end of the night if it is at night."""
    if not wishes.night or wishes.night_from == wishes.night_until:
        return at
    minute = _minute(wishes, at)
    begins, ends = wishes.night_from, wishes.night_until
    is_night = begins <= minute < ends if begins < ends else minute >= begins or minute < ends
    return _next(wishes, ends, at) if is_night else at


def _minute(wishes: Wishes, at: float) -> int:
    local = datetime.fromtimestamp(at, _zone(wishes))
    return local.hour * 60 + local.minute


def _next(wishes: Wishes, minute: int, after: float) -> float:
    """The next time that clocks there show this minute of the day."""
    local = datetime.fromtimestamp(after, _zone(wishes))
    wanted = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    if wanted.timestamp() <= after:
        wanted += timedelta(days=1)  # the same time on the clock, also where the clocks change in between
    return wanted.astimezone(UTC).timestamp()
