"""The root of all classes of the tree, its parts of speech, and remembering what was worked out from parts of it.

A tree never changes, and hashing one costs more than walking it: results are kept by the tree's identity.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import Field, dataclass, field, fields
from operator import attrgetter, is_
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, dataclass_transform


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class _Tree:
    """Makes every class of the tree a data class whose instances never change, as the type checker sees to.

    There are hundreds of them, all needed before the first table is shown: what compares and prints them is the
    same for all and not written anew for each, which takes a fifth of the time.
    """

    #: The names of its parts: the fields that mean something; and what gives their values.
    field_names: ClassVar[tuple[str, ...]]
    _told: ClassVar[Callable[[Any], object]]

    def __init_subclass__(cls) -> None:
        dataclass(eq=False, repr=False)(cls)
        cls.field_names = names = tuple(one.name for one in fields(cls) if one.compare)  # type: ignore[arg-type]
        cls._told = attrgetter(*names) if names else lambda _: ()


class Node(_Tree):
    """A part of an ability. Equal parts mean the same, in whatever wording they were printed."""

    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    #: Which of the printed forms of this class it was read from; 0 is the canonical one. It means nothing.
    wording: int = field(default=0, compare=False, repr=False, kw_only=True)

    def __eq__(self, other: object) -> bool:
        made = type(self)
        return made is type(other) and bool(made._told(self) == made._told(other))

    def __hash__(self) -> int:
        made = type(self)
        return hash((made, made._told(self)))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.field_names)
        return f"{type(self).__qualname__}({told})"


def walk(node: object) -> Iterator[Node]:
    """Return every part of a tree, each before what stands inside it; a tuple is several trees."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Node):
            yield one
            waiting += [getattr(one, name) for name in reversed(one.field_names)]
        elif isinstance(one, tuple):
            waiting += one[::-1]


def with_parts(node: Any, change: Callable[[Any], Any]) -> Any:
    """Return a tree with each of its parts changed, in its own wording; the very tree where nothing is different."""
    if isinstance(node, tuple):
        found = tuple([change(one) for one in node])
        return node if all(map(is_, found, node)) else found
    if not isinstance(node, Node):
        return node
    parts = [getattr(node, name) for name in node.field_names]
    changed = [change(one) for one in parts]
    if all(map(is_, changed, parts)):
        return node
    return type(node)(**dict(zip(node.field_names, changed, strict=True)), wording=node.wording)


# The parts of speech, which speak of each other


class Amount(Node):
    """A number, known or to be worked out when it is needed."""


class Count(Node):
    """How many are taken, when somebody takes some."""


class Condition(Node):
    """Holds or does not."""


class Event(Node):
    """A kind of happening."""


class EventVerb(Node):
    """What somebody or something does or suffers."""


class Effect(Node):
    """Something that is carried out."""


class Cost(Node):
    """A part of a cost."""


class Ability(Node):
    """One ability of a card."""


# Remembering

_Part = TypeVar("_Part")
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


class Memo(Generic[_Part, _Result]):
    """A function of one tree that works each tree out only once, as long as it is asked about it now and then.

    Of ``most`` trees the older half is forgotten when there are more, without those asked about meanwhile.
    """

    __slots__ = ("_function", "_half", "_kept", "_older")

    def __init__(self, function: Callable[[_Part], _Result], most: int = LARGEST) -> None:
        self._function = function
        self._half = most // 2
        #: By identity, each with its tree, so that no other tree can come to have the same identity.
        self._kept: dict[int, tuple[_Part, _Result]] = {}
        self._older: dict[int, tuple[_Part, _Result]] = {}
        if most == PASSING:
            _of_passing.append(self)

    def forget(self) -> None:
        """Forget all trees."""
        self._kept, self._older = {}, {}

    def __len__(self) -> int:
        return len(self._kept.keys() | self._older.keys())

    def __call__(self, tree: _Part) -> _Result:
        found = self._kept.get(id(tree))
        if found is None:
            found = self._older.get(id(tree)) or (tree, self._function(tree))
            if len(self._kept) >= self._half:
                self._older, self._kept = self._kept, {}
            self._kept[id(tree)] = found
        return found[1]
