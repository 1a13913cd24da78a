"""Replays: a game position by position, through the eyes of one viewer.

While it runs, viewers get their own eyes only, and only the positions that they could tell apart: nobody can
count the private moves of another. Once it is over, everything is open: every move, from every seat.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple

import msgspec

from bakufu.engine.errors import Refused
from bakufu.engine.events import Event, visible
from bakufu.engine.fair import RecordedChance
from bakufu.engine.game import Game, Outcome
from bakufu.engine.moves import MoveJson
from bakufu.engine.record import Record
from bakufu.engine.replay import Replay
from bakufu.engine.session import Session
from bakufu.engine.views import Viewer
from bakufu.server.protocol import Message
from bakufu.server.tables.store import Rooms

PART_MOST = 500  # positions at once
FILMS_KEPT = 8  # games whose positions stay in memory
SPECTATOR = "spectator"
VIEWERS = (SPECTATOR, *(str(seat) for seat in range(10)))


class ReplayStep(Message, frozen=True, kw_only=True):
    """One position. The first of a part brings the whole board, the others what has changed on it."""

    number: int  # 0 is the set-up
    moment: str
    seat: int | None  # who moved; None for the set-up, and while the game runs
    move: list[str | int] | None
    events: list[Event]
    to_act: list[int]
    board: dict[str, Any]


class Beginning(Message, frozen=True, kw_only=True):
    """Where a moment of the game begins, to jump there."""

    number: int
    moment: str


class ReplayPart(Message, frozen=True, kw_only=True):
    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    seats: list[str]
    outcome: Outcome | None
    viewer: int | None
    open: bool  # the game is over: any viewpoint may be chosen
    last: int  # the number of the last position
    moments: list[Beginning]
    steps: list[ReplayStep]


class AskedDraw(Message, frozen=True, kw_only=True):
    """A draw as it was asked for: a number under `n`, or how many of `n` are under the threshold."""

    label: str
    n: int
    threshold: int | None
    outcome: int


class ReplayDraws(Message, frozen=True, kw_only=True):
    """All draws of a finished game in order, for a check without the rules."""

    draws: list[AskedDraw]


class Frame(NamedTuple):
    """One position of the whole truth."""

    state: Any
    seat: int | None
    move: MoveJson | None
    events: list[Event]


class Film(NamedTuple):
    """A game, played again once and kept."""

    game: Game[Any]
    frames: list[Frame]
    draws: list[AskedDraw]


class Noting(RecordedChance):
    """Answers from the record, and notes what was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[AskedDraw] = []

    def answer_below(self, n: int, label: str) -> int:
        return self._note(super().answer_below(n, label), n, None, label)

    def answer_hits(self, n: int, threshold: int, label: str) -> int:
        return self._note(super().answer_hits(n, threshold, label), n, threshold, label)

    def _note(self, outcome: int, n: int, threshold: int | None, label: str) -> int:
        self.asked.append(AskedDraw(label=label, n=n, threshold=threshold, outcome=outcome))
        return outcome


def film(record: Record) -> Film:
    """The record, played again."""
    chance = Noting()
    again = Replay(record, chance)
    frames = [Frame(again.state, None, None, list(again.log))]
    frames.extend(Frame(step.after, step.seat, step.form, step.events) for step in again)
    return Film(again.game, frames, chance.asked)


class Films:
    """The last few games that were looked at. A running game gets a new one whenever it has gone on."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, int, str], Film] = OrderedDict()

    async def of(self, table_id: str, session: Session) -> Film:
        record = session.record()
        key = (table_id, len(record.moves), len(record.rewinds), record.final.digest if record.final else "")
        found = self._kept.get(key)
        if found is None:
            # Not on the loop that serves everybody: without the compiled build a long game takes a while.
            found = await asyncio.to_thread(film, record)
            self._kept[key] = found
            while len(self._kept) > FILMS_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found


FILMS = Films()


async def replay(
    rooms: Rooms, table_id: str, token: str | None, wanted: str | None, first: int, last: int
) -> ReplayPart:
    """The positions `first` to `last` (at most PART_MOST of them) as the wanted viewer saw them."""
    session, own = await watched(rooms, table_id, token)
    over = session.outcome is not None
    viewer = own if wanted is None else None if wanted == SPECTATOR else int(wanted)
    if viewer is not None and viewer >= session.players:
        raise Refused("seat-unknown", seat=viewer, players=session.players)
    if viewer != own and not over:
        raise Refused("replay-not-yet", table=table_id)
    seen = await FILMS.of(table_id, session)
    frames = seen.frames if over else await asyncio.to_thread(_told_apart, seen, viewer)
    part = frames[first : min(last, first + PART_MOST - 1) + 1]
    return ReplayPart(
        game=seen.game.id,
        rules_version=seen.game.rules_version,
        players=session.players,
        options=session.options,
        seats=session.seats,
        outcome=session.outcome,
        viewer=viewer,
        open=over,
        last=len(frames) - 1,
        moments=_moments(seen.game, frames),
        steps=_steps(seen.game, part, first, viewer),
    )


async def draws(rooms: Rooms, table_id: str, token: str | None) -> ReplayDraws:
    """Every draw of a finished game, as it was asked for."""
    session, _ = await watched(rooms, table_id, token)
    if session.outcome is None:
        raise Refused("replay-not-yet", table=table_id)
    return ReplayDraws(draws=(await FILMS.of(table_id, session)).draws)


async def watched(rooms: Rooms, table_id: str, token: str | None) -> tuple[Session, Viewer]:
    """The game at a table, and whose eyes this token gives."""
    viewer = await rooms.viewer(table_id, token)
    live = await rooms.live(table_id)
    if live.session is None:
        raise Refused("table-not-started", table=table_id)
    return live.session, viewer


def _told_apart(seen: Film, viewer: Viewer) -> list[Frame]:
    """The positions between which this viewer could see a difference, each with what he saw happen."""
    frames: list[Frame] = []
    before = None
    for frame in seen.frames:
        events, view = visible(frame.events, viewer), seen.game.view(frame.state, viewer)
        if events or view != before:
            frames.append(Frame(frame.state, None, None, events))
            before = view
    return frames


def _steps(game: Game[Any], part: list[Frame], first: int, viewer: Viewer) -> list[ReplayStep]:
    steps: list[ReplayStep] = []
    before: dict[str, Any] = {}
    for number, frame in enumerate(part, first):
        board = msgspec.to_builtins(game.view(frame.state, viewer).board)
        steps.append(
            ReplayStep(
                number=number,
                moment=game.moment(frame.state),
                seat=frame.seat,
                move=list(frame.move) if frame.move is not None else None,
                events=visible(frame.events, viewer),
                to_act=game.to_act(frame.state),
                board={name: value for name, value in board.items() if before.get(name, ...) != value},
            )
        )
        before = board
    return steps


def _moments(game: Game[Any], frames: list[Frame]) -> list[Beginning]:
    moments: list[Beginning] = []
    for number, frame in enumerate(frames):
        moment = game.moment(frame.state)
        if not moments or moments[-1].moment != moment:
            moments.append(Beginning(number=number, moment=moment))
    return moments
