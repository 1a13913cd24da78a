"""Bakufu: play, study and simulate two board games of feudal Japan."""

__version__ = "0.1.0"
