"""The fields of a game's state, declared once: how copies treat them, and their names elsewhere.

The other names are those in views, position texts and encodings. A game lists its fields as `FIELDS` in the
module of its state; tests/games/test_state_fields.py checks its copy, views, resampling, notation and
encoding against that list.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

# Who knows a field. "open": everybody, so a state that is sampled from a view has the same value. "derived":
# it follows from the other fields and from the rules. "secret": some viewers see less or nothing. "cache": it
# is kept only to be quick and may be empty, so nothing is told of it and nothing is compared.
Known = Literal["open", "derived", "secret", "cache"]

OWN = ""  # under the name of the field itself


class Field(NamedTuple):
    """One field. `view`, `notation` and `encoding`: the key of the board, the word of the position text and
    the block of numbers that tell it; `OWN` is the field's own name, None is nowhere, and `why` says why.

    A key of the board may lead into a part of it ("fight.income"). In a word `<clan>`, `<army>` and
    `<province>` stand for any of them ("<clan>.plan").
    """

    name: str
    copied: bool = False  # changed in place, so a copy has its own; all others are replaced and shared
    known: Known = "open"
    view: str | None = OWN
    notation: str | None = OWN
    encoding: str | None = OWN
    why: str = ""
    parts: tuple[Field, ...] = ()  # of an object within the state; it may be None or, unused, shared

    @property
    def view_key(self) -> str | None:
        return self.view or (self.name if self.view == OWN else None)

    @property
    def word(self) -> str | None:
        return self.notation or (self.name if self.notation == OWN else None)

    @property
    def block(self) -> str | None:
        return self.encoding or (self.name if self.encoding == OWN else None)


def names(fields: tuple[Field, ...]) -> tuple[str, ...]:
    return tuple(field.name for field in fields)
