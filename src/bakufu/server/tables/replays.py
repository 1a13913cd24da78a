"""Replays: a game position by position, as one viewer sees it.

While the game runs, viewers get only their own view, and only the positions that they could tell apart, so
that nobody can count the private moves of another. Once it is over, any viewpoint may be chosen and every
position is shown, as its viewer saw it then: each seat's own moves, and the log and the board for the rest.
On request a position also tells how the board looked at each of its events; for that its move is made once
more, so that nothing but the positions is kept in memory.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from typing import Any, NamedTuple

import msgspec

from bakufu.engine.applied import apply_to_copy
from bakufu.engine.beats import HasBeats, Patch, patches
from bakufu.engine.errors import Refused
from bakufu.engine.events import Event, is_visible, visible
from bakufu.engine.fair import RecordedChance
from bakufu.engine.game import Game, Outcome
from bakufu.engine.ids import Move, Seat
from bakufu.engine.moves import MoveJson
from bakufu.engine.record import Record
from bakufu.engine.replay import Replay, Step
from bakufu.engine.session import Session
from bakufu.engine.views import Viewer
from bakufu.server.absence_protocol import TableEvent
from bakufu.server.message import Message
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.table import Table
from bakufu.server.tables.table_events import event_for

PART_MOST = 500  # positions at once
BEATS_MOST = (
    200  # events whose boards are shown at once; a part with beats ends with the position that reaches it
)
FILMS_KEPT = 8  # games whose positions stay in memory
SPECTATOR = "spectator"
VIEWERS = (SPECTATOR, *(str(seat) for seat in range(10)))


class ReplayStep(Message, frozen=True, kw_only=True):
    """One position. The first of a part has the whole board, the others only what has changed on it.

    `beats` is empty unless it was asked for. It tells how the board looked at each event, as in `Update`: the
    fields that differ from the board at the next event; after the last one comes the board of this position.
    """

    number: int  # 0 is the set-up
    moment: str
    seat: Seat | None  # the viewer where the move was theirs, once the game is over; else None
    move: list[str | int] | None
    events: list[Event]
    to_act: list[Seat]
    board: dict[str, Any]
    beats: list[Patch]


class Beginning(Message, frozen=True, kw_only=True):
    """Where a part of the game begins, to jump there; `moment` is its label."""

    number: int
    moment: str


class ReplayEvent(Message, frozen=True, kw_only=True):
    """What happened at the table besides moves, and after which position."""

    position: int
    event: TableEvent


class ReplayPart(Message, frozen=True, kw_only=True):
    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    seats: list[str]
    outcome: Outcome | None
    viewer: Seat | None
    open: bool  # the game is over: any viewpoint may be chosen
    last: int  # the number of the last position
    moments: list[Beginning]
    steps: list[ReplayStep]
    table_events: list[ReplayEvent]  # after these positions


class DrawRequest(Message, frozen=True, kw_only=True):
    """A draw with its parameters: a number less than `n`, or how many of `n` are below the threshold."""

    label: str
    n: int
    threshold: int | None
    outcome: int


class ReplayDraws(Message, frozen=True, kw_only=True):
    """All draws of a finished game in order, to check them without the rules."""

    draws: list[DrawRequest]


class MadeMove(NamedTuple):
    """The move that led to a position, as far as it is needed to make it again."""

    number: int
    seat: Seat
    move: Move
    before: Any
    outcomes: list[int]  # of its draws


class ReplayedPosition(NamedTuple):
    """One position of the whole game, with its secrets. `made`: None for the set-up."""

    state: Any
    seat: Seat | None
    move: MoveJson | None
    events: list[Event]
    made: MadeMove | None


class ReplayedGame(NamedTuple):
    """A game that was replayed once and is kept in memory."""

    game: Game[Any]
    positions: list[ReplayedPosition]
    draws: list[DrawRequest]
    seen_by: dict[Viewer, list[ReplayedPosition]]  # only what they could tell apart, once asked for


class NotingChance(RecordedChance):
    """Answers from the record, and notes every draw."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[DrawRequest] = []

    def answer_below(self, n: int, label: str) -> int:
        return self._note(super().answer_below(n, label), n, None, label)

    def answer_hits(self, n: int, threshold: int, label: str) -> int:
        return self._note(super().answer_hits(n, threshold, label), n, threshold, label)

    def _note(self, outcome: int, n: int, threshold: int | None, label: str) -> int:
        self.asked.append(DrawRequest(label=label, n=n, threshold=threshold, outcome=outcome))
        return outcome


