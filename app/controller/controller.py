"""The controller: puts desk, menus and gestures together, and lets them hear what the session says."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject, QPoint

from app.controller.asks import ask_for
from app.controller.desk import TableDesk
from app.controller.drops import Drops
from app.controller.intents import Intents
from app.controller.menus import Menus
from app.controller.target import GestureTarget
from app.session import Session
from app.table.items import CardItem
from app.table.view import TableView
from engine.answers import Answer
from engine.questions import Question
from engine.rulebook import Refusal

# So long a new question does not hear what was meant for the one before, in milliseconds.
HESITATION = 350


class Controller(QObject):
    """Stands between the table and the session: what is asked there is answered on the desk."""

    def __init__(self, session: Session, view: TableView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.table = view
        self.desk = TableDesk(session, view, self)
        self.menus = Menus(self.desk)
        self.intents = Intents(self.desk)
        self.drops = Drops(self.desk, self.intents)
        self.target = GestureTarget(self.desk, self.drops, self.menus)
        self._question: Question | None = None
        # Where nothing that happens by itself waits to be followed, nobody needs time to see a new question.
        self.hesitation = min(HESITATION, session.pace)
        self._asked_for = QElapsedTimer()
        self._asked_for.start()
        view.gestures.target = self.target
        self.desk.choosing.connect(self.menus.choose)
        self.desk.menu_wanted.connect(self.card_menu)
        self.desk.aimed.connect(self.intents.aim)
        self.desk.attacking.connect(self.intents.begin)
        self.desk.scene.hovered.connect(self._hovered)
        session.happened.connect(self._happened)
        session.changed.connect(self._changed)
        session.rewound.connect(self._rewound)
        session.failed.connect(self._failed)
        session.denied.connect(self._denied)
        session.learned.connect(self._learned)

    def hasty(self) -> bool:
        """Whether what is asked came so lately that a press was meant for what was asked before."""
        return self._asked_for.elapsed() < self.hesitation

    def press_space(self) -> bool:
        """The space bar: pass, or confirm what is chosen."""
        button = self.desk.ask.primary()
        if self.session.my_question is None or button is None or not button.enabled or self.hasty():
            return False
        button.act()
        return True

    def escape(self) -> bool:
        """Esc: cancel the gesture, the balloon, the choice, the action, in this order."""
        if self.table.gestures.cancel():
            return True
        if self.desk.balloon.isVisible():
            self.desk.balloon.hide()
            return True
        return self.session.my_question is not None and self.desk.ask.escape()

    def card_menu(self, handle: int, at: QPoint) -> None:
        """Everything that is possible with a card that a browser shows."""
        self.menus.show(handle, None, None, at)

    def stack_menu(self, index: int, at: QPoint) -> None:
        """What can be done by hand to something on the stack."""
        self.menus.stack(index, at)

    # What the session says

    def _happened(self, events: object) -> None:
        self.desk.scene.show_view(self.session.view(), events if isinstance(events, list) else ())

    def _rewound(self) -> None:
        self.desk.balloon.hide()
        self.table.gestures.cancel()
        if self.desk.scene.view is None or self.desk.scene.view.seat != self.session.viewer:
            self.desk.scene.clear_table()
        if self.session.waiting_for is None:
            self.desk.scene.show_view(self.session.view())

    def _changed(self) -> None:
        question = self.session.my_question
        if question is not self._question or question is None:
            self._question = question
            self._asked_for.restart()
            self.desk.ask = ask_for(question if question is not None else self.session.question(), self.desk)
            self.drops.forget()
            self.intents.asked(self.desk.ask)
        self.desk.relight()
        self.desk.asked.emit(self.desk.ask)

    def _denied(self, answer: Answer | None, refusal: Refusal, can_anyway: bool) -> None:
        """The table refuses something: it is said of what was dropped, if it came of that."""
        if self.desk.denied(answer, refusal, can_anyway) and not self.drops.denied(answer, refusal):
            self.desk.say_denied(answer, refusal)

    def _learned(self) -> None:
        self.desk.ask.learned()
        self.desk.refresh()

    def _failed(self, words: str) -> None:
        text = QCoreApplication.translate(
            "Controller", "The rules stumbled here, and the match is as it was before: {words}"
        )
        self.desk.tell(Refusal("", text.format(words=words)), None, ())

    def _hovered(self, item: object) -> None:
        if isinstance(item, CardItem):
            self.desk.show_preview(item.key)

