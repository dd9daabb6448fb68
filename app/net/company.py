"""The other player's company at the table: the light of the connection, the clocks, what is said and pointed at."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsEllipseItem,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.matchpage import MatchPage
from app.session import Session
from app.table.items import CardItem
from app.theme import Look
from app.theme.tokens import ROOM, SNUG, TIGHT, faded
from app.theme.words import Words
from engine.net.messages import LONGEST_CHAT
from engine.views import LogLine

translate = QCoreApplication.translate
#: How often light and clocks are looked at, in milliseconds; how long a ring stays around a card.
_LOOK, _RING, _REST = 1000, 1600, 4000
#: A word takes so many seconds there and back at most where the light is green.
_QUICK = 0.15
#: How far a ring goes beyond the card, and how wide it is.
_BEYOND, _WIDE = 0.72, 4.0


def quick_words() -> dict[str, str]:
    """What is often said, with its words in the language of the window: everybody reads it in their own."""
    return {
        "Hello!": translate("Company", "Hello!"),
        "Good luck!": translate("Company", "Good luck!"),
        "One moment, please.": translate("Company", "One moment, please."),
        "Please look at this.": translate("Company", "Please look at this."),
        "Well played!": translate("Company", "Well played!"),
        "Thank you!": translate("Company", "Thank you!"),
    }


class Light(QWidget):
    """A small light: green where words go quickly, yellow where they do not, red where there is no connection."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.state = "good"
        self.setFixedSize(12, 12)

    def show_state(self, state: str) -> None:
        """Show "good", "slow" or "gone"."""
        self.state = state
        self.update()

    def color(self) -> QColor:
        """The colour that says it."""
        palette = self._look.palette
        return {"good": palette.better, "slow": palette.warning}.get(self.state, palette.threatened)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(faded(self.color(), 0.4), 2))
        painter.setBrush(self.color())
        painter.drawEllipse(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5))
        painter.end()


