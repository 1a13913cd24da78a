"""The game server: tables and seats over HTTP and WebSocket. Only views leave it, never secrets.

`http` (transport) > `bots` (worker processes) > `tables` (commands and state) > `storage` (database);
imports only point down.
"""
