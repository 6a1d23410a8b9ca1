"""MLEM: Space Agency: cats share one rocket and land where they dare, 2 to 5 players."""
