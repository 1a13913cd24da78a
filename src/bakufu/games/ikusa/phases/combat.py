"""Phase C, Combat (section 15): the battles of a turn, the combat sequence, and armies that attack again."""

from __future__ import annotations

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.ikusa.bodies import (
    army_size,
    force_size,
    homes_of,
    is_enemy,
    level,
    name_of,
)
from bakufu.games.ikusa.codes import (
    army_of_body,
    battle_origin,
    battle_parts,
    battle_target,
    body_of_army,
    clan_of_army,
    parts_of_battles,
)
from bakufu.games.ikusa.ids import Army, Battle, Clan, Move, Province
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
    ask,
    close_decision,
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
        own, foe = counts(state, active(state)), counts(state, state.owner[state.battle_province])
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
    state.battle_province = state.origin = NOBODY
    state.body = state.passes = 0
    if not battles:
        war.open_final(state, chance, log)
    elif len(battles) == 1:
        _begin(state, battles[0], log)
    else:
        ask(state, PICK_BATTLE, active(state))


def _still_fought(state: State, battles: list[int], log: Log | None) -> list[int]:
    """I-DECL-06: those whose body stands where it was, an army with its daimyo, against an enemy's province.

    An army that may attack again has a use for an empty target too (Q-25).
    """
    clan = state.order[state.turn]
    owner, foes = state.owner, state.rules.foes[clan]
    left: list[int] = []
    for battle, (origin, body, target) in zip(battles, parts_of_battles(battles), strict=True):
        against_enemy = foes[owner[target]]
        if body:
            fights = _army_fights(state, army_of_body(clan, body), origin, against_enemy)
        else:
            fights = against_enemy and _force_fights(state, clan, origin)
        if fights:
            left.append(battle)
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


def _army_fights(state: State, army: Army, origin: Province, against_enemy: bool) -> bool:
    if state.army_at[army] != origin or state.struck_down[army]:
        return False
    return against_enemy or level(state, army) > 1


def legal_battles(state: State, clan: Clan) -> list[int]:
    moves = [FIGHT + battle for battle in state.battles]
    moves.sort()
    return moves


