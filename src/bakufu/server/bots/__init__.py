"""Bots of the server: the pool of worker processes, the seats that bots play, and advice for players."""
