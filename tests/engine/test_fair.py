from __future__ import annotations

import hmac
import inspect
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bakufu.engine import fair
from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refused
from bakufu.engine.fair import Draw, RecordedChance, Recording, TableChance, commitment_of, entropy_digest
from tests.engine.tables import SECRET, refusal


def table(*entropy: str) -> TableChance:
    return TableChance(SECRET, 2, entropy)


def test_the_commitment_is_the_same_for_ever() -> None:
    assert commitment_of(SECRET) == "b0eaef3015b7993e4cf79dc159a295c89e839d1a1500d0e009c82cfe08235300"


def test_the_draws_are_the_same_for_ever_and_everywhere() -> None:
    chance = table("aya's dice", "00ff")
    chance.begin(17, lambda: "y1/summer/a4")
    drawn = [
        chance.below(2, "coin"),
        chance.below(6, "die"),
        chance.below(256, "byte"),
        chance.below(257, "more"),
        chance.below(10**30, "many"),
        chance.hits(10, 32768, "tower"),
        chance.hits(40, 6000, "tower"),
    ]
    assert drawn == [1, 2, 59, 167, 702744186445097128045555371365, 4, 1]
    assert chance.draws[-1] == Draw("17.6/y1/summer/a4/tower", drawn[-1])


def test_a_draw_can_be_made_again_with_nothing_but_the_published_recipe() -> None:
    chance = table("salt")
    chance.begin(3, lambda: "r1")
    outcome = chance.below(60000, "why")
    message = b"bakufu-entropy/1\0" + (4).to_bytes(4, "big") + b"salt" + (0).to_bytes(4, "big")
    prefix = b"bakufu-draw/1\0" + sha256(message).digest() + b"3.0/r1/why"
    block = hmac.new(SECRET, prefix + (0).to_bytes(4, "big"), sha256).digest()
    numbers = [int.from_bytes(block[i : i + 2], "big") for i in range(0, 32, 2)]
    assert outcome == next(number for number in numbers if number < 60000)


def test_a_label_says_the_move_the_draw_the_moment_and_why() -> None:
    chance = table()
    chance.below(6, "deck")
    chance.begin(4, lambda: "r1/turn0")
    chance.below(6, "die")
    chance.below(6, "die")
    assert [draw.label for draw in chance.draws] == ["4.0/r1/turn0/die", "4.1/r1/turn0/die"]


def test_after_a_rewind_the_labels_and_so_the_draws_are_others_for_ever() -> None:
    drawn = []
    for rewinds in range(4):
        chance = table("salt")
        chance.rewinds = rewinds
        chance.begin(4, lambda: "r1/turn0")
        chance.below(10**6, "die")
        drawn += chance.draws
    assert [draw.label for draw in drawn] == [
        "4.0/r1/turn0/die",
        "4.0/r1/turn0/die rewinds=1",
        "4.0/r1/turn0/die rewinds=2",
        "4.0/r1/turn0/die rewinds=3",
    ]
    assert [draw.outcome for draw in drawn] == [246525, 630044, 408859, 541016]


def test_the_moment_is_asked_for_at_each_draw() -> None:
    moments = iter(["a1", "a2"])
    chance = table()
    chance.begin(1, lambda: next(moments))
    chance.below(6, "die")
    chance.below(6, "die")
    assert [draw.label for draw in chance.draws] == ["1.0/a1/die", "1.1/a2/die"]


@given(st.integers(2, 2**70), st.text())
def test_a_number_is_always_under_its_bound(n: int, why: str) -> None:
    why = why.encode("utf-8", "replace").decode()
    assert 0 <= table().below(n, why) < n


def test_fair_numbers_reach_every_value_alike() -> None:
    chance = table()
    counts = Counter(chance.below(5, "d5") for _ in range(10_000))
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert all(1850 < count < 2150 for count in counts.values())


def test_fair_hits_follow_their_threshold() -> None:
    chance = table()
    hits = [chance.hits(20, 16384, "cubes") for _ in range(2000)]
    assert all(0 <= hit <= 20 for hit in hits)
    assert abs(sum(hits) / len(hits) - 5) < 0.15


