"""Prints the events of a game as log lines."""

from __future__ import annotations

from collections.abc import Iterable

from rich.padding import Padding
from rich.text import Text

from bakufu.cli.language import event_words
from bakufu.cli.terminal import Terminal
from bakufu.engine.events import Event
from bakufu.engine.ids import Seat

SYMBOLS = "●■▲◆★"
STYLES = ("red", "bright_blue", "yellow", "magenta", "bold white")
FARMERS_SYMBOL = "♣"
FARMERS_STYLE = "green"

# Events that begin a part of the game; the others are printed below them.
PARTS = ("round", "draft-opens", "winter", "game-over")
STEPS = ("action",)


def seat_mark(seat: Seat) -> Text:
    """The symbol of a seat in its colour. Colour alone would not be readable for everybody."""
    return Text(SYMBOLS[seat % len(SYMBOLS)], style=STYLES[seat % len(STYLES)])


class Narrator:
    def __init__(self, terminal: Terminal, rules: bool = False) -> None:
        self.terminal = terminal
        self.words = terminal.words
        self.rules = rules  # whether each line names its rule

    def narrate(self, events: Iterable[Event]) -> None:
        for event in events:
            self._narrate_one(event)

    def _narrate_one(self, event: Event) -> None:
        if event.key == "throw":
            self._throw(event)
            return
        text = event_words(self.words, event)
        if event.key in PARTS:
            self.terminal.heading(text)
            return
        line = Text()
        seat = event.facts.get("seat")
        if isinstance(seat, int):
            line.append_text(seat_mark(seat)).append(" ")
        line.append(text, style="bold" if event.key in STEPS else "")
        if self.rules and event.rule:
            line.append(f"  {event.rule}", style="dim")
        self.terminal.show(line if event.key in STEPS else Padding(line, (0, 0, 0, 2), expand=False))

    def _throw(self, event: Event) -> None:
        """Print one line for each colour that takes part in the throw."""
        facts = event.facts
        thrown, out = _counts(event, "thrown"), _counts(event, "out")
        inside, before = _counts(event, "inside"), _counts(event, "before")
        head = Text(self.words.say("cli-throw-head"), style="italic")
        if self.rules:
            head.append(f"  {event.rule}", style="dim")
        self.terminal.show(Padding(head, (0, 0, 0, 4), expand=False))
        for colour in range(len(thrown)):
            held = inside[colour] if inside else 0
            if thrown[colour] + out[colour] == 0:
                continue
            farmers = colour == len(thrown) - 1
            mark = Text(FARMERS_SYMBOL, style=FARMERS_STYLE) if farmers else seat_mark(colour)
            name = self.words.say("cli-farmers") if farmers else self.words.seat(colour)
            key = "cli-throw-line" if "inside" in facts else "cli-throw-line-hidden"
            text = self.words.say(
                key,
                name=name,
                thrown_count=thrown[colour],
                out_count=out[colour],
                held=held,
                held_before=before[colour] if before else 0,
            )
            self.terminal.show(Padding(mark.append(f" {text}", style="none"), (0, 0, 0, 6), expand=False))


def _counts(event: Event, name: str) -> list[int]:
    value = event.facts.get(name)
    return [int(count) for count in value] if isinstance(value, list) else []
