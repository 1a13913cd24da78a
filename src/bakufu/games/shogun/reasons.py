"""Why one would make a move: the facts that speak for it, as one line, from what the seat may know.

For "what would you do?": a bot chooses the move, this says what stands behind it.
"""

from __future__ import annotations

import msgspec

from bakufu.engine.events import Event
from bakufu.engine.game import View
from bakufu.games.shogun import odds
from bakufu.games.shogun.moves import ATTACK, MOVE, PLAN, TAKE
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.state import NEUTRAL
from bakufu.games.shogun.tables import (
    ACTIONS,
    AUCTION,
    BATTLE_A,
    BUILDINGS,
    CHEST_CARD,
    NO_CARD,
    PROVINCES,
    REGIONS,
    RICE,
    RICE_YIELD,
    SPACE_COUNT,
    TAX,
    TAXES,
    THEATER,
)
from bakufu.games.shogun.view import Board


def reason(view: View, move: int) -> Event | None:
    """What speaks for this move; None where nothing can be said in a line."""
    board = view.board if isinstance(view.board, Board) else msgspec.convert(view.board, Board)
    if move >= ATTACK:
        return _attack(view, *divmod(move - ATTACK, 64))
    if move >= MOVE:
        return _move(view, board, *divmod(move - MOVE, 64))
    if PLAN <= move < TAKE:
        return _plan(view, board, *divmod(move - PLAN, 64))
    return None


def _attack(view: View, target: int, armies: int) -> Event:
    win, undecided, lose = odds.battle_odds(view, target, armies).percent()
    return Event(
        "reason-attack", {"target": PROVINCES[target], "win": win, "undecided": undecided, "lose": lose}
    )


def _move(view: View, board: Board, target: int, armies: int) -> Event:
    """Beside the strongest foreign army that could come to the province."""
    neighbours = Rules(view.players, view.options, view.rules_version).neighbours[target]
    foreign = [q for q in neighbours if board.owner[q] not in (NEUTRAL, view.seat)]
    return Event(
        "reason-move",
        {
            "target": PROVINCES[target],
            "armies": board.armies[target] + armies,
            "threat": max((board.armies[q] - 1 for q in foreign), default=0),
        },
    )


def _plan(view: View, board: Board, space: int, card: int) -> Event | None:
    if space == AUCTION or space >= SPACE_COUNT:
        return None
    if card >= CHEST_CARD:
        return Event("reason-nothing", {"action": ACTIONS[space]}) if card != NO_CARD else None
    if space <= THEATER:
        return _building(view, board, space, card)
    markers = board.markers[card]
    if space == RICE:
        return Event(
            "reason-rice", {"province": PROVINCES[card], "amount": RICE_YIELD[card], "markers": markers}
        )
    if space == TAXES:
        return Event("reason-taxes", {"province": PROVINCES[card], "amount": TAX[card], "markers": markers})
    if space >= BATTLE_A:
        return Event("reason-battle", {"province": PROVINCES[card], "armies": board.armies[card]})
    return Event("reason-deploy", {"province": PROVINCES[card], "armies": board.armies[card]})


def _building(view: View, board: Board, kind: int, card: int) -> Event:
    """Who has how many of its kind in the region."""
    region = Rules(view.players, view.options, view.rules_version).region
    counts = [0] * view.players
    for p, owner in enumerate(board.owner):
        if owner >= 0 and region[p] == region[card] and board.buildings[p] >> kind & 1:
            counts[owner] += 1
    own = counts[view.seat or 0]
    rivals = max(count for seat, count in enumerate(counts) if seat != view.seat)
    return Event(
        "reason-building",
        {
            "building": BUILDINGS[kind],
            "province": PROVINCES[card],
            "region": REGIONS[region[card]],
            "own": own + 1,
            "rivals": rivals,
        },
    )
