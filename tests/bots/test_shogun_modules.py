"""The modules' own decisions: no level makes a move there that a person would call silly."""

from __future__ import annotations

from random import Random

import pytest

from bakufu.bots.registry import bot
from bakufu.engine.chance import Seeded
from bakufu.engine.registry import game
from bakufu.games.shogun.moves import APPLY, CANCEL, DECLINE, EXCHANGE, LEADER
from bakufu.games.shogun.tables import (
    EVENTS,
    LINES,
    PROVINCE_INDEX,
    PROVINCES,
    SPACE_COUNT,
    SPACE_STRIDE,
)

SHOGUN = game("shogun")
LEVELS = ["easy", "normal", "hard:24n"]
ORDER = "order=red,blue,yellow"
COURT = f"shogun/3 modules=court at=y1.spring.court.take_favor act=red turn=3 {ORDER} events=EV03!"
LEADERS = f"shogun/3 modules=leaders at=y1.spring.moving.move_leader act=red turn=1 {ORDER}"


def answer(text: str, level: str) -> int:
    return bot(level, "shogun")(SHOGUN.view(SHOGUN.read(text), 0), Random(1))


def named(move: int) -> list[str | int]:
    return SHOGUN.moves.decode(move)


@pytest.mark.parametrize("level", LEVELS)
def test_three_points_are_not_declined(level: str) -> None:
    """In the last round; before, one may keep one's officials for a better favor."""
    gone = ",".join(f"{number}-" for number in range(5, 19))
    text = f"{COURT.replace('y1.spring', 'y2.fall')} audience=5,0,0 hall=0,0,0"
    text += f" favors=19@4,4@3,1@2,2-,{gone} kai=red3 mino=blue3"
    assert named(answer(text, level)) == ["favor", 19]


@pytest.mark.parametrize("level", LEVELS)
def test_an_event_that_hurts_nobody_here_is_not_cancelled(level: str) -> None:
    text = COURT.replace("take_favor", "cancel_event") + " favors=1:red,2@2,3@3 favor=1 kai=red3"
    assert answer(text, level) != CANCEL


@pytest.mark.parametrize("level", LEVELS)
def test_a_building_is_not_given_to_a_province_that_is_lost_next(level: str) -> None:
    """Izu is held by one army between nines; Noto lies behind."""
    text = COURT.replace("take_favor", "apply_favor") + " favors=21:red,2@2,3@3 favor=21"
    map_ = "izu=red1 sagami=blue9 suruga=blue9 kai=blue9 noto=red3 kaga=red3"
    assert PROVINCES[answer(f"{text} {map_}", level) - APPLY] != "izu"


@pytest.mark.parametrize("level", LEVELS)
def test_a_reward_of_the_samurai_is_not_declined(level: str) -> None:
    text = f"shogun/3 modules=samurai at=y1.spring.samurai.take_benefit act=red turn=1 {ORDER} events=EV03!"
    assert answer(f"{text} samurai=3,0,0 kai=red1", level) != DECLINE


@pytest.mark.parametrize("level", LEVELS[1:])
def test_in_the_last_round_the_reward_is_the_point(level: str) -> None:
    """Chests buy nothing more, and there is rice enough."""
    text = f"shogun/3 modules=samurai at=y2.fall.samurai.take_benefit act=red turn=1 {ORDER} events=EV03!"
    assert named(answer(f"{text} samurai=3,0,0 rice=12,0,0 kai=red1", level)) == ["benefit", "points"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_leader_goes_next_door_and_leaves_a_statue(level: str) -> None:
    """Far off there is no statue to be left."""
    text = f"{LEADERS} kai=red3 musashi=red3 noto=red3 red.leader=kai"
    assert answer(text, level) == LEADER + PROVINCE_INDEX["musashi"]
    text = text.replace("move_leader", "leave_statue") + " left=musashi"
    assert named(answer(text, level)) == ["statue", "yes"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_leader_does_not_walk_into_a_province_that_falls(level: str) -> None:
    text = f"{LEADERS} kai=red3 musashi=red1 sagami=blue9 shimosa=blue9 shinano=red4 red.leader=kai"
    assert answer(text, level) == LEADER + PROVINCE_INDEX["shinano"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_chamber_is_exchanged_and_where_it_counts_most(level: str) -> None:
    """The corner of the two dearest lines and that of the two cheapest lie open."""
    region = SHOGUN.read("shogun/3 kai=red1").rules.region[PROVINCE_INDEX["kai"]]
    names = ["green", "red", "purple", "yellow", "brown"]
    tiles = ",".join([names[region], *(name for place, name in enumerate(names) if place != region)])
    text = "shogun/3 modules=chambers at=y1.spring.chambers.exchange_marker act=red tile=1"
    board = "oooo../o...../....../....../....../.....o"
    move = answer(f"{text} {ORDER} kai=red1 tiles={tiles} chambers={board}", level)
    assert move == EXCHANGE + LINES * LINES - 1 != DECLINE


@pytest.mark.parametrize("level", LEVELS)
def test_the_guard_of_a_rich_border_is_not_sent_to_court(level: str) -> None:
    """Kii with two buildings beside seven armies keeps its four; officials come from elsewhere or not."""
    head = "shogun/3 modules=court at=y1.spring.planning.plan act=red,blue,yellow"
    row = "row=castle,deploy_5,temple,battle_a,rice,?,?,?,?,?"
    text = f"{head} {row} specials=chest,rice,six_armies,attack,defense events={','.join(EVENTS[:3])}"
    text += " favors=9@4,8@3,2@2 chests=8,8,8"
    text += " kii=red4ct yamato=blue8 ise=blue4 noto=red2 kaga=red2 echizen=red2 wakasa=red2 tajima=red2"
    state, decide, rng = SHOGUN.read(text), bot(level, "shogun"), Random(4)
    while 0 in SHOGUN.to_act(state):
        SHOGUN.apply(state, 0, decide(SHOGUN.view(state, 0), rng), Seeded(1))
    assert PROVINCE_INDEX["kii"] not in state.plan[SPACE_COUNT:SPACE_STRIDE]
