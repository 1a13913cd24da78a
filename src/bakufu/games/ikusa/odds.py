"""Battle odds from public facts: exact chances of a battle that is fought to its end.

Both sides lose the cheapest units first (spearmen, gunners, ronin, swordsmen, bowmen, the daimyo last), as
far as the ronin limit lets them. So each side is a chain of ever smaller forces, and a battle is a walk over
pairs of places on the two chains. Face-down ronin of others are unknown and not counted.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

import msgspec

from bakufu.engine.errors import Refused
from bakufu.engine.game import View
from bakufu.engine.odds import Odds, OddsQuery, nothing_to_ask
from bakufu.games.ikusa.codes import (
    army_of_body,
    battle_parts,
    body_of_army,
    player_of,
)
from bakufu.games.ikusa.ids import Body, Clan, Province
from bakufu.games.ikusa.losses import excess_ronin
from bakufu.games.ikusa.moves import ATTACK, DECLARE, FIGHT, MARCH, STEP
from bakufu.games.ikusa.options import edges
from bakufu.games.ikusa.stages import (
    ENTER_DICE,
    FIGHT_FIRST,
    FIGHT_MELEE,
    FIGHT_PASSED,
    FIGHT_RANGED,
)
from bakufu.games.ikusa.tables import (
    BODY,
    BONUS_UNIT,
    CHEAPEST_FIRST,
    COMBAT_VALUE,
    DAIMYO,
    DIE,
    FORTRESS,
    MELEE,
    PROVINCE_COUNT,
    PROVINCES,
    RANGED,
    RONIN,
)
from bakufu.games.ikusa.view import Board

Counts = tuple[int, ...]  # bowmen, swordsmen, gunners, spearmen, ronin, daimyos

CHEAPEST: Final = (*CHEAPEST_FIRST, DAIMYO)
HALVES: Final = (tuple(RANGED), tuple(MELEE))  # of a pass: who rolls in each
FIRST_STRIKE: Final = (*RANGED, *MELEE)
STAGES_OF_BATTLE: Final = (FIGHT_FIRST, FIGHT_RANGED, FIGHT_MELEE, FIGHT_PASSED)


def chain(units: Counts) -> list[Counts]:
    """The force after no, one, two, ... losses."""
    forces = [units]
    while sum(forces[-1]):
        now = list(forces[-1])
        for unit in CHEAPEST:
            if now[unit]:
                now[unit] -= 1
                regulars = sum(now) - now[RONIN]
                if unit == RONIN or not excess_ronin(regulars, now[RONIN]):
                    break
                now[unit] += 1
        else:
            now[RONIN] -= 1
        forces.append(tuple(now))
    return forces


@lru_cache(maxsize=20000)
def hits(units: Counts, kinds: tuple[int, ...]) -> tuple[float, ...]:
    """The chances of so many hits when all units of these kinds roll."""
    row = [1.0]
    for unit in kinds:
        n = units[unit]
        if n == 0:
            continue
        p = COMBAT_VALUE[unit] / DIE
        one = [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]
        row = [
            sum(row[i] * one[k - i] for i in range(max(0, k - n), min(k, len(row) - 1) + 1))
            for k in range(len(row) + n)
        ]
    return tuple(row)


@lru_cache(maxsize=5000)
def odds(
    attack: Counts,
    defend: Counts,
    building: int = 0,
    bonus: int = 0,
    naval: bool = False,
    *,
    shot: bool = False,
    hits_attacker: int = 0,
    hits_defender: int = 0,
) -> Odds:
    """The odds of a battle between these units; `bonus` are the defenders of the wall that are left.

    In the middle of a battle: `shot` when bows and guns have had their turn in this pass, `hits_…` for the
    losses that this side has yet to take.
    """
    attackers, defenders = chain(attack), chain(defend)
    last_a, last_d = len(attackers) - 1, len(defenders) - 1 + bonus
    defending = _manned(defenders, BONUS_UNIT[building], bonus)
    met = min(hits_defender, last_d)
    # By losses of both sides: the chance to come to the ranged steps of a pass, and to those hand to hand.
    ranged = [[0.0] * (last_d + 1) for _ in range(last_a + 1)]
    melee = [[0.0] * (last_d + 1) for _ in range(last_a + 1)]
    if naval:
        for count, p in enumerate(hits(defend, FIRST_STRIKE)):
            ranged[min(count, last_a)][met] += p
    else:
        (melee if shot else ranged)[min(hits_attacker, last_a)][met] = 1.0
    ranged_a, melee_a = [[hits(force, kinds) for force in attackers] for kinds in HALVES]
    ranged_d, melee_d = [[hits(force, kinds) for force in defending] for kinds in HALVES]
    for a in range(last_a):
        for d in range(last_d):
            if ranged[a][d] or melee[a][d]:
                # A pass without a hit leads back here: how often both steps are come to in all.
                miss = ranged_a[a][0] * ranged_d[d][0]
                miss_too = melee_a[a][0] * melee_d[d][0]
                before = (ranged[a][d] + miss_too * melee[a][d]) / (1 - miss * miss_too)
                after = melee[a][d] + miss * before
                _spread(melee, before, a, d, ranged_a[a], ranged_d[d])
                _spread(ranged, after, a, d, melee_a[a], melee_d[d])
    ended = [[ranged[a][d] + melee[a][d] for d in range(last_d + 1)] for a in range(last_a + 1)]
    win = sum(ended[a][last_d] for a in range(last_a))
    lose = sum(ended[last_a][d] for d in range(last_d))
    left_a = sum(ended[a][last_d] * (last_a - a) for a in range(last_a))
    left_d = sum(ended[last_a][d] * sum(defenders[max(0, d - bonus)]) for d in range(last_d))
    return Odds(win, ended[last_a][last_d], lose, left_a, left_d)


def _manned(defenders: list[Counts], wall: int, bonus: int) -> list[Counts]:
    """The chain of a defending side: first what is left of its wall falls."""
    forces = []
    for left in range(bonus, 0, -1):
        force = list(defenders[0])
        force[wall] += left
        forces.append(tuple(force))
    return [*forces, *defenders]


def _spread(
    chances: list[list[float]], share: float, a: int, d: int, by_a: tuple[float, ...], by_d: tuple[float, ...]
) -> None:
    """Spread the chance of one pair over the pairs that these rolls lead to, but for no hit at all."""
    last_a, last_d = len(chances) - 1, len(chances[0]) - 1
    for to_a, q in enumerate(by_d):
        row = chances[min(a + to_a, last_a)]
        part = share * q
        for to_d, p in enumerate(by_a):
            if to_a or to_d:
                row[min(d + to_d, last_d)] += part * p


# -- from a view ----------------------------------------------------------------------------------------


def units_in(board: Board, province: Province, clan: Clan, bodies: list[int]) -> Counts:
    total = [0] * (BODY + 1)
    for body in bodies:
        if body:
            army = army_of_body(clan, body)
            if board.army_at[army] != province:
                continue
            units, i = board.army_units, army * BODY
            total[DAIMYO] += 1 - board.struck_down[army]
        else:
            units, i = board.force_units, province * BODY
        for unit in range(BODY):
            total[unit] += units[i + unit]
    return tuple(total)


def attack_odds(view: View, origin: Province, body: Body, target: Province) -> Odds:
    """The odds of an attack with this body, as far as the viewer can know them."""
    board = _board(view)
    clan, defender = board.owner[origin], board.owner[target]
    neighbours, sea = edges(view.options, view.rules_version)
    players = view.players
    same = player_of(clan, players) == player_of(defender, players)
    if clan < 0 or defender < 0 or same or target not in neighbours[origin]:
        raise Refused("odds-no-battle", "I-OWN-02", target=PROVINCES[target])
    attack = units_in(board, origin, clan, [body])
    if not sum(attack):
        raise Refused("odds-no-battle", "I-OWN-02", target=PROVINCES[target])
    defend = units_in(board, target, defender, [0, 1, 2, 3])
    building, bonus = _wall(board, target)
    if not sum(defend):  # only a daimyo who was struck down: nobody mans the walls
        building, bonus = 0, 0
    return odds(attack, defend, building, bonus, target in sea[origin])


def under_way(view: View) -> Odds:
    """The odds of the battle that is being fought, if it goes on to its end."""
    board = _board(view)
    if board.fight not in STAGES_OF_BATTLE or board.battle_province < 0:
        raise nothing_to_ask()
    attacker, defender = board.order[board.turn], board.owner[board.battle_province]
    attack = units_in(board, board.origin, attacker, [board.body])
    building, bonus = _wall(board, board.battle_province)
    lie_there = board.decision == ENTER_DICE  # the dice of this step, which count once all are known
    return odds(
        attack,
        units_in(board, board.battle_province, defender, [0, 1, 2, 3])
        if defender >= 0
        else (0,) * (BODY + 1),
        building,
        bonus,
        naval=lie_there and board.fight == FIGHT_FIRST,
        shot=board.fight == (FIGHT_MELEE if lie_there else FIGHT_RANGED),
        hits_attacker=board.hits_attacker,
        hits_defender=board.hits_defender,  # the wall's defenders have fallen before the others are asked
    )


def answer(view: View, question: OddsQuery) -> Odds:
    """Of the battle that a move would begin or bring nearer; without a move, of the one under way."""
    move = question.move
    if move is None:
        return under_way(view)
    if DECLARE <= move < FIGHT or FIGHT <= move < MARCH:
        battle = move - (DECLARE if move < FIGHT else FIGHT)
        origin, body, target = battle_parts(battle)
    elif ATTACK <= move < STEP and _board(view).attacking_army >= 0:
        board = _board(view)
        origin, target = board.army_at[board.attacking_army], move - ATTACK
        body = body_of_army(board.attacking_army)
    else:
        raise nothing_to_ask()
    if not (0 <= origin < PROVINCE_COUNT and target < PROVINCE_COUNT):
        raise nothing_to_ask()
    return attack_odds(view, origin, body, target)


def _wall(board: Board, province: Province) -> tuple[int, int]:
    """What stands there, and how many of its defenders are left in this attacker's turn."""
    building = min(board.castle[province], FORTRESS)
    return building, board.walls[province]


def _board(view: View) -> Board:
    return view.board if isinstance(view.board, Board) else msgspec.convert(view.board, Board)
