"""Position notation: any position as a text and back, and bad texts refused by name."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refused
from bakufu.engine.game import Option
from bakufu.games.shogun import GAME, codec
from bakufu.games.shogun.options import OPTIONS
from tests.games.shogun.playing import new_game, random_game, random_move
from tests.games.shogun.table import Table

# All values of all options, in a few tables.
TABLES: list[dict[str, str]] = [
    {},
    {"board": "moon", "tower_model": "manual", "draft_start": "seat", "draft_seat": "3"},
    {
        "setup": "fixed",
        "tower_model": "two_thirds",
        "optional_battle_move": "true",
        "overbid": "treat_as_zero",
    },
    {"setup": "fixed", "fixed_columns": "by_seat", "bank": "finite_135", "revolt_markers": "finite_42"},
    {
        "revolt_income": "forfeit",
        "final_tie": "turn_order",
        "show_tower_counts": "false",
        "tower_model": "manual",
    },
]


@cache
def _texts() -> list[str]:
    """Positions of every kind: some of each decision along games of every number of players."""
    texts = []
    for players in (3, 4, 5):
        for model in ("physics", "manual"):
            rng = Random(players)
            states = random_game(players, players, tower_model=model)
            texts += [codec.write(state) for state in states if rng.random() < 0.2]
    return texts


# -- there and back ------------------------------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.parametrize("options", TABLES, ids=lambda options: "+".join(options) or "default")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_position_of_a_game_comes_back_from_its_text(players: int, options: dict[str, str]) -> None:
    for seed in (1, 2):
        for state in random_game(players, seed, None, **options):
            text = codec.write(state)
            assert codec.read(text) == state
            assert codec.write(codec.read(text)) == text


def test_a_position_that_comes_back_goes_on_as_before() -> None:
    """Played on with the same moves and draws, the copy and the original stay the same."""
    for state in random_game(4, 5):
        if Random(codec.write(state)).random() < 0.95 or not GAME.to_act(state):
            continue
        copies = [state.copy(), codec.read(codec.write(state))]
        for copy in copies:
            rng, chance = Random(1), Seeded(1)
            for _ in range(30):
                if GAME.to_act(copy):
                    GAME.apply(copy, *random_move(copy, rng), chance)
        assert copies[0] == copies[1]


def test_a_card_gained_and_lost_to_nobody_in_one_round_leaves_no_trace() -> None:
    """Red conquers Suruga, then yellow lays it waste: its card is in the neutral supply like any other."""
    table = Table("shogun/3 kai=red4 suruga=blue2 izu=yellow4").act("red", "battle_a", "kai")
    table.do("red", ["attack", "suruga", 3]).tray(red=3, blue=1)
    assert table["suruga"] == "red2'"
    table.act("yellow", "battle_b", "izu").do("yellow", ["attack", "suruga", 2]).tray(yellow=1, red=1)
    assert table["suruga"] == "neutral"
    assert table.state.gained_this_round == codec.read(codec.write(table.state)).gained_this_round == 0


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_an_option_is_written_only_when_it_differs_from_its_default(option: Option) -> None:
    name, other = option.name, option.values[-1]
    if other == option.default:  # numbers that a table puts in
        other = other.replace("3", "9")
    table = "shogun/5" if option.after is None else f"shogun/5 {option.after[0]}={option.after[1]}"
    assert f" {name}=" not in codec.write(codec.read(f"{table} {name}={option.default}"))
    with_it = codec.read(f"{table} {name}={other}")
    assert f" {name}={other}" in codec.write(with_it)
    assert with_it.rules.options[name] == other


def test_the_order_of_words_and_the_white_space_do_not_matter() -> None:
    words = ["shogun/4", "kai=red3c*1", "mino=blue2", "chests=1,2,3,4", "tray=red1", "events=EV01!,EV02"]
    text = codec.write(codec.read(" ".join(words)))
    assert codec.write(codec.read("\n ".join([words[0], *reversed(words[1:])]))) == text


def test_what_is_not_said_has_its_natural_value() -> None:
    state = codec.read("shogun/4 kai=red3")
    assert state.supply == [59, 62, 62, 62, 0, 20]
    assert state.stock == [28, 26, 26]
    assert state.chests == state.rice == state.vp == [0, 0, 0, 0]
    assert state.action_row == list(range(10))
    assert state.owner.count(-1) == 44


def test_supplies_are_what_is_left() -> None:
    state = codec.read("shogun/3 kai=red3 tray=red2,farmers1 loose=red4 firm=red5,farmers6")
    assert (state.supply[0], state.supply[5]) == (62 - 14, 20 - 7)


def test_two_positions_that_differ_have_different_texts() -> None:
    seen: dict[str, object] = {}
    for state in random_game(3, 9):
        text = codec.write(state)
        if text in seen:
            assert seen[text] == state
        seen[text] = state.copy()
    assert len(seen) > 100


def test_a_new_game_reads_as_a_short_text() -> None:
    assert len(codec.write(new_game(5, setup="fixed"))) < 1500


# -- bad texts -----------------------------------------------------------------------------------------

HEADS = [
    "",
    "   ",
    "chess/4",
    "shogun",
    "shogun/2",
    "shogun/6",
    "shogun/45",
    "Shogun/4",
    "kai=red3 shogun/4",
    "♞",
]


@pytest.mark.parametrize("text", HEADS)
def test_a_text_must_begin_with_the_game_and_the_number_of_players(text: str) -> None:
    with pytest.raises(Refused) as refused:
        codec.read(text)
    assert refused.value.refusal.key == "position-head"
    assert refused.value.refusal.facts["word"] == (text.split()[0] if text.split() else "")


WORDS = [
    # no word of a position
    "kai", "=red3", "kai=", "kei=red3", "color=red", "green.plan=bid:chest_0", "step=1",
    # the table
    "board=star", "tower_model=dice", "draft_seat=0",
    # provinces
    "kai=red", "kai=3", "kai=green3", "kai=red3x", "kai=red3tc", "kai=red-1", "kai=red3*", "kai=red0",
    "kai=red3ct", "kai=red9999999", "kai=red٣", "kai=red3''", "kai=RED3",
    # tracks
    "chests=1,2", "chests=1,2,3,4", "chests=1,2,x", "rice=-1,0,0", "vp=1,2,99999", "chests=1,,2", "vp=١,0,0",
    # cubes
    "tray=red", "tray=green1", "tray=red?", "loose=red?", "firm=red1;blue2", "thrown=red1",
    "tray=red1,,blue1",
    # cards
    "events=EV13", "events=EV01?", "events=EV01!!", "events=EV01!,EV02!", "events=EV01,EV02,EV03,EV04,EV05",
    "row=castle", "row=castle,castle,theater,rice,taxes,deploy_5,deploy_3,deploy_1,battle_a,battle_b",
    "row=?,temple,theater,rice,taxes,deploy_5,deploy_3,deploy_1,battle_a,battle_b",
    "specials=chest", "specials=chest,chest,rice,attack,defense",
    "specials=chest:green,rice,six_armies,attack,defense",
    "specials=chest:red,rice:red,six_armies,attack,defense",
    # where the game stands
    "at=y3.spring.actions.go_on", "at=y1.autumn.actions.go_on", "at=y1.spring.dance.go_on",
    "at=y1.spring.actions.sleep", "at=y1.spring.actions", "at=y1.winter.actions.go_on",
    "at=y1.spring.winter.go_on", "at=y1.spring.actions.plan", "at=y1.spring.planning.go_on",
    "at=y1.summer.draft.draft_take", "at=y1.winter.over.game_over", "act=red", "act=green",
    "order=red,blue", "order=red,red,blue", "order=red,blue,yellow,purple", "choosers=red",
    "field=11", "field=x", "turn=4", "turn=-1",
    # fights
    "for=fun", "for=battle", "by=red", "target=kai", "target=atlantis", "origin=atlantis",
    "force=2", "guard=1",
    "revolts=kai", "revolts=atlantis", "extra_farmers=x",
    # plans
    "red.plan=bid", "red.plan=bid:kai", "red.plan=bid:chest_5", "red.plan=dance:chest_1",
    "red.plan=bid:chest_1,bid:chest_2", "red.plan=bid:chest_1,castle:chest_1", "red.plan=bid:none",
    "red.step=3",
    # a draft that is not going on
    "up=kai,mino", "taken=kai", "red.groups=2",
]  # fmt: skip


@pytest.mark.parametrize("word", WORDS)
def test_a_bad_word_is_refused_and_named(word: str) -> None:
    with pytest.raises(Refused) as refused:
        codec.read(f"shogun/3 {word}")
    refusal = refused.value.refusal
    assert refusal.key == "position-word"
    # A plan or a name list may be blamed for the one part of it that is wrong.
    key, _, value = str(refusal.facts["word"]).partition("=")
    assert word.startswith(key)
    assert value[:20] in word


def test_the_default_words_are_good() -> None:
    """So it is the word alone that is refused above."""
    assert codec.read("shogun/3").rules.players == 3


def test_a_word_that_comes_twice_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        codec.read("shogun/3 kai=red3 mino=red1 kai=red3")
    assert refused.value.refusal.facts["word"] == "kai=red3"


@pytest.mark.parametrize(
    ("text", "colour", "most"),
    [
        ("shogun/3 kai=red63", "red", 62),
        ("shogun/3 kai=blue30 mino=blue30 tray=blue3", "blue", 62),
        ("shogun/3 tray=farmers11 loose=farmers5 firm=farmers5", "farmers", 20),
        ("shogun/3 tray=black1", "black", 0),
    ],
)
def test_too_many_cubes_are_refused_by_colour(text: str, colour: str, most: int) -> None:
    with pytest.raises(Refused) as refused:
        codec.read(text)
    refusal = refused.value.refusal
    assert (refusal.key, refusal.rule) == ("position-cubes", "S-STATE-04")
    assert refusal.facts == {"colour": colour, "most": most}


def test_options_that_do_not_go_together_are_refused_as_everywhere() -> None:
    with pytest.raises(Refused) as refused:
        codec.read("shogun/4 board=moon setup=fixed")
    assert refused.value.refusal.rule == "S-FIXED-01"


ENTERING = "tower_model=manual at=y1.spring.actions.enter_tower act=red for=battle by=red "
PLANNING = "at=y1.spring.planning.plan act=red,blue,yellow events=EV01 "
CONTRADICTIONS = [
    # a decision that misses what it is about
    ("at=y1.spring.actions.battle_move act=red", "at"),
    ("at=y1.spring.actions.battle_move act=red origin=mino kai=red3 mino=blue2", "origin"),
    ("at=y1.spring.actions.battle_move act=red origin=kai kai=red1", "origin"),
    ("at=y1.spring.actions.move_on act=red origin=kai kai=red3", "origin"),
    ("at=y1.spring.actions.battle_move act=red,blue origin=kai kai=red3", "act"),
    ("at=y1.spring.actions.deploy_six act=red origin=kai kai=red3", "at"),
    ("at=y1.spring.actions.extra_attack act=red", "for"),
    ("at=y1.spring.actions.extra_attack act=red for=battle by=red target=mino kai=red3 mino=blue1", "force"),
    ("at=y1.spring.actions.extra_attack act=blue for=battle by=red target=mino force=1 mino=blue1", "act"),
    ("at=y1.spring.actions.extra_attack act=red for=battle by=red target=kai force=1 kai=red3", "target"),
    ("at=y1.spring.actions.enter_tower act=red for=battle by=red target=mino", "thrown"),
    ("at=y1.spring.actions.enter_tower act=red for=battle by=red target=mino thrown=red2 tray=red2", "tray"),
    ("at=y1.winter.winter.choose_revolt act=red order=red,blue,yellow revolts=kai kai=red1", "revolts"),
    ("at=y1.winter.winter.choose_revolt act=red order=red,blue,yellow revolts=kai,mino kai=red1", "revolts"),
    ("at=y1.winter.winter.go_on", "order"),
    ("at=y1.spring.order.take_special act=red events=EV01!", "choosers"),
    ("at=y1.spring.order.take_special act=red choosers=blue,red,yellow events=EV01!", "choosers"),
    ("at=y1.spring.planning.plan act=red,blue,yellow", "at"),  # no event for the round
    ("at=y1.spring.planning.plan act=red,blue events=EV01", "yellow.step"),
    ("at=y1.spring.planning.plan act=red,blue,yellow events=EV01 red.step=12", "red.step"),
    ("at=y1.spring.planning.plan act=red,blue,yellow events=EV01 red.plan=castle:chest_1", "red.step"),
    ("at=y1.spring.draft.draft_take act=red up=kai red.groups=2", "up"),
    ("at=y1.spring.draft.draft_take act=red up=kai,kai red.groups=2", "up"),
    ("at=y1.spring.draft.draft_take act=red up=kai,mino kai=blue2 red.groups=2", "up"),
    ("at=y1.spring.draft.draft_take act=red up=kai,mino blue.groups=2", "act"),
    ("at=y1.spring.draft.draft_take act=red up=kai,mino taken=omi red.groups=2", "taken"),
    ("at=y1.spring.draft.draft_group act=red up=kai,mino red.groups=2", "taken"),
    ("at=y1.spring.draft.draft_take act=red up=kai,mino red.groups=6", "red.groups"),
    # what would bring the game to a halt later
    ("at=y1.spring.draft.draft_take act=red up=kai,mino red.groups=2 events=EV01", "events"),
    ("at=y1.spring.draft.draft_take act=red up=kai,mino red.groups=2 tray=blue1", "tray"),
    ("at=y1.spring.draft.draft_take act=red up=kai,mino red.groups=2 loose=farmers11", "loose"),
    ("at=y1.spring.draft.draft_take act=red up=kai,mino red.groups=2 omi=red54", "red.groups"),
    ("at=y1.spring.draft.draft_take act=red up=kai,mino red.groups=2 red.plan=bid:chest_0", "red.plan"),
    (PLANNING + "specials=chest:red,rice,six_armies,attack,defense", "specials"),
    (ENTERING + "target=mino mino=blue2 thrown=red2,blue2 tray=red?,blue?", "mino"),
    ("bank=finite_135 chests=100,36,0", "chests"),
    ("revolt_markers=finite_42 kai=red1*43", "revolt_markers"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "blamed"), CONTRADICTIONS)
def test_words_that_contradict_each_other_are_refused(text: str, blamed: str) -> None:
    with pytest.raises(Refused) as refused:
        codec.read(f"shogun/3 {text}")
    assert str(refused.value.refusal.facts["word"]).split("=")[0] == blamed


# -- anything at all -----------------------------------------------------------------------------------


def _check(text: str) -> None:
    """Either refused, or a position that can be written, seen and played on from."""
    try:
        state = codec.read(text)
    except Refused:
        return
    canonical = codec.write(state)
    assert codec.read(canonical) == state
    for seat in (None, *range(state.rules.players)):
        GAME.view(state, seat)
    for seat in GAME.to_act(state):
        moves = GAME.legal(state, seat)
        assert moves
        after = state.copy()
        GAME.apply(after, seat, moves[0], Seeded(1))


@st.composite
def _damaged(draw: st.DrawFn) -> str:
    """A good text with words dropped, taken from other texts, or damaged letter by letter."""
    texts = st.sampled_from(_texts())
    text = draw(texts)
    for _ in range(draw(st.integers(1, 3))):
        words = text.split()
        place = draw(st.integers(0, max(0, len(words) - 1)))
        match draw(st.sampled_from(["drop", "foreign", "letter", "cut"])):
            case "drop":
                del words[place : place + 1]
                text = " ".join(words)
            case "foreign":
                foreign = draw(st.sampled_from(draw(texts).split()))
                key = foreign.split("=")[0]
                text = " ".join([*(word for word in words if word.split("=")[0] != key), foreign])
            case "letter":
                at = draw(st.integers(0, len(text)))
                text = text[:at] + draw(st.sampled_from("0123456789?,:=.!-'* acdnt")) + text[at + 1 :]
            case _:
                at = draw(st.integers(0, len(text)))
                text = text[:at] + text[at + draw(st.integers(1, 6)) :]
    return text


@settings(max_examples=300, deadline=None)
@given(_damaged())
def test_a_damaged_text_is_refused_or_plays(text: str) -> None:
    _check(text)


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60))
def test_any_words_behind_a_good_head_are_refused_or_play(rest: str) -> None:
    _check(f"shogun/4 {rest}")


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=80))
def test_any_text_at_all_is_refused_or_plays(text: str) -> None:
    _check(text)
