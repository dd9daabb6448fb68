"""The balloon that says why not: a sentence, the number of the rule, and perhaps a way to do it anyway."""

from __future__ import annotations

import html
from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.cards.signs import in_words, with_signs
from app.theme import Look
from app.theme.tokens import BODY, CORNER, ROOM, SNUG, faded
from app.theme.words import Words

_TAIL = 10
_WIDEST = 340


class Balloon(QWidget):
    """A balloon over the table. It goes when it is clicked or at the next act; one that offers nothing also after a
    while.
    """

    rule_clicked = Signal(str)

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent)
        self._over = parent
        self._look = look
        self._below = True
        self._tip = 0.0
        self.words = Words(parent=self)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.words.linkActivated.connect(self.rule_clicked)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(SNUG)
        self._box = QVBoxLayout(self)
        self._box.setSpacing(SNUG)
        self._box.addWidget(self.words)
        self._box.addLayout(self.buttons)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(
        self,
        sentence: str,
        rule: str,
        at: QPoint,
        choices: tuple[tuple[str, Callable[[], object]], ...] = (),
        *,
        milliseconds: int = 9000,
    ) -> None:
        """Say why, pointing at a point of the parent."""
        palette = self._look.palette
        self.words.setFont(self._look.font(BODY))
        text = with_signs(sentence, BODY + 2, palette.text, self.devicePixelRatioF())
        if rule:
            number = html.escape(rule)
            shown = number.replace(" ", "&nbsp;")
            link = f'<a href="{number}" style="color:{palette.accent.name()}">{shown}</a>'
            # Where the line ends here, the next one begins with the number.
            text = f"{text}&nbsp; {link}"
        self.words.setText(text)
        self.setAccessibleName(f"{in_words(sentence)} {rule}".strip())
        while self.buttons.count():
            item = self.buttons.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.deleteLater()
        for words, act in choices:
            button = QPushButton(words, self)
            button.clicked.connect(self.hide)
            button.clicked.connect(act)
            self.buttons.addWidget(button)
        if choices:
            self.buttons.addStretch(1)
        self._stand(at)
        self.show()
        self.raise_()
        self._timer.stop()
        if not choices:
            self._timer.start(milliseconds)

    def _stand(self, at: QPoint) -> None:
        area = self._over.rect()
        self._box.setContentsMargins(ROOM + 4, ROOM, ROOM + 4, ROOM)
        metrics = self.words.fontMetrics()
        plain = self.accessibleName()
        inner = min(_WIDEST - 2 * (ROOM + 4), max(150, metrics.horizontalAdvance(plain) + 16))
        self.words.setFixedWidth(inner)
        self.words.setFixedHeight(self.words.heightForWidth(inner))
        self._box.setContentsMargins(ROOM + 4, ROOM, ROOM + 4, ROOM + _TAIL)
        size = self._box.sizeHint()
        above = at.y() - size.height() >= 4
        top, bottom = (ROOM, ROOM + _TAIL) if above else (ROOM + _TAIL, ROOM)
        self._box.setContentsMargins(ROOM + 4, top, ROOM + 4, bottom)
        self._below = above
        self.resize(size)
        x = min(max(6, at.x() - size.width() // 2), area.width() - size.width() - 6)
        y = at.y() - size.height() if above else at.y()
        self.move(x, min(max(4, y), area.height() - size.height() - 4))
        self._tip = float(min(max(24, at.x() - x), size.width() - 24))

    def mousePressEvent(self, event: object) -> None:
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self._look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        body = box.adjusted(0, 0, 0, -_TAIL) if self._below else box.adjusted(0, _TAIL, 0, 0)
        path = QPainterPath()
        path.addRoundedRect(body, CORNER, CORNER)
        tail = QPainterPath()
        edge, tip = (body.bottom(), box.bottom()) if self._below else (body.top(), box.top())
        tail.moveTo(QPointF(self._tip - 9, edge))
        tail.lineTo(QPointF(self._tip, tip))
        tail.lineTo(QPointF(self._tip + 9, edge))
        tail.closeSubpath()
        painter.setPen(QPen(faded(palette.threatened, 0.9), 1.5))
        painter.setBrush(palette.floating)
        painter.drawPath(path.united(tail))
        painter.end()
