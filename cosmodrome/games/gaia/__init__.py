"""Gaia: one common world of land tiles, animals and cities, 2 to 5 players."""
