"""Replay and verification: plays a record again step by step with its recorded draws, and checks it."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

import msgspec

from bakufu.engine import options
from bakufu.engine.chance import Chance, Seeded
from bakufu.engine.errors import Fact, Refusal, Refused, safe_repr
from bakufu.engine.events import Log, rewound
from bakufu.engine.fair import (
    CheckedChance,
    Draw,
    Labelled,
    RecordedChance,
    Recording,
    TableChance,
    commitment_of,
    labelled,
)
from bakufu.engine.game import Game, Outcome
from bakufu.engine.ids import Move, Seat
from bakufu.engine.moves import MoveJson
from bakufu.engine.record import Continued, Record, check_record, digest_of, game_of, rewinds_before


class Step(NamedTuple):
    """One move of a replay. `number` counts from 1; the states are not changed afterwards.

    `rewound`: the game was rewound before this move, and the first event says so.
    """

    number: int
    seat: Seat
    move: Move
    form: MoveJson
    draws: list[Draw]
    events: Log
    before: Any
    after: Any
    rewound: bool = False


class Verified(msgspec.Struct, frozen=True):
    """What was checked. `commitment`: the secret is known, matches the commitment, and gives every draw.

    `deal`: except for the set-up, which was taken over from the game of this commitment. `continues`: except
    for the beginning, which was taken over from that record.
    """

    game: str
    rules_version: int
    moves: int
    draws: int
    commitment: bool
    final: bool
    outcome: Outcome | None
    deal: str | None = None
    continues: Continued | None = None
    taken_over: int = 0  # draws that do not follow from this secret
    rewinds: int = 0  # how many times the game was rewound


class Replay(Iterator[Step]):
    """Steps through a record. Asking for one more step after the last checks the end of the record.

    `state` and `log` are those of the current step; before the first step, those of the set-up.
    """

    def __init__(self, record: Record, chance: RecordedChance | None = None) -> None:
        check_record(record)
        self.record = record
        self.game: Game[Any] = game_of(record)
        self.options = options.complete(self.game, record.players, record.options)
        self.chance = chance or RecordedChance()
        self.number = 0
        self.log: Log = []
        self.chance.load(record.setup_draws)
        self.chance.begin(0)
        self.state = self.game.new(record.players, self.options, self.chance, self.log)
        self.chance.finish()
        self.setup_draws = self.chance.draws

    def __next__(self) -> Step:
        if self.number == len(self.record.moves):
            self._check_final()
            raise StopIteration
        number = self.number + 1
        seat, form, recorded = self.record.moves[self.number]
        move = self._move(number, seat, form)
        before, after = self.state, self.state.copy()
        events: Log = []
        count = rewinds_before(self.record, number)
        is_rewound = count > self.chance.rewinds
        if is_rewound:
            events.append(rewound(count))
            self.chance.rewinds = count
        self.chance.load(recorded)
        self.chance.begin(number, partial(self.game.time_label, after))
        self.game.apply(after, seat, move, self.chance, events)
        self.chance.finish()
        self.number, self.state = number, after
        self.log.extend(events)
        return Step(number, seat, move, form, self.chance.draws, events, before, after, is_rewound)

    def _move(self, number: int, seat: Seat, form: MoveJson) -> Move:
        try:
            move = self.game.moves.encode(form)
            refusal = illegal(self.game, self.state, seat, move)
            if refusal is not None:
                raise Refused.of(refusal)
        except Refused as why:
            # Keep the facts of the original refusal, so that its message can be shown in full.
            facts: dict[str, Fact] = {**why.refusal.facts, "because": why.refusal.key}
            facts |= {"number": number, "seat": seat, "move": safe_repr(form)}
            raise Refused("record-illegal-move", why.refusal.rule, **facts) from why
        return move

    def _check_final(self) -> None:
        final = self.record.final
        if final is None:
            return
        digest = digest_of(self.game, self.state)
        if final.digest != digest:
            raise Refused("record-other-end", moves=self.number, recorded=final.digest, reached=digest)
        if final.outcome != self.game.outcome(self.state):
            raise Refused("record-other-outcome", moves=self.number)


def illegal(game: Game[Any], state: Any, seat: Seat, move: Move) -> Refusal | None:
    """Why the game refuses this move; None when it is legal. The game's lists of moves decide."""
    if move in game.legal(state, seat) or move in game.out_of_turn_moves(state, seat):
        return None
    return game.why_not(state, seat, move) or Refusal("move-not-legal", facts={"seat": seat})


def replay(record: Record) -> Replay:
    return Replay(record)


def verify(record: Record, noted: str | None = None) -> Verified:
    """Play the record again and, where its secret is known, compute every draw again as well.

    `noted` is the commitment that a player wrote down before the game: a record that was made up
    afterwards with another secret does not match it.
    """
    if noted is not None and noted != record.commitment:
        raise Refused("record-other-commitment", noted=safe_repr(noted), recorded=record.commitment or "-")
    again = Replay(record, checking(record))
    first = first_draw_after_takeover(record)
    drawn = [len(again.setup_draws), *(len(step.draws) for step in again)]
    return Verified(
        game=record.game,
        rules_version=record.rules_version,
        moves=len(record.moves),
        draws=sum(drawn),
        commitment=record.secret is not None,
        final=record.final is not None,
        outcome=again.game.outcome(again.state),
        deal=record.deal,
        continues=record.continues,
        taken_over=sum(drawn[:first]),
        rewinds=rewinds_before(record, len(record.moves) + 1),
    )


def checking(record: Record) -> RecordedChance:
    """A chance that answers from the record and, where the secret is known, checks the draws."""
    if record.secret is None:
        return RecordedChance()
    fair = table_chance(record)
    return CheckedChance(fair, first_draw_after_takeover(record))


def first_draw_after_takeover(record: Record) -> int:
    """The number of the first move (0: the set-up) whose draws follow from the record's own secret."""
    if record.continues is not None:
        return record.continues.moves + 1
    return 0 if record.deal is None else 1


def table_chance(record: Record) -> TableChance:
    """The fair chance of a record whose secret is known and matches the commitment."""
    check_record(record)
    assert record.secret is not None
    secret = bytes.fromhex(record.secret)
    if record.commitment is None:
        raise Refused("record-field-missing", field="$.commitment")
    if commitment_of(secret) != record.commitment:
        raise Refused("record-commitment-wrong", recorded=record.commitment, expected=commitment_of(secret))
    return TableChance(secret, record.players, record.entropy)


def resumed_chance(record: Record, given: Chance | None) -> Labelled:
    """The chance of a resumed game."""
    if given is not None:
        commitment = given.commitment if isinstance(given, TableChance) else None
        if commitment != record.commitment:
            raise Refused("record-other-secret", recorded=record.commitment or "-")
        chance = labelled(given)
    elif record.secret is not None:
        chance = table_chance(record)
    elif record.commitment is not None:
        return RecordedChance()  # has no outcomes, so it only serves a game that is over
    else:
        chance = Recording(Seeded(secrets.randbits(64)))
    if isinstance(chance, TableChance) and (record.setup_draws or any(m.draws for m in record.moves)):
        chance.close()
    return chance
