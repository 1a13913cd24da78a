"""The search of `hard`: candidates from `normal`, played out to the end of the round against likely rivals.

Hidden sheets are dealt as `normal` would have planned them, a little shaken; the rest of the round is played
by quick answers; how the table looks then is the worth of a candidate. Candidates that do badly drop out, so
that the good ones are looked at longer. It can be stopped at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Final

from bakufu.bots.clock import Clock
from bakufu.bots.notes import Remark, Search, Simulated, notebook, percent
from bakufu.engine.bits import has_bit
from bakufu.engine.chance import Seeded
from bakufu.games.shogun import flow
from bakufu.games.shogun.bots.answers import is_judged, move_value
from bakufu.games.shogun.bots.boards import board_of
from bakufu.games.shogun.bots.evaluation import Evaluation
from bakufu.games.shogun.bots.sheet import NEVER, PlanValues, plan_values
from bakufu.games.shogun.bots.state_value import even_state_value, state_value
from bakufu.games.shogun.bots.weights import Weights
from bakufu.games.shogun.codes import march_armies, march_target, space_of
from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.moves import ATTACK, MOVE
from bakufu.games.shogun.phases import planning
from bakufu.games.shogun.stages import BATTLE_MOVE, GAME_OVER, GO_ON, MOVE_ON, PLAN_CARD, STAGE_ORDER
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import (
    ACTION_COUNT,
    AUCTION,
    NO_CARD,
    PROVINCES,
    SPACE_COUNT,
    SPACE_STRIDE,
)

GENERATIONS: Final = 2  # how often the best sheets are varied
SURVIVORS: Final = 4  # sheets that are varied
VARIATIONS: Final = 4  # of each of them
HALVE_AFTER: Final = 8  # rounds played out, then half of the candidates drop out
CLEAR_AFTER: Final = 40  # rounds played out before two candidates can be told apart
NEGLIGIBLE: Final = 0.006  # attacks with a smaller chance to win are not searched
PRIOR_WEIGHT: Final = 24.0  # of the first estimate, in rollouts that count as much
UNUSUAL: Final = -0.02  # the prior of a sheet that `normal` would not plan
HOPELESS: Final = 0.25  # a chance to win a battle
POINT: Final = 0.015  # the chance to win that a point is worth, at first sight


class Candidate:
    """A candidate: the value of each rollout, and the estimate before the first one (the prior)."""

    def __init__(self, choice: list[int], prior: float = 0.0) -> None:
        self.choice = choice
        self.prior = prior
        self.values: list[float] = []
        self.total = 0.0

    def add(self, value: float) -> None:
        self.values.append(value)
        self.total += value

    def mean(self) -> float:
        return self.total / len(self.values)

    def standing(self) -> float:
        """The mean and the prior, which counts for less with every rollout."""
        count = len(self.values)
        if count == 0:
            return -1.0
        return self.total / count + self.prior * PRIOR_WEIGHT / (PRIOR_WEIGHT + count)


# -- whole sheets --------------------------------------------------------------------------------------


def search_sheet(state: State, seat: Seat, weights: Weights, rng: Random, clock: Clock) -> list[int]:
    """The best board that was found: the cards of the ten actions, then the bid."""
    base = state.copy()
    planning.open_planning(base)
    tables = [_table(base, other, weights) for other in range(base.rules.players)]
    rivals = [
        _boards(table, rng, 6, clock, 0.25) if other != seat else [] for other, table in enumerate(tables)
    ]
    boards = _boards(tables[seat], rng, 16, clock, 0.5)
    candidates = [Candidate(board, UNUSUAL if place else 0.0) for place, board in enumerate(boards)]

    def play(candidate: Candidate, number: int, deal: Random) -> float:
        trial = base.copy()
        for other in range(base.rules.players):
            board = (
                candidate.choice if other == seat else rivals[other][int(deal.random() * len(rivals[other]))]
            )
            trial.plan[space_of(other, 0) : space_of(other, len(board))] = board
        _close_planning(trial)
        return play_out(trial, seat, weights, number)

    usual = candidates[0]
    for _ in range(GENERATIONS):
        candidates = successive_halving(candidates, play, rng, clock, SURVIVORS)
        candidates += [
            Candidate(board, UNUSUAL)
            for board in _variations([candidate.choice for candidate in candidates], base, seat, rng)
        ]
    best = successive_halving(candidates, play, rng, clock, 1)[0]
    notes = notebook()
    if notes is not None and best.values and usual.values:
        rounds = len(best.values)
        notes.sheet = Search(rounds, best.mean(), usual.mean(), even_state_value(base.rules.players))
    return best.choice


def _table(state: State, seat: Seat, weights: Weights) -> PlanValues:
    return plan_values(
        Evaluation(state, seat, weights), [p for p in range(len(PROVINCES)) if state.owner[p] == seat]
    )


def _boards(table: PlanValues, rng: Random, number: int, clock: Clock, part: float) -> list[list[int]]:
    """The best board by value, then others with perturbed values and bids; fewer if time is short."""
    boards = [board_of(table, 0)]
    for attempt in range(2 * number):
        if clock.past(part):
            break
        amount = 0.35 + 0.5 * attempt / (2 * number)
        board = board_of(table.perturbed(rng, amount), (0, 0, 1, -1)[attempt % 4])
        if board not in boards:
            boards.append(board)
        if len(boards) == number:
            break
    return boards


def _variations(boards: Sequence[list[int]], state: State, seat: Seat, rng: Random) -> list[list[int]]:
    """Variations of these boards: two spaces exchanged, or a card replaced from the hand."""
    found: list[list[int]] = []
    spaces = [space for space in range(len(boards[0])) if space != AUCTION]
    for board in boards:
        hand = [p for p in range(len(PROVINCES)) if state.owner[p] == seat and p not in board]
        for _ in range(VARIATIONS):
            other = board.copy()
            a, b = rng.sample(spaces, 2)
            if hand and rng.random() < 0.4:
                other[a] = rng.choice(hand)
            else:
                other[a], other[b] = other[b], other[a]
            if other != board and other not in found and other not in boards:
                found.append(other)
    return found


def _close_planning(state: State) -> None:
    state.hands = []
    state.plan_step = [0] * state.rules.players
    state.acting = []
    state.stage = STAGE_ORDER
    state.decision = GO_ON
    # `go_on` follows at the first step of the play-out.


# -- one answer ----------------------------------------------------------------------------------------


def search_move(
    state: State, seat: Seat, legal: Sequence[int], weights: Weights, rng: Random, clock: Clock
) -> int:
    """The best move, by search among those with the highest estimated values."""
    evaluation = Evaluation(state, seat, weights)
    ranked = sorted(((move_value(evaluation, move), move) for move in legal), reverse=True)
    best = ranked[0][0]
    likely = [
        (value, move) for value, move in _varied(ranked) if value > best - 2.5 and is_sane(evaluation, move)
    ]
    likely = likely[:7] or ranked[:1]
    notes = notebook()
    if notes is not None and not is_sane(evaluation, ranked[0][1]) and likely[0][1] != ranked[0][1]:
        notes.remarks.append(hopeless(evaluation, ranked[0][1]))
    if len(likely) == 1:
        return likely[0][1]
    hidden = _Hidden(state, seat, weights)
    candidates = [Candidate([move], POINT * (value - best)) for value, move in likely]

    def play(candidate: Candidate, number: int, deal: Random) -> float:
        trial = state.copy()
        hidden.deal(trial, deal)
        chance = Seeded(number)
        flow.apply_move(trial, seat, candidate.choice[0], chance, None)
        return play_out(trial, seat, weights, number + 1)

    chosen = successive_halving(candidates, play, rng, clock, 1)[0]
    if notes is not None and chosen.values:
        notes.simulated = Simulated(
            rounds=sum([len(candidate.values) for candidate in candidates]),
            gaps={
                candidate.choice[0]: _gap(candidate, chosen)
                for candidate in candidates
                if candidate.values and candidate is not chosen
            },
            rating=chosen.mean(),
            even=even_state_value(state.rules.players),
        )
    return chosen.choice[0]


def _gap(candidate: Candidate, best: Candidate) -> float:
    """The mean advantage of a candidate over the best one, in the simulations that both played."""
    both = min(len(candidate.values), len(best.values))
    return (sum(candidate.values[:both]) - sum(best.values[:both])) / both


def hopeless(evaluation: Evaluation, move: Move) -> Remark:
    """The remark on an attack that is dropped before the search because of its odds."""
    target, armies = march_target(move - ATTACK), march_armies(move - ATTACK)
    win = evaluation.attack_chance(evaluation.me, armies, target, evaluation.state.armies[target])
    return Remark("hopeless", {"move": move, "win": percent(win)})


def is_sane(evaluation: Evaluation, move: Move) -> bool:
    """Whether the odds of an attack are good enough to search it."""
    if move < ATTACK:
        return True
    target, armies = march_target(move - ATTACK), march_armies(move - ATTACK)
    return evaluation.attack_chance(evaluation.me, armies, target, evaluation.state.armies[target]) > HOPELESS


def _varied(ranked: Sequence[tuple[float, int]]) -> list[tuple[float, int]]:
    """At most two sizes of armies per target, or one attack would fill the list."""
    seen: dict[int, int] = {}
    kept = []
    for value, move in ranked:
        if move >= MOVE:
            target = march_target(move)  # of the whole move: moving there and attacking it are two
            seen[target] = seen.get(target, 0) + 1
            if seen[target] > 2:
                continue
        kept.append((value, move))
    return kept


class _Hidden:
    """Samples the unrevealed cards of others as they may have planned them."""

    def __init__(self, state: State, seat: Seat, weights: Weights) -> None:
        self.rows: list[tuple[int, list[int], list[int], list[int], PlanValues]] = []
        for other in range(state.rules.players):
            if other == seat or not state.action_row:
                continue
            row = state.plan[space_of(other, 0) : space_of(other, SPACE_COUNT)]
            shown = state.shown[other]
            spaces = [a for a in range(ACTION_COUNT) if not has_bit(shown, a) and row[a] != NO_CARD]
            seen = [row[a] for a in range(SPACE_COUNT) if has_bit(shown, a)]
            provinces = [
                p
                for p in range(len(PROVINCES))
                if state.owner[p] == other and not has_bit(state.gained_this_round, p) and p not in seen
            ]
            blanks = [card for card in state.rules.cards if card not in seen]  # no order, whatever they are
            if spaces:
                table = plan_values(Evaluation(state, other, weights), provinces)
                self.rows.append((other, spaces, provinces, blanks, table))

    def deal(self, state: State, rng: Random) -> None:
        for other, spaces, provinces, blanks, table in self.rows:
            orders = sorted(
                (
                    (table.order_values[a][i] + rng.gauss(0.0, 0.4), a, i)
                    for a in spaces
                    for i in range(len(provinces))
                    if table.order_values[a][i] > NEVER / 2
                ),
                reverse=True,
            )
            cards: dict[int, int] = {}
            used: set[int] = set()
            must = len(spaces) - len(blanks)
            for value, action, place in orders:
                if action not in cards and place not in used and (value > 0 or len(cards) < must):
                    cards[action] = provinces[place]
                    used.add(place)
            rest = [*blanks, *(p for i, p in enumerate(provinces) if i not in used)]
            row = space_of(other, 0)
            for action in spaces:
                blank = rest.pop(0) if rest and action not in cards else NO_CARD
                state.plan[row + action] = cards.get(action, blank)
            for box in range(SPACE_COUNT, SPACE_STRIDE):
                if not has_bit(state.shown[other], box):
                    state.plan[row + box] = NO_CARD


# -- playing out ---------------------------------------------------------------------------------------


def play_out(state: State, seat: Seat, weights: Weights, number: int) -> float:
    """Play the rest of the round by quick answers; return the value of the position then."""
    chance = Seeded(number)
    flow.go_on(state, chance, None)
    while state.decision != PLAN_CARD and state.decision != GAME_OVER:
        acting = state.acting[0]
        move = rollout_move(state, acting, weights)
        flow.apply_move(state, acting, move, chance, None)
    return state_value(state, seat, weights)


def rollout_move(state: State, seat: Seat, weights: Weights) -> int:
    """The move that `normal` would make, trying fewer sizes of armies."""
    legal = flow.legal_moves(state, seat)
    if len(legal) == 1 or not is_judged(state.decision):
        return legal[0]
    evaluation = Evaluation(state, seat, weights)
    if state.decision == BATTLE_MOVE or state.decision == MOVE_ON:
        armies = state.armies[state.origin]
        sizes = {armies - 1, armies - 2, (armies + 1) // 2}
        legal = [move for move in legal if move < MOVE or march_armies(move) in sizes]
    best_move, best_value = legal[0], move_value(evaluation, legal[0])
    for move in legal[1:]:
        value = move_value(evaluation, move)
        if value > best_value:
            best_move, best_value = move, value
    return best_move


def successive_halving(
    candidates: Sequence[Candidate],
    play: Callable[[Candidate, int, Random], float],
    rng: Random,
    clock: Clock,
    survivors: int,
) -> list[Candidate]:
    """Roll out all candidates under the same chance; drop the worse half repeatedly.

    The best come first.
    """
    racing = list(candidates)
    played = 0
    while True:
        number = rng.getrandbits(48)
        for candidate in racing:
            if not clock.left():
                return sorted(racing, key=_standing, reverse=True)[:survivors]
            candidate.add(play(candidate, number, Random(number)))
        played += 1
        if played % HALVE_AFTER:
            continue
        if len(racing) > max(2, survivors):
            racing = sorted(racing, key=_standing, reverse=True)[: max(survivors, (len(racing) + 1) // 2)]
            if survivors > 1 and len(racing) <= survivors:
                return racing
        if survivors == 1 and len(racing) == 2 and _clear(racing[0], racing[1], played):
            return sorted(racing, key=_standing, reverse=True)


def _standing(candidate: Candidate) -> float:
    return candidate.standing()


def _clear(one: Candidate, other: Candidate, played: int) -> bool:
    """Whether more rounds would hardly change which candidate is better, or the gap is negligible."""
    pairs = list(zip(one.values[-played:], other.values[-played:], strict=True))
    gaps = [a - b for a, b in pairs]
    mean = sum(gaps) / len(gaps)
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / len(gaps) / len(gaps))
    return played >= CLEAR_AFTER and (abs(mean) > 3 * spread or abs(mean) + 2 * spread < NEGLIGIBLE)
