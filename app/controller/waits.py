"""When a card may be played that waits face down: held with the mouse, it says so, and whether that is now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.controller.desk import TableDesk
from engine.answers import Play
from engine.rulebook import Refusal

translate = QCoreApplication.translate


class WaitingCards:
    """Tells of one's own cards in the zone where cards wait, in the words that are printed on them."""

    def __init__(self, desk: TableDesk) -> None:
        self._desk = desk

    def may_tell(self, handle: int) -> bool:
        """Whether a card waits, and the seat that looks may know which it is."""
        waits, item = self._desk.spec.waits, self._desk.scene.cards.get(handle)
        if waits is None or item is None or item.face.hidden or item.spot is None:
            return False
        return self._desk.spec.zone_of(item.spot[0]) == waits.zone and item.spot[1] == self._desk.view().seat

    def tell(self, handle: int) -> None:
        """Say what a card waits for; once the table has said whether it could be played now, that as well."""
        waits, question = self._desk.spec.waits, self._desk.session.my_question
        if waits is None:
            return
        when = self._when(handle, waits.begins)
        if question is None or question.kind != "play":
            self._say(handle, when, Refusal("", ""))
            return
        play = Play(waits.how, handle)

        def judged() -> None:
            if self._desk.session.my_question is question:
                now = Refusal("", translate("Controller", "It can be played now."))
                self._say(handle, when, self._desk.judge(play) or now)

        self._desk.session.weigh((play,), judged)

    def _when(self, handle: int, begins: tuple[str, ...]) -> str:
        """The lines of a card that say when it may be played."""
        card = self._desk.card(handle)
        if card is None:
            return ""
        face = self._desk.scene.face_of(card)
        lines = zip(face.lines_in_english, face.lines, strict=False)
        return "\n".join(said for printed, said in lines if printed.startswith(begins))

    def _say(self, handle: int, when: str, judged: Refusal) -> None:
        words = "\n".join(one for one in (when, self._desk.say(judged.sentence)) if one)
        if words:
            self._desk.tell(Refusal(judged.rule, words), handle)
