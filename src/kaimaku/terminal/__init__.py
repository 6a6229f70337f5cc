"""Tools for people: the terminal table."""
