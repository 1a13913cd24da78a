"""Tournament results: shares of victories and points with 95 % bounds, by bot, by seat and by pair."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from platform import python_version

import msgspec

from bakufu import __version__
from bakufu.arena.game_run import BotFault, GameResult
from bakufu.arena.ratings import Rating, Z, ranks, ratings
from bakufu.arena.tournament import Tournament


class Measure(msgspec.Struct, frozen=True):
    """A mean and its 95 % bounds."""

    value: float
    low: float
    high: float
    number: int  # of games or seats that it is based on


class SeatResult(msgspec.Struct, frozen=True):
    wins: Measure
    points: Measure


class BotResult(msgspec.Struct, frozen=True, kw_only=True):
    bot: str
    wins: Measure
    points: Measure
    rating: Rating
    by_seat: list[SeatResult]
    seconds: float  # for a decision, on average
    slowest: float
    faults: int


class Results(msgspec.Struct, frozen=True, kw_only=True):
    tournament: Tournament
    games: int
    decisions: int
    equal: float  # the share of victories if all bots were equally strong
    bots: list[BotResult]  # the best first
    seats: list[SeatResult]
    crosstable: dict[str, dict[str, Measure]]  # how often the first finishes before the second
    faults: list[BotFault]
    versions: dict[str, str] = {}  # of Bakufu and of Python, when these results were computed


def results(tournament: Tournament, played: Sequence[GameResult]) -> Results:
    games = sorted(played, key=lambda game: game.number)
    rated = ratings(tournament.bots, games)
    bots = [_bot(name, tournament, games, rated[name]) for name in tournament.bots]
    bots.sort(key=lambda bot: (-bot.wins.value, -bot.rating.mu))
    everyone = [_seat([(game, seat) for game in games]) for seat in range(tournament.players)]
    return Results(
        tournament=tournament,
        games=len(games),
        decisions=sum(sum(game.decisions) for game in games),
        equal=1 / tournament.players,
        bots=bots,
        seats=everyone,
        crosstable=_crosstable(tournament.bots, games),
        faults=_without_repeats([fault for game in games for fault in game.faults]),
        versions={"bakufu": __version__, "python": python_version()},
    )


def _without_repeats(faults: Sequence[BotFault]) -> list[BotFault]:
    """All faults; a traceback that a bot repeats is kept only the first time."""
    known: set[tuple[str, str]] = set()
    found = []
    for fault in faults:
        again = (fault.bot, fault.traceback) in known
        known.add((fault.bot, fault.traceback))
        found.append(msgspec.structs.replace(fault, traceback="") if again else fault)
    return found


def _bot(name: str, tournament: Tournament, games: Sequence[GameResult], rating: Rating) -> BotResult:
    held = [(game, seat) for game in games for seat, bot in enumerate(game.seats) if bot == name]
    whole = _seat(held)
    thought = sum(game.seconds[seat] for game, seat in held)
    moves = sum(game.decisions[seat] for game, seat in held)
    return BotResult(
        bot=name,
        wins=whole.wins,
        points=whole.points,
        rating=rating,
        by_seat=[
            _seat([(game, at) for game, at in held if at == seat]) for seat in range(tournament.players)
        ],
        seconds=round(thought / moves, 6) if moves else 0.0,
        slowest=max((game.slowest[seat] for game, seat in held), default=0.0),
        faults=sum(fault.bot == name for game in games for fault in game.faults),
    )


def _seat(held: Sequence[tuple[GameResult, int]]) -> SeatResult:
    """The result of these seats in these games. A forfeited game counts for victories, not for points."""
    counted = [(game, seat) for game, seat in held if game.winners]
    wins = sum((seat in game.winners) / len(game.winners) for game, seat in counted)
    points = [game.scores[seat] for game, seat in counted if game.faulty < 0]
    return SeatResult(share(wins, len(counted)), _mean(points))


def share(wins: float, number: int) -> Measure:
    """A share with Wilson's interval, which stays sensible near 0 and 1 and for few games."""
    if number == 0:
        return Measure(0.0, 0.0, 1.0, 0)
    p, z = wins / number, Z
    middle = (p + z * z / (2 * number)) / (1 + z * z / number)
    half = z * sqrt(p * (1 - p) / number + z * z / (4 * number * number)) / (1 + z * z / number)
    return Measure(round(p, 5), round(max(0.0, middle - half), 5), round(min(1.0, middle + half), 5), number)


def _mean(values: Sequence[int]) -> Measure:
    number = len(values)
    if number == 0:
        return Measure(0.0, 0.0, 0.0, 0)
    mean = sum(values) / number
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (number - 1)) if number > 1 else 0.0
    half = Z * spread / sqrt(number)
    return Measure(round(mean, 3), round(mean - half, 3), round(mean + half, 3), number)


def _crosstable(bots: Sequence[str], games: Sequence[GameResult]) -> dict[str, dict[str, Measure]]:
    """How often one bot finishes before another. A game counts once, however many seats the two have."""
    ahead: dict[tuple[str, str], list[float]] = {
        (one, other): [] for one in bots for other in bots if one != other
    }
    for game in games:
        if not game.winners:
            continue
        met: dict[tuple[str, str], list[float]] = {}
        places = ranks(game)
        for a, one in enumerate(game.seats):
            for b, other in enumerate(game.seats):
                if one != other:
                    before = 1.0 if places[a] < places[b] else 0.5 if places[a] == places[b] else 0.0
                    met.setdefault((one, other), []).append(before)
        for pair, found in met.items():
            ahead[pair].append(sum(found) / len(found))
    return {
        one: {other: share(sum(ahead[one, other]), len(ahead[one, other])) for other in bots if other != one}
        for one in bots
    }
