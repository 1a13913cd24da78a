"""A table in memory: its rows, its session, and what each viewer has been able to see of it.

A viewer is a seat or a spectator (None). Each viewer has its own count of updates (`seq`): an entry
that changed nothing for it leaves no trace, so nobody can count the private moves of another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from bakufu.engine import registry
from bakufu.engine.errors import Refused
from bakufu.engine.events import Event, visible
from bakufu.engine.fair import TableChance, commitment_of
from bakufu.engine.game import Outcome
from bakufu.engine.record import digest_of, read_record
from bakufu.engine.session import Session
from bakufu.engine.views import Viewer, viewers
from bakufu.server.protocol import ChatLine, SeatInfo, TableInfo, Update
from bakufu.server.store import from_json, to_json


class Seat:
    """A chair: who sits there, and its clock."""

    def __init__(self, row: Any) -> None:
        self.seat: int = row.seat
        self.kind: str = row.kind
        self.name: str = row.name
        self.token: str | None = row.token
        self.bot: str | None = row.bot
        self.entropy: str = row.entropy
        self.bank: float = row.bank
        self.due_at: float | None = row.due_at
        self.reminded: bool = row.reminded


class Change(NamedTuple):
    """What an entry did, to be written down."""

    kind: str
    seat: int
    moves: str
    draws: str
    touched: int
    outcome: Outcome | None


class Live:
    def __init__(
        self, row: Any, seats: Sequence[Any], entries: Sequence[Any], chat: Sequence[ChatLine] = ()
    ) -> None:
        self.lock = asyncio.Lock()
        self.take_rows(row, seats)
        self.seq = 0
        self.counts = [0] * (self.players + 1)
        self.acts: dict[tuple[int, str], int] = {}  # (seat, command id) -> the seat's seq after it
        # By viewer: (its seq, length its log was cut to), for every undo that it could notice.
        self.cuts: list[list[tuple[int, int]]] = [[] for _ in range(self.players + 1)]
        self.session: Session | None = None
        self.chat = list(chat)
        self._sight: list[tuple[bytes, int]] | None = None
        # By seat: its legal moves, and its seq when they became these. An answer may be as old as that.
        self.asked: list[tuple[list[int], int]] = [([], 0)] * self.players
        if self.status != "waiting":
            self.begin()
        for entry in entries:
            self.follow(entry)

    def take_rows(self, row: Any, seats: Sequence[Any]) -> None:
        self.id: str = row.id
        self.row = row
        self.players: int = row.players
        self.status: str = row.status
        self.options: dict[str, str] = from_json(row.options)
        self.seats = [Seat(seat) for seat in seats]
        self.commitment = commitment_of(row.secret) if row.secret else ""

    def begin(self) -> None:
        """The game itself, set up. The draws follow from the secret, so they need not be stored."""
        if self.row.record is not None:
            self.session = Session.resume(read_record(self.row.record.encode()))
            return
        game = registry.game(self.row.game, self.row.rules_version)
        chance = TableChance(self.row.secret, self.players, [seat.entropy for seat in self.seats])
        names = [seat.name for seat in self.seats]
        self.session = Session.start(game, self.players, self.options, names, chance)
        self._note_questions(None)

    # -- what was done -----------------------------------------------------------------------------

    def follow(self, entry: Any) -> None:
        """Do again what an entry of the database says; it must come out as it is written there."""
        session = self._playing()
        lengths = [len(session.events(viewer)) for viewer in viewers(self.players)]
        draws = self._act(entry.kind, entry.seat, from_json(entry.moves))
        if draws != from_json(entry.draws):
            raise Refused("table-other-draws", table=self.id, entry=entry.seq)
        self._count(entry.touched, entry.kind, lengths)
        self._note_questions(entry.seat)
        if entry.command is not None:
            self.acts[entry.seat, entry.command] = self.counts[entry.seat]
        self._sight = None

    def change(self, kind: str, seat: int, moves: object) -> Change:
        """Do something new. `Refused` leaves everything as it was."""
        session = self._playing()
        before = self._look()
        lengths = [length for _, length in before]
        made = len(session.moves)
        draws = self._act(kind, seat, moves)
        self._sight = None
        after = self._look()
        touched = 0
        for index, viewer in enumerate(viewers(self.players)):
            if before[index] != after[index]:
                touched |= 1 << self.index(viewer)
        self._count(touched, kind, lengths)
        self._note_questions(seat)
        forms = [] if kind == "undo" else [move.move for move in session.moves[made:]]
        return Change(
            kind,
            seat,
            to_json(forms),
            to_json(draws),
            touched,
            session.outcome,
        )

    def _act(self, kind: str, seat: int, moves: object) -> list[int]:
        session = self._playing()
        if kind == "undo":
            session.undo(seat)
            return []
        session.submit(seat, moves)
        return session.moves[-1].draws

    def _count(self, touched: int, kind: str, lengths: list[int]) -> None:
        session = self._playing()
        self.seq += 1
        for place, viewer in enumerate(viewers(self.players)):
            index = self.index(viewer)
            if touched >> index & 1:
                self.counts[index] += 1
                if kind == "undo":
                    length = min(lengths[place], len(session.events(viewer)))
                    self.cuts[index].append((self.counts[index], length))

    def _note_questions(self, mover: int | None) -> None:
        """Who is asked something new: whoever has just moved, or has other moves than before."""
        session = self._playing()
        for seat in range(self.players):
            legal = session.game.legal(session.state, seat)
            if seat == mover or legal != self.asked[seat][0]:
                self.asked[seat] = (legal, self.counts[seat])

    def is_stale(self, seat: int, seen: int) -> bool:
        """Whether a seat that saw its update `seen` would answer a question that is no longer asked.

        While all plan at once, the others' news do not make a plan stale.
        """
        return not self.asked[seat][1] <= seen <= self.counts[seat]

    def _look(self) -> list[tuple[bytes, int]]:
        """What each viewer sees: its view as bytes, and the length of its log."""
        if self._sight is None:
            session = self._playing()
            self._sight = [
                (msgspec.json.encode(session.view(viewer)), len(visible(session.log, viewer)))
                for viewer in viewers(self.players)
            ]
        return self._sight

    def _playing(self) -> Session:
        if self.session is None:
            raise Refused("table-not-started", table=self.id)
        return self.session

    def to_act(self) -> list[int]:
        return self._playing().to_act()

    def digest(self) -> str:
        """Of the position: what a replay must still reach after an upgrade."""
        session = self._playing()
        return digest_of(session.game, session.state)

    # -- what a viewer gets ------------------------------------------------------------------------

    def index(self, viewer: Viewer) -> int:
        return self.players if viewer is None else viewer

    def update_for(self, viewer: Viewer, seen: int, events: int) -> Update:
        """Everything that this viewer lacks, who saw update `seen` and holds `events` lines of its log."""
        index = self.index(viewer)
        if self.session is None:
            return Update(
                table=self.info(), seq=self.counts[index], view=None, events=[], events_from=0, undo=False
            )
        log: list[Event] = self.session.events(viewer)
        start = min([events, len(log), *(length for seq, length in self.cuts[index] if seq > seen)])
        return Update(
            table=self.info(),
            seq=self.counts[index],
            view=self.session.view(viewer),
            events=log[max(0, start) :],
            events_from=max(0, start),
            undo=viewer is not None and self.session.can_undo(viewer) is None,
        )

    def info(self) -> TableInfo:
        row = self.row
        to_act = self.session.to_act() if self.session is not None else []
        return TableInfo(
            id=row.id,
            name=row.name,
            game=row.game,
            rules_version=row.rules_version,
            players=row.players,
            options=self.options,
            visibility=row.visibility,
            spectators=row.spectators,
            pace=row.pace,
            timeout=row.timeout,
            status=self.status,  # type: ignore[arg-type]
            seats=[
                SeatInfo(
                    seat=seat.seat,
                    kind=seat.kind,  # type: ignore[arg-type]
                    name=seat.name,
                    bot=seat.bot,
                    to_act=seat.seat in to_act,
                    due_at=seat.due_at,
                )
                for seat in self.seats
            ],
            commitment=self.commitment,
            outcome=self.session.outcome if self.session is not None else None,
            origin=row.origin,
            created_at=row.created_at,
            started_at=row.started_at,
            ended_at=row.ended_at,
        )
