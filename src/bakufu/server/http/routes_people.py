"""The routes of the HTTP API about persons; part of the table in `routes`."""

from __future__ import annotations

from bakufu.server.http.endpoints import people, sign_in
from bakufu.server.http.endpoints.endpoint import Endpoint, Parameter
from bakufu.server.people.messages import (
    AskLink,
    AskPasskey,
    ChangeMe,
    Claim,
    Codes,
    Device,
    Done,
    Keys,
    Leave,
    Me,
    MyData,
    MyTable,
    NewPasskey,
    NewPerson,
    PasskeyQuestion,
    SignInInfo,
    UseCode,
    UseLink,
    UsePasskey,
    WaysIn,
    Welcome,
)

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
_PASSKEY = (Parameter("id", "The passkey, as it is listed", letters=1400),)
_EMAIL = (Parameter("address", "The e-mail address", letters=254),)
_IN = "/api/sign-in"
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
    Endpoint("GET", _ME + "/ways-in", "How you sign in", people.ways, WaysIn, token="person"),
    Endpoint(
        "POST", _ME + "/passkeys", "One more passkey", sign_in.add_passkey, Done, NewPasskey, token="person"
    ),
    Endpoint(
        "DELETE",
        _ME + "/passkeys",
        "Remove a passkey",
        people.remove_passkey,
        Done,
        token="person",
        query=_PASSKEY,
    ),
    Endpoint(
        "POST",
        _ME + "/emails",
        "Add an e-mail address, by a link that is sent to it",
        sign_in.add_email,
        Done,
        AskLink,
        token="person",
    ),
    Endpoint(
        "DELETE",
        _ME + "/emails",
        "Remove an e-mail address",
        people.remove_email,
        Done,
        token="person",
        query=_EMAIL,
    ),
    Endpoint("POST", _ME + "/codes", "New recovery codes", people.new_codes, Codes, token="person"),
    Endpoint("GET", _ME + "/export", "All that is stored about you", people.export, MyData, token="person"),
    Endpoint("POST", _ME + "/delete", "Delete me", people.leave, Done, Leave, token="person"),
    Endpoint("GET", _IN, "How one signs in here", sign_in.info, SignInInfo),
    Endpoint(
        "POST",
        _IN + "/passkey/options",
        "What to ask the browser for",
        sign_in.ask_passkey,
        PasskeyQuestion,
        AskPasskey,
        token="person or none",
    ),
    Endpoint("POST", _IN + "/new", "Somebody new, with a passkey", sign_in.create, Welcome, NewPerson),
    Endpoint("POST", _IN + "/passkey", "Sign in with a passkey", sign_in.with_passkey, Welcome, UsePasskey),
    Endpoint("POST", _IN + "/email", "Have a link sent", sign_in.ask_link, Done, AskLink),
    Endpoint(
        "POST", _IN + "/link", "Use a link", sign_in.with_link, Welcome, UseLink, token="person or none"
    ),
    Endpoint("POST", _IN + "/code", "Sign in with a recovery code", sign_in.with_code, Welcome, UseCode),
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
