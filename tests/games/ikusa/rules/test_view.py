"""What a view tells so that nobody who reads it needs to know a rule: walls, choices, borders, what wins."""

from __future__ import annotations

import pytest

from bakufu.games.ikusa.answers import Answer, DoomedDaimyo, FollowedMarch, WallLeft
from bakufu.games.ikusa.bodies import has_square
from bakufu.games.ikusa.questions import (
    AssignQuestion,
    BodyUnits,
    ForcesQuestion,
    ForceUnits,
    LossesQuestion,
    PartyQuestion,
    SplitQuestion,
)
from bakufu.games.ikusa.stages import STAGES
from bakufu.games.ikusa.tables import (
    ARMIES,
    ASHIGARU,
    BONUS,
    BORDERS,
    BOWMAN,
    CHEAPEST_FIRST,
    COMBAT_VALUE,
    CORNER,
    CORNER_BORDER,
    GUNNER,
    LAND,
    PROVINCE_INDEX,
    QUICK_ARMY,
    SAMURAI,
    SPEARMAN,
    SWORDSMAN,
    TRACKS,
)
from tests.games.ikusa.playing import at_decision, board, new_game, random_game
from tests.games.ikusa.table import Table, text, war

KAI, KAWACHI, OMI, TANGO, WAKASA, YAMATO = (
    PROVINCE_INDEX[name] for name in ("kai", "kawachi", "omi", "tango", "wakasa", "yamato")
)

# -- walls ---------------------------------------------------------------------------------------------


@pytest.mark.rule("I-DEF-01")
@pytest.mark.rule("I-DEF-02")
def test_the_view_tells_how_many_defend_each_wall() -> None:
    seen = board(war("b", "kawachi=orange/1s/c", "kai=orange/1s/f").state, 0)
    assert (seen.walls[KAWACHI], seen.walls[KAI], seen.walls[YAMATO]) == (BONUS[1], BONUS[2], 0)
    assert seen.bonus == []


@pytest.mark.rule("I-DEF-03")
def test_the_view_tells_what_is_left_of_a_wall_under_attack() -> None:
    table = war("c", "battles=yamato:pf:kawachi", "yamato=blue/5b", "bonus=kawachi:3", "kawachi=orange/3p/c")
    seen = board(table.state, 1)
    assert seen.walls[KAWACHI] == 3 and seen.bonus == [WallLeft(KAWACHI, 3)]


# -- what is left to choose ------------------------------------------------------------------------------


@pytest.mark.rule("I-SEQ-05")
def test_who_takes_losses_is_told_how_many_are_left_and_of_whom() -> None:
    words = ("battles=yamato:pf:kawachi", "yamato=blue/2g2p", "kawachi=orange/2g2p")
    table = war("c", *words, dice=[1, 1, 1, 1, 12, 12, 12, 12]).go()
    assert table.decision == "take_losses" and table.acting == ["blue", "orange"]
    units = [0, 0, 2, 2, 0]
    for seat in (0, 1):
        assert board(table.state, seat).question == LossesQuestion(2, [BodyUnits(0, units)])
    table.do("blue", ["lose", "pf", "gunner"])
    seen = board(table.state, 0)
    assert seen.question == LossesQuestion(1, [BodyUnits(0, [0, 0, 1, 2, 0])])
    assert seen.drafted[0] == [Answer(body=0, unit=GUNNER)]
    assert board(table.state, 1).drafted[0] == [] and board(table.state, None).question is None


