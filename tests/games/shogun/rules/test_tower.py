"""Section 8.1: the battle tower (S-TOWER), as a rule of the game and as a model of chance."""

from __future__ import annotations

from hashlib import sha256
from math import exp

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bakufu.engine.chance import TRIALS_ONE, Chance, Seeded
from bakufu.games.shogun import GAME, codec, tower
from bakufu.games.shogun.options import DEFAULTS
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import COLOUR_NAMES, COLOURS
from tests.games.shogun.rules.given import attack, row
from tests.games.shogun.table import Table

MODELS = pytest.mark.parametrize("model", ["physics", "two_thirds"])
SIX = st.lists(st.integers(0, 12), min_size=COLOURS, max_size=COLOURS)


def tower_with(model: str, loose: list[int] | None = None, firm: list[int] | None = None) -> State:
    """A five-player table with nothing but a tower; this content."""
    state = codec.read(f"shogun/5 tower_model={model}")
    state.loose_in_tower = list(loose or [0] * COLOURS)
    state.firm_in_tower = list(firm or [0] * COLOURS)
    return state


def content(state: State) -> int:
    return sum(tower.inside(state, colour) for colour in range(COLOURS))


class Asked(Chance):
    """Notes what it is asked, and holds back exactly half (rounded down) of everything."""

    def __init__(self) -> None:
        self.questions: list[tuple[int, int]] = []

    def draw_hits(self, n: int, threshold: int, why: str) -> int:
        self.questions.append((n, threshold))
        return n // 2


class Scripted(Chance):
    """Gives these answers, one after the other."""

    def __init__(self, *answers: int) -> None:
        self.answers = list(answers)

    def draw_hits(self, n: int, threshold: int, why: str) -> int:
        return self.answers.pop(0)


# -- the throw as a rule -------------------------------------------------------------------------------


@pytest.mark.rule("S-TOWER-01")
def test_all_who_take_part_and_the_whole_tray_go_in_at_once() -> None:
    table = attack(sent=4, kozuke="yellow3", words="tray=blue1,red2,farmers3", tower="black1")
    assert table.state.thrown == [2, 4 + 1, 3, 0, 0, 3]
    table.tray(blue=2)
    assert len(table.events("throw")) == 1


@pytest.mark.rule("S-TOWER-01")
def test_during_the_throw_nothing_is_left_in_the_province() -> None:
    table = attack(sent=4, kozuke="yellow3")
    assert table["kozuke"] == "yellow0"
    assert table["shinano"] == "blue2"


@pytest.mark.rule("S-TOWER-02")
def test_thrown_cubes_may_stay_inside_and_older_ones_come_out() -> None:
    table = attack(sent=4, kozuke="yellow3", tower="blue2,yellow5").tray(blue=6, yellow=0)
    assert (table.in_tower("blue"), table.in_tower("yellow")) == (0, 5 + 3)
    assert table["kozuke"] == "blue6'"


@pytest.mark.rule("S-TOWER-02")
def test_no_more_can_come_out_than_went_in_and_was_inside() -> None:
    table = attack(sent=4, tower="blue2")
    assert table.legal("blue") == [["tower", "blue", n] for n in range(7)]
    assert table.refused("blue", ["tower", "blue", 7]).rule == "S-STATE-04"


@pytest.mark.rule("S-TOWER-03")
@pytest.mark.parametrize("year", [1, 2])
def test_tower_and_tray_outlast_the_seasons_and_winter(year: int) -> None:
    inside = "loose=red3,farmers2 firm=blue4 tray=yellow2,farmers1"
    table = Table(
        f"shogun/3 tower_model=physics at=y{year}.fall.actions.go_on field=10 turn=3 order=red,blue,yellow "
        f"events=EV07,EV08! kai=red1 ise=blue1 mino=yellow1 rice=9,9,9 {inside}"
    ).go()
    assert table.decision == ("plan" if year == 1 else "game_over")
    assert (table.state.loose_in_tower, table.state.firm_in_tower) == ([3, 0, 0, 0, 0, 2], [0, 4, 0, 0, 0, 0])
    assert table.state.tray == [0, 0, 2, 0, 0, 1]


@pytest.mark.rule("S-TOWER-04")
def test_held_cubes_remain_their_owners_and_count_against_his_62() -> None:
    table = attack(sent=4, kozuke="yellow3", tower="black1").tray(blue=1, yellow=2)
    assert (table.in_tower("blue"), table["shinano"]) == (3, "blue2")
    assert table.supply("blue") == 62 - 3 - 2


