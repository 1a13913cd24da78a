"""Positions with explicit chance nodes and a history: the engine's side of an OpenSpiel state.

Every draw is requested from outside. A move that needs a draw is tried on a copy, and tried again with each
answer until it needs no more draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from random import Random
from typing import Any, NamedTuple

from bakufu.engine import registry
from bakufu.engine.chance import TRIALS_ONE, Chance
from bakufu.engine.ids import Move, Seat
from bakufu.engine.views import Viewer
from bakufu.envs.recall import Memory

OUTCOMES_MOST = 256  # of one draw


class DrawQuery(NamedTuple):
    """A draw that has no outcome yet: the probability of each outcome, and the reason for the draw."""

    odds: list[tuple[int, float]]
    why: str


class DrawNeeded(Exception):
    def __init__(self, question: DrawQuery) -> None:
        super().__init__(question)
        self.question = question


class Answers(Chance):
    """Returns the known outcomes, then raises `DrawNeeded` for the next one."""

    def __init__(self, answers: Sequence[int]) -> None:
        self.answers = answers
        self.used = 0

    def draw_below(self, n: int, why: str) -> int:
        return self._next([(outcome, 1 / n) for outcome in range(n)], why)

    def draw_hits(self, n: int, threshold: int, why: str) -> int:
        p = threshold / TRIALS_ONE
        odds = [(hits, comb(n, hits) * p**hits * (1 - p) ** (n - hits)) for hits in range(n + 1)]
        return self._next([pair for pair in odds if pair[1] > 0.0], why)

    def _next(self, odds: list[tuple[int, float]], why: str) -> int:
        if self.used == len(self.answers):
            assert len(odds) <= OUTCOMES_MOST, f"{len(odds)} outcomes of {why}"
            raise DrawNeeded(DrawQuery(odds, why))
        self.used += 1
        return self.answers[self.used - 1]


class Step(NamedTuple):
    """A move that was made, with its draws and the step before it. The set-up has the seat NOBODY.

    It is a linked list, so that positions with a common history share it and a new step costs the same
    however long the game is.
    """

    before: Step | None
    number: int  # from 1
    seat: Seat
    move: Move
    answers: tuple[int, ...]


NOBODY = -1


class Remembered(NamedTuple):
    """The memory of a viewer after this many steps, and the state at that point."""

    memory: Memory
    steps: int
    state: Any


class Position:
    """A state, and the move that waits for draws.

    The steps that led here are kept, so that memories can be computed on demand: most searches never need
    one.
    """

    def __init__(self, game: str, players: int, options: dict[str, str]) -> None:
        self.game = registry.game(game)
        self.players = players
        self.options = options
        self.state: Any = None  # None while the set-up is being drawn
        self.move: tuple[int, int] | None = None
        self.answers: tuple[int, ...] = ()
        self.asked: DrawQuery | None = None
        self.begun_at: Any = None  # the state before the first step; None: the first step is the set-up
        self.last_step: Step | None = None
        self.remembered: dict[Viewer, Remembered] = {}
        self._go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        """Copies share the states, which are never changed once they are kept."""
        twin = Position.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.remembered = dict(self.remembered)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the history as a list, from which memories are computed again.

        Only memories that do not follow from the steps are kept.
        """
        first = {viewer: found for viewer, found in self.remembered.items() if found.steps == 0}
        steps = [(step.seat, step.move, step.answers) for step in self.steps_after(0)]
        return {**self.__dict__, "remembered": first, "last_step": steps}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.last_step = None
        for step in kept["last_step"]:
            self._add_step(*step)

    def _add_step(self, seat: Seat, move: Move, answers: tuple[int, ...]) -> None:
        before = self.last_step
        self.last_step = Step(before, before.number + 1 if before else 1, seat, move, answers)

    def steps_after(self, number: int) -> list[Step]:
        """The steps after the one of this number, the oldest first."""
        found = []
        step = self.last_step
        while step is not None and step.number > number:
            found.append(step)
            step = step.before
        return found[::-1]

    def make(self, move: Move) -> None:
        self.move = self.game.to_act(self.state)[0], move
        self._go_on()

    def draw(self, outcome: int) -> None:
        self.answers = (*self.answers, outcome)
        self._go_on()

    def _go_on(self) -> None:
        """Try the set-up or the pending move with the draws known so far."""
        chance = Answers(self.answers)
        try:
            if self.state is None:
                state = self.game.new(self.players, self.options, chance)
            else:
                assert self.move is not None
                state = self.state.copy()
                self.game.apply(state, *self.move, chance)
        except DrawNeeded as stopped:
            self.asked = stopped.question
            return
        self._add_step(*(self.move or (NOBODY, 0)), self.answers)
        self.state, self.move, self.answers, self.asked = state, None, (), None

    def memory(self, viewer: Viewer) -> Memory:
        """What a viewer remembers of the history of this position."""
        memory, done, state = self.remembered.get(viewer) or self._first_memory(viewer)
        new = self.steps_after(done)
        if new:
            state = None if state is None else state.copy()
            for step in new:
                chance = Answers(step.answers)
                if state is None:
                    state = self.game.new(self.players, self.options, chance)
                else:
                    self.game.apply(state, step.seat, step.move, chance)
                if step.seat == viewer:
                    memory = memory.after_move(step.move)
                memory = memory.after_view(self.game, state, viewer)
            self.remembered[viewer] = Remembered(memory, new[-1].number, state)
        if self.move is not None and self.move[0] == viewer:
            return memory.after_move(self.move[1])  # this move still waits for its draws
        return memory

    def _first_memory(self, viewer: Viewer) -> Remembered:
        memory = Memory()
        if self.begun_at is not None:
            memory = memory.after_view(self.game, self.begun_at, viewer)
        return Remembered(memory, 0, self.begun_at)

    def resampled(self, player: int, rng: Random) -> Position:
        """Another position that this player cannot tell from this one. The others' memories start anew."""
        state = self.game.resample(self.game.view(self.state, player), rng)
        found = self.__deepcopy__({})
        found.state = found.begun_at = state
        found.last_step = None
        found.remembered = {player: Remembered(self.memory(player), 0, state)}
        return found
