"""Plays one game of a tournament, and detects and reports every fault of a bot."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any

import msgspec
from msgspec import UNSET

from bakufu.arena.crash import crash_record, crashed, save_crash
from bakufu.arena.tournament import REPLAY, Tournament
from bakufu.bots.answer import RAISED, BadAnswer, TimeLimitReached, answer, describe_exception, traceback_of
from bakufu.bots.custom import load_bot
from bakufu.engine.game import Game, Outcome, View
from bakufu.engine.ids import Move, Seat
from bakufu.engine.playing import Position, play_out

ATTEMPTS = 3  # how often a game is played at most where faults lead to a replay

LATE = "late"  # besides the faults in `bots.answer`
DIED = "died"


class BotFault(msgspec.Struct, frozen=True):
    """What a bot did wrong. `detail`: its exception, or its move.

    When a process died, `bot` names all bots at the table, as nobody knows which one was at fault.
    `traceback`: where it raised, or where it was when its time ran out.
    """

    number: int
    bot: str
    what: str
    detail: str = ""
    traceback: str = ""


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game. `faulty` is the seat that forfeited it; a game without winners does not count."""

    number: int
    seats: list[str]
    scores: list[int]
    winners: list[Seat]
    decisions: list[int]  # by seat, like the rest
    seconds: list[float]  # its thinking time in total
    slowest: list[float]  # its slowest decision
    faulty: int = -1
    faults: list[BotFault] = []


class Attempt(msgspec.Struct, frozen=True):
    """The next attempt at a game: its index, and the faults of the attempts before it."""

    index: int = 0
    faults: tuple[BotFault, ...] = ()


# Called with the seat that starts to think, and with -1 when it has finished, so that another process can
# notice a bot that nothing in its own process can stop.
Listener = Callable[[Seat], None]


def ignore_decision(seat: Seat) -> None:
    pass


class SeatFault(Exception):
    """The fault of a seat's bot, which ends the attempt."""

    def __init__(self, seat: Seat, what: str, detail: str, traceback: str = "") -> None:
        super().__init__(seat, what, detail, traceback)
        self.seat = seat
        self.what = what
        self.detail = detail
        self.traceback = traceback


def play_attempt(
    game: Game[Any],
    tournament: Tournament,
    number: int,
    crash_folder: str = ".",
    attempt: Attempt = Attempt(),  # noqa: B008 - nothing in it can change
    listener: Listener = ignore_decision,
) -> GameResult | Attempt:
    """Play one attempt. The result is a game played or forfeited, or the next attempt after a fault.

    Raises `Crashed` when the program itself fails.
    """
    clock = _Clock(tournament)
    try:
        outcome = _play(game, tournament, number, attempt.index, clock, listener)
    except SeatFault as found:
        return _after_a_fault(tournament, number, found, attempt, clock)
    except Exception as problem:
        path = save_crashed_game(game, tournament, number, attempt.index, crash_folder)
        raise crashed(number, problem, path) from problem
    return GameResult(
        number=number,
        seats=tournament.seats(number),
        scores=outcome.scores,
        winners=outcome.winners,
        decisions=clock.decisions,
        seconds=[round(s, 6) for s in clock.seconds],
        slowest=[round(s, 6) for s in clock.slowest],
        faults=list(attempt.faults),
    )


def play_to_the_end(
    game: Game[Any], tournament: Tournament, number: int, crash_folder: str = "."
) -> GameResult:
    """Play as many attempts as it takes, in this process."""
    found: GameResult | Attempt = Attempt()
    while isinstance(found, Attempt):
        found = play_attempt(game, tournament, number, crash_folder, found)
    return found


def attempts_allowed(tournament: Tournament) -> int:
    """How many attempts a game gets at most."""
    return ATTEMPTS if tournament.faults == REPLAY else 1


def stopped_from_outside(
    tournament: Tournament, number: int, seat: Seat, attempt: Attempt
) -> GameResult | Attempt:
    """The result after a bot hung and its process was killed: a forfeited game, or the next attempt."""
    late = SeatFault(seat, LATE, f"{tournament.limit:g} s")
    return _after_a_fault(tournament, number, late, attempt, _Clock(tournament))


def _after_a_fault(
    tournament: Tournament, number: int, found: SeatFault, attempt: Attempt, clock: _Clock
) -> GameResult | Attempt:
    seats = tournament.seats(number)
    fault = BotFault(number, seats[found.seat], found.what, found.detail, found.traceback)
    faults = (*attempt.faults, fault)
    if attempt.index + 1 < attempts_allowed(tournament):
        return Attempt(attempt.index + 1, faults)
    return GameResult(
        number=number,
        seats=seats,
        scores=[0] * tournament.players,
        winners=[seat for seat in range(tournament.players) if seat != found.seat],
        decisions=clock.decisions,
        seconds=clock.seconds,
        slowest=clock.slowest,
        faulty=found.seat,
        faults=list(faults),
    )


def lost_to_process_death(tournament: Tournament, number: int) -> GameResult:
    """The result of a game that killed its process at every attempt."""
    nothing = [0.0] * tournament.players
    return GameResult(
        number=number,
        seats=tournament.seats(number),
        scores=[0] * tournament.players,
        winners=[],
        decisions=[0] * tournament.players,
        seconds=nothing,
        slowest=nothing,
        faults=[BotFault(number, ", ".join(tournament.seats(number)), DIED)],
    )


class _Clock:
    def __init__(self, tournament: Tournament) -> None:
        self.decisions = [0] * tournament.players
        self.seconds = [0.0] * tournament.players
        self.slowest = [0.0] * tournament.players

    def thought(self, seat: Seat, seconds: float) -> None:
        self.decisions[seat] += 1
        self.seconds[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)


def _play(
    game: Game[Any], tournament: Tournament, number: int, attempt: int, clock: _Clock, listener: Listener
) -> Outcome:
    chance, rng = tournament.generators(number, attempt)
    bots = [load_bot(name, tournament.game) for name in tournament.seats(number)]

    def decide(seat: Seat, view: View) -> Move:
        listener(seat)
        start = perf_counter()
        try:
            with _limit(tournament.limit):
                move = answer(bots[seat], view, rng)
        except TimeLimitReached as late:
            raise SeatFault(seat, LATE, f"{tournament.limit:g} s", traceback_of(late)) from None
        except KeyboardInterrupt as problem:  # raised by the bot: workers ignore a real Ctrl-C
            raise SeatFault(seat, RAISED, describe_exception(problem), traceback_of(problem)) from problem
        except BadAnswer as found:
            raise SeatFault(seat, found.what, found.detail, traceback_of(found.__cause__)) from found
        finally:
            listener(-1)
        clock.thought(seat, perf_counter() - start)
        return move

    position = Position.new(game, tournament.players, tournament.options, chance)
    play_out(position, decide)
    return position.outcome()


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    """Raise `TimeLimitReached` after so many seconds, where the system has alarm signals."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _raise_time_limit)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _raise_time_limit(number: int, frame: object) -> None:
    raise TimeLimitReached


def save_crashed_game(
    game: Game[Any], tournament: Tournament, number: int, attempt: int, folder: str
) -> str | None:
    """Save the record of a game that crashed the program; see `save_crash`."""
    chance, rng = tournament.generators(number, attempt)
    record = crash_record(game, tournament.players, tournament.options, tournament.seats(number), chance, rng)
    kind = "arena" if tournament.seating is UNSET else "seed"
    name = f"{tournament.game}-{tournament.players}p-{kind}{tournament.seed}-game{number}"
    return save_crash(record, folder, name)
