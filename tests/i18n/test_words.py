"""How keys and facts become words."""

from __future__ import annotations

from pathlib import Path

import pytest

from bakufu.i18n import LANGUAGES, MissingWords, UnknownLanguage, Words, language
from bakufu.i18n.messages import Messages
from bakufu.i18n.words import Facts

NAMES = ["Ada", "Bo", "Cy"]


def words(lang: str = "en", strict: bool = True) -> Words:
    return Words(lang, "shogun", NAMES, strict=strict)


# -- languages


@pytest.mark.parametrize(
    ("name", "tag"),
    [("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("nl_BE.UTF-8", "nl"), ("EN", "en"), ("简体中文", "zh-Hans")],
)
def test_a_language_is_known_by_its_usual_names(name: str, tag: str) -> None:
    assert language(name) == tag


@pytest.mark.parametrize("name", ["", "xx", "zh-Hant", "zh-TW", "C"])
def test_an_unknown_language_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownLanguage, match="en, nl, zh-Hans") as caught:
        Words(name)
    assert caught.value.known == list(LANGUAGES)


# -- facts


def test_a_log_line_names_seats_provinces_and_numbers() -> None:
    facts: Facts = {"seat": 0, "origin": "shinano", "target": "kozuke", "armies": 3, "defender": 2}
    assert words().event("attack", facts) == "Ada attacks Cy in Kozuke from Shinano with 3 armies."
    assert words("nl").event("attack", facts) == "Ada valt Cy in Kozuke aan vanuit Shinano met 3 legers."
    assert words("zh").event("attack", facts) == "Ada从信浓出兵3支，进攻Cy的上野。"


def test_seats_without_a_name_are_called_by_their_clan() -> None:
    assert Words("en", "shogun").event("ready", {"seat": 4}) == "Takeda has finished planning."
    assert Words("zh", "shogun").seat(0) == "德川"


def test_without_a_game_a_seat_is_called_by_its_number() -> None:
    assert Words("nl").seat(2) == "Plaats 3"


def test_lists_are_joined_in_the_way_of_the_language() -> None:
    facts: Facts = {"seats": [2, 0, 1]}
    assert words("nl").event("turn-order", facts) == "De spelersvolgorde: Cy, Ada en Bo."
    assert words("zh").event("turn-order", facts) == "行动顺序：Cy、Ada和Bo。"


def test_seats_in_a_refusal_are_counted_from_one() -> None:
    assert (
        words().refusal("not-your-turn", facts={"seats": "1,3"})
        == "It is not your turn; wait for Ada and Cy."
    )


def test_a_card_is_a_province_or_a_chest_card() -> None:
    names = ["space", "card"]
    assert words().move(["plan", "taxes", "kai"], names) == "Place Kai on Collect Taxes"
    assert words().move(["plan", "bid", "chest_3"], names) == "Place war chest card 3 on the auction space"
    assert words().move(["plan", "battle_a", "none"], names) == "Leave Battle / Move A empty"


def test_a_space_or_a_colour_may_be_due() -> None:
    assert "auction space" in words().refusal("plan-order", facts={"space": "rice", "due": "bid"})
    assert "farmer cubes" in words().refusal("tower-order", facts={"colour": "red", "due": "farmers"})


def test_cubes_are_told_by_colour_without_those_that_are_none() -> None:
    facts: Facts = {"thrown": [3, 0, 0, 0, 0, 2], "out": [0, 0, 0, 0, 0, 0]}
    assert words().event("throw", facts) == "Into the tower: 3 red and 2 farmers. Out of it: nothing."


def test_points_are_told_by_seat() -> None:
    line = words().event("game-over", {"winners": [1], "points": [20, 31, 9]})
    assert line == "Bo becomes Shogun! The final points: Ada 20, Bo 31, and Cy 9."


def test_a_shared_victory_has_its_own_words() -> None:
    assert "share the victory" in words().event("game-over", {"winners": [0, 1], "points": [9, 9, 3]})
    assert "共享胜利" in words("zh").event("game-over", {"winners": [0, 1], "points": [9, 9, 3]})


def test_a_skipped_action_tells_its_reason_in_words() -> None:
    facts: Facts = {
        "seat": 0,
        "action": "castle",
        "province": "kai",
        "reason": "no-money",
        "price": 3,
        "chests": 1,
    }
    line = words().event("skipped", facts)
    assert line == "Ada cannot carry out Build a Castle in Kai. It costs 3 chests, but only 1 is left."


def test_a_reason_that_is_no_key_is_told_as_it_stands() -> None:
    said = words().refusal("record-not-readable", facts={"path": "x.json", "reason": "Is a directory"})
    assert said == "x.json cannot be read: Is a directory."


def test_a_reason_whose_facts_are_not_at_hand_is_told_by_its_key() -> None:
    facts: Facts = {"number": 7, "seat": 1, "move": "['attack', 'kai', 2]", "because": "not-adjacent"}
    assert words().refusal("record-illegal-move", facts=facts).endswith("by Bo, cannot be made: not-adjacent")


def test_a_reason_whose_facts_are_at_hand_is_told_in_full() -> None:
    facts: Facts = {
        "number": 7,
        "seat": 1,
        "move": "…",
        "because": "not-adjacent",
        "origin": "kai",
        "target": "aki",
    }
    assert "Aki is not adjacent to Kai" in words().refusal("record-illegal-move", facts=facts)


def test_a_refusal_of_the_engine_leaves_the_things_of_a_game_as_they_were_typed() -> None:
    said = words().refusal(
        "move-unknown-value", facts={"kind": "attack", "argument": "province", "value": "'kaj'"}
    )
    assert '"attack"' in said


def test_a_refusal_within_a_run_says_at_which_move() -> None:
    said = words().refusal("plan-finished", facts={"run_index": 2})
    assert said == "Move 3: Your plan is finished; wait for the others."


def test_a_wrong_kind_of_move_is_answered_with_what_is_asked() -> None:
    said = words("nl").refusal("wrong-kind", facts={"kind": "attack", "decision": "draft_group"})
    assert said == (
        "Dit is niet het moment voor een aanval. Kies de groep legers die je nieuwe provincie bezet."
    )


def test_a_bid_that_cannot_be_paid_is_told_as_such() -> None:
    assert "cannot pay" in words().event("bid", {"seat": 0, "card": "chest_4", "chests": 0})
    assert words().event("bid", {"seat": 0, "card": "chest_4", "chests": 4}) == "Ada bids 4 chests."
    assert "Kai" in words().event("bid", {"seat": 0, "card": "kai", "chests": 0})


# -- numbers


@pytest.mark.parametrize(
    ("lang", "armies", "said"),
    [
        ("en", 1, "Attack Kai with 1 army"),
        ("en", 2, "Attack Kai with 2 armies"),
        ("en", 21, "Attack Kai with 21 armies"),
        ("nl", 1, "Val Kai aan met 1 leger"),
        ("nl", 0, "Val Kai aan met 0 legers"),
        ("nl", 21, "Val Kai aan met 21 legers"),
        ("zh", 1, "以1支军队进攻甲斐"),
        ("zh", 2, "以2支军队进攻甲斐"),
    ],
)
def test_numbers_have_the_right_form(lang: str, armies: int, said: str) -> None:
    assert words(lang).move(["attack", "kai", armies], ["province", "armies"]) == said


@pytest.mark.parametrize(
    ("farmers", "said"),
    [(0, "3 against 2: Ada"), (1, "3 against 2 and 1 farmer: Ada"), (2, "3 against 2 and 2 farmers: Ada")],
)
def test_farmers_are_named_only_where_some_stood_up(farmers: int, said: str) -> None:
    facts: Facts = {
        "seat": 0,
        "defender": 1,
        "province": "kai",
        "attack": 3,
        "own": 2,
        "farmers": farmers,
        "left": 1,
    }
    assert words().event("battle-won", facts).startswith(said)


# -- options and things


def test_an_option_and_its_values_are_explained() -> None:
    assert words().option("board") == "Side of the board"
    assert words("nl").option_value("tower_model", "two_thirds").startswith("een eenvoudige")
    assert words().option_value("draft_seat", "3") == "3"


def test_things_have_a_name_and_say_what_they_do() -> None:
    assert words("nl").name("action", "deploy_5") == "5 legers plaatsen"
    assert words().about("eventcard", "EV09") == "Provinces with a temple may not be attacked."


# -- what is missing


def test_at_run_time_a_missing_message_falls_back_to_its_key() -> None:
    lenient = words(strict=False)
    assert lenient.event("comet", {"seat": 0}) == "comet"
    assert lenient.refusal("comet", "S-BAT-11") == "comet [S-BAT-11]"
    assert lenient.say("cli-comet") == "cli-comet"
    assert lenient.move(["comet", 3], ["armies"]) == "comet 3"
    assert lenient.name("province", "atlantis") == "atlantis"


def test_at_run_time_a_missing_fact_does_not_break_the_line() -> None:
    assert "Ada" in words(strict=False).event("built", {"seat": 0})


def test_strict_words_fail_where_a_message_or_a_fact_is_missing() -> None:
    with pytest.raises(MissingWords, match="shogun-event-comet"):
        words().event("comet")
    with pytest.raises(MissingWords, match="province"):
        words().event("built", {"seat": 0, "building": "castle"})


def test_at_run_time_a_message_missing_in_a_language_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "shogun.ftl").write_text("shogun-province-kai = Kai!", encoding="utf-8")
    half = Messages("nl", [tmp_path])
    assert Words("nl", "shogun", NAMES, source=half).name("province", "kai") == "Kai!"
    assert (
        Words("nl", "shogun", NAMES, source=half).event("ready", {"seat": 0}) == "Ada has finished planning."
    )
    with pytest.raises(MissingWords, match=r"shogun-event-ready \(nl\)"):
        Words("nl", "shogun", NAMES, source=half, strict=True).event("ready", {"seat": 0})
