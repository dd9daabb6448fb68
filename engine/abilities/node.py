"""The root of all classes of the tree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields


@dataclass(frozen=True, slots=True)
class Node:
    """A part of an ability. Equal parts mean the same, in whatever wording they were printed."""

    #: Which of the printed forms of this class it was read from; 0 is the canonical one. It means nothing.
    wording: int = field(default=0, compare=False, repr=False, kw_only=True)


def walk(node: object) -> Iterator[Node]:
    """Return every part of a tree, each before what stands inside it; a tuple is several trees."""
    if isinstance(node, tuple):
        for one in node:
            yield from walk(one)
    elif isinstance(node, Node):
        yield node
        for field_ in fields(node):
            yield from walk(getattr(node, field_.name))
