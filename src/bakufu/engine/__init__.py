"""The engine: what all games have in common. It imports no game."""
