"""Feature encoding of Ikusa: positions as numbers. Clans are counted from the viewer's: 0 is its own.

Of two players each has two clans; 0 and 2 are then the viewer's. Where nothing else is said -1 is "none" and
-2 is "secret".
"""

from __future__ import annotations

from itertools import islice
from typing import Final

import msgspec

from bakufu.engine.encoding import (
    Block,
    Encoding,
    OptionCodes,
    all_moves,
    multi_hot,
    options_block,
    rotated_to,
)
from bakufu.engine.game import HIDDEN, View
from bakufu.games.ikusa.codes import (
    army_count,
    army_of,
    clan_of_army,
    number_of_army,
    player_of,
    post_code,
)
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.ids import Army, Seat
from bakufu.games.ikusa.moves import KOKU_MOST, MOVES
from bakufu.games.ikusa.options import MOST_PLAYERS, OPTIONS
from bakufu.games.ikusa.phases.plan import DECLINED
from bakufu.games.ikusa.phases.sequence import is_hit
from bakufu.games.ikusa.stages import (
    BUY_UNIT,
    FIGHTS,
    PARTIES,
    STAGE_BUILD,
    STAGE_PLAN,
    STAGES,
    TAKE_LOSSES,
)
from bakufu.games.ikusa.tables import (
    ARMIES_EACH,
    BIN_COUNT,
    BODIES,
    BODY,
    BORDERS,
    FIGURES,
    FIGURES_EACH,
    LAND,
    LOSS_NAMES,
    MOVED,
    PROVINCE_COUNT,
    PROVINCES,
    RONIN_ALL,
    SEA,
    TRACKS,
    TRIGGERS,
    UNITS,
)
from bakufu.games.ikusa.view import Board

P: Final = PROVINCE_COUNT
C: Final = MOST_PLAYERS  # clans
A: Final = army_count(C)
FEW: Final = 99
SIDES: Final = 2  # attacker, defender
HOLES: Final = max(len(track) for track in TRACKS.values())

_OPTION_CODES: Final = OptionCodes(OPTIONS)

BLOCKS: Final = (
    Block("players", 1, 2, C),
    Block("seat", 1, 0, C - 1, True),
    options_block(OPTIONS),
    Block("round", 1, 0, FEW),
    Block("stage", 1, 0, len(STAGES) - 1, True),
    Block("decision", 1, 0, len(DECISIONS) - 1, True),
    Block("turn", 1, 0, 255),
    Block("acting", C, 0, 1, about="the clans that owe a move, as far as the viewer may know"),
    Block("to_act", C, 0, 1, about="the same by seat, the viewer first"),
    Block("owner", P, -1, C - 1, True),
    Block("castle", P, 0, 1),
    Block("fortress", P, 0, 1),
    Block("forces", P * BODY, 0, RONIN_ALL, about="by province: bowmen, swordsmen, gunners, spearmen, ronin"),
    Block("hidden_forces", P, 0, 1, about="the viewer's own face-down ronin"),
    Block("pile", P, -1, 1, True, about="two players, set-up: whose pile its card lies in"),
    Block("bonus", P, 0, 9, about="bonus units of a castle; 0 too where none were called up yet"),
    Block("called_off_at", P, 0, 1, about="the fighting army has called an attack off from there"),
    Block("attacked", P, 0, FEW, about="declared battles, by target"),
    Block("attackers", P * len(BODIES), 0, 1, about="declared battles, by origin and body"),
    Block("immovable", P * FIGURES, 0, FEW, about="last phase: units that may not move any more"),
    Block("armies", A * BODY, 0, RONIN_ALL, about="by clan and army"),
    Block("army_at", A, -1, P - 1, True),
    Block("struck_down", A, 0, 1, about="the daimyo was assassinated this round"),
    Block("experience", A, 0, HOLES - 1, about="the hole on the experience track"),
    Block("level", A, 0, HOLES),
    Block("hidden_armies", A, 0, 1),
    Block("stacks", C, 0, FEW, about="by clan: face-down stacks, ronin in them, the largest"),
    Block("stacked", C, 0, RONIN_ALL),
    Block("largest", C, 0, RONIN_ALL),
    Block("provinces", C, 0, P),
    Block("tray", C * FIGURES, HIDDEN, C * max(FIGURES_EACH), about="-2: behind a screen (option trays)"),
    Block("koku", C, 0, FEW),
    Block("alive", C, 0, 1),
    Block("bins", C * BIN_COUNT, -2, KOKU_MOST),
    Block("marker", C, 0, C),
    Block("order", C, -1, C - 1, about="by clan: its place in the turn order"),
    Block("levied", C * FIGURES, 0, FEW),
    Block("hired", C, 0, RONIN_ALL),
    Block("ronin_pool", 1, 0, RONIN_ALL, about="ronin that can still be hired"),
    Block("run_units", FIGURES, 0, FEW, about="the viewer's own run so far: units bought"),
    Block("run_places", P, 0, FEW, about="units, ronin or buildings put there"),
    Block("run_losses", len(BODIES) * len(UNITS), 0, FEW, about="losses chosen, by body and unit"),
    Block("ninja", 1, -1, C - 1, True),
    Block("spied_clan", 1, -1, C, True, about="whose bins the holder has seen; 5: he would not look"),
    Block("order_army", 1, -2, A - 1, True, about="the ninja's standing order"),
    Block("order_trigger", 1, -2, len(TRIGGERS) - 1, True),
    Block("prompts_off", 1, 0, 2, True, about="the ninja's holder is not asked: 1 this turn, 2 this round"),
    Block("losses", 1, 0, len(LOSS_NAMES) - 1, True, about="the viewer's preference"),
    Block("steps", ARMIES_EACH, 0, FEW),
    Block("moved_units", ARMIES_EACH * FIGURES, 0, FEW),
    Block("fight", 1, 0, len(FIGHTS) - 1, True),
    Block("fight_at", 1, -1, P - 1, True),
    Block("fight_origin", 1, -1, P - 1, True),
    Block("fight_body", 1, 0, len(BODIES) - 1, True),
    Block("fight_counts", 4, 0, FEW, about="passes, losses of the attacker, of the defender, attacks used"),
    Block("success", 1, 0, 1),
    Block("attacking_army", 1, -1, A - 1, True, about="the army whose battles go on"),
    Block("may_enter", 1, -1, P - 1, True, about="the province that it may move into"),
    Block("dice_due", SIDES * len(UNITS), 0, FEW, about="real dice: of attacker and defender, by unit"),
    Block("thrown", SIDES * len(UNITS), 0, FEW, about="of these, entered"),
    Block("dice_hits", SIDES * len(UNITS), 0, FEW, about="of these, hits"),
    Block("attempt", 2, -1, A - 1, True, about="a ninja whose die is awaited: the army, and who sent him"),
    Block("party_for", 1, 0, len(PARTIES) - 1, True),
    Block("party_army", 1, -1, A - 1, True),
    Block("party_to", 1, -1, P - 1, True),
    Block("party", BODY, 0, FEW),
    Block(
        "followed_march",
        2,
        -1,
        P - 1,
        True,
        about="origin and target of the last movement that ronin may follow",
    ),
    Block("followed_army", 1, -1, A - 1, True, about="or the army that took their companions up"),
    Block("revenge_on", 1, -1, C - 1, True),
    Block("recovering", 1, -1, C - 1, True),
    Block("doomed", A, -1, C - 1, True, about="by army: to whom its loss when the round ends is put down"),
)


