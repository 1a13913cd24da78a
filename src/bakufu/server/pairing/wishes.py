"""The wish of somebody who looks for a game, checked: what cannot be kept is refused with a sentence."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bakufu.engine import registry
from bakufu.engine.errors import Refused, safe_repr
from bakufu.i18n import LANGUAGES
from bakufu.server.pairing.lengths import forms
from bakufu.server.pairing.matching import Form, Wish
from bakufu.server.pairing.messages import GameWish
from bakufu.server.tables.paces import HOUR, PACES

OVER_DAYS = 12 * HOUR  # a bank of this size belongs to a game that is played now and then


def checked(given: GameWish) -> Wish:
    """The wish as pairing needs it; `Refused` for what nobody could play."""
    game = registry.game(given.game)
    offered = forms(game)
    numbers, lengths = {form.players for form in offered}, {form.length for form in offered}
    if wrong := _unknown(given.players, numbers):
        raise Refused("finding-players", given=wrong, known=_names(numbers))
    if wrong := _unknown(given.lengths, lengths - {""}):
        raise Refused("finding-lengths", given=wrong, known=_names(lengths - {""}))
    if wrong := _unknown(given.paces, PACES):
        raise Refused("finding-paces", given=wrong, known=_names(PACES))
    if wrong := _unknown(given.languages, LANGUAGES):
        raise Refused("finding-languages", given=wrong, known=_names(LANGUAGES))
    if not given.players or not given.paces:
        raise Refused("finding-nothing-chosen")
    wanted = tuple(
        Form(players, length)
        for players in dict.fromkeys(given.players)
        for length in (dict.fromkeys(given.lengths) or sorted(lengths))
        if Form(players, length) in offered
    )
    if not wanted:
        raise Refused("finding-no-form", game=game.id)
    languages = frozenset(given.languages or LANGUAGES)
    paces = tuple(dict.fromkeys(given.paces))
    return Wish(game.id, wanted, paces, languages, given.level, given.same_level)


def is_over_days(pace: str) -> bool:
    return PACES[pace].start >= OVER_DAYS


def _unknown(given: Sequence[object], known: Collection[object]) -> str:
    """The first of these that is not known; empty if all are."""
    return next((safe_repr(one) for one in given if one not in known), "")


def _names(known: Collection[object]) -> str:
    return ", ".join(str(one) for one in sorted(known, key=str)) or "-"
