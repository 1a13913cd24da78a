"""How a position is pickled and deep-copied, from source and compiled: made anew, then filled field by field.

A compiled class has no `__slots__` that Python could ask for its fields, and what is compiled must read what
the source has pickled. So `__reduce__` of such a class names its fields itself, with these functions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

T = TypeVar("T", bound=object)


def fields_of(thing: object, names: Iterable[str]) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in names}


def uninitialised(kind: type[T]) -> T:
    """One of this kind, without its `__init__`."""
    return kind.__new__(kind)


def rebuilt(make: Callable[..., Any], arguments: tuple[Any, ...], fields: dict[str, Any]) -> Any:
    """What is made like this, with these fields. Pickles name this function: it stays where it is."""
    thing = make(*arguments)
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing
