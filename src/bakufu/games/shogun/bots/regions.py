"""The value of regions: of holding provinces in many of them (Samurai), and of majorities (Chambers)."""

from __future__ import annotations

from math import exp
from typing import Final

from bakufu.games.shogun.bots.weights import Weights
from bakufu.games.shogun.ids import Seat
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import PROVINCES, REGIONS, SAMURAI_CARDS, WINTER

# By the number of regions in which a seat holds a province: the chance that these are enough in a round.
ENOUGH: Final = (0.0, 0.02, 0.1, 0.35, 0.75, 0.95, 0.97, 0.98)
LAST_CARD: Final[int] = len(SAMURAI_CARDS) - 1


def counts_of(state: State) -> list[list[int]]:
    """By region: the provinces of each seat."""
    counts = [[0] * state.rules.players for _ in range(len(REGIONS))]
    for p in range(len(PROVINCES)):
        owner = state.owner[p]
        if owner >= 0:
            counts[state.rules.region[p]][owner] += 1
    return counts


def samurai_to_come(state: State, me: Seat, rounds: int, weights: Weights) -> float:
    """The rewards of all later rounds, if this seat holds enough regions in each of them."""
    if not state.rules.samurai:
        return 0.0
    total = 0.0
    top = state.modules.samurai[me]
    season = state.season
    for left in range(rounds - 1, 0, -1):
        season += 1
        top = min(LAST_CARD, top + 1)
        if season >= WINTER:
            season, top = 0, 1
        card = SAMURAI_CARDS[top]
        money = max(0.02, min(1.0, weights.money_slope * (left - 0.8)))
        total += max(weights.chest * money * card[0], float(card[3]))
    return total


def rule_of(row: list[int], seat: Seat, more: int) -> float:
    """The chance to have the most provinces of a region, with `more` provinces than now."""
    own = row[seat] + more
    if own <= 0:
        return 0.0
    best = 0
    for other in range(len(row)):
        if other != seat:
            best = max(best, row[other])
    return 1.0 / (1.0 + exp(-1.3 * (own - best)))


class RegionValues:
    """One seat's regions: their value now, and the gain from one more province."""

    def __init__(self, state: State, me: Seat, rounds: int, weights: Weights) -> None:
        counts = counts_of(state)
        regions_held = sum(row[me] > 0 for row in counts)
        samurai = weights.samurai * samurai_to_come(state, me, rounds, weights)
        marker = weights.chamber * rounds if state.rules.chambers else 0.0
        self.value = samurai * ENOUGH[regions_held]
        self.gain: list[float] = []  # by region: the gain from one more province
        for row in counts:
            now = rule_of(row, me, 0)
            self.value += marker * now
            gain = marker * (rule_of(row, me, 1) - now)
            if row[me] == 0:
                gain += samurai * (ENOUGH[regions_held + 1] - ENOUGH[regions_held])
            self.gain.append(gain)
