"""S-INFO: what everybody sees, and what nobody may see."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bakufu.engine.bits import has_bit
from bakufu.engine.chance import Seeded
from bakufu.engine.events import Log, visible
from bakufu.engine.game import HIDDEN
from bakufu.games.shogun import GAME
from bakufu.games.shogun.codes import space_of
from bakufu.games.shogun.stages import STAGE_ACTIONS, STAGE_ORDER
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import (
    CARDS,
    CASTLE,
    CHEST_CARD,
    NO_CARD,
    PROVINCES,
    SPACES,
    TEMPLE,
    THEATER,
)
from tests.games.shogun.playing import board, random_game, random_move
from tests.games.shogun.table import Table

SITUATION = (
    "shogun/3 at=y1.summer.actions.battle_move act=red order=blue,red,yellow turn=2"
    " row=taxes,battle_a,castle,temple,theater,rice,?,?,?,? field=2 origin=kai"
    " specials=chest:blue,rice,six_armies:red,attack,defense:yellow events=EV01!,EV03,EV04,EV12-"
    " chests=3,4,5 rice=1,0,2 vp=7,8,9 tray=blue1,farmers2 firm=red3,farmers4 loose=yellow1"
    " kai=red4c*2 suruga=blue3tn mino=yellow2 owari=red2"
    " red.plan=battle_a:kai,castle:owari,bid:chest_1 blue.plan=bid:chest_2,taxes:suruga,rice:chest_0"
    " yellow.plan=bid:chest_3,battle_b:mino"
)
EVERYBODY: list[int | None] = [None, 0, 1, 2]


def _differently_planned(state: State, owner: int, rng: Random) -> State:
    """The same position, but the cards of this seat that nobody has seen lie elsewhere."""
    other = state.copy()
    base = space_of(owner, 0)
    covered = [
        base + space
        for space in range(len(SPACES))
        if not has_bit(state.shown[owner], space) and state.plan[base + space] != NO_CARD
    ]
    plan = state.plan[:]
    seen = [plan[base + space] for space in range(len(SPACES)) if base + space not in covered]
    free = [
        p
        for p in range(len(PROVINCES))
        if state.owner[p] == owner and not has_bit(state.gained_this_round, p)
    ]
    pool = [card for card in [*free, *range(CHEST_CARD, NO_CARD)] if card not in seen]
    rng.shuffle(pool)
    for place in covered:
        plan[place] = pool.pop()
    other.plan = plan
    return other


@pytest.mark.rule("S-INFO-01")
@pytest.mark.rule("A-41")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_map_supplies_tracks_tray_and_open_cards(seat: int | None) -> None:
    state = GAME.read(SITUATION)
    seen = board(state, seat)
    kai, suruga = PROVINCES.index("kai"), PROVINCES.index("suruga")
    assert (seen.owner[kai], seen.armies[kai], seen.buildings[kai], seen.markers[kai]) == (0, 4, (CASTLE,), 2)
    assert (seen.owner[suruga], seen.armies[suruga], seen.buildings[suruga]) == (1, 3, (TEMPLE, THEATER))
    assert [PROVINCES[p] for p in range(45) if seen.owner[p] >= 0] == ["kai", "mino", "owari", "suruga"]
    assert (seen.chests, seen.rice, seen.vp) == ([3, 4, 5], [1, 0, 2], [7, 8, 9])
    assert seen.tray == [0, 1, 0, 0, 0, 2]
    assert seen.supply == [62 - 6 - 3, 62 - 3 - 1, 62 - 2 - 1, 0, 0, 20 - 2 - 4]
    assert seen.action_row[:6] == [4, 8, 0, 1, 2, 3]  # taxes, battle A, castle, temple, theater, rice
    assert [seen.special_at[seen.taken_by.index(s)] for s in range(3)] == [2, 0, 4]
    assert (seen.events[0], seen.events[2], seen.events[3], seen.events[11]) == (2, 1, 1, 3)
    assert seen.order == [1, 0, 2]


@pytest.mark.rule("S-INFO-01")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_how_many_cards_somebody_has_and_which_spaces_are_empty(seat: int | None) -> None:
    seen = board(GAME.read(SITUATION), seat)
    assert seen.cards == [2 + 5, 1 + 5, 1 + 5]
    filled = [[SPACES[s] for s, card in enumerate(row or []) if card != NO_CARD] for row in seen.plans]
    assert filled == [
        ["castle", "battle_a", "bid"],
        ["rice", "taxes", "bid"],
        ["battle_b", "bid"],
    ]


@pytest.mark.rule("S-INFO-02")
def test_a_covered_card_is_known_to_its_owner_alone() -> None:
    state = GAME.read(SITUATION)
    for seat in EVERYBODY:
        row = board(state, seat).plans[2]  # yellow's Battle/Move B is still to come
        assert row is not None
        assert row[SPACES.index("battle_b")] == (PROVINCES.index("mino") if seat == 2 else HIDDEN)
        assert CARDS[row[SPACES.index("bid")]] == "chest_3"


@pytest.mark.rule("S-INFO-02")
@pytest.mark.rule("A-45")
@pytest.mark.parametrize(("players", "seed"), [(3, 61), (4, 62), (5, 63)])
def test_covered_cards_make_no_difference_to_anybody_else(players: int, seed: int) -> None:
    """Wherever the covered cards of a seat lie, the views of all others are the same, byte for byte."""
    rng = Random(seed)
    differences = 0
    for state in random_game(players, seed):
        if state.stage not in (STAGE_ORDER, STAGE_ACTIONS) or rng.random() < 0.7:
            continue
        for owner in range(players):
            other = _differently_planned(state, owner, rng)
            differences += other.plan != state.plan
            for seat in (None, *range(players)):
                if seat != owner:
                    before = msgspec.json.encode(GAME.view(state, seat))
                    assert msgspec.json.encode(GAME.view(other, seat)) == before
    assert differences > 10


@pytest.mark.rule("S-INFO-02")
def test_nobody_learns_a_secret_from_the_log_of_planning() -> None:
    """While everybody plans, the log says who is ready and not a word more."""
    log: Log = []
    rng, chance = Random(8), Seeded(8)
    table = Table("shogun/3 at=y1.spring.layout.go_on events=EV01,EV02,EV03,EV04 chests=9,9,9 kai=red2").go()
    while table.decision == "plan":
        if len(table.state.acting) == 1 and table.state.plan_step[table.state.acting[0]] == 10:
            break  # the very last card starts the auction
        GAME.apply(table.state, *random_move(table.state, rng), chance, log)
    assert visible(log, None)
    assert {(event.key, *event.facts) for event in log} == {("ready", "seat")}


@pytest.mark.rule("S-INFO-02")
def test_nobody_sees_face_down_action_cards_or_the_order_of_a_pile() -> None:
    for state in random_game(3, 64):
        for seat in EVERYBODY:
            seen = board(state, seat)
            if seen.action_row:
                known = min(10, 5 + (state.action if state.stage == STAGE_ACTIONS else 0))
                assert [action == HIDDEN for action in seen.action_row] == [False] * known + [True] * (
                    10 - known
                )
            if seen.draft is not None:
                assert seen.draft.pile == sorted(seen.draft.pile)  # what is in it, not in which order


@pytest.mark.rule("S-INFO-02")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_sees_how_the_cubes_sit_in_the_tower(seat: int | None) -> None:
    """Loose or firm, the view is the same."""
    loose = GAME.read(SITUATION.replace("firm=red3,farmers4 loose=yellow1", "loose=red3,farmers4,yellow1"))
    assert GAME.view(loose, seat) == GAME.view(GAME.read(SITUATION), seat)


@pytest.mark.rule("S-INFO-03")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_number_of_cubes_in_the_tower_is_shown_by_colour(seat: int | None) -> None:
    assert board(GAME.read(SITUATION), seat).inside == [3, 0, 1, 0, 0, 4]


@pytest.mark.rule("S-INFO-03")
def test_the_number_in_the_tower_follows_from_what_lies_open() -> None:
    for state in random_game(4, 65):
        seen = board(state)
        assert seen.inside is not None
        for seat in range(4):
            armies = sum(seen.armies[p] for p in range(45) if seen.owner[p] == seat)
            if seen.fight is not None:
                armies += seen.fight.attacking_armies * (seen.fight.seat == seat)
                armies += seen.fight.extra_defenders * (seen.owner[seen.fight.province] == seat)
            assert seen.inside[seat] == 62 - seen.supply[seat] - armies - seen.tray[seat]
        assert seen.inside[5] == 20 - seen.supply[5] - seen.tray[5]


def _blue_loses_suruga(blue_plan: str, red: int, blue: int) -> Table:
    table = Table(f"shogun/3 kai=red4 suruga=blue2 {blue_plan}").act("red", "battle_a", "kai")
    return table.do("red", ["attack", "suruga", 3]).tray(red=red, blue=blue)


@pytest.mark.rule("S-INFO-04")
@pytest.mark.parametrize(("red", "blue", "now"), [(3, 1, "red2'"), (1, 1, "neutral")])
@pytest.mark.parametrize("space", ["battle_b", "taxes"])
def test_a_card_surrendered_from_a_board_shows_everybody_what_was_planned(
    space: str, red: int, blue: int, now: str
) -> None:
    """Conquered or laid waste: the card goes, and all see from which space."""
    table = _blue_loses_suruga(f"row=battle_a,{_rest('battle_a')} blue.plan={space}:suruga", red, blue)
    assert table["suruga"] == now
    told = [event.facts for event in visible(table.log, None) if event.key == "card-surrendered"]
    assert told == [{"seat": 1, "card": "suruga", "space": space}]


@pytest.mark.rule("S-INFO-04")
def test_a_card_surrendered_from_the_hand_shows_nothing() -> None:
    table = _blue_loses_suruga("blue.plan=taxes:chest_0", 3, 1)
    assert not table.events("card-surrendered")


def _rest(first: str) -> str:
    return ",".join(action for action in SPACES[:10] if action != first)
