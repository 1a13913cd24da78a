"""Section 11.2: Samurai (S-SA)."""

from __future__ import annotations

import pytest

from bakufu.engine.events import Event
from bakufu.games.shogun.tables import CLOSED_3P, PROVINCES, REGION
from tests.games.shogun.playing import new_game, play_out
from tests.games.shogun.rules.given import row
from tests.games.shogun.table import Table


def in_regions(clan: str, regions: int, armies: int = 1, skip: int = 0) -> str:
    """Provinces of a clan on the sun side, one in each of so many regions."""
    words = []
    for region in range(regions):
        places = [p for p in range(len(PROVINCES)) if REGION[0][p] == region and p not in CLOSED_3P[0]]
        words.append(f"{PROVINCES[places[skip]]}={clan}{armies}")
    return " ".join(words)


def check(words: str, at: str = "y1.spring") -> Table:
    return Table(f"shogun/4 modules=samurai at={at}.samurai.go_on events=EV03! {words}").go()


@pytest.mark.rule("S-SA-01")
def test_the_piles_begin_with_the_empty_banner() -> None:
    state = new_game(4, modules="samurai", setup="fixed")
    assert state.modules.samurai == [0, 0, 0, 0]


@pytest.mark.rule("S-SA-01")
def test_under_the_banner_lie_three_cards_of_rising_benefits() -> None:
    offers = []
    for top in (0, 1, 2):
        table = check(f"{in_regions('red', 4)} samurai={top},0,0,0")
        offers.append([move[1] for move in table.legal("red")[1:]])
    assert offers == [
        ["chests", "armies"],
        ["chests", "rice", "armies"],
        ["chests", "rice", "armies", "points"],
    ]


@pytest.mark.rule("S-SA-02")
def test_in_four_regions_the_next_card_comes_up_and_gives_one_benefit() -> None:
    table = check(in_regions("red", 4))
    assert (table.decision, table.acting) == ("take_benefit", ["red"])
    assert table.state.modules.samurai == [1, 0, 0, 0]
    assert table.events("samurai")[0] == Event(
        "samurai", {"seat": 0, "number": 2, "regions": 4}, rule="S-SA-02"
    )
    table.do("red", ["benefit", "chests"])
    assert table.chests("red") == 2 and table.in_tray("red") == 0


@pytest.mark.rule("S-SA-02")
def test_the_benefit_may_be_declined_but_the_pile_has_moved() -> None:
    table = check(in_regions("red", 5)).do("red", ["decline"])
    assert table.state.modules.samurai == [1, 0, 0, 0] and table.chests("red") == 0
    assert table.events("benefit-declined") == [Event("benefit-declined", {"seat": 0}, rule="S-SA-02")]


@pytest.mark.rule("S-SA-02")
def test_all_are_checked_in_turn_order() -> None:
    words = f"{in_regions('red', 4)} {in_regions('blue', 4, skip=1)} {in_regions('purple', 5, skip=2)}"
    table = check(f"{words} order=purple,blue,yellow,red")
    asked = []
    while table.decision == "take_benefit":
        asked.append(table.acting[0])
        table.do(table.acting[0], ["decline"])
    assert asked == ["purple", "blue", "red"]
    assert table.state.stage != 11


@pytest.mark.rule("S-SA-03")
@pytest.mark.parametrize("top", [0, 2])
def test_in_three_regions_nothing_happens(top: int) -> None:
    table = check(f"{in_regions('red', 3)} samurai={top},0,0,0")
    assert table.decision != "take_benefit"
    assert table.state.modules.samurai == [top, 0, 0, 0]


@pytest.mark.rule("S-SA-03", example=1)
def test_a_year_with_a_round_in_too_few_regions() -> None:
    tops = []
    top = 0
    for season, regions in (("spring", 4), ("summer", 3), ("fall", 5)):
        table = check(f"{in_regions('red', regions)} samurai={top},0,0,0", f"y1.{season}")
        top = table.state.modules.samurai[0]
        tops.append((top + 1, table.decision == "take_benefit"))
    assert tops == [(2, True), (2, False), (3, True)]


