"""Leaderboards, and what one game did to ratings. Whoever has hidden their profile is in none of them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select
from sqlalchemy.engine import Row

from bakufu.engine import registry
from bakufu.engine.errors import Refused
from bakufu.server.people.persons import PeopleStore
from bakufu.server.standing.messages import Leaderboard, Ranked, RatingChange, RatingInfo, TableRatings
from bakufu.server.standing.skill import GAMES_LEAST, Skill
from bakufu.server.storage.people_schema import persons
from bakufu.server.storage.standing_schema import ended_games, rating_history, ratings, results

RATED_PACES = ("live", "days")


async def leaderboard(
    people: PeopleStore, game: str, players: int, pace: str, page: int, limit: int
) -> Leaderboard:
    rules = registry.game(game)
    if not rules.min_players <= players <= rules.max_players:
        low, high = rules.min_players, rules.max_players
        raise Refused("players-out-of-range", game=game, low=low, high=high, given=players)
    found = ratings.c
    listed = (
        (found.game == game)
        & (found.players == players)
        & (found.pace == pace)
        & found.provisional.is_(False)
        & persons.c.hidden.is_(False)
        & persons.c.deleted_at.is_(None)
    )
    both = ratings.join(persons, persons.c.id == found.person)
    wanted = (
        select(ratings, persons.c.name)
        .select_from(both)
        .where(listed)
        .order_by(found.sure.desc(), persons.c.name)
        .limit(limit)
        .offset(page * limit)
    )
    async with people.reading() as connection:
        rows = list(await connection.execute(wanted))
        count = await connection.scalar(select(func.count()).select_from(both).where(listed)) or 0
    lines = [
        Ranked(place=page * limit + number, name=row.name, rating=info_of(row))
        for number, row in enumerate(rows, 1)
    ]
    return Leaderboard(game=game, players=players, pace=pace, people=count, lines=lines)


def info_of(row: Row[Any]) -> RatingInfo:
    """The rating in a row of `ratings`."""
    skill = Skill(row.mu, row.sigma)
    return RatingInfo(
        rating=skill.rating,
        deviation=skill.deviation,
        games=row.games,
        wins=row.wins,
        provisional=row.provisional,
    )


async def table_ratings(people: PeopleStore, table_id: str, me: str | None) -> TableRatings:
    """What a game did to ratings. Those who have hidden theirs see their own, and nobody else does."""
    history = rating_history.c
    async with people.reading() as connection:
        result = (
            await connection.execute(select(results).where(results.c.table_id == table_id).limit(1))
        ).first()
        waits = await connection.scalar(
            select(ended_games.c.table_id).where(ended_games.c.table_id == table_id)
        )
        found = await connection.execute(
            select(rating_history, persons.c.name, persons.c.hidden)
            .join(persons, persons.c.id == history.person)
            .where(history.table_id == table_id)
            .order_by(history.seat)
        )
        rows = [row for row in found if not row.hidden or row.person == me]
    if result is None:
        return TableRatings(pending=False, rated=False, unrated=None, changes=[])
    return TableRatings(
        pending=waits is not None,
        rated=result.rated,
        unrated=result.unrated,
        changes=[_change(row) for row in rows],
    )


def _change(row: Row[Any]) -> RatingChange:
    return RatingChange(
        seat=row.seat,
        name=row.name,
        before=Skill(row.mu_before, row.sigma_before).rating,
        after=Skill(row.mu, row.sigma).rating,
        deviation=Skill(row.mu, row.sigma).deviation,
        provisional=row.number < GAMES_LEAST,
    )
