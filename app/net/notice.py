"""The line above the table: somebody is away, has no time left, or would like to see a hand, and what to do then."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMessageBox, QPushButton, QWidget

from app.session import Session
from app.theme.tokens import ROOM, SNUG
from app.theme.words import Words


class Notice(QFrame):
    """Shown while a seat is held for somebody who is away, or a clock has run out. ``left`` when the player goes."""

    left = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setProperty("role", "panel")
        self.words = Words()
        self.words.setWordWrap(True)
        self.leave, self.claim, self.show_hand, self.deny = (QPushButton() for _ in range(4))
        self.leave.clicked.connect(self.left)
        self.claim.clicked.connect(self.ask_to_claim)
        self.show_hand.clicked.connect(lambda: session.show_hand(True))
        self.deny.clicked.connect(lambda: session.show_hand(False))
        row = QHBoxLayout(self)
        row.setContentsMargins(ROOM, SNUG, ROOM, SNUG)
        row.setSpacing(SNUG)
        row.addWidget(self.words, 1)
        for button in (self.leave, self.claim, self.show_hand, self.deny):
            row.addWidget(button)
        session.presence_changed.connect(self.show_presence)
        session.ended.connect(self.show_presence)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.leave.setText(self.tr("Leave; the match is kept"))
        self.claim.setText(self.tr("Claim the game …"))
        self.show_hand.setText(self.tr("Show it"))
        self.deny.setText(self.tr("Do not show it"))
        self.show_presence()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def show_presence(self) -> None:
        """Show what is to be said now, if anything is."""
        session, words = self.session, self._said()
        wished = not words and session.wished is not None and session.outcome is None
        if wished:
            who = session.wished or self.tr("Somebody")
            words = self.tr("{0}, who watches, would like to see your hand. Whoever has the code may watch.")
            words = words.format(who)
        self.words.setText(words)
        self.setVisible(bool(words))
        self.leave.setVisible(not wished)
        for button in (self.show_hand, self.deny):
            button.setVisible(wished)
        self.claim.setVisible(bool(session.humans) and session.presence.claimable and not self._out_of_time(True))

    def _said(self) -> str:
        session, presence = self.session, self.session.presence
        if session.outcome is not None:
            return ""
        there, _ = session.link()
        if not there:
            return self.tr("The connection is gone. Your seat is held; coming back goes on by itself.")
        away = [seat for seat in (0, 1) if presence.away[seat] and seat not in session.humans]
        if away:
            return self.tr("{0} is away. The seat is held, and the game waits.").format(presence.names[away[0]])
        if self._out_of_time(False):
            return self.tr("{0} has no time left. You may go on, or claim the game.").format(
                presence.names[1 - session.viewer]
            )
        if self._out_of_time(True):
            return self.tr("You have no time left. Play on: the other player may claim the game.")
        return ""

    def _out_of_time(self, mine: bool) -> bool:
        session = self.session
        seat = session.viewer if mine else 1 - session.viewer
        return bool(session.humans) and session.presence.clock[seat] == 0

    def ask_to_claim(self) -> None:
        """Claim the game, after a question."""
        yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
        words = self.tr("End this game now, as won by you?")
        if QMessageBox.question(self, self.tr("Claim the game"), words, yes | no, no) == yes:
            self.session.seat.claim()
