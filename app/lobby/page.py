"""The first page: begin a match, continue one, watch one again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.cards.face import BACK, RATIO, CardFace
from app.cards.painter import CardPainter
from app.lobby.matches import Saved, saved_matches
from app.table.ground import paint_floor, paint_jewel
from app.theme import Look
from app.theme.tokens import faded


class Welcome(QWidget):
    """Some cards on a table, to look at."""

    def __init__(self, look: Look, painter: CardPainter, faces: Sequence[CardFace]) -> None:
        super().__init__()
        self._look, self._painter = look, painter
        self.use_faces(faces)
        self.setMinimumSize(380, 360)
        look.changed.connect(self.update)

    def use_faces(self, faces: Sequence[CardFace]) -> None:
        """Show these cards, and one from its back."""
        self._faces = [*faces[:7], BACK] if faces else [BACK] * 5
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(620, 600)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        palette = self._look.palette
        width = min(224.0, self.width() / 4.5, self.height() / 2.7)
        heart = QPointF(self.width() / 2, self.height() * 0.46 + width * 1.22)
        paint_floor(painter, QRectF(self.rect()), heart, width * 0.14, palette)
        paint_jewel(painter, heart, width * 0.22, palette)
        self._painter.use(palette, self._look.language)
        count = len(self._faces)
        for number, face in enumerate(self._faces):
            share = number / max(1, count - 1) - 0.5
            painter.save()
            painter.translate(self.width() / 2, self.height() * 0.46 + width * 2.2)
            painter.rotate(share * 74)
            spot = QRectF(-width / 2, -width * 2.2 - width * RATIO * 0.5, width, width * RATIO)
            for step in range(6):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(faded(palette.shadow, 0.06))
                painter.drawRoundedRect(spot.adjusted(-step, -step + 5, step, step + 5), 10 + step, 10 + step)
            painter.drawPixmap(spot.topLeft(), self._painter.pixmap(face, width, self.devicePixelRatio()))
            painter.restore()
        painter.end()


class LobbyPage(QWidget):
    """The first page. It only says what was chosen; the window does it."""

    new_match = Signal()
    resume = Signal(object)
    replay = Signal(object)
    rules = Signal()
    settings = Signal()

    def __init__(
        self, look: Look, painter: CardPainter, faces: Sequence[CardFace], folder: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._look, self._folder = look, folder
        self.title, self.subtitle, self.waiting = QLabel("Tessera"), QLabel(), QLabel()
        self.title.setProperty("role", "display")
        self.subtitle.setProperty("role", "dim")
        self.waiting.setProperty("role", "dim")
        self.subtitle.setWordWrap(True)
        self.new = QPushButton()
        self.new.setProperty("role", "primary")
        self.open = QPushButton()
        self.book = QPushButton()
        self.set = QPushButton()
        self.list = QListWidget()
        self.list.setUniformItemSizes(True)
        self._saved: tuple[Saved, ...] = ()
        self.welcome = Welcome(look, painter, faces)
        self._lay_out(self.welcome)
        self.new.clicked.connect(self.new_match)
        self.open.clicked.connect(self.ask_for_record)
        self.book.clicked.connect(self.rules)
        self.set.clicked.connect(self.settings)
        self.list.itemActivated.connect(self._choose)
        self.retranslate()

    def _lay_out(self, welcome: Welcome) -> None:
        side = QVBoxLayout()
        side.setContentsMargins(36, 40, 36, 28)
        side.setSpacing(10)
        for part in (self.title, self.subtitle):
            side.addWidget(part)
        side.addSpacing(14)
        for button in (self.new, self.open, self.book, self.set):
            button.setMinimumHeight(36)
            side.addWidget(button)
        side.addSpacing(14)
        side.addWidget(self.waiting)
        side.addWidget(self.list, 100)
        side.addStretch(1)
        column = QWidget()
        column.setLayout(side)
        column.setMaximumWidth(440)
        column.setMinimumWidth(340)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(column)
        row.addWidget(welcome, 1)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.subtitle.setText(self.tr("A table for two, with the rules inside."))
        self.new.setText(self.tr("New match …"))
        self.open.setText(self.tr("Watch a recorded match …"))
        self.book.setText(self.tr("Rulebook"))
        self.set.setText(self.tr("Settings …"))
        self.list.setAccessibleName(self.tr("Matches to continue or to watch"))
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def refresh(self) -> None:
        """Look which matches there are now."""
        self._saved = saved_matches(self._folder, 20) if self._folder else ()
        open_ones = [each for each in self._saved if not each.finished]
        self.waiting.setText(
            self.tr("Continue where you left off:") if open_ones else self.tr("Your matches will be kept here.")
        )
        self.list.clear()
        for saved in (*open_ones, *(each for each in self._saved if each.finished)):
            state = self.tr("watch") if saved.finished else self.tr("continue")
            when = saved.when.strftime("%Y-%m-%d %H:%M")
            item = QListWidgetItem(f"{saved.names[0]} – {saved.names[1]}\n{when} · {state}")
            item.setToolTip(f"{saved.decks[0]} – {saved.decks[1]}")
            item.setData(Qt.ItemDataRole.UserRole, saved)
            self.list.addItem(item)
        self.list.setVisible(bool(self._saved))

    def ask_for_record(self) -> None:
        """Let the player choose the file of a match."""
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Choose a recorded match"), str(self._folder or ""), self.tr("Recorded matches (*.jsonl)")
        )
        if path:
            self.replay.emit(Path(path))

    def _choose(self, item: QListWidgetItem) -> None:
        saved: Saved = item.data(Qt.ItemDataRole.UserRole)
        if saved.finished:
            self.replay.emit(saved.path)
        else:
            self.resume.emit(saved)
