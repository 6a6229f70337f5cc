"""Review of a finished game: how likely each seat was to win all along, and what of that was luck or a decision."""
