"""Dojo: two to four fighters plan in secret, then strike in turn. An example of a game for Bakufu."""
