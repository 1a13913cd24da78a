"""Battle odds: right numbers, from public facts only."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import comb
from random import Random

import msgspec
import pytest

from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refused
from bakufu.engine.game import View
from bakufu.engine.odds import Odds
from bakufu.engine.options import complete
from bakufu.games.shogun import GAME, codec
from bakufu.games.shogun.codes import march_armies, march_target
from bakufu.games.shogun.decisions import DECISIONS
from bakufu.games.shogun.moves import ATTACK
from bakufu.games.shogun.odds import battle_odds, chances, inside_counts, odds, revolt_odds
from bakufu.games.shogun.phases import aftermath
from bakufu.games.shogun.stages import BATTLE_MOVE
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import COLOURS, PROVINCE_INDEX
from tests.games.shogun.table import Table

MINO, OMI = PROVINCE_INDEX["mino"], PROVINCE_INDEX["omi"]


def three(result: Odds) -> tuple[float, float, float]:
    return round(result.win, 2), round(result.undecided, 2), round(result.lose, 2)


def seen(text: str, seat: int | None = 0) -> View:
    return GAME.view(codec.read(text), seat)


# -- numbers


@pytest.mark.rule("S-INFO-03")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((5, 3, 0, 2, 2, 0), (0.74, 0.16, 0.10)),
        ((5, 3, 0, 2, 2, 2), (0.57, 0.21, 0.22)),
        ((4, 4, 0, 4, 0, 0), (0.71, 0.18, 0.11)),
    ],
)
def test_the_plain_count_has_its_known_values(
    counts: tuple[int, int, int, int, int, int], expected: tuple[float, float, float]
) -> None:
    assert three(odds(*counts, farmers_hold=True)) == expected


@pytest.mark.rule("S-TOWER-06")
def test_the_chance_of_a_cube_depends_on_the_tower_model() -> None:
    assert chances(8, "physics") == pytest.approx((0.737, 0.684 * (1 - 0.5026)), abs=1e-3)
    assert chances(8, "two_thirds") == pytest.approx((2 / 3, 1 / 3), abs=1e-5)
    assert chances(8, "manual") == chances(8, "physics")
    assert chances(0, "two_thirds")[1] == 0  # nothing shakes the tower
    assert chances(80, "physics") == chances(200, "physics")


def counted_out(thrown: int, inside: int, size: int, model: str) -> Iterator[tuple[int, float]]:
    """Every number of thrown and held cubes that can come out, and how likely it is."""
    p, q = chances(size, model)
    for i, j in product(range(thrown + 1), range(inside + 1)):
        yield (
            i + j,
            comb(thrown, i)
            * p**i
            * (1 - p) ** (thrown - i)
            * comb(inside, j)
            * q**j
            * (1 - q) ** (inside - j),
        )


@pytest.mark.parametrize("model", ["physics", "two_thirds"])
@pytest.mark.parametrize("neutral", [True, False])
@pytest.mark.parametrize("farmers_help", [True, False])
def test_the_odds_agree_with_the_rules_of_battle_case_by_case(
    model: str, neutral: bool, farmers_help: bool
) -> None:
    rng = Random(3)
    for _ in range(5):
        a, d, f, ai, di, fi, others = (rng.randrange(4) for _ in range(7))
        if neutral:
            d = di = 0
        size = a + d + f + others
        sums = [0.0] * 5
        for (x, p), (y, q), (z, r) in product(
            list(counted_out(a, ai, size, model)),
            list(counted_out(d, di, size, model)),
            list(counted_out(f, fi, size, model)),
        ):
            z = z if neutral or farmers_help else 0
            result = aftermath.result_of(x, y, z, neutral)
            likely = p * q * r
            if result == aftermath.ATTACKER_WINS:
                sums[0] += likely
                sums[3] += likely * (x - y - z)
            elif result == aftermath.UNDECIDED:
                sums[1] += likely
            else:
                sums[2] += likely
                sums[4] += 0 if neutral else likely * aftermath.defenders_left(y, z, x)
        quick = odds(a, d, f, ai, di, fi, others, neutral=neutral, farmers_help=farmers_help, model=model)
        assert msgspec.structs.astuple(quick) == pytest.approx(tuple(sums), abs=1e-9)


@pytest.mark.rule("S-BAT-13")
def test_farmers_alone_never_hold_a_players_province() -> None:
    helpless = odds(1, 0, 6, 0, 0, 0)
    assert helpless.lose == 0 and helpless.undecided > 0.9
    assert odds(1, 0, 6, 0, 0, 0, farmers_hold=True).lose > 0.9


def test_shown_odds_are_steps_of_five_percent_that_make_a_hundred() -> None:
    assert Odds(0.74, 0.16, 0.10, 0, 0).percent() == (75, 15, 10)
    assert Odds(1 / 3, 1 / 3, 1 / 3, 0, 0).percent() == (35, 35, 30)
    for counts in product((1, 4, 9), (1, 5), (0, 2), (0, 3), (0, 3), (0, 2)):
        shown = odds(*counts).percent()
        assert sum(shown) == 100 and all(part % 5 == 0 for part in shown)


# -- views

PLAYERS = "shogun/4 mino=red6 omi=blue3c tray=red1,yellow2 firm=red2,blue1,farmers2,purple3"
FIGHT = (
    "at=y1.spring.actions.battle_move act=red origin=mino turn=1"
    " row=battle_a,rice,taxes,castle,temple,?,?,?,?,?"
)
SPECIALS = "specials=attack:red,defense:blue,chest,rice,six_armies"


def test_the_tray_and_the_content_take_part() -> None:
    # Six cubes of red: five sent, one in the tray; two of yellow only make the throw larger.
    assert battle_odds(seen(PLAYERS), OMI, 5) == odds(6, 3, 0, 2, 1, 2, 2)


@pytest.mark.rule("S-EVT-06")
def test_the_castle_sends_an_army_under_its_event() -> None:
    assert battle_odds(seen(PLAYERS + " events=EV04!"), OMI, 5) == odds(6, 4, 0, 2, 1, 2, 2)


@pytest.mark.rule("S-BAT-06")
def test_oppressed_farmers_do_not_help() -> None:
    view = seen(PLAYERS.replace("blue3c", "blue3c*1"))
    assert battle_odds(view, OMI, 5) == odds(6, 3, 0, 2, 1, 2, 2, farmers_help=False)


@pytest.mark.rule("S-SPEC-06")
@pytest.mark.rule("S-SPEC-07")
def test_the_extra_armies_of_special_cards_are_expected_unless_told_otherwise() -> None:
    view = seen(f"{PLAYERS} {FIGHT} {SPECIALS}")
    assert battle_odds(view, OMI, 5) == odds(7, 4, 0, 2, 1, 2, 2)
    assert battle_odds(view, OMI, 5, extra_attack=False) == odds(6, 4, 0, 2, 1, 2, 2)
    assert battle_odds(view, OMI, 5, extra_defense=False) == odds(7, 3, 0, 2, 1, 2, 2)


@pytest.mark.rule("S-EVT-05")
def test_a_neutral_province_is_defended_by_one_farmer_or_two() -> None:
    text = "shogun/4 mino=red6 firm=red2,farmers2"
    assert battle_odds(seen(text), OMI, 5) == odds(5, 0, 1, 2, 0, 2, neutral=True)
    assert battle_odds(seen(text + " events=EV03!"), OMI, 5) == odds(5, 0, 2, 2, 0, 2, neutral=True)


@pytest.mark.rule("S-REV-03")
def test_a_revolt_sets_markers_and_hunger_against_the_owner() -> None:
    view = seen("shogun/4 omi=blue4*2 firm=blue1,farmers3 tray=farmers1")
    assert revolt_odds(view, OMI) == odds(4, 0, 3, 1, 0, 3, neutral=True)
    assert revolt_odds(view, OMI, 2) == odds(4, 0, 5, 1, 0, 3, neutral=True)
    assert revolt_odds(view, OMI).undecided == 0


@pytest.mark.rule("S-COMP-07")
def test_no_more_farmers_rise_than_there_are() -> None:
    view = seen("shogun/4 omi=blue4*3 firm=farmers19")
    assert revolt_odds(view, OMI) == odds(4, 0, 1, 0, 0, 19, neutral=True)


@pytest.mark.parametrize("province", [MINO, -1, 99])
def test_where_no_battle_can_be_there_are_no_odds(province: int) -> None:
    with pytest.raises(Refused) as caught:
        battle_odds(seen(PLAYERS), province, 2)
    assert caught.value.refusal.key == "odds-no-battle"


def test_the_answer_is_the_same_for_a_view_that_came_over_the_wire() -> None:
    view = seen(PLAYERS)
    sent = msgspec.json.decode(msgspec.json.encode(view), type=View)
    assert battle_odds(sent, OMI, 4) == battle_odds(view, OMI, 4)
    assert revolt_odds(sent, OMI) == revolt_odds(view, OMI)


# -- against games


def positions(seed: int, **options: str) -> Iterator[State]:
    """The positions of a random game."""
    rng, chance = Random(seed), Seeded(seed)
    state = GAME.new(4, complete(GAME, 4, options), chance)
    while acting := GAME.to_act(state):
        yield state
        seat = rng.choice(acting)
        GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)), chance)


@pytest.mark.rule("S-INFO-03")
@pytest.mark.parametrize("model", ["physics", "manual"])
def test_a_hidden_content_can_be_deduced(model: str) -> None:
    for state in positions(5, show_tower_counts="false", tower_model=model):
        view = GAME.view(state, None)
        assert view.board.inside is None
        assert inside_counts(view) == [
            state.loose_in_tower[c] + state.firm_in_tower[c] for c in range(COLOURS)
        ]


@pytest.mark.rule("S-TOWER-06")
def test_the_odds_know_nothing_of_how_the_cubes_sit() -> None:
    loose = PLAYERS.replace("firm=", "loose=")
    assert battle_odds(seen(loose), OMI, 4) == battle_odds(seen(PLAYERS), OMI, 4)
    assert revolt_odds(seen(loose), OMI) == revolt_odds(seen(PLAYERS), OMI)


@pytest.mark.rule("S-SPEC-06")
@pytest.mark.rule("S-SPEC-07")
def test_a_battle_under_way_has_the_odds_that_it_had_before() -> None:
    table = Table(f"{PLAYERS} {FIGHT} {SPECIALS} events=EV04!", manual_tower=False)
    before = battle_odds(GAME.view(table.state, 0), OMI, 5)
    table.do("red", ["attack", "omi", 5])
    assert table.decision == "extra_attack"
    assert battle_odds(GAME.view(table.state, None), OMI) == before
    table.do("red", ["extra", "yes"])
    assert table.decision == "extra_defense"
    assert battle_odds(GAME.view(table.state, 1), OMI) == before


def sampled_battles(model: str, wanted: int) -> Iterator[tuple[Odds, list[Odds]]]:
    """Attacks in random games: what was foretold, and what came of them in repeated throws."""
    rng = Random(11)
    for seed in range(1000):
        for state in positions(seed, setup="fixed", tower_model=model):
            if state.decision != BATTLE_MOVE or rng.random() < 0.6:
                continue
            seat = state.acting[0]
            attacks = [move for move in GAME.legal(state, seat) if move >= ATTACK]
            if not attacks:
                continue
            move = rng.choice(attacks)
            target, armies = march_target(move - ATTACK), march_armies(move - ATTACK)
            foretold = battle_odds(GAME.view(state, seat), target, armies)
            yield foretold, [fought(state, seat, move, target, rng.randrange(2**30)) for _ in range(6)]
            wanted -= 1
            if not wanted:
                return


def fought(state: State, seat: int, move: int, target: int, seed: int) -> Odds:
    state, chance = state.copy(), Seeded(seed)
    log: list = []
    GAME.apply(state, seat, move, chance, log)
    while DECISIONS[state.decision] in ("extra_attack", "extra_defense"):
        GAME.apply(state, state.acting[0], GAME.moves.encode(["extra", "yes"]), chance, log)
    end = next(event for event in log if "left" in event.facts)
    left = int(end.facts["left"])
    if end.key in ("battle-won", "neutral-conquered"):
        return Odds(1, 0, 0, left, 0)
    return Odds(0, 1, 0, 0, 0) if end.key == "battle-undecided" else Odds(0, 0, 1, 0, left)


@pytest.mark.rule("S-TOWER-06")
@pytest.mark.parametrize("model", ["physics", "two_thirds"])
def test_real_battles_end_on_average_as_foretold(model: str) -> None:
    foretold, real = [0.0] * 5, [0.0] * 5
    battles = 300
    for expected, results in sampled_battles(model, battles):
        for i in range(5):
            foretold[i] += msgspec.structs.astuple(expected)[i] / battles
            real[i] += sum(msgspec.structs.astuple(result)[i] for result in results) / len(results) / battles
    assert real[:3] == pytest.approx(foretold[:3], abs=0.04)
    assert real[3:] == pytest.approx(foretold[3:], abs=0.2)
