"""The classes of the tree that only Force of Will has."""
