"""Who of those who look for a game plays with whom: a pure function of the people who wait.

Whoever has waited longest is served first: if there is any full group with them, they are in one. Among
those who would do, people of the nearest level are taken first, then those who have waited longer. Neither
the order of the arguments nor the clock matters, so every process comes to the same groups.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

STEPS_MOST: Final = 4_000  # tries for one person: honest people need far fewer, others get no more


class Form(NamedTuple):
    """A form of a game: with how many players, and how long; no text where the game has no lengths."""

    players: int
    length: str = ""


class Wish(NamedTuple):
    """What somebody would play. Several values mean that any will do; the first is liked best."""

    game: str
    forms: tuple[Form, ...]
    paces: tuple[str, ...]
    languages: frozenset[str]
    level: int
    same_level: bool = False  # only with people of this level


class Seeker(NamedTuple):
    """Somebody who waits. `body`: two seekers with the same one are one player, in two windows."""

    id: str
    since: float
    wish: Wish
    person: str | None = None  # None: a guest
    body: str = ""
    bots: bool = False  # agrees to begin with bots


class Group(NamedTuple):
    """People who play together; the form has more players than there are seekers if bots play, too."""

    seekers: tuple[Seeker, ...]
    game: str
    form: Form
    pace: str


class _Common(NamedTuple):
    """What all members of a group would play."""

    forms: tuple[Form, ...]
    paces: tuple[str, ...]
    languages: frozenset[str]

    def narrowed(self, wish: Wish) -> _Common | None:
        """The same with one member more; None if nothing is left."""
        both = _Common(
            tuple(one for one in self.forms if one in wish.forms),
            tuple(one for one in self.paces if one in wish.paces),
            self.languages & wish.languages,
        )
        return both if all(both) else None


Blocked = Collection[frozenset[str]]  # pairs of persons, of whom one has blocked the other


def pair(seekers: Sequence[Seeker], blocked: Blocked = ()) -> list[Group]:
    """The groups that can begin now: first the full ones, then those that agree to be filled up with bots."""
    waiting = sorted(seekers, key=lambda one: (one.since, one.id))
    fitting = _fitting(waiting, frozenset(blocked))
    groups: list[Group] = []
    for find in (_full_group, _group_with_bots):
        left: list[Seeker] = []
        while waiting:
            first, others = waiting[0], waiting[1:]
            group = find(first, [one for one in others if one.id in fitting[first.id]], fitting)
            if group is None:
                left.append(first)  # no group with them at all, so none of a later one either
                waiting = others
            else:
                groups.append(group)
                seated = {one.id for one in group.seekers}
                waiting = [one for one in others if one.id not in seated]
        waiting = left
    return groups


Fitting = Mapping[str, Collection[str]]  # by seeker: all who fit


def _fitting(waiting: Sequence[Seeker], blocked: Blocked) -> Fitting:
    found: dict[str, set[str]] = {one.id: set() for one in waiting}
    for one, other in combinations(waiting, 2):
        if fit(one, other, blocked):
            found[one.id].add(other.id)
            found[other.id].add(one.id)
    return found


def fit(one: Seeker, other: Seeker, blocked: Blocked = ()) -> bool:
    """Whether these two may sit at one table, as far as that depends on no third person."""
    mine, theirs = one.wish, other.wish
    if mine.game != theirs.game or one.id == other.id or (one.body and one.body == other.body):
        return False
    if (mine.same_level or theirs.same_level) and mine.level != theirs.level:
        return False
    if one.person is None or other.person is None:
        return True
    return one.person != other.person and frozenset((one.person, other.person)) not in blocked


def _full_group(first: Seeker, others: Sequence[Seeker], fitting: Fitting) -> Group | None:
    """The best group of people alone: as many players as possible."""
    level = first.wish.level
    nearest = sorted(others, key=lambda one: (abs(one.wish.level - level), one.since, one.id))
    search = _Search(fitting)
    for players in sorted({form.players for form in first.wish.forms}, reverse=True):
        start = _common(first)
        start = start._replace(forms=tuple(form for form in start.forms if form.players == players))
        wanting = [one for one in nearest if start.narrowed(one.wish)]
        found = next(search.complete((first,), start, wanting, players - 1), None)
        if found is not None:
            members, common = found
            return _group(members, common)
    return None


class _Search:
    """A search for people who all fit together, with a limit to its tries."""

    def __init__(self, fitting: Fitting) -> None:
        self.fitting = fitting
        self.steps = 0

    def complete(
        self, chosen: tuple[Seeker, ...], common: _Common, others: Sequence[Seeker], missing: int
    ) -> Iterator[tuple[tuple[Seeker, ...], _Common]]:
        """All ways to complete a group by `missing` more of these, the best first."""
        if missing == 0:
            yield chosen, common
            return
        for place, one in enumerate(others):
            self.steps += 1
            if len(others) - place < missing or self.steps > STEPS_MOST:
                return
            narrowed = common.narrowed(one.wish)
            if narrowed is None:
                continue
            near = self.fitting[one.id]
            rest = [other for other in others[place + 1 :] if other.id in near]
            yield from self.complete((*chosen, one), narrowed, rest, missing - 1)


def _group_with_bots(first: Seeker, others: Sequence[Seeker], fitting: Fitting) -> Group | None:
    """Whoever agrees to begin with bots, and all who fit and agree, too."""
    if not first.bots:
        return None
    members, common = [first], _common(first)
    for one in others:
        narrowed = common.narrowed(one.wish)
        if narrowed is None or not one.bots or _most(narrowed) <= len(members):
            continue
        if all(one.id in fitting[other.id] for other in members):
            members, common = [*members, one], narrowed
    enough = [form for form in common.forms if form.players >= len(members)]
    players = min(form.players for form in enough)
    return _group(members, common._replace(forms=tuple(form for form in enough if form.players == players)))


def _most(common: _Common) -> int:
    return max(form.players for form in common.forms)


def _common(seeker: Seeker) -> _Common:
    wish = seeker.wish
    return _Common(wish.forms, wish.paces, wish.languages)


def _group(members: Sequence[Seeker], common: _Common) -> Group:
    """What whoever has waited longest likes best, of what all would play."""
    ordered = tuple(sorted(members, key=lambda one: (one.since, one.id)))
    return Group(ordered, ordered[0].wish.game, common.forms[0], common.paces[0])
