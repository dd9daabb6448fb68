"""A battle shown for a moment: both fighters with the cards that support them, what they come to, and the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.cards.face import BACK, RATIO, CardFace
from app.table.animation import Animator, Pose
from app.table.pictures import Painter
from app.table.spec import Combat
from app.table.toast import Moment
from app.theme import Look
from app.theme.tokens import BODY, DISPLAY, LEAD, ROOM, SNUG, TRAVEL_MS, WIDE, faded
from app.values import number_in
from engine.views import CardView, LogLine, PublicEvent, View

#: How long the supports and the result are shown, in milliseconds.
LASTS = 1700
#: The widest a card is drawn, and the room between the two sides, in pixels.
_CARD, _MIDDLE = 132.0, 76.0
_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


@dataclass(slots=True)
class Side:
    """One of the two fighters: its card and the one that supports it by number, and how strong they are together."""

    unit: int
    code: str = ""
    support: str = ""
    failed: bool = False
    base: int = 0
    #: What the support has added so far: nothing while skills are carried out that come before (Cipher 18.1.7, 18.1.9).
    added: int = 0
    total: int | None = None

    def parts(self) -> str:
        """What a side's strength is made of: its own, its support, and what texts and critical hits add."""
        rest = (self.total or 0) - self.base - self.added
        found = str(self.base)
        for one in (self.added, rest):
            if one:
                found += f" {'+' if one > 0 else '−'} {abs(one)}"
        return found if self.added or rest else ""


@dataclass(slots=True)
class Battle:
    """What has become known of a battle. The attacker is the first of its sides."""

    sides: tuple[Side, Side]
    result: LogLine | None = None
    won: bool = False
    shown: set[str] = field(default_factory=set)

    def side_of(self, handle: int) -> Side | None:
        """The side on which a unit fights."""
        return next((side for side in self.sides if side.unit == handle), None)


class Battles:
    """Reads from what happens which battle is fought, and what of it is worth a moment: supports and result."""

    def __init__(self, combat: Combat) -> None:
        self._combat = combat
        self.battle: Battle | None = None

    def read(self, events: Sequence[PublicEvent], known: dict[int, CardView], codes: dict[str, str]) -> list[str]:
        """Take in what happened; return what has to be shown of it: "supports", "result"."""
        combat, cards = self._combat, {event.new: event.code for event in events if event.new and event.code}
        for event in events:
            if event.kind == "fact" and event.why == combat.attack and event.others:
                self.battle = Battle((Side(event.card), Side(event.others[0])))
            elif event.kind == "fact" and event.why in (combat.supported, combat.failed):
                self._supported(event, cards)
            elif event.line is not None and event.line.template.startswith(combat.results):
                self._decided(event.line, codes)
        if self.battle is None:
            return []
        for side in self.battle.sides:
            self._weigh(side, known.get(side.unit))
        found = [what for what in ("supports", "result") if self._has(what) and what not in self.battle.shown]
        self.battle.shown.update(found)
        return found

    def look(self, view: View) -> list[str]:
        """Take in the battle that a position shows, and return what has to be shown of it: a table is opened in the
        middle of it, answers were taken back, or another seat looks, with its own handles.
        """
        cards = [card for zone in view.zones for card in zone.cards]
        attacking = next((card for card in cards if card.values.get("attacking")), None)
        defending = next((card for card in cards if card.values.get("defending")), None)
        seen = set() if self.battle is None else self.battle.shown
        if attacking is None or defending is None:
            self.battle = None
            return []
        self.battle = Battle((self._side(view, attacking), self._side(view, defending)))
        found = ["supports"] if self._has("supports") else []
        self.battle.shown.update(found)
        return [what for what in found if what not in seen]

    def _side(self, view: View, card: CardView) -> Side:
        """A fighter with what lies there to support it."""
        supports = view.zone(self._combat.place, card.controller).cards
        side = Side(card.handle, support=supports[0].code if supports else "")
        self._weigh(side, card)
        return side

    def _supported(self, event: PublicEvent, cards: dict[int, str]) -> None:
        side = None if self.battle is None else self.battle.side_of(event.card)
        if side is not None and event.others:
            side.support, side.failed = cards.get(event.others[0], ""), event.why == self._combat.failed

    def _decided(self, line: LogLine, codes: dict[str, str]) -> None:
        """The result names both fighters and says how strong each of them was."""
        if self.battle is None or len(line.words) < 4:
            return
        self.battle.result, self.battle.won = line, line.template.startswith(self._combat.results[0])
        for side, name, total in zip(self.battle.sides, line.words[::2], line.words[1::2], strict=False):
            side.total = int(total)
            side.code = side.code or codes.get(name, "")

    def _weigh(self, side: Side, card: CardView | None) -> None:
        """How strong a fighter is that still stands there."""
        if card is None or not card.code:
            return
        side.code, side.base = card.code, number_in(card.values.get(self._combat.base))
        if self.battle is None or self.battle.result is None:
            side.total = number_in(card.values.get(self._combat.power))
            side.added = number_in(card.values.get(self._combat.support))

    def _has(self, what: str) -> bool:
        assert self.battle is not None
        if not all(side.code for side in self.battle.sides):
            return False
        return self.battle.result is not None if what == "result" else any(one.support for one in self.battle.sides)


