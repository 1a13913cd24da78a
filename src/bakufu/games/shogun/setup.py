"""Set-up (section 2): money, provinces, the loaded tower, the events of the year."""

from __future__ import annotations

from typing import Final

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Log
from bakufu.engine.lists import changed
from bakufu.games.shogun.phases import battle, draft
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.stages import EVENT_PILE, EVENT_SHOWN, FOR_LOADING, STAGE_LAYOUT, STAGE_LOADING
from bakufu.games.shogun.state import CLOSED, State
from bakufu.games.shogun.tables import (
    COLOURS,
    EVENT_COUNT,
    EVENTS,
    EVENTS_A_YEAR,
    FARMERS,
    LOADING_ARMIES,
    LOADING_FARMERS,
    PROVINCE_INDEX,
    STARTING_CHESTS,
    read_table,
)

_SETUPS: Final = read_table("setups.toml")

# Columns A, B, ... by number of players: (province, armies) pairs (S-FIXED-02).
COLUMNS: Final[dict[int, list[list[tuple[int, int]]]]] = {
    players: [
        [(PROVINCE_INDEX[str(start["id"])], int(start["armies"])) for start in column["provinces"]]
        for column in _SETUPS[f"players_{players}"]
    ]
    for players in STARTING_CHESTS
}


def begin(rules: Rules, chance: Chance, log: Log | None) -> State:
    """A new game, as far as the start provinces: dealt at once, or the draft is open."""
    state = State(rules)
    for province in rules.closed:
        state.owner[province] = CLOSED
    for seat in range(rules.players):
        state.chests[seat] = STARTING_CHESTS[rules.players]  # S-SETUP-06
    for set_up in rules.hooks.set_up:
        set_up(state, chance, log)
    if rules.fixed_setup:  # S-SETUP-07
        _deal_columns(state, chance, log)
        state.stage = STAGE_LOADING
    else:
        draft.open_draft(state, chance, log)
    return state


def _deal_columns(state: State, chance: Chance, log: Log | None) -> None:
    """S-FIXED-02, S-FIXED-03."""
    columns = list(range(state.rules.players))
    if not state.rules.columns_by_seat:
        shuffle(columns, chance, "column")
    for seat, column in enumerate(columns):
        for province, armies in COLUMNS[state.rules.players][column]:
            state.owner[province] = seat
            state.armies[province] = armies
            state.supply[seat] -= armies  # S-SETUP-09: the others are the seat's supply
        if log is not None:
            log.append(Event("column", {"seat": seat, "column": "ABCDE"[column]}, rule="S-FIXED-02"))


def load_tower(state: State, chance: Chance, log: Log | None) -> None:
    """S-SETUP-11: 7 armies of everybody and 10 farmers in one throw; then the first round."""
    thrown = [0] * COLOURS
    for seat in range(state.rules.players):
        thrown[seat] = LOADING_ARMIES
    thrown[FARMERS] = LOADING_FARMERS
    for colour in range(COLOURS):
        state.supply[colour] -= thrown[colour]
    show_events(state, chance, log)
    state.stage = STAGE_LAYOUT
    state.purpose = FOR_LOADING
    battle.throw(state, thrown, chance, log)


def show_events(state: State, chance: Chance, log: Log | None) -> None:
    """S-SETUP-14, S-YEAR-01: four cards of the pile are laid face up for the year."""
    pile = [card for card in range(EVENT_COUNT) if state.event_at[card] == EVENT_PILE]
    shown = [pile.pop(chance.below(len(pile), "event-card")) for _ in range(EVENTS_A_YEAR)]
    for card in shown:
        state.event_at = changed(state.event_at, card, EVENT_SHOWN)
    if log is not None:
        log.append(
            Event("events-shown", {"events": [EVENTS[card] for card in sorted(shown)]}, rule="S-SETUP-14")
        )


def shuffle(cards: list[int], chance: Chance, why: str) -> None:
    """Fisher and Yates, from the front."""
    for i in range(len(cards) - 1):
        j = i + chance.below(len(cards) - i, why)
        cards[i], cards[j] = cards[j], cards[i]
