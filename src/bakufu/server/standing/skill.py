"""The arithmetic of ratings (OpenSkill, Plackett-Luce): what one game does to the ratings of its players.

A skill is a mean and a standard deviation. People read both sixty times as large: a beginner has 1500 ± 500.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

SHOWN: Final = 60  # a point of the arithmetic in points as they are shown
GAMES_LEAST: Final = 10  # a rating of fewer games is provisional


class Skill(NamedTuple):
    mu: float
    sigma: float

    @property
    def rating(self) -> int:
        return round(SHOWN * self.mu)

    @property
    def deviation(self) -> int:
        """Two thirds of all people are nearer to their rating than this."""
        return round(SHOWN * self.sigma)

    @property
    def sure(self) -> float:
        """What somebody most probably is worth at least: the order of leaderboards."""
        return self.mu - self.sigma


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


def new_skill() -> Skill:
    """Of somebody who has not played yet."""
    return Skill(_model().mu, _model().sigma)


def after_game(before: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills after a game in which these players came in with these ranks, 1 being the best."""
    model = _model()
    teams = [[model.rating(one.mu, one.sigma)] for one in before]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]


def ranks(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """The rank of each player, from 1 on, by something that is smaller for the better ones."""
    return [1 + sum(other < own for other in keys) for own in keys]
