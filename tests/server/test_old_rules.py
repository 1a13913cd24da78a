"""A table that was begun under older rules goes on under them; what begins anew has the newest."""

from __future__ import annotations

import msgspec
import pytest

from bakufu.engine import registry
from bakufu.engine.export import Export
from bakufu.engine.record import read_record
from bakufu.engine.replay import verify
from bakufu.server.protocol import PlayOn
from bakufu.server.tables import history, lobby, play_on, rematch
from bakufu.server.tables.messages import AskRematch
from bakufu.server.tables.store import TableStore
from tests.server.playing import PlayedTable, memory, open_store, seated

# Every game that has had other rules, with the options of a short game, or of one where they matter.
OLD = {
    "ikusa": {"round_limit": "8", "goal": "plus_2"},
    "shogun": {"setup": "fixed", "modules": "leaders"},
}
of_every_old_game = pytest.mark.parametrize("game", OLD)


def test_every_game_with_older_rules_is_tested_here() -> None:
    installed = set(registry._found())  # without the games that other tests have added
    assert set(OLD) == {game for game in installed if registry.game(game).rules_version > 1}


async def begun_of_old(store: TableStore, monkeypatch: pytest.MonkeyPatch, game: str) -> PlayedTable:
    """A table from before version 2 of a game; the house has opened again since."""
    with monkeypatch.context() as of_old:
        of_old.setitem(registry._added, game, registry.game(game, 1))
        table = await seated(store, players=3, game=game, options=OLD[game])
        await table.play_on(2, moves=60, undo=0.2)
    store.forget_all()
    return table


@of_every_old_game
async def test_a_game_begun_under_older_rules_goes_on_under_them(
    database: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async with open_store(database) as store:
        table = await begun_of_old(store, monkeypatch, game)
        running = msgspec.json.decode(await history.export(store, table.id, table.tokens[0]), type=Export)
        assert running.rules_version == running.view.rules_version == 1
        await table.play_on(3, undo=0.1)
        known = memory(await table.loaded())
        store.forget_all()
        assert memory(await table.loaded()) == known and known["row"].status == "over"
        data = await history.export(store, table.id, None)
        record = read_record(data)
        assert record.rules_version == 1 and verify(record).outcome == known["record"].final.outcome
        taken_in = await history.import_record(store, data)
        assert taken_in.table.rules_version == 1
        assert await history.export(store, taken_in.table.id, None) == data


@of_every_old_game
async def test_a_rematch_has_the_newest_rules_and_a_game_that_goes_on_from_a_replay_its_own(
    database: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async with open_store(database) as store:
        table = await begun_of_old(store, monkeypatch, game)
        newest = registry.game(game).rules_version
        await table.play_on(3, undo=0.1)
        again = await rematch.rematch(store, table.id, table.host, AskRematch())
        assert again.table.rules_version == newest
        early = PlayOn(position=30, seat=1, name="Rin")  # nobody can have won yet
        made = await play_on.play_on(store, table.id, None, early)
        store.forget_all()
        loaded = await store.get(made.table.id)
        assert made.table.rules_version == 1
        assert loaded.session is not None and loaded.session.view(1).rules_version == 1


@pytest.mark.rule("A-20")
async def test_the_same_settings_once_more_mean_the_same_where_a_default_has_changed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Leaders came last where the old table said nothing of them; so they do in its rematch and its clone."""
    async with open_store(database) as store:
        table = await begun_of_old(store, monkeypatch, "shogun")
        was = {"modules": "leaders", "leader_modifier": "additive_last", "short_supply": "as_far_as_possible"}
        info = (await table.loaded()).info()
        assert "leader_modifier" not in info.options
        assert info.unusual == {**was, "setup": "fixed"}
        await table.play_on(3)
        again = await rematch.rematch(store, table.id, table.host, AskRematch())
        for made in (again.table, (await history.clone(store, table.id, table.host)).table):
            assert made.rules_version == 2 and made.options | was == made.options
            assert made.unusual == info.unusual


async def test_a_table_of_today_is_usual_under_todays_rules(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, players=3, game="shogun", options={"modules": "leaders"})
        info = (await table.loaded()).info()
        assert info.unusual == {"modules": "leaders"}
        again = (await lobby.create(store, history.same_settings(await table.loaded()))).table
        assert again.options == info.options and again.rules_version == info.rules_version == 2
