"""Remembering what was worked out from parts of the tree.

A tree never changes, and hashing one costs more than walking it: results are kept by the tree's identity.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

_Tree = TypeVar("_Tree")
_Result = TypeVar("_Result")
#: So many trees of printed cards are kept at most: more than any two decks have.
LARGEST = 1024
#: So many trees are kept of those that come and go with a position, as lasting effects do.
PASSING = 512


_of_passing: list[Memo[Any, Any]] = []


def forget_passing() -> None:
    """Forget the trees that came and went with positions: for when a match is over."""
    for memo in _of_passing:
        memo.forget()


class Memo(Generic[_Tree, _Result]):
    """A function of one tree that works each tree out only once, as long as it is asked about it now and then.

    Of ``most`` trees the older half is forgotten when there are more, without those asked about meanwhile.
    """

    __slots__ = ("_function", "_half", "_kept", "_older")

    def __init__(self, function: Callable[[_Tree], _Result], most: int = LARGEST) -> None:
        self._function = function
        self._half = most // 2
        #: By identity, each with its tree, so that no other tree can come to have the same identity.
        self._kept: dict[int, tuple[_Tree, _Result]] = {}
        self._older: dict[int, tuple[_Tree, _Result]] = {}
        if most == PASSING:
            _of_passing.append(self)

    def forget(self) -> None:
        """Forget all trees."""
        self._kept, self._older = {}, {}

    def __len__(self) -> int:
        return len(self._kept.keys() | self._older.keys())

    def __call__(self, tree: _Tree) -> _Result:
        found = self._kept.get(id(tree))
        if found is None:
            found = self._older.get(id(tree)) or (tree, self._function(tree))
            if len(self._kept) >= self._half:
                self._older, self._kept = self._kept, {}
            self._kept[id(tree)] = found
        return found[1]
