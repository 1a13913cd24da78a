"""The words of the modules of the Big Box in a position text.

    hall=2,0,1 audience=0,4,0 favors=10@4,8@3,2@2,4:red,7- queue=blue favor=12 samurai=1,0,2
    red.leader=kai red.statues=mino,mino red.trophies=blue left=kai
    chambers=1xo.../o...../o...../....../....../...... tiles=green,red,purple,yellow,brown tile=2

A favor card is on the space that costs so many (`10@4`), with a clan (`4:red`) or gone (`7-`). On the chamber
board a digit is a seat's marker, `o` one of the chambers face up, `x` face down, `.` still in the bag. Where
favor cards or chambers are not said, the lowest ones have been drawn in the rounds so far. Officials in
supply and statues not placed are what is left.
"""

from __future__ import annotations

import re

from bakufu.engine.notation import bad_word, one_of
from bakufu.games.shogun.codec.words import WordReader
from bakufu.games.shogun.modules.invariants import BEFORE_THE_ACTIONS, rounds_begun
from bakufu.games.shogun.modules.state import (
    FACE_DOWN,
    FACE_UP,
    FAVOR_GONE,
    FAVOR_HELD,
    FAVOR_PILE,
    IN_BAG,
)
from bakufu.games.shogun.modules.view import shield_of
from bakufu.games.shogun.stages import CARDS_ON_BOARDS, STAGE_COURT, STAGE_PLANNING
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import (
    CHAMBERS,
    CHAMBERS_DRAWN,
    CLANS,
    FAVOR_COSTS,
    FAVORS,
    LINES,
    NOBODY,
    OFFICIALS_EACH,
    PROVINCES,
    REGIONS,
    STATUES_EACH,
)

SIGNS = "12345ox."
_FAVOR = re.compile(r"(?P<number>[1-9][0-9]?)(?:@(?P<cost>[234])|:(?P<clan>[a-z]+)|-)")


def write_modules(state: State) -> list[str]:
    rules = state.rules
    words: list[str] = []
    if rules.court:
        words += _write_court(state)
    if rules.samurai and any(state.modules.samurai):
        words.append("samurai=" + ",".join(map(str, state.modules.samurai)))
    if rules.leaders:
        words += _write_leaders(state)
    if rules.chambers:
        words += _write_chambers(state)
    return words


def _write_court(state: State) -> list[str]:
    modules = state.modules
    words = [
        f"{key}={','.join(map(str, officials))}"
        for key, officials in (("hall", modules.hall), ("audience", modules.audience))
        if any(officials)
    ]
    favors = []
    for card, at in enumerate(modules.favor_at):
        if at >= FAVOR_HELD:
            favors.append(f"{card + 1}:{CLANS[at - FAVOR_HELD]}")
        elif at != FAVOR_PILE:
            favors.append(f"{card + 1}-" if at == FAVOR_GONE else f"{card + 1}@{at}")
    words += ["favors=" + ",".join(favors)] if favors else []
    words += ["queue=" + ",".join(CLANS[seat] for seat in modules.queue)] if modules.queue else []
    words += [f"favor={modules.favor}"] if modules.favor else []
    return words


def _write_leaders(state: State) -> list[str]:
    modules = state.modules
    words = []
    for seat, clan in enumerate(CLANS[: state.rules.players]):
        statues, trophies = modules.statues[seat], modules.trophies[seat]
        words += (
            [f"{clan}.leader={PROVINCES[modules.leader[seat]]}"] if modules.leader[seat] != NOBODY else []
        )
        words += [f"{clan}.statues={','.join(PROVINCES[p] for p in statues)}"] if statues else []
        words += [f"{clan}.trophies={','.join(CLANS[other] for other in trophies)}"] if trophies else []
    return [*words, f"left={PROVINCES[modules.left]}"] if modules.left != NOBODY else words