@pytest.mark.rule("I-FIN-03")
def test_the_view_tells_which_units_of_the_forces_may_still_move() -> None:
    table = war("d_pf", "wakasa=blue/1b3p", "omi=blue/2g1p")
    movable = [ForceUnits(OMI, [0, 0, 2, 1, 0]), ForceUnits(WAKASA, [1, 0, 0, 3, 0])]
    at_first = board(table.state, 0).question
    assert isinstance(at_first, ForcesQuestion)
    assert [row for row in at_first.movable if row.province in (OMI, WAKASA)] == movable
    table.do("blue", ["march", "wakasa", "omi", "spearman", "pf"])
    left = board(table.state, 0).question
    assert isinstance(left, ForcesQuestion)
    assert [row for row in left.movable if row.province in (OMI, WAKASA)] == [
        ForceUnits(OMI, [0, 0, 2, 1, 0]),  # not the one that has just come
        ForceUnits(WAKASA, [1, 0, 0, 2, 0]),
    ]
    assert board(table.state, 1).question is None


@pytest.mark.rule("I-FIN-06")
@pytest.mark.rule("Q-36")
@pytest.mark.parametrize(
    ("words", "most"), [("", [1, 0, 0, 0, 0]), ("split_after_step=yes", [1, 0, 0, 3, 0])]
)
def test_the_view_tells_who_may_leave_an_army(words: str, most: list[int]) -> None:
    """The spearmen have moved with it; the bowman has not."""
    moved = "moved=0,0,0,3,0,0,0,0,0,0,0,0"
    at = f"2.d.choose_party steps=1,0,0 {moved} act=blue party=splitting party_army=blue_circle"
    places = ("party_to=tango", "party_units=0,0,0,0,0", "blue.circle=wakasa/1b3p")
    table = Table(text(at, *places, words))
    assert board(table.state, 0).question == PartyQuestion(most)
    assert {unit for _, unit in table.legal("blue", "leave")} == {
        unit for unit, count in zip(("bowman", "swordsman", "gunner", "spearman"), most) if count
    }


@pytest.mark.rule("I-2P-02")
def test_who_splits_a_pile_is_told_the_other_clan_and_how_many_cards_are_left() -> None:
    table = Table(new_game(2))
    assert board(table.state, 1).question == SplitQuestion(partner=3, left=17)
    table.do("orange", table.legal("orange")[0])
    seen = board(table.state, 1)
    assert seen.question == SplitQuestion(partner=3, left=16) and len(seen.drafted[1]) == 1
    assert board(table.state, 0).question == SplitQuestion(partner=2, left=17)


@pytest.mark.rule("I-QP-06")
def test_who_deals_out_units_is_told_which_come_and_what_each_army_has() -> None:
    table = Table(at_decision(3, "assign_unit", variant="quick"))
    question = board(table.state, 0).question
    assert isinstance(question, AssignQuestion)
    assert [question.to_come.count(unit) for unit in range(4)] == QUICK_ARMY
    assert question.to_come == sorted(question.to_come)
    clan = table.acting[0]
    table.do(clan, ["assign", "square"])
    left = board(table.state, 0).question
    assert left == AssignQuestion(question.to_come[1:], [[0, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0]])


# -- answers, one by one -----------------------------------------------------------------------------------


@pytest.mark.rule("I-LEVY-05")
@pytest.mark.rule("I-RONIN-03")
def test_answers_tell_their_parts_by_name() -> None:
    """And in no other stage anything is kept back: the view would not know what it is."""
    seen: dict[str, set[tuple[str, ...]]] = {}
    for options in ({}, {"variant": "quick"}):
        for state in random_game(3, 5, None, **options):
            for clan in range(3):
                for answer in board(state, clan).drafted[clan]:
                    parts = ("unit", "province", "body", "army", "building")
                    told = tuple(part for part in parts if getattr(answer, part) >= 0)
                    seen.setdefault(STAGES[state.stage], set()).add(told)
    assert seen["place"] == {("unit", "province", "body")} and seen["ronin"] == {("province", "body")}
    assert seen["build"] == {("province", "building")} and seen["levy"] == {("unit",)}
    assert seen["spread"] == {("army",)}
    assert set(seen) <= {"place", "ronin", "build", "levy", "spread", "c"}


