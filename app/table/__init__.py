"""The table: a scene that shows what a seat may know of a match, and the gestures on it. It holds no rules."""
