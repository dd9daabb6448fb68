"""Triggers and replacement, once for all games: what happened, what it triggers, what waits, what happens instead."""
