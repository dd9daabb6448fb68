"""From gestures to answers and overrides, and from refusals to words."""
