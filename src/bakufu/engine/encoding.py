"""Feature encoding for machine learning: a position as a vector of fixed size, and moves as action numbers.

A game that offers this has an attribute `encoding`. The features are made from a view and nothing else, so
they hold no more than a player in that seat may know. They are small integers in blocks; every block declares
its range, so that a learner can scale numbers and one-hot encode categories.

Seats are counted from the viewer: 0 is the viewer, 1 the next seat round the table, and so on. One layout
serves every number of players and all options of a game; what is not in play has its lowest value.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from typing import Any, Protocol, runtime_checkable

import msgspec

from bakufu.engine import registry
from bakufu.engine.errors import Refused
from bakufu.engine.game import Game, Option, View, defaults
from bakufu.engine.ids import Move
from bakufu.engine.moves import MoveTable

TABLES_KNOWN = 64
ABSENT = -3  # an entry of a block that does not exist at this table


class Block(msgspec.Struct, frozen=True):
    """`size` numbers of one meaning, from `low` to `high`. The values of a `category` have no order."""

    name: str
    size: int
    low: int
    high: int
    category: bool = False
    about: str = ""


class Encoding:
    """The layout, the function that encodes a view, and the moves in the order of their actions."""

    def __init__(
        self,
        blocks: Iterable[Block],
        encode: Callable[[View], list[int]],
        moves: Callable[[], list[int]],
    ) -> None:
        self.blocks = tuple(blocks)
        self.encode = encode
        self.size = sum(block.size for block in self.blocks)
        self._moves = moves

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the functions by name; the long lists are computed again."""
        return Encoding, (self.blocks, self.encode, self._moves)

    def __deepcopy__(self, memo: object) -> Encoding:
        return self  # nothing in it ever changes

    @cached_property
    def actions(self) -> list[int]:
        """The moves by action: every move of the game, in ascending order."""
        return self._moves()

    @cached_property
    def action_of(self) -> dict[int, int]:
        return {move: action for action, move in enumerate(self.actions)}

    @cached_property
    def places(self) -> dict[str, slice]:
        """The slice of each block."""
        found, at = {}, 0
        for block in self.blocks:
            found[block.name] = slice(at, at + block.size)
            at += block.size
        return found

    @cached_property
    def digest(self) -> str:
        """The fingerprint of this layout: data with different digests must not be mixed."""
        blocks = [(block.name, block.size, block.low, block.high, block.category) for block in self.blocks]
        payload = msgspec.json.encode([blocks, self.actions])
        return sha256(payload).hexdigest()[:16]

    def named(self, numbers: Sequence[int]) -> dict[str, list[int]]:
        """The numbers by block, for inspection."""
        return {name: [int(number) for number in numbers[place]] for name, place in self.places.items()}


@runtime_checkable
class HasEncoding(Protocol):
    """The optional part of a game that learners and datasets need."""

    encoding: Encoding


def encoding_of(game: Game[Any]) -> Encoding:
    """The encoding of a game; `Refused` for one that offers none."""
    if not isinstance(game, HasEncoding):
        raise Refused("game-no-encoding", game=game.id)
    return game.encoding


def encoded_games() -> list[str]:
    """The installed games that offer an encoding."""
    return [name for name in registry.games() if isinstance(registry.game(name), HasEncoding)]


def all_moves(table: MoveTable, joined: Collection[tuple[str, str]] | None = None) -> list[int]:
    """Every move of a move table in ascending order; origin-target moves only for joined pairs."""
    moves: list[Move] = []
    for kind in table.kinds:
        arguments = {argument.name: argument for argument in kind.arguments}
        found = [kind.base]
        if joined is not None and "origin" in arguments and "target" in arguments:
            origin, target = arguments.pop("origin"), arguments.pop("target")
            found = [
                kind.base + origin.stride * origin.index[one] + target.stride * target.index[other]
                for one, other in joined
            ]
        for argument in arguments.values():
            steps = [argument.stride * digit for digit in range(len(argument.values))]
            found = [move + step for move in found for step in steps]
        moves += found
    return sorted(moves)


def options_block(options: Sequence[Option]) -> Block:
    most = max(len(option.values) for option in options) - 1
    about = "which of its values each option has, in the order of `bakufu games`; -1: one that is not listed"
    return Block("options", len(options), -1, most, True, about)


class OptionCodes:
    """The index of each option's value; -1 for a value that is not listed. Cached for each table.

    `usual`: the value of an option that a table leaves out, where that is not today's default.
    """

    def __init__(self, options: Sequence[Option], usual: Mapping[str, str] | None = None) -> None:
        self.options = options
        self.usual = {**defaults(options), **(usual or {})}
        self.known: dict[tuple[tuple[str, str], ...], list[int]] = {}

    def __call__(self, chosen: Mapping[str, str]) -> list[int]:
        key = tuple(chosen.items())
        codes = self.known.get(key)
        if codes is None:
            if len(self.known) >= TABLES_KNOWN:
                self.known.clear()
            meant = {**self.usual, **chosen}
            codes = [_code(option, meant[option.name]) for option in self.options]
            self.known[key] = codes
        return codes


def _code(option: Option, value: str) -> int:
    return option.values.index(value) if value in option.values else -1


def rotated_to(by_seat: Sequence[int], start: int, size: int, absent: int = 0) -> list[int]:
    """Rotate a list by seat so that it starts at this index (the viewer's), and pad it to `size`."""
    return [*by_seat[start:], *by_seat[:start], *[absent] * (size - len(by_seat))]


def multi_hot(marked: Iterable[int], size: int) -> list[int]:
    """1 at every marked index, 0 elsewhere."""
    row = [0] * size
    for place in marked:
        row[place] = 1
    return row


def first(values: Sequence[int], size: int, absent: int) -> list[int]:
    """The first `size` values, padded."""
    return [*values[:size], *[absent] * (size - len(values))]
