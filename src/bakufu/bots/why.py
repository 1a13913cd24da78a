"""Explanations of a bot's move as data: what it weighed, or a general reason."""

from __future__ import annotations

from random import Random

import msgspec

from bakufu.bots.level import Bot
from bakufu.bots.notes import Notes, Remark, Search, percent, taking_notes
from bakufu.bots.reasons import reason
from bakufu.engine.events import Event
from bakufu.engine.game import View
from bakufu.engine.ids import Move

OTHERS_MOST = 2  # alternatives that are named
SMALL = 0.05  # a component of a value too small to mention
EQUAL = 1e-6  # values that differ by less are equal


class Why(msgspec.Struct, frozen=True):
    """Values are in `unit`: points, provinces, or a score that only serves to compare moves."""

    unit: str = ""  # empty: the bot has weighed nothing
    value: float = 0.0
    others: list[tuple[int, float]] = []  # the next best moves, with their values
    equals: list[int] = []  # moves with exactly the same value
    parts: list[tuple[str, float]] = []  # the components of the value, the largest first
    slight: str = ""  # the component that tips the balance where all of them are small
    win: int = -1  # the bot's estimate of winning the battle, in percent
    remarks: list[Remark] = []  # the rules that the bot follows
    despite: Remark | None = None  # why it did not make a move that it values more
    idle: bool = False  # the move does nothing, because nothing else was worth doing
    lots: bool = False  # the bot picks at random among equals
    rounds: int = 0  # how often a searching bot simulated the moves
    rating: float = -1.0  # the average rating of the position after it, 0 to 1; below 0: none
    even: float = 0.0  # the rating of a position in which nobody is ahead
    instead: list[tuple[int, float]] = []  # other moves: how much better they did with the same draws
    sheet: Search | None = None
    forced: bool = False  # there was no choice
    general: Event | None = None  # a general reason, where the bot notes nothing
    names: dict[int, Remark] = {}  # better names for moves, by what they mean in this position


def explained(decide: Bot, view: View, rng: Random) -> tuple[int, Why]:
    """The bot's move and the reasons; the same move as without the question."""
    with taking_notes() as notes:
        move = decide(view, rng)
    return move, why(notes, view, move)


def why(notes: Notes, view: View, move: Move) -> Why:
    if len(view.legal) == 1:
        return Why(forced=True, names=notes.names)
    weighed = notes.unit if move in notes.values else ""
    simulated = notes.simulated
    if not (weighed or notes.remarks or notes.despite or simulated):
        return Why(general=reason(view, move), names=notes.names)
    value = notes.values.get(move, 0.0)
    known = {one: notes.values[one] for one in view.legal if one in notes.values and one != move}
    equals = [one for one, found in known.items() if abs(found - value) < EQUAL] if weighed else []
    others = {one: found for one, found in known.items() if one not in equals} if weighed else {}
    slight = max(notes.parts, key=lambda name: notes.parts[name], default="") if weighed else ""
    return Why(
        unit=weighed,
        value=value,
        others=_best(others),
        equals=equals,
        parts=sorted(
            ((name, part) for name, part in notes.parts.items() if abs(part) >= SMALL),
            key=lambda part: -abs(part[1]),
        ),
        slight=slight if notes.parts.get(slight, 0.0) > 0 else "",
        win=percent(notes.win) if notes.win >= 0 else -1,
        remarks=notes.remarks,
        despite=notes.despite,
        idle=notes.idle,
        lots=notes.lots,
        rounds=simulated.rounds if simulated else 0,
        rating=simulated.rating if simulated else -1.0,
        even=simulated.even if simulated else 0.0,
        instead=_best(simulated.gaps) if simulated else [],
        sheet=notes.sheet,
        names=notes.names,
    )


def _best(values: dict[int, float]) -> list[tuple[int, float]]:
    ranked = sorted(((value, move) for move, value in values.items()), reverse=True)
    return [(move, value) for value, move in ranked[:OTHERS_MOST]]
