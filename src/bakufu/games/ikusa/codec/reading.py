"""Reads a position from its text, and names every word that cannot be understood."""

from __future__ import annotations

import re

from bakufu.engine.bits import with_bit
from bakufu.engine.errors import Refused
from bakufu.engine.notation import bad_word, one_of, read_opening
from bakufu.games.ikusa.bodies import count_forces, natural_tray
from bakufu.games.ikusa.codec.coherence import contradiction
from bakufu.games.ikusa.codec.fields import BY_CLAN, FIELDS, LETTERS, Field, option_word
from bakufu.games.ikusa.codes import army_of, clan_of_army, first_army
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.ids import Army, Clan
from bakufu.games.ikusa.options import (
    DEFAULTS,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    OPTIONS,
    RULES_VERSION,
    check,
)
from bakufu.games.ikusa.rules import Rules
from bakufu.games.ikusa.stages import STAGES
from bakufu.games.ikusa.state import NOBODY, State
from bakufu.games.ikusa.tables import (
    ARMIES_EACH,
    BIN_COUNT,
    BODIES,
    BODY,
    CLANS,
    FIGURES,
    FIGURES_EACH,
    LOSS_ORDERS,
    PROVINCE_COUNT,
    PROVINCE_INDEX,
    PROVINCES,
    RONIN,
    RONIN_ALL,
    SHAPES,
    UNITS,
)

_NUMBER = re.compile(r"-?[0-9]{1,7}")
_AT = re.compile(r"(?P<round>[0-9]{1,3})\.(?P<stage>[a-z_]+)\.(?P<decision>[a-z_]+)")
_UNITS = re.compile(rf"(?:[0-9]{{1,3}}[{LETTERS}])*")
_BUILDINGS = ["", "c", "f"]


def read(text: str, version: int = RULES_VERSION) -> State:
    """The position of a text under these rules; `Refused` names the word that cannot be understood."""
    seats = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    players, options, words = read_opening(text, "ikusa", seats, OPTIONS, DEFAULTS, option_word)
    refusal = check(players, options)
    if refusal is not None:
        raise Refused.of(refusal)
    state = State(Rules(players, options, version))
    _Reader(state, words).read()
    return state


def _counts(text: str, key: str, size: int) -> list[int]:
    """`2p1b` as counts of units."""
    if not _UNITS.fullmatch(text):
        raise bad_word(key, text)
    counts = [0] * size
    for number, letter in re.findall(r"([0-9]+)([a-z])", text):
        unit = LETTERS.index(letter)
        if unit >= size or counts[unit]:
            raise bad_word(key, text)
        counts[unit] = int(number)
    return counts


