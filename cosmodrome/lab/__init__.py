"""Many games at once: simulations, arena, ratings, analysis."""
