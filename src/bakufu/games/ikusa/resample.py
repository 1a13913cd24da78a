"""Resampling: a full state that fits a view. What lies hidden is dealt at random among what is possible."""

from __future__ import annotations

from random import Random

import msgspec

from bakufu.engine.bits import bits_of, with_bit
from bakufu.engine.chance import Seeded
from bakufu.engine.game import HIDDEN
from bakufu.games.ikusa import flow, losses
from bakufu.games.ikusa.answers import followed_number, run_of
from bakufu.games.ikusa.bodies import army_size, count_forces, force_room, natural_tray
from bakufu.games.ikusa.codes import army_of, army_of_body, battle_code
from bakufu.games.ikusa.ids import Clan, Province, Seat
from bakufu.games.ikusa.moves import LOSE
from bakufu.games.ikusa.phases import plan
from bakufu.games.ikusa.rules import Rules
from bakufu.games.ikusa.stages import (
    BUY_UNIT,
    FIGHT_FIRST,
    FIGHT_PASSED,
    FILL_BIN,
    SEND_SPY,
    STAGE_PLAN,
    TAKE_LOSSES,
)
from bakufu.games.ikusa.state import NOBODY, State
from bakufu.games.ikusa.tables import (
    ARMIES_EACH,
    BIN_COUNT,
    BODY,
    FIGURES,
    FIGURES_EACH,
    PROVINCE_COUNT,
    RONIN,
    SPEARMAN,
)
from bakufu.games.ikusa.view import COPIED, SHARED, Board


def resample(
    board: Board | dict[str, object], rules: Rules, player: Seat | None, to_act: list[int], rng: Random
) -> State:
    if isinstance(board, dict):  # a view that came over the wire
        board = msgspec.convert(board, Board)
    state = State(rules)
    for key, name in SHARED.items():
        setattr(state, name, getattr(board, key))
    for key, name in COPIED.items():
        setattr(state, name, getattr(board, key)[:])
    state.spied_clan = NOBODY if board.spied_clan == HIDDEN else board.spied_clan
    state.force_units, state.army_units, state.tray = board.force_units[:], board.army_units[:], board.tray[:]
    count_forces(state)
    if HIDDEN in state.tray:
        _fill_trays(state, rng)
    state.hidden_forces, state.hidden_armies = bits_of(board.hidden_forces), bits_of(board.hidden_armies)
    state.battles = [battle_code(origin, body, target) for origin, body, target in board.battles]
    state.bonus = [part for wall in board.bonus for part in (wall.province, wall.left)]
    state.doomed = [part for daimyo in board.doomed for part in (daimyo.army, daimyo.clan)]
    state.followed_march = followed_number(board.followed_march)
    state.orders = [] if HIDDEN in board.orders else board.orders
    state.prompts_off = board.prompts_off
    if player is not None:
        state.losses = [board.losses if rules.player_of[c] == player else 0 for c in range(rules.clans)]
    mine = [player is not None and rules.player_of[clan] == player for clan in range(rules.clans)]
    for clan in range(rules.clans):
        if not mine[clan]:
            _deal_ronin(state, clan, [len(stack) for stack in board.stacks[clan]], rng)
    state.acting = board.acting[:]
    _deal_runs(state, board, mine, to_act, rng)
    return state


# -- trays behind screens (Q-45) ------------------------------------------------------------------------


def _fill_trays(state: State, rng: Random) -> None:
    """Figures that do not stand anywhere lie in a tray; who has inherited a colour is not known for sure."""
    clans = range(state.rules.clans)
    hidden = [clan for clan in clans if state.tray[clan * FIGURES] == HIDDEN]
    living = [clan for clan in hidden if state.alive[clan]]
    found = {clan: natural_tray(state, clan) if clan in living else [0] * FIGURES for clan in hidden}
    inherited = len(hidden) - len(living)  # colours of those who are out, less those that can be seen
    for clan in clans:
        if clan not in hidden:
            more = state.tray[clan * FIGURES + SPEARMAN] - natural_tray(state, clan)[SPEARMAN]
            inherited -= more // FIGURES_EACH[SPEARMAN]
    for _ in range(inherited):
        short = [clan for clan in living if min(found[clan]) < 0]
        heir = rng.choice(short or living or hidden)
        found[heir] = [left + each for left, each in zip(found[heir], FIGURES_EACH)]
    for clan in hidden:
        state.tray[clan * FIGURES : (clan + 1) * FIGURES] = found[clan]


