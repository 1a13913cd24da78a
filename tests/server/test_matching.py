"""Who is paired with whom: a pure function, tried with everything that people may wish."""

from __future__ import annotations

from itertools import combinations
from random import Random
from time import process_time
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bakufu.server.pairing.matching import Form, Group, Seeker, Wish, fit, pair

THREE = (Form(3),)
EN = frozenset({"en"})


def wish(forms: tuple[Form, ...] = THREE, **more: Any) -> Wish:
    return Wish("shogun", forms, ("live",), EN, 2)._replace(**more)


def seeker(name: str, since: float, **more: Any) -> Seeker:
    return Seeker(name, since, wish(), f"person {name}", name)._replace(**more)


def names(groups: list[Group]) -> list[str]:
    return ["".join(one.id for one in group.seekers) for group in groups]


GAMES = st.sampled_from(["shogun", "ikusa"])
FORMS = st.lists(st.builds(Form, st.integers(2, 4), st.sampled_from(["", "long"])), min_size=1, unique=True)
PACES = st.lists(st.sampled_from(["live", "relaxed", "days"]), min_size=1, unique=True)
LANGUAGES = st.frozensets(st.sampled_from(["en", "nl", "zh-Hans"]), min_size=1)
WISHES = st.builds(
    Wish,
    GAMES,
    FORMS.map(tuple),
    PACES.map(tuple),
    LANGUAGES,
    st.integers(1, 3),
    st.booleans(),
)
SEEKERS = st.builds(
    Seeker,
    st.text("abcdefghij", min_size=3, max_size=3),
    st.integers(0, 5).map(float),
    WISHES,
    st.none() | st.sampled_from(["Aya", "Ben", "Cho", "Dai", "Emi"]),
    st.sampled_from(["", "", "one browser", "another"]),
    st.booleans(),
)
QUEUES = st.lists(SEEKERS, max_size=9, unique_by=lambda one: one.id)
BLOCKED = st.sets(
    st.sampled_from([frozenset(two) for two in combinations(["Aya", "Ben", "Cho", "Dai", "Emi"], 2)])
)


def may_play(members: tuple[Seeker, ...], blocked: set[frozenset[str]]) -> list[tuple[str, Form, str]]:
    """Everything that these people may play together, by the letter of what each of them wishes."""
    for one, other in combinations(members, 2):
        if one.person is not None and one.person == other.person:
            return []
        if one.body and one.body == other.body:
            return []
        if frozenset({one.person or "-", other.person or "-"}) in blocked:
            return []
        strict = one.wish.same_level or other.wish.same_level
        if strict and one.wish.level != other.wish.level:
            return []
    if not frozenset.intersection(*(one.wish.languages for one in members)):
        return []
    first = members[0].wish
    return [
        (first.game, form, pace)
        for form in first.forms
        for pace in first.paces
        if all(
            one.wish.game == first.game and form in one.wish.forms and pace in one.wish.paces
            for one in members
        )
    ]


@given(QUEUES, BLOCKED)
def test_nobody_is_paired_twice_and_everybody_gets_what_they_wish(
    queue: list[Seeker], blocked: set[frozenset[str]]
) -> None:
    groups = pair(queue, blocked)
    seated = [one.id for group in groups for one in group.seekers]
    assert len(seated) == len(set(seated)) and set(seated) <= {one.id for one in queue}
    for group in groups:
        assert (group.game, group.form, group.pace) in may_play(group.seekers, blocked)
        if len(group.seekers) < group.form.players:
            assert all(one.bots for one in group.seekers), "bots play only with those who agree"
        assert len(group.seekers) <= group.form.players


@given(QUEUES, BLOCKED)
def test_nobody_waits_on_while_a_full_group_could_play(
    queue: list[Seeker], blocked: set[frozenset[str]]
) -> None:
    seated = {one.id for group in pair(queue, blocked) for one in group.seekers}
    left = [one for one in queue if one.id not in seated]
    for size in (2, 3, 4):
        for members in combinations(left, size):
            assert not any(form.players == size for _, form, _ in may_play(members, blocked))


