"""What a notice says, in its reader's language: from public facts alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bakufu.i18n import Words
from bakufu.server.notices.kinds import TEST
from bakufu.server.storage.db import from_json
from bakufu.server.storage.rows import TableRow


class Text(NamedTuple):
    title: str
    body: str
    link: str  # to the page of the table; it opens nothing by itself


class Told(NamedTuple):
    """One notice that is to be told, and the table that it is about."""

    kind: str
    facts: dict[str, Any]
    row: TableRow | None


def told(kind: str, facts: str, row: TableRow | None) -> Told:
    return Told(kind, from_json(facts), row)


def text_of(language: str, notices: Sequence[Told], base: str) -> Text:
    """The text of one notice, or of several that are told together."""
    if len(notices) == 1:
        return one_text(language, notices[0], base)
    words = Words(language)
    texts = [one_text(language, one, base) for one in notices]
    body = "\n".join(f"{text.title} {text.link}".strip() for text in texts)
    return Text(words.say("notice-digest", count=len(texts)), body, base)


def one_text(language: str, notice: Told, base: str) -> Text:
    if notice.row is None:
        words = Words(language)
        return Text(words.say(f"notice-{TEST}"), words.say(f"notice-{TEST}.body"), base)
    words = Words(language, notice.row.game)
    facts: dict[str, Any] = {"name": "", "about": "", "free": -1}  # which older notices were noted without
    facts |= {name: value for name, value in notice.facts.items() if name != "part"}
    facts |= {"game": notice.row.game, "table": notice.row.name or words.say(f"{notice.row.game}-title")}
    lines = [words.say(f"notice-{notice.kind}.body", **facts)]
    part, key = notice.facts.get("part"), f"{notice.row.game}-notice-round"
    if part and words.has_message(key):
        lines.append(words.say(key, **part))
    title = words.say(f"notice-{notice.kind}", **facts)
    return Text(title, "\n".join(lines), link_of(base, notice.row.id, notice.facts))


def link_of(base: str, table_id: str, facts: dict[str, Any]) -> str:
    """The page that a notice leads to: that of its tournament if it is about one, else that of its table."""
    tournament = facts.get("tournament")
    return f"{base}#/tournament/{tournament}" if tournament else table_link(base, table_id)


def table_link(base: str, table_id: str) -> str:
    return f"{base}#/t/{table_id}"
