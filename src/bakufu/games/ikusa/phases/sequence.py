"""How a battle is fought: its opening, the rolls of a pass and of the first strike (I-SEQ, I-NAV, I-DEF)."""

from __future__ import annotations

from typing import Final

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.games.ikusa import victory
from bakufu.games.ikusa.bodies import armies_in, reveal_army, reveal_force
from bakufu.games.ikusa.ids import Clan, Unit
from bakufu.games.ikusa.losses import bonus_left, counts, open_losses, set_bonus, total_of
from bakufu.games.ikusa.stages import (
    ENTER_DICE,
    FIGHT_FIRST,
    FIGHT_MELEE,
    FIGHT_RANGED,
)
from bakufu.games.ikusa.state import State, ask
from bakufu.games.ikusa.tables import (
    BODIES,
    BONUS,
    BONUS_UNIT,
    BOWMAN,
    COMBAT_VALUE,
    DIE,
    GUNNER,
    MELEE,
    PROVINCES,
    RANGED,
    UNITS,
)

Throw = tuple[int, int, int]  # who throws, for which kind of units (NOBODY: a ninja), and how many dice


def open_battle(state: State, chance: Chance, log: Log | None) -> None:
    """Both sides turn up their ronin (Q-10); the wall is manned; across the sea the defenders strike first.

    I-NAV-01: all kinds of theirs roll once, and the attacker does not.
    """
    clan, defender = state.order[state.turn], state.owner[state.battle_province]
    if state.doomed and not total_of(counts(state, defender)):
        _walk_over(state, log)
        return
    naval = state.battle_province in state.rules.sea[state.origin]  # I-DECL-07
    building = state.castle[state.battle_province]
    if building and state.battle_province not in state.bonus[::2]:  # I-DEF-05: once for each attacker's turn
        set_bonus(state, state.battle_province, BONUS[building])
    if log is not None:
        facts: Facts = {
            "seat": clan,
            "defender": defender,
            "body": BODIES[state.body],
            "origin": PROVINCES[state.origin],
            "target": PROVINCES[state.battle_province],
            "attack": counts(state, clan),
            "defend": counts(state, defender),
            "bonus": bonus_left(state, state.battle_province),
        }
        key = "invasion" if naval else "battle"
        log.append(Event(key, facts, rule="I-NAV-01" if naval else "I-CMB-03"))
    if state.hidden_armies or state.hidden_forces:
        _reveal(state, log)
    if not naval:
        roll_ranged(state, chance, log)
        return
    state.fight = FIGHT_FIRST
    if state.rules.real_dice:
        _wait_for_dice(state)
    else:
        _strike_first(state, chance, log)


def _strike_first(state: State, chance: Chance, log: Log | None) -> None:
    clan, defender = state.order[state.turn], state.owner[state.battle_province]
    own, foe = counts(state, clan), counts(state, defender)
    hits = 0
    for unit in RANGED + MELEE:  # everybody but the bonus units (I-NAV-02)
        hits += _roll(state, defender, unit, foe[unit], chance, log)
    state.hits_attacker, state.hits_defender = hits, 0
    open_losses(state, own, foe, log)  # I-NAV-03: once, after all rolls


def _walk_over(state: State, log: Log | None) -> None:
    """Q-57: only daimyos lie there who were struck down. Nobody rolls, and nobody mans the walls (Q-29)."""
    if log is not None:
        facts: Facts = {
            "seat": state.order[state.turn],
            "defender": state.owner[state.battle_province],
            "body": BODIES[state.body],
            "origin": PROVINCES[state.origin],
            "target": PROVINCES[state.battle_province],
        }
        log.append(Event("walk-over", facts, rule="I-RES-02"))
    _reveal(state, log)
    state.fight = FIGHT_MELEE
    victory.remove_struck_down(state, state.battle_province, log)


def _reveal(state: State, log: Log | None) -> None:
    if state.body:
        reveal_army(state, state.attacking_army, log)
    else:
        reveal_force(state, state.origin, log)
    reveal_force(state, state.battle_province, log)
    for army in armies_in(state, state.battle_province):
        reveal_army(state, army, log)


