"""Carrying out the ten actions (section 6), player by player in turn order.

`obstacle` says whether an action can be carried out completely, and if not, why; it is the one place
for the skip rules (S-ACT-03).
"""

from __future__ import annotations

from typing import Final

from bakufu.engine.bits import has_bit, with_bit
from bakufu.engine.chance import Chance
from bakufu.engine.errors import Refusal
from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.shogun import modifiers
from bakufu.games.shogun.codes import march_armies, march_code, march_target, space_of
from bakufu.games.shogun.ids import Action, Move, Province, Seat
from bakufu.games.shogun.moves import ATTACK, DEPLOY, MOVE, PASS, STAY
from bakufu.games.shogun.phases import aftermath, battle, layout
from bakufu.games.shogun.stages import (
    BATTLE_MOVE,
    DEPLOY_SIX,
    EVENT_ACTIVE,
    EVENT_GONE,
    GO_ON,
    MOVE_ON,
    STAGE_LAYOUT,
    STAGE_WINTER,
)
from bakufu.games.shogun.state import State, go_to_next_stage
from bakufu.games.shogun.tables import (
    ACTION_COUNT,
    ACTIONS,
    BANK_ALL,
    BATTLE_A,
    BITS,
    BUILDING_SPACES,
    BUILDINGS,
    CARDS,
    CHEST_CARD,
    DEPLOY_1,
    DEPLOY_5,
    NO_CARD,
    NO_EVENT,
    NOBODY,
    PROVINCES,
    RICE,
    TAXES,
    TEMPLE,
    TEMPLE_PEACE,
    THEATER,
    THEATER_CALMS,
    WINTER,
)

# The rules that the log names, by kind of building and of deployment.
BUILT_BY: Final = ["S-BUILD-01", "S-BUILD-02", "S-BUILD-03"]
DEPLOYED_BY: Final = ["S-DEPLOY-01", "S-DEPLOY-02", "S-DEPLOY-03"]


def step(state: State, chance: Chance, log: Log | None) -> None:
    """Go on with the actions until somebody must decide or the round is over (S-ACT-01).

    A card on the auction space is never carried out (S-BID-02), nor one without a province (S-TC-09).
    """
    players = state.rules.players
    while True:
        if state.turn == players:
            state.turn = 0
            state.action += 1
            if state.action == ACTION_COUNT:
                state.action = 0
                go_to_next_stage(state)
                return
            layout.reveal_next(state, state.action, chance, log)
        action = state.action_row[state.action]
        if state.turn == 0 and log is not None:
            log.append(
                Event("action", {"action": ACTIONS[action], "number": state.action + 1}, rule="S-ACT-01")
            )
        seat = state.order[state.turn]
        state.turn += 1
        state.shown[seat] = with_bit(state.shown[seat], action)  # S-ACT-04
        card = state.plan[space_of(seat, action)]
        if card < CHEST_CARD:
            execute(state, seat, action, card, chance, log)
            if state.decision != GO_ON:
                return
        elif log is not None:  # S-ACT-05, S-PLAN-07, S-PLAN-08
            log.append(Event("no-action", {"seat": seat, "card": CARDS[card]}, rule="S-ACT-05"))


# -- can it be done? -----------------------------------------------------------------------------------


def obstacle(state: State, seat: Seat, action: Action, province: Province) -> Refusal | None:
    """Why the action cannot be carried out completely in this province; None when it can.

    What counts is what the seat has now, with all that the round has brought it (S-ACT-09).
    """
    if action <= THEATER:
        return _building_obstacle(state, seat, action, province)
    if DEPLOY_5 <= action <= DEPLOY_1:
        return _deployment_obstacle(state, seat, action, province)
    if action >= BATTLE_A:
        return _march_obstacle(state, seat, action, province)
    return None  # S-YIELD-03: rice and taxes can always be collected


