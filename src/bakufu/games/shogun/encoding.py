"""Feature encoding of Shogun: positions as numbers, mostly with -1 for "none" and -2 for "face down"."""

from __future__ import annotations

from typing import Final

import msgspec

from bakufu.engine.encoding import (
    ABSENT,
    Block,
    Encoding,
    OptionCodes,
    all_moves,
    first,
    multi_hot,
    options_block,
    rotated_to,
)
from bakufu.engine.game import View
from bakufu.games.shogun.decisions import DECISIONS
from bakufu.games.shogun.ids import Seat
from bakufu.games.shogun.modules.state import FAVOR_HELD
from bakufu.games.shogun.modules.view import (
    ChambersView,
    CourtView,
    LeadersView,
    SamuraiView,
    cells_of,
    places_of,
)
from bakufu.games.shogun.moves import MOVES
from bakufu.games.shogun.options import DEFAULTS_OF, MOST_PLAYERS, OPTIONS
from bakufu.games.shogun.stages import STAGES
from bakufu.games.shogun.tables import (
    ACTION_COUNT,
    ARMIES_EACH,
    CARDS,
    CASTLE,
    CHAMBERS,
    COLOURS,
    EVENT_COUNT,
    FARMERS,
    FAVORS,
    LINES,
    OFFICIALS_EACH,
    PROVINCES,
    REGIONS,
    SAMURAI_CARDS,
    SPACE_STRIDE,
    SPECIAL_COUNT,
    STATUES_EACH,
    TEMPLE,
    THEATER,
    TILES,
)
from bakufu.games.shogun.view import Board, DraftView, FightView

P: Final = len(PROVINCES)
S: Final = MOST_PLAYERS
CUBES: Final = 99  # more than there are of a colour
COINS: Final = 255  # values are capped here
GROUP_SIZES: Final = 6

# By rules version: what a table of older rules does not tell had another default then.
_OPTION_CODES: Final = {version: OptionCodes(OPTIONS, usual) for version, usual in DEFAULTS_OF.items()}

BLOCKS: Final = (
    Block("players", 1, 3, S),
    Block("seat", 1, 0, S - 1, True, about="the viewer's own number: its colour"),
    options_block(OPTIONS),
    Block("year", 1, 1, 2),
    Block("season", 1, 0, 3, True),
    Block("stage", 1, 0, len(STAGES) - 1, True),
    Block("decision", 1, 0, len(DECISIONS) - 1, True),
    Block("action", 1, 0, ACTION_COUNT, about="field of the action row"),
    Block("turn", 1, 0, S),
    Block("to_act", S, 0, 1, about="by seat"),
    Block("owner", P, -2, S - 1, True, about="by province: -2 closed, -1 neutral"),
    Block("armies", P, 0, ARMIES_EACH),
    Block("castle", P, 0, 1),
    Block("temple", P, 0, 1),
    Block("theater", P, 0, 1),
    Block("markers", P, 0, 20),
    Block("gained_provinces", P, 0, 1, about="its card was gained this round"),
    Block("revolts", P, 0, 1, about="winter: a revolt is still to come"),
    Block("supply", COLOURS, 0, CUBES, about="by seat, then the farmers"),
    Block("tray", COLOURS, 0, CUBES),
    Block("inside", COLOURS, -1, CUBES, about="of the tower; -1 where the table hides it"),
    Block("chests", S, 0, COINS),
    Block("rice", S, 0, CUBES),
    Block("points", S, 0, COINS),
    Block("special", S, -1, SPECIAL_COUNT - 1, True),
    Block("cards", S, 0, P + 10, about="how many a seat has"),
    Block("order", S, -1, S - 1, about="by seat: its place in the turn order"),
    Block("choosers", S, -1, S - 1, about="its place among those who still take a special card"),
    Block("events", EVENT_COUNT, 0, 3, True, about="0 in the pile, 1 shown, 2 in force, 3 gone"),
    Block("action_row", ACTION_COUNT, -2, ACTION_COUNT - 1, True),
    Block("special_at", SPECIAL_COUNT, -1, SPECIAL_COUNT - 1, True),
    Block("taken_by", SPECIAL_COUNT, -1, S - 1, True),
    Block("stock", len(TILES), 0, max(TILES)),
    Block("plans", S * SPACE_STRIDE, ABSENT, len(CARDS) - 1, True, about="by seat and space: the card there"),
    Block("steps", 1, 0, SPACE_STRIDE, about="spaces that the viewer has filled"),
    Block("hand", len(CARDS), 0, 1),
    Block("origin", 1, -1, P - 1, True),
    Block("purpose", 1, 0, 3, True, about="of the throw: 0 none, 1 loading, 2 battle, 3 revolt"),
    Block("fight_province", 1, -1, P - 1, True),
    Block("fight_seat", 1, -1, S - 1, True),
    Block("fight", 3, 0, COINS, about="force, extra guard, income at stake"),
    Block("thrown", COLOURS, 0, CUBES),
    Block("extra_farmers", 1, 0, CUBES),
    Block("draft_face_up", 2, -1, P - 1, True),
    Block("draft_pile", P, 0, 1),
    Block("draft_under", P, 0, P, about="place under the pile, 1 the first to come out; 0: not there"),
    Block("draft_groups", S * GROUP_SIZES, 0, 9, about="by seat: groups of 0, 1, ... 5 armies"),
    Block("draft_seen", S * 2, -1, P - 1, True),
    Block("draft_cycled", 1, 0, 1),
    Block("draft_taken", 1, -1, P - 1, True),
    Block("officials", S * 3, -1, OFFICIALS_EACH, about="by seat: in supply; in the hall; at the audience"),
    Block("favors", FAVORS, -1, FAVOR_HELD + S - 1, True, about="0 pile, 1 gone, 2-4 on display, 8 + seat"),
    Block("queue", S, -1, S - 1, about="place among those who still ask for a favor"),
    Block("favor", 1, 0, FAVORS, True),
    Block("samurai", S, -1, len(SAMURAI_CARDS) - 1),
    Block("leader", S, -1, P - 1, True),
    Block("tokens", S, -1, STATUES_EACH),
    Block("statues", S * P, 0, STATUES_EACH),
    Block("trophies", S * S, 0, STATUES_EACH, about="by seat: whose statues it has taken"),
    Block("left", 1, -1, P - 1, True),
    Block("chambers", CHAMBERS, -1, 7, True, about="a seat's marker, 5 face up, 6 face down, 7 in the bag"),
    Block("tiles", len(REGIONS), -1, len(REGIONS) - 1, True),
    Block("tile", 1, 0, len(REGIONS)),
    Block("line_points", 2 * LINES, 0, 9, about="rows, then columns"),
)

