"""The view of the modules: everybody sees all of it. Piles and the bag keep no order that could be known."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from bakufu.engine.bits import has_bit, with_bit
from bakufu.games.shogun.ids import Card
from bakufu.games.shogun.modules import chambers as chamber_board
from bakufu.games.shogun.modules import samurai as samurai_cards
from bakufu.games.shogun.modules.favors import amount_of
from bakufu.games.shogun.modules.state import (
    FACE_DOWN,
    FACE_UP,
    FAVOR_GONE,
    FAVOR_HELD,
    FAVOR_PILE,
    IN_BAG,
    ModuleState,
)
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import (
    FAVOR_ARMIES,
    FAVOR_BUILDING,
    FAVOR_CHESTS,
    FAVOR_COSTS,
    FAVOR_KIND,
    FAVOR_PEACE,
    FAVOR_POINTS,
    FAVOR_RANK,
    FAVOR_RICE,
    FAVORS,
    NOBODY,
)

# By kind: the option with which a table says what is printed on its cards.
FAVOR_OPTIONS: Final = {
    FAVOR_CHESTS: "favor_chests",
    FAVOR_ARMIES: "favor_armies",
    FAVOR_RICE: "favor_rice",
    FAVOR_POINTS: "favor_points",
    FAVOR_BUILDING: "favor_buildings",
    FAVOR_PEACE: "favor_peace",
}


class OfferedFavor(msgspec.Struct, frozen=True):
    """A favor card in the audience hall, and how many officials it costs."""

    number: int
    cost: int


class FavorCard(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a favor card shows: a number (0: none), a building (-1: none), the Battle/Move actions against
    which it protects ("a", "b" or "ab"). `estimate`: the table has not put in the printed one."""

    amount: int = 0
    building: int = NOBODY
    protects: str = ""
    estimate: bool = False


class CourtView(msgspec.Struct, frozen=True):
    """Tenno's Court. Officials by seat: in supply, in the entrance hall, in the audience hall."""

    officials: list[int]
    hall: list[int]
    audience: list[int]
    offer: list[OfferedFavor]  # in the audience hall, the dearest first
    held: list[list[int]]  # by seat: the numbers of the favor cards that lie before it
    gone: list[int]  # the numbers of those that are out of the game; the others lie in the pile
    queue: list[int]  # seats that still ask for a favor
    favor: int  # the number of the card whose use is being decided; 0: none
    cards: list[FavorCard]  # by number - 1: what each card is at this table


class SamuraiView(msgspec.Struct, frozen=True):
    """By seat: which of the four cards lies on top, counted from 0."""

    top: list[int]
    regions: list[list[int]]  # the regions in which it has a province (S-SA-02)


class LeadersView(msgspec.Struct, frozen=True):
    """Military leaders, by seat."""

    leader: list[int]  # the province where he stands; -1: not on the map
    tokens: list[int]  # statues not placed yet
    statues: list[list[int]]  # the provinces of the own statues on the map
    trophies: list[list[int]]  # the seats whose statues were taken
    left: int  # the province that a leader has just left, while his statue is decided; -1: none


class ChambersView(msgspec.Struct, frozen=True):
    """The chamber board. Spaces are counted row by row from 0, lines by rows and then columns."""

    markers: list[int]  # by space: the seat whose marker lies there, or -1
    face_up: list[int]  # the spaces whose chamber can be exchanged
    face_down: list[int]  # the spaces whose chamber was turned down; of the others it is in the bag
    ahead: list[list[int]]  # by line: who has the most there; -1 stands for the chambers turned down
    left: list[int]  # by seat: markers that it has not laid yet
    tiles: list[int]  # the row of region tiles
    tile: int  # how many of them have been handled
    row_points: list[int]
    column_points: list[int]
    estimate: bool  # the table has not put in the printed points


def court_of(rules: Rules, modules: ModuleState) -> CourtView | UnsetType:
    if not rules.court:
        return UNSET
    at = modules.favor_at
    return CourtView(
        officials=modules.officials,
        hall=modules.hall,
        audience=modules.audience,
        offer=[OfferedFavor(at.index(cost) + 1, cost) for cost in FAVOR_COSTS if cost in at],
        held=[_numbers(at, FAVOR_HELD + seat) for seat in range(rules.players)],
        gone=_numbers(at, FAVOR_GONE),
        queue=modules.queue,
        favor=modules.favor,
        cards=favor_cards(rules),
    )


