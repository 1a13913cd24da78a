"""Why one would make a move of the modules: officials, favors, rewards, leaders, chambers."""

from __future__ import annotations

from bakufu.engine.events import Event, Facts
from bakufu.engine.game import View
from bakufu.games.shogun.codes import chamber_column, chamber_row
from bakufu.games.shogun.ids import Card, Move, Province
from bakufu.games.shogun.modules.view import ChambersView, CourtView, LeadersView, cells_of, cost_of
from bakufu.games.shogun.moves import APPLY, BENEFIT, CANCEL, DECLINE, EXCHANGE, FAVOR, LEADER, STATUE
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.tables import (
    CHEST_CARD,
    LINES,
    NO_CARD,
    PROVINCES,
)
from bakufu.games.shogun.view import Board


def box(view: View, board: Board, number: int, card: Card) -> Event | None:
    """Armies of a province or of the tray that become officials, or none."""
    seat = view.seat or 0
    facts: Facts = {"officials": number}
    if card < CHEST_CARD:
        return Event("reason-box", {**facts, "province": PROVINCES[card], "armies": board.armies[card]})
    if card > NO_CARD:
        return Event("reason-box-tray", {**facts, "armies": board.tray[seat]})
    return None


def reason(view: View, board: Board, move: Move) -> Event | None:
    if move == DECLINE:
        return None
    if move >= EXCHANGE:
        return _exchange(view, board, chamber_row(move - EXCHANGE), chamber_column(move - EXCHANGE))
    if move >= BENEFIT:
        return None
    if move >= APPLY:
        province = move - APPLY
        return Event("reason-apply", {"province": PROVINCES[province], "armies": board.armies[province]})
    if move == CANCEL:
        return None
    if move >= FAVOR and isinstance(board.court, CourtView):
        facts: Facts = {"favor": move - FAVOR + 1, "cost": cost_of(board.court, move - FAVOR)}
        return Event("reason-favor", {**facts, "left": board.court.audience[view.seat or 0]})
    if move >= STATUE:
        return None
    return _leader(view, board, move - LEADER)


def _leader(view: View, board: Board, province: Province) -> Event | None:
    """Others' statues that he takes there, and how safe he is."""
    if not isinstance(board.leaders, LeadersView):
        return None
    trophies = sum(
        statues.count(province) for seat, statues in enumerate(board.leaders.statues) if seat != view.seat
    )
    if trophies:
        return Event("reason-trophies", {"province": PROVINCES[province], "count": trophies})
    facts: Facts = {"province": PROVINCES[province], "armies": board.armies[province]}
    return Event("reason-leader", facts)


def _exchange(view: View, board: Board, row: int, column: int) -> Event | None:
    """What the two lines of the space are worth, and what this seat has in them."""
    if not isinstance(board.chambers, ChambersView):
        return None
    rules = Rules(view.players, view.options, view.rules_version)
    cells = cells_of(board.chambers)
    own = view.seat or 0
    facts: Facts = {"row": rules.row_points[row], "column": rules.column_points[column]}
    mine = cells[LINES * row : LINES * (row + 1)].count(own), cells[column::LINES].count(own)
    return Event("reason-exchange", {**facts, "own": mine[0] + 1, "other": mine[1] + 1})
