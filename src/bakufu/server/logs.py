"""Structured logs: one JSON object a line, on stderr. No token, secret, move or chat line is ever logged.

An exception is logged by its type and stack frames, never with its text, because the text of a database error
contains the values of the statement.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import Any

import structlog

from bakufu.engine.errors import Refused

FRAMES_MOST = 12
LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


def configure(level: str = "info") -> None:
    """Configure logging for the whole process, including uvicorn and the libraries."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _stack_frames,
            structlog.processors.JSONRenderer(default=repr),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = _ToStructlog()
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


class _ToStructlog(logging.Handler):
    """Forwards the logs of libraries without their arguments, which might hold secrets."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        structlog.get_logger("bakufu").log(
            record.levelno, "library", logger=record.name, text=str(record.msg)[:200], error=error
        )


def _stack_frames(logger: object, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace the exception under `error` by its type and stack frames."""
    error = event.get("error")
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["at"] = list(_frames(error))[-FRAMES_MOST:]
    return event


def _frames(error: BaseException) -> Iterator[str]:
    for frame in traceback.extract_tb(error.__traceback__):
        yield f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"


class Outage:
    """Logs an outage of something that is retried: once when it begins, and once when it is over."""

    def __init__(self, log: Any, what: str) -> None:
        self.log = log
        self.what = what
        self.since: float | None = None

    def failed(self, error: Exception) -> None:
        if self.since is not None:
            return
        self.since = time.monotonic()
        refusal = error.refusal.key if isinstance(error, Refused) else None
        self.log.error(f"{self.what}-failed", error=error.__cause__ or error, refusal=refusal)

    def over(self) -> None:
        if self.since is not None:
            self.log.warning(f"{self.what}-back", seconds=round(time.monotonic() - self.since, 1))
            self.since = None
