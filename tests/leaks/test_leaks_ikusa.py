"""Ikusa keeps its secrets: allocations, ronin, casualties, orders; and what was shown is not taken back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bakufu.engine.chance import Seeded
from bakufu.engine.session import Session
from bakufu.engine.views import Viewer, viewers
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.stages import (
    FILL_BIN,
    GAME_OVER,
    STAGE_PLAN,
    STAGE_TURN,
    TAKE_LOSSES,
)
from bakufu.games.ikusa.state import (
    State,
)
from bakufu.games.ikusa.tables import BIN_COUNT, FIGURES, LOSS_ORDERS
from tests.games.ikusa.playing import LETTER, random_game
from tests.games.ikusa.table import text, war
from tests.leaks import secrets

TABLES = [(2, "standard"), (3, "quick"), (4, "standard"), (5, "long")]


def seen(state: State, viewer: Viewer) -> dict[str, bytes]:
    return secrets.seen(GAME, state, viewer)


def others(state: State, viewer: Viewer) -> list[int]:
    return [clan for clan in range(state.rules.clans) if state.rules.player_of[clan] != viewer]


def other_bins(state: State, viewer: Viewer, rng: Random) -> State:
    """Locked trays of others hold something else."""
    twin = state.copy()
    if state.stage == STAGE_PLAN:
        for clan in others(state, viewer):
            bins = twin.bins[clan * BIN_COUNT : (clan + 1) * BIN_COUNT]
            seen_by_spy = state.spied_clan == clan and state.rules.player_of[state.ninja] == viewer
            if min(bins) >= 0 and not seen_by_spy and state.alive[clan]:
                twin.bins[clan * BIN_COUNT : (clan + 1) * BIN_COUNT] = [sum(bins), 0, 0, 0, 0]
    return twin


def other_orders(state: State, viewer: Viewer, rng: Random) -> State:
    """The holder of the ninja has another standing order, or none."""
    twin = state.copy()
    if state.ninja >= 0 and state.rules.player_of[state.ninja] != viewer and state.stage >= STAGE_TURN:
        twin.orders = [rng.randrange(3), rng.randrange(6)]
    return twin


def other_wishes(state: State, viewer: Viewer, rng: Random) -> State:
    """Others prefer other losses."""
    twin = state.copy()
    mine = [state.rules.player_of[clan] == viewer for clan in range(state.rules.clans)]
    twin.losses = [wish if own else rng.randrange(len(LOSS_ORDERS)) for wish, own in zip(state.losses, mine)]
    return twin


def other_losses(state: State, viewer: Viewer, rng: Random) -> State:
    """The other side has drafted other casualties."""
    twin = state.copy()
    if state.decision == TAKE_LOSSES:
        for clan in others(state, viewer):
            if clan not in state.acting and len(set(state.drafted[clan])) > 1:
                twin.drafted[clan] = state.drafted[clan][::-1]
    return twin


def other_trays(state: State, viewer: Viewer, rng: Random) -> State:
    """Others have other figures left, where the table hides them (Q-45)."""
    twin = state.copy()
    if state.rules.hidden_trays and state.decision != GAME_OVER:
        for clan in others(state, viewer):
            twin.tray[clan * FIGURES : (clan + 1) * FIGURES] = [rng.randrange(9) for _ in range(FIGURES)]
    return twin


def anything(state: State, viewer: Viewer, rng: Random) -> State:
    """All secrets at once, dealt anew: ronin, trays, choices that are not committed."""
    return GAME.resample(GAME.view(state, viewer), rng)


SECRETS: list[Callable[[State, Viewer, Random], State]] = [
    other_bins,
    other_orders,
    other_wishes,
    other_losses,
    other_trays,
    anything,
]
HIDDEN_TRAYS = (2, 4)  # players at tables with the options of
REAL_DICE = (2, 3)  # with dice that are entered
BY_THE_LETTER = (2, 5)  # and with those that go by the letter of the book, such as captured ronin


@pytest.mark.parametrize(("players", "variant"), TABLES)
@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.__name__)
def test_what_a_viewer_must_not_know_changes_nothing_that_he_sees(
    players: int, variant: str, secret: Callable[[State, Viewer, Random], State]
) -> None:
    rng = Random(players)
    chosen = {"trays": "hidden", "ties": "agreement"} if players in HIDDEN_TRAYS else {}
    chosen |= {"dice": "manual"} if players in REAL_DICE else {}
    chosen |= LETTER if players in BY_THE_LETTER else {}
    for number, state in enumerate(random_game(players, 4, None, variant=variant, **chosen)):
        if number % 31 or state.round > 5:
            continue
        for viewer in viewers(players):
            assert seen(secret(state, viewer, rng), viewer) == seen(state, viewer), GAME.write(state)


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_where_captured_ronin_lie_is_seen_by_their_new_owner_alone(viewer: Viewer) -> None:
    """Q-33, `spoils` = all: orange's face-down ronin are blue's now; green sees that they are, not where."""
    words = ["spoils=all", "battles=yamato:pf:kawachi", "yamato=blue/3p", "orange.circle=kawachi"]
    here = war("c", *words, "iga=orange/3p2r?", "ise=orange/3p", dice=[12, 1, 12, 12]).go().state
    there = war("c", *words, "iga=orange/3p", "ise=orange/3p2r?", dice=[12, 1, 12, 12]).go().state
    assert here.owner == there.owner and here.hidden_forces != there.hidden_forces
    assert (seen(here, viewer) == seen(there, viewer)) == (viewer != 0)


def test_losses_that_bring_captured_ronin_to_light_are_not_taken_back() -> None:
    """Q-33, `spoils` = all: blue's last loss eliminates orange, and blue learns where its ronin lie."""
    words = ["spoils=all", "battles=yamato:pf:kawachi", "yamato=blue/1b1s2p", "orange.circle=kawachi"]
    table = war("c", *words, "iga=orange/3p2r?", "blue.circle=kii/1p", dice=[12, 1, 1, 1]).go()
    session = table_of(table.state)
    session.apply_run(0, ["lose", "pf", "spearman"])
    assert not session.state.alive[1] and session.can_undo(0) is not None


