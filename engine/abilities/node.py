"""The root of all classes of the tree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import Field, dataclass, field, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

_Class = TypeVar("_Class")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def treeclass(made: type[_Class]) -> type[_Class]:
    """Make a class of the tree: a data class whose instances never change, as the type checker sees to.

    There are hundreds of them, all needed before the first table is shown: what compares and prints them is the
    same for all and not written anew for each, which takes a fifth of the time.
    """
    return dataclass(slots=True, eq=False, repr=False)(made)


@treeclass
class Node:
    """A part of an ability. Equal parts mean the same, in whatever wording they were printed."""

    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    #: Which of the printed forms of this class it was read from; 0 is the canonical one. It means nothing.
    wording: int = field(default=0, compare=False, repr=False, kw_only=True)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        told = _told(type(self))
        return bool(told(self) == told(other))

    def __hash__(self) -> int:
        return hash((type(self), _told(type(self))(self)))

    def __repr__(self) -> str:
        told = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in fields(self) if one.repr)
        return f"{type(self).__qualname__}({told})"


_known: dict[type[Node], Callable[[Any], object]] = {}


def _told(made: type[Node]) -> Callable[[Any], object]:
    """What the fields of an instance of a class tell that means something."""
    found = _known.get(made)
    if found is None:
        names = [one.name for one in fields(made) if one.compare]
        found = _known[made] = attrgetter(*names) if names else _nothing
    return found


def _nothing(_: object) -> object:
    return ()


def walk(node: object) -> Iterator[Node]:
    """Return every part of a tree, each before what stands inside it; a tuple is several trees."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Node):
            yield one
            waiting += _inside(one)
        elif isinstance(one, tuple):
            waiting += one[::-1]


_names: dict[type[Node], tuple[str, ...]] = {}


def _inside(node: Node) -> list[object]:
    """Return the values of a node's fields, the last first."""
    made = type(node)
    names = _names.get(made)
    if names is None:
        names = _names[made] = tuple(one.name for one in reversed(fields(node)) if one.name != "wording")
    return [getattr(node, name) for name in names]
