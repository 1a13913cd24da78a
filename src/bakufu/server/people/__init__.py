"""Persons: who keeps their games beyond one browser, how they sign in, and which seats are theirs."""
