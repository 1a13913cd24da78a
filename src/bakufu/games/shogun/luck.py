"""Luck report: every fight of a game, with its odds beforehand and how it ended.

The odds are those that anybody could have worked out at the table just before the throw (`odds`), with all
who took part: what went in, and what the tower held. Only events and public counts of cubes are read.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

from bakufu.engine.events import Event, Log
from bakufu.engine.odds import Fight, Luck, Result, SeatLuck, seat_luck
from bakufu.games.shogun import odds, tower
from bakufu.games.shogun.ids import Seat
from bakufu.games.shogun.phases.aftermath import farmers_count
from bakufu.games.shogun.state import NEUTRAL, State
from bakufu.games.shogun.tables import COLOURS, FARMERS, PROVINCES

Kind = Literal["battle", "neutral", "revolt"]

ENDS: Final[dict[str, tuple[Kind, Result]]] = {
    "battle-won": ("battle", "win"),
    "battle-lost": ("battle", "lose"),
    "battle-undecided": ("battle", "undecided"),
    "neutral-conquered": ("neutral", "win"),
    "neutral-held": ("neutral", "lose"),
    "revolt-put-down": ("revolt", "win"),
    "revolt-lost": ("revolt", "lose"),
}


def luck(frames: Iterable[tuple[State, Log]], players: int, model: str) -> Luck:
    """The report of a game: its positions in order, the set-up first, each with what happened on the way."""
    fights: list[Fight] = []
    before: State | None = None
    for step, (state, events) in enumerate(frames):
        if before is not None:
            fights += _fights(step, before, state, events, model)
        before = state
    seats = [_seat(seat, fights) for seat in range(players)]
    return Luck(fights=fights, seats=seats, entered=model == "manual")


def _fights(step: int, before: State, after: State, events: Log, model: str) -> Iterable[Fight]:
    """The fights of one move; it may bring several."""
    throws = [_Throw(dict(event.facts)) for event in events if event.key == "throw"]
    # What the tower held is reckoned back from its end: by then also a real tower has been entered whole.
    held = [tower.inside(after, colour) for colour in range(COLOURS)]
    for one in reversed(throws):
        held = [left - fell + came for left, fell, came in zip(held, one.thrown, one.out, strict=True)]
        one.inside = held
    markers = {PROVINCES[at]: count for at, count in enumerate(before.markers) if count}
    last = iter(throws)
    for event in events:
        if event.key == "throw":
            thrown = next(last)
        elif event.key == "marker":
            markers[str(event.facts["province"])] = int(str(event.facts["markers"]))
        elif event.key in ENDS:
            yield _fight(step, event, thrown, markers.get(str(event.facts["province"]), 0), model)


class _Throw:
    """Cubes by colour: what went in, what came out, and what was inside before."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.thrown: list[int] = facts["thrown"]
        self.out: list[int] = facts["out"]
        self.inside: list[int] = []


def _fight(step: int, event: Event, throw: _Throw, markers: int, model: str) -> Fight:
    kind, result = ENDS[event.key]
    facts: dict[str, Any] = dict(event.facts)
    thrown, inside = throw.thrown, throw.inside
    seat, defender = facts["seat"], facts.get("defender")
    sides = [seat, FARMERS] if defender is None else [seat, defender, FARMERS]
    chances = odds.odds(
        thrown[seat],
        0 if defender is None else thrown[defender],
        thrown[FARMERS],
        inside[seat],
        0 if defender is None else inside[defender],
        inside[FARMERS],
        sum(thrown) - sum(thrown[side] for side in sides),
        neutral=defender is None,
        farmers_help=farmers_count(NEUTRAL if defender is None else defender, markers),
        model=model,
    )
    likely = {"win": chances.attackers_left, "lose": chances.defenders_left, "undecided": 0.0}[result]
    chance = {"win": chances.win, "lose": chances.lose, "undecided": chances.undecided}[result]
    return Fight(
        step=step,
        kind=kind,
        province=facts["province"],
        seat=seat,
        defender=defender,
        thrown=list(thrown),
        out=list(throw.out),
        win=round(chances.win, 4),
        undecided=round(chances.undecided, 4),
        lose=round(chances.lose, 4),
        result=result,
        left_likely=round(likely / chance, 2) if chance else 0.0,
        left=facts["left"],
    )


def _seat(seat: Seat, fights: list[Fight]) -> SeatLuck:
    """An attack is won when the province is taken, a defense when it is kept, a revolt when put down."""
    won, likely = 0, []
    for fight in fights:
        if fight.seat == seat:
            won += fight.result == "win"
            likely.append(fight.win)
        elif fight.defender == seat:
            won += fight.result == "lose"
            likely.append(fight.lose)
    return seat_luck(seat, won, likely)
