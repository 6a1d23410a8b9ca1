"""Marks for deeds: what counts is defined in a data file for each game, ``marks.toml``."""
