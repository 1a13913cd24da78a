"""What a game does to the ratings of its persons: who is rated, in which order, and whether it counts at all.

docs/ratings.md is the policy for players; its paragraphs are named at the lines that decide them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.engine.ids import Seat
from bakufu.server.standing.results import FEW_PEOPLE, SAME_PEOPLE
from bakufu.server.standing.skill import GAMES_LEAST, Skill, after_game, new_skill, ranks
from bakufu.server.storage import schema
from bakufu.server.storage.people_schema import persons
from bakufu.server.storage.standing_schema import rating_history, ratings, results
from bakufu.server.tables.rated import PEOPLE_LEAST

RATED: Final = "rated"
DAY: Final = 24 * 3600.0
TOGETHER_WITHIN: Final = 30 * DAY
TOGETHER_MOST: Final = 10  # games that the same people may play for ratings within that time


class Player(NamedTuple):
    """A person whose rating a game changes. `key`: smaller for who did better."""

    person: str
    seat: Seat
    key: tuple[int, int]


async def rate(connection: AsyncConnection, rows: Sequence[Row[Any]], events: Sequence[Any]) -> str:
    """Rate a game from its results; return `RATED`, or why it does not count."""
    if not rows[0].rated:
        return str(rows[0].unrated)
    if await _is_counted(connection, rows[0].table_id):
        return RATED
    players = await _players(connection, rows, events)
    unrated = None
    if len(players) < PEOPLE_LEAST:
        unrated = FEW_PEOPLE
    elif await _are_the_same_again(connection, players, rows[0].ended_at):
        unrated = SAME_PEOPLE
    if unrated is None:
        await _rate(connection, rows[0], players)
        return RATED
    game = update(results).where(results.c.table_id == rows[0].table_id)
    await connection.execute(game.values(rated=False, unrated=unrated))
    return unrated


async def _is_counted(connection: AsyncConnection, table_id: str) -> bool:
    """Whether the game has been counted already: then nothing may hold up those after it."""
    found = select(rating_history.c.seat).where(rating_history.c.table_id == table_id).limit(1)
    return await connection.scalar(found) is not None


async def _players(
    connection: AsyncConnection, rows: Sequence[Row[Any]], events: Sequence[Any]
) -> list[Player]:
    """Whoever began the game as a person: those who left are last, bots and newcomers are not compared."""
    first_joined = {event.seat: event.number for event in reversed(events) if event.kind == "joined"}
    had = schema.former_holders.c
    found = await connection.execute(select(had.number, had.person).where(had.table_id == rows[0].table_id))
    former = {one.number: one.person for one in found}
    players = []
    for row in rows:
        left = row.left or row.newcomer  # docs/ratings.md, "Whoever leaves"
        person = former.get(first_joined[row.seat]) if row.newcomer else row.person
        if person is not None and row.bot is None:
            players.append(Player(person, row.seat, (1, 0) if left else (0, row.place)))
    here = persons.c.id.in_([player.person for player in players])
    known = await connection.execute(select(persons.c.id).where(here, persons.c.deleted_at.is_(None)))
    there = {row.id for row in known}
    return [player for player in players if player.person in there]


async def _are_the_same_again(
    connection: AsyncConnection, players: Sequence[Player], ended_at: float
) -> bool:
    """Whether each two of them have played many rated games together of late ("The same people")."""
    history, who = rating_history.c, [player.person for player in players]
    found = await connection.execute(
        select(history.table_id, history.person).where(
            history.person.in_(who), history.ended_at > ended_at - TOGETHER_WITHIN
        )
    )
    games: dict[str, list[str]] = {}
    for row in found:
        games.setdefault(row.table_id, []).append(row.person)
    met = Counter(pair for sat in games.values() for pair in combinations(sorted(sat), 2))
    return all(met[pair] >= TOGETHER_MOST for pair in combinations(sorted(who), 2))


async def _rate(connection: AsyncConnection, game: Row[Any], players: Sequence[Player]) -> None:
    kind = {"game": game.game, "players": game.players, "pace": game.pace}
    same = [ratings.c[name] == value for name, value in kind.items()]
    found = await connection.execute(
        select(ratings).where(ratings.c.person.in_([player.person for player in players]), *same)
    )
    known = {row.person: row for row in found}
    before = [
        Skill(row.mu, row.sigma) if (row := known.get(player.person)) is not None else new_skill()
        for player in players
    ]
    order = ranks([player.key for player in players])
    for player, rank, was, now in zip(players, order, before, after_game(before, order), strict=True):
        row = known.get(player.person)
        number = (row.games if row is not None else 0) + 1
        values = {
            "mu": now.mu,
            "sigma": now.sigma,
            "sure": now.sure,
            "games": number,
            "wins": (row.wins if row is not None else 0) + (rank == 1),
            "provisional": number < GAMES_LEAST,
            "changed_at": game.ended_at,
        }
        if row is None:
            await connection.execute(insert(ratings).values(person=player.person, **kind, **values))
        else:
            mine = update(ratings).where(ratings.c.person == player.person, *same)
            await connection.execute(mine.values(**values))
        await connection.execute(
            insert(rating_history).values(
                table_id=game.table_id,
                seat=player.seat,
                person=player.person,
                **kind,
                number=number,
                rank=rank,
                mu_before=was.mu,
                sigma_before=was.sigma,
                mu=now.mu,
                sigma=now.sigma,
                ended_at=game.ended_at,
            )
        )
