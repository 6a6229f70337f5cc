"""Every message between the server and anybody else, defined once: wire format, validation and OpenAPI."""
