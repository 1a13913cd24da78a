"""Rate limits: a burst, then a steady pace, for each address; and no way to fill the memory."""

from __future__ import annotations

import asyncio
from math import inf

import pytest

from bakufu.engine.errors import Refused
from bakufu.server.http import pages
from bakufu.server.http.limits import ConnectionLimit, RateLimits, TokenBucket, rate_limit_key
from bakufu.server.settings import Settings, check_origin, with_limits
from tests.server.running import bearer, running


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class Clock:
    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def test_a_bucket_gives_its_burst_at_once_then_so_many_a_second() -> None:
    clock = Clock()
    bucket = TokenBucket(2.0, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.seconds += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.seconds += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_every_address_has_a_bucket_of_its_own_and_old_ones_are_dropped() -> None:
    buckets = RateLimits(1.0, 1, Clock(), most=100)
    assert buckets.take("10.0.0.1") and not buckets.take("10.0.0.1") and buckets.take("10.0.0.2")
    for number in range(10_000):
        buckets.take(f"10.1.{number // 250}.{number % 250}")
    assert len(buckets.by_address) == 100


def test_the_many_addresses_of_one_household_count_as_one() -> None:
    assert rate_limit_key("2001:db8::1") == rate_limit_key("2001:db8::ffff:1:2:3")
    assert rate_limit_key("2001:db8:0:1::1") != rate_limit_key("2001:db8::1")
    assert rate_limit_key("::ffff:10.0.0.1") == "10.0.0.1" and rate_limit_key("somebody") == "somebody"


def test_rate_limits_of_many_addresses_use_bounded_memory() -> None:
    crowd = ConnectionLimit(2)
    assert crowd.enter("a") and crowd.enter("a") and not crowd.enter("a") and crowd.enter("b")
    crowd.leave("a")
    assert crowd.enter("a")
    for address in ("a", "a", "b"):
        crowd.leave(address)
    assert not crowd.by_address


def test_a_host_can_widen_or_lift_all_limits() -> None:
    assert with_limits(Settings(), 2).requests_burst == 2 * Settings().requests_burst
    lifted = with_limits(Settings(), 0)
    assert lifted.requests_burst == lifted.moves_burst == lifted.sockets_most == inf
    assert all(TokenBucket(inf, inf, Clock()).take() for _ in range(10))


@pytest.mark.parametrize("origin", ["example.org", "ftp://x", "https://", "https://x/y", "https://x?y", ""])
def test_a_malformed_origin_is_refused(origin: str) -> None:
    with pytest.raises(Refused) as refused:
        check_origin(origin)
    assert refused.value.refusal.key == "origin-malformed"


async def test_too_many_requests_are_refused_with_a_time_to_wait(database: str) -> None:
    async with running(database, limits=1.0, requests_burst=5.0, requests_per_second=0.1) as server:
        statuses = [(await server.http.get("/api/games")).status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        refused = await server.http.get("/api/games")
        assert (
            refused.json()["refusal"]["key"] == "too-fast" and 1 < int(refused.headers["retry-after"]) <= 10
        )


async def test_a_refusal_says_how_long_to_wait(database: str) -> None:
    async with running(database, limits=1.0, tables_per_minute=2.0) as server:
        body = {"game": "shogun", "players": 3}
        for _ in range(2):
            await server.ask("POST", "/api/tables", body=body)
        refused = await server.http.post("/api/tables", json=body)
        assert refused.status_code == 429 and 1 < int(refused.headers["retry-after"]) <= 30


async def test_the_files_of_the_client_are_never_refused(database: str) -> None:
    """A page that lacks one of its files is an empty page; an unknown path is counted like a call."""
    async with running(database, limits=1.0, requests_burst=3.0, requests_per_second=0.01) as server:
        for path in pages.paths():
            assert (await server.http.get(path)).status_code == 200, path
        unknown = [(await server.http.get("/assets/nothing.js")).status_code for _ in range(4)]
        assert unknown == [404, 404, 404, 429]
        assert (await server.http.get("/")).status_code == 200


SEATED = {
    "game": "shogun",
    "players": 3,
    "host_name": "Anna",
    "seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}],
}
PLAYERS, TABS = 5, 4  # of a household behind one address


async def test_a_household_behind_one_address_can_live_with_the_limits(database: str) -> None:
    """Five players open two tables each, then four tabs each, all at once: every page with its calls, and the
    first with all files, which are not counted (see above); then everybody asks the bots four times."""
    async with running(database, limits=1.0) as server:
        tables = []
        for _ in range(PLAYERS):
            for _ in range(2):
                made = await server.ask("POST", "/api/tables", body=SEATED)
                tables.append(made)
        ids = ",".join(made["table"]["id"] for made in tables)

        async def load_page(tab: int) -> None:
            for path in sorted(pages.paths()) if tab == 0 else ():
                assert (await server.http.get(path)).status_code == 200, path
            for path in ("/api/games", f"/api/tables?ids={ids}"):
                assert (await server.http.get(path)).status_code == 200, path
            made = tables[tab % len(tables)]
            for what in ("view", "chat", "draft", "notes"):
                await server.ask("GET", f"/api/tables/{made['table']['id']}/{what}", made["token"])

        await asyncio.gather(*(load_page(tab) for tab in range(PLAYERS * TABS)))
        asked = [
            server.http.get(
                f"/api/tables/{made['table']['id']}/advice", headers=bearer(made["token"]), timeout=60
            )
            for made in tables
            for _ in range(2)
        ]
        assert 429 not in {answer.status_code for answer in await asyncio.gather(*asked)}


def test_a_minute_of_a_busy_household_fits_into_the_limits() -> None:
    """Twenty pages that look after their tables every 15 s, and five sliders that ask for odds."""
    clock = Clock()
    settings = Settings()
    requests = RateLimits(settings.requests_per_second, settings.requests_burst, clock)
    for second in range(60):
        looks = PLAYERS * TABS * 2 if second % 15 == 0 else 0
        assert all(requests.take("10.0.0.1") for _ in range(looks + PLAYERS * 2)), second
        clock.seconds += 1


async def test_nobody_can_open_tables_without_end(database: str) -> None:
    async with running(database, limits=1.0, tables_per_minute=3.0) as server:
        body = {"game": "shogun", "players": 3}
        for _ in range(3):
            await server.ask("POST", "/api/tables", body=body)
        assert await server.refused("POST", "/api/tables", body=body) == (429, "too-many-tables")
        assert await server.refused("POST", "/api/records", body={}) == (429, "too-many-tables")
