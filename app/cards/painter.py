"""The painter of cards: any card, front or back, crisp at any size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from app.cards.art import paint_picture
from app.cards.back import paint_back
from app.cards.face import RATIO, CardFace
from app.cards.frame import paint_small
from app.cards.kept import Kept
from app.cards.reading import paint_full
from app.cards.state import paint_state
from app.theme import DARK, Palette

#: Cards at least this wide carry their whole text.
FULL_WIDTH = 230.0
#: How many bytes of painted cards are kept, and of the pictures on them: what lies on the table is kept there.
CARD_BYTES = 6 * 1024 * 1024
ART_BYTES = 4 * 1024 * 1024

#: Where a player's own pictures come from: the picture for a card's code, or None.
Images = Callable[[str], QImage | None]


def no_images(_code: str) -> QImage | None:
    """The source of a player who has no own pictures."""
    return None


class CardPainter:
    """Paints cards, and keeps what it painted until the room is full.

    ``palette`` gives the colours of what the table says of a card (damage, changed power); ``language``
    chooses fonts; ``images`` brings a player's own pictures.
    """

    def __init__(self, palette: Palette = DARK, language: str = "en", images: Images = no_images) -> None:
        self._palette = palette
        self._language = language
        self._images = images
        self._cards = Kept(CARD_BYTES)
        self._art = Kept(ART_BYTES)

    @staticmethod
    def size(width: float) -> QSizeF:
        """The size of a card that is so wide."""
        return QSizeF(width, width * RATIO)

    def use(self, palette: Palette, language: str) -> None:
        """Paint for another theme or language from now on; the pictures on cards are the same in all of them."""
        if (palette, language) != (self._palette, self._language):
            self._palette, self._language = palette, language
            self._cards.clear()

    def forget(self) -> None:
        """Forget everything painted: pictures may have changed."""
        self._cards.clear()
        self._art.clear()

    def pixmap(self, face: CardFace, width: float, dpr: float = 1.0) -> QPixmap:
        """The card upright, ``width`` pixels wide at a scale factor, with all that the table says of it."""
        return self._cards.get((face, width, dpr), lambda: self._draw_card(face, width, dpr))

    def page(self, face: CardFace, width: float, height: float, dpr: float = 1.0) -> QPixmap:
        """The card to be read: so wide, and no higher than that; the picture gives way to the text."""
        return self._cards.get((face, width, height, dpr), lambda: self._draw_card(face, width, dpr, height))

    def picture(self, face: CardFace, width: float, height: float, dpr: float = 1.0) -> QPixmap:
        """The picture of a card alone: a player's own, or the generated one."""
        key = (face.game, face.code, face.drawn_as, face.type, face.subject, width, height, dpr)
        return self._art.get(key, lambda: self._draw_picture(face, width, height, dpr))

    def _draw_card(self, face: CardFace, width: float, dpr: float, height: float = 0.0) -> QPixmap:
        image, rect = _canvas(width, height or width * RATIO, dpr)
        with _painting(image) as painter:
            if face.hidden:
                paint_back(painter, rect)
            elif width >= FULL_WIDTH:
                paint_full(painter, rect, face, self._language, lambda w, h: self.picture(face, w, h))
            else:
                paint_small(painter, rect, face, self._language, lambda w, h: self.picture(face, w, h), width)
            paint_state(painter, rect, face, self._palette, self._language, dpr)
        return _pixmap(image, dpr)

    def _draw_picture(self, face: CardFace, width: float, height: float, dpr: float) -> QPixmap:
        image, rect = _canvas(width, height, dpr)
        own = self._images(face.code)
        with _painting(image) as painter:
            if own is None or own.isNull():
                paint_picture(painter, rect, face)
            else:
                _paint_covering(painter, rect, own)
        return _pixmap(image, dpr)


def _canvas(width: float, height: float, dpr: float) -> tuple[QImage, QRectF]:
    """A clear image in device pixels; everything is laid out in them, so that all edges are crisp."""
    wide, high = max(1, round(width * dpr)), max(1, round(height * dpr))
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    return image, QRectF(0, 0, wide, high)


@contextmanager
def _painting(image: QImage) -> Iterator[QPainter]:
    """A painter on an image, closed whatever happens: one that is left open crashes the program at its end."""
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    try:
        yield painter
    finally:
        painter.end()


def _pixmap(image: QImage, dpr: float) -> QPixmap:
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _paint_covering(painter: QPainter, rect: QRectF, image: QImage) -> None:
    """Paint an image so that it covers the rectangle, cut at its longer sides."""
    size = QSizeF(image.size())
    size.scale(rect.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    target = QRectF(0, 0, size.width(), size.height())
    target.moveCenter(rect.center())
    target.moveTop(max(target.top(), rect.top() - (size.height() - rect.height()) * 0.3))
    painter.save()
    painter.setClipRect(rect)
    painter.drawImage(target, image)
    painter.restore()
