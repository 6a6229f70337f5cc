"""Replays and running games step by step, and positions to play from."""
