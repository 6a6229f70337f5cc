"""What the browser shows that is not a room: games, cards, rules, scenarios, decks, as wire messages made once."""
