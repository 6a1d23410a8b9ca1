"""The games: one folder each, all of the same shape. A folder here is a game."""
