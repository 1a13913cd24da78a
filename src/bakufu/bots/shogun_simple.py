"""A simple bot for Shogun that plays a sensible game from its view alone.

Every answer is the one with the highest worth, counted in victory points: what a province, a building, a
chest, a bag of rice or an army is worth to this seat now. The numbers are opinions, the rules are not:
what is legal comes with the view. It looks no move ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from math import erf, exp, sqrt
from random import Random

import msgspec

from bakufu.bots import shogun_simple_modules
from bakufu.engine.game import View
from bakufu.games.shogun.moves import ATTACK, CYCLE, DEPLOY, DRAFT, EXTRA, GROUP, MOVE, PLAN, REVOLT, TAKE
from bakufu.games.shogun.odds import chances, inside_counts
from bakufu.games.shogun.phases.planning import SPACE_OF_STEP
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.state import (
    BATTLE_MOVE,
    CHOOSE_REVOLT,
    DEPLOY_SIX,
    DRAFT_GROUP,
    DRAFT_TAKE,
    EVENT_SHOWN,
    EXTRA_ATTACK,
    EXTRA_DEFENSE,
    MOVE_ON,
    NEUTRAL,
    PLAN_CARD,
    TAKE_SPECIAL,
)
from bakufu.games.shogun.tables import (
    ACTION_COUNT,
    ARMIES_DEPLOYED,
    AUCTION,
    BATTLE_A,
    BATTLE_B,
    BITS,
    BUILDING_SPACES,
    CHEST_CARD,
    COST,
    DEPLOY_1,
    DEPLOY_5,
    FARMERS,
    NO_CARD,
    POINTS_MOST,
    PROVINCES,
    RICE,
    RICE_LOSS,
    RICE_YIELD,
    SPECIAL_ATTACK,
    SPECIAL_CHEST,
    SPECIAL_DEFENSE,
    SPECIAL_RICE,
    SPECIAL_SIX,
    TAX,
    TAXES,
    THEATER,
    WINTER,
    YEARS,
)
from bakufu.games.shogun.view import Board

# What things are worth in victory points.
CHEST = 0.3
NEEDED_RICE = 0.45
SPARE_RICE = 0.05
ARMY = 0.12
# A planned march is decided much later, on another board.
PLANS_CHANGE = 0.7
EXPECTED_INCOME = 4  # chests that come in during a round, when planning what to spend


def decide(view: View, rng: Random) -> int:
    if len(view.legal) == 1:
        return view.legal[0]
    return answer_of(Mind(view), rng)


def answer_of(mind: Mind, rng: Random) -> int:
    answer = _ANSWERS.get(mind.board.decision)
    return answer(mind, rng) if answer else mind.legal[int(rng.random() * len(mind.legal))]


def _board(view: View) -> Board:
    board = view.board
    return board if isinstance(board, Board) else msgspec.convert(board, Board)


@lru_cache(maxsize=16)
def _rules(players: int, options: tuple[tuple[str, str], ...]) -> Rules:
    return Rules(players, dict(options))


class Mind:
    """What the bot makes of a view: worths and dangers."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.me = view.seat
        self.legal = view.legal
        self.board = board = _board(view)
        self.rules = rules = _rules(view.players, tuple(sorted(view.options.items())))
        self.neighbours = rules.neighbours
        self.region = rules.region
        self.scorings = YEARS + 1 - board.year  # how often what stands now will score
        self.rounds_left = WINTER - board.season  # action rounds of this year, this one included
        self.mine = [p for p in range(len(PROVINCES)) if board.owner[p] == self.me]
        self.in_tray = sum(board.tray)
        self.held = inside_counts(view)
        self.tower_model = view.options["tower_model"]
        self.worths: dict[int, float] = {}
        self.mood: Callable[[], float] = lambda: 0.0  # an error in every worth
        self.rice_needed = self._count_rice_needed()

    # -- the tower ---------------------------------------------------------------------------------------

    def out(self, colour: int, thrown: int, size: int) -> tuple[float, float]:
        """Mean and variance of the cubes of a colour in the tray after a throw of `size` cubes."""
        through, loose = chances(size, self.tower_model)
        thrown += self.board.tray[colour]
        held = self.held[colour]
        return thrown * through + held * loose, thrown * through * (1 - through) + held * loose * (1 - loose)

    def attack_wins(self, seat: int, armies: int, target: int) -> float:
        """The chance that so many armies of a seat take a province."""
        board = self.board
        owner = board.owner[target]
        defenders = board.armies[target] if owner >= 0 else 1
        size = armies + defenders + self.in_tray
        mean, variance = self.out(seat, armies, size)
        sides = [(FARMERS, 1)] if owner == NEUTRAL else [(owner, defenders)]
        if owner >= 0 and not board.markers[target]:
            sides.append((FARMERS, 0))
        for colour, thrown in sides:
            side, spread = self.out(colour, thrown, size)
            mean -= side
            variance += spread
        return _above(mean - 0.5, variance)

    def revolt_lost(self, province: int, farmers: int) -> float:
        """The chance to lose one's province to so many farmers from the supply."""
        armies = self.board.armies[province]
        size = armies + farmers + self.in_tray
        mean, variance = self.out(FARMERS, farmers, size)
        own, spread = self.out(self.me, armies, size)
        return _above(mean - own + 0.5, variance + spread)

    # -- worths ------------------------------------------------------------------------------------------

    def province(self, province: int) -> float:
        """What holding a province is worth: points, majorities, and the yields of the rounds to come."""
        if province not in self.worths:
            self.worths[province] = self._province(province)
        return self.worths[province]

    def _province(self, province: int) -> float:
        bits = self.board.buildings[province]
        points = 1.0 + BITS[bits]
        for kind in range(THEATER + 1):
            if bits >> kind & 1:
                points += 0.4 * POINTS_MOST[kind]
        rounds = self.rounds_left - 1 + WINTER * (self.scorings - 1)
        return points * self.scorings + 0.03 * rounds * (TAX[province] + RICE_YIELD[province])

    def building(self, kind: int, province: int) -> float:
        """What a new building brings: its own point and its share in the region's majority."""
        board = self.board
        bits = board.buildings[province]
        if bits >> kind & 1 or BITS[bits] >= BUILDING_SPACES[province] or not board.stock[kind]:
            return -1.0
        counts = [0] * len(board.chests)
        for p, owner in enumerate(board.owner):
            if owner >= 0 and self.region[p] == self.region[province] and board.buildings[p] >> kind & 1:
                counts[owner] += 1
        before = _share(counts, self.me, POINTS_MOST[kind])
        counts[self.me] += 1
        gain = 1 + _share(counts, self.me, POINTS_MOST[kind]) - before
        return gain * self.scorings * (1 - 0.7 * self.risk(province, board.armies[province]))

    def risk(self, province: int, armies: int) -> float:
        """The chance that a neighbour takes a province with so many armies in it, if he tries: a guess."""
        board = self.board
        strongest = 0
        for q in self.neighbours[province]:
            if board.owner[q] not in (NEUTRAL, self.me):
                strongest = max(strongest, board.armies[q] - 1)
        if strongest == 0:
            return 0.0
        edge = (strongest - armies - (0 if board.markers[province] else 1)) * 0.75
        return 0.5 * _above(edge, 2 + 0.2 * (strongest + armies))

    def danger(self, province: int, armies: int) -> float:
        """What one expects to lose in a province held by so many armies."""
        return self.risk(province, armies) * self.province(province)

    def attack(self, origin: int, armies: int, target: int, left: int) -> float:
        """What an attack is worth, with `left` armies staying behind."""
        board = self.board
        win = self.attack_wins(self.me, armies, target)
        prize = self.province(target)
        if board.owner[target] != NEUTRAL:
            prize *= 1.25  # what a rival loses is also a gain
        exposed = self.danger(origin, left) - self.danger(origin, left + armies)
        hungry = NEEDED_RICE * 0.5 if self.rice_needed > 0 else 0.0
        return win * (prize - hungry) - (1 - win) * armies * ARMY * 1.5 - 0.5 * exposed

    def best_attack(self, origin: int, armies: int) -> float:
        """The worth of the best attack from a province that holds so many armies; 0 to stay at home."""
        if armies < 3:
            return 0.0
        worths = [
            self.attack(origin, armies - 1, q, 1)
            for q in self.neighbours[origin]
            if self.board.owner[q] != self.me
        ]
        return max([0.0, *worths])

    def _count_rice_needed(self) -> float:
        board = self.board
        shown = [RICE_LOSS[card] for card, at in enumerate(board.events) if at == EVENT_SHOWN]
        loss = sum(shown) / len(shown) if shown else 3.0
        return len(self.mine) + 1 + loss - board.rice[self.me]


