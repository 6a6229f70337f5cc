"""Who sits where with which deck, and what a game starts from."""
