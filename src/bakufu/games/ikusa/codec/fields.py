"""The plain words of a position, one table for writing and reading: key, field, and the names of numbers."""

from __future__ import annotations

from typing import Final, NamedTuple

from bakufu.games.ikusa.phases.plan import DECLINED
from bakufu.games.ikusa.stages import (
    FIGHTS,
    PARTIES,
)
from bakufu.games.ikusa.tables import ARMIES, BODIES, CLANS, PROVINCES

_SPIED: Final = [*CLANS, *([""] * (DECLINED - len(CLANS))), "declined"]


class Field(NamedTuple):
    """One word. `names` None: plain numbers. `many`: a list. `default` is not written."""

    key: str
    name: str
    names: list[str] | None = None
    many: bool = False
    default: int = 0


NO_ONE: Final = -1

FIELDS: Final[tuple[Field, ...]] = (
    Field("act", "acting", CLANS, True),
    Field("order", "order", CLANS, True),
    Field("turn", "turn"),
    Field("ninja", "ninja", CLANS, default=NO_ONE),
    Field("spied", "spied_clan", _SPIED, default=NO_ONE),
    Field("standing", "orders", None, True),
    Field("quiet", "prompts_off"),
    Field("steps", "steps", None, True),
    Field("fight", "fight", FIGHTS),
    Field("target", "battle_province", PROVINCES, default=NO_ONE),
    Field("origin", "origin", PROVINCES, default=NO_ONE),
    Field("body", "body", BODIES),
    Field("passes", "passes"),
    Field("hits_attacker", "hits_attacker"),
    Field("hits_defender", "hits_defender"),
    Field("series", "attacking_army", ARMIES, default=NO_ONE),
    Field("attacks", "attacks"),
    Field("success", "success"),
    Field("prize", "may_enter", PROVINCES, default=NO_ONE),
    Field("shunned", "called_off_at", PROVINCES, True),
    Field("thrown", "thrown", None, True),
    Field("attempt", "attempt", None, True),
    Field("party", "party_for", PARTIES),
    Field("party_army", "party_army", ARMIES, default=NO_ONE),
    Field("party_to", "party_to", PROVINCES, default=NO_ONE),
    Field("party_units", "party", None, True),
    Field("escort", "followed_march", default=NO_ONE),
    Field("moved", "moved_units", None, True),
    Field("doomed", "doomed", None, True),
    Field("revenge_on", "revenge_on", CLANS, default=NO_ONE),
    Field("recovering", "recovering", CLANS, default=NO_ONE),
    Field("scores", "scores", None, True),
    Field("winners", "winners", None, True),
)

# An option whose name is the word of a field is written by another word: `series` is the army that fights on.
OPTION_WORDS: Final = {"series": "battle_series"}


def option_word(name: str) -> str:
    return OPTION_WORDS.get(name, name)


# Lists with one number for each clan; all zeros are not written.
BY_CLAN: Final = ("koku", "marker", "hired", "losses")
LETTERS: Final = "bsgpr"
