"""Position evaluation of `easy`, and its errors of judgement."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random

import msgspec

from bakufu.bots.notes import Notes, Remark, notebook
from bakufu.engine.game import View
from bakufu.engine.odds import Odds
from bakufu.games.ikusa.ids import Body, Clan, Province
from bakufu.games.ikusa.odds import odds, units_in
from bakufu.games.ikusa.options import edges
from bakufu.games.ikusa.stages import STOP_OR_REPEAT
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import (
    BODY,
    BONUS,
    BOWMAN,
    FIGURES,
    GUNNER,
    RONIN,
    SPEARMAN,
    SWORDSMAN,
)
from bakufu.games.ikusa.view import Board

# What the bot wants before it attacks, and to go on with a battle.
DARE = 0.65
GO_ON_WITH = 0.45
# How it errs: a chance by so much, anything else by such a part of its worth (standard deviations).
MISJUDGED = 0.22
SHAKEN = 0.9
EQUAL = 1e-9
# What it would rather lose, and rather give away: the cheapest first.
CHEAPEST = (SPEARMAN, GUNNER, RONIN, SWORDSMAN, BOWMAN)
WORTH = {SPEARMAN: 4, GUNNER: 5, SWORDSMAN: 5, BOWMAN: 7, RONIN: 5}


@lru_cache(maxsize=16)
def _edges(options: tuple[tuple[str, str], ...], version: int) -> tuple[list[list[int]], list[list[int]]]:
    return edges(dict(options), version)


class EasyEvaluation:
    """Distances, strengths and odds in a view."""

    def __init__(self, view: View, rng: Random) -> None:
        assert view.seat is not None
        self.legal = view.legal
        self.rng = rng
        self.guesses: dict[tuple[int, int, int], float] = {}  # chances as they seemed to be
        board = view.board
        self.board = board = board if isinstance(board, Board) else msgspec.convert(board, Board)
        self.two = view.players == 2
        self.me = board.acting[0] if len(board.acting) == 1 else view.seat
        if self.two and len(board.acting) != 1:
            self.me = next(clan for clan in board.acting if clan % 2 == view.seat)
        self.neighbours, self.sea = _edges(tuple(sorted(view.options.items())), view.rules_version)

    def friend(self, clan: Clan) -> bool:
        return clan % 2 == self.me % 2 if self.two else clan == self.me

    def enemies(self, province: Province) -> int:
        """How many neighbours an enemy holds."""
        owner = self.board.owner
        return sum(1 for q in self.neighbours[province] if owner[q] >= 0 and not self.friend(owner[q]))

    def empties(self, province: Province) -> int:
        return sum(1 for q in self.neighbours[province] if self.board.owner[q] == NOBODY)

    def force(self, province: Province) -> int:
        i = province * BODY
        return sum(self.board.force_units[i : i + FIGURES])

    def front(self, province: Province) -> int:
        """How close the war is: 0 on the border, else so many steps."""
        seen, ring, steps = {province}, [province], 0
        while ring and steps < 6:
            if any(self.enemies(p) or self.empties(p) for p in ring):
                return steps
            around = [q for p in ring for q in self.neighbours[p] if self.board.owner[q] == self.me]
            ring = [q for q in dict.fromkeys(around) if q not in seen]
            seen.update(ring)
            steps += 1
        return 6

    def odds(self, origin: Province, body: Body, target: Province) -> Odds:
        board = self.board
        attack = units_in(board, origin, self.me, [body])
        defend = units_in(board, target, board.owner[target], [0, 1, 2, 3])
        building = board.castle[target]
        bonus = BONUS[building]
        for province, left in zip(board.bonus[::2], board.bonus[1::2]):
            if province == target:
                bonus = left
        landed = board.decision == STOP_OR_REPEAT  # there is one first strike a battle (I-NAV-01)
        return odds(attack, defend, building, bonus, target in self.sea[origin] and not landed)

    def best(self, value: Callable[[int], float], say: Callable[[int], Remark]) -> int:
        """The legal move that seems to be worth most; what is worth nothing never seems to be more.

        `say`: what speaks for a move, where somebody asks.
        """
        gauss = self.rng.gauss
        rated = []
        real: dict[int, float] = {}
        for move in self.legal:
            real[move] = value(move)
            seeming = real[move] * max(0.05, 1 + gauss(0.0, SHAKEN)) if real[move] > 0 else real[move]
            rated.append((seeming, self.rng.random(), move))
        chosen = max(rated)[2]
        notes = notebook()
        if notes is not None:
            notes.remarks.append(say(chosen))
            misjudged(notes, real, chosen)
        return chosen

    def win(self, origin: Province, body: Body, target: Province) -> float:
        """The chance of an attack as it seems to be."""
        guess = self.odds(origin, body, target).win + self.rng.gauss(0.0, MISJUDGED)
        self.guesses[origin, body, target] = guess
        return guess

    def guess(self, origin: Province, body: Body, target: Province) -> int:
        """What `win` said, in per cent that can be said aloud."""
        return round(100 * min(0.99, max(0.01, self.guesses.get((origin, body, target), 0.0))))


def misjudged(notes: Notes, real: dict[int, float], chosen: int) -> None:
    """What it would have done without its error; and the moves among which it draws lots."""
    top = max(real, key=lambda move: real[move])
    if real[top] > real[chosen] + EQUAL:
        notes.despite = Remark("misjudged", {"move": top})
        return
    equals = sum(abs(value - real[chosen]) < EQUAL for value in real.values()) - 1
    if equals:
        notes.remarks.append(Remark("lots", {"count": equals}))
