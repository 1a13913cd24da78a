"""One running game: the rules, where it stands, what was drawn, and what everybody has seen.

A session is the trusted table. `record` is the whole truth and is for saving; only `view`, `events` and
`export` may leave. Nothing that leaves counts the private moves of another seat.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from bakufu.engine import options as table_options
from bakufu.engine.applied import (
    AppliedMove,
    apply_to_copy,
    is_out_of_turn,
    reapply,
    reapply_keeping_out_of_turn,
)
from bakufu.engine.barrier import anybody_sees_more, depends_on_secrets
from bakufu.engine.chance import Chance, Seeded
from bakufu.engine.errors import Fact, Refusal, Refused, safe_repr
from bakufu.engine.events import Log, rewound, visible
from bakufu.engine.export import Export
from bakufu.engine.fair import Labelled, RecordedChance, Recording, TableChance
from bakufu.engine.game import Game, Outcome, View
from bakufu.engine.ids import Move, Seat
from bakufu.engine.record import (
    Continued,
    Final,
    Record,
    RecordedMove,
    Rewound,
    check_seats,
    digest_of,
)
from bakufu.engine.replay import Replay, checking, illegal, table_chance
from bakufu.engine.views import Viewer, same_knowledge, viewers, views_of

RUN_MOST = 256  # moves that may be handed in at once
LOOKED_MOST = 4  # states whose views are kept


class Deal(NamedTuple):
    """A set-up that is taken over from another game: that game's commitment, and what was drawn for it."""

    commitment: str
    draws: list[int]


