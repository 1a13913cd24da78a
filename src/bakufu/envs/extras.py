"""Optional dependencies of the environments: a helpful error where one is not installed."""

from __future__ import annotations


def explained(missing: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error with a hint how to install the package. An error about Bakufu itself stays as it is."""
    package = (missing.name or "").partition(".")[0]
    if package in ("", "bakufu"):
        return missing
    said = f"this environment needs the package {package}, which is not installed"
    said += '; pip install "bakufu[envs]" brings it'
    if package == "pyspiel":
        said += " (OpenSpiel is not there for Windows)"
    return ModuleNotFoundError(said, name=missing.name)