def _building_obstacle(state: State, seat: Seat, kind: int, province: Province) -> Refusal | None:
    """S-BUILD-06."""
    price = modifiers.price(state, seat, kind, province)
    if state.chests[seat] < price:
        return Refusal("no-money", "S-BUILD-06", {"price": price, "chests": state.chests[seat]})
    return site_obstacle(state, kind, province)


def site_obstacle(state: State, kind: int, province: Province) -> Refusal | None:
    """S-BUILD-04, S-BUILD-05, and a tile (A-08)."""
    name = PROVINCES[province]
    bits = state.buildings[province]
    if has_bit(bits, kind):
        return Refusal("building-there", "S-BUILD-05", {"province": name, "building": BUILDINGS[kind]})
    if BITS[bits] >= BUILDING_SPACES[province]:
        return Refusal("no-space", "S-BUILD-04", {"province": name, "spaces": BUILDING_SPACES[province]})
    if state.stock[kind] == 0:
        return Refusal("no-tile", "S-COMP-09", {"building": BUILDINGS[kind]})
    return None


def _deployment_obstacle(state: State, seat: Seat, action: Action, province: Province) -> Refusal | None:
    """S-DEPLOY-04, S-DEPLOY-06."""
    price = modifiers.price(state, seat, action, province)
    if state.chests[seat] < price:
        return Refusal("no-money", "S-ACT-03", {"price": price, "chests": state.chests[seat]})
    number = modifiers.levy(state, action)
    if state.supply[seat] < number:
        return Refusal("no-armies", "S-DEPLOY-06", {"armies": number, "supply": state.supply[seat]})
    return None


def _march_obstacle(state: State, seat: Seat, action: Action, province: Province) -> Refusal | None:
    """S-MOVE-07, S-MOVE-09."""
    if state.armies[province] < 2:
        return Refusal("too-few-armies", "S-MOVE-07", {"province": PROVINCES[province]})
    shield = shielded(state, action)
    owner = state.owner
    for target in state.rules.neighbours[province]:
        if owner[target] == seat or attackable(state, target, shield):
            return None
    return Refusal("no-target", "S-MOVE-09", {"province": PROVINCES[province]})


def shielded(state: State, action: Action) -> int:
    """S-TC-27: the seats (as bits) that nobody can attack with this Battle/Move."""
    return state.modules.shield[action - BATTLE_A] if action >= BATTLE_A else 0


def attackable(state: State, target: Province, shield: int) -> bool:
    """S-MOVE-09, S-EVT-07: asked when the target is chosen (S-X-07, A-49). Closed land is no neighbour."""
    if state.event == TEMPLE_PEACE and has_bit(state.buildings[target], TEMPLE):
        return False
    return not shield or state.owner[target] < 0 or not has_bit(shield, state.owner[target])


# -- doing it ------------------------------------------------------------------------------------------


def execute(
    state: State, seat: Seat, action: Action, province: Province, chance: Chance, log: Log | None
) -> None:
    """One player's action. May leave a decision open."""
    refusal = obstacle(state, seat, action, province)
    if refusal is not None:  # S-ACT-03
        if log is not None:
            skipped: Facts = {"seat": seat, "action": ACTIONS[action], "province": PROVINCES[province]}
            skipped["reason"] = refusal.key
            skipped.update(refusal.facts)
            log.append(Event("skipped", skipped, rule=refusal.rule))
        return
    if action <= THEATER:
        _build(state, seat, action, province, log)
    elif action <= TAXES:
        _collect(state, seat, action, province, chance, log)
    elif action <= DEPLOY_1:
        _deploy(state, seat, action, province, log)
    else:
        state.decision = BATTLE_MOVE  # S-MOVE-05, S-MOVE-08
        state.acting = [seat]
        state.origin = province


def _build(state: State, seat: Seat, kind: int, province: Province, log: Log | None) -> None:
    """S-BUILD-01, S-BUILD-02, S-BUILD-03: pay, then put it up (S-ACT-08, A-38)."""
    state.chests[seat] -= modifiers.price(state, seat, kind, province)
    place_building(state, seat, kind, province, BUILT_BY[kind], log)


