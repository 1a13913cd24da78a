"""Action 3, Build (section 8)."""

from __future__ import annotations

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.ikusa.bodies import land_of
from bakufu.games.ikusa.codes import site_building, site_province
from bakufu.games.ikusa.ids import Clan, Move
from bakufu.games.ikusa.moves import BUILD
from bakufu.games.ikusa.stages import (
    BUILD_SITE,
    STAGE_LEVY,
)
from bakufu.games.ikusa.state import (
    State,
    close_decision,
    finish_run,
)
from bakufu.games.ikusa.tables import (
    BASES_ALL,
    BIN_BUILD,
    BIN_COUNT,
    BUILDINGS,
    CASTLE,
    CASTLES_ALL,
    FORTRESS,
    PROVINCE_COUNT,
    PROVINCES,
)


def builders(state: State) -> list[Clan]:
    """I-BUILD-01: the clans that have paid and not yet built, in marker order (I-ORDER-05)."""
    return [clan for clan in state.order if state.bins[clan * BIN_COUNT + BIN_BUILD] > 0]


def pieces_left(state: State) -> tuple[int, int]:
    """Castles and bases in the pool (I-COMP-03): a fortress keeps its castle in use."""
    built = PROVINCE_COUNT - state.castle.count(0)
    return CASTLES_ALL - built, BASES_ALL - state.castle.count(FORTRESS)


def sites(state: State, clan: Clan) -> tuple[list[int], list[int]]:
    """Provinces for a castle, and for a fortress (I-BUILD-02, I-BUILD-03), whatever the pool holds."""
    castles, fortresses = [], []
    castle = state.castle
    for province in land_of(state, clan):
        if castle[province] == 0:
            castles.append(province)
        elif castle[province] == CASTLE:
            fortresses.append(province)
    return castles, fortresses


def legal_sites(state: State, clan: Clan) -> list[int]:
    castles, bases = pieces_left(state)
    for_castle, for_fortress = sites(state, clan)
    moves = [BUILD + p for p in for_castle] if castles else []
    if bases:
        moves += [BUILD + 128 + p for p in for_fortress]
    return moves


def _has_site(state: State, clan: Clan, castles: int, bases: int) -> bool:
    """Whether `legal_sites` would list any while so many pieces are left; the first one found will do."""
    for province in land_of(state, clan):
        built = state.castle[province]
        if (built == 0 and castles) or (built == CASTLE and bases):
            return True
    return False


def is_short(state: State, waiting: list[int], castles: int, bases: int) -> bool:
    """I-BUILD-04: whether the castles or bases left might not suffice for all who wait to build."""
    if len(waiting) <= castles and len(waiting) <= bases:
        return False
    want_castle = want_base = 0
    for clan in waiting:
        for_castle, for_fortress = sites(state, clan)
        want_castle += bool(for_castle)
        want_base += bool(for_fortress)
    return want_castle > castles or want_base > bases


def step(state: State, chance: Chance, log: Log | None) -> None:
    """All at once and in secret (Q-05); where pieces are short, in marker order and openly."""
    waiting = builders(state)
    if waiting:
        castles, bases = pieces_left(state)
        for clan in waiting:  # without a site the koku are lost
            if not _has_site(state, clan, castles, bases):
                state.bins[clan * BIN_COUNT + BIN_BUILD] = 0
                if log is not None:
                    log.append(Event("not-built", {"seat": clan}, rule="I-BUILD-04"))
        waiting = builders(state)
        if waiting:
            state.decision = BUILD_SITE
            state.acting = [waiting[0]] if is_short(state, waiting, castles, bases) else sorted(waiting)
            return
    state.stage = STAGE_LEVY


def build(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    castles, bases = pieces_left(state)
    if is_short(state, builders(state), castles, bases):
        _build(state, clan, move, log)
        close_decision(state)
        return
    state.drafted[clan] = [move]
    if finish_run(state, clan) and log is not None and state.acting:
        log.append(Event("ready", {"seat": state.rules.player_of[clan]}, rule="I-BUILD-01"))
    if state.acting:
        return
    for builder in state.order:
        if state.drafted[builder]:
            _build(state, builder, state.drafted[builder][0], log)
            state.drafted[builder] = []
    close_decision(state)


def _build(state: State, clan: Clan, move: Move, log: Log | None) -> None:
    building, province = site_building(move - BUILD), site_province(move - BUILD)
    state.castle = changed(state.castle, province, building)
    state.bins[clan * BIN_COUNT + BIN_BUILD] = 0
    if log is not None:
        facts: Facts = {"seat": clan, "building": BUILDINGS[building - 1], "province": PROVINCES[province]}
        log.append(Event("built", facts, rule="I-BUILD-03" if building == FORTRESS else "I-BUILD-02"))
