"""Module state: what the modules of the Big Box keep, as part of a position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from bakufu.engine.fields import Field, names
from bakufu.engine.pickles import fields_of, rebuilt
from bakufu.games.shogun.tables import CHAMBERS, FAVORS, NOBODY, OFFICIALS_EACH, STATUES_EACH

# Where a favor card is: in the pile, gone, on the card space that costs 2, 3 or 4, or with seat n.
FAVOR_PILE: Final = 0
FAVOR_GONE: Final = 1
FAVOR_HELD: Final = 8  # + seat

# What lies on a space of the chamber board: a marker of a seat (0-4), or of the chambers.
FACE_UP: Final = 5
FACE_DOWN: Final = 6
IN_BAG: Final = 7

MODULE_FIELDS: Final = (
    Field("audience", view="court.audience", encoding="officials"),
    Field("chambers", view="chambers.markers"),
    Field("favor", view="court.favor"),
    Field("favor_at", view="court.offer", notation="favors", encoding="favors"),
    Field("hall", view="court.hall", encoding="officials"),
    Field("leader", view="leaders.leader", notation="<clan>.leader"),
    Field("left", view="leaders.left"),
    Field("officials", view="court.officials", notation=None, why="those that are in neither hall"),
    Field("queue", view="court.queue"),
    Field("samurai", view="samurai.top"),
    Field("shield", known="derived", view=None, notation=None, encoding=None, why="favor_at tells it"),
    Field("statues", view="leaders.statues", notation="<clan>.statues"),
    Field("tile", view="chambers.tile"),
    Field("tiles", view="chambers.tiles"),
    Field("tokens", view="leaders.tokens", notation=None, why="the statues that are nowhere else"),
    Field("trophies", view="leaders.trophies", notation="<clan>.trophies"),
)
MODULE_NAMES: Final = names(MODULE_FIELDS)


@mypyc_attr(allow_interpreted_subclasses=True)  # compiled too, `__new__` then leaves `__init__` alone
class ModuleState:
    """What the modules of the Big Box keep; in the base game it lies there untouched.

    All lists are replaced and never changed in place: copies share them.
    """

    __slots__ = MODULE_NAMES

    def __init__(self, players: int) -> None:
        # Tenno's Court, by seat: officials in supply, in the entrance hall, in the audience hall.
        self.officials: list[int] = [OFFICIALS_EACH] * players  # S-TC-02
        self.hall: list[int] = [0] * players
        self.audience: list[int] = [0] * players
        self.favor_at: list[int] = [FAVOR_PILE] * FAVORS  # by number - 1
        self.queue: list[int] = []  # seats that still ask for a favor, in order
        self.favor = 0  # the number of the favor card whose use is being decided
        self.shield: list[int] = [0, 0]  # bit s: seat s cannot be attacked with Battle/Move A; with B
        # Samurai, by seat: which card of the fixed order lies on top (S-SA-01).
        self.samurai: list[int] = [0] * players
        # Military leaders, by seat (S-ML-01).
        self.leader: list[int] = [NOBODY] * players  # the province where he stands
        self.tokens: list[int] = [STATUES_EACH] * players  # statues not placed yet
        self.statues: list[list[int]] = [[] for _ in range(players)]  # own ones on the map, by province
        self.trophies: list[list[int]] = [[] for _ in range(players)]  # whose statues a seat has taken
        self.left = NOBODY  # the province that a leader has just left, while his statue is decided
        # Chambers.
        self.chambers: list[int] = [IN_BAG] * CHAMBERS  # S-CH-01
        self.tiles: list[int] = []  # the row of region tiles
        self.tile = 0  # the region tile that is being handled

    def copy(self) -> ModuleState:
        other = ModuleState.__new__(ModuleState)
        other.officials = self.officials
        other.hall = self.hall
        other.audience = self.audience
        other.favor_at = self.favor_at
        other.queue = self.queue
        other.favor = self.favor
        other.shield = self.shield
        other.samurai = self.samurai
        other.leader = self.leader
        other.tokens = self.tokens
        other.statues = self.statues
        other.trophies = self.trophies
        other.left = self.left
        other.chambers = self.chambers
        other.tiles = self.tiles
        other.tile = self.tile
        return other

    def __copy__(self) -> ModuleState:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt, (ModuleState, (len(self.officials),), fields_of(self, MODULE_NAMES))
