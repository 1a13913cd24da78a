"""Action 7, Wage war: the frame of a turn, phases A and B (sections 12 to 14), and the end of a turn."""

from __future__ import annotations

from bisect import bisect_left, insort

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.games.ikusa.bodies import is_enemy, land_of
from bakufu.games.ikusa.codes import (
    BATTLE_BODY,
    battle_parts,
    battle_post,
    battle_target,
    body_of_army,
    clan_of_army,
    first_army,
    force_posts,
    post_code,
)
from bakufu.games.ikusa.ids import Clan, Move
from bakufu.games.ikusa.moves import DECLARE, END, STRIKE
from bakufu.games.ikusa.phases import march, ninja
from bakufu.games.ikusa.stages import (
    DECLARE_BATTLE,
    FINAL_ARMIES,
    FINAL_FORCES,
    MOVE_ARMIES,
    STAGE_A,
    STAGE_A_END,
    STAGE_B,
    STAGE_B_END,
    STAGE_C,
    STAGE_D,
    STAGE_D_END,
    STAGE_D_FORCES,
    STAGE_TURN,
    STAGE_WINTER,
)
from bakufu.games.ikusa.state import (
    NOBODY,
    State,
    active,
    ask,
    close_decision,
)
from bakufu.games.ikusa.tables import (
    ARMIES_EACH,
    BODIES,
    END_A,
    END_B,
    END_D,
    NOW,
    PROVINCES,
    START_A,
    START_D,
)


def begin_turn(state: State, chance: Chance, log: Log | None) -> None:
    """I-WAR-01, I-ORDER-05: the next living clan in marker order; after the last one the round ends."""
    state.turn += 1
    while state.turn < len(state.order) and not state.alive[state.order[state.turn]]:
        state.turn += 1
    if state.turn == len(state.order):
        state.turn = 0
        state.stage = STAGE_WINTER
        return
    if state.prompts_off == 1:
        state.prompts_off = 0
    state.stage = STAGE_A
    march.open_phase(state)
    if log is not None:
        log.append(Event("turn", {"seat": active(state)}, rule="I-WAR-01"))
    ninja.boundary(state, START_A, False, chance, log)


def ask_marches(state: State, chance: Chance, log: Log | None) -> None:
    ask(state, MOVE_ARMIES, active(state))


def ask_declarations(state: State, chance: Chance, log: Log | None) -> None:
    ask(state, DECLARE_BATTLE, active(state))


def ask_final_armies(state: State, chance: Chance, log: Log | None) -> None:
    ask(state, FINAL_ARMIES, active(state))


def ask_final_forces(state: State, chance: Chance, log: Log | None) -> None:
    ask(state, FINAL_FORCES, active(state))


def end_marches(state: State, chance: Chance, log: Log | None) -> None:
    """From phase A to phase B."""
    state.stage = STAGE_B
    ninja.boundary(state, END_A, True, chance, log)


def end_declarations(state: State, chance: Chance, log: Log | None) -> None:
    """From phase B to phase C."""
    state.stage = STAGE_C
    ninja.boundary(state, END_B, True, chance, log)


def open_final(state: State, chance: Chance, log: Log | None) -> None:
    """Phase D begins."""
    state.stage = STAGE_D
    march.open_phase(state)
    ninja.boundary(state, START_D, False, chance, log)


def end_turn(state: State, chance: Chance, log: Log | None) -> None:
    """I-FIN-08, I-DEF-05: battle markers and what was lost of bonus units are forgotten."""
    state.battles = []
    state.bonus = []
    state.steps = []
    state.immovable = []
    state.moved_units = []
    state.called_off_at = []
    state.battle_province = state.origin = state.followed_march = NOBODY
    state.body = state.passes = state.attacks = state.success = 0
    state.stage = STAGE_TURN
    if state.alive[active(state)]:
        ninja.boundary(state, END_D, True, chance, log)


# -- what the active clan does in A, B and D ------------------------------------------------------------


