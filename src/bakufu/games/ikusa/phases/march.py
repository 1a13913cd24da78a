"""How armies move (sections 13 and 17): steps along a path, garrisons, pick-ups and split-offs.

Phases A and D share it; in D an army may also enter empty provinces (I-FIN-03) and send units into them
(I-FIN-06), and a unit moves only once (Q-36).
"""

from __future__ import annotations

from typing import Final

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.ikusa import victory
from bakufu.games.ikusa.bodies import (
    add_units,
    army_room,
    army_size,
    dismiss_army,
    dismiss_force,
    force_room,
    force_size,
    homes_of,
    name_of,
    reveal_army,
    reveal_force,
    take_province,
)
from bakufu.games.ikusa.codes import (
    clan_of_army,
    first_army,
    march_origin,
    number_of_army,
    pick_code,
    pick_number,
    pick_unit,
    step_code,
    step_number,
    step_province,
)
from bakufu.games.ikusa.ids import Army, Clan, Move, Province, Unit
from bakufu.games.ikusa.moves import END, GO, LEAVE, MARCH, PICK, SPLIT_OFF, STEP
from bakufu.games.ikusa.phases import ninja
from bakufu.games.ikusa.phases.parting import (
    can_part,
    can_spare,
    is_shared,
    parts,
    parts_after_pick,
    parts_after_split,
)
from bakufu.games.ikusa.stages import (
    CHOOSE_PARTY,
    GAME_OVER,
    GARRISON,
    NO_PARTY,
    SPLITTING,
    STAGE_C,
    STAGE_D,
)
from bakufu.games.ikusa.state import (
    NOBODY,
    State,
    ask,
    close_decision,
)
from bakufu.games.ikusa.tables import (
    ALL_KINDS,
    ARMIES_EACH,
    ASHIGARU_MOST,
    BODY,
    FIGURES,
    FORCE_MOST,
    GUNNER,
    PROVINCE_COUNT,
    PROVINCES,
    RONIN,
    SAMURAI_MOST,
)

NO_STEPS: Final[list[int]] = [0, 0, 0]


def legal_moves(state: State, clan: Clan) -> list[int]:
    """I-MOVE-01: all moves of armies in phase A; I-FIN-02: the same rules in their part of phase D."""
    final = state.stage == STAGE_D
    if state.followed_march >= 0 and state.rules.excess_forbidden:
        bound = _bound_picks(state, final)
        if bound:
            return bound
    first = first_army(clan)
    owner, army_units, steps, rules = state.owner, state.army_units, state.steps, state.rules
    homes = state.army_at[first : first + ARMIES_EACH]
    a, b, c = homes
    shared = is_shared(a, b, c)
    moves = ninja.strikes(state, clan) if state.ninja == clan else []
    if not shared or not can_part(state, clan, homes, steps):
        moves.append(END)
    splits: list[int] = []
    picks: list[int] = []
    for number, here in enumerate(homes):
        army = first + number
        if here < 0 or state.struck_down[army]:  # I-MOVE-08, I-ASSN-02, Q-16
            continue
        j = army * BODY
        force = state.force_sizes[here]
        units = army_units[j + 3] or army_units[j + 2] or army_units[j + 1] or army_units[j]
        if steps[number] < rules.track[
            state.experience[army]
        ] and (  # I-MOVE-02; no province is left empty (I-OWN-04)
            force
            or (units and (not rules.excess_forbidden or can_spare(state, army)))
            or (shared and not rules.garrison_always and homes.count(here) > 1)
        ):
            base = STEP + step_code(number, 0)
            for target in rules.neighbours[here]:
                holder = owner[target]
                if (holder == clan or (final and holder < 0)) and (  # I-MOVE-03, I-FIN-03
                    not (shared or target in homes) or parts(state, clan, army, target)
                ):
                    moves.append(base + target)
        if (
            final and units and may_split(state, army)
        ):  # I-FIN-06, I-GAR-02: to conquer; as a garrison: `enter`
            base = SPLIT_OFF + step_code(number, 0)
            splits += [base + target for target in rules.neighbours[here] if owner[target] < 0]
        if force:
            _add_picks(state, army, number, here, final, picks)
        if (
            state.followed_march == army
            and state.force_units[here * BODY + RONIN]
            and army_room(state, army) > 0
        ):
            picks.append(PICK + pick_code(number, RONIN))
    if shared and rules.garrison_always:
        splits = [
            move for move in splits if parts_after_split(state, first + step_number(move - SPLIT_OFF), 1)
        ]
        picks = [move for move in picks if _parts_with_pick(state, first, move)]
    if splits:
        moves += splits
    if picks:
        moves += picks
    return moves


