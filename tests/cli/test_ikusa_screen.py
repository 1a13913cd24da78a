"""What a player of Ikusa sees in the terminal."""

from __future__ import annotations

import pytest

from bakufu.cli.answers import Reader
from bakufu.engine.errors import Refused
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.screen import IkusaScreen
from bakufu.games.ikusa.tables import PROVINCES
from bakufu.i18n import Words
from tests.games.ikusa.playing import new_game
from tests.games.ikusa.table import Table, text, war

TABLE = [
    "blue.circle=kai/1b1s2g/h4", "kai=blue/2p/c", "suruga=orange/2p", "izu=blue/1p", "sagami=orange/3p2r?",
]  # fmt: skip


def screen(lang: str = "en") -> IkusaScreen:
    return IkusaScreen(GAME, Words(lang, "ikusa", strict=True))


def shown(lines: list[object]) -> str:
    return "\n".join(str(line) for line in lines)


@pytest.fixture
def table() -> Table:
    return war("b", *TABLE)


def test_the_question_is_that_of_the_decision(table: Table) -> None:
    assert screen().question(GAME.view(table.state, 0)) == "Declare your first battles, or end the phase."
    two = war("b", *TABLE, players=2)
    assert screen().question(GAME.view(two.state, 0)).startswith("Blue: ")


@pytest.mark.parametrize("lang", ["en", "nl", "zh-Hans"])
def test_the_facts_name_the_clans_and_the_size_of_hidden_stacks(table: Table, lang: str) -> None:
    told = shown(list(screen(lang).facts(GAME.view(table.state, 0))))
    assert told.count("\n") == 3 and "2" in told


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (
            Table(text("2.plan.fill_bin", "act=blue,orange", "koku=7,7,7", "blue.bins=2,0,-,-,-")),
            "Planned so far: turn order 2. Left: 5 koku.",
        ),
        (
            Table(text("2.levy.buy_unit", "act=blue", "blue.bins=0,0,3,0,0", "blue.drafted=0,2,0,1")),
            "Levied so far: 2 swordsmen and 1 spearman. Koku left: 1 of 3.",
        ),
        (
            war("c", "battles=kai:pf:suruga", "kai=blue/1s2p", "suruga=orange/2b", dice=[1, 1]).go(),
            "Losses to choose: 2.",
        ),
        (
            Table(
                text("2.plan.fill_bin", "act=blue,orange", "koku=7,7,7", "blue.bins=2,0,-,-,-", "kai=blue/1p")
            ),
            "You can levy 2 units at most, as many as you own provinces.",
        ),
        (
            Table(text("2.place.go_on", "blue.levied=1b2p", "kai=blue/1p", "izu=blue/1p"))
            .go()
            .do("blue", ["place", "bowman", "kai", "pf"]),
            "Still to place: 2 spearmen.",
        ),
        (
            Table(text("2.ronin.go_on", "blue.bins=0,0,0,2,0", "kai=blue/5p"))
            .go()
            .do("blue", *[["deploy", "kai", "pf"]] * 3),
            "Ronin still to deploy: 1. So far: Kai 3.",
        ),
        (
            war("b", *TABLE).do("blue", ["declare", "kai", "pf", "suruga"]),
            "Declared: the provincial force of Kai attacks Suruga.",
        ),
        (
            war("a", "blue.circle=kai/1b2p", "izu=blue/1p", "suruga=blue/1p").do(
                "blue", ["step", "circle", "suruga"], ["leave", "spearman"]
            ),
            "Chosen so far: 1 spearman.",
        ),
        (
            war("a", "blue.circle=kai/1b2p/h5", "kai=blue/1p"),
            "Kai: the blue circle army, steps left 2, with 1 bowman, 2 spearmen, and 1 daimyo.",
        ),
    ],
    ids=["plan", "levy", "losses", "most", "placing", "deploying", "declared", "party", "march"],
)
def test_what_is_needed_to_answer_stands_above_the_question(position: Table, told: str) -> None:
    assert told in shown(list(screen().facts(GAME.view(position.state, 0)))).splitlines()
    for lang in ("nl", "zh-Hans"):
        screen(lang).facts(GAME.view(position.state, 0))


def test_who_sends_the_ninja_sees_where_the_daimyos_stand() -> None:
    table = war("a", *TABLE, "orange.circle=mino/2p", "ninja=blue").do("blue", ["end"])
    assert "Mino" not in shown(list(screen().facts(GAME.view(table.state, 0))))
    table = war("a", *TABLE, "orange.circle=mino/2p", "ninja=green").do("blue", ["end"])
    told = shown(list(screen().facts(GAME.view(table.state, 2)))).splitlines()
    assert "Mino: the orange circle army, level 1, with 2 spearmen and 1 daimyo." in told
    assert not any("green" in line for line in told)


@pytest.mark.parametrize(
    ("players", "variant", "told"),
    [
        (3, "standard", "Round 2; 35 provinces win at once."),
        (3, "quick", "Round 2; 40 provinces win at once, and the first elimination ends the game."),
        (3, "long", "Round 2; 35 provinces win at the end of a round."),
        (2, "standard", "Round 2; 50 provinces of both colors together win at the end of a round."),
    ],
)
def test_the_goal_is_told_first(players: int, variant: str, told: str) -> None:
    table = war("b", f"variant={variant}", *TABLE, players=players)
    assert str(screen().facts(GAME.view(table.state, 0))[0]) == told


