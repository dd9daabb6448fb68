"""How much the rules have to say at a table."""

from __future__ import annotations

import enum


class Mode(enum.Enum):
    """How much the rules have to say at this table."""

    ENFORCED = "enforced"
    """What the rules refuse does not happen."""
    ASK = "ask"
    """What the rules refuse can be done anyway if the other seat agrees."""
    FREE = "free"
    """Everything happens; the rules only comment."""
