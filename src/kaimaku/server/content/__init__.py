"""What pages show besides tables: games, cards, rules, scenarios and decks as wire messages."""
