"""The game server: tables, seats and their secrets, over HTTP and WebSocket. Only views leave it.

`http` (transport) > `bots` (worker processes) > `tables` (commands and state) > `storage` (database);
imports only point down.
"""
