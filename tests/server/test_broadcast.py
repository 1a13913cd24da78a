"""What watchers of one table are told: each exactly what it lacks, made once for those who lack the same."""

from __future__ import annotations

import json

import msgspec

from bakufu.server.tables.broadcast import UPDATES_KEPT, Hub, Watcher
from tests.server.playing import house, seated


async def test_spectators_who_lack_the_same_share_one_update(database: str) -> None:
    async with house(database) as rooms:
        hub = Hub(rooms)
        table = await seated(rooms)
        watchers = [Watcher(table.id, None, 0, 0, 0) for _ in range(3)]
        for watcher in watchers:
            hub.watch(watcher)
        await table.play_on(1, 8)
        live = await table.live()
        first, second = (hub.next_update(watcher, live) for watcher in watchers[:2])
        assert first is not None and first is second
        await table.play_on(2, 4)
        live = await table.live()
        one, other, late = (hub.next_update(watcher, live) for watcher in watchers)
        assert one is other and one != late, "who saw less is told more"
        for update, events in ((one, json.loads(first)["events"]), (late, [])):
            assert update is not None
            known = events + json.loads(update)["events"]
            assert known == msgspec.to_builtins(live.update_for(None, 0, 0).events)
            assert update == msgspec.json.encode(live.update_for(None, 0, len(events)))


async def test_spectators_who_all_lack_something_else_do_not_fill_the_memory(database: str) -> None:
    async with house(database) as rooms:
        hub = Hub(rooms)
        table = await seated(rooms)
        await table.play_on(1, 12)
        live = await table.live()
        lines = live.lengths[live.index(None)]
        assert lines > UPDATES_KEPT
        for events in range(lines):
            watcher = Watcher(table.id, None, 0, events, 0)
            hub.watch(watcher)
            update = hub.next_update(watcher, live)
            assert update == msgspec.json.encode(live.update_for(None, 0, events))
        assert len(hub._telling[table.id].updates) == UPDATES_KEPT
