"""How `easy` answers the questions of the modules: the same values, in victory points."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bakufu.bots.notes import POINTS, note, notebook, remark
from bakufu.games.shogun.bots.easy.evaluation import ARMY, CHEST, NEEDED_RICE, EasyEvaluation
from bakufu.games.shogun.codes import chamber_column, chamber_row, plan_card
from bakufu.games.shogun.ids import Card, Move, Province, Space
from bakufu.games.shogun.modules.favors import amount_of
from bakufu.games.shogun.modules.state import FACE_DOWN
from bakufu.games.shogun.modules.view import (
    ChambersView,
    CourtView,
    LeadersView,
    SamuraiView,
    cells_of,
    cost_of,
)
from bakufu.games.shogun.moves import (
    APPLY,
    BENEFIT,
    CANCEL,
    DECLINE,
    EXCHANGE,
    FAVOR,
    LEADER,
    PLAN,
    STATUE,
)
from bakufu.games.shogun.stages import (
    APPLY_FAVOR,
    CANCEL_EVENT,
    DRAFT_LEADER,
    EVENT_ACTIVE,
    EXCHANGE_MARKER,
    LEAVE_STATUE,
    MOVE_LEADER,
    PLACE_LEADER,
    TAKE_BENEFIT,
    TAKE_FAVOR,
)
from bakufu.games.shogun.state import NEUTRAL
from bakufu.games.shogun.tables import (
    BATTLE_A,
    BOX,
    CHEST_CARD,
    DEPLOY_5,
    DICE_CARD,
    EVENT_KIND,
    FAVOR_ARMIES,
    FAVOR_BUILDING,
    FAVOR_CALM,
    FAVOR_CHESTS,
    FAVOR_KIND,
    FAVOR_PEACE,
    FAVOR_POINTS,
    FAVOR_RANK,
    FAVOR_RICE,
    FAVOR_SETTLE,
    LINES,
    NO_CARD,
    NOBODY,
    PROVINCES,
    RICE,
    RICE_MAX,
    RICE_YIELD,
    SAMURAI_CARDS,
    SMALL_LEVIES,
    TAX,
    TAX_MAX,
    TAXES,
    THEATER,
)

OFFICIAL = 0.12  # an official that is still there next round
SPARE_ARMIES = 4  # a province that has so many more than a box takes can do without


# -- the boxes -----------------------------------------------------------------------------------------


def box_card(evaluation: EasyEvaluation, space: Space) -> int:
    """Tray armies are the cheapest officials, then those of a safe province; else a card that is idle."""
    number = space - BOX
    cards = [plan_card(move - PLAN) for move in evaluation.legal]
    court = evaluation.board.court
    useful = isinstance(court, CourtView) and court.officials[evaluation.me] >= number
    if useful and evaluation.board.tray[evaluation.me] >= number:
        dice = [card for card in cards if card >= DICE_CARD]
        if dice:
            remark("box-tray", armies=number)
            return dice[0]
    spare = [
        card
        for card in cards
        if card < CHEST_CARD
        and useful
        and evaluation.board.armies[card] >= number + SPARE_ARMIES
        and evaluation.risk(card, evaluation.board.armies[card] - number) < 0.1
    ]
    if spare:
        chosen = max(spare, key=lambda card: evaluation.board.armies[card])
        remark("box-spare", province=PROVINCES[chosen], armies=evaluation.board.armies[chosen], number=number)
        return chosen
    remark("box-no-spare", armies=number + SPARE_ARMIES)
    idle = [card for card in cards if card >= CHEST_CARD]
    weak = [card for card in cards if card < CHEST_CARD]
    # A province that is too weak to give armies is as good as a chest card.
    return (
        (NO_CARD if NO_CARD in idle else min(idle))
        if idle
        else min(weak, key=lambda c: evaluation.board.armies[c])
    )


# -- favors --------------------------------------------------------------------------------------------


def _take_favor(evaluation: EasyEvaluation, rng: Random) -> int:
    court = evaluation.board.court
    assert isinstance(court, CourtView)
    values = {
        move: _favor(evaluation, move - FAVOR) - OFFICIAL * cost_of(court, move - FAVOR)
        for move in evaluation.legal
        if move != DECLINE
    }
    best = max(values, key=lambda move: values[move])
    move = best if values[best] > 0 else DECLINE
    notes = notebook()
    if notes is not None:
        note(POINTS, {**values, DECLINE: 0.0})
        notes.idle = move == DECLINE
        if not notes.idle:
            cost = OFFICIAL * cost_of(court, move - FAVOR)
            notes.parts = {"favor": values[move] + cost, "officials": -cost}
    return move


def _favor(evaluation: EasyEvaluation, card: Card) -> float:
    """What a favor card is worth now."""
    kind, amount, board = FAVOR_KIND[card], amount_of(evaluation.rules, card), evaluation.board
    if kind == FAVOR_POINTS:
        return float(amount)
    if kind == FAVOR_CHESTS:
        return CHEST * amount
    if kind == FAVOR_ARMIES:
        return ARMY * min(amount, board.supply[evaluation.me])
    if kind == FAVOR_RICE:
        return NEEDED_RICE * max(0.0, min(float(amount), evaluation.rice_needed))
    if kind == FAVOR_BUILDING:
        building = evaluation.rules.favor_buildings[FAVOR_RANK[card]]
        return max([0.0, *(evaluation.building(building, p) for p in evaluation.mine)])
    if kind == FAVOR_SETTLE:
        places = [p for p, owner in enumerate(board.owner) if owner == NEUTRAL]
        return (
            max([ARMY * 3, *(_settled(evaluation, p) for p in places)])
            if board.supply[evaluation.me]
            else 0.0
        )
    if kind == FAVOR_PEACE:
        threatened = sum(evaluation.danger(p, board.armies[p]) for p in evaluation.mine)
        return 0.25 * threatened * (2 if FAVOR_RANK[card] == 2 else 1)
    if kind == FAVOR_CALM:
        return 0.4 if any(board.markers[p] for p in evaluation.mine) else 0.25
    return 0.3 if _event_hurts(evaluation) else 0.0


def _settled(evaluation: EasyEvaluation, province: Province) -> float:
    return evaluation.province(province) - evaluation.danger(
        province, min(3, evaluation.board.supply[evaluation.me])
    )


def _apply_favor(evaluation: EasyEvaluation, rng: Random) -> int:
    court, board = evaluation.board.court, evaluation.board
    assert isinstance(court, CourtView)
    card = court.favor - 1

    def value(move: Move) -> float:
        province = move - APPLY
        if FAVOR_KIND[card] == FAVOR_BUILDING:
            return evaluation.building(evaluation.rules.favor_buildings[FAVOR_RANK[card]], province)
        if FAVOR_KIND[card] == FAVOR_CALM:
            return board.markers[province] * evaluation.province(province)
        if board.owner[province] == evaluation.me:
            armies = board.armies[province]
            return evaluation.danger(province, armies) - evaluation.danger(province, armies + 3)
        return _settled(evaluation, province)

    return _best(evaluation.legal, value, APPLIED.get(FAVOR_KIND[card], "land"))


APPLIED = {FAVOR_BUILDING: "building-all", FAVOR_CALM: "calm"}


def _best(legal: list[int], value: Callable[[int], float], part: str) -> int:
    """The move that is worth most, the first of equals. `part`: what its worth is called."""
    move = max(legal, key=value)
    notes = notebook()
    if notes is not None:
        note(POINTS, {other: value(other) for other in legal})
        notes.parts = {part: value(move)}
    return move


def _cancel_event(evaluation: EasyEvaluation, rng: Random) -> int:
    hurts = _event_hurts(evaluation)
    remark("event-hurts" if hurts else "event-harmless")
    return CANCEL if hurts else DECLINE


def _event_hurts(evaluation: EasyEvaluation) -> bool:
    """Whether the event of the round takes something from one's own plan."""
    board = evaluation.board
    kind = next((EVENT_KIND[card] for card, at in enumerate(board.events) if at == EVENT_ACTIVE), 0)
    plan = board.plans[evaluation.me] or []
    orders = {space: card for space, card in enumerate(plan) if card < CHEST_CARD}
    if kind == TAX_MAX:
        return TAXES in orders and TAX[orders[TAXES]] > 5
    if kind == RICE_MAX:
        return RICE in orders and RICE_YIELD[orders[RICE]] > 3
    return kind == SMALL_LEVIES and DEPLOY_5 in orders


