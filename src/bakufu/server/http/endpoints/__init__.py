"""HTTP API endpoints, by subject. `bakufu.server.http.routes` has the table of them."""
