"""Terminal picture of a throw of the tower: one line for each colour that takes part."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from bakufu.cli.narration import seat_mark
from bakufu.engine.events import Event
from bakufu.games.shogun.tables import FARMERS
from bakufu.i18n import Words

FARMERS_SYMBOL = "♣"
FARMERS_STYLE = "green"


def colour_mark(colour: int) -> Text:
    """The symbol of a seat, or that of the farmers."""
    return Text(FARMERS_SYMBOL, style=FARMERS_STYLE) if colour == FARMERS else seat_mark(colour)


def throw_picture(words: Words, event: Event, rules: bool) -> list[RenderableType]:
    thrown, out = _counts(event, "thrown"), _counts(event, "out")
    inside, before = _counts(event, "inside"), _counts(event, "before")
    head = Text(words.say("cli-shogun-throw-head"), style="italic")
    if rules:
        head.append(f"  {event.rule}", style="dim")
    lines: list[RenderableType] = [Padding(head, (0, 0, 0, 4), expand=False)]
    for colour in range(len(thrown)):
        if thrown[colour] + out[colour] == 0:
            continue
        text = words.say(
            "cli-shogun-throw-line" if "inside" in event.facts else "cli-shogun-throw-line-hidden",
            name=words.say("cli-shogun-farmers") if colour == FARMERS else words.seat(colour),
            thrown_count=thrown[colour],
            out_count=out[colour],
            held=inside[colour] if inside else 0,
            held_before=before[colour] if before else 0,
        )
        line = colour_mark(colour).append(f" {text}", style="none")
        lines.append(Padding(line, (0, 0, 0, 6), expand=False))
    return lines


def _counts(event: Event, name: str) -> list[int]:
    value = event.facts.get(name)
    return [int(count) for count in value] if isinstance(value, list) else []
