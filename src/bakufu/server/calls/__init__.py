"""The calls of the HTTP API, by subject. `bakufu.server.http` has the table of them."""
