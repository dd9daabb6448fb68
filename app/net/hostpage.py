"""The page of a table that is hosted here: first what is to be played, then how others find it and who has come."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.net.gathering import Gathering
from app.net.hosting import Hosting
from app.net.middle import middle
from app.net.qr import QrCode
from app.net.setting import Bringing
from app.net.terms import clock_words, games_words, held_words, mode_words
from app.settings import Places, Store
from app.settings.store import MODES
from app.theme import Look
from app.theme.choice import Choice
from app.theme.tick import Tick
from app.theme.words import Words
from engine.game import Game

#: The clocks that can be chosen: minutes for each player, or seconds for each decision.
CLOCKS = ((0, 0), (15, 0), (30, 0), (45, 0), (0, 60), (0, 120))

#: How many games are played at most.
GAMES = (1, 3)
#: How many minutes a seat may be held for who is away, before the other may claim the game.
PATIENCE = (5, 2, 10, 20)


class HostPage(QWidget):
    """Asks what is to be hosted (``wanted``), then shows the table until the game begins."""

    wanted = Signal()
    left = Signal()
    rule_asked = Signal(str)

    def __init__(
        self, games: Sequence[Game], store: Store, places: Places | None, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._store, self._look = store, look
        self.hosting: Hosting | None = None
        self.bringing = Bringing(games, store, places, look)
        self.game, self.mode, self.clock, self.games, self.patience = (Choice() for _ in range(5))
        for game in games:
            self.game.addItem(game.title, game.name)
        self.mode.addItems([""] * len(MODES))
        self.clock.addItems([""] * len(CLOCKS))
        self.games.addItems([""] * len(GAMES))
        self.patience.addItems([""] * len(PATIENCE))
        self.may_watch = Tick()
        self.may_watch.setChecked(True)
        self.go, self.back = QPushButton(), QPushButton()
        self.go.setProperty("role", "primary")
        self.problem = Words()
        self.problem.setProperty("role", "problem")
        self.problem.setWordWrap(True)
        self.heading, self.title = Words(), Words()
        for one in (self.heading, self.title):
            one.setProperty("role", "title")
        self.code_label, self.code = Words(), Words()
        self.code.setProperty("role", "display")
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.address_label, self.addresses = Words(), Words()
        self.addresses.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.addresses.setWordWrap(True)
        self.addresses.setProperty("role", "lead")
        self.copy = QPushButton()
        self.qr = QrCode()
        self.reached = Words()
        self.reached.setWordWrap(True)
        self.hint = Words()
        self.hint.setWordWrap(True)
        self.hint.setProperty("role", "dim")
        self.gathering = Gathering()
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self._chosen())
        self._pages.addWidget(self._opened())
        self._connect()
        self.retranslate()

    # Putting it together

    def _chosen(self) -> QWidget:
        """The page on which is said what is to be played."""
        self._labels = [Words() for _ in range(5)]
        first, second = QFormLayout(), QFormLayout()
        first.addRow(self._labels[0], self.game)
        beside = QHBoxLayout()
        beside.addWidget(self.mode, 1)
        beside.addSpacing(8)
        beside.addWidget(self._labels[3])
        beside.addWidget(self.games, 1)
        second.addRow(self._labels[1], beside)
        second.addRow(self._labels[2], self.clock)
        second.addRow(self._labels[4], self.patience)
        second.addRow("", self.may_watch)
        choices = (self.game, self.mode, self.clock, self.games, self.patience)
        for label, widget in zip(self._labels, choices, strict=True):
            label.setBuddy(widget)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self.back, self.go):
            button.setMinimumHeight(36)
            buttons.addWidget(button)
        inside = QFrame()
        box = QVBoxLayout(inside)
        box.setSpacing(12)
        box.addWidget(self.heading)
        box.addLayout(first)
        box.addWidget(self.bringing)
        box.addLayout(second)
        box.addWidget(self.problem)
        box.addLayout(buttons)
        box.addStretch(1)
        return middle(inside, 760)

    def _opened(self) -> QWidget:
        """The page on which is shown how the table is found."""
        words = QVBoxLayout()
        words.setSpacing(4)
        for part in (self.code_label, self.code, self.address_label, self.addresses):
            words.addWidget(part)
        words.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        found = QHBoxLayout()
        found.setSpacing(24)
        found.addLayout(words, 1)
        found.addWidget(self.qr, 0, Qt.AlignmentFlag.AlignTop)
        inside = QFrame()
        box = QVBoxLayout(inside)
        box.setSpacing(14)
        box.addWidget(self.title)
        box.addLayout(found)
        box.addWidget(self.reached)
        box.addWidget(self.hint)
        box.addWidget(self.gathering, 1)
        return middle(inside, 860)

    def _connect(self) -> None:
        self.game.currentIndexChanged.connect(self._choose_game)
        self.game.setCurrentIndex(max(0, self.game.findData(self.bringing.game)))
        self.mode.setCurrentIndex(MODES.index(self._store.now.mode))
        self.bringing.changed.connect(self._judge)
        self.bringing.rule_asked.connect(self.rule_asked)
        self.go.clicked.connect(self._go)
        self.back.clicked.connect(self.left)
        self.gathering.left.connect(self.left)
        self.copy.clicked.connect(self.copy_place)
        self._judge()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.heading.setText(self.tr("Host a table for another machine"))
        names = (
            self.tr("&Game"), self.tr("&Rules"), self.tr("&Clock"), self.tr("&Match"), self.tr("&Away"),
        )
        for label, text in zip(self._labels, names, strict=True):
            label.setText(text)
        for index, mode in enumerate(MODES):
            self.mode.setItemText(index, mode_words(mode))
        for index, (minutes, seconds) in enumerate(CLOCKS):
            self.clock.setItemText(index, clock_words(minutes, seconds))
        for index, games in enumerate(GAMES):
            self.games.setItemText(index, games_words(games))
        for index, minutes in enumerate(PATIENCE):
            self.patience.setItemText(index, held_words(minutes))
        self.patience.setToolTip(self.tr("So long a seat is held for who is away; then the game may be claimed"))
        self.may_watch.setText(self.tr("Others who have the code may watch"))
        self.go.setText(self.tr("Open the table"))
        self.back.setText(self.tr("Back"))
        self.title.setText(self.tr("Your table is open"))
        self.code_label.setText(self.tr("Tell the other player this code:"))
        self.address_label.setText(self.tr("Tables nearby are found by themselves; elsewhere this address helps:"))
        self.copy.setText(self.tr("Copy address and code"))
        self.show_table()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # What is chosen

    def chosen_mode(self) -> str:
        """How much the rules have to say."""
        return MODES[max(0, self.mode.currentIndex())]

    def chosen_clock(self) -> tuple[int, int]:
        """Minutes for each player, and seconds for each decision."""
        return CLOCKS[max(0, self.clock.currentIndex())]

    def chosen_games(self) -> int:
        """How many games are played at most."""
        return GAMES[max(0, self.games.currentIndex())]

    def chosen_patience(self) -> int:
        """How many minutes a seat is held for who is away, before the other may claim the game."""
        return PATIENCE[max(0, self.patience.currentIndex())]

    def _choose_game(self) -> None:
        self.bringing.choose(str(self.game.currentData()))

    def _judge(self) -> None:
        self.go.setEnabled(self.bringing.report.legal)

    def _go(self) -> None:
        self.bringing.remember()
        self._store.change(mode=self.chosen_mode())
        self.problem.setText("")
        self.go.setEnabled(False)
        self.wanted.emit()

    def complain(self, words: str) -> None:
        """Say why the table could not be opened."""
        self.problem.setText(words)
        self._pages.setCurrentIndex(0)
        self._judge()

    # The open table

    def follow(self, hosting: Hosting) -> None:
        """Show this table as soon as it is open."""
        self.hosting = hosting
        hosting.opened.connect(self._open)
        hosting.changed.connect(self.show_table)
        hosting.failed.connect(self.complain)

    def _open(self) -> None:
        if self.hosting is not None:
            room = self.hosting.room
            self.gathering.follow(self.hosting.session, lambda: {} if room is None else room.options)
            self.show_table()
            self._pages.setCurrentIndex(1)
            self.gathering.ready.setFocus()

    def place(self) -> str:
        """The address and the code in one line, as they are copied."""
        hosting = self.hosting
        if hosting is None or not hosting.code:
            return ""
        first = next(iter(hosting.addresses), "127.0.0.1")
        return f"{_with_port(first, hosting.port)} {_spelt(hosting.code)}"

    def copy_place(self) -> None:
        """Put address and code where they can be pasted from."""
        QGuiApplication.clipboard().setText(self.place())

    def show_table(self) -> None:
        """Show how the table is found now."""
        hosting = self.hosting
        if hosting is None:
            return
        self.code.setText(_spelt(hosting.code))
        found = hosting.addresses or ("127.0.0.1",)
        self.addresses.setText("\n".join(_with_port(one, hosting.port) for one in found[:4]))
        self.qr.show_words(self.place())
        self.reached.setText(
            self.tr("The table has been reached.") if hosting.anybody
            else self.tr("Nobody has reached this table yet.")
        )  # fmt: skip
        self.hint.setText(self.firewall())
        self.hint.setVisible(not hosting.anybody)

    def firewall(self) -> str:
        """What can keep others away on this system, and the cure."""
        if sys.platform == "win32":
            return self.tr(
                "If nobody can, open Windows Security, Firewall, Allow an app, and let Tessera through in private"
                " networks."
            )
        if sys.platform == "darwin":
            return self.tr(
                "If nobody can, open System Settings, Privacy & Security, Local Network, and allow Tessera; the"
                " firewall under Network must let it in too."
            )
        return self.tr("If nobody can, let port {0} through the firewall: sudo ufw allow {0}/tcp, for example.").format(
            self.hosting.port if self.hosting is not None else ""
        )


def _with_port(address: str, port: int) -> str:
    return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"


def _spelt(code: str) -> str:
    return f"{code[:4]}-{code[4:]}" if code else ""
