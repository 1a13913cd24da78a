"""Casualties (steps 3 and 7 of the combat sequence): both sides choose in secret, then all fall at once.

The choice is a run of small moves. After each the rest must still be possible: the daimyo last of the whole
side (I-SEQ-06, Q-27), and no more ronin in a body than its regular units allow (I-SEQ-08).
"""

from __future__ import annotations

from typing import Final

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.games.ikusa import victory
from bakufu.games.ikusa.bodies import add_units, army_size, body_cap, homes_of, lose_if_empty
from bakufu.games.ikusa.codes import army_of_body, first_army, loss_body, loss_code, loss_unit
from bakufu.games.ikusa.ids import Body, Clan, Move, Province, Unit
from bakufu.games.ikusa.moves import LOSE
from bakufu.games.ikusa.stages import (
    GAME_OVER,
    GO_ON,
    NO_FIGHT,
    STAGE_C,
    TAKE_LOSSES,
)
from bakufu.games.ikusa.state import (
    NOBODY,
    State,
    close_decision,
    finish_run,
)
from bakufu.games.ikusa.tables import (
    ARMIES_EACH,
    BODY,
    DAIMYO,
    FIGURES,
    LOSS_ORDERS,
    PROVINCES,
    RONIN,
    SPEARMAN,
)

NO_ARMY: Final[list[int]] = [0]  # the bodies of a side without one

# -- who fights -----------------------------------------------------------------------------------------


def bodies_of(state: State, clan: Clan) -> list[Body]:
    """I-CMB-03: of the attacker the one body; I-CMB-04: of the defender all that stand in the province."""
    if clan == state.order[state.turn]:
        return [state.body]
    homes = homes_of(state, clan)
    if state.battle_province not in homes:
        return NO_ARMY
    return [0, *[1 + n for n in range(ARMIES_EACH) if homes[n] == state.battle_province]]


def place_of(state: State, clan: Clan) -> Province:
    return state.origin if clan == state.order[state.turn] else state.battle_province


def _force_alone(state: State, clan: Clan) -> bool:
    """Whether this side is a provincial force without an army."""
    return (
        state.body == 0
        if clan == state.order[state.turn]
        else state.battle_province not in homes_of(state, clan)
    )


def counts(state: State, clan: Clan) -> list[int]:
    """The units of one side by kind, with a standing daimyo (I-UNIT-05); bonus units apart (I-DEF-04)."""
    attacks = clan == state.order[state.turn]
    if attacks and state.body:
        army_units, army = state.army_units, army_of_body(clan, state.body)
        i = army * BODY
        return [
            army_units[i],
            army_units[i + 1],
            army_units[i + 2],
            army_units[i + 3],
            army_units[i + 4],
            1 - state.struck_down[army],
        ]
    force_units, i = state.force_units, (state.origin if attacks else state.battle_province) * BODY
    total = [
        force_units[i],
        force_units[i + 1],
        force_units[i + 2],
        force_units[i + 3],
        force_units[i + 4],
        0,
    ]
    if not attacks and state.battle_province in homes_of(state, clan):
        for army in range(first_army(clan), first_army(clan + 1)):
            if state.army_at[army] == state.battle_province:
                for unit in range(BODY):
                    total[unit] += state.army_units[army * BODY + unit]
                total[DAIMYO] += 1 - state.struck_down[army]
    return total


def total_of(units: list[int]) -> int:
    """How many units these counts of a side are together."""
    return units[0] + units[1] + units[2] + units[3] + units[4] + units[5]


# -- bonus units (I-DEF) --------------------------------------------------------------------------------


def bonus_left(state: State, province: Province) -> int:
    """What is left of a wall's defenders in this attacker's turn; 0 before its first battle."""
    bonus = state.bonus
    for i in range(0, len(bonus), 2):
        if bonus[i] == province:
            return bonus[i + 1]
    return 0


def set_bonus(state: State, province: Province, left: int) -> None:
    bonus = state.bonus.copy()
    for i in range(0, len(bonus), 2):
        if bonus[i] == province:
            bonus[i + 1] = left
            state.bonus = bonus
            return
    state.bonus = [*bonus, province, left]