def place_building(
    state: State, seat: Seat, kind: int, province: Province, rule: str, log: Log | None
) -> None:
    """A building, paid or free; what it would have cost makes no difference (S-X-04)."""
    state.stock = changed(state.stock, kind, state.stock[kind] - 1)
    state.buildings = changed(state.buildings, province, with_bit(state.buildings[province], kind))
    if log is not None:
        facts: Facts = {"seat": seat, "building": BUILDINGS[kind], "province": PROVINCES[province]}
        log.append(Event("built", facts, rule=rule))
    if kind == THEATER and state.event == THEATER_CALMS and state.markers[province] > 0:  # S-EVT-04, A-50
        state.markers = changed(state.markers, province, state.markers[province] - 1)
        if log is not None:
            facts = {"province": PROVINCES[province], "markers": state.markers[province]}
            log.append(Event("calmed", facts, rule="S-EVT-04"))


def _collect(
    state: State, seat: Seat, action: Action, province: Province, chance: Chance, log: Log | None
) -> None:
    """S-YIELD-04: the yield, then the revolt if the province was oppressed before, then a marker."""
    if action == RICE:
        amount = limited_by_track(state, seat, modifiers.rice(state, seat, province))  # S-YIELD-01
        state.rice[seat] += amount
    else:
        amount = limited_by_bank(state, modifiers.taxes(state, seat, province))  # S-YIELD-02
        state.chests[seat] += amount
    if log is not None:
        key = "rice" if action == RICE else "taxes"
        rule = "S-YIELD-01" if action == RICE else "S-YIELD-02"
        facts: Facts = {"seat": seat, "province": PROVINCES[province], "amount": amount}
        log.append(Event(key, facts, rule=rule))
    if state.markers[province] > 0:  # S-REV-01
        state.income = amount
        battle.begin_revolt(state, province, 0, chance, log)
    else:
        aftermath.place_marker(state, province, log)


def limited_by_bank(state: State, amount: int) -> int:
    """As many of so many chests as the bank holds (S-COMP-08, ruling A-07)."""
    return min(amount, BANK_ALL - sum(state.chests)) if state.rules.bank_finite else amount


def limited_by_track(state: State, seat: Seat, amount: int) -> int:
    """As much of so much rice as the track still counts for this player (S-YIELD-06, ruling A-12)."""
    return min(amount, state.rules.rice_most - state.rice[seat])


def _deploy(state: State, seat: Seat, action: Action, province: Province, log: Log | None) -> None:
    """S-DEPLOY-01, S-DEPLOY-02, and the compulsory part of S-DEPLOY-03."""
    state.chests[seat] -= modifiers.price(state, seat, action, province)
    number = modifiers.usual_levy(state, seat, action, province)
    # S-SPEC-05: the holder may deploy more
    if action == DEPLOY_5 and modifiers.largest_levy(state, seat, action, province) > number:
        state.decision = DEPLOY_SIX
        state.acting = [seat]
        state.origin = province
        return
    _muster(state, seat, action, province, number, log)
    if action == DEPLOY_1 and state.armies[province] > 1 and _own_neighbour(state, seat, province):
        state.decision = MOVE_ON  # S-DEPLOY-03; any number, with a leader too
        state.acting = [seat]
        state.origin = province


def _muster(
    state: State, seat: Seat, action: Action, province: Province, armies: int, log: Log | None
) -> None:
    state.supply[seat] -= armies
    state.armies[province] += armies
    if log is not None:
        facts: Facts = {"seat": seat, "province": PROVINCES[province], "armies": armies}
        log.append(Event("deployed", facts, rule=DEPLOYED_BY[action - DEPLOY_5]))


