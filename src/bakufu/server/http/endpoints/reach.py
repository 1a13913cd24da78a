"""Network reach: whether other machines can open this server's links, and at which address."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import closing
from urllib.parse import urlsplit

from bakufu.server.http.endpoints.endpoint import ApiCall
from bakufu.server.protocol import ReachInfo
from bakufu.server.settings import DEFAULT_DATABASE, DEFAULT_PORT

# Nothing is ever sent there: choosing a route to it reveals the address of this machine in its network.
SOMEWHERE_ELSE = ("192.0.2.1", 9)


async def reach(call: ApiCall) -> ReachInfo:
    """Whether others can reach this server. Its addresses are only shown to a browser on this machine."""
    host = call.context.settings.host
    if is_loopback(host):
        restart = restart_command(call.request.url.port, call.context.settings.database)
        return ReachInfo(loopback_only=True, address=None, restart=restart)
    at_this_machine = is_loopback(call.address) and is_loopback(
        urlsplit(f"//{call.request.headers.get('host', '')}").hostname or ""
    )
    own = own_address(host) if at_this_machine else None
    if own is None:
        return ReachInfo(loopback_only=False, address=None, restart=None)
    port = call.request.url.port
    shown = f"[{own}]" if ":" in own else own
    return ReachInfo(loopback_only=False, address=f"http://{shown}{f':{port}' if port else ''}", restart=None)


def restart_command(port: int | None, database: str) -> str:
    """How to start this server for other machines, with the same port and data.

    Whoever runs it knows the database; its address may hold a password, so the command has only its place.
    """
    at_port = "" if port in (None, DEFAULT_PORT) else f" --port {port}"
    with_data = "" if database == DEFAULT_DATABASE else " --db …"
    return f"bakufu serve --host 0.0.0.0{at_port}{with_data}"


def is_loopback(host: str) -> bool:
    """Whether this name means only this machine itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_address(host: str) -> str | None:
    """The address at which other machines reach this one, if it listens on `host`."""
    try:
        if not ipaddress.ip_address(host).is_unspecified:
            return host
        with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
            probe.connect(SOMEWHERE_ELSE)
            found = str(probe.getsockname()[0])
    except (OSError, ValueError):
        return None
    return None if is_loopback(found) or ipaddress.ip_address(found).is_unspecified else found
