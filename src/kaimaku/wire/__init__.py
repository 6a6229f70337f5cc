"""Every message the server sends or accepts. Wire format, validation and OpenAPI all come from these types."""
