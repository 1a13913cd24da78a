"""Game sessions: one running game with its state, moves, draws and log, and with undo.

A session is trusted code. `record` holds every secret and is only for saving; nothing but `view`, `events`
and `export` may leave, and none of them reveals how many private moves another seat has made.
"""

from __future__ import annotations

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
from bakufu.engine.beats import HasBeats, Patch, patches
from bakufu.engine.chance import Chance, Seeded
from bakufu.engine.errors import Fact, Refusal, Refused, safe_repr
from bakufu.engine.events import Log, is_visible, rewound, visible
from bakufu.engine.export import Export
from bakufu.engine.fair import Labelled, RecordedChance, Recording, TableChance, labelled
from bakufu.engine.game import Game, Outcome, View
from bakufu.engine.ids import Move, Seat
from bakufu.engine.record import (
    Continued,
    Final,
    Hand,
    Record,
    RecordedMove,
    Rewound,
    check_seats,
    digest_of,
)
from bakufu.engine.replay import Replay, checking, illegal, resumed_chance
from bakufu.engine.views import Viewer, same_knowledge, viewers, views_of

RUN_MOST = 256  # moves in one run
BEATS_MOST = 200  # events whose states are kept, for viewers who were away for a moment
LOOKED_MOST = 4  # states whose views are cached


