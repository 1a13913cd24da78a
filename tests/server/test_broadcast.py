"""What watchers of one table are told: each exactly what it lacks, made once for those who lack the same."""

from __future__ import annotations

import json

import msgspec

from bakufu.server.tables.broadcast import UPDATES_KEPT, Broadcaster, Watcher
from tests.server.playing import open_store, seated


async def test_spectators_who_lack_the_same_share_one_update(database: str) -> None:
    async with open_store(database) as store:
        broadcaster = Broadcaster(store)
        table = await seated(store)
        watchers = [Watcher(table.id, None, 0, 0, 0) for _ in range(3)]
        for watcher in watchers:
            broadcaster.watch(watcher)
        await table.play_on(1, 8)
        loaded = await table.loaded()
        first, second = (broadcaster.next_update(watcher, loaded) for watcher in watchers[:2])
        assert first is not None and first is second
        await table.play_on(2, 4)
        loaded = await table.loaded()
        one, other, late = (broadcaster.next_update(watcher, loaded) for watcher in watchers)
        assert one is other and one != late, "who saw less is told more"
        for update, events in ((one, json.loads(first)["events"]), (late, [])):
            assert update is not None
            known = events + json.loads(update)["events"]
            assert known == msgspec.to_builtins(loaded.update_for(None, 0, 0).events)
            assert update == msgspec.json.encode(loaded.update_for(None, 0, len(events)))


async def test_spectators_who_all_lack_something_else_do_not_fill_the_memory(database: str) -> None:
    async with open_store(database) as store:
        broadcaster = Broadcaster(store)
        table = await seated(store)
        await table.play_on(1, 12)
        loaded = await table.loaded()
        lines = loaded.log_lengths[loaded.viewer_index(None)]
        assert lines > UPDATES_KEPT
        for events in range(lines):
            watcher = Watcher(table.id, None, 0, events, 0)
            broadcaster.watch(watcher)
            update = broadcaster.next_update(watcher, loaded)
            assert update == msgspec.json.encode(loaded.update_for(None, 0, events))
        assert len(broadcaster._encoded[table.id].updates) == UPDATES_KEPT
