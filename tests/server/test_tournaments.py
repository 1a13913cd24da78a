"""A tournament from opening to final standings, and everything that happens on the way."""

from __future__ import annotations

from tests.server.tournament import arena


async def test_a_tournament_runs_from_opening_to_final_standings(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(8, wanted=4, least=3)
        await cup.act("start")
        for round in (1, 2):
            assert (await cup.now()).row.round == round
            assert [table.players for table in await cup.playing()] == [4, 4]
            await cup.come()
            await cup.play_round()
            await cup.wait(1)
            await cup.wait(600)
        page = await cup.page()
        assert page.info.status == "finished"
        assert [row.rank for row in page.standings] == sorted(row.rank for row in page.standings)
        assert sum(row.points for row in page.standings) == 2 * 8 * 6.0
        assert await cup.log() == [
            "created",
            "started",
            "round",
            "round-over",
            "round",
            "round-over",
            "finished",
        ]
