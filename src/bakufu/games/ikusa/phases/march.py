"""How armies move (sections 13 and 17): steps along a path, garrisons, pick-ups and split-offs.

Phases A and D share it; in D an army may also enter empty provinces (I-FIN-03) and send units into them
(I-FIN-06), and a unit moves only once (Q-36).
"""

from __future__ import annotations

from typing import Final

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.games.ikusa import victory
from bakufu.games.ikusa.bodies import (
    add_units,
    army_room,
    army_size,
    dismiss_army,
    dismiss_pf,
    homes_of,
    name_of,
    pf_room,
    pf_size,
    reveal_army,
    reveal_pf,
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
    answered,
    ask,
    changed,
)
from bakufu.games.ikusa.tables import (
    ALL_KINDS,
    ARMIES_EACH,
    ASHIGARU_MOST,
    BODY,
    FIGURES,
    GUNNER,
    PF_MOST,
    PROVINCE_COUNT,
    PROVINCES,
    RONIN,
    SAMURAI_MOST,
)

NO_STEPS: Final[list[int]] = [0, 0, 0]


def legal_moves(state: State, clan: int) -> list[int]:
    """All moves of phase A or of the armies' part of phase D (I-FIN-02: the same rules)."""
    final = state.stage == STAGE_D
    if state.escort >= 0 and state.rules.excess_forbidden:
        bound = _bound_picks(state, final)
        if bound:
            return bound
    first = first_army(clan)
    owner, army, steps, rules = state.owner, state.army, state.steps, state.rules
    homes = state.army_at[first : first + ARMIES_EACH]
    a, b, c = homes
    shared = is_shared(a, b, c)
    moves = ninja.strikes(state, clan) if state.ninja == clan else []
    if not shared or not can_part(state, clan, homes, steps):
        moves.append(END)
    splits: list[int] = []
    picks: list[int] = []
    for number, here in enumerate(homes):
        k = first + number
        if here < 0 or state.down[k]:  # I-MOVE-08, I-ASSN-02, Q-16
            continue
        j = k * BODY
        force = state.forces[here]
        units = army[j + 3] or army[j + 2] or army[j + 1] or army[j]
        if steps[number] < rules.track[state.hole[k]] and (  # I-MOVE-02; no province is left empty (I-OWN-04)
            force
            or (units and (not rules.excess_forbidden or can_spare(state, k)))
            or (shared and not rules.garrison_always and homes.count(here) > 1)
        ):
            base = STEP + step_code(number, 0)
            for target in rules.neighbours[here]:
                holder = owner[target]
                if (holder == clan or (final and holder < 0)) and (  # I-MOVE-03, I-FIN-03
                    not (shared or target in homes) or parts(state, clan, k, target)
                ):
                    moves.append(base + target)
        if final and units and may_split(state, k):  # I-GAR-02: to conquer; as a garrison: `enter`
            base = SPLIT_OFF + step_code(number, 0)
            splits += [base + target for target in rules.neighbours[here] if owner[target] < 0]
        if force:
            _add_picks(state, k, here, final, picks)
        if state.escort == k and state.pf[here * BODY + RONIN] and army_room(state, k) > 0:
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


def _parts_with_pick(state: State, first: int, move: int) -> bool:
    return parts_after_pick(state, first + pick_number(move - PICK), pick_unit(move - PICK))


def _add_picks(state: State, k: int, here: int, final: bool, picks: list[int]) -> None:
    """I-MOVE-06, Q-38: units of the provincial force for which there are squares; in D not moved (Q-36)."""
    army, i, j = state.army, here * BODY, k * BODY
    samurai = army[j] + army[j + 1] < SAMURAI_MOST
    ashigaru = army[j + 2] + army[j + 3] < ASHIGARU_MOST
    for unit, count in enumerate(state.pf[i : i + FIGURES]):
        if count and (samurai if unit < GUNNER else ashigaru):
            if final and count <= state.fixed[here * FIGURES + unit]:
                continue
            picks.append(PICK + pick_code(number_of_army(k), unit))


def _joined(state: State, k: int) -> bool:
    """Whether another own army is in the province of army k (Q-20)."""
    first = first_army(clan_of_army(k))
    at = state.army_at
    return at[first : first + ARMIES_EACH].count(at[k]) > 1


