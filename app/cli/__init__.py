"""The command line: playing in a terminal, replaying, looking rules up, checking decks, measuring."""
