"""The plates of both players on a small window."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from tests.app.painted import watched
from tests.app.table.conftest import Until


def test_what_a_number_counts_is_read_whole_on_a_small_window(page_at: Until) -> None:
    page = page_at(lambda view, question: all(values["bonds left"] > 0 for values in view.values))
    page.resize(1024, 672)
    QApplication.processEvents()
    with watched() as painted:
        for plate in page.scene.plates.values():
            plate.update()
        page.view.grab()
    assert "Bonds left" in painted.texts
    assert not [found for found in painted.found if "is cut" in found]