# -- choosing -------------------------------------------------------------------------------------------


def open_losses(state: State, own: list[int], foe: list[int], log: Log | None) -> None:
    """Bonus units fall first (I-SEQ-07); what is forced or preferred is filled in; then the rest is asked of
    both sides at once (Q-26).

    `own` are the units of the attacker, `foe` those of the defender, bonus units apart.
    """
    attacker, defender = state.order[state.turn], state.owner[state.battle_province]
    left = bonus_left(state, state.battle_province) if state.bonus else 0
    if left and state.hits_defender:
        fallen = min(left, state.hits_defender)
        state.hits_defender -= fallen
        set_bonus(state, state.battle_province, left - fallen)
        if log is not None:
            facts: Facts = {
                "province": PROVINCES[state.battle_province],
                "fallen": fallen,
                "left": left - fallen,
            }
            log.append(Event("bonus-lost", facts, rule="I-DEF-03"))
    waiting = []
    if state.hits_attacker:
        total = total_of(own)
        if state.hits_attacker >= total:  # I-SEQ-04
            state.hits_attacker = total
        elif not _fill(state, attacker, state.hits_attacker, own, total):
            waiting.append(attacker)
    if state.hits_defender:
        total = total_of(foe)
        if state.hits_defender >= total:
            state.hits_defender = total
        elif not _fill(state, defender, state.hits_defender, foe, total):
            waiting.append(defender)
    if waiting:
        state.decision = TAKE_LOSSES
        state.acting = sorted(waiting)
    elif state.hits_attacker or state.hits_defender:
        remove(state, log)


def hits_on(state: State, clan: Clan) -> int:
    """How many losses this side has to take."""
    return state.hits_attacker if clan == state.order[state.turn] else state.hits_defender


def hits_left(state: State, clan: Clan) -> int:
    """How many losses this side still has to choose (I-SEQ-05)."""
    return hits_on(state, clan) - len(state.drafted[clan])


def _fill(state: State, clan: Clan, hits: int, units: list[int], total: int) -> bool:
    """Draft the losses of a side that are forced or preferred. True when nothing is left to choose."""
    left = hits - len(state.drafted[clan])
    if left == 0 or hits == total:
        return True  # all is chosen, or the whole side falls
    if units[SPEARMAN] == total and _force_alone(state, clan):  # most often: nothing to choose from
        state.drafted[clan] = state.drafted[clan] + [SPEARMAN] * left
        return True
    preferred = LOSS_ORDERS[state.losses[clan]]
    if hits >= total - units[DAIMYO]:  # all but daimyos: in any order
        preferred = LOSS_ORDERS[1]
    while left:
        moves = legal_losses(state, clan)
        if not moves:
            return True  # only daimyos are left, and before version 3 the first of them falls
        move = moves[0]
        if len(moves) > 1:
            if loss_unit(moves[0] - LOSE) == DAIMYO:
                return False
            if preferred:
                move = min(moves, key=lambda one: (preferred.index(loss_unit(one - LOSE)), one))
            elif not (units[RONIN] and state.rules.version > 2 and _is_forced(state, clan, left)):
                return False
        state.drafted[clan] = [*state.drafted[clan], move - LOSE]
        left -= 1
    return True


def _is_forced(state: State, clan: Clan, left: int) -> bool:
    """Whether only the order of the losses is free. It takes ronin: without them every choice is a real one.

    One way to take the losses is to take the first legal unit again and again. There is another one exactly
    if one more unit of some kind can be lost than in the first way.
    """
    rows = _bodies_with_units(state, clan)
    planned = _default_losses(rows, left)
    missing = sum(excess_ronin(regulars, units[RONIN]) for _, units, regulars in rows)
    for (_, units, regulars), chosen in zip(rows, planned):
        elsewhere = missing - excess_ronin(regulars, units[RONIN])
        for unit in range(BODY):
            more = chosen[unit] + 1
            if more > units[unit] or more > left:
                continue
            ronin = units[RONIN] - (more if unit == RONIN else 0)
            others = regulars - (0 if unit == RONIN else more)
            if elsewhere + excess_ronin(others, ronin) <= left - more:
                return False
    return True


