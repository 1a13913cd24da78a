"""The level `easy`: one step at a time by plain worths, which it often misjudges.

It keeps its force on the border, attacks where the odds of a battle look good, fights on while they seem to
stay so, and takes the empty provinces that it can reach. It looks no move ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random

import msgspec

from bakufu.engine.fights import Odds
from bakufu.engine.game import View
from bakufu.games.ikusa.moves import (
    ADVANCE,
    ATTACK,
    BUILD,
    CALL_OFF,
    DECLARE,
    DECLINE,
    DEPLOY,
    DONE,
    END,
    GO,
    HOLD,
    LEAVE,
    LEVY,
    LOSE,
    MARCH,
    MUSTER,
    PICK,
    PLACE,
    PLAN,
    RECOVER,
    REINFORCE,
    REPEAT,
    REVENGE,
    SPLIT_OFF,
    SPY,
    STEP,
    STRIKE,
    SUCCESSOR,
    WAIT,
)
from bakufu.games.ikusa.odds import odds, units_in
from bakufu.games.ikusa.options import edges
from bakufu.games.ikusa.stages import (
    ABSORB_UNITS,
    ADD_SPEARMEN,
    AFTER_BATTLE,
    BUILD_SITE,
    BUY_UNIT,
    CHOOSE_PARTY,
    DECLARE_BATTLE,
    DEPLOY_RONIN,
    FILL_BIN,
    FINAL_ARMIES,
    FINAL_FORCES,
    MOVE_ARMIES,
    NAME_SUCCESSOR,
    PLACE_ARMY,
    PLACE_RECOVERED,
    PLACE_UNIT,
    SEND_NINJA,
    SEND_SPY,
    STOP_OR_REPEAT,
    TAKE_LOSSES,
    TAKE_REVENGE,
)
from bakufu.games.ikusa.state import (
    NOBODY,
)
from bakufu.games.ikusa.tables import (
    ARMIES_EACH,
    BIN_BUILD,
    BIN_LEVY,
    BIN_NINJA,
    BIN_ORDER,
    BIN_RONIN,
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
# What it would rather lose, and rather give away: the cheapest first.
CHEAPEST = (SPEARMAN, GUNNER, RONIN, SWORDSMAN, BOWMAN)
WORTH = {SPEARMAN: 4, GUNNER: 5, SWORDSMAN: 5, BOWMAN: 7, RONIN: 5}


def decide(view: View, rng: Random) -> int:
    if len(view.legal) == 1:
        return view.legal[0]
    mind = Mind(view, rng)
    answer = _ANSWERS.get(mind.board.decision)
    return answer(mind) if answer else rng.choice(view.legal)


@lru_cache(maxsize=16)
def _edges(options: tuple[tuple[str, str], ...]) -> tuple[list[list[int]], list[list[int]]]:
    return edges(dict(options))


class Mind:
    """What the bot makes of a view."""

    def __init__(self, view: View, rng: Random) -> None:
        assert view.seat is not None
        self.legal = view.legal
        self.rng = rng
        board = view.board
        self.board = board = board if isinstance(board, Board) else msgspec.convert(board, Board)
        self.two = view.players == 2
        self.me = board.acting[0] if len(board.acting) == 1 else view.seat
        if self.two and len(board.acting) != 1:
            self.me = next(clan for clan in board.acting if clan % 2 == view.seat)
        self.neighbours, self.sea = _edges(tuple(sorted(view.options.items())))

    def friend(self, clan: int) -> bool:
        return clan % 2 == self.me % 2 if self.two else clan == self.me

    def enemies(self, province: int) -> int:
        """How many neighbours an enemy holds."""
        owner = self.board.owner
        return sum(1 for q in self.neighbours[province] if owner[q] >= 0 and not self.friend(owner[q]))

    def empties(self, province: int) -> int:
        return sum(1 for q in self.neighbours[province] if self.board.owner[q] == NOBODY)

    def force(self, province: int) -> int:
        i = province * BODY
        return sum(self.board.pf[i : i + FIGURES])

    def front(self, province: int) -> int:
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

    def odds(self, origin: int, body: int, target: int) -> Odds:
        board = self.board
        attack = units_in(board, origin, self.me, [body])
        defend = units_in(board, target, board.owner[target], [0, 1, 2, 3])
        building = board.castle[target]
        bonus = BONUS[building]
        for province, left in zip(board.bonus[::2], board.bonus[1::2]):
            if province == target:
                bonus = left
        return odds(attack, defend, building, bonus, target in self.sea[origin])

    def best(self, worth: Callable[[int], float]) -> int:
        """The legal move that seems to be worth most; what is worth nothing never seems to be more."""
        gauss = self.rng.gauss
        rated = []
        for move in self.legal:
            real = worth(move)
            seeming = real * max(0.05, 1 + gauss(0.0, SHAKEN)) if real > 0 else real
            rated.append((seeming, self.rng.random(), move))
        return max(rated)[2]

    def win(self, origin: int, body: int, target: int) -> float:
        """The chance of an attack as it seems to be."""
        return self.odds(origin, body, target).win + self.rng.gauss(0.0, MISJUDGED)


# -- before the war ------------------------------------------------------------------------------------


def _plan(mind: Mind) -> int:
    due, most = (mind.legal[0] - PLAN) // 32, (mind.legal[-1] - PLAN) % 32
    wanted = {
        BIN_ORDER: 1 if most >= 6 and mind.rng.random() < 0.4 else 0,
        BIN_BUILD: 2 if most >= 2 and mind.legal[-1] - PLAN == 32 + 2 and mind.rng.random() < 0.15 else 0,
        BIN_LEVY: (2 * most + 2) // 3,
        BIN_RONIN: most if mind.rng.random() < 0.7 else max(0, most - 1),
        BIN_NINJA: most,
    }[due]
    move = PLAN + 32 * due + wanted
    return move if move in mind.legal else mind.legal[-1]


def _buy(mind: Mind) -> int:
    """Pairs of swordsmen and gunners give the most for a koku; spearmen fill up."""
    for unit in (SWORDSMAN, GUNNER, SPEARMAN, BOWMAN):
        if LEVY + unit in mind.legal:
            return LEVY + unit
    return DONE


def _on_the_border(mind: Mind) -> int:
    """Reinforce, muster, recover: where the war is."""

    def worth(move: int) -> float:
        base = max(base for base in (REINFORCE, MUSTER, RECOVER) if base <= move)
        province = (move - base) % 128
        return mind.enemies(province) + 0.5 * sum(
            mind.board.owner[q] == mind.me for q in mind.neighbours[province]
        )

    return mind.best(worth)


def _place(mind: Mind) -> int:
    def worth(move: int) -> float:
        province, body = (move - PLACE) >> 2 & 127, (move - PLACE) & 3
        return 2 * (body > 0) - 2 * mind.front(province) + 0.3 * mind.enemies(province)

    return mind.best(worth)


def _deploy(mind: Mind) -> int:
    def worth(move: int) -> float:
        province, body = (move - DEPLOY) >> 2, (move - DEPLOY) & 3
        return 3 * (body > 0) - 2 * mind.front(province) + 0.3 * mind.enemies(province)

    return mind.best(worth)


def _build(mind: Mind) -> int:
    def worth(move: int) -> float:
        province = (move - BUILD) % 128
        return 3 * (province in mind.board.army_at) + mind.enemies(province)

    return mind.best(worth)


def _spy(mind: Mind) -> int:
    board = mind.board
    return mind.best(lambda move: -1 if move == DECLINE else board.provinces[move - SPY])


# -- war -----------------------------------------------------------------------------------------------


def _threat(mind: Mind, k: int) -> float:
    """How much an enemy army is worth killing the daimyo of: alone he is out at once."""
    board = mind.board
    units = sum(board.army[k * BODY : k * BODY + BODY])
    return board.provinces[k // ARMIES_EACH] + units + (20 if units == 0 else 0)


def _ninja(mind: Mind) -> int:
    base = REVENGE if mind.board.decision == TAKE_REVENGE else STRIKE
    return mind.best(lambda move: -1 if HOLD <= move < HOLD + 3 else _threat(mind, move - base))


def _move(mind: Mind) -> int:
    """Phase A: take units along, and go to where the enemy is."""
    board = mind.board

    def worth(move: int) -> float:
        if move == END:
            return 0
        if STRIKE <= move < STRIKE + 15:
            return 0.5
        if move >= PICK:
            number, unit = (move - PICK) // 8, (move - PICK) % 8
            here = board.army_at[mind.me * ARMIES_EACH + number]
            return 2 + WORTH[unit] / 10 if mind.force(here) > 1 else -1
        number, target = (move - STEP) // 128, (move - STEP) % 128
        here = board.army_at[mind.me * ARMIES_EACH + number]
        return 1 if mind.front(target) < mind.front(here) else -1

    return mind.best(worth)


def _declare(mind: Mind) -> int:
    """The best of the good attacks; a provincial force risks its province and wants more."""

    def worth(move: int) -> float:
        if move <= END:
            return 0.01 if move == END else 0
        code = move - DECLARE
        origin, body, target = code // 512, code >> 7 & 3, code & 127
        if mind.board.owner[target] == NOBODY:
            return -1
        dare = DARE if body else DARE + 0.1
        return mind.win(origin, body, target) - dare

    return mind.best(worth)


def _lose(mind: Mind) -> int:
    return min(mind.legal, key=lambda move: (CHEAPEST.index(move - LOSE & 7), move))


def _call(mind: Mind) -> int:
    board = mind.board
    return REPEAT if mind.win(board.origin, board.body, board.at) > GO_ON_WITH else CALL_OFF


def _after(mind: Mind) -> int:
    board = mind.board
    here = board.army_at[board.series]
    body = board.series % ARMIES_EACH + 1

    def worth(move: int) -> float:
        if move == WAIT:
            return 0
        if move == ADVANCE:
            return 0.2
        target = move - ATTACK
        if board.owner[target] == NOBODY:
            return 0.1 if board.levels[board.series] - board.attacks > 1 else -1
        return mind.win(here, body, target) - DARE

    return mind.best(worth)


def _party(mind: Mind) -> int:
    """One unit, the cheapest, is enough to hold a province."""
    if GO in mind.legal:
        return GO
    return min(mind.legal, key=lambda move: CHEAPEST.index(move - LEAVE))


def _final_armies(mind: Mind) -> int:
    """Take what lies empty, rather with a part than with the whole army."""
    board = mind.board

    def worth(move: int) -> float:
        if move <= END:
            return 0
        if move >= PICK:
            return _move_worth(mind, move)
        base = SPLIT_OFF if move >= SPLIT_OFF else STEP
        number, target = (move - base) // 128, (move - base) % 128
        k = mind.me * ARMIES_EACH + number
        units = sum(board.army[k * BODY : k * BODY + FIGURES])
        if base == SPLIT_OFF:
            return 3 if units > 3 else 1
        if board.owner[target] == NOBODY:
            return 2 if units > 1 or mind.force(board.army_at[k]) else -1
        return -1

    return mind.best(worth)


def _move_worth(mind: Mind, move: int) -> float:
    number, unit = (move - PICK) // 8, (move - PICK) % 8
    here = mind.board.army_at[mind.me * ARMIES_EACH + number]
    return 0.5 + WORTH[unit] / 10 if mind.force(here) > 1 else -1


def _final_forces(mind: Mind) -> int:
    """Into empty provinces; otherwise from the quiet inland towards the border."""
    board = mind.board
    fronts: dict[int, int] = {}

    def front(province: int) -> int:
        if province not in fronts:
            fronts[province] = mind.front(province)
        return fronts[province]

    def worth(move: int) -> float:
        if move <= END:
            return 0
        code = move - MARCH
        origin, target, unit = code // 4096, code >> 5 & 127, code >> 2 & 7
        if board.owner[target] == NOBODY:
            return 3 - WORTH[unit] / 10
        if unit == RONIN:
            return 0.5
        return 1 if front(target) < front(origin) and mind.force(origin) > 1 else -1

    return mind.best(worth)


def _successor(mind: Mind) -> int:
    return min(mind.legal, key=lambda move: CHEAPEST.index(move - SUCCESSOR))


def _absorb(mind: Mind) -> int:
    board = mind.board
    here = board.army_at[board.party_army]
    return mind.legal[-1] if mind.force(here) > 1 else DONE


_ANSWERS: dict[int, Callable[[Mind], int]] = {
    ADD_SPEARMEN: _on_the_border,
    PLACE_ARMY: _on_the_border,
    PLACE_RECOVERED: _on_the_border,
    NAME_SUCCESSOR: _successor,
    FILL_BIN: _plan,
    SEND_SPY: _spy,
    BUILD_SITE: _build,
    BUY_UNIT: _buy,
    PLACE_UNIT: _place,
    DEPLOY_RONIN: _deploy,
    MOVE_ARMIES: _move,
    DECLARE_BATTLE: _declare,
    TAKE_LOSSES: _lose,
    STOP_OR_REPEAT: _call,
    AFTER_BATTLE: _after,
    CHOOSE_PARTY: _party,
    FINAL_ARMIES: _final_armies,
    FINAL_FORCES: _final_forces,
    SEND_NINJA: _ninja,
    TAKE_REVENGE: _ninja,
    ABSORB_UNITS: _absorb,
}
