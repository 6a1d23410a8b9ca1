"""Galaktiko: space taxis on a ring of eight sectors, 2 to 6 players."""
