"""Who has come to a table before the game, whether they are ready, and what they say to each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.net.terms import agreed
from app.session import Session
from app.theme.words import Words
from engine.net.messages import LONGEST_CHAT


class Gathering(QFrame):
    """The two seats with a button to be ready, and a place to talk. ``left`` when the player goes."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.session: Session | None = None
        self.title = Words()
        self.title.setProperty("role", "lead")
        self.agreed = Words()
        self.agreed.setProperty("role", "dim")
        self.agreed.setWordWrap(True)
        self._options: Callable[[], Mapping[str, str]] = dict
        self.names = (Words(), Words())
        self.states = (Words(), Words())
        self.said = QListWidget()
        self.said.setWordWrap(True)
        self.said.setMinimumHeight(72)
        self.said.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self.line = QLineEdit()
        self.line.setMaxLength(LONGEST_CHAT)
        self.line.returnPressed.connect(self._say)
        self.ready = QPushButton()
        self.ready.setProperty("role", "primary")
        self.ready.setCheckable(True)
        self.ready.clicked.connect(self._be_ready)
        self.leave = QPushButton()
        self.leave.clicked.connect(self.left)
        seats = QGridLayout()
        seats.setHorizontalSpacing(16)
        seats.setColumnStretch(0, 1)
        for row in (0, 1):
            seats.addWidget(self.names[row], row, 0)
            seats.addWidget(self.states[row], row, 1)
        buttons = QHBoxLayout()
        for button in (self.ready, self.leave):
            button.setMinimumHeight(36)
            buttons.addWidget(button, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(16, 12, 16, 12)
        box.setSpacing(10)
        box.addWidget(self.title)
        box.addWidget(self.agreed)
        box.addLayout(seats)
        box.addWidget(self.said, 1)
        box.addWidget(self.line)
        box.addLayout(buttons)
        self.retranslate()

    def follow(
        self, session: Session | None, options: Callable[[], Mapping[str, str]] = dict
    ) -> None:
        """Show who is at the table of this seat, and by which options the game is played."""
        self.session, self._options = session, options
        self.said.clear()
        if session is not None:
            session.presence_changed.connect(self.show_presence)
            session.spoke.connect(self._spoke)
        self.show_presence()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.title.setText(self.tr("At the table"))
        self.line.setPlaceholderText(self.tr("Say something"))
        self.line.setAccessibleName(self.tr("Say something"))
        self.leave.setText(self.tr("Leave"))
        self.show_presence()

    def show_presence(self) -> None:
        """Show who is there now, and what is agreed."""
        session, options = self.session, self._options()
        self.agreed.setText(" · ".join(agreed(options)))
        self.agreed.setVisible(bool(options))
        self.ready.setEnabled(session is not None)
        presence = session.presence if session is not None else None
        for seat in (0, 1):
            there = presence is not None and not presence.away[seat] and bool(presence.names[seat])
            self.names[seat].setText(presence.names[seat] if there and presence else self.tr("A free seat"))
            ready = there and presence is not None and presence.ready[seat]
            states = self.tr("ready"), self.tr("not ready yet"), self.tr("nobody yet")
            self.states[seat].setText(states[0] if ready else states[1] if there else states[2])
            self.states[seat].setProperty("role", "good" if ready else "dim")
            self.states[seat].style().polish(self.states[seat])
        mine = presence is not None and session is not None and session.seat.seat in (0, 1)
        am_ready = mine and presence is not None and session is not None and presence.ready[session.seat.seat]
        self.ready.setChecked(bool(am_ready))
        begins = presence is not None and all(presence.ready) and not any(presence.away)
        waits = self.tr("The game begins …") if begins else self.tr("Waiting for the other player …")
        self.ready.setText(waits if am_ready else self.tr("I am ready"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _be_ready(self, yes: bool) -> None:
        if self.session is not None:
            self.session.seat.ready(yes)

    def _say(self) -> None:
        if self.session is not None and self.line.text().strip():
            self.session.seat.chat(self.line.text())
            self.line.clear()

    def _spoke(self, seat: int, words: str) -> None:
        presence = self.session.presence if self.session is not None else None
        name = presence.names[seat] if presence is not None and seat in (0, 1) else "?"
        self.said.addItem(f"{name}: {words}")
        self.said.scrollToBottom()