class _Reader:
    """Takes the words of one text, one after the other, into a state."""

    def __init__(self, state: State, values: dict[str, str]) -> None:
        self.state = state
        self.values = values
        self.clans = CLANS[: state.rules.clans]

    def read(self) -> None:
        self._place()
        for field in FIELDS:
            self._plain(field)
        self._doomed()
        for name in BY_CLAN:
            self._by_clan(name)
        for key in [key for key in self.values if key in PROVINCE_INDEX]:
            self._province(key, self.values.pop(key))
        count_forces(self.state)
        for clan, name in enumerate(self.clans):
            self._clan(clan, name)
        self._war()
        self._pile()
        self._count()
        fault = contradiction(self.state)
        if fault is not None:
            raise Refused("position-unsound", fault if fault.startswith("I-") else "", fault=fault)

    # the parts of a position

    def _place(self) -> None:
        text = self.values.pop("at", "1.c.go_on")
        match = _AT.fullmatch(text)
        if match is None:
            raise bad_word("at", text)
        self.state.round = int(match["round"])
        self.state.stage = STAGES.index(one_of(match["stage"], STAGES, "at"))
        self.state.decision = DECISIONS.index(one_of(match["decision"], DECISIONS, "at"))

    def _plain(self, field: Field) -> None:
        text = self.values.pop(field.key, "")
        if not text:
            setattr(self.state, field.name, [] if field.many else field.default)
            return
        parts = text.split(",") if field.many else [text]
        found = []
        for part in parts:
            if field.names is not None:
                found.append(field.names.index(one_of(part, field.names, field.key)))
            elif _NUMBER.fullmatch(part):
                found.append(int(part))
            else:
                raise bad_word(field.key, text)
        setattr(self.state, field.name, found if field.many else found[0])

    def _doomed(self) -> None:
        """Army and clan by turns."""
        doomed = self.state.doomed
        armies, clans = doomed[::2], doomed[1::2]
        known = range(len(self.clans))
        if (
            len(armies) != len(clans)
            or len(set(armies)) < len(armies)
            or (
                any(clan_of_army(army) not in known for army in armies)
                or any(clan not in known for clan in clans)
            )
        ):
            raise bad_word("doomed", ",".join(map(str, doomed)))

    def _numbers(self, key: str, size: int) -> list[int]:
        text = self.values.pop(key, ",".join(["0"] * size))
        parts = text.split(",")
        if len(parts) != size or not all(part == "-" or re.fullmatch("[0-9]{1,4}", part) for part in parts):
            raise bad_word(key, text)
        return [NOBODY if part == "-" else int(part) for part in parts]

    def _by_clan(self, name: str) -> None:
        values = self._numbers(name, len(self.clans))
        if min(values) < 0 or (name == "losses" and max(values) >= len(LOSS_ORDERS)):
            raise bad_word(name, str(values))
        setattr(self.state, name, values)

    def _province(self, key: str, text: str) -> None:
        state, p = self.state, PROVINCE_INDEX[key]
        owner, _, rest = text.partition("/")
        units, _, building = rest.partition("/")
        names = [*self.clans, "none"]
        one_of(owner, names, key)
        if building not in _BUILDINGS:
            raise bad_word(key, text)
        state.castle[p] = _BUILDINGS.index(building)
        if owner != "none":
            state.owner[p] = self.clans.index(owner)
            state.provinces[state.owner[p]] += 1
        if units.endswith("?"):
            state.hidden_forces = with_bit(state.hidden_forces, p)
        state.force_units[p * BODY : (p + 1) * BODY] = _counts(units.removesuffix("?"), key, BODY)

    def _clan(self, clan: Clan, name: str) -> None:
        state = self.state
        state.bins[clan * BIN_COUNT : (clan + 1) * BIN_COUNT] = self._numbers(f"{name}.bins", BIN_COUNT)
        levied = _counts(self.values.pop(f"{name}.levied", ""), f"{name}.levied", FIGURES)
        state.levied[clan * FIGURES : (clan + 1) * FIGURES] = levied
        drafted = self.values.pop(f"{name}.drafted", "")
        parts = drafted.split(",") if drafted else []
        if not all(re.fullmatch("[0-9]{1,6}", part) for part in parts):
            raise bad_word(f"{name}.drafted", drafted)
        state.drafted[clan] = [int(part) for part in parts]
        for number, shape in enumerate(SHAPES):
            key = f"{name}.{shape}"
            if key in self.values:
                self._army(army_of(clan, number), key, self.values.pop(key))

    def _army(self, army: Army, key: str, text: str) -> None:
        state = self.state
        place, _, rest = text.partition("/")
        units, *marks = rest.split("/")
        if place != "none":
            province = PROVINCE_INDEX[one_of(place, PROVINCES, key)]
            state.army_at[army] = province
            if state.owner[province] < 0 and not state.castle[province]:  # an army alone there holds it
                state.owner[province] = clan_of_army(army)
                state.provinces[clan_of_army(army)] += 1
        if units == "down" or re.fullmatch("h[0-9]{1,2}", units):
            marks, units = [units, *marks], ""
        if units.endswith("?"):
            state.hidden_armies = with_bit(state.hidden_armies, army)
        state.army_units[army * BODY : (army + 1) * BODY] = _counts(units.removesuffix("?"), key, BODY)
        for mark in marks:
            if mark == "down":
                state.struck_down[army] = 1
            elif re.fullmatch("h[0-9]{1,2}", mark):
                state.experience[army] = int(mark[1:]) - 1
            else:
                raise bad_word(key, text)

    def _war(self) -> None:
        state = self.state
        text = self.values.pop("battles", "")
        for part in text.split(",") if text else []:
            origin, _, rest = part.partition(":")
            body, _, target = rest.partition(":")
            code = 512 * PROVINCE_INDEX[one_of(origin, PROVINCES, "battles")]
            code += 128 * BODIES.index(one_of(body, BODIES, "battles"))
            state.battles.append(code + PROVINCE_INDEX[one_of(target, PROVINCES, "battles")])
        text = self.values.pop("bonus", "")
        for part in text.split(",") if text else []:
            province, _, left = part.partition(":")
            if not re.fullmatch("[0-9]", left):
                raise bad_word("bonus", text)
            state.bonus += [PROVINCE_INDEX[one_of(province, PROVINCES, "bonus")], int(left)]
        text = self.values.pop("fixed", "")
        if state.moved_units:
            state.immovable = [0] * (PROVINCE_COUNT * FIGURES)
        elif text:
            raise bad_word("fixed", text)
        for part in text.split(",") if text else []:
            province, _, units = part.partition(":")
            p = PROVINCE_INDEX[one_of(province, PROVINCES, "fixed")]
            state.immovable[p * FIGURES : (p + 1) * FIGURES] = _counts(units, "fixed", FIGURES)

    def _pile(self) -> None:
        text = self.values.pop("pile", "")
        if text and not re.fullmatch(f"[01]{{{PROVINCE_COUNT}}}", text):
            raise bad_word("pile", text)
        self.state.pile = [int(digit) for digit in text]

    def _count(self) -> None:
        """Trays, the pool and who is still in the game are what the rest says."""
        state = self.state
        for clan, name in enumerate(self.clans):
            first = first_army(clan)
            if state.round:
                lying = any(clan_of_army(army) == clan for army in state.doomed[::2])
                state.alive[clan] = int(lying or max(state.army_at[first : first + ARMIES_EACH]) >= 0)
            key = f"{name}.tray"
            tray = self._numbers(key, FIGURES) if key in self.values else natural_tray(state, clan)
            state.tray[clan * FIGURES : (clan + 1) * FIGURES] = tray
        if self.values:
            key, value = next(iter(self.values.items()))
            raise bad_word(key, value)
        for unit in range(FIGURES):
            if min(state.tray[unit::FIGURES]) < 0:
                raise Refused("position-figures", "I-COMP-01", unit=UNITS[unit], most=FIGURES_EACH[unit])
        state.ronin_pool = (
            RONIN_ALL
            - sum(state.force_units[RONIN::BODY])
            - sum(state.army_units[RONIN::BODY])
            - sum(state.hired)
        )
        if state.ronin_pool < 0:
            raise Refused("position-figures", "I-COMP-03", unit=UNITS[RONIN], most=RONIN_ALL)
