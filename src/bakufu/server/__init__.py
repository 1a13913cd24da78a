"""The server: tables, seats and their secrets, over HTTP and WebSocket. Only views leave it."""