def replay_record(record: Record) -> ReplayedGame:
    """Replay a record."""
    chance = NotingChance()
    again = Replay(record, chance)
    positions = [ReplayedPosition(again.state, None, None, list(again.log), None)]
    positions.extend(_position(step) for step in again)
    return ReplayedGame(again.game, positions, chance.asked, {})


def _position(step: Step) -> ReplayedPosition:
    outcomes = [draw.outcome for draw in step.draws]
    made = MadeMove(step.number, step.seat, step.move, step.before, outcomes)
    return ReplayedPosition(step.after, step.seat, step.form, step.events, made)


class ReplayCache:
    """A cache of the last few replays. A running game is replayed again whenever it has changed."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, int, str], ReplayedGame] = OrderedDict()

    async def get(self, table_id: str, session: Session) -> ReplayedGame:
        record = session.record()
        key = (table_id, len(record.moves), len(record.rewinds), record.final.digest if record.final else "")
        found = self._kept.get(key)
        if found is None:
            # Not on the event loop: without the compiled build a long game takes a while.
            found = await asyncio.to_thread(replay_record, record)
            self._kept[key] = found
            while len(self._kept) > FILMS_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found


REPLAY_CACHE = ReplayCache()


async def replay(
    store: TableStore,
    table_id: str,
    token: str | None,
    wanted: str | None,
    first: int,
    last: int,
    beats: bool = False,
) -> ReplayPart:
    """The positions `first` to `last` (at most PART_MOST of them) as the chosen viewer saw them.

    With `beats` also the board at each event, and then only as many positions as BEATS_MOST events allow.
    """
    session, own = await session_and_viewer(store, table_id, token)
    over = session.outcome is not None
    viewer = own if wanted is None else None if wanted == SPECTATOR else int(wanted)
    if viewer is not None and viewer >= session.players:
        raise Refused("seat-unknown", seat=viewer, players=session.players)
    if viewer != own and not over:
        raise Refused("replay-not-yet", table=table_id)
    seen = await REPLAY_CACHE.get(table_id, session)
    positions = seen.positions if over else await asyncio.to_thread(_distinguishable, seen, viewer)
    part = positions[first : min(last, first + PART_MOST - 1) + 1]
    if beats:
        part = _with_few_events(part, viewer)
    return ReplayPart(
        game=seen.game.id,
        rules_version=seen.game.rules_version,
        players=session.players,
        options=session.options,
        seats=session.seats,
        outcome=session.outcome,
        viewer=viewer,
        open=over,
        last=len(positions) - 1,
        moments=_moments(seen.game, positions),
        steps=await asyncio.to_thread(_steps, seen.game, part, first, viewer, beats),
        table_events=_table_events(await store.get(table_id), viewer, positions, first, len(part)),
    )


async def draws(store: TableStore, table_id: str, token: str | None) -> ReplayDraws:
    """Every draw of a finished game, with its parameters."""
    session, _ = await session_and_viewer(store, table_id, token)
    if session.outcome is None:
        raise Refused("replay-not-yet", table=table_id)
    return ReplayDraws(draws=(await REPLAY_CACHE.get(table_id, session)).draws)


async def session_and_viewer(store: TableStore, table_id: str, token: str | None) -> tuple[Session, Viewer]:
    """The game at a table, and the viewer of this token."""
    viewer = await store.viewer(table_id, token)
    table = await store.get(table_id)
    if table.session is None:
        raise Refused("table-not-started", table=table_id)
    return table.session, viewer


def _distinguishable(seen: ReplayedGame, viewer: Viewer) -> list[ReplayedPosition]:
    """The positions between which this viewer could see a difference, each with the events they saw."""
    known = seen.seen_by.get(viewer)
    if known is not None:
        return known
    positions: list[ReplayedPosition] = []
    before = None
    for position in seen.positions:
        events, view = visible(position.events, viewer), seen.game.view(position.state, viewer)
        if events or view != before:
            # `made` keeps all events, so that the audience of each is known when the move is applied again.
            positions.append(ReplayedPosition(position.state, None, None, position.events, position.made))
            before = view
    seen.seen_by[viewer] = positions
    return positions


def _with_few_events(part: list[ReplayedPosition], viewer: Viewer) -> list[ReplayedPosition]:
    """The first of these positions, up to the one with which this viewer has seen BEATS_MOST events."""
    events = 0
    for place, position in enumerate(part):
        events += len(visible(position.events, viewer))
        if events >= BEATS_MOST:
            return part[: place + 1]
    return part


def _steps(
    game: Game[Any], part: list[ReplayedPosition], first: int, viewer: Viewer, beats: bool
) -> list[ReplayStep]:
    """A seat's own moves, and of all others what the log told this viewer: a move says more than was seen."""
    steps: list[ReplayStep] = []
    before: dict[str, Any] = {}
    for number, position in enumerate(part, first):
        last = game.view(position.state, viewer).board
        board = msgspec.to_builtins(last)
        own = position.seat is not None and position.seat == viewer
        steps.append(
            ReplayStep(
                number=number,
                moment=game.time_label(position.state),
                seat=position.seat if own else None,
                move=list(position.move) if own and position.move is not None else None,
                events=visible(position.events, viewer),
                to_act=game.to_act(position.state),
                board={name: value for name, value in board.items() if before.get(name, ...) != value},
                beats=_beats(game, position, viewer, last) if beats else [],
            )
        )
        before = board
    return steps


