"""Terminal pictures of the modules, drawn with letters: court, samurai, leaders, chambers."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bakufu.cli.narration import seat_mark
from bakufu.engine.game import View
from bakufu.games.shogun.ids import Card
from bakufu.games.shogun.modules.favors import amount_of
from bakufu.games.shogun.modules.state import FACE_DOWN, FACE_UP
from bakufu.games.shogun.modules.view import ChambersView, CourtView, LeadersView, SamuraiView, cells_of
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.stages import (
    APPLY_FAVOR,
    CANCEL_EVENT,
    EXCHANGE_MARKER,
    LEAVE_STATUE,
    MOVE_LEADER,
    PLACE_LEADER,
    TAKE_BENEFIT,
    TAKE_FAVOR,
)
from bakufu.games.shogun.tables import (
    FAVOR_KIND,
    FAVOR_PEACE,
    FAVOR_RANK,
    LINES,
    NOBODY,
    PROVINCES,
    REGIONS,
)
from bakufu.games.shogun.view import Board
from bakufu.i18n import Words

SIGNS = {FACE_UP: "o", FACE_DOWN: "x"}


class ModulePictures:
    def __init__(self, words: Words, view: View) -> None:
        self.words = words
        self.rules = Rules(view.players, view.options, view.rules_version)
        self.board: Board = view.board

    def all(self) -> list[RenderableType]:
        """All modules in play."""
        return [*self.court(), *self.samurai(), *self.leaders(), *self.chambers()]

    def facts(self) -> list[RenderableType]:
        """What matters for the decision that is due."""
        match self.board.decision:
            case d if d in (TAKE_FAVOR, CANCEL_EVENT, APPLY_FAVOR):
                return self.court()
            case d if d == TAKE_BENEFIT:
                return self.samurai()
            case d if d in (PLACE_LEADER, MOVE_LEADER, LEAVE_STATUE):
                return self.leaders()
            case d if d == EXCHANGE_MARKER:
                return self.chambers()
        return []

    def court(self) -> list[RenderableType]:
        court = self.board.court
        if not isinstance(court, CourtView):
            return []
        lines: list[RenderableType] = [
            Text(self.favor(offered.number - 1, offered.cost)) for offered in court.offer
        ]
        for seat in range(len(court.hall)):
            line = Text().append_text(seat_mark(seat)).append(" ")
            lines.append(
                line.append(
                    self.words.say(
                        "cli-shogun-officials",
                        name=self.words.seat(seat),
                        hall=court.hall[seat] + court.audience[seat],
                        supply=court.officials[seat],
                    )
                )
            )
        return lines

    def favor(self, card: Card, cost: int) -> str:
        """A favor card with its price, what it does and how much it gives."""
        number = str(card + 1)
        return self.words.say(
            "cli-shogun-favor",
            name=self.words.name("favor", number),
            cost=cost,
            about=self._about(card),
            amount=amount_of(self.rules, card),
        )

    def _about(self, card: Card) -> str:
        """What a favor card does at this table."""
        if FAVOR_KIND[card] == FAVOR_PEACE:
            return self.words.name("peace", self.rules.favor_peaces[FAVOR_RANK[card]])
        return self.words.about("favor", str(card + 1))

    def samurai(self) -> list[RenderableType]:
        samurai = self.board.samurai
        if not isinstance(samurai, SamuraiView):
            return []
        tops = [f"{self.words.seat(seat)} {top + 1}" for seat, top in enumerate(samurai.top)]
        return [Text(self.words.say("cli-shogun-samurai", list=self.words.join(tops)))]

    def leaders(self) -> list[RenderableType]:
        leaders = self.board.leaders
        if not isinstance(leaders, LeadersView):
            return []
        lines: list[RenderableType] = []
        for seat, here in enumerate(leaders.leader):
            line = Text().append_text(seat_mark(seat)).append(" ")
            statues = [self.words.name("province", PROVINCES[p]) for p in leaders.statues[seat]]
            lines.append(
                line.append(
                    self.words.say(
                        "cli-shogun-leader",
                        name=self.words.seat(seat),
                        where="-" if here == NOBODY else self.words.name("province", PROVINCES[here]),
                        list=", ".join(statues) or "-",
                        trophies=len(leaders.trophies[seat]),
                    )
                )
            )
        return lines

    def chambers(self) -> list[RenderableType]:
        """The board with the points of its rows and columns, and the row of region tiles."""
        chambers = self.board.chambers
        if not isinstance(chambers, ChambersView):
            return []
        cells = cells_of(chambers)
        grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
        for row in range(LINES):
            spaces = [self._chamber(marker) for marker in cells[LINES * row : LINES * (row + 1)]]
            grid.add_row(str(row + 1), *spaces, Text(f"= {chambers.row_points[row]}", style="dim"))
        grid.add_row("", *(Text(f"={points}", style="dim") for points in chambers.column_points), "")
        tiles = [self.words.name("region", REGIONS[tile]) for tile in chambers.tiles]
        return [grid, Text(self.words.say("cli-shogun-chambers", list=", ".join(tiles)))]

    def _chamber(self, marker: int) -> Text:
        return seat_mark(marker) if marker < FACE_UP else Text(SIGNS.get(marker, "·"))
