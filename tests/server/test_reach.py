"""What the server tells about who can open its links."""

from __future__ import annotations

from inspect import signature

import pytest

from bakufu.cli.serve import serve
from bakufu.server.http.endpoints.reach import is_loopback, own_address, restart_command
from tests.server.running import running


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def test_a_server_on_loopback_says_that_no_other_machine_reaches_it(database: str) -> None:
    """And how to start it for them: at the same port, with the same data, whose address stays secret."""
    async with running(database) as server:
        port = server.url.rsplit(":", 1)[1]
        assert await server.ask("GET", "/api/reach") == {
            "loopback_only": True,
            "address": None,
            "restart": f"bakufu serve --host 0.0.0.0 --port {port} --db …",
        }


def test_the_command_to_restart_leaves_out_what_is_usual() -> None:
    usual = {name: value.default for name, value in signature(serve).parameters.items()}
    assert restart_command(usual["port"], usual["db"]) == "bakufu serve --host 0.0.0.0"
    assert restart_command(8123, usual["db"]) == "bakufu serve --host 0.0.0.0 --port 8123"
    secret = restart_command(usual["port"], "postgresql://bakufu:pass@localhost/bakufu")
    assert secret == "bakufu serve --host 0.0.0.0 --db …"


async def test_the_machine_s_own_address_is_told_to_who_sits_at_it(database: str) -> None:
    async with running(database, host="198.51.100.7") as server:
        told = await server.ask("GET", "/api/reach")
        port = server.url.rsplit(":", 1)[1]
        assert told == {"loopback_only": False, "address": f"http://198.51.100.7:{port}", "restart": None}


async def test_whoever_came_by_another_name_is_told_no_address(database: str) -> None:
    """So also behind a proxy, which asks from this machine in somebody else's name."""
    async with running(database, host="198.51.100.7") as server:
        answer = await server.http.get("/api/reach", headers={"host": "example.org"})
        assert answer.json() == {"loopback_only": False, "address": None, "restart": None}


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "::1", "localhost"])
def test_loopback_in_all_its_spellings(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.20", "example.org", "", "-"])
def test_all_else_is_no_loopback(host: str) -> None:
    assert not is_loopback(host)


def test_an_address_of_every_network_is_never_told() -> None:
    """0.0.0.0 means all addresses of the machine; nobody else can call it so."""
    assert own_address("0.0.0.0") not in ("0.0.0.0", "127.0.0.1")
    assert own_address("192.168.1.20") == "192.168.1.20"
    assert own_address("example.org") is None