def may_split(state: State, k: int) -> bool:
    """Phase D: whether a unit on the card has not moved with it; by the letter any unit may go (Q-36)."""
    if state.rules.excess_forbidden and not can_spare(state, k):
        return False
    if state.rules.split_after_step:
        return army_size(state, k) > 0
    army, moved = state.army, state.moved
    i, j = k * BODY, number_of_army(k) * FIGURES
    return (
        army[i + 3] > moved[j + 3]
        or army[i + 2] > moved[j + 2]
        or army[i + 1] > moved[j + 1]
        or army[i] > moved[j]
    )


# -- steps ----------------------------------------------------------------------------------------------


def move(state: State, clan: int, move: int, chance: Chance, log: Log | None) -> None:
    """A step, a pick-up or a split-off of the active clan."""
    first = first_army(clan)
    if move >= PICK:
        pick(state, first + pick_number(move - PICK), pick_unit(move - PICK), log)
    elif move >= SPLIT_OFF:
        settle(state, log)
        k = first + step_number(move - SPLIT_OFF)
        open_party(state, SPLITTING, k, step_province(move - SPLIT_OFF))
    else:
        settle(state, log)
        k = first + step_number(move - STEP)
        enter(state, k, step_province(move - STEP), chance, log)


def enter(state: State, k: int, target: int, chance: Chance, log: Log | None) -> None:
    """I-MOVE-05, I-MOVE-07: out of a province without a provincial force only with a garrison left there.

    While another army stays none is left (Q-20), unless the table goes by the letter.
    """
    if pf_size(state, state.army_at[k]) or (_joined(state, k) and not state.rules.garrison_always):
        go(state, k, target, chance, log)
    else:
        open_party(state, GARRISON, k, target)