def test_a_change_that_may_be_known_is_seen() -> None:
    """Else the test above would prove nothing."""
    state = war("a", "blue.circle=kai/1g", "kai=blue/2p").state
    twin = state.copy()
    twin.force_units[0] += 1
    assert seen(twin, 1) != seen(state, 1)


def table_of(state: State) -> Session:
    """A table that goes on from this position."""
    session = Session.start(GAME, 3, {}, ["Ada", "Bo", "Cy"], Seeded(1))
    session.state = state
    return session


def test_after_the_last_tray_is_locked_nobody_takes_his_own_back() -> None:
    for state in random_game(3, 1):
        if state.stage == STAGE_PLAN and len(state.acting) == 1:
            break
    session = table_of(state.copy())
    seat = session.to_act()[0]
    while session.state.stage == STAGE_PLAN and seat in session.to_act():
        session.apply_run(seat, GAME.legal(session.state, seat)[0])
    refusal = session.can_undo(seat)
    assert refusal is not None and refusal.key in ("undo-after-uncovering", "undo-after-draw")


def test_a_step_that_turned_up_ronin_stays() -> None:
    table = war(
        "a", "blue.circle=kai/2g1r?", "kai=blue/1p", "suruga=blue/1p", "blue.square=izu/1g", "izu=blue/1p"
    )
    session = table_of(table.state)
    session.apply_run(0, ["step", "circle", "suruga"])
    refusal = session.can_undo(0)
    assert refusal is not None and refusal.key == "undo-after-uncovering"


def test_a_step_without_secrets_can_be_taken_back_with_its_garrison() -> None:
    table = war("a", "blue.circle=kai/2g", "suruga=blue/1p")
    session = table_of(table.state)
    before = GAME.write(session.state)
    session.apply_run(0, [["step", "circle", "suruga"], ["leave", "gunner"], ["go"]])
    for _ in range(3):
        session.undo(0)
    assert GAME.write(session.state) == before


