"""Proposing declarations: from the printed text of a card that does not exist here yet to the card language."""
