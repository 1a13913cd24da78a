"""Remarks on a choice that several levels make by the same rule, with what they see there."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.bots.notes import Notes, Remark
from bakufu.games.shogun.ids import Card, Move, Province, Seat
from bakufu.games.shogun.moves import DRAFT, GROUP, REVOLT
from bakufu.games.shogun.state import NEUTRAL
from bakufu.games.shogun.tables import PROVINCES, SPECIALS


def name_cards(notes: Notes, face_up: Sequence[int]) -> None:
    """A card that lies open is called by its name."""
    for place, card in enumerate(face_up):
        notes.names[DRAFT + place] = Remark("take-card", {"province": PROVINCES[card]})


def group_remark(
    notes: Notes,
    owner: Sequence[int],
    around: Sequence[int],
    me: Seat,
    province: Province,
    legal: Sequence[int],
    move: Move,
) -> None:
    """Large groups beside rivals, small ones in the hinterland: what lies around."""
    owners = [owner[q] for q in around]
    notes.remarks.append(
        Remark(
            "group",
            {
                "province": PROVINCES[province],
                "rivals": sum(one not in (me, NEUTRAL) for one in owners),
                "neutrals": owners.count(NEUTRAL),
                "friends": owners.count(me),
                "armies": move - GROUP,
                "smallest": min(legal) - GROUP,
                "largest": max(legal) - GROUP,
            },
        )
    )


def revolt_remark(notes: Notes, armies: Sequence[int], legal: Sequence[int], move: Move) -> None:
    """The best guarded first; which others are guarded as well."""
    here = armies[move - REVOLT]
    notes.remarks.append(Remark("revolt", {"province": PROVINCES[move - REVOLT], "armies": here}))
    equal: list[str | int] = [
        PROVINCES[o - REVOLT] for o in legal if o != move and armies[o - REVOLT] == here
    ]
    if equal:
        notes.remarks.append(Remark("revolt-equal", {"provinces": equal}))


def special_part(card: Card) -> str:
    return f"special-{SPECIALS[card].replace('_', '-')}"
