"""One game of a tournament, with every fault of a bot found and named."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, SupportsIndex

import msgspec

from bakufu.arena.crash import crash_record
from bakufu.arena.simulate import Crashed
from bakufu.arena.tournament import REPLAY, Tournament
from bakufu.bots.own import any_bot
from bakufu.engine.errors import Refused, shown
from bakufu.engine.game import Game, Outcome
from bakufu.engine.record import save_record

ATTEMPTS = 3  # a game that is replayed is given up in the end
DETAIL_MOST = 200  # characters of what a bot raised

RAISED = "raised"
ILLEGAL = "illegal"
LATE = "late"
DIED = "died"


class Fault(msgspec.Struct, frozen=True):
    """What a bot did wrong. `detail`: its exception, or its move. A death is no single bot's."""

    number: int
    bot: str
    what: str
    detail: str = ""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game. `faulty` is the seat that forfeited it; without a winner it counts for nobody."""

    number: int
    seats: list[str]
    scores: list[int]
    winners: list[int]
    decisions: list[int]  # by seat, like the rest
    seconds: list[float]  # that it thought
    slowest: list[float]  # its longest thought
    faulty: int = -1
    faults: list[Fault] = []


class Begun(msgspec.Struct, frozen=True):
    """Where a game goes on that was begun elsewhere: the attempt, and the faults before it."""

    attempt: int = 0
    faults: tuple[Fault, ...] = ()


# Hears which attempt it is and who thinks now, -1 when nobody does: so that another process can see a bot
# that nothing in its own process can stop.
Listener = Callable[[int, int], None]


def nobody_listens(attempt: int, seat: int) -> None:
    pass


class FaultyBot(Exception):
    def __init__(self, seat: int, what: str, detail: str) -> None:
        super().__init__(what, detail)
        self.seat = seat
        self.what = what
        self.detail = detail


class Late(BaseException):
    """The clock of a decision ran out. No bot should think it its own exception and go on."""


def play_bout(
    game: Game[Any],
    tournament: Tournament,
    number: int,
    crash_folder: str = ".",
    begun: Begun = Begun(),  # noqa: B008 - nothing in it can change
    listener: Listener = nobody_listens,
) -> Played:
    """The game to its end; `Crashed` when it is the program that breaks."""
    faults = list(begun.faults)
    seats = tournament.seats(number)
    for attempt in range(begun.attempt, attempts(tournament)):
        clock = _Clock(tournament)
        try:
            outcome = _play(game, tournament, number, attempt, clock, listener)
        except FaultyBot as found:
            faults.append(Fault(number, seats[found.seat], found.what, found.detail))
            faulty = found.seat
            continue
        except Exception as problem:
            path = save_crash(game, tournament, number, attempt, crash_folder)
            raise Crashed(number, f"{type(problem).__name__}: {problem}".rstrip(": "), path) from problem
        return Played(
            number=number,
            seats=seats,
            scores=outcome.scores,
            winners=outcome.winners,
            decisions=clock.decisions,
            seconds=[round(s, 6) for s in clock.seconds],
            slowest=[round(s, 6) for s in clock.slowest],
            faults=faults,
        )
    return _forfeited(tournament, number, faulty, faults, clock)


def attempts(tournament: Tournament) -> int:
    """How often a game is begun at most."""
    return ATTEMPTS if tournament.faults == REPLAY else 1


def _forfeited(
    tournament: Tournament, number: int, faulty: int, faults: list[Fault], clock: _Clock
) -> Played:
    return Played(
        number=number,
        seats=tournament.seats(number),
        scores=[0] * tournament.players,
        winners=[seat for seat in range(tournament.players) if seat != faulty],
        decisions=clock.decisions,
        seconds=clock.seconds,
        slowest=clock.slowest,
        faulty=faulty,
        faults=faults,
    )


def stopped_from_outside(tournament: Tournament, number: int, seat: int, begun: Begun) -> Played | Begun:
    """A bot hung and could not be stopped: the game forfeited, or how it is to be begun again."""
    name = tournament.seats(number)[seat]
    faults = (*begun.faults, Fault(number, name, LATE, f"{tournament.limit:g} s"))
    if begun.attempt + 1 < attempts(tournament):
        return Begun(begun.attempt + 1, faults)
    return _forfeited(tournament, number, seat, list(faults), _Clock(tournament))


def lost_to_a_death(tournament: Tournament, number: int) -> Played:
    """A game in which the whole process died, again and again."""
    nothing = [0.0] * tournament.players
    return Played(
        number=number,
        seats=tournament.seats(number),
        scores=[0] * tournament.players,
        winners=[],
        decisions=[0] * tournament.players,
        seconds=nothing,
        slowest=nothing,
        faults=[Fault(number, ", ".join(tournament.seats(number)), DIED)],
    )


class _Clock:
    def __init__(self, tournament: Tournament) -> None:
        self.decisions = [0] * tournament.players
        self.seconds = [0.0] * tournament.players
        self.slowest = [0.0] * tournament.players

    def thought(self, seat: int, seconds: float) -> None:
        self.decisions[seat] += 1
        self.seconds[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)


def _play(
    game: Game[Any], tournament: Tournament, number: int, attempt: int, clock: _Clock, listener: Listener
) -> Outcome:
    chance, rng = tournament.generators(number, attempt)
    bots = [any_bot(name, tournament.game) for name in tournament.seats(number)]
    state = game.new(tournament.players, tournament.options, chance)
    while acting := game.to_act(state):
        seat = acting[0]
        view = game.view(state, seat)
        legal = view.legal[:]
        listener(attempt, seat)
        start = perf_counter()
        try:
            with _limit(tournament.limit):
                answer: object = bots[seat](view, rng)
        except Late:
            raise FaultyBot(seat, LATE, f"{tournament.limit:g} s") from None
        except (Exception, SystemExit) as problem:
            told = f"{type(problem).__name__}: {problem}".rstrip(": ")
            raise FaultyBot(seat, RAISED, told[:DETAIL_MOST]) from problem
        finally:
            listener(attempt, -1)
        clock.thought(seat, perf_counter() - start)
        move = _move_of(answer)
        if move not in legal:
            raise FaultyBot(seat, ILLEGAL, shown(answer))
        game.apply(state, seat, move, chance)
    outcome = game.outcome(state)
    assert outcome is not None, "nobody owes a move, but the game is not over"
    return outcome


def _move_of(answer: object) -> int:
    """The number that a bot answered, whatever its type; -1 for anything else."""
    if isinstance(answer, bool) or not isinstance(answer, SupportsIndex):
        return -1
    return answer.__index__()


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    """An alarm, where the system has one."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: object) -> None:
    raise Late


def save_crash(game: Game[Any], tournament: Tournament, number: int, attempt: int, folder: str) -> str | None:
    chance, rng = tournament.generators(number, attempt)
    record = crash_record(game, tournament.players, tournament.options, tournament.seats(number), chance, rng)
    if record is None:
        return None
    path = f"{folder}/crash-{tournament.game}-{tournament.players}p-arena{tournament.seed}-game{number}.json"
    try:
        save_record(record, path)
    except Refused:  # the crash matters more than the place to write it
        return None
    return path
