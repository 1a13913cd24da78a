"""The public profile of a person, from finished games at public tables alone.

A row of `results` that is `shown` is about such a game, under the person's own name. Nothing else is read but
ratings: not what a person plays now, where, or when they were here.
"""

from __future__ import annotations

import unicodedata
from statistics import median
from typing import Any, Final

from sqlalchemy import Integer, and_, case, cast, func, select
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.engine.errors import Refused, safe_repr
from bakufu.engine.record import NAME_MOST
from bakufu.server.people.persons import PeopleStore
from bakufu.server.standing.leaderboards import info_of
from bakufu.server.standing.messages import (
    CurvePoint,
    GameSeat,
    MoveTime,
    PlayedGame,
    Profile,
    RatingCurve,
    Rival,
    SideResults,
)
from bakufu.server.standing.skill import Skill
from bakufu.server.storage.people_schema import persons
from bakufu.server.storage.standing_schema import rating_history, ratings, results
from bakufu.server.tables.names import name_key

CURVE_MOST: Final = 200  # games of a curve, the last ones
RIVALS_FROM: Final = 300  # the last games among which rivals are looked for
RIVALS_MOST: Final = 5
RIVAL_LEAST: Final = 2  # games together
TIMES_FROM: Final = 200  # the last games from which the median time of a move is taken
DAY: Final = 86_400


async def profile(people: PeopleStore, name: str, me: str | None) -> Profile:
    """The profile of the person of this name; hidden ones are as if there were none, but for themselves."""
    async with people.reading() as connection:
        who = await _person(connection, name, me)
        mine = (results.c.person == who.id) & results.c.shown.is_(True)
        totals = (await connection.execute(_totals(mine))).one()
        return Profile(
            name=who.name,
            since=who.created_at // DAY * DAY,
            games=totals.games,
            wins=totals.wins or 0,
            left=totals.left or 0,
            resigned=totals.resigned or 0,
            clock_losses=totals.clock_losses or 0,
            ratings=await _ratings(connection, who.id),
            sides=await _sides(connection, mine),
            rivals=await _rivals(connection, mine, who.id),
            move_times=await _move_times(connection, mine),
        )


async def games(people: PeopleStore, name: str, me: str | None, page: int, limit: int) -> list[PlayedGame]:
    """A page of the finished public games of a person, the newest first."""
    async with people.reading() as connection:
        who = await _person(connection, name, me)
        found = await connection.execute(
            select(results, rating_history.c.mu, rating_history.c.mu_before)
            .outerjoin(
                rating_history,
                and_(
                    rating_history.c.table_id == results.c.table_id,
                    rating_history.c.seat == results.c.seat,
                    rating_history.c.person == results.c.person,
                ),
            )
            .where(results.c.person == who.id, results.c.shown.is_(True))
            .order_by(results.c.ended_at.desc(), results.c.table_id)
            .limit(limit)
            .offset(page * limit)
        )
        mine = list(found)
        tables = [row.table_id for row in mine]
        others = await connection.execute(
            select(results).where(results.c.table_id.in_(tables)).order_by(results.c.seat)
        )
        seats: dict[str, list[Row[Any]]] = {}
        for row in others:
            seats.setdefault(row.table_id, []).append(row)
    return [_game(row, seats[row.table_id]) for row in mine]


def _game(mine: Row[Any], seats: list[Row[Any]]) -> PlayedGame:
    change = None
    if mine.mu is not None:
        change = Skill(mine.mu, 0.0).rating - Skill(mine.mu_before, 0.0).rating
    return PlayedGame(
        table=mine.table_id,
        game=mine.game,
        players=mine.players,
        pace=mine.pace,
        ended_at=mine.ended_at,
        rated=mine.rated,
        change=change,
        seats=[
            GameSeat(
                seat=row.seat,
                name=row.name,
                place=row.place,
                points=row.points,
                bot=row.bot,
                left=row.left,
                self=row.seat == mine.seat,
            )
            for row in seats
        ],
    )


