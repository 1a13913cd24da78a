"""Tables of any game that stand where one wants them: they go on from positions of recorded games."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from playwright.sync_api import Page

from bakufu.engine.record import read_record
from bakufu.engine.replay import Step, replay
from bakufu.games.ikusa import GAME as IKUSA
from bakufu.games.ikusa import decisions as ikusa_decisions
from bakufu.games.shogun import GAME as SHOGUN
from bakufu.games.shogun import decisions as shogun_decisions
from bakufu.games.shogun.stages import STAGE_PLANNING
from tests.browser.conftest import House
from tests.browser.player import Player, go_to

RECORDS = Path(__file__).parents[1] / "records"
GAMES: dict[str, Any] = {"shogun": SHOGUN, "ikusa": IKUSA}
DECISIONS = {"shogun": shogun_decisions.DECISIONS, "ikusa": ikusa_decisions.DECISIONS}

LAST_YEAR, LAST_SEASON = 2, 2  # of Shogun


@cache
def steps(game: str, record: str) -> list[Step]:
    return list(replay(read_record(RECORDS / game / f"{record}.json")))


def decision_of(game: str, state: Any) -> str:
    return str(DECISIONS[game][state.decision])


def standing(
    house: House, game: str, record: str, wanted: Callable[[Any], bool], bot: str = "random"
) -> tuple[str, str, int, list[Step]]:
    """A table at the first such position: its id, Anna's token, her seat, and the steps that followed."""
    whole = steps(game, record)
    place = next(place for place, step in enumerate(whole, start=1) if wanted(step.after))
    return play_on(house, game, record, place, bot)


def play_on(
    house: House, game: str, record: str, place: int, bot: str = "random"
) -> tuple[str, str, int, list[Step]]:
    whole = steps(game, record)
    seat = GAMES[game].to_act(whole[place - 1].after)[0]
    table = house.record(RECORDS / game / f"{record}.json")
    wish = {"position": place, "seat": seat, "name": "Anna", "bots": [bot], "entropy": ""}
    made: dict[str, Any] = house.call("POST", f"/api/tables/{table}/play-on", wish)
    return made["table"]["id"], made["token"], seat, whole[place:]


def last_season(house: House, record: str) -> tuple[str, str]:
    """A table of Shogun where the last season is planned, and Anna's token."""
    table, token, _, _ = standing(house, "shogun", record, _is_last_plan)
    return table, token


def _is_last_plan(at: Any) -> bool:
    """Of a state, or of the board that is sent."""
    return bool((at.year, at.season, at.stage) == (LAST_YEAR, LAST_SEASON, STAGE_PLANNING))


class Caller(Player):
    """Takes the first legal move, without a browser; he sees on the page of another when the game is over."""

    def __init__(self, house: House, table: str, token: str, page: Page) -> None:
        super().__init__(page)
        self.house, self.path, self.token = house, f"/api/tables/{table}", token

    def answer(self) -> bool:
        update = self.house.call("GET", f"{self.path}/view", token=self.token)
        legal = self.chosen(update["view"]["legal"])
        if legal:
            move = {"id": f"call {update['seq']}", "seen": update["seq"], "moves": legal}
            self.house.call("POST", f"{self.path}/moves", move, self.token)
        return bool(legal)

    def chosen(self, legal: list[int]) -> list[int]:
        return legal[:1]


def last_season_by_calls(house: House, table: str, tokens: Sequence[str]) -> None:
    """Whoever is asked takes the first legal move, without a browser, until the last season is planned."""
    numbers = count()
    while True:
        for token in tokens:
            update = house.call("GET", f"/api/tables/{table}/view", token=token)
            if _is_last_plan(SimpleNamespace(**update["view"]["board"])):
                return
            if update["view"]["legal"]:
                move = {
                    "id": f"{next(numbers)}",
                    "seen": update["seq"],
                    "moves": update["view"]["legal"][:1],
                }
                house.call("POST", f"/api/tables/{table}/moves", move, token)


def sit(page: Page, house: House, table: str, token: str, coach: bool = False) -> None:
    """Open the seat in this page, with the guide of a first game if wished."""
    if coach:
        key = json.dumps({"table": table, "seat": None, "token": None, "coach": True})
        page.evaluate("([name, key]) => localStorage.setItem(name, key)", [f"bakufu.key.{table}", key])
    go_to(page, f"{house.address}/#/t/{table}/seat/{token}")


def box(page: Page, selector: str) -> dict[str, float]:
    """Where the first of these is seen."""
    found: dict[str, float] = page.locator(selector).first.evaluate(
        """(e) => {
          const { left, top, right, bottom } = e.getBoundingClientRect();
          return { left, top, right, bottom };
        }"""
    )
    return found


def overlap(one: dict[str, float], other: dict[str, float]) -> float:
    """Square pixels that two boxes share."""
    width = min(one["right"], other["right"]) - max(one["left"], other["left"])
    height = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return max(0.0, width) * max(0.0, height)
