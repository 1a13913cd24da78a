"""The phases of a game in the order in which they are played."""
