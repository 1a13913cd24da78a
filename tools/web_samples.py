"""Views of seeded games of bots, for the gallery of the web client: `python tools/web_samples.py`.

Each sample is a table at a moment worth looking at: its view, and the events that led there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from bakufu.engine.chance import Seeded
from bakufu.engine.game import View
from bakufu.engine.session import Session
from bakufu.games.shogun import GAME, stages
from bakufu.games.shogun.bots.easy import decide_without_error

FOLDER = Path(__file__).parent.parent / "web" / "src" / "games" / "shogun" / "board" / "samples"
NAMES = ["Aki", "Beni", "Chiyo", "Daigo", "Emi"]
EVENTS_KEPT = 12

BEGINNINGS = {"attack", "attack-neutral", "revolt"}
FIGHTS = {
    "battle-won",
    "battle-lost",
    "battle-undecided",
    "neutral-conquered",
    "neutral-held",
    "revolt-put-down",
    "revolt-lost",
}


class Sample(NamedTuple):
    players: int
    options: dict[str, str]
    seed: int
    viewer: int | None
    when: Callable[[Any], bool]


def _year(board: Any) -> tuple[int, int]:
    return board.year, board.season


SAMPLES = {
    "draft": Sample(4, {}, 5, 0, lambda b: b.stage == stages.STAGE_DRAFT and b.owner.count(-1) == 30),
    "planning": Sample(5, {}, 7, 1, lambda b: b.steps == 6 and _year(b) == (1, 1)),
    "order": Sample(4, {}, 11, 2, lambda b: b.decision == stages.TAKE_SPECIAL and _year(b) == (1, 2)),
    "battle": Sample(
        5, {}, 7, 0, lambda b: b.decision == stages.BATTLE_MOVE and _year(b) == (2, 1) and b.action > 4
    ),
    "moon3": Sample(
        3,
        {"board": "moon"},
        3,
        None,
        lambda b: b.stage == stages.STAGE_ACTIONS and _year(b) == (2, 0) and b.action > 4,
    ),
    "winter": Sample(5, {}, 13, 0, lambda b: b.decision == stages.CHOOSE_REVOLT),
    "over": Sample(4, {"board": "moon"}, 9, None, lambda b: b.decision == stages.GAME_OVER),
}


def played(sample: Sample) -> dict[str, Any]:
    """The table at the first moment that the sample asks for, and its last events; not every game has one."""
    return next(found for seed in count(sample.seed) if (found := _moment(sample, seed)))


def _moment(sample: Sample, seed: int) -> dict[str, Any] | None:
    names = NAMES[: sample.players]
    session = Session.start(GAME, sample.players, sample.options, names, Seeded(seed))
    rng = Random(seed)
    while True:
        view: View = session.view(sample.viewer)
        if sample.when(view.board):
            return {
                "seats": names,
                "view": msgspec.to_builtins(view),
                "events": msgspec.to_builtins(session.events(sample.viewer)[-EVENTS_KEPT:]),
            }
        if session.outcome is not None:
            return None
        seat = session.to_act()[0]
        session.apply_run(seat, [decide_without_error(session.view(seat), rng)])


def fights() -> list[list[Any]]:
    """One fight for each way a fight can end, from the attack to the result."""
    found: dict[str, list[Any]] = {}
    for seed in range(30):
        session = Session.start(GAME, 5, {}, NAMES, Seeded(seed))
        rng = Random(seed)
        while session.outcome is None and len(found) < len(FIGHTS):
            seat = session.to_act()[0]
            session.apply_run(seat, [decide_without_error(session.view(seat), rng)])
        events = session.events(None)
        for place, event in enumerate(events):
            if event.key in FIGHTS and event.key not in found:
                first = max(
                    i for i in range(place) if events[i].key in ("attack", "attack-neutral", "revolt")
                )
                found[event.key] = msgspec.to_builtins(events[first : place + 1])
        if len(found) == len(FIGHTS):
            break
    return [found[key] for key in sorted(found)]


def write(name: str, value: Any) -> None:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    FOLDER.joinpath(f"{name}.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, sample in SAMPLES.items():
        write(name, played(sample))
    write("fights", fights())


if __name__ == "__main__":
    main()
