"""What is asked of the table before a player answers: verdicts, what the rules refuse of a card, how values came.

A table of this program says it at once, one elsewhere later; each thing is asked once for a position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.answers import Answer
from engine.net import messages as say
from engine.net.messages import Told

#: So many verdicts and explanations are kept for a position.
_KEPT = 600
#: What is asked, and of what.
_Key = tuple[str, Answer | int]
#: Asks the table something of an answer or a card, and has what it says learned; False where it cannot be asked.
Ask = Callable[[str, Answer | int, Callable[[Told], object]], bool]


class Beforehand:
    """What the table has said of a position. ``learned`` is called when something is known that was not at once."""

    def __init__(self, ask: Ask, learned: Callable[[], object]) -> None:
        self._ask, self._learned = ask, learned
        self._known: dict[_Key, Told | None] = {}
        self._waiting: dict[_Key, list[Callable[[], object]]] = {}
        self._asking: _Key | None = None
        self._position = 0

    def forget(self) -> None:
        """The position, or the seat that looks, is another one."""
        self._position += 1
        self._known.clear()
        self._waiting.clear()

    def said(self, what: str, of: Answer | int) -> Told | None:
        """Return what the table says of a card or an answer; None until it is known."""
        key = (what, of)
        if key not in self._known and len(self._known) < _KEPT:
            position, before = self._position, self._asking
            self._known[key], self._asking = None, key
            if not self._ask(what, of, lambda told: self._learn(position, key, told)):
                del self._known[key]
            self._asking = before
        return self._known.get(key)

    def weigh(self, answers: Sequence[Answer], then: Callable[[], object]) -> None:
        """Have ``then`` called when the table has said what it thinks of all these answers: at once where it has."""
        for answer in answers:
            key = ("judge", answer)
            if self.said(*key) is None and key in self._known:
                self._waiting.setdefault(key, []).append(lambda: self.weigh(answers, then))
                return
        then()

    def _learn(self, position: int, key: _Key, told: Told) -> None:
        if position != self._position:
            return
        self._known[key] = told
        if self._asking != key and not isinstance(told, say.Accepted):
            self._learned()
        for call in self._waiting.pop(key, ()):
            call()
