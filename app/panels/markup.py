"""Lines of a list that are set as rich text: a head, and below it what is said in smaller type."""

from __future__ import annotations

import html
import re

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import QImage, QPainter, QTextDocument
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.cards.marks import MARKS
from app.cards.richtext import paint_icon

#: Where an item keeps its rich text.
MARKUP = Qt.ItemDataRole.UserRole + 7
#: Around the text of a line, in pixels.
_ASIDE, _ABOVE = 8, 5
_SIGN = re.compile(rf"\[({'|'.join(MARKS)}|Dull|S|X|\d)\]")
#: A word that stands on a ground of its own on cards: "[EX BURST]".
_BADGE = re.compile(r"\[([^\[\]]{3,15})\]")
_PLACED = re.compile(r'src="sign:(\w+)"')

_Index = QModelIndex | QPersistentModelIndex


def with_signs(text: str, pixels: int) -> str:
    """Escaped text of a card whose signs ("[Fire]", "[Dull]", "[2]") are pictures so high."""
    image = rf'<img src="sign:\1" width="{pixels}" height="{pixels}" style="vertical-align:middle">'
    return _BADGE.sub(r"<b>\1</b>", _SIGN.sub(image, html.escape(text)))


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
        area = QRectF(option.rect).adjusted(_ASIDE, _ABOVE, -_ASIDE, -_ABOVE)  # type: ignore[attr-defined]
        painter.save()
        painter.translate(area.topLeft())
        self._document(str(index.data(MARKUP)), round(area.width())).drawContents(painter)
        painter.restore()

    def _sign(self, name: str) -> QImage:
        ratio = self._list.devicePixelRatioF()
        size = 20.0
        image = QImage(round(size * ratio), round(size * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_icon(painter, name, QRectF(0, 0, size, size), self._list.palette().text().color())
        painter.end()
        return image

    def _height(self, markup: str, width: int) -> int:
        return round(self._document(markup, width - 2 * _ASIDE).size().height()) + 2 * _ABOVE

    def _document(self, markup: str, width: int) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(self._list.font())
        for name in set(_PLACED.findall(markup)):
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(f"sign:{name}"), self._sign(name))
        document.setHtml(markup)
        document.setTextWidth(max(40, width))
        return document