class Deal(NamedTuple):
    """A set-up that is taken over from another game: that game's commitment, and the draws of its set-up."""

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
        self._states: list[Any] = []  # at the last events of the log; None where it is not known
        self.moves: list[RecordedMove] = []
        self.setup_draws: list[int] = []
        self.deal: str | None = None
        self.continues: Continued | None = None
        self.rewinds: list[Rewound] = []
        self.bots: list[str | None] = []  # by seat, for the record; empty: not noted
        self.hands: list[Hand] = []  # of the seats that changed hands, for the record
        self.state: Any = None
        self._origin = origin
        # The moves since the last draw. Earlier moves can never be taken back, so they are not kept here.
        self._trail: list[AppliedMove] = []
        # A cache of the last states with everybody's views of them, as views take longer than moves.
        self._looked: list[tuple[Any, list[View]]] = []

    # Starting

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
        """A new game. Without `chance` the table draws fairly with a fresh secret.

        With a `deal` the set-up is that of another game; only what comes after it is drawn anew.
        """
        complete = table_options.complete(game, players, options)
        check_seats(seats, players)
        session = cls(game, complete, seats, labelled(chance or TableChance.fresh(players)))
        setup = session.chance if deal is None else RecordedChance(deal.draws)
        setup.begin(0)
        session.state = game.new(players, complete, setup, session.log)
        session.setup_draws = setup.outcomes()
        if deal is not None and isinstance(setup, RecordedChance):
            setup.finish()
            session.deal = deal.commitment
        return session

    def fork(self) -> Session:
        """An independent copy. It is cheap, because states and events are never changed and can be shared."""
        fork = Session.__new__(Session)
        fork.__dict__ |= self.__dict__  # several times faster than `copy`, and this is done for every move
        fork.log = self.log[:]
        fork._states = self._states[:]
        fork.moves = self.moves[:]
        fork.rewinds = self.rewinds[:]
        fork._trail = self._trail[:]
        return fork

    @classmethod
    def resume(cls, record: Record, chance: Chance | None = None) -> Session:
        """Continue a saved game. A fair table needs the secret, from the record or in `chance`."""
        again = Replay(record, checking(record))
        session = cls(again.game, again.options, record.seats, resumed_chance(record, chance), record)
        session.state = again.state
        session.log = list(again.log)
        session.setup_draws = list(record.setup_draws)
        session.deal = record.deal
        session.continues = record.continues
        session.bots, session.hands = list(record.bots), list(record.hands)
        for step in again:
            outcomes = [draw.outcome for draw in step.draws]
            if step.rewound:
                session.rewind(again.chance.rewinds)
            events = step.events[1:] if step.rewound else step.events
            session._keep(
                AppliedMove(
                    step.seat, step.move, outcomes, events, step.before, step.after, [None] * len(events)
                )
            )
            if step.number <= session._taken_over():
                session._trail.clear()  # moves of the other game cannot be taken back here
        if record.rewinds and session.rewinds != record.rewinds:  # nothing has been played since
            session.rewind(record.rewinds[-1].times)
        if session.outcome is None and isinstance(session.chance, RecordedChance):
            raise Refused("record-secret-missing", game=record.game)
        return session

    @classmethod
    def imagined(cls, game: Game[Any], view: View, rng: Random) -> Session:
        """A possible game behind this view, with sampled secrets, for looking ahead."""
        seats = [str(seat) for seat in range(view.players)]
        session = cls(game, view.options, seats, Recording(Seeded(0)))
        session.state = game.resample(view, rng)
        return session

    # Moving

    def apply_run(self, seat: Seat, run: object, accepted_before: bool = False) -> Log:
        """Make a move, or a run of moves, all or nothing; return the events that the seat sees.

        A move is an int or its JSON form. Only the last move of a run may draw or reveal anything: otherwise
        a run that is wrong at its end on purpose would show for free what its beginning reveals. A run
        `accepted_before` is not checked for this, because the barrier may have been elsewhere then.
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
            if index < len(moves) - 1 and not accepted_before and self._ends_run(made):
                raise _at(Refusal("run-past-barrier"), index, len(moves))
            taken.append(made)
            state = made.after
        for made in taken:
            self._keep(made)
        return visible([event for made in taken for event in made.events], seat)

    def may_follow(self, seat: Seat) -> bool:
        """Whether this seat could make another move in the same run after the last move."""
        return seat in self.to_act() and bool(self._trail) and not self._ends_run(self._trail[-1])

    def _ends_run(self, made: AppliedMove) -> bool:
        """Whether nothing may follow this move in a run, because it reveals something to somebody."""
        return bool(made.draws) or self._uncovered(made)

    def read_run(self, run: object) -> list[Move]:
        """The moves of a run as numbers; `Refused` where one is not a move of this game."""
        items: list[object] = [run]  # a single move, unless it is a list that does not begin with a name
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
        self._states = [*self._states, *made.states][-BEATS_MOST:]
        self.moves.append(RecordedMove(made.seat, self.game.moves.decode(made.move), made.draws))

    # Undo

    def rewind(self, times: int | None = None) -> None:
        """Note that the operator has rewound the game to this position, `times` times so far.

        All later draws differ from those that were drawn here before, and earlier moves can no longer be
        taken back.
        """
        at = len(self.moves)
        times = times or (self.rewinds[-1].times if self.rewinds else 0) + 1
        if self.rewinds and self.rewinds[-1].moves == at:  # nothing has been played since the last time
            self.rewinds.pop()
            self.log.pop()
            del self._states[-1:]
        self.rewinds.append(Rewound(at, times))
        self.log.append(rewound(times))
        self._states.append(self.state)
        self.chance.rewinds = times
        self._trail.clear()

    def can_undo(self, seat: Seat) -> Refusal | None:
        """Why this seat cannot take back its last move; None when it can.

        It can if since then nothing was drawn, nothing could have been revealed (see `barrier`), and nobody
        who moved could have known of the move.
        """
        plan = self._state_without(seat)
        return plan if isinstance(plan, Refusal) else None

    def undo(self, seat: Seat, accepted_before: bool = False) -> None:
        """Take back the last move of this seat; the moves that others made since then stay.

        An undo that was `accepted_before` is not checked against the barrier, which may have been elsewhere
        then.
        """
        plan = self._state_without(seat, accepted_before)
        if isinstance(plan, Refusal):
            raise Refused.of(plan)
        gone, again = plan
        del self._trail[-len(gone) :]
        del self.moves[-len(gone) :]
        events = sum(len(made.events) for made in gone)
        del self.log[len(self.log) - events :]
        del self._states[max(0, len(self._states) - events) :]
        self.state = gone[0].before
        for made in again:
            self._keep(made)

    def _state_without(
        self, seat: Seat, accepted_before: bool = False
    ) -> tuple[list[AppliedMove], list[AppliedMove]] | Refusal:
        """The moves since the last one of this seat, and the others' moves applied again without it."""
        self.check_viewer(seat, spectator=False)
        if self.outcome is not None:
            return Refusal("undo-game-over")  # the secret may have been revealed
        if not any(move.seat == seat for move in self.moves[self._taken_over() :]):
            return Refusal("undo-nothing")
        places = [place for place, made in enumerate(self._trail) if made.seat == seat]
        if self.rewinds and not any(move.seat == seat for move in self.moves[self.rewinds[-1].moves :]):
            return Refusal("undo-after-rewind")
        if not places:
            return Refusal("undo-after-draw")
        gone = self._trail[places[-1] :]
        if not accepted_before and any(self._uncovered(made) for made in gone):
            return Refusal("undo-after-uncovering")
        last, *since = gone
        out_of_turn = [made for made in since if is_out_of_turn(self.game, made)]
        later = [made for made in since if made not in out_of_turn]
        again = reapply(self.game, last.before, later)
        if again is None:
            return Refusal("undo-others-went-on")
        if (
            later
            and not accepted_before
            and not self._looked_the_same_before(seat, self._without(gone, out_of_turn), again[-1].after)
        ):
            return Refusal("undo-others-went-on")
        return gone, reapply_keeping_out_of_turn(self.game, last.before, since, out_of_turn) or again

    def _without(self, gone: list[AppliedMove], out_of_turn: list[AppliedMove]) -> Any:
        """The state as it would be now if nobody had made these out-of-turn moves."""
        if not out_of_turn:
            return self.state
        bare = reapply(self.game, gone[0].before, [made for made in gone if made not in out_of_turn])
        return bare[-1].after if bare else self.state

    def _taken_over(self) -> int:
        """How many moves were made in the game that this one continues."""
        return self.continues.moves if self.continues is not None else 0

    def _looked_the_same_before(self, seat: Seat, now: Any, then: Any) -> bool:
        """Whether everybody except this seat knows the same in these two states."""
        # One viewer after the other: most differences are found at the first one.
        return all(
            viewer == seat or same_knowledge(seen, self.game.view(then, viewer))
            for viewer, seen in zip(viewers(self.players), self._views(now), strict=True)
        )

    def _uncovered(self, made: AppliedMove) -> bool:
        """Whether this move revealed anything other than by a draw (see `barrier`)."""
        if made.uncovered is None:
            made.uncovered = depends_on_secrets(
                self.game, made.before, made.seat, made.move
            ) or anybody_sees_more(self._views(made.before), self._views(made.after))
        return made.uncovered

    def _views(self, state: Any) -> list[View]:
        """What everybody sees of a state, in the order of `viewers`; cached, as kept states never change."""
        for looked, views in self._looked:
            if looked is state:
                return views
        views = views_of(self.game, state, self.players)
        self._looked = [*self._looked[1 - LOOKED_MOST :], (state, views)]
        return views

    # Reading

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
        """The events that this viewer may see, from its `since`-th event on."""
        self.check_viewer(viewer)
        return visible(self.log, viewer)[max(since, 0) :]

    def beats(self, viewer: Viewer, events: int) -> list[Patch]:
        """For each of the viewer's last events the board of that moment, as patches (see `beats`).

        There are none for events from before the program was started, and none for games without beats.
        """
        self.check_viewer(viewer)
        if not isinstance(self.game, HasBeats):
            return []
        boards: list[Any] = []
        first = len(self.log) - len(self._states)
        for place in range(len(self.log) - 1, first - 1, -1):
            state = self._states[place - first]
            if len(boards) == events or state is None:
                break
            if is_visible(self.log[place], viewer):
                boards.append(self.game.board(state, viewer))
        return patches(boards[::-1], self.view(viewer).board)

    def export(self, viewer: Viewer) -> Export | Record:
        """What this viewer may download: its own view while the game runs, the whole record afterwards."""
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

    # Saving

    def record(self) -> Record:
        """The whole game with all secrets, for the table to save and continue later."""
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
            hands=list(self.hands),
            setup_draws=list(self.setup_draws),
            moves=list(self.moves),
            final=Final(digest_of(self.game, self.state), self.outcome),
        )

    def _fairness(self) -> tuple[str | None, list[str], str | None]:
        """Commitment, entropy and secret, from the chance or from the record that was resumed."""
        if isinstance(self.chance, TableChance):
            return self.chance.commitment, list(self.chance.entropy), self.chance.secret.hex()
        if self._origin is not None:
            return self._origin.commitment, list(self._origin.entropy), self._origin.secret
        return None, [], None

    def crash_record(self, seat: Seat, move: Move) -> Record:
        """The record that ends with the move that has just crashed the program, for a replay to open."""
        broken = RecordedMove(seat, self.game.moves.decode(move), self.chance.outcomes())
        return msgspec.structs.replace(self.record(), moves=[*self.moves, broken], final=None)

    def check_viewer(self, viewer: object, spectator: bool = True) -> None:
        if viewer is None and spectator:
            return
        if isinstance(viewer, bool) or not isinstance(viewer, int) or not 0 <= viewer < self.players:
            raise Refused("seat-unknown", seat=safe_repr(viewer), players=self.players)


def _at(refusal: Refusal, index: int, moves: int) -> Refused:
    """The refusal of a move; in a run it also says which move, counted from 0."""
    facts: dict[str, Fact] = {**refusal.facts, "run_index": index} if moves > 1 else refusal.facts
    return Refused.of(Refusal(refusal.key, refusal.rule, facts))
