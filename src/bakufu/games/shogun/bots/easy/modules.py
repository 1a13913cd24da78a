"""How `easy` answers the questions of the modules: the same opinions, counted in victory points."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bakufu.bots.notes import POINTS, note, notebook, remark
from bakufu.games.shogun.bots.easy.mind import ARMY, CHEST, NEEDED_RICE, EasyMind
from bakufu.games.shogun.codes import chamber_column, chamber_row, plan_card
from bakufu.games.shogun.ids import Card, Move, Province, Space
from bakufu.games.shogun.modules.favors import amount_of
from bakufu.games.shogun.modules.state import FACE_DOWN
from bakufu.games.shogun.modules.view import ChambersView, CourtView, LeadersView, SamuraiView
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


def box_card(mind: EasyMind, space: Space) -> int:
    """Tray armies are the cheapest officials, then those of a safe province; else a card that is idle."""
    number = space - BOX
    cards = [plan_card(move - PLAN) for move in mind.legal]
    court = mind.board.court
    useful = isinstance(court, CourtView) and court.officials[mind.me] >= number
    if useful and mind.board.tray[mind.me] >= number:
        dice = [card for card in cards if card >= DICE_CARD]
        if dice:
            remark("box-tray", armies=number)
            return dice[0]
    spare = [
        card
        for card in cards
        if card < CHEST_CARD
        and useful
        and mind.board.armies[card] >= number + SPARE_ARMIES
        and mind.risk(card, mind.board.armies[card] - number) < 0.1
    ]
    if spare:
        chosen = max(spare, key=lambda card: mind.board.armies[card])
        remark("box-spare", province=PROVINCES[chosen], armies=mind.board.armies[chosen], number=number)
        return chosen
    remark("box-no-spare", armies=number + SPARE_ARMIES)
    idle = [card for card in cards if card >= CHEST_CARD]
    weak = [card for card in cards if card < CHEST_CARD]
    # A province that is too weak to give armies is as good as a chest card.
    return (
        (NO_CARD if NO_CARD in idle else min(idle)) if idle else min(weak, key=lambda c: mind.board.armies[c])
    )


# -- favors --------------------------------------------------------------------------------------------


def _take_favor(mind: EasyMind, rng: Random) -> int:
    court = mind.board.court
    assert isinstance(court, CourtView)
    worths = {
        move: _favor(mind, move - FAVOR) - OFFICIAL * court.favors[move - FAVOR]
        for move in mind.legal
        if move != DECLINE
    }
    best = max(worths, key=lambda move: worths[move])
    move = best if worths[best] > 0 else DECLINE
    notes = notebook()
    if notes is not None:
        note(POINTS, {**worths, DECLINE: 0.0})
        notes.idle = move == DECLINE
        if not notes.idle:
            cost = OFFICIAL * court.favors[move - FAVOR]
            notes.parts = {"favor": worths[move] + cost, "officials": -cost}
    return move


def _favor(mind: EasyMind, card: Card) -> float:
    """What a favor card is worth now."""
    kind, amount, board = FAVOR_KIND[card], amount_of(mind.rules, card), mind.board
    if kind == FAVOR_POINTS:
        return float(amount)
    if kind == FAVOR_CHESTS:
        return CHEST * amount
    if kind == FAVOR_ARMIES:
        return ARMY * min(amount, board.supply[mind.me])
    if kind == FAVOR_RICE:
        return NEEDED_RICE * max(0.0, min(float(amount), mind.rice_needed))
    if kind == FAVOR_BUILDING:
        building = mind.rules.favor_buildings[FAVOR_RANK[card]]
        return max([0.0, *(mind.building(building, p) for p in mind.mine)])
    if kind == FAVOR_SETTLE:
        places = [p for p, owner in enumerate(board.owner) if owner == NEUTRAL]
        return max([ARMY * 3, *(_settled(mind, p) for p in places)]) if board.supply[mind.me] else 0.0
    if kind == FAVOR_PEACE:
        threatened = sum(mind.danger(p, board.armies[p]) for p in mind.mine)
        return 0.25 * threatened * (2 if FAVOR_RANK[card] == 2 else 1)
    if kind == FAVOR_CALM:
        return 0.4 if any(board.markers[p] for p in mind.mine) else 0.25
    return 0.3 if _event_hurts(mind) else 0.0


def _settled(mind: EasyMind, province: Province) -> float:
    return mind.province(province) - mind.danger(province, min(3, mind.board.supply[mind.me]))


def _apply_favor(mind: EasyMind, rng: Random) -> int:
    court, board = mind.board.court, mind.board
    assert isinstance(court, CourtView)
    card = court.favor - 1

    def worth(move: Move) -> float:
        province = move - APPLY
        if FAVOR_KIND[card] == FAVOR_BUILDING:
            return mind.building(mind.rules.favor_buildings[FAVOR_RANK[card]], province)
        if FAVOR_KIND[card] == FAVOR_CALM:
            return board.markers[province] * mind.province(province)
        if board.owner[province] == mind.me:
            armies = board.armies[province]
            return mind.danger(province, armies) - mind.danger(province, armies + 3)
        return _settled(mind, province)

    return _best(mind.legal, worth, APPLIED.get(FAVOR_KIND[card], "land"))


APPLIED = {FAVOR_BUILDING: "building-all", FAVOR_CALM: "calm"}


def _best(legal: list[int], worth: Callable[[int], float], part: str) -> int:
    """The move that is worth most, the first of equals. `part`: what its worth is called."""
    move = max(legal, key=worth)
    notes = notebook()
    if notes is not None:
        note(POINTS, {other: worth(other) for other in legal})
        notes.parts = {part: worth(move)}
    return move


def _cancel_event(mind: EasyMind, rng: Random) -> int:
    hurts = _event_hurts(mind)
    remark("event-hurts" if hurts else "event-harmless")
    return CANCEL if hurts else DECLINE


def _event_hurts(mind: EasyMind) -> bool:
    """Whether the event of the round takes something from one's own plan."""
    board = mind.board
    kind = next((EVENT_KIND[card] for card, at in enumerate(board.events) if at == EVENT_ACTIVE), 0)
    plan = board.plans[mind.me] or []
    orders = {space: card for space, card in enumerate(plan) if card < CHEST_CARD}
    if kind == TAX_MAX:
        return TAXES in orders and TAX[orders[TAXES]] > 5
    if kind == RICE_MAX:
        return RICE in orders and RICE_YIELD[orders[RICE]] > 3
    return kind == SMALL_LEVIES and DEPLOY_5 in orders


