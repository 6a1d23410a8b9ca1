"""Trio: keep your card or try another, 2 or 3 players."""