@pytest.mark.rule("S-TOWER-04")
@pytest.mark.rule("A-14")
def test_held_cubes_may_come_out_in_somebody_elses_battle() -> None:
    table = attack(words="mino=red1", tower="red4,blue5,yellow5").tray(blue=3, yellow=1, red=4)
    assert (table.in_tower("red"), table.in_tray("red")) == (0, 4)


@pytest.mark.rule("S-TOWER-05")
@pytest.mark.rule("A-14")
def test_cubes_of_others_stay_in_the_tray_until_the_next_throw() -> None:
    table = Table(
        f"shogun/5 {row('battle_a', 'battle_b')} events=EV08!,EV07 shinano=blue5 kozuke=yellow3 ise=blue3 "
        "loose=red2,purple1 blue.plan=battle_a:shinano,battle_b:ise"
    ).go()
    table.do("blue", ["attack", "kozuke", 4]).tray(blue=2, yellow=1, red=2, purple=1)
    assert (table["kozuke"], table.in_tray("red"), table.in_tray("purple")) == ("blue1'", 2, 1)
    assert table.supply("red") == 60
    table.do("blue", ["attack", "mino", 2])
    assert (table.state.thrown[0], table.state.thrown[3]) == (2, 1)


@pytest.mark.rule("S-TOWER-06")
@MODELS
def test_the_model_is_seeded_and_has_a_memory(model: str) -> None:
    state = tower_with(model)
    tower.throw(state, [20, 0, 0, 0, 0, 0], Seeded(1))
    held = content(state)
    assert 0 < held < 20
    assert sum(state.tray) + held == 20
    for seed in range(60):  # farmers shake out what the first throw left
        tower.throw(state, [0, 0, 0, 0, 0, 20], Seeded(seed))
        state.tray = [0] * COLOURS
    assert state.loose_in_tower[0] + state.firm_in_tower[0] < held


@pytest.mark.rule("A-40")
def test_a_table_may_throw_a_real_tower() -> None:
    table = attack(sent=4, tower="red1")
    assert (table.decision, table.acting) == ("enter_tower", ["blue"])
    table.do("blue", ["tower", "red", 0])
    assert table.refused("blue", ["tower", "yellow", 1]).key == "tower-order"


@pytest.mark.rule("A-40")
def test_the_first_seat_enters_the_loading_of_a_real_tower() -> None:
    options = {**DEFAULTS, "setup": "fixed", "tower_model": "manual"}
    table = Table(GAME.new(3, options, Seeded(1)))
    assert (table.decision, table.acting) == ("enter_tower", ["red"])
    table.tray(red=2, blue=7, yellow=0, farmers=5)
    assert [table.in_tower(colour) for colour in ("red", "blue", "yellow", "farmers")] == [5, 0, 7, 5]
    assert (sum(table.state.tray), table.supply("farmers")) == (0, 15)


@pytest.mark.rule("A-40")
@MODELS
def test_a_table_may_choose_between_models(model: str) -> None:
    table = attack(words=f"tower_model={model}")
    assert table.decision == "go_on"
    assert len(table.events("throw")) == 1


# -- what any tower must keep --------------------------------------------------------------------------


@MODELS
@given(loose=SIX, firm=SIX, thrown=SIX, seed=st.integers(0, 10_000))
@settings(max_examples=60, deadline=None)
def test_no_cube_is_lost_or_made_up(
    model: str, loose: list[int], firm: list[int], thrown: list[int], seed: int
) -> None:
    """1. Per colour: inside + thrown = inside afterwards + out, and nothing is negative."""
    state = tower_with(model, loose, firm if model == "physics" else None)
    before = [tower.inside(state, c) + thrown[c] for c in range(COLOURS)]
    old_tray = state.tray[:]
    tower.throw(state, thrown, Seeded(seed))
    if sum(thrown) == 0:
        assert state.tray == old_tray
    assert [tower.inside(state, c) + state.tray[c] for c in range(COLOURS)] == before
    assert min(*state.loose_in_tower, *state.firm_in_tower, *state.tray) >= 0


