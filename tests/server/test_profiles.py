"""Profiles and leaderboards: what they show, and attacks on what they must not."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import update

from bakufu.server.people import persons, seats, sessions
from bakufu.server.protocol import Joined
from bakufu.server.standing import leaderboards, profiles
from bakufu.server.standing.messages import PlayedGame, Profile
from bakufu.server.standing.skill import GAMES_LEAST
from bakufu.server.storage.standing_schema import ratings
from bakufu.server.tables import lobby
from tests.server.absence import Clock, Company
from tests.server.persons import Somebody
from tests.server.playing import PlayedTable, refused
from tests.server.running import running
from tests.server.standing import RATED, Arena, arena

CASUAL: dict[str, Any] = {**RATED, "rated": False}


async def profile(house: Arena, name: str, me: Somebody | None = None) -> Profile:
    return await profiles.profile(house.people, name, me.id if me else None)


async def games(house: Arena, name: str, page: int = 0, limit: int = 50) -> list[PlayedGame]:
    return await profiles.games(house.people, name, None, page, limit)


def today() -> Clock:
    """For persons who are signed in at a real server afterwards."""
    clock = Clock()
    clock.now = time.time()
    return clock


async def hide(house: Arena, who: Somebody) -> None:
    await persons.change(house.people, who.id, hidden=True)


async def board(house: Arena, players: int = 2, page: int = 0, limit: int = 50) -> list[tuple[int, str]]:
    found = await leaderboards.leaderboard(house.people, "dojo", players, "live", page, limit)
    return [(line.place, line.name) for line in found.lines]


async def champions(house: Arena, *names: str) -> list[Somebody]:
    """Persons with ratings that are no longer provisional, the best first."""
    who = await house.persons(*names)
    month = 31 * 24 * 3600.0
    for number in range(GAMES_LEAST):
        for stronger, weaker in pairwise(who):
            await house.ended(stronger, weaker, at=1000.0 + number * month)
    house.clock.now += 1000.0 + GAMES_LEAST * month
    await house.count()
    return who


# -- what is shown -------------------------------------------------------------------------------------


async def test_a_profile_tells_games_sides_rivals_conduct_and_ratings(database: str) -> None:
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        first = await house.game(aya, ben, **RATED)
        house.clock.now += 60
        second = await house.table(ben, aya, **CASUAL)
        await Company(second).resign(1)
        await second.play_on()
        await house.count()
        found = await profile(house, "Aya")
        assert (found.name, found.games, found.left, found.resigned) == ("Aya", 2, 1, 1)
        assert [(side.seat, side.games) for side in found.sides] == [(0, 1), (1, 1)]
        assert sum(side.wins for side in found.sides) == found.wins
        [rival] = found.rivals
        assert (rival.name, rival.games) == ("Ben", 2)
        [rating] = found.ratings
        assert (rating.game, rating.players, rating.pace, rating.rating.games) == ("dojo", 2, "live", 1)
        assert rating.rating.provisional
        assert [point.rating for point in rating.curve] == [rating.rating.rating]
        newest, oldest = await games(house, "Aya")
        assert (newest.table, newest.rated, newest.change) == (second.id, False, None)
        assert (oldest.table, oldest.rated) == (first.id, True)
        assert oldest.change == rating.rating.rating - 1500
        assert [seat.name for seat in newest.seats if seat.self] == ["Aya"]


async def test_games_come_in_pages(database: str) -> None:
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        tables = [await house.ended(aya, ben, at=1000.0 + number) for number in range(3)]
        await house.count()
        assert [game.table for game in await games(house, "Aya", limit=2)] == tables[:0:-1]
        assert [game.table for game in await games(house, "Aya", page=1, limit=2)] == tables[:1]


async def test_a_leaderboard_is_ordered_by_what_is_sure_and_comes_in_pages(database: str) -> None:
    async with arena(database) as house:
        await champions(house, "Aya", "Ben", "Chiyo", "Dai")
        whole = await board(house)
        assert [name for _, name in whole] == ["Aya", "Ben", "Chiyo", "Dai"]
        assert await board(house, page=1, limit=2) == [(3, "Chiyo"), (4, "Dai")]
        async with house.people.changing() as connection:
            await connection.execute(update(ratings).where(ratings.c.games > 10).values(provisional=True))
        assert [name for _, name in await board(house)] == ["Aya", "Dai"]


async def test_a_table_tells_how_its_game_changed_the_ratings_once_it_is_counted(database: str) -> None:
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        table = await house.table(aya, ben, **RATED)
        before = await leaderboards.table_ratings(house.people, table.id, None)
        await table.play_on()
        ended = await leaderboards.table_ratings(house.people, table.id, None)
        await house.count()
        after = await leaderboards.table_ratings(house.people, table.id, None)
        assert (before.pending, before.rated, before.changes) == (False, False, [])
        assert (ended.pending, ended.rated, ended.changes) == (True, True, [])
        assert (after.pending, [change.name for change in after.changes]) == (False, ["Aya", "Ben"])
        assert {change.before for change in after.changes} == {1500}


# -- what is not ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "private", [{"visibility": "link"}, {"visibility": "unlisted"}, {"spectators": False}]
)
async def test_nothing_of_a_private_table_is_in_a_profile(database: str, private: dict[str, Any]) -> None:
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        empty = await profile(house, "Aya")
        await house.game(aya, ben, **CASUAL | private)
        await house.game(aya, ben, **CASUAL | private)
        await house.count()
        assert await profile(house, "Aya") == empty
        assert await profile(house, "Aya", aya) == empty  # nor in what somebody could show around
        assert await games(house, "Aya") == []


async def test_a_running_game_changes_nothing_whatever_happens_in_it(database: str) -> None:
    """Not its moves, not when they come, and not who has lost on time or has left."""
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        await house.game(aya, ben, **RATED)
        await house.count()
        known = [await profile(house, name) for name in ("Aya", "Ben")]
        table = await house.table(aya, ben, **RATED)
        company = Company(table)
        await table.play_on(moves=3)
        house.clock.now += 100_000
        await company.tick()
        await company.take_back(0)
        await house.count()
        assert [await profile(house, name) for name in ("Aya", "Ben")] == known
        assert len(await games(house, "Aya")) == 1


async def test_a_game_that_was_called_off_leaves_no_trace(database: str) -> None:
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        known = await profile(house, "Aya")
        table = await house.table(aya, ben, **CASUAL)
        await Company(table).host("end")
        await house.count()
        assert await profile(house, "Aya") == known


async def test_who_plays_under_another_name_is_not_betrayed_by_their_profile(database: str) -> None:
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        table = await house.table(aya._replace(name="Nobody You Know"), ben, **CASUAL)
        await table.play_on()
        await house.count()
        assert (await profile(house, "Aya")).games == 0
        assert (await profile(house, "Ben")).rivals == []
        assert (await refused(profile(house, "Nobody You Know"))).key == "profile-none"


async def test_a_guest_with_the_name_of_a_person_adds_nothing_to_their_profile(database: str) -> None:
    async with arena(database) as house:
        [aya] = await house.persons("Aya")
        await house.game("Aya", "Ben", **CASUAL)
        await house.count()
        assert (await profile(house, "Aya")).games == 0
        assert (await refused(profile(house, "Ben"))).key == "profile-none"
        assert aya.name == "Aya"


@pytest.mark.parametrize(
    "name", ["Αya", "Ауа", "aya", "AYA", "Aya ", "A\u200bya", "Ayа", "", "%", "Ay_", "\x00"]
)
async def test_a_name_that_only_looks_like_somebodys_leads_nowhere(database: str, name: str) -> None:
    async with arena(database) as house:
        await house.persons("Aya")
        assert (await refused(profile(house, name))).key == "profile-none"


async def test_the_same_name_in_another_form_of_unicode_is_the_same_person(database: str) -> None:
    async with arena(database) as house:
        await house.persons("Chō")
        assert (await profile(house, "Cho\u0304")).name == "Chō"


async def test_a_hidden_profile_is_as_if_there_were_none_but_for_its_person(database: str) -> None:
    async with arena(database) as house:
        aya, ben, chiyo = await champions(house, "Aya", "Ben", "Chiyo")
        table = await house.game(aya, ben, **RATED)
        await house.count()
        await hide(house, aya)
        there, missing = await refused(profile(house, "Aya")), await refused(profile(house, "Zoe"))
        assert (there.key, there.rule, set(there.facts)) == (missing.key, missing.rule, set(missing.facts))
        assert (await refused(games(house, "Aya"))).key == "profile-none"
        assert (await refused(profiles.profile(house.people, "Aya", ben.id))).key == "profile-none"
        assert (await profile(house, "Aya", aya)).name == "Aya"
        assert await board(house) == [(1, "Ben"), (2, "Chiyo")]
        assert "Aya" not in [rival.name for rival in (await profile(house, "Ben")).rivals]
        told = await leaderboards.table_ratings(house.people, table.id, None)
        own = await leaderboards.table_ratings(house.people, table.id, aya.id)
        assert [change.name for change in told.changes] == ["Ben"]
        assert [change.name for change in own.changes] == ["Aya", "Ben"]
        assert chiyo.name == "Chiyo"


async def test_a_guests_game_is_claimed_with_its_result_and_shown_only_under_the_same_name(
    database: str,
) -> None:
    async with arena(database) as house:
        [aya] = await house.persons("Aya")
        me = await sessions.signed_in(house.people, aya.token)
        same = await house.game("Aya", "Ben", **CASUAL)
        other = await house.game("Somebody", "Ben", **CASUAL)
        await house.count()
        for table in (same, other):
            await seats.claim(house.store, me, table.id, [table.tokens[0]], None)
        assert [game.table for game in await games(house, "Aya")] == [same.id]
        for table in (same, other):
            assert (await house.rows(table))[0].person == aya.id


async def test_a_profile_over_http_has_no_ids_and_a_stranger_cannot_ask_for_another(database: str) -> None:
    async with arena(database, today()) as house:
        aya, ben = await house.persons("Aya", "Ben")
        await house.ended(aya, ben, at=1000.0)
        await house.count()
    async with running(database) as server:
        for path in ("/api/profile?name=Aya", "/api/profile/games?name=Aya"):
            text = (await server.http.get(path)).text
            assert "Aya" in text and aya.id not in text and ben.id not in text
        assert await server.refused("GET", "/api/profile?name=Zoe") == (404, "profile-none")
        assert await server.refused("GET", "/api/profile") == (404, "profile-none")
        changed = await server.ask("PUT", "/api/me", aya.token, {"profile": False})
        assert changed["profile"] is False
        assert await server.refused("GET", "/api/profile?name=Aya") == (404, "profile-none")
        assert (await server.ask("GET", "/api/profile?name=Aya", aya.token))["name"] == "Aya"
        empty = await server.ask("GET", "/api/leaderboard?game=shogun&players=3&pace=days")
        assert (empty["people"], empty["lines"]) == (0, [])
        assert await server.refused("GET", "/api/leaderboard?game=shogun&players=9") == (
            422,
            "players-out-of-range",
        )
        mine = (await server.ask("GET", "/api/me/export", aya.token))["standing"]
        assert mine["profile"] is False
        assert [len(mine[name]) for name in ("results", "ratings", "rating_history")] == [1, 1, 1]
        assert ben.id not in str(mine)


async def test_a_rated_table_is_opened_and_joined_over_http_by_persons_alone(database: str) -> None:
    async with arena(database, today()) as house:
        aya, ben = await house.persons("Aya", "Ben")
    async with running(database) as server:
        wish = {"game": "dojo", "players": 2, **RATED, "host_name": "Aya"}
        assert await server.refused("POST", "/api/tables", None, wish) == (403, "account-required")
        made = await server.ask("POST", "/api/tables", aya.token, wish)
        assert (made["table"]["rated"], made["table"]["accounts_required"]) == (True, True)
        where = f"/api/tables/{made['table']['id']}"
        assert await server.refused("POST", f"{where}/join", None, {"name": "Guest"}) == (
            403,
            "account-required",
        )
        joined: Joined = await server.ask("POST", f"{where}/join", ben.token, {"name": "Whatever"})
        assert joined["seat"] == 1 and joined["table"]["seats"][1]["name"] == "Ben"  # type: ignore[index]
        assert (await server.ask("GET", f"{where}/ratings"))["changes"] == []


async def test_a_table_in_the_lobby_says_that_it_is_rated(database: str) -> None:
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        table: PlayedTable = await house.table(aya, ben, start=False, **RATED)
        [listed] = await lobby.tables(house.store)
        assert (listed.id, listed.rated) == (table.id, True)
