"""Two machines: a seat of a table that is hosted here or elsewhere, as the window plays through it."""
