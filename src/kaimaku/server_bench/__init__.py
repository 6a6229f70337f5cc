"""Benchmarks of a whole server: real processes, sockets and disk, each figure beside its yardstick."""