def _parts_with_pick(state: State, first: int, move: Move) -> bool:
    return parts_after_pick(state, first + pick_number(move - PICK), pick_unit(move - PICK))


def _add_picks(state: State, army: Army, number: int, here: Province, final: bool, picks: list[int]) -> None:
    """I-MOVE-06, Q-38: units of the provincial force for which there are squares; in D not moved (Q-36)."""
    army_units, i, j = state.army_units, here * BODY, army * BODY
    samurai = army_units[j] + army_units[j + 1] < SAMURAI_MOST
    ashigaru = army_units[j + 2] + army_units[j + 3] < ASHIGARU_MOST
    for unit, count in enumerate(state.force_units[i : i + FIGURES]):
        if count and (samurai if unit < GUNNER else ashigaru):
            if final and count <= state.immovable[here * FIGURES + unit]:
                continue
            picks.append(PICK + pick_code(number, unit))


def _joined(state: State, army: Army) -> bool:
    """Whether another own army is in the province of this army (Q-20)."""
    first = first_army(clan_of_army(army))
    at = state.army_at
    return at[first : first + ARMIES_EACH].count(at[army]) > 1


def may_split(state: State, army: Army) -> bool:
    """Phase D: whether a unit on the card has not moved with it; by the letter any unit may go (Q-36)."""
    if state.rules.excess_forbidden and not can_spare(state, army):
        return False
    if state.rules.split_after_step:
        return army_size(state, army) > 0
    army_units, moved_units = state.army_units, state.moved_units
    i, j = army * BODY, number_of_army(army) * FIGURES
    return (
        army_units[i + 3] > moved_units[j + 3]
        or army_units[i + 2] > moved_units[j + 2]
        or army_units[i + 1] > moved_units[j + 1]
        or army_units[i] > moved_units[j]
    )


# -- steps ----------------------------------------------------------------------------------------------


