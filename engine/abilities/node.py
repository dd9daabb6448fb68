"""The root of all classes of the tree."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Node:
    """A part of an ability. Equal parts mean the same, in whatever wording they were printed."""

    #: Which of the printed forms of this class it was read from; 0 is the canonical one. It means nothing.
    wording: int = field(default=0, compare=False, repr=False, kw_only=True)
