"""The pieces of the table: cards, the places where they lie, and the plates of the players. They hold no rules."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.cards.face import RATIO, CardFace
from app.table import layers, light
from app.table.animation import Pose
from app.table.layout import Spot
from app.theme.tokens import BODY, CAPTION, faded, mixed

if TYPE_CHECKING:
    from app.table.scene import TableScene


class Glow(enum.Enum):
    """Why a card or a place is lit; the later one wins."""

    NONE = 0
    POSSIBLE = 1
    THREATENED = 2
    CHOSEN = 3


class CardItem(QGraphicsItem):
    """A card on the table, drawn from its face at exactly the size at which it is seen."""

    def __init__(self, scene: TableScene, key: int, face: CardFace, width: float) -> None:
        super().__init__()
        self.table = scene
        self.key = key
        self.face = face
        self.width = self.place_width = width
        self.spot: Spot = ("", -1)
        self.owner = -1
        self.glow = Glow.NONE
        self.badge = ""
        self.focused = False
        self.held = False
        self.hovered = False
        self.home = Pose(0, 0)
        self.layer = layers.FIELD
        self.whole = True
        self._turning = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def height(self) -> float:
        """The height of the card upright, in pixels."""
        return self.width * RATIO

    def set_width(self, width: float) -> None:
        """Draw the card at another size, without changing how large it appears now."""
        if abs(width - self.width) > 0.01:
            shown = self.width * self.scale()
            self.prepareGeometryChange()
            self.width = width
            self.setScale(shown / width)

    def set_face(self, face: CardFace) -> None:
        """Show another face."""
        if face != self.face:
            self.face = face
            self.update()

    def set_glow(self, glow: Glow, badge: str = "") -> None:
        """Light the card up, with a short word in its corner."""
        if (glow, badge) != (self.glow, self.badge):
            self.glow, self.badge = glow, badge
            self.update()

    def set_focused(self, focused: bool) -> None:
        """Whether the keyboard is here."""
        if focused != self.focused:
            self.focused = focused
            self.update()

    # Motion

    def pose(self) -> Pose:
        return Pose(self.x(), self.y(), self.rotation(), self.scale(), self.opacity())

    def set_pose(self, pose: Pose) -> None:
        self.setPos(pose.x, pose.y)
        if pose.angle != self.rotation():
            self.setRotation(pose.angle)
        if pose.scale != self.scale():
            self.setScale(pose.scale)
        if pose.opacity != self.opacity():
            self.setOpacity(pose.opacity)

    def set_turning(self, share: float) -> None:
        if share != self._turning:
            self._turning = share
            self.update()

    # Drawing

    def body(self) -> QRectF:
        """The card itself."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    def whole_box(self) -> QRectF:
        """The card where it lies, in the scene."""
        return self.mapRectToScene(self.body())

    def boundingRect(self) -> QRectF:
        reach = self.width * light.REACH
        return self.body().adjusted(-reach, -reach, reach, reach + 3)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.body())
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        table = self.table
        ratio = table.ratio
        width, height = self.width, self.height
        reach = width * light.REACH
        palette = table.look.palette
        painter.save()
        upright = self.rotation() % 90 == 0 and self.scale() == 1.0 and self._turning == 1.0
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not upright)
        if self._turning < 1.0:
            painter.scale(max(0.02, self._turning), 1.0)
        corner = QPointF(-width / 2 - reach, -height / 2 - reach)
        strength = (0.85 if self.held else 0.5) if palette.dark else 0.35
        drop = 6.0 if self.held else 2.0
        painter.drawPixmap(corner + QPointF(0, drop), light.shadow(width, height, ratio, strength))
        color = self._color()
        if color is not None:
            painter.drawPixmap(corner, light.glow(width, height, ratio, color))
        painter.drawPixmap(QPointF(-width / 2, -height / 2), table.painter.pixmap(self.face, width, ratio))
        if self.focused:
            self._frame(painter, palette.focus)
        if self.badge:
            self._badge(painter, color or palette.chosen)
        painter.restore()

    def _color(self) -> QColor | None:
        palette = self.table.look.palette
        match self.glow:
            case Glow.POSSIBLE:
                return palette.possible
            case Glow.THREATENED:
                return palette.threatened
            case Glow.CHOSEN:
                return palette.chosen
        return None

    def _frame(self, painter: QPainter, color: QColor) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        thick = max(2.0, self.width * 0.022)
        painter.setPen(QPen(color, thick))
        radius = self.width * light.ROUND
        painter.drawRoundedRect(self.body().adjusted(thick, thick, -thick, -thick), radius, radius)

    def _badge(self, painter: QPainter, color: QColor) -> None:
        """A disc on the card's upper edge that says the order, the amount or what it gives."""
        palette = self.table.look.palette
        size = max(22.0, self.width * 0.27)
        font = self.table.look.font(max(CAPTION, size * 0.5), bold=True)
        painter.setFont(font)
        wide = max(size, painter.fontMetrics().horizontalAdvance(self.badge) + size * 0.55)
        box = QRectF(-wide / 2, -size / 2, wide, size)
        painter.translate(0, -self.height * 0.5 + size * 0.55)
        painter.rotate(-self.rotation())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(palette.sunken, 2))
        painter.setBrush(color)
        painter.drawRoundedRect(box, size / 2, size / 2)
        painter.setPen(palette.on_accent if palette.dark else QColor("white"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.badge)


class AreaItem(QGraphicsItem):
    """A place where cards lie: its name, how many there are, and whether a held card may go there."""

    def __init__(self, scene: TableScene, spot: Spot, label: str, *, quiet: bool, counted: bool, heading: bool) -> None:
        super().__init__()
        self.table = scene
        self.spot = spot
        self.heading = heading
        self.label = label
        self.quiet = quiet
        self.counted = counted
        self.count = 0
        self.glow = Glow.NONE
        self.alarm = False
        self.focused = False
        self.box = QRectF()
        self.setZValue(layers.GROUND)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_box(self, box: QRectF) -> None:
        """Lie there."""
        if box != self.box:
            self.prepareGeometryChange()
            self.box = box

    def show_state(self, *, count: int | None = None, glow: Glow | None = None, alarm: bool | None = None) -> None:
        """Show how many cards lie here, whether it is lit, and whether its number is an alarm."""
        before = (self.count, self.glow, self.alarm)
        self.count = self.count if count is None else count
        self.glow = self.glow if glow is None else glow
        self.alarm = self.alarm if alarm is None else alarm
        if before != (self.count, self.glow, self.alarm):
            self.update()

    def set_focused(self, focused: bool) -> None:
        """Whether the keyboard is here."""
        if focused != self.focused:
            self.focused = focused
            self.update()

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        palette = self.table.look.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = 10.0
        fill = faded(palette.sunken, 0.20 if self.quiet else 0.42)
        edge = faded(palette.line_strong, 0.16 if self.quiet else 0.34)
        if self.glow is not Glow.NONE:
            color = palette.possible if self.glow is Glow.POSSIBLE else palette.chosen
            if self.glow is Glow.THREATENED:
                color = palette.threatened
            fill = faded(color, 0.20 if self.glow is Glow.CHOSEN else 0.10)
            edge = color
        painter.setPen(QPen(edge, 2.0 if self.glow is not Glow.NONE else 1.0))
        painter.setBrush(fill)
        painter.drawRoundedRect(self.box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        if self.focused:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.focus, 2))
            painter.drawRoundedRect(self.box.adjusted(2, 2, -2, -2), radius, radius)
        self._words(painter)

    def _words(self, painter: QPainter) -> None:
        palette = self.table.look.palette
        ink = palette.damage if self.alarm else mixed(palette.text_faint, palette.text_dim, 0.4)
        painter.setFont(self.table.look.font(CAPTION, bold=self.alarm))
        painter.setPen(ink)
        box = self.box.adjusted(8, 4, -8, -4)
        said = QCoreApplication.translate("Zones", self.label)
        if self.quiet and not self.counted:
            if not self.count:
                painter.setPen(faded(palette.text_faint, 0.65))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, said)
            return
        where = Qt.AlignmentFlag.AlignTop if self.heading else Qt.AlignmentFlag.AlignBottom
        metrics = painter.fontMetrics()
        number = str(self.count) if self.counted else ""
        wide = metrics.horizontalAdvance(number) + 6 if number else 0
        label = metrics.elidedText(said, Qt.TextElideMode.ElideRight, int(box.width() - wide))
        painter.drawText(box, where | Qt.AlignmentFlag.AlignLeft, label)
        if number:
            painter.setFont(self.table.look.font(BODY, bold=True))
            painter.setPen(palette.damage if self.alarm else palette.text if self.count else ink)
            painter.drawText(box, where | Qt.AlignmentFlag.AlignRight, number)
