"""`bakufu serve`: runs the game server, on SQLite or PostgreSQL."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from contextlib import closing
from typing import Annotated

from bakufu.cli.arguments import WHOLE, at_least
from bakufu.cli.language import Current
from bakufu.engine.errors import Refused, safe_repr

LEVELS = ("debug", "info", "warning", "error")
PORT_MOST = 65_535
WORKERS_MOST = 64


def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, WHOLE] = 8000,
    db: str = "sqlite:///bakufu.db",
    workers: Annotated[int, WHOLE] = 1,
    bot_processes: Annotated[int, WHOLE] = 1,
    origin: tuple[str, ...] = (),
    limits: float = 1.0,
    https: bool = False,
    url: str = "",
    smtp: str = "",
    night: str = "22:00-08:00",
    bots_after: Annotated[int, WHOLE] = 60,
    keep: tuple[str, ...] = (),
    word_filter: str = "off",
    log: str = "info",
    open: bool = False,
    lang: str = "en",
) -> None:
    """Serve tables until Ctrl-C. Players are notified when the server stops, and nothing is lost.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets other machines in.
    port
        The port; 0 picks any free port.
    db
        Where the data is: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
    workers
        Server processes; more than one needs PostgreSQL.
    bot_processes
        Processes in which bots think, for each server process.
    origin
        A web origin, such as https://example.org, whose pages may use this server too; may be repeated.
    limits
        A factor for the usual rate limits; 0 lifts them.
    https
        The server is reached through TLS, so tell browsers to insist on it.
    url
        The public address, such as https://example.org; passkeys and links by e-mail need it.
    smtp
        The mail server, smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS; BAKUFU_SMTP keeps the password private.
    night
        When nobody is sent notices, unless they say otherwise: FROM-UNTIL in their own time, or none.
    bots_after
        After how many seconds somebody who looks for a game may start with bots.
    keep
        After how many days something is deleted, such as chat=365; may be repeated. See docs/moderation.md.
    word_filter
        Mask words in the chat: off, on (our lists), or a folder with your own (en.txt, nl.txt, zh-Hans.txt).
    log
        What is logged: debug, info, warning or error.
    open
        Open the start page in a browser, if there is a screen.
    lang
        The language: en, nl or zh.
    """
    _check(port, workers, bot_processes, limits, log)
    at_least("--bots-after", bots_after, 1)

    # Only this command needs the server: the others start faster without it.
    from bakufu.server.company.moderators import check_moderator_token
    from bakufu.server.company.word_filter import read_filter
    from bakufu.server.http import runner
    from bakufu.server.settings import (
        Settings,
        check_keep,
        check_night,
        check_origin,
        check_smtp,
        with_limits,
    )

    read_filter(word_filter)  # a wrong list is refused before anything starts
    public = check_origin(url) if url else ""
    settings = Settings(
        database=db,
        host=host,
        origins=tuple(check_origin(text) for text in origin),
        bot_processes=bot_processes,
        metrics_token=os.environ.get("BAKUFU_METRICS_TOKEN", ""),
        https=https or public.startswith("https:"),
        url=public,
        night=check_night(night),
        bots_offered_after=float(bots_after),
        keep=check_keep(keep),
        word_filter=word_filter,
        moderator_token=check_moderator_token(os.environ.get("BAKUFU_MODERATOR_TOKEN", "")),
        notices_to_loopback=os.environ.get("BAKUFU_NOTICES_TO_LOOPBACK") == "1",
        smtp=check_smtp(smtp or os.environ.get("BAKUFU_SMTP", ""), public),
    )
    with closing(runner.bind(host, port)) as listener:
        data = runner.prepare(settings, workers)
        listener.listen(runner.BACKLOG)  # connections are queued from here on, also while workers start

        def ready() -> None:
            print(Current.words.say("cli-serve-address", address=runner.address_of(listener)), flush=True)
            print(Current.words.say("cli-serve-data", data=data, workers=workers), flush=True)
            if open:
                _show(runner.address_of(listener))

        runner.run(with_limits(settings, limits), listener, workers, log, ready)
    print(Current.words.say("cli-serve-stopped"), flush=True)


def _show(address: str) -> None:
    """Open a graphical browser; one in the terminal would take the terminal from the server."""
    windows = sys.platform in ("darwin", "win32")
    if windows or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Timer(1.0, webbrowser.open, [address]).start()


def _check(port: int, workers: int, bot_processes: int, limits: float, log: str) -> None:
    if not 0 <= port <= PORT_MOST:
        raise Refused("flag-out-of-range", flag="--port", given=port, least=0, most=PORT_MOST)
    if not 1 <= workers <= WORKERS_MOST:
        raise Refused("flag-out-of-range", flag="--workers", given=workers, least=1, most=WORKERS_MOST)
    at_least("--bot-processes", bot_processes, 1)
    if not 0 <= limits <= 1_000_000:  # refuses NaN too
        raise Refused("limits-wrong", given=safe_repr(limits))
    if log not in LEVELS:
        raise Refused("log-level-unknown", given=safe_repr(log), known=", ".join(LEVELS))
