"""What the tray decides: the count of a fight, and what becomes of the province, its armies and its card."""

from __future__ import annotations

from typing import Final

from bakufu.engine.bits import has_bit, with_bit, without_bit
from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.shogun.codes import space_of
from bakufu.games.shogun.ids import Province, Seat
from bakufu.games.shogun.stages import FOR_BATTLE, FOR_LOADING, FOR_NOTHING, FOR_REVOLT, GO_ON, STAGE_WINTER
from bakufu.games.shogun.state import NEUTRAL, State
from bakufu.games.shogun.tables import (
    BUILDINGS,
    CARDS,
    COLOURS,
    FARMERS,
    MARKERS_ALL,
    NO_CARD,
    NOBODY,
    PROVINCES,
    RICE,
    SPACES,
)

ATTACKER_WINS: Final = 0
DEFENDER_WINS: Final = 1
UNDECIDED: Final = 2


# -- the count -----------------------------------------------------------------------------------------


def farmers_count(defender: Seat, markers: int) -> bool:
    """Green cubes defend a neutral province (S-BAT-07), a player's (S-BAT-05) without a marker (S-BAT-06)."""
    return defender == NEUTRAL or markers == 0


def result_of(attack: int, own: int, farmers: int, neutral: bool) -> int:
    """Who holds the province. `farmers` are those that count."""
    if attack > own + farmers:
        return ATTACKER_WINS  # S-BAT-09
    if neutral:
        return DEFENDER_WINS  # S-BAT-14
    if attack < own + farmers and own > 0:
        return DEFENDER_WINS  # S-BAT-11
    return UNDECIDED  # S-BAT-13: equal, or nobody is left but farmers


def defenders_left(own: int, farmers: int, attack: int) -> int:
    """S-BAT-11, S-BAT-12, A-02: farmers die first."""
    return own - max(0, attack - farmers)


# -- what follows from the tray ------------------------------------------------------------------------


def settle(state: State, chance: Chance, log: Log | None) -> None:
    """The tray decides. Afterwards the fight is over and the game goes on."""
    state.decision = GO_ON
    state.acting = []
    purpose = state.purpose
    if purpose == FOR_BATTLE:
        _settle_battle(state, log)
    elif purpose == FOR_REVOLT:
        _settle_revolt(state, log)
    elif purpose == FOR_LOADING:
        for loaded in state.rules.hooks.loaded:
            loaded(state, log)
        for c in range(COLOURS):  # S-SETUP-12, S-SETUP-13: what fell out is supply again
            _to_supply(state, c)
    state.purpose = FOR_NOTHING
    state.battle_province = NOBODY
    state.fighting_seat = NOBODY
    state.origin = NOBODY
    state.income = 0


def _settle_battle(state: State, log: Log | None) -> None:
    province, attacker = state.battle_province, state.fighting_seat
    defender = state.owner[province]
    tray = state.tray
    attack = tray[
        attacker
    ]  # S-BAT-08: all cubes of this colour, also those that earlier throws had left inside
    own = 0 if defender == NEUTRAL else tray[defender]
    counted = farmers_count(defender, state.markers[province])
    farmers = tray[FARMERS] if counted else 0
    result = result_of(attack, own, farmers, defender == NEUTRAL)
    # All cubes of both sides leave the tray; green ones only if they counted (S-BAT-15, S-BAT-06). Those of
    # players who do not take part stay there (S-TOWER-05).
    _to_supply(state, attacker)
    if defender != NEUTRAL:
        _to_supply(state, defender)
    if counted:
        _to_supply(state, FARMERS)
    left = 0
    if result == ATTACKER_WINS:
        left = attack - own - farmers  # S-BAT-09; buildings and markers stay (S-BAT-10, S-BUILD-07, A-39)
        surrender_card(state, province, log)
        _garrison(state, province, attacker, left)
        state.gained_this_round = with_bit(state.gained_this_round, province)  # S-CARD-03
    elif defender != NEUTRAL and result == DEFENDER_WINS:
        left = defenders_left(own, farmers, attack)
        _garrison(state, province, defender, left)
    elif defender != NEUTRAL:
        become_neutral(state, province, log)  # S-BAT-13
    if log is not None:
        log.append(_battle_event(attacker, defender, province, attack, own, farmers, result, left))


def _battle_event(
    attacker: Seat,
    defender: Seat,
    province: Province,
    attack: int,
    own: int,
    farmers: int,
    result: int,
    left: int,
) -> Event:
    facts: Facts = {
        "seat": attacker,
        "province": PROVINCES[province],
        "attack": attack,
        "own": own,
        "farmers": farmers,
        "left": left,
        "lost": attack - (left if result == ATTACKER_WINS else 0),
        "other_lost": min(attack, farmers)
        if defender == NEUTRAL
        else own - (left if result == DEFENDER_WINS else 0),
    }
    if defender == NEUTRAL:
        if result == ATTACKER_WINS:
            return Event("neutral-conquered", facts, rule="S-BAT-09")
        return Event("neutral-held", facts, rule="S-BAT-14")
    facts["defender"] = defender
    if result == ATTACKER_WINS:
        return Event("battle-won", facts, rule="S-BAT-09")
    if result == DEFENDER_WINS:
        return Event("battle-lost", facts, rule="S-BAT-11")
    return Event("battle-undecided", facts, rule="S-BAT-13")


