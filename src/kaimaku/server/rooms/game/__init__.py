"""The present game of a room: the table, its log, its clocks and its journal."""