# -- samurai -------------------------------------------------------------------------------------------


def _take_benefit(evaluation: EasyEvaluation, rng: Random) -> int:
    samurai = evaluation.board.samurai
    assert isinstance(samurai, SamuraiView)
    card = SAMURAI_CARDS[samurai.top[evaluation.me]]
    needed = max(0.0, min(float(card[1]), evaluation.rice_needed))
    values = [CHEST * card[0], NEEDED_RICE * needed, 1.2 * ARMY * card[2], 1.0 * card[3]]
    moves = [move for move in evaluation.legal if move != DECLINE]
    return _best(moves, lambda move: values[move - BENEFIT], "reward")


# -- leaders -------------------------------------------------------------------------------------------


def _leader_value(evaluation: EasyEvaluation, province: Province) -> float:
    """What it is worth that the leader stands in a province: a bonus there, if he is safe."""
    plan = evaluation.board.plans[evaluation.me] or []
    ordered = any(card == province for space, card in enumerate(plan) if space < BATTLE_A)
    rich = 0.05 * (TAX[province] + RICE_YIELD[province])
    room = 0.2 * max(0.0, *(evaluation.building(kind, province) for kind in range(THEATER + 1)))
    friends = sum(evaluation.board.owner[q] == evaluation.me for q in evaluation.neighbours[province])
    safe = 1 - evaluation.risk(province, evaluation.board.armies[province])
    return (rich + room + 0.3 * min(friends, 2) + (0.5 if ordered else 0.0)) * safe


