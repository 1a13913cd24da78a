"""Optional dependencies of the environments: who has not installed them is told so in a sentence."""

from __future__ import annotations


def explained(missing: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error, with what to do about it. One of a module of Bakufu's own stays what it is."""
    package = (missing.name or "").partition(".")[0]
    if package in ("", "bakufu"):
        return missing
    said = f"this environment needs the package {package}, which is not installed"
    said += '; pip install "bakufu[envs]" brings it'
    if package == "pyspiel":
        said += " (OpenSpiel is not there for Windows)"
    return ModuleNotFoundError(said, name=missing.name)
