"""Reads a position from its text, and names every word that cannot be understood."""

from __future__ import annotations

import re

from bakufu.engine.bits import bits_of, has_bit, with_bit
from bakufu.engine.errors import Refused
from bakufu.engine.notation import bad_word, one_of, read_opening
from bakufu.games.shogun import tower
from bakufu.games.shogun.codec import coherence
from bakufu.games.shogun.codec.fields import BY_SEAT, CUBES, NUMBERS, PURPOSES, SEATS
from bakufu.games.shogun.codec.modules import ModuleReader
from bakufu.games.shogun.codes import space_of
from bakufu.games.shogun.decisions import DECISIONS
from bakufu.games.shogun.ids import Seat
from bakufu.games.shogun.options import (
    DEFAULTS_OF,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    OPTIONS_OF,
    RULES_VERSION,
    check,
)
from bakufu.games.shogun.phases.planning import SPACE_OF_STEP
from bakufu.games.shogun.resample import shown_by_now
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.stages import (
    CARDS_ON_BOARDS,
    EVENT_ACTIVE,
    EVENT_GONE,
    EVENT_SHOWN,
    STAGE_ACTIONS,
    STAGE_DRAFT,
    STAGE_PLANNING,
    STAGES,
)
from bakufu.games.shogun.state import CLOSED, NEUTRAL, UNKNOWN, Draft, State
from bakufu.games.shogun.tables import (
    ACTION_COUNT,
    ACTIONS,
    ARMIES_EACH,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    EVENT_COUNT,
    EVENT_KIND,
    EVENTS,
    FARMERS,
    FARMERS_ALL,
    NO_CARD,
    NOBODY,
    PROVINCE_INDEX,
    PROVINCES,
    SEASONS,
    SPACES,
    SPECIAL_COUNT,
    SPECIALS,
    TILES,
)

_PROVINCE = re.compile(
    r"(?P<owner>[a-z]+)(?P<armies>[0-9]{1,3})(?P<tiles>c?t?n?)(?:\*(?P<markers>[0-9]{1,3}))?(?P<fresh>'?)"
)
_AT = re.compile(r"y(?P<year>[12])\.(?P<season>[a-z]+)\.(?P<stage>[a-z]+)\.(?P<decision>[a-z_]+)")


def read(text: str, version: int = RULES_VERSION) -> State:
    """The position of a text; `Refused` names the word that cannot be understood.

    A text does not tell its rules version: what it leaves out has the default of the version that reads it.
    """
    seats = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    players, options, words = read_opening(text, "shogun", seats, OPTIONS_OF[version], DEFAULTS_OF[version])
    refusal = check(players, options, version)
    if refusal is not None:
        raise Refused.of(refusal)
    state = State(Rules(players, options, version))
    _Reader(state, words).read()
    return state