def roll_ranged(state: State, chance: Chance, log: Log | None) -> None:
    """Steps 1 to 3. What falls here does not roll in steps 4 to 6 (I-SEQ-03)."""
    own, foe = counts(state, state.order[state.turn]), counts(state, state.owner[state.battle_province])
    state.passes += 1
    state.fight = FIGHT_RANGED
    if own[BOWMAN] or own[GUNNER] or foe[BOWMAN] or foe[GUNNER]:
        if state.rules.real_dice:
            _wait_for_dice(state)
            return
        _roll_all(state, RANGED, own, foe, chance, log)
        if state.hits_attacker or state.hits_defender:
            open_losses(state, own, foe, log)
            return
    roll_melee(state, own, foe, chance, log)


def roll_melee(state: State, own: list[int], foe: list[int], chance: Chance, log: Log | None) -> None:
    """Steps 4 to 7. What falls here has rolled (I-SEQ-03)."""
    state.fight = FIGHT_MELEE
    if state.rules.real_dice and throws(state):
        _wait_for_dice(state)
        return
    _roll_all(state, MELEE, own, foe, chance, log)
    if state.hits_attacker or state.hits_defender:
        open_losses(state, own, foe, log)


def _roll_all(
    state: State, kinds: list[int], own: list[int], foe: list[int], chance: Chance, log: Log | None
) -> None:
    """I-SEQ-02: both sides roll for these kinds at once, the bonus units with theirs (I-DEF-03)."""
    attacker, defender = state.order[state.turn], state.owner[state.battle_province]
    if state.bonus:
        foe = _with_walls(state, foe)
    to_attacker = to_defender = 0
    for unit in kinds:
        if own[unit]:
            to_defender += _roll(state, attacker, unit, own[unit], chance, log)
        if foe[unit]:
            to_attacker += _roll(state, defender, unit, foe[unit], chance, log)
    state.hits_attacker, state.hits_defender = to_attacker, to_defender


def _with_walls(state: State, foe: list[int]) -> list[int]:
    manned = foe.copy()
    manned[BONUS_UNIT[state.castle[state.battle_province]]] += bonus_left(state, state.battle_province)
    return manned


# I-UNIT-02: the combat value or lower; by kind of unit and number on the die.
_HITS: Final = [[die <= value for die in range(DIE + 1)] for value in COMBAT_VALUE]


def is_hit(unit: Unit, die: int) -> bool:
    return _HITS[unit][die]


def _roll(state: State, clan: Clan, unit: Unit, dice: int, chance: Chance, log: Log | None) -> int:
    """One die for each unit."""
    is_hit_at = _HITS[unit]
    hits = 0
    rolled: list[int] = []
    for _ in range(dice):
        die = chance.below(DIE, "combat") + 1
        if is_hit_at[die]:
            hits += 1
        if log is not None:
            rolled.append(die)
    if log is not None and rolled:
        facts: Facts = {"seat": clan, "unit": UNITS[unit], "dice": rolled, "hits": hits}
        log.append(Event("rolled", facts, rule="I-SEQ-02"))
    return hits


# -- dice of a real table (Q-59) ------------------------------------------------------------------------


def throws(state: State) -> list[Throw]:
    """The dice of the step under way, in the order in which they are entered: first all of the attacker."""
    attacker, defender = state.order[state.turn], state.owner[state.battle_province]
    foe = counts(state, defender)
    if state.fight == FIGHT_FIRST:
        return _by_kind(defender, foe, RANGED + MELEE)
    kinds = RANGED if state.fight == FIGHT_RANGED else MELEE
    if state.bonus:
        foe = _with_walls(state, foe)
    return _by_kind(attacker, counts(state, attacker), kinds) + _by_kind(defender, foe, kinds)


def _by_kind(clan: Clan, units: list[int], kinds: list[int]) -> list[Throw]:
    return [(clan, unit, units[unit]) for unit in kinds if units[unit]]


def _wait_for_dice(state: State) -> None:
    ask(state, ENTER_DICE, throws(state)[0][0])


def settle(state: State, shown: Chance, log: Log | None) -> None:
    """All dice of the step lie there: from here on it is as if they had been drawn, one after the other."""
    if state.fight == FIGHT_FIRST:
        _strike_first(state, shown, log)
        return
    own, foe = counts(state, state.order[state.turn]), counts(state, state.owner[state.battle_province])
    _roll_all(state, RANGED if state.fight == FIGHT_RANGED else MELEE, own, foe, shown, log)
    if state.hits_attacker or state.hits_defender:
        open_losses(state, own, foe, log)