def _own_neighbour(state: State, seat: Seat, province: Province) -> bool:
    owner = state.owner
    for target in state.rules.neighbours[province]:
        if owner[target] == seat:
            return True
    return False


# -- decisions -----------------------------------------------------------------------------------------


def legal_deployments(state: State, seat: Seat) -> list[int]:
    action, province = state.action_row[state.action], state.origin
    return [
        DEPLOY + modifiers.usual_levy(state, seat, action, province),
        DEPLOY + modifiers.largest_levy(state, seat, action, province),
    ]


def deploy(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    _muster(state, seat, state.action_row[state.action], state.origin, move - DEPLOY, log)
    _decided(state)


def legal_marches(state: State, seat: Seat) -> list[int]:
    """One neighbour and a number (S-MOVE-04, S-MOVE-11): own ones, in a Battle/Move others too (S-MOVE-06).

    S-MOVE-01: one army stays behind.
    """
    origin = state.origin
    most = state.armies[origin] - 1
    fighting = state.decision == BATTLE_MOVE
    shield = shielded(state, state.action_row[state.action]) if fighting else 0
    open_to_all = not shield and state.event != TEMPLE_PEACE
    moves: list[int] = []
    if not fighting:
        moves.append(STAY)
    elif state.rules.optional_battle_move:  # S-ACT-02: nobody may pass, but for ruling A-04
        moves.append(PASS)
    attacks: list[int] = []
    owner = state.owner
    for target in state.rules.neighbours[origin]:
        if owner[target] == seat:  # S-DEPLOY-05: after a deployment nothing else
            first = MOVE + march_code(target, 1)
            for move in range(first, first + most):
                moves.append(move)  # noqa: PERF402  (compiled, `extend` is the slower one)
        elif fighting and (open_to_all or attackable(state, target, shield)):
            first = ATTACK + march_code(target, 1)
            for move in range(first, first + most):
                attacks.append(move)  # noqa: PERF402
    moves.extend(attacks)
    return moves


def march(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    """Move on, move, attack, or not at all."""
    if move < MOVE:
        if log is not None and move == PASS:
            log.append(Event("passed", {"seat": seat}, rule="A-04"))
        _decided(state)
        return
    origin = state.origin
    if move >= ATTACK:
        target, armies = march_target(move - ATTACK), march_armies(move - ATTACK)
        state.decision = GO_ON
        state.acting = []
        battle.begin_attack(state, seat, origin, target, armies, log)
        battle.call_attacker(state, chance, log)
        return
    target, armies = march_target(move - MOVE), march_armies(move - MOVE)
    state.armies[origin] -= armies
    state.armies[target] += armies
    if log is not None:
        facts: Facts = {
            "seat": seat,
            "armies": armies,
            "origin": PROVINCES[origin],
            "target": PROVINCES[target],
        }
        log.append(Event("moved", facts, rule="S-MOVE-06"))
    _decided(state)


def _decided(state: State) -> None:
    state.decision = GO_ON
    state.acting = []
    state.origin = NOBODY


# -- the end of an action round ------------------------------------------------------------------------


def clean_up(state: State, chance: Chance, log: Log | None) -> None:
    """S-END-01, S-END-02, S-EVT-02: boards, special cards and the event go; the turn order outlives fall.

    So winter has no event and no privilege (S-WIN-07).
    """
    players = state.rules.players
    state.plan = [NO_CARD] * space_of(players, 0)  # S-ACT-06
    state.shown = [0] * players
    state.special = [NOBODY] * players
    state.gained_this_round = 0
    state.action_row = []
    state.special_at = []
    state.taken_by = []
    state.event_at = [EVENT_GONE if place == EVENT_ACTIVE else place for place in state.event_at]
    state.event = NO_EVENT
    for cleaned_up in state.rules.hooks.cleaned_up:
        cleaned_up(state)
    state.season += 1
    state.stage = STAGE_WINTER if state.season == WINTER else STAGE_LAYOUT  # S-ROUND-04
