"""Set-up: sections 4, 20 and 21 (for 3 to 5 players, for two, and quick-play)."""

from __future__ import annotations

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.ikusa.bodies import add_units, homes_of, land_of, name_of, take_province
from bakufu.games.ikusa.codes import (
    army_count,
    army_of,
    clan_of_army,
    first_army,
    step_code,
    step_number,
    step_province,
)
from bakufu.games.ikusa.ids import Army, Clan, Move, Province, Unit
from bakufu.games.ikusa.moves import ASSIGN, CLAIM, MUSTER, REINFORCE, SPLIT
from bakufu.games.ikusa.rules import Rules
from bakufu.games.ikusa.stages import (
    ADD_SPEARMEN,
    ASSIGN_UNIT,
    CLAIM_PROVINCE,
    PLACE_ARMY,
    SPLIT_PILE,
    STAGE_ARMIES,
    STAGE_ROUND,
    STAGE_SPEARMEN,
    STAGE_SPLIT,
    STAGE_SPREAD,
)
from bakufu.games.ikusa.state import NOBODY, State, ask, close_decision, finish_run
from bakufu.games.ikusa.tables import (
    ARMIES_EACH,
    ARMY_START,
    ASHIGARU_MOST,
    BODY,
    CHUNK,
    FIGURES,
    INCOME_DIVISOR,
    PROVINCE_COUNT,
    PROVINCES,
    QUICK_ARMY,
    QUICK_DEAL,
    QUICK_ROTATIONS,
    QUICK_SPEARMEN_MOST,
    REINFORCEMENTS,
    SAMURAI_MOST,
    SPEARMAN,
)


def shuffle(values: list[int], chance: Chance, why: str) -> None:
    """Fisher and Yates, from the front."""
    for i in range(len(values) - 1):
        j = i + chance.below(len(values) - i, why)
        values[i], values[j] = values[j], values[i]


def begin(rules: Rules, chance: Chance, log: Log | None) -> State:
    """I-SET-01, I-SET-03: trays and pool are full, and the cards are dealt.

    I-SET-04: the provinces of the cards that are left begin empty.
    """
    state = State(rules)
    if not rules.quick:
        for clan in range(rules.clans):
            for army in range(first_army(clan), first_army(clan + 1)):
                _fill_card(state, army, ARMY_START)  # I-SET-02
    cards = list(range(PROVINCE_COUNT))
    shuffle(cards, chance, "province-card")
    if rules.two:
        state.pile = [0] * PROVINCE_COUNT
        for i, province in enumerate(cards):
            state.pile[province] = i % 2
        state.stage = STAGE_SPLIT
        state.decision = SPLIT_PILE
        state.acting = [0, 1]
    else:
        each = QUICK_DEAL[rules.players] if rules.quick else PROVINCE_COUNT // rules.clans
        for clan in range(rules.clans):
            for province in cards[clan * each : (clan + 1) * each]:
                _occupy(state, clan, province)
        _tell_deal(state, log)
        _draw_order(state, chance, log)
    return state


def _fill_card(state: State, army: Army, units: list[int]) -> None:
    for unit in range(FIGURES):
        state.army_units[army * BODY + unit] += units[unit]
        state.tray[clan_of_army(army) * FIGURES + unit] -= units[unit]


def _occupy(state: State, clan: Clan, province: Province) -> None:
    """I-SET-05, I-QP-02: one spearman."""
    state.owner[province] = clan
    state.provinces[clan] += 1
    state.lands = []
    add_spearman(state, clan, province)


def add_spearman(state: State, clan: Clan, province: Province) -> None:
    add_units(state, province, SPEARMAN, 1)
    state.tray[clan * FIGURES + SPEARMAN] -= 1


def _tell_deal(state: State, log: Log | None) -> None:
    if log is None:
        return
    for clan in range(state.rules.clans):
        held = [PROVINCES[p] for p in range(PROVINCE_COUNT) if state.owner[p] == clan]
        log.append(Event("dealt", {"seat": clan, "provinces": held}, rule="I-SET-03"))


