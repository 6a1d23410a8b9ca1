"""Tournaments as pure functions: who plays whom, and who stands where.

Nothing here knows the server. Everything follows from the tournament's seed and the results of
its games, so anybody can compute it again.
"""
