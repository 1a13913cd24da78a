"""The modules beyond their rules: options, notation, refusals, pieces, copies, odds."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refused
from bakufu.engine.rulebook import rulebook
from bakufu.games.shogun import GAME, codec
from bakufu.games.shogun.modules import favors
from bakufu.games.shogun.modules import invariants as module_invariants
from bakufu.games.shogun.modules.state import MODULE_NAMES
from bakufu.games.shogun.odds import battle_odds
from bakufu.games.shogun.options import DEFAULTS
from bakufu.games.shogun.refusals import modules as module_refusals
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import PROVINCES
from tests.games.shogun.playing import random_game
from tests.games.shogun.rules.given import row
from tests.games.shogun.table import Table

ALL = "court,samurai,leaders,chambers"
COURT = (
    "shogun/3 modules=court at=y1.spring.court.take_favor act=red turn=3 order=red,blue,yellow events=EV03!"
)
ASKED = f"{COURT} audience=5,0,0 hall=0,2,0 queue=blue favors=9@4,8@3,2@2"
CANCEL = COURT.replace("take_favor", "cancel_event") + " favors=1:red,2@2,3@3 favor=1"
APPLY = COURT.replace("take_favor", "apply_favor") + " favors=12:red,2@2,3@3 favor=12 kai=red2"
BENEFIT = (
    "shogun/3 modules=samurai at=y1.spring.samurai.take_benefit act=red turn=1 samurai=1,0,0"
    " events=EV03! kai=red1"
)
PLACE = (
    "shogun/3 modules=leaders setup=fixed at=y1.spring.placing.place_leader act=red turn=1 events=EV03!"
    " kai=red1 mino=red1"
)
MOVE = (
    "shogun/3 modules=leaders at=y1.spring.moving.move_leader act=red turn=1 kai=red1 mino=red1 aki=red1"
    " red.leader=kai"
)
STATUE = MOVE.replace("move_leader", "leave_statue") + " left=mino"
CHAMBER = (
    "shogun/3 modules=chambers at=y1.spring.chambers.exchange_marker act=red tile=1 kai=red1 tiles=yellow"
)
CHAMBER = CHAMBER.replace("tiles=yellow", "tiles={}")
DRAFTED = (
    "shogun/3 modules=leaders at=y1.spring.draft.draft_leader act=red up=kai,mino origin=omi omi=red5"
    " red.groups=4 blue.groups=5,4 yellow.groups=5,4"
)


def chamber() -> str:
    """Red rules the region of Kai, whose tile is the first."""
    regions = ["green", "red", "purple", "yellow", "brown"]
    state = codec.read("shogun/3 kai=red1")
    first = regions[state.rules.region[PROVINCES.index("kai")]]
    return CHAMBER.format(",".join([first, *(region for region in regions if region != first)]))


# -- notation


@pytest.mark.parametrize("text", [ASKED, CANCEL, APPLY, BENEFIT, PLACE, MOVE, STATUE, chamber(), DRAFTED])
def test_a_question_of_a_module_can_be_written_read_and_answered(text: str) -> None:
    state = codec.read(text)
    assert codec.read(codec.write(state)) == state
    seat = state.acting[0]
    for move in GAME.legal(state, seat):
        after = state.copy()
        GAME.apply(after, seat, move, Seeded(1))
        assert GAME.broken_invariants(after) == []


WRONG = [
    (ASKED, "queue=blue", "queue=red", "queue"),
    (ASKED, "queue=blue", "queue=blue,blue", "queue"),
    (ASKED, "turn=3", "turn=1", "queue"),
    (ASKED, "audience=5,0,0", "audience=8,0,0", "hall"),
    (ASKED, "audience=5,0,0", "audience=1,0,0", "at"),
    (ASKED, "favors=9@4,8@3,2@2", "favors=9@4,8@4,2@2", "favors"),
    (ASKED, "favors=9@4,8@3,2@2", "favors=9@4,8@3", "favors"),
    (ASKED, "favors=9@4,8@3,2@2", "favors=22@4,8@3,2@2", "22@4"),
    (ASKED, "favors=9@4,8@3,2@2", "favors=9@4,9@3,2@2", "9@3"),
    (ASKED, "favors=9@4,8@3,2@2", "favors=9@4,8:black,2@2", "favors"),
    (ASKED, "favors=9@4,8@3,2@2", "favors=9@4,5:red,2@2", "favors"),
    (ASKED, "queue=blue", "queue=blue favor=9", "favor"),
    (ASKED, "modules=court", "modules=samurai", "audience"),
    ("shogun/3 modules=court at=y1.spring.court.go_on", "modules=court", "modules=samurai", "at"),
    (CANCEL, "favor=1", "favor=30", "favor"),
    (CANCEL, "1:red", "1:blue", "favor"),
    (CANCEL, "events=EV03!", "events=EV03", "favor"),
    (CANCEL, " favor=1", "", "favor"),
    (APPLY, "favors=12:red,2@2,3@3 favor=12", "favors=9:red,2@2,3@3 favor=9", "favor"),
    (BENEFIT, "turn=1", "turn=2", "act"),
    (BENEFIT, "samurai=1,0,0", "samurai=0,0,0", "at"),
    (BENEFIT, "samurai=1,0,0", "samurai=4,0,0", "samurai"),
    (BENEFIT, "turn=1", "turn=0", "act"),
    (PLACE, "mino=red1", "mino=red1 red.leader=kai", "red.leader"),
    (PLACE, " mino=red1", "", "at"),
    (PLACE, "setup=fixed", "setup=draft", "at"),
    (MOVE, " red.leader=kai", "", "red.leader"),
    (MOVE, "red.leader=kai", "red.leader=noto", "red.leader"),
    (MOVE, "red.leader=kai", "red.leader=kai blue.statues=kai", "red.leader"),
    (MOVE, "red.leader=kai", "red.leader=kai left=mino", "left"),
    (MOVE, "red.leader=kai", "red.leader=kai red.trophies=red", "red.trophies"),
    (MOVE, "red.leader=kai", "red.leader=kai red.statues=omi,omi,omi,omi,omi,omi,omi", "red.statues"),
    (MOVE, "red.leader=kai", "red.leader=kai,mino", "red.leader"),
    (STATUE, " left=mino", "", "left"),
    (STATUE, "left=mino", "left=mino red.statues=omi,omi,omi,omi,omi,omi", "left"),
    (chamber(), "tile=1", "tile=0", "tile"),
    (chamber(), "tile=1", "tile=6", "tile"),
    (chamber(), "act=red", "act=blue", "act"),
    (chamber(), "tile=1", "tile=1 chambers=oooooo/oooooo/....../....../....../......", "chambers"),
    (chamber(), "tile=1", "tile=1 chambers=xxxxxx/....../....../....../....../......", "act"),
    (chamber(), "tile=1", "tile=1 chambers=5ooooo/....../....../....../....../......", "chambers"),
    (chamber(), "tile=1", "tile=1 chambers=ooo/....../....../....../....../......", "chambers"),
    (chamber(), "kai=red1", "kai=red1 hall=1,0,0", "hall"),
    (DRAFTED, " red.groups=4", "", "act"),
    (DRAFTED, "origin=omi", "origin=kai", "origin"),
    (DRAFTED, "omi=red5", "omi=red5 red.leader=omi", "act"),
    ("shogun/3 modules=chambers kai=red1", "kai", "tiles=red,red kai", "tiles"),
    ("shogun/3 modules=court kai=red1", "kai", "favors=9@4,8-,2- kai", "favors"),
    ("shogun/3 modules=court kai=red1", "kai", "audience=1,0,0 kai", "audience"),
    ("shogun/3 modules=court kai=red1", "kai", "favors=5:red,8-,2- kai", "favors"),
    ("shogun/3 modules=leaders at=y1.summer.returning.go_on", "summer", "spring", "at"),
    ("shogun/3 modules=none kai=red1 red.plan=convert_1:kai", "none", "samurai", "red.plan"),
    ("shogun/3 modules=samurai kai=red1 red.plan=castle:dice_1", "kai", "kai", "red.plan"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "old", "new", "word"), WRONG)
def test_a_contradiction_is_named(text: str, old: str, new: str, word: str) -> None:
    assert old in text
    with pytest.raises(Refused) as caught:
        codec.read(text.replace(old, new))
    assert caught.value.refusal.key == "position-word"
    assert word in str(caught.value.refusal.facts["word"])


def test_what_is_not_said_of_the_modules_is_what_is_usual() -> None:
    state = codec.read(
        f"shogun/4 modules={ALL} at=y1.fall.planning.plan act=red,blue,yellow,purple events=EV01,EV02"
    )
    assert state.modules.favor_at[:10] == [1, 1, 1, 1, 1, 1, 2, 3, 4, 0]
    assert [state.modules.chambers.count(sign) for sign in (5, 6, 7)] == [6, 12, 18]
    assert state.modules.tiles == [0, 1, 2, 3, 4] and state.modules.leader == [-1] * 4
    assert GAME.broken_invariants(state) == []


@pytest.mark.parametrize("word", ["hall=1,0,0", "samurai=1,0,0", "red.leader=kai", "tiles=red", "chambers=."])
def test_without_a_module_its_words_mean_nothing(word: str) -> None:
    with pytest.raises(Refused):
        codec.read(f"shogun/3 kai=red1 {word}")


def test_the_base_game_knows_nothing_of_modules() -> None:
    state = codec.read("shogun/3 kai=red1")
    text = codec.write(state)
    assert not [
        word for word in ("hall", "favors", "leader", "chambers", "samurai", "modules") if word in text
    ]
    sent = msgspec.json.encode(GAME.view(state, 0)).decode()
    assert not [
        word for word in ("court", "favor", "leader", "chambers", "samurai", "modules") if word in sent
    ]


# -- refusals


NATURAL: list[tuple[str, str, str, list[Any], dict[str, Any]]] = [
    ("favor-not-there", "S-TC-05", ASKED, ["favor", 5], {"favor": 5}),
    (
        "favor-too-dear",
        "S-TC-16",
        ASKED.replace("audience=5", "audience=3"),
        ["favor", 9],
        {"favor": 9, "cost": 4, "officials": 3},
    ),
    ("wrong-kind", "S-TC-16", ASKED, ["pass"], {"kind": "pass", "decision": "take_favor"}),
    ("wrong-kind", "S-TC-20", CANCEL, ["apply", "kai"], {"kind": "apply", "decision": "cancel_event"}),
    ("wrong-kind", "S-TC-18", APPLY, ["decline"], {"kind": "decline", "decision": "apply_favor"}),
    ("wrong-kind", "S-SA-02", BENEFIT, ["leader", "kai"], {"kind": "leader", "decision": "take_benefit"}),
    ("wrong-kind", "S-ML-07", STATUE, ["decline"], {"kind": "decline", "decision": "leave_statue"}),
    (
        "wrong-kind",
        "S-CH-04",
        chamber(),
        ["benefit", "rice"],
        {"kind": "benefit", "decision": "exchange_marker"},
    ),
    ("wrong-kind", "S-ML-06", MOVE, ["decline"], {"kind": "decline", "decision": "move_leader"}),
    ("wrong-kind", "S-ML-03", DRAFTED, ["draft", "first"], {"kind": "draft", "decision": "draft_leader"}),
    ("wrong-kind", "S-ML-02", PLACE, ["decline"], {"kind": "decline", "decision": "place_leader"}),
    ("favor-foreign", "S-TC-26", APPLY + " omi=blue1", ["apply", "omi"], {"province": "omi", "favor": 12}),
    ("favor-closed", "S-X-14", APPLY, ["apply", "iwami"], {"province": "iwami", "favor": 12}),
    ("benefit-not-there", "S-SA-04", BENEFIT, ["benefit", "rice"], {"benefit": "rice", "number": 2}),
    ("leader-not-yours", "S-ML-02", PLACE, ["leader", "aki"], {"province": "aki"}),
    ("leader-only-here", "S-ML-03", DRAFTED, ["leader", "kai"], {"province": "kai", "origin": "omi"}),
    ("leader-must-move", "S-ML-06", MOVE, ["leader", "kai"], {"province": "kai"}),
    ("leader-not-yours", "S-ML-06", MOVE, ["leader", "omi"], {"province": "omi"}),
    ("chamber-not-open", "S-CH-04", chamber(), ["exchange", 6, 5], {"row": 6, "column": 5}),
]


@pytest.mark.parametrize(("key", "rule", "text", "move", "facts"), NATURAL)
def test_a_wrong_move_is_refused_with_its_rule_and_case(
    key: str, rule: str, text: str, move: list[Any], facts: dict[str, Any]
) -> None:
    refusal = Table(text, manual_tower=False).refused("red", move)
    assert (refusal.key, refusal.rule, refusal.facts) == (key, rule, facts)


def test_whoever_is_not_asked_is_told_who_is() -> None:
    for text, rule in ((ASKED, "S-TC-16"), (MOVE, "S-ML-06"), (chamber(), "S-CH-04"), (BENEFIT, "S-SA-02")):
        refusal = Table(text, manual_tower=False).refused("blue", ["decline"])
        assert (refusal.key, refusal.rule, refusal.facts) == ("not-your-turn", rule, {"seats": "1"})


def test_every_rule_that_the_modules_cite_is_in_the_rulebook() -> None:
    files = [*Path(module_invariants.__file__).parent.glob("*.py"), Path(module_refusals.__file__)]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    cited = set(re.findall(r"\bS-[A-Z]+-\d\d\b|\bA-\d\d\b", source))
    assert len(cited) > 40 and cited <= set(rulebook("shogun").rules)


# -- pieces


def sound(state: State) -> list[str]:
    """What is broken, but for a position that waits for nobody."""
    return [fault for fault in GAME.broken_invariants(state) if not fault.startswith("nobody acts")]


def cards(places: dict[int, int]) -> list[int]:
    """Where the favor cards are, by number; the others lie in the pile."""
    return [places.get(number, 0) for number in range(1, 22)]


# What is broken in a box, the word of the notation that is to blame, and what is said of it.
PLAYED = "shogun/3 modules=court favors=9-,8-,2- kai=red1"
PLANNED = "shogun/3 modules=court at=y1.spring.planning.plan act=red,blue,yellow events=EV01,EV02,EV03,EV04"
PLANNED += " favors=9@4,8@3,2@2"
DAMAGED: list[tuple[str, dict[str, Any], str, str]] = [
    (ASKED, {"officials": [1, 5, 7]}, "hall", "S-TC-02: seat 0 has officials in (1, 0, 5)"),
    (
        ASKED,
        {"audience": [-1, 0, 0], "officials": [8, 5, 7]},
        "hall",
        "S-TC-02: seat 0 has officials in (8, 0, -1)",
    ),
    (PLAYED, {"queue": [1]}, "audience", "S-TC-19: the court is over, but somebody is still there"),
    (PLAYED, {"favor": 4}, "audience", "S-TC-19: the court is over, but somebody is still there"),
    (
        PLAYED,
        {"audience": [1, 0, 0], "officials": [6, 7, 7]},
        "audience",
        "S-TC-19: the court is over, but somebody is still there",
    ),
    (ASKED, {"favor_at": [0] * 21}, "favors", "S-TC-04: three favor cards are drawn in each round"),
    (
        ASKED,
        {"favor_at": cards({2: 2, 8: 4, 9: 4})},
        "favors",
        "S-TC-05: the spaces for favor cards hold one card each",
    ),
    (
        PLANNED,
        {"favor_at": cards({2: 2, 8: 1, 9: 4})},
        "favors",
        "S-TC-05: the spaces for favor cards hold one card each",
    ),
    (PLAYED, {"favor_at": cards({2: 2, 8: 1, 9: 1})}, "favors", "S-TC-19: a favor card is left over"),
    (ASKED, {"favor_at": cards({2: 2, 4: 11, 9: 4})}, "favors", "S-TC-18: a favor card is held by nobody"),
    (
        ASKED,
        {"favor_at": cards({2: 2, 5: 8, 9: 4})},
        "favors",
        "S-TC-18: a favor card is held that leaves the game at once",
    ),
    (ASKED, {"shield": [1, 0]}, "favors", "S-TC-27: protected is who has a card that says so"),
    (BENEFIT, {"samurai": [4, 0, 0]}, "samurai", "S-SA-01: a pile has no such card on top"),
    (BENEFIT, {"samurai": [-1, 0, 0]}, "samurai", "S-SA-01: a pile has no such card on top"),
    (MOVE, {"tokens": [5, 6, 6]}, "red.statues", "S-ML-01: red has not 6 statues"),
    (
        MOVE,
        {"tokens": [-1, 6, 6], "statues": [[1] * 7, [], []]},
        "red.statues",
        "S-ML-01: red has not 6 statues",
    ),
    (
        MOVE,
        {"leader": [30, -1, -1]},
        "red.leader",
        "S-ML-10: the leader of red stands in owari, which is not its",
    ),
    (
        MOVE,
        {"tokens": [6, 5, 6], "statues": [[], [PROVINCES.index("kai")], []]},
        "red.leader",
        "S-ML-09: the leader of red has left a trophy in kai",
    ),
    (
        MOVE,
        {"tokens": [5, 6, 6], "trophies": [[0], [], []]},
        "red.trophies",
        "S-ML-09: red has taken its own statue",
    ),
    (chamber(), {"tiles": [0, 1, 2, 3, 3]}, "tiles", "S-CH-02: the region tiles are not the five regions"),
    (chamber(), {"chambers": [7] * 36}, "chambers", "S-CH-03: six chamber markers are drawn in each round"),
    (
        chamber(),
        {"chambers": [5] * 5 + [8] + [7] * 30},
        "chambers",
        "S-CH-01: something else lies on the chamber board",
    ),
    (
        "shogun/3 modules=chambers kai=red1",
        {"tile": 2},
        "tile",
        "S-CH-07: the exchange is over, but not for its tiles",
    ),
]


@pytest.mark.parametrize(("text", "fields", "word", "fault"), DAMAGED)
def test_a_lost_or_doubled_piece_is_named(text: str, fields: dict[str, Any], word: str, fault: str) -> None:
    state = codec.read(text)
    assert sound(state) == []
    for name, value in fields.items():
        setattr(state.modules, name, value)
    assert module_invariants.faults_of(state) == [(word, fault)]
    assert sound(state) == [fault]


def test_nobody_has_more_than_fifteen_chamber_markers() -> None:
    text = "shogun/3 modules=chambers at=y2.fall.planning.plan act=red,blue,yellow events=EV01,EV02"
    state = codec.read(text)
    state.modules.chambers = [0] * 15 + [6] * 15 + [5] * 6
    assert module_invariants.faults_of(state) == []
    state.modules.chambers = [0] * 16 + [6] * 14 + [5] * 6
    assert module_invariants.faults_of(state) == [
        ("chambers", "S-CH-06: somebody has more markers than there are")
    ]


# -- copies, bounds, odds


WHOLE = (
    f"shogun/3 modules={ALL} at=y1.spring.court.take_favor act=red turn=3 order=red,blue,yellow events=EV03!"
    " audience=5,0,0 hall=0,2,1 queue=blue favors=9@4,10:blue,2@2 samurai=1,2,0 kai=red2 mino=blue1"
    " omi=yellow1 red.leader=kai yellow.leader=omi blue.statues=mino,mino,aki red.trophies=blue,yellow"
    " chambers=oo..../..oo../....oo/....../....../...... tiles=red,green,brown,yellow,purple"
)


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("text", [WHOLE, STATUE, CANCEL, chamber()])
def test_everybody_sees_every_piece_of_the_modules(text: str, seat: int | None) -> None:
    """A position that is made up from a view has them all where they are: nothing of them is hidden."""
    state = codec.read(text)
    again = GAME.resample(GAME.view(state, seat), Random(1))
    for name in MODULE_NAMES:
        assert getattr(again.modules, name) == getattr(state.modules, name), name


def _play_one(state: State, rng: Random, chance: Seeded) -> None:
    seat = rng.choice(GAME.to_act(state))
    GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)), chance)


def test_a_copy_stays_as_it_was_while_the_original_is_played_on() -> None:
    rng, chance = Random(4), Seeded(4)
    state = GAME.new(4, {**DEFAULTS, "modules": ALL}, chance)
    kept: list[tuple[State, str]] = []
    while GAME.to_act(state):
        kept.append((state.copy(), GAME.write(state)))
        _play_one(state, rng, chance)
    assert len(kept) > 300
    assert all(GAME.write(copy) == text for copy, text in kept)


def test_a_copy_with_other_pieces_is_another_position() -> None:
    state = codec.read(f"shogun/3 modules={ALL} kai=red1")
    other = state.copy()
    assert other == state
    other.modules.hall = [1, 0, 0]
    assert other != state and state.modules.hall == [0, 0, 0]


@pytest.mark.parametrize("model", ["physics", "two_thirds"])
def test_every_position_of_a_game_with_all_modules_comes_back_from_its_text(model: str) -> None:
    for state in random_game(5, 8, modules=ALL, tower_model=model):
        assert codec.read(codec.write(state)) == state


@pytest.mark.rule("S-MOD-09")
def test_odds_know_that_an_event_was_cancelled() -> None:
    words = f"shinano=blue6 {row('battle_a')} at=y1.spring.actions.battle_move act=blue turn=2 origin=shinano"
    with_event = GAME.view(codec.read(f"shogun/3 modules=court {words} events=EV03!"), 1)
    without = GAME.view(codec.read(f"shogun/3 modules=court {words} events=EV03-"), 1)
    kozuke = PROVINCES.index("kozuke")
    assert battle_odds(with_event, kozuke, 2).win < battle_odds(without, kozuke, 2).win


@pytest.mark.rule("S-X-06")
def test_odds_count_armies_that_a_favor_put_into_the_tray() -> None:
    words = f"shinano=blue6 kozuke=red3 {row('battle_a')} at=y1.spring.actions.battle_move act=blue turn=2"
    alone = GAME.view(codec.read(f"shogun/3 modules=court {words} origin=shinano"), 1)
    helped = GAME.view(codec.read(f"shogun/3 modules=court {words} origin=shinano tray=blue3"), 1)
    kozuke = PROVINCES.index("kozuke")
    assert battle_odds(helped, kozuke, 3).win > battle_odds(alone, kozuke, 3).win


def test_the_targets_of_every_favor_card_are_sound() -> None:
    """A card that needs a province says where; all others need none."""
    state = codec.read("shogun/3 modules=court kai=red2*1 mino=red1 omi=blue1")
    assert [len(favors.targets(state, 0, card - 1)) for card in (4, 7, 17, 21)] == [1, 2, 2, 2]
    assert len(favors.targets(state, 0, 11)) == 45 - 8 - 1
