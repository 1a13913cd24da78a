"""The routes of the HTTP API about persons; part of the table in `routes`."""

from __future__ import annotations

from bakufu.server.http.endpoints import people
from bakufu.server.http.endpoints.endpoint import Endpoint, Parameter
from bakufu.server.people.messages import ChangeMe, Claim, Device, Done, Keys, Me, MyTable

PAGE_MOST = 100
STATUSES = ("waiting", "playing", "over", "cancelled")
_PAGES = (
    Parameter("status", "Only tables of this status", choices=lambda: STATUSES),
    Parameter("page", "Pages to skip", most=10_000),
    Parameter("limit", "Tables on a page", default=50, most=PAGE_MOST),
)
_DEVICE = (
    Parameter("device", "Its id, or `others` for all but this one; this one when not given", letters=40),
)
_ME = "/api/me"
_T = "/api/tables/{table}"
PEOPLE: tuple[Endpoint, ...] = (
    Endpoint("GET", _ME, "Who you are here", people.me, Me, token="person"),
    Endpoint("PUT", _ME, "Your name, language and settings", people.change, Me, ChangeMe, token="person"),
    Endpoint(
        "GET", _ME + "/tables", "Your tables", people.my_tables, list[MyTable], token="person", query=_PAGES
    ),
    Endpoint("GET", _ME + "/devices", "Your devices", people.my_devices, list[Device], token="person"),
    Endpoint(
        "DELETE", _ME + "/devices", "Sign a device out", people.sign_out, Done, token="person", query=_DEVICE
    ),
    Endpoint(
        "POST",
        _T + "/claim",
        "Keep seats that you took as a guest",
        people.claim,
        Keys,
        Claim,
        token="person",
    ),
    Endpoint("POST", _T + "/keys", "Keys to your seats, for this device", people.keys, Keys, token="person"),
)
