"""The view: what a player may know (I-PLAN-03, I-RONIN-04, section 22.3), as data for clients and bots.

HIDDEN stands where a secret lies: koku in a bin before they are shown, a choice that others have not
committed yet, a face-down ronin, a standing order, and where the table wants it so a tray (Q-45).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bakufu.engine.bits import indices_of
from bakufu.engine.game import HIDDEN
from bakufu.games.ikusa.answers import (
    Answer,
    DoomedDaimyo,
    FollowedMarch,
    WallLeft,
    answers_of,
    doomed_daimyos,
    followed_march,
    walls_left,
)
from bakufu.games.ikusa.bodies import level
from bakufu.games.ikusa.codes import (
    army_count,
    battle_body,
    battle_origin,
    battle_target,
    clan_of_army,
)
from bakufu.games.ikusa.ids import Clan, Seat
from bakufu.games.ikusa.phases import build, dice, ninja, paths
from bakufu.games.ikusa.questions import Question, question_of
from bakufu.games.ikusa.stages import (
    BUILD_SITE,
    FINAL_ARMIES,
    GAME_OVER,
    MOVE_ARMIES,
    SECRET,
    STAGE_PLAN,
    STAGE_TURN,
)
from bakufu.games.ikusa.state import (
    FIELDS,
    NOBODY,
    State,
    clan_of,
)
from bakufu.games.ikusa.tables import (
    BIN_COUNT,
    BODY,
    BONUS,
    FIGURES,
    PROVINCE_COUNT,
    RONIN,
)


class Board(msgspec.Struct, frozen=True):
    """The table as one viewer sees it. Provinces, clans, armies and units are indices (see `tables`)."""

    round: int
    stage: int
    decision: int
    # the clans that owe a move; in a secret phase only the viewer's own; of two the first is asked
    acting: list[int]
    turn: int
    # the map, by province; `force_units` has five counts for each, ronin only as far as they are turned up
    owner: list[int]
    castle: list[int]
    force_units: list[int]
    # armies, by index 3 * clan + number
    army_units: list[int]
    army_at: list[int]
    struck_down: list[int]  # 1: the daimyo was assassinated this round
    doomed: list[DoomedDaimyo]  # daimyos who are out when the round ends
    experience: list[int]  # by army: its hole on the experience track
    levels: list[int]  # by army: the level of that hole
    # by clan: one list for each face-down stack, with the province of each ronin
    stacks: list[list[list[int]]]
    # the viewer's own ones: the provinces and the armies that they are with
    hidden_forces: list[int]
    hidden_armies: list[int]
    # by clan
    provinces: list[int]
    tray: list[int]
    koku: list[int]
    alive: list[int]
    bins: list[list[int]]
    marker: list[int]
    order: list[int]
    levied: list[int]
    hired: list[int]
    # answers that the viewer's clans have given and others do not see yet
    drafted: list[list[Answer]]
    kept_back: list[int]  # HIDDEN for a clan whose answers are kept back from this viewer, else 0
    ronin_pool: int
    castles_left: int  # in the pool
    bases_left: int  # for fortresses
    pile: list[int]
    # the ninja
    ninja: int
    spied_clan: int
    orders: list[int]
    prompts_off: int
    legal_orders: list[int]  # standing orders that the viewer may give now
    losses: int  # the viewer's preferred losses
    # war
    steps: list[int]
    battles: list[list[int]]  # declared: origin, body, target
    bonus: list[WallLeft]  # walls that were attacked in this turn
    walls: list[int]  # by province: its own defenders, whom an attack would meet now (I-DEF-01, I-DEF-02)
    fight: int
    battle_province: int
    origin: int
    body: int
    passes: int
    hits_attacker: int
    hits_defender: int
    attacking_army: int  # the army whose battles go on
    attacks: int
    success: int
    may_enter: int  # the province that it may move into
    called_off_at: list[int]  # provinces that it has called an attack off from
    # real dice: a ninja whose die is awaited (army that he attempts, clan that sent him); what is thrown now
    # (clan, unit or -1, number of dice), in the order in which the dice are entered; what those entered show
    attempt: list[int]
    throws: list[list[int]]
    thrown: list[int]
    # first strike, steps 1 and 2, steps 4 to 6, ninja, revenge: HIDDEN what real dice would show, 0 once they
    # are thrown: nobody takes back the move that had them thrown
    unthrown: list[int]
    party_for: int
    party_army: int
    party_to: int
    party: list[int]
    followed_march: FollowedMarch | None  # the last movement, which provincial ronin may follow
    immovable: list[int]  # last phase: units that may not move any more
    moved_units: list[int]  # last phase: units that have moved with their army
    revenge_on: int
    recovering: int
    # by army of the viewer's clan that moves them: paths of several steps, as provinces
    paths: list[list[list[int]]]
    provinces_to_win: int
    victory: str  # when these win: "at_once", "round_end", or "quick": at once, or with an elimination
    track: list[int]  # the experience track: the level at each hole
    border_ways: list[str]  # the doubtful borders in their order: "none", "land", "sea" or "both"
    question: Question | None  # what the viewer must know to answer, besides the legal moves


# Open too, but packed in the state.
TOLD_IN_PARTS: Final = ("battles", "bonus", "doomed", "followed_march")


def _open_fields(copied: bool) -> dict[str, str]:
    """What everybody sees as it is, by key of the board."""
    return {
        key: field.name
        for field in FIELDS
        if field.known == "open" and field.copied == copied and field.name not in TOLD_IN_PARTS
        if (key := field.view_key) is not None
    }


SHARED: Final = _open_fields(copied=False)
COPIED: Final = _open_fields(copied=True)


def is_secret(state: State) -> bool:
    """Whether answers are kept back until all concerned have given theirs."""
    if state.decision == BUILD_SITE:
        return len(state.acting) > 1 or any(state.drafted)
    return state.decision in SECRET


def board_of(state: State, player: Seat | None) -> Board:
    return Board(**_open(state), **_seen_by(state, player))


def boards_of(state: State) -> list[Board]:
    """What everybody sees: spectators, then each player. They share what is open to all."""
    public = board_of(state, None)
    players = range(state.rules.players)
    return [public, *(msgspec.structs.replace(public, **_seen_by(state, player)) for player in players)]


def _open(state: State) -> dict[str, Any]:
    """The fields that are the same for every viewer."""
    rules = state.rules
    values = {key: getattr(state, name) for key, name in SHARED.items()}
    values |= {key: getattr(state, name)[:] for key, name in COPIED.items()}
    castles, bases = build.pieces_left(state)
    return values | {
        "levels": [level(state, n) for n in range(army_count(rules.clans))],
        "castles_left": castles,
        "bases_left": bases,
        "battles": [[battle_origin(b), battle_body(b), battle_target(b)] for b in state.battles],
        "throws": [list(throw) for throw in dice.throws(state)],
        "unthrown": _unthrown(state) if rules.real_dice else [],
        "provinces_to_win": rules.provinces_to_win,
        "doomed": doomed_daimyos(state),
        "bonus": walls_left(state),
        "walls": _walls(state),
        "followed_march": followed_march(state),
        "victory": rules.victory,
        "track": rules.track,
        "border_ways": rules.border_ways,
    }


def _seen_by(state: State, player: Seat | None) -> dict[str, Any]:
    """The fields that depend on who looks."""
    rules = state.rules
    mine = [player is not None and rules.player_of[clan] == player for clan in range(rules.clans)]
    over = state.decision == GAME_OVER
    acting = state.acting
    if is_secret(state):
        acting = [clan for clan in acting if mine[clan]]
    forces, armies, own_forces, own_armies = _units(state, mine)
    holder = state.ninja >= 0 and mine[state.ninja]
    may_strike = state.ninja >= 0 and state.round >= 2 and state.stage >= STAGE_TURN and not over
    return {
        "acting": acting[:],
        "force_units": forces,
        "army_units": armies,
        "stacks": _stacks(state, mine),
        "hidden_forces": own_forces,
        "hidden_armies": own_armies,
        "tray": [
            left if over or mine[i // FIGURES] or not rules.hidden_trays else HIDDEN
            for i, left in enumerate(state.tray)
        ],
        "bins": [_bins(state, clan, mine) for clan in range(rules.clans)],
        "drafted": [answers_of(state, clan) if mine[clan] else [] for clan in range(rules.clans)],
        "kept_back": _kept_back(state, mine),
        "spied_clan": _spied(state),
        "orders": state.orders if holder else [HIDDEN] if may_strike else [],
        "prompts_off": state.prompts_off if holder else 0,
        "legal_orders": _legal_orders(state, player) if holder else [],
        "losses": 0 if player is None else state.losses[player],
        "paths": _paths(state, player),
        "question": None if player is None else question_of(state, player),
    }


def _unthrown(state: State) -> list[int]:
    lies_there = dice.throw_under_way(state)
    return [0 if kind == lies_there else HIDDEN for kind in range(dice.KINDS_OF_THROWS)]


def _spied(state: State) -> int:
    """Hidden until all others have locked; the barrier then makes that final (Q-52)."""
    secret = state.stage == STAGE_PLAN and state.ninja >= 0 and not _asked(state, state.ninja)
    return HIDDEN if secret else state.spied_clan


def _asked(state: State, holder: Clan) -> bool:
    """Whether all others have locked, so that the holder of the ninja spies or plans."""
    return state.spied_clan != NOBODY or holder in state.acting


def _paths(state: State, player: Seat | None) -> list[list[list[int]]]:
    if player is None or state.decision not in (MOVE_ARMIES, FINAL_ARMIES):
        return []
    clan = clan_of(state, player)
    return [] if clan == NOBODY else paths.paths(state, clan)


def _legal_orders(state: State, player: Seat | None) -> list[int]:
    if player is None or clan_of(state, player) == state.ninja or state.decision == GAME_OVER:
        return []
    return ninja.legal_orders(state, state.ninja)


def _units(state: State, mine: list[bool]) -> tuple[list[int], list[int], list[int], list[int]]:
    """Bodies without the face-down ronin of others; and which of the viewer's own lie face down."""
    forces, armies = state.force_units[:], state.army_units[:]
    own_forces: list[int] = []
    own_armies: list[int] = []
    for p in indices_of(state.hidden_forces):
        if mine[state.owner[p]]:
            own_forces.append(p)
        else:
            forces[p * BODY + RONIN] = 0
    for army in indices_of(state.hidden_armies):
        if mine[clan_of_army(army)]:
            own_armies.append(army)
        else:
            armies[army * BODY + RONIN] = 0
    return forces, armies, own_forces, own_armies


