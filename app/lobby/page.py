"""The first page: begin a match, continue one, watch one again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFileDialog,
    QHBoxLayout,
    QListView,
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
from app.theme.words import Words
from engine.game import GameError

#: A kept match is pictured by a card of each deck: how wide one is, and how far the second lies from the first.
_CARD, _STEP = 40, 42
#: The column of what can be done is at least and at most so wide, in pixels.
_NARROWEST, _WIDEST = 356, 456
_ANY = 16_777_215
#: Kept matches below what can be done have room for so many lines of text at least: two of them.
_LEAST = 11

#: The name of a game, the face of a card of it by its number, and its words in the language of the window.
Games = Callable[[str], tuple[str, Callable[[str], CardFace], Callable[[str], str]]]


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
    host = Signal()
    join = Signal()
    resume = Signal(object)
    replay = Signal(object)
    rules = Signal()
    settings = Signal()

    def __init__(
        self, look: Look, painter: CardPainter, faces: Sequence[CardFace], folder: Path | None = None,
        games: Games | None = None, parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._look, self._painter, self._folder, self._games = look, painter, folder, games
        self.title, self.subtitle, self.waiting = Words("Tessera"), Words(), Words()
        self.title.setProperty("role", "display")
        self.subtitle.setProperty("role", "dim")
        self.waiting.setProperty("role", "dim")
        self.subtitle.setWordWrap(True)
        self.new = QPushButton()
        self.new.setProperty("role", "primary")
        self.hosting, self.joining = QPushButton(), QPushButton()
        self.open = QPushButton()
        self.book = QPushButton()
        self.set = QPushButton()
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setIconSize(QSize(_CARD + _STEP, round(_CARD * RATIO) + 4))
        #: The row whose game and cards are shown next; they are looked up one by one, after the page is there.
        self._next = 0
        self._dressing = QTimer(self)
        self._dressing.timeout.connect(self._dress_next)
        self._saved: tuple[Saved, ...] = ()
        self.welcome = Welcome(look, painter, faces)
        look.changed.connect(self._stand)
        self._lay_out(self.welcome)
        self.new.clicked.connect(self.new_match)
        self.hosting.clicked.connect(self.host)
        self.joining.clicked.connect(self.join)
        self.open.clicked.connect(self.ask_for_record)
        self.book.clicked.connect(self.rules)
        self.set.clicked.connect(self.settings)
        self.list.itemActivated.connect(self._choose)
        self.retranslate()

    def _lay_out(self, welcome: Welcome) -> None:
        acts, kept = QWidget(), QWidget()
        side = QVBoxLayout(acts)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(10)
        for part in (self.title, self.subtitle):
            side.addWidget(part)
        side.addSpacing(14)
        two = QHBoxLayout()
        two.setSpacing(10)
        side.addWidget(self.new)
        side.addLayout(two)
        for button in (self.hosting, self.joining):
            two.addWidget(button, 1)
        for button in (self.open, self.book, self.set):
            side.addWidget(button)
        for button in (self.new, self.hosting, self.joining, self.open, self.book, self.set):
            button.setMinimumHeight(36)
        matches = QVBoxLayout(kept)
        matches.setContentsMargins(0, 0, 0, 0)
        matches.setSpacing(10)
        matches.addWidget(self.waiting)
        matches.addWidget(self.list, 100)
        matches.addStretch(1)
        column = self._column = QWidget()
        self._acts, self._parts = acts, QBoxLayout(QBoxLayout.Direction.TopToBottom, column)
        self._parts.setContentsMargins(36, 40, 36, 28)
        self._parts.setSpacing(24)
        self._parts.addWidget(acts, 0, Qt.AlignmentFlag.AlignTop)
        self._parts.addWidget(kept, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(column)
        row.addWidget(welcome, 1)

    def _stand(self) -> None:
        """Give the column its width. Where it is too low for kept matches below what can be done, they stand beside it,
        and the cards go where that leaves them no room.
        """
        zoom = min(1.5, self._look.zoom)
        margins = self._parts.contentsMargins()
        left = self.height() - self._acts.sizeHint().height() - margins.top() - margins.bottom()
        low = bool(self._saved) and left < _LEAST * self.list.fontMetrics().lineSpacing()
        direction = QBoxLayout.Direction.LeftToRight if low else QBoxLayout.Direction.TopToBottom
        self._parts.setDirection(direction)
        least = round(_NARROWEST * zoom) * (2 if low else 1)
        self.welcome.setVisible(self.width() - least >= self.welcome.minimumWidth())
        self._column.setMinimumWidth(least)
        self._column.setMaximumWidth(round(_WIDEST * zoom) if self.welcome.isVisibleTo(self) and not low else _ANY)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.subtitle.setText(self.tr("A table for two, with the rules inside."))
        self.new.setText(self.tr("New match …"))
        self.hosting.setText(self.tr("Host a table …"))
        self.joining.setText(self.tr("Join a table …"))
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
        if open_ones:
            self.waiting.setText(self.tr("Continue where you left off:"))
        elif self._saved:
            self.waiting.setText(self.tr("Your matches, to watch again:"))
        else:
            self.waiting.setText(self.tr("Your matches will be kept here."))
        self.list.clear()
        for saved in (*open_ones, *(each for each in self._saved if each.finished)):
            item = QListWidgetItem(self._words(saved))
            item.setData(Qt.ItemDataRole.UserRole, saved)
            self.list.addItem(item)
        self.list.setVisible(bool(self._saved))
        self._stand()
        self._next = 0
        if self.isVisible():
            self._dressing.start(0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._dressing.start(0)

    def _words(self, saved: Saved, game: str = "", say: Callable[[str], str] = str) -> str:
        """A kept match in words: who, what, with which decks, how far, and what can be done with it."""
        state: tuple[str, ...]
        turn = self.tr("turn {0}").format(saved.turn) if saved.turn else ""
        if saved.unreadable:
            when = saved.when.strftime("%Y-%m-%d %H:%M")
            return f"{saved.path.name}\n" + self.tr("cannot be read") + f" · {when}"
        if saved.in_use:
            state = (turn, self.tr("open in another window"))
        elif saved.damaged:
            state = (turn, self.tr("damaged"), self.tr("continue up to answer {0}").format(saved.entries))
        elif not saved.finished:
            state = (turn, self.tr("continue"))
        elif saved.winner is not None:
            state = (self.tr("{0} won").format(saved.names[saved.winner]), turn, self.tr("watch"))
        else:
            # A record that tells of no turn does not tell of who won either.
            state = (self.tr("a draw") if turn else "", turn, self.tr("watch"))
        how, when = " · ".join(one for one in state if one), saved.when.strftime("%Y-%m-%d %H:%M")
        lines = (f"{saved.names[0]} – {saved.names[1]}", game, " – ".join(map(say, saved.decks)), how, when)
        return "\n".join(line for line in lines if line)

    def _dress_next(self) -> None:
        """Give the next kept match the name of its game and its picture; a game is loaded only for that."""
        item = self.list.item(self._next)
        if item is None or self._games is None:
            self._dressing.stop()
            return
        self._next += 1
        saved: Saved = item.data(Qt.ItemDataRole.UserRole)
        try:
            title, face, say = self._games(saved.game)
        except GameError:
            return
        item.setText(self._words(saved, title, say))
        item.setIcon(QIcon(self._picture([face(code) for code in saved.cards])))

    def _picture(self, faces: Sequence[CardFace]) -> QPixmap:
        """A card of each deck, one beside and over the other."""
        ratio, size = self.devicePixelRatioF(), self.list.iconSize()
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for place, face in enumerate(faces):
            card = self._painter.pixmap(face, _CARD, ratio)
            painter.drawPixmap(QPointF(place * _STEP, place * 4), card)
        painter.end()
        return pixmap

    def ask_for_record(self) -> None:
        """Let the player choose the file of a match."""
        path, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Choose a recorded match"),
            str(self._folder or ""),
            self.tr("Recorded matches (*.tessera *.jsonl)"),
        )
        if path:
            self.replay.emit(Path(path))

    def _choose(self, item: QListWidgetItem) -> None:
        saved: Saved = item.data(Qt.ItemDataRole.UserRole)
        if saved.finished:
            self.replay.emit(saved.path)
        else:
            self.resume.emit(saved)
