"""Reading English: the patterns are derived from what the card language says, so every word it has is known."""