def _beats(game: Game[Any], position: ReplayedPosition, viewer: Viewer, last: Any) -> list[Patch]:
    """The boards at the events of a position; none for the set-up, and none for games without beats."""
    made = position.made
    if made is None or not isinstance(game, HasBeats):
        return []
    chance = RecordedChance(made.outcomes)
    again = apply_to_copy(game, made.before, made.seat, made.move, made.number, chance)
    # An event that is not of the move itself comes before it: the game was rewound.
    states = [made.before] * (len(position.events) - len(again.events)) + again.states
    shown = [state for state, event in zip(states, position.events, strict=True) if is_visible(event, viewer)]
    if None in shown:
        return []
    return patches([game.board(state, viewer) for state in shown], last)


def _table_events(
    table: Table, viewer: Viewer, positions: list[ReplayedPosition], first: int, count: int
) -> list[ReplayEvent]:
    """The table events after positions `first` to `first + count - 1`.

    Each is told after the last position of this viewer that it came after, so it counts no private moves.
    """
    numbers = [position.made.number if position.made is not None else 0 for position in positions]
    found = []
    for event in table.events:
        position = max(0, bisect_right(numbers, event.moves) - 1)
        if first <= position < first + count:
            told = event_for(event, table.viewer_index(viewer))
            found.append(ReplayEvent(position=position, event=told))
    return found


def _moments(game: Game[Any], positions: list[ReplayedPosition]) -> list[Beginning]:
    moments: list[Beginning] = []
    for number, position in enumerate(positions):
        moment = game.time_label(position.state)
        if not moments or moments[-1].moment != moment:
            moments.append(Beginning(number=number, moment=moment))
    return moments