class Turning:
    """How far cards have turned over, as something that the animator moves."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed, self.share, self.open = changed, 1.0, True

    def pose(self) -> Pose:
        return Pose(0.0, 0.0)

    def set_pose(self, pose: Pose) -> None:
        self._changed()

    def set_turning(self, share: float) -> None:
        self.share = share
        self._changed()

    def turned(self) -> None:
        """The faces are what is seen now."""
        self.open = True


class Duel(Moment):
    """Both sides of a battle with their supports, over the middle of the table."""

    # A key that hurries the battle answers nothing that is asked beneath it.
    swallows = True

    def __init__(self, parent: QWidget, look: Look, painter: Painter, animator: Animator) -> None:
        super().__init__(parent, look)
        self._painter, self._animator = painter, animator
        self._turning = Turning(self.update)
        self._faces: list[tuple[CardFace, CardFace | None]] = []
        self.battle: Battle | None = None
        self.words = ""
        self._card = _CARD

    def tell(self, battle: Battle, steps: Sequence[tuple[str, str]], face_of: Callable[[str], CardFace]) -> None:
        """Show these steps of a battle, each with a sentence below; quicker as motion is."""
        acts = [partial(self._step, what, words, battle, face_of) for what, words in steps]
        self.show_all(acts, LASTS / self._animator.speed)

    def _step(self, what: str, words: str, battle: Battle, face_of: Callable[[str], CardFace]) -> None:
        fresh = battle is not self.battle
        self.battle = replace(battle, result=battle.result if what == "result" else None)
        self._faces = [(face_of(one.code), face_of(one.support) if one.support else None) for one in battle.sides]
        self.words = words
        self.setAccessibleName(words)
        self._measure()
        if fresh and what == "supports":
            self._turning.open = False
            self._animator.move(self._turning, Pose(0, 0), TRAVEL_MS, delay=TRAVEL_MS, halfway=self._turning.turned)
        self.update()

    def hurry(self) -> None:
        super().hurry()
        self._animator.stop(self._turning)

    # How it lies

    def _measure(self) -> None:
        across = (self._over.width() - 4 * WIDE - _MIDDLE - 2 * SNUG) / 4
        self._card = min(_CARD, across, self._over.height() * 0.3 / RATIO)
        wide = 4 * self._card + 2 * SNUG + _MIDDLE + 2 * WIDE
        self.setFont(self._look.font(LEAD, bold=True))
        text = self.fontMetrics().boundingRect(QRect(0, 0, round(wide - 2 * WIDE), 4000), _WRAPPED, self.words)
        self._text = text.height() if self.words else 0
        self.stand(wide, 2 * ROOM + self._card * RATIO + SNUG + self._sums() + self._text + SNUG)

    def _sums(self) -> float:
        return self._look.font(DISPLAY).pixelSize() * 1.25 + self._look.font(BODY).pixelSize() * 1.5

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = self.panel(painter)
        if self.battle is not None:
            for place, side in enumerate(self.battle.sides):
                self._paint_side(painter, place, side)
            self._paint_middle(painter, box)
            painter.setPen(self._look.palette.text)
            painter.setFont(self.font())
            below = QRectF(WIDE, self.height() - ROOM - self._text, self.width() - 2 * WIDE, self._text)
            painter.drawText(below, _WRAPPED, self.words)
        painter.end()

    def _paint_side(self, painter: QPainter, place: int, side: Side) -> None:
        """The fighters stand outside, the cards that support them between them."""
        wide, pair = self._card, 2 * self._card + SNUG
        left = WIDE if place == 0 else self.width() - WIDE - pair
        unit, support = self._faces[place]
        where = (left, left + wide + SNUG) if place == 0 else (left + wide + SNUG, left)
        self._paint_card(painter, unit, where[0])
        if support is not None:
            self._paint_card(painter, support if self._turning.open else BACK, where[1], self._turning.share)
            if side.failed and self._turning.open:
                self._strike(painter, where[1])
        self._paint_sum(painter, QRectF(left, ROOM + wide * RATIO + SNUG, pair, self._sums()), place, side)

    def _paint_card(self, painter: QPainter, face: CardFace, left: float, share: float = 1.0) -> None:
        picture = self._painter.pixmap(face, self._card, self.devicePixelRatioF())
        wide = max(1.0, self._card * share)
        box = QRectF(left + (self._card - wide) / 2, ROOM, wide, self._card * RATIO)
        painter.drawPixmap(box, picture, QRectF(picture.rect()))

    def _strike(self, painter: QPainter, left: float) -> None:
        """A support that fails is struck out."""
        box = QRectF(left, ROOM, self._card, self._card * RATIO)
        painter.fillRect(box, faded(self._look.palette.floating, 0.55))
        painter.setPen(_stroke(self._look.palette.threatened, 4))
        inner = box.adjusted(18, 18, -18, -18)
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())

    def _paint_sum(self, painter: QPainter, box: QRectF, place: int, side: Side) -> None:
        """How strong a side is, and below it what that is made of."""
        if side.total is None or self.battle is None:
            return
        large = self._look.font(DISPLAY, bold=True)
        painter.setFont(large)
        painter.setPen(self._ink(place))
        head = QRectF(box.left(), box.top(), box.width(), large.pixelSize() * 1.25)
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, str(side.total))
        painter.setFont(self._look.font(BODY))
        painter.setPen(self._look.palette.text_dim)
        below = QRectF(box.left(), head.bottom(), box.width(), box.bottom() - head.bottom())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, side.parts())

    def _ink(self, place: int) -> QColor:
        """The winner of a battle that is decided stands out."""
        palette = self._look.palette
        if self.battle is None or self.battle.result is None:
            return palette.text
        return palette.better if (place == 0) == self.battle.won else palette.worse

    def _paint_middle(self, painter: QPainter, box: QRectF) -> None:
        """What the comparison comes to: Cipher 18.1.15 asks whether the attack is as high at least."""
        assert self.battle is not None
        mine, other = (side.total for side in self.battle.sides)
        palette, middle = self._look.palette, QPointF(box.center().x(), ROOM + self._card * RATIO / 2)
        painter.setPen(_stroke(palette.threatened, 3))
        painter.drawLine(middle - QPointF(20, 0), middle + QPointF(20, 0))
        painter.drawPolyline([middle + QPointF(10, -10), middle + QPointF(20, 0), middle + QPointF(10, 10)])
        if self.battle.result is None or mine is None or other is None or self.battle.won != (mine >= other):
            return
        font = self._look.font(DISPLAY, bold=True)
        painter.setFont(font)
        painter.setPen(palette.text)
        top = ROOM + self._card * RATIO + SNUG
        line = QRectF(box.center().x() - _MIDDLE, top, 2 * _MIDDLE, font.pixelSize() * 1.25)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, "≥" if self.battle.won else "<")


def _stroke(color: QColor, thick: float) -> QPen:
    """A line with round ends."""
    return QPen(color, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
