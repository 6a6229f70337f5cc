"""Between the network and the routes: protocol, middleware, strict requests, the client's files."""