def pick(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    close_decision(state)
    _begin(state, move - FIGHT, log)


def _begin(state: State, battle: Battle, log: Log | None) -> None:
    state.battles.remove(battle)
    state.origin, state.body, target = battle_parts(battle)
    state.attacking_army = army_of_body(state.order[state.turn], state.body) if state.body else NOBODY
    state.attacks = 0
    state.success = 0
    state.called_off_at = []
    _attack(state, target, log)


def _attack(state: State, target: Province, log: Log | None) -> None:
    """I-EXPC-01: every attack counts, also on an empty province, where there is no battle (I-EXPC-05, Q-23).

    That is no success (I-EXP-02).
    """
    clan = state.order[state.turn]
    state.battle_province = target
    state.may_enter = NOBODY
    state.passes = 0
    if state.body:
        state.attacks += 1
    if state.rules.foes[clan][state.owner[target]]:
        state.fight = FIGHT_OPENS
        return
    state.fight = FIGHT_AFTER
    if state.owner[target] == NOBODY and state.attacks < level(state, state.attacking_army):
        state.may_enter = target
    if log is not None:
        facts: Facts = {"seat": clan, "army": name_of(state.attacking_army), "target": PROVINCES[target]}
        log.append(Event("no-battle", facts, rule="I-EXPC-05"))


# -- after a pass, and the end of a battle (I-SEQ-10, I-RES) ------------------------------------------------


def legal_calls(state: State, clan: Clan) -> list[int]:
    return [REPEAT, CALL_OFF]


def call(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    """Step 8: another pass, or the battle is called off and both sides stay where they are (I-RES-04)."""
    close_decision(state)
    if move == REPEAT:
        sequence.roll_ranged(state, chance, log)
        return
    if log is not None:
        facts: Facts = {"seat": active(state), "target": PROVINCES[state.battle_province]}
        log.append(Event("called-off", facts, rule="I-RES-04"))
    if state.body:
        state.called_off_at = [
            *state.called_off_at,
            state.battle_province,
        ]  # Q-58, I-EXPC-07; no success (I-EXP-02)
        state.fight = FIGHT_AFTER
    else:
        _end_of_force(state)


def _ended(state: State) -> bool:
    """I-RES-01: one side has no units. A province that was taken over is no enemy's any more."""
    clan = state.order[state.turn]
    if not state.rules.foes[clan][state.owner[state.battle_province]]:
        return True
    if state.body:
        return state.army_at[army_of_body(clan, state.body)] < 0  # `attacking_army` may be nobody by now
    return state.owner[state.origin] != clan or state.force_sizes[state.origin] == 0


def _conclude(state: State, log: Log | None) -> None:
    """I-RES-02: the defenders are gone, and the attackers stay; I-RES-03: the attackers are gone.

    The province of a side without units became empty with its last loss (`losses.remove`).
    """
    clan = active(state)
    won = not is_enemy(state, clan, state.battle_province)
    army = state.attacking_army
    if log is not None:
        facts: Facts = {"seat": clan, "target": PROVINCES[state.battle_province]}
        left = army >= 0 and state.army_at[army] >= 0 if state.body else force_size(state, state.origin) > 0
        key = "battle-lost" if not won else "battle-won" if left else "battle-undecided"
        log.append(Event(key, facts, rule="I-RES-02" if won else "I-RES-03"))
    if not state.body:  # a provincial force stays where it is (I-CMB-05)
        _end_of_force(state)
        return
    if army < 0 or state.army_at[army] < 0:
        state.attacking_army = NOBODY
        state.fight = NO_FIGHT
        return
    state.fight = FIGHT_AFTER
    if won and state.owner[state.battle_province] == NOBODY:
        state.success = 1  # I-EXP-01
        if state.attacks < level(state, army):
            state.may_enter = state.battle_province


def _end_of_force(state: State) -> None:
    """A provincial force has fought; between the battles of an army (Q-24) that army goes on."""
    state.fight = NO_FIGHT
    if state.attacking_army >= 0:
        state.body = body_of_army(state.attacking_army)
        state.origin = state.army_at[state.attacking_army]
        state.fight = FIGHT_AFTER


# -- an army with attacks left (I-EXPC) -----------------------------------------------------------------


def may_enter_after(army_level: int, attacks: int) -> bool:
    """I-EXPC-02, I-EXPC-03, I-EXPC-06: only with an attack to spare."""
    return attacks < army_level


def _go_on_with_army(state: State, log: Log | None) -> None:
    """I-CMB-02: it finishes all of its battles before another army begins."""
    army = state.attacking_army
    if may_enter_after(level(state, army), state.attacks) and len(legal_after(state, active(state))) > 1:
        ask(state, AFTER_BATTLE, active(state))
    else:
        _end_series(state, log)


def legal_after(state: State, clan: Clan) -> list[int]:
    army = state.attacking_army
    here = state.army_at[army]
    moves = [WAIT]
    if state.may_enter >= 0 and (
        _can_garrison(state, army) or force_size(state, here) or _army_stays(state, army, here)
    ):
        moves = [ADVANCE, WAIT]
    allowed = war.attackable(state, clan)
    for target in state.rules.neighbours[here]:
        if allowed[target] and target != state.may_enter and target not in state.called_off_at:
            moves.append(ATTACK + target)
    if state.rules.forces_between and state.battles:
        foes = state.rules.foes[clan]
        between: list[int] = []
        for battle in state.battles:
            origin, body, target = battle_parts(battle)
            if body == 0 and foes[state.owner[target]] and _force_fights(state, clan, origin):
                between.append(FIGHT + battle)
        between.sort()
        moves += between
    return moves


def _force_fights(state: State, clan: Clan, origin: Province) -> bool:
    """Whether the provincial force of a declared battle still stands where it stood."""
    return state.owner[origin] == clan and state.force_sizes[origin] > 0


def _can_garrison(state: State, army: Army) -> bool:
    """Whether the army can leave a unit behind (I-MOVE-05); its ronin may forbid it (Q-11)."""
    return army_size(state, army) > 0 and (not state.rules.excess_forbidden or parting.can_spare(state, army))


def _army_stays(state: State, army: Army, here: Province) -> bool:
    """Q-20: another own army keeps the province; only one whose daimyo lies there can share it now (Q-16)."""
    if state.rules.garrison_always:
        return False
    return state.rules.version > 1 and homes_of(state, clan_of_army(army)).count(here) > 1


def after(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    close_decision(state)
    if move == WAIT:
        _end_series(state, log)
    elif move == ADVANCE:
        target = state.may_enter
        state.may_enter = NOBODY
        march.enter(state, state.attacking_army, target, chance, log)
    elif move >= FIGHT:
        _fight_between(state, move - FIGHT)
    else:
        state.origin = state.army_at[state.attacking_army]
        _attack(state, move - ATTACK, log)


def _fight_between(state: State, battle: Battle) -> None:
    """Q-24, option `series` = armies_only: a provincial force fights before the army's next battle."""
    state.battles.remove(battle)
    state.origin, state.body, state.battle_province = battle_origin(battle), 0, battle_target(battle)
    state.passes = 0
    state.fight = FIGHT_OPENS


def _end_series(state: State, log: Log | None) -> None:
    """I-EXP-03: one hole for a round with a success, at the last hole none. No attack follows (I-EXP-04)."""
    army = state.attacking_army
    if state.success and state.experience[army] + 1 < len(state.rules.track):
        state.experience = changed(state.experience, army, state.experience[army] + 1)
        if log is not None:
            facts: Facts = {"seat": clan_of_army(army), "daimyo": name_of(army), "level": level(state, army)}
            log.append(Event("experience", facts, rule="I-EXP-03"))
    state.attacking_army = NOBODY
    state.may_enter = NOBODY
    state.success = 0
    state.attacks = 0
    state.called_off_at = []
    state.fight = NO_FIGHT
