"""A league: any number of bots and programs play rounds on equal luck, and are rated."""
