"""Puzzles: positions in which a player wins, or survives, whatever the other does, without luck."""
