"""What can be wrong with what a user asked for, as one sentence."""

from __future__ import annotations


class Problem(ValueError):
    """Something that cannot be done, in one sentence that names the cure."""
