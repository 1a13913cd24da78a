"""Position evaluation of `easy`, and its errors of judgement."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random

import msgspec

from bakufu.bots.notes import Notes, Remark, notebook
from bakufu.engine.game import View
from bakufu.engine.odds import Odds
from bakufu.games.ikusa.codes import player_of
from bakufu.games.ikusa.ids import Body, Clan, Province
from bakufu.games.ikusa.odds import odds, units_in
from bakufu.games.ikusa.options import edges
from bakufu.games.ikusa.stages import STOP_OR_REPEAT
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import (
    BODY,
    BOWMAN,
    FIGURES,
    GUNNER,
    RONIN,
    SPEARMAN,
    SWORDSMAN,
)
from bakufu.games.ikusa.view import Board

# Least chance to win for an attack, and to continue a battle.
ATTACK_ABOVE = 0.65
CONTINUE_ABOVE = 0.45
# Standard deviations of its random errors: of a chance, and of another value as a share of it.
ODDS_ERROR = 0.22
VALUE_ERROR = 0.9
EQUAL = 1e-9
# Order in which it loses units or leaves them behind: the cheapest first.
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
        self.guesses: dict[tuple[int, int, int], float] = {}  # chances with their errors
        board = view.board
        self.board = board = board if isinstance(board, Board) else msgspec.convert(board, Board)
        self.players = view.players
        self.clan = board.acting[0] if len(board.acting) == 1 else view.seat
        if self.players == 2 and len(board.acting) != 1:
            self.clan = next(clan for clan in board.acting if player_of(clan, 2) == view.seat)
        self.neighbours, self.sea = _edges(tuple(sorted(view.options.items())), view.rules_version)

    def friend(self, clan: Clan) -> bool:
        return player_of(clan, self.players) == player_of(self.clan, self.players)

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
        """Distance to the border: 0 in a border province, else the number of steps."""
        seen, ring, steps = {province}, [province], 0
        while ring and steps < 6:
            if any(self.enemies(p) or self.empties(p) for p in ring):
                return steps
            around = [q for p in ring for q in self.neighbours[p] if self.board.owner[q] == self.clan]
            ring = [q for q in dict.fromkeys(around) if q not in seen]
            seen.update(ring)
            steps += 1
        return 6

    def odds(self, origin: Province, body: Body, target: Province) -> Odds:
        board = self.board
        attack = units_in(board, origin, self.clan, [body])
        defend = units_in(board, target, board.owner[target], [0, 1, 2, 3])
        building = board.castle[target]
        bonus = board.walls[target]
        landed = board.decision == STOP_OR_REPEAT  # there is one first strike a battle (I-NAV-01)
        return odds(attack, defend, building, bonus, target in self.sea[origin] and not landed)

    def best_move(self, value: Callable[[int], float], remark: Callable[[int], Remark]) -> int:
        """The legal move with the highest noisy value; moves of value 0 or less get no error.

        `remark` makes the reason for a move, if notes are taken.
        """
        gauss = self.rng.gauss
        rated = []
        real: dict[int, float] = {}
        for move in self.legal:
            real[move] = value(move)
            noisy_value = (
                real[move] * max(0.05, 1 + gauss(0.0, VALUE_ERROR)) if real[move] > 0 else real[move]
            )
            rated.append((noisy_value, self.rng.random(), move))
        chosen = max(rated)[2]
        notes = notebook()
        if notes is not None:
            notes.remarks.append(remark(chosen))
            misjudged(notes, real, chosen)
        return chosen

    def noisy_win_chance(self, origin: Province, body: Body, target: Province) -> float:
        """The chance to win an attack, with a random error."""
        guess = self.odds(origin, body, target).win + self.rng.gauss(0.0, ODDS_ERROR)
        self.guesses[origin, body, target] = guess
        return guess

    def guess(self, origin: Province, body: Body, target: Province) -> int:
        """What `noisy_win_chance` said, in per cent, between 1 and 99."""
        return round(100 * min(0.99, max(0.01, self.guesses.get((origin, body, target), 0.0))))


def misjudged(notes: Notes, real: dict[int, float], chosen: int) -> None:
    """Note the move that it would have made without its error, or the number of equal moves."""
    top = max(real, key=lambda move: real[move])
    if real[top] > real[chosen] + EQUAL:
        notes.despite = Remark("misjudged", {"move": top})
        return
    equals = sum(abs(value - real[chosen]) < EQUAL for value in real.values()) - 1
    if equals:
        notes.remarks.append(Remark("lots", {"count": equals}))
