"""`bakufu admin outbox`: the notices that wait to be sent, and those that could not be delivered."""

from __future__ import annotations

import time
from typing import Any

from bakufu.cli.admin import DEFAULT, PAGE, admin, cell_table, on, print_json, when
from bakufu.cli.language import use_language
from bakufu.cli.terminal import console as plain_console

__all__ = ["admin"]

ROWS_MOST = 10_000


@admin.command
def outbox(
    *,
    db: str = DEFAULT,
    dead: bool = False,
    retry: bool = False,
    forget: bool = False,
    json: bool = False,
    lang: str = "en",
) -> None:
    """List the notices that wait to be sent; or the dead letters, which could not be delivered.

    Parameters
    ----------
    db
        Where the data is.
    dead
        The dead letters.
    retry
        Send all dead letters again.
    forget
        Delete all dead letters.
    json
        Print JSON, without pages.
    lang
        The language: en, nl or zh.
    """
    words = use_language(lang)
    if retry:
        number = on(db, lambda engine: _box(engine).revive())
        print(words.say("cli-admin-outbox-revived", number=number))
        return
    if forget:
        number = on(db, lambda engine: _box(engine).forget_dead())
        print(words.say("cli-admin-outbox-forgotten", number=number))
        return

    async def read(engine: Any) -> tuple[Any, Any]:
        box = _box(engine)
        return await box.counts(), await box.rows(dead, ROWS_MOST)

    counts, rows = on(db, read)
    if json:
        print_json({**counts._asdict(), "rows": [_shown(row) for row in rows]})
        return
    table = cell_table(
        "cli-admin-col-created",
        "cli-admin-col-what",
        "cli-admin-col-channel",
        "cli-admin-col-person",
        "cli-admin-col-table",
        "cli-admin-col-tries",
        "cli-admin-col-why",
    )
    for row in rows[:PAGE]:
        shown = _shown(row)
        cells = [shown[name] for name in ("kind", "channel", "person", "table", "attempts", "error")]
        table.add_row(when(row.created_at), *(str(cell) for cell in cells))
    plain_console().print(table)
    print(
        words.say(
            "cli-admin-outbox-counts",
            waiting=counts.waiting + counts.unplanned,
            dead=counts.dead,
            seconds=round(counts.oldest),
        )
    )


def _box(engine: Any) -> Any:
    from bakufu.server.notices.outbox import Outbox

    return Outbox(engine, time.time)


def _shown(row: Any) -> dict[str, Any]:
    """A row as the host may see it: not where it goes, and nothing that opens anything."""
    return {
        "created_at": row.created_at,
        "due_at": row.due_at,
        "kind": row.kind,
        "channel": row.channel_kind,
        "person": row.recipient,
        "table": row.table_id or "-",
        "attempts": row.attempts,
        "error": row.error,
    }
