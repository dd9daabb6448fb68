"""Reading and rendering printed text: the machinery of every game's grammar, and what comes of reading a card."""

from __future__ import annotations

from dataclasses import dataclass

from engine import abilities as ab


@dataclass(frozen=True, slots=True)
class Problem:
    """A line that could not be read, and the place where reading stopped."""

    #: The line of the card's text, from 0.
    line_no: int
    #: The first word not consumed, as an offset in characters of that line.
    offset: int
    #: The line.
    text: str

    def caret(self) -> str:
        """The line with a caret under the word where reading stopped."""
        return f"{self.text}\n{' ' * self.offset}^"

    def rest(self) -> str:
        """What follows the place where reading stopped."""
        return self.text[self.offset :]


@dataclass(frozen=True, slots=True)
class Repair:
    """A line that was not read as it is printed, and what it was taken to say."""

    #: The line of the card's text, from 0.
    line_no: int
    printed: str
    meant: str


@dataclass(frozen=True, slots=True)
class Reading:
    """A card's text as abilities, in printed order; a line that was not read stands as Unread."""

    abilities: tuple[ab.Ability, ...]
    problems: tuple[Problem, ...] = ()
    repairs: tuple[Repair, ...] = ()

    @property
    def complete(self) -> bool:
        """Every word was consumed, and every ability renders back to its print."""
        return not self.problems
