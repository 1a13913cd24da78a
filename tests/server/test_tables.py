"""Before the game: every setting of a table, who may sit down, and what the host can do."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bakufu.engine import registry
from bakufu.engine.fair import commitment_of
from bakufu.server.protocol import CreateTable, JoinTable, SeatWish
from bakufu.server.tables import lobby
from tests.server.playing import PLAN, memory, open_store, refused, seated


async def test_a_new_table_is_as_it_was_wished_for(database: str) -> None:
    async with open_store(database) as store:
        wish = CreateTable(
            game="shogun",
            players=4,
            options={"board": "moon"},
            name="Castle",
            visibility="unlisted",
            spectators=False,
            pace="days",
            timeout="bot",
            seats=[SeatWish(), SeatWish(), SeatWish(), SeatWish(kind="bot", bot="easy")],
            host_name="Aya",
            entropy="my dice",
        )
        made = await lobby.create(store, wish)
        table = made.table
        assert (table.game, table.players, table.name) == ("shogun", 4, "Castle")
        assert table.options["board"] == "moon" and len(table.options) > 1  # complete
        assert (table.visibility, table.spectators, table.pace, table.timeout) == (
            "unlisted", False, "days", "bot",
        )  # fmt: skip
        assert [(seat.kind, seat.name) for seat in table.seats] == [
            ("human", "Aya"), ("open", ""), ("open", ""), ("bot", "easy 4"),
        ]  # fmt: skip
        assert made.seat == 0 and made.token is not None and table.status == "waiting"
        loaded = await store.get(table.id)
        assert table == loaded.info() and table.commitment == commitment_of(loaded.row.secret)
        assert loaded.seats[0].entropy == "my dice"
        kept = memory(loaded)
        store.forget_all()
        assert memory(await store.get(table.id)) == kept


@pytest.mark.parametrize(
    ("wish", "key", "rule"),
    [
        ({"players": 6}, "players-out-of-range", "S-SETUP-01"),
        ({"players": 1}, "players-out-of-range", "S-SETUP-01"),
        ({"game": "chess"}, "game-unknown", ""),
        ({"options": {"colour": "red"}}, "option-unknown", ""),
        ({"options": {"board": "flat"}}, "option-bad-value", "S-SETUP-02"),
        ({"options": {"board": "moon", "setup": "fixed"}}, "fixed-on-moon", "S-FIXED-01"),
        ({"pace": "hasty"}, "pace-unknown", ""),
        ({"name": "x" * 81}, "table-name", ""),
        ({"name": "a\nb"}, "table-name", ""),
        ({"seats": [SeatWish()]}, "seats-wrong-number", ""),
        ({"seats": [SeatWish(kind="bot", bot="nobody")] * 3}, "bot-unknown", ""),
        ({"seats": [SeatWish(kind="bot")] * 3}, "bot-unknown", ""),
        ({"seats": [SeatWish(bot="easy")] * 3}, "seat-open-with-bot", ""),
        ({"seats": [SeatWish(kind="bot", bot="easy")] * 3, "host_name": "Aya"}, "table-full", ""),
        ({"host_name": ""}, "name-malformed", ""),
        ({"host_name": "Aya", "entropy": "x" * 257}, "entropy-malformed", ""),
    ],
)
async def test_an_impossible_table_is_refused_and_none_is_made(
    database: str, wish: dict[str, Any], key: str, rule: str
) -> None:
    async with open_store(database) as store:
        refusal = await refused(lobby.create(store, CreateTable(**{"game": "shogun", "players": 3, **wish})))
        assert (refusal.key, refusal.rule) == (key, rule)
        assert await lobby.tables(store) == []


async def test_every_value_of_every_option_can_be_played(database: str) -> None:
    async with open_store(database) as store:
        for option in registry.game("shogun").options:
            for value in option.values:
                seats = [SeatWish(kind="bot", bot="random")] * 5
                options = {option.name: value} | (dict([option.after]) if option.after else {})
                wish = CreateTable(game="shogun", players=5, options=options, seats=seats)
                made = await lobby.create(store, wish)
                table = await lobby.start(store, made.table.id, made.host_token)
                assert table.options.get(option.name, option.default) == value and table.status == "playing"
                loaded = await store.get(table.id)
                assert loaded.session is not None
                assert loaded.session.options.get(option.name, option.default) == value


async def test_guests_sit_down_by_a_link_and_the_host_starts(database: str) -> None:
    async with open_store(database) as store:
        made = await lobby.create(store, CreateTable(game="dojo", players=2))
        first = await lobby.join(store, made.table.id, JoinTable(name="Aya", seat=1))
        second = await lobby.join(store, made.table.id, JoinTable(name="Ben"))
        assert (first.seat, second.seat) == (1, 0) and first.token != second.token
        table = await lobby.start(store, made.table.id, made.host_token)
        assert table.status == "playing" and table.started_at is not None
        assert [seat.to_act for seat in table.seats] == [True, True]


async def test_two_guests_at_the_same_moment_never_get_the_same_seat(database: str) -> None:
    async with open_store(database) as store:
        made = await lobby.create(store, CreateTable(game="dojo", players=3))
        joins = [lobby.join(store, made.table.id, JoinTable(name=name)) for name in "ABCDE"]
        results = await asyncio.gather(*joins, return_exceptions=True)
        seats = [result.seat for result in results if not isinstance(result, BaseException)]
        assert sorted(seats) == [0, 1, 2]


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\tb\0", "a\u202eb", "\u200b"])
async def test_a_name_must_be_short_and_printable(database: str, name: str) -> None:
    async with open_store(database) as store:
        made = await lobby.create(store, CreateTable(game="dojo", players=2))
        asked = lobby.join(store, made.table.id, JoinTable(name=name))
        assert (await refused(asked)).key == "name-malformed"


@pytest.mark.parametrize("name", ["Chō", "chō", " Cho\u0304 ", "CHŌ", "Ｃｈō", "random 2", "Random2"])
async def test_nobody_can_be_mistaken_for_another(database: str, name: str) -> None:
    async with open_store(database) as store:
        seats = [SeatWish(), SeatWish(kind="bot", bot="random"), SeatWish()]
        wish = CreateTable(game="dojo", players=3, seats=seats, host_name="Chō")
        made = await lobby.create(store, wish)
        asked = lobby.join(store, made.table.id, JoinTable(name=name))
        assert (await refused(asked)).key == "seat-name-taken"


async def test_a_seat_that_is_taken_or_not_there_cannot_be_taken(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, start=False)
        asked = lobby.join(store, table.id, JoinTable(name="Zoe"))
        assert (await refused(asked)).key == "table-full"
        await lobby.leave(store, table.id, table.tokens[0])
        assert (await refused(lobby.join(store, table.id, JoinTable(name="Zoe", seat=1)))).key == "seat-taken"
        assert (
            await refused(lobby.join(store, table.id, JoinTable(name="Zoe", seat=7)))
        ).key == "seat-unknown"


async def test_who_leaves_before_the_start_leaves_nothing_behind(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, start=False)
        info = await lobby.leave(store, table.id, table.tokens[1])
        assert (info.seats[1].kind, info.seats[1].name) == ("open", "")
        assert (await refused(store.viewer(table.id, table.tokens[1]))).key == "token-wrong"
        again = await lobby.join(store, table.id, JoinTable(name="Zoe"))
        assert again.seat == 1 and (await store.get(table.id)).seats[1].entropy == ""


async def test_nobody_leaves_or_joins_once_it_has_started(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        assert (await refused(lobby.leave(store, table.id, table.tokens[0]))).key == "table-started"
        assert (await refused(lobby.join(store, table.id, JoinTable(name="Zoe")))).key == "table-started"
        assert (await refused(lobby.start(store, table.id, table.host))).key == "table-started"


async def test_a_table_with_free_seats_does_not_start(database: str) -> None:
    async with open_store(database) as store:
        made = await lobby.create(store, CreateTable(game="dojo", players=3, host_name="Aya"))
        refusal = await refused(lobby.start(store, made.table.id, made.host_token))
        assert (refusal.key, refusal.facts) == ("seats-open", {"open": 2})


async def test_a_table_by_link_wants_its_invitation_from_guests_and_spectators(database: str) -> None:
    async with open_store(database) as store:
        made = await lobby.create(store, CreateTable(game="dojo", players=2, visibility="link"))
        table = made.table.id
        for wrong in (None, "", made.host_token):
            asked = lobby.join(store, table, JoinTable(name="Aya", invite=wrong))
            assert (await refused(asked)).key == "invitation-wrong"
        assert (await refused(store.viewer(table, None))).key == "invitation-wrong"
        assert await store.viewer(table, made.invite) is None
        joined = await lobby.join(store, table, JoinTable(name="Aya", invite=made.invite))
        assert await store.viewer(table, joined.token) == joined.seat
        assert await lobby.tables(store) == []


async def test_a_table_without_spectators_shows_itself_to_its_seats_only(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, spectators=False)
        assert await store.viewer(table.id, table.tokens[1]) == 1
        for stranger in (None, table.invite):
            assert (await refused(store.update(table.id, stranger))).key == "no-spectators"


# -- the host ------------------------------------------------------------------------------------------


async def test_only_the_host_can_do_what_the_host_does(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, start=False)
        for wrong in (table.tokens[0], table.invite, "", "x"):
            for asked in (
                lobby.start(store, table.id, wrong),
                lobby.cancel(store, table.id, wrong),
                lobby.seat_bot(store, table.id, wrong, None, "random"),
                lobby.free_seat(store, table.id, wrong, 0),
            ):
                assert (await refused(asked)).key == "not-the-host"


async def test_the_host_gives_a_table_up_before_the_start_only(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, start=False)
        info = await lobby.cancel(store, table.id, table.host)
        assert info.status == "cancelled" and info.ended_at is not None
        assert await lobby.tables(store) == []
        assert (await refused(lobby.join(store, table.id, JoinTable(name="Zoe")))).key == "table-cancelled"
        store.forget_all()
        assert (await store.get(table.id)).session is None
        started = await seated(store)
        assert (await refused(lobby.cancel(store, started.id, started.host))).key == "table-started"


async def test_the_host_fills_free_seats_with_bots_and_frees_them_again(database: str) -> None:
    async with open_store(database) as store:
        made = await lobby.create(store, CreateTable(game="dojo", players=3, host_name="Aya"))
        table, host = made.table.id, made.host_token
        await lobby.seat_bot(store, table, host, 2, "random")
        info = await lobby.seat_bot(store, table, host, None, "random")
        assert [(seat.kind, seat.bot) for seat in info.seats[1:]] == [("bot", "random")] * 2
        assert (await refused(lobby.seat_bot(store, table, host, None, "random"))).key == "table-full"
        info = await lobby.free_seat(store, table, host, 2)
        assert (info.seats[2].kind, info.seats[2].bot) == ("open", None)
        info = await lobby.free_seat(store, table, host, 0)  # a guest who does not come
        assert info.seats[0].kind == "open"
        assert (await refused(lobby.free_seat(store, table, host, 9))).key == "seat-unknown"
        assert (await refused(lobby.seat_bot(store, table, host, 0, "nobody"))).key == "bot-unknown"


# -- the list ------------------------------------------------------------------------------------------


async def test_the_list_shows_open_tables_of_a_status_and_a_game(database: str) -> None:
    async with open_store(database) as store:
        waiting = await seated(store, start=False)
        playing = await seated(store)
        over = await seated(store)
        await over.play_on()
        for hidden in ("unlisted", "link"):
            await seated(store, start=False, visibility=hidden)
        other = (await lobby.create(store, CreateTable(game="shogun", players=3))).table.id
        assert {table.id for table in await lobby.tables(store)} == {waiting.id, other}
        assert [table.id for table in await lobby.tables(store, game="dojo")] == [waiting.id]
        assert [table.id for table in await lobby.tables(store, "playing")] == [playing.id]
        assert [table.outcome is not None for table in await lobby.tables(store, "over")] == [True]
        assert len(await lobby.tables(store, page=0, limit=1)) == 1
        assert await lobby.tables(store, page=2, limit=1) == []


async def test_the_list_says_what_the_table_says_and_loads_no_game(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, players=3)
        await table.move(1, *PLAN)
        known = (await table.loaded()).info()
        store.forget_all()
        assert await lobby.tables(store, "playing") == [known]
        assert store.cached_ids() == []


async def test_the_order_of_the_list_tells_nothing_of_private_moves(database: str) -> None:
    async with open_store(database) as store:
        tables = [await seated(store) for _ in range(3)]
        before = await lobby.tables(store, "playing")
        await tables[0].move(0, ["stance", "wave"])
        assert await lobby.tables(store, "playing") == before


async def test_tables_by_their_ids_whatever_their_state_and_whether_they_are_listed(database: str) -> None:
    async with open_store(database) as store:
        wishes = [CreateTable(game="shogun", players=3, visibility=v) for v in ("open", "unlisted", "link")]
        made = [(await lobby.create(store, wish)).table for wish in wishes]
        ids = [table.id for table in made]
        found = await lobby.tables(store, None, ids=[*ids, "aaaaaaaaaa", "", "' or 1=1"])
        assert {table.id: table for table in found} == {table.id: table for table in made}
        assert await lobby.tables(store, "playing", ids=ids) == []
        assert [table.id for table in await lobby.tables(store, ids=ids[:1])] == ids[:1]
