"""Why a bot would make a move, as structure: what it weighed, or what can be said in general."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from bakufu.bots.notes import Notes, Search, taking_notes
from bakufu.bots.reasons import reason
from bakufu.bots.registry import Bot
from bakufu.engine.events import Event
from bakufu.engine.game import View

OTHERS_MOST = 2  # moves that are named beside the one that is made
SMALL = 0.05  # a part of a worth that is not worth a word


class Why(msgspec.Struct, frozen=True):
    """Worths are in `unit`: points, provinces, or a score that is only good to compare."""

    unit: str = ""  # empty: the bot has weighed nothing
    worth: float = 0.0
    others: list[tuple[int, float]] = []  # the next best moves, with their worths
    parts: list[tuple[str, float]] = []  # what the worth is made of, the largest first
    win: int = -1  # per cent: the chance to win the battle, as the bot sees it
    habit: str = ""  # the rule of thumb that the bot follows
    rounds: int = 0  # how often it was played out, by a bot that searches
    played: float = 0.0  # what came of it on average
    instead: list[tuple[int, float]] = []  # the same of other moves, the best first
    sheet: Search | None = None
    forced: bool = False  # there was no choice
    general: Event | None = None  # a general remark, where the bot hands nothing over


def explained(decide: Bot, view: View, rng: Random) -> tuple[int, Why]:
    """What the bot does, and why; the same move as without the question."""
    with taking_notes() as notes:
        move = decide(view, rng)
    return move, why(notes, view, move)


def why(notes: Notes, view: View, move: int) -> Why:
    if len(view.legal) == 1:
        return Why(forced=True)
    weighed = notes.unit if move in notes.worths else ""
    if not (weighed or notes.habit or move in notes.played):
        return Why(general=reason(view, move))
    played = notes.played if move in notes.played and len(notes.played) > 1 else {}
    return Why(
        unit=weighed,
        worth=notes.worths.get(move, 0.0),
        others=list(_next_best({one: notes.worths[one] for one in view.legal if one in notes.worths}, move)),
        parts=sorted(
            ((name, part) for name, part in notes.parts.items() if abs(part) >= SMALL),
            key=lambda part: -abs(part[1]),
        ),
        win=round(100 * notes.win) if notes.win >= 0 else -1,
        habit=notes.habit,
        rounds=notes.rounds if played else 0,
        played=played.get(move, 0.0),
        instead=list(_next_best(played, move)),
        sheet=notes.sheet,
    )


def _next_best(worths: dict[int, float], move: int) -> Iterator[tuple[int, float]]:
    ranked = sorted(((worth, other) for other, worth in worths.items() if other != move), reverse=True)
    for worth, other in ranked[:OTHERS_MOST]:
        yield other, worth
