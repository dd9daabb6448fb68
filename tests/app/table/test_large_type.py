"""At twice the size of type all that is written grows in a small window too, and nothing of it is cut off."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.matchpage import MatchPage
from app.table.items import AreaItem
from app.theme import Look
from tests.app.cutting import cut
from tests.app.painted import watched
from tests.app.table.conftest import Until


@pytest.fixture
def large(page_at: Until, qapp: QApplication) -> Iterator[MatchPage]:
    """The turn of a player who may do something, in a window of 1280 by 720 at twice the size of type."""
    page = page_at(lambda view, question: view.turn > 4 and question.kind == "play")
    page.look.use(zoom=2.0)
    page.look.dress(qapp)
    page.resize(1280, 720)
    page.redraw()
    QTest.qWait(5)
    yield page
    Look().dress(qapp)


def test_nothing_is_cut_off(large: MatchPage) -> None:
    with watched() as painted:
        large.scene.relay()
        large.grab()
    assert painted.found == [] and painted.count > 20
    assert list(cut(large)) == []


def test_the_words_of_every_pile_grow(large: MatchPage) -> None:
    piles = [item for item in large.scene.areas.values() if isinstance(item, AreaItem) and item.counted]
    sizes = [font.pixelSize() for pile in piles for font in pile._caption(pile.label, "7", pile.box.width() - 6)]
    assert len(sizes) >= 8 and min(sizes) > 13 and max(sizes) >= 18


def test_the_button_of_the_prompt_says_all_it_has_to_say(large: MatchPage) -> None:
    button = large.prompt.buttons[0]
    metrics = button.fontMetrics()
    assert metrics.horizontalAdvance(button.text()) + 20 <= button.width() and metrics.height() <= button.height()


def test_the_usual_names_of_players_stand_whole_on_plates_of_every_width(large: MatchPage) -> None:
    plate, picture = large.scene.plates[0], QPixmap(200, 60)
    painter = QPainter(picture)
    for name in ("玩家1", "Ann"):
        plate.face = replace(plate.face, name=name)
        for tenths in range(460, 1200):
            plate._name(painter, QRectF(0, 0, tenths / 10, 40), 2.0)
            assert plate.toolTip() == "", tenths
    painter.end()
