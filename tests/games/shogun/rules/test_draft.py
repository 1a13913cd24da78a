"""S-DRAFT: claiming the start provinces."""

from __future__ import annotations

from collections import Counter

import pytest

from bakufu.games.shogun import GAME
from bakufu.games.shogun.stages import DRAFT_GROUP
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import PROVINCES
from tests.games.shogun.playing import board, new_game, random_game
from tests.games.shogun.table import ScriptedChance, Table

GROUPS = {3: [5, 4, 4, 3, 3, 2, 2, 2, 2], 4: [5, 4, 4, 3, 3, 2, 2, 2], 5: [5, 4, 4, 3, 3, 2, 2]}
OPEN = "shogun/3 at=y1.spring.draft.draft_take act=red up=kai,noto" + "".join(
    f" {clan}.groups=5,4,4,3,3,2,2,2,2" for clan in ("red", "blue", "yellow")
)


def _up(table: Table) -> set[str]:
    draft = board(table.state).draft
    assert draft is not None
    return {PROVINCES[card] for card in draft.face_up}


def _blind(table: Table, *clans: str) -> None:
    """Each of these draws blind and sends a group of 2."""
    for clan in clans:
        table.do(clan, ["draft", "pile"]).do(clan, ["group", 2])


@pytest.mark.rule("S-DRAFT-01")
@pytest.mark.parametrize(("players", "cards"), [(3, 37), (4, 45), (5, 45)])
def test_all_used_cards_form_the_pile_and_two_lie_open(players: int, cards: int) -> None:
    draft = board(new_game(players)).draft
    assert draft is not None
    assert len(draft.face_up) == 2
    assert len({*draft.face_up, *draft.pile}) == cards
    assert len(draft.pile) == cards - 2


@pytest.mark.rule("S-DRAFT-01")
def test_the_pile_is_shuffled_so_any_card_can_lie_open_first() -> None:
    seen = set()
    for seed in range(200):
        draft = board(new_game(4, seed)).draft
        assert draft is not None
        seen.update(draft.face_up)
    assert seen == set(range(45))


@pytest.mark.rule("S-DRAFT-02", example=1)
@pytest.mark.parametrize(("players", "armies"), [(3, 27), (4, 25), (5, 23)])
def test_everybody_lays_out_the_same_army_groups(players: int, armies: int) -> None:
    draft = board(new_game(players)).draft
    assert draft is not None
    assert draft.groups == [GROUPS[players]] * players
    assert sum(draft.groups[0]) == armies


@pytest.mark.rule("S-DRAFT-02")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_after_the_draft_exactly_these_groups_stand_on_the_map(players: int) -> None:
    state = _after_the_draft(players)
    for seat in range(players):
        armies = [state.armies[p] for p in range(len(PROVINCES)) if state.owner[p] == seat]
        assert sorted(armies, reverse=True) == GROUPS[players]


def _after_the_draft(players: int, seed: int = 1) -> State:
    for state in random_game(players, seed):
        if state.draft is None:
            return state
    raise AssertionError("the draft never ends")


@pytest.mark.rule("S-DRAFT-03")
def test_any_seat_may_be_drawn_to_start() -> None:
    first = [new_game(5, ScriptedChance({"draft_start": [seat]})).acting for seat in range(5)]
    assert first == [[0], [1], [2], [3], [4]]


@pytest.mark.rule("S-DRAFT-03")
def test_turns_go_clockwise_and_bring_one_province_each() -> None:
    takers: list[int] = []
    for state in random_game(4, 3):
        if state.draft is None:
            break
        if not takers or takers[-1] != state.acting[0]:
            takers += state.acting
    start = takers[0]
    assert takers == [(start + turn) % 4 for turn in range(4 * 8)]


@pytest.mark.rule("S-DRAFT-04")
def test_a_player_takes_one_of_two_open_cards_or_the_unseen_top_card() -> None:
    table = Table(OPEN)
    assert table.legal("red") == [["draft", "first"], ["draft", "second"], ["draft", "pile"]]


@pytest.mark.rule("S-DRAFT-04")
@pytest.mark.parametrize(("source", "card"), [("first", "kai"), ("second", "noto"), ("pile", "aki")])
def test_the_card_taken_is_the_card_chosen(source: str, card: str) -> None:
    table = Table(OPEN, province_card=[0]).do("red", ["draft", source]).do("red", ["group", 5])
    assert table[card] == "red5"


