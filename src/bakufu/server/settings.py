"""Settings of a server: database, rate limits, timeouts, bot processes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import inf
from urllib.parse import urlsplit

import msgspec

from bakufu.engine.errors import Refused, safe_repr
from bakufu.server.mail import Smtp, read_smtp

DAY = 24 * 3600.0  # seconds
DEFAULT_PORT = 8000
DEFAULT_DATABASE = "sqlite:///bakufu.db"


class Keep(msgspec.Struct, frozen=True, kw_only=True):
    """After how many days something is deleted; 0: never."""

    chat: float = 365  # of tables that are finished
    tables: float = 0  # finished games in which nobody had an account
    notices: float = 30  # that could not be delivered
    reports: float = 180  # that are closed, and bans that have ended
    audit: float = 730  # what moderators have done
    origins: float = 30  # hashes of addresses from which somebody joined or spoke
    seen: float = 90  # when players were last seen at tables that are finished


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str = DEFAULT_DATABASE
    host: str = "127.0.0.1"  # the address it listens on
    url: str = ""  # the public address, as players type it; empty: only known from their requests
    smtp: Smtp | None = None  # for links by e-mail
    night: tuple[int, int] | None = (22 * 60, 8 * 60)  # no notices: from and until, minutes after midnight
    notices_to_loopback: bool = False  # webhooks and push services on this machine; for tests
    origins: tuple[str, ...] = ()  # web origins that may connect, besides the server's own
    moves_per_second: float = 20.0  # for one connection, on average
    moves_burst: float = 60.0
    # Limits for one address, which a whole household or club may share, everybody with several tabs.
    tables_per_minute: float = 30.0  # new tables from one address
    questions_per_second: float = 2.0  # for advice of bots and past boards, from one address
    questions_burst: float = 30.0
    requests_per_second: float = 50.0  # from one address; the files of the web client do not count
    requests_burst: float = 300.0
    sign_ins_per_minute: float = 30.0  # from one address: passkeys, links and codes
    mails_per_hour: float = 20.0  # links by e-mail that one address may ask for
    searches_most: float = 20.0  # people of one address who look for a game at the same time
    sockets_most: float = 200.0  # open at the same time, from one address
    chat_per_minute: float = 120.0  # lines and reactions from one address
    chat_each_per_minute: float = 30.0  # of one seat, person or spectator
    reports_per_hour: float = 30.0  # from one address
    moderator_tries_per_minute: float = 10.0  # wrong tokens from one address
    body_most: int = 2 * 2**20  # bytes of a request
    body_within: float = 20.0  # seconds in which a request must be sent
    hello_within: float = 10.0  # seconds between the handshake of a socket and its first message
    send_within: float = 20.0  # seconds that a client may take to read what it is sent
    ping_every: float = 20.0  # seconds; a client that does not answer within the same time is gone
    bot_processes: int = 1
    bot_seconds: float = 10.0  # for one decision; then a random legal move is made
    bots_offered_after: float = 60.0  # seconds that somebody looks for a game; over days it takes longer
    metrics_token: str = ""  # the token for reading metrics from another machine; empty: nobody may
    moderator_token: str = ""  # opens the moderators' desk; empty: only persons are moderators
    word_filter: str = "off"  # on: the lists of this package; or a folder with lists
    keep: Keep = Keep()
    https: bool = False  # behind TLS: tell browsers to insist on it


def with_limits(settings: Settings, factor: float) -> Settings:
    """The settings with all rate limits multiplied by this factor; 0 lifts them."""
    by = factor or inf
    return msgspec.structs.replace(
        settings,
        moves_per_second=settings.moves_per_second * by,
        moves_burst=settings.moves_burst * by,
        tables_per_minute=settings.tables_per_minute * by,
        questions_per_second=settings.questions_per_second * by,
        questions_burst=settings.questions_burst * by,
        requests_per_second=settings.requests_per_second * by,
        requests_burst=settings.requests_burst * by,
        sign_ins_per_minute=settings.sign_ins_per_minute * by,
        mails_per_hour=settings.mails_per_hour * by,
        searches_most=settings.searches_most * by,
        sockets_most=settings.sockets_most * by,
        chat_per_minute=settings.chat_per_minute * by,
        chat_each_per_minute=settings.chat_each_per_minute * by,
        reports_per_hour=settings.reports_per_hour * by,
        moderator_tries_per_minute=settings.moderator_tries_per_minute * by,
    )


def check_origin(text: str) -> str:
    """Check a web origin, which is written as browsers do: `https://example.org`, without a path."""
    parts = urlsplit(text)
    plain = f"{parts.scheme}://{parts.netloc}"
    if parts.scheme not in ("http", "https") or not parts.netloc or text.rstrip("/") != plain:
        raise Refused("origin-malformed", origin=safe_repr(text))
    return plain.lower()


def check_night(text: str) -> tuple[int, int] | None:
    """The default for hours without notices: `22:00-08:00`, or `none`."""
    if text == "none":
        return None
    found = re.fullmatch(r"([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)", text)
    if found is None:
        raise Refused("night-malformed", night=safe_repr(text))
    begins, minute, until, last = (int(part) for part in found.groups())
    return begins * 60 + minute, until * 60 + last


def check_keep(given: Sequence[str]) -> Keep:
    """What is kept for how many days, as `chat=365`; what is not named has its default."""
    days = {}
    for text in given:
        name, _, number = text.partition("=")
        if name not in Keep.__struct_fields__ or not re.fullmatch(r"\d{1,5}(\.\d{1,4})?", number):
            known = ", ".join(Keep.__struct_fields__)
            raise Refused("keep-malformed", given=safe_repr(text), known=known)
        days[name] = float(number)
    return Keep(**days)


def check_smtp(text: str, url: str) -> Smtp | None:
    """The mail server, if any. Links in mails need the public address: a request could name any other."""
    if not text:
        return None
    if not url:
        raise Refused("smtp-needs-url")
    return read_smtp(text)
