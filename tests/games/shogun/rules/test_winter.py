"""Section 10.3: winter (S-WIN)."""

from __future__ import annotations

from collections import Counter

import pytest

from bakufu.engine.chance import Seeded
from bakufu.games.shogun.tables import EVENTS
from tests.games.shogun.rules.given import specials
from tests.games.shogun.table import Table

NINE = ["aki", "bingo", "bitchu", "echizen", "hida", "hitachi", "kai", "mino", "suruga"]


def winter(provinces: int, rice: int, event: str = "EV07", revolt: tuple[int, ...] = ()) -> Table:
    """Red enters the first winter with so many provinces (3 armies each); EV07 takes no rice."""
    held = " ".join(f"{province}=red3" for province in NINE[:provinces])
    return Table(
        f"shogun/4 at=y1.winter.winter.go_on order=red,blue,yellow,purple events={event} {held} "
        f"rice={rice},0,0,0",
        revolt=list(revolt),
    ).go()


def hungry(table: Table) -> list[str]:
    """The provinces that were drawn for Red."""
    drawn: list[str] = []
    for event in table.events("hungry"):
        names = event.facts["revolts"]
        assert isinstance(names, list)
        drawn.extend(str(name) for name in names)
    return drawn


@pytest.mark.rule("S-WIN-01", example=1)
def test_rice_4_with_a_loss_of_7_is_0() -> None:
    table = winter(1, 4, "EV02")
    assert table.rice("red") == 0


@pytest.mark.rule("S-WIN-01")
@pytest.mark.parametrize(
    ("event", "loss"), list(zip(EVENTS, [5, 7, 3, 2, 6, 3, 0, 2, 4, 3, 4, 1], strict=True))
)
def test_every_player_loses_the_rice_of_the_last_event_card(event: str, loss: int) -> None:
    table = Table(
        f"shogun/3 at=y1.winter.winter.go_on order=red,blue,yellow events={event} kai=red1 rice=10,9,8"
    ).go()
    fed = {event.facts["seat"]: event.facts["rice"] for event in table.events("fed")}
    assert fed == {0: 10 - loss, 1: 9 - loss, 2: 8 - loss}


@pytest.mark.rule("S-WIN-01")
def test_cards_that_left_the_game_take_no_rice() -> None:
    table = winter(1, 9, "EV02-,EV05-,EV01-,EV12")
    assert table.events("fed")[0].facts["rice"] == 8


@pytest.mark.rule("S-WIN-02")
@pytest.mark.parametrize(("rice", "missing"), [(7, 0), (5, 0), (4, 1), (2, 3), (0, 5)])
def test_every_province_needs_one_rice(rice: int, missing: int) -> None:
    table = winter(5, rice)
    assert [event.facts["missing"] for event in table.events("hungry")] == ([missing] if missing else [])


@pytest.mark.rule("S-WIN-02")
def test_the_rice_counts_after_the_loss() -> None:
    table = winter(5, 7, "EV03")
    assert table.events("hungry")[0].facts["missing"] == 1


@pytest.mark.rule("S-WIN-03", example=1)
def test_nine_provinces_with_6_rice() -> None:
    table = winter(9, 6)
    assert len(hungry(table)) == 2
    first = hungry(table)[0]
    table.do("red", ["revolt", first])
    assert table.state.thrown[5] == 2


@pytest.mark.rule("S-WIN-03")
@pytest.mark.parametrize(
    ("missing", "revolts", "farmers"),
    [(1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 2), (5, 2, 3), (6, 2, 3), (7, 3, 3), (8, 3, 3), (9, 3, 3)],
)
def test_the_provisions_table(missing: int, revolts: int, farmers: int) -> None:
    table = winter(9, 9 - missing)
    assert len(set(hungry(table))) == revolts
    if revolts > 1:
        table.do("red", table.legal("red")[0])
    assert table.state.thrown[5] == farmers


@pytest.mark.rule("S-WIN-03")
def test_who_has_enough_has_no_revolt() -> None:
    table = winter(9, 9)
    assert (table.decision, hungry(table)) == ("plan", [])


@pytest.mark.rule("S-WIN-03")
def test_markers_add_to_the_extra_farmers_of_each_revolt() -> None:
    table = Table(
        "shogun/3 at=y1.winter.winter.go_on order=red,blue,yellow events=EV07 kai=red4*2 "
        "suruga=red4 izu=red4*1",
        revolt=[0, 0],
    ).go()
    assert hungry(table) == ["izu", "kai"]
    table.do("red", ["revolt", "kai"])
    assert table.state.thrown[5] == 2 + 2
    table.tray(red=4)
    assert table.state.thrown[5] == 2 + 1


