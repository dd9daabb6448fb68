"""The plates of both players and the phases on a small window."""

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


def test_in_large_type_the_phases_are_read_whole_on_a_small_window(page_at: Until) -> None:
    page = page_at(lambda view, question: view.phase == "Deployment Phase")
    page.resize(1024, 672)
    page.look.zoom = 1.2
    page.redraw()
    QApplication.processEvents()
    with watched() as painted:
        page.phases.grab()
    assert "Deployment" in painted.texts and not [found for found in painted.found if "is cut" in found]
