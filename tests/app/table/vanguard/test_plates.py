"""The plates of both players on a small window."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from tests.app.painted import watched
from tests.app.table.conftest import Until


def test_damage_and_soul_of_both_are_read_on_a_small_window(page_at: Until) -> None:
    """VG 1.3, 4: what has no room to be named is named in a tip."""
    page = page_at(lambda view, question: all(one["damage"] > 0 and one["soul"] > 0 for one in view.values))
    page.resize(1280, 720)
    QApplication.processEvents()
    for seat, plate in page.scene.plates.items():
        with watched() as painted:
            plate.update()
            page.view.grab()
        values = page.session.view().values[seat]
        assert {"Soul", str(values["soul"]), f"{values['damage']}/6"} <= set(painted.texts)
        assert not [found for found in painted.found if "is cut" in found or "needs" in found]
        assert plate.toolTip() == f"Damage {values['damage']}/6"
