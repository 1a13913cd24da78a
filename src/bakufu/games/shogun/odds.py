"""Battle odds from public facts only (S-INFO-03): how likely a throw ends how, and who is left.

Everybody can count the cubes inside the tower, even where the table does not show them (S-STATE-04); how they
sit is known to nobody. So a held cube of any colour has one chance to come out, which depends on the size of
the throw. The numbers of cubes that come out are sums of binomials; convolving them gives exact odds of this
public model. Nothing here ever sees a state.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import comb, exp
from typing import Final

import msgspec

from bakufu.engine.errors import Refused
from bakufu.engine.game import View
from bakufu.engine.odds import Odds, OddsQuery, no_such_place, nothing_to_ask
from bakufu.games.shogun.ids import Province, Seat
from bakufu.games.shogun.phases.aftermath import farmers_count
from bakufu.games.shogun.stages import EVENT_ACTIVE, EXTRA_ATTACK, EXTRA_DEFENSE, FOR_BATTLE
from bakufu.games.shogun.state import CLOSED, NEUTRAL
from bakufu.games.shogun.tables import (
    ARMIES_EACH,
    CASTLE,
    CASTLE_DEFENSE,
    COLOURS,
    EVENT_KIND,
    FARMERS,
    FARMERS_ALL,
    NEUTRAL_TWO_FARMERS,
    NOBODY,
    PROVINCES,
    SPECIAL_ATTACK,
    SPECIAL_DEFENSE,
    read_table,
)
from bakufu.games.shogun.view import Board

_MODEL: Final = read_table("tower.toml")

# -- numbers -------------------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def odds(
    attack_thrown: int,
    defense_thrown: int,
    farmers_thrown: int,
    attack_inside: int,
    defense_inside: int,
    farmers_inside: int,
    others: int = 0,
    *,
    neutral: bool = False,
    farmers_help: bool = True,
    farmers_hold: bool = False,
    model: str = "physics",
) -> Odds:
    """The odds of one throw, from plain counts.

    `…_thrown` are the cubes that go in, the tray's among them; `others` those of everybody else, which only
    make the throw larger. `neutral`: green cubes are the whole defense and a tie is theirs (S-BAT-14), as in
    a revolt (S-REV-06). `farmers_help`: green cubes defend (S-BAT-05, S-BAT-06). `farmers_hold`: count only,
    without the rule that farmers alone never hold a player's province (S-BAT-13).
    """
    size = attack_thrown + defense_thrown + farmers_thrown + others
    attack = _out(attack_thrown, attack_inside, size, model)
    own = [1.0] if neutral else _out(defense_thrown, defense_inside, size, model)
    farmers = _out(farmers_thrown, farmers_inside, size, model) if neutral or farmers_help else [1.0]
    fewer = [0.0, *accumulate(attack)]  # [k]: fewer than k attackers come out
    cubes_below = [0.0, *accumulate(k * p for k, p in enumerate(attack))]  # E(attackers; fewer than k)
    top = len(attack)
    win = tie = lose = attackers_left = defenders_left = 0.0
    for d, p_own in enumerate(own):
        for f, p_farmers in enumerate(farmers):
            p, defense = p_own * p_farmers, d + f
            below, upto, helped = min(defense, top), min(defense + 1, top), min(f + 1, top)
            more = fewer[top] - fewer[upto]
            win += p * more
            attackers_left += p * (cubes_below[top] - cubes_below[upto] - defense * more)
            if neutral:
                lose += p * fewer[upto]
                continue
            tie += p * (fewer[upto] - fewer[below])
            if d == 0 and not farmers_hold:
                tie += p * fewer[below]
                continue
            lose += p * fewer[below]
            if d > 0:  # farmers die first: all armies stay if they suffice, else what is left of both
                least = min(helped, below)
                fought = fewer[below] - fewer[least]
                defenders_left += p * (
                    d * fewer[least] + defense * fought - (cubes_below[below] - cubes_below[least])
                )
    return Odds(win, tie, lose, attackers_left, defenders_left)


def _out(thrown: int, inside: int, size: int, model: str) -> list[float]:
    """How many cubes of a colour come out: thrown ones and held ones together."""
    thrown_out, held_out = chances(size, model)
    return _convolved(_binomial(thrown, thrown_out), _binomial(inside, held_out))


def chances(size: int, model: str) -> tuple[float, float]:
    """How likely a thrown cube comes out of a throw of this size, and a held one (S-TOWER-06).

    A real tower (`manual`) is taken to behave like the physical model.
    """
    if model == "two_thirds":
        plain = _MODEL["two_thirds"]
        return 1 - plain["held"], plain["stuck_out"] if size else 0.0
    physics, public = _MODEL["physics"], _MODEL["odds"]
    n = min(size, physics["largest_throw"])
    return 1 - physics["held"], public["stuck_limit"] * (1 - exp(-public["stuck_rate"] * n))


@lru_cache(maxsize=20_000)
def _binomial(n: int, p: float) -> list[float]:
    return [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]


def _convolved(one: list[float], other: list[float]) -> list[float]:
    both = [0.0] * (len(one) + len(other) - 1)
    for i, p in enumerate(one):
        for j, q in enumerate(other):
            both[i + j] += p * q
    return both


def answer(view: View, question: OddsQuery) -> Odds:
    """An attack with so many armies, or a revolt when the province is the viewer's own.

    Of an attack under way, its own armies count. `extra`: whether the special card that is asked for now is
    used.
    """
    if question.target is None:
        raise nothing_to_ask()
    if question.target not in PROVINCES:
        raise no_such_place(question.target)
    province = PROVINCES.index(question.target)
    board = _board(view)
    fight = board.fight
    if fight is None and board.owner[province] == view.seat:
        return revolt_odds(view, province, board.extra_farmers)
    own = fight is None or fight.seat == view.seat
    extra = question.extra
    return battle_odds(
        view, province, question.armies, extra_attack=extra or not own, extra_defense=extra or own
    )


# -- views ---------------------------------------------------------------------------------------------


def battle_odds(
    view: View,
    target: Province,
    armies: int | None = None,
    attacker: Seat | None = None,
    *,
    extra_attack: bool = True,
    extra_defense: bool = True,
) -> Odds:
    """The odds of an attack with so many armies on a neutral province or another player's.

    The attacker is the viewer unless another seat is named. Where the attack is already under way its own
    seat and armies count, and `armies` may be left out. `extra_…`: whether who holds that special card will
    use it (S-SPEC-06, S-SPEC-07).
    """
    board = _board(view)
    fight = board.fight
    under_way = fight is not None and fight.purpose == FOR_BATTLE and fight.province == target
    guard = 0
    if fight is not None and under_way:
        if fight.thrown:  # the cubes are in the tower
            raise _no_battle(target)
        attacker, armies, guard = fight.seat, fight.attacking_armies, fight.extra_defenders
    else:
        attacker = view.seat if attacker is None else attacker
    defender = board.owner[target] if 0 <= target < len(PROVINCES) else CLOSED
    if attacker is None or armies is None or armies < 1 or defender < NEUTRAL or defender == attacker:
        raise _no_battle(target)
    asked = not under_way or board.decision == EXTRA_ATTACK
    if asked and extra_attack and board.special[attacker] == SPECIAL_ATTACK and board.supply[attacker] > 0:
        armies += 1
    thrown = board.tray[:]
    thrown[attacker] += armies
    if defender == NEUTRAL:
        wanted = 2 if _event(board) == NEUTRAL_TWO_FARMERS else 1
        thrown[FARMERS] += min(wanted, board.supply[FARMERS])
    else:
        settled = under_way and board.decision == EXTRA_DEFENSE  # the castle's army has come
        guard += _extra_defenders(board, target, defender, settled, extra_defense)
        thrown[defender] += board.armies[target] + guard
    inside = inside_counts(view)
    neutral = defender == NEUTRAL
    sides = [attacker, FARMERS] if neutral else [attacker, defender, FARMERS]
    return odds(
        thrown[attacker],
        0 if neutral else thrown[defender],
        thrown[FARMERS],
        inside[attacker],
        0 if neutral else inside[defender],
        inside[FARMERS],
        sum(thrown) - sum(thrown[side] for side in sides),
        neutral=neutral,
        farmers_help=farmers_count(defender, board.markers[target]),
        model=view.options["tower_model"],
    )


def revolt_odds(view: View, province: Province, extra_farmers: int = 0) -> Odds:
    """The odds that the owner puts down a revolt in their province; in winter more farmers may join."""
    board = _board(view)
    owner = board.owner[province] if 0 <= province < len(PROVINCES) else NOBODY
    if owner < 0 or board.armies[province] == 0:
        raise _no_battle(province)
    thrown = board.tray[:]
    thrown[owner] += board.armies[province]
    thrown[FARMERS] += min(board.markers[province] + extra_farmers, board.supply[FARMERS])
    inside = inside_counts(view)
    return odds(
        thrown[owner],
        0,
        thrown[FARMERS],
        inside[owner],
        0,
        inside[FARMERS],
        sum(thrown) - thrown[owner] - thrown[FARMERS],
        neutral=True,
        model=view.options["tower_model"],
    )


def inside_counts(view: View) -> list[int]:
    """Cubes inside the tower by colour.

    Where the table does not show them they follow from the rest: 62 of each seat and 20 farmers, less what
    lies elsewhere (S-STATE-04).
    """
    board = _board(view)
    if board.inside is not None:
        return board.inside
    counts = [ARMIES_EACH if c < view.players else 0 for c in range(COLOURS)]
    counts[FARMERS] = FARMERS_ALL
    fight = board.fight
    for c in range(COLOURS):
        on_the_way = fight.thrown[c] if fight is not None and board.tray[c] < 0 else board.tray[c]
        counts[c] -= board.supply[c] + on_the_way
    for province, owner in enumerate(board.owner):
        if owner >= 0:
            counts[owner] -= board.armies[province]
    if fight is not None and fight.attacking_armies:
        counts[fight.seat] -= fight.attacking_armies
    if fight is not None and fight.extra_defenders:
        counts[board.owner[fight.province]] -= fight.extra_defenders
    return counts


def _extra_defenders(board: Board, target: Province, defender: Seat, castle_settled: bool, card: bool) -> int:
    """S-MOD-08: the castle's army, then that of the special card, as far as the supply reaches."""
    extra = 0
    if not castle_settled and _event(board) == CASTLE_DEFENSE and CASTLE in board.buildings[target]:
        extra += 1
    if card and board.special[defender] == SPECIAL_DEFENSE:
        extra += 1
    return min(extra, board.supply[defender])


def _event(board: Board) -> int:
    return next((EVENT_KIND[card] for card, at in enumerate(board.events) if at == EVENT_ACTIVE), 0)


def _board(view: View) -> Board:
    if isinstance(view.board, Board):
        return view.board
    return msgspec.convert(view.board, Board)  # a view that came over the wire


def _no_battle(province: Province) -> Refused:
    name = PROVINCES[province] if 0 <= province < len(PROVINCES) else str(province)
    return Refused("odds-no-battle", "S-BAT-01", province=name)
