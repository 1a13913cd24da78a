"""S-EVT: the event of the round."""

from __future__ import annotations

from collections import Counter

import pytest

from bakufu.engine.events import Log
from bakufu.games.shogun.stages import STAGE_PLANNING
from bakufu.games.shogun.tables import EVENTS, PROVINCES
from tests.games.shogun.playing import board, play_out, random_game
from tests.games.shogun.table import Table

FOUR = "events=EV01,EV03,EV04,EV12"
ORDER = (
    "at=y1.spring.order.go_on chests=5,5,5 red.plan=bid:chest_3 blue.plan=bid:chest_2 yellow.plan=bid:chest_1"
)
PILE, SHOWN, ACTIVE, GONE = range(4)  # where an event card is

CARDS = {
    "EV01": ("theater calms", 5),
    "EV02": ("theater calms", 7),
    "EV03": ("neutral 2 farmers", 3),
    "EV04": ("castle defense", 2),
    "EV05": ("castle defense", 6),
    "EV06": ("temple peace", 3),
    "EV07": ("tax max 5", 0),
    "EV08": ("tax min 6", 2),
    "EV09": ("temple peace", 4),
    "EV10": ("rice min 4", 3),
    "EV11": ("rice max 3", 4),
    "EV12": ("small levies", 1),
}


@pytest.mark.rule("S-EVT-01")
@pytest.mark.parametrize(("draw", "event"), [(0, "EV01"), (1, "EV03"), (2, "EV04"), (3, "EV12")])
def test_one_of_the_open_events_is_drawn_and_the_others_lie_open_again(draw: int, event: str) -> None:
    table = Table(f"shogun/3 {FOUR} {ORDER}", event=[draw]).go()
    assert [told.facts["event"] for told in table.events("event")] == [event]
    places = board(table.state).events
    assert [EVENTS[card] for card in range(12) if places[card] == ACTIVE] == [event]
    others = {"EV01", "EV03", "EV04", "EV12"} - {event}
    assert {EVENTS[card] for card in range(12) if places[card] == SHOWN} == others


