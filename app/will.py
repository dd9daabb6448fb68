"""The signs of will in costs and texts of Force of Will, "{R}{1}", and the marks that stand for them (FOW 907.5)."""

from __future__ import annotations

from collections.abc import Mapping

#: The marks by the letters between the braces; a number is itself.
WILL: Mapping[str, str] = {
    "W": "Light", "R": "Fire", "U": "Water", "G": "Wind", "B": "Darkness", "M": "Moon", "Rest": "Dull",
}


def sign_of(letters: str) -> str:
    """The sign that letters between braces stand for; themselves where they are none."""
    return WILL.get(letters, letters)
