"""The routes of the HTTP API about persons; part of the table in `routes`."""

from __future__ import annotations

from bakufu.server.http.endpoints import people
from bakufu.server.http.endpoints.endpoint import Endpoint
from bakufu.server.people.messages import ChangeMe, Me

_ME = "/api/me"
PEOPLE: tuple[Endpoint, ...] = (
    Endpoint("GET", _ME, "Who you are here", people.me, Me, token="person"),
    Endpoint("PUT", _ME, "Your name, language and settings", people.change, Me, ChangeMe, token="person"),
)
