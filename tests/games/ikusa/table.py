"""A table for rule tests: put a position on it, make a move, look at what came of it.

    table = war("c", "battles=yamato:pf:kawachi", "yamato=blue/2p", "kawachi=orange/1s1p", dice=[4, 9, 3, 8])
    table.go()
    assert table["kawachi"] == "orange/1s"

Dice show what they are told (`dice`, `ninja`, `revenge`, from 1 to 12), then 12; other draws follow a fixed
seed. Clans that are not mentioned have a daimyo far away.
"""

from __future__ import annotations

from typing import Any

from bakufu.engine.chance import Chance, Seeded
from bakufu.engine.errors import Refusal
from bakufu.engine.events import Event
from bakufu.games.ikusa import GAME, codec, flow
from bakufu.games.ikusa.bodies import level
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.stages import (
    STAGES,
)
from bakufu.games.ikusa.state import (
    State,
)
from bakufu.games.ikusa.tables import ARMIES, CLANS, FIGURES, PROVINCE_INDEX, UNITS

FAR = {"blue": "tsushima", "orange": "sado", "green": "oki", "red": "mutsu", "black": "satsuma"}
PHASES = {
    "a": "a.move_armies steps=0,0,0",
    "b": "b.declare_battle",
    "c": "c.go_on",
    "d": "d.final_armies steps=0,0,0 moved=0,0,0,0,0,0,0,0,0,0,0,0",
    "d_pf": "d_pf.final_forces steps=0,0,0 moved=0,0,0,0,0,0,0,0,0,0,0,0",
}


class ScriptedChance(Chance):
    """Answers from a script, by reason; dice beyond it show 12, other draws follow a fixed seed."""

    def __init__(self, dice: list[int], ninja: list[int], revenge: list[int]) -> None:
        self.scripts = {"combat": dice[:], "ninja": ninja[:], "revenge": revenge[:]}
        self.rest = Seeded(7)
        self.asked: list[str] = []

    def draw_below(self, n: int, why: str) -> int:
        self.asked.append(why)
        script = self.scripts.get(why)
        if script is None:
            return self.rest.draw_below(n, why)
        assert n == 12
        return (script.pop(0) if script else 12) - 1


class Table:
    def __init__(
        self,
        position: str | State,
        dice: list[int] | None = None,
        ninja: list[int] | None = None,
        revenge: list[int] | None = None,
    ) -> None:
        self.state = codec.read(position) if isinstance(position, str) else position
        self.chance = ScriptedChance(dice or [], ninja or [], revenge or [])
        self.log: list[Event] = []

    # -- making things happen

    def go(self) -> Table:
        """Everything that follows by itself, up to the next decision."""
        flow.go_on(self.state, self.chance, self.log)
        return self.sound()

    def do(self, clan: str, *moves: list[Any]) -> Table:
        """Legal moves; an illegal one fails the test with its reason."""
        player = self._player(clan)
        for move in moves:
            number = GAME.moves.encode(move)
            refusal = GAME.why_not(self.state, player, number)
            assert refusal is None, (move, refusal)
            GAME.apply(self.state, player, number, self.chance, self.log)
            self.sound()
        return self

    def refused(self, clan: str, move: list[Any]) -> Refusal:
        """The refusal of an illegal move; a legal one fails the test."""
        refusal = GAME.why_not(self.state, self._player(clan), GAME.moves.encode(move))
        assert refusal is not None, f"{move} is legal for {clan}"
        return refusal

    def can(self, clan: str, move: list[Any]) -> bool:
        return GAME.why_not(self.state, self._player(clan), GAME.moves.encode(move)) is None

    def pass_on(self) -> Table:
        """Whoever is asked declines, holds, ends or stops, until the next turn or round begins."""
        stage = self.state.stage
        while self.state.stage == stage and self.state.acting:
            clan = CLANS[self.state.acting[0]]
            offered = {str(move[0]) for move in self.legal(clan)}
            kind = next(kind for kind in ("end", "wait", "call_off", "hold") if kind in offered)
            self.do(clan, ["hold", "now"] if kind == "hold" else [kind])
        return self

    def _player(self, clan: str) -> int:
        return self.state.rules.player_of[CLANS.index(clan)]

    # -- looking

    def __getitem__(self, name: str) -> str:
        """A province (`blue/2p`, or `empty`) or an army (`kai/1b`, or `none`) in notation."""
        if name in PROVINCE_INDEX:
            p = PROVINCE_INDEX[name]
            told = codec.write_province(self.state, p)
            return "empty" if told == "none" else told
        army = ARMIES.index(name.replace(".", "_"))
        return codec.write_army(self.state, army) if self.state.army_at[army] >= 0 else "none"

    def legal(self, clan: str, kind: str | None = None) -> list[list[Any]]:
        moves = [GAME.moves.decode(move) for move in GAME.legal(self.state, self._player(clan))]
        return [move for move in moves if kind is None or move[0] == kind]

    @property
    def decision(self) -> str:
        return DECISIONS[self.state.decision]

    @property
    def stage(self) -> str:
        return STAGES[self.state.stage]

    @property
    def acting(self) -> list[str]:
        return [CLANS[clan] for clan in self.state.acting]

    def level(self, army: str) -> int:
        return level(self.state, ARMIES.index(army.replace(".", "_")))

    def tray(self, clan: str, unit: str) -> int:
        return self.state.tray[CLANS.index(clan) * FIGURES + UNITS.index(unit)]

    def provinces(self, clan: str) -> int:
        return self.state.provinces[CLANS.index(clan)]

    def events(self, key: str) -> list[Event]:
        return [event for event in self.log if event.key == key]

    def sound(self) -> Table:
        faults = [
            fault for fault in GAME.broken_invariants(self.state) if not fault.startswith("nobody acts")
        ]
        assert not faults, faults
        return self


def text(at: str, *words: str, players: int = 3, clans: int = 0) -> str:
    """A position at this place; every clan that is not mentioned gets a daimyo far away."""
    names = CLANS[: clans or (4 if players == 2 else players)]
    told = " ".join(words)
    far = [
        f"{name}.hexagon={FAR[name]} {FAR[name]}={name}/1p"
        for name in names
        if f"{name}.circle" not in told and f"{name}.hexagon" not in told and f"{name}.square" not in told
    ]
    early = at.split(".")[1] in ("round", "plan", "order")
    order = "" if early or "order=" in told else "order=" + ",".join(names)
    return f"ikusa/{players} at={at} {order} {told} {' '.join(far)}"


def war(phase: str, *words: str, round: int = 2, players: int = 3, **dice: list[int]) -> Table:
    """A turn of blue in this phase (a, b, c, d, d_pf)."""
    act = "" if phase == "c" else "act=blue"
    return Table(text(f"{round}.{PHASES[phase]}", act, *words, players=players), **dice)


def hold(clan: str, provinces: list[str]) -> str:
    """Words that give a clan so many provinces, one unit in each: spearmen, then other figures."""
    figures = ["1p"] * 30 + ["1g"] * 8 + ["1s"] * 8 + ["1b"] * 8
    return " ".join(f"{province}={clan}/{unit}" for province, unit in zip(provinces, figures))
