"""The input and output of a room: lock, store, timers, bots, clients."""
