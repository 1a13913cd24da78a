"""OpenSkill ratings (Plackett-Luce) of the bots in a tournament."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec
from openskill.models import PlackettLuce

from bakufu.arena.game_run import GameResult

Z = 1.96  # 95 % of a normal distribution lie within this many standard deviations


class Rating(msgspec.Struct, frozen=True):
    """The mean skill, its standard deviation, and its 95 % bounds."""

    mu: float
    sigma: float
    low: float
    high: float


def ratings(bots: Sequence[str], games: Iterable[GameResult]) -> dict[str, Rating]:
    """Rate the bots; every game ranks its seats. A bot with several seats is updated by their mean."""
    model = PlackettLuce()
    known = dict.fromkeys(bots, (model.mu, model.sigma))
    for game in games:
        if not game.winners or len(set(game.seats)) == 1:
            continue
        teams = [[model.rating(*known[name])] for name in game.seats]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks(game)])
        for name in set(game.seats):
            own = [rated[seat][0] for seat, sitting in enumerate(game.seats) if sitting == name]
            mu = sum(rating.mu for rating in own) / len(own)
            known[name] = (mu, sqrt(sum(rating.sigma**2 for rating in own) / len(own)))
    return {
        name: Rating(round(mu, 3), round(sigma, 3), round(mu - Z * sigma, 3), round(mu + Z * sigma, 3))
        for name, (mu, sigma) in known.items()
    }


def ranks(game: GameResult) -> list[int]:
    """The rank of each seat, 1 being the best: winners first, then by points; equals share a rank."""
    order = [
        (seat not in game.winners, seat == game.faulty, 0 if seat in game.winners else -score)
        for seat, score in enumerate(game.scores)
    ]
    return [1 + sum(other < own for other in order) for own in order]
