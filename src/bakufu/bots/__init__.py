"""Bots. A bot sees a view, never a state."""
