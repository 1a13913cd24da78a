"""The server's bots: the pool of worker processes, the seats that bots play, and advice for players."""
