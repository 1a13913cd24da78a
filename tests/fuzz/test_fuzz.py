"""A bounded part of `make fuzz`, and proof that the fuzzer sees what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bakufu.engine.chance import Chance
from bakufu.engine.errors import Refusal
from bakufu.engine.events import Log
from bakufu.engine.game import Outcome
from bakufu.engine.record import read_record
from bakufu.engine.replay import replay
from bakufu.games.shogun import GAME
from bakufu.games.shogun.meta import Shogun
from bakufu.games.shogun.stages import GO_ON, STAGE_ACTIONS
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import MODULES
from tools import fuzz

GAMES = 320
PARTS = 8
SEED = 2006


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_of_every_kind_keep_the_rules(part: int, tmp_path: Path) -> None:
    numbers = range(part, GAMES, PARTS)
    report = fuzz.run_piece("shogun", SEED, numbers, str(tmp_path))
    assert report.games == len(numbers)
    assert not report.failures, [failed.problem for failed in report.failures]


def test_a_game_at_a_table_survives_moves_taken_back(tmp_path: Path) -> None:
    report = fuzz.Report()
    for number in range(4):
        plan = fuzz.plan_of(GAME, SEED, number)
        fuzz.run_one(GAME, msgspec.structs.replace(plan, at_table=True), report, str(tmp_path))
    assert report.tables == 4 and report.undone > 10
    assert not report.failures, [failed.problem for failed in report.failures]


def test_all_kinds_of_games_have_their_turn() -> None:
    plans = [fuzz.plan_of(GAME, SEED, number) for number in range(GAMES)]
    for players in (3, 4, 5):
        kinds = {(p.options["board"], p.options["setup"]) for p in plans if p.players == players}
        assert kinds == {("sun", "draft"), ("sun", "fixed"), ("moon", "draft")}
    for option in GAME.options:
        dealt = {plan.options.get(option.name, option.default) for plan in plans}
        assert dealt == set(option.values) or (option.quiet and len(option.values) > 4), option.name
    for players in (3, 4, 5):
        modules = [p.options.get("modules", "none") for p in plans if p.players == players]
        assert all({name in chosen for chosen in modules} == {True, False} for name in MODULES)


def test_a_number_always_means_the_same_game() -> None:
    ends = []
    for _ in range(2):
        moves: list[tuple[int, int]] = []
        state = fuzz.play(GAME, fuzz.plan_of(GAME, SEED, 7), moves)
        ends.append((moves, GAME.write(state)))
    assert ends[0] == ends[1]


# -- planted faults: each is caught, and its record opens


class Planted(Shogun):
    """Shogun with a fault that shows from the third action on."""

    def __init__(self, fault: Callable[[State], None]) -> None:
        super().__init__()
        self.fault = fault

    def apply(self, state: State, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
        super().apply(state, seat, move, chance, log)
        if state.stage == STAGE_ACTIONS and state.action >= 2:
            self.fault(state)


def lose_an_army(state: State) -> None:
    state.supply[0] -= 1


def fall_over(state: State) -> None:
    raise ZeroDivisionError("planted")


def ask_nobody(state: State) -> None:
    state.acting = []


def leave_no_move(state: State) -> None:
    state.decision = GO_ON


FAULTS = [
    (lose_an_army, "S-STATE-04"),
    (fall_over, "ZeroDivisionError: planted"),
    (ask_nobody, "nobody acts"),
    (leave_no_move, "dead end"),
]


@pytest.mark.parametrize(("fault", "problem"), FAULTS, ids=lambda value: getattr(value, "__name__", None))
def test_a_planted_fault_is_found_and_its_record_opens(
    fault: Callable[[State], None], problem: str, tmp_path: Path
) -> None:
    report, game = fuzz.Report(), Planted(fault)
    plan = msgspec.structs.replace(fuzz.plan_of(GAME, SEED, 1), at_table=False)
    fuzz.run_one(game, plan, report, str(tmp_path))
    (failed,) = report.failures
    assert problem in failed.problem
    record = read_record(Path(failed.path))
    assert len(record.moves) == failed.moves
    assert sum(1 for _ in replay(record)) == failed.moves  # the sound game replays it to that very place


class Silent(Shogun):
    """Explains nothing."""

    def why_not(self, state: State, seat: int, move: int) -> Refusal | None:
        return None


class Generous(Shogun):
    """Everybody wins."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome(outcome.scores, list(range(len(outcome.scores))))


class Forgetful(Shogun):
    """Its notation loses the rice."""

    def read(self, text: str) -> State:
        return super().read(" ".join(word for word in text.split() if not word.startswith("rice=")))


class Careless(Shogun):
    """Changes the number of chests in a list that copies share."""

    def new(self, *given: Any, **named: Any) -> State:
        state = super().new(*given, **named)
        state.chests = Shared(state.chests)
        return state


class Shared(list[int]):
    def copy(self) -> Shared:
        return self

    def __getitem__(self, key: Any) -> Any:
        return self if isinstance(key, slice) else super().__getitem__(key)


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (Silent(), "why_not"),
        (Generous(), "wrong seats"),
        (Forgetful(), "round-trip"),
        (Careless(), "playing with a copy"),
    ],
    ids=["silent", "generous", "forgetful", "careless"],
)
def test_other_faults_are_found_too(game: Any, problem: str) -> None:
    with pytest.raises(fuzz.Wrong, match=problem):
        fuzz.play(game, fuzz.plan_of(GAME, SEED, 1), [], check_share=0.2)


def test_a_game_without_an_end_is_found() -> None:
    class Endless(Shogun):
        def apply(self, state: State, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
            pass

    with pytest.raises(fuzz.Wrong, match="not over after"):
        fuzz.play(Endless(), fuzz.plan_of(GAME, SEED, 1), [], check_share=0)


def test_a_game_that_hangs_is_found() -> None:
    def hang() -> None:
        with fuzz.deadline(0.05):
            while True:
                pass

    with pytest.raises(fuzz.Wrong, match="hangs"):
        hang()