class Company(QFrame):
    """The line at the foot of the table at which two machines meet."""

    def __init__(self, page: MatchPage, session: Session, *, hovering: bool = False) -> None:
        super().__init__(page)
        self.page, self.session = page, session
        self.setProperty("role", "panel")
        self.light = Light(page.look, self)
        self.trip, self.clocks = Words(parent=self), Words(parent=self)
        #: How the match stands, and whose hand is shown to whom.
        self.hands = Words(parent=self)
        self.hands.setWordWrap(True)
        for label in (self.trip, self.clocks, self.hands):
            label.setProperty("role", "caption")
        self.line = QLineEdit(self)
        self.line.setMaxLength(LONGEST_CHAT)
        self.line.returnPressed.connect(self._say)
        self.more = QToolButton(self)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setText("…")
        self.menu = QMenu(self)
        self.menu.aboutToShow.connect(self._fill)
        self.more.setMenu(self.menu)
        self.muted, self.hovering = False, hovering
        self._rings: list[QGraphicsEllipseItem] = []
        self._rest: QGraphicsEllipseItem | None = None
        self._pointed = 0
        row = QHBoxLayout()
        row.setSpacing(SNUG)
        row.addWidget(self.light)
        row.addWidget(self.trip, 1)
        row.addWidget(self.clocks)
        row.addWidget(self.more)
        box = QVBoxLayout(self)
        box.setContentsMargins(ROOM, TIGHT, TIGHT, TIGHT)
        box.setSpacing(TIGHT)
        box.addLayout(row)
        box.addWidget(self.hands)
        box.addWidget(self.line)
        self.line.setVisible(bool(session.humans))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.show_link)
        self._timer.start(_LOOK)
        self._resting = QTimer(self)
        self._resting.setSingleShot(True)
        self._resting.timeout.connect(lambda: self._show_rest(0, 0))
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        session = self.session
        session.presence_changed.connect(self.show_link)
        session.spoke.connect(self._spoke)
        session.pointed.connect(self._show_pointed)
        self.page.scene.hovered.connect(self._hovered)
        self.page.view.viewport().installEventFilter(self)
        self.page.view.installEventFilter(self)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.line.setPlaceholderText(translate("Company", "Say something"))
        self.line.setAccessibleName(translate("Company", "Say something to the other player"))
        quick = translate("Company", "Quick words"), translate("Company", "Quick words; pointing; your hand")
        look = translate("Company", "Whose hand you see")
        self.more.setAccessibleName(quick[0] if self.session.humans else look)
        self.more.setToolTip(quick[1] if self.session.humans else look)
        self.show_link()

    def _fill(self) -> None:
        """Put into the menu what there is to say and to choose now."""
        self.menu.clear()
        if self.session.humans:
            self._fill_for_player(self.menu)
        else:
            self._fill_for_watcher(self.menu)

    def _fill_for_watcher(self, menu: QMenu) -> None:
        names = self.session.view().names
        lines = [(-1, translate("Company", "See what both players see"))]
        lines += [(seat, translate("Company", "See the hand of {0} too, if they allow it").format(names[seat]))
                  for seat in (0, 1)]  # fmt: skip
        for seat, words in lines:
            act = menu.addAction(words)
            act.setCheckable(True)
            act.setChecked(self.session.wish == seat)
            act.triggered.connect(lambda _checked=False, one=seat: self.session.wish_for(one))

    def _fill_for_player(self, menu: QMenu) -> None:
        for english, words in quick_words().items():
            menu.addAction(words).triggered.connect(lambda _checked=False, one=english: self.session.seat.chat(one))
        menu.addSeparator()
        mute = menu.addAction(translate("Company", "Show nothing of what the other player says"))
        mute.setCheckable(True)
        mute.setChecked(self.muted)
        mute.toggled.connect(self.mute)
        rest = menu.addAction(translate("Company", "Show each other where the pointer rests"))
        rest.setCheckable(True)
        rest.setChecked(self.hovering)
        rest.toggled.connect(self.share_hovering)
        show = menu.addAction(translate("Company", "Let those who watch see my hand"))
        show.setCheckable(True)
        show.setChecked(self.session.presence.shows[self.session.viewer])
        show.toggled.connect(self.session.show_hand)
        hint = menu.addAction(translate("Company", "To point at a card: Alt and click, the middle button, or P"))
        hint.setEnabled(False)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # The connection and the clocks

    def show_link(self) -> None:
        """Show how the connection is, and the time that is left."""
        there, seconds = self.session.link()
        presence = self.session.presence
        other = 1 - self.session.viewer
        if not there:
            state, words = "gone", translate("Company", "no connection")
        elif presence.away[other]:
            state, words = "gone", translate("Company", "away")
        else:
            state = "good" if seconds <= _QUICK else "slow"
            words = translate("Company", "{0} ms").format(round(seconds * 1000)) if seconds else ""
        if presence.watching and there:
            words += translate("Company", " · {0} watching").format(presence.watching)
        self.light.show_state(state)
        self.light.setToolTip(words)
        self.light.setAccessibleName(words)
        self.trip.setText(words)
        series, hands = self._series(), self._whose_hands()
        self.page.end.tell_series(series)
        self.hands.setText(f"{series} {hands}".strip())
        self.hands.setVisible(bool(series or hands))
        left = presence.clock
        mine, theirs = left[self.session.viewer], left[other]
        self.clocks.setVisible(mine >= 0)
        if mine >= 0:
            self.clocks.setText(f"{_time(mine)} : {_time(theirs)}")
            self.clocks.setToolTip(translate("Company", "Time left for you, and for the other player"))

    def _series(self) -> str:
        """How a match of several games stands."""
        presence = self.session.presence
        if presence.best_of < 2:
            return ""
        (first, second), names = presence.wins, presence.names
        if max(first, second) * 2 > presence.best_of:
            winner, most, least = names[0 if first > second else 1], max(first, second), min(first, second)
            return translate("Company", "{0} has won the match, {1} : {2}.").format(winner, most, least)
        words = translate("Company", "Best of {0}: {1} {2} : {3} {4}.")
        return words.format(presence.best_of, names[0], first, second, names[1])

    def _whose_hands(self) -> str:
        """Whose hand is shown to whom, and what has become of the wish to see one."""
        session, presence = self.session, self.session.presence
        if session.wish >= 0:
            if presence.shows[session.wish]:
                words = translate("Company", "You see the hand of {0}.")
            elif session.denied_wish:
                words = translate("Company", "{0} does not show the hand.")
            else:
                words = translate("Company", "{0} has been asked to show the hand.")
            return words.format(presence.names[session.wish])
        if not session.humans:
            return ""
        mine, other = session.viewer, 1 - session.viewer
        said = []
        if presence.seen[mine]:
            words = translate("Company", "Your hand is open to {0} of those who watch.")
            said.append(words.format(presence.seen[mine]))
        elif presence.shows[mine]:
            said.append(translate("Company", "Those who watch may see your hand."))
        if presence.seen[other]:
            words = translate("Company", "The hand of {0} is open to {1} of those who watch.")
            said.append(words.format(presence.names[other], presence.seen[other]))
        return " ".join(said)

    # What is said

    def mute(self, muted: bool) -> None:
        """Show nothing of what the other player says, or all of it again."""
        self.muted = muted

    def _say(self) -> None:
        words = self.line.text().strip()
        if words:
            self.session.seat.chat(words)
            self.line.clear()

    def _spoke(self, seat: int, words: str) -> None:
        if self.muted and seat != self.session.viewer:
            return
        names = self.session.view().names
        name = names[seat] if seat in (0, 1) else translate("Company", "Somebody who watches")
        said = quick_words().get(words, words)
        line = LogLine(f"{name}: {said}", "", "{0}: {1}", (name, said))
        self.session.keep_said(line)
        self.page.log.add([line])
        self.page.voice.say(f"{name}: {said}")

    # What is pointed at

    def share_hovering(self, share: bool) -> None:
        """Tell where the pointer rests, and show where the other player's does, if both like."""
        self.hovering = share
        self._show_rest(0, 0)
        if not share:
            self.session.seat.point(0, hover=True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self.session.humans:
            return False
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
            if event.button() == Qt.MouseButton.MiddleButton or (alt and event.button() == Qt.MouseButton.LeftButton):
                card = self.page.scene.card_at(self.page.view.mapToScene(event.position().toPoint()))
                if card is not None:
                    self.session.seat.point(card.key)
                    return True
        key = event if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if key is not None and key.key() == Qt.Key.Key_P and not key.modifiers():
            chosen = self.page.controller.desk.selected
            if chosen is not None:
                self.session.seat.point(chosen)
                return True
        return False

    def _hovered(self, item: object) -> None:
        handle = item.key if isinstance(item, CardItem) else 0
        if self.hovering and self.session.humans and handle != self._pointed:
            self._pointed = handle
            self.session.seat.point(handle, hover=True)

    def _show_pointed(self, seat: int, card: int, hover: bool) -> None:
        if hover:
            if self.hovering and seat != self.session.viewer:
                self._show_rest(seat, card)
            return
        ring = self._ring(seat, card, 1.0)
        if ring is not None:
            self._rings.append(ring)
            QTimer.singleShot(_RING, self, lambda: self._take_away(ring))

    def _show_rest(self, seat: int, card: int) -> None:
        if self._rest is not None:
            self.page.scene.removeItem(self._rest)
        self._rest = self._ring(seat, card, 0.35) if card else None
        if self._rest is not None:
            self._resting.start(_REST)

    def _take_away(self, ring: QGraphicsEllipseItem) -> None:
        if ring in self._rings:
            self._rings.remove(ring)
            self.page.scene.removeItem(ring)

    def _ring(self, seat: int, card: int, strength: float) -> QGraphicsEllipseItem | None:
        """A ring around a card that is in sight."""
        item = self.page.scene.cards.get(card)
        if item is None:
            return None
        palette = self.page.look.palette
        color = palette.mine if seat == self.session.viewer else palette.theirs
        half = item.place_width * _BEYOND
        ring = QGraphicsEllipseItem(item.home.x - half, item.home.y - half, 2 * half, 2 * half)
        ring.setPen(QPen(faded(color, strength), _WIDE))
        ring.setZValue(1e6)
        ring.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.page.scene.addItem(ring)
        return ring


def _time(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02d}"
