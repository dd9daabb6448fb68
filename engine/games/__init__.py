"""One package per game: its law, its words, its deeds."""
