"""Phase C, Combat (section 15): the battles of a turn, the combat sequence, and armies that attack again."""

from __future__ import annotations

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.games.ikusa.bodies import (
    army_size,
    homes_of,
    is_enemy,
    level,
    name_of,
    pf_size,
)
from bakufu.games.ikusa.codes import (
    army_of_body,
    battle_body,
    battle_origin,
    battle_target,
    body_of_army,
    clan_of_army,
)
from bakufu.games.ikusa.losses import counts
from bakufu.games.ikusa.moves import ADVANCE, ATTACK, CALL_OFF, FIGHT, REPEAT, WAIT
from bakufu.games.ikusa.phases import march, parting, sequence, war
from bakufu.games.ikusa.stages import (
    AFTER_BATTLE,
    FIGHT_AFTER,
    FIGHT_FIRST,
    FIGHT_MELEE,
    FIGHT_OPENS,
    FIGHT_PASSED,
    FIGHT_RANGED,
    NO_FIGHT,
    PICK_BATTLE,
    STOP_OR_REPEAT,
)
from bakufu.games.ikusa.state import (
    NOBODY,
    State,
    active,
    answered,
    ask,
    changed,
)
from bakufu.games.ikusa.tables import (
    PROVINCES,
)


def step(state: State, chance: Chance, log: Log | None) -> None:
    """One step of phase C, up to the next decision or the next roll."""
    fight = state.fight
    if fight == NO_FIGHT:
        _next_battle(state, chance, log)
    elif fight == FIGHT_OPENS:
        sequence.open_battle(state, chance, log)
    elif fight == FIGHT_AFTER:
        _go_on_with_army(state, log)
    elif _ended(state):
        _conclude(state, log)
    elif fight == FIGHT_FIRST:  # I-NAV-04
        sequence.roll_ranged(state, chance, log)
    elif fight == FIGHT_RANGED:
        own, foe = counts(state, active(state)), counts(state, state.owner[state.at])
        sequence.roll_melee(state, own, foe, chance, log)
    elif fight == FIGHT_MELEE:
        state.fight = FIGHT_PASSED
        ask(state, STOP_OR_REPEAT, active(state))  # I-SEQ-10


# -- which battle ---------------------------------------------------------------------------------------


def _next_battle(state: State, chance: Chance, log: Log | None) -> None:
    """I-CMB-01: in any order; what can no longer be fought lapses (Q-22)."""
    battles = state.battles
    if battles:
        battles = state.battles = _still_fought(state, battles, log)
    state.at = state.origin = NOBODY
    state.body = state.passes = 0
    if not battles:
        war.open_final(state, chance, log)
    elif len(battles) == 1:
        _begin(state, battles[0], log)
    else:
        ask(state, PICK_BATTLE, active(state))


def _still_fought(state: State, battles: list[int], log: Log | None) -> list[int]:
    """Those whose body stands where it was, an army with its daimyo, and whose target is an enemy's.

    An army that may attack again has a use for an empty target too (Q-25).
    """
    clan = state.order[state.turn]
    owner, foes = state.owner, state.rules.foes[clan]
    left = [
        battle
        for battle in battles
        if (
            _army_fights(state, clan, battle)
            if battle_body(battle)
            else foes[owner[battle_target(battle)]] and _force_fights(state, battle)
        )
    ]
    if log is not None:
        for battle in battles:
            if battle not in left:
                facts: Facts = {
                    "seat": clan,
                    "origin": PROVINCES[battle_origin(battle)],
                    "target": PROVINCES[battle_target(battle)],
                }
                key = "lapsed-attackers" if foes[owner[battle_target(battle)]] else "lapsed"
                log.append(Event(key, facts, rule="I-DECL-06"))
    return left


def _army_fights(state: State, clan: int, battle: int) -> bool:
    k = army_of_body(clan, battle_body(battle))
    if state.army_at[k] != battle_origin(battle) or state.down[k]:
        return False
    return is_enemy(state, clan, battle_target(battle)) or level(state, k) > 1


