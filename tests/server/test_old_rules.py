"""A table that was begun under older rules goes on under them; what begins anew has the newest."""

from __future__ import annotations

import pytest

from bakufu.engine import registry
from bakufu.engine.record import read_record
from bakufu.engine.replay import verify
from bakufu.server import continuing, history
from bakufu.server.protocol import PlayOn
from bakufu.server.rooms import Rooms
from tests.server.playing import Table, house, memory, seated

SHORT = {"round_limit": "8", "goal": "plus_2"}


async def begun_of_old(heart: Rooms, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table of Ikusa from before version 2; the house has opened again since."""
    with monkeypatch.context() as of_old:
        of_old.setitem(registry._added, "ikusa", registry.game("ikusa", 1))
        table = await seated(heart, players=3, game="ikusa", options=SHORT)
        await table.play_on(2, moves=60, undo=0.2)
    heart.forget_all()
    return table


async def test_a_game_begun_under_older_rules_goes_on_under_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database) as heart:
        table = await begun_of_old(heart, monkeypatch)
        await table.play_on(3, undo=0.1)
        known = memory(await table.live())
        heart.forget_all()
        assert memory(await table.live()) == known and known["row"].status == "over"
        record = read_record(await history.export(heart, table.id, None))
        assert record.rules_version == 1 and verify(record).outcome == known["record"].final.outcome


async def test_a_rematch_has_the_newest_rules_and_a_game_that_goes_on_from_a_replay_its_own(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database) as heart:
        table = await begun_of_old(heart, monkeypatch)
        newest = registry.game("ikusa").rules_version
        assert (await history.rematch(heart, table.id, table.host)).table.rules_version == newest
        await table.play_on(3, undo=0.1)
        early = PlayOn(position=30, seat=1, name="Rin")  # nobody can have won yet
        made = await continuing.play_on(heart, table.id, None, early)
        heart.forget_all()
        live = await heart.live(made.table.id)
        assert made.table.rules_version == 1
        assert live.session is not None and live.session.view(1).rules_version == 1