def move(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    """A step, a pick-up or a split-off of the active clan."""
    first = first_army(clan)
    if move >= PICK:
        pick(state, first + pick_number(move - PICK), pick_unit(move - PICK), log)
    elif move >= SPLIT_OFF:
        dismiss_excess_ronin(state, log)
        army = first + step_number(move - SPLIT_OFF)
        open_party(state, SPLITTING, army, step_province(move - SPLIT_OFF))
    else:
        dismiss_excess_ronin(state, log)
        army = first + step_number(move - STEP)
        enter(state, army, step_province(move - STEP), chance, log)


def enter(state: State, army: Army, target: Province, chance: Chance, log: Log | None) -> None:
    """I-MOVE-05, I-MOVE-07: out of a province without a provincial force only with a garrison left there.

    While another army stays none is left (Q-20), unless the table goes by the letter.
    """
    if force_size(state, state.army_at[army]) or (_joined(state, army) and not state.rules.garrison_always):
        step_army(state, army, target, chance, log)
    else:
        open_party(state, GARRISON, army, target)


def step_army(state: State, army: Army, target: Province, chance: Chance, log: Log | None) -> None:
    """The step itself; into an empty province it conquers (I-FIN-03, I-EXPC-04)."""
    clan = clan_of_army(army)
    number = number_of_army(army)
    reveal_army(state, army, log)
    origin = state.army_at[army]
    state.army_at[army] = target
    if log is not None:
        facts: Facts = {
            "seat": clan,
            "army": name_of(army),
            "origin": PROVINCES[origin],
            "target": PROVINCES[target],
        }
        log.append(Event("army-moved", facts, rule="I-MOVE-01"))
    if state.owner[target] != clan:
        take_province(state, clan, target, log)
        victory.check_at_once(state, clan, log)
    if state.stage == STAGE_C or state.decision == GAME_OVER:
        return
    state.steps = changed(state.steps, number, state.steps[number] + 1)
    if state.stage == STAGE_D:
        i = number * FIGURES
        state.moved_units[i : i + FIGURES] = state.army_units[army * BODY : army * BODY + FIGURES]
    if state.orders:
        close_decision(state)
        ninja.after_move(state, army, chance, log)


# -- parties: garrisons and split-offs ------------------------------------------------------------------


def open_party(state: State, purpose: int, army: Army, target: Province) -> None:
    state.party_for = purpose
    state.party_army = army
    state.party_to = target
    state.party = [0] * BODY
    ask(state, CHOOSE_PARTY, clan_of_army(army))


def legal_parties(state: State, clan: Clan) -> list[int]:
    """I-GAR-01: one regular unit or more, up to five; ronin only beside them (Q-11)."""
    if state.listed_moves:
        return state.listed_moves.copy()
    party, most = state.party, units_for_party(state)
    regulars = party[0] + party[1] + party[2] + party[3]
    moves = [GO] if regulars and keeps_ronin(state) else []
    if regulars < FORCE_MOST and may_leave_more(state, regulars):  # I-UNIT-07: they become a provincial force
        moves += [LEAVE + unit for unit in ALL_KINDS if most[unit] > party[unit]]
    if most[RONIN] > party[RONIN] and party[RONIN] < regulars - 1:
        moves.append(LEAVE + RONIN)
    return moves


def units_for_party(state: State) -> list[int]:
    """By kind: so many units may leave the army at most; in phase D only who has not moved with it (Q-36)."""
    army = state.party_army
    units = state.army_units[army * BODY : (army + 1) * BODY]
    if state.party_for == SPLITTING and not state.rules.split_after_step:
        first = number_of_army(army) * FIGURES
        for unit in ALL_KINDS:
            units[unit] -= state.moved_units[first + unit]
    return units


def may_leave_more(state: State, regulars: int) -> bool:
    """Whether the army keeps enough units to get away from another that it joins (`garrison` = always)."""
    army, target = state.party_army, state.party_to
    clan = clan_of_army(army)
    if not state.rules.garrison_always or state.stage == STAGE_C:
        return True
    if state.party_for == SPLITTING:
        return parts_after_split(state, army, regulars + 1)
    return target not in homes_of(state, clan) or parts(state, clan, army, target, regulars + 1)


def keeps_ronin(state: State) -> bool:
    """Whether the ronin that stay with the army are not too many, or may be dismissed (Q-11)."""
    if not state.rules.excess_forbidden:
        return True
    army, party = state.party_army, state.party
    regulars = party[0] + party[1] + party[2] + party[3]
    return state.army_units[army * BODY + RONIN] - party[RONIN] <= army_size(state, army) - regulars


def choose(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    if move != GO:
        unit = move - LEAVE
        state.party = changed(state.party, unit, state.party[unit] + 1)
        state.listed_moves = []
        listed_moves = legal_parties(state, clan)
        if listed_moves != [GO]:
            state.listed_moves = listed_moves
            return
    army, target, purpose, party = state.party_army, state.party_to, state.party_for, state.party
    state.party_for, state.party_army, state.party_to, state.party = NO_PARTY, NOBODY, NOBODY, []
    close_decision(state)
    reveal_army(state, army, log)
    place = state.army_at[army] if purpose == GARRISON else target
    _detach(state, army, place, party)
    if log is not None:
        facts: Facts = {"seat": clan_of_army(army), "province": PROVINCES[place], "units": party}
        key = "garrison" if purpose == GARRISON else "split-off"
        log.append(Event(key, facts, rule="I-GAR-01" if purpose == GARRISON else "I-FIN-06"))
    if state.army_units[army * BODY + RONIN]:
        excess = -army_room(state, army)
        if excess > 0:
            dismiss_army(state, army, excess, log)
    if purpose == GARRISON:
        step_army(state, army, target, chance, log)
    else:
        take_province(state, clan_of_army(army), target, log)
        victory.check_at_once(state, clan_of_army(army), log)


def _detach(state: State, army: Army, province: Province, party: list[int]) -> None:
    """From the card to the provincial force; in phase D the units stay there (Q-36)."""
    final = state.stage == STAGE_D
    for unit, count in enumerate(party):
        if count:
            state.army_units[army * BODY + unit] -= count
            add_units(state, province, unit, count)
            if final and unit < FIGURES:
                state.immovable[province * FIGURES + unit] += count
                place = number_of_army(army) * FIGURES + unit
                state.moved_units[place] = min(state.moved_units[place], state.army_units[army * BODY + unit])


# -- pick-ups (I-MOVE-06) -------------------------------------------------------------------------------


def pick(state: State, army: Army, unit: Unit, log: Log | None) -> None:
    """One unit of the provincial force onto the card; its ronin may follow (Q-11)."""
    if state.followed_march != army:
        dismiss_excess_ronin(state, log)
    province = state.army_at[army]
    reveal_force(state, province, log)
    reveal_army(state, army, log)
    add_units(state, province, unit, -1)
    state.army_units[army * BODY + unit] += 1
    state.followed_march = army if state.force_units[province * BODY + RONIN] else NOBODY
    if log is not None:
        units = [0] * BODY
        units[unit] = 1
        facts: Facts = {"seat": clan_of_army(army), "province": PROVINCES[province], "units": units}
        log.append(Event("picked-up", facts, rule="I-MOVE-06"))


def _bound_picks(state: State, final: bool) -> list[int]:
    """Q-11, `excess_ronin` = forbidden: while ronin are too many, only what lets them follow their units.

    Nothing when they cannot: an assassin may have struck the army down meanwhile.
    """
    army = state.followed_march
    if army >= MARCH or state.army_at[army] < 0 or state.struck_down[army] or not has_excess(state):
        return []
    picks: list[int] = []
    if army_room(state, army) > 0:
        _add_picks(state, army, number_of_army(army), state.army_at[army], final, picks)
        if state.rules.garrison_always:
            picks = [move for move in picks if _parts_with_pick(state, first_army(clan_of_army(army)), move)]
        picks.append(PICK + pick_code(number_of_army(army), RONIN))
    return picks


def has_excess(state: State) -> bool:
    """Whether ronin whose units have just moved are too many where they are."""
    return state.followed_march >= 0 and force_room(state, unescorted_at(state)) < 0


def dismiss_excess_ronin(state: State, log: Log | None) -> None:
    """Ronin that did not follow their units and are now too many are dismissed (I-RONIN-08, Q-11)."""
    if state.followed_march < 0:
        return
    province = unescorted_at(state)
    state.followed_march = NOBODY
    excess = -force_room(state, province)
    if excess > 0:
        dismiss_force(state, province, excess, log)


def unescorted_at(state: State) -> Province:
    """The province whose provincial ronin may be too many for a moment; NOBODY when none."""
    if state.followed_march < 0:
        return NOBODY
    if state.followed_march < MARCH:
        return state.army_at[state.followed_march]
    return march_origin(state.followed_march - MARCH)


def open_phase(state: State) -> None:
    state.steps = NO_STEPS
    if state.stage == STAGE_D:
        state.immovable = [0] * (PROVINCE_COUNT * FIGURES)
        state.moved_units = [0] * (ARMIES_EACH * FIGURES)
