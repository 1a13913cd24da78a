"""Tournaments: rounds of tables with pairings, points and standings, which run by themselves."""
