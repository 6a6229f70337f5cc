"""Decks of VCard: what is known of its cards, which decks are legal, and what they are made of."""
