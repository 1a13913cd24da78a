"""The plain words of a position, one table for writing and reading: their fields, by the form of the value.

The key of each is the one that the table of the state names (`state.FIELDS`).
"""

from __future__ import annotations

from typing import Final

from bakufu.games.shogun.state import FIELDS

KEY: Final[dict[str, str]] = {field.name: field.word for field in FIELDS if field.word is not None}


def keyed(*names: str) -> tuple[tuple[str, str], ...]:
    """Keys and the names of their fields, in the order in which they are written."""
    return tuple((KEY[name], name) for name in names)


SEATS: Final = keyed("acting", "order", "choosers")  # names of clans
NUMBERS: Final = keyed("turn", "attacking_armies", "extra_defenders", "income", "extra_farmers")
BY_SEAT: Final = keyed("chests", "rice", "vp")  # one number for each clan; all zeros are not written
CUBES: Final = keyed("tray", "loose_in_tower", "firm_in_tower", "thrown")  # by colour
PURPOSES: Final = ["none", "loading", "battle", "revolt"]
