"""Winter (S-WIN): rice loss, hungry provinces revolt, points are scored, the year turns."""

from __future__ import annotations

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.games.shogun import scoring
from bakufu.games.shogun.ids import Move, Province, Seat
from bakufu.games.shogun.moves import REVOLT
from bakufu.games.shogun.phases import battle
from bakufu.games.shogun.setup import show_events
from bakufu.games.shogun.stages import (
    CHOOSE_REVOLT,
    EVENT_GONE,
    EVENT_SHOWN,
    GAME_OVER,
    GO_ON,
    STAGE_OVER,
    STAGE_SCORING,
)
from bakufu.games.shogun.state import State, go_to_next_stage
from bakufu.games.shogun.tables import (
    EVENT_COUNT,
    EVENTS,
    PROVINCES,
    PROVISIONS,
    RICE_LOSS,
    YEARS,
)


def unsupplied(provinces: int, rice: int) -> int:
    """S-WIN-02."""
    return max(0, provinces - rice)


def provisions(missing: int) -> tuple[int, int]:
    """S-WIN-03: provinces in revolt and extra farmers for so many unsupplied provinces."""
    revolts = farmers = 0
    for at_least, row_revolts, row_farmers in PROVISIONS:
        if missing >= at_least:
            revolts, farmers = row_revolts, row_farmers
    return revolts, farmers


def step(state: State, chance: Chance, log: Log | None) -> None:
    """Go on with winter until somebody must decide or all have been fed (S-WIN-05)."""
    if state.turn == 0 and not state.revolts:
        _lose_rice(state, log)
    while state.decision == GO_ON:
        if state.revolts:
            _next_revolt(state, chance, log)
        elif state.turn == state.rules.players:
            state.turn = 0
            state.extra_farmers = 0
            state.stage = STAGE_SCORING
            return
        else:
            seat = state.order[state.turn]
            state.turn += 1
            _feed_provinces(state, seat, chance, log)


def _lose_rice(state: State, log: Log | None) -> None:
    """S-WIN-01: the last face-up event card of the year."""
    for card in range(EVENT_COUNT):
        if state.event_at[card] == EVENT_SHOWN:
            loss = RICE_LOSS[card]
            for seat in range(state.rules.players):
                state.rice[seat] = max(0, state.rice[seat] - loss)
            if log is not None:
                log.append(Event("winter", {"event": EVENTS[card], "loss": loss}, rule="S-WIN-01"))


def _feed_provinces(state: State, seat: Seat, chance: Chance, log: Log | None) -> None:
    """S-WIN-02, S-WIN-03: computed once (S-WIN-06), then the provinces are drawn by lot."""
    cards = [p for p in range(len(PROVINCES)) if state.owner[p] == seat]  # province cards only
    missing = unsupplied(len(cards), state.rice[seat])
    revolts, farmers = provisions(missing)
    state.extra_farmers = farmers
    drawn = sorted([cards.pop(chance.below(len(cards), "revolt")) for _ in range(revolts)])  # S-WIN-04, A-51
    state.revolts = drawn
    if log is not None:
        facts: Facts = {"seat": seat, "provinces": len(cards) + revolts, "rice": state.rice[seat]}
        if missing == 0:
            log.append(Event("fed", facts, rule="S-WIN-02"))
        else:
            facts["missing"] = missing
            facts["revolts"] = [PROVINCES[p] for p in drawn]
            log.append(Event("hungry", facts, rule="S-WIN-03"))


def _next_revolt(state: State, chance: Chance, log: Log | None) -> None:
    """The owner chooses which comes next, where there is a choice; all were drawn before (A-18)."""
    if len(state.revolts) > 1:
        state.decision = CHOOSE_REVOLT
        state.acting = [state.owner[state.revolts[0]]]
        return
    _start_revolt(state, state.revolts[0], chance, log)


def legal_revolts(state: State, seat: Seat) -> list[int]:
    return [REVOLT + province for province in state.revolts]


def choose(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    state.decision = GO_ON
    state.acting = []
    _start_revolt(state, move - REVOLT, chance, log)


def _start_revolt(state: State, province: Province, chance: Chance, log: Log | None) -> None:
    """S-REV-01: a revolt through rice shortage."""
    state.revolts = [p for p in state.revolts if p != province]
    battle.begin_revolt(state, province, state.extra_farmers, chance, log)


def end_year(state: State, chance: Chance, log: Log | None) -> None:
    """S-ROUND-01: scoring, then the new year (S-YEAR-01) or the end of the game (S-GAME-01)."""
    scoring.score(state, log)
    if state.year == YEARS:
        for count in state.rules.hooks.game_ends:
            count(state, log)
    # S-YEAR-02: the last event of the year is gone; armies, chests, buildings, tower and tray stay.
    state.event_at = [EVENT_GONE if place == EVENT_SHOWN else place for place in state.event_at]
    if state.year == YEARS:
        state.stage = STAGE_OVER
        state.decision = GAME_OVER
        if log is not None:
            level = scoring.tie(state)
            if level is not None:
                log.append(level)
            log.append(
                Event(
                    "game-over", {"winners": scoring.winners(state), "points": state.vp[:]}, rule="S-GAME-01"
                )
            )
        return
    state.markers = [0] * len(PROVINCES)
    show_events(state, chance, log)
    state.rice = [0] * state.rules.players
    state.year += 1
    state.season = 0
    for begin in state.rules.hooks.year_begins:
        begin(state, log)
    go_to_next_stage(state)
