"""Position evaluation of `easy`: values in victory points, and risks. The numbers are estimates."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from bakufu.engine.game import View
from bakufu.games.shogun.bots.evaluation import chance_above_zero
from bakufu.games.shogun.ids import Province, Seat
from bakufu.games.shogun.odds import chances, inside_counts
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.stages import EVENT_SHOWN
from bakufu.games.shogun.state import NEUTRAL
from bakufu.games.shogun.tables import (
    BUILDING_SPACES,
    FARMERS,
    POINTS_MOST,
    PROVINCES,
    RICE_LOSS,
    RICE_YIELD,
    TAX,
    WINTER,
    YEARS,
)
from bakufu.games.shogun.view import Board

# What things are worth in victory points.
CHEST = 0.3
NEEDED_RICE = 0.45
SPARE_RICE = 0.05
ARMY = 0.12


def _board(view: View) -> Board:
    board = view.board
    return board if isinstance(board, Board) else msgspec.convert(board, Board)


@lru_cache(maxsize=16)
def _rules(players: int, options: tuple[tuple[str, str], ...], version: int) -> Rules:
    return Rules(players, dict(options), version)


class EasyEvaluation:
    """Values and risks in a view."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.me = view.seat
        self.legal = view.legal
        self.board = board = _board(view)
        self.rules = rules = _rules(view.players, tuple(sorted(view.options.items())), view.rules_version)
        self.neighbours = rules.neighbours
        self.region = rules.region
        self.scorings = YEARS + 1 - board.year  # how often what stands now will score
        self.rounds_left = WINTER - board.season  # action rounds of this year, this one included
        self.mine = [p for p in range(len(PROVINCES)) if board.owner[p] == self.me]
        self.in_tray = sum(board.tray)
        self.cubes_inside = inside_counts(view)
        self.tower_model = view.options["tower_model"]
        self.values: dict[int, float] = {}
        self.value_error: Callable[[], float] = lambda: 0.0  # random error added to each value
        self.rice_needed = self._count_rice_needed()

    # -- the tower ---------------------------------------------------------------------------------------

    def cubes_out(self, colour: int, thrown: int, size: int) -> tuple[float, float]:
        """Mean and variance of the cubes of a colour in the tray after a throw of `size` cubes."""
        through, loose = chances(size, self.tower_model)
        thrown += self.board.tray[colour]
        inside = self.cubes_inside[colour]
        variance = thrown * through * (1 - through) + inside * loose * (1 - loose)
        return thrown * through + inside * loose, variance

    def attack_wins(self, seat: Seat, armies: int, target: Province) -> float:
        """The chance that these armies of a seat take a province."""
        board = self.board
        owner = board.owner[target]
        defenders = board.armies[target] if owner >= 0 else 1
        size = armies + defenders + self.in_tray
        mean, variance = self.cubes_out(seat, armies, size)
        sides = [(FARMERS, 1)] if owner == NEUTRAL else [(owner, defenders)]
        if owner >= 0 and not board.markers[target]:
            sides.append((FARMERS, 0))
        for colour, thrown in sides:
            side, spread = self.cubes_out(colour, thrown, size)
            mean -= side
            variance += spread
        return chance_above_zero(mean - 0.5, variance)

    def revolt_lost(self, province: Province, farmers: int) -> float:
        """The chance to lose an own province to these farmers from the supply."""
        armies = self.board.armies[province]
        size = armies + farmers + self.in_tray
        mean, variance = self.cubes_out(FARMERS, farmers, size)
        own, spread = self.cubes_out(self.me, armies, size)
        return chance_above_zero(mean - own + 0.5, variance + spread)

    # -- values ------------------------------------------------------------------------------------------

    def province(self, province: Province) -> float:
        """What holding a province is worth: points, majorities, and the yields of the rounds to come."""
        if province not in self.values:
            self.values[province] = self._province(province)
        return self.values[province]

    def _province(self, province: Province) -> float:
        built = self.board.buildings[province]
        points = 1.0 + len(built)
        for kind in built:
            points += 0.4 * POINTS_MOST[kind]
        rounds = self.rounds_left - 1 + WINTER * (self.scorings - 1)
        return points * self.scorings + 0.03 * rounds * (TAX[province] + RICE_YIELD[province])

    def building(self, kind: int, province: Province) -> float:
        """What a new building brings: its own point and its share in the region's majority."""
        board = self.board
        built = board.buildings[province]
        if kind in built or len(built) >= BUILDING_SPACES[province] or not board.stock[kind]:
            return -1.0
        counts = [0] * len(board.chests)
        for p, owner in enumerate(board.owner):
            if owner >= 0 and self.region[p] == self.region[province] and kind in board.buildings[p]:
                counts[owner] += 1
        before = share(counts, self.me, POINTS_MOST[kind])
        counts[self.me] += 1
        gain = 1 + share(counts, self.me, POINTS_MOST[kind]) - before
        return gain * self.scorings * (1 - 0.7 * self.risk(province, board.armies[province]))

    def risk(self, province: Province, armies: int) -> float:
        """An estimate of the chance that a neighbour would take a province with these armies."""
        board = self.board
        strongest = 0
        for q in self.neighbours[province]:
            if board.owner[q] not in (NEUTRAL, self.me):
                strongest = max(strongest, board.armies[q] - 1)
        if strongest == 0:
            return 0.0
        edge = (strongest - armies - (0 if board.markers[province] else 1)) * 0.75
        return 0.5 * chance_above_zero(edge, 2 + 0.2 * (strongest + armies))

    def danger(self, province: Province, armies: int) -> float:
        """What one expects to lose in a province held by so many armies."""
        return self.risk(province, armies) * self.province(province)

    def attack(self, origin: Province, armies: int, target: Province, left: int) -> float:
        """What an attack is worth, with `left` armies staying behind."""
        board = self.board
        win = self.attack_wins(self.me, armies, target)
        prize = self.province(target)
        if board.owner[target] != NEUTRAL:
            prize *= 1.25  # what a rival loses is also a gain
        exposed = self.danger(origin, left) - self.danger(origin, left + armies)
        hungry = NEEDED_RICE * 0.5 if self.rice_needed > 0 else 0.0
        return win * (prize - hungry) - (1 - win) * armies * ARMY * 1.5 - 0.5 * exposed

    def best_attack(self, origin: Province, armies: int) -> float:
        """The worth of the best attack from a province that holds so many armies; 0 to stay at home."""
        if armies < 3:
            return 0.0
        values = [
            self.attack(origin, armies - 1, q, 1)
            for q in self.neighbours[origin]
            if self.board.owner[q] != self.me
        ]
        return max([0.0, *values])

    def _count_rice_needed(self) -> float:
        board = self.board
        shown = [RICE_LOSS[card] for card, at in enumerate(board.events) if at == EVENT_SHOWN]
        loss = sum(shown) / len(shown) if shown else 3.0
        return len(self.mine) + 1 + loss - board.rice[self.me]


def share(counts: list[int], seat: Seat, value: int) -> int:
    best = max(counts)
    if best == 0 or counts[seat] < best:
        return 0
    return value if counts.count(best) == 1 else value - 1
