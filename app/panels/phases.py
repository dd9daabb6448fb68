"""The phase bar: where the turn is, where to stop, and how far to pass."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from app.passing import Stops, Wish
from app.table.spec import Phase, TableSpec
from app.theme import Look
from app.theme.fonts import narrowed
from app.theme.tokens import BODY, ROOM, SNUG, TIGHT, mixed
from app.theme.words import Words
from engine.views import View

translate = QCoreApplication.translate


class PhaseChip(QAbstractButton):
    """One phase. A click sets a stop in the own turn, a right click one in the other player's."""

    toggled_stop = Signal(str, bool)

    def __init__(self, phase: Phase, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.phase = phase
        self._look = look
        self.active = False
        self.mine = True
        self.own_stop = self.other_stop = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.toggled_stop.emit(self.phase.name, True))

    def show_state(self, *, active: bool, mine: bool, own: bool, other: bool) -> None:
        """Show whether the turn is here, and the stops."""
        self.active, self.mine, self.own_stop, self.other_stop = active, mine, own, other
        name = translate("Phases", self.phase.name, self.phase.terms)
        words = [name]
        if active:
            words.append(translate("PhaseBar", "now"))
        if own:
            words.append(translate("PhaseBar", "stop in your turn"))
        if other:
            words.append(translate("PhaseBar", "stop in the other turn"))
        self.setAccessibleName(", ".join(words))
        self.update()
        if not self.isEnabled():
            self.setToolTip(name)
            return
        help_text = translate("PhaseBar", "Click: stop here in your turn. Right-click: stop here in the other turn.")
        self.setToolTip(f"{name}\n{help_text}")

    def sizeHint(self) -> QSize:
        text = translate("Phases", self.phase.short, self.phase.terms)
        return QSize(self.fontMetrics().horizontalAdvance(text) + 34, round(30 * max(1.0, self._look.zoom)))

    def minimumSizeHint(self) -> QSize:
        return QSize(54, 30)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.toggled_stop.emit(self.phase.name, False)
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The menu key is the right button of the keyboard."""
        shifted = event.key() == Qt.Key.Key_F10 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.key() == Qt.Key.Key_Menu or shifted:
            self.toggled_stop.emit(self.phase.name, False)
            return
        super().keyPressEvent(event)

    def _fitting(self, text: str, wide: int) -> QFont:
        """The font of the name: narrower letters where room is short, then smaller ones, down to those designed."""
        sizes = [BODY * (1 + (self._look.zoom - 1) * share / 4) / self._look.zoom for share in (4, 3, 2, 1, 0)]
        fonts = [narrowed(self._look.font(size, bold=self.active), text, wide) for size in sizes]
        return next((one for one in fonts if QFontMetricsF(one).horizontalAdvance(text) <= wide), fonts[-1])

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self._look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        color = palette.mine if self.mine else palette.theirs
        if self.active:
            painter.setPen(QPen(color, 1.5))
            painter.setBrush(mixed(palette.surface, color, 0.32))
            painter.drawRoundedRect(box, 6, 6)
        elif self.underMouse() or self.hasFocus():
            painter.setPen(QPen(palette.focus if self.hasFocus() else palette.line_strong, 1))
            painter.setBrush(palette.raised)
            painter.drawRoundedRect(box, 6, 6)
        text = translate("Phases", self.phase.short, self.phase.terms)
        painter.setFont(self._fitting(text, self.width() - 8))
        painter.setPen(palette.text if self.active else palette.text_dim)
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, self.width() - 8)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        painter.setPen(Qt.PenStyle.NoPen)
        for stands, y, ink in (
            (self.own_stop, box.bottom() - 3, palette.mine),
            (self.other_stop, box.top(), palette.theirs),
        ):
            if stands:
                painter.setBrush(ink)
                painter.drawRoundedRect(QRectF(box.center().x() - 10, y, 20, 3), 1.5, 1.5)
        painter.end()


class PhaseBar(QFrame):
    """The turn, its phases, and the ways to pass; who only watches a match passes nothing and stops nowhere."""

    wished = Signal(object)
    stops_changed = Signal()

    def __init__(self, spec: TableSpec, look: Look, parent: QWidget | None = None, *, watching: bool = False) -> None:
        super().__init__(parent)
        self._look = look
        self.stops = Stops()
        self.turn = Words(parent=self)
        self.chips = [PhaseChip(phase, look, self) for phase in spec.phases]
        self.passing = QToolButton(self)
        self.passing.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.passing.setStyleSheet("QToolButton::menu-indicator { image: none; width: 0; }")
        self.passing.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        row = QHBoxLayout(self)
        row.setContentsMargins(ROOM, TIGHT, ROOM, TIGHT)
        row.setSpacing(TIGHT)
        row.addWidget(self.turn)
        row.addSpacing(SNUG)
        for chip in self.chips:
            chip.toggled_stop.connect(self._toggle)
            chip.setEnabled(not watching)
            row.addWidget(chip, 1)
        self.passing.setVisible(not watching)
        row.addSpacing(SNUG)
        row.addWidget(self.passing)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the words over in the language of the window, and its size of type."""
        self.setFixedHeight(round(40 * max(1.0, self._look.zoom)))
        menu = QMenu(self)
        for wish, text in (
            (Wish.UNTIL_SOMETHING, translate("PhaseBar", "Pass until something happens (F4)")),
            (Wish.UNTIL_MY_TURN, translate("PhaseBar", "Pass until my turn (F6)")),
            (Wish.HOLD, translate("PhaseBar", "Hold priority: pass nothing by itself (F8)")),
            (Wish.NOTHING, translate("PhaseBar", "Pass only where nothing can be done")),
        ):
            menu.addAction(text).triggered.connect(lambda _checked=False, one=wish: self.wished.emit(one))
        old = self.passing.menu()
        self.passing.setMenu(menu)
        if old is not None:
            old.deleteLater()
        self.passing.setText(translate("PhaseBar", "Passing ▾"))

    def show_view(self, view: View, stops: Stops, wish: Wish, paused: bool) -> None:
        """Show where the turn is, where it stops, and what is passed by itself."""
        self.stops = stops
        self.show_turn(view)
        words = {
            Wish.NOTHING: translate("PhaseBar", "Passing ▾"),
            Wish.UNTIL_SOMETHING: translate("PhaseBar", "Until something ▾"),
            Wish.UNTIL_MY_TURN: translate("PhaseBar", "Until my turn ▾"),
            Wish.HOLD: translate("PhaseBar", "Holding ▾"),
        }[wish]
        self.passing.setText(translate("PhaseBar", "Waiting ▾") if paused else words)

    def show_turn(self, view: View) -> None:
        """Show whose turn it is, and its phase."""
        name = view.names[view.player] if view.player in (0, 1) else ""
        words = translate("PhaseBar", "Turn {turn} · {name}") if view.turn else translate("PhaseBar", "Before the game")
        self.turn.setText(words.format(turn=view.turn, name=name))
        self.turn.setFont(self._look.font(BODY, bold=True))
        for chip in self.chips:
            phase = chip.phase.name
            chip.show_state(
                active=view.phase == phase,
                mine=view.player == view.seat,
                own=self.stops.stands(phase, True),
                other=self.stops.stands(phase, False),
            )

    def _toggle(self, phase: str, own: bool) -> None:
        self.stops.toggle(phase, own)
        self.stops_changed.emit()