def legal_battles(state: State, clan: int) -> list[int]:
    moves = [FIGHT + battle for battle in state.battles]
    moves.sort()
    return moves


def pick(state: State, clan: int, move: int, chance: Chance, log: Log | None) -> None:
    answered(state)
    _begin(state, move - FIGHT, log)


def _begin(state: State, battle: int, log: Log | None) -> None:
    state.battles.remove(battle)
    state.origin, state.body = battle_origin(battle), battle_body(battle)
    state.series = army_of_body(state.order[state.turn], state.body) if state.body else NOBODY
    state.attacks = 0
    state.success = 0
    state.shunned = []
    _attack(state, battle_target(battle), log)


def _attack(state: State, target: int, log: Log | None) -> None:
    """I-EXPC-01: every attack counts, also on an empty province, where there is no battle (I-EXPC-05, Q-23).

    That is no success (I-EXP-02).
    """
    clan = state.order[state.turn]
    state.at = target
    state.prize = NOBODY
    state.passes = 0
    if state.body:
        state.attacks += 1
    if state.rules.foes[clan][state.owner[target]]:
        state.fight = FIGHT_OPENS
        return
    state.fight = FIGHT_AFTER
    if state.owner[target] == NOBODY and state.attacks < level(state, state.series):
        state.prize = target
    if log is not None:
        facts: Facts = {"seat": clan, "army": name_of(state.series), "target": PROVINCES[target]}
        log.append(Event("no-battle", facts, rule="I-EXPC-05"))


# -- after a pass, and the end of a battle (I-SEQ-10, I-RES) ------------------------------------------------


def legal_calls(state: State, clan: int) -> list[int]:
    return [REPEAT, CALL_OFF]


def call(state: State, clan: int, move: int, chance: Chance, log: Log | None) -> None:
    """Step 8."""
    answered(state)
    if move == REPEAT:
        sequence.roll_ranged(state, chance, log)
        return
    if log is not None:
        facts: Facts = {"seat": active(state), "target": PROVINCES[state.at]}
        log.append(Event("called-off", facts, rule="I-RES-04"))
    if state.body:
        state.shunned = [*state.shunned, state.at]  # Q-58, I-EXPC-07; no success (I-EXP-02)
        state.fight = FIGHT_AFTER
    else:
        _end_of_force(state)


def _ended(state: State) -> bool:
    """I-RES-01: one side has no units. A province that was taken over is no enemy's any more."""
    clan = state.order[state.turn]
    if not state.rules.foes[clan][state.owner[state.at]]:
        return True
    if state.body:
        return state.army_at[army_of_body(clan, state.body)] < 0
    return state.owner[state.origin] != clan or state.forces[state.origin] == 0


def _conclude(state: State, log: Log | None) -> None:
    clan = active(state)
    won = not is_enemy(state, clan, state.at)
    k = state.series
    if log is not None:
        facts: Facts = {"seat": clan, "target": PROVINCES[state.at]}
        left = k >= 0 and state.army_at[k] >= 0 if state.body else pf_size(state, state.origin) > 0
        key = "battle-lost" if not won else "battle-won" if left else "battle-undecided"
        log.append(Event(key, facts, rule="I-RES-02" if won else "I-RES-03"))
    if not state.body:  # a provincial force stays where it is (I-CMB-05)
        _end_of_force(state)
        return
    if k < 0 or state.army_at[k] < 0:
        state.series = NOBODY
        state.fight = NO_FIGHT
        return
    state.fight = FIGHT_AFTER
    if won and state.owner[state.at] == NOBODY:
        state.success = 1  # I-EXP-01
        if state.attacks < level(state, k):
            state.prize = state.at


