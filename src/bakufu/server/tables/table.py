"""A table in memory: its database rows, its game session, and the update counts of its viewers.

A viewer is a seat or a spectator (None). Each viewer has its own count of updates (`seq`): an entry
that changed nothing for it leaves no trace, so nobody can count the private moves of another.

A table in memory is never changed once others can see it. A command works on a fork, which replaces the table
when it is committed to the database: what was not committed has not happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bakufu.engine import registry
from bakufu.engine.bits import bits_of, has_bit, with_bit
from bakufu.engine.errors import Refused
from bakufu.engine.events import Event, Log, is_visible, visible
from bakufu.engine.fair import TableChance, commitment_of
from bakufu.engine.game import Outcome, View
from bakufu.engine.ids import Move, Seat
from bakufu.engine.record import digest_of, read_record
from bakufu.engine.session import Deal, Session
from bakufu.engine.views import Viewer, viewers
from bakufu.server.protocol import ChatLine, SeatInfo, TableInfo, Update
from bakufu.server.storage.db import CHAT_KEPT, from_json, to_json
from bakufu.server.storage.rows import Changes, EventRow, RemoteChanges, SeatRow, TableRow, chat_columns
from bakufu.server.tables import voting
from bakufu.server.tables.looking import view_for
from bakufu.server.tables.paces import NO_CLOCK
from bakufu.server.tables.unusual import unusual_options

COUNTED = 1  # marks the entry of a rewind that is counted in the labels of later draws


class Table:
    """A table of one game; changed only by commands on a fork of it."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        entries: Sequence[Any],
        chat: Sequence[ChatLine] = (),
        events: Sequence[EventRow] = (),
    ) -> None:
        self.row = row
        self.seats = seats
        self.players = self.row.players
        self.options: dict[str, str] = from_json(self.row.options)
        # By viewer, spectators last: the number of updates, and the number of log lines.
        self.seqs = [0] * (self.players + 1)
        self.log_lengths = [0] * (self.players + 1)
        # By viewer: (its seq, the length to which its log was cut) for every undo that it could notice.
        self.log_cuts: list[list[tuple[int, int]]] = [[] for _ in range(self.players + 1)]
        self.acknowledged: dict[tuple[int, str], int] = {}  # (seat, command id) -> the seat's seq after it
        self.session: Session | None = None
        self.chat = list(chat)
        self.events = tuple(events)  # what happened besides moves
        # By seat: its legal moves, and its seq since they are the same. An answer may be as old as that.
        self.questions: list[tuple[list[int], int]] = [([], 0)] * self.players
        # By seat: how many of its last moves it submitted together and has not taken back.
        self.last_runs = [0] * self.players
        self.changes = Changes()
        self._undoable: dict[int, bool] = {}
        self._info: TableInfo | None = None
        self.replay(entries)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def status(self) -> str:
        return self.row.status

    @property
    def seq(self) -> int:
        return self.row.seq

    def start_session(self) -> None:
        """Set up the game. The draws follow from the secret, so they need not be stored."""
        row = self.row
        if row.record is not None:
            self.session = Session.resume(read_record(row.record.encode()))
        else:
            game = registry.game(row.game, row.rules_version)
            chance = TableChance(row.secret, self.players, [seat.entropy for seat in self.seats])
            names = [seat.name for seat in self.seats]
            deal = Deal(**from_json(row.deal)) if row.deal is not None else None
            self.session = Session.start(game, self.players, self.options, names, chance, deal)
        self.log_lengths = [len(self.session.events(viewer)) for viewer in self._viewers()]
        self._note_questions(range(self.players))

    def _name_players(self) -> None:
        """The log and the record call each seat by the name of who has it now."""
        if self.session is not None:
            self.session.seats = [seat.name for seat in self.seats]

    def fork(self) -> Table:
        """A copy that can be changed, with nothing to write yet."""
        fork = Table.__new__(Table)
        fork.__dict__ |= self.__dict__  # several times faster than `copy`, and this is done for every move
        fork.seats = self.seats[:]
        fork.seqs = self.seqs[:]
        fork.log_lengths = self.log_lengths[:]
        fork.log_cuts = [cuts[:] for cuts in self.log_cuts]
        fork.acknowledged = self.acknowledged.copy()
        fork.session = self.session.fork() if self.session is not None else None
        fork.chat = self.chat[-CHAT_KEPT:]
        fork.questions = self.questions[:]
        fork.last_runs = self.last_runs[:]
        fork.changes = Changes()
        fork._undoable = {}
        fork._info = None
        return fork

    # -- changing a fork ---------------------------------------------------------------------------

    def set_table(self, **columns: Any) -> None:
        self.row = msgspec.structs.replace(self.row, **columns)
        self.changes.table |= columns
        self._info = None

    def set_seat(self, seat: Seat, **columns: Any) -> None:
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], **columns)
        self.changes.seats.setdefault(seat, {}).update(columns)
        self._info = None
        if "name" in columns:
            self._name_players()

    def add_chat_line(self, line: ChatLine) -> None:
        self.chat.append(line)
        self.changes.messages.append(chat_columns(line))

    def add_event(self, event: EventRow) -> None:
        self.events = (*self.events, event)
        self.changes.events.append(event)

    def command(self, kind: str, seat: Seat, moves: object, command_id: str | None, now: float) -> None:
        """Carry out a "run" or an "undo" of a seat as a new entry of the history, or raise `Refused`."""
        session = self._running_session()
        before, made, lengths = self._views(), len(session.moves), self.log_lengths[:]
        draws, kept = self._apply(kind, seat, moves)
        after = self._views()
        touched = 0
        for index, length in enumerate(lengths):
            if before[index] != after[index] or kept[index] != length or self.log_lengths[index] != length:
                touched = with_bit(touched, index)
        self._count_updates(touched, kept if kind == "undo" else None)
        self._note_questions((seat,), [view.legal for view in after[:-1]])
        if command_id is not None:
            self.acknowledged[seat, command_id] = self.seqs[seat]
        entry = {
            "seq": self.seq + 1,
            "kind": kind,
            "seat": seat,
            "moves": to_json([] if kind == "undo" else [move.move for move in session.moves[made:]]),
            "draws": to_json(draws),
            "touched": touched,
            "command": command_id,
            "at": now,
        }
        self.changes.entries.append(entry)
        self.set_table(seq=self.seq + 1, **self.position())
        if session.outcome is not None:
            self.set_table(status="over", ended_at=now, outcome=to_json(session.outcome))

    def take_back_run(self, seat: Seat, command_id: str | None, now: float) -> list[Move]:
        """Take back the moves that the seat submitted together last, all or none, and return them."""
        session = self._running_session()
        count = max(1, self.last_runs[seat])
        run = [made.move for made in session.moves if made.seat == seat][-count:]
        for left in reversed(range(count)):
            self.command("undo", seat, [], command_id if left == 0 else None, now)
        return session.read_run(run)

    def position(self) -> dict[str, Any]:
        """The columns of the table's row that describe the position."""
        return {"digest": self.digest(), "to_act": bits_of(self.to_act())}

    def _apply(
        self, kind: str, seat: Seat, moves: object, accepted_before: bool = False
    ) -> tuple[list[int], list[int]]:
        """Apply it to the session; return the draws, and how many lines of each viewer's log stay."""
        session = self._running_session()
        before = session.log[:] if kind == "undo" else []
        known, made = len(session.log), len(session.moves)
        if kind == "undo":
            session.undo(seat, accepted_before)
            self.last_runs[seat] = max(0, self.last_runs[seat] - 1)
            logs = [(visible(before, one), visible(session.log, one)) for one in self._viewers()]
            self.log_lengths = [len(after) for _, after in logs]
            return [], [_common(one, other) for one, other in logs]
        session.apply_run(seat, moves, accepted_before)
        self.last_runs[seat] = len(session.moves) - made
        kept = self.log_lengths[:]
        for event in session.log[known:]:
            audience = range(self.players + 1) if event.audience is None else set(event.audience)
            for index in audience:
                self.log_lengths[index] += 1
        return session.moves[-1].draws, kept

    def _count_updates(self, touched: int, kept: Sequence[int] | None) -> None:
        for index in range(self.players + 1):
            if has_bit(touched, index):
                self.seqs[index] += 1
                if kept is not None:
                    self.log_cuts[index].append((self.seqs[index], kept[index]))

    def _note_questions(self, movers: Sequence[int], legal: Sequence[list[int]] | None = None) -> None:
        """Note which seats are asked something new: those that have just moved, or have other legal moves."""
        if legal is None:
            session = self._running_session()
            legal = [session.game.legal(session.state, seat) for seat in range(self.players)]
        for seat, moves in enumerate(legal):
            if seat in movers or moves != self.questions[seat][0]:
                self.questions[seat] = (moves, self.seqs[seat])

    # -- changes by others -------------------------------------------------------------------------

    def replay(self, entries: Sequence[Any]) -> None:
        """Replay entries of the history; each must give the same result as before.

        Refused as `table-broken` when one does not: then the rules have changed since the table was played.
        """
        seq = 0
        try:
            registry.game(self.row.game, self.row.rules_version)
            if self.session is None and self.row.started_at is not None:
                self.start_session()
            self._name_players()
            standing = {entry.seq for entry in entries_after_undo(entries)}
            for entry in entries:
                seq = entry.seq
                self._replay_entry(entry, entry.seq in standing)
            if self.row.digest is not None and self.digest() != self.row.digest:
                raise Refused("table-other-position")
        except Exception as error:
            because = error.refusal.key if isinstance(error, Refused) else type(error).__name__
            name = (self.row.name if self.row.club is None else "") or self.id  # a stranger may read it
            broken = Refused("table-broken", table=self.id, name=name, entry=seq, because=because)
            broken.game = self.row.game
            raise broken from error

    def with_remote_changes(self, changes: RemoteChanges) -> Table:
        """The table after one command of another process."""
        fork = self.fork()
        fork.row = msgspec.structs.replace(self.row, **changes.table)
        for seat, columns in changes.seats.items():
            fork.seats[seat] = msgspec.structs.replace(fork.seats[seat], **columns)
        fork.chat += changes.messages
        fork.events = (*fork.events, *changes.events)
        fork.replay(changes.entries)
        return fork

    def _replay_entry(self, entry: Any, stands: bool) -> None:
        kept: list[int] | None = None
        if entry.kind == "rewind":
            if COUNTED in from_json(entry.moves)[1:]:  # older rewinds did not change the draws
                self._running_session().rewind()
                self.log_lengths = [
                    len(visible(self._running_session().log, viewer)) for viewer in self._viewers()
                ]
            kept = [0] * (self.players + 1)  # their logs may be wrong now, so viewers get everything again
        elif stands:
            moves = from_json(entry.moves)
            draws, lengths = self._apply(entry.kind, entry.seat, moves, accepted_before=True)
            if draws != from_json(entry.draws):
                raise Refused("table-other-draws")
            kept = lengths if entry.kind == "undo" else None
        self._count_updates(entry.touched, kept)
        if entry.kind == "rewind":
            self.last_runs = [0] * self.players
            self._note_questions(range(self.players))
        elif stands:
            self._note_questions((entry.seat,))
        if entry.command is not None:
            self.acknowledged[entry.seat, entry.command] = self.seqs[entry.seat]

    # -- reading -----------------------------------------------------------------------------------

    def is_stale(self, seat: Seat, seen: int) -> bool:
        """Whether a seat that has seen update `seen` would answer a question that is no longer asked.

        While all plan at the same time, updates about the others do not make a plan stale.
        """
        return not self.questions[seat][1] <= seen <= self.seqs[seat]

    def _views(self) -> list[View]:
        """What each viewer sees, spectators last."""
        spectators, *seats = self._running_session().views()
        return [*seats, spectators]

    def _running_session(self) -> Session:
        if self.session is None:
            raise Refused("table-not-started", table=self.id)
        return self.session

    def to_act(self) -> list[Seat]:
        """The seats that owe a move; none at a table that is not being played."""
        if self.session is None or self.status != "playing":
            return []
        return self.session.to_act()

    def digest(self) -> str:
        """The digest of the position, which a replay must still reach after an upgrade."""
        session = self._running_session()
        return digest_of(session.game, session.state)

    def viewer_index(self, viewer: Viewer) -> int:
        return self.players if viewer is None else viewer

    def _viewers(self) -> list[Viewer]:
        """All viewers in the order of `viewer_index`."""
        return [*viewers(self.players)[1:], None]

    def update_for(self, viewer: Viewer, seen: int, events: int, beats: bool = False) -> Update:
        """Everything new for a viewer that has seen update `seen` and has `events` lines of its log.

        With `beats` also how the board looked at each event, for a viewer who has seen the board before.
        """
        index = self.viewer_index(viewer)
        if self.session is None:
            return Update(
                table=self.info(), seq=self.seqs[index], view=None, events=[], events_from=0, undo=False
            )
        start = self.first_missing_event(viewer, seen, events)
        missing = self.log_lengths[index] - start
        return Update(
            table=self.info(),
            seq=self.seqs[index],
            view=view_for(self.session, self.row, self.seats, viewer),
            events=_last_events(self.session.log, viewer, missing),
            beats=self.session.beats(viewer, missing) if beats else [],
            events_from=start,
            undo=viewer is not None and self._can_undo(viewer),
        )

    def first_missing_event(self, viewer: Viewer, seen: int, events: int) -> int:
        """The first line of its log that this viewer lacks."""
        index = self.viewer_index(viewer)
        kept = [kept for seq, kept in self.log_cuts[index] if seq > seen]
        return max(0, min(events, self.log_lengths[index], *kept))

    def _can_undo(self, seat: Seat) -> bool:
        if seat not in self._undoable:
            # Those of a bot that stands in are not the player's to take back.
            plays = self.status == "playing" and voting.is_person(self.seats[seat])
            self._undoable[seat] = plays and self._running_session().can_undo(seat) is None
        return self._undoable[seat]

    def info(self) -> TableInfo:
        if self._info is None:
            self._info = info_of(self.row, self.seats)
        return self._info


