"""Puzzles for people: which comes next, checking answers, ratings and streaks."""
