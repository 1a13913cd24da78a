"""Armies of one clan in one province: they must be able to part again (I-UNIT-09, I-MOVE-04, Q-21)."""

from __future__ import annotations

from bakufu.engine.lists import changed
from bakufu.games.ikusa.bodies import add_units, army_size, force_room, force_size, homes_of, level
from bakufu.games.ikusa.codes import clan_of_army, first_army, number_of_army
from bakufu.games.ikusa.ids import Army, Clan, Province, Unit
from bakufu.games.ikusa.stages import STAGE_D
from bakufu.games.ikusa.state import (
    NO_MOVES,
    NOBODY,
    State,
)
from bakufu.games.ikusa.tables import ARMIES_EACH, BODY, RONIN


def is_shared(a: int, b: int, c: int) -> bool:
    """Whether two of a clan's armies, which stand in these provinces, are in one."""
    return (a >= 0 and (a == b or a == c)) or (b >= 0 and b == c)


def can_spare(state: State, army: Army) -> bool:
    """Whether the army can leave a unit behind without having too many ronin (Q-11)."""
    return army_size(state, army) > state.army_units[army * BODY + RONIN]


def parts(state: State, clan: Clan, army: Army, target: Province, garrison: int = 1) -> bool:
    """I-MOVE-04, Q-21: whether all armies can still end apart; `garrison` units stay behind if any must."""
    number = number_of_army(army)
    at = homes_of(state, clan)
    left: list[int] = []
    if state.rules.garrison_always and not force_size(state, at[number]):
        left = [number, at[number]] * garrison
    at[number] = target
    return can_part(state, clan, at, changed(state.steps, number, state.steps[number] + 1), left)


def can_part(state: State, clan: Clan, at: list[int], steps: list[int], left: list[int] = NO_MOVES) -> bool:
    """Whether the armies can come to stand apart by steps that need no garrison.

    With the option `garrison` = always they may leave garrisons to get apart; `left` are those that were left
    on the way here: army, province, and so on.
    """
    return not is_shared(at[0], at[1], at[2]) or _can_part(state, clan, at, steps, left, set())


def _garrisons(state: State, army: Army) -> int:
    """How many garrisons of one unit an army can leave."""
    size = army_size(state, army)
    return size - state.army_units[army * BODY + RONIN] if state.rules.excess_forbidden else size


def _can_part(
    state: State, clan: Clan, at: list[int], steps: list[int], left: list[int], seen: set[tuple[int, ...]]
) -> bool:
    key = (*at, *steps, *left)
    if key in seen:
        return False
    seen.add(key)
    final = state.stage == STAGE_D
    first = first_army(clan)
    for number in range(ARMIES_EACH):
        here = at[number]
        army = first + number
        if here < 0 or state.struck_down[army] or steps[number] >= level(state, army):
            continue
        then_left = left
        if not force_size(state, here) and here not in left[1::2]:
            if not state.rules.garrison_always:
                if at.count(here) < 2:
                    continue
            elif left[::2].count(number) >= _garrisons(state, army):
                continue
            else:
                then_left = [*left, number, here]
        for target in state.rules.neighbours[here]:
            if state.owner[target] == clan or (final and state.owner[target] == NOBODY):
                then = changed(at, number, target)
                if not is_shared(then[0], then[1], then[2]):
                    return True
                onward = changed(steps, number, steps[number] + 1)
                if _can_part(state, clan, then, onward, then_left, seen):
                    return True
    return False


# -- `garrison` = always: units that an army needs to get away ------------------------------------------


def parts_after_pick(state: State, army: Army, unit: Unit) -> bool:
    """Whether the armies can still part when this army has picked up this unit, and ronin who must follow."""
    twin, here = state.copy(), state.army_at[army]
    add_units(twin, here, unit, -1)
    twin.army_units[army * BODY + unit] += 1
    excess = -force_room(twin, here) if state.rules.excess_forbidden else 0
    if excess > 0:
        add_units(twin, here, RONIN, -excess)
        twin.army_units[army * BODY + RONIN] += excess
    clan = clan_of_army(army)
    return can_part(twin, clan, homes_of(twin, clan), twin.steps)


def parts_after_split(state: State, army: Army, units: int) -> bool:
    """Whether the armies can still part when so many units of this army have been split off."""
    clan, number = clan_of_army(army), number_of_army(army)
    homes = homes_of(state, clan)
    return can_part(state, clan, homes, state.steps, [number, NOBODY] * units)
