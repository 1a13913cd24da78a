"""Scoring (S-SCORE) and victory (S-GAME)."""

from __future__ import annotations

from bakufu.engine.bits import has_bit
from bakufu.engine.events import Event, Facts, Log
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import (
    BITS,
    BUILDINGS,
    POINTS_BUILDING,
    POINTS_MOST,
    POINTS_PROVINCE,
    PROVINCES,
    REGIONS,
)


def score(state: State, log: Log | None) -> None:
    """S-SCORE-01, for everybody at once; the majorities are in `majority`."""
    provinces, buildings = held(state)
    shares = majority_shares(state) if log is not None else []
    most = majorities(state)
    totals = state.vp.copy()
    for seat in range(state.rules.players):
        points = POINTS_PROVINCE * provinces[seat] + POINTS_BUILDING * buildings[seat] + most[seat]
        totals[seat] += points
        if log is not None:
            log.append(
                Event(
                    "scored",
                    {
                        "seat": seat,
                        "provinces": POINTS_PROVINCE * provinces[seat],
                        "buildings": POINTS_BUILDING * buildings[seat],
                        "majorities": most[seat],
                        "most": [share[seat] for share in shares],  # by region and kind of building
                        "points": points,
                        "total": totals[seat],
                    },
                    rule="S-SCORE-01",
                )
            )
    state.vp = totals


def held(state: State) -> tuple[list[int], list[int]]:
    """By seat: provinces, and buildings in them; statues, leaders and chambers are none (S-X-13)."""
    provinces = [0] * state.rules.players
    buildings = [0] * state.rules.players
    for province in range(len(PROVINCES)):
        seat = state.owner[province]
        if seat >= 0:
            provinces[seat] += 1
            buildings[seat] += BITS[state.buildings[province]]
    return provinces, buildings


def majorities(state: State) -> list[int]:
    """By seat: points for the most castles, temples and theaters, region by region."""
    points = [0] * state.rules.players
    for share in majority_shares(state):
        for seat in range(len(points)):
            points[seat] += share[seat]
    return points


def majority_shares(state: State) -> list[list[int]]:
    """For each region, and in it for each kind of building: the points of each seat."""
    players = state.rules.players
    kinds = len(BUILDINGS)
    counts = [[0] * players for _ in range(len(REGIONS) * kinds)]
    for province in range(len(PROVINCES)):
        bits = state.buildings[province]
        if bits:
            row = state.rules.region[province] * kinds
            for kind in range(kinds):
                if has_bit(bits, kind):
                    counts[row + kind][state.owner[province]] += 1
    return [majority(counts[i], POINTS_MOST[i % kinds]) for i in range(len(counts))]


def majority(counts: list[int], value: int) -> list[int]:
    """S-SCORE-02: the most gets the value."""
    best = max(counts)
    if best == 0:  # S-SCORE-04
        return [0] * len(counts)
    if counts.count(best) > 1:  # S-SCORE-03
        value -= 1
    return [value if count == best else 0 for count in counts]


def winners(state: State) -> list[int]:
    """S-GAME-01, S-GAME-02: most points, then most chests, then shared or by fall's turn order (A-19)."""
    seats = list(range(state.rules.players))
    best = max((state.vp[seat], state.chests[seat]) for seat in seats)
    first = [seat for seat in seats if (state.vp[seat], state.chests[seat]) == best]
    if len(first) > 1 and state.rules.tie_by_turn_order:
        return [next(seat for seat in state.order if seat in first)]
    return first


def tie(state: State) -> Event | None:
    """S-GAME-02: what decides among those who are level at the top; nothing where one has the most points."""
    most = max(state.vp)
    level = [seat for seat, points in enumerate(state.vp) if points == most]
    if len(level) == 1:
        return None
    first = winners(state)
    chests = state.chests[first[0]]
    richest = [seat for seat in level if state.chests[seat] == chests]
    decided = "chests" if len(richest) < len(level) else "nothing"
    if len(first) < len(richest):
        decided = "order"
    facts: Facts = {"seats": level, "points": most, "chests": chests, "decided": decided, "winners": first}
    return Event("tie", facts, rule="S-GAME-02")
