"""The preview of a plan: which cards may lie where, and what becomes of the chests."""

from __future__ import annotations

from typing import Any

from bakufu.engine.chance import Seeded
from bakufu.engine.preview import DraftMove, Preview, preview
from bakufu.games.shogun import GAME, codec
from bakufu.games.shogun.preview import PlanForecast, PlannedAction
from bakufu.games.shogun.tables import SPACES

ROW = "row=taxes,castle,battle_a,deploy_5,rice,?,?,?,?,? events=EV01,EV02,EV03,EV04"
LAND = "aki=red3 bitchu=red3 bingo=red3"  # the printed taxes of Aki are 4


def seen(*draft: list[Any], land: str = LAND, rest: str = "chests=4,0,0") -> Preview:
    """The preview of red's draft: cards on spaces."""
    state = codec.read(f"shogun/3 at=y1.spring.planning.plan act=red,blue,yellow {ROW} {rest} {land}")
    return preview(GAME, GAME.view(state, 0), [GAME.moves.encode(["plan", *laid]) for laid in draft])


def forecast(*draft: list[Any], **position: str) -> PlanForecast:
    found = seen(*draft, **position).forecast
    assert isinstance(found, PlanForecast)
    return found


def action(name: str, *draft: list[Any], **position: str) -> PlannedAction:
    [line] = [line for line in forecast(*draft, **position).actions if SPACES[line.space] == name]
    return line


def refusals(judged: list[DraftMove]) -> list[tuple[str, str] | None]:
    return [None if move.refusal is None else (move.refusal.key, move.refusal.rule) for move in judged]


def key(line: PlannedAction) -> str | None:
    return None if line.refusal is None else line.refusal.key


def test_the_bid_is_paid_first_and_then_the_actions_in_the_order_of_the_row() -> None:
    draft = (["bid", "chest_2"], ["taxes", "aki"], ["castle", "bitchu"])
    found = forecast(*draft)
    assert (found.start, found.bid) == (4, 2)
    assert action("taxes", *draft).after == 2 + 4
    assert action("castle", *draft).after == 2 + 4 - 3
    assert found.known == found.end == 3


def test_what_cannot_be_paid_is_skipped_and_costs_nothing() -> None:
    draft = (["castle", "aki"], ["deploy_5", "bitchu"])
    assert action("castle", *draft).doubt is None
    skipped = action("deploy_5", *draft)
    assert (skipped.doubt, key(skipped), skipped.change) == ("skip", "no-money", 0)
    assert skipped.refusal is not None and skipped.refusal.facts == {"price": 3, "chests": 1}
    assert forecast(*draft).end == 1


def test_the_order_of_face_down_cards_is_not_known_so_what_might_fail_is_marked() -> None:
    draft = (["temple", "aki"], ["deploy_3", "bitchu"], ["deploy_1", "bingo"])
    temple = action("temple", *draft)
    assert (temple.after, temple.doubt, key(temple)) == (None, "maybe", "no-money")
    assert action("temple", *draft, rest="chests=1,0,0").doubt == "skip"
    assert action("temple", ["temple", "aki"]).doubt is None


def test_a_chest_card_on_an_action_costs_nothing() -> None:
    assert forecast(["castle", "chest_1"]).end == 4


def test_a_building_that_stands_there_and_full_spaces_are_seen() -> None:
    assert key(action("castle", ["castle", "aki"], land="aki=red3c bitchu=red3")) == "building-there"
    full = action("castle", ["castle", "aki"], land="aki=red3tn bitchu=red3")
    assert (full.doubt, key(full)) == ("skip", "no-space")


def test_a_revolt_and_a_lone_army_are_foreseen() -> None:
    taxes = action("taxes", ["taxes", "aki"], land="aki=red3*1 bitchu=red3")
    assert (taxes.doubt, taxes.markers) == ("revolt", 1)
    battle = action("battle_a", ["battle_a", "aki"], land="aki=red1 bitchu=red3")
    assert (battle.doubt, key(battle)) == ("maybe", "too-few-armies")


def test_a_card_lies_on_one_space_only() -> None:
    twice = seen(["taxes", "aki"], ["castle", "aki"])
    assert refusals(twice.moves) == [None, ("card-placed", "S-PLAN-05")]
    assert twice.run == []
    assert not any(GAME.moves.decode(move)[2] == "aki" for move in seen(["taxes", "aki"]).may_follow)


def test_a_bid_that_is_too_high_is_refused_when_the_table_plays_so() -> None:
    high = seen(["bid", "chest_4"], rest="chests=3,0,0")
    assert refusals(high.moves) == [("overbid", "S-BID-03")]
    may_follow = map(GAME.moves.decode, seen(rest="chests=3,0,0").may_follow)
    bids = [card for _, space, card in may_follow if space == "bid"]
    assert "chest_3" in bids and "chest_4" not in bids


def test_a_complete_plan_is_told_as_the_run_to_submit() -> None:
    """Eight cards for eleven spaces: those that are left stay empty."""
    cards = ["aki", "bitchu", "bingo", "chest_0", "chest_1", "chest_2", "chest_3", "chest_4"]
    spaces = ["taxes", "castle", "rice", "bid", "temple", "theater", "deploy_5", "deploy_3"]
    draft = [list(pair) for pair in zip(spaces, cards, strict=True)]
    assert seen(*draft[:-1]).run == []
    assert forecast(*draft[:-1]).lacking == 1
    run = [GAME.moves.decode(move) for move in seen(*draft).run]
    assert run[0] == ["plan", "bid", "chest_0"]
    assert {(space, card) for _, space, card in run if card != "none"} == set(map(tuple, draft))
    assert len(run) == 11


def test_a_plan_tells_how_many_spaces_stay_empty_and_why_it_cannot_be_handed_in_yet() -> None:
    """Eight cards for eleven spaces: after a bid three actions may stay empty, but not the fourth."""
    begun = forecast(["bid", "chest_0"])
    assert (begun.lacking, begun.spare) == (7, 3)
    assert begun.refusal is not None
    assert (begun.refusal.key, begun.refusal.rule) == ("plan-must-fill", "S-PLAN-04")
    assert begun.refusal.facts == {"space": "rice", "cards": 7, "spaces": 7}
    cards = ["aki", "bitchu", "bingo", "chest_0", "chest_1", "chest_2", "chest_3", "chest_4"]
    whole = [[space, card] for space, card in zip(SPACES[2:10], cards, strict=True)]
    assert forecast(*whole).refusal is None


def test_a_space_holds_one_card() -> None:
    twice = seen(["taxes", "aki"], ["taxes", "bingo"])
    assert refusals(twice.moves)[1] is not None


def test_a_plan_that_is_ready_keeps_its_forecast() -> None:
    state = codec.read(f"shogun/3 at=y1.spring.planning.plan act=red,blue,yellow {ROW} chests=4,0,0 {LAND}")
    while 0 in GAME.to_act(state):
        GAME.apply(state, 0, GAME.legal(state, 0)[0], Seeded(1))
    found = preview(GAME, GAME.view(state, 0), [])
    assert isinstance(found.forecast, PlanForecast)
    assert (found.forecast.lacking, found.run, found.may_follow) == (0, [], [])
    assert any(line.change for line in found.forecast.actions)
