"""Makes the position of Ikusa's guided first game: `python -m tools.make_lesson` writes `data/lesson.json`.

The set-up is played by bots, except that the learner (the first seat) puts armies where weak provinces of
several others lie beside them: whatever the others do, one of these can be attacked in the first round and is
almost surely taken. The record ends where the learner places the last army.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

from bakufu.bots.registry import bot
from bakufu.engine.chance import Seeded
from bakufu.engine.record import Record, save_record
from bakufu.engine.session import Session
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.state import State
from bakufu.games.ikusa.tables import PROVINCES

LEARNER, PLAYERS, LEVEL = 0, 4, "easy"
OPTIONS = {"goal": "round_4"}
TARGET = Path(__file__).parents[1] / "src/bakufu/games/ikusa/data/lesson.json"


def weak_neighbours(state: State, province: int) -> list[int]:
    """Provinces of others beside it with a single spearman and no army, by land."""
    sea = state.rules.sea[province]
    return [
        other
        for other in state.rules.neighbours[province]
        if state.owner[other] not in (LEARNER, -1)
        and state.force_sizes[other] == 1
        and other not in state.army_at
        and other not in sea
    ]


def choose_army(session: Session) -> int:
    """The province with the most weak neighbours of different owners."""
    state = session.state

    def promise(move: int) -> tuple[int, int]:
        province = PROVINCES.index(str(GAME.moves.decode(move)[-1]))
        weak = weak_neighbours(state, province)
        return len({state.owner[other] for other in weak}), len(weak)

    return max(session.view(LEARNER).legal, key=promise)


def play(seed: int) -> Session:
    """A set-up up to the learner's last army."""
    session = Session.start(GAME, PLAYERS, OPTIONS, ["Learner", "Bot 2", "Bot 3", "Bot 4"], Seeded(seed))
    rng, decide = Random(seed), bot(LEVEL, GAME.id)
    while True:
        [seat] = session.to_act()
        armies = DECISIONS[session.state.decision] == "place_army"
        if not armies or seat != LEARNER:
            session.apply_run(seat, decide(session.view(seat), rng))
        elif session.state.army_at[:3].count(-1) == 1:
            return session
        else:
            session.apply_run(seat, choose_army(session))


def promise_of(session: Session) -> int:
    """How many others have weak provinces beside each army; 0 unless the learner is the last to place."""
    state = session.state
    if any(at < 0 for at in state.army_at[3 : 3 * PLAYERS]):
        return 0
    placed = [at for at in state.army_at[:3] if at >= 0]
    return sum(len({state.owner[one] for one in weak_neighbours(state, at)}) for at in placed)


def lesson() -> Record:
    session = max((play(seed) for seed in range(40)), key=promise_of)
    bots = [None if seat == LEARNER else LEVEL for seat in range(PLAYERS)]
    return msgspec.structs.replace(session.record(), bots=bots)


if __name__ == "__main__":
    save_record(lesson(), TARGET)
