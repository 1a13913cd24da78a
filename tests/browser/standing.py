"""Tables of Ikusa that stand where one wants them: they go on from positions of recorded games."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from bakufu.engine.record import read_record
from bakufu.engine.replay import replay
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.stages import STAGE_TURN
from bakufu.games.ikusa.state import State
from tests.browser.conftest import House
from tests.browser.positions import Caller

RECORDS = Path(__file__).parents[1] / "records" / "ikusa"
FOUR, TWO, QUICK = "4p-long-30-4", "2p-standard-30-6", "5p-quick-8-1"


@cache
def position(record: str, decision: str, round_: int) -> tuple[int, int]:
    """The first position of a recorded game where this is asked, and the seat that is asked."""
    for place, step in enumerate(replay(read_record(RECORDS / f"{record}.json")), start=1):
        state: State = step.after
        if state.round >= round_ and DECISIONS[state.decision] == decision:
            return place, GAME.to_act(state)[0]
    raise LookupError(decision)


def recorded(house: House, record: str) -> str:
    text = json.loads((RECORDS / f"{record}.json").read_text(encoding="utf-8"))
    return str(house.call("POST", "/api/records", text)["table"]["id"])


def standing(house: House, record: str, place: int, seat: int) -> tuple[str, str]:
    """A table that goes on from a position of a recorded game, and the token of Anna's seat."""
    wish = {"position": place, "seat": seat, "name": "Anna", "bots": ["random"], "entropy": ""}
    origin = house.record(RECORDS / f"{record}.json")
    made: dict[str, Any] = house.call("POST", f"/api/tables/{origin}/play-on", wish)
    return made["table"]["id"], made["token"]


def asked(house: House, decision: str, record: str = FOUR, round_: int = 2) -> tuple[str, str]:
    """A table that stands where this is asked of Anna, and her token."""
    return standing(house, record, *position(record, decision, round_))


def by_calls(
    house: House, table: str, tokens: list[str], done: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """All play without a browser until this holds: the first for the ninja, the others in haste."""
    deadline = time.monotonic() + 600  # bots among the players may think
    for turn in count():
        assert time.monotonic() < deadline, "it did not come to that"
        seat = turn % len(tokens)
        update = house.call("GET", f"/api/tables/{table}/view", token=tokens[seat])
        legal = update["view"]["legal"]
        if done(update["view"]["board"]):  # before anybody goes on
            view: dict[str, Any] = house.call("GET", f"/api/tables/{table}/view", token=tokens[0])["view"]
            return view
        if legal:
            move = _in_haste(legal, for_the_ninja=seat == 0)
            command = {"id": f"{turn}", "seen": update["seq"], "moves": [move]}
            house.call("POST", f"/api/tables/{table}/moves", command, tokens[seat])
        else:
            time.sleep(0.01)
    raise AssertionError


def _in_haste(legal: list[int], for_the_ninja: bool) -> int:
    """The move that soonest brings on the next player; of a plan, one for the ninja or against."""
    kinds = {str(GAME.moves.decode(move)[0]): move for move in legal}  # of each kind the last
    if "plan" in kinds and not for_the_ninja:
        return legal[-1]
    return kinds.get("end", kinds.get("decline", kinds.get("hold", legal[0])))


class HastyCaller(Caller):
    """Somebody without a browser, who is in haste."""

    def chosen(self, legal: list[int]) -> list[int]:
        return [_in_haste(legal, for_the_ninja=False)] if legal else []


def ninja_waits(house: House) -> tuple[str, list[str]]:
    """A table in the war of its second round, while another moves: the first may give the ninja orders."""
    table, tokens = house.table(humans=3, players=3, game="ikusa")
    view = by_calls(house, table, tokens, lambda board: board["round"] == 2 and board["stage"] > STAGE_TURN)
    assert view["board"]["ninja"] == 0 and view["legal"] == []
    return table, tokens
