"""Carrying out the tree of a card's text: what the games' own tables of deeds have in common."""
