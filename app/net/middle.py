"""The middle of a page: as wide as it reads well, and scrolled where the window is lower than what is on it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

#: The room around it, in pixels.
_SIDES, _ENDS = 36, 28


def middle(inside: QWidget, widest: int) -> QScrollArea:
    """Return a page with this in its middle, no wider than so many pixels."""
    inside.setMaximumWidth(widest)
    page = QWidget()
    row = QHBoxLayout(page)
    row.setContentsMargins(_SIDES, _ENDS, _SIDES, _ENDS)
    row.addStretch(1)
    row.addWidget(inside, 100)
    row.addStretch(1)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(page)
    return area
