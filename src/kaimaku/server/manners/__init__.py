"""Manners: reports of players, blocks, and what the operator of a server sees and does."""
