"""Nobody learns what they must not know: from views, legal moves, events, refusals, exports or undo."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from bakufu.engine.chance import Chance, Seeded
from bakufu.engine.errors import Refusal
from bakufu.engine.events import Event, Log
from bakufu.engine.game import Game, View
from bakufu.engine.options import complete
from bakufu.engine.session import Session
from bakufu.engine.views import Viewer, viewers
from bakufu.games.shogun import GAME
from bakufu.games.shogun.meta import Shogun
from bakufu.games.shogun.stages import STAGE_ACTIONS, STAGE_ORDER, STAGE_PLANNING
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import SPACE_STRIDE
from tests.leaks import secrets
from tests.leaks.secrets import Leak
from tools.fuzz import plan_of

GAMES = range(18)  # with the seed below: every player count, board, set-up and tower model, mixed options
SEED = 1600


def positions(game: Game[Any], number: int) -> Iterator[State]:
    """The positions of a random game."""
    plan = plan_of(GAME, SEED, number)
    rng, chance = plan.choices(), plan.chance()
    state: State = game.new(plan.players, plan.options, chance)
    while acting := game.to_act(state):
        yield state
        seat = rng.choice(acting)
        game.apply(state, seat, rng.choice(game.legal(state, seat)), chance)
    yield state


def look_for_leaks(game: Game[Any], number: int, share: float = 0.04) -> int:
    """Change the secrets at some positions of a game, for every viewer; how many moves were followed."""
    rng = Random(number)
    followed = 0
    for state in positions(game, number):
        if rng.random() > share:
            continue
        for viewer in viewers(state.rules.players):
            observed = secrets.seen(game, state, viewer)
            for change in secrets.SECRETS:
                twin = change(state, viewer, rng)
                secrets.compare(observed, secrets.seen(game, twin, viewer), viewer, change.__name__)
                followed += secrets.walk(game, state, twin, viewer, change.__name__, rng, 4)
            twin = game.resample(game.view(state, viewer), rng)
            secrets.compare(observed, secrets.seen(game, twin, viewer), viewer, "anything")
    return followed


def tables(game: Game[Any], number: int, share: float = 0.03) -> Iterator[tuple[Session, int]]:
    """A table with a random game at some of its moments, and the seed of its chance."""
    plan = plan_of(GAME, SEED, number)
    rng = plan.choices()
    session = Session.start(game, plan.players, plan.options, "ABCDE"[: plan.players], Seeded(number))
    while acting := session.to_act():
        if rng.random() < share:
            yield session, number
        seat = rng.choice(acting)
        session.apply_run(seat, rng.choice(game.legal(session.state, seat)))


def look_for_leaks_at_tables(game: Game[Any], number: int, share: float = 0.015) -> int:
    rng = Random(number)
    looked = 0
    for session, seed in tables(game, number, share):
        for viewer in viewers(session.players):
            twin = secrets.other_table(session, seed, viewer, rng)
            again = secrets.other_table(session, seed, viewer, rng)
            observed = secrets.seen_at_table(twin, viewer)
            secrets.compare(observed, secrets.seen_at_table(again, viewer), viewer, "the others' plans")
            looked += twin.state != again.state
            if viewer is not None and twin.can_undo(viewer) is None:
                for table in (twin, again):
                    table.undo(viewer)
                observed = secrets.seen_at_table(twin, viewer)
                secrets.compare(
                    observed, secrets.seen_at_table(again, viewer), viewer, "plans, after taking back"
                )
    return looked


# -- no leak


@pytest.mark.rule("S-PLAN-01")
@pytest.mark.rule("S-INFO-02")
@pytest.mark.parametrize("number", GAMES)
def test_a_position_tells_nobody_what_is_secret(number: int) -> None:
    assert look_for_leaks(GAME, number) > 100


@pytest.mark.rule("S-PLAN-01")
@pytest.mark.rule("S-ACT-04")
@pytest.mark.parametrize("number", range(6))
def test_a_table_tells_nobody_what_is_secret(number: int) -> None:
    assert look_for_leaks_at_tables(GAME, number) > 5


def test_another_table_is_the_same_but_for_the_secrets() -> None:
    # Else the comparison above would prove nothing: with the true table it must agree as well.
    for session, seed in tables(GAME, 1):
        for viewer in viewers(session.players):
            twin = secrets.other_table(session, seed, viewer, Random(1))
            observed = secrets.seen_at_table(session, viewer, bad_input=False)
            secrets.compare(observed, secrets.seen_at_table(twin, viewer), viewer, "what happened")


@pytest.mark.rule("S-PLAN-01")
def test_while_all_plan_only_who_is_ready_is_told() -> None:
    for session, _ in tables(GAME, 4, share=1):
        if session.state.stage == STAGE_PLANNING:
            log = session.log
            since = max(i for i, event in enumerate(log) if event.key == "specials-shown")
            assert {event.key for event in log[since + 1 :]} <= {"ready"}
            assert all(set(event.facts) == {"seat"} for event in log[since + 1 :])


# -- resampling


@pytest.mark.rule("S-INFO-01")
@pytest.mark.rule("S-INFO-02")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_possible_hidden_card_turns_up_and_the_true_one_is_possible(number: int) -> None:
    rng = Random(number)
    seen_stages = set()
    for state in positions(GAME, number):
        share = {STAGE_PLANNING: 0.02, STAGE_ORDER: 0.05, STAGE_ACTIONS: 0.1}.get(state.stage, 0)
        if rng.random() >= share:
            continue
        seen_stages.add(state.stage)
        viewer = rng.choice(viewers(state.rules.players))
        twins = [GAME.resample(GAME.view(state, viewer), rng) for _ in range(250)]
        for seat in range(state.rules.players):
            cells = secrets.hidden_cells(state, seat, viewer)
            shown = [state.plan[seat * SPACE_STRIDE + s] for s in range(state.rules.spaces)]
            hidden = [state.plan[cell] for cell in cells]
            in_sight = [] if state.stage == STAGE_PLANNING else [c for c in shown if c not in hidden]
            possible = {card for card in secrets.own_cards(state, seat) if card not in in_sight}
            for cell in cells:
                dealt = {twin.plan[cell] for twin in twins} - {50}
                assert dealt == possible
                assert state.plan[cell] in dealt
    assert STAGE_ACTIONS in seen_stages


def test_resampling_redraws_how_firmly_cubes_stick() -> None:
    state = GAME.new(5, complete(GAME, 5, {"setup": "fixed"}), Seeded(3))
    grips = {tuple(GAME.resample(GAME.view(state, 0), Random(seed)).loose_in_tower) for seed in range(50)}
    assert len(grips) > 5


# -- planted leaks: the tests above must see them


class Leaky(Shogun):
    """Shogun whose views are spoilt by a hole."""

    def __init__(self, hole: Callable[[State, int | None, View], View]) -> None:
        super().__init__()
        self.hole = hole

    def view(self, state: State, seat: int | None) -> View:
        return self.hole(state, seat, super().view(state, seat))


def spoilt(view: View, **fields: object) -> View:
    return msgspec.structs.replace(view, board=msgspec.structs.replace(view.board, **fields))


def tell_progress(state: State, seat: Viewer, view: View) -> View:
    return spoilt(view, extra_farmers=sum(state.plan_step) if state.stage == STAGE_PLANNING else 0)


def tell_one_card(state: State, seat: Viewer, view: View) -> View:
    plans = [None if row is None else row[:] for row in view.board.plans]
    if plans[0] is not None and seat != 0:
        plans[0][3] = state.plan[3]
    return spoilt(view, plans=plans)


def tell_grip(state: State, seat: Viewer, view: View) -> View:
    return spoilt(view, inside=state.loose_in_tower[:])


def tell_hand_size(state: State, seat: Viewer, view: View) -> View:
    cards = [len(hand) for hand in state.hands] if state.hands else view.board.cards
    return spoilt(view, cards=cards)


def tell_by_order(state: State, seat: Viewer, view: View) -> View:
    """Who is furthest on stands first among those who act."""
    return msgspec.structs.replace(view, to_act=sorted(view.to_act, key=lambda s: -state.plan_step[s]))


def tell_by_legal(state: State, seat: Viewer, view: View) -> View:
    odd = state.plan[7] % 2 == 1 and seat != 0
    return msgspec.structs.replace(view, legal=view.legal[::-1] if odd else view.legal)


HOLES = [tell_progress, tell_one_card, tell_grip, tell_hand_size, tell_by_order, tell_by_legal]


def in_all_games(look: Callable[[Game[Any], int, float], int], game: Game[Any]) -> None:
    for number in GAMES:
        look(game, number, 0.05)


@pytest.mark.parametrize("hole", HOLES)
def test_a_planted_leak_in_the_view_is_found(hole: Callable[[State, Viewer, View], View]) -> None:
    with pytest.raises(Leak, match="view tells"):
        in_all_games(look_for_leaks, Leaky(hole))


@pytest.mark.parametrize("hole", [tell_progress, tell_one_card, tell_hand_size, tell_by_order])
def test_a_planted_leak_is_found_at_the_table_too(hole: Callable[[State, Viewer, View], View]) -> None:
    with pytest.raises(Leak, match="tells"):
        in_all_games(look_for_leaks_at_tables, Leaky(hole))


class Talkative(Shogun):
    """Tells the bid of whoever is ready."""

    def apply(self, state: State, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
        before = len(log) if log is not None else 0
        row = seat * SPACE_STRIDE
        super().apply(state, seat, move, chance, log)
        if log is not None and log[before:] and log[before].key == "ready":
            log[before] = Event("ready", {"seat": seat, "card": state.plan[row + 2]})


def test_a_planted_leak_in_the_events_is_found() -> None:
    with pytest.raises(Leak, match="events tells"):
        in_all_games(look_for_leaks_at_tables, Talkative())


class Explaining(Shogun):
    """Its refusals tell how many cards the others have placed."""

    def why_not(self, state: State, seat: int, move: int) -> Refusal | None:
        refusal = super().why_not(state, seat, move)
        if refusal is None or state.stage != STAGE_PLANNING:
            return refusal
        return Refusal(refusal.key, refusal.rule, {**refusal.facts, "placed": sum(state.plan_step)})


def test_a_planted_leak_in_the_refusals_is_found() -> None:
    with pytest.raises(Leak, match="why_not tells"):
        look_for_leaks(Explaining(), 1)
