"""The REST routes. Each module exports `router`."""