def _draw_order(state: State, chance: Chance, log: Log | None) -> None:
    """I-SET-06: one marker for every clan, drawn at random."""
    order = list(range(state.rules.clans))
    shuffle(order, chance, "setup-order")
    state.order = order
    state.stage = STAGE_SPEARMEN
    state.turn = 0
    if log is not None:
        log.append(Event("setup-order", {"seats": order[:]}, rule="I-SET-06"))


# -- two players: each splits their pile (I-2P-02, Q-42) ------------------------------------------------


def legal_splits(state: State, clan: Clan) -> list[int]:
    """Clans 0 and 1 stand for their players here: the chosen cards are theirs, the rest their partner's."""
    chosen = state.drafted[clan]
    return [SPLIT + p for p in range(PROVINCE_COUNT) if state.pile[p] == clan and p not in chosen]


def partner(state: State, clan: Clan) -> Clan:
    """The second clan of the same player (I-2P-01)."""
    return clan + state.rules.players


def splits_left(state: State, clan: Clan) -> int:
    """I-2P-02: so many cards of the pile are still to be chosen for the first clan."""
    return PROVINCE_COUNT // state.rules.clans - len(state.drafted[clan])


def split(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    state.drafted[clan] = [*state.drafted[clan], move - SPLIT]
    if splits_left(state, clan):
        return
    if finish_run(state, clan) and log is not None:
        log.append(Event("ready", {"seat": state.rules.player_of[clan]}, rule="I-2P-02"))
    if state.acting:
        return
    for province in range(PROVINCE_COUNT):
        player = state.pile[province]
        _occupy(state, player if province in state.drafted[player] else partner(state, player), province)
    state.drafted = [[] for _ in range(state.rules.clans)]
    state.pile = []
    close_decision(state)
    _tell_deal(state, log)
    _draw_order(state, chance, log)


# -- spearmen -------------------------------------------------------------------------------------------


def step_spearmen(state: State, chance: Chance, log: Log | None) -> None:
    """I-SET-08, I-QP-03: ask the next clan in order.

    `turn` counts the chunks, in quick-play the spearmen, placed so far.
    """
    clans = state.rules.clans
    if state.rules.quick:
        if state.turn == clans * QUICK_ROTATIONS * (1 + CHUNK):
            _open_spread(state)
            return
        kind, clan = state.turn % (1 + CHUNK), state.turn // (1 + CHUNK) % clans
        ask(state, CLAIM_PROVINCE if kind == 0 else ADD_SPEARMEN, state.order[clan])
    elif state.turn == clans * (REINFORCEMENTS // CHUNK):
        state.stage = STAGE_ARMIES
        state.turn = 0
    else:
        ask(state, ADD_SPEARMEN, state.order[state.turn % clans])


def legal_claims(state: State, clan: Clan) -> list[int]:
    return [CLAIM + p for p in range(PROVINCE_COUNT) if state.owner[p] == NOBODY]


def claim(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    province = move - CLAIM
    take_province(state, clan, province, None)
    add_spearman(state, clan, province)
    if log is not None:
        log.append(Event("claimed", {"seat": clan, "province": PROVINCES[province]}, rule="I-QP-03"))
    state.turn += 1
    close_decision(state)


def legal_reinforcements(state: State, clan: Clan) -> list[int]:
    """Standard: own provinces with exactly one spearman. Quick-play: with fewer than three."""
    force_units = state.force_units
    most = QUICK_SPEARMEN_MOST - 1 if state.rules.quick else 1
    return [REINFORCE + p for p in land_of(state, clan) if force_units[p * BODY + SPEARMAN] <= most]


def reinforce(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    province = move - REINFORCE
    number = 1 if state.rules.quick else CHUNK
    for _ in range(number):
        add_spearman(state, clan, province)
    if log is not None:
        facts: Facts = {"seat": clan, "province": PROVINCES[province], "spearmen": number}
        log.append(Event("reinforced", facts, rule="I-QP-03" if state.rules.quick else "I-SET-08"))
    state.turn += 1
    close_decision(state)


# -- quick-play: army cards -----------------------------------------------------------------------------


def _open_spread(state: State) -> None:
    state.stage = STAGE_SPREAD
    state.decision = ASSIGN_UNIT
    state.acting = list(range(state.rules.clans))


def unit_due(state: State, clan: Clan) -> Unit:
    """The units are dealt out in the order of the table: bowmen, swordsmen, gunners."""
    return units_in_order()[len(state.drafted[clan])]


def units_in_order() -> list[Unit]:
    return [unit for unit, count in enumerate(QUICK_ARMY) for _ in range(count)]


def units_dealt(given: list[int], number: int) -> list[int]:
    """By kind: the units that an army gets from these answers: for each unit the number of its army."""
    units = [0] * FIGURES
    for unit, to in zip(units_in_order(), given):
        if to == number:
            units[unit] += 1
    return units


def legal_assignments(state: State, clan: Clan) -> list[int]:
    """Four samurai and ten ashigaru squares on each card; the later units always find room."""
    unit = unit_due(state, clan)
    samurai = unit < 2
    drafted = state.drafted[clan]
    first = 0 if samurai else QUICK_ARMY[0] + QUICK_ARMY[1]
    most = SAMURAI_MOST if samurai else ASHIGARU_MOST
    return [ASSIGN + number for number in range(ARMIES_EACH) if drafted[first:].count(number) < most]


def assign(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    state.drafted[clan] = [*state.drafted[clan], move - ASSIGN]
    if len(state.drafted[clan]) < sum(QUICK_ARMY):
        return
    if finish_run(state, clan) and log is not None:
        log.append(Event("ready", {"seat": state.rules.player_of[clan]}, rule="I-QP-06"))
    if state.acting:
        return
    for one in range(state.rules.clans):
        for number in range(ARMIES_EACH):
            _fill_card(state, army_of(one, number), units_dealt(state.drafted[one], number))
    state.drafted = [[] for _ in range(state.rules.clans)]
    state.stage = STAGE_ARMIES
    state.turn = 0
    close_decision(state)


# -- army markers ---------------------------------------------------------------------------------------


def step_armies(state: State, chance: Chance, log: Log | None) -> None:
    """I-SET-09, I-QP-07: army by army, in order. Nobody is asked about army cards any more."""
    if state.turn == army_count(state.rules.clans):
        collect_first(state, log)
        state.stage = STAGE_ROUND  # I-SET-10
        state.order = []
        state.turn = 0
        return
    ask(state, PLACE_ARMY, state.order[state.turn % state.rules.clans])


def legal_musters(state: State, clan: Clan) -> list[int]:
    """An own province without an army. In the standard game the armies are alike: the next one is placed."""
    homes = homes_of(state, clan)
    free = [number for number in range(ARMIES_EACH) if homes[number] < 0]
    if not state.rules.quick:
        free = free[:1]
    land = [p for p in land_of(state, clan) if p not in homes]
    return [MUSTER + step_code(number, p) for number in free for p in land]


def muster(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    number, province = step_number(move - MUSTER), step_province(move - MUSTER)
    army = army_of(clan, number)
    state.army_at[army] = province
    if log is not None:
        facts: Facts = {"seat": clan, "army": name_of(army), "province": PROVINCES[province]}
        log.append(Event("mustered", facts, rule="I-SET-09"))
    state.turn += 1
    close_decision(state)


def collect_first(state: State, log: Log | None) -> None:
    """I-SET-07, I-QP-08: one koku for every three cards."""
    for clan in range(state.rules.clans):
        koku = state.provinces[clan] // INCOME_DIVISOR
        state.koku = changed(state.koku, clan, koku)
        if log is not None:
            log.append(Event("collected", {"seat": clan, "koku": koku}, rule="I-SET-07"))
