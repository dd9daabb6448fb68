"""The desk: what answers are worked out on. It knows the cards in sight and the question that is asked, gives answers
and acts by hand to the session, and says at the card why something is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QPointF, Signal

from app.cards.face import RATIO
from app.controller.asks import Ask, ask_for
from app.session import Session
from app.table.arrows import standing_arrows
from app.table.balloon import Balloon
from app.table.items import Glow
from app.table.layout import Spot
from app.table.view import TableView
from engine.answers import Answer, named
from engine.overrides import Anyway, Override
from engine.questions import PlayOffer, Question
from engine.rulebook import Refusal
from engine.views import CardView, View


class TableDesk(QObject):
    """The desk of a table on the screen. ``choosing`` wants one of several ways chosen at a place, ``menu_wanted`` all
    that is possible with a card. ``aimed`` tells what is cast or used now was dropped on, and ``attacking`` with what
    an attack begins that is declared later, and on what.
    """

    asked = Signal(object)
    previewed = Signal(object)
    browse = Signal(object)
    said = Signal(str)
    choosing = Signal(object, object)
    menu_wanted = Signal(object, object)
    aimed = Signal(object)
    attacking = Signal(object, object)

    def __init__(self, session: Session, view: TableView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.table = view
        self.scene = view.table
        self.spec = view.table.spec
        self.balloon = Balloon(view.viewport(), self.scene.look)
        #: Says a sentence of the engine in the language of the window.
        self.say: Callable[[str], str] = str
        self.selected: int | None = None
        self.ask: Ask = ask_for(None, self)
        #: The card that what is being done is about, whether it stays where it was dropped, whether it is being done.
        self._about: int | None = None
        self._stays, self._acting = True, False
        self._extra_arrows: tuple[tuple[str, int, int], ...] = ()

    # Answers

    def view(self) -> View:
        return self.session.view()

    def submit(self, answer: Answer, handle: int | None = None) -> bool:
        """Give an answer; where it is refused, say why at the card, and do it anyway where hands are free: then the
        log says that the rules would not allow it.
        """
        self.balloon.hide()
        return self._told(lambda: self.session.answer(answer), handle)

    def attack(self, play: Answer, handles: tuple[int, ...], whom: tuple[int, ...] | None) -> bool:
        """Begin an attack with these cards, on a card, or on the opponent where that is none; None has it asked."""
        self.attacking.emit(handles, whom)
        return self.submit(play, handles[0])

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

    # What is in sight

    def spot_of(self, handle: int) -> Spot | None:
        item = self.scene.cards.get(handle)
        if item is not None:
            return item.spot
        order = self.scene.layout.order if self.scene.layout is not None else {}
        return next((spot for spot, handles in order.items() if handle in handles), None)

    def word(self, english: str) -> str:
        return QCoreApplication.translate("Game", english)

    def choose(self, handle: int, choices: Sequence[tuple[str, Callable[[], object]]]) -> None:
        self.choosing.emit(choices, self.point_at(handle))

    def by_hand_menu(self, handle: int) -> None:
        """The menu of a card whose text is carried out by hand."""
        self.menu_wanted.emit(handle, self.table.viewport().mapToGlobal(self.point_at(handle)))

    def aim(self, handle: int) -> None:
        self.aimed.emit(handle)

    def by_hand(self, verbs: Sequence[Override], words: str, *, refused: bool = False) -> None:
        """Do something by hand: at once where hands are free, with consent otherwise."""
        self.session.by_hand(verbs, words, refused=refused)

    # What is refused

    def denied(self, answer: Answer | None, refusal: Refusal, can_anyway: bool) -> bool:
        """The table refuses what was answered or done; what was dropped glides back. Where hands are free it is done
        anyway; False where that is so.
        """
        if answer is not None and can_anyway and self.session.hands_free:
            self.session.by_hand((Anyway(answer),))  # type: ignore[arg-type]
            return False
        self._stays = False
        if not self._acting:
            self.scene.show_view(self.session.view())
        return True

    def say_denied(self, answer: Answer | None, refusal: Refusal) -> None:
        """Say why the table refuses something, at the card that it is about."""
        about, self._about = self._about, None
        if answer is None:
            self.explain(refusal, about)
            return
        card = next((handle for handle in named(answer) if handle > 0), None)
        self.refuse(answer, refusal, about if about is not None else card)

    def explain(self, refusal: Refusal, handle: int | None = None) -> None:
        """Say why not, with the number of the rule."""
        self.tell(refusal, handle, ())

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
        self.tell(refusal, handle, (*first, *by_hand))

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

    def tell(
        self, refusal: Refusal, handle: int | None, choices: tuple[tuple[str, Callable[[], object]], ...] = ()
    ) -> None:
        """Say why not, with what can be done instead."""
        said = self.say(refusal.sentence)
        self.balloon.say(said, refusal.rule, self.point_at(handle), choices)
        self.said.emit(f"{said} {refusal.rule}".strip())

    # What is lit and shown

    def relight(self) -> None:
        """Light the table as the question wants it."""
        glows: dict[int, tuple[Glow, str]] = {}
        arrows: list[tuple[str, int, int]] = []
        if self.session.my_question is not None and self.ask.mine:
            glows, arrows = self.ask.glows(), self.ask.arrows()
            self.scene.joining = self.ask.joining()
        else:
            self.scene.joining = frozenset()
        self.scene.light_cards(glows)
        standing = standing_arrows(self.scene.view)
        self.scene.show_arrows((*standing, *arrows, *self._extra_arrows))
        below = {handle: glow for handle, (glow, _) in glows.items() if not self.scene.in_sight(handle)}
        spots = {self.spot_of(handle): glow for handle, glow in below.items()}
        self.scene.light_places({spot: glow for spot, glow in spots.items() if spot is not None}, {})

    def point_out(self, arrows: tuple[tuple[str, int, int], ...]) -> None:
        """Show arrows besides those of the question, for what the pointer is over in a panel."""
        self._extra_arrows = arrows
        self.relight()

    def weighed_with(self, handle: int) -> list[str]:
        """What the attacks would come to with a card that can join who is attacked, in sentences."""
        return [one.sentence(self.view(), self.name_of(one.defender)) for one in self.scene.weighed_with(handle)]

    def show_preview(self, handle: int) -> None:
        """Show a card large."""
        card = self.card(handle)
        if card is not None and card.code:
            self.previewed.emit(card)

    def scene_point(self, handle: int | None) -> QPointF:
        """Where something is said of a card: above it; of none, in the middle."""
        item = None if handle is None else self.scene.cards.get(handle)
        if item is None:
            size = self.scene.sceneRect()
            return QPointF(size.width() / 2, size.height() * 0.5)
        tall = item.place_width if item.home.angle else item.place_width * RATIO
        return QPointF(item.home.x, item.home.y - tall / 2 + 4)

    def point_at(self, handle: int | None) -> QPoint:
        """The same, in the view."""
        return self.table.mapFromScene(self.scene_point(handle))

    def to_screen(self, at: QPointF) -> QPoint:
        """Where a point of the table is on the screen."""
        return self.table.viewport().mapToGlobal(self.table.mapFromScene(at))
