"""Remembering what was worked out from parts of the tree.

A tree never changes, and hashing one costs more than walking it: results are kept by the tree's identity.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

_Tree = TypeVar("_Tree")
_Result = TypeVar("_Result")
#: So many trees are kept at most: more than any two decks have.
LARGEST = 4096


class Memo(Generic[_Tree, _Result]):
    """A function of one tree that works each tree out only once."""

    __slots__ = ("_function", "_kept")

    def __init__(self, function: Callable[[_Tree], _Result]) -> None:
        self._function = function
        #: By identity, each with its tree, so that no other tree can come to have the same identity.
        self._kept: dict[int, tuple[_Tree, _Result]] = {}

    def __call__(self, tree: _Tree) -> _Result:
        found = self._kept.get(id(tree))
        if found is None:
            if len(self._kept) >= LARGEST:
                self._kept.clear()
            found = self._kept[id(tree)] = (tree, self._function(tree))
        return found[1]
