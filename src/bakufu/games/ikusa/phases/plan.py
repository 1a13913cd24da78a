"""Action 1, Plan, with the spy (sections 6 and 11), and what comes before it in a round: successors."""

from __future__ import annotations

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.ikusa import victory
from bakufu.games.ikusa.bodies import army_size, name_of
from bakufu.games.ikusa.codes import bin_code, bin_kind, bin_koku, clan_of_army, first_army
from bakufu.games.ikusa.ids import Army, Clan, Move, Unit
from bakufu.games.ikusa.moves import DECLINE, PLAN, SPY, SUCCESSOR
from bakufu.games.ikusa.stages import (
    FILL_BIN,
    NAME_SUCCESSOR,
    SEND_SPY,
    STAGE_ORDER,
    STAGE_PLAN,
)
from bakufu.games.ikusa.state import (
    NOBODY,
    State,
    ask,
    close_decision,
    finish_run,
    living,
)
from bakufu.games.ikusa.tables import (
    ARMY_COUNT,
    BIN_BUILD,
    BIN_COUNT,
    BIN_NINJA,
    BODY,
    BUILD_COST,
    FIGURES,
    UNITS,
)

# -- successors -----------------------------------------------------------------------------------------


def begin_round(state: State, chance: Chance, log: Log | None) -> None:
    """I-ROUND-03: successors first; then everybody plans, the holder of an unused ninja (I-SPY-01) last.

    Before that the old round ends for those who were struck down and have no unit left (Q-17, `struck_down`).
    """
    if state.doomed:
        victory.lose_doomed(state, log)
        return
    for army in range(ARMY_COUNT):
        if state.struck_down[army]:
            units = [unit for unit in range(FIGURES) if state.army_units[army * BODY + unit]]
            if len(units) == 1:  # he stands alone then
                appoint(state, army, units[0], log)
            else:
                ask(state, NAME_SUCCESSOR, clan_of_army(army))
                return
    state.round += 1
    if log is not None:
        log.append(Event("round", {"round": state.round}, rule="I-ROUND-01"))
    state.bins = [NOBODY] * (state.rules.clans * BIN_COUNT)
    state.marker = [0] * state.rules.clans
    state.order = []
    state.prompts_off = 0
    state.orders = []
    state.stage = STAGE_PLAN
    state.decision = FILL_BIN
    state.acting = [clan for clan in living(state) if clan != state.ninja]


def army_down(state: State, clan: Clan) -> Army:
    for army in range(first_army(clan), first_army(clan + 1)):
        if state.struck_down[army]:
            return army
    return NOBODY


def legal_successors(state: State, clan: Clan) -> list[int]:
    army = army_down(state, clan)
    return [SUCCESSOR + unit for unit in range(FIGURES) if state.army_units[army * BODY + unit]]


def name_successor(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    appoint(state, army_down(state, clan), move - SUCCESSOR, log)
    close_decision(state)


def appoint(state: State, army: Army, unit: Unit, log: Log | None) -> None:
    """I-ASSN-05: a unit goes to the tray, and the daimyo stands again.

    His experience is the left-most hole, in quick-play the first that is marked 2 (I-QP-09).
    """
    assert army_size(state, army)
    state.army_units[army * BODY + unit] -= 1
    state.tray[clan_of_army(army) * FIGURES + unit] += 1
    state.struck_down = changed(state.struck_down, army, 0)
    state.experience = changed(state.experience, army, state.rules.first_hole)
    if log is not None:
        facts: Facts = {"seat": clan_of_army(army), "daimyo": name_of(army), "unit": UNITS[unit]}
        log.append(Event("successor", facts, rule="I-ASSN-05"))


# -- bins (I-PLAN) --------------------------------------------------------------------------------------


def _planned(state: State, clan: Clan) -> tuple[int, int]:
    """The bin that is due, in their order (I-PLAN-01), and the koku that are left for it."""
    bins, first, due, left = state.bins, clan * BIN_COUNT, 0, state.koku[clan]
    while due < BIN_COUNT and bins[first + due] >= 0:
        left -= bins[first + due]
        due += 1
    return due, left


def bin_due(state: State, clan: Clan) -> int:
    return _planned(state, clan)[0]


def koku_left(state: State, clan: Clan) -> int:
    return _planned(state, clan)[1]


def legal_fillings(state: State, clan: Clan) -> list[int]:
    due, left = _planned(state, clan)
    base = PLAN + bin_code(due, 0)
    if due == BIN_BUILD:  # I-PLAN-02
        return [base, base + BUILD_COST] if left >= BUILD_COST else [base]
    return [base + koku for koku in range(left + 1)]  # I-PLAN-04: also more than is of use


def fill(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    bins, first = state.bins, clan * BIN_COUNT
    due = bin_kind(move - PLAN)
    bins[first + due] = bin_koku(move - PLAN)
    left = state.koku[clan] - sum(bins[first : first + due + 1])
    if left and due + 1 < BIN_NINJA:
        return
    if due < BIN_NINJA:  # the last bin takes what is left
        for place in range(due + 1, BIN_NINJA):
            bins[first + place] = 0
        bins[first + BIN_NINJA] = left
    if finish_run(state, clan) and log is not None:
        log.append(Event("ready", {"seat": state.rules.player_of[clan]}, rule="I-PLAN-01"))
    if not state.acting:
        close_decision(state)


def step(state: State, chance: Chance, log: Log | None) -> None:
    """Once the others are locked the holder of the ninja may spy, then plans (I-SPY-02, I-PLAN-05)."""
    holder = state.ninja
    if holder >= 0 and bin_due(state, holder) < BIN_COUNT:
        if state.spied_clan == NOBODY:
            ask(state, SEND_SPY, holder)
        else:
            ask(state, FILL_BIN, holder)
        return
    state.ninja = NOBODY  # I-SPY-03
    state.spied_clan = NOBODY
    state.koku = [0] * state.rules.clans  # in the bins; every action takes its own from there
    if log is not None:
        for clan in living(state):
            bins = state.bins[clan * BIN_COUNT : (clan + 1) * BIN_COUNT]
            log.append(Event("allocated", {"seat": clan, "bins": bins}, rule="I-PLAN-03"))
    for clan in range(state.rules.clans):
        if not state.alive[clan]:
            state.bins[clan * BIN_COUNT : (clan + 1) * BIN_COUNT] = [0] * BIN_COUNT
    state.stage = STAGE_ORDER  # I-PLAN-03: from now on the view shows all bins


# -- the spy (I-SPY, Q-52) ------------------------------------------------------------------------------

DECLINED = 15  # stands in `spied_clan` for a holder who does not spy


def legal_spies(state: State, clan: Clan) -> list[int]:
    player_of = state.rules.player_of
    moves = [SPY + other for other in living(state) if player_of[other] != player_of[clan]]
    return [*moves, DECLINE]


def spy(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    if move == DECLINE:
        state.spied_clan = DECLINED
        if log is not None:
            log.append(Event("spy-declined", {"seat": clan}, rule="I-SPY-02"))
    else:
        state.spied_clan = move - SPY
        if log is not None:
            log.append(Event("spied", {"seat": clan, "owner": state.spied_clan}, rule="I-SPY-02"))
            seen = state.bins[state.spied_clan * BIN_COUNT : (state.spied_clan + 1) * BIN_COUNT]
            audience = (state.rules.player_of[clan],)
            log.append(
                Event("spy-report", {"owner": state.spied_clan, "bins": seen}, audience, rule="I-SPY-02")
            )
    close_decision(state)
