"""Chambers: which marker to exchange, and the value of the board for a seat."""

from __future__ import annotations

from math import exp

from bakufu.games.shogun.bots.evaluation import Evaluation
from bakufu.games.shogun.codes import chamber_column, chamber_row
from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.modules.state import FACE_DOWN, FACE_UP, IN_BAG
from bakufu.games.shogun.moves import DECLINE, EXCHANGE
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import LINES


def exchange(evaluation: Evaluation, move: Move) -> float:
    """The value of a marker for its row and its column."""
    if move == DECLINE:
        return 0.0
    row_gain, column_gain = line_gains(evaluation, move - EXCHANGE)
    return row_gain + column_gain


def line_gains(evaluation: Evaluation, cell: int) -> tuple[float, float]:
    """The value of a marker in this cell for its row, and for its column."""
    state = evaluation.state
    row, column = chamber_row(cell), chamber_column(cell)
    board = state.modules.chambers
    row_markers, column_markers = board[LINES * row : LINES * (row + 1)], board[column::LINES]
    rules = state.rules
    return _step(evaluation, row_markers, rules.row_points[row]), _step(
        evaluation, column_markers, rules.column_points[column]
    )


def _step(evaluation: Evaluation, line: list[int], points: int) -> float:
    """The value of an own marker here instead of one that is turned face down."""
    more = line.copy()
    more[more.index(FACE_UP)] = evaluation.me
    less = line.copy()
    less[less.index(FACE_UP)] = FACE_DOWN
    gain = line_value(more, evaluation.me, evaluation.players, points) - line_value(
        less, evaluation.me, evaluation.players, points
    )
    for seat in range(evaluation.players):
        if seat != evaluation.me:
            lost = line_value(less, seat, evaluation.players, points) - line_value(
                more, seat, evaluation.players, points
            )
            gain += lost * evaluation.weights.rival / (evaluation.players - 1)
    return gain


def line_value(line: list[int], seat: Seat, players: int, points: int) -> float:
    """The points of a line, times the chance to have the most markers in it at the end."""
    own = line.count(seat)
    if own == 0:
        return 0.0
    best = line.count(FACE_DOWN)
    for other in range(players):
        if other != seat:
            best = max(best, line.count(other))
    open_ = line.count(IN_BAG) + line.count(FACE_UP)
    edge = own - best
    if open_ == 0:
        return float(points if edge > 0 else points - 1 if edge == 0 else 0)
    return points / (1.0 + exp(-(edge - 0.25) * 3.0 / (1.0 + 0.5 * open_)))


def board_value(state: State, seat: Seat) -> float:
    """The expected points of the whole board for a seat."""
    board, rules = state.modules.chambers, state.rules
    total = 0.0
    for at in range(LINES):
        total += line_value(board[LINES * at : LINES * (at + 1)], seat, rules.players, rules.row_points[at])
        total += line_value(board[at::LINES], seat, rules.players, rules.column_points[at])
    return total
