"""Baseline: Starlette on uvicorn with a WebSocket table of five, and nothing behind it.

    python -m benchmarks.bare_table PORT

Whatever one says all five hear: no rules, no views, no database. `measure` lets light clients use it as fast
as it answers and says what a move costs it in CPU time.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import defaultdict
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from benchmarks.load_clients import HOST, Wire, open_all

SEATS = 5
MOVE = b'{"type":"moves","id":"1","seen":1,"moves":[1]}'


def main(port: int) -> None:
    tables: defaultdict[str, list[WebSocket]] = defaultdict(list)

    async def seat(socket: WebSocket) -> None:
        await socket.accept()
        table = tables[socket.path_params["table"]]
        table.append(socket)
        try:
            while True:
                text = await socket.receive_text()
                for other in table:
                    await other.send_text(text)
        except WebSocketDisconnect:
            table.remove(socket)

    app = Starlette(routes=[WebSocketRoute("/{table}", seat)])
    uvicorn.run(
        app,
        host=HOST,
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
        access_log=False,
    )


class BareSeat(Wire):
    """The first seat of a table speaks again as soon as it has heard itself."""

    def __init__(self, table: int, speaks: bool) -> None:
        super().__init__(f"/{table}", b"{}")
        self.speaks = speaks

    def heard(self, data: bytes, start: int, end: int) -> None:
        if self.speaks and end - start == len(MOVE):
            self.say(MOVE)


async def measure(port: int, tables: int, seconds: float, cpu_of: Callable[[], float]) -> dict[str, float]:
    seats = [BareSeat(table, seat == 0) for table in range(tables) for seat in range(SEATS)]
    await open_all(port, list(seats))
    await asyncio.sleep(0.3)
    for seat in seats[::SEATS]:
        seat.say(MOVE)
    await asyncio.sleep(0.5)
    heard, cpu, wall = sum(seat.received for seat in seats), cpu_of(), time.perf_counter()
    await asyncio.sleep(seconds)
    moves = (sum(seat.received for seat in seats) - heard) / SEATS
    cpu, wall = cpu_of() - cpu, time.perf_counter() - wall
    for seat in seats:
        seat.transport.abort()
    return {"moves_per_second": round(moves / wall), "cpu_us_per_move": round(cpu / moves * 1e6)}


if __name__ == "__main__":
    main(int(sys.argv[1]))
