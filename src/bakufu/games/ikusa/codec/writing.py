"""Writes a position as text, in its one canonical form."""

from __future__ import annotations

from bakufu.engine.bits import has_bit
from bakufu.games.ikusa.bodies import force_size, natural_tray
from bakufu.games.ikusa.codec.fields import BY_CLAN, FIELDS, LETTERS, Field, option_word
from bakufu.games.ikusa.codes import army_of, battle_body, battle_origin, battle_target
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.ids import Army, Clan, Province
from bakufu.games.ikusa.options import DEFAULTS
from bakufu.games.ikusa.stages import (
    STAGES,
)
from bakufu.games.ikusa.state import (
    State,
)
from bakufu.games.ikusa.tables import (
    BIN_COUNT,
    BODIES,
    BODY,
    CLANS,
    FIGURES,
    PROVINCE_COUNT,
    PROVINCES,
    RONIN,
    SHAPES,
)


def write(state: State) -> str:
    """The position in its one canonical form."""
    rules = state.rules
    words = [f"ikusa/{rules.players}"]
    chosen = [(name, value) for name, value in rules.options.items() if value != DEFAULTS[name]]
    words += [f"{option_word(name)}={value}" for name, value in chosen]
    words.append(f"at={state.round}.{STAGES[state.stage]}.{DECISIONS[state.decision]}")
    words += [word for field in FIELDS if (word := _plain(state, field))]
    for name in BY_CLAN:
        values = getattr(state, name)
        words += [f"{name}={_numbers(values)}"] if any(values) else []
    words += _war(state)
    words += [f"pile={''.join(map(str, state.pile))}"] if state.pile else []
    for clan in range(rules.clans):
        words += _clan(state, clan)
    words += [
        f"{PROVINCES[p]}={write_province(state, p)}"
        for p in range(PROVINCE_COUNT)
        if state.castle[p]
        or (state.owner[p] >= 0 and (force_size(state, p) or state.force_units[p * BODY + RONIN]))
    ]
    return " ".join(words)


def _plain(state: State, field: Field) -> str:
    value = getattr(state, field.name)
    if field.many:
        parts = [field.names[one] if field.names else str(one) for one in value]
        return f"{field.key}={','.join(parts)}" if parts else ""
    if value == field.default:
        return ""
    return f"{field.key}={field.names[value] if field.names else value}"


def _numbers(values: list[int]) -> str:
    return ",".join(map(str, values))


def _war(state: State) -> list[str]:
    words = []
    if state.battles:
        parts = [
            f"{PROVINCES[battle_origin(b)]}:{BODIES[battle_body(b)]}:{PROVINCES[battle_target(b)]}"
            for b in state.battles
        ]
        words.append("battles=" + ",".join(parts))
    if state.bonus:
        pairs = zip(state.bonus[::2], state.bonus[1::2])
        words.append("bonus=" + ",".join(f"{PROVINCES[p]}:{left}" for p, left in pairs))
    if any(state.immovable):
        parts = [
            f"{PROVINCES[p]}:{units}"
            for p in range(PROVINCE_COUNT)
            if (units := _units(state.immovable[p * FIGURES : (p + 1) * FIGURES]))
        ]
        words.append("fixed=" + ",".join(parts))
    return words


def _units(counts: list[int]) -> str:
    return "".join(f"{count}{LETTERS[unit]}" for unit, count in enumerate(counts) if count)


def write_province(state: State, province: Province) -> str:
    """A province in notation: `blue/2p1b3r?/c`."""
    owner = state.owner[province]
    hidden = "?" if has_bit(state.hidden_forces, province) else ""
    parts = [
        "none" if owner < 0 else CLANS[owner],
        _units(state.force_units[province * BODY : (province + 1) * BODY]) + hidden,
        ["", "c", "f"][state.castle[province]],
    ]
    while not parts[-1]:
        parts.pop()
    return "/".join(parts)


def write_army(state: State, army: Army) -> str:
    """An army in notation: `kai/1b1s2g/h3/down`; `none` without a place."""
    hidden = "?" if has_bit(state.hidden_armies, army) else ""
    place = "none" if state.army_at[army] < 0 else PROVINCES[state.army_at[army]]
    parts = [place, _units(state.army_units[army * BODY : (army + 1) * BODY]) + hidden]
    if state.experience[army] != state.rules.first_hole:
        parts.append(f"h{state.experience[army] + 1}")
    if state.struck_down[army]:
        parts.append("down")
    return "/".join(parts)


def _clan(state: State, clan: Clan) -> list[str]:
    name = CLANS[clan]
    words = []
    bins = state.bins[clan * BIN_COUNT : (clan + 1) * BIN_COUNT]
    if any(bins):
        words.append(f"{name}.bins=" + ",".join("-" if koku < 0 else str(koku) for koku in bins))
    if levied := _units(state.levied[clan * FIGURES : (clan + 1) * FIGURES]):
        words.append(f"{name}.levied={levied}")
    if state.drafted[clan]:
        words.append(f"{name}.drafted={_numbers(state.drafted[clan])}")
    tray = state.tray[clan * FIGURES : (clan + 1) * FIGURES]
    if tray != natural_tray(state, clan):
        words.append(f"{name}.tray={_numbers(tray)}")
    for number, shape in enumerate(SHAPES):
        army = army_of(clan, number)
        card = state.army_units[army * BODY : (army + 1) * BODY]
        if state.army_at[army] >= 0 or any(card):
            words.append(f"{name}.{shape}={write_army(state, army)}")
    return words
