"""General remarks on a move: facts about it in one line, from what the seat may know.

For "what would you do?", where the bot that chose the move hands over no reasons of its own.
"""

from __future__ import annotations

import msgspec

from bakufu.engine.events import Event, Facts
from bakufu.engine.game import View
from bakufu.games.shogun import odds
from bakufu.games.shogun.bots import module_reasons as modules
from bakufu.games.shogun.codes import march_armies, march_target, plan_card, plan_space
from bakufu.games.shogun.ids import Card, Move, Province, Space
from bakufu.games.shogun.moves import (
    ATTACK,
    DECLINE,
    DEPLOY,
    DRAFT,
    GROUP,
    MOVE,
    PASS,
    PLAN,
    REVOLT,
    STAY,
    TAKE,
    TOWER,
)
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.stages import DRAFT_GROUP
from bakufu.games.shogun.state import NEUTRAL
from bakufu.games.shogun.tables import (
    AUCTION,
    BATTLE_A,
    BATTLE_B,
    BOX,
    BUILDING_SPACES,
    BUILDINGS,
    CHEST_CARD,
    NO_CARD,
    PROVINCES,
    REGIONS,
    RICE,
    RICE_YIELD,
    SPACE_COUNT,
    SPECIALS,
    TAX,
    TAXES,
    THEATER,
)
from bakufu.games.shogun.view import Board


def reason(view: View, move: Move) -> Event | None:
    """Facts about this move; None where there are none that would not be true of any move."""
    board = view.board if isinstance(view.board, Board) else msgspec.convert(view.board, Board)
    if move >= ATTACK:
        return _attack(view, march_target(move - ATTACK), march_armies(move - ATTACK))
    if move >= MOVE:
        return _move(view, board, march_target(move - MOVE), march_armies(move - MOVE))
    if move < TAKE:
        return _plan(view, board, plan_space(move - PLAN), plan_card(move - PLAN))
    if move >= DECLINE:
        return modules.reason(view, board, move)
    if move < DRAFT:
        return _special(view, board, move - TAKE)
    if move < DEPLOY:
        return _draft(view, board, move)
    if move in (STAY, PASS):
        return _stay(board)
    if REVOLT <= move < TOWER:
        province = move - REVOLT
        return Event("reason-revolt", {"province": PROVINCES[province], "armies": board.armies[province]})
    return None


def _special(view: View, board: Board, special: int) -> Event:
    """Its place in the turn order, beside what the sheet orders."""
    own = board.plans[view.seat or 0] or []
    battles = sum(card < CHEST_CARD for card in own[BATTLE_A : BATTLE_B + 1])
    facts: Facts = {"special": SPECIALS[special], "place": board.special_at.index(special) + 1}
    return Event("reason-special", {**facts, "battles": battles})


def _draft(view: View, board: Board, move: Move) -> Event | None:
    draft = board.draft
    if draft is None:
        return None
    around = Rules(view.players, view.options, view.rules_version).neighbours
    if move >= GROUP:
        if board.decision != DRAFT_GROUP:  # the province is not known yet
            return None
        owners = [board.owner[q] for q in around[draft.taken]]
        rivals = sum(owner >= 0 and owner != view.seat for owner in owners)
        facts: Facts = {"province": PROVINCES[draft.taken], "rivals": rivals}
        return Event("reason-group", {**facts, "neutral": owners.count(NEUTRAL)})
    source = move - DRAFT
    if source >= len(draft.face_up):  # the pile, or two new cards
        return None
    card = draft.face_up[source]
    facts = {"province": PROVINCES[card], "tax": TAX[card], "rice": RICE_YIELD[card]}
    friends = sum(board.owner[q] == view.seat for q in around[card])
    return Event("reason-draft", {**facts, "spaces": BUILDING_SPACES[card], "friends": friends})


def _stay(board: Board) -> Event | None:
    if board.origin < 0:
        return None
    facts: Facts = {"province": PROVINCES[board.origin], "armies": board.armies[board.origin]}
    return Event("reason-stay", facts)


def _attack(view: View, target: Province, armies: int) -> Event:
    win, undecided, lose = odds.battle_odds(view, target, armies).percent()
    return Event(
        "reason-attack", {"target": PROVINCES[target], "win": win, "undecided": undecided, "lose": lose}
    )


def _move(view: View, board: Board, target: Province, armies: int) -> Event:
    facts: Facts = {"target": PROVINCES[target], "armies": board.armies[target] + armies}
    return Event("reason-move", {**facts, "threat": _threat(view, board, target)})


def _threat(view: View, board: Board, province: Province) -> int:
    """The strongest foreign army that could come to a province."""
    neighbours = Rules(view.players, view.options, view.rules_version).neighbours[province]
    foreign = [q for q in neighbours if board.owner[q] >= 0 and board.owner[q] != view.seat]
    return max((board.armies[q] - 1 for q in foreign), default=0)


def _plan(view: View, board: Board, space: Space, card: Card) -> Event | None:
    if space == AUCTION:
        return _bid(view, board, card)
    if space >= SPACE_COUNT:
        return modules.box(view, board, space - BOX, card)
    if card >= CHEST_CARD:
        return None
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
    facts: Facts = {"province": PROVINCES[card], "armies": board.armies[card]}
    return Event("reason-deploy", {**facts, "threat": _threat(view, board, card)})


def _bid(view: View, board: Board, card: Card) -> Event | None:
    bid = card - CHEST_CARD
    if not 0 <= bid < NO_CARD - CHEST_CARD:
        return None
    return Event("reason-bid", {"bid": bid, "left": board.chests[view.seat or 0] - bid})


def _building(view: View, board: Board, kind: int, card: Card) -> Event:
    """Who has how many of its kind in the region."""
    region = Rules(view.players, view.options, view.rules_version).region
    counts = [0] * view.players
    for p, owner in enumerate(board.owner):
        if owner >= 0 and region[p] == region[card] and kind in board.buildings[p]:
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
