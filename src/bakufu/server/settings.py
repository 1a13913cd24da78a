"""What a host can set."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str = "sqlite:///bakufu.db"
    origins: tuple[str, ...] = ()  # web origins that may connect, beside the server's own
    moves_per_second: float = 20.0  # for one connection, on average
    moves_burst: int = 60
    tables_per_minute: float = 20.0  # new tables from one address
    requests_per_second: float = 50.0  # for one address
    requests_burst: int = 200
    body_most: int = 2 * 2**20  # bytes of a request
    bot_processes: int = 1
    https: bool = False  # behind TLS: tell browsers to insist on it
