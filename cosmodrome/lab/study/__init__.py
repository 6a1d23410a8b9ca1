"""Studies: many games of bots, and what they say about the balance of a game."""