class Session:
    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, str],
        seats: Sequence[str],
        chance: Labelled,
        origin: Record | None = None,
    ) -> None:
        """Not for callers: use `start` or `resume`."""
        self.game = game
        self.players = len(seats)
        self.options = dict(options)
        self.seats = list(seats)
        self.chance = chance
        self.log: Log = []
        self.moves: list[RecordedMove] = []
        self.setup_draws: list[int] = []
        self.deal: str | None = None
        self.continues: Continued | None = None
        self.rewinds: list[Rewound] = []
        self.bots: list[str | None] = []  # by seat, for the record; empty: not noted
        self.state: Any = None
        self._origin = origin
        # The moves since the last draw. A move before it can never be taken back, so no more is kept.
        self._trail: list[AppliedMove] = []
        # The last states that were looked at, with everybody's views of them: views cost more than moves.
        self._looked: list[tuple[Any, list[View]]] = []

    # Beginning

    @classmethod
    def start(
        cls,
        game: Game[Any],
        players: int,
        options: Mapping[str, str],
        seats: Sequence[str],
        chance: Chance | None = None,
        deal: Deal | None = None,
    ) -> Session:
        """A new game. Without a chance of its own the table draws fairly with a fresh secret.

        With a `deal` the set-up is that of another game; only what comes after it is drawn anew.
        """
        complete = table_options.complete(game, players, options)
        check_seats(seats, players)
        session = cls(game, complete, seats, _labelled(chance or TableChance.fresh(players)))
        setup = session.chance if deal is None else RecordedChance(deal.draws)
        setup.begin(0)
        session.state = game.new(players, complete, setup, session.log)
        session.setup_draws = setup.outcomes()
        if deal is not None and isinstance(setup, RecordedChance):
            setup.finish()
            session.deal = deal.commitment
        return session

    def fork(self) -> Session:
        """A copy that can go on by itself. States and events are never changed, so it costs little."""
        fork = Session.__new__(Session)
        fork.__dict__ |= self.__dict__  # several times quicker than `copy`, and this is done for every move
        fork.log = self.log[:]
        fork.moves = self.moves[:]
        fork.rewinds = self.rewinds[:]
        fork._trail = self._trail[:]
        return fork

    @classmethod
    def resume(cls, record: Record, chance: Chance | None = None) -> Session:
        """Go on with a saved game. A fair table needs the secret, from the record or in `chance`."""
        again = Replay(record, checking(record))
        session = cls(again.game, again.options, record.seats, _chance_of(record, chance), record)
        session.state = again.state
        session.log = list(again.log)
        session.setup_draws = list(record.setup_draws)
        session.deal = record.deal
        session.continues = record.continues
        session.bots = list(record.bots)
        for step in again:
            outcomes = [draw.outcome for draw in step.draws]
            if step.rewound:
                session.rewind(again.chance.rewinds)
            events = step.events[1:] if step.rewound else step.events
            session._keep(AppliedMove(step.seat, step.move, outcomes, events, step.before, step.after))
            if step.number <= session._taken_over():
                session._trail.clear()  # what another game brought cannot be taken back here
        if record.rewinds and session.rewinds != record.rewinds:  # nothing has been played since
            session.rewind(record.rewinds[-1].times)
        if session.outcome is None and isinstance(session.chance, RecordedChance):
            raise Refused("record-secret-missing", game=record.game)
        return session

    @classmethod
    def imagined(cls, game: Game[Any], view: View, rng: Random) -> Session:
        """A game that could be the one that this view is of, to look ahead in: what is hidden is made up."""
        seats = [str(seat) for seat in range(view.players)]
        session = cls(game, view.options, seats, Recording(Seeded(0)))
        session.state = game.resample(view, rng)
        return session

    # Moving

    def submit(self, seat: Seat, run: object, granted: bool = False) -> Log:
        """Make a move, or a run of moves, all or nothing; the answer is what the seat sees happen.

        A move is an int or its JSON form. Only the last move of a run may draw, or could bring anything to
        light: else a run with a wrong end would be a free look at what its beginning brings. A run that was
        `granted` before is not asked again: the barrier may have stood elsewhere then.
        """
        self.check_viewer(seat, spectator=False)
        moves = self.read_run(run)
        state = self.state
        taken: list[AppliedMove] = []
        for index, move in enumerate(moves):
            refusal = illegal(self.game, state, seat, move)
            if refusal is not None:
                raise _at(refusal, index, len(moves))
            made = apply_to_copy(self.game, state, seat, move, len(self.moves) + len(taken) + 1, self.chance)
            if index < len(moves) - 1 and not granted and self._ends_run(made):
                raise _at(Refusal("run-past-barrier"), index, len(moves))
            taken.append(made)
            state = made.after
        for made in taken:
            self._keep(made)
        return visible([event for made in taken for event in made.events], seat)

    def may_follow(self, seat: Seat) -> bool:
        """Whether the move that was made last could stand before another one of this seat in the same run."""
        return seat in self.to_act() and bool(self._trail) and not self._ends_run(self._trail[-1])

    def _ends_run(self, made: AppliedMove) -> bool:
        """Whether nothing may follow this move in a run, for it tells somebody something new."""
        return bool(made.draws) or self._uncovered(made)

    def read_run(self, run: object) -> list[Move]:
        """The moves of a run as numbers; `Refused` where one is no move of this game."""
        items: list[object] = [run]  # one move, unless it is a list that does not begin with a name
        if isinstance(run, list | tuple) and not (run and isinstance(run[0], str)):
            items = list(run)
        if not items:
            raise Refused("run-empty")
        if len(items) > RUN_MOST:
            raise Refused("run-too-long", moves=len(items), most=RUN_MOST)
        moves: list[Move] = []
        for index, item in enumerate(items):
            try:
                moves.append(self._read_move(item))
            except Refused as why:
                raise _at(why.refusal, index, len(items)) from None
        return moves

    def _read_move(self, item: object) -> Move:
        if isinstance(item, int) and not isinstance(item, bool):
            return self.game.moves.encode(self.game.moves.decode(item))
        return self.game.moves.encode(item)

    def _keep(self, made: AppliedMove) -> None:
        if made.draws:
            self._trail.clear()
        else:
            self._trail.append(made)
        self.state = made.after
        self.log.extend(made.events)
        self.moves.append(RecordedMove(made.seat, self.game.moves.decode(made.move), made.draws))

    # Taking back

    def rewind(self, times: int | None = None) -> None:
        """Note that the game was taken back to where it stands now, `times` times so far.

        All later draws are others than those that were drawn here before, and nobody can take back what was
        moved before.
        """
        at = len(self.moves)
        times = times or (self.rewinds[-1].times if self.rewinds else 0) + 1
        if self.rewinds and self.rewinds[-1].moves == at:  # nothing has been played since the last time
            self.rewinds.pop()
            self.log.pop()
        self.rewinds.append(Rewound(at, times))
        self.log.append(rewound(times))
        self.chance.rewinds = times
        self._trail.clear()

    def can_undo(self, seat: Seat) -> Refusal | None:
        """Why this seat cannot take back its last move; None when it can.

        Nothing has been drawn since, nothing could have come to light since (see `barrier`), and nobody who
        moved since could have known of it.
        """
        plan = self._undone(seat)
        return plan if isinstance(plan, Refusal) else None

    def undo(self, seat: Seat, granted: bool = False) -> None:
        """Take back the last move of this seat; the moves that others made since stay.

        What was `granted` before is not held against the barrier again: it may have stood elsewhere then.
        """
        plan = self._undone(seat, granted)
        if isinstance(plan, Refusal):
            raise Refused.of(plan)
        gone, again = plan
        del self._trail[-len(gone) :]
        del self.moves[-len(gone) :]
        events = sum(len(made.events) for made in gone)
        del self.log[len(self.log) - events :]
        self.state = gone[0].before
        for made in again:
            self._keep(made)

    def _undone(
        self, seat: Seat, granted: bool = False
    ) -> tuple[list[AppliedMove], list[AppliedMove]] | Refusal:
        """The moves from the last one of this seat on, and those of the others made again without it."""
        self.check_viewer(seat, spectator=False)
        if self.outcome is not None:
            return Refusal("undo-game-over")  # the secret may have been shown
        if not any(move.seat == seat for move in self.moves[self._taken_over() :]):
            return Refusal("undo-nothing")
        places = [place for place, made in enumerate(self._trail) if made.seat == seat]
        if self.rewinds and not any(move.seat == seat for move in self.moves[self.rewinds[-1].moves :]):
            return Refusal("undo-after-rewind")
        if not places:
            return Refusal("undo-after-draw")
        gone = self._trail[places[-1] :]
        if not granted and any(self._uncovered(made) for made in gone):
            return Refusal("undo-after-uncovering")
        last, *since = gone
        out_of_turn = [made for made in since if is_out_of_turn(self.game, made)]
        later = [made for made in since if made not in out_of_turn]
        again = reapply(self.game, last.before, later)
        if again is None:
            return Refusal("undo-others-went-on")
        if (
            later
            and not granted
            and not self._unseen(seat, self._without(gone, out_of_turn), again[-1].after)
        ):
            return Refusal("undo-others-went-on")
        return gone, reapply_keeping_out_of_turn(self.game, last.before, since, out_of_turn) or again

    def _without(self, gone: list[AppliedMove], out_of_turn: list[AppliedMove]) -> Any:
        """The state as it would be now, had nobody made these free moves."""
        if not out_of_turn:
            return self.state
        bare = reapply(self.game, gone[0].before, [made for made in gone if made not in out_of_turn])
        return bare[-1].after if bare else self.state

    def _taken_over(self) -> int:
        """The moves that were made in another game."""
        return self.continues.moves if self.continues is not None else 0

    def _unseen(self, seat: Seat, now: Any, then: Any) -> bool:
        """Whether everybody but this seat knows the same in these two states."""
        # One after the other: most moves are seen by the first who is asked.
        return all(
            viewer == seat or same_knowledge(seen, self.game.view(then, viewer))
            for viewer, seen in zip(viewers(self.players), self._views(now), strict=True)
        )

    def _uncovered(self, made: AppliedMove) -> bool:
        """Whether this move brought anything to light that was not drawn (see `barrier`)."""
        if made.uncovered is None:
            made.uncovered = depends_on_secrets(
                self.game, made.before, made.seat, made.move
            ) or anybody_sees_more(self._views(made.before), self._views(made.after))
        return made.uncovered

    def _views(self, state: Any) -> list[View]:
        """What everybody sees of a state, in the order of `viewers`. States are never changed once kept."""
        for looked, views in self._looked:
            if looked is state:
                return views
        views = views_of(self.game, state, self.players)
        self._looked = [*self._looked[1 - LOOKED_MOST :], (state, views)]
        return views

    # Looking

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def to_act(self) -> list[Seat]:
        return self.game.to_act(self.state)

    def view(self, viewer: Viewer) -> View:
        self.check_viewer(viewer)
        return self._views(self.state)[0 if viewer is None else viewer + 1]

    def views(self) -> list[View]:
        """What everybody sees, in the order of `viewers`."""
        return self._views(self.state)

    def events(self, viewer: Viewer, since: int = 0) -> Log:
        """What this viewer saw happen, from the `since`-th on of what it may see at all."""
        self.check_viewer(viewer)
        return visible(self.log, viewer)[max(since, 0) :]

    def export(self, viewer: Viewer) -> Export | Record:
        """What this viewer may take away: its own view while the game runs, everything afterwards."""
        self.check_viewer(viewer)
        record = self.record()
        if self.outcome is not None:
            return record
        return Export(
            game=record.game,
            rules_version=record.rules_version,
            players=record.players,
            options=record.options,
            seats=record.seats,
            commitment=record.commitment,
            entropy=record.entropy,
            view=self.view(viewer),
            events=self.events(viewer),
        )

    # Keeping

    def record(self) -> Record:
        """The whole truth, for the table to save: with it the game can go on."""
        commitment, entropy, secret = self._fairness()
        return Record(
            game=self.game.id,
            rules_version=self.game.rules_version,
            players=self.players,
            options=dict(self.options),
            seats=list(self.seats),
            bots=list(self.bots),
            commitment=commitment,
            entropy=entropy,
            secret=secret,
            deal=self.deal,
            continues=self.continues,
            rewinds=list(self.rewinds),
            setup_draws=list(self.setup_draws),
            moves=list(self.moves),
            final=Final(digest_of(self.game, self.state), self.outcome),
        )

    def _fairness(self) -> tuple[str | None, list[str], str | None]:
        """Commitment, entropy and secret, of the chance or of the record that was resumed."""
        if isinstance(self.chance, TableChance):
            return self.chance.commitment, list(self.chance.entropy), self.chance.secret.hex()
        if self._origin is not None:
            return self._origin.commitment, list(self._origin.entropy), self._origin.secret
        return None, [], None

    def crash_record(self, seat: Seat, move: Move) -> Record:
        """The record with the move that has just broken the program at its end, for a replay to open."""
        broken = RecordedMove(seat, self.game.moves.decode(move), self.chance.outcomes())
        return msgspec.structs.replace(self.record(), moves=[*self.moves, broken], final=None)

    def check_viewer(self, viewer: object, spectator: bool = True) -> None:
        if viewer is None and spectator:
            return
        if isinstance(viewer, bool) or not isinstance(viewer, int) or not 0 <= viewer < self.players:
            raise Refused("seat-unknown", seat=safe_repr(viewer), players=self.players)


def _at(refusal: Refusal, index: int, moves: int) -> Refused:
    """The refusal of a move; within a run it also says which one, counted from 0."""
    facts: dict[str, Fact] = {**refusal.facts, "run_index": index} if moves > 1 else refusal.facts
    return Refused.of(Refusal(refusal.key, refusal.rule, facts))


def _labelled(chance: Chance) -> Labelled:
    return chance if isinstance(chance, Labelled) else Recording(chance)


def _chance_of(record: Record, given: Chance | None) -> Labelled:
    """What a resumed game draws with."""
    if given is not None:
        commitment = given.commitment if isinstance(given, TableChance) else None
        if commitment != record.commitment:
            raise Refused("record-other-secret", recorded=record.commitment or "-")
        chance = _labelled(given)
    elif record.secret is not None:
        chance = table_chance(record)
    elif record.commitment is not None:
        return RecordedChance()  # answers nothing: good only for a game that is over
    else:
        chance = Recording(Seeded(secrets.randbits(64)))
    if isinstance(chance, TableChance) and (record.setup_draws or any(m.draws for m in record.moves)):
        chance.close()
    return chance
