"""All rooms of a server: open, join, list, load and unload them."""
