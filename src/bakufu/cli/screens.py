"""Terminal screens: what a player sees at a decision: the facts, the question and the choices.

Every game can be played with the plain screen; a game may bring its own, which is easier to read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bakufu.cli.language import move_words
from bakufu.engine import registry
from bakufu.engine.events import Event
from bakufu.engine.game import Game, View
from bakufu.engine.ids import Move
from bakufu.i18n import Words


class Choice(NamedTuple):
    """One numbered line: a move, or several moves that differ only in an amount."""

    moves: Sequence[Move]
    ask_amount: str = ""  # the question that tells them apart
    printed: str = ""  # its line in the list, up to a colon: what it is called there


class Offer(NamedTuple):
    """The choices of a decision, and how they look with their numbers."""

    picture: RenderableType
    choices: list[Choice]
    amount: bool = False  # the only choice is an amount, so a typed number is the amount


class Screen:
    """The plain screen."""

    part_events: tuple[str, ...] = ("round", "game-over")  # keys of events that begin a part of the game
    step_events: tuple[str, ...] = ()  # keys of events that begin a step of a part

    def __init__(self, game: Game[Any], words: Words) -> None:
        self.game = game
        self.words = words

    def help(self) -> str:
        """What can be typed."""
        return self.words.say("cli-help")

    def question(self, view: View) -> str:
        return self.words.say("cli-your-move")

    def facts(self, view: View) -> list[RenderableType]:
        """What matters for this decision."""
        return []

    def offer(self, view: View) -> Offer:
        return self.plain_offer(view.legal)

    def confirm(self, view: View, move: Move) -> list[RenderableType]:
        """What to show for confirmation before this move; empty where it needs none."""
        return []

    def overview(self, view: View, place: str) -> list[RenderableType]:
        """The whole board, or the part around one place, for the command `map`."""
        return [Text(self.words.say("cli-no-map"))]

    def event_picture(self, event: Event, rules: bool) -> list[RenderableType]:
        """An event in more than one line of the log, or empty. `rules`: it names its rule."""
        return []

    def read(self, typed: str, view: View) -> object | None:
        """The run of moves that a line means where the game has a short way to say it; None elsewhere."""
        return None

    def for_a_person(self, view: View) -> bool:
        """Whether a person answers for a bot, as for a piece that stands on a real table."""
        return False

    def odds(self, view: View, target: str, armies: int | None) -> str:
        return self.words.say("cli-no-odds")

    def plain_offer(self, legal: Sequence[Move]) -> Offer:
        lines = [Text(move_words(self.words, self.game, move)) for move in legal]
        return listed(lines, [Choice([move]) for move in legal])


def screen_of(game: Game[Any], words: Words) -> Screen:
    """The screen that comes with a game, or the plain one."""
    own: type[Screen] | None = registry.plugin(game.id).load("screen")
    return (own or Screen)(game, words)


def listed(lines: Sequence[Text], choices: Sequence[Choice]) -> Offer:
    """A numbered list of choices, which can be typed as they are called there."""
    called = [line.plain.partition(":")[0].partition("：")[0].strip() for line in lines]
    named = [choice._replace(printed=name) for choice, name in zip(choices, called, strict=True)]
    return Offer(numbered(lines), named)


def numbered(lines: Sequence[Text]) -> Table:
    """A numbered list; long lines wrap beside their number."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold cyan", min_width=3)
    grid.add_column()
    for number, line in enumerate(lines, 1):
        grid.add_row(str(number), line)
    return grid
