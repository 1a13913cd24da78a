"""HTTP and WebSocket transport: the ASGI application, routes, middleware, and the process that serves it."""
