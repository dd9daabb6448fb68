"""Cards that are checked, each shown for a moment as it turns over, with what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.cards.face import BACK, RATIO, CardFace
from app.table.animation import Animator, Pose
from app.table.duel import Turning
from app.table.pictures import Painter
from app.table.toast import Moment
from app.theme import Look
from app.theme.tokens import LEAD, ROOM, SNUG, TRAVEL_MS, WIDE
from engine.views import LogLine, PublicEvent

#: How long each is shown, in milliseconds.
LASTS = 1300
#: The widest the card is drawn, and the words below it, in pixels.
_CARD, _WORDS = 150.0, 320.0
_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


@dataclass(slots=True)
class Check:
    """A card that was checked, and the lines of the log that name it."""

    code: str
    name: str
    lines: list[LogLine] = field(default_factory=list)


def checks(zone: str, events: Sequence[PublicEvent]) -> list[Check]:
    """The cards that came to a zone to be seen by all, in order, with what was told of each while it lay there."""
    found: list[Check] = []
    lying = False
    for event in events:
        if event.kind == "move" and event.target is not None and event.target[0] == zone and event.code:
            found.append(Check(event.code, event.name))
            lying = True
        elif event.kind == "move" and event.source is not None and event.source[0] == zone:
            lying = False
        elif lying and event.line is not None and found[-1].name in event.line.words:
            found[-1].lines.append(event.line)
    return found


class Checked(Moment):
    """A card that turns over in the middle of the table; a click or a key goes on at once."""

    swallows = True

    def __init__(self, parent: QWidget, look: Look, painter: Painter, animator: Animator) -> None:
        super().__init__(parent, look)
        self._painter, self._animator = painter, animator
        self._turning = Turning(self.update)
        self._card, self._text = _CARD, 0
        self.face: CardFace = BACK
        self.words = ""

    def tell(self, shown: Sequence[tuple[CardFace, str]]) -> None:
        """Show these cards one after the other, each with words below, after those that are being shown."""
        acts = [partial(self._show, face, words) for face, words in shown]
        if self.isVisible():
            self._later += acts
        else:
            self.show_all(acts, LASTS / self._animator.speed)

    def _show(self, face: CardFace, words: str) -> None:
        self.face, self.words = face, words
        self.setAccessibleName(words)
        self._card = min(_CARD, self._over.height() * 0.34 / RATIO)
        self.setFont(self._look.font(LEAD, bold=True))
        wide = min(_WORDS, self._over.width() - 4.0 * WIDE)
        self._text = self.fontMetrics().boundingRect(QRect(0, 0, round(wide), 4000), _WRAPPED, words).height()
        self.stand(wide + 2 * WIDE, self._card * RATIO + self._text + 2 * ROOM + SNUG)
        self._turning.open = False
        self._animator.move(self._turning, Pose(0, 0), TRAVEL_MS, delay=TRAVEL_MS / 2, halfway=self._turning.turned)
        self.update()

    def hurry(self) -> None:
        super().hurry()
        self._animator.stop(self._turning)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = self.panel(painter)
        face = self.face if self._turning.open else BACK
        picture = self._painter.pixmap(face, self._card, self.devicePixelRatioF())
        wide = max(1.0, self._card * self._turning.share)
        place = QRectF(box.center().x() - wide / 2, ROOM, wide, self._card * RATIO)
        painter.drawPixmap(place, picture, QRectF(picture.rect()))
        painter.setPen(self._look.palette.text)
        painter.setFont(self.font())
        below = QRectF(WIDE, self.height() - ROOM - self._text, self.width() - 2 * WIDE, self._text)
        painter.drawText(below, _WRAPPED, self.words)
        painter.end()
