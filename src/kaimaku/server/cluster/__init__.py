"""Several processes as one server: what one of them is asked about a room of another is passed on."""