def _stacks(state: State, mine: list[bool]) -> list[list[list[int]]]:
    """I-RONIN-04: number and sizes are open, the places secret; sorted, so that the order reveals nothing."""
    sizes = {p: state.force_units[p * BODY + RONIN] for p in indices_of(state.hidden_forces)}
    for army in indices_of(state.hidden_armies):
        p = state.army_at[army]
        if state.owner[p] == clan_of_army(army):
            sizes[p] = sizes.get(p, 0) + state.army_units[army * BODY + RONIN]
    found: list[list[list[int]]] = [[] for _ in mine]
    for p, size in sorted(sizes.items(), key=lambda stack: (-stack[1], stack[0])):
        if size:
            clan = state.owner[p]
            found[clan].append([p if mine[clan] else HIDDEN] * size)
    return found


def _bins(state: State, clan: Clan, mine: list[bool]) -> list[int]:
    bins = state.bins[clan * BIN_COUNT : (clan + 1) * BIN_COUNT]
    if state.stage != STAGE_PLAN or mine[clan] or not state.alive[clan]:
        return bins
    if state.spied_clan == clan and mine[state.ninja]:
        return bins
    return [HIDDEN] * BIN_COUNT


def _kept_back(state: State, mine: list[bool]) -> list[int]:
    """By clan, while answers are kept back: HIDDEN for others who give some or have given them."""
    if state.stage == STAGE_PLAN or not is_secret(state):
        return [0] * len(mine)
    return [
        HIDDEN if not own and (state.drafted[clan] or clan in state.acting) else 0
        for clan, own in enumerate(mine)
    ]


def _walls(state: State) -> list[int]:
    walls = [0] * PROVINCE_COUNT
    if any(state.castle):
        walls = [BONUS[building] for building in state.castle]
    for province, left in zip(state.bonus[::2], state.bonus[1::2], strict=True):
        walls[province] = left
    return walls
