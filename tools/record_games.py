"""Write the recorded games of `tests/records`. They are frozen: what is there is never written again.

    python -m tools.record_games              # write the records that are missing
    python -m tools.record_games --find 60    # look for games that end in a rare way, for 60 seconds

Old records replay for ever. A new line in GAMES gives a new record; a rules fix that would change an old one
goes behind a rules version. Every way to end a game is among them.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from itertools import cycle, product
from pathlib import Path
from random import Random
from typing import NamedTuple

from bakufu.engine.chance import Chance, Seeded
from bakufu.engine.fair import TableChance
from bakufu.engine.options import complete
from bakufu.engine.playing import turns
from bakufu.engine.record import Record, save_record
from bakufu.engine.session import Session
from bakufu.games.shogun import GAME
from bakufu.games.shogun.meta import Shogun
from bakufu.games.shogun.options import RULES_VERSION
from bakufu.games.shogun.state import State

FOLDER = Path(__file__).parent.parent / "tests" / "records" / "shogun"
STYLES = ("any", "first", "last")
SEATS = ["Aki", "Beni", "Chiyo", "Daigo", "Emi"]

# The ways to end a game (S-GAME-01, S-GAME-02, S-GAME-03).
SOLE = "most points"
CHESTS = "tie, more chests"
SHARED = "shared victory"
TURN_ORDER = "tie, turn order"
LANDLESS = "a player without provinces"


class Recorded(NamedTuple):
    """One recorded game: `fair` tables draw with a secret; `end` is what the game was chosen for.

    `rules` is the rules version that it was played under, the newest of its day.
    """

    players: int
    options: str  # those that are not the default, as `name=value` words
    seed: int
    style: str = "any"
    fair: bool = False
    end: str = SOLE
    rules: int = 1

    @property
    def game(self) -> Shogun:
        return GAME.at_version(self.rules)

    @property
    def chosen(self) -> dict[str, str]:
        words = (word.partition("=") for word in self.options.split())
        return {name: value for name, _, value in words}

    @property
    def name(self) -> str:
        said = {"true": "with-{}", "false": "without-{}"}
        options = "-".join(said.get(value, value).format(name) for name, value in self.chosen.items())
        end = f"{self.seed}.json" if self.rules == 1 else f"{self.seed}-rules-{self.rules}.json"
        name = f"{self.players}p-{options or 'defaults'}-{end}".replace("_", "-").replace(",", "-")
        return name if len(name) < 80 else f"{self.players}p-many-options-{end}"

    def chance(self) -> Chance:
        if not self.fair:
            return Seeded(self.seed)
        secret = sha256(f"recorded game {self.seed}".encode()).digest()
        return TableChance(secret, self.players, [f"{name} {self.seed}" for name in SEATS[: self.players]])


GAMES: list[Recorded] = [
    # fair tables: every player count, board, set-up and tower model
    Recorded(3, "", 1, fair=True),
    Recorded(3, "board=moon", 2, fair=True),
    Recorded(3, "setup=fixed", 3, fair=True),
    Recorded(4, "", 4, fair=True),
    Recorded(4, "board=moon", 5, fair=True),
    Recorded(4, "setup=fixed", 6, fair=True),
    Recorded(5, "", 7, fair=True),
    Recorded(5, "board=moon", 8, fair=True),
    Recorded(5, "setup=fixed", 9, fair=True),
    Recorded(3, "setup=fixed tower_model=two_thirds", 10, fair=True),
    Recorded(4, "board=moon tower_model=two_thirds", 11, fair=True),
    Recorded(5, "setup=fixed tower_model=manual", 12, fair=True),
    # every option
    Recorded(3, "tower_model=manual", 21),
    Recorded(4, "setup=fixed tower_model=manual", 22, "last"),
    Recorded(4, "optional_battle_move=true", 23, "first"),
    Recorded(5, "overbid=treat_as_zero", 24, end=CHESTS),
    Recorded(3, "setup=fixed overbid=treat_as_zero", 25, "last"),
    Recorded(4, "bank=finite_135", 26, "first"),
    Recorded(5, "setup=fixed bank=finite_135 revolt_markers=finite_42", 27, "first"),
    Recorded(3, "revolt_markers=finite_42", 28, "last"),
    Recorded(4, "revolt_income=forfeit", 29),
    Recorded(5, "board=moon revolt_income=forfeit", 30, "last"),
    Recorded(3, "draft_start=seat draft_seat=3", 31),
    Recorded(5, "board=moon draft_start=seat draft_seat=5", 32),
    Recorded(4, "setup=fixed fixed_columns=by_seat", 33),
    Recorded(4, "show_tower_counts=false", 34, "last"),
    Recorded(3, "setup=fixed show_tower_counts=false tower_model=two_thirds", 35),
    # the modules of the Big Box: each alone, all together, and their options
    Recorded(3, "modules=court", 51, fair=True),
    Recorded(4, "modules=samurai", 52, fair=True),
    Recorded(5, "modules=leaders setup=fixed", 53, fair=True),
    Recorded(4, "modules=chambers board=moon", 54, fair=True),
    Recorded(5, "modules=court,samurai,leaders,chambers", 55, fair=True),
    Recorded(3, "modules=court,samurai,leaders,chambers setup=fixed tower_model=manual", 56),
    Recorded(
        4,
        "modules=court,leaders court_conversion=up_to leader_modifier=improved_base"
        " leader_moves_after_winter=true leader_far_move=only_if_needed statues_per_province=one_per_player",
        57,
        "last",
    ),
    Recorded(
        3,
        "modules=court,chambers board=moon favor_chests=2,4,6 favor_armies=2,3,4 favor_rice=1,2,3"
        " favor_points=1,1,2 favor_buildings=castle,temple,theater chamber_rows=3,3,2,2,1,1"
        " chamber_columns=2,2,2,2,2,2",
        58,
    ),
    # the other ways to end a game
    Recorded(3, "setup=fixed", 1007, end=CHESTS),
    Recorded(4, "", 1027, "last", end=CHESTS),
    Recorded(3, "board=moon", 1293, "first", end=SHARED),
    Recorded(4, "setup=fixed", 1319, end=SHARED),
    Recorded(5, "optional_battle_move=true", 1646, end=SHARED),
    Recorded(4, "board=moon final_tie=turn_order", 1323, "first", end=TURN_ORDER),
    Recorded(5, "setup=fixed final_tie=turn_order", 1494, "first", end=TURN_ORDER),
    Recorded(5, "optional_battle_move=true", 2584, "last", end=LANDLESS),
    Recorded(5, "board=moon final_tie=turn_order", 5812, "last", end=LANDLESS),
    Recorded(4, "setup=fixed final_tie=turn_order", 25807, "last", end=LANDLESS),
    # rules version 2: in each of these games but the first, a ruling that it changed, or an option, matters
    Recorded(3, "", 62, fair=True, rules=2),
    Recorded(4, "modules=court,samurai,leaders,chambers", 61, fair=True, rules=2),
    Recorded(5, "modules=leaders setup=fixed", 233, fair=True, rules=2),
    Recorded(4, "modules=leaders leader_modifier=additive_last", 71, fair=True, rules=2),
    Recorded(5, "modules=court favor_armies=20,20,20", 3811, "first", rules=2),
    Recorded(
        4,
        "modules=court,samurai,leaders,chambers favor_armies=20,20,20 short_supply=as_far_as_possible",
        2472,
        "first",
        rules=2,
    ),
    Recorded(3, "modules=court rice_track=18 favor_rice=20,20,20", 81, rules=2),
    Recorded(4, "modules=court board=moon favor_peace=ab,a,b", 91, rules=2),
]


def choose(legal: list[int], style: str, rng: Random) -> int:
    """Any legal move; with another style often the first, or the last, of the list."""
    if style != "any" and rng.random() < 0.5:
        return legal[0] if style == "first" else legal[-1]
    return rng.choice(legal)


def play(recorded: Recorded) -> Session:
    rng = Random(recorded.seed)
    seats = SEATS[: recorded.players]
    session = Session.start(recorded.game, recorded.players, recorded.chosen, seats, recorded.chance())
    for seat in turns(session.to_act, rng.choice):
        session.apply_run(seat, choose(session.game.legal(session.state, seat), recorded.style, rng))
    return session


def ends_of(state: State) -> Iterator[str]:
    """The ways in which this game ended."""
    points = [seat for seat, vp in enumerate(state.vp) if vp == max(state.vp)]
    most = max(state.chests[seat] for seat in points)
    richest = [seat for seat in points if state.chests[seat] == most]
    if len(points) == 1:
        yield SOLE
    elif len(richest) == 1:
        yield CHESTS
    else:
        yield TURN_ORDER if state.rules.tie_by_turn_order else SHARED
    if any(state.owner.count(seat) == 0 for seat in range(state.rules.players)):
        yield LANDLESS


def record_of(recorded: Recorded) -> Record:
    session = play(recorded)
    assert recorded.end in ends_of(session.state), (recorded, *ends_of(session.state))
    return session.record()


def find(seconds: float) -> None:
    """Print lines for GAMES whose games end in a rare way."""
    ends = time.monotonic() + seconds
    tables = product((3, 4, 5), ("", "board=moon", "setup=fixed"), ("", " final_tie=turn_order"), STYLES)
    for number, (players, options, tie, style) in enumerate(cycle(tables), 1000):
        if time.monotonic() > ends:
            return
        recorded = Recorded(players, options + tie, number, style, rules=RULES_VERSION)
        rng, chance = Random(number), recorded.chance()
        state = GAME.new(players, complete(GAME, players, recorded.chosen), chance)
        for seat in turns(partial(GAME.to_act, state), rng.choice):
            GAME.apply(state, seat, choose(GAME.legal(state, seat), style, rng), chance)
        for end in ends_of(state):
            if end not in (SOLE, CHESTS):
                print(recorded._replace(end=end))


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--find"]:
        find(float(arguments[1]) if len(arguments) > 1 else 60)
        return 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    written = 0
    for recorded in GAMES:
        path = FOLDER / recorded.name
        if path.exists():
            continue
        save_record(record_of(recorded), path)
        print(f"written: {path.name}")
        written += 1
    print(f"{written} new records; {len(GAMES) - written} were there and stay as they are")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
