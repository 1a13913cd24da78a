"""A state dealt anew from a view asks the viewer what the real one would ask him."""

from __future__ import annotations

from random import Random

from bakufu.engine.chance import Seeded
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.state import State
from tests.games.ikusa.playing import random_game


def questions(state: State, seat: int, answers: Random) -> list[tuple[str, list[int]]]:
    """What this seat is asked, again and again, while only it moves; its answers follow the given dice."""
    asked: list[tuple[str, list[int]]] = []
    stage, state = state.stage, state.copy()
    while seat in GAME.to_act(state) and state.stage == stage and len(asked) < 90:
        legal = GAME.legal(state, seat)
        asked.append((DECISIONS[state.decision], legal))
        GAME.apply(state, seat, answers.choice(legal), Seeded(1))
    return asked


def test_both_clans_of_a_player_are_asked_in_a_state_dealt_anew() -> None:
    """With two players a seat answers for its first clan, then for its second, in every secret run."""
    seen: set[str] = set()
    for seed in range(1, 5):
        rng = Random(seed)
        for number, state in enumerate(random_game(2, seed)):
            if state.round > 6:
                break
            for seat in (0, 1):
                if len([clan for clan in state.acting if clan % 2 == seat]) < 2:
                    continue
                seen.add(DECISIONS[state.decision])
                twin = GAME.resample(GAME.view(state, seat), rng)
                asked = questions(state, seat, Random(number))
                assert asked == questions(twin, seat, Random(number)), GAME.write(state)
    assert seen == {"fill_bin", "build_site", "buy_unit", "place_unit", "deploy_ronin"}