# -- samurai -------------------------------------------------------------------------------------------


def _take_benefit(mind: EasyMind, rng: Random) -> int:
    samurai = mind.board.samurai
    assert isinstance(samurai, SamuraiView)
    card = SAMURAI_CARDS[samurai.top[mind.me]]
    needed = max(0.0, min(float(card[1]), mind.rice_needed))
    worths = [CHEST * card[0], NEEDED_RICE * needed, 1.2 * ARMY * card[2], 1.0 * card[3]]
    moves = [move for move in mind.legal if move != DECLINE]
    return _best(moves, lambda move: worths[move - BENEFIT], "reward")


# -- leaders -------------------------------------------------------------------------------------------


def _stand(mind: EasyMind, province: Province) -> float:
    """What it is worth that the leader stands in a province: a bonus there, if he is safe."""
    plan = mind.board.plans[mind.me] or []
    ordered = any(card == province for space, card in enumerate(plan) if space < BATTLE_A)
    rich = 0.05 * (TAX[province] + RICE_YIELD[province])
    room = 0.2 * max(0.0, *(mind.building(kind, province) for kind in range(THEATER + 1)))
    friends = sum(mind.board.owner[q] == mind.me for q in mind.neighbours[province])
    safe = 1 - mind.risk(province, mind.board.armies[province])
    return (rich + room + 0.3 * min(friends, 2) + (0.5 if ordered else 0.0)) * safe


def _draft_leader(mind: EasyMind, rng: Random) -> int:
    here = mind.legal[-1] - LEADER
    friends = sum(mind.board.owner[q] == mind.me for q in mind.neighbours[here])
    risk = mind.risk(here, mind.board.armies[here])
    remark("leader-draft", province=PROVINCES[here], friends=friends, risk=round(100 * risk))
    return mind.legal[-1] if friends and risk < 0.15 else DECLINE


def _place_leader(mind: EasyMind, rng: Random) -> int:
    return _best(mind.legal, lambda move: _stand(mind, move - LEADER), "leader-place")


def _move_leader(mind: EasyMind, rng: Random) -> int:
    """To a neighbouring province, which leaves a statue; and where others' statues can be taken."""
    leaders = mind.board.leaders
    assert isinstance(leaders, LeadersView)
    here = leaders.leader[mind.me]

    def worth(move: Move) -> float:
        province = move - LEADER
        trophies = sum(
            statues.count(province) for seat, statues in enumerate(leaders.statues) if seat != mind.me
        )
        near = here != NOBODY and province in mind.neighbours[here] and leaders.tokens[mind.me] > 0
        return trophies + (1.0 if near else 0.0) + _stand(mind, province)

    move = _best(mind.legal, worth, "leader-place")
    notes = notebook()
    if notes is not None:
        stand = _stand(mind, move - LEADER)
        notes.parts = {"leader-place": stand, "leader-statues": worth(move) - stand}
    return move


def _leave_statue(mind: EasyMind, rng: Random) -> int:
    remark("statue")
    return STATUE + 1


# -- chambers ------------------------------------------------------------------------------------------


def _exchange(mind: EasyMind, rng: Random) -> int:
    """Where a marker does most for its row and its column."""
    chambers = mind.board.chambers
    assert isinstance(chambers, ChambersView)
    board = chambers.board
    players = len(mind.board.chests)

    def line(cells: list[int], points: int) -> float:
        """The chance, as a guess, to lead a line with one marker more, times its points."""
        mine = cells.count(mind.me) + 1
        best = max(cells.count(other) for other in [*range(players), FACE_DOWN] if other != mind.me)
        return points * mine / (mine + best + 1)

    def worth(move: Move) -> float:
        row, column = chamber_row(move - EXCHANGE), chamber_column(move - EXCHANGE)
        cells = board[LINES * row : LINES * (row + 1)]
        return line(cells, chambers.row_points[row]) + line(
            board[column::LINES], chambers.column_points[column]
        )

    return _best([move for move in mind.legal if move != DECLINE], worth, "chamber-lines")


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
