"""Tables of Ikusa that stand where one wants them: they go on from positions of recorded games."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from bakufu.engine.record import read_record
from bakufu.engine.replay import replay
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.stages import DECISIONS
from bakufu.games.ikusa.state import State
from tests.browser.conftest import House

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
    made: dict[str, Any] = house.call("POST", f"/api/tables/{recorded(house, record)}/play-on", wish)
    return made["table"]["id"], made["token"]


def asked(house: House, decision: str, record: str = FOUR, round_: int = 2) -> tuple[str, str]:
    """A table that stands where this is asked of Anna, and her token."""
    return standing(house, record, *position(record, decision, round_))
