"""Positions of Force of Will worth a picture."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from app.controller.asks.paying import AskPay
from app.stage.stage import Stage
from app.values import words_in
from engine.questions import Question
from engine.views import View


def _fighting(view: View, seat: int) -> int:
    """How many J/resonators a player has."""
    return sum(card.controller == seat and card.values.get("def") is not None for card in view.zone("field").cards)


def _busy(view: View) -> bool:
    """Whether there is something to see: who can fight on both sides, and cards in the hand of who is asked."""
    return min(_fighting(view, 0), _fighting(view, 1)) >= 2 and view.zone("hand", view.seat).count >= 3


def _main(view: View, question: Question) -> bool:
    waiting = all(view.zone("standby area", seat).count for seat in (0, 1))
    judged = any("J-ruler" in words_in(card.values.get("types")) for card in view.zone("field").cards)
    return view.phase == "Main Phase" and not view.stack and _busy(view) and waiting and judged and not question.idle


def _aimed(view: View, question: Question) -> bool:
    return _busy(view) and any(line.targets for line in view.stack) and not question.idle


def _attacked(view: View, question: Question) -> bool:
    return _busy(view) and bool(question.candidates)


def _paid(view: View, question: Question) -> bool:
    needs = question.details["needs"]
    return _busy(view) and len(question.candidates) >= 4 and isinstance(needs, tuple) and bool(needs)


def main(stage: Stage) -> QPixmap:
    """A J-ruler on the field, stones, and cards that wait face down."""
    stage.use("fow")
    page = stage.play_until("play", _main)
    view = page.session.view()
    page.controller.desk.show_preview(view.zone("standby area", view.seat).cards[0].handle)
    return stage.picture()


def chase(stage: Stage) -> QPixmap:
    """The chase, with something on it that points at its target."""
    stage.use("fow")
    page = stage.play_until("play", _aimed)
    view = page.session.view()
    page.controller.desk.show_preview(next((line.source for line in view.stack if line.source), 0))
    return stage.picture()


def battle(stage: Stage) -> QPixmap:
    """An attack that may be blocked."""
    stage.use("fow")
    page = stage.play_until("block", _attacked)
    page.controller.desk.show_preview(page.session.my_question.candidates[0])  # type: ignore[union-attr]
    return stage.picture()


def payment(stage: Stage) -> QPixmap:
    """Magic stones pay; one is chosen, and what is still owed is said in signs."""
    stage.use("fow")
    page = stage.play_until("pay", _paid)
    ask = page.controller.desk.ask
    assert isinstance(ask, AskPay)
    page.controller.target.clicked(ask.sources[0].handle, stage.app.keyboardModifiers())
    return stage.picture()
