"""Terminal pictures of the table, drawn with letters: the map, the seats, the planning sheet, the hand."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, JustifyMethod
from rich.table import Table
from rich.text import Text

from bakufu.cli.narration import seat_mark
from bakufu.engine.game import HIDDEN, View
from bakufu.games.shogun.ids import Card, Province, Seat
from bakufu.games.shogun.phases.planning import SPACE_OF_STEP
from bakufu.games.shogun.screen_throw import colour_mark
from bakufu.games.shogun.stages import EVENT_ACTIVE, EVENT_SHOWN
from bakufu.games.shogun.state import CLOSED, NEUTRAL
from bakufu.games.shogun.tables import (
    ACTION_COUNT,
    ACTIONS,
    AUCTION,
    BOARDS,
    BUILDING_SPACES,
    BUILDINGS,
    CARDS,
    CHEST_CARD,
    COST,
    EVENTS,
    NEIGHBOURS,
    NO_CARD,
    NOBODY,
    PROVINCES,
    REGION,
    REGIONS,
    RICE_LOSS,
    RICE_YIELD,
    SEASONS,
    SPACE_COUNT,
    SPACES,
    SPECIALS,
    TAX,
)
from bakufu.games.shogun.view import Board
from bakufu.i18n import Words

REGION_STYLES = {
    "green": "green",
    "red": "red",
    "purple": "magenta",
    "yellow": "yellow",
    "brown": "rgb(175,95,0)",
}


class Pictures:
    """Everything that can be shown of one view."""

    def __init__(self, words: Words, view: View) -> None:
        self.words = words
        self.view = view
        self.board: Board = view.board
        self.region = REGION[BOARDS.index(view.options["board"])]

    # Lines

    def time_line(self) -> Text:
        board = self.board
        season = SEASONS[board.season]
        return Text(self.words.say("cli-shogun-moment", year=board.year, season=season), style="bold")

    def mark(self, owner: Seat) -> Text:
        if owner >= 0:
            return seat_mark(owner)
        return Text("x" if owner == CLOSED else "·", style="dim")

    def name(self, province: Province) -> str:
        return self.words.name("province", PROVINCES[province])

    def owner_name(self, province: Province) -> str:
        owner = self.board.owner[province]
        if owner >= 0:
            return self.words.seat(owner)
        return self.words.say("cli-shogun-closed" if owner == CLOSED else "cli-shogun-neutral")

    def buildings(self, province: Province) -> str:
        """The buildings by their letters, a dot for each free space."""
        letters = self.words.say("cli-shogun-letters")
        built = "".join(letters[kind] for kind in self.board.buildings[province])
        return built + "." * (BUILDING_SPACES[province] - len(built))

    def province_line(self, province: Province) -> Text:
        """A card of the draft: what it yields and where it lies."""
        beside = [q for q in NEIGHBOURS[province] if self.board.owner[q] == self.view.seat]
        text = Text(
            self.words.say(
                "cli-shogun-card",
                province=PROVINCES[province],
                tax=TAX[province],
                rice=RICE_YIELD[province],
                spaces=BUILDING_SPACES[province],
                region=REGIONS[self.region[province]],
            )
        )
        if beside:
            names = self.words.join([self.name(q) for q in beside])
            text.append("  " + self.words.say("cli-shogun-beside", list=names), style="dim")
        return text

    def target_line(self, key: str, province: Province) -> Text:
        board = self.board
        text = self.mark(board.owner[province])
        facts: dict[str, str | int] = {
            "province": PROVINCES[province],
            "owner_name": self.owner_name(province),
            "armies": board.armies[province],
            "markers": board.markers[province],
        }
        text.append(" " + self.words.say(key, **facts), style="none")
        if board.buildings[province]:
            names = [self.words.name("building", BUILDINGS[kind]) for kind in board.buildings[province]]
            text.append(f", {self.words.join(names)}", style="none")
        return text

    def own_provinces(self) -> Text:
        mine = [p for p, owner in enumerate(self.board.owner) if owner == self.view.seat]
        if not mine:
            return Text(self.words.say("cli-shogun-no-provinces"))
        names = [f"{self.name(p)} {self.board.armies[p]}" for p in mine]
        return Text(self.words.say("cli-shogun-provinces", list=", ".join(names)))

    def groups(self) -> Text:
        draft = self.board.draft
        sizes = draft.groups[self.view.seat] if draft is not None and self.view.seat is not None else []
        return Text(self.words.say("cli-shogun-groups", list=", ".join(str(size) for size in sizes)))

    def neighbours(self, province: Province) -> Group:
        lines = [Text(self.words.say("cli-shogun-neighbours", province=PROVINCES[province]))]
        beside = [self.target_line("cli-shogun-neighbour", q) for q in self.open_neighbours(province)]
        return Group(*lines, *(Text("  ").append_text(line) for line in beside))

    def open_neighbours(self, province: Province) -> list[int]:
        return [q for q in NEIGHBOURS[province] if self.board.owner[q] != CLOSED]

    # Cards on display

    def action_row(self) -> Text:
        """The ten actions in their order, as far as they lie open; those done are crossed out."""
        board = self.board
        text = Text(self.words.say("cli-shogun-row") + " ")
        hidden = 0
        for field, action in enumerate(board.action_row):
            if action == HIDDEN:
                hidden += 1
                continue
            if field:
                text.append(", ")
            done = board.order and field < board.action
            text.append(
                f"{field + 1}. {self.words.name('action', ACTIONS[action])}",
                style="dim strike" if done else "",
            )
        if hidden:
            text.append(self.words.say("cli-shogun-row-hidden", number=hidden), style="dim")
        return text

    def specials(self) -> Text:
        text = Text(self.words.say("cli-shogun-specials") + " ")
        for place, special in enumerate(self.board.special_at):
            text.append(
                f"{', ' if place else ''}{place + 1}. {self.words.name('special', SPECIALS[special])}"
            )
        return text

    def events(self) -> Group:
        """The cards of which one becomes the event; the last of the year takes rice."""
        cards = [card for card, at in enumerate(self.board.events) if at == EVENT_SHOWN]
        lines = [Text(self.words.say("cli-shogun-events"))]
        for card in cards:
            text = self.words.say(
                "cli-shogun-event-line",
                event=EVENTS[card],
                about=self.words.about("eventcard", EVENTS[card]),
                loss=RICE_LOSS[card],
            )
            lines.append(Text(f"  {text}"))
        return Group(*lines)

    def event(self) -> Text:
        for card, at in enumerate(self.board.events):
            if at == EVENT_ACTIVE:
                about = self.words.about("eventcard", EVENTS[card])
                return Text(self.words.say("cli-shogun-event", event=EVENTS[card], about=about))
        return Text("")

    def tower(self) -> Text:
        """What lies in the tray and what is inside, as far as the table shows it."""
        text = Text(self.words.say("cli-shogun-tray") + " ")
        text.append_text(self._cubes(self.board.tray))
        if self.board.inside is not None:
            text.append("  " + self.words.say("cli-shogun-inside") + " ").append_text(
                self._cubes(self.board.inside)
            )
        return text

    def _cubes(self, counts: list[int]) -> Text:
        text = Text()
        for colour, count in enumerate(counts):
            if count > 0:
                text.append_text(colour_mark(colour)).append(f"{count} ")
        return text if text.plain else Text("-")

    # Tables

    def seats(self) -> Table:
        board = self.board
        table = _table()
        table.add_column(self.words.say("cli-shogun-col-seat"))
        for key in ("points", "provinces", "chests", "rice", "supply"):
            table.add_column(self.words.say(f"cli-shogun-col-{key}"), justify="right", no_wrap=True)
        table.add_column(self.words.say("cli-shogun-col-special") if max(board.special) >= 0 else "")
        for seat in board.order or range(self.view.players):
            name = seat_mark(seat).append(
                f" {self.words.seat(seat)}", style="bold" if seat == self.view.seat else "none"
            )
            special = board.special[seat]
            table.add_row(
                name,
                str(board.vp[seat]),
                str(board.owner.count(seat)),
                str(board.chests[seat]),
                str(board.rice[seat]),
                str(board.supply[seat]),
                "" if special == NOBODY else self.words.name("special", SPECIALS[special]),
            )
        return table

    def sheet(self, more: Mapping[int, int] | None = None) -> Table:
        """The viewer's planning sheet. `more` are cards about to be placed."""
        board = self.board
        seat = self.view.seat or 0
        row = list(board.plans[seat] or [NO_CARD] * SPACE_COUNT)
        filled = board.steps + len(more or {})
        for space, card in (more or {}).items():
            row[space] = card
        table = _table()
        for key in ("space", "order", "cost", "card"):
            table.add_column(self.words.say(f"cli-shogun-col-{key}"), no_wrap=True)
        for step in range(len(row)):
            space = SPACE_OF_STEP[step]
            kind = "space" if space >= AUCTION else "action"
            due = step == board.steps and not more
            placed = self.card_name(row[space]) if step < filled else "?" if due else ""
            order = (
                str(board.action_row.index(space) + 1)
                if space in board.action_row and space < ACTION_COUNT
                else ""
            )
            cost = str(COST[space]) if space < ACTION_COUNT and COST[space] else ""
            name = self.words.name(kind, SPACES[space])
            table.add_row(name[:1].upper() + name[1:], order, cost, placed, style="bold" if due else "")
        return table

    def plan(self) -> Text:
        """The viewer's own orders in the order of the row, in one paragraph."""
        row = self.board.plans[self.view.seat or 0] or []
        parts = [
            f"{self.words.name('action', ACTIONS[space])}: {self.card_name(card)}"
            for space, card in enumerate(row[:ACTION_COUNT])
            if card < CHEST_CARD
        ]
        return Text(self.words.say("cli-shogun-your-plan", list="; ".join(parts) or "-"))

    def card_name(self, card: Card) -> str:
        if card < CHEST_CARD:
            return self.name(card)
        return self.words.name("card", CARDS[card])

    def hand(self, cards: list[int]) -> Table:
        """The cards to choose from, with what matters for planning."""
        board = self.board
        table = _table()
        table.add_column("", style="bold cyan", justify="right")
        table.add_column(self.words.say("cli-shogun-col-card"), no_wrap=True)
        for key in ("tax", "rice", "armies", "built", "markers"):
            justify: JustifyMethod = "left" if key == "built" else "right"
            table.add_column(self.words.say(f"cli-shogun-col-{key}"), justify=justify, no_wrap=True)
        table.add_column(self.words.say("cli-shogun-col-threat"), overflow="fold")
        for number, card in enumerate(cards, 1):
            if card >= CHEST_CARD:
                table.add_row(str(number), self.card_name(card))
                continue
            table.add_row(
                str(number),
                Text(self.name(card), style=REGION_STYLES[REGIONS[self.region[card]]]),
                str(TAX[card]),
                str(RICE_YIELD[card]),
                str(board.armies[card]),
                self.buildings(card),
                str(board.markers[card] or ""),
                self._beside(card),
            )
        return table

    def _beside(self, province: Province) -> Text:
        """Who else stands next door: symbols and armies."""
        text = Text()
        for q in self.open_neighbours(province):
            owner = self.board.owner[q]
            if owner != self.view.seat:
                text.append_text(self.mark(owner)).append(f"{self.board.armies[q] or ''} ", style="none")
        return text

    def regions(self) -> list[Table]:
        """The map: a table for each region."""
        board = self.board
        tables = []
        for region, region_name in enumerate(REGIONS):
            table = Table(
                box=None,
                pad_edge=False,
                padding=(0, 1, 0, 0),
                show_header=False,
                title=Text(
                    self.words.name("region", region_name), style=f"bold {REGION_STYLES[region_name]}"
                ),
                title_justify="left",
            )
            for province in range(len(PROVINCES)):
                if self.region[province] != region:
                    continue
                owner = board.owner[province]
                table.add_row(
                    self.mark(owner),
                    Text(self.name(province), style="dim" if owner in (NEUTRAL, CLOSED) else ""),
                    str(board.armies[province] or ""),
                    self.buildings(province) if owner != CLOSED else "",
                    "!" * board.markers[province],
                    f"{TAX[province]}/{RICE_YIELD[province]}",
                )
            tables.append(table)
        return tables


def _table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