def test_a_trial_hits_when_its_number_is_under_the_threshold() -> None:
    number = fair.Stream(SECRET, entropy_digest(["", ""]), "0.0/setup/one").number(2)
    assert table().hits(1, number, "one") == 0
    assert table().hits(1, number + 1, "one") == 1


@pytest.mark.parametrize("entropy", [("x",), ("", "x"), ("xx",), ("x", "x")])
def test_every_seats_entropy_changes_the_draws(entropy: tuple[str, ...]) -> None:
    plain, salted = table(), table(*entropy)
    assert plain.below(2**64, "why") != salted.below(2**64, "why")


def test_entropy_cannot_wander_between_seats() -> None:
    assert entropy_digest(["ab", "c"]) != entropy_digest(["a", "bc"])


@pytest.mark.parametrize(
    "draw", [lambda chance: chance.below(6, "die"), lambda chance: chance.hits(3, 9, "cubes")]
)
def test_entropy_after_the_first_draw_is_too_late(draw: Callable[[TableChance], int]) -> None:
    chance = table()
    chance.add_entropy(1, "in time")
    draw(chance)
    with pytest.raises(Refused) as caught:
        chance.add_entropy(0, "too late")
    assert refusal(caught).key == "entropy-too-late"


@pytest.mark.parametrize("text", ["x" * 257, "\x1b[0m", "\ud800", 7, None])
def test_entropy_must_be_a_short_printable_text(text: Any) -> None:
    with pytest.raises(Refused) as caught:
        table().add_entropy(0, text)
    assert refusal(caught).key == "entropy-malformed"


@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
def test_entropy_comes_from_a_seat_of_the_table(seat: Any) -> None:
    with pytest.raises(Refused) as caught:
        table().add_entropy(seat, "x")
    assert refusal(caught).key == "seat-unknown"


def test_a_secret_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        TableChance(b"short", 2)
    assert refusal(caught).key == "secret-wrong-length"


def test_fresh_tables_have_different_secrets() -> None:
    assert TableChance.fresh(2).secret != TableChance.fresh(2).secret


def test_the_fair_path_knows_no_floats() -> None:
    source = inspect.getsource(fair)
    assert "float" not in source and "import random" not in source
    assert "/ " not in inspect.getsource(TableChance).replace("// ", "")


def test_a_recorded_simulation_replays_from_its_outcomes() -> None:
    recording = Recording(Seeded(5))
    asked = [recording.below(6, "die"), recording.hits(9, 30000, "cubes"), recording.below(1, "sure")]
    again = RecordedChance(recording.outcomes())
    assert [again.below(6, "die"), again.hits(9, 30000, "cubes"), again.below(1, "sure")] == asked
    again.finish()


def test_recorded_outcomes_that_run_out_are_refused_by_label() -> None:
    chance = RecordedChance([3])
    chance.begin(8, lambda: "r2")
    chance.below(6, "die")
    with pytest.raises(Refused) as caught:
        chance.below(6, "die")
    assert refusal(caught).key == "draws-run-out"
    assert refusal(caught).facts == {"number": 8, "label": "8.1/r2/die"}


@pytest.mark.parametrize("outcome", [-1, 6, True, "3", 2.0])
def test_a_recorded_number_out_of_range_is_refused(outcome: Any) -> None:
    with pytest.raises(Refused) as caught:
        RecordedChance([outcome]).below(6, "die")
    assert refusal(caught).key == "draw-out-of-range"


def test_all_trials_may_hit_but_not_more() -> None:
    assert RecordedChance([4]).hits(4, 9, "cubes") == 4
    with pytest.raises(Refused) as caught:
        RecordedChance([5]).hits(4, 9, "cubes")
    assert refusal(caught).key == "draw-out-of-range"


def test_recorded_outcomes_that_nobody_asked_for_are_refused() -> None:
    chance = RecordedChance([1, 2, 3])
    chance.below(6, "die")
    with pytest.raises(Refused) as caught:
        chance.finish()
    assert refusal(caught).facts["left"] == 2
