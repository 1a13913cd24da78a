"""Module 1, Tenno's Court (S-TC): armies become officials, officials ask for favors.

What the favor cards do is in `favors`.
"""

from __future__ import annotations

from bakufu.engine.bits import with_bit
from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.shogun.codes import space_of
from bakufu.games.shogun.ids import Card, Move, Seat
from bakufu.games.shogun.modules import favors
from bakufu.games.shogun.modules.state import FAVOR_GONE, FAVOR_HELD, FAVOR_PILE
from bakufu.games.shogun.moves import DECLINE, FAVOR
from bakufu.games.shogun.stages import TAKE_FAVOR
from bakufu.games.shogun.state import State, ask, close_decision, go_to_next_stage
from bakufu.games.shogun.tables import (
    BOX,
    CARDS,
    CHEST_CARD,
    FAVOR_COSTS,
    FAVORS,
    NO_CARD,
    SPACES,
)

BOXES = (3, 2, 1)  # in the order in which they are resolved


def loaded(state: State, log: Log | None) -> None:
    """S-TC-03: for each own army that falls out at the loading an official enters the hall."""
    for seat in range(state.rules.players):
        _send(state, seat, min(state.tray[seat], state.modules.officials[seat]))
        if log is not None:
            log.append(
                Event("officials", {"seat": seat, "officials": state.modules.hall[seat]}, rule="S-TC-03")
            )


def _send(state: State, seat: Seat, officials: int) -> None:
    modules = state.modules
    modules.officials = changed(modules.officials, seat, modules.officials[seat] - officials)
    modules.hall = changed(modules.hall, seat, modules.hall[seat] + officials)


def lay_out(state: State, chance: Chance, log: Log | None) -> None:
    """S-TC-04, S-TC-05: three cards by lot; the highest number lies on the dearest space."""
    pile = [card for card in range(FAVORS) if state.modules.favor_at[card] == FAVOR_PILE]
    drawn = [pile.pop(chance.below(len(pile), "favor-card")) for _ in FAVOR_COSTS]
    drawn.sort(reverse=True)
    places = state.modules.favor_at.copy()
    for card, cost in zip(drawn, FAVOR_COSTS):
        places[card] = cost
    state.modules.favor_at = places
    if log is not None:
        log.append(Event("favors-shown", {"favors": [card + 1 for card in drawn]}, rule="S-TC-05"))


# -- the two steps at court ----------------------------------------------------------------------------


def run_audiences(state: State, chance: Chance, log: Log | None) -> None:
    """Officials are deployed at once; then the seats ask, one after the other (S-TC-16, S-TC-19)."""
    modules = state.modules
    if state.turn == 0:
        for seat in state.order:
            for number in BOXES:
                _resolve(state, seat, number, log)
        state.turn = state.rules.players
        modules.queue = order_of_audience(state)
    while modules.queue and on_offer(state):
        seat = modules.queue[0]
        modules.queue = modules.queue[1:]
        modules.audience = changed(modules.audience, seat, modules.hall[seat])
        modules.hall = changed(modules.hall, seat, 0)
        if len(legal_favors(state, seat)) > 1:
            ask(state, TAKE_FAVOR, seat)
            return
    _close(state, log)
    go_to_next_stage(state)


def _resolve(state: State, seat: Seat, number: int, log: Log | None) -> None:
    """S-TC-10: box `number` of a seat is revealed and, if it can be, carried out."""
    space = BOX + number
    state.shown[seat] = with_bit(state.shown[seat], space)
    card = state.plan[space_of(seat, space)]
    facts: Facts = {"seat": seat, "space": SPACES[space], "card": CARDS[card]}
    if CHEST_CARD <= card <= NO_CARD:  # S-TC-13
        if log is not None:
            log.append(Event("no-conversion", facts, rule="S-TC-13"))
        return
    officials = convertible(state, seat, number, card)
    if officials == 0:
        if log is not None:
            log.append(Event("conversion-skipped", facts, rule="S-TC-14"))
        return
    if card < CHEST_CARD:
        state.armies[card] -= officials  # S-TC-11
    else:
        state.tray[seat] -= officials  # S-TC-12
    state.supply[seat] += officials
    _send(state, seat, officials)
    if log is not None:
        facts["officials"] = officials
        log.append(Event("converted", facts, rule="S-TC-11" if card < CHEST_CARD else "S-TC-12"))


def convertible(state: State, seat: Seat, number: int, card: Card) -> int:
    """How many armies box `number` turns into officials: all that it says or none (S-TC-14, A-52)."""
    # S-X-09: one army stays in the province.
    armies = state.armies[card] - 1 if card < CHEST_CARD else state.tray[seat]
    most = min(armies, state.modules.officials[seat])
    if state.rules.up_to:
        return min(number, most)
    return number if most >= number else 0


def order_of_audience(state: State) -> list[int]:
    """S-TC-15: most officials in the hall (A-54), then turn order. Who has none is not asked (S-TC-17)."""
    hall = state.modules.hall
    return sorted((seat for seat in state.order if hall[seat]), key=lambda seat: -hall[seat])


def on_offer(state: State) -> list[int]:
    """The favor cards that still lie in the audience hall."""
    return [card for card in range(FAVORS) if state.modules.favor_at[card] in FAVOR_COSTS]


def legal_favors(state: State, seat: Seat) -> list[int]:
    modules = state.modules
    affordable = [card for card in on_offer(state) if modules.favor_at[card] <= modules.audience[seat]]
    return [DECLINE, *[FAVOR + card for card in affordable]]


def take(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    """S-TC-16, S-TC-18."""
    close_decision(state)
    if move == DECLINE:
        if log is not None:
            log.append(Event("favor-declined", {"seat": seat}, rule="S-TC-16"))
        return
    modules = state.modules
    card = move - FAVOR
    cost = modules.favor_at[card]
    modules.audience = changed(modules.audience, seat, modules.audience[seat] - cost)
    modules.officials = changed(modules.officials, seat, modules.officials[seat] + cost)
    modules.favor_at = changed(modules.favor_at, card, FAVOR_HELD + seat)
    if log is not None:
        facts: Facts = {"seat": seat, "favor": card + 1, "officials": cost}
        log.append(Event("favor-taken", facts, rule="S-TC-16"))
    favors.use(state, seat, card, log)


def _close(state: State, log: Log | None) -> None:
    """S-TC-19: who is left in the audience hall goes back; cards that nobody took leave the game."""
    modules = state.modules
    modules.queue = []
    modules.hall = [hall + audience for hall, audience in zip(modules.hall, modules.audience)]
    modules.audience = [0] * state.rules.players
    left = on_offer(state)
    modules.favor_at = [FAVOR_GONE if at in FAVOR_COSTS else at for at in modules.favor_at]
    if log is not None and left:
        log.append(Event("favors-left", {"favors": [card + 1 for card in left]}, rule="S-TC-19"))
