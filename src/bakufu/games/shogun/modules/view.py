"""What everybody sees of the modules: all of it. Piles and the bag keep no order that could be known."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from bakufu.engine.bits import has_bit, with_bit
from bakufu.games.shogun.modules.state import FAVOR_HELD, ModuleState
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.tables import FAVOR_KIND, FAVOR_PEACE, FAVOR_RANK


class CourtView(msgspec.Struct, frozen=True):
    """Tenno's Court. Officials by seat: in supply, in the entrance hall, in the audience hall."""

    officials: list[int]
    hall: list[int]
    audience: list[int]
    favors: list[int]  # by number - 1: 0 in the pile, 1 gone, 2-4 on the space that costs so many, 8 + seat
    queue: list[int]  # seats that still ask for a favor
    favor: int  # the number of the card whose use is being decided; 0: none


class SamuraiView(msgspec.Struct, frozen=True):
    """By seat: which of the four cards lies on top, counted from 0."""

    top: list[int]


class LeadersView(msgspec.Struct, frozen=True):
    """Military leaders, by seat."""

    leader: list[int]  # the province where he stands; -1: not on the map
    tokens: list[int]  # statues not placed yet
    statues: list[list[int]]  # the provinces of the own statues on the map
    trophies: list[list[int]]  # the seats whose statues were taken
    left: int  # the province that a leader has just left, while his statue is decided; -1: none


class ChambersView(msgspec.Struct, frozen=True):
    """The chamber board row by row: a seat's marker (0-4), 5 face up, 6 face down, 7 in the bag."""

    board: list[int]
    tiles: list[int]  # the row of region tiles
    tile: int  # how many of them have been handled
    row_points: list[int]
    column_points: list[int]


def court_of(rules: Rules, modules: ModuleState) -> CourtView | UnsetType:
    if not rules.court:
        return UNSET
    return CourtView(
        modules.officials, modules.hall, modules.audience, modules.favor_at, modules.queue, modules.favor
    )


def samurai_of(rules: Rules, modules: ModuleState) -> SamuraiView | UnsetType:
    return SamuraiView(modules.samurai) if rules.samurai else UNSET


def leaders_of(rules: Rules, modules: ModuleState) -> LeadersView | UnsetType:
    if not rules.leaders:
        return UNSET
    return LeadersView(modules.leader, modules.tokens, modules.statues, modules.trophies, modules.left)


def chambers_of(rules: Rules, modules: ModuleState) -> ChambersView | UnsetType:
    if not rules.chambers:
        return UNSET
    return ChambersView(modules.chambers, modules.tiles, modules.tile, rules.row_points, rules.column_points)


def modules_from(
    rules: Rules,
    court: CourtView | UnsetType,
    samurai: SamuraiView | UnsetType,
    leaders: LeadersView | UnsetType,
    chambers: ChambersView | UnsetType,
) -> ModuleState:
    """What the modules keep, from what is seen of them."""
    modules = ModuleState(rules.players)
    if isinstance(court, CourtView):
        modules.officials, modules.hall, modules.audience = (
            court.officials[:],
            court.hall[:],
            court.audience[:],
        )
        modules.favor_at, modules.queue, modules.favor = court.favors[:], court.queue[:], court.favor
        modules.shield = shield_of(rules, modules.favor_at)
    if isinstance(samurai, SamuraiView):
        modules.samurai = samurai.top[:]
    if isinstance(leaders, LeadersView):
        modules.leader, modules.tokens, modules.left = leaders.leader[:], leaders.tokens[:], leaders.left
        modules.statues = [places[:] for places in leaders.statues]
        modules.trophies = [seats[:] for seats in leaders.trophies]
    if isinstance(chambers, ChambersView):
        modules.chambers, modules.tiles, modules.tile = chambers.board[:], chambers.tiles[:], chambers.tile
    return modules


def shield_of(rules: Rules, favor_at: list[int]) -> list[int]:
    """Who cannot be attacked follows from the cards of peace that lie before the seats (S-TC-27)."""
    shield = [0, 0]
    for card, at in enumerate(favor_at):
        if at >= FAVOR_HELD and FAVOR_KIND[card] == FAVOR_PEACE:
            for letter in range(len(shield)):
                if has_bit(rules.favor_shields[FAVOR_RANK[card]], letter):
                    shield[letter] = with_bit(shield[letter], at - FAVOR_HELD)
    return shield