def _default_losses(rows: list[tuple[int, list[int], int]], left: int) -> list[list[int]]:
    """By body: the ronin that must go first, then ronin while there are any, then other units."""
    planned = [[0] * BODY for _ in rows]
    for (_, units, regulars), chosen in zip(rows, planned):
        chosen[RONIN] = excess_ronin(regulars, units[RONIN])
        left -= chosen[RONIN]
    for unit in (RONIN, *range(FIGURES)):
        for (_, units, _), chosen in zip(rows, planned):
            taken = min(left, units[unit] - chosen[unit])
            chosen[unit] += taken
            left -= taken
    return planned


def _bodies_with_units(state: State, clan: Clan) -> list[tuple[int, list[int], int]]:
    """By body of this side: its number, the units not yet drafted, and how many of them are regular."""
    drafted = state.drafted[clan]
    rows: list[tuple[int, list[int], int]] = []
    for body in bodies_of(state, clan):
        if body:
            army = army_of_body(clan, body)
            units = state.army_units[army * BODY : army * BODY + BODY]
            leader = 1 - state.struck_down[army]
        else:
            i = place_of(state, clan) * BODY
            units = state.force_units[i : i + BODY]
            leader = 0
        for code in drafted:
            if loss_body(code) == body and loss_unit(code) != DAIMYO:
                units[loss_unit(code)] -= 1
        rows.append((body, units, units[0] + units[1] + units[2] + units[3] + leader))
    return rows


def units_by_body(state: State, clan: Clan) -> list[tuple[Body, list[int]]]:
    """By body of this side: the units that its clan has not chosen to lose yet."""
    return [(body, units) for body, units, _ in _bodies_with_units(state, clan)]


def legal_losses(state: State, clan: Clan) -> list[int]:
    """I-SEQ-05: one more unit of this side in this battle, such that the others can still be chosen: too many
    ronin among them (I-SEQ-08, Q-27).
    """
    left = hits_left(state, clan)
    rows = _bodies_with_units(state, clan)
    missing = 0  # ronin that must still go in all bodies
    for _, units, regulars in rows:
        missing += excess_ronin(regulars, units[RONIN])
    moves = []
    for body, units, regulars in rows:
        base = LOSE + loss_code(body, 0)
        need = excess_ronin(regulars, units[RONIN])
        if missing - need + excess_ronin(regulars - 1, units[RONIN]) <= left - 1:
            moves += [base + unit for unit in range(FIGURES) if units[unit]]
        if units[RONIN] and (need or missing <= left - 1):
            moves.append(base + RONIN)
    if not moves and left and state.rules.version > 2:
        return _daimyos(state, clan)
    return moves


def _daimyos(state: State, clan: Clan) -> list[int]:
    """I-SEQ-06: once all others have fallen. Two stand in one province only where they could not part."""
    drafted = state.drafted[clan]
    return [
        LOSE + loss_code(body, DAIMYO)
        for body in bodies_of(state, clan)
        if body and not state.struck_down[army_of_body(clan, body)] and loss_code(body, DAIMYO) not in drafted
    ]


def excess_ronin(regulars: int, ronin: int) -> int:
    """How many ronin are too many beside so many regular units (I-RONIN-05)."""
    return max(0, ronin - body_cap(regulars))


