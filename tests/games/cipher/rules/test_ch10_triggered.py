"""Cipher chapters 7 and 10: triggered skills in check timings."""

from __future__ import annotations

import pytest

from engine.games.cipher.law import table as tables
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import Position

ON_ATTACK = "Lamp |AUTO| When this unit attacks, until the end of the combat, this unit gains +10 attack."


def told(story: Story) -> list[str]:
    """The names of skills carried out so far, in their order."""
    from engine.events import Note

    return [
        str(change.args[1])
        for change in story.table.state.log
        if isinstance(change, Note) and change.text == "{0}: {1} is carried out."
    ]


def drawing(name: str, when: str) -> str:
    """A skill that draws a card."""
    return f"{name} |AUTO| When {when}, draw 1 card."