def info_of(row: TableRow, seats: Sequence[SeatRow]) -> TableInfo:
    """The public information about a table, from its rows alone."""
    return TableInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        rules_version=row.rules_version,
        players=row.players,
        options=from_json(row.options),
        unusual=unusual_options(row.game, row.rules_version, from_json(row.options)),
        visibility=row.visibility,  # type: ignore[arg-type]
        spectators=row.spectators,
        advice=row.advice,
        accounts_required=row.accounts_required,
        rated=row.rated,
        pace=row.pace,
        timeout=row.timeout,  # type: ignore[arg-type]
        status=row.status,  # type: ignore[arg-type]
        paused_at=row.paused_at,
        paused_until=voting.paused_until(row),
        votes=voting.vote_infos(row, seats),
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                bot=seat.bot,
                to_act=row.status == "playing" and has_bit(row.to_act, seat.seat),
                starts_at=seat.due_at - seat.bank if seat.due_at is not None else None,
                due_at=seat.due_at,
                offered=seat.offered and row.status == "playing",
                resigned=seat.resigned,
                seconds_left=seat.bank if _has_idle_clock(row, seat) else None,
                held_for=seat.held_for if seat.kind == "open" else None,
                held_until=seat.held_until if seat.kind == "open" else None,
            )
            for seat in seats
        ],
        commitment=commitment_of(row.secret) if row.secret else "",
        outcome=msgspec.json.decode(row.outcome, type=Outcome) if row.outcome is not None else None,
        origin=row.origin,
        rematch=row.rematch,
        club=row.club,
        starts_at=row.starts_at,
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
    )


def _has_idle_clock(row: TableRow, seat: SeatRow) -> bool:
    """Whether somebody sits there whose clock does not run."""
    return row.status == "playing" and row.pace != NO_CLOCK and voting.is_person(seat) and seat.due_at is None


def entries_after_undo(entries: Sequence[Any]) -> list[Any]:
    """The entries that still count: a rewind to entry k restores the table as it was after entry k."""
    standing: list[Any] = []
    for place, entry in enumerate(entries):
        if entry.kind == "rewind":
            back_to = from_json(entry.moves)[0]
            standing = entries_after_undo([one for one in entries[:place] if one.seq <= back_to])
        else:
            standing.append(entry)
    return standing


def _common(one: Log, other: Log) -> int:
    """How many events two logs have in common at their beginning."""
    place = 0
    for mine, theirs in zip(one, other):
        if mine != theirs:
            break
        place += 1
    return place


def _last_events(log: Log, viewer: Viewer, number: int) -> list[Event]:
    """The last `number` events of a log that this viewer may know."""
    found: list[Event] = []
    for event in reversed(log):
        if len(found) == number:
            break
        if is_visible(event, viewer):
            found.append(event)
    return found[::-1]
