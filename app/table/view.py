"""The view of the table: it fits the scene to the window, zooms, and hands the mouse and keys to the gestures."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsView, QWidget

from app.table.gestures.host import GestureHost
from app.table.scene import TableScene

#: How far the table can be zoomed in.
CLOSEST = 3.0


class TableView(QGraphicsView):
    """Shows a table at the size of the window."""

    key_pressed = Signal(object)

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self.zoom = 1.0
        self.gestures = GestureHost(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState, False)
        # Every piece has room for its soft edge in its own box.
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        # The floor covers everything: nothing needs to be painted beneath it.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(480, 360)
        self._panning: QPoint | None = None

    def fit(self) -> None:
        """Show the whole table."""
        self.zoom_to(1.0)

    def zoom_to(self, zoom: float) -> None:
        """Show the table so much larger than it fits; cards are drawn anew for it."""
        zoom = min(CLOSEST, max(1.0, zoom))
        if zoom != self.zoom:
            self.resetTransform()
            self.scale(zoom, zoom)
            self.zoom = zoom
        self._lay()

    def _lay(self) -> None:
        size = self.viewport().size()
        self.table.resize_to(size.width(), size.height(), self.devicePixelRatioF() * self.zoom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._lay()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_to(self.zoom * (1.0015 ** event.angleDelta().y()))
        elif self.zoom > 1.0:
            self._pan(event.angleDelta() / 2)
        event.accept()

    def _pan(self, way: QPoint) -> None:
        for bar, by in ((self.horizontalScrollBar(), way.x()), (self.verticalScrollBar(), way.y())):
            bar.setValue(bar.value() - by)

    def bring_into_sight(self, item: QGraphicsItem) -> None:
        """Let an enlarged table show this piece of it."""
        if self.zoom > 1.0:
            self.ensureVisible(item)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panning = event.position().toPoint()
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.gestures.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._panning is not None:
            here = event.position().toPoint()
            moved, self._panning = here - self._panning, here
            self._pan(moved)
            return
        self.gestures.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panning = None
            return
        self.gestures.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.gestures.double(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.gestures.busy:
            self.table.hover(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
        self.key_pressed.emit(event)
        if not event.isAccepted() and self.parent() is not None:
            QWidget.keyPressEvent(self, event)
