"""What an attack comes to at every moment: how strong it is, how strong who is attacked, and how much is lacking."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.cards.kinds import paint_kind
from app.table import layers
from app.table.spec import Contest
from app.theme.tokens import BODY, LEAD, faded
from app.values import number_in
from engine.views import View

if TYPE_CHECKING:
    from app.table.scene import TableScene

translate = QCoreApplication.translate

#: How large a sign is, as a part of the height of the plate, and how far its number stands from it, and from others.
_SIGN, _APART, _ROOM = 0.56, 4.0, 13.0


@dataclass(frozen=True, slots=True)
class Weighed:
    """An attack on one card: both by handle, how strong they are, and whether nothing can hit who is attacked. It may
    be what it ``would`` come to if a card joined.
    """

    attacker: int
    defender: int
    seat: int
    attack: int
    guard: int
    step: int
    safe: bool = False
    would: bool = False

    @property
    def held(self) -> bool:
        """Whether the attack would not hit now."""
        return self.safe or self.guard > self.attack

    @property
    def short(self) -> int:
        """How much is lacking until the attack does not hit any more: as strong is not enough."""
        return 0 if self.held else ((self.attack - self.guard) // self.step + 1) * self.step

    def verdict(self) -> str:
        """What it comes to, in a few words."""
        if self.safe:
            return translate("Contest", "cannot be hit")
        if self.held:
            now, then = translate("Contest", "holds by {count}"), translate("Contest", "would hold by {count}")
            return (then if self.would else now).format(count=f"{self.guard - self.attack:,}")
        now, then = translate("Contest", "{count} short"), translate("Contest", "would be {count} short")
        return (then if self.would else now).format(count=f"{self.short:,}")

    def sentence(self, view: View, name: str) -> str:
        """All of it in a sentence, as the seat that looks is told it; the name is that of the card attacked."""
        if self.would:
            text = translate("Contest", "With it, {card}: attack {attack}, guard {guard}, {verdict}")
        elif self.seat == view.seat:
            text = translate("Contest", "{card}: attack {attack}, you guard {guard}: {verdict}.")
        else:
            text = translate("Contest", "{card}: attack {attack}, {player} guards {guard}: {verdict}.")
        numbers = {"attack": f"{self.attack:,}", "guard": f"{self.guard:,}"}
        return text.format(card=name, player=view.names[self.seat], verdict=self.verdict(), **numbers)


def weighed(contest: Contest | None, view: View | None) -> list[Weighed]:
    """The attacks of a position with what they come to now."""
    if contest is None or view is None or view.outcome is not None:
        return []
    cards = [card for zone in view.zones for card in zone.cards]
    attackers = [card for card in cards if card.values.get("attacking")]
    return [
        Weighed(
            by.handle, card.handle, card.controller, number_in(by.values.get(contest.value)),
            number_in(card.values.get(contest.value)), contest.step, bool(card.values.get(contest.safe)),
        )
        for by in attackers[:1] for card in cards if card.values.get("defending")
    ]  # fmt: skip


def joined(contest: Contest | None, view: View | None, stats: Mapping[str, str]) -> list[Weighed]:
    """What the attacks would come to, each if a card with these numbers joined who is attacked."""
    if contest is None or view is None:
        return []
    number = stats.get(contest.adds, "")
    more = int(number) if number.isdecimal() else 0
    return [replace(one, guard=one.guard + more, would=True) for one in weighed(contest, view)]


class ContestItem(QGraphicsItem):
    """A plate on the line between the players: the attack, the guard against it, and what is lacking."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self.table = scene
        self.weighed: Weighed | None = None
        self._box = QRectF()
        self.setZValue(layers.CONTEST)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lay(self, weighed: Weighed, at: QPointF, bounds: QRectF) -> None:
        """Show an attack around a point, within bounds."""
        self.prepareGeometryChange()
        self.weighed = weighed
        # What is told of a card that is held is read over it.
        self.setZValue(layers.BAND if weighed.would else layers.CONTEST)
        large, small = self._fonts()
        high = large.height() + 8
        wide = 2 * (high * _SIGN + _APART) + large.horizontalAdvance(f"{weighed.attack:,}")
        wide += large.horizontalAdvance(f"{weighed.guard:,}") + small.horizontalAdvance(weighed.verdict()) + 4 * _ROOM
        left = max(bounds.left(), min(at.x() - wide / 2, bounds.right() - wide))
        self._box = QRectF(left, at.y() - high / 2, wide, high)
        self.update()

    def _fonts(self) -> tuple[QFontMetricsF, QFontMetricsF]:
        table = self.table
        return (
            QFontMetricsF(table.font_at(LEAD, table.wished, bold=True)),
            QFontMetricsF(table.font_at(BODY, table.wished, bold=True)),
        )

    @property
    def box(self) -> QRectF:
        """Where it lies."""
        return self._box

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        one, palette, table = self.weighed, self.table.look.palette, self.table
        if one is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = palette.better if one.held == (one.seat == table.seat) else palette.worse
        edge = Qt.PenStyle.DashLine if one.would else Qt.PenStyle.SolidLine
        painter.setPen(QPen(ink, 1.6, edge))
        painter.setBrush(faded(palette.floating, 0.97))
        painter.drawRoundedRect(self._box, self._box.height() / 2, self._box.height() / 2)
        large, small = table.font_at(LEAD, table.wished, bold=True), table.font_at(BODY, table.wished, bold=True)
        x, high = self._box.left() + _ROOM, self._box.height()
        for sign, number in (("Attack", one.attack), ("Shield", one.guard)):
            size = high * _SIGN
            paint_kind(painter, sign, QRectF(x, self._box.center().y() - size / 2, size, size), palette.text)
            x = self._write(painter, x + size + _APART, f"{number:,}", large, palette.text) + _ROOM
        self._write(painter, x, one.verdict(), small, ink)

    def _write(self, painter: QPainter, x: float, words: str, font: QFont, ink: QColor) -> float:
        painter.setFont(font)
        painter.setPen(ink)
        wide = QFontMetricsF(font).horizontalAdvance(words)
        painter.drawText(QRectF(x, self._box.top(), wide + 2, self._box.height()), Qt.AlignmentFlag.AlignVCenter, words)
        return x + wide
