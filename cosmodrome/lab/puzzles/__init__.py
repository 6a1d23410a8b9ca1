"""Puzzles: positions from bots' games in which one action is clearly better than all others."""
