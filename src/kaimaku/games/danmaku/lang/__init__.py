"""The language of the card files."""
