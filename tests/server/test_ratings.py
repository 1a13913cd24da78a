"""Ratings: the policy of docs/ratings.md, each test naming its paragraph, and the arithmetic's properties."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import delete, select

from bakufu.server.people import leaving, sessions
from bakufu.server.protocol import CreateTable, SeatWish
from bakufu.server.standing.rating import TOGETHER_MOST, TOGETHER_WITHIN
from bakufu.server.standing.skill import GAMES_LEAST, Skill, after_game, new_skill, ranks
from bakufu.server.storage import db
from bakufu.server.storage.schema import tables
from bakufu.server.storage.standing_schema import rating_history, ratings, results
from bakufu.server.tables import admin, history, lobby, rematch
from bakufu.server.tables.messages import AskRematch
from tests.server.absence import Company
from tests.server.persons import Somebody
from tests.server.playing import refused
from tests.server.standing import RATED, Arena, arena

POLICY = (Path(__file__).parents[2] / "docs/ratings.md").read_text(encoding="utf-8")
EVENTS_LONG = 100_000.0  # seconds after which every clock of a live table has run out


def paragraph(name: str) -> Any:
    """The paragraph of the policy that a test holds; it must be there."""
    assert f"**{name}" in POLICY, name
    return lambda test: test


async def moved(house: Arena, *who: Somebody) -> list[int]:
    """Which way the rating of each went: 1, -1, or 0 for those who have none."""
    return [(one.mu > new_skill().mu) - (one.mu < new_skill().mu) for one in await house.skills(*who)]


# -- which games count ---------------------------------------------------------------------------------


@paragraph("Opened as rated.")
async def test_only_a_table_that_was_opened_as_rated_counts(database: str) -> None:
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        await house.game(aya, ben, **RATED | {"rated": False})
        assert await house.count() == ["casual"]
        await house.game(aya, ben, **RATED)
        assert await house.count() == ["rated"]
        assert sorted(await moved(house, aya, ben)) in ([-1, 1], [0, 0])
        assert len(await house.history(aya)) == 1


@paragraph("Opened as rated.")
async def test_at_a_rated_table_only_persons_sit_each_once(database: str) -> None:
    async with arena(database) as house:
        [aya] = await house.persons("Aya")
        assert (await refused(house.table(aya, "A guest", **RATED))).key == "account-required"
        assert (await refused(house.table(aya, aya, **RATED))).key == "seat-yours-already"


@pytest.mark.parametrize(
    ("name", "wish", "key"),
    [
        ("Open to all.", {"visibility": "link"}, "rated-not-open"),
        ("Open to all.", {"visibility": "unlisted"}, "rated-not-open"),
        ("With a clock.", {"pace": "none"}, "rated-no-clock"),
        ("With a clock.", {"timeout": "wait"}, "rated-waits"),
        ("No advice, no thrown dice.", {"advice": True}, "rated-advice"),
        ("At least two people.", {"players": 1}, "players-out-of-range"),
    ],
)
async def test_a_table_that_would_not_be_fair_cannot_be_opened_as_rated(
    database: str, name: str, wish: dict[str, Any], key: str
) -> None:
    paragraph(name)
    async with arena(database) as house:
        asked = CreateTable(**{"game": "dojo", "players": 2, "timeout": "bot", **RATED, **wish})
        if wish.get("pace") == "none":
            asked = CreateTable(game="dojo", players=2, rated=True, advice=False)
        assert (await refused(lobby.create(house.store, asked))).key == key


@pytest.mark.parametrize(("game", "option"), [("shogun", "tower_model"), ("ikusa", "dice")])
@paragraph("No advice, no thrown dice.")
async def test_where_people_throw_themselves_nothing_is_rated(database: str, game: str, option: str) -> None:
    async with arena(database) as house:
        wish = CreateTable(**{"game": game, "players": 3, "options": {option: "manual"}, **RATED})
        assert (await refused(lobby.create(house.store, wish))).key == "rated-real-throws"


@paragraph("At least two people.")
async def test_a_rated_game_does_not_begin_with_one_person_and_bots(database: str) -> None:
    async with arena(database) as house:
        [aya] = await house.persons("Aya")
        bots = [SeatWish(), SeatWish(kind="bot", bot="random")]
        wish = CreateTable(**{"game": "dojo", "players": 2, "seats": bots, **RATED})
        assert (await refused(lobby.create(house.store, wish))).key == "rated-people"
        table = await house.table(aya, start=False, **RATED | {"players": 2})
        await lobby.seat_bot(house.store, table.id, table.host, None, "random")
        assert (await refused(lobby.start(house.store, table.id, table.host))).key == "rated-people"


@paragraph("Finished by the rules.")
async def test_the_host_alone_cannot_call_a_rated_game_off_and_a_vote_changes_no_rating(
    database: str,
) -> None:
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        table = await house.table(aya, ben, **RATED)
        company = Company(table)
        assert (await refused(company.host("end"))).key == "rated-end-by-vote"
        await company.ask(0, "call_off")
        await company.vote(1, "yes")
        assert (await company.info()).status == "cancelled"
        assert await house.count() == []
        assert await moved(house, aya, ben) == [0, 0]


@paragraph("Bots at the table.")
async def test_whoever_comes_in_after_a_bot_has_lost_nothing_by_it(database: str) -> None:
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        with_bot = await house.ended(aya, ben, at=1000.0, places=[2, 3], players=3)
        without = await house.ended(aya, ben, at=2000.0, places=[1, 2])
        await house.count()
        first, second = await house.history(aya)
        assert (first.table_id, first.players, first.rank) == (with_bot, 3, 1)
        assert (second.table_id, second.players, second.rank) == (without, 2, 1)
        assert first.mu == second.mu


@paragraph("The same people.")
async def test_the_same_two_people_rate_only_so_often_within_a_month(database: str) -> None:
    async with arena(database) as house:
        aya, ben, chiyo = await house.persons("Aya", "Ben", "Chiyo")
        for number in range(TOGETHER_MOST):
            await house.ended(aya, ben, at=1000.0 + number)
        last = await house.ended(aya, ben, at=5000.0)
        await house.ended(aya, ben, chiyo, at=6000.0)
        await house.ended(aya, ben, at=1000.0 + TOGETHER_MOST + TOGETHER_WITHIN)
        house.clock.now += 2 * TOGETHER_WITHIN
        assert await house.count() == ["rated"] * TOGETHER_MOST + ["same-people", "rated", "rated"]
        async with db.reading(house.store.engine) as connection:
            rows = list(await connection.execute(select(results).where(results.c.table_id == last)))
        assert {(row.rated, row.unrated) for row in rows} == {(False, "same-people")}


@paragraph("Rewound, continued, dealt again.")
async def test_a_game_that_was_rewound_does_not_count(database: str) -> None:
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        table = await house.table(aya, ben, **RATED)
        await table.play_on(moves=4)
        await admin.rewind(engine := db.open_engine(database), table.id, 1)
        await engine.dispose()
        house.store.forget(table.id)
        await table.play_on()
        assert await house.count() == ["rewound"]


@paragraph("Rewound, continued, dealt again.")
async def test_a_rematch_of_a_rated_game_is_rated_and_the_same_deal_again_is_not(database: str) -> None:
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        table = await house.game(aya, ben, **RATED)
        again = await rematch.rematch(house.store, table.id, table.host, AskRematch())
        assert again.table.rated
        assert not (await history.clone(house.store, table.id, table.host)).table.rated


# -- who does not play to the end ----------------------------------------------------------------------


@paragraph("Stand-ins.")
async def test_who_came_back_has_their_place_whatever_a_bot_did_meanwhile(database: str) -> None:
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        table = await house.table(aya, ben, **RATED)
        company = Company(table)
        await company.hand_over(0)
        await company.take_back(0)
        await table.play_on()
        assert await house.count() == ["rated"]
        rows = await house.rows(table)
        mine, other = (await house.history(aya))[0], (await house.history(ben))[0]
        assert rows[0].stood_in and not rows[0].left
        assert (mine.rank < other.rank) == (rows[0].place < rows[1].place)


@paragraph("Whoever leaves")
async def test_who_leaves_is_last_even_if_the_bot_wins(database: str) -> None:
    async with arena(database) as house:
        aya, ben, chiyo = await house.persons("Aya", "Ben", "Chiyo")
        await house.ended(aya, ben, chiyo, at=1000.0)
        async with house.people.changing() as connection:
            gone = results.update().where(results.c.person == aya.id).values(left=True)
            await connection.execute(gone)
        await house.count()
        assert [(await house.history(one))[0].rank for one in (aya, ben, chiyo)] == [3, 1, 2]
        assert (await moved(house, aya, ben, chiyo))[:2] == [-1, 1]


@paragraph("Whoever leaves")
async def test_several_who_leave_share_the_last_place(database: str) -> None:
    async with arena(database) as house:
        aya, ben, chiyo = await house.persons("Aya", "Ben", "Chiyo")
        table = await house.table(aya, ben, chiyo, **RATED)
        company = Company(table)
        await company.resign(0)
        await company.hand_over(1)
        await table.play_on()
        assert await house.count() == ["rated"]
        assert [(await house.history(one))[0].rank for one in (aya, ben, chiyo)] == [2, 2, 1]


@paragraph("Newcomers.")
async def test_a_newcomer_is_not_rated_and_whose_seat_it_was_is_last(database: str) -> None:
    async with arena(database) as house:
        aya, ben, chiyo, dai = await house.persons("Aya", "Ben", "Chiyo", "Dai")
        table = await house.table(aya, ben, chiyo, **RATED)
        company = Company(table)
        house.clock.now += EVENTS_LONG
        await company.tick()
        await company.take_back(0)
        await company.take_back(2)
        company.gone[1] = 0.0
        await company.host("offer", seat=1)
        await house.sit(table, dai, 1)
        await table.play_on()
        assert await house.count() == ["rated"]
        assert await house.history(dai) == []
        assert (await house.history(ben))[0].rank == 3
        assert (await house.rows(table))[1].person == dai.id


@paragraph("Deleted accounts.")
async def test_who_is_gone_is_no_longer_compared_and_their_results_stay_nameless(database: str) -> None:
    async with arena(database) as house:
        aya, ben, chiyo = await house.persons("Aya", "Ben", "Chiyo")
        before = await house.ended(aya, ben, chiyo, at=1000.0)
        await house.count()
        skill = (await house.skills(aya))[0]
        after = await house.ended(aya, ben, chiyo, at=2000.0)
        me = await sessions.signed_in(house.people, ben.token)
        await leaving.leave(house.people, house.store, me, "Ben")
        assert await house.count() == ["rated"]
        assert await house.history(ben) == []
        first, second = await house.history(aya)
        assert (first.mu, first.table_id, second.table_id) == (skill.mu, before, after)
        assert (await house.history(chiyo))[1].rank == 2
        async with db.reading(house.store.engine) as connection:
            rows = list(await connection.execute(select(results).where(results.c.seat == 1)))
            kept = await connection.execute(select(rating_history).where(rating_history.c.seat == 1))
            names = [(row.table_id, row.person) for row in kept]
            gone = list(await connection.execute(select(ratings).where(ratings.c.person == ben.id)))
        assert {(row.person, row.name) for row in rows} == {(None, "guest 2")}
        assert (names, gone) == ([(before, None), (after, chiyo.id)][:1], [])


async def test_a_rating_outlives_the_table_that_it_came_from(database: str) -> None:
    """Paragraph "How it is counted": what was counted stays."""
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        table = await house.ended(aya, ben, at=1000.0)
        await house.count()
        async with house.people.changing() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table))
        assert len(await house.history(aya)) == 1
        assert await moved(house, aya, ben) == [1, -1]


@paragraph("One rating for each kind of table.")
async def test_each_kind_of_table_has_a_rating_of_its_own(database: str) -> None:
    async with arena(database) as house:
        aya, ben, chiyo = await house.persons("Aya", "Ben", "Chiyo")
        await house.ended(aya, ben, at=1000.0)
        await house.ended(aya, ben, at=1001.0, pace="days")
        await house.ended(aya, ben, chiyo, at=1002.0)
        await house.count()
        assert [row.number for row in await house.history(aya)] == [1, 1, 1]


@paragraph("Provisional.")
async def test_a_rating_is_provisional_until_enough_games_are_counted(database: str) -> None:
    async with arena(database) as house:
        aya, *others = await house.persons("Aya", *(f"Other {letter}" for letter in "abcdefghij"))
        for number, other in enumerate(others):
            await house.ended(aya, other, at=1000.0 + number)
        await house.count()
        async with db.reading(house.store.engine) as connection:
            found = {row.person: row for row in await connection.execute(select(ratings))}
        assert (found[aya.id].games, found[aya.id].wins, found[aya.id].provisional) == (10, 10, False)
        assert all(found[other.id].provisional for other in others) and GAMES_LEAST == 10


# -- the arithmetic ------------------------------------------------------------------------------------

SKILLS = st.builds(Skill, st.floats(0, 50), st.floats(0.5, 25 / 3))
FIELDS = st.lists(st.tuples(SKILLS, st.integers(1, 5)), min_size=2, max_size=5)


@given(FIELDS)
def test_the_only_winner_never_falls_and_the_only_loser_never_rises(field: list[Any]) -> None:
    before = [skill for skill, _ in field]
    order = ranks([(place,) for _, place in field])
    after = after_game(before, order)
    for was, now, rank in zip(before, after, order, strict=True):
        if rank == 1 and order.count(1) == 1:
            assert now.mu >= was.mu - 1e-9
        if rank == max(order) and order.count(rank) == 1:
            assert now.mu <= was.mu + 1e-9


@given(FIELDS, st.randoms())
def test_it_does_not_matter_who_sits_where(field: list[Any], random: Any) -> None:
    mixed = random.sample(range(len(field)), len(field))
    straight = after_game([skill for skill, _ in field], ranks([(place,) for _, place in field]))
    again = [field[number] for number in mixed]
    crossed = after_game([skill for skill, _ in again], ranks([(place,) for _, place in again]))
    for place, number in enumerate(mixed):
        assert crossed[place] == pytest.approx(straight[number], abs=1e-6)


@given(st.permutations(range(1, 6)))
def test_among_equals_a_better_place_leads_to_a_better_rating(order: list[int]) -> None:
    after = after_game([new_skill()] * 5, order)
    by_place = sorted(zip(order, after, strict=True))
    assert [skill.mu for _, skill in by_place] == sorted((skill.mu for skill in after), reverse=True)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(1, 5)), min_size=1, max_size=6))
def test_ranks_are_those_of_a_race(keys: list[tuple[int, ...]]) -> None:
    found = ranks(keys)
    assert min(found) == 1
    assert [found[i] < found[j] for i in range(len(keys)) for j in range(len(keys))] == [
        keys[i] < keys[j] for i in range(len(keys)) for j in range(len(keys))
    ]