def _settle_revolt(state: State, log: Log | None) -> None:
    """The marker of rice and taxes follows a revolt that was put down."""
    province, owner = state.battle_province, state.fighting_seat
    own, farmers = state.tray[owner], state.tray[FARMERS]  # S-REV-04
    _to_supply(state, owner)
    _to_supply(state, FARMERS)  # S-REV-09
    facts: Facts = {
        "seat": owner,
        "province": PROVINCES[province],
        "own": own,
        "farmers": farmers,
        "left": max(0, own - farmers),
        "lost": min(own, farmers),
        "other_lost": min(own, farmers),
    }
    if own > farmers:  # S-REV-05
        _garrison(state, province, owner, own - farmers)
        if log is not None:
            log.append(Event("revolt-put-down", facts, rule="S-REV-05"))
        if state.stage != STAGE_WINTER:  # S-REV-08
            place_marker(state, province, log)
        return
    become_neutral(state, province, log)  # S-REV-06
    if log is not None:
        log.append(Event("revolt-lost", facts, rule="S-REV-06"))
    if state.rules.forfeit_income and state.stage != STAGE_WINTER:  # else it is kept (S-YIELD-05)
        _forfeit(state, owner, log)


def _forfeit(state: State, owner: Seat, log: Log | None) -> None:
    """Option `revolt_income` = forfeit (ruling A-11): the yield goes back with the province."""
    track = state.rice if state.action_row[state.action] == RICE else state.chests
    track[owner] -= state.income
    if log is not None:
        key = "rice-forfeited" if state.action_row[state.action] == RICE else "taxes-forfeited"
        log.append(Event(key, {"seat": owner, "amount": state.income}, rule="A-11"))


def place_marker(state: State, province: Province, log: Log | None) -> None:
    """S-YIELD-04 (c). Markers run out only where the table wants it so (S-COMP-10, A-08)."""
    if state.rules.markers_finite and sum(state.markers) >= MARKERS_ALL:
        return
    for kept_away in state.rules.hooks.marker_due:
        if kept_away(state, province, log):
            return
    state.markers = changed(state.markers, province, state.markers[province] + 1)
    if log is not None:
        facts: Facts = {
            "province": PROVINCES[province],
            "markers": state.markers[province],
        }
        log.append(Event("marker", facts, rule="S-YIELD-04"))


# -- cubes and cards -----------------------------------------------------------------------------------


def _to_supply(state: State, colour: int) -> None:
    state.supply[colour] += state.tray[colour]
    state.tray[colour] = 0


def _garrison(state: State, province: Province, seat: Seat, armies: int) -> None:
    """S-STATE-01: survivors stand in the province, and it is theirs. They were counted as supply before."""
    state.supply[seat] -= armies
    state.armies[province] = armies
    state.owner[province] = seat


def become_neutral(state: State, province: Province, log: Log | None) -> None:
    """Nobody holds it: the card joins the neutral supply (S-BAT-13, S-CARD-04), tiles leave (S-BUILD-07)."""
    surrender_card(state, province, log)
    state.owner[province] = NEUTRAL  # S-STATE-03
    state.gained_this_round = without_bit(
        state.gained_this_round, province
    )  # a card in the neutral supply is nobody's gain
    bits = state.buildings[province]
    for kind in range(len(BUILDINGS)):
        if has_bit(bits, kind):
            state.stock = changed(state.stock, kind, state.stock[kind] + 1)
    state.buildings = changed(state.buildings, province, 0)
    state.markers = changed(state.markers, province, 0)


def surrender_card(state: State, province: Province, log: Log | None) -> None:
    """S-CARD-01, S-CARD-02: the card leaves its owner's board at once; its space is empty then (S-ACT-07)."""
    owner = state.owner[province]
    if owner < 0:
        return
    for lost in state.rules.hooks.lost:
        lost(state, province, log)
    row = space_of(owner, 0)
    for space in range(state.rules.spaces):
        if state.plan[row + space] == province:
            state.plan[row + space] = NO_CARD
            if log is not None and not has_bit(state.shown[owner], space):  # S-INFO-04
                facts: Facts = {
                    "seat": owner,
                    "card": CARDS[province],
                    "space": SPACES[space],
                }
                log.append(Event("card-surrendered", facts, rule="S-CARD-02"))
            return
