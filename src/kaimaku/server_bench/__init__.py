"""Measurements of a whole server: real processes, real sockets, a real disk, each beside its yardstick."""
