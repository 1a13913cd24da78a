"""The move table: converts moves between ints and their JSON form.

A kind of move owns a block of ints; its arguments are digits in that block. So `["attack", "kozuke", 3]` is
`base + stride * index("kozuke") + 3`, and a game may compute with the ints directly while everybody else
reads names.
"""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.engine.errors import Refused, safe_repr

MoveName = str | int
MoveJson = list[MoveName]


class Argument:
    """One argument of a kind of move: its name and the values it can take."""

    def __init__(self, name: str, values: Sequence[MoveName], stride: int) -> None:
        self.name = name
        self.values = list(values)
        self.stride = stride
        self.index: dict[MoveName, int] = {value: i for i, value in enumerate(self.values)}


class MoveKind:
    """A kind of move, such as `attack`: its first int and its arguments."""

    def __init__(self, name: str, base: int, *arguments: Argument) -> None:
        self.name = name
        self.base = base
        self.arguments = arguments
        self.last = base + sum(a.stride * (len(a.values) - 1) for a in arguments)


class MoveTable:
    """All moves of a game."""

    def __init__(self, *kinds: MoveKind) -> None:
        self.kinds = sorted(kinds, key=lambda kind: kind.base)
        self.by_name = {kind.name: kind for kind in kinds}
        for before, after in zip(self.kinds, self.kinds[1:], strict=False):
            assert before.last < after.base, (before.name, after.name)

    def kind_of(self, move: int) -> MoveKind | None:
        for kind in self.kinds:
            if kind.base <= move <= kind.last:
                return kind
        return None

    def decode(self, move: int) -> MoveJson:
        """The JSON form of a move; `Refused` when the int is not a move of this game."""
        kind = self.kind_of(move)
        if kind is None:
            raise Refused("move-unknown-number", number=move)
        rest = move - kind.base
        form: MoveJson = [kind.name]
        for argument in kind.arguments:
            digit, rest = divmod(rest, argument.stride)
            if digit >= len(argument.values):
                raise Refused("move-unknown-number", number=move)
            form.append(argument.values[digit])
        if rest:
            raise Refused("move-unknown-number", number=move)
        return form

    def encode(self, form: object) -> int:
        """The int of a move in JSON form; `Refused` says which part is wrong."""
        if not isinstance(form, list | tuple) or not form:
            raise Refused("move-malformed", move=safe_repr(form))
        kind = self.by_name.get(form[0]) if isinstance(form[0], str) else None
        if kind is None:
            raise Refused("move-unknown-kind", kind=safe_repr(form[0]), kinds=", ".join(sorted(self.by_name)))
        if len(form) != 1 + len(kind.arguments):
            names = ", ".join(argument.name for argument in kind.arguments)
            raise Refused("move-wrong-length", kind=kind.name, arguments=names or "-", given=len(form) - 1)
        move = kind.base
        for argument, value in zip(kind.arguments, form[1:], strict=True):
            if isinstance(value, bool) or not isinstance(value, str | int) or value not in argument.index:
                raise Refused(
                    "move-unknown-value", kind=kind.name, argument=argument.name, value=safe_repr(value)
                )
            move += argument.stride * argument.index[value]
        return move