def encode(view: View) -> list[int]:
    """The view of a seat in numbers."""
    assert view.seat is not None, "a spectator has no features"
    board = view.board if isinstance(view.board, Board) else msgspec.convert(view.board, Board)
    seat, players = view.seat, view.players
    clans = len(board.alive)
    to = [(clan - seat) % clans for clan in range(clans)]
    return [
        players,
        seat,
        *_OPTION_CODES(view.options),
        board.round,
        board.stage,
        board.decision,
        min(board.turn, 255),
        *multi_hot([to[clan] for clan in board.acting if clan >= 0], C),
        *multi_hot([(s - seat) % players for s in view.to_act], C),
        *_map(board, to, seat),
        *_armies(board, seat, clans),
        *_clans(board, to, seat, clans),
        *_own_run(board, seat, players),
        *_ninja(board, to),
        *_war(board, to),
    ]


def _map(board: Board, to: list[int], seat: Seat) -> list[int]:
    bonus, attacked, attackers = [0] * P, [0] * P, [0] * (P * len(BODIES))
    for wall in board.bonus:
        bonus[wall.province] = wall.left
    for origin, body, target in board.battles:
        attacked[target] += 1
        attackers[post_code(origin, body)] = 1
    return [
        *[to[clan] if clan >= 0 else -1 for clan in board.owner],
        *[1 if building == 1 else 0 for building in board.castle],
        *[1 if building == 2 else 0 for building in board.castle],
        *board.force_units,
        *[1 if province in board.hidden_forces else 0 for province in range(P)],
        *([whose ^ seat for whose in board.pile] if board.pile else [-1] * P),
        *bonus,
        *multi_hot(board.called_off_at, P),
        *attacked,
        *attackers,
        *(board.immovable or [0] * (P * FIGURES)),
    ]


def _armies(board: Board, seat: Seat, clans: int) -> list[int]:
    each = ARMIES_EACH
    hidden = [int(army in board.hidden_armies) for army in range(clans * each)]
    last = clans * each
    return [
        *rotated_to(board.army_units[: last * BODY], seat * each * BODY, A * BODY),
        *rotated_to(board.army_at[:last], seat * each, A, -1),
        *rotated_to(board.struck_down[:last], seat * each, A),
        *rotated_to(board.experience[:last], seat * each, A),
        *rotated_to(board.levels[:last], seat * each, A),
        *rotated_to(hidden, seat * each, A),
    ]


