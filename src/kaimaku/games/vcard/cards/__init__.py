"""One file per set; what a card does, in the card language."""
