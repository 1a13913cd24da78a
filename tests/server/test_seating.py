"""Who plays a seat: the guest, a bot in their place, or the guest from another device."""

from __future__ import annotations

from bakufu.server.protocol import SeatWish
from bakufu.server.tables import commands, seating
from tests.server.playing import PLAN, open_store, refused, seated


async def test_a_seat_is_handed_to_a_bot_and_taken_back(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        info = await seating.hand_over(store, table.id, table.tokens[0], "random")
        assert (info.seats[0].kind, info.seats[0].bot, info.seats[0].name) == ("human", "random", "Aya")
        await commands.command_of_bot(store, table.id, 0, 0, PLAN)
        info = await seating.take_back(store, table.id, table.tokens[0])
        assert info.seats[0].bot is None
        refusal = await refused(commands.command_of_bot(store, table.id, 0, 1, [["roll"]]))
        assert refusal.key == "seat-is-human"


async def test_a_bot_moves_from_what_it_saw_only(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, seats=[SeatWish(), SeatWish(kind="bot", bot="random")])
        await commands.command_of_bot(store, table.id, 1, 0, PLAN)
        assert (await refused(commands.command_of_bot(store, table.id, 1, 0, PLAN))).key == "command-stale"


async def test_there_is_nothing_to_hand_over_before_the_start_or_to_a_bot_that_is_not_there(
    database: str,
) -> None:
    async with open_store(database) as store:
        waiting = await seated(store, start=False)
        asked = seating.hand_over(store, waiting.id, waiting.tokens[0], "random")
        assert (await refused(asked)).key == "table-not-playing"
        table = await seated(store)
        assert (
            await refused(seating.hand_over(store, table.id, table.tokens[0], "nobody"))
        ).key == "bot-unknown"
        assert (await refused(seating.take_back(store, table.id, "wrong"))).key == "token-wrong"


async def test_the_link_of_a_seat_opens_it_on_any_device(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await table.move(0, ["stance", "wave"])
    async with open_store(database) as store:
        update = await store.update(table.id, table.tokens[0])
        assert [event.key for event in update.events] == ["gift", "stance"]


async def test_a_renewed_link_shuts_out_the_old_one(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        renewed = await seating.renew(store, table.id, table.tokens[0])
        assert renewed.seat == 0
        assert (await refused(store.viewer(table.id, table.tokens[0]))).key == "token-wrong"
        assert await store.viewer(table.id, renewed.token) == 0
        store.forget_all()
        assert await store.viewer(table.id, renewed.token) == 0
