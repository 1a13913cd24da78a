"""The rules of Dojo, a toy that is a whole game: it has every feature that the engine must serve.

Each round every seat plans in secret (a stance, then a stake: a private run of two moves). When all have
planned, the plans are shown and the seats take turns: roll a die, turn the top card of the hidden deck,
march, or rest. At the set-up every seat draws a gift that only it knows and that counts at the end.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any

from bakufu.engine.chance import Chance
from bakufu.engine.errors import Refusal, Refused
from bakufu.engine.events import Event, Log
from bakufu.engine.game import HIDDEN, Option, Outcome, View
from bakufu.engine.moves import Argument, MoveKind, MoveTable

STANCES = ["crane", "tiger", "wave"]
PLACES = ["gate", "hall", "shrine"]
STAKE, ROLL, TURN, MARCH, REST = 3, 10, 11, 12, 15
MOVES = MoveTable(
    MoveKind("stance", 0, Argument("stance", STANCES, 1)),
    MoveKind("stake", STAKE, Argument("coins", [0, 1, 2, 3], 1)),
    MoveKind("roll", ROLL),
    MoveKind("turn", TURN),
    MoveKind("march", MARCH, Argument("place", PLACES, 1)),
    MoveKind("rest", REST),
)
PLANNING, TURNS, OVER = 0, 1, 2
NONE = -1
DECK = 12


class State:
    __slots__ = (
        "coins", "deck", "gifts", "long", "phase", "places", "players", "points", "round", "stakes",
        "stances", "turn", "turned",
    )  # fmt: skip

    def __init__(self, players: int, long: bool) -> None:
        self.players = players
        self.long = int(long)
        self.round = 1
        self.phase = PLANNING
        self.turn = 0
        self.turned = 0
        self.deck = list(range(DECK))
        self.gifts = [0] * players
        self.coins = [5] * players
        self.points = [0] * players
        self.places = [NONE] * players
        self.stances = [NONE] * players
        self.stakes = [NONE] * players

    def copy(self) -> State:
        new = State.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(new, name, value[:] if isinstance(value, list) else value)
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(
            getattr(self, name) == getattr(other, name) for name in State.__slots__
        )


class Dojo:
    id = "dojo"
    min_players = 2
    max_players = 4
    options: tuple[Option, ...] = (
        Option("length", ("short", "long"), "D-OPT-01"),
        Option("gifts", ("on", "off"), "D-OPT-02"),
    )
    moves = MOVES

    def __init__(self, rules_version: int = 2) -> None:
        self.rules_version = rules_version

    def at_version(self, version: int) -> Dojo:
        return Dojo(version)

    def check(self, players: int, options: Mapping[str, str]) -> Refusal | None:
        if players == 4 and options["length"] == "long":
            return Refusal("dojo-too-long", "D-OPT-01", {"players": players})
        return None

    def new(self, players: int, options: Mapping[str, str], chance: Chance, log: Log | None = None) -> State:
        state = State(players, options["length"] == "long")
        for i in range(DECK - 1, 0, -1):
            j = chance.below(i + 1, "deck")
            state.deck[i], state.deck[j] = state.deck[j], state.deck[i]
        if options["gifts"] == "on":
            for seat in range(players):
                state.gifts[seat] = 1 + chance.below(6, f"gift{seat}")
                _say(log, Event("gift", {"points": state.gifts[seat]}, (seat,)))
        return state

    def to_act(self, state: State) -> list[int]:
        if state.phase == PLANNING:
            return [seat for seat in range(state.players) if state.stakes[seat] == NONE]
        return [state.turn] if state.phase == TURNS else []

    def legal(self, state: State, seat: int) -> list[int]:
        if seat not in self.to_act(state):
            return []
        if state.phase == PLANNING:
            if state.stances[seat] == NONE:
                return [0, 1, 2]
            return [STAKE + coins for coins in range(min(3, state.coins[seat]) + 1)]
        turn = [TURN] if state.turned < DECK else []
        return [ROLL, *turn, *(MARCH + i for i in range(3) if i != state.places[seat]), REST]

    def out_of_turn_moves(self, state: State, seat: int) -> list[int]:
        return []

    def apply(self, state: State, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
        if move < STAKE:
            state.stances[seat] = move
            _say(log, Event("stance", {"stance": STANCES[move]}, (seat,)))
        elif move < ROLL:
            state.stakes[seat] = move - STAKE
            _say(log, Event("stake", {"coins": move - STAKE}, (seat,)))
            if not self.to_act(state):
                self._show_plans(state, log)
        else:
            self._take_turn(state, seat, move, chance, log)

    def _show_plans(self, state: State, log: Log | None) -> None:
        state.phase, state.turn = TURNS, 0
        for seat in range(state.players):
            state.coins[seat] -= state.stakes[seat]
            _say(log, Event("plan", {"seat": seat, "stakes": state.stakes[:]}))

    def _take_turn(self, state: State, seat: int, move: int, chance: Chance, log: Log | None) -> None:
        if move == ROLL:
            pips = chance.below(6, "die") + (1 if self.rules_version >= 2 else 0)
            hits = chance.hits(state.stakes[seat], 30000, "strike")
            state.points[seat] += pips + hits
            _say(log, Event("roll", {"seat": seat, "pips": pips, "hits": hits}, rule="D-ROLL-01"))
        elif move == TURN:
            card = state.deck[state.turned]
            state.turned += 1
            state.points[seat] += card
            _say(log, Event("turn", {"seat": seat, "card": card}))
        elif move < REST:
            state.places[seat] = move - MARCH
            _say(log, Event("march", {"seat": seat, "place": PLACES[move - MARCH]}))
        else:
            _say(log, Event("rest", {"seat": seat}))
        state.turn += 1
        if state.turn == state.players:
            self._end_round(state)

    def _end_round(self, state: State) -> None:
        state.turn = 0
        state.stances = [NONE] * state.players
        state.stakes = [NONE] * state.players
        if state.round == (3 if state.long else 2):
            state.phase = OVER
            for seat in range(state.players):
                state.points[seat] += state.gifts[seat]
        else:
            state.round += 1
            state.phase = PLANNING

    def why_not(self, state: State, seat: int, move: int) -> Refusal | None:
        if move in self.legal(state, seat):
            return None
        if seat not in self.to_act(state):
            return Refusal("dojo-not-your-turn", "D-TURN-01", {"seat": seat})
        if state.phase == PLANNING and STAKE <= move < ROLL and state.stances[seat] != NONE:
            return Refusal("dojo-too-few-coins", "D-PLAN-02", {"coins": state.coins[seat]})
        return Refusal("dojo-not-now", "D-TURN-02", {"moment": self.time_label(state)})

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        best = max(state.points)
        winners = [seat for seat in range(state.players) if state.points[seat] == best]
        return Outcome(state.points[:], winners)

    def view(self, state: State, seat: int | None) -> View:
        planning = state.phase == PLANNING

        def plans(values: list[int]) -> list[int]:
            return [HIDDEN if planning and i != seat else value for i, value in enumerate(values)]

        over = state.phase == OVER
        return View(
            game=self.id,
            rules_version=self.rules_version,
            seat=seat,
            players=state.players,
            options={},
            to_act=self.to_act(state),
            legal=[] if seat is None else self.legal(state, seat),
            board={
                "long": state.long,
                "round": state.round,
                "phase": state.phase,
                "turn": state.turn,
                "deck": [card if i < state.turned else HIDDEN for i, card in enumerate(state.deck)],
                "gifts": [gift if over or i == seat else HIDDEN for i, gift in enumerate(state.gifts)],
                "coins": state.coins[:],
                "points": state.points[:],
                "places": state.places[:],
                "stances": plans(state.stances),
                "stakes": plans(state.stakes),
            },
            outcome=self.outcome(state),
        )

    def resample(self, view: View, rng: Random) -> State:
        board: dict[str, Any] = view.board
        state = State(view.players, bool(board["long"]))
        for name in ("round", "phase", "turn"):
            setattr(state, name, board[name])
        for name in ("coins", "points", "places"):
            setattr(state, name, list(board[name]))
        state.turned = sum(card != HIDDEN for card in board["deck"])
        unseen = [card for card in range(DECK) if card not in board["deck"]]
        rng.shuffle(unseen)
        state.deck = [card for card in board["deck"] if card != HIDDEN] + unseen
        state.gifts = [rng.randint(1, 6) if gift == HIDDEN else gift for gift in board["gifts"]]
        for seat in range(view.players):
            stance, stake = board["stances"][seat], board["stakes"][seat]
            if stance == HIDDEN:
                owes = seat in view.to_act
                stance = rng.choice([NONE, 0, 1, 2]) if owes else rng.randrange(3)
                stake = NONE if owes else rng.randint(0, min(3, state.coins[seat]))
            state.stances[seat], state.stakes[seat] = stance, stake
        return state

    def broken_invariants(self, state: State) -> list[str]:
        wrong = [] if sorted(state.deck) == list(range(DECK)) else ["the deck"]
        return wrong + [f"coins of seat {i}" for i, coins in enumerate(state.coins) if coins < 0]

    def time_label(self, state: State) -> str:
        return f"r{state.round}/{('plan', 'turn', 'over')[state.phase]}{state.turn}"

    def write(self, state: State) -> str:
        parts = []
        for name in sorted(State.__slots__):
            value = getattr(state, name)
            numbers = value if isinstance(value, list) else [value]
            parts.append(f"{name}={','.join(str(number) for number in numbers)}")
        return " ".join(parts)

    def read(self, text: str) -> State:
        fields = dict(part.partition("=")[::2] for part in text.split(" "))
        if list(fields) != sorted(State.__slots__):
            raise Refused("dojo-position-malformed", fields=", ".join(fields))
        players = fields["players"]
        if players not in ("2", "3", "4"):
            raise Refused("dojo-position-malformed", field="players")
        state = State(int(players), False)
        for name, value in fields.items():
            shape = getattr(state, name)
            numbers = [int(part) for part in value.split(",") if re.fullmatch("-1|[0-9]{1,3}", part)]
            if len(numbers) != value.count(",") + 1 or len(numbers) != _length(shape):
                raise Refused("dojo-position-malformed", field=name)
            setattr(state, name, numbers if isinstance(shape, list) else numbers[0])
        return state


def _length(shape: object) -> int:
    return len(shape) if isinstance(shape, list) else 1


def _say(log: Log | None, event: Event) -> None:
    if log is not None:
        log.append(event)


DOJO = Dojo()
