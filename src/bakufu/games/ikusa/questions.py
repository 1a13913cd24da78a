"""Questions: what a player must know besides the legal moves, such as how much is left to choose.

All of it follows from what this player sees.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bakufu.games.ikusa import losses, setup
from bakufu.games.ikusa.bodies import land_of
from bakufu.games.ikusa.codes import first_army
from bakufu.games.ikusa.ids import Clan, Seat
from bakufu.games.ikusa.phases import final, march
from bakufu.games.ikusa.stages import (
    ASSIGN_UNIT,
    CHOOSE_PARTY,
    FINAL_FORCES,
    SPLIT_PILE,
    TAKE_LOSSES,
)
from bakufu.games.ikusa.state import NOBODY, State, clan_of
from bakufu.games.ikusa.tables import ARMIES_EACH


class BodyUnits(msgspec.Struct, frozen=True):
    """A body (0 the provincial force, 1 to 3 an army of the clan) and its units by kind, ronin last."""

    body: int
    units: list[int]


class ForceUnits(msgspec.Struct, frozen=True):
    """A province and units of its provincial force by kind, ronin last."""

    province: int
    units: list[int]


class LossesQuestion(msgspec.Struct, frozen=True, tag_field="of", tag="losses"):
    """`left`: so many casualties are still to be chosen. `bodies`: who is left of those that may fall."""

    left: int
    bodies: list[BodyUnits]


class PartyQuestion(msgspec.Struct, frozen=True, tag_field="of", tag="party"):
    """`units`: how many of each kind may leave the army at most, those chosen so far counted."""

    units: list[int]


class ForcesQuestion(msgspec.Struct, frozen=True, tag_field="of", tag="forces"):
    """`movable`: units of the own provincial forces that have not moved yet, and the ronin there."""

    movable: list[ForceUnits]


class SplitQuestion(msgspec.Struct, frozen=True, tag_field="of", tag="split"):
    """The provinces that are chosen go to the clan that is asked, the others to `partner`. `left`: so many
    are still to be chosen."""

    partner: int
    left: int


class AssignQuestion(msgspec.Struct, frozen=True, tag_field="of", tag="assign"):
    """`to_come`: the units that are still to be dealt out, in this order. `cards`: by army of the clan, the
    units by kind that were dealt to it."""

    to_come: list[int]
    cards: list[list[int]]


Question: TypeAlias = LossesQuestion | PartyQuestion | ForcesQuestion | SplitQuestion | AssignQuestion


def question_of(state: State, player: Seat) -> Question | None:
    if state.decision not in (TAKE_LOSSES, CHOOSE_PARTY, FINAL_FORCES, SPLIT_PILE, ASSIGN_UNIT):
        return None
    clan = clan_of(state, player)
    if clan == NOBODY:
        return None
    if state.decision == TAKE_LOSSES:  # I-SEQ-05
        rows = losses.units_by_body(state, clan)
        return LossesQuestion(losses.hits_left(state, clan), [BodyUnits(body, units) for body, units in rows])
    if state.decision == CHOOSE_PARTY:  # I-GAR-01, I-FIN-06
        return PartyQuestion(march.units_for_party(state))
    if state.decision == FINAL_FORCES:  # I-FIN-03
        return ForcesQuestion(_movable(state, clan))
    if state.decision == SPLIT_PILE:  # I-2P-02
        return SplitQuestion(setup.partner(state, clan), setup.splits_left(state, clan))
    return _assigned(state, clan)


def _movable(state: State, clan: Clan) -> list[ForceUnits]:
    rows = [ForceUnits(province, final.movable_units(state, province)) for province in land_of(state, clan)]
    return [row for row in rows if any(row.units)]


def _assigned(state: State, clan: Clan) -> AssignQuestion:
    """I-QP-06."""
    given = state.drafted[clan]
    first = first_army(clan)
    return AssignQuestion(
        setup.units_in_order()[len(given) :],
        [setup.units_dealt(given, army - first) for army in range(first, first + ARMIES_EACH)],
    )
