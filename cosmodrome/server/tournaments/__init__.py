"""Tournaments on the server: stored, paired and shown; `cosmodrome/tournaments` decides."""
