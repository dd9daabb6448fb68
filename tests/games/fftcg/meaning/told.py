"""Which classes can stand in a tree of Final Fantasy TCG."""

from __future__ import annotations

from functools import cache

from engine.abilities.node import Node
from tests.games import told


@cache
def classes() -> frozenset[type[Node]]:
    """Return every class that can stand in a tree."""
    return told.classes(*(f"engine.games.fftcg.vocabulary.{one}" for one in ("base", "casting")))
