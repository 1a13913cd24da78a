"""Optional dependencies: imported when they are needed, and named when they are missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bakufu.engine.errors import Refused


def require_extra(package: str, extra: str) -> Any:
    """Import the package; where it is missing, `Refused` says how to install it."""
    try:
        return import_module(package)
    except ImportError:
        raise Refused("extra-missing", package=package.partition(".")[0], extra=extra) from None
