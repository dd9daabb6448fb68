"""The page on which a table of another machine is joined, watched, or come back to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.i18n.phrases import Phrases
from app.net.gathering import Gathering
from app.net.joining import Joining, Looking
from app.net.kept import KeptSeats
from app.net.middle import middle
from app.net.setting import Bringing
from app.settings import Places, Store
from app.theme import Look
from app.theme.words import Words
from engine.bounds import plain
from engine.game import Deck, Game

#: How often tables that have gone are taken from the list, in milliseconds.
_LOOK = 1000
_PLACE = Qt.ItemDataRole.UserRole


class JoinPage(QWidget):
    """Shows the tables nearby and asks for a code. ``wanted`` to join (or, said True, to watch), ``left`` to go."""

    wanted = Signal(bool)
    left = Signal()
    rule_asked = Signal(str)

    def __init__(
        self, games: Sequence[Game], store: Store, places: Places | None, look: Look, parent: QWidget | None = None,
        *, kept: KeptSeats | None = None, nearby: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._look = look
        self._games = {game.name: game for game in games}
        self.kept = kept or KeptSeats(None)
        self.joining: Joining | None = None
        self.bringing = Bringing(games, store, places, look)
        self.looking = Looking(self) if nearby else None
        self.heading, self.near = Words(), Words()
        self.heading.setProperty("role", "title")
        self.near.setProperty("role", "dim")
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setMinimumHeight(120)
        self.address, self.code = QLineEdit(), QLineEdit()
        self.problem = Words()
        self.problem.setProperty("role", "problem")
        self.problem.setWordWrap(True)
        self.go, self.watch, self.back = QPushButton(), QPushButton(), QPushButton()
        self.go.setProperty("role", "primary")
        self.gathering = Gathering()
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self._chosen())
        self._pages.addWidget(self._sat())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.show_tables)
        self._timer.start(_LOOK)
        self._connect()
        self.retranslate()

    def _chosen(self) -> QWidget:
        self._labels = [Words(), Words()]
        form = QFormLayout()
        form.addRow(self._labels[0], self.address)
        form.addRow(self._labels[1], self.code)
        for label, field in zip(self._labels, (self.address, self.code), strict=True):
            label.setBuddy(field)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self.back, self.watch, self.go):
            button.setMinimumHeight(36)
            buttons.addWidget(button)
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self.near)
        left.addWidget(self.list, 1)
        left.addLayout(form)
        columns = QHBoxLayout()
        columns.setSpacing(24)
        columns.addLayout(left, 1)
        columns.addWidget(self.bringing, 1)
        inside = QWidget()
        box = QVBoxLayout(inside)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(14)
        box.addWidget(self.heading)
        box.addLayout(columns, 1)
        box.addWidget(self.problem)
        box.addLayout(buttons)
        return middle(inside, 1400)

    def _sat(self) -> QWidget:
        return middle(self.gathering, 760)

    def _connect(self) -> None:
        if self.looking is not None:
            self.looking.found.connect(self.show_tables, Qt.ConnectionType.QueuedConnection)
        self.list.currentItemChanged.connect(self._choose)
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(lambda _item: self.code.setFocus())
        self.address.textChanged.connect(self._typed)
        self.code.textChanged.connect(self._judge)
        self.code.returnPressed.connect(self.go.click)
        self.bringing.changed.connect(self._judge)
        self.bringing.rule_asked.connect(self.rule_asked)
        self.go.clicked.connect(lambda: self._go(False))
        self.watch.clicked.connect(lambda: self._go(True))
        self.back.clicked.connect(self.left)
        self.gathering.left.connect(self.left)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.heading.setText(self.tr("Join a table of another machine"))
        self._labels[0].setText(self.tr("&Address"))
        self._labels[1].setText(self.tr("&Code"))
        self.address.setPlaceholderText("192.168.1.20:47324")
        self.code.setPlaceholderText("ABCD-EFGH")
        self.list.setAccessibleName(self.tr("Tables nearby"))
        self.watch.setText(self.tr("Watch"))
        self.back.setText(self.tr("Back"))
        self.show_tables()
        self._judge()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def put_away(self) -> None:
        """Look for tables no more."""
        self._timer.stop()
        if self.looking is not None:
            self.looking.stop()

    # The tables

    def show_tables(self) -> None:
        """Show the tables there are now, and the seats that can be come back to."""
        rows: dict[str, str] = {}
        for found in self.looking.tables() if self.looking is not None else ():
            table = found.table
            address = f"[{found.address}]" if ":" in found.address else found.address
            game = self._games[table.game].title if table.game in self._games else table.game
            free = self.tr("a free seat") if table.free else self.tr("no free seat")
            watch = self.tr("may be watched") if table.watch else self.tr("may not be watched")
            rows[f"{address}:{table.port}\n{table.game}"] = f"{table.name}\n{game} · {free} · {watch}"
        for place, seat in self.kept.all().items():
            words = self.tr("Come back to your seat, without a code")
            rows[f"{place}\n{seat.game}\nback"] = f"{seat.table}\n{words} · {place}"
        before = self.list.currentItem().data(_PLACE) if self.list.currentItem() is not None else ""
        now = [self.list.item(row).data(_PLACE) for row in range(self.list.count())]
        if now == list(rows) and all(self.list.item(n).text() == one for n, one in enumerate(rows.values())):
            self._say_near(bool(rows))
            return
        self.list.blockSignals(True)
        self.list.clear()
        for place, words in rows.items():
            item = QListWidgetItem(words)
            item.setData(_PLACE, place)
            self.list.addItem(item)
            if place == before:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        self._say_near(bool(rows))

    def _say_near(self, some: bool) -> None:
        self.near.setText(self.tr("Tables nearby:") if some else self.tr("Looking for tables nearby …"))

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        place, game, *back = str(item.data(_PLACE)).split("\n")
        self.address.setText(place)
        self.bringing.choose(game)
        if back:
            self.code.clear()
            self.go.setFocus()

    def _typed(self, words: str) -> None:
        """Take apart an address and a code that were pasted, or typed to their ends, together."""
        parts = words.split()
        if len(parts) == 2 and _whole(parts[1]):
            self.address.setText(parts[0])
            self.code.setText(parts[1])
        self._judge()

    @property
    def comes_back(self) -> bool:
        """Whether a seat is held there that needs no code."""
        return not self.code.text().strip() and self.kept.get(self.address.text().strip()) is not None

    def _judge(self) -> None:
        coded = _whole(self.code.text())
        known = bool(self.address.text().strip())
        self.go.setText(self.tr("Come back") if self.comes_back else self.tr("Join"))
        free = self.joining is None
        self.go.setEnabled(free and known and ((coded and self.bringing.report.legal) or self.comes_back))
        self.watch.setEnabled(free and known and coded)

    def _go(self, watch: bool) -> None:
        self.problem.setText("")
        self.bringing.remember()
        self.wanted.emit(watch)

    # The table that is joined

    def bring(self) -> tuple[str, Deck | None]:
        """The game and the deck that this player brings."""
        return self.bringing.game, self.bringing.deck() if self.bringing.report.legal else None

    def follow(self, joining: Joining) -> None:
        """Show this table as soon as there is a seat at it."""
        self.joining = joining
        joining.sat.connect(self._sit)
        joining.failed.connect(self.complain)
        self._judge()

    def _sit(self) -> None:
        if self.joining is not None:
            self.gathering.follow(self.joining.session, self.joining.options)
            self._pages.setCurrentIndex(1)
            self.gathering.ready.setFocus()

    def complain(self, words: str) -> None:
        """Say why there is no seat at that table."""
        self.joining = None
        self.problem.setText(plain(Phrases(self._look.language).sentence(words)))
        self._pages.setCurrentIndex(0)
        self._judge()


def _whole(code: str) -> bool:
    """Whether a code has all its characters."""
    return len(code.replace("-", "").strip()) == 8
