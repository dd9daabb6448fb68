"""Understanding the tree of a card's text: what the games' own tables of meaning have in common."""