def test_who_splits_a_pile_sees_how_far_he_is() -> None:
    state = new_game(2)
    first = state.pile.index(0)
    Table(state).do("blue", ["split", PROVINCES[first]])
    name = Words("en", "ikusa").name("province", PROVINCES[first])
    told = shown(list(screen().facts(GAME.view(state, 0)))).splitlines()
    assert f"Still to choose: 16. So far: {name}." in told


def test_an_order_of_losses_can_be_typed_as_words(table: Table) -> None:
    reader, view = Reader(GAME, Words("en", "ikusa")), GAME.view(table.state, 0)
    wish = reader.parse_illegal_move("losses spearman gunner ronin swordsman bowman", view)
    assert wish == ["losses", "spearman,gunner,ronin,swordsman,bowman"]
    assert reader.parse_illegal_move("losses spearman", view) is None


def test_the_help_speaks_of_this_game() -> None:
    for lang in ("en", "nl", "zh-Hans"):
        assert "I-SEQ-05" in screen(lang).help() and "S-BAT" not in screen(lang).help()


def test_the_map_shows_a_province_with_its_neighbours(table: Table) -> None:
    told = shown(list(screen().overview(GAME.view(table.state, 0), "kai")))
    assert "Kai, Blue: 2 spearmen. Castle. With the blue circle army, level 2:" in told
    assert "Suruga, Orange: 2 spearmen." in told and "Musashi: empty." in told
    assert "ronin" not in told  # Orange's lie face down in Sagami


def test_the_map_marks_what_lies_across_the_sea_and_shows_clans_and_armies(table: Table) -> None:
    view = GAME.view(table.state, 0)
    told = shown(list(screen().overview(view, "sagami")))
    assert "Across the sea: Awa-Boso: empty." in told.splitlines() and told.count("Across the sea") == 1
    orange = shown(list(screen().overview(view, "orange"))).splitlines()
    assert len(orange) == 3 and all(", Orange: " in line for line in orange)
    armies = shown(list(screen().overview(view, "armies"))).splitlines()
    assert len(armies) == 3 and armies[0].startswith("Kai: the blue circle army, level 2, with 1 bowman")


def test_odds_are_told_for_every_body_beside_the_target(table: Table) -> None:
    told = screen().odds(GAME.view(table.state, 0), "suruga", None).splitlines()
    assert len(told) == 3 and all("Suruga" in line and "win" in line for line in told)
    assert screen().odds(GAME.view(table.state, 0), "tosa", None).startswith("You cannot attack Tosa now")


def test_the_odds_of_a_battle_under_way_are_those_of_the_rest_of_it() -> None:
    table = war("b", "izumi=blue/3p", "awaji=orange/2p").do("blue", ["declare", "izumi", "pf", "awaji"])
    before = screen().odds(GAME.view(table.state, 0), "awaji", None)
    table.do("blue", ["end"])  # the defenders have struck first, and one pass is over, without a hit
    after = screen().odds(GAME.view(table.state, 0), "awaji", None)
    assert table.decision == "stop_or_repeat" and table["izumi"] == "blue/3p"
    assert int(after.split("win ")[1].split("%")[0]) > int(before.split("win ")[1].split("%")[0])


def test_an_unknown_province_is_refused(table: Table) -> None:
    with pytest.raises(Refused, match="province-unknown"):
        screen().odds(GAME.view(table.state, 0), "atlantis", None)


# -- real dice (Q-59) ----------------------------------------------------------------------------------------


@pytest.fixture
def throwing() -> Table:
    """Blue is to throw for three spearmen, and has entered one die."""
    table = war("c", "dice=manual", "battles=kai:pf:suruga", "kai=blue/3p", "suruga=orange/2p").go()
    return table.do("blue", ["die", 12])


@pytest.mark.parametrize("lang", ["en", "nl", "zh-Hans"])
def test_who_throws_is_told_how_many_dice_and_how_to_enter_them(throwing: Table, lang: str) -> None:
    words = screen(lang).words
    view = GAME.view(throwing.state, 0)
    told = shown(list(screen(lang).facts(view)))
    assert words.say("cli-ikusa-dice", unit="spearman", value=4, dice=3, left=2) in told
    assert str(screen(lang).offer(view).picture) == words.say("cli-ikusa-dice-how")


@pytest.mark.parametrize("typed", ["3 12", "3,12", " 3,  12 "])
def test_several_dice_are_entered_in_one_line(throwing: Table, typed: str) -> None:
    view = GAME.view(throwing.state, 0)
    run = screen().read(typed, view)
    assert isinstance(run, list) and [GAME.moves.decode(move) for move in run] == [["die", 3], ["die", 12]]
    assert screen().read("draw", view) is None  # by its name, like any move
    assert GAME.moves.decode(Reader(GAME, screen().words).matches("draw", view)[0]) == ["draw_dice"]
    assert screen().read("3 12", GAME.view(war("b", *TABLE).state, 0)) is None


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("1 2 3", "too-many-dice"),
        ("0", "amount-unknown"),
        ("13", "amount-unknown"),
        ("1234", "amount-unknown"),
    ],
)
def test_dice_that_cannot_be_are_refused(throwing: Table, typed: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        screen().read(typed, GAME.view(throwing.state, 0))
    assert refused.value.refusal.key == key
    assert screen().words.refusal(key, refused.value.refusal.rule, refused.value.refusal.facts)


def test_the_die_of_a_ninja_is_told_of() -> None:
    words = ["dice=manual", "ninja=blue", "orange.circle=suruga/2g", "suruga=orange/1p", "blue.circle=kai"]
    table = war("a", *words).do("blue", ["strike", "orange_circle"])
    assert "one die to throw" in shown(list(screen().facts(GAME.view(table.state, 0))))