@pytest.mark.rule("I-ASSN-04")
@pytest.mark.rule("Q-17")
def test_the_view_tells_whose_loss_waits_for_the_end_of_the_round() -> None:
    words = ["struck_down=end_of_round", "orange.circle=kawachi/down", "doomed=3,0"]
    seen = board(war("a", *words).state, None)
    assert seen.doomed == [DoomedDaimyo(army=ARMIES.index("orange_circle"), clan=0)]


@pytest.mark.rule("I-RONIN-07")
def test_the_view_tells_the_movement_that_ronin_may_follow() -> None:
    table = war("d_pf", "wakasa=blue/1b3p2r", "omi=blue/2g1p")
    assert board(table.state, 0).followed_march is None
    table.do("blue", ["march", "wakasa", "omi", "spearman", "pf"])
    followed = board(table.state, 0).followed_march
    assert followed is not None and (followed.army, followed.origin, followed.target) == (-1, WAKASA, OMI)
    assert followed == FollowedMarch(origin=WAKASA, target=OMI, unit=BOWMAN, body=0)


# -- what a table plays with ---------------------------------------------------------------------------------


@pytest.mark.rule("I-WIN-01")
@pytest.mark.rule("I-WIN-02")
@pytest.mark.rule("I-2P-05")
@pytest.mark.rule("I-QP-10")
def test_the_view_tells_when_provinces_win() -> None:
    assert board(new_game(3), None).victory == "at_once"
    assert board(new_game(3, variant="long"), None).victory == "round_end"
    assert board(new_game(3, variant="quick"), None).victory == "quick"
    assert board(new_game(2), None).victory == "round_end"


@pytest.mark.rule("I-EXP-05")
def test_the_view_tells_the_experience_track_of_the_table() -> None:
    for name, levels in TRACKS.items():
        assert board(new_game(3, experience=name), None).track == levels


@pytest.mark.rule("I-MAP-02")
@pytest.mark.rule("I-MAP-03")
@pytest.mark.rule("I-MAP-05")
def test_the_view_tells_how_each_doubtful_border_is_crossed() -> None:
    names = [name for name, *_ in BORDERS]

    def ways(**options: str) -> dict[str, str]:
        return dict(zip(names, board(new_game(3, 1, None, **options), None).border_ways, strict=True))

    usual = ways()
    assert usual["land_kawachi_tamba"] == "land" and usual["sea_izumo_oki"] == "sea"
    assert usual["land_musashi_shimotsuke"] == "none" and usual["sea_hoki_oki"] == "none"
    assert ways(land_kawachi_tamba="false")["land_kawachi_tamba"] == "none"
    assert ways(sea_hoki_oki="true")["sea_hoki_oki"] == "sea"
    assert usual["sea_ise_owari"] == "land"  # neighbours by land anyway
    assert ways(sea_ise_owari="true")["sea_ise_owari"] == "both"


@pytest.mark.rule("I-MAP-02")
def test_four_provinces_meet_in_a_point_that_is_a_border_only_where_the_table_says_so() -> None:
    apart = [(a, b) for a in CORNER for b in CORNER if a < b and b not in LAND[a]]
    _, a, b, _, usual = BORDERS[CORNER_BORDER]
    assert len(apart) == 2 and (min(a, b), max(a, b)) in apart and not usual


@pytest.mark.rule("I-UNIT-04")
def test_samurai_and_ashigaru_have_their_own_squares() -> None:
    assert (SAMURAI, ASHIGARU) == ([BOWMAN, SWORDSMAN], [GUNNER, SPEARMAN])
    full = war("a", "blue.circle=kai/4b").state
    assert [unit for unit in (*SAMURAI, *ASHIGARU) if has_square(full, 0, unit)] == ASHIGARU
    values = [COMBAT_VALUE[unit] for unit in CHEAPEST_FIRST]
    assert values == sorted(values)  # I-UNIT-01: who hits least is offered first
