"""The table of results of a club: what its members have done at its tables, by game and over all games."""

from __future__ import annotations

from sqlalchemy import case, func, select

from bakufu.server.clubs.messages import ClubResult
from bakufu.server.people.persons import PeopleStore
from bakufu.server.storage import schema
from bakufu.server.storage.clubs_schema import members
from bakufu.server.storage.people_schema import persons
from bakufu.server.storage.standing_schema import results as played
from bakufu.server.tables.club_access import CLUB

ALL_GAMES = ""


async def results(people: PeopleStore, club: str) -> list[ClubResult]:
    """The results of those who are members now; first over all games, then by game, the best first."""
    won = case((played.c.place == 1, 1), else_=0)
    tables = schema.tables.c
    wanted = (
        select(
            played.c.game,
            persons.c.name,
            func.count().label("games"),
            func.sum(won).label("wins"),
            func.sum(played.c.place).label("places"),
            func.sum(played.c.points).label("points"),
        )
        .join(schema.tables, tables.id == played.c.table_id)
        .join(persons, persons.c.id == played.c.person)
        .join(members, (members.c.person == persons.c.id) & (members.c.club == tables.club))
        .where(tables.visibility == CLUB, tables.club == club)
        .group_by(played.c.game, persons.c.id, persons.c.name)
    )
    sums: dict[tuple[str, str], list[int]] = {}
    async with people.reading() as connection:
        for row in await connection.execute(wanted):
            for game in (ALL_GAMES, row.game):
                sum_of = sums.setdefault((game, row.name), [0, 0, 0, 0])
                for number, value in enumerate((row.games, row.wins, row.places, row.points)):
                    sum_of[number] += int(value)
    found = [
        ClubResult(
            game=game,
            name=name,
            games=games,
            wins=wins,
            mean_place=places / games,
            points=points / games,
        )
        for (game, name), (games, wins, places, points) in sums.items()
    ]
    return sorted(found, key=lambda one: (one.game, -one.wins, one.mean_place, -one.points, one.name))