@MODELS
def test_a_battle_keeps_62_of_each_colour_and_20_farmers(model: str) -> None:
    """1. With board and supply there are always 62 cubes, and 20 farmers (`sound` counts them)."""
    for seed in range(20):
        table = attack(words=f"tower_model={model} tray=farmers3,red2", tower="blue4,yellow4,farmers4")
        table.sound()
        table.chance.rest = Seeded(seed)
        table.act("blue", "battle_b", "shinano").do("blue", ["attack", "mikawa", 1])


@MODELS
def test_the_same_draws_give_the_same_result(model: str) -> None:
    """2. Same draws, same result."""
    results = []
    for _ in range(2):
        state = tower_with(model, [3, 1, 4, 1, 5, 9])
        chance = Seeded(42)
        for _ in range(30):
            tower.throw(state, [4, 3, 0, 2, 0, 2], chance)
        results.append((state.loose_in_tower, state.firm_in_tower, state.tray))
    assert results[0] == results[1]


@MODELS
def test_chance_does_not_know_colours(model: str) -> None:
    """3. Colour-blind: a probability depends on the size of the throw and on the grip alone."""
    firm = [4] * COLOURS if model == "physics" else None
    state = tower_with(model, [6] * COLOURS, firm)
    chance = Asked()
    tower.throw(state, [5] * COLOURS, chance)
    each = len(chance.questions) // COLOURS
    rows = [chance.questions[i : i + each] for i in range(0, len(chance.questions), each)]
    assert len(rows) == COLOURS
    assert all(questions == rows[0] for questions in rows)


def test_the_size_of_the_throw_counts_all_colours() -> None:
    """3. A held cube is shaken by all cubes thrown, not by those of its own colour."""
    questions = []
    for thrown in ([9, 0, 0, 0, 0, 0], [0, 3, 1, 2, 1, 2]):
        chance = Asked()
        tower.throw(tower_with("physics", [2, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0]), thrown, chance)
        questions.append(chance.questions[:2])
    assert questions[0] == questions[1] == [(2, tower.LOOSE_OUT[9]), (2, tower.FIRM_OUT[9])]


@MODELS
def test_past_luck_does_not_matter(model: str) -> None:
    """3. The same content and the same throw ask the same questions, whatever happened before."""
    state = tower_with(model, [2, 0, 0, 0, 0, 1])
    for seed in range(5):
        tower.throw(state, [5, 5, 0, 0, 0, 2], Seeded(seed))
    fresh = tower_with(model, state.loose_in_tower, state.firm_in_tower)
    one, other = Asked(), Asked()
    tower.throw(state, [1, 2, 3, 0, 0, 0], one)
    tower.throw(fresh, [1, 2, 3, 0, 0, 0], other)
    assert one.questions == other.questions


@MODELS
def test_a_throw_of_nothing_changes_nothing(model: str) -> None:
    """4. A throw of 0 cubes changes nothing and draws nothing."""
    state = tower_with(model, [9, 9, 9, 9, 9, 9])
    chance = Asked()
    tower.throw(state, [0] * COLOURS, chance)
    assert (state.loose_in_tower, state.tray, chance.questions) == ([9] * COLOURS, [0] * COLOURS, [])


def test_old_content_is_drawn_before_the_new_cubes_settle() -> None:
    """5. All cubes go in at once: a cube of this throw cannot come out of the tower in it."""
    chance = Asked()
    state = tower_with("physics", [2, 0, 0, 0, 0, 0], [4, 0, 0, 0, 0, 0])
    tower.throw(state, [8, 0, 0, 0, 0, 0], chance)
    held = 8 // 2
    assert chance.questions == [
        (2, tower.LOOSE_OUT[8]),
        (4, tower.FIRM_OUT[8]),
        (8, tower.HELD),
        (held, tower.HELD_LOOSELY),
    ]
    assert (state.loose_in_tower[0], state.firm_in_tower[0], state.tray[0]) == (
        2 - 1 + 2,
        4 - 2 + 2,
        4 + 1 + 2,
    )


@MODELS
def test_the_tower_may_become_empty_by_itself(model: str) -> None:
    """6. It may become empty by itself; nothing else empties it."""
    state = tower_with(model, [3, 0, 2, 0, 0, 1])
    all_out = Scripted(3, 0, 2, 1)  # red: all 3 come out, none of the 4 is held; then yellow and farmers
    tower.throw(state, [4, 0, 0, 0, 0, 0], all_out)
    assert content(state) == 0
    assert state.tray == [7, 0, 2, 0, 0, 1]


