"""A card to read: its text is as large as it fits, and none of the room beside it stays empty."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app.cards.face import CardFace
from app.cards.reading import _text_that_fits

WORDS = "When this Forward enters the field, choose 1 Forward. Deal it 3000 damage."


@pytest.mark.parametrize("sentences", range(2, 16))
@pytest.mark.parametrize("height", [58.0, 90.0, 110.0])
def test_a_long_text_leaves_none_of_its_box_empty(qapp: QApplication, sentences: int, height: float) -> None:
    unit = 2.6
    face = CardFace("9-001H", "Lantern", lines=(WORDS,) * sentences)
    column, _, art = _text_that_fits(face, 90 * unit, height * unit, unit, "en")
    free = height * unit - art - column.height
    assert art >= 57 * unit or column.pixels <= 9 or free <= 0.12 * height * unit
