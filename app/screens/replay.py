"""The replay page: a recorded match, stepped through forward and back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.cards.face import CardFace
from app.cards.faces import Faces
from app.cards.painter import CardPainter
from app.cards.words import CardWords
from app.i18n.phrases import Phrases
from app.panels.log import Log
from app.panels.phases import PhaseBar
from app.panels.preview import Preview, reasons
from app.panels.stack import StackPanel
from app.session import Session
from app.table.arrows import aimed_at, standing_arrows
from app.table.games import table_of
from app.table.items import CardItem
from app.table.scene import TableScene
from app.table.view import TableView
from app.theme import Look
from app.theme.choice import Choice
from app.theme.slider import Slider
from app.theme.words import Words
from engine.game import Game
from engine.match import Match
from engine.net.replay import Replay
from engine.net.seat import LocalSeat
from engine.state import SEATS
from engine.views import CardView, LogLine, PublicEvent, StackView

#: How long a step is looked at while the match plays by itself, in milliseconds, by speed.
PACES = (1600, 900, 400, 120)


class ReplayPage(QWidget):
    """Shows a match that was recorded, as one of its seats saw it."""

    left = Signal()
    rule_clicked = Signal(str)

    def __init__(
        self, match: Match, game: Game, look: Look, painter: CardPainter, *, motion: float = 1.0,
        notes: Sequence[str] = (), parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._game, self._look = game, look
        self._painter = painter
        self._told = len(match.log(0))
        self.table = Replay(match)
        self.total = self.table.total
        seats = [LocalSeat(self.table, seat, plays=False) for seat in SEATS]
        self.session = Session(seats, parent=self)
        for seat in seats:
            seat.sit()
        self._take_words()
        spec = table_of(game.name, self.session.view())
        self.phases = PhaseBar(spec, look, self, watching=True)
        self.scene = TableScene(spec, look, painter, self._face_of)
        self.scene.animator.speed = motion
        self.view = TableView(self.scene, self)
        self.preview = Preview(look, painter, self)
        self.stack = StackPanel(look, self)
        self.log = Log(look, {card.name: code for code, card in game.cards().items()}, self._say_line)
        self.slider = Slider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, self.total)
        self.first, self.back, self.run, self.next, self.last = (QToolButton() for _ in range(5))
        self.place = Words()
        self.place.setProperty("role", "dim")
        self.lines = Words()
        self.lines.setProperty("role", "dim")
        self.notes = Words("\n".join(notes))
        self.notes.setProperty("role", "problem")
        self.notes.setWordWrap(True)
        self.notes.setVisible(bool(notes))
        self.seats, self.pace = Choice(), Choice()
        self.seats.addItems(["", ""])
        self.pace.addItems([""] * len(PACES))
        self.pace.setCurrentIndex(1)
        self.leave = QPushButton()
        self._timer = QTimer(self)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._show()
        self.session.begin()

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setContentsMargins(12, 8, 12, 8)
        bar.setSpacing(6)
        signs = ((self.first, "⏮"), (self.back, "◀"), (self.run, "▶"), (self.next, "▶"), (self.last, "⏭"))
        for button, sign in signs:
            button.setText(sign)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            bar.addWidget(button)
        self.back.setText("‹")
        self.next.setText("›")
        self.first.setText("«")
        self.last.setText("»")
        for button in (self.first, self.back, self.run, self.next, self.last):
            button.setMinimumSize(36, 34)
            button.setStyleSheet("QToolButton { font-size: 20px; padding: 0 6px 3px 6px; }")
        self.run.setStyleSheet("QToolButton { font-size: 15px; padding: 0 6px; }")
        bar.addWidget(self.slider, 1)
        for widget in (self.place, self.pace, self.seats, self.leave):
            bar.addWidget(widget)
        table = QVBoxLayout()
        table.setContentsMargins(0, 0, 0, 0)
        table.setSpacing(0)
        table.addWidget(self.phases)
        table.addWidget(self.view, 1)
        table.addLayout(bar)
        side = QVBoxLayout()
        side.setContentsMargins(8, 8, 8, 8)
        side.addWidget(self.preview, 9)
        side.addWidget(self.stack)
        side.addWidget(self.notes)
        side.addWidget(self.lines)
        side.addWidget(self.log, 5)
        panel = QWidget()
        panel.setLayout(side)
        panel.setFixedWidth(310)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(table, 1)
        row.addWidget(panel)

    def _connect(self) -> None:
        self.first.clicked.connect(lambda: self.go_to(0))
        self.last.clicked.connect(lambda: self.go_to(self.total))
        self.back.clicked.connect(self.step_back)
        self.next.clicked.connect(self.step)
        self.run.clicked.connect(self.play_or_pause)
        self.slider.valueChanged.connect(self.go_to)
        self.seats.currentIndexChanged.connect(self.look_as)
        self.leave.clicked.connect(self.left)
        self._timer.timeout.connect(self._go_on)
        self.session.happened.connect(self._show)
        self.session.rewound.connect(self._show)
        self.log.rule_clicked.connect(self.rule_clicked)
        self.log.card_pointed.connect(lambda code: self.preview.show_card(self._faces.printed(code)))
        self.scene.hovered.connect(self._pointed)
        self.stack.pointed.connect(self._pointed_on_stack)

    # Where the match stands

    @property
    def at(self) -> int:
        """How many entries of the record have been shown."""
        return self.table.at

    def step(self) -> bool:
        """Show the next entry; False at the end."""
        return self.table.step()

    def step_back(self) -> bool:
        """Show the position before the last entry; False at the beginning."""
        if self.at == 0:
            return False
        self.table.go_to(self.at - 1)
        return True

    def go_to(self, entry: int) -> None:
        """Show the position after so many entries."""
        entry = max(0, min(entry, self.total))
        if entry == self.at + 1:
            self.step()
        elif entry != self.at:
            self.table.go_to(entry)

    def play_or_pause(self) -> None:
        """Let the match play by itself, or stop it."""
        if self._timer.isActive():
            self._timer.stop()
        else:
            if self.at >= self.total:
                self.go_to(0)
            self._timer.start(PACES[self.pace.currentIndex()])
        self._show_run()

    def look_as(self, seat: int) -> None:
        """Look at the match as a seat saw it."""
        self.scene.clear_table()
        self.session.look(max(0, seat))

    def _go_on(self) -> None:
        self._timer.setInterval(PACES[self.pace.currentIndex()])
        if not self.step():
            self._timer.stop()
            self._show_run()

    # Showing it

    def _show(self, events: Sequence[PublicEvent] = ()) -> None:
        view = self.session.view()
        self.scene.show_view(view, events)
        self.scene.show_arrows(standing_arrows(view))
        self.stack.show_view(view, self.scene.spec.stack, self._phrases.sentence, self._name_of)
        self.phases.show_turn(view)
        told = self.session.log()
        self.log.reset(told)
        self.lines.setText(self.tr("Log: {at} of {total} lines").format(at=len(told), total=self._told))
        self.slider.blockSignals(True)
        self.slider.setValue(self.at)
        self.slider.blockSignals(False)
        self.place.setText(self.tr("Step {at} of {total}").format(at=self.at, total=self.total))
        for button, able in (
            (self.first, self.at > 0), (self.back, self.at > 0),
            (self.next, self.at < self.total), (self.last, self.at < self.total),
        ):  # fmt: skip
            button.setEnabled(able)

    def _show_run(self) -> None:
        running = self._timer.isActive()
        self.run.setText("❚❚" if running else "▶")
        words = self.tr("Pause") if running else self.tr("Play")
        self.run.setToolTip(words)
        self.run.setAccessibleName(words)

    def _pointed(self, item: object) -> None:
        if isinstance(item, CardItem) and item.key in self.scene.known:
            self._show_card(item.key)

    def _pointed_on_stack(self, line: object) -> None:
        more = aimed_at(line) if isinstance(line, StackView) else []
        self.scene.show_arrows((*standing_arrows(self.scene.view), *more))
        if isinstance(line, StackView):
            self._show_card(line.source)

    def _show_card(self, handle: int) -> None:
        """Show a card large, with where its values come from."""
        card = self.scene.known.get(handle)
        if card is not None and card.code:
            name = self._game.cards()[card.code].name if card.code in self._game.cards() else ""
            why = reasons(self.session.explain(handle), name, self._say_line)
            self.preview.show_card(self._faces.of(card), card, why)

    def _name_of(self, handle: int) -> str:
        card = self.scene.known.get(handle)
        return "" if card is None else self._faces.of(card).name

    def _face_of(self, card: CardView) -> CardFace:
        return self._faces.of(card)

    def _take_words(self) -> None:
        language = self._look.language
        game = self._game
        phrases = Phrases(language, game=game.name)
        self._faces = Faces(game, language, phrases.say)
        words = CardWords(game, self._faces)
        told = Phrases(language, words, game=game.name, own=words.names)
        self._phrases = told if language != "en" else phrases

    def _say_line(self, line: LogLine) -> tuple[str, tuple[str, ...]]:
        words = tuple(self._phrases.sentence(word) for word in line.words)
        return self._phrases.say(line.template, line.words), words

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for button, words in (
            (self.first, self.tr("To the beginning")), (self.back, self.tr("One step back")),
            (self.next, self.tr("One step forward")), (self.last, self.tr("To the end")),
        ):  # fmt: skip
            button.setToolTip(words)
            button.setAccessibleName(words)
        self.slider.setAccessibleName(self.tr("Place in the match"))
        for seat, name in enumerate(self.session.view().names):
            self.seats.setItemText(seat, self.tr("As {0} saw it").format(name))
        for index, words in enumerate((self.tr("Slow"), self.tr("Normal"), self.tr("Fast"), self.tr("Very fast"))):
            self.pace.setItemText(index, words)
        self.seats.setAccessibleName(self.tr("Whose view"))
        self.pace.setAccessibleName(self.tr("Speed"))
        self.leave.setText(self.tr("Close"))
        self.phases.retranslate()
        self._show_run()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._take_words()
            self.retranslate()
            self._show()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step, Home and End jump, Space plays, Esc leaves."""
        acts = {
            Qt.Key.Key_Left: self.step_back,
            Qt.Key.Key_Right: self.step,
            Qt.Key.Key_Home: lambda: self.go_to(0),
            Qt.Key.Key_End: lambda: self.go_to(self.total),
            Qt.Key.Key_Space: self.play_or_pause,
            Qt.Key.Key_Escape: self.left.emit,
        }
        act = acts.get(Qt.Key(event.key()))
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    def stop(self) -> None:
        """Stop playing by itself."""
        self._timer.stop()
        self.session.close()