@pytest.mark.rule("S-WIN-04")
@pytest.mark.rule("A-29")
def test_only_his_own_provinces_can_be_drawn_and_none_twice() -> None:
    for seed in range(30):
        table = Table(
            "shogun/4 tower_model=physics at=y1.winter.winter.go_on order=red,blue,yellow,purple events=EV07 "
            "ise=blue3 iyo=yellow3 rice=0,9,9,9 " + " ".join(f"{province}=red3" for province in NINE)
        )
        table.chance.rest = Seeded(seed)
        drawn = hungry(table.go())
        assert len(set(drawn)) == 3
        assert set(drawn) <= set(NINE)


@pytest.mark.rule("S-WIN-04")
@pytest.mark.rule("A-51")
def test_all_provinces_are_drawn_alike() -> None:
    counts: Counter[str] = Counter()
    for seed in range(600):
        table = Table(
            "shogun/3 at=y1.winter.winter.go_on order=red,blue,yellow events=EV07 rice=2,0,0 "
            + " ".join(f"{province}=red3" for province in NINE[:5])
        )
        table.chance.rest = Seeded(seed)
        counts.update(hungry(table.go()))
    assert sum(counts.values()) == 1200  # 5 provinces, 2 rice: 2 revolts each time
    assert len(counts) == 5
    assert all(190 < count < 290 for count in counts.values())


@pytest.mark.rule("S-WIN-05")
def test_players_are_handled_in_the_turn_order_of_fall() -> None:
    table = Table(
        "shogun/3 at=y1.winter.winter.go_on order=yellow,red,blue events=EV07 kai=red2 ise=blue2 mino=yellow2"
    ).go()
    seen = []
    for _ in range(3):
        seen.append(table.acting[0])
        table.tray()
    assert seen == ["yellow", "red", "blue"]


@pytest.mark.rule("S-WIN-05")
def test_one_player_is_finished_before_the_next_is_fed() -> None:
    table = Table(
        "shogun/3 at=y1.winter.winter.go_on order=yellow,red,blue events=EV07 "
        "mino=yellow2 hida=yellow2 omi=yellow2 "
        "kai=red2"
    ).go()
    assert (table.decision, table.acting) == ("choose_revolt", ["yellow"])
    assert [event.facts["seat"] for event in table.events("hungry")] == [2]


@pytest.mark.rule("S-WIN-05")
@pytest.mark.rule("A-18")
def test_the_owner_chooses_the_order_and_sees_each_result() -> None:
    table = winter(9, 0, revolt=(0, 0, 0))
    assert table.legal("red") == [["revolt", "aki"], ["revolt", "bingo"], ["revolt", "bitchu"]]
    table.do("red", ["revolt", "bingo"]).tray(red=2)
    assert table["bingo"] == "red2"
    assert table.legal("red") == [["revolt", "aki"], ["revolt", "bitchu"]]
    assert table.refused("red", ["revolt", "bingo"]).rule == "S-WIN-04"
    table.do("red", ["revolt", "bitchu"]).tray(red=1)
    assert table.decision == "enter_tower"  # the last one needs no choice
    table.tray(red=3)
    assert (table["aki"], table["bitchu"], table.decision) == ("red3", "red1", "plan")


@pytest.mark.rule("S-WIN-06")
@pytest.mark.rule("A-18")
def test_provinces_lost_on_the_way_do_not_change_the_shortage() -> None:
    table = winter(3, 0, revolt=(0, 0))
    assert len(hungry(table)) == 2
    table.do("red", ["revolt", "aki"]).tray(farmers=2)
    assert table["aki"] == "neutral"
    assert (table.decision, table.state.thrown[5]) == (
        "enter_tower",
        2,
    )  # the second revolt comes all the same


@pytest.mark.rule("S-WIN-06")
def test_provinces_lost_on_the_way_bring_no_second_draw() -> None:
    table = winter(3, 0, revolt=(0, 0))
    table.do("red", ["revolt", "aki"]).tray().tray()
    assert len(table.events("hungry")) == 1
    assert table.state.turn == 0 and table.decision == "plan"


@pytest.mark.rule("S-WIN-07")
def test_events_and_special_cards_have_no_effect_in_winter() -> None:
    table = Table(
        "shogun/3 at=y1.fall.actions.go_on field=10 turn=3 order=red,blue,yellow events=EV04!,EV07 kai=red4c "
        + specials(red="defense")
    ).go()
    assert (table.decision, table.state.thrown[0]) == ("enter_tower", 4)
    assert table.state.special == [-1, -1, -1]


@pytest.mark.rule("S-WIN-07")
def test_nobody_acts_in_winter_who_is_fed() -> None:
    table = winter(5, 5)
    assert table.decision == "plan"
    assert not table.events("action")


@pytest.mark.rule("S-WIN-07")
def test_nothing_of_winter_is_left_in_the_new_year() -> None:
    table = Table(
        "shogun/3 at=y1.winter.winter.go_on order=blue,yellow,red events=EV07 kai=red3 aki=red3"
    ).go()
    table.tray(red=3)
    assert table.decision == "plan"
    assert (table.state.extra_farmers, table.state.revolts, table.state.turn) == (0, [], 0)
