"""Writes a position as text, in its one canonical form."""

from __future__ import annotations

from functools import lru_cache

from bakufu.engine.bits import has_bit
from bakufu.games.shogun.codec.fields import BY_SEAT, CUBES, NUMBERS, PURPOSES, SEATS
from bakufu.games.shogun.codec.modules import write_modules
from bakufu.games.shogun.codes import space_of
from bakufu.games.shogun.decisions import DECISIONS
from bakufu.games.shogun.ids import Seat
from bakufu.games.shogun.options import DEFAULTS_OF
from bakufu.games.shogun.stages import (
    EVENT_ACTIVE,
    EVENT_GONE,
    EVENT_PILE,
    EVENT_SHOWN,
    STAGE_ACTIONS,
    STAGES,
)
from bakufu.games.shogun.state import UNKNOWN, Draft, State
from bakufu.games.shogun.tables import (
    ACTIONS,
    CARDS,
    CLANS,
    COLOUR_NAMES,
    EVENTS,
    NO_CARD,
    NOBODY,
    PROVINCES,
    SEASONS,
    SPACES,
    SPECIALS,
)


def write(state: State) -> str:
    """The position in its one canonical form."""
    rules = state.rules
    words = [f"shogun/{rules.players}"]
    usual = DEFAULTS_OF[rules.version]
    words += [f"{name}={value}" for name, value in rules.options.items() if value != usual[name]]
    place = f"y{state.year}.{SEASONS[state.season]}.{STAGES[state.stage]}.{DECISIONS[state.decision]}"
    words.append(f"at={place}")
    for key, value in (
        *[(key, _seats(getattr(state, name))) for key, name in SEATS],
        ("row", ",".join("?" if a == UNKNOWN else ACTIONS[a] for a in state.action_row)),
        ("specials", _write_specials(state)),
        ("events", _write_events(state)),
    ):
        if value:
            words.append(f"{key}={value}")
    for key, number in (
        ("field", state.action + 1 if state.stage == STAGE_ACTIONS else 0),
        *[(key, getattr(state, name)) for key, name in NUMBERS],
    ):
        if number:
            words.append(f"{key}={number}")
    for key, name in BY_SEAT:
        track = getattr(state, name)
        if any(track):
            words.append(f"{key}={','.join(map(str, track))}")
    if state.origin != NOBODY:
        words.append(f"origin={PROVINCES[state.origin]}")
    if state.purpose:
        words += [f"for={PURPOSES[state.purpose]}"]
        words += [f"by={CLANS[state.fighting_seat]}"] if state.fighting_seat != NOBODY else []
        words += [f"target={PROVINCES[state.battle_province]}"] if state.battle_province != NOBODY else []
    if state.revolts:
        words.append("revolts=" + ",".join(PROVINCES[p] for p in state.revolts))
    for key, name in CUBES:
        cubes = _write_cubes(getattr(state, name))
        if cubes:
            words.append(f"{key}={cubes}")
    buildings, markers, fresh = state.buildings, state.markers, state.gained_this_round
    words += [
        _province_word(p, owner, armies, buildings[p], markers[p], has_bit(fresh, p))
        for p, (owner, armies) in enumerate(zip(state.owner, state.armies))
        if owner >= 0
    ]
    words += _write_plans(state)
    words += _write_draft(state.draft)
    words += write_modules(state)
    return " ".join(words)


def _seats(seats: list[int]) -> str:
    return ",".join(CLANS[seat] for seat in seats)


def write_province(state: State, p: int) -> str:
    return _province(
        state.owner[p],
        state.armies[p],
        state.buildings[p],
        state.markers[p],
        has_bit(state.gained_this_round, p),
    )


@lru_cache(maxsize=1 << 16)  # the same few thousand again and again, and this is written after every move
def _province_word(p: int, owner: Seat, armies: int, buildings: int, markers: int, fresh: int) -> str:
    return f"{PROVINCES[p]}={_province(owner, armies, buildings, markers, fresh)}"


def _province(owner: Seat, armies: int, buildings: int, markers: int, fresh: int) -> str:
    tiles = "".join(letter for kind, letter in enumerate("ctn") if has_bit(buildings, kind))
    marks = f"*{markers}" if markers else ""
    return f"{CLANS[owner]}{armies}{tiles}{marks}" + ("'" if fresh else "")


def _write_cubes(cubes: list[int]) -> str:
    """Cubes by colour; a colour that a real tower has still to show is `?`."""
    return ",".join(
        f"{COLOUR_NAMES[c]}{'?' if count < 0 else count}" for c, count in enumerate(cubes) if count != 0
    )


def _write_specials(state: State) -> str:
    return ",".join(
        SPECIALS[special] + ("" if state.taken_by[space] == NOBODY else ":" + CLANS[state.taken_by[space]])
        for space, special in enumerate(state.special_at)
    )


def _write_events(state: State) -> str:
    mark = {EVENT_SHOWN: "", EVENT_ACTIVE: "!", EVENT_GONE: "-"}
    return ",".join(EVENTS[card] + mark[at] for card, at in enumerate(state.event_at) if at != EVENT_PILE)


def _write_plans(state: State) -> list[str]:
    words = []
    for seat in range(state.rules.players):
        row = state.plan[space_of(seat, 0) : space_of(seat, state.rules.spaces)]
        placed = [f"{SPACES[space]}:{CARDS[card]}" for space, card in enumerate(row) if card != NO_CARD]
        if placed:
            words.append(f"{CLANS[seat]}.plan={','.join(placed)}")
        if state.plan_step[seat]:
            words.append(f"{CLANS[seat]}.step={state.plan_step[seat]}")
    return words


def _write_draft(draft: Draft | None) -> list[str]:
    if draft is None:
        return []
    words = ["up=" + _provinces(draft.face_up)]
    words += ["under=" + _provinces(draft.under)] if draft.under else []
    words += ["taken=" + PROVINCES[draft.taken]] if draft.taken != NOBODY else []
    words += ["cycled=1"] if draft.cycled else []
    for seat, sizes in enumerate(draft.groups):
        words += [f"{CLANS[seat]}.groups={','.join(map(str, sizes))}"] if sizes else []
        words += [f"{CLANS[seat]}.seen={_provinces(draft.seen[seat])}"] if draft.seen[seat] else []
    return words


def _provinces(cards: list[int]) -> str:
    return ",".join(PROVINCES[card] for card in cards)
