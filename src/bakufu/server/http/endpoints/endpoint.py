"""Endpoints of the HTTP API: their declaration, and how a request is parsed and validated for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple

from starlette.requests import Request

from bakufu.engine.errors import Refused, safe_repr
from bakufu.server.http.context import Context, preferred_language
from bakufu.server.http.limits import RateLimits
from bakufu.server.message import NUMBER_MOST
from bakufu.server.people.sessions import SignedIn, signed_in
from bakufu.server.people.tokens import is_session
from bakufu.server.tables.keys import Holder
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.tokens import ID_LENGTH, ID_LETTERS

TOKEN_MOST = 200
SESSION_HEADER = "bakufu-session"  # who is signed in, where the token itself is that of a seat or a host


class Parameter(NamedTuple):
    """A query parameter: a number up to `most`, a name of at most `letters` letters, or one of `choices`."""

    name: str
    about: str
    default: int | None = 0
    most: int = NUMBER_MOST
    letters: int = 0
    choices: Callable[[], Sequence[str]] | None = None


class ApiCall(NamedTuple):
    """One request, parsed and checked as far as all endpoints need it."""

    context: Context
    request: Request
    body: Any
    query: Mapping[str, int | str | None]

    @property
    def store(self) -> TableStore:
        return self.context.store

    @property
    def table(self) -> str:
        return check_table_id(str(self.request.path_params["table"]))

    @property
    def token(self) -> str:
        token = bearer_token(self.request)
        if token is None:
            raise Refused("token-missing")
        return token

    async def me(self) -> SignedIn:
        """The person who sends this, by the token of their session; `Refused` if nobody is signed in."""
        return await signed_in(self.context.people, bearer_token(self.request))

    async def me_or_none(self) -> SignedIn | None:
        """The same, where guests may ask, too. A session that has ended is refused, not taken for a guest."""
        if not is_session(bearer_token(self.request)):
            return None
        return await self.me()

    async def me_beside(self) -> SignedIn | None:
        """The person by the header that goes beside the token of a seat or a host; None without it."""
        token = self.request.headers.get(SESSION_HEADER)
        if token is None:
            return await self.me_or_none()
        return await signed_in(self.context.people, check_token(token))

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else "-"

    @property
    def lang(self) -> str:
        return preferred_language(self.request.headers.get("accept-language", ""))

    def number(self, name: str) -> int:
        value = self.query[name]
        assert isinstance(value, int)
        return value

    def number_or_none(self, name: str) -> int | None:
        value = self.query[name]
        assert not isinstance(value, str)
        return value

    def choice(self, name: str) -> str | None:
        value = self.query[name]
        assert not isinstance(value, int)
        return value


class Endpoint(NamedTuple):
    method: str
    path: str
    summary: str
    run: Callable[[ApiCall], Awaitable[object]]
    answer: Any
    body: Any = None
    token: str = ""  # whose token it needs: "seat", "host", "person", "seat or none", "person or none"
    query: tuple[Parameter, ...] = ()
    media: str = "application/json"
    refresh_first: bool = True  # check for changes by other processes; False: the command does that itself


def bearer_token(request: Request) -> str | None:
    """The token of the Authorization header. There are no cookies, so no other site can borrow one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    if scheme.lower() != "bearer":
        raise Refused("token-malformed")
    return check_token(token)


def holder_of(me: SignedIn | None) -> Holder | None:
    """The person as whoever sits down or opens a table."""
    return Holder(me.id, me.session, me.person.name) if me is not None else None


def check_token(token: str) -> str:
    if not 0 < len(token) <= TOKEN_MOST or not token.isascii() or not token.isprintable():
        raise Refused("token-malformed")
    return token


def check_table_id(text: str) -> str:
    """Check that a text can be the id of a table, before the database is asked for it."""
    if len(text) != ID_LENGTH or not set(text) <= set(ID_LETTERS):
        raise Refused("table-unknown", table=safe_repr(text))
    return text


def read_query(endpoint: Endpoint, request: Request) -> dict[str, int | str | None]:
    """All parameters of a request, checked. Unknown ones are refused, because they may be misspelt."""
    given = request.query_params
    known = [query.name for query in endpoint.query]
    for name, _ in given.multi_items():
        if name not in known:
            raise Refused("query-unknown", name=safe_repr(name), known=", ".join(known) or "-")
        if len(given.getlist(name)) > 1:
            raise Refused("query-twice", name=name)
    return {query.name: _parameter(query, given.get(query.name)) for query in endpoint.query}


def _parameter(query: Parameter, text: str | None) -> int | str | None:
    if query.choices is not None:
        if text is not None and text not in query.choices():
            known = ", ".join(query.choices())
            raise Refused("query-choice", name=query.name, value=safe_repr(text), known=known)
        return text
    if query.letters:
        if text is not None and not (text.isprintable() and 0 < len(text) <= query.letters):
            raise Refused("query-name", name=query.name, value=safe_repr(text), most=query.letters)
        return text
    if text is None:
        return query.default
    if not text.isascii() or not text.isdigit() or len(text) > 10 or int(text) > query.most:
        raise Refused("query-number", name=query.name, value=safe_repr(text), most=query.most)
    return int(text)


def check_new_table_limit(call: ApiCall) -> None:
    """Limit how many tables one address may open."""
    if not call.context.new_table_limit.take(call.address):
        call.context.metrics.limited.labels("tables").inc()
        again_after = call.context.new_table_limit.again_after(call.address)
        raise Refused("too-many-tables", again_after=again_after)


def take_question(call: ApiCall, kind: str) -> None:
    """Count a costly question against the limit of this address; `Refused` when there were too many."""
    take(call, call.context.advice_limit, kind)


def take(call: ApiCall, limit: RateLimits, kind: str) -> None:
    """Count this request against a limit of its address; `Refused` when there were too many."""
    if not limit.take(call.address):
        call.context.metrics.limited.labels(kind).inc()
        raise Refused("too-fast", again_after=limit.again_after(call.address))