def _above(mean: float, variance: float) -> float:
    """The chance that a bell curve lies above nothing."""
    return 0.5 * (1 + erf(mean / sqrt(2 * max(variance, 0.05))))


def _share(counts: list[int], seat: int, value: int) -> int:
    best = max(counts)
    if best == 0 or counts[seat] < best:
        return 0
    return value if counts.count(best) == 1 else value - 1


# -- the draft -----------------------------------------------------------------------------------------


def _start_province(mind: Mind, province: int) -> float:
    """Rich provinces that hang together with one's own and lie in the same region."""
    owner = mind.board.owner
    worth = 0.35 * TAX[province] + 0.25 * RICE_YIELD[province] + 0.6 * BUILDING_SPACES[province]
    for q in mind.neighbours[province]:
        worth += 1.0 if owner[q] == mind.me else 0.1 if owner[q] == NEUTRAL else -0.25
    return worth + 0.3 * sum(mind.region[q] == mind.region[province] for q in mind.mine)


def _draft_take(mind: Mind, rng: Random) -> int:
    draft = mind.board.draft
    assert draft is not None
    open_cards = [_start_province(mind, card) for card in draft.up]
    unseen = draft.pile or draft.under
    blind = sum(_start_province(mind, card) for card in unseen) / max(1, len(unseen))
    if CYCLE in mind.legal and max(open_cards) < blind + 0.3:
        return CYCLE
    if max(open_cards) < blind:
        return DRAFT + 2
    return DRAFT + open_cards.index(max(open_cards))


