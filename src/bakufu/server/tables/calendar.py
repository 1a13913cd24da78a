"""The time at which a table starts as a file for calendars (iCalendar, RFC 5545)."""

from __future__ import annotations

from datetime import UTC, datetime

from bakufu.engine.errors import Refused
from bakufu.i18n import Words
from bakufu.server.storage.rows import TableRow

LINE_MOST = 75  # octets of a line without its end, by RFC 5545 3.1
LASTS = {"live": "PT1H30M", "relaxed": "PT3H", "none": "PT2H"}  # else, over days: only the first move
FIRST_MOVE = "PT15M"
STATUS = {"cancelled": "CANCELLED"}


def calendar(row: TableRow, lang: str, url: str, now: float) -> str:
    """The file; `url` is the public address of the server with a slash at its end, or "" if unknown."""
    if row.starts_at is None:
        raise Refused("schedule-none", table=row.id)
    words = Words(lang, row.game)
    title = row.name or words.say(f"{row.game}-title")
    link = f"{url}#/t/{row.id}" if url else ""
    about = "\n".join([words.say("calendar-about", players=row.players), *([link] if link else [])])
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Bakufu//Tables//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "BEGIN:VEVENT",
        f"UID:{row.id}@bakufu",
        f"DTSTAMP:{utc(now)}",
        f"DTSTART:{utc(row.starts_at)}",
        f"DURATION:{LASTS.get(row.pace, FIRST_MOVE)}",
        f"SUMMARY:{escaped(words.say('calendar-title', table=title, game=row.game))}",
        f"DESCRIPTION:{escaped(about)}",
        *([f"URL:{link}"] if link else []),
        f"STATUS:{STATUS.get(row.status, 'CONFIRMED')}",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        f"DESCRIPTION:{escaped(title)}",
        "TRIGGER:-PT15M",
        "END:VALARM",
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return "".join(f"{folded(line)}\r\n" for line in lines)


def utc(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    """A text as a value (RFC 5545 3.3.11); without control characters, which no value may have."""
    for letter in ("\\", ";", ","):
        text = text.replace(letter, f"\\{letter}")
    text = text.replace("\r\n", "\n").replace("\n", "\\n")
    return "".join(letter for letter in text if letter.isprintable())


def folded(line: str) -> str:
    """Long lines go on in the next line after a space; never in the middle of a letter (RFC 5545 3.1)."""
    parts, part, size = [], "", 0
    for letter in line:
        octets = len(letter.encode("utf-8", "replace"))
        if size + octets > LINE_MOST:
            parts.append(part)
            part, size = " ", 1
        part, size = part + letter, size + octets
    return "\r\n".join([*parts, part])
