"""Prints the events of a game as log lines, or as its screen shows them."""

from __future__ import annotations

from collections.abc import Iterable

from rich.padding import Padding
from rich.text import Text

from bakufu.cli.language import event_words
from bakufu.cli.screens import Screen
from bakufu.cli.terminal import Terminal
from bakufu.engine.events import Event
from bakufu.engine.ids import Seat

SYMBOLS = "●■▲◆★"
STYLES = ("red", "bright_blue", "yellow", "magenta", "bold white")


def seat_mark(seat: Seat) -> Text:
    """The symbol of a seat in its colour. Colour alone would not be readable for everybody."""
    return Text(SYMBOLS[seat % len(SYMBOLS)], style=STYLES[seat % len(STYLES)])


class Narrator:
    def __init__(self, terminal: Terminal, screen: Screen, rules: bool = False) -> None:
        self.terminal = terminal
        self.screen = screen
        self.rules = rules  # whether each line names its rule

    def narrate(self, events: Iterable[Event]) -> None:
        for event in events:
            self._narrate_one(event)

    def _narrate_one(self, event: Event) -> None:
        picture = self.screen.event_picture(event, self.rules)
        if picture:
            for part in picture:
                self.terminal.show(part)
            return
        text = event_words(self.terminal.words, event)
        if event.key in self.screen.part_events:
            self.terminal.heading(text)
            return
        step = event.key in self.screen.step_events
        line = Text()
        seat = event.facts.get("seat")
        if isinstance(seat, int):
            line.append_text(seat_mark(seat)).append(" ")
        line.append(text, style="bold" if step else "")
        if self.rules and event.rule:
            line.append(f"  {event.rule}", style="dim")
        self.terminal.show(line if step else Padding(line, (0, 0, 0, 2), expand=False))
