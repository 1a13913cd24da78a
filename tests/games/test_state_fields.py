"""Every field of a state is declared once, and its copy, views, notation and encoding keep to that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest

from bakufu.engine import registry
from bakufu.engine.encoding import encoding_of
from bakufu.engine.fields import Field
from tests.contract.tables import played, tables

SAMPLES = 12  # positions of each table


def module(game: str, name: str) -> Any:
    """A module of the package of a game."""
    package = type(registry.game(game)).__module__.rpartition(".")[0]
    return import_module(f"{package}.{name}")


def fields_of(game: str) -> tuple[Field, ...]:
    found: tuple[Field, ...] = module(game, "state").FIELDS
    return found


def declares(game: str) -> bool:
    try:
        return hasattr(module(game, "state"), "FIELDS")
    except ModuleNotFoundError:
        return False


GAMES = [game for game in registry.games() if declares(game)]


@cache
def positions(game: str) -> list[Any]:
    """Positions of random games with all numbers of players and many options."""
    found = []
    for table in tables():
        if table.game == game:
            states = played(table).positions
            found += [*states[:: max(1, len(states) // SAMPLES)], states[-1]]
    return found


def flat(fields: tuple[Field, ...], path: str = "") -> Iterator[tuple[str, Field]]:
    """All fields with the path that leads to them, those of the objects within the state too."""
    for field in fields:
        if field.parts:
            yield from flat(field.parts, f"{path}{field.name}.")
        else:
            yield path + field.name, field


def at(thing: Any, path: str) -> Any:
    """What stands at a path; None where an object on the way is missing."""
    for name in path.split("."):
        thing = thing.get(name) if isinstance(thing, dict) else getattr(thing, name)
        if thing is None:
            break
    return thing


def keys_of(game: str, text: str) -> dict[str, str]:
    """The words of a position by their key, with `<clan>`, `<army>` and `<province>` for any of them."""
    facts = module(game, "tables")
    words: dict[str, str] = {}
    for word in text.split()[1:]:
        key = word.partition("=")[0]
        clan, dot, rest = key.partition(".")
        if dot and clan in facts.CLANS:
            key = f"<clan>.{'<army>' if rest in getattr(facts, 'SHAPES', ()) else rest}"
        elif clan in facts.PROVINCES:
            key = f"<province>{dot}{rest}"
        words[key] = f"{words.get(key, '')} {word}"
    return words


def holds(state: Any) -> set[str]:
    """The names of everything that an object keeps."""
    found: set[str] = set(getattr(state, "__dict__", {}))
    for kind in type(state).__mro__:
        slots = kind.__dict__.get("__slots__", kind.__dict__.get("__mypyc_attrs__", ()))
        found |= {slots} if isinstance(slots, str) else set(slots)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_table_names_every_field(game: str) -> None:
    state = positions(game)[0]
    listed = [field.name for field in fields_of(game)]
    assert len(listed) == len(set(listed))
    assert set(listed) == holds(state)
    for field in fields_of(game):
        found = [at(state, field.name) for state in positions(game)]
        if field.parts:
            kept = next(value for value in found if value is not None)
            assert {part.name for part in field.parts} == holds(kept), field.name


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_nowhere_has_a_reason(game: str) -> None:
    for path, field in flat(fields_of(game)):
        if None in (field.view, field.notation, field.encoding):
            assert field.why, path


def check_copy(before: Any, after: Any, fields: tuple[Field, ...], objects: set[str]) -> None:
    for field in fields:
        old, new = getattr(before, field.name), getattr(after, field.name)
        if field.parts:
            if old is not None and new is not old:
                objects.add(field.name)
                check_copy(old, new, field.parts, objects)
        elif isinstance(old, int | None):
            assert new == old, field.name
        else:
            assert new == old, field.name
            assert (new is not old) == field.copied, field.name


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_shares_what_the_table_says(game: str) -> None:
    objects: set[str] = set()
    for state in positions(game):
        check_copy(state, copy(state), fields_of(game), objects)
    assert objects == {field.name for field in fields_of(game) if field.parts and field.copied}


@pytest.mark.parametrize("game", GAMES)
def test_a_state_sampled_from_a_view_has_every_field_that_is_known(game: str) -> None:
    known = registry.game(game)
    paths = [path for path, field in flat(fields_of(game)) if field.known in ("open", "derived")]
    for state in positions(game):
        sampled = known.resample(known.view(state, 0), Random(1))
        wrong = [path for path in paths if at(sampled, path) != at(state, path)]
        assert not [path for path in wrong if path != "rules"], known.write(state)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_has_every_field(game: str) -> None:
    boards = [msgspec.to_builtins(registry.game(game).view(state, 0).board) for state in positions(game)]
    check_told(game, "view_key", [{**board, **nested(board)} for board in boards])


def nested(board: dict[str, Any]) -> dict[str, Any]:
    return {
        f"{key}.{name}": part
        for key, value in board.items()
        if isinstance(value, dict)
        for name, part in value.items()
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_encoding_has_every_field(game: str) -> None:
    known = registry.game(game)
    encoding = encoding_of(known)
    numbers = [encoding.encode(known.view(state, 0)) for state in positions(game)]
    check_told(game, "block", [encoding.named(row) for row in numbers])


def check_told(game: str, told_as: str, told: list[dict[str, Any]]) -> None:
    """Where a field was seen to change, the key that tells it was there and was seen to change as well."""
    by_players: dict[int, list[int]] = {}
    for number, state in enumerate(positions(game)):
        by_players.setdefault(state.rules.players, []).append(number)
    for path, field in flat(fields_of(game)):
        key = getattr(field, told_as)
        values = [at(state, path) for state in positions(game)]
        changes = any(
            len({repr(values[number]) for number in group if values[number] is not None}) > 1
            for group in by_players.values()
        )
        if key is not None and changes:
            assert len({repr(row.get(key)) for row in told}) > 1, f"{path} as {key}"


def option_word(game: str) -> Callable[[str], str]:
    """How a game writes the name of an option in a position."""
    try:
        found: Callable[[str], str] = module(game, "codec.fields").option_word
    except (ModuleNotFoundError, AttributeError):
        return str
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_notation_has_every_field(game: str) -> None:
    """Each field comes back from the text; each word of a text belongs to a field or is an option."""
    known = registry.game(game)
    words = {field.word for _, field in flat(fields_of(game))}
    paths = [path for path, field in flat(fields_of(game)) if field.known != "cache"]
    options = set(map(option_word(game), (option.name for option in known.options)))
    texts = [known.write(state) for state in positions(game)]
    for state, text in zip(positions(game), texts, strict=True):
        back = known.read(text)
        wrong = [path for path in paths if at(back, path) != at(state, path)]
        assert not [path for path in wrong if path != "rules"], text
        assert not set(keys_of(game, text)) - words - options, text
    check_told(game, "word", [keys_of(game, text) for text in texts])
