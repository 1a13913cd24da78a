"""Tables: their state in memory, the commands that change it, broadcast, lobby and history."""