def _draft_leader(evaluation: EasyEvaluation, rng: Random) -> int:
    here = evaluation.legal[-1] - LEADER
    friends = sum(evaluation.board.owner[q] == evaluation.me for q in evaluation.neighbours[here])
    risk = evaluation.risk(here, evaluation.board.armies[here])
    remark("leader-draft", province=PROVINCES[here], friends=friends, risk=round(100 * risk))
    return evaluation.legal[-1] if friends and risk < 0.15 else DECLINE


def _place_leader(evaluation: EasyEvaluation, rng: Random) -> int:
    return _best(evaluation.legal, lambda move: _leader_value(evaluation, move - LEADER), "leader-place")


def _move_leader(evaluation: EasyEvaluation, rng: Random) -> int:
    """To a neighbouring province, which leaves a statue; and where others' statues can be taken."""
    leaders = evaluation.board.leaders
    assert isinstance(leaders, LeadersView)
    here = leaders.leader[evaluation.me]

    def value(move: Move) -> float:
        province = move - LEADER
        trophies = sum(
            statues.count(province) for seat, statues in enumerate(leaders.statues) if seat != evaluation.me
        )
        near = (
            here != NOBODY and province in evaluation.neighbours[here] and leaders.tokens[evaluation.me] > 0
        )
        return trophies + (1.0 if near else 0.0) + _leader_value(evaluation, province)

    move = _best(evaluation.legal, value, "leader-place")
    notes = notebook()
    if notes is not None:
        own_value = _leader_value(evaluation, move - LEADER)
        notes.parts = {"leader-place": own_value, "leader-statues": value(move) - own_value}
    return move


def _leave_statue(evaluation: EasyEvaluation, rng: Random) -> int:
    remark("statue")
    return STATUE + 1


# -- chambers ------------------------------------------------------------------------------------------


def _exchange(evaluation: EasyEvaluation, rng: Random) -> int:
    """Where a marker does most for its row and its column."""
    chambers = evaluation.board.chambers
    assert isinstance(chambers, ChambersView)
    board = cells_of(chambers)
    players = len(evaluation.board.chests)

    def line(cells: list[int], points: int) -> float:
        """The chance, as a guess, to lead a line with one marker more, times its points."""
        mine = cells.count(evaluation.me) + 1
        best = max(cells.count(other) for other in [*range(players), FACE_DOWN] if other != evaluation.me)
        return points * mine / (mine + best + 1)

    def value(move: Move) -> float:
        row, column = chamber_row(move - EXCHANGE), chamber_column(move - EXCHANGE)
        cells = board[LINES * row : LINES * (row + 1)]
        return line(cells, chambers.row_points[row]) + line(
            board[column::LINES], chambers.column_points[column]
        )

    return _best([move for move in evaluation.legal if move != DECLINE], value, "chamber-lines")


ANSWERS = {
    DRAFT_LEADER: _draft_leader,
    PLACE_LEADER: _place_leader,
    TAKE_BENEFIT: _take_benefit,
    TAKE_FAVOR: _take_favor,
    CANCEL_EVENT: _cancel_event,
    APPLY_FAVOR: _apply_favor,
    EXCHANGE_MARKER: _exchange,
    MOVE_LEADER: _move_leader,
    LEAVE_STATUE: _leave_statue,
}
