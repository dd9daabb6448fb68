"""Positions of Fire Emblem Cipher worth a picture."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from app.stage.stage import Stage
from engine.answers import Play
from engine.questions import Question
from engine.views import View


def _units(view: View, seat: int) -> int:
    """How many units a player has."""
    return sum(view.zone(line, seat).count for line in ("front line", "back line"))


def _busy(view: View) -> bool:
    """Whether there is something to see: units and bonds of both, a stack, and cards in the hand of who is asked."""
    stacks = view.zone("stacked", view.seat).count
    bonds = view.zone("bond area", view.seat).count
    return min(_units(view, 0), _units(view, 1)) >= 4 and stacks >= 1 and bonds >= 4


def _action(view: View, question: Question) -> bool:
    return view.phase == "Action Phase" and _busy(view) and any(one.answer.how == "attack" for one in question.plays)


def _deployment(view: View, question: Question) -> bool:
    ways = {one.answer.how for one in question.plays}
    return view.phase == "Deployment Phase" and _units(view, view.seat) >= 3 and ways >= {"deploy", "level up"}


def _supported(view: View, question: Question) -> bool:
    supports = sum(view.zone("support area", seat).count for seat in (0, 1))
    return supports >= 1 and _busy(view) and question.rule.startswith("Cipher 18")


def opening(stage: Stage) -> QPixmap:
    """A hand of six new cards, and Main Characters that lie face down."""
    stage.use("cipher")
    stage.play_until("confirm", _six_cards)
    return stage.picture()


def deployment(stage: Stage) -> QPixmap:
    """A card of the hand is held: the lines and the unit where it may go are lit."""
    stage.use("cipher")
    page = stage.play_until("play", _deployment)
    question = page.session.my_question
    if question is not None:
        card = next(one.answer.card for one in question.plays if one.answer.how == "level up")
        places, plates, cards = page.controller.target.places_for((card,))
        page.scene.light_places(places, plates)
        page.scene.light_cards({handle: (glow, "") for handle, glow in cards.items()})
        page.controller.desk.show_preview(card)
    return stage.picture()


def action(stage: Stage) -> QPixmap:
    """Units of both players, bonds of which some are turned, and orbs."""
    stage.use("cipher")
    page = stage.play_until("play", _action)
    view = page.session.view()
    unit = max(view.zone("front line", view.seat).cards, key=lambda card: len(card.under), default=None)
    if unit is not None:
        page.controller.desk.show_preview(unit.handle)
    return stage.picture()


def battle(stage: Stage) -> QPixmap:
    """A battle with its supports."""
    stage.use("cipher")
    page = stage.play_until("cards", _supported)
    view = page.session.view()
    shown = next((card for seat in (0, 1) for card in view.zone("support area", seat).cards), None)
    if shown is not None:
        page.controller.desk.show_preview(shown.handle)
    return stage.picture()


def refusal(stage: Stage) -> QPixmap:
    """The rules say no, and why."""
    stage.use("cipher")
    page = stage.play_until("play", _deployment)
    question = page.session.my_question
    possible = set(question.candidates) if question is not None else set()
    view = page.session.view()
    for card in view.zone("hand", view.seat).cards:
        if card.handle not in possible:
            page.controller.desk.show_preview(card.handle)
            page.controller.desk.submit(Play("deploy", card.handle), card.handle)
            break
    return stage.picture()


def payment(stage: Stage) -> QPixmap:
    """Bonds are flipped for a skill; one of two is chosen."""
    stage.use("cipher")
    page = stage.play_until("cards", _flips)
    question = page.session.my_question
    if question is not None:
        page.controller.target.clicked(question.candidates[0], stage.app.keyboardModifiers())
    return stage.picture()


def _six_cards(view: View, question: Question) -> bool:
    return view.zone("hand", view.seat).count == 6


def _flips(view: View, question: Question) -> bool:
    return _flipping(question)


def _flipping(question: Question) -> bool:
    """Whether two bonds or more are to be flipped, and which ones is not settled."""
    return question.rule == "Cipher 22.1.1" and 1 < question.least < len(question.candidates)


def hand_over(stage: Stage) -> QPixmap:
    """The screen is handed over before the second player chooses a Main Character."""
    stage.use("cipher")
    page = stage.begin(3, hidden=True)
    page.curtain.ask("Bo")
    return stage.picture()


def end(stage: Stage) -> QPixmap:
    """The game is over: a player has lost the Main Character."""
    stage.use("cipher")
    stage.play_out(14)
    return stage.picture()