async def _person(connection: AsyncConnection, name: str, me: str | None) -> Row[Any]:
    """The person who has exactly this name: one that only looks like it leads nowhere."""
    wanted = unicodedata.normalize("NFC", name)
    row: Any = None
    if 0 < len(wanted) <= NAME_MOST and wanted.isprintable():
        here = (
            (persons.c.name_key == name_key(wanted))
            & (persons.c.name == wanted)
            & persons.c.deleted_at.is_(None)
        )
        found = await connection.execute(
            select(persons.c.id, persons.c.name, persons.c.created_at, persons.c.hidden).where(here)
        )
        row = found.first()
    if row is None or (row.hidden and row.id != me):
        raise Refused("profile-none", name=safe_repr(name[:NAME_MOST]))
    found_one: Row[Any] = row
    return found_one


def _totals(mine: Any) -> Any:
    found = results.c
    return select(
        func.count().label("games"),
        func.sum(case((found.place == 1, 1), else_=0)).label("wins"),
        func.sum(cast(found.left, Integer)).label("left"),
        func.sum(cast(found.resigned, Integer)).label("resigned"),
        func.sum(found.clock_losses).label("clock_losses"),
    ).where(mine)


async def _ratings(connection: AsyncConnection, person: str) -> list[RatingCurve]:
    found = await connection.execute(
        select(ratings).where(ratings.c.person == person).order_by(ratings.c.games.desc(), ratings.c.game)
    )
    return [
        RatingCurve(
            game=row.game,
            players=row.players,
            pace=row.pace,
            rating=info_of(row),
            curve=await _curve(connection, row),
        )
        for row in list(found)
    ]


async def _curve(connection: AsyncConnection, of: Row[Any]) -> list[CurvePoint]:
    history = rating_history.c
    found = await connection.execute(
        select(history.ended_at, history.mu, history.sigma)
        .where(
            history.person == of.person,
            history.game == of.game,
            history.players == of.players,
            history.pace == of.pace,
            history.number > of.games - CURVE_MOST,
        )
        .order_by(history.number)
    )
    points = [(row.ended_at, Skill(row.mu, row.sigma)) for row in found]
    return [CurvePoint(at=at, rating=skill.rating, deviation=skill.deviation) for at, skill in points]


async def _sides(connection: AsyncConnection, mine: Any) -> list[SideResults]:
    found = results.c
    kind = (found.game, found.players, found.seat, found.clan)
    rows = await connection.execute(
        select(
            *kind,
            func.count().label("games"),
            func.sum(case((found.place == 1, 1), else_=0)).label("wins"),
            func.avg(found.place).label("mean_place"),
        )
        .where(mine)
        .group_by(*kind)
        .order_by(found.game, found.players, found.seat)
    )
    return [
        SideResults(**{**row._mapping, "mean_place": round(float(row.mean_place), 2), "wins": int(row.wins)})
        for row in rows
    ]


async def _rivals(connection: AsyncConnection, mine: Any, person: str) -> list[Rival]:
    last = (
        select(results.c.table_id, results.c.place)
        .where(mine)
        .order_by(results.c.ended_at.desc())
        .limit(RIVALS_FROM)
        .subquery()
    )
    other = results.alias("other")
    rows = await connection.execute(
        select(
            persons.c.name,
            func.count().label("games"),
            func.sum(case((last.c.place < other.c.place, 1), else_=0)).label("ahead"),
            func.sum(case((last.c.place > other.c.place, 1), else_=0)).label("behind"),
        )
        .select_from(last)
        .join(other, other.c.table_id == last.c.table_id)
        .join(persons, persons.c.id == other.c.person)
        .where(other.c.person != person, other.c.shown.is_(True))
        .where(persons.c.hidden.is_(False), persons.c.deleted_at.is_(None))
        .group_by(persons.c.name)
        .having(func.count() >= RIVAL_LEAST)
        .order_by(func.count().desc(), persons.c.name)
        .limit(RIVALS_MOST)
    )
    return [
        Rival(name=row.name, games=row.games, ahead=int(row.ahead), behind=int(row.behind)) for row in rows
    ]


async def _move_times(connection: AsyncConnection, mine: Any) -> list[MoveTime]:
    found = await connection.execute(
        select(results.c.pace, results.c.move_seconds)
        .where(mine, results.c.move_seconds.is_not(None))
        .order_by(results.c.ended_at.desc())
        .limit(TIMES_FROM)
    )
    by_pace: dict[str, list[float]] = {}
    for row in found:
        by_pace.setdefault(row.pace, []).append(row.move_seconds)
    return [MoveTime(pace=pace, seconds=round(median(times), 1)) for pace, times in sorted(by_pace.items())]