def lose(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    state.drafted[clan] = [*state.drafted[clan], move - LOSE]
    units = counts(state, clan)
    if not _fill(state, clan, hits_on(state, clan), units, total_of(units)):
        return
    if finish_run(state, clan) and log is not None and state.acting:
        log.append(Event("ready", {"seat": state.rules.player_of[clan]}, rule="I-SEQ-05"))
    if not state.acting:
        close_decision(state)
        remove(state, log)


# -- falling --------------------------------------------------------------------------------------------


def remove(state: State, log: Log | None) -> None:
    """All losses of the step at once; then daimyos, empty provinces and eliminations."""
    at, origin = state.battle_province, state.origin
    attacker, defender = state.order[state.turn], state.owner[at]
    on_attacker, on_defender = state.hits_attacker, state.hits_defender
    fallen = _fall(state, attacker, on_attacker, origin, log) if on_attacker else []
    if on_defender:
        fallen += _fall(state, defender, on_defender, at, log)
    state.hits_attacker = state.hits_defender = 0
    before = state.provinces.copy() if fallen else []
    for army in fallen:
        victory.lose_daimyo(state, army, log)
    if on_defender:
        if state.doomed:
            victory.remove_struck_down(state, at, log)
        lose_if_empty(state, at, log)
    if on_attacker:
        lose_if_empty(state, origin, log)
    if not fallen:
        return
    if state.attacking_army in fallen and state.rules.version > 2:
        state.attacking_army = NOBODY  # also if its daimyo returns at once: that army has not fought
    out = [clan for clan in (attacker, defender) if victory.is_out(state, clan)]
    if len(out) == 2:
        victory.eliminate_both(state, attacker, defender, before, log)
    elif out:
        victory.eliminate(state, out[0], attacker if out[0] == defender else defender, log)
    if state.decision == GAME_OVER:
        state.fight = NO_FIGHT
    elif state.stage != STAGE_C:  # the attacker is out
        state.fight = NO_FIGHT
        state.attacking_army = NOBODY
        state.may_enter = NOBODY
        state.decision = GO_ON


def _fall(state: State, clan: Clan, hits: int, province: Province, log: Log | None) -> list[int]:
    """Take the losses of one side off the board; the armies whose daimyo goes with them."""
    drafted = state.drafted[clan]
    bodies = bodies_of(state, clan)
    leaders: list[int] = []
    if len(bodies) > 1 or bodies[0]:
        leaders = [army_of_body(clan, body) for body in bodies if body]
    gone: list[int] = []
    before = [] if log is None else counts(state, clan)
    if drafted:
        state.drafted[clan] = []
        for code in drafted:
            if loss_unit(code) == DAIMYO:
                gone.append(army_of_body(clan, loss_body(code)))
            else:
                _take_off(state, clan, province, loss_body(code), loss_unit(code), 1)
    elif not leaders or hits == total_of(counts(state, clan)):  # the whole side
        gone = (
            [army for army in leaders if not state.struck_down[army]]
            if state.rules.late_removal
            else leaders.copy()
        )
        for body in bodies:
            _take_off_body(state, clan, province, body)
    if leaders and not gone:
        gone = [army for army in leaders if not state.struck_down[army]][: hits - len(drafted)]
    if log is not None:
        units = [had - left for had, left in zip(before, counts(state, clan), strict=True)]
        units[DAIMYO] = sum(1 for army in gone if not state.struck_down[army])
        facts: Facts = {"seat": clan, "province": PROVINCES[province], "units": units}
        log.append(Event("losses", facts, rule="I-SEQ-05"))
    for army in leaders:  # I-ASSN-04, Q-17: without its last other unit a laid-down daimyo is out
        if state.struck_down[army] and not army_size(state, army) and army not in gone:
            if state.rules.late_removal:
                victory.mark_for_removal(state, army, state.order[state.turn], log)
            else:
                gone.append(army)
    return gone


def _take_off(state: State, clan: Clan, province: Province, body: Body, unit: Unit, count: int) -> None:
    if body:
        state.army_units[army_of_body(clan, body) * BODY + unit] -= count
    else:
        add_units(state, province, unit, -count)
    if unit == RONIN:
        state.ronin_pool += count
    else:  # I-SEQ-09
        state.tray[clan * FIGURES + unit] += count


def _take_off_body(state: State, clan: Clan, province: Province, body: Body) -> None:
    """Every unit of a body but its daimyo."""
    if body:
        first = army_of_body(clan, body) * BODY
        units = state.army_units[first : first + BODY]
    else:
        units = state.force_units[province * BODY : (province + 1) * BODY]
    for unit, count in enumerate(units):
        if count:
            _take_off(state, clan, province, body, unit, count)