def _draft_group(mind: Mind, rng: Random) -> int:
    """Large groups where others live next door, small ones in the hinterland."""
    draft = mind.board.draft
    assert draft is not None
    owner = mind.board.owner
    exposure = 0.0
    for q in mind.neighbours[draft.taken]:
        exposure += 0.0 if owner[q] == mind.me else 0.4 if owner[q] == NEUTRAL else 1.0
    sizes = sorted(move - GROUP for move in mind.legal)
    place = min(len(sizes) - 1, int(exposure / 3 * len(sizes)))
    return GROUP + sizes[place]


# -- planning ------------------------------------------------------------------------------------------


def _plan(mind: Mind, rng: Random) -> int:
    board = mind.board
    if board.steps == 0:
        return PLAN + 64 * AUCTION + _bid(mind, rng)
    space = SPACE_OF_STEP[board.steps]
    if space > AUCTION:
        return PLAN + 64 * space + shogun_simple_modules.box_card(mind, space)
    card = _sheet(mind).get(space, NO_CARD)
    move = PLAN + 64 * space + card
    if move in mind.legal:
        return move
    # No wish for this space: an empty one if the cards run short, else the smallest chest card, else
    # the province that is worth the least.
    if PLAN + 64 * space + NO_CARD in mind.legal:
        return PLAN + 64 * space + NO_CARD
    chests = [m for m in mind.legal if m - PLAN - 64 * space >= CHEST_CARD]
    return chests[0] if chests else min(mind.legal, key=lambda m: mind.province(m - PLAN - 64 * space))


def _bid(mind: Mind, rng: Random) -> int:
    """Modest: nothing when poor, now and then two."""
    bids = [move - PLAN - 64 * AUCTION for move in mind.legal]
    wealth = mind.board.chests[mind.me]
    wanted = 0 if wealth < 9 else 1 if wealth < 14 or rng.random() < 0.6 else 2
    wanted_card = CHEST_CARD + wanted
    return wanted_card if wanted_card in bids else bids[0]


def _sheet(mind: Mind) -> dict[int, int]:
    """The province for each space that is still open, where there is a good one."""
    board = mind.board
    spaces = range(board.steps - 1, ACTION_COUNT)
    cards = [card for card in board.hand if card < CHEST_CARD]
    worth = {(space, card): _order(mind, space, card) + mind.mood() for space in spaces for card in cards}
    chests = sum(card >= CHEST_CARD for card in board.hand)
    left = mind.rules.spaces - board.steps
    must = left - chests if len(board.hand) >= left else 0  # spaces no chest card can fill
    budget = board.chests[mind.me] + EXPECTED_INCOME - _bid_paid(board, mind.me)
    budget -= sum(COST[s] for s in range(board.steps - 1) if _placed(board, mind.me, s) < CHEST_CARD)
    sheet: dict[int, int] = {}
    for (space, card), value in sorted(worth.items(), key=lambda item: -item[1]):
        wanted = value > 0 or len(sheet) < must
        if wanted and space not in sheet and card not in sheet.values() and COST[space] <= budget:
            sheet[space] = card
            budget -= COST[space]
    _swap(sheet, worth)
    return sheet


def _swap(sheet: dict[int, int], worth: dict[tuple[int, int], float]) -> None:
    """Exchange cards between two spaces as long as both together gain."""
    for one, other in combinations(sheet, 2):
        a, b = sheet[one], sheet[other]
        if worth[one, b] + worth[other, a] > worth[one, a] + worth[other, b]:
            sheet[one], sheet[other] = b, a


def _placed(board: Board, seat: int, space: int) -> int:
    row = board.plans[seat]
    return row[space] if row else NO_CARD


