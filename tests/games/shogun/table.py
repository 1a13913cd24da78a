"""A table for rule tests: put a position on it, make a move, look at what came of it.

    table = Table("shogun/4 kai=red3 shinano=blue2", manual_tower=True)
    table.act("red", "battle_a", "kai")
    table.do("red", ["attack", "shinano", 2])
    table.tray(red=2, blue=1)
    assert table["shinano"] == "red1'"

Chance answers as told (`draws` by reason, such as event=[0]) and otherwise by a fixed seed.
"""

from __future__ import annotations

from typing import Any

from bakufu.engine.chance import Chance, Seeded
from bakufu.engine.errors import Refusal
from bakufu.engine.events import Event
from bakufu.games.shogun import GAME, codec, flow
from bakufu.games.shogun.decisions import DECISIONS
from bakufu.games.shogun.phases import actions
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import ACTIONS, CLANS, COLOUR_NAMES, PROVINCE_INDEX


class ScriptedChance(Chance):
    """Answers from a script, by reason; what the script leaves open is drawn from a fixed seed."""

    def __init__(self, draws: dict[str, list[int]]) -> None:
        self.draws = {why.replace("_", "-"): list(answers) for why, answers in draws.items()}
        self.rest = Seeded(7)
        self.asked: list[tuple[str, int]] = []

    def draw_below(self, n: int, why: str) -> int:
        self.asked.append((why, n))
        answers = self.draws.get(why)
        if answers:
            answer = answers.pop(0)
            assert 0 <= answer < n, f"{why}: the script says {answer}, but there are only {n}"
            return answer
        return self.rest.draw_below(n, why)

    def draw_hits(self, n: int, threshold: int, why: str) -> int:
        self.asked.append((why, n))
        return self.rest.draw_hits(n, threshold, why)


class Table:
    def __init__(self, position: str | State, manual_tower: bool = True, **draws: list[int]) -> None:
        if isinstance(position, str):
            if manual_tower and "tower_model=" not in position:
                position += " tower_model=manual"
            position = codec.read(position)
        self.state = position
        self.chance = ScriptedChance(draws)
        self.log: list[Event] = []
        self.halts = False  # after `act`: stop when that action is done

    # -- making things happen

    def go(self) -> Table:
        """Everything that follows by itself, up to the next decision."""
        self.halts = False
        flow.go_on(self.state, self.chance, self.log)
        return self.sound()

    def act(self, clan: str, action: str, province: str) -> Table:
        """Carry out one planned action of one player, as when the card is revealed; then the game halts."""
        self.halts = True
        state = self.state
        index = ACTIONS.index(action)
        if index in state.action_row:
            state.action = state.action_row.index(index)
        actions.execute(state, CLANS.index(clan), index, PROVINCE_INDEX[province], self.chance, self.log)
        return self

    def do(self, clan: str, move: list[Any]) -> Table:
        """A legal move; an illegal one fails the test with its reason."""
        seat = CLANS.index(clan)
        number = GAME.moves.encode(move)
        refusal = GAME.why_not(self.state, seat, number)
        assert refusal is None, refusal
        if self.halts:
            flow.carry_out(self.state, seat, number, self.chance, self.log)
        else:
            GAME.apply(self.state, seat, number, self.chance, self.log)
        return self.sound()

    def refused(self, clan: str, move: list[Any]) -> Refusal:
        """The refusal of an illegal move; a legal one fails the test."""
        refusal = GAME.why_not(self.state, CLANS.index(clan), GAME.moves.encode(move))
        assert refusal is not None, f"{move} is legal for {clan}"
        return refusal

    def tray(self, **cubes: int) -> Table:
        """The result of a throw with a real tower: what lies in the tray, by colour."""
        assert self.decision == "enter_tower", self.decision
        throws = len(self.events("throw"))
        while len(self.events("throw")) == throws:  # the end of this throw may begin another
            seat = self.state.acting[0]
            colour = str(GAME.moves.decode(GAME.legal(self.state, seat)[0])[1])
            self.do(CLANS[seat], ["tower", colour, cubes.pop(colour, 0)])
        assert not any(cubes.values()), f"no such cubes were in the tower: {cubes}"
        return self

    # -- looking

    def __getitem__(self, province: str) -> str:
        """A province in notation, such as `red3ct*1`; "neutral" or "closed" when nobody's."""
        p = PROVINCE_INDEX[province]
        if self.state.owner[p] < 0:
            return "neutral" if self.state.owner[p] == -1 else "closed"
        return codec.write_province(self.state, p)

    def legal(self, clan: str) -> list[list[Any]]:
        return [GAME.moves.decode(move) for move in GAME.legal(self.state, CLANS.index(clan))]

    @property
    def decision(self) -> str:
        return DECISIONS[self.state.decision]

    @property
    def acting(self) -> list[str]:
        return [CLANS[seat] for seat in self.state.acting]

    def supply(self, colour: str) -> int:
        return self.state.supply[COLOUR_NAMES.index(colour)]

    def in_tray(self, colour: str) -> int:
        return self.state.tray[COLOUR_NAMES.index(colour)]

    def in_tower(self, colour: str) -> int:
        c = COLOUR_NAMES.index(colour)
        return self.state.loose_in_tower[c] + self.state.firm_in_tower[c]

    def chests(self, clan: str) -> int:
        return self.state.chests[CLANS.index(clan)]

    def rice(self, clan: str) -> int:
        return self.state.rice[CLANS.index(clan)]

    def events(self, key: str) -> list[Event]:
        return [event for event in self.log if event.key == key]

    def sound(self) -> Table:
        """Every move leaves a sound position (positions made for a test may stop half-way)."""
        faults = [
            fault for fault in GAME.broken_invariants(self.state) if not fault.startswith("nobody acts")
        ]
        assert not faults, faults
        return self
