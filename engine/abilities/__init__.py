"""What a card's text says, as a tree of small frozen data classes: no behaviour, no game's own words."""