def _clans(board: Board, to: list[int], seat: Seat, clans: int) -> list[int]:
    stacks = board.stacks or [[]] * clans
    order = [-1] * C
    for place, clan in enumerate(board.order):
        order[to[clan]] = place
    return [
        *rotated_to([len(of_clan) for of_clan in stacks], seat, C),
        *rotated_to([sum(len(stack) for stack in of_clan) for of_clan in stacks], seat, C),
        *rotated_to([max((len(stack) for stack in of_clan), default=0) for of_clan in stacks], seat, C),
        *rotated_to(board.provinces, seat, C),
        *rotated_to(board.tray, seat * FIGURES, C * FIGURES),
        *rotated_to(board.koku, seat, C),
        *rotated_to(board.alive, seat, C),
        *rotated_to([koku for row in board.bins for koku in row], seat * BIN_COUNT, C * BIN_COUNT),
        *rotated_to(board.marker, seat, C),
        *order,
        *rotated_to(board.levied, seat * FIGURES, C * FIGURES),
        *rotated_to(board.hired, seat, C),
        board.ronin_pool,
    ]


def _own_run(board: Board, seat: Seat, players: int) -> list[int]:
    """What the viewer's clan that owes a move has chosen so far, and the others do not see yet."""
    units, places, lost = [0] * FIGURES, [0] * P, [0] * (len(BODIES) * len(UNITS))
    own = [clan for clan in board.acting if clan >= 0 and player_of(clan, players) == seat]
    run = board.drafted[own[0]] if own and board.stage != STAGE_PLAN else []
    if board.decision == BUY_UNIT:
        for answer in run:
            units[answer.unit] += 1
    elif board.decision == TAKE_LOSSES:
        for answer in run:
            lost[answer.body * len(UNITS) + answer.unit] += 1
    elif board.stage == STAGE_BUILD:
        pass  # a building is a whole run: it is never seen half done
    else:
        for answer in run:
            places[max(0, answer.province)] += 1  # units dealt to armies have no province: 0
    return [*units, *places, *lost]


def _army(army: Army, to: list[int]) -> int:
    return army_of(to[clan_of_army(army)], number_of_army(army)) if army >= 0 else -1


def _ninja(board: Board, to: list[int]) -> list[int]:
    army, trigger = -1, -1
    if HIDDEN in board.orders:
        army = trigger = HIDDEN
    elif board.orders:
        army, trigger = _army(board.orders[0], to), board.orders[1]
        if trigger >= MOVED:
            trigger = MOVED + _army(trigger - MOVED, to)
    holder = to[board.ninja] if board.ninja >= 0 else -1
    spied = C if board.spied_clan == DECLINED else to[board.spied_clan] if board.spied_clan >= 0 else -1
    return [holder, spied, army, trigger, board.prompts_off, board.losses]


def _war(board: Board, to: list[int]) -> list[int]:
    march = [-1, -1, -1]
    if (followed := board.followed_march) is not None:
        if followed.army >= 0:
            march = [board.army_at[followed.army], -1, _army(followed.army, to)]
        else:
            march = [followed.origin, followed.target, -1]
    return [
        *(board.steps or [0] * ARMIES_EACH),
        *(board.moved_units or [0] * (ARMIES_EACH * FIGURES)),
        board.fight,
        board.battle_province,
        board.origin,
        board.body,
        board.passes,
        board.hits_attacker,
        board.hits_defender,
        board.attacks,
        board.success,
        _army(board.attacking_army, to),
        board.may_enter,
        *_dice(board),
        *_attempt(board, to),
        board.party_for,
        _army(board.party_army, to),
        board.party_to,
        *(board.party or [0] * BODY),
        *march,
        *(to[clan] if clan >= 0 else -1 for clan in (board.revenge_on, board.recovering)),
        *_doomed(board, to),
    ]


def _dice(board: Board) -> list[int]:
    """What is thrown now, what of it was entered, and what of that hits."""
    due, entered, hits = ([0] * (SIDES * len(UNITS)) for _ in range(3))
    shown = iter(board.thrown)
    for clan, unit, dice in board.throws:
        if unit < 0:
            continue  # a single die, by which all goes on at once
        place = unit + (0 if clan == board.order[board.turn] else len(UNITS))
        values = list(islice(shown, dice))
        due[place], entered[place] = dice, len(values)
        hits[place] = sum(is_hit(unit, value) for value in values)
    return [*due, *entered, *hits]


def _attempt(board: Board, to: list[int]) -> list[int]:
    if not board.attempt:
        return [-1, -1]
    army, clan = board.attempt
    return [_army(army, to), to[clan]]


def _doomed(board: Board, to: list[int]) -> list[int]:
    row = [-1] * A
    for daimyo in board.doomed:
        row[_army(daimyo.army, to)] = to[daimyo.clan]
    return row


def _moves() -> list[int]:
    """All moves but those from a province to one that no map of the game joins it to."""
    ends = {(a, b) for rows in (LAND, SEA) for a, row in enumerate(rows) for b in row}
    for _, a, b, _, _ in BORDERS:
        ends |= {(a, b), (b, a)}
    return all_moves(MOVES, [(PROVINCES[a], PROVINCES[b]) for a, b in ends])


ENCODING: Final = Encoding(BLOCKS, encode, _moves)