def _bid_paid(board: Board, seat: int) -> int:
    value = _placed(board, seat, AUCTION) - CHEST_CARD
    return value if 0 <= value < NO_CARD - CHEST_CARD else 0


def _order(mind: Mind, action: int, province: int) -> float:
    """What it is worth to order this action in this province."""
    board = mind.board
    armies = board.armies[province]
    if action <= THEATER:
        return mind.building(action, province) - COST[action] * CHEST * 0.3 * _money_matters(mind)
    if action == RICE or action == TAXES:
        return _yield(mind, action, province)
    if action <= DEPLOY_1:
        number = ARMIES_DEPLOYED[action]
        if board.supply[mind.me] < number:
            return -1.0
        safer = mind.danger(province, armies) - mind.danger(province, armies + number)
        later = mind.rounds_left + WINTER * (mind.scorings - 1) > 1
        prospects = mind.best_attack(province, armies + number) - mind.best_attack(province, armies)
        gain = safer + (0.5 * prospects if later else 0.0)
        return gain + ARMY * number * later - COST[action] * CHEST * 0.3 * _money_matters(mind)
    forced = not any(board.owner[q] == mind.me for q in mind.neighbours[province])
    worth = mind.best_attack(province, armies) * PLANS_CHANGE
    return worth if worth > 0 else -1.0 if forced and armies > 1 else -0.05


def _money_matters(mind: Mind) -> float:
    """Chests are of no use after the last fall."""
    return 0.0 if mind.scorings == 1 and mind.rounds_left == 1 else 1.0


def _yield(mind: Mind, action: int, province: int) -> float:
    board = mind.board
    if action == RICE:
        needed = max(0.0, min(RICE_YIELD[province], mind.rice_needed / mind.rounds_left))
        worth = NEEDED_RICE * needed + SPARE_RICE * RICE_YIELD[province]
    else:
        worth = CHEST * TAX[province] * (0.2 + 0.8 * _money_matters(mind))
    markers = board.markers[province]
    if markers:
        return worth - mind.revolt_lost(province, markers) * mind.province(province) - ARMY * markers
    return worth


# -- the round -----------------------------------------------------------------------------------------


def _take_special(mind: Mind, rng: Random) -> int:
    board = mind.board
    own = board.plans[mind.me] or []
    orders = [space for space, card in enumerate(own) if card < CHEST_CARD]
    threatened = sum(mind.risk(p, board.armies[p]) for p in mind.mine)
    worths = {
        SPECIAL_CHEST: CHEST if TAXES in orders else 0.0,
        SPECIAL_RICE: NEEDED_RICE if RICE in orders else 0.0,
        SPECIAL_SIX: 1.5 * ARMY if DEPLOY_5 in orders else 0.0,
        SPECIAL_ATTACK: 0.35 * sum(space in orders for space in (BATTLE_A, BATTLE_B)),
        SPECIAL_DEFENSE: 0.15 * threatened,
    }
    return max(mind.legal, key=lambda move: worths[move - TAKE])


def _deploy_six(mind: Mind, rng: Random) -> int:
    return max(mind.legal) if mind.board.supply[mind.me] else DEPLOY


def _march(mind: Mind, rng: Random) -> int:
    """The best of staying, moving to a province in danger, and attacking."""
    return max(mind.legal, key=lambda move: _march_worth(mind, move) * exp(mind.mood()))


def _march_worth(mind: Mind, move: int) -> float:
    board = mind.board
    origin = board.origin
    if move < MOVE:
        return 0.0
    target, armies = divmod(move - (ATTACK if move >= ATTACK else MOVE), 64)
    left = board.armies[origin] - armies
    if move >= ATTACK:
        return mind.attack(origin, armies, target, left)
    there = board.armies[target]
    safer = mind.danger(origin, left + armies) + mind.danger(target, there)
    safer -= mind.danger(origin, left) + mind.danger(target, there + armies)
    return safer - 0.001 * armies  # without a reason nobody marches


def _extra(mind: Mind, rng: Random) -> int:
    return EXTRA + 1


def _choose_revolt(mind: Mind, rng: Random) -> int:
    """The best guarded first: it clears the tray of farmers for the others."""
    return max(mind.legal, key=lambda move: mind.board.armies[move - REVOLT])


_ANSWERS = {
    DRAFT_TAKE: _draft_take,
    DRAFT_GROUP: _draft_group,
    PLAN_CARD: _plan,
    TAKE_SPECIAL: _take_special,
    DEPLOY_SIX: _deploy_six,
    MOVE_ON: _march,
    BATTLE_MOVE: _march,
    EXTRA_ATTACK: _extra,
    EXTRA_DEFENSE: _extra,
    CHOOSE_REVOLT: _choose_revolt,
    **shogun_simple_modules.ANSWERS,
}
