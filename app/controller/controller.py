"""The controller: what gestures mean for the question that is asked, and what to say when the rules say no."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject, QPoint, QPointF, Qt, Signal

from app.cards.face import RATIO
from app.controller.asks import Ask, ask_for
from app.controller.drops import Drops
from app.controller.intents import Intents
from app.controller.menus import Menus
from app.mode import Mode
from app.session import Session
from app.table.arrows import standing_arrows
from app.table.balloon import Balloon
from app.table.gestures.base import Dropped
from app.table.items import CardItem, Glow
from app.table.layout import Spot
from app.table.view import TableView
from engine.answers import Answer, named
from engine.overrides import Anyway, Override, Turn
from engine.questions import PlayOffer, Question
from engine.rulebook import Refusal
from engine.views import CardView, View

# So long a new question does not hear what was meant for the one before, in milliseconds.
HESITATION = 350


class Controller(QObject):
    """Stands between the table and the session."""

    asked = Signal(object)
    previewed = Signal(object)
    rule_clicked = Signal(str)
    browse = Signal(object)
    said = Signal(str)

    def __init__(self, session: Session, view: TableView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.table = view
        self.scene = view.table
        self.spec = view.table.spec
        self.balloon = Balloon(view.viewport(), self.scene.look)
        self.balloon.rule_clicked.connect(self.rule_clicked)
        #: Says a sentence of the engine in the language of the window.
        self.say: Callable[[str], str] = str
        self.menus = Menus(self)
        self._drops = Drops(self)
        self.intents = Intents(self)
        self.selected: int | None = None
        self.ask: Ask = ask_for(None, self)
        #: What was being asked when a card was clicked last.
        self._clicked: Ask | None = None
        self._question: Question | None = None
        #: The card that what is being done is about, whether it stays where it was dropped, whether it is being done.
        self._about: int | None = None
        self._stays, self._acting = True, False
        self._extra_arrows: tuple[tuple[str, int, int], ...] = ()
        # Where nothing that happens by itself waits to be followed, nobody needs time to see a new question.
        self.hesitation = min(HESITATION, session.pace)
        self._asked_for = QElapsedTimer()
        self._asked_for.start()
        view.gestures.target = self
        session.happened.connect(self._happened)
        session.changed.connect(self._changed)
        session.rewound.connect(self._rewound)
        session.failed.connect(self._failed)
        session.denied.connect(self._denied)
        session.learned.connect(self._learned)
        self.scene.hovered.connect(self._hovered)

    # Desk: what answers are worked out on

    def view(self) -> View:
        return self.session.view()

    def submit(self, answer: Answer, handle: int | None = None) -> bool:
        """Give an answer; where it is refused, say why at the card, and do it anyway where hands are free: then the
        log says that the rules would not allow it.
        """
        self.balloon.hide()
        return self._told(lambda: self.session.answer(answer), handle)

    def do(self, verbs: Sequence[Override], handle: int) -> bool:
        """Do something by hand where hands are free; False where the table has refused it already."""
        return self._told(lambda: self.session.by_hand(verbs), handle)

    def _told(self, act: Callable[[], object], handle: int | None) -> bool:
        """Do something about a card; False where the table has refused it already."""
        self._about, self._stays, self._acting = handle, True, True
        act()
        self._acting = False
        return self._stays

    def refuse(self, answer: Answer, refusal: Refusal, handle: int | None = None) -> None:
        """Say why an answer is refused, and offer to give it anyway where that is possible at this table."""
        verbs: dict[str, Sequence[Override]] = {}
        if self.session.can_anyway(answer):
            verbs[QCoreApplication.translate("Controller", "Do it anyway")] = (Anyway(answer),)  # type: ignore[arg-type]
        self.explain_offering(refusal, handle, verbs)

    def can_anyway(self, answer: Answer) -> bool:
        return self.session.can_anyway(answer)

    def refused_with(self, handle: int) -> Sequence[PlayOffer]:
        return self.session.refused_with(handle)

    def insist(self, answer: Answer) -> None:
        """Give an answer that the rules refuse, by hand, with consent where that is wanted."""
        refusal = self.session.judge(answer) or Refusal("", "")
        card = next((handle for handle in named(answer) if handle > 0), None)
        self.by_hand((Anyway(answer),), self._against(refusal, card), refused=True)  # type: ignore[arg-type]

    def judge(self, answer: Answer) -> Refusal | None:
        return self.session.judge(answer)

    def suggest(self, then: Callable[[Answer], object]) -> None:
        ask = self.ask
        self.session.suggest(lambda answer: then(answer) if self.ask is ask else None)

    def card(self, handle: int) -> CardView | None:
        return self.scene.known.get(handle)

    def name_of(self, handle: int) -> str:
        card = self.card(handle)
        if card is None or not card.name:
            return QCoreApplication.translate("Controller", "a card")
        return self.scene.face_of(card).name or card.name

    def lines_of(self, handle: int) -> Sequence[str]:
        card = self.card(handle)
        return () if card is None else self.scene.face_of(card).lines

    def spot_of(self, handle: int) -> Spot | None:
        item = self.scene.cards.get(handle)
        if item is not None:
            return item.spot
        order = self.scene.layout.order if self.scene.layout is not None else {}
        return next((spot for spot, handles in order.items() if handle in handles), None)

    def word(self, english: str) -> str:
        return QCoreApplication.translate("Game", english)

    def choose(self, handle: int, choices: Sequence[tuple[str, Callable[[], object]]]) -> None:
        self.menus.choose(choices, self._point_at(handle))

    def explain(self, refusal: Refusal, handle: int | None = None) -> None:
        """Say why not, with the number of the rule."""
        self._say(refusal, handle, ())

    def explain_offering(
        self,
        refusal: Refusal,
        handle: int | None,
        offers: Mapping[str, Sequence[Override]],
        first: tuple[tuple[str, Callable[[], object]], ...] = (),
    ) -> None:
        """Say why not, and offer what the rules allow ``first``, then to do these things nevertheless, each under its
        name.
        """
        words = self._against(refusal, handle)
        by_hand = tuple((text, self._insisting(verbs, words)) for text, verbs in offers.items())
        self._say(refusal, handle, (*first, *by_hand))

    def aim(self, handle: int) -> None:
        self.intents.aim(handle)

    def _insisting(self, verbs: Sequence[Override], words: str) -> Callable[[], object]:
        return lambda: self.by_hand(verbs, words, refused=True)

    def _against(self, refusal: Refusal, handle: int | None) -> str:
        """What the rules have against something, with the card that it is about."""
        said = self.say(refusal.sentence)
        name = "" if handle is None else self.name_of(handle)
        return said if not name or name in said else f"{name}: {said}"

    def explain_full(self, question: Question) -> None:
        """Say that no more can be chosen."""
        text = QCoreApplication.translate(
            "Controller", "No more than {count} can be chosen; click one to give it back."
        )
        self.explain(Refusal(question.rule, text.format(count=question.most)))

    def refresh(self) -> None:
        """Show what is chosen so far."""
        self.relight()
        self.asked.emit(self.ask)

    # Target: what the gestures act on

    def may_drag(self, handle: int) -> bool:
        item = self.scene.cards.get(handle)
        if item is None or self.session.consent is not None:
            return False
        if self.session.hands_free:
            return True
        if item.face.hidden:
            # An orb, say, that is chosen unseen.
            return handle in self.ask.question.candidates and self.ask.may_drag(handle)
        return self.session.mode is Mode.ASK or self.ask.may_drag(handle)

    def held_together(self, handle: int) -> tuple[int, ...]:
        return self.ask.held_together(handle)

    def places_for(
        self, handles: tuple[int, ...]
    ) -> tuple[Mapping[Spot, Glow], Mapping[int, Glow], Mapping[int, Glow]]:
        places = self.ask.places_for(handles)
        return places.spots, places.plates, places.cards

    def dropped(self, drop: Dropped, *, by_hand: bool) -> bool:
        return self._drops.take(drop, by_hand=by_hand)

    def clicked(self, handle: int, modifiers: Qt.KeyboardModifier) -> None:
        self.balloon.hide()
        self.selected, self._clicked = handle, self.ask
        self.show_preview(handle)
        if not self.ask.clicked(handle):
            spot = self.spot_of(handle)
            area = None if spot is None else next((one for one in self.spec.areas if one.key == spot[0]), None)
            if spot is not None and area is not None and area.style.value in ("pile", "cascade") and spot[1] >= 0:
                self.browse.emit(spot)

    def clicked_ground(self, spot: Spot | None, plate: int | None) -> None:
        self.balloon.hide()
        self.selected = None
        area = None if spot is None else next((one for one in self.spec.areas if one.key == spot[0]), None)
        if spot is not None and area is not None and area.style.value in ("pile", "cascade") and spot[1] >= 0:
            self.browse.emit(spot)

    def clicked_twice(self, handle: int) -> None:
        """The usual thing, unless the first click was an answer: the second does not answer what is asked after it."""
        if self._clicked is self.ask:
            self.double_clicked(handle)

    def double_clicked(self, handle: int) -> None:
        if self.session.my_question is not None and self.ask.double_clicked(handle):
            return
        card = self.card(handle)
        spot = self.spot_of(handle)
        area = None if spot is None else self.spec.area(spot[0])
        on_field = area is not None and area.zone in self.spec.field_zones
        if self.session.hands_free and card is not None and on_field:
            self.by_hand((Turn(handle, not card.dull),), "")
        elif self.ask.mine:
            self.menu(handle, spot, self._scene_point(handle))

    def menu(self, handle: int | None, spot: Spot | None, at: QPointF) -> None:
        self.balloon.hide()
        plate = self.scene.plate_at(at)
        self.menus.show(handle, spot, None if plate is None else plate.seat, self._global(at))

    def card_menu(self, handle: int, at: QPoint) -> None:
        """Everything that is possible with a card that a browser shows."""
        self.menus.show(handle, None, None, at)

    def by_hand_menu(self, handle: int) -> None:
        """The menu of a card whose text is carried out by hand."""
        self.card_menu(handle, self.table.viewport().mapToGlobal(self._point_at(handle)))

    def stack_menu(self, index: int, at: QPoint) -> None:
        """What can be done by hand to something on the stack."""
        self.menus.stack(index, at)

    def banded(self, handles: tuple[int, ...]) -> None:
        self.ask.banded(handles)

    def relight(self) -> None:
        """Light the table as the question wants it."""
        glows: dict[int, tuple[Glow, str]] = {}
        arrows: list[tuple[str, int, int]] = []
        if self.session.my_question is not None and self.ask.mine:
            glows, arrows = self.ask.glows(), self.ask.arrows()
        self.scene.light_cards(glows)
        standing = standing_arrows(self.scene.view)
        self.scene.show_arrows((*standing, *arrows, *self._extra_arrows))
        below = {handle: glow for handle, (glow, _) in glows.items() if not self.scene.in_sight(handle)}
        spots = {self.spot_of(handle): glow for handle, glow in below.items()}
        self.scene.light_places({spot: glow for spot, glow in spots.items() if spot is not None}, {})

    # Beyond the question

    def by_hand(self, verbs: Sequence[Override], words: str, *, refused: bool = False) -> None:
        """Do something by hand: at once where hands are free, with consent otherwise."""
        self.session.by_hand(verbs, words, refused=refused)

    def hasty(self) -> bool:
        """Whether what is asked came so lately that a press was meant for what was asked before."""
        return self._asked_for.elapsed() < self.hesitation

    def press_space(self) -> bool:
        """The space bar: pass, or confirm what is chosen."""
        button = self.ask.primary()
        if self.session.my_question is None or button is None or not button.enabled or self.hasty():
            return False
        button.act()
        return True

    def escape(self) -> bool:
        """Esc: cancel the gesture, the balloon, the choice, the action, in this order."""
        if self.table.gestures.cancel():
            return True
        if self.balloon.isVisible():
            self.balloon.hide()
            return True
        return self.session.my_question is not None and self.ask.escape()

    def point_out(self, arrows: tuple[tuple[str, int, int], ...]) -> None:
        """Show arrows besides those of the question, for what the pointer is over in a panel."""
        self._extra_arrows = arrows
        self.relight()

    # Inside

    def _happened(self, events: object) -> None:
        self.scene.show_view(self.session.view(), events if isinstance(events, list) else ())

    def _rewound(self) -> None:
        self.balloon.hide()
        self.table.gestures.cancel()
        if self.scene.view is None or self.scene.view.seat != self.session.viewer:
            self.scene.clear_table()
        if self.session.waiting_for is None:
            self.scene.show_view(self.session.view())

    def _changed(self) -> None:
        question = self.session.my_question
        if question is not self._question or question is None:
            self._question = question
            self._asked_for.restart()
            self.ask = ask_for(question if question is not None else self.session.question(), self)
            self.intents.asked(self.ask)
        self.relight()
        self.asked.emit(self.ask)

    def _denied(self, answer: Answer | None, refusal: Refusal, can_anyway: bool) -> None:
        """The table refuses what was answered or done; what was dropped glides back. Where hands are free it is done
        anyway.
        """
        if answer is not None and can_anyway and self.session.hands_free:
            self.session.by_hand((Anyway(answer),))  # type: ignore[arg-type]
            return
        self._stays = False
        if not self._acting:
            self.scene.show_view(self.session.view())
        about, self._about = self._about, None
        if answer is None:
            self.explain(refusal, about)
        elif not self._drops.denied(answer, refusal):
            named_card = next((handle for handle in named(answer) if handle > 0), None)
            self.refuse(answer, refusal, about if about is not None else named_card)

    def _learned(self) -> None:
        self.ask.learned()
        self.refresh()

    def _failed(self, words: str) -> None:
        text = QCoreApplication.translate(
            "Controller", "The rules stumbled here, and the match is as it was before: {words}"
        )
        self._say(Refusal("", text.format(words=words)), None, ())

    def _say(self, refusal: Refusal, handle: int | None, choices: tuple[tuple[str, Callable[[], object]], ...]) -> None:
        said = self.say(refusal.sentence)
        self.balloon.say(said, refusal.rule, self._point_at(handle), choices)
        self.said.emit(f"{said} {refusal.rule}".strip())

    def _hovered(self, item: object) -> None:
        if isinstance(item, CardItem):
            self.show_preview(item.key)

    def show_preview(self, handle: int) -> None:
        """Show a card large."""
        card = self.card(handle)
        if card is not None and card.code:
            self.previewed.emit(card)

    def _scene_point(self, handle: int | None) -> QPointF:
        item = None if handle is None else self.scene.cards.get(handle)
        if item is None:
            size = self.scene.sceneRect()
            return QPointF(size.width() / 2, size.height() * 0.5)
        tall = item.place_width if item.home.angle else item.place_width * RATIO
        return QPointF(item.home.x, item.home.y - tall / 2 + 4)

    def _point_at(self, handle: int | None) -> QPoint:
        return self.table.mapFromScene(self._scene_point(handle))

    def _global(self, at: QPointF) -> QPoint:
        return self.table.viewport().mapToGlobal(self.table.mapFromScene(at))