@given(QUEUES, BLOCKED)
def test_whoever_has_waited_longest_and_can_play_plays(
    queue: list[Seeker], blocked: set[frozenset[str]]
) -> None:
    """Of all who could be in a full group, the first in the queue is in one."""
    ordered = sorted(queue, key=lambda one: (one.since, one.id))
    able = next(
        (
            one
            for one in ordered
            for size in (2, 3, 4)
            for rest in combinations([other for other in queue if other is not one], size - 1)
            if any(form.players == size for _, form, _ in may_play((one, *rest), blocked))
        ),
        None,
    )
    full = [group for group in pair(queue, blocked) if len(group.seekers) == group.form.players]
    if able is not None:
        assert able.id in {one.id for one in full[0].seekers}


@given(QUEUES, BLOCKED, st.randoms())
def test_the_order_of_arrival_in_the_list_does_not_matter(
    queue: list[Seeker], blocked: set[frozenset[str]], rng: Random
) -> None:
    expected = pair(queue, blocked)
    shuffled = queue[:]
    rng.shuffle(shuffled)
    assert pair(shuffled, blocked) == expected == pair(queue, blocked)


def test_those_who_have_waited_longest_play() -> None:
    assert names(pair([seeker("d", 4), seeker("a", 1), seeker("c", 3), seeker("b", 2)])) == ["abc"]


def test_a_person_of_the_same_level_is_taken_before_one_who_has_waited_longer() -> None:
    far = wish(level=3)
    queue = [seeker("a", 1), seeker("b", 2, wish=far), seeker("c", 3), seeker("d", 4)]
    assert names(pair(queue)) == ["acd"]
    assert names(pair(queue[:3])) == ["abc"], "and nobody waits for somebody who may never come"


def test_whoever_wants_their_own_level_gets_nobody_else() -> None:
    strict = wish(same_level=True)
    queue = [seeker("a", 1, wish=strict), seeker("b", 2, wish=wish(level=1)), seeker("c", 3), seeker("d", 4)]
    assert names(pair(queue)) == ["acd"]


def test_the_largest_table_that_can_be_filled_is_made() -> None:
    any_size = wish((Form(3), Form(4), Form(5)))
    queue = [seeker(name, place, wish=any_size) for place, name in enumerate("abcde")]
    assert [group.form.players for group in pair(queue)] == [5]


def test_what_the_longest_waiting_likes_best_is_played() -> None:
    first = wish((Form(3, "long"), Form(3, "quick")), paces=("days", "live"))
    other = wish((Form(3, "quick"), Form(3, "long")), paces=("live", "days"))
    (group,) = pair([seeker("a", 1, wish=first), seeker("b", 2, wish=other), seeker("c", 3, wish=other)])
    assert (group.form.length, group.pace) == ("long", "days")


def test_people_without_a_common_language_are_not_paired_by_a_third_who_speaks_both() -> None:
    queue = [
        seeker("a", 1),
        seeker("b", 2, wish=wish(languages=frozenset({"en", "nl"}))),
        seeker("c", 3, wish=wish(languages=frozenset({"nl"}))),
    ]
    assert pair(queue) == []


def test_somebody_whom_one_has_blocked_is_never_at_the_same_table() -> None:
    queue = [seeker(name, place) for place, name in enumerate("abcd")]
    apart = {frozenset({"person a", "person b"})}
    assert names(pair(queue, apart)) == ["acd"]


def test_two_windows_of_one_browser_are_not_two_players() -> None:
    queue = [seeker(name, place, person=None, body="same") for place, name in enumerate("abc")]
    assert pair(queue) == [] and not fit(queue[0], queue[1])


def test_bots_come_only_to_those_who_agree_and_they_play_together() -> None:
    any_size = wish((Form(3), Form(5)))
    queue = [seeker(name, place, wish=any_size, bots=name != "b") for place, name in enumerate("abc")]
    queue[1] = queue[1]._replace(wish=wish((Form(5),)))
    (group,) = pair(queue)
    assert (names([group]), group.form.players) == (["ac"], 3)


def test_many_who_can_never_be_paired_cost_little() -> None:
    """A crowd made to be expensive: every two fit, no three do."""
    queue = [
        seeker(f"{place:03}", place, person=f"p{place}", wish=wish((Form(4),), languages=EN), body=f"{place}")
        for place in range(200)
    ]
    apart = {frozenset({f"p{one}", f"p{other}"}) for one in range(200) for other in range(one % 3, 200, 3)}
    before = process_time()
    assert pair(queue, apart) == []
    assert process_time() - before < 30