# What stands for parts that are not in play.
NO_DRAFT: Final = [-1, -1, *[0] * (2 * P + S * GROUP_SIZES), *[-1] * (2 * S), 0, -1]
NO_COURT: Final = [*[-1] * (3 * S + FAVORS + S), 0]
NO_LEADERS: Final = [*[-1] * (2 * S), *[0] * (S * P + S * S), -1]
NO_CHAMBERS: Final = [*[-1] * (CHAMBERS + len(REGIONS)), *[0] * (1 + 2 * LINES)]


def encode(view: View) -> list[int]:
    """The view of a seat in numbers."""
    assert view.seat is not None, "a spectator has no features"
    board = view.board if isinstance(view.board, Board) else msgspec.convert(view.board, Board)
    seat, players = view.seat, view.players
    to = [(s - seat) % players for s in range(players)]
    return [
        players,
        seat,
        *_OPTION_CODES[view.rules_version](view.options),
        board.year,
        board.season,
        board.stage,
        board.decision,
        min(board.action, ACTION_COUNT),
        board.turn,
        *multi_hot([to[s] for s in view.to_act], S),
        *_map(board, to),
        *_stocks(board, to, seat),
        *_display(board, to),
        *_plans(board, seat, players),
        *_fight(board.fight, board, to, seat),
        *_draft(board.draft, to, seat),
        *_court(board.court, to, seat),
        *rotated_to(board.samurai.top if isinstance(board.samurai, SamuraiView) else [], seat, S, -1),
        *_leaders(board.leaders, to, seat),
        *_chambers(board.chambers, to),
    ]


def _map(board: Board, to: list[int]) -> list[int]:
    buildings = board.buildings
    return [
        *[to[s] if s >= 0 else s for s in board.owner],
        *board.armies,
        *[int(CASTLE in kinds) for kinds in buildings],
        *[int(TEMPLE in kinds) for kinds in buildings],
        *[int(THEATER in kinds) for kinds in buildings],
        *[min(20, number) for number in board.markers],
        *multi_hot(board.gained_provinces, P),
        *multi_hot(board.revolts, P),
    ]


def _colours(cubes: list[int], to: list[int], seat: Seat) -> list[int]:
    return [*rotated_to(cubes[: len(to)], seat, S), cubes[FARMERS]]


