"""Write the recorded games of Ikusa in `tests/records/ikusa`. What is there is never written again.

    python -m tools.record_ikusa             # write the records that are missing
    python -m tools.record_ikusa --find 60   # look for games that end in every way, for 60 seconds

Every way to end a game is among them; `ending` says which.
"""

from __future__ import annotations

import sys
import time
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import NamedTuple

from bakufu.bots.registry import bot
from bakufu.engine.fair import TableChance
from bakufu.engine.record import save_record
from bakufu.engine.session import Session
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.stages import (
    STAGE_ROUND,
)
from bakufu.games.ikusa.state import (
    State,
)

FOLDER = Path(__file__).parent.parent / "tests" / "records" / "ikusa"
SEATS = ["Aki", "Beni", "Chiyo", "Daigo", "Emi"]

AT_ONCE = "enough provinces at once"
ROUND_END = "enough provinces at the end of a round"
LAST = "the last player"
FIRST_OUT = "quick-play: the first elimination"
LIMIT = "the round limit"


class Recorded(NamedTuple):
    players: int
    variant: str
    limit: str
    seed: int
    ending: str
    goal: str = "book"
    first: str = "random"  # the bot in the first seat; all others move at random
    rulings: bool = False  # with the options of

    @property
    def name(self) -> str:
        house = "" if self.goal == "book" else f"-{self.goal}"
        bot = "" if self.first == "random" else f"-{self.first}"
        rulings = "-rulings" if self.rulings else ""
        return f"{self.players}p-{self.variant}-{self.limit}-{self.seed}{house}{bot}{rulings}.json"


GAMES: list[Recorded] = [
    Recorded(2, "standard", "8", 1, LAST),
    Recorded(2, "standard", "30", 6, ROUND_END),
    Recorded(3, "standard", "8", 1, LIMIT),
    Recorded(3, "standard", "8", 5, AT_ONCE),
    Recorded(3, "standard", "30", 2, LAST),
    Recorded(4, "long", "30", 4, ROUND_END),
    Recorded(5, "quick", "8", 1, FIRST_OUT),
    # At random somebody is eliminated long before anybody has 30 provinces, hence the house rule.
    Recorded(5, "quick", "8", 2, AT_ONCE, "plus_8"),
    # A bot among random players gets there by the book.
    Recorded(5, "quick", "8", 2, AT_ONCE, first="normal"),
    Recorded(3, "quick", "30", 1, AT_ONCE, first="normal"),
    Recorded(4, "standard", "8", 3, LIMIT, rulings=True),
]


def ending(state: State) -> str:
    """How a game came to its end."""
    rules = state.rules
    players = {rules.player_of[clan] for clan in range(rules.clans) if state.alive[clan]}
    if len(players) == 1:
        return LAST
    if rules.quick and not all(state.alive):
        return FIRST_OUT
    if max(state.scores) >= rules.win:
        return ROUND_END if rules.two or rules.long else AT_ONCE
    return LIMIT if state.stage == STAGE_ROUND else FIRST_OUT


def play(
    players: int,
    variant: str,
    limit: str,
    seed: int,
    goal: str = "book",
    first: str = "random",
    rulings: bool = False,
) -> Session:
    """A game at a fair table, of random moves but for a bot in the first seat."""
    secret = sha256(f"ikusa {players} {variant} {limit} {seed}".encode()).digest()
    options = {"variant": variant, "round_limit": limit, "goal": goal}
    options |= {"ties": "agreement", "trays": "hidden"} if rulings else {}
    chance = TableChance(secret, players)
    session = Session.start(GAME, players, options, SEATS[:players], chance)
    rng = Random(seed)
    decide = None if first == "random" else bot(first, GAME.id)
    while acting := session.to_act():
        seat = rng.choice(acting)
        if decide is not None and seat == 0:
            session.submit(seat, decide(session.view(seat), rng))
        else:
            session.submit(seat, rng.choice(GAME.legal(session.state, seat)))
    return session


def find(seconds: float) -> None:
    """Print a line for every pair of table and ending that turns up."""
    until = time.monotonic() + seconds
    known = {(game.players, game.variant, game.ending) for game in GAMES}
    seed = 0
    while time.monotonic() < until:
        seed += 1
        for players, variant in ((2, "standard"), (3, "standard"), (4, "long"), (5, "quick"), (4, "quick")):
            limit = ("30", "8")[seed % 2]
            state = play(players, variant, limit, seed).state
            kind = (players, variant, ending(state))
            if kind not in known:
                known.add(kind)
                print(f'    Recorded({players}, "{variant}", "{limit}", {seed}, "{kind[2]}"),')


def main() -> None:
    if len(sys.argv) == 3 and sys.argv[1] == "--find":
        find(float(sys.argv[2]))
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        if not (FOLDER / game.name).exists():
            session = play(*game[:4], game.goal, game.first, game.rulings)
            assert ending(session.state) == game.ending, (game, ending(session.state))
            save_record(session.record(), FOLDER / game.name)
            print(game.name)


if __name__ == "__main__":
    main()
