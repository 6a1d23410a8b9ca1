"""What bots know about a game, written down for people: the pages of docs/strategy."""
