"""Module 4, Chambers (S-CH): who rules a region puts markers on a board of rows and columns."""

from __future__ import annotations

from typing import Final

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.modules.state import FACE_DOWN, FACE_UP, IN_BAG
from bakufu.games.shogun.moves import DECLINE, EXCHANGE
from bakufu.games.shogun.scoring import majority
from bakufu.games.shogun.setup import shuffle
from bakufu.games.shogun.stages import EXCHANGE_MARKER
from bakufu.games.shogun.state import State, ask, close_decision, go_to_next_stage
from bakufu.games.shogun.tables import (
    CHAMBER_MARKERS_EACH,
    CHAMBERS,
    CHAMBERS_DRAWN,
    LINES,
    NOBODY,
    PROVINCES,
    REGIONS,
)

NAMES: Final[list[str]] = [f"{row + 1}-{column + 1}" for row in range(LINES) for column in range(LINES)]


def set_up(state: State, chance: Chance, log: Log | None) -> None:
    """S-CH-02."""
    tiles = list(range(len(REGIONS)))
    shuffle(tiles, chance, "region-tile")
    state.modules.tiles = tiles
    if log is not None:
        log.append(Event("region-tiles", {"regions": [REGIONS[tile] for tile in tiles]}, rule="S-CH-02"))


def draw(state: State, chance: Chance, log: Log | None) -> None:
    """S-CH-03: six markers of the bag are laid face up on their spaces."""
    bag = [space for space in range(CHAMBERS) if state.modules.chambers[space] == IN_BAG]
    drawn = [bag.pop(chance.below(len(bag), "chamber")) for _ in range(CHAMBERS_DRAWN)]
    board = state.modules.chambers.copy()
    for space in drawn:
        board[space] = FACE_UP
    state.modules.chambers = board
    if log is not None:
        facts: Facts = {"chambers": [NAMES[space] for space in sorted(drawn)]}
        log.append(Event("chambers-drawn", facts, rule="S-CH-03"))


# -- the exchange --------------------------------------------------------------------------------------


def exchange_all(state: State, chance: Chance, log: Log | None) -> None:
    """S-CH-04: tile by tile, until somebody has a choice."""
    modules = state.modules
    while modules.tile < len(modules.tiles):
        region = modules.tiles[modules.tile]
        modules.tile += 1
        seat = first_in(state, region)
        if seat != NOBODY and may_exchange(state, seat):
            if log is not None:
                facts: Facts = {"seat": seat, "region": REGIONS[region]}
                log.append(Event("chamber-region", facts, rule="S-CH-04"))
            ask(state, EXCHANGE_MARKER, seat)
            return
    _turn_down(state, log)
    go_to_next_stage(state)


def first_in(state: State, region: int) -> int:
    """S-CH-05: who has the most provinces in a region; of several the earlier in turn order."""
    counts = [0] * state.rules.players
    for province in range(len(PROVINCES)):
        if state.owner[province] >= 0 and state.rules.region[province] == region:
            counts[state.owner[province]] += 1
    best = max(counts)
    if best == 0:
        return NOBODY
    return next(seat for seat in state.order if counts[seat] == best)


def may_exchange(state: State, seat: Seat) -> bool:
    """S-CH-06, ruling A-60: with an own marker left, and one of the chambers face up."""
    board = state.modules.chambers
    return FACE_UP in board and markers_left(board, seat) > 0


def markers_left(board: list[int], seat: Seat) -> int:
    """S-CH-06: the markers that a seat has not laid yet."""
    return CHAMBER_MARKERS_EACH - board.count(seat)


def legal_exchanges(state: State, seat: Seat) -> list[int]:
    board = state.modules.chambers
    return [DECLINE, *[EXCHANGE + space for space in range(CHAMBERS) if board[space] == FACE_UP]]


def exchange(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    close_decision(state)
    if move == DECLINE:
        if log is not None:
            log.append(Event("exchange-declined", {"seat": seat}, rule="S-CH-04"))
        return
    space = move - EXCHANGE
    state.modules.chambers = changed(state.modules.chambers, space, seat)
    if log is not None:
        log.append(Event("exchanged", {"seat": seat, "chamber": NAMES[space]}, rule="S-CH-04"))


def _turn_down(state: State, log: Log | None) -> None:
    """S-CH-07: what still lies face up is turned; the first tile becomes the last."""
    modules = state.modules
    left = [NAMES[space] for space in range(CHAMBERS) if modules.chambers[space] == FACE_UP]
    modules.chambers = [FACE_DOWN if marker == FACE_UP else marker for marker in modules.chambers]
    modules.tiles = [*modules.tiles[1:], modules.tiles[0]]
    modules.tile = 0
    if log is not None:
        facts: Facts = {"count": len(left), "regions": [REGIONS[tile] for tile in modules.tiles]}
        log.append(Event("chambers-turned", facts, rule="S-CH-07"))


# -- points --------------------------------------------------------------------------------------------


def counts_of_lines(board: list[int], players: int) -> list[list[int]]:
    """By line, rows first: the markers of each seat, and last those turned down (A-28): one more player, who
    belongs to nobody."""
    rows = [board[LINES * row : LINES * (row + 1)] for row in range(LINES)]
    columns = [board[column::LINES] for column in range(LINES)]
    whose = [*range(players), FACE_DOWN]
    return [[line.count(marker) for marker in whose] for line in [*rows, *columns]]


def won(board: list[int], players: int, row_points: list[int], column_points: list[int]) -> list[list[int]]:
    """S-CH-08, S-CH-09: by seat the points of each line in which nobody has more, rows first."""
    found: list[list[int]] = [[] for _ in range(players)]
    for counts, value in zip(counts_of_lines(board, players), [*row_points, *column_points]):
        share = majority(counts, value)
        best = max(counts)
        for seat in range(players):
            if best and counts[seat] == best:
                found[seat].append(max(0, share[seat]))
    return found


def score(state: State, log: Log | None) -> None:
    """At the end of the game (S-X-12)."""
    rules = state.rules
    totals = state.vp.copy()
    lines = won(state.modules.chambers, rules.players, rules.row_points, rules.column_points)
    for seat in range(rules.players):
        totals[seat] += sum(lines[seat])
        if log is not None:
            facts: Facts = {"seat": seat, "lines": len(lines[seat]), "sum": sum(lines[seat])}
            facts["total"] = totals[seat]
            log.append(Event("scored-chambers", facts, rule="S-CH-08"))
    state.vp = totals
