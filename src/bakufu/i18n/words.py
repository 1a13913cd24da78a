"""Formats keys and facts as text.

The name of a fact says what it is about: `province`, `card`, `seat`. So `kai` becomes Kai or 甲斐, and a seat
becomes its name. A message may use `$card` (the text), `$card-id` (the plain id, to choose between variants;
`none` for a fact that is "-") and, for a list, `$cards-count`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bakufu.i18n.facts import facts_of
from bakufu.i18n.languages import language
from bakufu.i18n.messages import SOURCE, Argument, Messages, messages

Value = str | int | Sequence[str | int]
Facts = Mapping[str, Value]


class MissingWords(LookupError):
    """A message is missing or lacks a fact. Only strict words raise this, in tests."""


class Words:
    """The texts for one reader: a language, a game, and the names at the table.

    Where a message is missing, the English one is used, and as a last resort the key itself; `strict` words
    raise instead.
    """

    def __init__(
        self,
        lang: str = SOURCE,
        game: str = "",
        seats: Sequence[str] = (),
        *,
        strict: bool = False,
        source: Messages | None = None,
    ) -> None:
        self.lang = language(lang)
        self.game = game
        self.seats = list(seats)
        self.strict = strict
        self._own = source or messages(self.lang)
        self._facts = facts_of(game)

    # Texts

    def say(self, key: str, **facts: Value) -> str:
        """A text of the interface by its full key, such as `cli-your-turn`."""
        return self._text(key, self._arguments(facts)) or key

    def has_message(self, key: str) -> bool:
        """Whether there is such a text."""
        return messages(SOURCE).has_message(key)

    def event(self, key: str, facts: Facts | None = None, rule: str = "") -> str:
        """A line of the log: the game's own message, or the general one."""
        two = self._facts.two_clans
        arguments = self._arguments(facts or {}, sides=two is not None and key not in two.events_of_players)
        own, of_all = self._id("event", key), f"event-{_hyphens(key)}"
        general = messages(SOURCE).has_message(of_all) and not messages(SOURCE).has_message(own)
        return self._text(of_all if general else own, arguments) or _fallback_text(key, rule)

    def refusal(self, key: str, rule: str = "", facts: Facts | None = None) -> str:
        """Why something is not possible; in a run of moves also which move it is."""
        text = self._refused(key, facts or {}) or _fallback_text(key, rule)
        index = (facts or {}).get("run_index")
        if isinstance(index, int):
            return self.say("refusal-in-run", place=index + 1, text=text)
        return text

    def move(self, form: Sequence[str | int], argument_names: Sequence[str]) -> str:
        """A move in JSON form, with the names of its arguments as the move table has them."""
        facts = dict(zip(argument_names, form[1:], strict=True))
        text = self._text(self._id("move", str(form[0])), self._arguments(facts))
        return text or " ".join(str(part) for part in form)

    def decision(self, name: str) -> str:
        """What the game asks for now, in one sentence."""
        return self.name("decision", name)

    def option(self, name: str) -> str:
        """What an option of the table is about, in one sentence."""
        return self.name("option", name)

    def option_value(self, name: str, value: str) -> str:
        """The meaning of an option's value; the value itself where it needs no explanation."""
        if "," in value:
            return self.join([self.option_value(name, part) for part in value.split(",")])
        meaning = f"{self._id('option', name)}.{_hyphens(value)}"
        return (self._text(meaning, {}) or value) if messages(SOURCE).has_message(meaning) else value

    def name(self, kind: str, id: str) -> str:
        """The name of a thing, such as `name("province", "kai")`."""
        return self._text(self._id(kind, id), {}) or id

    def about(self, kind: str, id: str) -> str:
        """What a thing does, in one sentence: `about("special", "chest")`."""
        return self._text(f"{self._id(kind, id)}.about", {}) or id

    def seat(self, index: int) -> str:
        """The name of a seat: the given one, the game's own, or its number."""
        if 0 <= index < len(self.seats):
            return self.seats[index]
        own = self._id("seat", str(index + 1))
        if self.two_clans(len(self.seats)):
            return self.side(index)
        if self.game and messages(SOURCE).has_message(own):
            return self._text(own, {}) or str(index + 1)
        return self._text("seat-number", {"number": index + 1}) or str(index + 1)

    def two_clans(self, players: int) -> bool:
        """Whether everybody has two clans at a table with this number of players."""
        return self._facts.two_clans is not None and players == self._facts.two_clans.players

    def side(self, index: int) -> str:
        """Who acts: the player and, if players have two clans, which of them."""
        if not self.two_clans(len(self.seats)):
            return self.seat(index)
        player, clan = (
            self.seats[index % len(self.seats)],
            self._text(self._id("seat", str(index + 1)), {}) or "",
        )
        side = self._text(self._id("side", "name"), {"player": player, "clan": clan})
        return side if side and player != clan else clan

    def join(self, items: Sequence[str]) -> str:
        """A list of things as one text."""
        return self._own.join(list(items))

    # Looking up messages

    def _id(self, kind: str, key: str) -> str:
        return f"{self.game}-{kind}-{_hyphens(key)}"

    def _refused(self, key: str, facts: Facts) -> str | None:
        """The game's own refusal, or the general one, which names no things of the game."""
        own = self._id("refusal", key)
        if self.game and messages(SOURCE).has_message(own):
            return self._text(own, self._arguments(facts))
        return self._text(f"refusal-{_hyphens(key)}", self._arguments(facts, things=False))

    def _text(self, id: str, arguments: Mapping[str, Argument]) -> str | None:
        for source in (self._own, messages(SOURCE)):
            found = source.format(id, arguments)
            if found is not None and not (found[1] and self.strict):
                return found[0]
            if self.strict:
                fault = "; ".join(found[1]) if found else "no such message"
                raise MissingWords(f"{id} ({source.tag}): {fault}; facts: {dict(arguments)}")
        return None

    # Formatting facts

    def _arguments(self, facts: Facts, things: bool = True, sides: bool = False) -> dict[str, Argument]:
        arguments: dict[str, Argument] = {}
        for name, value in facts.items():
            clans = sides and name in self._facts.seats and not isinstance(value, str)
            arguments[name] = self._sides(value) if clans else self._value(name, value, facts, things)
            if isinstance(value, str | int):
                arguments[f"{name}-id"] = "none" if value == "-" else str(value)
            else:
                arguments[f"{name}-count"] = len(value)
        return arguments

    def _value(self, name: str, value: Value, facts: Facts, things: bool) -> Argument:
        if name in self._facts.reasons:
            return self._reason(str(value), facts)
        if isinstance(value, str) and name in self._facts.packed and things:
            return self._unpacked(name, value.split(","))
        if isinstance(value, str | int):
            return self._one(name, value, things)
        items: list[str | int] = list(value)
        if name in self._facts.counts:
            return self._counts(self._facts.counts[name], [int(count) for count in items])
        if name in self._facts.points:
            return self.join([self._tally(seat, int(count)) for seat, count in enumerate(items)])
        return self.join([str(self._one(name, item, things)) for item in items])

    def _sides(self, value: Value) -> str:
        indices = [value] if isinstance(value, str | int) else list(value)
        return self.join([self.side(int(index)) for index in indices])

    def _one(self, name: str, value: str | int, things: bool) -> Argument:
        if name in self._facts.seats:
            return self.seat(value) if isinstance(value, int) else value
        if name == "game" and messages(SOURCE).has_message(f"{value}-title"):
            return self._text(f"{value}-title", {}) or value
        for kind in self._facts.named_kinds.get(name, ()) if things and self.game else ():
            if messages(SOURCE).has_message(self._id(kind, str(value))):
                return self.name(kind, str(value))
        return value

    def _unpacked(self, name: str, parts: list[str]) -> str:
        """Format packed values. Seats count from 1 there, because people may read the string itself."""
        if name in self._facts.seats:
            return self.join([self.seat(int(part) - 1) if part.isdigit() else part for part in parts])
        return self.join([str(self._one(name, part, True)) for part in parts])

    def _reason(self, key: str, facts: Facts) -> str:
        """The text of the other refusal if all its facts are known; else its key."""
        rest = {name: value for name, value in facts.items() if name not in self._facts.reasons}
        for message, things in ((self._id("refusal", key), True), (f"refusal-{_hyphens(key)}", False)):
            found = self._own.format(message, self._arguments(rest, things))
            if found is not None and not found[1]:
                return found[0]
        return key

    def _counts(self, kind: str, counts: list[int]) -> str:
        parts = [
            self._text(self._id(kind, str(place)), {"count": count}) or str(count)
            for place, count in enumerate(counts)
            if count
        ]
        return self.join(parts) if parts else self.name(kind, "none")

    def _tally(self, seat: int, count: int) -> str:
        return self._text("tally", {"seat": self.seat(seat), "count": count}) or f"{seat + 1}: {count}"


def _hyphens(key: str) -> str:
    return key.replace("_", "-").lower()


def _fallback_text(key: str, rule: str) -> str:
    return f"{key} [{rule}]" if rule else key
