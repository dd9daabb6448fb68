"""The pieces of the table: cards, the places where they lie, and the plates of the players. They hold no rules."""

from __future__ import annotations

import enum
import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from app.cards.face import RATIO, CardFace
from app.table import layers, light
from app.table.animation import Pose
from app.table.beds import Heap, paint_lane, paint_slot, paint_tray
from app.table.layout import WORDS, Spot
from app.table.markers import Markers, paint_markers, told
from app.table.rims import Rim
from app.theme.fonts import narrowed
from app.theme.tokens import BODY, CAPTION, faded, mixed

if TYPE_CHECKING:
    from app.table.scene import TableScene


_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class Glow(enum.Enum):
    """Why a card or a place is lit; the later one wins."""

    NONE = 0
    POSSIBLE = 1
    THREATENED = 2
    CHOSEN = 3


class CardItem(QGraphicsPixmapItem):
    """A card on the table, drawn from its face at exactly the size at which it is seen.

    Its picture is copied by Qt alone, and what is laid on it (light, frame, badge) is a child that is there only when
    needed: a table full of cards is painted without a step in Python.
    """

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
        self.hovered = False
        self.home = Pose(0, 0)
        self.layer = layers.FIELD
        self._held = False
        self._turning = 1.0
        self._shine: QGraphicsPixmapItem | None = None
        self._signs: Signs | None = None
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.dress()

    @property
    def height(self) -> float:
        """The height of the card upright, in pixels."""
        return self.width * RATIO

    @property
    def held(self) -> bool:
        """Whether a gesture carries the card: its shadow falls far below it."""
        return self._held

    @held.setter
    def held(self, held: bool) -> None:
        if held != self._held:
            self._held = held
            self.dress()

    def set_width(self, width: float) -> None:
        """Draw the card at another size, without changing how large it appears now."""
        if abs(width - self.width) > 0.01:
            shown = self.width * self.scale()
            self.width = width
            self.setScale(shown / width)
            self.dress()
            self._sharpen()

    def set_face(self, face: CardFace) -> None:
        """Show another face."""
        if face != self.face:
            self.face = face
            self.dress()

    def set_glow(self, glow: Glow, badge: str = "") -> None:
        """Light the card up, with a short word in its corner."""
        if (glow, badge) != (self.glow, self.badge):
            self.glow, self.badge = glow, badge
            self._lay_light()
            self._lay_signs()

    def set_focused(self, focused: bool) -> None:
        """Whether the keyboard is here."""
        if focused != self.focused:
            self.focused = focused
            self._lay_signs()

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
        self._sharpen()

    def set_turning(self, share: float) -> None:
        if share != self._turning:
            self._turning = share
            self.setTransform(QTransform.fromScale(max(0.02, share), 1.0) if share < 1.0 else QTransform())
            self._sharpen()

    # Drawing

    def body(self) -> QRectF:
        """The card itself."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    def whole_box(self) -> QRectF:
        """The card where it lies, in the scene."""
        return self.mapRectToScene(self.body())

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.body())
        return path

    def dress(self) -> None:
        """Take the picture of the face as it is drawn now, and lay light and signs over it."""
        table = self.table
        reach = self.width * light.REACH
        picture = table.pictures.picture(
            self.face, self.width, table.ratio, dark=table.look.palette.dark, held=self._held
        )
        if picture.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(picture)
        self.setOffset(-self.width / 2 - reach, -self.height / 2 - reach)
        self._lay_light()
        self._lay_signs()

    def light_color(self) -> QColor | None:
        """The colour in which the card is lit, if it is."""
        palette = self.table.look.palette
        match self.glow:
            case Glow.POSSIBLE:
                return palette.possible
            case Glow.THREATENED:
                return palette.threatened
            case Glow.CHOSEN:
                return palette.chosen
        return None

    def _sharpen(self) -> None:
        """Pixels are copied where the card stands straight, and blended where it does not."""
        straight = self.rotation() % 90 == 0 and self.scale() == 1.0 and self._turning == 1.0
        mode = Qt.TransformationMode.FastTransformation if straight else Qt.TransformationMode.SmoothTransformation
        if mode != self.transformationMode():
            self.setTransformationMode(mode)
            if self._shine is not None:
                self._shine.setTransformationMode(mode)

    def _lay_light(self) -> None:
        color = self.light_color()
        if color is None:
            if self._shine is not None:
                self._shine.hide()
            return
        if self._shine is None:
            self._shine = QGraphicsPixmapItem(self)
            self._shine.setTransformationMode(self.transformationMode())
            self._shine.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._shine.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        glow = light.glow(self.width, self.height, self.table.ratio, color)
        if glow.cacheKey() != self._shine.pixmap().cacheKey():
            self._shine.setPixmap(glow)
        self._shine.setOffset(self.offset())
        self._shine.show()

    def _lay_signs(self) -> None:
        wanted = self.focused or bool(self.badge)
        if wanted and self._signs is None:
            self._signs = Signs(self)
        if self._signs is not None:
            self._signs.setVisible(wanted)
            self._signs.refresh()


class Signs(QGraphicsItem):
    """What is laid on a card for a while: the frame of the keyboard, and a badge."""

    def __init__(self, card: CardItem) -> None:
        super().__init__(card)
        self.card = card
        self._box = QRectF()
        self.setZValue(1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def refresh(self) -> None:
        """The card is another one or of another size."""
        if self._box != self.card.boundingRect():
            self.prepareGeometryChange()
            self._box = self.card.boundingRect()
        self.update()

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        card = self.card
        palette = card.table.look.palette
        if card.focused:
            self._frame(painter, palette.focus)
        if card.badge:
            self._badge(painter, card.light_color() or palette.chosen)

    def _frame(self, painter: QPainter, color: QColor) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        thick = max(2.0, self.card.width * 0.022)
        painter.setPen(QPen(color, thick))
        radius = self.card.width * light.ROUND
        painter.drawRoundedRect(self.card.body().adjusted(thick, thick, -thick, -thick), radius, radius)

    def _badge(self, painter: QPainter, color: QColor) -> None:
        """A disc on the card's upper edge that says the order, the amount or what it gives."""
        card, look = self.card, self.card.table.look
        size = max(22.0, card.width * 0.27)
        font = look.font(max(CAPTION, size * 0.5), bold=True)
        painter.setFont(font)
        wide = max(size, painter.fontMetrics().horizontalAdvance(card.badge) + size * 0.55)
        box = QRectF(-wide / 2, -size / 2, wide, size)
        painter.translate(0, -card.height * 0.5 + size * 0.55)
        painter.rotate(-card.rotation())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.palette.sunken, 2))
        painter.setBrush(color)
        painter.drawRoundedRect(box, size / 2, size / 2)
        painter.setPen(look.palette.on_accent if look.palette.dark else QColor("white"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, card.badge)


class AreaItem(QGraphicsItem):
    """A place where cards lie: its name, how many there are, and whether a held card may go there."""

    def __init__(
        self, scene: TableScene, spot: Spot, label: str, *, quiet: bool, counted: bool, heading: bool, fleeting: bool,
        bare: bool = False,
    ) -> None:
        super().__init__()
        #: Whether nothing of it is seen but its light: its cards lie beneath others.
        self.bare = bare
        #: Whether its player has no such place yet.
        self.withheld = False
        #: Whether the place is there only while something lies there or may go there.
        self.fleeting = fleeting
        self.table = scene
        self.spot = spot
        self.heading = heading
        self.label = label
        self.quiet = quiet
        self.counted = counted
        self.count = 0
        self.glow = Glow.NONE
        self.alarm = False
        #: What lies here beside cards.
        self.markers: Markers = ()
        self.focused = False
        self.box = QRectF()
        #: Where the cards of a pile lie.
        self.slot: QRectF | None = None
        self._heap = Heap(scene)
        self._rim = Rim(self)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(layers.GROUND)
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
        self._pile_up()
        self.update()

    def set_slot(self, x: float, y: float, width: float) -> None:
        """Keep cards in a pile there; the place is as large as one card, and the pile as high as it has cards."""
        slot = QRectF(x - width / 2, y - width * RATIO / 2, width, width * RATIO)
        if slot != self.slot:
            self.slot = slot
            self._pile_up()
            self.update()

    def _pile_up(self) -> None:
        if self.slot is not None:
            self._heap.rise(self.slot, self.count)

    def show_state(self, *, count: int | None = None, glow: Glow | None = None, alarm: bool | None = None) -> None:
        """Show how many cards lie here, whether it is lit, and whether its number is an alarm."""
        before = (self.count, self.alarm)
        self.count = self.count if count is None else count
        self.alarm = self.alarm if alarm is None else alarm
        if glow is not None and glow is not self.glow:
            self.glow = glow
            self._relight()
        if before != (self.count, self.alarm):
            self._pile_up()
            self.update()
        hidden = self.fleeting or self.withheld
        self.setVisible(not hidden or self.count > 0 or self.glow is not Glow.NONE)

    def show_markers(self, markers: Markers) -> None:
        """Show what lies here beside cards."""
        if markers != self.markers:
            self.markers = markers
            self.setToolTip("\n".join(told(markers)))
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
        radius = light.CORNER
        if self.bare:
            pass
        elif self.slot is not None:
            paint_slot(painter, self.slot, palette, empty=not self.count)
        elif self.quiet:
            paint_lane(painter, self.box, palette)
        else:
            paint_tray(painter, self.box, palette)
        if self.focused:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.focus, 2))
            painter.drawRoundedRect(self.box.adjusted(2, 2, -2, -2), radius, radius)
        if not self.bare:
            self._words(painter)
        paint_markers(painter, self.box, self.markers, self.table.wished)

    def _relight(self) -> None:
        if self.glow is Glow.NONE:
            self._rim.fade()
            return
        palette = self.table.look.palette
        color = {Glow.POSSIBLE: palette.possible, Glow.THREATENED: palette.threatened}.get(self.glow, palette.chosen)
        self._rim.shine(self.box, self.table.ratio, color, strong=self.glow is Glow.CHOSEN)

    def _words(self, painter: QPainter) -> None:
        palette = self.table.look.palette
        ink = palette.damage if self.alarm else mixed(palette.text_faint, palette.text_dim, 0.4)
        painter.setPen(ink)
        said = QCoreApplication.translate("Zones", self.label)
        if self.quiet and not self.counted:
            if not self.count:
                painter.setPen(palette.text_dim if palette.name == "contrast" else faded(palette.text_faint, 0.65))
                room = self.box.adjusted(7, 4, -7, -4)
                painter.setFont(self._fitting(said, room))
                painter.drawText(room, _WRAPPED, said)
            return
        where = Qt.AlignmentFlag.AlignTop if self.heading else Qt.AlignmentFlag.AlignBottom
        inset = 7.0 if self.table.wished == 1.0 else 3.0
        box = self.box.adjusted(inset, 4, -inset, -4)
        number = str(self.count) if self.counted else ""
        plain = QFontMetricsF(self.table.font_at(CAPTION, 1.0))
        if not self.count and plain.horizontalAdvance(said + number) + 6 > box.width():
            number = ""
        figure, name = self._caption(said, number, box.width())
        painter.setFont(name)
        left = box.width() - (QFontMetricsF(figure).horizontalAdvance(number) + 4 if number else 0)
        label = painter.fontMetrics().elidedText(said, Qt.TextElideMode.ElideRight, math.ceil(left))
        painter.drawText(box, where | Qt.AlignmentFlag.AlignLeft, label)
        if number:
            painter.setFont(figure)
            painter.setPen(palette.damage if self.alarm else palette.text if self.count else ink)
            painter.drawText(box, where | Qt.AlignmentFlag.AlignRight, number)

    def _fitting(self, said: str, room: QRectF) -> QFont:
        """The largest type that is wished for in which words stand in a room, in several lines if need be."""
        found = [self.table.font_at(CAPTION, zoom) for zoom in self.table.zooms()]
        needed = ((one, QFontMetricsF(one).boundingRect(room, _WRAPPED, said)) for one in found)
        return next((one for one, box in needed if room.contains(box)), found[-1])

    def _caption(self, said: str, number: str, wide: float) -> tuple[QFont, QFont]:
        """The largest type in which a number and a name stand beside each other in a width: narrower letters before
        smaller ones.
        """
        table, high = self.table, WORDS * self.table.zoom - 4
        for zoom in table.zooms():
            figure, name = table.font_at(BODY, zoom, bold=True), table.font_at(CAPTION, zoom, bold=self.alarm)
            room = wide - (QFontMetricsF(figure).horizontalAdvance(number) + 4 if number else 0)
            name = name if zoom == 1.0 else narrowed(name, said, room)
            if QFontMetricsF(name).horizontalAdvance(said) <= room and QFontMetricsF(figure).height() <= high:
                return figure, name
        figure = table.font_at(BODY, 1.0, bold=True)
        room = wide - (QFontMetricsF(figure).horizontalAdvance(number) + 4 if number else 0)
        fonts = [table.font_at(CAPTION - less, 1.0, bold=self.alarm) for less in (0, 1, 2, 3)]
        return figure, next((one for one in fonts if QFontMetricsF(one).horizontalAdvance(said) <= room), fonts[-1])
