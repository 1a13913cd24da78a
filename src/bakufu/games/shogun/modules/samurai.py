"""Module 2, Samurai (S-SA): who stands in many regions is rewarded, round by round more."""

from __future__ import annotations

from bakufu.engine.bits import has_bit, with_bit
from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.modules import benefits
from bakufu.games.shogun.moves import BENEFIT, DECLINE
from bakufu.games.shogun.stages import TAKE_BENEFIT
from bakufu.games.shogun.state import State, ask, close_decision, go_to_next_stage
from bakufu.games.shogun.tables import BENEFITS, PROVINCES, REGIONS, SAMURAI_CARDS, SAMURAI_REGIONS


def check_all(state: State, chance: Chance, log: Log | None) -> None:
    """S-SA-02, S-SA-03: in turn order, until somebody has a choice."""
    while state.turn < state.rules.players:
        seat = state.order[state.turn]
        state.turn += 1
        if len(regions(state, seat)) >= SAMURAI_REGIONS:
            _advance(state, seat, log)
            if len(legal_benefits(state, seat)) > 1:
                ask(state, TAKE_BENEFIT, seat)
                return
    go_to_next_stage(state)


def regions(state: State, seat: Seat) -> list[int]:
    """The regions in which a seat has a province."""
    seen = 0
    for province in range(len(PROVINCES)):
        if state.owner[province] == seat:
            seen = with_bit(seen, state.rules.region[province])
    return [region for region in range(len(REGIONS)) if has_bit(seen, region)]


def _advance(state: State, seat: Seat, log: Log | None) -> None:
    """The top card goes under the pile."""
    modules = state.modules
    modules.samurai = changed(modules.samurai, seat, (modules.samurai[seat] + 1) % len(SAMURAI_CARDS))
    if log is not None:
        facts: Facts = {
            "seat": seat,
            "number": modules.samurai[seat] + 1,
            "regions": len(regions(state, seat)),
        }
        log.append(Event("samurai", facts, rule="S-SA-02"))


def legal_benefits(state: State, seat: Seat) -> list[int]:
    """S-SA-04: one of the benefits on the top card, or none.

    Without an army in supply none can go to the tray.
    """
    card = SAMURAI_CARDS[state.modules.samurai[seat]]
    kinds = [kind for kind in range(len(BENEFITS)) if card[kind]]
    if state.supply[seat] == 0:
        kinds = [kind for kind in kinds if kind != benefits.ARMIES]
    return [DECLINE, *[BENEFIT + kind for kind in kinds]]


def take(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    close_decision(state)
    if move != DECLINE:
        kind = move - BENEFIT
        benefits.grant(state, seat, kind, SAMURAI_CARDS[state.modules.samurai[seat]][kind], "S-SA-04", log)
    elif log is not None:
        log.append(Event("benefit-declined", {"seat": seat}, rule="S-SA-02"))


def restore(state: State, log: Log | None) -> None:
    """S-SA-05: after winter every pile lies as at the beginning."""
    state.modules.samurai = [0] * state.rules.players
    if log is not None:
        log.append(Event("samurai-restored", rule="S-SA-05"))