def test_the_last_casualties_of_a_battle_stay_for_they_showed_the_others() -> None:
    table = war("c", "battles=yamato:pf:kawachi", "yamato=blue/1s1p", "kawachi=orange/1s2p", dice=[1, 1]).go()
    session = table_of(table.state)
    session.apply_run(0, ["lose", "pf", "swordsman"])
    assert session.can_undo(0) is None
    session.apply_run(1, ["lose", "pf", "spearman"])
    assert session.can_undo(0) is not None and session.can_undo(1) is not None


@pytest.mark.parametrize("wish", ["order", "losses"])
def test_a_free_move_of_another_changes_nothing_about_what_can_be_taken_back(wish: str) -> None:
    """A standing order or a list of losses is nobody's business; it may not even be felt at the undo."""
    session, rng = Session.start(GAME, 3, {"round_limit": "8"}, ["Ada", "Bo", "Cy"], Seeded(4)), Random(3)
    open_to = 0
    while session.outcome is None and session.state.round < 4:
        state = session.state
        for giver in range(3) if state.round > 1 and rng.random() < 0.15 else ():
            moves = [m for m in GAME.out_of_turn_moves(state, giver) if GAME.moves.decode(m)[0] == wish]
            if moves and giver not in session.to_act():
                other = session.fork()
                other.apply_run(giver, rng.choice(moves))
                for seat in (seat for seat in range(3) if seat != giver):
                    assert session.can_undo(seat) == other.can_undo(seat)
                    if session.can_undo(seat) is None:
                        one, twin = session.fork(), other.fork()
                        one.undo(seat)
                        twin.undo(seat)
                        open_to += 1
                        blind = [viewer for viewer in viewers(3) if viewer != giver]
                        assert [one.view(v) for v in blind] == [twin.view(v) for v in blind]
                        assert len(twin.moves) == len(one.moves) + 1 and twin.state != one.state
        seat = rng.choice(session.to_act())
        # All koku of Bo go for the ninja, who holds still.
        legal = [move for move in GAME.legal(state, seat) if GAME.moves.decode(move)[0] != "strike"]
        planned = legal[0] if seat == 1 else legal[-1]
        session.apply_run(seat, planned if state.decision == FILL_BIN else rng.choice(legal))
    assert open_to > 5


def test_an_order_goes_with_the_daimyo_whose_coming_is_taken_back() -> None:
    session = Session.start(GAME, 3, {}, ["Ada", "Bo", "Cy"], Seeded(4))
    words = ["recovering=blue", "ninja=green", "blue.circle=ise/1p", "kai=blue/1p"]
    session.state = GAME.read(text("2.c.place_recovered", "act=blue", *words))
    before = session.state.copy()
    session.apply_run(0, ["recover", "kai"])
    session.apply_run(2, ["order", "blue_square", "end_d"])
    assert session.can_undo(0) is None
    session.undo(0)
    assert session.state == before and session.moves == []


def test_what_others_take_back_leaves_everybody_his_own_last_move() -> None:
    """Bo chose his losses, then filled a bin: when Ada goes back, his bin is still what he can take back."""
    session = Session.start(GAME, 3, {}, ["Ada", "Bo", "Cy"], Seeded(4))
    bins = [f"{clan}.bins=-,-,-,-,-" for clan in ("blue", "orange", "green")]
    session.state = GAME.read(text("2.plan.fill_bin", "act=blue,orange,green", "koku=9,9,9", *bins))
    session.apply_run(0, GAME.legal(session.state, 0)[0])
    session.apply_run(1, GAME.out_of_turn_moves(session.state, 1)[0])
    session.apply_run(1, GAME.legal(session.state, 1)[0])
    made = [move for move in session.moves if move.seat == 1]
    session.undo(0)
    assert session.moves == made
    session.undo(1)
    assert session.moves == made[:1]
