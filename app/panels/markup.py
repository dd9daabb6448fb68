"""Lines of a list that are set as rich text: a head, and below it what is said in smaller type."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QTextDocument
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

#: Where an item keeps its rich text.
MARKUP = Qt.ItemDataRole.UserRole + 7
#: Around the text of a line, in pixels.
_ASIDE, _ABOVE = 8, 5
_Index = QModelIndex | QPersistentModelIndex


class MarkupLines(QStyledItemDelegate):
    """Sets and paints the lines."""

    def __init__(self, lines: QListWidget) -> None:
        super().__init__(lines)
        self._list = lines

    def height_of(self, item: QListWidgetItem, width: int) -> int:
        """How high a line is in a list so wide."""
        return self._height(str(item.data(MARKUP)), width)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        width = self._list.viewport().width()
        return QSize(width, self._height(str(index.data(MARKUP)), width))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        style = self._list.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, self._list)
        area = QRectF(option.rect).adjusted(_ASIDE, _ABOVE, -_ASIDE, -_ABOVE)
        painter.save()
        painter.translate(area.topLeft())
        self._document(str(index.data(MARKUP)), round(area.width())).drawContents(painter)
        painter.restore()

    def _height(self, markup: str, width: int) -> int:
        return round(self._document(markup, width - 2 * _ASIDE).size().height()) + 2 * _ABOVE

    def _document(self, markup: str, width: int) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(self._list.font())
        document.setHtml(markup)
        document.setTextWidth(max(40, width))
        return document