@pytest.mark.rule("S-SA-04")
@pytest.mark.parametrize(
    ("top", "chests", "rice", "armies", "points"), [(1, 2, 0, 1, 0), (2, 4, 1, 2, 0), (3, 6, 2, 3, 1)]
)
def test_the_benefits_of_the_cards(top: int, chests: int, rice: int, armies: int, points: int) -> None:
    amounts = {"chests": chests, "rice": rice, "armies": armies, "points": points}
    for benefit, amount in amounts.items():
        table = check(f"{in_regions('red', 4)} samurai={top - 1},0,0,0")
        if not amount:
            refusal = table.refused("red", ["benefit", benefit])
            assert (refusal.key, refusal.rule) == ("benefit-not-there", "S-SA-04")
            assert refusal.facts == {"benefit": benefit, "number": top + 1}
            continue
        table.do("red", ["benefit", benefit])
        got = {
            "chests": table.chests("red"),
            "rice": table.rice("red"),
            "armies": table.in_tray("red"),
            "points": table.state.vp[0],
        }
        assert got == {name: amount if name == benefit else 0 for name in amounts}
        told = Event("benefit", {"seat": 0, "benefit": benefit, "amount": amount}, rule="S-SA-04")
        assert table.events("benefit") == [told]


@pytest.mark.rule("S-SA-04")
@pytest.mark.rule("A-55")
def test_armies_come_from_the_supply_as_far_as_it_reaches() -> None:
    table = check(f"{in_regions('red', 4, 15)} samurai=2,0,0,0")
    table.do("red", ["benefit", "armies"])
    assert (table.in_tray("red"), table.supply("red")) == (2, 0)
    table = check(f"{in_regions('red', 4, 15)} loose=red2 samurai=2,0,0,0")
    assert ["benefit", "armies"] not in table.legal("red")
    refusal = table.refused("red", ["benefit", "armies"])
    assert (refusal.key, refusal.rule) == ("benefit-no-armies", "S-SA-04")


@pytest.mark.rule("S-SA-04")
def test_a_finite_bank_gives_what_it_has() -> None:
    table = check(f"bank=finite_135 chests=0,134,0,0 {in_regions('red', 4)}").do("red", ["benefit", "chests"])
    assert table.chests("red") == 1


@pytest.mark.rule("S-SA-05")
def test_after_winter_the_piles_begin_anew() -> None:
    table = Table(
        "shogun/3 modules=samurai at=y1.winter.scoring.go_on order=red,blue,yellow samurai=3,1,0 events=EV12"
    ).go()
    assert table.state.year == 2 and table.state.modules.samurai == [0, 0, 0]
    assert table.events("samurai-restored") == [Event("samurai-restored", {}, rule="S-SA-05")]


@pytest.mark.rule("S-SA-05")
def test_a_year_gives_at_most_the_cards_2_3_and_4() -> None:
    log: list[Event] = []
    for seed in range(4):
        play_out(3, seed, log, modules="samurai", board="moon")
    numbers = {event.facts["number"] for event in log if event.key == "samurai"}
    assert numbers == {2, 3, 4}


@pytest.mark.rule("S-SA-06")
def test_armies_of_a_samurai_can_become_officials_in_the_same_round() -> None:
    table = Table(
        f"shogun/4 modules=court,samurai at=y1.spring.samurai.go_on events=EV03! samurai=1,0,0,0"
        f" {in_regions('red', 4)} red.plan=convert_2:dice_1 {row('castle')}"
    ).go()
    table.do("red", ["benefit", "armies"])
    assert table.in_tray("red") == 0
    assert table.state.modules.hall[0] + table.state.modules.audience[0] == 2