@pytest.mark.rule("S-DRAFT-04")
def test_a_card_drawn_blind_must_be_kept() -> None:
    table = Table(OPEN, province_card=[0]).do("red", ["draft", "pile"])
    assert {move[0] for move in table.legal("red")} == {"group"}
    for other in (["draft", "first"], ["draft", "pile"], ["cycle"]):
        assert table.refused("red", other).key == "wrong-kind"


@pytest.mark.rule("S-DRAFT-05")
def test_the_group_is_chosen_when_the_card_is_known_and_goes_to_that_province() -> None:
    table = Table(OPEN, province_card=[0]).do("red", ["draft", "pile"])
    draft = board(table.state, 0).draft
    assert draft is not None
    assert PROVINCES[draft.taken] == "aki"  # known before the group is
    assert table.legal("red") == [["group", 2], ["group", 3], ["group", 4], ["group", 5]]
    table.do("red", ["group", 3])
    assert table["aki"] == "red3"
    assert table.supply("red") == 62 - 3
    assert PROVINCES.index("aki") in board(table.state, 0).hand


@pytest.mark.rule("S-DRAFT-05")
def test_a_group_that_was_sent_is_gone() -> None:
    text = OPEN.replace("red.groups=5,4,4,3,3,2,2,2,2", "red.groups=4,2")
    table = Table(text).do("red", ["draft", "first"])
    assert table.legal("red") == [["group", 2], ["group", 4]]
    assert table.refused("red", ["group", 5]).rule == "S-DRAFT-02"


@pytest.mark.rule("S-DRAFT-05")
def test_two_groups_of_one_size_are_sent_one_at_a_time() -> None:
    table = Table(OPEN).do("red", ["draft", "first"]).do("red", ["group", 4])
    draft = board(table.state).draft
    assert draft is not None
    assert Counter(draft.groups[0]) == Counter([5, 4, 3, 3, 2, 2, 2, 2])


@pytest.mark.rule("S-DRAFT-06")
def test_an_open_card_that_was_taken_is_replaced_at_once() -> None:
    table = Table(OPEN, province_card=[0]).do("red", ["draft", "first"])
    assert _up(table) == {"aki", "noto"}


@pytest.mark.rule("S-DRAFT-06")
def test_after_a_blind_draw_the_open_cards_stay_as_they_are() -> None:
    table = Table(OPEN).do("red", ["draft", "pile"])
    assert _up(table) == {"kai", "noto"}
    table.do("red", ["group", 5])
    assert _up(table) == {"kai", "noto"}


@pytest.mark.rule("S-DRAFT-07", example=1)
def test_who_sees_the_same_two_cards_again_may_cycle() -> None:
    table = Table(OPEN)
    _blind(table, "red", "blue", "yellow")
    assert _up(table) == {"kai", "noto"}
    assert ["cycle"] in table.legal("red")


@pytest.mark.rule("S-DRAFT-07", example=1)
@pytest.mark.parametrize("source", ["first", "second"])
@pytest.mark.parametrize("taker", ["blue", "yellow"])
def test_no_cycling_when_one_of_the_two_was_taken_in_between(taker: str, source: str) -> None:
    table = Table(OPEN)
    for clan in ("red", "blue", "yellow"):
        table.do(clan, ["draft", source if clan == taker else "pile"]).do(clan, ["group", 2])
    assert ["cycle"] not in table.legal("red")
    assert table.refused("red", ["cycle"]).rule == "S-DRAFT-07"


@pytest.mark.rule("S-DRAFT-07", example=1)
def test_no_cycling_on_the_first_turn_of_the_draft() -> None:
    table = Table(new_game(3, draft_start="seat"))
    assert table.acting == ["red"]
    assert table.refused("red", ["cycle"]).rule == "S-DRAFT-07"


@pytest.mark.rule("S-DRAFT-07")
def test_only_who_saw_the_two_cards_at_his_own_last_turn_may_cycle() -> None:
    """Yellow took a card, then red and blue drew blind: they saw the pair once only."""
    table = Table(OPEN.replace("act=red", "act=yellow"))
    table.do("yellow", ["draft", "first"]).do("yellow", ["group", 2])
    _blind(table, "red", "blue")
    assert ["cycle"] not in table.legal("yellow")
    _blind(table, "yellow")
    assert ["cycle"] in table.legal("red")


