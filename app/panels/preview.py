"""The preview: the card that the pointer or the keyboard is on, large, with its current values."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.cards.face import BACK, RATIO, CardFace
from app.cards.painter import FULL_WIDTH, CardPainter
from app.cards.signs import in_words
from app.theme import Look
from app.theme.tokens import BODY, TIGHT, faded
from app.theme.words import Words
from engine.views import CardView, LogLine

translate = QCoreApplication.translate
#: A page lower than this, or than such a part of its width, cannot be read; where the window is low it is shown
#: smaller, down to the other height.
_LOW, _LOWEST, _FLAT = 240, 168, 1.05
#: Where much is said below the page, it makes room for that down to this height: nothing else may be squeezed for it.
_LEAST = 96


class _Picture(QWidget):
    def __init__(self, look: Look, painter: CardPainter, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._painter = look, painter
        self.face: CardFace | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(_LOWEST)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        width = self.width()
        height = min(self.height(), round(width * RATIO))
        if self.face is None:
            self._empty(painter, QRectF(0, 0, width, height))
        else:
            # Narrower than this a card carries no text, and the preview is there for the text.
            drawn = max(width, round(FULL_WIDTH))
            tall = max(_LOW, height, round(width * _FLAT))
            pixmap = self._painter.page(self.face, drawn, round(tall * drawn / width), self.devicePixelRatioF())
            wide = width * height / tall
            painter.drawPixmap(QRectF((width - wide) / 2, 0, wide, height), pixmap, QRectF(pixmap.rect()))
        painter.end()

    def _empty(self, painter: QPainter, box: QRectF) -> None:
        """The back of a card, faint, and what would be read here."""
        palette = self._look.palette
        painter.setPen(QPen(faded(palette.line_strong, 0.5), 1))
        painter.setBrush(faded(palette.sunken, 0.5))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 14, 14)
        tall = min(box.height() * 0.5, box.width() * 0.62)
        back = self._painter.pixmap(BACK, round(tall / RATIO), self.devicePixelRatioF())
        wide = tall / RATIO
        painter.setOpacity(0.4)
        place = QRectF(box.center().x() - wide / 2, box.center().y() - tall * 0.62, wide, tall)
        painter.drawPixmap(place, back, QRectF(back.rect()))
        painter.setOpacity(1.0)
        painter.setPen(palette.text_dim)
        painter.setFont(self._look.font(BODY))
        words = translate("Preview", "Point at a card to read it here.")
        below = QRectF(box.left() + 20, place.bottom() + 12, box.width() - 40, box.bottom() - place.bottom() - 12)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(below, flags, words)

    def sizeHint(self) -> QSize:
        return QSize(240, _LOW)


class Preview(QWidget):
    """Shows one card."""

    def __init__(self, look: Look, painter: CardPainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.picture = _Picture(look, painter, self)
        self.values = Words(parent=self)
        self.values.setWordWrap(True)
        self.values.setTextFormat(Qt.TextFormat.RichText)
        self.values.hide()
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(TIGHT)
        box.addWidget(self.picture, 1)
        box.addWidget(self.values)

    def show_card(self, face: CardFace | None, card: CardView | None = None, why: Sequence[str] = ()) -> None:
        """Show a card; with what it is now beside what is printed, and why, if it is on the table."""
        if face is not None and face.hidden:
            return
        self.picture.face = face
        self.picture.update()
        lines = [] if face is None or card is None else _changes(face, why)
        self.values.setText(f'<span style="color:{self._look.palette.text_dim.name()}">{"<br>".join(lines)}</span>')
        self.values.setVisible(bool(lines))
        self._bound()
        if face is not None:
            self.setAccessibleName(describe(face))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._bound()

    def _bound(self) -> None:
        """Be no higher than a card at this width and what is said below it: what is left belongs to others."""
        tall = round(self.width() * RATIO) + 2
        self.picture.setMaximumHeight(tall)
        below = TIGHT + self.values.heightForWidth(self.width()) if self.values.isVisibleTo(self) else 0
        self.picture.setMinimumHeight(max(_LEAST, _LOWEST - below))
        self.setMaximumHeight(tall + below)


def reasons(
    lines: Sequence[LogLine], name: str, say: Callable[[LogLine], tuple[str, Sequence[str]]]
) -> list[str]:
    """Where the values of a card come from, without its own name before what it does to itself: it stands above."""
    found = []
    for line in lines:
        text, words = say(line)
        own = line.template.startswith("{0}:") and line.words[0] == name
        found.append(text.removeprefix(words[0]).lstrip(":： ") if own else text)
    return found


def _changes(face: CardFace, why: Sequence[str]) -> list[str]:
    """What differs from what is printed, and where it comes from."""
    found: list[str] = []
    if face.printed_strength:
        words = translate("Preview", "{power} {now}, printed {base}")
        power = translate("Values", face.power_word).capitalize()
        found.append(words.format(power=power, now=face.strength, base=face.printed_strength))
    if face.base_cost >= 0 and face.cost != face.base_cost:
        words = translate("Preview", "Cost {now}, printed {base}")
        found.append(words.format(now=face.cost, base=face.base_cost))
    for sign, printed in face.changed_stats.items():
        words = translate("Preview", "{power} {now}, printed {base}")
        said = translate("Values", sign.casefold()).capitalize()
        found.append(words.format(power=said, now=dict(face.stats)[sign], base=printed))
    if face.damage:
        found.append(
            translate("Preview", "Damage {damage}: {left} left").format(
                damage=face.damage, left=face.bears - face.damage
            )
        )
    found += [html.escape(reason) for reason in why]
    if face.unread:
        found.append(translate("Preview", "Not all of its text could be read: carry it out by hand"))
    if face.frozen:
        found.append(translate("Preview", "Frozen: it does not activate in the next Active Phase"))
    if face.fresh:
        found.append(translate("Preview", "It came this turn and cannot attack yet"))
    found += [f"{html.escape(name)} × {count}" for name, count in face.counters]
    found += [html.escape(note) for note in face.notes]
    found += [html.escape(word) for word in face.marks if not (why and _is_sign(word))]
    return found


def _is_sign(mark: str) -> bool:
    """Whether a mark is no word but a sign for the table ("2 ●"), which the reasons say in words."""
    return not any(letter.isalpha() for letter in mark)


def _game(word: str) -> str:
    return translate("Game", word)


def describe(face: CardFace) -> str:
    """A card in words, as a sighted player sees it in the preview."""
    if face.hidden:
        return translate("Preview", "A face-down card")
    parts = [face.name, face.type_line or face.type, ", ".join(map(_game, face.elements))]
    if face.cost >= 0:
        parts.append(translate("Preview", face.cost_word).format(cost=face.cost))
    if face.price:
        parts.append(translate("Preview", "cost {cost}").format(cost=" ".join(map(_game, face.price))))
    if face.second_cost >= 0:
        parts.append(translate("Preview", "class change cost {cost}").format(cost=face.second_cost))
    if face.strength:
        parts.append(f"{translate('Values', face.power_word)} {face.strength}")
    if face.printed_strength:
        parts.append(translate("Preview", "printed {base}").format(base=face.printed_strength))
    parts += [f"{translate('Values', name.casefold())} {number}" for name, number in face.stats]
    parts += [translate("Game", sign, face.game) for sign in face.signs]
    if face.leader:
        parts.append(translate("Preview", face.leader_word))
    if face.damage:
        parts.append(translate("Preview", "damage {damage}").format(damage=face.damage))
    if face.dull:
        parts.append(translate("Preview", face.dull_word))
    if face.frozen:
        parts.append(translate("Preview", "frozen"))
    if face.fresh:
        parts.append(translate("Preview", "came this turn"))
    if face.under:
        parts.append(translate("Preview", "{count} more under it").format(count=face.under))
    if face.unread:
        parts.append(translate("Preview", "text to be carried out by hand"))
    parts += [f"{count} {name}" for name, count in face.counters]
    parts += [*face.marks, *face.notes]
    text = " ".join(map(in_words, face.lines))
    return ", ".join(part for part in parts if part) + (f". {text}" if text else "")
