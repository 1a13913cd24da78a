"""The luck report against the odds that a spectator could ask for just before each attack."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bakufu.engine.odds import Odds
from bakufu.engine.record import read_record
from bakufu.engine.replay import Replay
from bakufu.games.shogun import GAME, odds
from bakufu.games.shogun.luck import luck
from bakufu.games.shogun.tables import PROVINCES

RECORDS = Path(__file__).parents[2] / "records" / "shogun"
PLAIN = {"extra-attacker", "extra-defender", "castle-defender"}


@pytest.mark.rule("S-INFO-03")
@pytest.mark.parametrize(
    "name", ["3p-defaults-1.json", "3p-fixed-without-show-tower-counts-two-thirds-35.json"]
)
def test_the_odds_of_attacks_are_those_of_public_information(name: str) -> None:
    record = read_record(RECORDS / name)
    again = Replay(record)
    frames: list[Any] = [(again.state, list(again.log))]
    asked: dict[int, Odds] = {}
    for step in again:
        frames.append((step.after, step.events))
        keys = {event.key: event.facts for event in step.events}
        for key in ("attack", "attack-neutral"):
            if key in keys and "throw" in keys and not PLAIN & set(keys):
                facts: dict[str, Any] = dict(keys[key])
                view = GAME.view(step.before, None)
                asked[step.number] = odds.battle_odds(
                    view, PROVINCES.index(facts["target"]), facts["armies"], facts["seat"],
                    extra_attack=False, extra_defense=False,
                )  # fmt: skip
    found = luck(frames, record.players, record.options["tower_model"])
    compared = [fight for fight in found.fights if fight.step in asked and fight.kind != "revolt"]
    assert len(compared) >= 5
    for fight in compared:
        likely = asked[fight.step]
        assert (fight.win, fight.undecided, fight.lose) == pytest.approx(
            (likely.win, likely.undecided, likely.lose), abs=1e-4
        )


def test_what_is_left_is_what_the_winner_has_left() -> None:
    record = read_record(RECORDS / "3p-defaults-1.json")
    again = Replay(record)
    frames = [(again.state, list(again.log)), *((step.after, step.events) for step in again)]
    for fight in luck(frames, record.players, record.options["tower_model"]).fights:
        assert (fight.left > 0) == (
            fight.result == "win" or (fight.kind == "battle" and fight.result == "lose")
        )
        assert 0 <= fight.left_likely <= sum(fight.thrown) + 20
