"""Tournaments: plain data, pure transitions over it, and a director that carries out what follows from them."""
