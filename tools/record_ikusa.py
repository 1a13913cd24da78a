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
from bakufu.engine import registry
from bakufu.engine.fair import TableChance
from bakufu.engine.playing import turns
from bakufu.engine.record import save_record
from bakufu.engine.session import Session
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.codes import order_trigger
from bakufu.games.ikusa.moves import CANCEL, ORDER
from bakufu.games.ikusa.stages import (
    STAGE_ROUND,
)
from bakufu.games.ikusa.state import (
    NOBODY,
    State,
)
from bakufu.games.ikusa.tables import MOVED

FOLDER = Path(__file__).parent.parent / "tests" / "records" / "ikusa"
SEATS = ["Aki", "Beni", "Chiyo", "Daigo", "Emi"]

LETTER = {
    "struck_down": "end_of_round",
    "garrison": "always",
    "series": "armies_only",
    "spoils": "all",
    "split_after_step": "yes",
    "excess_ronin": "forbidden",
    "sea_ise_owari": "true",
}

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
    letter: bool = False  # with those that go by the letter of the book, and a sea line beside a land border
    orders: bool = False  # the holder of the ninja gives standing orders
    dice: bool = False  # real dice, entered by whoever throws them
    rules: int = 3  # the version of the rules under which it was played

    @property
    def name(self) -> str:
        house = "" if self.goal == "book" else f"-{self.goal}"
        bot = "" if self.first == "random" else f"-{self.first}"
        rulings = "-rulings" if self.rulings else ""
        letter = "-letter" if self.letter else ""
        orders = "-orders" if self.orders else ""
        dice = "-dice" if self.dice else ""
        version = f"-v{self.rules}" if self.rules > 1 else ""
        table = f"{self.players}p-{self.variant}-{self.limit}-{self.seed}"
        return f"{table}{house}{bot}{rulings}{letter}{orders}{dice}{version}.json"


GAMES: list[Recorded] = [
    Recorded(2, "standard", "8", 1, LAST, rules=1),
    Recorded(2, "standard", "30", 6, ROUND_END, rules=1),
    Recorded(3, "standard", "8", 1, LIMIT, rules=1),
    Recorded(3, "standard", "8", 5, AT_ONCE, rules=1),
    Recorded(3, "standard", "30", 2, LAST, rules=1),
    Recorded(4, "long", "30", 4, ROUND_END, rules=1),
    Recorded(5, "quick", "8", 1, FIRST_OUT, rules=1),
    # At random somebody is eliminated long before anybody has 30 provinces, hence the house rule.
    Recorded(5, "quick", "8", 2, AT_ONCE, "plus_8", rules=1),
    # A bot among random players gets there by the book.
    Recorded(5, "quick", "8", 2, AT_ONCE, first="normal", rules=1),
    Recorded(3, "quick", "30", 1, AT_ONCE, first="normal", rules=1),
    Recorded(4, "standard", "8", 3, LIMIT, rulings=True, rules=1),
    Recorded(3, "standard", "8", 4, LIMIT, rules=2),
    # A daimyo falls with the last one of his enemy and returns at once.
    Recorded(4, "standard", "30", 55, AT_ONCE, orders=True),
    # Daimyos who are out when the round ends, one of them overrun before; captured ronin.
    Recorded(3, "standard", "30", 10, LAST, letter=True),
    Recorded(3, "standard", "30", 36, LAST, letter=True),
    Recorded(2, "standard", "8", 2, LIMIT, letter=True),
    Recorded(5, "quick", "8", 3, FIRST_OUT, letter=True),
    # Dice entered at the table, and some that the program drew.
    Recorded(3, "standard", "8", 6, LIMIT, dice=True),
    Recorded(2, "standard", "8", 7, LIMIT, orders=True, dice=True),
]


def ending(state: State) -> str:
    """How a game came to its end."""
    rules = state.rules
    players = {rules.player_of[clan] for clan in range(rules.clans) if state.alive[clan]}
    if len(players) == 1:
        return LAST
    if rules.quick and not all(state.alive):
        return FIRST_OUT
    if max(state.scores) >= rules.provinces_to_win:
        return ROUND_END if rules.two or rules.long else AT_ONCE
    return LIMIT if state.stage == STAGE_ROUND else FIRST_OUT


def play(game: Recorded) -> Session:
    """A game at a fair table, of random moves but for a bot in the first seat."""
    secret = sha256(f"ikusa {game.players} {game.variant} {game.limit} {game.seed}".encode()).digest()
    options = {"variant": game.variant, "round_limit": game.limit, "goal": game.goal}
    options |= {"ties": "agreement", "trays": "hidden"} if game.rulings else {}
    options |= LETTER if game.letter else {}
    options |= {"dice": "manual"} if game.dice else {}
    chance = TableChance(secret, game.players)
    rules = registry.game(GAME.id, game.rules)
    session = Session.start(rules, game.players, options, SEATS[: game.players], chance)
    rng = Random(game.seed)
    decide = None if game.first == "random" else bot(game.first, GAME.id)

    def choose(acting: list[int]) -> int:
        if game.orders:
            give_orders(session, rng)
        return rng.choice(acting)

    for seat in turns(session.to_act, choose):
        if decide is not None and seat == 0:
            session.apply_run(seat, decide(session.view(seat), rng))
        else:
            session.apply_run(seat, rng.choice(GAME.legal(session.state, seat)))
    return session


def give_orders(session: Session, rng: Random) -> None:
    """Now and then the holder of the ninja tells him to strike once an army has moved."""
    state = session.state
    if state.ninja == NOBODY or state.orders or rng.random() < 0.7:
        return
    seat = state.rules.player_of[state.ninja]
    orders = [
        move
        for move in GAME.out_of_turn_moves(state, seat)
        if move < CANCEL and order_trigger(move - ORDER) >= MOVED
    ]
    if orders:
        session.apply_run(seat, rng.choice(orders))


def find(seconds: float) -> None:
    """Print a line for every pair of table and ending that turns up."""
    until = time.monotonic() + seconds
    known = {(game.players, game.variant, game.ending) for game in GAMES}
    seed = 0
    while time.monotonic() < until:
        seed += 1
        for players, variant in ((2, "standard"), (3, "standard"), (4, "long"), (5, "quick"), (4, "quick")):
            limit = ("30", "8")[seed % 2]
            state = play(Recorded(players, variant, limit, seed, "")).state
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
            session = play(game)
            assert ending(session.state) == game.ending, (game, ending(session.state))
            save_record(session.record(), FOLDER / game.name)
            print(game.name)


if __name__ == "__main__":
    main()