def _numbers(favor_at: list[int], place: int) -> list[int]:
    return [card + 1 for card, at in enumerate(favor_at) if at == place]


@lru_cache(maxsize=64)  # rules are not changed: all views of a table share the list
def favor_cards(rules: Rules) -> list[FavorCard]:
    """What the favor cards show at this table (A-25)."""
    return [_favor_card(rules, card) for card in range(FAVORS)]


def _favor_card(rules: Rules, card: Card) -> FavorCard:
    kind, rank = FAVOR_KIND[card], FAVOR_RANK[card]
    option = FAVOR_OPTIONS.get(kind)
    return FavorCard(
        amount=amount_of(rules, card),
        building=rules.favor_buildings[rank] if kind == FAVOR_BUILDING else NOBODY,
        protects=rules.favor_peaces[rank] if kind == FAVOR_PEACE else "",
        estimate=option is not None and option not in rules.options,
    )


def places_of(court: CourtView) -> list[int]:
    """Where each favor card is, by number - 1, as the state keeps it."""
    at = [FAVOR_PILE] * FAVORS
    for offered in court.offer:
        at[offered.number - 1] = offered.cost
    for seat, numbers in enumerate(court.held):
        for number in numbers:
            at[number - 1] = FAVOR_HELD + seat
    for number in court.gone:
        at[number - 1] = FAVOR_GONE
    return at


def cost_of(court: CourtView, card: Card) -> int:
    """How many officials a favor card in the audience hall costs (S-TC-16)."""
    return next(offered.cost for offered in court.offer if offered.number == card + 1)


def samurai_of(state: State) -> SamuraiView | UnsetType:
    if not state.rules.samurai:
        return UNSET
    seats = range(state.rules.players)
    return SamuraiView(state.modules.samurai, [samurai_cards.regions(state, seat) for seat in seats])


def leaders_of(rules: Rules, modules: ModuleState) -> LeadersView | UnsetType:
    if not rules.leaders:
        return UNSET
    return LeadersView(modules.leader, modules.tokens, modules.statues, modules.trophies, modules.left)


def chambers_of(rules: Rules, modules: ModuleState) -> ChambersView | UnsetType:
    if not rules.chambers:
        return UNSET
    cells = modules.chambers
    lines = chamber_board.counts_of_lines(cells, rules.players)
    return ChambersView(
        markers=[cell if cell < FACE_UP else NOBODY for cell in cells],
        face_up=[space for space, cell in enumerate(cells) if cell == FACE_UP],
        face_down=[space for space, cell in enumerate(cells) if cell == FACE_DOWN],
        ahead=[_ahead(counts) for counts in lines],
        left=[chamber_board.markers_left(cells, seat) for seat in range(rules.players)],
        tiles=modules.tiles,
        tile=modules.tile,
        row_points=rules.row_points,
        column_points=rules.column_points,
        estimate="chamber_rows" not in rules.options or "chamber_columns" not in rules.options,
    )


def _ahead(counts: list[int]) -> list[int]:
    """S-CH-08, S-CH-09: who has the most on a line; the last count is that of the chambers turned down."""
    most, last = max(counts), len(counts) - 1
    return [NOBODY if who == last else who for who, count in enumerate(counts) if most and count == most]


def cells_of(view: ChambersView) -> list[int]:
    """What lies on each space, as the state keeps it."""
    cells = [IN_BAG if seat == NOBODY else seat for seat in view.markers]
    for space in view.face_up:
        cells[space] = FACE_UP
    for space in view.face_down:
        cells[space] = FACE_DOWN
    return cells


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
        modules.favor_at, modules.queue, modules.favor = places_of(court), court.queue[:], court.favor
        modules.shield = shield_of(rules, modules.favor_at)
    if isinstance(samurai, SamuraiView):
        modules.samurai = samurai.top[:]
    if isinstance(leaders, LeadersView):
        modules.leader, modules.tokens, modules.left = leaders.leader[:], leaders.tokens[:], leaders.left
        modules.statues = [places[:] for places in leaders.statues]
        modules.trophies = [seats[:] for seats in leaders.trophies]
    if isinstance(chambers, ChambersView):
        modules.chambers, modules.tiles, modules.tile = cells_of(chambers), chambers.tiles[:], chambers.tile
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
