"""Ganymede: settlers from Earth by way of Mars to the outer ships, 2 to 4 players."""
