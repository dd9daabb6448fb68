"""Positions of Cardfight!! Vanguard worth a picture."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from app.stage.stage import Stage
from engine.questions import Question
from engine.views import View


def _rear_guards(view: View, seat: int) -> int:
    return view.zone("rear-guard circles", seat).count


def _ways(question: Question) -> set[str]:
    return {one.answer.how for one in question.plays}


def _ridden(view: View, question: Question) -> bool:
    return view.phase == "Ride Phase" and "ride" in _ways(question) and len(question.plays) >= 2


def _guarded(view: View, question: Question) -> bool:
    """Whether there is something to see: rear-guards of both, a guardian already, and who may guard further."""
    guardians = view.zone("guardian circle", view.seat).count
    busy = min(_rear_guards(view, 0), _rear_guards(view, 1)) >= 3
    return busy and guardians >= 1 and "guard" in _ways(question)


def _main(view: View, question: Question) -> bool:
    busy = min(_rear_guards(view, 0), _rear_guards(view, 1)) >= 3 and view.zone("soul", view.seat).count >= 2
    return view.phase == "Main Phase" and busy and "call" in _ways(question)


def _lit(stage: Stage, how: str) -> QPixmap:
    """A card is held that can be played so: where it may go is lit."""
    page = stage.page
    question = page.session.my_question
    if question is not None:
        card = next(one.answer.card for one in question.plays if one.answer.how == how)
        places, plates, cards = page.controller.target.places_for((card,))
        page.scene.light_places(places, plates)
        page.scene.light_cards({handle: (glow, "") for handle, glow in cards.items()})
        page.controller.desk.show_preview(card)
    return stage.picture()


def ride(stage: Stage) -> QPixmap:
    """A card of the hand is held that may be ridden."""
    stage.use("vanguard")
    stage.play_until("play", _ridden)
    return _lit(stage, "ride")


def call(stage: Stage) -> QPixmap:
    """A card of the hand is held: the circles to which it may be called are lit."""
    stage.use("vanguard")
    stage.play_until("play", _main)
    return _lit(stage, "call")


def battle(stage: Stage) -> QPixmap:
    """An attack, and a guardian before whom it is made."""
    stage.use("vanguard")
    page = stage.play_until("play", _guarded)
    view = page.session.view()
    page.controller.desk.show_preview(view.zone("guardian circle", view.seat).cards[0].handle)
    return stage.picture()
