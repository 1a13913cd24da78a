"""Guided first games: a table that begins in the position of a game's `data/lesson.json`, against bots.

The file is a record whose last moves are still to come. Its one seat without a bot is the learner's. As in a
game that is played on, everything up to there is taken over, and everything later is drawn with a new secret.
"""

from __future__ import annotations

from functools import lru_cache

from bakufu.engine import registry
from bakufu.engine.errors import Refused
from bakufu.engine.record import Continued, Record, file_digest, read_record
from bakufu.server.protocol import Created, OpenLesson
from bakufu.server.tables import lobby, play_on
from bakufu.server.tables.keys import Holder
from bakufu.server.tables.store import TableStore


@lru_cache(maxsize=16)
def lesson_of(game: str) -> Record:
    """The prepared position of this game; `Refused` where it has none."""
    registry.plugin(game)  # refuses a game that nobody knows
    folder = registry.folder(game)
    path = folder / "data" / "lesson.json" if folder is not None else None
    if path is None or not path.is_file():
        raise Refused("lesson-missing", game=game)
    return read_record(path)


async def open_lesson(store: TableStore, request: OpenLesson, holder: Holder | None = None) -> Created:
    """A table for one learner, who is asked at once."""
    prepared = lesson_of(request.game)
    lobby.check_title(request.title)
    seat = prepared.bots.index(None)
    bots = [bot or "" for bot in prepared.bots]
    for bot in prepared.bots:
        if bot is not None:
            store.check_bot(request.game, bot)
    continues = Continued(file_digest(prepared), len(prepared.moves))
    record = play_on.with_guest(prepared, continues, seat, bots, request.name, request.entropy)
    return await play_on.create_table(store, record, seat, name=request.title, holder=holder)