def test_the_tower_does_become_empty_now_and_then() -> None:
    """6. In about 0.06 % of the throws: a small tower is empty sooner or later."""
    state = tower_with("physics", [0] * COLOURS, [2, 0, 0, 0, 0, 0])
    chance = Seeded(3)
    for _ in range(2000):
        tower.throw(state, [1, 1, 0, 0, 0, 0], chance)
        if content(state) == 0:
            return
    pytest.fail("never empty in 2000 throws")


# -- the figures of the models -------------------------------------------------------------------------


@pytest.mark.rule("S-TOWER-06")
@pytest.mark.parametrize("n", [1, 4, 8, 16, 30, 80])
def test_the_thresholds_are_those_of_the_model(n: int) -> None:
    assert tower.LOOSE_OUT[n] == round(65536 * (1 - exp(-0.254 * n)))
    assert tower.FIRM_OUT[n] == round(65536 * 0.70 * (1 - exp(-0.069 * n)))


def test_the_tables_are_frozen() -> None:
    """Another table would change old games: records hold draws, not results."""
    text = ",".join(map(str, [*tower.LOOSE_OUT, *tower.FIRM_OUT, tower.HELD, tower.HELD_LOOSELY]))
    assert sha256(text.encode()).hexdigest()[:16] == "f11391e9799c30da"
    assert len(tower.LOOSE_OUT) == len(tower.FIRM_OUT) == 81
    assert (tower.HELD, tower.HELD_LOOSELY) == (17236, 10945)
    assert (tower.PLAIN_HELD, tower.PLAIN_OUT) == (21845, 21845)
    assert TRIALS_ONE == 65536


def test_throws_beyond_80_cubes_count_as_80() -> None:
    chance = Asked()
    tower.throw(tower_with("physics", None, [1, 0, 0, 0, 0, 0]), [0, 60, 60, 0, 0, 0], chance)
    assert chance.questions[0] == (1, tower.FIRM_OUT[80])


@pytest.mark.rule("S-TOWER-06")
@pytest.mark.parametrize(("players", "mean"), [(3, 7.8), (4, 9.5), (5, 11.6)])
def test_content_after_loading(players: int, mean: float) -> None:
    options = {**DEFAULTS, "setup": "fixed", "fixed_columns": "by_seat"}
    games = 400
    total = sum(content(GAME.new(players, options, Seeded(seed))) for seed in range(games))
    assert total / games == pytest.approx(mean, abs=1)


@pytest.mark.rule("S-TOWER-06")
@pytest.mark.parametrize(("size", "mean"), [(4, 5.5), (8, 6.3), (16, 8.2)])
def test_steady_content_for_constant_throws(size: int, mean: float) -> None:
    state = tower_with("physics")
    chance = Seeded(11)
    thrown = [size // 2, 0, 0, size // 4, 0, size // 4]
    total = 0
    for throw in range(4200):
        tower.throw(state, thrown, chance)
        total += content(state) if throw >= 200 else 0
    assert total / 4000 == pytest.approx(mean, abs=0.6)


@pytest.mark.rule("S-TOWER-06")
def test_two_thirds_of_the_thrown_and_one_third_of_the_stuck_cubes_come_out() -> None:
    chance = Seeded(5)
    thrown_out = stuck_out = 0
    for _ in range(500):
        state = tower_with("two_thirds", [0, 6, 0, 0, 0, 0])
        tower.throw(state, [6, 0, 0, 0, 0, 0], chance)
        thrown_out += state.tray[COLOUR_NAMES.index("red")]
        stuck_out += state.tray[COLOUR_NAMES.index("blue")]
    assert thrown_out / 3000 == pytest.approx(2 / 3, abs=0.05)
    assert stuck_out / 3000 == pytest.approx(1 / 3, abs=0.05)


@pytest.mark.rule("S-TOWER-02")
def test_a_real_tower_may_let_go_of_a_cube_however_it_sat() -> None:
    table = Table("shogun/4 kai=red3 shinano=blue1 loose=red1 firm=red2").act("red", "battle_a", "kai")
    table.do("red", ["attack", "shinano", 2]).tray(red=5)
    assert (table["shinano"], table.in_tower("red"), table.in_tower("blue")) == ("red5'", 0, 1)
