"""Luck report: the dice of each clan against what they could be expected to hit, and every battle that was
fought to its end with its odds beforehand.

Luck is counted in hits and not in battles won: attackers call off what goes badly (I-RES-04), so that battles
fought to the end are not a fair sample.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bakufu.engine.events import Event, Log
from bakufu.engine.odds import Fight, Luck, seat_luck
from bakufu.games.ikusa.odds import odds
from bakufu.games.ikusa.state import State
from bakufu.games.ikusa.tables import COMBAT_VALUE, DIE, PROVINCE_INDEX, UNITS

# What ends a battle, and whether its province was emptied; undecided: both sides fell.
ENDS: Mapping[str, bool] = {"battle-won": True, "battle-undecided": True, "battle-lost": False}


def luck(frames: Iterable[tuple[State, Log]], real_dice: bool) -> Luck:
    """The report of a game: its positions in order, the set-up first, each with what happened on the way.

    Dice that people threw count like those that were drawn.
    """
    fights: list[Fight] = []
    hits: list[int] = []
    chances: list[list[float]] = []
    opened: dict[str, Any] = {}
    for step, (state, events) in enumerate(frames):
        if not hits:
            hits = [0] * state.rules.clans
            chances = [[] for _ in hits]
        for event in events:
            facts: dict[str, Any] = dict(event.facts)
            if event.key == "rolled":
                hits[facts["seat"]] += facts["hits"]
                chance = COMBAT_VALUE[UNITS.index(facts["unit"])] / DIE
                chances[facts["seat"]] += [chance] * len(facts["dice"])
            elif event.key in ("battle", "invasion"):
                building = state.castle[PROVINCE_INDEX[facts["target"]]]
                opened = {**facts, "kind": event.key, "building": building, "fell": [0, 0]}
            elif event.key == "losses" and opened:
                opened["fell"][facts["seat"] != opened["seat"]] += sum(facts["units"])
            elif event.key in ENDS and opened:
                fights.append(_fight(step, event, opened))
                opened = {}
    seats = [seat_luck(clan, hits[clan], chances[clan]) for clan in range(len(hits))]
    return Luck(fights=fights, seats=seats, counted="hits", entered=real_dice)


def _fight(step: int, event: Event, opened: dict[str, Any]) -> Fight:
    won = ENDS[event.key]
    chances = odds(
        tuple(opened["attack"]),
        tuple(opened["defend"]),
        opened["building"],
        opened["bonus"],
        opened["kind"] == "invasion",
    )
    attackers = sum(opened["attack"]) - opened["fell"][0]
    defenders = sum(opened["defend"]) - opened["fell"][1]
    nobody = won and attackers == 0
    left, chance = (chances.attackers_left, chances.win) if won else (chances.defenders_left, chances.lose)
    return Fight(
        step=step,
        kind=opened["kind"],
        province=opened["target"],
        seat=opened["seat"],
        defender=opened["defender"],
        win=round(chances.win, 4),
        undecided=round(chances.undecided, 4),
        lose=round(chances.lose, 4),
        result="undecided" if nobody else "win" if won else "lose",
        left_likely=round(left / chance, 2) if chance and not nobody else 0.0,
        left=attackers if won else defenders,
    )