def _stocks(board: Board, to: list[int], seat: Seat) -> list[int]:
    return [
        *_colours(board.supply, to, seat),
        *[max(0, cubes) for cubes in _colours(board.tray, to, seat)],
        *(_colours(board.inside, to, seat) if board.inside is not None else [-1] * COLOURS),
        *rotated_to([min(chests, COINS) for chests in board.chests], seat, S),
        *rotated_to([min(rice, CUBES) for rice in board.rice], seat, S),
        *rotated_to([min(points, COINS) for points in board.vp], seat, S),
        *rotated_to(board.special, seat, S, -1),
        *rotated_to(board.cards, seat, S),
        *_ranks(board.order, to),
        *_ranks(board.choosers, to),
    ]


def _ranks(seats: list[int], to: list[int]) -> list[int]:
    """By seat: its place in this list."""
    row = [-1] * S
    for place, seat in enumerate(seats):
        row[to[seat]] = place
    return row


def _display(board: Board, to: list[int]) -> list[int]:
    return [
        *board.events,
        *first(board.action_row, ACTION_COUNT, -1),
        *first(board.special_at, SPECIAL_COUNT, -1),
        *first([to[s] if s >= 0 else -1 for s in board.taken_by], SPECIAL_COUNT, -1),
        *board.stock,
    ]


def _plans(board: Board, seat: Seat, players: int) -> list[int]:
    numbers: list[int] = []
    for nth in range(S):
        plan = board.plans[(seat + nth) % players] if nth < players else None
        numbers += first(plan or [], SPACE_STRIDE, ABSENT)
    return [*numbers, board.steps, *multi_hot(board.hand, len(CARDS))]


def _fight(fight: FightView | None, board: Board, to: list[int], seat: Seat) -> list[int]:
    numbers = [board.origin, 0, -1, -1, 0, 0, 0, *[0] * COLOURS]
    if fight is not None:
        by = to[fight.seat] if fight.seat >= 0 else -1
        numbers[1:7] = [
            fight.purpose,
            fight.province,
            by,
            fight.attacking_armies,
            fight.extra_defenders,
            min(fight.income, COINS),
        ]
        if fight.thrown:
            numbers[7:] = _colours(fight.thrown, to, seat)
    return [*numbers, min(board.extra_farmers, CUBES)]


def _draft(draft: DraftView | None, to: list[int], seat: Seat) -> list[int]:
    if draft is None:
        return NO_DRAFT
    under = [0] * P
    for place, card in enumerate(draft.under):
        under[card] = place + 1
    groups = [0] * (S * GROUP_SIZES)
    for s, sizes in enumerate(draft.groups):
        for size in sizes:
            groups[to[s] * GROUP_SIZES + size] += 1
    seen = [-1] * (2 * S)
    for s, pair in enumerate(draft.seen):
        seen[2 * to[s] : 2 * to[s] + len(pair)] = pair
    pile = multi_hot(draft.pile, P)
    return [*first(draft.face_up, 2, -1), *pile, *under, *groups, *seen, int(draft.cycled), draft.taken]


def _court(court: object, to: list[int], seat: Seat) -> list[int]:
    if not isinstance(court, CourtView):
        return NO_COURT
    return [
        *rotated_to(court.officials, seat, S, -1),
        *rotated_to(court.hall, seat, S, -1),
        *rotated_to(court.audience, seat, S, -1),
        *[at if at < FAVOR_HELD else FAVOR_HELD + to[at - FAVOR_HELD] for at in places_of(court)],
        *_ranks(court.queue, to),
        court.favor,
    ]


def _leaders(leaders: object, to: list[int], seat: Seat) -> list[int]:
    if not isinstance(leaders, LeadersView):
        return NO_LEADERS
    statues, trophies = [0] * (S * P), [0] * (S * S)
    for s, places in enumerate(leaders.statues):
        for place in places:
            statues[to[s] * P + place] += 1
    for s, taken in enumerate(leaders.trophies):
        for loser in taken:
            trophies[to[s] * S + to[loser]] += 1
    tokens = rotated_to(leaders.tokens, seat, S, -1)
    return [*rotated_to(leaders.leader, seat, S, -1), *tokens, *statues, *trophies, leaders.left]


def _chambers(chambers: object, to: list[int]) -> list[int]:
    if not isinstance(chambers, ChambersView):
        return NO_CHAMBERS
    return [
        *[to[space] if space < len(to) else space for space in cells_of(chambers)],
        *first(chambers.tiles, len(REGIONS), -1),
        chambers.tile,
        *chambers.row_points,
        *chambers.column_points,
    ]


def _moves() -> list[int]:
    return all_moves(MOVES)


ENCODING: Final = Encoding(BLOCKS, encode, _moves)