@pytest.mark.rule("S-EVT-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_four_three_and_two_events_lie_open_in_spring_summer_and_fall(players: int) -> None:
    shown = {}
    for state in random_game(players, 51):
        if state.stage == STAGE_PLANNING:
            shown[state.year, state.season] = board(state).events.count(SHOWN)
    years = {1: 4, 2: 4}
    assert shown == {(year, season): years[year] - season for year in years for season in range(3)}


@pytest.mark.rule("S-EVT-01")
def test_the_event_holds_for_all_players() -> None:
    """Under *tax max 5* the tax of 7 is cut for red and for blue."""
    table = Table("shogun/3 events=EV07! suruga=red2 tamba=blue2")
    table.act("red", "taxes", "suruga").act("blue", "taxes", "tamba")
    assert (table.chests("red"), table.chests("blue")) == (5, 5)


@pytest.mark.rule("S-EVT-02")
def test_the_event_leaves_the_game_at_the_end_of_the_round() -> None:
    table = Table("shogun/3 at=y1.spring.actions.go_on field=10 turn=3 events=EV01!,EV03,EV04,EV12").go()
    assert table.decision == "plan"
    places = board(table.state).events
    assert places[EVENTS.index("EV01")] == GONE
    assert places.count(ACTIVE) == 0
    assert places.count(SHOWN) == 3


@pytest.mark.rule("S-EVT-02")
def test_the_last_card_of_the_year_brings_its_rice_loss_and_nothing_else() -> None:
    """*Castle defense* is left for winter: 6 rice are lost, but no castle sends an army into the revolt."""
    table = Table(
        "shogun/3 at=y1.fall.actions.go_on field=10 turn=3 events=EV07!,EV05 rice=6,9,9 kai=red3c", revolt=[0]
    ).go()
    assert [told.facts["loss"] for told in table.events("winter")] == [6]
    assert (table.rice("red"), table.rice("blue")) == (0, 3)
    assert table.state.thrown[0] == 3  # Kai revolts for want of 1 rice
    table.tray(red=3)
    assert board(table.state).events[EVENTS.index("EV05")] == GONE


@pytest.mark.rule("S-EVT-02")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_event_comes_twice_and_four_are_never_seen(players: int) -> None:
    log: Log = []
    state = play_out(players, 52, log)
    drawn = [event.facts["event"] for event in log if event.key in ("event", "winter")]
    assert len(drawn) == len(set(drawn)) == 8
    assert board(state).events.count(PILE) == 4


@pytest.mark.rule("S-EVT-03", example=1)
@pytest.mark.parametrize(("event", "loss"), [(event, loss) for event, (_, loss) in CARDS.items()])
def test_in_winter_each_card_costs_its_rice(event: str, loss: int) -> None:
    losses = [card_loss for _, card_loss in CARDS.values()]
    assert sum(losses) == 40
    assert sorted(losses) == [0, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7]
    table = Table(
        f"shogun/3 at=y1.fall.actions.go_on field=10 turn=3 events={event} rice=9,9,9 order=red,blue,yellow"
    ).go()
    assert [told.facts["rice"] for told in table.events("fed")] == [9 - loss] * 3


def _effect(event: str) -> set[str]:
    """What an event changes, seen from outside: each label is tried on a small position."""
    changed = set()
    base = f"shogun/3 chests=9,9,9 events={event}!"
    table = Table(f"{base} kai=red3*1").act("red", "theater", "kai")
    if table["kai"] == "red3n":
        changed.add("theater calms")
    table = Table(f"{base} kai=red3").act("red", "battle_a", "kai").do("red", ["attack", "suruga", 1])
    if table.state.thrown[5] == 2:
        changed.add("neutral 2 farmers")
    table = Table(f"{base} kai=red3 suruga=blue2c").act("red", "battle_a", "kai")
    if table.do("red", ["attack", "suruga", 1]).state.thrown[1] == 3:
        changed.add("castle defense")
    table = Table(f"{base} kai=red3 suruga=blue2t").act("red", "battle_a", "kai")
    if ["attack", "suruga", 1] not in table.legal("red"):
        changed.add("temple peace")
    table = Table(f"{base} suruga=red3 mino=red3").act("red", "taxes", "suruga")  # 7
    if table.chests("red") == 9 + 5:
        changed.add("tax max 5")
    table = Table(f"{base} mino=red3").act("red", "taxes", "mino")  # 3
    if table.chests("red") == 9 + 6:
        changed.add("tax min 6")
    table = Table(f"{base} omi=red3").act("red", "rice", "omi")  # 2
    if table.rice("red") == 4:
        changed.add("rice min 4")
    table = Table(f"{base} mino=red3").act("red", "rice", "mino")  # 5
    if table.rice("red") == 3:
        changed.add("rice max 3")
    table = Table(f"{base} mino=red3").act("red", "deploy_5", "mino")
    if table["mino"] == "red6":
        changed.add("small levies")
    return changed


@pytest.mark.rule("S-EVT-03")
@pytest.mark.parametrize(("event", "label"), [(event, label) for event, (label, _) in CARDS.items()])
def test_each_card_has_its_effect_and_no_other(event: str, label: str) -> None:
    assert _effect(event) == {label}


@pytest.mark.rule("S-EVT-03")
def test_there_are_two_cards_of_theater_calms_castle_defense_and_temple_peace() -> None:
    double = {label for label, n in Counter(label for label, _ in CARDS.values()).items() if n == 2}
    assert double == {"theater calms", "castle defense", "temple peace"}
    assert list(CARDS) == EVENTS


@pytest.mark.rule("S-EVT-04")
@pytest.mark.rule("A-50")
@pytest.mark.parametrize("event", ["EV01", "EV02"])
@pytest.mark.parametrize(("before", "after"), [("*2", "*1"), ("*1", ""), ("", "")])
def test_a_new_theater_removes_one_revolt_marker_from_its_province(
    before: str, after: str, event: str
) -> None:
    table = Table(f"shogun/3 chests=1,0,0 events={event}! kai=red3{before} mino=red1*1")
    table.act("red", "theater", "kai")
    assert table["kai"] == f"red3n{after}"
    assert table["mino"] == "red1*1"


@pytest.mark.rule("S-EVT-04")
def test_castles_and_temples_and_theaters_that_cannot_be_built_calm_nobody() -> None:
    for action, built in (("castle", "c"), ("temple", "t")):
        table = Table("shogun/3 chests=9,0,0 events=EV01! kai=red3*1").act("red", action, "kai")
        assert table["kai"] == f"red3{built}*1"
    table = Table("shogun/3 chests=0,0,0 events=EV01! kai=red3*1").act("red", "theater", "kai")
    assert table["kai"] == "red3*1"


@pytest.mark.rule("S-EVT-05")
@pytest.mark.rule("A-16")
@pytest.mark.parametrize(("events", "farmers"), [("EV03!", 2), ("EV03", 1)])
def test_two_farmers_instead_of_one_defend_a_neutral_province(events: str, farmers: int) -> None:
    table = Table(f"shogun/3 events={events} kai=red3").act("red", "battle_a", "kai")
    table.do("red", ["attack", "suruga", 2])
    assert table.state.thrown[5] == farmers
    assert table.supply("farmers") == 20 - farmers


@pytest.mark.rule("S-EVT-05")
def test_the_farmers_of_the_event_do_not_help_a_player() -> None:
    table = Table("shogun/3 events=EV03! kai=red3 suruga=blue1").act("red", "battle_a", "kai")
    table.do("red", ["attack", "suruga", 2])
    assert table.state.thrown[5] == 0


@pytest.mark.rule("S-EVT-06")
@pytest.mark.parametrize("event", ["EV04", "EV05"])
@pytest.mark.parametrize("action", ["battle_a", "battle_b"])
def test_the_owner_of_an_attacked_castle_must_throw_one_more(event: str, action: str) -> None:
    table = Table(f"shogun/3 events={event}! kai=red3 suruga=blue2c").act("red", action, "kai")
    table.do("red", ["attack", "suruga", 2])
    assert table.decision == "enter_tower"  # nobody is asked
    assert table.state.thrown[1] == 3
    assert table.supply("blue") == 62 - 3


@pytest.mark.rule("S-EVT-06")
@pytest.mark.parametrize("province", ["blue2", "blue2t", "blue2n"])
def test_without_a_castle_no_additional_army_comes(province: str) -> None:
    table = Table(f"shogun/3 events=EV04! kai=red3 suruga={province}").act("red", "battle_a", "kai")
    table.do("red", ["attack", "suruga", 2])
    assert table.state.thrown[1] == 2


@pytest.mark.rule("S-EVT-06")
def test_with_an_empty_supply_the_castles_army_is_missing() -> None:
    table = Table("shogun/3 events=EV04! kai=red3 suruga=blue62c").act("red", "battle_a", "kai")
    table.do("red", ["attack", "suruga", 2])
    assert table.state.thrown[1] == 62


@pytest.mark.rule("S-EVT-06")
@pytest.mark.parametrize("action", ["rice", "taxes"])
def test_a_castle_sends_no_army_into_a_revolt(action: str) -> None:
    table = Table("shogun/3 events=EV04! kai=red3c*1").act("red", action, "kai")
    assert table.state.thrown[0] == 3


@pytest.mark.rule("S-EVT-07")
@pytest.mark.parametrize("event", ["EV06", "EV09"])
def test_a_province_with_a_temple_cannot_be_attacked(event: str) -> None:
    table = Table(f"shogun/3 events={event}! kai=red3 suruga=blue2t").act("red", "battle_a", "kai")
    assert "suruga" not in {move[1] for move in table.legal("red")}
    assert table.refused("red", ["attack", "suruga", 1]).rule == "S-EVT-07"


@pytest.mark.rule("S-EVT-07")
@pytest.mark.parametrize("province", ["blue2", "blue2c", "blue2n"])
def test_without_a_temple_it_can_be_attacked(province: str) -> None:
    table = Table(f"shogun/3 events=EV06! kai=red3 suruga={province}").act("red", "battle_a", "kai")
    assert ["attack", "suruga", 1] in table.legal("red")


@pytest.mark.rule("S-EVT-07")
def test_a_temple_protects_only_while_the_event_lasts() -> None:
    table = Table("shogun/3 events=EV06- kai=red3 suruga=blue2t").act("red", "battle_a", "kai")
    assert ["attack", "suruga", 1] in table.legal("red")


@pytest.mark.rule("S-EVT-07")
def test_one_may_move_into_ones_own_temple_province() -> None:
    table = Table("shogun/3 events=EV06! kai=red3 suruga=red2t").act("red", "battle_a", "kai")
    table.do("red", ["move", "suruga", 2])
    assert table["suruga"] == "red4t"


@pytest.mark.rule("S-EVT-07")
def test_revolts_break_out_in_temple_provinces_as_ever() -> None:
    table = Table("shogun/3 events=EV06! kai=red3t*1").act("red", "taxes", "kai")
    assert table.decision == "enter_tower"
    table.tray(red=1, farmers=1)
    assert table["kai"] == "neutral"


def _taxes(province: str, event: str, special: str = "") -> int:
    position = (
        f"shogun/3 events={event}! {province}=red3 specials=chest{special},rice,six_armies,attack,defense"
    )
    return Table(position).act("red", "taxes", province).chests("red")


def _rice(province: str, event: str, special: str = "") -> int:
    position = (
        f"shogun/3 events={event}! {province}=red3 specials=chest,rice{special},six_armies,attack,defense"
    )
    return Table(position).act("red", "rice", province).rice("red")


@pytest.mark.rule("S-EVT-08")
@pytest.mark.parametrize(
    ("province", "chests"), [("suruga", 5), ("izu", 5), ("kai", 5), ("aki", 4), ("mino", 3)]
)
def test_taxes_are_at_most_5(province: str, chests: int) -> None:
    """The cards say 7, 6, 5, 4 and 3."""
    assert _taxes(province, "EV07") == chests


@pytest.mark.rule("S-EVT-08")
def test_the_special_card_comes_on_top_of_the_most() -> None:
    assert _taxes("suruga", "EV07", ":red") == 6


@pytest.mark.rule("S-EVT-09")
@pytest.mark.rule("A-01")
@pytest.mark.parametrize(
    ("province", "chests"), [("mino", 6), ("aki", 6), ("kai", 6), ("izu", 6), ("suruga", 7)]
)
def test_taxes_are_at_least_6(province: str, chests: int) -> None:
    """The cards say 3, 4, 5, 6 and 7."""
    assert _taxes(province, "EV08") == chests


@pytest.mark.rule("S-EVT-09")
def test_the_special_card_comes_on_top_of_the_least() -> None:
    assert _taxes("mino", "EV08", ":red") == 7


@pytest.mark.rule("S-EVT-10")
@pytest.mark.parametrize(("province", "rice"), [("omi", 4), ("kai", 4), ("harima", 4), ("mino", 5)])
def test_rice_is_at_least_4(province: str, rice: int) -> None:
    """The cards say 2, 3, 4 and 5."""
    assert _rice(province, "EV10") == rice


@pytest.mark.rule("S-EVT-10")
@pytest.mark.parametrize(("province", "rice"), [("omi", 2), ("kai", 3), ("harima", 3), ("mino", 3)])
def test_rice_is_at_most_3(province: str, rice: int) -> None:
    assert _rice(province, "EV11") == rice


@pytest.mark.rule("S-EVT-10")
@pytest.mark.parametrize(("event", "rice"), [("EV10", 5), ("EV11", 3)])
def test_plus_one_rice_comes_on_top_of_both(event: str, rice: int) -> None:
    assert _rice("omi", event, ":red") == rice


@pytest.mark.rule("S-EVT-10")
def test_rice_events_leave_taxes_alone_and_the_reverse() -> None:
    assert _taxes("suruga", "EV11") == _taxes("suruga", "EV10") == 7
    assert _rice("mino", "EV07") == _rice("mino", "EV08") == 5


@pytest.mark.rule("S-EVT-11")
@pytest.mark.parametrize(
    ("action", "armies", "price"), [("deploy_5", 3, 3), ("deploy_3", 2, 2), ("deploy_1", 1, 1)]
)
def test_small_levies_place_3_and_2_at_the_old_price(action: str, armies: int, price: int) -> None:
    table = Table("shogun/3 events=EV12! chests=9,0,0 kai=red1").act("red", action, "kai")
    assert table["kai"] == f"red{1 + armies}"
    assert table.chests("red") == 9 - price
    assert PROVINCES.index("kai") in board(table.state, 0).hand