class _Reader(ModuleReader):
    """Takes the words of one text, one after the other, into a state."""

    def read(self) -> None:
        state = self.state
        self._place()
        self._map()
        for key, name in BY_SEAT:
            setattr(state, name, self._track(key))
        for key, name in CUBES:
            unsaid = key == "thrown" and key not in self.values  # no throw is waited for
            setattr(state, name, [] if unsaid else self._cubes(key))
        self._events()
        self._round()
        self._fight()
        if state.stage == STAGE_DRAFT:
            self._draft()
        self._plans()
        self._box()
        if self.values:
            key, value = next(iter(self.values.items()))
            raise bad_word(key, value)
        self._count_supplies()
        word = coherence.contradiction(state)
        if word is not None:
            raise bad_word(word, self.words.get(word, ""))
        self._uncover()

    # the parts of a position

    def _place(self) -> None:
        text = self.values.pop("at", "y1.spring.actions.go_on")
        match = _AT.fullmatch(text)
        if match is None:
            raise bad_word("at", text)
        state = self.state
        state.year = int(match["year"])
        for name, names, place in (
            ("season", SEASONS, match["season"]),
            ("stage", STAGES, match["stage"]),
            ("decision", DECISIONS, match["decision"]),
        ):
            setattr(state, name, names.index(one_of(place, names, "at")))
        for key, field in SEATS:
            setattr(state, field, self._names(key, self.clans))

    def _map(self) -> None:
        state = self.state
        for p in state.rules.closed:
            state.owner[p] = CLOSED
        for name in [key for key in self.values if key in PROVINCE_INDEX]:
            text = self.values.pop(name)
            p = PROVINCE_INDEX[name]
            match = _PROVINCE.fullmatch(text)
            if match is None or match["owner"] not in self.clans or state.owner[p] == CLOSED:
                raise bad_word(name, text)
            state.owner[p] = self.clans.index(match["owner"])
            state.armies[p] = int(match["armies"])
            state.buildings[p] = bits_of(["ctn".index(letter) for letter in match["tiles"]])
            state.markers[p] = int(match["markers"] or 0)
            if match["fresh"]:
                state.gained_this_round = with_bit(state.gained_this_round, p)

    def _events(self) -> None:
        state = self.state
        text = self.values.pop("events", "")
        for part in text.split(",") if text else []:
            card = EVENTS.index(one_of(part.rstrip("!-"), EVENTS, "events"))
            mark = part[len(EVENTS[card]) :]
            if mark not in ("", "!", "-"):
                raise bad_word("events", text)
            state.event_at[card] = {"": EVENT_SHOWN, "!": EVENT_ACTIVE, "-": EVENT_GONE}[mark]
        for card in range(EVENT_COUNT):
            if state.event_at[card] == EVENT_ACTIVE:
                state.event = EVENT_KIND[card]

    def _round(self) -> None:
        state = self.state
        under_way = state.stage == STAGE_PLANNING or state.stage in CARDS_ON_BOARDS
        if "row" in self.values:
            text = self.values.pop("row")
            parts = text.split(",")
            named = [part for part in parts if part != "?"]
            if len(parts) != ACTION_COUNT or len(set(named)) != len(named) or not set(named) <= set(ACTIONS):
                raise bad_word("row", text)
            state.action_row = [UNKNOWN if part == "?" else ACTIONS.index(part) for part in parts]
        elif under_way:
            state.action_row = list(range(ACTION_COUNT))
        if not state.order and state.stage in coherence.IN_TURN_ORDER:
            state.order = list(range(len(self.clans)))
        if under_way:
            self._specials()
        if state.stage != STAGE_ACTIONS and "field" in self.values:
            raise bad_word("field", self.values["field"])
        state.action = max(0, self._number("field", 1) - 1)
        if state.action >= ACTION_COUNT:
            raise bad_word("field", str(state.action + 1))

    def _specials(self) -> None:
        state = self.state
        text = self.values.pop("specials", ",".join(SPECIALS))
        parts = [part.partition(":") for part in text.split(",")]
        if sorted(name for name, _, _ in parts) != sorted(SPECIALS):
            raise bad_word("specials", text)
        state.special_at = [SPECIALS.index(name) for name, _, _ in parts]
        state.taken_by = [NOBODY] * SPECIAL_COUNT
        for space, (name, colon, clan) in enumerate(parts):
            if colon:
                seat = self.clans.index(one_of(clan, self.clans, "specials"))
                state.taken_by[space] = seat
                state.special[seat] = SPECIALS.index(name)

    def _fight(self) -> None:
        state = self.state
        purpose = self.values.pop("for", "none")
        state.purpose = PURPOSES.index(one_of(purpose, PURPOSES, "for"))
        state.fighting_seat = self._name("by", self.clans)
        state.battle_province = self._name("target", PROVINCES)
        state.origin = self._name("origin", PROVINCES)
        for key, name in NUMBERS:
            setattr(state, name, self._number(key))
        state.revolts = self._names("revolts", PROVINCES)

    def _plans(self) -> None:
        state = self.state
        planning = state.stage == STAGE_PLANNING
        state.hands = [self._cards(seat) for seat in range(len(self.clans))] if planning else []
        for seat, clan in enumerate(self.clans):
            text = self.values.pop(f"{clan}.plan", "")
            cards = self._cards(seat)
            for part in text.split(",") if text else []:
                space, _, card = part.partition(":")
                spaces = SPACES[: state.rules.spaces]
                if space not in spaces or card not in CARDS or CARDS.index(card) not in cards:
                    raise bad_word(f"{clan}.plan", part)
                if state.plan[space_of(seat, SPACES.index(space))] != NO_CARD:  # S-PLAN-03
                    raise bad_word(f"{clan}.plan", part)
                cards.remove(CARDS.index(card))
                state.plan[space_of(seat, SPACES.index(space))] = CARDS.index(card)
            state.plan_step[seat] = self._number(f"{clan}.step")
            if planning:
                state.hands[seat] = cards
                for step in range(state.plan_step[seat], state.rules.spaces):
                    if state.plan[space_of(seat, SPACE_OF_STEP[step])] != NO_CARD:
                        raise bad_word(f"{clan}.step", str(state.plan_step[seat]))

    def _cards(self, seat: Seat) -> list[int]:
        cards = [p for p in range(len(PROVINCES)) if self.state.owner[p] == seat]
        return [*cards, *self.state.rules.cards]

    def _draft(self) -> None:
        draft = Draft()
        draft.face_up = self._names("up", PROVINCES)
        draft.under = self._names("under", PROVINCES)
        draft.taken = self._name("taken", PROVINCES)
        draft.cycled = self._number("cycled")
        gone = {*draft.face_up, *draft.under, draft.taken}
        draft.pile = [p for p in range(len(PROVINCES)) if self.state.owner[p] == NEUTRAL and p not in gone]
        for clan in self.clans:
            text = self.values.pop(f"{clan}.groups", "")
            if text and not re.fullmatch(r"[2345](,[2345])*", text):
                raise bad_word(f"{clan}.groups", text)
            draft.groups.append([int(size) for size in text.split(",")] if text else [])
            draft.seen.append(self._names(f"{clan}.seen", PROVINCES))
        self.state.draft = draft

    def _count_supplies(self) -> None:
        """Supplies and tile stocks are what is left."""
        state = self.state
        if min(state.tray) < 0 and not state.thrown:
            raise bad_word("tray", self.words["tray"])
        for c in range(COLOURS):
            state.supply[c] = 0
            total = FARMERS_ALL if c == FARMERS else ARMIES_EACH if c < len(self.clans) else 0
            state.supply[c] = (
                total - tower.outside(state, c) - state.loose_in_tower[c] - state.firm_in_tower[c]
            )
            if state.supply[c] < 0:
                raise Refused("position-cubes", "S-STATE-04", colour=COLOUR_NAMES[c], most=total)
        for kind in range(len(TILES)):
            state.stock[kind] = TILES[kind] - sum(has_bit(bits, kind) for bits in state.buildings)

    def _uncover(self) -> None:
        """Which planned cards lie open follows from where the round stands."""
        state = self.state
        if state.stage in CARDS_ON_BOARDS:
            for seat in range(len(self.clans)):
                state.shown[seat] = shown_by_now(state, seat)
