"""HTTP API endpoints, by subject. `bakufu.server.http.routes` lists them all."""
