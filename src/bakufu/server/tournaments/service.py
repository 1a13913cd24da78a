"""Everything about tournaments that one server process has."""

from __future__ import annotations

from typing import Any

from bakufu.server.tables.store import TableStore
from bakufu.server.tournaments.results import Results
from bakufu.server.tournaments.schedule import Schedule
from bakufu.server.tournaments.store import TournamentStore


class Tournaments:
    def __init__(self, tables: TableStore, log: Any) -> None:
        self.store = TournamentStore(tables.engine, tables.now)
        self.schedule = Schedule(self.store, tables, log)
        tables.consequences.append(Results(tables).consequence)
