"""The box from which one of several words is chosen, as all of the window uses it."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QStyle, QWidget


class Choice(QComboBox):
    """A box that is as wide as its words where there is room; opened, it shows each of them whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def showPopup(self) -> None:
        view = self.view()
        edges = view.width() - view.viewport().width() if view.isVisible() else 2 * view.frameWidth() + 6
        if self.count() > self.maxVisibleItems():
            edges += self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        rows = (view.sizeHintForIndex(self.model().index(row, self.modelColumn())) for row in range(self.count()))
        view.setMinimumWidth(max((one.width() for one in rows), default=0) + edges)
        super().showPopup()
