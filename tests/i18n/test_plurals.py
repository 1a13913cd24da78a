"""No sentence says "1 armies": a number before a word in the plural chooses between the forms."""

from __future__ import annotations

import re

import pytest

from tests.i18n.source import message_paths

NOUNS = {
    "en": "armies|units|provinces|cards|chests|cubes|points|spearmen|battles|moves|castles|revolts|farmers"
    "|markers|hits|officials|seats|players|doubts|spaces|lines|bowmen|swordsmen|gunners|statues|games|seconds|steps|draws|bots",
    "nl": "legers|eenheden|provincies|kaarten|geldkisten|blokjes|punten|speerdragers|gevechten|zetten"
    "|kastelen|oproeren|boeren|fiches|oproerfiches|treffers|beambten|spelers|twijfels|velden|standbeelden"
    "|dobbelstenen|regels|lijnen|seconden|stappen|trekkingen|bots",
}
# Facts that are never 1 where they are said (a worth is a number with a fraction), and names.
MANY = {"most", "least", "low", "high", "goal", "win", "given", "seconds", "players", "speed", "value"}
NAMES = {"seat", "colour", "daimyo", "target", "army", "owner", "due"}
# Messages whose number is never 1.
NEVER_ONE = {
    "shogun-move-group": "the groups have 2 to 5 armies",
    "shogun-event-draft-group": "the same",
    "shogun-refusal-no-such-group": "the same",
    "cli-shogun-march": "one army stays, so there are at least two",
    "cli-several": "what fits one move is that move",
    "cli-verify-continues": "nobody goes on from the first move",
    "cli-verify-fair": "a set-up alone draws many times",
    "cli-verify-deal": "the same",
    "cli-verify-no-secret": "the same",
    "cli-verify-no-commitment": "the same",
    "refusal-run-too-long": "a run that is too long has hundreds of moves",
    "ikusa-why-simulated": "a decimal takes the plural: 1.0 provinces",
    "ikusa-why-not-clear": "the same",
    "ikusa-why-at-random": "who has one move is not asked",
    "shogun-why-group": "the groups have 2 to 5 armies",
    "web-ikusa-end-why-goal": "who has reached the goal has many provinces",
}
VARIANT = re.compile(r"^\s*\*?\[[^\]]+\]")


def messages(text: str) -> list[tuple[str, list[str]]]:
    found: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if line[0] not in " \t":
            found.append((line.split("=")[0].strip(), []))
        found[-1][1].append(line)
    return found


@pytest.mark.parametrize("lang", sorted(NOUNS))
def test_a_number_before_a_plural_chooses_its_form(lang: str) -> None:
    wrong = []
    for path in message_paths(lang):
        for name, lines in messages(path.read_text(encoding="utf-8")):
            if name in NEVER_ONE:
                continue
            for line in lines:
                for fact, noun in re.findall(rf"\{{ \$([\w-]+) \}} ({NOUNS[lang]})\b", line):
                    chosen = VARIANT.match(line) is not None
                    if not chosen and fact not in MANY | NAMES:
                        wrong.append(f"{path.name} {name}: {{ ${fact} }} {noun}")
    assert not wrong, "\n".join(wrong)