def _end_of_force(state: State) -> None:
    """A provincial force has fought; between the battles of an army (Q-24) that army goes on."""
    state.fight = NO_FIGHT
    if state.series >= 0:
        state.body = body_of_army(state.series)
        state.origin = state.army_at[state.series]
        state.fight = FIGHT_AFTER


# -- an army with attacks left (I-EXPC) -----------------------------------------------------------------


def may_enter_after(army_level: int, attacks: int) -> bool:
    """I-EXPC-02, I-EXPC-03, I-EXPC-06: only with an attack to spare."""
    return attacks < army_level


def _go_on_with_army(state: State, log: Log | None) -> None:
    k = state.series
    if may_enter_after(level(state, k), state.attacks) and len(legal_after(state, active(state))) > 1:
        ask(state, AFTER_BATTLE, active(state))
    else:
        _end_series(state, log)


def legal_after(state: State, clan: int) -> list[int]:
    k = state.series
    here = state.army_at[k]
    moves = [WAIT]
    if state.prize >= 0 and (_can_garrison(state, k) or pf_size(state, here) or _army_stays(state, k, here)):
        moves = [ADVANCE, WAIT]
    allowed = war.attackable(state, clan)
    for target in state.rules.neighbours[here]:
        if allowed[target] and target != state.prize and target not in state.shunned:
            moves.append(ATTACK + target)
    if state.rules.forces_between and state.battles:
        foes = state.rules.foes[clan]
        between = [
            battle for battle in state.battles if not battle_body(battle) and _force_fights(state, battle)
        ]
        moves += sorted(FIGHT + battle for battle in between if foes[state.owner[battle_target(battle)]])
    return moves


def _force_fights(state: State, battle: int) -> bool:
    """Whether the provincial force of a declared battle still stands where it stood."""
    origin = battle_origin(battle)
    return state.owner[origin] == state.order[state.turn] and state.forces[origin] > 0


def _can_garrison(state: State, k: int) -> bool:
    """Whether the army can leave a unit behind (I-MOVE-05); its ronin may forbid it (Q-11)."""
    return army_size(state, k) > 0 and (not state.rules.excess_forbidden or parting.can_spare(state, k))


def _army_stays(state: State, k: int, here: int) -> bool:
    """Q-20: another own army keeps the province; only one whose daimyo lies there can share it now (Q-16)."""
    if state.rules.garrison_always:
        return False
    return state.rules.version > 1 and homes_of(state, clan_of_army(k)).count(here) > 1


def after(state: State, clan: int, move: int, chance: Chance, log: Log | None) -> None:
    answered(state)
    if move == WAIT:
        _end_series(state, log)
    elif move == ADVANCE:
        target = state.prize
        state.prize = NOBODY
        march.enter(state, state.series, target, chance, log)
    elif move >= FIGHT:
        _fight_between(state, move - FIGHT)
    else:
        state.origin = state.army_at[state.series]
        _attack(state, move - ATTACK, log)


def _fight_between(state: State, battle: int) -> None:
    """Q-24, option `series` = armies_only: a provincial force fights before the army's next battle."""
    state.battles.remove(battle)
    state.origin, state.body, state.at = battle_origin(battle), 0, battle_target(battle)
    state.passes = 0
    state.fight = FIGHT_OPENS


def _end_series(state: State, log: Log | None) -> None:
    """I-EXP-03: one hole for a round with a success, at the last hole none. No attack follows (I-EXP-04)."""
    k = state.series
    if state.success and state.hole[k] + 1 < len(state.rules.track):
        state.hole = changed(state.hole, k, state.hole[k] + 1)
        if log is not None:
            facts: Facts = {"seat": clan_of_army(k), "daimyo": name_of(k), "level": level(state, k)}
            log.append(Event("experience", facts, rule="I-EXP-03"))
    state.series = NOBODY
    state.prize = NOBODY
    state.success = 0
    state.attacks = 0
    state.shunned = []
    state.fight = NO_FIGHT
