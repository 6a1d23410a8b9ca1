"""The school: first games and lessons that people work through on the real board."""