@pytest.mark.rule("S-DRAFT-07")
def test_cycling_turns_up_two_new_cards_and_the_choice_is_still_to_come() -> None:
    table = Table(OPEN, province_card=[0, 0, 0, 0, 0])
    _blind(table, "red", "blue", "yellow")
    table.do("red", ["cycle"])
    assert not _up(table) & {"kai", "noto"}
    assert len(_up(table)) == 2
    assert table.acting == ["red"]
    assert table.decision == "draft_take"


@pytest.mark.rule("S-DRAFT-07")
def test_cycled_cards_lie_under_the_pile_and_come_out_last() -> None:
    """Three cards are left in the pile: two are turned up, one is drawn, then the cycled ones come."""
    spare = ["aki", "bingo", "hoki"]
    placed = [name for name in PROVINCES if name not in [*spare, "kai", "noto"]]
    clans = ["red", "blue", "yellow", "purple"]
    armies = {clan: iter([5, 4, 4, 3, 3, 2, 2] + [1] * 30) for clan in clans}
    owned = [f"{name}={clans[i % 4]}{next(armies[clans[i % 4]])}" for i, name in enumerate(placed)]
    text = "shogun/4 at=y1.spring.draft.draft_take act=red up=kai,noto red.seen=kai,noto red.groups=2"
    text += " blue.groups=2 yellow.groups=2"
    table = Table(f"{text} {' '.join(owned)}").do("red", ["cycle"])
    last = ({*spare} - _up(table)).pop()
    table.do("red", ["draft", "pile"]).do("red", ["group", 2])
    assert table[last] == "red2"
    table.do("blue", ["draft", "pile"]).do("blue", ["group", 2])
    assert table["kai"] == "blue2"
    table.do("yellow", ["draft", "pile"]).do("yellow", ["group", 2])
    assert table["noto"] == "yellow2"


@pytest.mark.rule("S-DRAFT-07")
def test_nobody_cycles_twice_in_one_turn() -> None:
    table = Table(OPEN + " red.seen=kai,noto").do("red", ["cycle"])
    assert ["cycle"] not in table.legal("red")
    assert table.refused("red", ["cycle"]).key == "cycle-twice"


@pytest.mark.rule("S-DRAFT-07")
def test_nobody_cycles_twice_even_when_the_same_two_cards_come_up_again() -> None:
    table = Table(OPEN + " red.seen=kai,noto")
    assert table.state.draft is not None
    table.state.draft.pile = []  # then the two lie under nothing and come up at once
    table.do("red", ["cycle"])
    assert _up(table) == {"kai", "noto"}
    assert table.refused("red", ["cycle"]).rule == "S-DRAFT-07"


@pytest.mark.rule("S-DRAFT-07")
def test_who_cycled_may_cycle_again_at_his_next_turn_if_the_new_pair_stayed() -> None:
    table = Table(OPEN + " red.seen=kai,noto").do("red", ["cycle"])
    _blind(table, "red", "blue", "yellow")
    assert ["cycle"] in table.legal("red")


@pytest.mark.rule("S-DRAFT-07")
def test_who_took_an_open_card_has_not_seen_the_pair_of_the_turn_before() -> None:
    """Also when others have cycled until that pair lies there again."""
    table = Table(OPEN + " red.seen=kai,noto").do("red", ["cycle"])
    table.do("red", ["draft", "first"]).do("red", ["group", 2])
    draft = table.state.draft
    assert draft is not None
    draft.face_up, draft.under = [PROVINCES.index("kai"), PROVINCES.index("noto")], []
    _blind(table, "blue", "yellow")
    assert _up(table) == {"kai", "noto"}
    assert ["cycle"] not in table.legal("red")


@pytest.mark.rule("S-DRAFT-08")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_draft_ends_with_the_last_group_and_planning_begins(players: int) -> None:
    turns = 0
    for state in random_game(players, 4):
        if state.draft is None:
            break
        assert any(state.draft.groups)
        turns += state.decision == DRAFT_GROUP
    assert turns == players * len(GROUPS[players])
    table = Table(state)
    assert table.decision == "plan"  # the boards show their action side
    assert sum(owner >= 0 for owner in state.owner) == turns
    assert GAME.to_act(state) == list(range(players))
