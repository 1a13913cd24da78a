"""Dice that people throw at a real table, and enter (ruling Q-59, option `dice` = manual)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bakufu.bots.registry import bot
from bakufu.engine.chance import Chance, Seeded
from bakufu.engine.errors import Refused
from bakufu.engine.events import Log
from bakufu.engine.game import HIDDEN
from bakufu.engine.session import Session
from bakufu.engine.views import uncovers
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.moves import DIE_SHOWS, DRAW_DICE
from bakufu.games.ikusa.odds import odds, under_way
from bakufu.games.ikusa.stages import ENTER_DICE
from bakufu.games.ikusa.state import State
from bakufu.games.ikusa.tables import DIE, MELEE, RANGED
from tests.games.ikusa.playing import board, new_game
from tests.games.ikusa.table import Table, war
from tests.games.ikusa.war_table import at_level, story

MANUAL = "dice=manual"
BATTLE = "battles=yamato:pf:kawachi"


def battle(*words: str, dice: list[int] | None = None) -> Table:
    return war("c", MANUAL, BATTLE, *words, dice=dice or []).go()


def shows(*dice: int) -> list[list[Any]]:
    return [["die", number] for number in dice]


# -- battles -------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q-59")
def test_by_default_the_program_draws() -> None:
    table = war("c", BATTLE, "yamato=blue/1p", "kawachi=orange/1p").go()
    assert table.decision == "stop_or_repeat" and table.chance.asked == ["combat"] * 2
    assert table.refused("blue", ["die", 4]).key == "wrong-kind"


@pytest.mark.rule("Q-59")
def test_first_the_attacker_then_the_defender_enters_what_his_dice_show() -> None:
    table = battle("yamato=blue/2b1g2p", "kawachi=orange/1b1s")
    assert (table.decision, table.acting) == ("enter_dice", ["blue"])
    assert board(table.state).throws == [[0, 0, 2], [0, 2, 1], [1, 0, 1]]  # bowmen, gunners; then the bowman
    table.do("blue", *shows(6, 7))
    assert table.acting == ["blue"] and board(table.state).thrown == [6, 7]
    table.do("blue", *shows(4))
    assert table.acting == ["orange"] and not table.events("rolled")
    assert table.refused("blue", ["die", 1]).key == "not-your-turn"
    table.do("orange", *shows(12))
    assert table.chance.asked == []
    assert story(table)[1:3] == [
        "rolled seat=0 unit=bowman dice=[6, 7] hits=1 (I-SEQ-02)",
        "rolled seat=1 unit=bowman dice=[12] hits=0 (I-SEQ-02)",
    ]
    assert table["kawachi"] == "empty"  # two hits on two units


@pytest.mark.rule("Q-59")
def test_the_game_goes_on_with_the_next_step_once_the_losses_are_taken() -> None:
    table = battle("yamato=blue/1b2p", "kawachi=orange/1s2p", "losses=0,1,0").do("blue", *shows(1))
    assert (table.decision, table.acting) == ("enter_dice", ["blue"]) and table["kawachi"] == "orange/2p"
    assert board(table.state).throws == [[0, 3, 2], [1, 3, 2]]
    table.do("blue", *shows(5, 12)).do("orange", *shows(4, 5))
    assert table.decision == "take_losses" and table.acting == ["blue"]


@pytest.mark.rule("Q-59")
def test_a_side_without_dice_is_not_asked() -> None:
    table = battle("yamato=blue/2p", "kawachi=orange/1b")  # only the defender shoots
    assert table.acting == ["orange"] and board(table.state).throws == [[1, 0, 1]]
    table.do("orange", *shows(7))
    assert table.acting == ["blue"] and board(table.state).throws == [[0, 3, 2]]
    table.do("blue", *shows(12, 12))
    assert table.decision == "stop_or_repeat"
    table = battle("yamato=blue/2b", "kawachi=orange/1g").do("blue", *shows(12, 12)).do("orange", *shows(12))
    assert table.decision == "stop_or_repeat"  # nobody fights hand to hand


@pytest.mark.rule("Q-59")
def test_across_the_sea_the_defenders_throw_all_their_dice_first() -> None:
    table = war(
        "c", MANUAL, "battles=iki:pf:nagato", "iki=blue/2p", "nagato=orange/1b1p/c", "losses=1,1,0"
    ).go()
    assert table.acting == ["orange"] and board(table.state).throws == [[1, 0, 1], [1, 3, 1]]  # no wall
    table.do("orange", *shows(12, 12))
    assert board(table.state).throws == [[1, 0, 1]] and table.state.passes == 1  # then the first pass
    table.do("orange", *shows(12))
    assert board(table.state).throws == [[0, 3, 2], [1, 3, 5]]  # the wall throws with its kind


@pytest.mark.rule("Q-59")
def test_whoever_has_no_dice_at_hand_lets_the_program_draw_what_is_missing() -> None:
    table = battle("yamato=blue/3p", "kawachi=orange/2p", dice=[4, 12])
    table.do("blue", *shows(12), ["draw_dice"])
    assert table.acting == ["orange"] and table.state.thrown == [12, 4, 12]
    assert table.chance.asked == ["combat"] * 2
    assert story(table)[-1] == "dice-drawn seat=0 count=2 (Q-59)"
    table.do("orange", *shows(12, 12))
    assert table.events("rolled")[0].facts["dice"] == [12, 4, 12]


# -- the ninja -----------------------------------------------------------------------------------------------

TARGET = ["orange.circle=suruga/2g", "suruga=orange/1p", "blue.circle=kai/1g", "kai=blue/1p"]


@pytest.mark.rule("Q-59")
@pytest.mark.parametrize(("shown", "falls"), [(8, True), (9, False)])
def test_the_hirer_throws_for_his_ninja(shown: int, falls: bool) -> None:
    table = war("a", MANUAL, "ninja=blue", *TARGET).do("blue", ["strike", "orange_circle"])
    assert (table.decision, table.acting) == ("enter_dice", ["blue"])
    assert story(table) == ["ninja-sent seat=0 owner=1 daimyo=orange_circle (I-NINJA-05)"]
    assert board(table.state).throws == [[0, -1, 1]] and table.state.ninja == -1
    table.do("blue", *shows(shown))
    assert ("down" in table["orange.circle"]) == falls
    assert (table.decision == "move_armies") == falls
    assert table.chance.asked == []


@pytest.mark.rule("Q-59")
@pytest.mark.parametrize(("shown", "pays"), [(9, True), (8, False)])
def test_the_owner_of_the_target_throws_for_revenge(shown: int, pays: bool) -> None:
    table = war("a", MANUAL, "ninja=blue", *TARGET).do("blue", ["strike", "orange_circle"], *shows(12))
    assert (table.decision, table.acting) == ("enter_dice", ["orange"])
    table.do("orange", *shows(shown))
    assert ("down" in table["blue.circle"]) == pays
    assert table.decision == "move_armies" and table.state.attempt == []
    assert table.refused("blue", ["strike", "orange_circle"]).key == "no-ninja"


@pytest.mark.rule("Q-59")
def test_revenge_may_have_a_choice_and_dice_of_a_ninja_may_be_drawn() -> None:
    armies = (*TARGET, "blue.square=izu/1b", "izu=blue/1p")
    table = war("a", MANUAL, "ninja=blue", *armies, ninja=[9], revenge=[9])
    table.do("blue", ["strike", "orange_circle"], ["draw_dice"]).do("orange", ["draw_dice"])
    assert table.chance.asked == ["ninja", "revenge"]
    assert table.decision == "take_revenge" and table.acting == ["orange"]


@pytest.mark.rule("Q-59")
def test_a_standing_order_waits_for_its_die_in_the_turn_of_somebody_else() -> None:
    standing = "standing=3,0"  # orange_circle, now
    table = war("a", MANUAL, "ninja=green", standing, *TARGET, "sagami=blue/1p")
    table.do("blue", ["step", "circle", "sagami"])
    assert (table.decision, table.acting) == ("enter_dice", ["green"])
    table.do("green", *shows(1))
    assert "down" in table["orange.circle"]
    assert (table.decision, table.acting) == ("move_armies", ["blue"])


# -- as if they had been drawn -------------------------------------------------------------------------------


DICE = ("combat", "ninja", "revenge")


class Recorder(Chance):
    """Draws, and keeps the dice and, apart from them, all other draws."""

    def __init__(self, seed: int) -> None:
        self.source = Seeded(seed)
        self.dice: list[int] = []
        self.others: list[int] = []

    def draw_below(self, n: int, why: str) -> int:
        drawn = self.source.draw_below(n, why)
        if why in DICE:
            self.dice.append(drawn + 1)
        else:
            self.others.append(drawn)
        return drawn


class Again(Chance):
    """Draws what was drawn before; dice are not to be drawn at all."""

    def __init__(self, drawn: list[int]) -> None:
        self.drawn = drawn

    def draw_below(self, n: int, why: str) -> int:
        assert why not in DICE
        return self.drawn.pop(0)


def enter_all(state: State, dice: list[int], chance: Chance, log: Log) -> int:
    """All throws up to the next question: drawn kind by kind, entered side by side."""
    order = {unit: place for place, unit in enumerate([-1, *RANGED, *MELEE])}
    entered = 0
    while state.decision == ENTER_DICE:
        throws = board(state).throws
        drawn = {}
        for clan, unit, number in sorted(throws, key=lambda throw: order[throw[1]]):
            drawn[clan, unit] = [dice.pop(0) for _ in range(number)]
        for clan, unit, _ in throws:
            for shown in drawn[clan, unit]:
                GAME.apply(state, state.rules.player_of[clan], DIE_SHOWS + shown - 1, chance, log)
                entered += 1
    return entered


@pytest.mark.rule("Q-59")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_a_game_of_entered_dice_is_the_game_of_the_same_dice_drawn(players: int, seed: int) -> None:
    one_log: Log = []
    other_log: Log = []
    chance, rng = Recorder(seed), Random(seed)
    drawn = new_game(players, chance, one_log, round_limit="8")
    again = Again(chance.others)
    thrown = new_game(players, again, other_log, round_limit="8", dice="manual")
    entered = 0
    while seats := GAME.to_act(drawn):
        seat = rng.choice(seats)
        move = rng.choice(GAME.legal(drawn, seat))
        GAME.apply(drawn, seat, move, chance, one_log)
        GAME.apply(thrown, seat, move, again, other_log)
        entered += enter_all(thrown, chance.dice, again, other_log)
        assert chance.dice == [] and chance.others == []
        same = GAME.write(thrown).replace(" dice=manual", "")
        assert same == GAME.write(drawn)
    assert entered > 100 and [event for event in other_log if event.key != "ninja-sent"] == one_log


# -- what cannot be taken back, and what can -----------------------------------------------------------------


def before_a_throw(kind: str) -> tuple[Session, int]:
    """A table with real dice after a move of this kind that had dice thrown."""
    for seed in range(40):
        session = Session.start(GAME, 3, {"dice": "manual"}, ["a", "b", "c"], Seeded(seed))
        rng = Random(seed)
        while session.to_act():
            seat = rng.choice(session.to_act())
            legal = session.view(seat).legal
            wanted = [move for move in legal if GAME.moves.decode(move)[0] == kind]
            session.apply_run(seat, wanted[0] if wanted else rng.choice(legal))
            if wanted and session.state.decision == ENTER_DICE:
                return session, seat
    raise AssertionError("nobody threw")


@pytest.mark.rule("Q-59")
@pytest.mark.parametrize("kind", ["repeat", "strike", "fight"])
def test_the_decision_that_led_to_a_throw_stands(kind: str) -> None:
    session, seat = before_a_throw(kind)
    refusal = session.can_undo(seat)
    assert refusal is not None and refusal.key == "undo-after-uncovering"


def throwing() -> tuple[Session, int]:
    """Somebody has to enter at least three dice, and nobody could strike by an order."""
    for seed in range(40):
        session = Session.start(GAME, 3, {"dice": "manual"}, ["a", "b", "c"], Seeded(seed))
        rng = Random(seed)
        while session.to_act():
            seat = rng.choice(session.to_act())
            first = board(session.state).throws[:1]
            if first and first[0][2] > 2 and not session.state.thrown and session.state.ninja < 0:
                return session, first[0][0]
            session.apply_run(seat, rng.choice(session.view(seat).legal))
    raise AssertionError("nobody threw three dice")


@pytest.mark.rule("Q-59")
def test_a_wrong_entry_can_be_corrected_but_not_what_went_before() -> None:
    session, seat = throwing()
    session.apply_run(seat, [["die", 3], ["die", 11]])  # several at once
    assert session.state.thrown == [3, 11] and session.can_undo(seat) is None
    session.undo(seat)
    session.undo(seat)
    assert session.state.thrown == []
    assert session.can_undo(seat) is not None


@pytest.mark.rule("Q-59")
def test_dice_that_were_drawn_cannot_be_drawn_again_and_nothing_follows_them_in_a_run() -> None:
    session, seat = throwing()
    with pytest.raises(Refused, match="run-past-barrier"):
        session.apply_run(seat, [["draw_dice"], ["die", 1]])
    session.apply_run(seat, ["draw_dice"])
    assert session.can_undo(seat) is not None


@pytest.mark.rule("Q-59")
def test_one_throw_cannot_be_known_before_the_next() -> None:
    """Where another throw follows at once, the last die is final, and nothing stands behind it in a run."""
    table = battle("yamato=blue/1b2p", "kawachi=orange/2p")
    assert board(table.state).unthrown == [HIDDEN, 0, HIDDEN, HIDDEN, HIDDEN]
    before = board(table.state)
    table.do("blue", *shows(12))
    assert table.decision == "enter_dice"
    assert board(table.state).unthrown == [HIDDEN, HIDDEN, 0, HIDDEN, HIDDEN]
    assert uncovers(before, board(table.state))
    assert board(war("a").state).unthrown == []  # at other tables there is nothing to hide


# -- what others make of it ----------------------------------------------------------------------------------


def test_the_odds_are_those_before_the_dice_that_lie_there() -> None:
    table = battle("yamato=blue/1b2p", "kawachi=orange/1g2p")
    before = odds((1, 0, 0, 2, 0, 0), (0, 0, 1, 2, 0, 0))
    assert under_way(GAME.view(table.state, 0)) == before
    table.do("blue", *shows(12))
    assert under_way(GAME.view(table.state, 0)) == before
    table.do("orange", *shows(12))  # nobody was hit: hand to hand comes next
    shot = odds((1, 0, 0, 2, 0, 0), (0, 0, 1, 2, 0, 0), shot=True)
    assert under_way(GAME.view(table.state, 0)) == shot != before
    sea = war("c", MANUAL, "battles=iki:pf:nagato", "iki=blue/2p", "nagato=orange/2p").go()
    assert under_way(GAME.view(sea.state, 0)) == odds((0, 0, 0, 2, 0, 0), (0, 0, 0, 2, 0, 0), naval=True)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_bot_lets_the_program_draw(level: str) -> None:
    table = battle("yamato=blue/3p", "kawachi=orange/2p")
    assert bot(level, "ikusa")(GAME.view(table.state, 0), Random(1)) == DRAW_DICE


def test_entered_dice_count_in_the_report_of_luck() -> None:
    table = war("c", MANUAL, BATTLE, "yamato=blue/3p", "kawachi=orange/1p", "losses=64,64,0")
    before = table.state.copy()
    table.go().do("blue", *shows(1, 12, 12)).do("orange", *shows(12))
    report = GAME.luck([(before, []), (table.state, table.log)], 3, table.state.rules.options)
    assert [(one.wins, one.fights) for one in report.seats[:2]] == [(1, 3), (0, 1)]


def test_an_army_with_ronin_and_a_daimyo_throws_for_all_of_them() -> None:
    table = war(
        "c",
        MANUAL,
        "battles=kai:circle:suruga",
        f"blue.circle=kai/1s2p2r/{at_level(1)}",
        "suruga=orange/1p",
    ).go()
    assert board(table.state).throws == [[0, 5, 1], [0, 1, 1], [0, 4, 2], [0, 3, 2], [1, 3, 1]]
    table.do("blue", *shows(7, 6, 6, 5, 5, 5)).do("orange", *shows(5))
    hits = {event.facts["unit"]: event.facts["hits"] for event in table.events("rolled")}
    assert hits == {"daimyo": 0, "swordsman": 0, "ronin": 1, "spearman": 0}  # orange's spearman missed last


# -- positions as text ---------------------------------------------------------------------------------------


def test_a_throw_under_way_is_written_and_read() -> None:
    table = battle("yamato=blue/3p", "kawachi=orange/2p").do("blue", *shows(12, 1))
    text = GAME.write(table.state)
    assert " dice=manual " in text and " thrown=12,1 " in text
    assert GAME.read(text) == table.state
    table = war("a", MANUAL, "ninja=blue", *TARGET).do("blue", ["strike", "orange_circle"])
    assert " attempt=3,0 " in GAME.write(table.state) and GAME.read(GAME.write(table.state)) == table.state


@pytest.mark.parametrize(
    ("change", "blamed"),
    [
        (("dice=manual", "round_limit=30"), "at, act"),
        (("thrown=12", "thrown=13"), "thrown"),
        (("thrown=12", "thrown=12,1,1,1"), "thrown, act"),
        (("act=blue", "act=orange"), "thrown, act"),
        (("thrown=12", "attempt=3,0"), "attempt"),
        (("fight=melee", "fight=passed"), "fight"),
        (("target=kawachi", "target=wakasa"), "target, origin"),
        (("c.enter_dice", "c.stop_or_repeat"), "thrown"),
    ],
)
def test_a_text_that_does_not_fit_together_is_refused(change: tuple[str, str], blamed: str) -> None:
    table = battle("yamato=blue/2p", "kawachi=orange/1p").do("blue", *shows(12))
    text = GAME.write(table.state)
    assert change[0] in text and GAME.read(text) == table.state
    with pytest.raises(Refused) as refused:
        GAME.read(text.replace(*change))
    assert refused.value.refusal.facts["fault"] == blamed


def test_each_number_of_a_die_may_be_entered() -> None:
    table = battle("yamato=blue/1p", "kawachi=orange/1p")
    assert table.legal("blue") == [*shows(*range(1, DIE + 1)), ["draw_dice"]]
