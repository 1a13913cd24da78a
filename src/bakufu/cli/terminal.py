"""Terminal input and output: prompts, styles, and clearing the screen."""

from __future__ import annotations

import re
import sys

from rich.console import Console, RenderableType
from rich.text import Text

from bakufu.i18n import Words

FILE_WIDTH = 220
CLEAR_SCROLLBACK = "\x1b[3J"

_EMPHASIS = re.compile(r"(\*{1,2})([^*\n]+)\1")


class Exit(Exception):
    """End the command with this exit code; everything has been printed."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


class EndOfInput(Exception):
    """The input has ended, so there is nobody left to answer."""


def console() -> Console:
    """A console without markup, which prints text from players as it is. Files get long lines."""
    on_screen = sys.stdout.isatty()
    return Console(markup=False, highlight=False, emoji=False, width=None if on_screen else FILE_WIDTH)


def emphasized(text: str, style: str = "") -> Text:
    """Text with `*` as italic and `**` as bold on a screen; the marks themselves are removed."""
    shown = Text(style=style)
    rest = 0
    for mark in _EMPHASIS.finditer(text):
        shown.append(text[rest : mark.start()])
        shown.append(mark[2], style="bold" if mark[1] == "**" else "italic")
        rest = mark.end()
    return shown.append(text[rest:])


class Terminal:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = console()

    def show(self, *renderables: RenderableType) -> None:
        for renderable in renderables:
            self.console.print(renderable)

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def say(self, key: str, /, style: str = "", **facts: str | int) -> None:
        self.line(self.words.say(key, **facts), style)

    def heading(self, text: str) -> None:
        """Print a line across the screen, then the text in full, however narrow the screen is."""
        if self.console.is_terminal:
            self.console.rule(style="dim")
        self.line(text, "bold")

    def ask(self, prompt: str) -> str:
        """Read a typed line. Characters that are not printable are removed."""
        self.console.print(Text(prompt, style="bold"), end=" ")
        sys.stdout.flush()
        try:
            typed = input()
        except EOFError:
            self.line()
            raise EndOfInput from None
        except UnicodeDecodeError:
            typed = ""
        return "".join(character for character in typed if character.isprintable()).strip()

    def wipe(self) -> None:
        """Remove the last player's secrets from the screen, the scrollback and the input history."""
        if self.console.is_terminal:
            sys.stdout.flush()
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLBACK)
            self.console.file.flush()
        if sys.stdin.isatty():
            import readline  # only where a person types, because importing it changes the terminal

            readline.clear_history()
