"""The cards, each saying what is printed on it."""
