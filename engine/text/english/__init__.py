"""English as all games print it: how its words are inflected."""
