"""The prompt: who is asked what, in one sentence, what a click will do, and the buttons."""

from __future__ import annotations

import html
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.cards.signs import in_words, with_signs
from app.controller.asks import Ask, Button
from app.controller.asks.lines import AskOptions
from app.controller.asks.numbers import AskNumber
from app.controller.asks.paying import AskPay
from app.panels.log import short
from app.theme import Look
from app.theme.tokens import BODY, CAPTION, LEAD, ROOM, SNUG, TIGHT, faded
from app.theme.words import Words
from engine.net.messages import FIRST, Proposal

translate = QCoreApplication.translate
#: What a button needs beside its words, in pixels.
_PADDING = 36
#: A long list of lines scrolls beyond this height, in pixels; where the window is low, it may be as low as the other.
_TALLEST, _LOWEST = 190, 104
#: What stands beside the words of a line: the edges of the list and of the line, in pixels.
_BESIDE = 34


class PayMeter(QWidget):
    """How much of a bill is paid, point by point; what is too much stands beyond its end."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.paid = self.total = 0
        self.setFixedHeight(22)

    def show_progress(self, paid: int, total: int) -> None:
        """Show so much of so much."""
        self.paid, self.total = paid, total
        self.setAccessibleName(translate("Prompt", "{paid} of {total} paid").format(paid=paid, total=total))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self._look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        count = max(self.total, self.paid, 1)
        step = min(26.0, self.width() / count)
        for point in range(count):
            color = palette.chosen if point < self.paid else faded(palette.text_faint, 0.3)
            if point >= self.total:
                color = palette.threatened
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            painter.drawRoundedRect(QRectF(point * step, 5, step - 4, 12), 3, 3)
        painter.end()


class Prompt(QFrame):
    """Shows the question and its buttons."""

    rule_clicked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._ask: Ask | None = None
        self.setProperty("role", "panel")
        self.who = Words(parent=self)
        self.sentence = Words(parent=self)
        self.sentence.setWordWrap(True)
        self.sentence.setTextFormat(Qt.TextFormat.RichText)
        self.sentence.linkActivated.connect(self.rule_clicked)
        self.hint = Words(parent=self)
        self.hint.setWordWrap(True)
        self.hint.setProperty("role", "dim")
        self.meter = PayMeter(look, self)
        self.lines = QListWidget(self)
        self.lines.setWordWrap(True)
        self.lines.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines.itemClicked.connect(self._picked)
        self.lines.installEventFilter(self)
        self.number = QSpinBox(self)
        self.number.valueChanged.connect(self._numbered)
        self.buttons: list[QPushButton] = []
        self._wanted: list[Button] = []
        # Whether a press comes too soon to be meant for what is shown.
        self.hasty: Callable[[], bool] = lambda: False
        self._first = QVBoxLayout()
        self._row = QHBoxLayout()
        self._row.setSpacing(SNUG)
        box = QVBoxLayout(self)
        box.setContentsMargins(ROOM + 2, ROOM, ROOM + 2, ROOM)
        box.setSpacing(TIGHT + 2)
        for widget in (self.who, self.sentence, self.meter, self.hint, self.lines, self.number):
            box.addWidget(widget)
        box.addStretch(1)
        box.addLayout(self._first)
        box.addLayout(self._row)
        self._box = box
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(150)

    def show_ask(self, ask: Ask, who: str, say: Callable[[str], str]) -> None:
        """Show a question; ``who`` is asked."""
        fresh = self._ask is not ask
        self._ask = ask
        self._head(
            who if ask.mine or not who else translate("Prompt", "Waiting"),
            say(ask.sentence()), ask.question.rule if ask.mine else "", ask.mine,
        )  # fmt: skip
        self.hint.setText(in_words(say(ask.hint())))
        self.hint.setVisible(bool(ask.hint()))
        self.meter.setVisible(isinstance(ask, AskPay))
        if isinstance(ask, AskPay):
            self.meter.show_progress(*ask.progress())
        self._show_lines(ask, say, fresh)
        self.number.setVisible(isinstance(ask, AskNumber))
        if isinstance(ask, AskNumber) and fresh:
            self.number.setRange(ask.question.least, ask.question.most)
            self.number.setValue(ask.value)
        self._show_buttons(ask.buttons() if ask.mine else [])

    def show_consent(
        self, consent: Proposal, names: tuple[str, str], settle: Callable[[bool], None], *, waits: bool = False
    ) -> None:
        """Show what the other seat is to agree to; ``waits`` tells that it does so at another screen."""
        self._ask = None
        asker, seat = names[consent.asker], names[1 - consent.asker]
        modes = {
            "enforced": translate("MainWindow", "Rules enforced"),
            "ask": translate("MainWindow", "Rules ask"),
            "free": translate("MainWindow", "Free table"),
        }
        detail = modes.get(consent.detail, consent.detail) if consent.what == "mode" else consent.detail
        words = {
            "undo": translate("Prompt", "{asker} wants to take back what was done. {seat}, do you agree?"),
            "undo turn": translate("Prompt", "{asker} wants to take back the whole turn. {seat}, do you agree?"),
            "redo": translate("Prompt", "{asker} wants to do again what was taken back. {seat}, do you agree?"),
            "rematch": translate("Prompt", "{asker} wants to play again. {seat}, do you agree?"),
            "override": translate("Prompt", "{asker} wants to do by hand: {detail}. {seat}, do you agree?"),
            "anyway": translate("Prompt", "{asker} wants to do it anyway. {detail} {seat}, do you agree?"),
            "mode": translate("Prompt", "{asker} wants to play in the mode \"{detail}\". {seat}, do you agree?"),
        }.get(consent.what, "{detail}")
        for widget in (self.hint, self.meter, self.lines, self.number):
            widget.hide()
        if waits:
            asked = translate("Prompt", "{seat} has been asked, and has not answered yet.")
            self._head(translate("Prompt", "Waiting"), asked.format(seat=seat), "", False)
            self._show_buttons([Button(translate("Prompt", "Ask no more"), lambda: settle(False))])
            return
        if consent.what == FIRST:
            self._head(seat, translate("Prompt", "Who goes first in the next game?"), "", True)
            mine, theirs = translate("Prompt", "I go first"), translate("Prompt", "The other player goes first")
            self._show_buttons(
                [Button(mine, lambda: settle(True), primary=True), Button(theirs, lambda: settle(False), whole=True)]
            )
            return
        self._head(seat, words.format(asker=asker, seat=seat, detail=detail), "", True)
        self._show_buttons(
            [
                Button(translate("Prompt", "Agree"), lambda: settle(True)),
                Button(translate("Prompt", "Refuse"), lambda: settle(False)),
            ]
        )

    def _head(self, who: str, sentence: str, rule: str, mine: bool) -> None:
        palette = self._look.palette
        color = palette.accent if mine else palette.text_dim
        self.who.setFont(self._look.font(CAPTION, bold=True))
        self.who.setStyleSheet(f"color: {color.name()}; font-size: {round(CAPTION * self._look.zoom)}px;")
        self.who.setText(who)
        link = ""
        if rule:
            name = html.escape(rule)
            small = round(CAPTION * self._look.zoom)
            style = f"color:{palette.text_faint.name()};text-decoration:none;font-size:{small}px"
            link = f' <a href="{name}" style="{style}">{short(name)}</a>'
        size = round((LEAD if mine else BODY) * self._look.zoom)
        weight = 600 if mine else 400
        shown = with_signs(sentence, round(size * 1.15), palette.text, self.devicePixelRatioF())
        self.sentence.setText(f'<span style="font-size:{size}px;font-weight:{weight}">{shown}</span>{link}')
        self.setAccessibleName(f"{who}: {in_words(sentence)}")

    def _show_lines(self, ask: Ask, say: Callable[[str], str], fresh: bool) -> None:
        self.lines.setVisible(isinstance(ask, AskOptions) and ask.mine)
        if not isinstance(ask, AskOptions):
            return
        if fresh:
            self.lines.clear()
            for text in ask.question.options:
                self.lines.addItem(QListWidgetItem(in_words(say(text))))
            self.lines.setCurrentRow(0)
        for row in range(self.lines.count()):
            item = self.lines.item(row)
            picked = row in ask.picks
            mark = f"{ask.picks.index(row) + 1}. " if picked and ask.question.ordered else "✓ " if picked else ""
            item.setText(mark + in_words(say(ask.question.options[row])))
        self._bound_lines()

    def _bound_lines(self) -> None:
        """Be as high as the lines are at this width; one that has no room beside itself goes on below."""
        height = sum(map(self._height_of, range(self.lines.count()))) + 8
        self.lines.setMaximumHeight(min(_TALLEST, height))
        self.lines.setMinimumHeight(min(_LOWEST, height))

    def _height_of(self, row: int) -> int:
        metrics, alone = self.lines.fontMetrics(), self.lines.sizeHintForRow(row)
        room = QRect(0, 0, self._room() - _BESIDE, 10_000)
        text = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.lines.item(row).text())
        return max(30, alone + text.height() - metrics.height())

    def _picked(self, item: QListWidgetItem) -> None:
        if isinstance(self._ask, AskOptions):
            self._ask.pick(self.lines.row(item))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter picks the line that the keyboard is on, a number that line; a click does so by itself."""
        if watched is self.lines and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            item, number = self.lines.currentItem(), event.key() - Qt.Key.Key_1
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None:
                self._picked(item)
                return True
            if 0 <= number < min(9, self.lines.count()):
                self._picked(self.lines.item(number))
                return True
        return super().eventFilter(watched, event)

    def _numbered(self, value: int) -> None:
        if isinstance(self._ask, AskNumber):
            self._ask.set_value(value)

    def _show_buttons(self, wanted: list[Button]) -> None:
        for layout in (self._first, self._row):
            while layout.count():
                item = layout.takeAt(0)
                widget = item.widget() if item is not None else None
                if widget is not None:
                    widget.hide()
                    widget.deleteLater()
        self.buttons, self._wanted = [], wanted
        beside = [one for one in wanted if not (one.primary or one.whole)]
        crowded = sum(self._need(one.text) for one in beside) + (len(beside) - 1) * SNUG > self._room()
        for one in wanted:
            button = QPushButton(self._labelled(one), self)
            button.setProperty("role", "primary" if one.primary else "")
            button.setEnabled(one.enabled)
            whole = one.primary or one.whole or crowded
            button.setMinimumHeight(round((34 if whole else 30) * max(1.0, self._look.zoom)))
            button.clicked.connect(lambda _checked=False, act=one.act: self._press(act))
            (self._first if whole else self._row).addWidget(button)
            # What is not shown yet takes no room.
            button.show()
            self.buttons.append(button)
        self._stretch()

    def _press(self, act: Callable[[], object]) -> None:
        if not self.hasty():
            act()

    def _room(self) -> int:
        """How wide a button can be."""
        margins = self._box.contentsMargins()
        return max(200, self.width()) - margins.left() - margins.right()

    def _need(self, text: str) -> int:
        """How wide a button has to be for its words."""
        font = self._look.font(BODY, bold=True)
        return max(QFontMetrics(font).horizontalAdvance(line) for line in text.splitlines() or [""]) + _PADDING

    def _labelled(self, button: Button) -> str:
        """What stands on a button: the words and the key; the words alone, or in two lines, where room is short."""
        whole = self._full(button)
        if self._need(whole) <= self._room():
            return whole
        words = button.text.split(" ")
        halves = [" ".join(words[:place]) + "\n" + " ".join(words[place:]) for place in range(1, len(words))]
        return next(
            (one for one in (button.text, *sorted(halves, key=self._need)) if self._need(one) <= self._room()),
            button.text,
        )

    def _full(self, button: Button) -> str:
        keys = {"space": translate("Prompt", "Space"), "escape": translate("Prompt", "Esc"), "y": "Y", "n": "N"}
        key = keys.get(button.key)
        return f"{button.text}  ·  {key}" if key and (button.primary or button.whole) else button.text

    def _stretch(self) -> None:
        """Be as high as the words need at this width; where room is short, a long list of lines scrolls sooner."""
        self._box.activate()
        self.setMinimumHeight(max(150, self._box.minimumHeightForWidth(max(200, self.width()))))
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """What stands in it needs more room or less: type has become larger, a sentence has another line."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._stretch()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            for button, wanted in zip(self.buttons, self._wanted, strict=True):
                button.setText(self._labelled(wanted))
            self._bound_lines()
            self._stretch()

    def hasHeightForWidth(self) -> bool:
        """No: what it needs at its width is its size, and it may have less."""
        return False

    def sizeHint(self) -> QSize:
        wide = max(200, self.width())
        return QSize(240, max(150, self._box.totalHeightForWidth(wide)))
