"""Views: what each viewer sees of a state, and what a viewer learns from one view to the next.

A viewer is a seat, or None for a spectator. The undo barrier compares views. That works for any game, as all
it needs is the placeholder HIDDEN.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import Any, Protocol

import msgspec
from msgspec import to_builtins
from msgspec.structs import astuple

from bakufu.engine.game import HIDDEN, Game, HasAllViews, OptionValue, View
from bakufu.engine.ids import Seat

Viewer = Seat | None


def viewers(players: int) -> list[Viewer]:
    """Everybody who can look at a game: spectators (None) and each seat."""
    return [None, *range(players)]


def views_of(game: Game[Any], state: Any, players: int) -> list[View]:
    """What everybody sees of a state, in the order of `viewers`."""
    if isinstance(game, HasAllViews):
        return game.views(state)
    return [game.view(state, viewer) for viewer in viewers(players)]


class Agreed(Protocol):
    """What the players of a table agreed on before the game, as far as every view tells it."""

    @property
    def version(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def options(self) -> Mapping[str, OptionValue]: ...


def view_with_board(game: Game[Any], state: Any, rules: Agreed, seat: Viewer, board: Any) -> View:
    """The view of one viewer, around the board that the game has made for it."""
    return View(
        game=game.id,
        rules_version=rules.version,
        seat=seat,
        players=rules.players,
        options=dict(rules.options),
        to_act=game.to_act(state),
        legal=[] if seat is None else game.legal(state, seat),
        board=board,
        outcome=game.outcome(state),
    )


def uncovers(before: object, after: object) -> bool:
    """Whether a place that was HIDDEN in `before` is something else, or gone, in `after`.

    Places are paths through lists and keyed structures. A hidden place that is gone counts as uncovered,
    because its content may be visible elsewhere; this never happens in a game whose views keep their shape.
    """
    if before == after:
        return False
    if isinstance(before, msgspec.Struct) and type(before) is type(after):
        # Hot path: usually only one or two fields of the board differ.
        parts = zip(astuple(before), astuple(after))
        return any(_uncovers(to_builtins(one), to_builtins(other)) for one, other in parts if one != other)
    return _uncovers(to_builtins(before), to_builtins(after))


def same_knowledge(one: View, other: View) -> bool:
    """Whether two views hold the same information, apart from who owes a move."""
    if one.board != other.board:  # first, as nearly all differences are there
        return False
    return msgspec.structs.replace(one, to_act=[]) == msgspec.structs.replace(other, to_act=[])


def _uncovers(before: object, after: object) -> bool:
    if before == after:
        return False
    if _is_hidden(before):
        return True
    if isinstance(before, dict):
        kept = after if isinstance(after, dict) else {}
        return any(_uncovers(part, kept.get(name)) for name, part in before.items())
    if isinstance(before, list | tuple):
        rest = after if isinstance(after, list | tuple) else ()
        for part, other in zip_longest(before, rest[: len(before)]):
            if part != other and _uncovers(part, other):
                return True
    return False


def _is_hidden(value: object) -> bool:
    return type(value) is int and value == HIDDEN
