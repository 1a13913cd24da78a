"""What a player may know (I-PLAN-03, I-RONIN-04, section 22.3), as data for clients and bots.

HIDDEN stands where a secret lies: koku in a bin before they are shown, a choice that others have not
committed yet, a face-down ronin, a standing order, and where the table wants it so a tray (Q-45).
"""

from __future__ import annotations

from typing import Final

import msgspec

from bakufu.engine.bits import has_bit
from bakufu.engine.game import HIDDEN
from bakufu.games.ikusa.bodies import level
from bakufu.games.ikusa.codes import (
    army_count,
    battle_body,
    battle_origin,
    battle_target,
    clan_of_army,
    first_army,
)
from bakufu.games.ikusa.ids import Clan, Seat
from bakufu.games.ikusa.phases import build, ninja, paths
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
    ARMY_COUNT,
    BIN_COUNT,
    BODY,
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
    doomed: list[int]  # army, clan, and so on: out when the round ends, and to whom it is put down
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
    drafted: list[list[int]]
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
    bonus: list[int]
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
    party_for: int
    party_army: int
    party_to: int
    party: list[int]
    followed_march: int  # the last movement, which provincial ronin may follow
    immovable: list[int]  # last phase: units that may not move any more
    moved_units: list[int]  # last phase: units that have moved with their army
    revenge_on: int
    recovering: int
    # by army of the viewer's clan that moves them: paths of several steps, as provinces
    paths: list[list[list[int]]]
    provinces_to_win: int


def _open_fields(copied: bool) -> dict[str, str]:
    """What everybody sees as it is, by key of the board; battles are not, they are told in parts."""
    return {
        key: field.name
        for field in FIELDS
        if field.known == "open" and field.copied == copied and field.name != "battles"
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
    rules = state.rules
    mine = [player is not None and rules.player_of[clan] == player for clan in range(rules.clans)]
    over = state.decision == GAME_OVER
    acting = state.acting
    if is_secret(state):
        acting = [clan for clan in acting if mine[clan]]
    values = {key: getattr(state, name) for key, name in SHARED.items()}
    values |= {key: getattr(state, name)[:] for key, name in COPIED.items()}
    forces, armies, own_forces, own_armies = _units(state, mine)
    holder = state.ninja >= 0 and mine[state.ninja]
    castles, bases = build.pieces_left(state)
    may_strike = state.ninja >= 0 and state.round >= 2 and state.stage >= STAGE_TURN and not over
    return Board(
        **values,
        acting=acting[:],
        force_units=forces,
        army_units=armies,
        levels=[level(state, n) for n in range(army_count(rules.clans))],
        stacks=[_stacks(state, clan, mine[clan]) for clan in range(rules.clans)],
        hidden_forces=own_forces,
        hidden_armies=own_armies,
        tray=[
            left if over or mine[i // FIGURES] or not rules.hidden_trays else HIDDEN
            for i, left in enumerate(state.tray)
        ],
        bins=[_bins(state, clan, mine) for clan in range(rules.clans)],
        drafted=[_drafted(state, clan, mine[clan]) for clan in range(rules.clans)],
        castles_left=castles,
        bases_left=bases,
        spied_clan=_spied(state),
        orders=state.orders if holder else [HIDDEN] if may_strike else [],
        prompts_off=state.prompts_off if holder else 0,
        legal_orders=_legal_orders(state, player) if holder else [],
        losses=0 if player is None else state.losses[player],
        battles=[[battle_origin(b), battle_body(b), battle_target(b)] for b in state.battles],
        paths=_paths(state, player),
        provinces_to_win=rules.provinces_to_win,
    )


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
    if state.hidden_forces:
        for p in range(PROVINCE_COUNT):
            if has_bit(state.hidden_forces, p):
                if mine[state.owner[p]]:
                    own_forces.append(p)
                else:
                    forces[p * BODY + RONIN] = 0
    if state.hidden_armies:
        for army in range(ARMY_COUNT):
            if has_bit(state.hidden_armies, army):
                if mine[clan_of_army(army)]:
                    own_armies.append(army)
                else:
                    armies[army * BODY + RONIN] = 0
    return forces, armies, own_forces, own_armies


def _stacks(state: State, clan: Clan, own: bool) -> list[list[int]]:
    """I-RONIN-04: number and sizes are open, the places are not; the largest first, to tell no more."""
    if not state.hidden_forces and not state.hidden_armies:
        return []
    found = []
    for p in range(PROVINCE_COUNT):
        if state.owner[p] == clan:
            size = state.force_units[p * BODY + RONIN] if has_bit(state.hidden_forces, p) else 0
            for army in range(first_army(clan), first_army(clan + 1)):
                if state.army_at[army] == p and has_bit(state.hidden_armies, army):
                    size += state.army_units[army * BODY + RONIN]
            if size:
                found.append([p if own else HIDDEN] * size)
    found.sort(key=lambda stack: -len(stack))
    return found


def _bins(state: State, clan: Clan, mine: list[bool]) -> list[int]:
    bins = state.bins[clan * BIN_COUNT : (clan + 1) * BIN_COUNT]
    if state.stage != STAGE_PLAN or mine[clan] or not state.alive[clan]:
        return bins
    if state.spied_clan == clan and mine[state.ninja]:
        return bins
    return [HIDDEN] * BIN_COUNT


def _drafted(state: State, clan: Clan, own: bool) -> list[int]:
    if own:
        return state.drafted[clan]
    concerned = state.drafted[clan] or clan in state.acting
    return [HIDDEN] if concerned and is_secret(state) and state.stage != STAGE_PLAN else []
