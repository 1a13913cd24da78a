"""Pickling and deep-copying positions: helpers for `__reduce__`, the same from source and compiled.

A compiled class has no `__slots__` in which Python could find its fields, and the compiled build must read
what the source has pickled. So the `__reduce__` of such a class names its fields itself, with these
functions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

T = TypeVar("T", bound=object)


def fields_of(thing: object, names: Iterable[str]) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in names}


def uninitialised(kind: type[T]) -> T:
    """An instance of this class, made without its `__init__`. Pickles name this function too."""
    return kind.__new__(kind)


def rebuilt(make: Callable[..., Any], arguments: tuple[Any, ...], fields: dict[str, Any]) -> Any:
    """Make the object and set its fields. Pickles name this function, so it must stay in this module."""
    thing = make(*arguments)
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing
