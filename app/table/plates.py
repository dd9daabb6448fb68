"""The plates of the two players: name, turn, priority, and the numbers that decide the game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.cards.richtext import paint_icon
from app.table import layers
from app.table.items import Glow
from app.table.rims import Rim
from app.table.spec import Gauge
from app.theme.fonts import narrowed
from app.theme.tokens import BODY, CAPTION, LEAD, faded, mixed
from app.theme.words import tip
from app.will import sign_of

if TYPE_CHECKING:
    from app.table.scene import TableScene


#: The heights of the lines of a plate, in pixels where type is as designed.
_NAME, _STATUS, _NUMBER = 1.44 * LEAD, 1.5 * CAPTION, 1.55 * BODY
#: How close the lines of numbers stand at the closest, and how low that of the name is then.
_CLOSEST, _LOWEST = 1.25 * BODY, 1.28 * LEAD
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
#: Signs take no more than such a part of a line.
_SIGNS = 0.62
#: All lines grow alike from so many times the designed size on.
_EVEN = 1.25


@dataclass(frozen=True, slots=True)
class PlateFace:
    """What a plate shows."""

    name: str = ""
    mine: bool = True
    turn: bool = False
    priority: bool = False
    values: tuple[tuple[Gauge, int], ...] = ()
    #: What a number is the sum of, sign by sign.
    signs: tuple[str, ...] = ()


class PlateItem(QGraphicsItem):
    """The plate of a player. A held attacker may be dropped on it."""

    def __init__(self, scene: TableScene, seat: int) -> None:
        super().__init__()
        self.table = scene
        self.seat = seat
        self.box = QRectF()
        self.face = PlateFace()
        self.glow = Glow.NONE
        self.focused = False
        self._rim = Rim(self)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(layers.PLATES)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_box(self, box: QRectF) -> None:
        """Lie there."""
        if box != self.box:
            self.prepareGeometryChange()
            self.box = box
            self._relight()

    def dress(self) -> None:
        """Take the colours and the scale of now."""
        self._relight()
        self.update()

    def show_face(self, face: PlateFace) -> None:
        """Show other words and numbers."""
        if face != self.face:
            self.face = face
            self.update()

    def set_glow(self, glow: Glow) -> None:
        """Light the plate up."""
        if glow is not self.glow:
            self.glow = glow
            self._relight()

    def _relight(self) -> None:
        if self.glow is Glow.NONE:
            self._rim.fade()
            return
        palette = self.table.look.palette
        color = palette.threatened if self.glow is Glow.THREATENED else palette.possible
        self._rim.shine(self.box, self.table.ratio, color, strong=True)

    def set_focused(self, focused: bool) -> None:
        """Whether the keyboard is here."""
        if focused != self.focused:
            self.focused = focused
            self.update()

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-3, -3, 3, 3)

    @property
    def color(self) -> QColor:
        """The colour of the seat."""
        palette = self.table.look.palette
        return palette.mine if self.face.mine else palette.theirs

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        palette = self.table.look.palette
        face = self.face
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = self.box.adjusted(0.5, 0.5, -0.5, -0.5)
        edge = faded(self.color, 0.9) if face.turn else palette.line
        path = QPainterPath()
        path.addRoundedRect(body, 10, 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(palette.surface, self.color, 0.16) if face.turn else palette.surface)
        painter.drawPath(path)
        painter.setClipPath(path)
        painter.fillRect(QRectF(body.left(), body.top(), 4, body.height()), self.color)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(edge, 1.5 if face.turn else 1.0))
        painter.drawPath(path)
        if self.focused:
            painter.setPen(QPen(palette.focus, 2))
            painter.drawRoundedRect(body.adjusted(3, 3, -3, -3), 8, 8)
        self._contents(painter, body.adjusted(13, 6, -8, -6))

    def _contents(self, painter: QPainter, box: QRectF) -> None:
        """Name, status and numbers, in type as large as all of it has room for."""
        table, face = self.table, self.face
        shown = [one for one in face.values if one[0].limit or one[1]]
        need = _NAME + _NUMBER * len(shown)
        high = box.height() + 4
        whole = need + _STATUS <= high
        even = next((one for one in table.zooms() if (need + _STATUS) * one <= high), 0.0)
        if even >= min(table.wished, _EVEN):
            zoom, low = even, _STATUS * even
        else:
            # Where little can grow, the name and the numbers do, beside a status as it was designed.
            low = _STATUS if whole else 0.0
            zoom = next((one for one in table.zooms() if need * one <= high - low), 1.0)
        y = box.top()
        line, step = _NAME * zoom, _NUMBER * zoom
        if shown:
            # The lines stand closer rather than that one of them is left out.
            room = box.height() + 3 - low
            step = max(_CLOSEST * zoom, min(step, (room - line) / len(shown)))
            line = max(_LOWEST * zoom, min(line, room - step * len(shown)))
        self._name(painter, QRectF(box.left(), y, box.width(), line), zoom)
        y += line
        if whole:
            self._status(painter, QRectF(box.left(), y, box.width(), low))
            y += low
        untold = []
        for gauge, value in shown:
            row = QRectF(box.left(), y, box.width(), step)
            if row.bottom() > box.bottom() + 8.01 or not self._gauge(painter, row, gauge, value, zoom):
                untold.append((gauge, value))
            y += step
        self._tell(untold)

    def _tell(self, untold: list[tuple[Gauge, int]]) -> None:
        """Say in a tip what the numbers are that have no room for it."""
        words = [f"{QCoreApplication.translate('Values', one.label)} {_written(one, value)}" for one, value in untold]
        self.setToolTip("\n".join(([self.toolTip()] if self.toolTip() else []) + words))

    def _name(self, painter: QPainter, box: QRectF, zoom: float) -> None:
        """The name; a long one in narrower letters, then in smaller ones, and cut off at last."""
        name = self.face.name
        fonts = [
            narrowed(self.table.font_at(LEAD, one, bold=True), name, box.width())
            for one in self.table.zooms()
            if one <= zoom
        ]
        fits = (one for one in fonts if QFontMetricsF(one).horizontalAdvance(name) <= box.width())
        fitting = next(fits, None)
        painter.setFont(fitting or self.table.font_at(LEAD, 1.0, bold=True))
        painter.setPen(self.table.look.palette.text)
        # What fits is not measured again in whole pixels, which would cut it.
        cut = QFontMetricsF(painter.font()).elidedText(name, Qt.TextElideMode.ElideRight, box.width())
        shown = name if fitting is not None else cut
        self.setToolTip(tip(name) if shown != name else "")
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, shown)

    def _status(self, painter: QPainter, box: QRectF) -> None:
        words = status(self.face)
        if not words:
            return
        fonts = [narrowed(self.table.font_at(CAPTION, one), words, box.width()) for one in self.table.zooms()]
        sizes = ((one, QFontMetricsF(one)) for one in fonts)
        fits = (one for one, it in sizes if it.height() <= box.height() and it.horizontalAdvance(words) <= box.width())
        painter.setFont(next(fits, fonts[-1]))
        painter.setPen(self.color if self.face.priority else self.table.look.palette.text_dim)
        words = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(box.width()))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, words)

    def _gauge(self, painter: QPainter, box: QRectF, gauge: Gauge, value: int, zoom: float) -> bool:
        """A number with pips, or with what it counts; return whether there is room for these."""
        palette = self.table.look.palette
        alarm = gauge.alarms(value)
        ink = palette.damage if alarm else palette.text
        painter.setFont(self.table.font_at(BODY, zoom, bold=True))
        painter.setPen(ink)
        words = _written(gauge, value)
        if gauge.signs:
            left = box.width() - self._signs(painter, box) - 4
        else:
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, words)
            left = box.width() - painter.fontMetrics().horizontalAdvance(words) - 8
        pips = bool(gauge.limit) and left >= gauge.limit * 6
        if pips:
            self._pips(painter, QRectF(box.left(), box.top(), left, box.height()), gauge, value)
        elif not gauge.limit:
            said = QCoreApplication.translate("Values", gauge.label)
            zooms = [one for one in self.table.zooms() if one <= zoom]
            fonts = [narrowed(self.table.font_at(CAPTION, one), said, left) for one in zooms]
            fits = (one for one in fonts if QFontMetricsF(one).horizontalAdvance(said) <= left)
            painter.setFont(next(fits, fonts[-1]))
            painter.setPen(palette.text_dim)
            label = painter.fontMetrics().elidedText(said, Qt.TextElideMode.ElideRight, int(left))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, label)
        return pips or not gauge.limit

    def _signs(self, painter: QPainter, box: QRectF) -> float:
        """The signs at the right, each once with its number where there are many; return how far they reach."""
        signs, size, look = Counter(self.face.signs), box.height() * 0.86, self.table.look
        room, numbers = box.width() * _SIGNS, painter.fontMetrics()
        single = self.face.signs if (size + 2) * signs.total() <= room else ()
        shown = [(sign, "") for sign in single] or [(sign, str(count)) for sign, count in signs.items()]
        wide = sum(size + 2 + numbers.horizontalAdvance(words) for _, words in shown)
        closer = max(0.0, wide - room) / max(1, len(shown) - 1)
        left = box.right() - min(wide, room)
        for sign, words in shown:
            where = QRectF(left + numbers.horizontalAdvance(words), box.center().y() - size / 2, size, size)
            painter.drawText(QRectF(left, box.top(), where.left() - left, box.height()), _MIDDLE, words)
            paint_icon(painter, sign_of(sign.strip("{}")), where, look.palette.text, look.language)
            left = where.right() + 2 - closer
        return min(wide, room)

    def _pips(self, painter: QPainter, box: QRectF, gauge: Gauge, value: int) -> None:
        palette = self.table.look.palette
        step = min(14.0, box.width() / gauge.limit)
        size = step - 3
        alarm = gauge.alarms(value)
        painter.setPen(Qt.PenStyle.NoPen)
        for count in range(gauge.limit):
            full = count < value
            color = self._pip_color(gauge, alarm) if full else faded(palette.text_faint, 0.35)
            painter.setBrush(color)
            pip = QRectF(box.left() + count * step, box.center().y() - 5, size, 10)
            painter.drawRoundedRect(pip, 2, 2)

    def _pip_color(self, gauge: Gauge, alarm: bool) -> QColor:
        """Red where it is an alarm; else what is had is good, and what is suffered is not."""
        palette = self.table.look.palette
        if alarm:
            return palette.damage
        return palette.threatened if gauge.danger else palette.better


def _written(gauge: Gauge, value: int) -> str:
    return f"{value}/{gauge.limit}" if gauge.limit else str(value)


def status(face: PlateFace) -> str:
    """Whose turn it is and who may act, in words for a plate."""
    if face.priority:
        return QCoreApplication.translate("Plate", "Priority")
    if face.turn:
        return QCoreApplication.translate("Plate", "Active turn")
    return ""