def act(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    """A move of phase A, or of the armies' part of phase D."""
    if move == END:
        march.dismiss_excess_ronin(state, log)
        close_decision(state)
        state.stage = STAGE_A_END if state.stage == STAGE_A else STAGE_D_FORCES  # I-FIN-01
    elif move < END:
        close_decision(state)
        ninja.strike(state, clan, move - STRIKE, chance, log)
    else:
        march.move(state, clan, move, chance, log)
        if state.orders:
            apply_now(state, chance, log)


def apply_now(state: State, chance: Chance, log: Log | None) -> None:
    """A standing order for "now" strikes after the next move of the active clan in A, B or D."""
    if state.orders[1] == NOW and state.decision in (MOVE_ARMIES, DECLARE_BATTLE, FINAL_ARMIES, FINAL_FORCES):
        close_decision(state)
        ninja.boundary(state, NOW, False, chance, log)


# -- phase B: declarations (I-DECL) ---------------------------------------------------------------------


def legal_declarations(state: State, clan: Clan) -> list[int]:
    """One battle for every body (I-DECL-02), against enemy or empty neighbours (I-DECL-01).

    Nothing else is done in this phase but to send the ninja (I-DECL-08).
    """
    if not state.listed_moves:
        state.listed_moves = _declarations(state, clan)
    if state.ninja == clan:
        return ninja.strikes(state, clan) + state.listed_moves
    return state.listed_moves.copy()


def _declarations(state: State, clan: Clan) -> list[int]:
    owner, forces, rules = state.owner, state.force_sizes, state.rules
    first = first_army(clan)
    posts = force_posts([province for province in land_of(state, clan) if forces[province]])
    for army in range(first, first + ARMIES_EACH):
        if state.army_at[army] >= 0 and not state.struck_down[army]:  # I-ASSN-02
            insort(posts, post_code(state.army_at[army], body_of_army(army)))
    if state.battles:
        declared = [battle_post(battle) for battle in state.battles]
        # I-DECL-03, I-DECL-04: whatever other bodies attack, from the same province or another.
        posts = [post for post in posts if post not in declared]
    attacks = rules.attacks
    if rules.two or state.round == 1:
        allowed = attackable(state, clan)
        return [END] + [move for post in posts for target, move in attacks[post] if allowed[target]]
    return [END] + [move for post in posts for target, move in attacks[post] if owner[target] != clan]


def _closed(state: State, clan: Clan) -> list[int]:
    """I-R1-02, Q-19: in round 1 the provinces with an army of somebody else."""
    return [at for army, at in enumerate(state.army_at) if at >= 0 and clan_of_army(army) != clan]


def attackable(state: State, clan: Clan) -> list[bool]:
    """By province: whether this clan may attack it, wherever it stands (I-OWN-02, I-R1-02, Q-19)."""
    player_of = state.rules.player_of
    foe = [player_of[other] != player_of[clan] for other in range(state.rules.clans)]
    foe.append(True)  # owner -1: an empty province
    allowed = [foe[owner] for owner in state.owner]
    if state.round == 1:
        for province in _closed(state, clan):
            allowed[province] = False
    return allowed


def declare(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    """I-DECL-05: body, origin and target of a battle, open to all; or the end of the phase; or the ninja."""
    if move == END:
        close_decision(state)
        state.stage = STAGE_B_END
    elif move < END:
        close_decision(state)
        ninja.strike(state, clan, move - STRIKE, chance, log)
    else:
        code = move - DECLARE
        state.battles.append(code)
        if log is not None:
            origin, body, target = battle_parts(code)
            facts: Facts = {
                "seat": clan,
                "body": BODIES[body],
                "origin": PROVINCES[origin],
                "target": PROVINCES[target],
            }
            key = "declared" if is_enemy(state, clan, target) else "declared-empty"
            log.append(Event(key, facts, rule="I-DECL-05"))
        listed_moves, least = state.listed_moves, move - battle_target(move)  # the least one of this body
        start = bisect_left(listed_moves, least)
        del listed_moves[start : bisect_left(listed_moves, least + BATTLE_BODY, start)]
        if state.orders:
            apply_now(state, chance, log)


def end_forces(state: State, log: Log | None) -> None:
    """The active clan has finished phase D."""
    march.dismiss_excess_ronin(state, log)
    close_decision(state)
    state.stage = STAGE_D_END