def go(state: State, k: int, target: int, chance: Chance, log: Log | None) -> None:
    """The step itself; into an empty province it conquers (I-FIN-03, I-EXPC-04)."""
    clan = clan_of_army(k)
    number = number_of_army(k)
    reveal_army(state, k, log)
    origin = state.army_at[k]
    state.army_at[k] = target
    if log is not None:
        facts: Facts = {
            "seat": clan,
            "army": name_of(k),
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
        state.moved[i : i + FIGURES] = state.army[k * BODY : k * BODY + FIGURES]
    if state.orders:
        answered(state)
        ninja.after_move(state, k, chance, log)


# -- parties: garrisons and split-offs ------------------------------------------------------------------


def open_party(state: State, purpose: int, k: int, target: int) -> None:
    state.party_for = purpose
    state.party_army = k
    state.party_to = target
    state.party = [0] * BODY
    ask(state, CHOOSE_PARTY, clan_of_army(k))


def legal_parties(state: State, clan: int) -> list[int]:
    """I-GAR-01: one regular unit or more, up to five; ronin only beside them (Q-11)."""
    if state.menu:
        return state.menu.copy()
    k, party, army = state.party_army, state.party, state.army
    i = k * BODY
    regulars = party[0] + party[1] + party[2] + party[3]
    moves = [GO] if regulars and keeps_ronin(state) else []
    if regulars < PF_MOST and may_leave_more(state, regulars):
        if state.party_for == SPLITTING and not state.rules.split_after_step:  # who has not moved
            first, moved = number_of_army(k) * FIGURES, state.moved
            moves += [LEAVE + u for u in ALL_KINDS if army[i + u] > party[u] + moved[first + u]]
        else:
            moves += [LEAVE + u for u in ALL_KINDS if army[i + u] > party[u]]
    if army[i + RONIN] > party[RONIN] and party[RONIN] < regulars - 1:
        moves.append(LEAVE + RONIN)
    return moves


def may_leave_more(state: State, regulars: int) -> bool:
    """Whether the army keeps enough units to get away from another that it joins (`garrison` = always)."""
    k, target = state.party_army, state.party_to
    clan = clan_of_army(k)
    if not state.rules.garrison_always or state.stage == STAGE_C:
        return True
    if state.party_for == SPLITTING:
        return parts_after_split(state, k, regulars + 1)
    return target not in homes_of(state, clan) or parts(state, clan, k, target, regulars + 1)


def keeps_ronin(state: State) -> bool:
    """Whether the ronin that stay with the army are not too many, or may be dismissed (Q-11)."""
    if not state.rules.excess_forbidden:
        return True
    k, party = state.party_army, state.party
    regulars = party[0] + party[1] + party[2] + party[3]
    return state.army[k * BODY + RONIN] - party[RONIN] <= army_size(state, k) - regulars


def choose(state: State, clan: int, move: int, chance: Chance, log: Log | None) -> None:
    if move != GO:
        unit = move - LEAVE
        state.party = changed(state.party, unit, state.party[unit] + 1)
        state.menu = []
        menu = legal_parties(state, clan)
        if menu != [GO]:
            state.menu = menu
            return
    k, target, purpose, party = state.party_army, state.party_to, state.party_for, state.party
    state.party_for, state.party_army, state.party_to, state.party = NO_PARTY, NOBODY, NOBODY, []
    answered(state)
    reveal_army(state, k, log)
    place = state.army_at[k] if purpose == GARRISON else target
    _detach(state, k, place, party)
    if log is not None:
        facts: Facts = {"seat": clan_of_army(k), "province": PROVINCES[place], "units": party}
        key = "garrison" if purpose == GARRISON else "split-off"
        log.append(Event(key, facts, rule="I-GAR-01" if purpose == GARRISON else "I-FIN-06"))
    if state.army[k * BODY + RONIN]:
        excess = -army_room(state, k)
        if excess > 0:
            dismiss_army(state, k, excess, log)
    if purpose == GARRISON:
        go(state, k, target, chance, log)
    else:
        take_province(state, clan_of_army(k), target, log)
        victory.check_at_once(state, clan_of_army(k), log)


def _detach(state: State, k: int, province: int, party: list[int]) -> None:
    """From the card to the provincial force; in phase D the units stay there (Q-36)."""
    final = state.stage == STAGE_D
    for unit, count in enumerate(party):
        if count:
            state.army[k * BODY + unit] -= count
            add_units(state, province, unit, count)
            if final and unit < FIGURES:
                state.fixed[province * FIGURES + unit] += count
                place = number_of_army(k) * FIGURES + unit
                state.moved[place] = min(state.moved[place], state.army[k * BODY + unit])


# -- pick-ups (I-MOVE-06) -------------------------------------------------------------------------------


def pick(state: State, k: int, unit: int, log: Log | None) -> None:
    """One unit of the provincial force onto the card; its ronin may follow (Q-11)."""
    if state.escort != k:
        settle(state, log)
    province = state.army_at[k]
    reveal_pf(state, province, log)
    reveal_army(state, k, log)
    add_units(state, province, unit, -1)
    state.army[k * BODY + unit] += 1
    state.escort = k if state.pf[province * BODY + RONIN] else NOBODY
    if log is not None:
        units = [0] * BODY
        units[unit] = 1
        facts: Facts = {"seat": clan_of_army(k), "province": PROVINCES[province], "units": units}
        log.append(Event("picked-up", facts, rule="I-MOVE-06"))


def _bound_picks(state: State, final: bool) -> list[int]:
    """Q-11, `excess_ronin` = forbidden: while ronin are too many, only what lets them follow their units.

    Nothing when they cannot: an assassin may have struck the army down meanwhile.
    """
    k = state.escort
    if k >= MARCH or state.army_at[k] < 0 or state.down[k] or not has_excess(state):
        return []
    picks: list[int] = []
    if army_room(state, k) > 0:
        _add_picks(state, k, state.army_at[k], final, picks)
        if state.rules.garrison_always:
            picks = [move for move in picks if _parts_with_pick(state, first_army(clan_of_army(k)), move)]
        picks.append(PICK + pick_code(number_of_army(k), RONIN))
    return picks


def has_excess(state: State) -> bool:
    """Whether ronin whose units have just moved are too many where they are."""
    return state.escort >= 0 and pf_room(state, loose_at(state)) < 0


def settle(state: State, log: Log | None) -> None:
    """Ronin that did not follow their units and are now too many are dismissed (I-RONIN-08, Q-11)."""
    if state.escort < 0:
        return
    province = loose_at(state)
    state.escort = NOBODY
    excess = -pf_room(state, province)
    if excess > 0:
        dismiss_pf(state, province, excess, log)


def loose_at(state: State) -> int:
    """The province whose provincial ronin may be too many for a moment; NOBODY when none."""
    if state.escort < 0:
        return NOBODY
    if state.escort < MARCH:
        return state.army_at[state.escort]
    return march_origin(state.escort - MARCH)


def open_phase(state: State) -> None:
    state.steps = NO_STEPS
    if state.stage == STAGE_D:
        state.fixed = [0] * (PROVINCE_COUNT * FIGURES)
        state.moved = [0] * (ARMIES_EACH * FIGURES)
