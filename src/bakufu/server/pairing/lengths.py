"""How long games take, and which option of a game sets its length: `data/length.toml` in the game's folder.

The files say how often a game waits for somebody, and how many moves are made meanwhile, as measured. What
people need for that at each pace is our estimate, until there are enough games of people to measure.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any, Final, NamedTuple

from bakufu.engine import registry
from bakufu.engine.game import Game
from bakufu.server.pairing.matching import Form
from bakufu.server.pairing.messages import ExpectedLength
from bakufu.server.tables.paces import HOUR, MINUTE, NO_CLOCK, PACES

ANY_LENGTH: Final = "*"  # in the files: where no option sets the length


class Tempo(NamedTuple):
    """Seconds that people need: each time that the game waits for somebody, and for each move."""

    wait: float
    move: float


# Estimates: around a table, and over days with a look at the game now and then.
TEMPOS: Final[dict[str, Tempo]] = {
    NO_CLOCK: Tempo(30.0, 6.0),
    "live": Tempo(15.0, 4.0),
    "relaxed": Tempo(30.0, 6.0),
    "days_fast": Tempo(2 * HOUR, 0.0),
    "days": Tempo(5 * HOUR, 0.0),
    "days_slow": Tempo(12 * HOUR, 0.0),
}
assert TEMPOS.keys() == {NO_CLOCK, *PACES}


class Lengths(NamedTuple):
    """The lengths of a game. `option`: the one that sets them; empty: none does."""

    option: str
    measured: dict[Form, tuple[int, int]]  # how often it waits, and the moves made meanwhile


@lru_cache(maxsize=64)
def lengths_of(game: str) -> Lengths:
    """What is known of a game; nothing of one without such a file."""
    folder = registry.folder(game)
    file = None if folder is None else folder / "data" / "length.toml"
    if file is None or not file.is_file():
        return Lengths("", {})
    found: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    option = str(found.pop("option"))
    measured = {
        Form(int(players), "" if length == ANY_LENGTH else length): (row["waits"], row["moves"])
        for length, rows in found.items()
        for players, row in rows.items()
    }
    return Lengths(option, measured)


def forms(game: Game[Any]) -> list[Form]:
    """Every form of a game that one can look for."""
    option = next((one for one in game.options if one.name == lengths_of(game.id).option), None)
    numbers = range(game.min_players, game.max_players + 1)
    if option is None:
        return [Form(players) for players in numbers]
    return [Form(players, length) for players in numbers for length in option.offered(players)]


def all_expected(game: str) -> list[ExpectedLength]:
    """How long every form takes that has been measured, at every pace."""
    return [
        ExpectedLength(players=form.players, length=form.length, pace=pace, minutes=minutes)
        for form in lengths_of(game).measured
        for pace in TEMPOS
        if (minutes := expected_minutes(game, form, pace)) is not None
    ]


def expected_minutes(game: str, form: Form, pace: str) -> int | None:
    """About how many minutes a game takes; None where nobody has measured it."""
    measured, tempo = lengths_of(game).measured.get(form), TEMPOS.get(pace)
    if measured is None or tempo is None:
        return None
    waits, moves = measured
    return round((waits * tempo.wait + moves * tempo.move) / MINUTE)
