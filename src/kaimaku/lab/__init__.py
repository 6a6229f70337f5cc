"""The lab: decks against each other, and cards with and without their text, over many games with the same seeds."""