def _write_chambers(state: State) -> list[str]:
    modules = state.modules
    signs = "".join(SIGNS[marker] for marker in modules.chambers)
    words = ["chambers=" + "/".join(signs[LINES * row : LINES * (row + 1)] for row in range(LINES))]
    words.append("tiles=" + ",".join(REGIONS[tile] for tile in modules.tiles))
    return [*words, f"tile={modules.tile}"] if modules.tile else words


class ModuleReader(WordReader):
    """Takes the words of the modules in play."""

    def _box(self) -> None:
        rules = self.state.rules
        if rules.court:
            self._court()
        if rules.samurai:
            self.state.modules.samurai = self._track("samurai")
        if rules.leaders:
            self._leaders()
        if rules.chambers:
            self._chambers()

    def _court(self) -> None:
        modules = self.state.modules
        modules.hall = self._track("hall")
        modules.audience = self._track("audience")
        modules.officials = [
            OFFICIALS_EACH - there - asks for there, asks in zip(modules.hall, modules.audience)
        ]
        modules.favor_at = self._favors() if "favors" in self.values else self._usual_favors()
        modules.shield = shield_of(self.state.rules, modules.favor_at)
        modules.queue = self._names("queue", self.clans)
        modules.favor = self._number("favor")
        if modules.favor > FAVORS:
            raise bad_word("favor", str(modules.favor))

    def _favors(self) -> list[int]:
        places = [FAVOR_PILE] * FAVORS
        for part in self._parts("favors"):
            match = _FAVOR.fullmatch(part)
            if match is None or int(match["number"]) > FAVORS or places[int(match["number"]) - 1]:
                raise bad_word("favors", part)
            at = FAVOR_GONE
            if match["cost"]:
                at = int(match["cost"])
            elif match["clan"]:
                at = FAVOR_HELD + self.clans.index(one_of(match["clan"], self.clans, "favors"))
            places[int(match["number"]) - 1] = at
        return places

    def _usual_favors(self) -> list[int]:
        drawn = len(FAVOR_COSTS) * rounds_begun(self.state)
        places = [FAVOR_GONE if card < drawn else FAVOR_PILE for card in range(FAVORS)]
        if drawn and self.state.stage in (*BEFORE_THE_ACTIONS, STAGE_COURT):
            for card, cost in enumerate(FAVOR_COSTS, 1):
                places[drawn - card] = cost
        return places

    def _leaders(self) -> None:
        modules = self.state.modules
        modules.leader = [self._name(f"{clan}.leader", PROVINCES) for clan in self.clans]
        modules.statues = [sorted(self._names(f"{clan}.statues", PROVINCES)) for clan in self.clans]
        modules.trophies = [sorted(self._names(f"{clan}.trophies", self.clans)) for clan in self.clans]
        for seat in range(len(self.clans)):
            taken = sum(trophies.count(seat) for trophies in modules.trophies)
            modules.tokens[seat] = STATUES_EACH - len(modules.statues[seat]) - taken
        modules.left = self._name("left", PROVINCES)

    def _chambers(self) -> None:
        modules = self.state.modules
        text = self.values.pop("chambers", "")
        if text:
            rows = text.split("/")
            known = SIGNS[: len(self.clans)] + SIGNS[FACE_UP:]
            if len(rows) != LINES or any(len(row) != LINES or set(row) - set(known) for row in rows):
                raise bad_word("chambers", text)
            modules.chambers = [SIGNS.index(sign) for sign in "".join(rows)]
        else:
            modules.chambers = self._usual_chambers()
        modules.tiles = self._names("tiles", REGIONS) or list(range(len(REGIONS)))
        modules.tile = self._number("tile")

    def _usual_chambers(self) -> list[int]:
        drawn = CHAMBERS_DRAWN * rounds_begun(self.state)
        board = [FACE_DOWN if space < drawn else IN_BAG for space in range(CHAMBERS)]
        if drawn and (self.state.stage == STAGE_PLANNING or self.state.stage in CARDS_ON_BOARDS):
            board[drawn - CHAMBERS_DRAWN : drawn] = [FACE_UP] * CHAMBERS_DRAWN
        return board
