"""The page of a match: the table, what stands around it, and the screens that cover it for a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.cards.face import CardFace
from app.cards.faces import Faces
from app.cards.painter import CardPainter
from app.controller.asks import Ask
from app.controller.asks.lines import AskOptions
from app.controller.asks.numbers import AskNumber
from app.controller.asks.plays import AskPlay
from app.controller.asks.waiting import Waiting
from app.controller.controller import Controller
from app.controller.keys import Keys
from app.panels.log import Log
from app.panels.phases import PhaseBar
from app.panels.preview import Preview, reasons
from app.panels.prompt import Prompt
from app.panels.stack import StackPanel
from app.panels.zones import Browser, Picker, out_of_sight
from app.screens import EndScreen, HandOver
from app.screens.story import story
from app.session import Session
from app.table.accessible import Voice
from app.table.arrows import aimed_at
from app.table.checks import Checked, checks
from app.table.contest import Weighed, weighed
from app.table.duel import Battles, Duel
from app.table.games import table_of
from app.table.layout import Spot
from app.table.scene import TableScene
from app.table.toast import Toast
from app.table.view import TableView
from app.theme import Look
from app.theme.tokens import SNUG
from engine.game import Game
from engine.match import Outcome
from engine.views import CardView, LogLine, PublicEvent, StackView

#: The side panel takes this part of the width, within bounds in pixels.
_SIDE, _NARROWEST, _WIDEST = 0.21, 268, 430
#: However large its type is, it takes no more than this part.
_SIDE_MOST = 0.34


#: So many things are said large one after the other at most.
_BEATS = 3
#: How the lines end that tell what chance has decided.
_DECIDED = ("goes first.", "flips a coin: {1}.", "rolls {1} with a die of {2} sides.")


class MatchPage(QWidget):
    """Everything that is seen of a match."""

    rule_clicked = Signal(str)
    rematch = Signal()
    lobby = Signal()
    replay = Signal()

    def __init__(
        self,
        session: Session,
        game: Game,
        faces: Faces,
        look: Look,
        painter: CardPainter,
        *,
        motion: float = 1.0,
        say: Callable[[str], str] = str,
        say_line: Callable[[LogLine], tuple[str, Sequence[str]]] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.session, self.game, self.faces, self.look = session, game, faces, look
        self._say = say
        self._shown: Ask | None = None
        #: Shows again, in the words and colours of now, what the preview shows.
        self._preview_again: Callable[[], None] = lambda: None
        #: The card of the table that the preview shows; it follows what becomes of it.
        self._previewed = 0
        #: How long the match has gone on here, which says something only of one that began here.
        self._clock = QElapsedTimer()
        self._clock.start()
        self._fresh = session.fresh
        spec = table_of(game.name, session.view())
        self.scene = TableScene(spec, look, painter, self.face_of)
        self.scene.animator.speed = motion
        self.view = TableView(self.scene, self)
        self.controller = Controller(session, self.view, self)
        self.controller.desk.say = say
        self.keys = Keys(self.controller)
        self.voice = Voice(self.view)
        self.toast = Toast(self.view.viewport(), look)
        self.duel = Duel(self.view.viewport(), look, painter, self.scene.animator)
        self.check = Checked(self.view.viewport(), look, painter, self.scene.animator)
        self._weighed: list[Weighed] = []
        self.battles = Battles(spec.combat) if spec.combat is not None else None
        self.phases = PhaseBar(spec, look, self, watching=not session.humans)
        self.preview = Preview(look, painter, self)
        self.stack = StackPanel(look, self)
        self._codes = {card.name: code for code, card in game.cards().items()}
        self._line = say_line or (lambda line: (line.text, line.words))
        self.log = Log(look, self._codes, self._line)
        self.prompt = Prompt(look, self)
        self.prompt.hasty = self.controller.hasty
        self.browser = Browser(spec, look, painter, self.scene.face_of, self)
        self.picker = Picker(look, painter, self.view)
        self.curtain = HandOver(self, look, painter)
        self.end = EndScreen(self, look)
        for phase in spec.phases:
            if phase.stop:
                for passing in session.passing.values():
                    passing.stops.own.add(phase.name)
        self._lay_out()
        self._connect()
        self.log.reset(session.log())

    def begin(self) -> None:
        """Show the first position and start the game."""
        self.session.first_look()
        self.view.setFocus()
        view, told = self.session.view(), self.session.log()
        self.scene.show_view(view)
        if not view.turn:
            self._announce(told)
        self._look_at_battle()
        self.session.begin()

    def close_match(self) -> None:
        """Stop everything that runs for this match."""
        self.session.close()
        for moment in (self.duel, self.check):
            moment.blockSignals(True)
            moment.hurry()
        self.browser.close()

    def use_words(
        self, faces: Faces, say: Callable[[str], str], say_line: Callable[[LogLine], tuple[str, Sequence[str]]]
    ) -> None:
        """Speak another language from now on."""
        self.faces, self._say, self._line = faces, say, say_line
        self.controller.desk.say = say
        self.log.use_words(say_line)
        self.redraw()

    def redraw(self) -> None:
        """The theme or the language is another one."""
        self._widen()
        self.phases.retranslate()
        self.log.redraw()
        self._preview_again()
        self.scene.relay()
        self._show_position()
        self._show_ask(self.controller.desk.ask)

    def face_of(self, card: CardView) -> CardFace:
        """How a card looks now, in the language of the window."""
        return self.faces.of(card)

    # Putting it together

    def _lay_out(self) -> None:
        self.side = QWidget(self)
        side = self._side = QVBoxLayout(self.side)
        side.setContentsMargins(SNUG, SNUG, SNUG, SNUG)
        side.setSpacing(SNUG)
        side.addWidget(self.preview, 9)
        side.addWidget(self.stack)
        side.addWidget(self.log, 7)
        side.addWidget(self.prompt)
        self.side.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        table = self._table = QVBoxLayout()
        table.setContentsMargins(0, 0, 0, 0)
        table.setSpacing(0)
        table.addWidget(self.phases)
        table.addWidget(self.view, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(table, 1)
        row.addWidget(self.side)
        self.setTabOrder(self.view, self.prompt)

    def put_around(self, above: QWidget, below: QWidget) -> None:
        """Put a line above the table, and one at the foot of the panel beside it."""
        self._table.insertWidget(1, above)
        self._side.addWidget(below)

    def _connect(self) -> None:
        session, controller = self.session, self.controller
        controller.desk.asked.connect(self._show_ask)
        controller.desk.previewed.connect(self._preview)
        controller.desk.browse.connect(self.browse)
        controller.desk.said.connect(self.voice.say)
        for source in (controller.desk.balloon, self.prompt, self.log):
            source.rule_clicked.connect(self.rule_clicked)
        self.end.rule_asked.connect(self.rule_clicked)
        self.log.card_pointed.connect(self._preview_code)
        self.stack.pointed.connect(self._point)
        self.stack.menu_wanted.connect(controller.stack_menu)
        self.phases.wished.connect(session.pass_until)
        self.phases.stops_changed.connect(self._show_position)
        self.browser.opened.connect(self._act_in_browser)
        for grid in (self.browser, self.picker):
            grid.pointed.connect(self._preview_handle)
        self.browser.closed.connect(self.view.setFocus)
        self.browser.menu_wanted.connect(controller.card_menu)
        session.happened.connect(self._happened)
        session.changed.connect(self._show_position)
        session.rewound.connect(self._rewound)
        session.learned.connect(self._learned)
        session.hand_over.connect(self._hand_over)
        self.duel.gone.connect(self._moment_seen)
        self.check.gone.connect(self._moment_seen)
        session.ended.connect(self._ended)
        self.curtain.ready.connect(self._handed_over)
        self.curtain.passed.connect(session.pass_unseen)
        self.end.rematch.connect(self.rematch)
        self.end.lobby.connect(self.lobby)
        self.end.replay.connect(self.replay)
        for widget in (self.prompt.lines, self.prompt.number, self.prompt.number.lineEdit(), self.picker.grid):
            widget.installEventFilter(self)

    # Showing

    def _happened(self, events: object) -> None:
        found = [event for event in events if isinstance(event, PublicEvent)] if isinstance(events, list) else []
        lines = [event.line for event in found if event.line is not None]
        self.log.add(lines)
        for line in lines:
            self.voice.say(self._line(line)[0])
        self._announce(lines)
        self._show_battle(found)
        self._show_checks(found)

    def _announce(self, lines: Sequence[LogLine]) -> None:
        """Say large what chance has decided, where pieces move at all: who begins, how what was thrown fell. Nothing
        waits for it, and a click or a key goes on at once.
        """
        told = [line for line in lines if line.template.endswith(_DECIDED)]
        if told and self.scene.animator.speed > 0:
            self.toast.say_all([self._line(line)[0] for line in told[-_BEATS:]], speed=self.scene.animator.speed)

    def _show_battle(self, events: Sequence[PublicEvent]) -> None:
        """Show the supports of a battle and what it comes to for a moment, where pieces move at all."""
        if self.battles is not None:
            self._tell_battle(self.battles.read(events, self.scene.known, self._codes))

    def _show_checks(self, events: Sequence[PublicEvent]) -> None:
        """Show each card that was checked for a moment, with what came of it, where pieces move at all."""
        found = checks(self.scene.spec.checked, events) if self.scene.spec.checked else []
        if found and self.scene.animator.speed > 0:
            told = [" ".join(self._line(line)[0] for line in one.lines) for one in found]
            shown = [(self.faces.printed(one.code), words) for one, words in zip(found, told, strict=True)]
            self.check.tell(shown)

    def _weigh(self) -> None:
        """Say what each attack comes to, whenever that has changed."""
        view = self.session.view()
        found = weighed(self.scene.spec.contest, view)
        for one in found:
            if one not in self._weighed:
                self.voice.say(one.sentence(view, self.controller.desk.name_of(one.defender)))
        self._weighed = found

    def _look_at_battle(self) -> None:
        """Take in the battle that is being fought, and show what nobody here has seen of it."""
        if self.battles is not None:
            self._tell_battle(self.battles.look(self.session.view()))

    def _tell_battle(self, steps: Sequence[str]) -> None:
        battle = self.battles.battle if self.battles is not None else None
        if not steps or battle is None or self.scene.animator.speed <= 0:
            return
        result = self._line(battle.result)[0] if battle.result is not None else ""
        told = [(what, result if what == "result" else "") for what in steps]
        self.duel.tell(battle, told, self.faces.printed)

    def _rewound(self) -> None:
        self._look_at_battle()
        if self.session.waiting_for is None:
            self.log.reset(self.session.log())
        self.end.hide()

    def _show_position(self) -> None:
        view = self.session.view()
        passing = self.session.passing.get(self.session.viewer)
        if passing is not None:
            self.phases.show_view(view, passing.stops, passing.wish, passing.paused)
        else:
            self.phases.show_turn(view)
        self._weigh()
        self.stack.show_view(view, self.controller.desk.spec.stack, self._say, self.controller.desk.name_of)
        if self._previewed in self.scene.known:
            self._preview(self.scene.known[self._previewed])
        if self.browser.isVisible():
            self.browser.show_spot(self.browser.spot, view)
            self.browser.grid.mark(self.controller.desk.ask.glows())
        self.keys.cursor.restore()

    def _show_ask(self, ask: object) -> None:
        if not isinstance(ask, Ask):
            return
        session = self.session
        view = session.view()
        if session.consent is not None:
            self.picker.put_away()
            self.end.hide()
            waits = 1 - session.consent.asker not in session.humans
            self.prompt.show_consent(session.consent, view.names, session.settle_consent, waits=waits)
            self.prompt.buttons[0].setFocus()
            return
        seat = ask.question.seat
        who = view.names[seat] if seat in (0, 1) else ""
        fresh = ask is not self._shown
        self._shown = ask
        self.prompt.show_ask(ask, who, self._say)
        self._show_picker(ask)
        if fresh:
            self._focus_for(ask)
            if ask.mine and session.my_question is not None:
                self.voice.say(f"{who}: {self._say(ask.sentence())} {ask.hint()}")

    def _focus_for(self, ask: Ask) -> None:
        """The keyboard goes where the question is answered."""
        if not ask.mine or self.session.my_question is None or self.picker.isVisible():
            return
        if isinstance(ask, AskNumber):
            self.prompt.number.setFocus()
            self.prompt.number.selectAll()
        elif isinstance(ask, AskOptions):
            self.prompt.lines.setFocus()
        elif not self.view.hasFocus() and not self.browser.isVisible():
            self.view.setFocus()

    def _show_picker(self, ask: Ask) -> None:
        question = ask.question
        if not ask.mine or self.session.my_question is None or question.kind in ("play", "wait"):
            self.picker.put_away()
            return
        if not out_of_sight(question, self.scene.in_sight):
            self.picker.put_away()
            return
        codes = {face.handle: face.code for face in question.faces}
        cards = []
        for handle in question.candidates:
            known = self.controller.desk.card(handle)
            if handle in codes:
                cards.append((handle, self.faces.printed(codes[handle])))
            else:
                cards.append((handle, self.faces.of(known or CardView(handle))))
        self.picker.show_ask(ask, cards, self._say(question.text))

    def _preview(self, card: object) -> None:
        if isinstance(card, CardView):
            self._previewed = card.handle
            self._preview_again = lambda: self._preview(self.controller.desk.card(card.handle) or card)
            name = self.game.cards()[card.code].name if card.code in self.game.cards() else ""
            why = self.controller.desk.weighed_with(card.handle)
            why += reasons(self.session.explain(card.handle), name, self._line)
            self.preview.show_card(self.faces.of(card), card, why)

    def _learned(self) -> None:
        self._preview_again()

    def _preview_handle(self, handle: int) -> None:
        card = self.controller.desk.card(handle)
        if card is not None:
            self._preview(card)
        else:
            face = self.picker.grid.faces().get(handle)
            if face is not None:
                self._previewed = 0
                self.preview.show_card(face)

    def _preview_code(self, code: str) -> None:
        self._previewed = 0
        self._preview_again = lambda: self._preview_code(code)
        self.preview.show_card(self.faces.printed(code))

    def _point(self, line: object) -> None:
        if isinstance(line, StackView):
            self.controller.desk.point_out(tuple(aimed_at(line)))
            if line.source:
                self._preview_handle(line.source)
        else:
            self.controller.desk.point_out(())

    def browse(self, spot: Spot) -> None:
        """Open the browser of a place."""
        self.browser.show_spot(spot, self.session.view())
        if self.session.my_question is not None:
            self.browser.grid.mark(self.controller.desk.ask.glows())
        self.browser.stand()
        self.browser.show()
        self.browser.raise_()
        self.browser.grid.setFocus()

    def _act_in_browser(self, handle: int) -> None:
        """Do the usual thing with a card of the browser."""
        self.browser.hide()
        self.view.setFocus()
        ask = self.controller.desk.ask
        if isinstance(ask, AskPlay):
            self.controller.target.double_clicked(handle)
        elif self.session.my_question is not None:
            self.controller.target.clicked(handle, Qt.KeyboardModifier.NoModifier)

    # Seats and the end

    def _hand_over(self, seat: int) -> None:
        """Ask for the other player, when what is being shown has been seen to its end."""
        if self.duel.isVisible() or self.check.isVisible():
            return
        self.browser.hide()
        self.picker.put_away()
        self.scene.clear_table()
        self._preview_again, self._previewed = lambda: None, 0
        self.preview.show_card(None)
        self.log.reset(())
        self.curtain.setGeometry(self.rect())
        question = self.session.question()
        why = self._say(Waiting(question, self.controller.desk).sentence()) if question is not None else ""
        # In a turn of their own nobody passes without a look.
        view = self.session.view()
        passes = self.session.may_pass_unseen and view.player != seat
        self.curtain.ask(view.names[seat], why, passes=passes)

    def _moment_seen(self) -> None:
        if self.session.waiting_for is not None and not self.curtain.isVisible():
            self._hand_over(self.session.waiting_for)

    def _handed_over(self) -> None:
        seat = self.session.waiting_for
        if seat is not None:
            self.session.look(seat)
        self.view.setFocus()
        self._focus_for(self.controller.desk.ask)

    def _ended(self, outcome: object) -> None:
        if isinstance(outcome, Outcome):
            humans = self.session.humans
            self.end.setGeometry(self.rect())
            names = self.session.view().names
            numbers = story(self.scene.spec.story, self.session.log(), names)
            minutes = self._clock.elapsed() // 60_000 if self._fresh else 0
            alone = humans[0] if len(humans) == 1 else None
            self.end.tell(outcome, names, alone, self.session.view().turn, numbers, minutes)
            self.voice.say(self._say(outcome.sentence))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._widen()
        if self.picker.isVisible():
            self.picker.stand(self.picker.grid.count())

    def _widen(self) -> None:
        """Give the side panel its width: larger type needs more of it, but the table keeps most."""
        zoom = self.look.zoom
        wide = min(_WIDEST * zoom, max(_NARROWEST * zoom, self.width() * _SIDE))
        self.side.setFixedWidth(round(min(wide, max(_NARROWEST, self.width() * _SIDE_MOST))))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.redraw()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Space confirms and Esc goes back also while the keyboard is in the prompt."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Space:
                return event.isAutoRepeat() or self.controller.press_space()
            if event.key() == Qt.Key.Key_Escape:
                return self.controller.escape()
            number = watched in (self.prompt.number, self.prompt.number.lineEdit())
            if number and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.prompt.number.interpretText()
                return self.controller.press_space()
        return super().eventFilter(watched, event)
