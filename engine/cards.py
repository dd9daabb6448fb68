"""Cards as they are printed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Printed:
    """What is printed on a card of any game: its number, its name, and its text, one ability a line."""

    code: str
    name: str
    text: str