# -- face-down ronin ------------------------------------------------------------------------------------


def _deal_ronin(state: State, clan: Clan, sizes: list[int], rng: Random) -> None:
    """The largest stacks first, each into another province that has room for it."""
    free = {p: _places(state, clan, p) for p in range(PROVINCE_COUNT) if state.owner[p] == clan}
    for size in sizes:
        fitting = [p for p, places in free.items() if sum(room for _, room in places) >= size]
        province = rng.choice(fitting)
        places = free.pop(province)
        slots = [body for body, room in places for _ in range(room)]
        for body in rng.sample(slots, size):
            if body:
                army = army_of_body(clan, body)
                state.army_units[army * BODY + RONIN] += 1
                state.hidden_armies = with_bit(state.hidden_armies, army)
            else:
                state.force_units[province * BODY + RONIN] += 1
                state.hidden_forces = with_bit(state.hidden_forces, province)


def _places(state: State, clan: Clan, province: Province) -> list[tuple[int, int]]:
    """The bodies that may hold face-down ronin, with their room; the daimyo stood when they came.

    Whoever fights has turned his up (Q-10).
    """
    found: list[tuple[int, int]] = []
    fought = FIGHT_FIRST <= state.fight <= FIGHT_PASSED
    if fought and province == state.battle_province:
        return found
    fighter = state.body if fought and province == state.origin else NOBODY
    if fighter != 0 and not state.force_units[province * BODY + RONIN]:
        found.append((0, max(0, force_room(state, province))))
    for number in range(ARMIES_EACH):
        army = army_of(clan, number)
        if (
            fighter != 1 + number
            and state.army_at[army] == province
            and not state.army_units[army * BODY + RONIN]
        ):
            found.append((1 + number, army_size(state, army)))
    return found


# -- secret runs ----------------------------------------------------------------------------------------


def _deal_runs(state: State, board: Board, mine: list[bool], to_act: list[int], rng: Random) -> None:
    """The viewer's own runs as they are; those of others begun anew, and ended where they are ready."""
    rules = state.rules
    clans = range(rules.clans)
    state.bins = [value for row in board.bins for value in row]
    state.drafted = [run_of(state.stage, row, clan in board.acting) for clan, row in enumerate(board.drafted)]
    if state.stage == STAGE_PLAN:
        others = [clan for clan in clans if HIDDEN in board.bins[clan]]
        for clan in others:
            state.bins[clan * BIN_COUNT : (clan + 1) * BIN_COUNT] = [NOBODY] * BIN_COUNT
        others = [clan for clan in others if clan != state.ninja]
        if state.decision == SEND_SPY or state.spied_clan != NOBODY:  # all but the holder are locked
            for clan in others:
                _finish(state, clan, rng)
            state.acting = [state.ninja]
            return
    else:
        others = [clan for clan in clans if board.kept_back[clan] == HIDDEN]
        for clan in others:
            state.drafted[clan] = [0] * FIGURES if state.decision == BUY_UNIT else []
    if not others:
        return
    ready = [clan for clan in others if rules.player_of[clan] not in to_act]
    waiting = [clan for clan in others if rules.player_of[clan] in to_act]
    state.acting = sorted({*state.acting, *others})
    for clan in ready:
        _finish(state, clan, rng)
    state.acting = sorted({*board.acting, *waiting})


def _finish(state: State, clan: Clan, rng: Random) -> None:
    """A whole run at random. Somebody else still owes a move, so that nothing is committed."""
    chance = Seeded(0)
    if state.decision == TAKE_LOSSES:
        while losses.hits_left(state, clan) and (moves := losses.legal_losses(state, clan)):
            state.drafted[clan] = [*state.drafted[clan], rng.choice(moves) - LOSE]
        return
    if state.stage == STAGE_PLAN:
        decision, state.decision = state.decision, FILL_BIN
        while plan.bin_due(state, clan) < BIN_COUNT:
            state.acting = [NOBODY, clan]
            plan.fill(state, clan, rng.choice(plan.legal_fillings(state, clan)), chance, None)
        state.decision = decision
        return
    while clan in state.acting:
        if len(state.acting) == 1:
            state.acting = [NOBODY, clan]
        flow.carry_out(state, clan, rng.choice(flow.clan_moves(state, clan)), chance, None)
